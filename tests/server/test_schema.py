"""One description of the protocol: the client's types are made from it, and real screens have its shape."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from hullbreach.cli import main
from hullbreach.server import wire
from hullbreach.server.shapes import LineShown, ScreenShown
from hullbreach.server.table_registry import TableRegistry
from hullbreach.server.typescript import typescript, typescript_of_games
from tests.server.tables import Witness, answer, with_registry

CLIENT = Path(__file__).parents[2] / "client" / "src"


def test_the_clients_types_are_up_to_date() -> None:
    if CLIENT.is_dir():
        assert (CLIENT / "wire.ts").read_text() == typescript(), "run: hullbreach schema > client/src/wire.ts"
        games = (CLIENT / "games" / "wire.ts").read_text()
        assert games == typescript_of_games(), "run: hullbreach schema --games > client/src/games/wire.ts"


def test_the_command_prints_every_message(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["schema"])
    assert ended.value.code in (0, None)
    printed = capsys.readouterr().out
    assert printed == typescript()
    assert 'do: "answer";' in printed
    assert 'is: "refused";' in printed
    assert "export type Wish = Answer |" in printed


def test_what_only_games_know_is_printed_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["schema", "--games"])
    printed = capsys.readouterr().out
    assert printed == typescript_of_games()
    assert "export const LOCKDOWN: Catalogue = {" in printed
    assert "export interface ShipView {" in printed
    assert "ShipView" not in typescript()


def test_every_screen_and_line_of_a_whole_game_has_the_shape_the_client_expects(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        code, _ = await registry.make("nemesis", 3, {}, "", ["", "", "random"])
        await registry.sit(code, "Ann")
        table = await registry.table(code)
        witnesses = [Witness(0, is_host=True), Witness(language="fr")]
        for witness in witnesses:
            await table.join(witness)
        await table.wish(witnesses[0], wire.Host(act="start"))
        rng = Random(4)
        await table.wish(witnesses[0], wire.Claim(what="clean"))
        while await answer(table, rng):
            for witness in witnesses:
                msgspec.convert(witness.screen, ScreenShown)
        for witness in witnesses:
            assert msgspec.convert(witness.screen, ScreenShown).outcome
            for line in table.story(witness):
                msgspec.convert(line, LineShown)

    asyncio.run(with_registry(str(tmp_path / "house.sqlite"), act))
