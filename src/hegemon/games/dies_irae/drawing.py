"""The hex map as a drawing and as text: our own drawing, over the real coastline. With a position, its pieces too."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from typing import Any

from ...core.data import Data
from .domains import CONTESTED, LEGION, NUM_SEATS, SHIP
from .read_map import STEPS
from .state import State

RADIUS = 24.0  # of a hex, in pixels
STEP_X, STEP_Y = RADIUS * 1.5, RADIUS * 3**0.5
MARGIN = 40.0
TERRAIN = {"sea": "#cfe3ee", "coastal": "#efe6c8", "land": "#e6d9ae", "mountain": "#cbb98a", "island": "#f3e9c0"}
SIGNS = {"sea": " ~ ", "coastal": " , ", "land": " . ", "mountain": " ^ ", "island": " o "}
COLOURS = ("#2f6db3", "#f6f6f2", "#e3b505", "#8d5a97")
GOODS = {
    "stone": "#8c8c8c",
    "wool": "#f2f2e6",
    "wood": "#7a5230",
    "grain": "#e0b93a",
    "fish": "#4aa3b5",
    "wine": "#8a2b4b",
    "cattle": "#b5651d",
    "olives": "#7d8f3b",
    "lead": "#5b6770",
    "horse": "#a0522d",
    "copper": "#b87333",
    "bronze": "#9c6b30",
    "iron": "#4d4d57",
    "silver": "#c0c0c8",
    "salt": "#fafafa",
    "glass": "#7fd1c7",
    "gold": "#f4c542",
}
# The corner pair of a hex that each of its six sides runs between, for the steps of read_map.STEPS
SIDES = ((5, 0), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5))


class Sheet:
    """Where hexes lie on the drawing."""

    def __init__(self, data: Data) -> None:
        self.data = data
        grid = data.extra["grid"]
        self.columns, self.rows = grid["columns"], grid["rows"]
        self.lon, self.lat = grid["lon"], grid["lat"]
        self.width = 2 * MARGIN + STEP_X * (self.columns - 1) + 2 * RADIUS
        self.height = 2 * MARGIN + STEP_Y * (self.rows + 0.5)

    def centre(self, hex_: int) -> tuple[float, float]:
        """Middle of a hex."""
        q, r = divmod(hex_, self.rows)
        return MARGIN + RADIUS + STEP_X * q, MARGIN + STEP_Y * (r + 0.5 + 0.5 * (q % 2))

    def corner(self, hex_: int, k: int, shrink: float = 0.0) -> tuple[float, float]:
        """One of the six corners, the first at the right, then clockwise."""
        x, y = self.centre(hex_)
        size = RADIUS - shrink
        return x + size * cos(pi / 3 * k), y + size * sin(pi / 3 * k)

    def neighbour(self, hex_: int, side: int) -> int:
        """The hex beyond a side, or -1."""
        q, r = divmod(hex_, self.rows)
        dq, dr = STEPS[q % 2][side]
        inside = 0 <= q + dq < self.columns and 0 <= r + dr < self.rows
        return (q + dq) * self.rows + r + dr if inside else -1

    def place(self, lon: float, lat: float) -> tuple[float, float]:
        """A point of the earth on the drawing."""
        x = MARGIN + RADIUS + STEP_X * (lon - self.lon[0]) / self.lon[1]
        return x, MARGIN + STEP_Y * (0.5 + (lat - self.lat[0]) / self.lat[1])


def svg(data: Data, s: State | None = None) -> str:
    """The map as SVG text."""
    sheet = Sheet(data)
    size = f"{sheet.width:.0f} {sheet.height:.0f}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">',
        "<style>text{font:9px sans-serif;text-anchor:middle}.area{font:italic 15px serif;fill:#6b4a1f;opacity:.75}"
        ".hex{stroke:#b9ad8a;stroke-width:.6}.border{stroke:#7a3b12;stroke-width:2.2;fill:none}"
        ".bar{stroke:#b3261e;stroke-width:2;stroke-dasharray:3 2}"
        ".coast{fill:none;stroke:#5d7f91;stroke-width:1.1}</style>",
        "<title>Dies Irae</title>",
        f'<rect width="{sheet.width:.0f}" height="{sheet.height:.0f}" fill="#fbf8ef"/>',
        *(_hex(sheet, h) for h in range(data.components.num_hexes)),
        *_coast(sheet),
        *_borders(sheet),
        *_area_names(sheet),
        *(_site(sheet, site) for site in range(data.components.num_sites)),
    ]
    if s is not None:
        parts += [*_pieces(sheet, s)]
    return "\n".join([*parts, "</svg>", ""])


def _points(corners: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


def _hex(sheet: Sheet, h: int) -> str:
    terrain = sheet.data.extra["terrain"][h]
    outline = _points([sheet.corner(h, k) for k in range(6)])
    name = sheet.data.names.name("hex", h)
    drawn = (
        f'<polygon id="{name}" class="hex" points="{outline}" fill="{TERRAIN[terrain]}"><title>{name}</title></polygon>'
    )
    if terrain == "mountain":
        x, y = sheet.centre(h)
        drawn += f'<path d="M{x - 11:.1f},{y + 9:.1f}l7,-15l4,7l4,-4l7,12z" fill="#9a8256" opacity=".8"/>'
    return drawn


def _coast(sheet: Sheet) -> list[str]:
    lines = []
    for ring in sheet.data.extra["coast"]:
        points = _points([sheet.place(lon, lat) for lon, lat in ring])
        lines.append(f'<polygon class="coast" points="{points}"/>')
    inner = f'width="{sheet.width - 2 * MARGIN:.0f}" height="{sheet.height - 2 * MARGIN:.0f}"'
    clip = f'<clipPath id="map"><rect x="{MARGIN:.0f}" y="{MARGIN:.0f}" {inner}/></clipPath>'
    return [clip, '<g clip-path="url(#map)">', *lines, "</g>"]


def _borders(sheet: Sheet) -> list[str]:
    """Lines between areas, and the hexsides that cannot be crossed."""
    areas = sheet.data.extra["areas"]
    barriers = sheet.data.extra["barriers"]
    barred = {tuple(pair) for kind in ("legions", "ships") for pair in barriers[kind]}
    lines = []
    for h in range(sheet.data.components.num_hexes):
        for side in range(6):
            other = sheet.neighbour(h, side)
            if other <= h:
                continue
            a, b = SIDES[side]
            (x1, y1), (x2, y2) = sheet.corner(h, a), sheet.corner(h, b)
            ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
            if (h, other) in barred:
                lines.append(f'<line class="bar" {ends}/>')
            elif areas[h] != areas[other] and areas[h] >= 0 and areas[other] >= 0:
                lines.append(f'<line class="border" {ends}/>')
    return lines


def _area_names(sheet: Sheet) -> list[str]:
    areas = sheet.data.extra["areas"]
    shown = []
    for area, name in enumerate(sheet.data.names["area"]):
        spots = [sheet.centre(h) for h in range(len(areas)) if areas[h] == area]
        x, y = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        title = escape(sheet.data.title("area", name))
        shown.append(f'<text class="area" x="{x:.1f}" y="{y - RADIUS * 0.6:.1f}">{title}</text>')
    return shown


def _site(sheet: Sheet, site: int) -> str:
    """Cities are squares, other merchandise hexes dots, in the colour of the good."""
    c = sheet.data.components
    x, y = sheet.centre(c.hex_of[site])
    name = sheet.data.names.name("site", site)
    good = sheet.data.names.name("good", c.good_of[site])
    fill = GOODS.get(good, "#999")
    mark = f'<circle cx="{x:.1f}" cy="{y + 4:.1f}" r="4.5" fill="{fill}" stroke="#333"/>'
    if c.is_city[site]:
        corner = f'x="{x - 5:.1f}" y="{y - 1:.1f}" width="10" height="10"'
        mark = f'<rect {corner} fill="{fill}" stroke="#222" stroke-width="1.4"/>'
    title = escape(sheet.data.title("site", name))
    label = f'<text x="{x:.1f}" y="{y - 5:.1f}">{title}</text>'
    return f'{mark}{label}<text x="{x:.1f}" y="{y + 18:.1f}" font-size="7" fill="#555">{escape(good)}</text>'


def _pieces(sheet: Sheet, s: State) -> list[str]:
    c = sheet.data.components
    shown = []
    for h in range(c.num_hexes):
        if s.pieces[h] & CONTESTED:
            outline = _points([sheet.corner(h, k, 2.0) for k in range(6)])
            shown.append(f'<polygon points="{outline}" fill="none" stroke="#c1121f" stroke-width="2.5"/>')
    for site in range(c.num_sites):
        x, y = sheet.centre(c.hex_of[site])
        if s.owner[site] >= 0:
            fill = f'fill="{COLOURS[s.owner[site]]}" stroke="#111"'
            if s.fort[site]:
                shown.append(f'<path d="M{x + 6:.1f},{y + 2:.1f}h10v9h-10zm0,0v-3h3v3h4v-3h3v3" {fill}/>')
            if s.posts[site]:
                shown.append(f'<circle cx="{x + 11:.1f}" cy="{y + 6:.1f}" r="{3.5 + s.posts[site]:.1f}" {fill}/>')
        if s.monument[site] >= 0:
            fill = f'fill="{COLOURS[s.monument[site]]}" stroke="#111"'
            shown.append(f'<path d="M{x - 16:.1f},{y + 11:.1f}l5,-12l5,12z" {fill}/>')
    for row in _stacks(s):
        x, y = sheet.centre(row["hex"])
        y += -12 if row["kind"] == SHIP else 12
        text = f"{row['size']}{'+' + str(row['cargo']) if row['cargo'] else ''}"
        shape = f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="9" ry="5.5"'
        if row["kind"] == LEGION:
            shape = f'<rect x="{x - 7:.1f}" y="{y - 6:.1f}" width="14" height="12" rx="2"'
        colour = "#fff" if row["seat"] == 0 else "#111"
        shown.append(f'{shape} fill="{COLOURS[row["seat"]]}" stroke="#111"/>')
        shown.append(f'<text x="{x:.1f}" y="{y + 3.5:.1f}" fill="{colour}">{text}</text>')
    return shown


def _stacks(s: State) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "kind": kind,
            "hex": s.stack_hex[2 * seat + kind][i],
            "size": s.stack_size[2 * seat + kind][i],
            "cargo": s.cargo[seat][i] if kind == SHIP else 0,
        }
        for seat in range(NUM_SEATS)
        for kind in (LEGION, SHIP)
        for i in range(s.num_stacks[2 * seat + kind])
    ]


def text(data: Data, s: State | None = None) -> str:
    """The map as text: two lines for each row (odd columns lie half a hex lower), then the sites by province."""
    sheet = Sheet(data)
    head = "     " + "".join(f"{q:02} " for q in range(sheet.columns))
    lines = [head]
    for r in range(sheet.rows):
        for odd in (0, 1):
            cells = [_cell(data, s, q * sheet.rows + r) if q % 2 == odd else "   " for q in range(sheet.columns)]
            lines.append((f"{r:02}   " if odd == 0 else "     ") + "".join(cells).rstrip())
    lines += ["", "~ sea  , coast  . land  ^ mountain  o island  ABC city  abc other merchandise hex"]
    if s is not None:
        lines.append("G2: two legions of Greece; g2: two ships; so for every empire")
    lines.append("")
    return "\n".join([*lines, *_listing(data, s), ""])


def _cell(data: Data, s: State | None, h: int) -> str:
    c = data.components
    if s is not None:
        for row in _stacks(s):
            if row["hex"] == h:
                letter = data.names.name("seat", row["seat"])[0]
                return f"{letter.upper() if row['kind'] == LEGION else letter}{row['size']}".ljust(3)
    site = c.site_of[h]
    if site >= 0:
        letters = data.names.name("site", site)[:3]
        return (letters.upper() if c.is_city[site] else letters).ljust(3)
    return SIGNS[data.extra["terrain"][h]]


def _listing(data: Data, s: State | None) -> list[str]:
    c = data.components
    lines = []
    for area, name in enumerate(data.names["area"]):
        kind = data.names.name("track", c.track_of[area])
        words = []
        for site in c.area_sites[area][: c.num_members[area]]:
            site_name = data.names.name("site", site)
            good = data.names.name("good", c.good_of[site])
            q, r = divmod(c.hex_of[site], data.extra["grid"]["rows"])
            mark = "*" if c.is_city[site] else ""
            owner = f" {data.names.name('seat', s.owner[site])}" if s is not None and s.owner[site] >= 0 else ""
            words.append(f"{data.title('site', site_name)}{mark} {good} {q:02}{r:02}{owner}")
        lines.append(f"{data.title('area', name)} ({kind}): {', '.join(words)}")
    return [*lines, "", "* city"]
