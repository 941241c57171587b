"""Make `assets/locale/wordcade.pot`: every text for people, ready for translators.

    python3 build/make_catalogue.py

Needs babel (extra `test`). It names the files where a text stands, but no lines and no dates,
so that it changes only when a text does.
"""

from __future__ import annotations

import io
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.pofile import write_po

ROOT = Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "assets" / "locale" / "wordcade.pot"
KEYWORDS = {"_": None, "N_": None, "gettext": None, "ngettext": (1, 2)}
HEADER = "# Every text of Wordcade for people. A translation fills in each msgstr."
NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)


def sources() -> list[Path]:
    """All files that may hold texts for people, in a fixed order."""
    packages = [path for name in ("game", "scenes") for path in (ROOT / name).rglob("*.py")]
    return sorted([*packages, *ROOT.glob("main.py")])


def catalogue() -> bytes:
    """The catalogue as the bytes of its file."""
    texts = Catalog(
        project="Wordcade",
        header_comment=HEADER,
        creation_date=NO_DATE,
        fuzzy=False,
        charset="utf-8",
    )
    for path in sources():
        place = path.relative_to(ROOT).as_posix()
        for _, message, comments, context in extract_from_file("python", path, KEYWORDS):
            texts.add(message, None, [(place, 0)], auto_comments=comments, context=context)
    written = io.BytesIO()
    write_po(written, texts, width=100, include_lineno=False)
    return written.getvalue()


if __name__ == "__main__":
    CATALOGUE.parent.mkdir(parents=True, exist_ok=True)
    CATALOGUE.write_bytes(catalogue())
