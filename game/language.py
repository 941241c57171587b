"""Words for people: the gettext catalogue, and the sentence of a refusal.

The message ids are the English texts. Code and params of a `Refusal` or `Notice` become a
sentence here, at the edge, and nowhere else.
"""

from __future__ import annotations

import gettext as _gettext
import re
from collections.abc import Mapping

DOMAIN = "wordcade"

NO_TRANSLATION = _gettext.NullTranslations()
"""English as it is written in the program."""

_translations: _gettext.NullTranslations = NO_TRANSLATION


def N_(text: str) -> str:  # noqa: N802 - the mark that gettext's tools look for
    """Mark a text for translation where it is written; it is translated where it is shown."""
    return text


def gettext(text: str) -> str:
    """The text in the language in use."""
    return _translations.gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    """The text for that count in the language in use."""
    return _translations.ngettext(one, many, count)


def use(translations: _gettext.NullTranslations) -> None:
    """Speak another language from now on."""
    global _translations
    _translations = translations


class American(_gettext.NullTranslations):
    """English as it is spelt in America."""

    def gettext(self, message: str) -> str:
        """The message in American spelling; names in braces stay as they are."""
        parts = re.split(r"(\{[^}]*\})", message)
        return "".join(part if part.startswith("{") else _in_american(part) for part in parts)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The form for `n` in American spelling."""
        return self.gettext(msgid1 if n == 1 else msgid2)


def spell(american: bool) -> None:
    """Spell English the American way, or the British; another language stays as it is."""
    global _translations
    if _translations is NO_TRANSLATION or isinstance(_translations, American):
        _translations = American() if american else NO_TRANSLATION


def spelled(text: str) -> str:
    """A longer English text, such as a page of rules, in the spelling in use."""
    return _in_american(text) if isinstance(_translations, American) else text


_AMERICAN = {
    "colour": "color", "honour": "honor", "favour": "favor", "neighbour": "neighbor",
    "centre": "center", "grey": "gray", "judgement": "judgment", "licence": "license",
    "practise": "practice", "spelt": "spelled", "travell": "travel",
}  # fmt: skip
_BRITISH = re.compile("|".join(_AMERICAN), re.IGNORECASE)


def _in_american(text: str) -> str:
    def change(found: re.Match[str]) -> str:
        word = _AMERICAN[found[0].lower()]
        return word.capitalize() if found[0][0].isupper() else word

    return _BRITISH.sub(change, text)


class PseudoLanguage(_gettext.NullTranslations):
    """English made 40 % longer and accented, to see what a longer language does to a screen."""

    _ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")

    def gettext(self, message: str) -> str:
        """The message with accents and padding; names in braces stay as they are."""
        spoken = [
            part if part.startswith("{") else part.translate(self._ACCENTS)
            for part in re.split(r"(\{[^}]*\})", message)
        ]
        return "".join(spoken) + self._padding(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The form for `n`, padded like every message."""
        return self.gettext(msgid1 if n == 1 else msgid2)

    @staticmethod
    def _padding(message: str) -> str:
        words = max(1, round(len(message) * 0.4 / 4))
        return " " + " ".join(["lóng"] * words) if len(message) > 3 else "~"


SENTENCES: dict[str, str] = {
    # common
    "unknown_option": N_("This game has no option called {option}."),
    "option_value": N_("{option} can't be set to {value}: {allowed}."),
    "seats_count": N_("{game} is for {least} to {most} players; {count} are at the table."),
    "not_your_move": N_("It isn't your move now."),
    "not_open": N_("That can't be done now."),
    "match_over": N_("The match is over."),
    "table_paused": N_("The table is paused."),
    "no_pause": N_("A match with someone elsewhere can't be paused."),
    "hint_on_its_way": N_("A hint is on its way."),
    "negative_time": N_("A move can't take less than no time."),
    "computer_failed": N_("The computer couldn't move ({detail}). The match is saved."),
    "unknown_game": N_("There is no game called {game}."),
    # lessons
    "not_in_lesson": N_("That can be played, too. In this lesson do as the card says."),
    # seats
    "table_full": N_("There is no room for another seat."),
    "table_needs_seat": N_("The game needs this many seats."),
    "name_empty": N_("Every seat needs a name."),
    "name_long": N_("A name has at most {most} letters."),
    "name_unclean": N_("This name would be shown as {name}."),
    "name_taken": N_("Two seats are called {name}; give one another name."),
    "seat_level": N_("{name} needs a level if it is the computer, and none if not."),
    "seat_side": N_("The colour or side of {name} isn't one of this table."),
    "handicap_for_all": N_("Help for every seat helps nobody: leave one seat without."),
    "handicap_not_offered": N_("{game} has no such help for {name}."),
    # records and files
    "file_damaged": N_("{file} was damaged and is kept as {aside}."),
    "file_newer": N_("{file} was written by a newer version and is left as it is."),
    "file_unreadable": N_("{file} can't be read."),
    "match_open_elsewhere": N_("This match is open in another copy of the program."),
    "match_unreadable": N_("Nothing of this match can be read any more."),
    "match_cut": N_("Move {move} can't have been played; the match goes on before it."),
    "match_not_kept": N_("This match can't be saved ({detail}). You can play on."),
    "record_newer": N_("{file} was written by a newer version of Wordcade."),
    "record_damaged": N_("{file} is no record of a match, or is damaged."),
    "record_missing": N_("{file} can't be opened."),
    "rules_changed": N_("Played by version {recorded} of the rules; this is version {known}."),
    "unknown_generator": N_("Its dice were thrown in an unknown way ({name})."),
    "move_unreadable": N_("The move can't be read: {detail}."),
    "chance_missing": N_("What chance gave is missing."),
    "chance_impossible": N_("Chance can't have given {value} of {bound}."),
    "chance_left_over": N_("Chance gave more than the move needs."),
    "chance_differs": N_("Chance isn't what its seed gives."),
    "final_state_differs": N_("The end isn't the one that was recorded."),
    "outcome_differs": N_("The result isn't the one that was recorded."),
    "replay_cut": N_("Move {move} can't have been played: what is shown ends before it."),
    "record_salvaged": N_("{file} is damaged. Its first {moves} moves could be read."),
    "only_watched": N_("This match is only watched."),
    "copy_name": N_("Type a folder and a name for the file."),
    "copy_exists": N_("{file} is there already."),
    "copy_no_folder": N_("There is no folder {folder}."),
    "copy_failed": N_("The copy can't be written: {detail}."),
    "no_hints_left": N_("No hints are left."),
    "no_undo": N_("There is nothing to take back."),
    # lexicon
    "unknown_dictionary": N_("There is no dictionary called {dictionary}."),
    "other_dictionary": N_("The words of {dictionary} are not the ones this was played with."),
    "no_dictionary": N_("Choose a dictionary, or a list of your own."),
    "own_word": N_("{word} can't stand in a list of your own: 2 to 45 letters A to Z, please."),
    "own_list_empty": N_("There isn't one word in this file. Write one word a line, in A to Z."),
    "own_list_encoding": N_("This file isn't plain text in UTF-8. Please save it as UTF-8 text."),
    "own_list_big": N_("This file is too big for a word list: {most} MB is the most."),
    "pattern_empty": N_("Type a pattern: letters, and * for one or more letters."),
    "pattern_character": N_("{character} can't stand in a pattern: only letters and * can."),
    # settings and keys
    "setting_defaulted": N_("The setting {name} couldn't be read and is as it was at first."),
    "settings_not_saved": N_("The settings can't be saved ({detail}). They hold until you quit."),
    "key_taken": N_("{key} is used for {action}."),
    "key_types": N_("{key} writes a letter. Choose another key, or hold Ctrl or Alt with it."),
    "key_unusable": N_("{key} can't be used for this."),
    "key_needed": N_("{action} needs at least one key or button."),
    # wordaway
    "phrase_long": N_("A phrase has at most {most} characters; this one has {count}."),
    "phrase_character": N_(
        "{character} can't stand in a phrase: letters A to Z, blanks and . , ' ! ? - : ; can."
    ),
    "phrase_empty": N_("A phrase needs letters."),
    "phrase_letters": N_("A phrase has at most {most} letters; this one has {count}."),
    "phrase_copies": N_("{letter} stands {count} times in this phrase; {most} is the most."),
    "phrase_vowels": N_("A phrase has {least} to {most} vowels (A E I O U); this one has {count}."),
    "word_empty": N_("Type a word first."),
    "word_length": N_("A play has {least} to {most} letters."),
    "word_limit": N_("You may play at most {most} letters here."),
    "word_repeated": N_("{word} was played before in this game."),
    "not_in_pool": N_("{word} needs more of {letter} than the pool has."),
    "not_a_word": N_("{word} isn't in the dictionary."),
    "letters_in_pool": N_("{count} letters, all in the pool"),
    "letter_in_pool": N_("{count} letter, in the pool"),
    "letter_missing": N_("No {letter} is left for this"),
    "series_length": N_("A series goes to 1 to {most} won games."),
    "same_offer": N_("{length} is on offer already: agree, or propose another length."),
    # rooply
    "no_words": N_("These words don't fit: the board needs some of {least} to {most} letters."),
    "wild_none": N_("You have no wild card left."),
    "wild_length": N_("A wild card asks for {least} to {most} letters."),
    "wild_direction": N_("Words lie across or down on this board."),
    "wild_blacks": N_("A wild card brings 0 to {most} black squares."),
    "word_letters": N_("A word is written in the letters A to Z."),
    "not_across": N_("This word must lie across."),
    "not_down": N_("This word must lie up and down."),
    "not_diagonal": N_("This word must lie diagonally."),
    "off_board": N_("{word} runs off the board."),
    "over_black": N_("{word} would run over a black square."),
    "letter_differs": N_("{word} doesn't go with the letter {letter} that stands there."),
    "wall": N_("A bar stands in the way of {word}."),
    "nothing_new": N_("{word} stands there already: write at least one new letter."),
    "too_short": N_("{word} is too short: {least} letters or more."),
    "new_many": N_("{new} new letters are too many: {most} at most."),
    "not_whole": N_("{word} would run on and read {run}."),
    "word_unknown": N_("{word} isn't in the dictionary, neither forwards nor backwards."),
    "bad_run": N_("{run} isn't a word, neither forwards nor backwards."),
    "yellow_bank": N_("Yellow squares in your bank: {bank}."),
    "yellow_alone": N_("Yellow squares go with a word."),
    "yellow_square": N_("A yellow square goes on an empty square."),
    "yellow_bars": N_("Bar one, two or three sides of a yellow square."),
    "yellow_cap": N_("{most} yellow squares are the most, on the board and in the bank."),
    "black_square": N_("A black square goes on an empty square."),
    "blacks_many": N_("Black squares taken: {used}; you have {most}."),
    "blacks_none": N_("Choose the squares for your black squares first."),
    "blacks_twice": N_("Black squares alone, twice running, can't be: write a word or pass."),
    "exchange_negative": N_("A yellow square can't be changed back into black ones."),
    "exchange_without_word": N_("Yellow squares are for those who have written their word."),
    "not_closed": N_("Close the ends of the word first: {open} more."),
    "diagonal_open": N_("Both ends of a diagonal word must be closed: {open} more."),
    "open_without_blacks": N_("Without black squares both ends must be closed already."),
    "time_over": N_("The time for this turn is over."),
    "time_left": N_("There is time left in this turn."),
    # wordwinder
    "winder_sides": N_("Play with two or three players, two teams of two, or three teams of two."),
    "winder_giant_sides": N_("GiantWinder is for 2 to {sides} teams of up to {partners} players."),
    "winder_colours": N_("Two sides have the same chips. Give each side a colour of its own."),
    "winder_balanced_sides": N_("A balanced start is for two sides."),
    "winder_race_least": N_("In RaceWinder the shortest word may have {most} letters at most."),
    "winder_sport_only_side": N_("Only SideWinder has a shortest word for adults."),
    "winder_no_words": N_("These limits leave {name} no word on the board."),
    "winder_off_board": N_("That square isn't on the board."),
    "winder_repeats": N_("Each square can be used only once in a word."),
    "winder_jumps": N_("Each letter must touch the one before."),
    "winder_taken": N_("An opponent's chip lies on that {letter}."),
    "winder_short": N_("Your word needs at least {least} letters."),
    "winder_long": N_("Your word may have {most} letters at most."),
    "winder_nothing_new": N_("A word must cover at least one new square."),
    "winder_chips": N_("You need {needed} chips and have {left}."),
    "winder_misses_top": N_("Your first word needs a letter of the starting row."),
    "winder_touches_nothing": N_("Your word must touch one of your own letters."),
    "winder_no_word": N_("{word} isn't in the dictionary. Try again."),
    "winder_no_first_word": N_("That would leave another side without a first word."),
    "winder_no_path": N_("{word} can't be wound on this board."),
    "winder_not_silent": N_("Partners may talk at this table."),
    "winder_own_penalty": N_("You can't call a penalty against your own side."),
    "winder_no_partner": N_("The player whose turn it is has no partner who could have spoken."),
    "winder_called": N_("A penalty has been called in this turn already."),
    "winder_no_call": N_("No penalty call is waiting."),
    "winder_own_call": N_("Another side must confirm the penalty."),
    "winder_no_puzzle": N_("This dictionary has too few words for a puzzle."),
    "winder_time_over": N_("The time is over."),
    "winder_found": N_("You have found {word} already."),
    "winder_no_answer": N_("{word} answers none of the open clues."),
    "winder_no_help": N_("There is nothing more to show of that answer."),
    "winder_to_go": N_("{letters} letters, then {squares} squares to go"),
    "winder_last_one": N_("{letters} letters, then one square to go"),
    "winder_line": N_("{letters} letters, and the line is yours"),
    "winder_walled": N_("{letters} letters; no line can be had any more"),
    "winder_not_yet": N_("{word} isn't a word yet"),
    "winder_good": N_("{word} is a good word"),
    # wildwords
    "wildwords_practice_alone": N_("Practice is for one person who plays every seat."),
    "wildwords_nothing_laid": N_("Lay at least one tile, or pass."),
    "wildwords_off_board": N_("That isn't a square of the board. Put {tile} on another."),
    "wildwords_square_twice": N_("Two tiles can't share a square. Put one of them elsewhere."),
    "wildwords_square_taken": N_("Row {row}, column {column} is taken. Choose an empty square."),
    "wildwords_tile_not_owned": N_("There is no {tile} left in your tray. Lay what you have."),
    "wildwords_not_in_line": N_("Lay all tiles in one row or in one column."),
    "wildwords_gap": N_("Leave no gap: the tiles must run on without an empty square."),
    "wildwords_off_centre": N_("The first play must cover the square in the middle of the board."),
    "wildwords_one_tile": N_("The first play needs at least two tiles."),
    "wildwords_detached": N_("Touch a tile that lies already, beside it, not at a corner."),
    "wildwords_pattern_long": N_("{pattern} is too long: at this table you may use {most} tiles."),
    "wildwords_traded_already": N_("You have traded in this turn. Lay tiles or pass."),
    "wildwords_pot_empty": N_("The pot is empty, so there is nothing to trade for. Play or pass."),
    "wildwords_spelling_count": N_("Spell {count} words, one for each pattern; you gave {given}."),
    "wildwords_spelling_letters": N_("Spell {pattern} in the letters A to Z only."),
    "wildwords_spelling_long": N_("{pattern} can't be longer than {most} letters."),
    "wildwords_spelling_short": N_("Every wild tile of {pattern} needs at least one letter."),
    "wildwords_hint_wrong": N_("That hint names no word for its pattern."),
    "wildwords_no_clock": N_("No such clock runs now."),
    "wildwords_time_left": N_("There is time left on this clock."),
    "wildwords_preview_wild": N_("Tiles that turn wild: {count}."),
    "wildwords_preview_letters": N_("Letters that count more: {count}."),
    "wildwords_preview_words": N_("Words count × {factor}."),
    "wildwords_preview_lost": N_("The play loses {points} points."),
    "wildwords_bomb": N_("The bomb: all seven tiles."),
    "wildwords_touchdown": N_("Touchdown: triple and double word in one play."),
    "wildwords_hipswop": N_("Hipswop: many points for few tiles."),
    "wildwords_no_word_fits": N_("No word fits {pattern}."),
    "wildwords_quiz_few": N_("Mark at least {least} plays that you would challenge."),
    "wildwords_quiz_play": N_("There is no play {number} on this board."),
    "wildwords_a_word_fits": N_("A word fits {pattern}."),
    # command line
    "benchmark_failed": N_("The benchmark {name} failed."),
    "folder_unwritable": N_("Nothing can be written into {folder}: {detail}"),
    "no_benchmarks": N_("The benchmarks come with the program's sources; they aren't here."),
    "no_end": N_("A match of {game} with seed {seed} goes on without an end."),
    "no_such_move": N_("There is no move {move}; the record has {count} moves."),
    "unknown_benchmark": N_("There is no benchmark called {name}; these are: {known}."),
}


def sentence(code: str, params: Mapping[str, str | int] | None = None) -> str:
    """What a person reads for that code; a code without a sentence is shown as it is."""
    return gettext(SENTENCES.get(code, code)).format_map(dict(params or {}))
