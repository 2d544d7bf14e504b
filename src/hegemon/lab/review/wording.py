"""A review in a reader's language, as plain data: for the terminal, for pages and for the browser."""

from __future__ import annotations

from dataclasses import dataclass

from ...bots.weights import has_weights
from ...core.guided_tree import can_guide
from ...core.language import Catalogue, msg, name_key
from ...core.record import replay
from .judge import calibration_of
from .luck import LuckRow
from .measures import called
from .reasons import differences, drawbacks, losses
from .review import Judged, Review, TurningPoint
from .turns import turn_told


@dataclass(frozen=True)
class SeatTold:
    """A player."""

    seat: str
    name: str
    player: str
    accuracy: float | None


@dataclass(frozen=True)
class TurnTold:
    """A turn: chances before it, with their standard errors."""

    turn: int
    ply: int
    seat: int
    chances: list[float]
    errors: list[float]


@dataclass(frozen=True)
class PointTold:
    """A turning point in words. `better_actions` can be played from `ply`."""

    turn: int
    ply: int
    seat: int
    title: str
    sure: bool
    before: float
    played: float
    better: float
    error: float
    played_lines: list[str]
    better_lines: list[str]
    better_actions: list[str]
    reasons: list[str]
    followed_lines: list[str]


@dataclass(frozen=True)
class LuckTold:
    """One kind of chance."""

    what: str
    times: int
    gained: list[float]
    mean: float | None
    expected: float | None


@dataclass(frozen=True)
class ReviewTold:
    """The whole review."""

    game: str
    title: str
    result: str
    seats: list[SeatTold]
    turns: list[TurnTold]
    final: list[float]
    points: list[PointTold]
    luck: list[LuckTold]
    notes: list[str]


def in_words(review: Review, language: str) -> ReviewTold:
    """Everything, said."""
    game, words = review.game, review.game.catalogue(language)
    last = review.turns[-1]
    return ReviewTold(
        game=game.spec.id,
        title=game.spec.title,
        result=_result(review, words),
        seats=[
            SeatTold(
                seat=seat,
                name=", ".join([_seat(words, seat), *_called(review, seat, words)]),
                player=review.record.players.get(seat, ""),
                accuracy=review.accuracy[number],
            )
            for number, seat in enumerate(game.seats)
        ],
        turns=[_turn(judged) for judged in review.turns],
        final=list(last.after.of),
        points=[_point(review, point, words) for point in review.points],
        luck=[_luck(row, words) for row in review.luck],
        notes=_notes(review, words),
    )


def _result(review: Review, words: Catalogue) -> str:
    """How the game ended, and the ranking."""
    game = review.game
    outcome = game.outcome(replay(review.record, game).state)
    if outcome is None:
        return words.say(msg("review-unfinished"))
    ranking = (
        f"{place}. {_seat(words, game.seats[seat])}: {words.say(game.spec.score_message(outcome.scores[seat]))}"
        for place, seats in enumerate(outcome.ranking, 1)
        for seat in seats
    )
    return f"{words.say(game.spec.end_message(outcome.reason))} {'; '.join(ranking)}."


def _called(review: Review, seat: str, words: Catalogue) -> list[str]:
    """The nations of a player: the log speaks of them."""
    return [words.name(key)[""] for key in called(review.game, review.turns[-1].turn.begins, seat)]


def _seat(words: Catalogue, seat: str) -> str:
    return words.name(name_key("seat", seat))[""]


def _turn(judged: Judged) -> TurnTold:
    return TurnTold(
        turn=judged.turn.number,
        ply=judged.turn.ply,
        seat=judged.turn.seat,
        chances=list(judged.before.of),
        errors=list(judged.before.error),
    )


def _point(review: Review, point: TurningPoint, words: Catalogue) -> PointTold:
    game, turn, compared = review.game, point.judged.turn, point.comparison
    seat, another = turn.seat, compared.another
    lost = round(100 * compared.chance) - round(100 * compared.played)  # as a reader subtracts what is told
    who = name_key("seat", game.seats[seat])
    names = ", ".join(_called(review, game.seats[seat], words))
    also = f" ({names})" if names else ""
    title = msg("review-point", turn=turn.number, who=who, also=also, lost=lost)
    if not compared.is_sure:
        title = msg("review-point-perhaps", turn=turn.number, who=who, also=also, lost=lost)
    reasons = [words.say(m) for m in differences(game, seat, point.judged.ends, another.ends, another.had_luck)]
    costs = [words.say(m) for m in drawbacks(game, seat, point.judged.ends, another.ends, another.had_luck)]
    better = turn_told(game, list(another.meant), words)
    if another.had_luck:
        better.append(words.say(msg("review-chance-decides")))
    return PointTold(
        turn=turn.number,
        ply=turn.ply,
        seat=seat,
        title=words.say(title),
        sure=compared.is_sure,
        before=point.judged.before.of[seat],
        played=compared.played,
        better=compared.chance,
        error=compared.error,
        played_lines=turn_told(game, [(step.before, step.action) for step in turn.decisions], words),
        better_lines=better,
        better_actions=[game.text(a) for _, a in another.meant],
        reasons=[*(reasons or [words.say(msg("review-no-count"))]), *costs],
        followed_lines=_followed(review, point, words),
    )


def _followed(review: Review, point: TurningPoint, words: Catalogue) -> list[str]:
    """What the next turn, another's, cost the seat, and how it came about; nothing where it cost nothing."""
    game, seat = review.game, point.judged.turn.seat
    if point.follows is None or point.follows_ends is None or point.follows.seat == seat:
        return []
    lost = losses(game, seat, point.follows.begins, point.follows_ends)
    if not lost:
        return []
    steps = [(step.before, step.action) for step in point.follows.decisions]
    return [*turn_told(game, steps, words), *(words.say(message) for message in lost)]


def _luck(row: LuckRow, words: Catalogue) -> LuckTold:
    return LuckTold(
        what=words.name(f"luck-{row.verb}")[""],
        times=row.times,
        gained=list(row.gained),
        mean=row.pips / row.times if row.is_numbers else None,
        expected=row.expected_pips / row.times if row.is_numbers else None,
    )


def _calibrated(review: Review, words: Catalogue) -> str:
    """What the chances of searches rest on."""
    calibration = calibration_of(review.game)
    if calibration is None:
        return words.say(msg("review-note-uncalibrated"))
    return words.say(msg("review-note-calibrated", games=int(calibration["games"])))


def _notes(review: Review, words: Catalogue) -> list[str]:
    """What a reader must know to trust it."""
    if has_weights(review.game):
        found = [words.say(msg("review-note-learned"))]
    elif can_guide(review.game):
        found = [words.say(msg("review-note-guided", simulations=review.effort.judging)), _calibrated(review, words)]
    else:
        found = [words.say(msg("review-note-method", simulations=review.effort.judging)), _calibrated(review, words)]
    if review.luck:
        found.append(words.say(msg("review-note-luck")))
    if review.game.engine_name != "fast":
        found.append(words.say(msg("review-note-plain")))
    return found
