"""How a server is run."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """Everything an owner chooses."""

    database: str = "hullbreach.sqlite"
    public: tuple[str, ...] = ()
    """Names it is reached by, besides the address it is asked at; a proxy may show it another."""
    home: str = ""
    """The address friends on the home network use, if it is not the one its owner sees."""
    base: str = ""
    """The path of the server behind a proxy, such as `/games`."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies in front of it; only these are trusted to say where a request comes from."""
    host_key: str = ""
    """If set, people need it to create tables and to look after them all; if not, nobody can look after them all."""
    thinkers: int = 1
    """Processes that think for bots."""
    think: float = 3.0
    """Seconds for a bot, which then takes the first option, and for odds, which are then left out; 0: no limit."""
    rate: int = 240
    """The most requests that change something, and the most connections, a minute from one address."""
    pace: float = 0.5
    """Seconds a bot takes for an answer at least, so that people can follow."""
    moment: float = 1.0
    """Seconds a bot takes when it may react, whatever it holds."""
    patience: float = 10.0
    """Seconds a window waits for a seat with nobody there, whatever it holds."""
    kept_open: float = 60.0
    """Seconds an empty table stays in memory."""
    stalled: float = 20.0
    """Seconds a viewer may take to read a message before it is disconnected."""
    connections: int = 10_000
    """The most connections at once, or as many as the system lets a process open files; a quarter of them are kept
    for those who hold a seat."""
    silence: float = 10.0
    """Seconds within which a connection must have sent a whole request."""
    webhook: str = ""
    """Where "your turn" is sent when somebody who is not there is asked."""
    packs: tuple[str, ...] = ()
    """What new tables are played with, by folder or by name; a guided mission is played without."""
    language: str = "en"
    """The language of what the server says to nobody in particular."""
