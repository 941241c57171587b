"""Make `assets/fonts/` from the packages that hold the fonts' sources.

    python build/make_fonts.py NODE_MODULES

NODE_MODULES is a folder where npm has put `@expo-google-fonts/fredoka` 0.4.1,
`@expo-google-fonts/atkinson-hyperlegible-next` 0.4.1, `@expo-google-fonts/material-symbols-rounded`
0.4.55 and `@fontsource/opendyslexic` 5.3.0. Needs fonttools. The text fonts are copied as they
are (their licence guards their names against changed copies); the icon font is cut down to the
icons of `scenes/icons.py`.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"
sys.path.insert(0, str(ROOT))

from scenes.icons import Icon  # noqa: E402 - the repository's root must be on the path first

GOOGLE = "@expo-google-fonts"
COPIES = {
    "Fredoka-Medium.ttf": f"{GOOGLE}/fredoka/500Medium/Fredoka_500Medium.ttf",
    "Fredoka-SemiBold.ttf": f"{GOOGLE}/fredoka/600SemiBold/Fredoka_600SemiBold.ttf",
    "AtkinsonHyperlegibleNext-Medium.ttf": f"{GOOGLE}/atkinson-hyperlegible-next/500Medium/"
    "AtkinsonHyperlegibleNext_500Medium.ttf",
    "AtkinsonHyperlegibleNext-Bold.ttf": f"{GOOGLE}/atkinson-hyperlegible-next/700Bold/"
    "AtkinsonHyperlegibleNext_700Bold.ttf",
    "OpenDyslexic-Regular.woff": "@fontsource/opendyslexic/files/"
    "opendyslexic-latin-400-normal.woff",
    "OpenDyslexic-Bold.woff": "@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff",
    "Fredoka-OFL.txt": f"{GOOGLE}/fredoka/LICENSE_FONT",
    "AtkinsonHyperlegibleNext-OFL.txt": f"{GOOGLE}/atkinson-hyperlegible-next/LICENSE_FONT",
    "OpenDyslexic-OFL.txt": "@fontsource/opendyslexic/LICENSE",
    "MaterialSymbols-Apache-2.0.txt": f"{GOOGLE}/material-symbols-rounded/LICENSE_FONT",
}
SYMBOLS = f"{GOOGLE}/material-symbols-rounded/600SemiBold/MaterialSymbolsRounded_600SemiBold.ttf"


def check_icons(source: Path) -> None:
    """Stop with a message if an icon's character does not show the glyph of its name."""
    glyphs = TTFont(source).getBestCmap()
    wrong = [icon.name for icon in Icon if glyphs.get(ord(icon)) != icon.name.lower()]
    if wrong:
        sys.exit(f"not the glyph of that name: {', '.join(wrong)}")


def cut_icons(source: Path, target: Path) -> None:
    """Write a font that holds the icons of the table, and nothing else."""
    options = subset.Options()
    options.layout_features = []
    options.drop_tables += ["meta"]
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 13, 14]
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(icon) for icon in Icon])
    cutter.subset(font)
    font["head"].modified = font["head"].created
    subset.save_font(font, str(target), options)


def main(packages: Path) -> None:
    """Fill the fonts' folder from the packages."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for target, source in COPIES.items():
        shutil.copyfile(packages / source, FONTS / target)
    check_icons(packages / SYMBOLS)
    cut_icons(packages / SYMBOLS, FONTS / "symbols.ttf")
    for path in sorted(FONTS.iterdir()):
        print(f"{path.stat().st_size:8} {path.name}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
