# How it ended, line by line.

## The outcome

outcome-nobody-left = Nobody was left awake on the ship.
outcome-nobody-survived = Nobody survived.
outcome-died = { $who } died.
outcome-perished = { $who } perished.
outcome-escaped = { $who } escaped in a pod.
outcome-hibernates = { $who } hibernated.
outcome-quarantined = { $who } was taken into quarantine and lives.
outcome-clean = { $who } was not infected.
outcome-overcame-infection = { $who } was infected and overcame it.
outcome-objective-failed = { $who } did not fulfil the objective.
    .objective = { $who } did not fulfil { $objective }.
outcome-wins = { $who } fulfilled the objective and wins.
    .objective = { $who } fulfilled { $objective } and wins.

## The cooperative mode

outcome-revived = { $who } was revived.
outcome-signals-sent = Enough of the crew sent the signal.
outcome-signals-missing = Too few of the crew sent the signal.
outcome-common-objective-met = { $objective } was fulfilled.
outcome-common-objective-failed = { $objective } was not fulfilled.
outcome-crew-wins = The crew wins together.
outcome-crew-loses = The crew does not win.
