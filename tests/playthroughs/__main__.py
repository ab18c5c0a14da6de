"""`python -m tests.playthroughs` writes the kept games again; the diff shows what a change did to the rules."""

from .transcript import KEPT, transcript

for played in KEPT:
    played.file.write_text(transcript(played), encoding="utf-8")
    print(played.file)
