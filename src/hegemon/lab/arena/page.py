"""Results of arenas as a page of the documentation: tables and a picture, from the files alone."""

from __future__ import annotations

from html import escape

from ...core.registry import spec
from .balance import course_of, seat_rows
from .playing import FORFEIT, Played
from .results import Results
from .standings import PairRow, bot_rows, distinct, pair_rows

WIDTH, ROW, LEFT, RIGHT = 860, 26, 330, 40


def page(arenas: list[Results], picture: str) -> str:
    """The page in Markdown."""
    parts = [
        "# Strength, measured",
        "",
        "Made by `hegemon standings` from the files of `hegemon arena`; a test makes it again and compares.",
        "Brackets are 95 % intervals (Wilson); *by chance* is the probability of so many wins without any difference "
        "(exact binomial, one-sided); *test* is sequential, with an error of 1 % however often one looks: "
        "*stronger* by a bet spread over all shares above the fair one, *not stronger* against a fifth of the way "
        "from it to winning always. With more than two seats a bot sits alone among copies "
        "of the other. Ratings are openskill's, with two standard deviations. "
        "`learned:S` and `typed:S` plan a turn for S seconds in the same beam, by learned weights and "
        "by the game's typed estimate.",
        "",
        f"![Shares of wins with their intervals]({picture})",
    ]
    for results in arenas:
        parts += ["", *_section(results)]
    return "\n".join(parts) + "\n"


def _section(results: Results) -> list[str]:
    order, found = results.order, results.circumstances
    options = " ".join(f"{name}={value}" for name, value in order.options.items())
    machine = found["machine"]
    loose = f", {order.loose} turns by novice" if order.loose else ""
    return [
        f"## {title(results)}",
        "",
        f"{len(results.games)} games, {distinct(results.games)} of them different; seed {order.seed}, opening of "
        f"{order.opening} random decisions{loose}; {found['date']}, commit {found['commit']}, "
        f"{machine.get('processor', machine['machine'])} with {machine['cores']} cores, "
        f"Python {found['versions']['python']}, engine {order.engine_name}"
        f"{f', options {options}' if options else ''}. Ends: {ends(results.games)}.",
        "",
        *(_pairs(results) if len(order.bots) > 1 else _seats(results)),
        "",
        "| bot | games | rating | seconds a turn | slowest turn | broke off |",
        "| --- | ---: | --- | ---: | ---: | ---: |",
        *(
            f"| {row.bot} | {row.games} | {row.rating} | {row.seconds_a_turn:.3f} | {row.slowest_turn:.2f} "
            f"| {row.broke_off} |"
            for row in bot_rows(results)
        ),
    ]


def _pairs(results: Results) -> list[str]:
    return [
        "| bot | against | games | different | share of wins | fair | by chance | test |",
        "| --- | --- | ---: | ---: | --- | ---: | ---: | --- |",
        *(_pair_line(row) for row in pair_rows(results)),
    ]


def _seats(results: Results) -> list[str]:
    """A bot among copies of itself."""
    course = course_of(results)
    return [
        f"A game took {course.turns:.0f} turns and {course.minutes:.1f} minutes of thinking; "
        f"{course.idle:.1%} of the turns changed nothing.",
        "",
        "| table | seat | games | share of wins |",
        "| --- | --- | ---: | --- |",
        *(f"| {row.set_up or 'printed'} | {row.seat} | {row.games} | {row.won} |" for row in seat_rows(results)),
    ]


def title(results: Results) -> str:
    """The game, and how many sit at the table."""
    return f"{spec(results.order.game).title}, {results.seats} seats"


def _pair_line(row: PairRow) -> str:
    chance = "< 0.0001" if row.by_chance < 0.0001 else f"{row.by_chance:.4f}"
    return (
        f"| {row.bot} | {row.other} | {row.games} | {row.distinct} | {row.won} | {row.fair:.0%} | {chance} "
        f"| {row.verdict.word} |"
    )


def ends(games: list[Played]) -> str:
    """Why games ended, the most frequent reason first."""
    counted: dict[str, int] = {}
    for played in games:
        reason = f"{FORFEIT} ({played.lost_by['kind']})" if played.lost_by else played.reason
        counted[reason] = counted.get(reason, 0) + 1
    return ", ".join(f"{reason} {times}" for reason, times in sorted(counted.items(), key=lambda pair: -pair[1]))


def plot(arenas: list[Results]) -> str:
    """All pairs as points with their intervals; a stroke marks the fair share."""
    rows: list[str] = []
    y = 30
    for results in arenas:
        rows.append(f'<text x="12" y="{y + 5}" class="head">{escape(title(results))}</text>')
        y += ROW
        for row in pair_rows(results):
            if not _drawn_already(results, row):
                rows += _bar(row, y)
                y += ROW
        y += 10
    return "\n".join([_head(y + 24), *_axis(y), *rows, "</svg>"]) + "\n"


def _drawn_already(results: Results, row: PairRow) -> bool:
    """With two seats the second row of a pair is the first one's mirror image."""
    bots = results.order.bots
    return results.seats == 2 and bots.index(row.bot) > bots.index(row.other)


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _bar(row: PairRow, y: int) -> list[str]:
    low, high, at, fair = (f"{_x(v):.1f}" for v in (row.won.low, row.won.high, row.won.share, row.fair))
    return [
        f'<text x="24" y="{y + 5}">{escape(f"{row.bot} : {row.other}"[:44])}</text>',
        f'<path d="M{low} {y} H{high}" class="reach"/>',
        f'<path d="M{fair} {y - 8} V{y + 8}" class="fair"/>',
        f'<circle cx="{at}" cy="{y}" r="5"/>',
    ]


def _axis(bottom: int) -> list[str]:
    marks = [0.0, 0.25, 0.5, 0.75, 1.0]
    return [
        *(f'<path d="M{_x(m):.1f} 18 V{bottom}" class="grid"/>' for m in marks),
        *(f'<text x="{_x(m):.1f}" y="{bottom + 16}" class="mark">{m:.0%}</text>' for m in marks),
    ]


def _head(height: int) -> str:
    style = (
        "text{font:13px sans-serif;fill:#333}.head{font-weight:bold}.mark{text-anchor:middle;font-size:11px}"
        ".grid{stroke:#ddd}.reach{stroke:#8a3324;stroke-width:3}.fair{stroke:#333;stroke-width:2}circle{fill:#8a3324}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="Shares of wins with their intervals"><style>{style}</style>'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    )
