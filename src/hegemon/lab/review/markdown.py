"""A review as a page in Markdown, with the course of the chances as a picture in the text."""

from __future__ import annotations

from ...core.language import Catalogue, msg
from .wording import PointTold, ReviewTold

BAR = 30  # letters of a full bar
ROWS = 40  # at most; longer games are told in equal steps


def page(told: ReviewTold, words: Catalogue) -> str:
    """The whole page."""
    parts = [f"# {words.say(msg('review-title', title=told.title))}", "", told.result, ""]
    parts += _players(told, words)
    parts += ["", f"## {words.say(msg('review-head-points'))}"]
    for point in told.points:
        parts += ["", *_point(point, words)]
    if not told.points:
        parts += ["", words.say(msg("review-no-points"))]
    parts += ["", f"## {words.say(msg('review-head-luck'))}", "", *_luck(told, words)]
    parts += ["", f"## {words.say(msg('review-head-chances'))}", "", *_course(told, words)]
    return "\n".join([*parts, "", *(f"- {note}" for note in told.notes)]) + "\n"


def _players(told: ReviewTold, words: Catalogue) -> list[str]:
    head = f"| {words.say(msg('review-col-player'))} | {words.say(msg('review-col-accuracy'))} |"
    rows = [
        f"| {seat.name}{f' ({player})' if (player := seat.player) else ''} | {_share(seat.accuracy)} |"
        for seat in told.seats
    ]
    return [head, "| --- | ---: |", *rows]


def _share(value: float | None) -> str:
    return "-" if value is None else f"{value:.0%}"


def _point(point: PointTold, words: Catalogue) -> list[str]:
    said = msg(
        "review-numbers",
        before=round(100 * point.before),
        played=round(100 * point.played),
        better=round(100 * point.better),
        error=max(1, round(100 * point.error)),
    )
    parts = [f"### {point.title}", "", words.say(said), "", f"**{words.say(msg('review-head-played'))}**", ""]
    parts += [f"- {line}" for line in point.played_lines]
    parts += ["", f"**{words.say(msg('review-head-better'))}**", ""]
    parts += [f"- {line}" for line in point.better_lines]
    parts += ["", f"**{words.say(msg('review-head-why'))}**", "", *(f"- {line}" for line in point.reasons)]
    if point.followed_lines:
        parts += ["", f"**{words.say(msg('review-head-followed'))}**", ""]
        parts += [f"- {line}" for line in point.followed_lines]
    return parts


def _luck(told: ReviewTold, words: Catalogue) -> list[str]:
    if not told.luck:
        return [words.say(msg("review-no-luck"))]
    columns = [words.say(msg("review-col-chance")), words.say(msg("review-col-times"))]
    columns += [seat.name for seat in told.seats] + [words.say(msg("review-col-mean"))]
    rows = [f"| {' | '.join(columns)} |", f"| --- |{' ---: |' * (len(columns) - 1)}"]
    for row in told.luck:
        gained = [f"{100 * value:+.0f} %" for value in row.gained]
        mean = "-" if row.mean is None else f"{row.mean:.2f} / {row.expected:.2f}"
        rows.append(f"| {' | '.join([row.what, str(row.times), *gained, mean])} |")
    return rows


def _course(told: ReviewTold, words: Catalogue) -> list[str]:
    step = -(-len(told.turns) // ROWS)
    names = [seat.name for seat in told.seats]
    rows = ["```text", f"{words.say(msg('review-col-turn')):>6}  {' / '.join(names)}"]
    for turn in told.turns[::step]:
        rows.append(_row(str(turn.turn), turn.chances, max(turn.errors)))
    return [*rows, _row("=", told.final, 0.0), "```"]


def _row(label: str, chances: list[float], error: float) -> str:
    letters = "█░▒▓·+"
    bar = "".join(letters[i % len(letters)] * round(BAR * chance) for i, chance in enumerate(chances))
    shares = " / ".join(f"{chance:.0%}" for chance in chances)
    return f"{label:>6}  {bar:<{BAR + 2}} {shares} ± {2 * error:.0%}"
