# How it ended, line by line.

outcome-requirements-met = Everything the mission asked for was done.
outcome-called = The squad ended the mission with everything done.
outcome-nobody-left = Nobody was left on the boards.
outcome-all-down = Nobody was left standing.
outcome-endurance-run-out = The endurance cards ran out.
outcome-nobody-trapped-left = None of the trapped could be saved any more.
outcome-killed = { $character } was killed.
outcome-captured = { $character } was captured.
outcome-final-score = The campaign ends with { $score } cards: { $rank }.
