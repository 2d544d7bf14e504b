"""Every refusal: the position in which it is told, and its sentence in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import hegemon
from hegemon.core.language import LANGUAGES
from hegemon.games.antike import reasons
from hegemon.games.antike.reasons import REASONS

SEVEN = "know_how greeks wheel sailing market monarchy roads navigation currency"
EIGHT = f"{SEVEN} democracy"
ALL_STONES = "; ".join(
    f"city greeks {p}"
    for p in (
        "adane adulis alexandria ammonion antiochia artaxata athenae attalia babylon berenice byzantium charax "
        "corniclanum cyrene dioscoridis dyrrhachion ephesos gerrha gordion harmotia knossos leptis_magna mecca "
        "melitene memphis"
    ).split()
)
ALL_TEMPLES = "; ".join(
    f"city persians {p} temple"
    for p in (
        "adane adulis alexandria ammonion antiochia artaxata attalia babylon berenice byzantium charax "
        "corniclanum cyrene dioscoridis dyrrhachion ephesos gerrha gordion harmotia knossos"
    ).split()
)
DOUBLED = {"players": 2, "two_players": "doubled"}

# reason: (options, position, actions before, refused action, English, German)
TOLD: dict[str, tuple[dict[str, Any], str, list[str], str, str, str]] = {
    "GAME_OVER": (
        {},
        "empty; turn greeks founding; city greeks athenae; personages greeks king=9; stock greeks gold=1; "
        "legion greeks athenae",
        ["done"],
        "done",
        "The game is over.",
        "Das Spiel ist zu Ende.",
    ),
    "WRONG_TIME": (
        {},
        "empty; turn greeks founding",
        [],
        "build_temple athenae",
        "Not now: this is about founding cities.",
        "Jetzt nicht: es geht um das Gründen von Städten.",
    ),
    "NOT_ON_OFFER": (
        {"nations": "picked"},
        "setup",
        ["pick greeks"],
        "pick greeks",
        "The card of the Greeks does not lie on the table.",
        "Die Karte der Griechen liegt nicht auf dem Tisch.",
    ),
    "NOT_ON_YOUR_CARD": (
        {"players": 3, "longer": True, "nations": "listed"},
        "setup",
        [],
        "start_city tyros",
        "Tyros is not on your nation card. Choose from Saba, Adane and Mecca.",
        "Tyros steht nicht auf deiner Völkerkarte. Zur Wahl stehen Saba, Adane und Mecca.",
    ),
    "START_SITE_TAKEN": (
        DOUBLED,
        "setup",
        ["first greeks", "start_city athenae"],
        "start_city athenae",
        "The Greeks begin in Athenae.",
        "Athenae gehört schon den Griechen.",
    ),
    "START_RESOURCE_TAKEN": (
        DOUBLED,
        "setup",
        ["first greeks", "start_city athenae", "start_city pella"],
        "start_city cyrene",
        "You have a start city with gold already, and Cyrene would be a second one.",
        "Du hast schon eine Startstadt mit Gold, und Cyrene wäre die zweite.",
    ),
    "ANSWER_AS_BEFORE": (
        {},
        "empty; turn greeks rondel; answer greeks never",
        [],
        "answer never",
        "That is your standing answer already: never fight.",
        "Das ist schon deine ständige Antwort: nie kämpfen.",
    ),
    "ANSWER_CHANGED": (
        {},
        "empty; turn greeks rondel",
        ["answer never"],
        "answer always",
        "You have changed your standing answer in this turn. In your next turn you may change it again.",
        "Du hast deine ständige Antwort in diesem Zug schon geändert. Im nächsten Zug darfst du wieder.",
    ),
    "CANNOT_PAY_STEPS": (
        {},
        "empty; turn greeks rondel; rondel greeks iron; stock greeks gold=1",
        [],
        "advance marble",
        "Marble is 5 wedges away and costs 2 chips or coins; you have 1.",
        "Marmor ist 5 Felder entfernt und kostet 2 Chips oder Münzen; du hast 1.",
    ),
    "NONE_OF_THESE": (
        {},
        f"empty; turn greeks rondel; {EIGHT}; stock greeks gold=2",
        ["trade"],
        "give marble",
        "You have no marble left.",
        "Du hast keinen Marmor mehr.",
    ),
    "COINS_OUT_OF_RANGE": (
        {},
        "empty; turn greeks temple; city greeks athenae; stock greeks marble=4 coin=3",
        ["build_temple athenae"],
        "coins 0",
        "Of the 5 marble due you can pay 1 to 3 in coins.",
        "Von 5 Marmor kannst du 1 bis 3 in Münzen zahlen.",
    ),
    "NOT_YOUR_CITY_TEMPLE": (
        {},
        "empty; turn greeks temple; city persians susa; stock greeks marble=5",
        [],
        "build_temple susa",
        "Susa is not your city; temples are built at your own cities.",
        "Susa ist nicht deine Stadt; Tempel entstehen in eigenen Städten.",
    ),
    "HAS_TEMPLE": (
        {},
        "empty; turn greeks temple; city greeks athenae temple; stock greeks marble=5",
        [],
        "build_temple athenae",
        "Athenae has a temple already.",
        "Athenae hat schon einen Tempel.",
    ),
    "NO_TEMPLE_LEFT": (
        {},
        f"empty; turn greeks temple; city greeks athenae; stock greeks marble=5; {ALL_TEMPLES}",
        [],
        "build_temple athenae",
        "All 20 temples stand on the board. The next one can be built when one is destroyed.",
        "Alle 20 Tempel stehen auf dem Plan. Erst wenn einer zerstört wird, kann wieder einer gebaut werden.",
    ),
    "TEMPLE_TOO_DEAR": (
        {},
        "empty; turn greeks temple; city greeks athenae; stock greeks marble=2 coin=1",
        [],
        "build_temple athenae",
        "3 marble are missing for a temple, which costs 5 marble. Your coin does not make up for it.",
        "Für einen Tempel zu 5 Marmor fehlen 3 Marmor. Deine Münze reicht dafür nicht.",
    ),
    "NOT_YOUR_CITY_ARMING": (
        {},
        "empty; turn greeks arming; city persians susa; stock greeks iron=5",
        [],
        "arm legion susa",
        "Susa is not your city; new units are set up at your own cities.",
        "Susa ist nicht deine Stadt; neue Einheiten entstehen in eigenen Städten.",
    ),
    "CITY_FULL": (
        {},
        "empty; turn greeks arming; city greeks athenae; stock greeks iron=5",
        ["arm legion athenae"],
        "arm galley athenae",
        "Athenae has received its new unit in this turn. With a temple it would take 3.",
        "Athenae hat in diesem Zug schon eine Einheit bekommen. Mit einem Tempel wären es 3.",
    ),
    "TEMPLE_CITY_FULL": (
        {},
        "empty; turn greeks arming; city greeks athenae temple; stock greeks iron=5",
        ["arm legion athenae", "arm legion athenae", "arm galley athenae"],
        "arm galley athenae",
        "Athenae has received its 3 new units in this turn.",
        "Athenae hat in diesem Zug schon 3 Einheiten bekommen.",
    ),
    "BORDERS_DO_NOT_FIT": (
        {},
        "empty; turn greeks arming; city greeks knossos; stock greeks iron=5",
        [],
        "arm legion knossos",
        "Knossos has no land border: no legion can stand there.",
        "Knossos hat keine Landgrenze: dort kann keine Legion stehen.",
    ),
    "SUPPLY_EMPTY": (
        {},
        "empty; turn greeks arming; city greeks athenae; legion greeks pella 17; stock greeks iron=5",
        [],
        "arm legion athenae",
        "All your 17 legions are on the board.",
        "Deine 17 Legionen stehen alle auf dem Plan.",
    ),
    "ARMING_TOO_DEAR": (
        {},
        "empty; turn greeks arming; city greeks athenae; stock greeks gold=5",
        [],
        "arm legion athenae",
        "1 iron is missing for a unit, which costs 1 iron.",
        "Für eine Einheit zu 1 Eisen fehlt 1 Eisen.",
    ),
    "ALREADY_KNOWN": (
        {},
        "empty; turn greeks know_how; know_how greeks wheel; stock greeks gold=20",
        [],
        "develop wheel",
        "You have Wheel already.",
        "Rad hast du schon.",
    ),
    "NEEDS_BASIC": (
        {},
        "empty; turn greeks know_how; stock greeks gold=20",
        [],
        "develop roads",
        "Roads is built on Wheel: develop that first.",
        "Straßen: dafür brauchst du erst Rad.",
    ),
    "BASIC_TOO_DEAR": (
        {},
        "empty; turn greeks know_how; stock greeks gold=4 coin=2",
        [],
        "develop wheel",
        "3 gold are missing for Wheel, which costs 7 gold. Your 2 coins do not make up for it.",
        "Rad kostet 7 Gold: es fehlen 3 Gold. Deine 2 Münzen reichen dafür nicht.",
    ),
    "SECONDARY_TOO_DEAR": (
        {},
        "empty; turn greeks know_how; know_how greeks wheel; know_how persians wheel roads; stock greeks gold=4",
        [],
        "develop roads",
        "1 gold is missing for Roads, which costs 5 gold.",
        "Straßen kostet 5 Gold: es fehlt 1 Gold.",
    ),
    "BORDER_CLOSED": (
        {},
        "empty; turn greeks movement; legion greeks pella",
        ["move legion pella 1"],
        "to knossos",
        "No land border leads from Pella to Knossos.",
        "Von Pella nach Knossos führt keine Landgrenze.",
    ),
    "NO_UNIT_TO_MOVE": (
        {},
        "empty; turn greeks movement; legion greeks pella",
        [],
        "move galley pella 1",
        "You have no galley in Pella.",
        "Du hast keine Galeere in Pella.",
    ),
    "NO_SUCH_ACTIONS": (
        {},
        "empty; turn greeks movement; legion greeks pella",
        ["move legion pella 1", "to tomis"],
        "move legion tomis 1",
        "No legion of yours in Tomis has an action left in this turn.",
        "Keine Legion von dir in Tomis hat in diesem Zug noch eine Aktion.",
    ),
    "NO_OTHERS_TO_MOVE": (
        {},
        "empty; turn greeks movement; legion greeks pella",
        ["move legion pella 1"],
        "all_to tomis",
        "Only one legion is on its way here: nobody else goes along.",
        "Hier ist nur eine Legion unterwegs: keine andere geht mit.",
    ),
    "NO_OWN_UNIT_TO_FIGHT": (
        {},
        "empty; turn greeks movement; legion persians pella",
        [],
        "battle legion persians pella",
        "You have no legion in Pella.",
        "Du hast keine Legion in Pella.",
    ),
    "NO_FOREIGN_UNIT": (
        {},
        "empty; turn greeks movement; legion greeks pella; galley persians pella",
        [],
        "battle legion persians pella",
        "The Persians have no legion in Pella.",
        "Die Perser haben keine Legion in Pella.",
    ),
    "NO_FOREIGN_CITY": (
        {},
        "empty; turn greeks conquest; legion greeks pella",
        [],
        "conquer pella",
        "Pella is no city of another nation.",
        "Pella ist keine Stadt eines anderen Volkes.",
    ),
    "LAST_CITY": (
        {},
        "empty; turn greeks conquest; city persians pella; legion greeks pella",
        [],
        "conquer pella",
        "Pella is the last city of the Persians: it cannot be conquered.",
        "Pella ist die letzte Stadt der Perser: sie ist nicht zu erobern.",
    ),
    "NO_READY_UNITS": (
        {},
        "empty; turn greeks conquest; city persians pella; city persians susa; legion greeks pella; "
        "left legion pella 1=0",
        [],
        "conquer pella",
        "None of your units in Pella has an action left: whoever moves without one to spare cannot conquer.",
        "Keine deiner Einheiten in Pella hat noch eine Aktion übrig, und ohne eine erobert sie nichts.",
    ),
    "NOT_ENOUGH_UNITS": (
        {},
        "empty; turn greeks conquest; city persians pella temple; city persians susa; legion greeks pella 2",
        [],
        "conquer pella",
        "Pella defends with 3; you have 2 units there with an action left. 1 is missing.",
        "Pella verteidigt sich mit 3; du hast dort 2 Einheiten mit einer Aktion. Es fehlt 1.",
    ),
    "LOSSES_DO_NOT_FIT": (
        {},
        "empty; turn greeks conquest; city persians pella temple; city persians susa; legion greeks pella 2; "
        "galley greeks pella 2",
        ["conquer pella"],
        "lose_legions 0",
        "Of the units you lose here 1 to 2 can be legions.",
        "Von den Einheiten, die du hier verlierst, können 1 bis 2 Legionen sein.",
    ),
    "NOT_YOURS_TO_GIVE_UP": (
        {},
        f"empty; {ALL_STONES}; city persians pella; city persians susa; legion greeks pella; turn greeks conquest",
        ["conquer pella"],
        "give_up susa",
        "Susa is not your city.",
        "Susa ist nicht deine Stadt.",
    ),
    "SITE_TAKEN": (
        {},
        "empty; turn greeks founding; city persians pella; legion greeks pella; stock greeks coin=9",
        [],
        "found pella",
        "Pella is a city of the Persians.",
        "Pella ist eine Stadt der Perser.",
    ),
    "NO_UNIT_THERE": (
        {},
        "empty; turn greeks founding; stock greeks coin=9",
        [],
        "found pella",
        "None of your legions and galleys stands in Pella.",
        "In Pella steht keine deiner Legionen und Galeeren.",
    ),
    "NO_STONE_LEFT": (
        {},
        f"empty; {ALL_STONES}; legion greeks pella; turn greeks founding; stock greeks coin=9",
        [],
        "found pella",
        "All your 25 city stones are on the board.",
        "Deine 25 Stadtsteine liegen alle auf dem Plan.",
    ),
    "CITY_TOO_DEAR": (
        {},
        "empty; turn greeks founding; legion greeks pella; stock greeks marble=1 gold=4",
        [],
        "found pella",
        "1 iron is missing for a city, which costs 1 marble, 1 iron and 1 gold.",
        "Für eine Stadt zu 1 Marmor, 1 Eisen und 1 Gold fehlt 1 Eisen.",
    ),
    "NOT_ALL_KNOW_HOWS": (
        {},
        f"empty; turn greeks rondel; {SEVEN}; stock greeks gold=2",
        [],
        "trade",
        "The bank trades with those who have all 8 know-hows; you have 7.",
        "Die Bank tauscht nur mit dem, der alle 8 Fortschritte hat; du hast 7.",
    ),
    "TOO_FEW_TO_TRADE": (
        {},
        f"empty; turn greeks rondel; {EIGHT}; stock greeks gold=1",
        [],
        "trade",
        "A trade takes 2 chips; you have 1.",
        "Ein Tausch braucht 2 Chips; du hast 1.",
    ),
    "COINS_NOT_TRADED": (
        {"trade_coins": False},
        f"empty; turn greeks rondel; {EIGHT}; stock greeks gold=2 coin=1",
        ["trade"],
        "give coin",
        "At this table coins are not given in a trade.",
        "An diesem Tisch gibt man im Tausch keine Münzen.",
    ),
    "GIVEN_AND_TAKEN": (
        {},
        f"empty; turn greeks rondel; {EIGHT}; stock greeks gold=2",
        ["trade", "give gold", "give gold"],
        "take gold",
        "You give gold in this trade: take something else.",
        "Gold gibst du in diesem Tausch: nimm etwas anderes.",
    ),
    "NOT_THE_HIGHEST_STACK": (
        {},
        f"empty; turn greeks know_how; city greeks athenae; {SEVEN}; know_how arabs monarchy democracy; "
        "personages arabs king=1; stock greeks gold=5",
        ["develop democracy", "done"],
        "claim citizen",
        "The extra personage comes from a highest stack: King and Scholar.",
        "Die zusätzliche Persönlichkeit kommt von einem höchsten Stapel: König und Gelehrter.",
    ),
}


def test_every_reason_is_told_here() -> None:
    names = {name for name, code in vars(reasons).items() if name.isupper() and isinstance(code, int)} - {"FINE"}
    assert names - {"TIME", "THING", "STATE", "LIMIT", "MEANS"} == {*TOLD, "NO_SUCH_PLACE"}
    assert len(REASONS.all()) == len(TOLD) + 1


@pytest.mark.parametrize("name", TOLD)
def test_a_reason_in_both_languages(name: str) -> None:
    options, text, before, refused, english, german = TOLD[name]
    game = hegemon.load("antike", engine="plain", **options)
    state = game.position(text)
    for action in before:
        game.apply(state, game.parse(action))
    refusal = game.why_not(state, game.parse(refused))
    assert refusal is not None and refusal.code == getattr(reasons, name)
    assert refusal.sentence == english
    assert game.say(refusal.message, "de") == german


def test_a_nation_that_does_not_take_part() -> None:
    """It has no name in this game: it can only be asked about by its number."""
    game = hegemon.load("antike", engine="plain", nations="picked")
    refusal = game.why_not(game.start(), game.verbs.encode("pick", (5,)))
    assert refusal is not None and refusal.code == reasons.NO_SUCH_PLACE
    assert [game.say(refusal.message, language) for language in LANGUAGES] == [
        "No such nation takes part.",
        "Ein solches Volk spielt nicht mit.",
    ]


def test_every_number_of_the_table_is_answered_in_words() -> None:
    """Also those that name nothing of this game."""
    game = hegemon.load("antike", engine="plain", players=3)
    for text in ("setup", "start", "empty; turn greeks movement; legion greeks pella; legion persians pella"):
        state = game.position(text)
        for a in range(0, game.verbs.size, 7):
            refusal = game.why_not(state, a)
            assert refusal is None or all(game.say(refusal.message, language) for language in LANGUAGES)


WHY = [
    ("founding; legion greeks pella; stock greeks marble=1 gold=4", "province", "pella", "CITY_TOO_DEAR"),
    ("founding; city persians pella; stock greeks marble=1 gold=4", "province", "pella", "SITE_TAKEN"),
    ("arming; city greeks athenae; stock greeks gold=4", "province", "athenae", "ARMING_TOO_DEAR"),
    ("arming; city greeks athenae; stock greeks iron=4", "province", "susa", "NOT_YOUR_CITY_ARMING"),
    ("arming; city greeks athenae; stock greeks iron=4", "province", "athenae", None),
    ("temple; city greeks athenae temple; stock greeks marble=9", "province", "athenae", "HAS_TEMPLE"),
    ("know_how; stock greeks gold=30", "know_how", "roads", "NEEDS_BASIC"),
    ("know_how; stock greeks gold=3", "know_how", "wheel", "BASIC_TOO_DEAR"),
    ("movement; legion greeks pella", "province", "susa", "NO_UNIT_TO_MOVE"),
    (
        "conquest; city persians pella temple; city persians susa; legion greeks pella 2",
        "province",
        "pella",
        "NOT_ENOUGH_UNITS",
    ),
    ("rondel; rondel greeks iron", "field", "marble", "CANNOT_PAY_STEPS"),
]


@pytest.mark.parametrize(("text", "domain", "member", "name"), WHY, ids=[f"{row[0][:30]}: {row[2]}" for row in WHY])
def test_why_nothing_can_be_done_with_a_thing(text: str, domain: str, member: str, name: str | None) -> None:
    game = hegemon.load("antike", engine="plain")
    refusal = game.why(game.position(f"empty; turn greeks {text}"), domain, member)
    assert (refusal and refusal.code) == (name and getattr(reasons, name))
