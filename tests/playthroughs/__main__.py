"""`python -m tests.playthroughs` writes the kept games anew; what then differs is what a change did to the rules."""

from .transcript import KEPT, transcript

for played in KEPT:
    played.file.write_text(transcript(played), encoding="utf-8")
    print(played.file)
