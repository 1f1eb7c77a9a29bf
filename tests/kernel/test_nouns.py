"""Nouns bring their forms."""

import pytest

from starboard.kernel.nouns import english, french, with_a, with_de


def test_english_forms():
    label, dew = english("label"), english("dew", mass=True)
    assert (label.a, label.the, label.no, label.with_count(1), label.with_count(2)) == (
        "a label", "the label", "no label", "1 label", "2 labels",
    )  # fmt: skip
    assert (dew.a, dew.with_count(3), dew.bare) == ("dew", "3 dew", "dew")
    assert english("engine part").a == "an engine part"
    assert english("jar of night", "jars of night").with_count(2) == "2 jars of night"
    assert english("the Tidying").the == "the Tidying"


def test_french_forms():
    label, tower = french("étiquette", gender="f"), french("phare")
    assert (label.a, label.the, label.no, label.of, label.to) == (
        "une étiquette", "l’étiquette", "d’étiquette", "de l’étiquette", "à l’étiquette",
    )  # fmt: skip
    assert (tower.the, tower.of, tower.to) == ("le phare", "du phare", "au phare")
    assert french("lumière", gender="f", mass=True).a == "de la lumière"
    assert (french("miettes", plural=True).a, french("miettes", plural=True).no) == ("des miettes", "de miettes")
    assert french("matériau", "matériaux").with_count(2) == "2 matériaux" and french("bateau").many == "bateaux"


@pytest.mark.parametrize(
    ("phrase", "de", "a"),
    [
        ("le Scarabée", "du Scarabée", "au Scarabée"),
        ("les Exertiens", "des Exertiens", "aux Exertiens"),
        ("la Terre", "de la Terre", "à la Terre"),
        ("Uranus", "d’Uranus", "à Uranus"),
        ("« Le pré »", "de « Le pré »", "à « Le pré »"),
    ],
)
def test_de_and_a_before_a_phrase(phrase: str, de: str, a: str):
    assert (with_de(phrase), with_a(phrase)) == (de, a)
