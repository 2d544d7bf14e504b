"""The map as a drawing and as text."""

from __future__ import annotations

from xml.etree import ElementTree

import hegemon
from hegemon.games.dies_irae.drawing import svg, text


def test_the_drawing_shows_every_hex_and_the_pieces() -> None:
    game = hegemon.load("dies_irae", engine="plain")
    empty = ElementTree.fromstring(svg(game.data))
    ids = {node.get("id") for node in empty.iter("{http://www.w3.org/2000/svg}polygon")}
    assert set(game.data.names["hex"]) <= ids
    state = game.position("start; legions persia larissa 2; ships egypt h0709 2 cargo=1; monument greece athenae")
    drawn = svg(game.data, game.plain(state))
    assert len(drawn) > len(svg(game.data))
    assert ">2+1<" in drawn and "#c1121f" in drawn  # cargo, and the contested hex
    ElementTree.fromstring(drawn)


def test_the_text_lists_sites_and_stacks() -> None:
    game = hegemon.load("dies_irae", engine="plain")
    plain = text(game.data)
    assert "Attika (provinces): Delphi* wine 0505, Athenae* lead 0706" in plain
    assert "G1" not in plain
    shown = text(game.data, game.plain(game.position("start")))
    assert "Athenae* lead 0706 greece" in shown and "g2" in shown and "G1" in shown
