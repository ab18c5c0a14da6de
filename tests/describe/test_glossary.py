"""The French terms of the glossary are used exactly: in names, in every sentence and in the rules."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from hullbreach import library
from hullbreach.describe.phrases import messages_in
from hullbreach.rulebook import games, load, parts_of
from hullbreach.rulebook.differences import differences
from hullbreach.rulebook.vocabulary import vocabulary
from tests.describe import files

GLOSSARY = tomllib.loads((Path(__file__).parent / "glossary.toml").read_text(encoding="utf-8"))
TERMS = {en: fr for terms in GLOSSARY.values() for en, fr in terms.items()}

OTHER_SENSE = {
    "option-search": "an option is a verb: fouiller",
    "ui-search": "searching the rules, not a room",
    "odds-hit": "what a shot may bring is a noun; the glossary has the verb",
    "odds-miss": "the same of a shot that goes wide",
    "deck-action": "one of several decks is meant, so it is named",
    "mission-escape": "a mission of Aliens: Évasion",
    "mission-survive": "a mission of Aliens: Survie",
    "ui-option-mission-escape": "the same where a game is set up",
    "ui-option-mission-survive": "the same where a game is set up",
    "tracker-drop": "an alien that drops from above: Plongeon",
}
"""Messages that read like a term of the glossary in English and mean another thing, by their ids, and why."""

UNSAID = {
    "salle vierge": "the staircases are named, their colour is not",
    "Traiter vos blessures": "each way to treat wounds is an option of its own: panser, soigner",
    "Analyser 1 corps": "the option names the object: analyser l'œuf",
    "Prendre un œuf": "the option names the object: prendre l'œuf",
    "Détruire des œufs": "eggs are shot at, struck or burnt, each by its own option",
    "Entrer dans une nacelle": "the option names the pod: entrer dans la nacelle A",
    "Planifier un lancement SAF": "a token is consulted and perhaps moved: two questions, each in its own words",
    "Prendre un antidote": "the option names the item with its article: prendre l'antidote",
    "Attention au slime !": "a warning, not an action: the room's text says what happens",
    "Réinitialiser le courant": "the text of the Backup Power Supply says what is turned over",
    "Réarranger les jetons Courant": "each token is placed by an option of its own",
    "Coût de l'action": "a cost is told as a number of cards",
    "Action d'objet": "an item's use is offered under its own name",
    "objectif secondaire": "what activates a quest item stands in its text; the word would be taken for an objective",
    "Œuf d'Intrus": "there are no other eggs: œuf",
    "Symbole d'Intrus": "an attack card is told by those it concerns",
    "Déroulement d'une manche": "a heading of the printed sheet",
    "Résoudre une carte Événement": "a heading of the printed sheet",
    "Premier personnage tué": "a heading of the printed sheet",
    "Quitter la base martienne": "a heading of the printed sheet",
    "Rassembler des informations": "a heading of the printed sheet",
    "réussir son coup": "a hit is told by the injuries it does",
    "manquer": "said as « manque », never in the infinitive",
    "Ne pas mourir des séquelles d'une Contamination": "the check is told step by step",
}
"""Terms that we never say as they stand, and why."""

OTHERWISE = {
    r"(conduit|couloir)s? techniques?": "Conduits",
    r"rampants?|géniteurs?|reproducteurs?": "Griffeur, Hybride",
    r"(salle|tuile)s? additionnelles?": "salle supplémentaire",
    r"(salle|pièce)s? voisines?|intrus voisins?": "salle adjacente",
    r"cartes? d['’](action|événement|attaque|objectif)|cartes? de (contamination|point faible)": "Carte Action …",
    r"jetons? d['’](exploration|intrus|autodestruction|alerte|œuf)|jetons? de (temps|courant|connaissance)": "Jeton …",
    r"marqueurs? de (bruit|feu|panne|slime|dégâts?)": "Marqueur …",
    r"corps à corps|mêlée": "Corps-à-corps",
    r"obscurité|pénombre": "dans le noir",
    r"générateurs?": "Génératrice",
    r"déplacement prudent|mouvement prudent": "Déplacement vigilant",
    r"piste (du|de) temps": "Piste temporelle",
    r"rate (son|sa|\{ \$target)": "manquer",
}
"""Other French words for the same things, and the terms they would stand for."""
SAID_BY_ALIENS = {
    "mêlée": "melee is one of the five numbers of a character",
    "rampant": "Crawler is a motion tracker card",
}
"""Words among these that mean something else in Aliens, and what."""


def bare(text: str) -> str:
    """A text in small letters, one sort of space and apostrophe, without article, plural and what is in brackets."""
    plain = re.sub(r"\s+", " ", re.sub(r" ?\([^)]*\)", "", text).replace("’", "'")).strip(" .").lower()
    plain = re.sub(r"^(the|le|la|les|un|une|an?) |^l'", "", plain)
    return re.sub(r"(?<=\w\w)[sx]\b", "", plain)


@cache
def messages(lang: str) -> dict[str, str]:
    """Every message by its id, and by file and id what one game says differently."""
    found: dict[str, str] = {}
    for name, path in files.named(lang).items():
        before = frozenset(found)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            own = f"{name}/" if isinstance(entry, ast.Message) and entry.id.name in before else ""
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[f"{own}{entry.id.name}"] = serialize_pattern(entry.value).strip()
                for variant in entry.attributes:
                    found[f"{own}{entry.id.name}.{variant.id.name}"] = serialize_pattern(variant.value).strip()
    return found


def said_in_french() -> Iterator[tuple[str, str]]:
    """Everything French that is shipped, and where it stands."""
    yield from messages("fr").items()
    for game in games():
        for rule in load(game):
            yield rule.id, f"{rule.text('fr')} {rule.ruling('fr')}"
        for word in vocabulary(game):
            yield f"{game}: {word.id}", f"{' / '.join(word.fr.forms)} {word.fr.text}"
        for owner in (game, *parts_of(game)):
            for difference in differences(owner):
                yield f"{owner}: {difference.id}", f"{difference.fr.title} {difference.fr.text}"


@cache
def ids_of_aliens() -> frozenset[str]:
    """The messages that Aliens brings."""
    return frozenset(id for folder in library.title("aliens").locale for id in messages_in(folder, "fr"))


def is_said_by_aliens(where: str) -> bool:
    """Whether something French stands in a rule or a message of Aliens."""
    return where.startswith("aliens") or where.rpartition("/")[2].partition(".")[0] in ids_of_aliens()


def test_a_message_that_is_a_term_is_the_term_of_the_glossary() -> None:
    wrong = []
    terms: dict[str, set[str]] = {}
    for en, fr in TERMS.items():
        terms.setdefault(bare(en), set()).add(bare(fr))
    for id, text in messages("en").items():
        known, french = terms.get(bare(text)), messages("fr")[id]
        if known and bare(french) not in known and id.rpartition("/")[2] not in OTHER_SENSE:
            wrong.append(f"{id}: {french}, not {known}")
    assert wrong == []
    assert [id for id in OTHER_SENSE if bare(messages("en")[id]) not in terms] == []


def test_every_term_is_said_as_it_stands_or_listed_with_the_reason() -> None:
    everything = "\n".join(bare(text) for _, text in said_in_french())
    unsaid = [fr for fr in TERMS.values() if not re.search(rf"(?<!\w){re.escape(bare(fr))}(?!\w)", everything)]
    assert unsaid == list(UNSAID)


@pytest.mark.parametrize("other", OTHERWISE)
def test_no_other_word_stands_for_a_term(other: str) -> None:
    pattern = re.compile(rf"\b({other})\b", re.IGNORECASE)
    found = [(where, text, match[0].lower()) for where, text in said_in_french() for match in pattern.finditer(text)]
    wrong = [
        f"{where}: {text}" for where, text, word in found if not (word in SAID_BY_ALIENS and is_said_by_aliens(where))
    ]
    assert wrong == []
