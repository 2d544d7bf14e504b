"""Draws docs/architecture.svg: the layers, and the way of a move. What is written in code letters must exist."""

from __future__ import annotations

from html import escape
from pathlib import Path

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "architecture.svg"
WIDTH, HEIGHT = 1000, 640
LAYER_HEIGHT, STATION_HEIGHT = 56, 58

# (package, what it is), the highest first; those in one row do not know each other.
LAYERS = (
    (("web", "draws what the server sends"),),
    (("cli", "commands, terminal table"),),
    (("server", "tables, storage"), ("lab", "arenas"), ("testing", "checks")),
    (("learning", "the teacher"),),
    (("bots", "opponents"),),
    (("games", "one folder per game, the rules"),),
    (("common", "what two games share"),),
    (("core", "the contract, both engines"),),
)
# (title, code names): down the left column, up the right one.
DOWN = (
    ("a touch on the board", "Stage TableSession"),
    ("one request, one command", "api.act routes/play.py"),
    ("held, checked, once", "moves.act carry_out perform"),
    ("asked of the game; chance goes on", "OngoingGame.make settle"),
)
UP = (
    ("drawn", "TableSession Stage"),
    ("the socket carries it", "Connection TableSocket"),
    ("told as each may see it", "Hub.publish table_view"),
    ("stored in one transaction", "TableService.commit Store.save"),
)
BELOW = ("the rules judge it and carry it out", "Game.apply why_not apply go_on legal")


def text(x: float, y: float, said: str, kind: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{escape(said)}</text>'


def box(x: float, y: float, w: float, h: float, title: str, below: str, kinds: tuple[str, str]) -> list[str]:
    """A box with a line of words and one of code, or the other way round."""
    return [
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="6"/>',
        text(x + w / 2, y + h / 2 - 5, title, kinds[0]),
        text(x + w / 2, y + h / 2 + 15, below, kinds[1]),
    ]


def arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<path d="M{x1:g} {y1:g} L{x2:g} {y2:g}" marker-end="url(#tip)"/>'


def layers() -> list[str]:
    """The left half: who may import whom."""
    parts = [text(180, 34, "Each layer knows those below it", "head")]
    for i, row in enumerate(LAYERS):
        y, w = 54 + i * (LAYER_HEIGHT + 14), (320 - 12 * (len(row) - 1)) / len(row)
        for k, (name, about) in enumerate(row):
            parts += box(20 + k * (w + 12), y, w, LAYER_HEIGHT, name, about, ("code", "words"))
    parts.append(
        text(180, 54 + len(LAYERS) * (LAYER_HEIGHT + 14) + 12, "web speaks to server alone, over the wire", "words")
    )
    return parts


def way() -> list[str]:
    """The right half: what happens between a touch and the changed board."""
    left, right, w = 380, 700, 280
    parts = [text(680, 34, "The way of a move", "head")]
    step = STATION_HEIGHT + 42
    for i, (station, back) in enumerate(zip(DOWN, UP, strict=True)):
        y = 54 + i * step
        parts += box(left, y, w, STATION_HEIGHT, *station, ("words", "code"))
        parts += box(right, y, w, STATION_HEIGHT, *back, ("words", "code"))
        if i:
            parts.append(arrow(left + w / 2, y - 42, left + w / 2, y - 4))
            parts.append(arrow(right + w / 2, y - 2, right + w / 2, y - 38))
    bottom = 54 + len(DOWN) * step + 20
    parts += box(left + 130, bottom, w + 60, STATION_HEIGHT, *BELOW, ("words", "code"))
    parts.append(arrow(left + w / 2 + 40, bottom - 62, left + 200, bottom - 4))
    parts.append(arrow(left + 410, bottom - 2, right + w / 2 - 40, bottom - 58))
    parts.append(text(680, bottom + STATION_HEIGHT + 30, "Bots make their moves by the same perform.", "words"))
    return parts


def picture() -> str:
    """The whole drawing."""
    style = (
        "text{font-family:system-ui,sans-serif;text-anchor:middle;fill:#222}"
        ".head{font-size:18px;font-weight:600}.words{font-size:13px;fill:#555}"
        ".code{font-family:ui-monospace,monospace;font-size:13px}"
        "rect{fill:#f4efe4;stroke:#9a8a6a}.paper{fill:#fff;stroke:none}path{stroke:#9a8a6a;stroke-width:2;fill:none}"
    )
    size = 'markerWidth="8" markerHeight="8" refX="6" refY="3"'
    tip = f'<marker id="tip" {size} orient="auto"><path d="M0 0 L6 3 L0 6"/></marker>'
    room = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {room} role="img" aria-label="Layers, and the way of a move">'
    parts = [head, f"<style>{style}</style><defs>{tip}</defs>", '<rect class="paper" width="100%" height="100%"/>']
    return "\n".join([*parts, *layers(), *way(), "</svg>"]) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
