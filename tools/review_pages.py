"""Write the pages of docs/reviews anew, in every language, from the records that lie there:

python tools/review_pages.py            # all of them
python tools/review_pages.py duellum    # one
"""

from __future__ import annotations

import sys
from pathlib import Path

from hegemon.cli.review import text_of
from hegemon.core.language import LANGUAGES
from hegemon.core.record import open_game, read
from hegemon.lab.review.review import review

FOLDER = Path("docs/reviews")


def main() -> None:
    """Each record is looked at once."""
    for file in sorted(FOLDER.glob("*.hgm")):
        if sys.argv[1:] and file.stem not in sys.argv[1:]:
            continue
        record = read(file)
        game = open_game(record, "fast")
        found = review(game, record)
        for language in LANGUAGES:
            (FOLDER / f"{file.stem}.{language}.md").write_text(text_of(found, str(file), language), "utf-8")
        print(f"{file}: {len(found.points)} turning points")


if __name__ == "__main__":
    main()
