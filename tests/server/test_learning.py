"""Companions, pictures and lessons over the wire."""

from __future__ import annotations

import pytest

from hegemon.core import registry
from hegemon.learning.lessons import lessons
from hegemon.learning.pictures import pictures
from hegemon.server.schemas import learning

from .conftest import Person

GAMES = tuple(registry.games())


@pytest.mark.parametrize("game", GAMES)
def test_companions_have_the_documented_shape(ada: Person, game: str) -> None:
    for language in ("en", "de"):
        page = learning.CompanionPage.model_validate(ada.get(f"/api/games/{game}/companion/{language}"))
        assert page.language == language and page.chapters and page.aid
        assert {"players", "minutes", "luck", "weight", "line"} <= set(page.facts)
    for name in pictures(game):
        shown = learning.ShownPosition.model_validate(ada.get(f"/api/games/{game}/pictures/{name}"))
        assert shown.game == game and shown.view


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_played_over_the_wire(ada: Person, game: str) -> None:
    course = learning.Course.model_validate(ada.get(f"/api/games/{game}/lessons/de"))
    assert [info.id for info in course.lessons] == [lesson.id for lesson in lessons(game)]
    for lesson in lessons(game)[:2]:
        for number, task in enumerate(lesson.tasks):
            for made in ([], list(task.ways[0])):
                body = {"task": number, "actions": made}
                answer = ada.post(f"/api/games/{game}/lessons/{lesson.id}/play", body)
                assert answer.status_code == 200, answer.text
                state = learning.LessonState.model_validate(answer.json())
                assert state.solved == bool(made) and bool(state.actions) != state.solved
                assert len(state.log) >= len(made)


def test_an_astray_task_says_so(ada: Person) -> None:
    body = {"task": 3, "actions": ["done"]}
    state = ada.post("/api/games/duellum/lessons/first/play", body).json()
    assert (state["solved"], state["astray"], state["actions"]) == (False, True, [])


def test_why_not_is_answered(ada: Person) -> None:
    body = {"task": 3, "actions": [], "target": "region:roma"}
    answer = ada.post("/api/games/duellum/lessons/first/why", body).json()
    assert not answer["allowed"] and answer["cite"].startswith("founding.") and answer["key"].startswith("no-")


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        ("/api/games/duellum/lessons/none/play", {"task": 0, "actions": []}, 404, "no_lesson"),
        ("/api/games/duellum/lessons/first/play", {"task": 99, "actions": []}, 404, "no_lesson"),
        ("/api/games/duellum/lessons/first/play", {"task": 0, "actions": ["found roma gold"]}, 422, "illegal"),
        ("/api/games/duellum/lessons/first/play", {"task": 0, "actions": ["sing"]}, 422, "not_an_action"),
        ("/api/games/duellum/lessons/first/why", {"task": 0, "actions": [], "target": "sea:x"}, 422, "not_an_action"),
        ("/api/games/none/lessons/first/play", {"task": 0, "actions": []}, 404, "no_game"),
    ],
)
def test_refusals(ada: Person, path: str, body: dict[str, object], status: int, error: str) -> None:
    answer = ada.post(path, body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_what_is_not_there(ada: Person) -> None:
    for path in ("duellum/companion/fr", "duellum/pictures/none", "none/companion/en", "none/lessons/en"):
        assert ada.ask("GET", f"/api/games/{path}").status_code == 404
