from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from game import library
from game.contract import DictionaryRef, LexiconKey, Refusal
from game.language import SENTENCES
from game.lexicon.dictionaries import DICTIONARY_IDS
from game.library import AssetError, asset, dictionaries, glosses, lexicon_of, load_lexicon

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def other_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An assets folder of the test, with nothing remembered before and after."""
    kept = (library._store, library._lexicon, library.glosses)
    monkeypatch.setattr(library, "ASSETS", tmp_path)
    for remembered in kept:
        remembered.cache_clear()
    (tmp_path / "words").mkdir()
    yield tmp_path
    for remembered in kept:
        remembered.cache_clear()


def refusal(*arguments: object, **named: object) -> str:
    with pytest.raises(Refusal) as refused:
        load_lexicon(*arguments, **named)  # type: ignore[arg-type]  # wrong on purpose
    assert refused.value.code in SENTENCES
    return refused.value.code


def test_a_lexicon_is_built_once() -> None:
    assert load_lexicon(["pocket"]) is load_lexicon(("pocket",))


def test_what_cannot_be_a_lexicon_is_refused() -> None:
    assert refusal(["oxford"]) == "unknown_dictionary"
    assert refusal([""]) == "unknown_dictionary"
    assert refusal(["pocket@"]) == "unknown_dictionary"
    assert refusal(["pocket@1x"]) == "unknown_dictionary"
    assert refusal(["pocket@²"]) == "unknown_dictionary"
    assert refusal([]) == "no_dictionary"
    for word in ("cat", "A", "A" * 46, "CAT\n", "CÄT", ""):
        assert refusal(["pocket"], (word,)) == "own_word"


@pytest.mark.parametrize("id_", DICTIONARY_IDS)
@pytest.mark.parametrize("family", [False, True])
def test_the_key_names_the_sha256_of_the_words(id_: str, family: bool) -> None:
    lexicon = load_lexicon([id_], family=family)
    text = "".join(word + "\n" for word in lexicon.words())
    assert lexicon.key.dictionaries == (DictionaryRef(id_, sha256(text.encode()).hexdigest()),)


def test_other_words_under_the_same_name_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        lexicon_of(LexiconKey((DictionaryRef("pocket", "0" * 64),)))
    assert refused.value.code == "other_dictionary"
    assert refused.value.params == {"dictionary": "pocket"}


def test_a_forged_key_is_refused() -> None:
    for key in (
        LexiconKey((DictionaryRef("oxford", ""),)),
        LexiconKey((), ("no word",)),
        LexiconKey(()),
    ):
        with pytest.raises(Refusal):
            lexicon_of(key)


def test_the_dictionaries_are_told_with_their_counts() -> None:
    facts = dictionaries()
    assert tuple(fact.id for fact in facts) == DICTIONARY_IDS
    assert [fact.words for fact in facts] == [len(load_lexicon([fact.id])) for fact in facts]
    assert all(fact.title and fact.help for fact in facts)


@pytest.mark.parametrize("name", ["SCOWL", "WordNet", "naughty-words", "cuss", "badwords-list"])
def test_the_licences_of_the_words_are_shipped(name: str) -> None:
    assert len(asset("words", "licences", f"{name}.txt")) > 900


def test_the_notice_of_ukacd_is_shipped_verbatim() -> None:
    text = " ".join(asset("words", "licences", "SCOWL.txt").decode().split())
    assert "Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved." in text
    assert "the text of this document must be included verbatim" in text


def test_a_missing_file_is_told_in_a_sentence(other_assets: Path) -> None:
    assert not list((other_assets / "words").iterdir())
    with pytest.raises(AssetError, match=r"words/words\.bin can't be read: No such file"):
        load_lexicon(["pocket"])
    with pytest.raises(AssetError, match=r"words/glosses\.bin can't be read"):
        glosses()


def test_a_damaged_file_is_told_in_a_sentence(other_assets: Path) -> None:
    for name in ("words.bin", "glosses.bin"):
        (other_assets / "words" / name).write_bytes(bytes(1000))
    with pytest.raises(AssetError, match=r"words/words\.bin is damaged"):
        load_lexicon(["pocket"])
    with pytest.raises(AssetError, match=r"words/glosses\.bin is damaged"):
        glosses()


SPEAKING = """
import sys
from game.lexicon.own_list import read_own_list
from game.lexicon.patterns import matches
from game.library import glosses, load_lexicon
data = "\\ufeffqzxv\\ncaf\\u00e9\\niris\\nIRIS\\n\\u0131ris\\n".encode("utf-8")
found = read_own_list(data)
lexicon = load_lexicon(["pocket"], found.words)
print(found.words, [number for number, _ in found.skipped])
print("IRIS" in lexicon, "QZXV" in lexicon, matches("i*is", lexicon, 1), glosses().of("IRIS").word)
"""


@pytest.mark.parametrize(
    "settings",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"},
        {"LC_ALL": "POSIX", "PYTHONIOENCODING": "latin-1"},
    ],
)
def test_regional_settings_change_nothing(settings: dict[str, str]) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT), **settings}
    done = subprocess.run(
        [sys.executable, "-c", SPEAKING], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["('IRIS', 'QZXV') [2, 5]", "True True ('IRIS',) iris"]
    assert done.stderr == ""
