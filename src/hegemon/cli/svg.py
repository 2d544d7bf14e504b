"""A plain drawing of a board: regions as dots, borders as lines."""

from __future__ import annotations

from html import escape
from typing import Any

from ..core.game import Game
from .table.closer_look import borders

WIDTH = 1200
MARGIN = 60
DOMAINS = ("region", "province", "space")  # what games call the places on their board
STROKE = {"land": "#8c510a", "sea": "#2166ac", "both": "#762a83"}


def board_svg(game: Game, places: dict[str, dict[str, Any]]) -> str:
    """The board as SVG text: brown borders by land, blue by sea, purple by both."""
    west, east = min(p["lon"] for p in places.values()), max(p["lon"] for p in places.values())
    south, north = min(p["lat"] for p in places.values()), max(p["lat"] for p in places.values())
    scale = (WIDTH - 2 * MARGIN) / ((east - west) or 1)
    stretch = scale * 1.3  # degrees of latitude are longer than those of longitude around the Mediterranean
    height = round((north - south) * stretch + 2 * MARGIN)

    def spot(name: str) -> tuple[float, float]:
        place = places[name]
        return MARGIN + (place["lon"] - west) * scale, MARGIN + (north - place["lat"]) * stretch

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        "<style>text { font: 15px sans-serif }</style>",
        f"<title>{escape(game.spec.title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#f7f4ec"/>',
    ]
    for one, other, kind in borders(game):
        (x1, y1), (x2, y2) = spot(one), spot(other)
        line = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        parts.append(f'<line {line} stroke="{STROKE.get(kind, "#555")}" stroke-width="2"/>')
    domain = next((name for name in DOMAINS if name in game.data.titles), "region")
    for name in places:
        x, y = spot(name)
        title = escape(game.data.title(domain, name))
        parts.append(f'<circle id="{escape(name)}" cx="{x:.1f}" cy="{y:.1f}" r="7" fill="#333"/>')
        parts.append(f'<text x="{x:.1f}" y="{y - 11:.1f}" text-anchor="middle">{title}</text>')
    return "\n".join([*parts, "</svg>", ""])
