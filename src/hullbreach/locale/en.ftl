# What the house says of any game. What a game says of its own things is in its own folders, such as nemesis/locale.
# ask-*      a prompt: the seat asked is $you, other arguments come with the question.
# option-*   a verb; what it concerns is $what, $what2 …, and also by type: $room, $card, $item …
# event-*    what happened, with the arguments of the event.
# A variant (.item) is used when the argument of that name is given: the secret of an event, a longer option.
# Of a seat in $who, $who-number is the player number and $who-seat the seat; of a room in $room, $room-number its
# number; of a list in $cards, $cards-count its length.
# refused-*  why a request changed nothing.
# A selector takes several lines: written on one, it is not a message at all.

## How things are put together

list-empty = nothing
list-middle = { $a }, { $b }
list-end = { $a } and { $b }
list-either = { $a } or { $b }
facts = { $a }, { $b }
exits = { $a }; { $b }

## References

ref-seat = Seat { $number }

## Prompts

ask-otherwise = { $you }, choose one ({ $ask }).
ask-action =
    { $nth ->
        [1] { $you }, take your first action or pass.
        [2] { $you }, take your second action or pass.
       *[other] { $you }, take action number { $nth } or pass.
    }
    .who =
        { $count ->
            [0] { $who } has no action left, but a free one. What now?
            [one] { $who } has one action left. What now?
           *[other] { $who } has { $count } actions left. What now?
        }
    .option-done = Take no further action

## Options: actions of a turn

option-with-foes = { $option }; { $there }
option-with-cost =
    { $cost ->
        [one] { $option } ({ $cost } card)
       *[other] { $option } ({ $cost } cards)
    }
option-comes-to = { $option }: { $use }
# Several options of one verb in one line, for readers of plain text.
several = { $number } { $name }
option-otherwise = { $verb }
    .what = { $verb }: { $what }
option-pass = Pass

## Refusals

refusal = { $option }: { $reason }

## Events: set-up and rounds

event-otherwise = ({ $kind })
    .about = ({ $kind }: { $about })
event-undone = An answer was taken back.

## Events: the end

replay-unfinished = The record ends here; the game was not played to its end.

## The outcome

outcome-otherwise = ({ $line })
outcome-winners =
    { $count ->
        [0] Nobody wins.
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }

## Headings of lists

group-other = Other

## Commands

record-verified = These rules play the record just as it was played.

## Playing in the terminal

play-welcome =
    { $people ->
        [0]
            { $bots ->
                [one] { $bots } bot plays; you watch.
               *[other] { $bots } bots play; you watch.
            }
       *[other] Type the number of what you want to do, or ? for help.
    }
play-curtain = Pass the keyboard to { $who }, then press Enter.
play-person = { $name } ({ $seat })
play-misunderstood = “{ $typed }” means nothing here. Type a number from 1 to { $count }, or ? for help.
play-times = { $what } ×{ $count }
play-refusals = What you cannot do now, and why
play-keys = What you can type
play-key-number = choose that option; give several numbers where several cards are asked for
play-key-help = this help, and what you cannot do
play-key-rule = show a rule: r 3 for option 3, r ID for a rule by its id, r alone for this question
play-key-rules = search the rules: rules WORDS
play-key-what = explain a thing or a term: what NAME, what 3 for option 3, what alone for this question
play-key-prompt = the question again
play-key-status = status: clocks and players
play-key-clocks = round and tracks
play-key-changed = what has changed since my last turn
play-key-board = the whole board
play-key-hand = what I hold
play-key-last = the latest events; for more: l 200
play-key-aside = what else I may do at any time: a lists it, a 2 does number 2
play-key-undo = undo my last answer
play-key-save = save the game: save FILE
play-key-replace = save over a file that exists: save! FILE
play-key-quit = quit
# Words that may be typed for each command, with spaces between.
command-number = number
command-help = ? help
command-rule = r rule why
command-rules = rules
command-what = what
command-prompt = p prompt
command-status = s status
command-clocks = c clocks
command-changed = changed
command-board = b board
command-hand = h hand
command-last = l last
command-aside = a aside
command-undo = u undo
command-save = save
command-replace = save!
command-quit = q quit
play-no-rules = No rule mentions: { $words }
play-save-where = Where to? Type: save FILE
play-no-option = There is no option { $number } here; they go from 1 to { $count }.
what-name = { $name } ({ $sort })
what-entry = { $name }: { $text }
what-facts = Printed on it: { $facts }.
what-question =
    { $count ->
        [0] There is nothing to explain in this question. To look something else up, type: what NAME
       *[other] In this question (for an explanation, type: what NAME):
    }
what-several = Several things have that name:
what-nothing = There is nothing to explain here: { $option }
what-unknown =
    { $near-count ->
        [0] Nothing in this game is called “{ $name }”.
       *[other] Nothing in this game is called “{ $name }”. Did you mean { $near }?
    }
changed-first = This is your first turn here: there is nothing to compare with.
changed-nothing = Nothing has changed since your last turn.
what-sort-term = rules term
play-thing = { $name }: { $text }
play-asides =
    { $count ->
        [0] There is nothing else you may do now.
       *[other] You may also (a NUMBER):
    }
play-consent = Does everybody agree? (y/n)
# Words that mean yes and no when typed, with spaces between.
play-yes = y yes
play-no = n no
play-save = Save the game? Type a file name, or press Enter to skip:
play-saved = Saved. To resume:
play-left = You leave the game.
play-left-kept = You leave the game, and it is kept. To resume:
play-over = The game is over. Ask about it (details, why, memory, what NAME, ? for more), save FILE, or quit.
kept-games =
    { $count ->
        [0] No games are kept here.
       *[other] Games kept here, the latest first (--resume last, --resume last-2 …)
    }
kept-game =
    { $players ->
        [one] { $word }: { $game }, { $players } player, { $at }. { $clocks }
       *[other] { $word }: { $game }, { $players } players, { $at }. { $clocks }
    }
kept-broken = { $word }, { $at }: { $because }
kept-choose = Which one? Type its number, or press Enter for none.
play-recorded = Recorded. Watch it again with:
play-recording = This game is recorded. The hash of its seed is { $hash }; hullbreach replay --verify shows it again.

## Requests that change nothing

refused-file-not-readable = { $file } cannot be read: { system-cause }.
refused-file-not-writable = { $file } cannot be written: { system-cause }.
refused-file-is-there =
    { $way ->
        [command] { $file } already exists. To replace it, type: save! { $file }
        [prompt] { $file } already exists. To replace it, type: ! { $file }
        [record] { $file } already exists, and --record does not replace it. Choose another name.
       *[flag] { $file } already exists, and --save does not replace it. Choose another name, or resume that game: --resume { $file }
    }
refused-not-kept =
    { $count ->
        [0] There is no { $word }: no games are kept here.
       *[other] There is no { $word }; --resume list shows the games kept here.
    }
refused-bad-people =
    { $players ->
        [one] “{ $people }” does not fit { $players } seat: give a number, or names separated by commas.
       *[other] “{ $people }” does not fit { $players } seats: give a number, or names separated by commas.
    }
refused-option-needs-value = { $option } needs a value, as in name=value.
refused-scenario-not-toml = Not valid TOML: the file ends too early.
    .text = Not valid TOML: { $text }
refused-scenario-key-unknown =
    { $near-count ->
        [0] The head of a scenario has no key { $key }. Choose from: { $keys }.
       *[other] The head of a scenario has no key { $key }. Did you mean { $near }?
    }
refused-scenario-key-missing = The key { $key } is missing; it holds { scenario-shape }.
refused-scenario-key-shape = The key { $key } holds { scenario-shape }, not { $found }.
scenario-shape =
    { $expected ->
        [text] a text in quotation marks
        [number] a whole number
        [texts] a list of texts in quotation marks
        [named-texts] a table of texts in quotation marks, each with a name
        [table] a table in braces
        [flag] true or false
        [text-or-number] a text in quotation marks or a whole number
        [values] a list
       *[steps] the steps, each under the heading [[step]]
    }
refused-scenario-rule-unknown =
    { $near-count ->
        [0] The key rules names an unknown rule: { $rule }.
       *[other] The key rules names an unknown rule: { $rule }. Did you mean { $near }?
    }
refused-scenario-step-unknown =
    { $keys-count ->
        [0] This step is empty. A step has set, fate, expect, or who and play.
       *[other] This step has { $keys }. A step has set, fate, expect, or who and play.
    }
refused-scenario-arrangement-unknown =
    { $near-count ->
        [0] There is nothing called { $verb } to set. Choose from: { $verbs }.
       *[other] There is nothing called { $verb } to set. Did you mean { $near }?
    }
refused-scenario-arrangement-takes =
    { $wanted-count ->
        [0] { $verb } cannot be set with { $given }: it takes nothing.
       *[other] { $verb } cannot be set with { $given }: it takes { $wanted }.
    }
refused-scenario-value-shape = In { $verb }, { $key } holds { scenario-shape }, not { $found }.
refused-scenario-name-unknown =
    { $near-count ->
        [0] There is no { $sort } { $name }. Choose from: { $names }.
       *[other] There is no { $sort } { $name }. Did you mean { $near }?
    }
refused-scenario-number-beyond = { $verb } cannot be { $found }: it goes from { $least } to { $most }.
refused-scenario-contradiction = { $second } would undo { $first }.
refused-scenario-fate-unused = Scripted fate was never used: { $source } { $values }.
refused-scenario-event-unknown =
    { $near-count ->
        [0] There is no kind of event called { $kind }.
       *[other] There is no kind of event called { $kind }. Did you mean { $near }?
    }
refused-scenario-option-unknown =
    { $near-count ->
        [0] There is no option { $option } in the game.
       *[other] There is no option { $option } in the game. Did you mean { $near }?
    }
refused-fate-source-unknown =
    { $near-count ->
        [0] There is no source of fate called { $source }. Choose from: { $sources }.
       *[other] There is no source of fate called { $source }. Did you mean { $near }?
    }
refused-fate-value-unknown =
    { $near-count ->
        [0] { $source } never gives { $wanted }. It gives: { $values }.
       *[other] { $source } never gives { $wanted }. Did you mean { $near }?
    }
refused-fate-not-scripted = Chance would decide here: { $source }. Script it with fate, or set strict = false.
refused-scenario-claim-unknown = You cannot expect { $key } here. Choose from: { $keys }.
refused-scenario-claim-of-whom = Whose { $key }? Name them with who.
refused-scenario-differs = { $key } is { $found }, not { $wanted }.
refused-scenario-offered =
    { $key ->
        [option] { $wanted } is not offered. The options are { $offered }.
       *[no_option] { $wanted } is offered. The options are { $offered }.
    }
refused-scenario-not-refused = { $wanted } is not refused.
refused-scenario-refused-by = { $wanted } is refused by the rule { $found }.
refused-scenario-rule-idle = The rule { $wanted } did not come into play.
refused-bad-numbers = “{ $text }” is not a list of numbers.
refused-protocol-line = This is not an answer: { $line }
refused-unknown-language = Unknown language: { $language }. Choose from: { $languages }.
refused-otherwise = That was refused ({ $reason }).
refused-not-allowed = Not now: { $option }.
refused-unknown-option = There is no such option now: { $option }.
refused-not-your-turn = It is not your turn.
refused-stale-prompt = That was the answer to an earlier question.
refused-game-is-over = The game is over.
refused-game-is-not-over = The game is not over.
refused-unknown-seat = There is no seat { $seat }.
refused-nothing-to-undo = There is nothing to take back.
refused-undo-needs-consent = That revealed something or others have answered since: taking it back needs everybody's consent.
refused-undo-never = That revealed something or others have answered since, and at this table such an answer stands.
refused-truth-or-seat = Choose either the whole truth or what seat { $seat } knew, not both.
refused-no-history = This game keeps no history.
refused-unknown-game = There is no game called { $game }.
    .near =
        { $near-count ->
            [0] There is no game called { $game }.
           *[other] There is no game called { $game }. Did you mean { $near }?
        }
refused-bad-player-count = This game is for { $least } to { $most } players, not { $players }.
    .only =
        { $only ->
            [one] With these options there must be { $only } player, not { $players }.
           *[other] With these options there must be { $only } players, not { $players }.
        }
refused-too-many-seats = A table seats at most { $most }, but this game is for { $players }.
refused-unknown-game-option = The game has no option { $option }.
    .near =
        { $near-count ->
            [0] The game has no option { $option }.
           *[other] The game has no option { $option }. Did you mean { $near }?
        }
refused-options-clash = { $one } cannot be combined with { $other }.
refused-bad-option-value = { $value } is not a value of { $option }; choose from { $allowed }.
refused-scripted-fate-impossible = { $source } can never give { $wanted }.
refused-save-not-ours = This is not a saved game.
refused-save-damaged = The saved game is damaged.
refused-save-from-the-future = This was saved by a newer version ({ $found }; this one knows { $known }).
refused-save-not-understood = The saved game cannot be read ({ $what }).
refused-save-packs-differ = The saved game was played with different packs: { $packs }.
refused-save-box-differs = The saved game was played with different components.
refused-save-unknown-effect = The saved game contains an unknown effect ({ $tag }).
refused-save-unknown-step = The saved game is at an unknown step ({ $tag }, { $step }).
refused-record-not-ours = This is not a recorded game.
refused-record-damaged = The record is damaged.
refused-record-incomplete = The record is incomplete ({ $missing }).
refused-record-bad-entry = Entry { $entry } of the record cannot be read.
refused-record-differs =
    { $because ->
        [digest] From entry { $entry } on, this version plays the record differently: the position is not the same.
        [outcome] From entry { $entry } on, this version plays the record differently: the outcome is not the same.
        [events] From entry { $entry } on, this version plays the record differently: something else happens.
       *[other] From entry { $entry } on, this version plays the record differently: the answer is refused ({ $because }).
    }

## Rules looked up

rules-same = The same rule in other games
rules-carried-out = Carried out by
rules-no-code = no code yet
rules-cited = Cited by
rules-no-test = no test yet
rules-no-checkout = unknown: no checkout with tests here
rules-none = no rule mentions: { $words }
rules-of-part = { $part }: { $section }
rules-more = { $count } more: --limit { $all }

## Rulings tried out

scenario-question = Question: { $question }
scenario-answer = Answer: { $answer }
scenario-rules = By { $rules }
scenario-unscripted = Left to chance: { $sources }
scenario-failed =
    { $count ->
        [one] 1 expectation failed
       *[other] { $count } expectations failed
    }

## Reading a record

replay-more = Enter for more, q to stop { "" }

## Simulating games

refused-unknown-result-file = The name of { $file } must end in { $endings }.
refused-parquet-needs-duckdb = { $file } needs DuckDB. Write .csv or .json, or install it: { $command }

## Packs

pack-playing = bots are trying it
pack-is-right = { $pack } is valid; its fingerprint is { $digest }.
pack-is-wrong =
    { $count ->
        [one] One problem found.
       *[other] { $count } problems found.
    }
pack-begun = The new pack is in { $folder }. Try it: hullbreach pack check { $folder }, then hullbreach play { $game } --pack { $folder }.
refused-pack-folder-there = { $folder } already exists.
refused-pack-not-found = There is no { $manifest } in this folder.
refused-pack-unknown = This is neither a folder nor the name of an installed pack.
    .near =
        { $near-count ->
            [0] This is neither a folder nor the name of an installed pack.
           *[other] This is neither a folder nor the name of an installed pack. Did you mean { $near }?
        }
refused-pack-twice = A pack is named twice: { $packs }.
refused-pack-of-another-game = { $pack } is a pack for { $game }.
refused-pack-bad-id = “{ $id }” is not a valid id: use lower-case letters, digits and dashes, and begin with a letter.
refused-pack-bad-toml = Not valid TOML: { $because }
refused-pack-bad-value = { $because }
refused-pack-not-utf8 = This is not UTF-8.
refused-pack-bad-code = { $because }
refused-pack-without-content = There is no “{ $name }”: write { $name } = Functions(), and register every function with it.
refused-pack-too-many = Too many of one kind: { $count }; at most 255 ({ $sort } and others).
refused-pack-foreign-rule = { $rule } does not begin with { $pack }/.
refused-pack-rule-untranslated = { $rule } has no French text (fr).
refused-pack-language-missing = This file is missing: a pack speaks English and French.
refused-pack-bad-message = Not a valid message: { $because }
refused-pack-name-missing = { $message } is missing.
refused-pack-message-missing = { $message } is missing; a game needed it.
refused-pack-untranslated = { $message } is missing in the other language ({ $language }).
refused-pack-arguments-differ = The arguments of { $message } are not those of the English message.
refused-pack-function-failed = { $pack }: { $function } failed: { $because } (seats: { $players }, seed: { $seed })
refused-pack-function-changes = { $pack }: { $function } changes the position, but may only read it: { $because } (seats: { $players }, seed: { $seed }). Make the change in an effect.
refused-pack-game-broken =
    { $players ->
        [one] A game with { $players } seat and seed { $seed } failed: { $because }
       *[other] A game with { $players } seats and seed { $seed } failed: { $because }
    }

## Odds

option-with-odds = { $option }: { $odds }
odds-in-words =
    { $degree ->
        [sure] { $what } for sure
        [likely] { $what } likely
        [chance] a chance of { $what }
        [risk] a risk of { $what }
       *[slight] a slight risk of { $what }
    }
odds-among-others =
    { $degree ->
       *[slight] { $what }
    }
odds-in-numbers =
    { $exact ->
        [yes] { $what } { $percent }%
        [less] { $what } under { $percent }%
       *[no] { $what } about { $percent }%
    }
odds-also = { $a }; { $b }

## Many events in short

burst-deeds = { $who }: { $things }.
burst-deed-then = { $deed } – { $then }
burst-fares = { $who } { $things }.

## How much is shown in the terminal

play-in-short =
    { $count ->
        [one] ({ $count } event summed up; type: details)
       *[other] ({ $count } events summed up; type: details)
    }
play-skipped =
    { $count ->
        [one] ({ $count } more event; type: details)
       *[other] ({ $count } more events; type: details)
    }
aftermath-out = You are out of the game; the others play on. Type watch to see the rest turn by turn, or press Enter to skip to the end.
aftermath-more = Enter for more, q to skip to the end:
command-watch = watch w
play-digest = Since you last acted
play-resumed = Where you left off
play-verbosity =
    { $level ->
        [full] From now on every event is shown in full, with its rule.
        [brief] From now on events are summed up, and rules are shown only on request.
       *[normal] From now on long runs of events are summed up.
    }
play-key-details = the full text of what was summed up
play-key-verbosity = how much is shown: full, normal or brief
command-details = d details
command-verbosity = v verbosity
# Words that may be typed for each level, with spaces between.
level-full = full
level-normal = normal
level-brief = brief
refused-unknown-verbosity = There is no level { $level }; choose from { $levels }.

## A table set up by questions

setup-language = English: en. Français : fr. (Enter, Entrée: en)
setup-welcome = Let's set up a table. Press Enter for the usual choice.
setup-game = Which game? (Enter: 1)
setup-game-each = { $game }. { $text }
setup-which = { $option }? (Enter: 1)
setup-people = Who plays at this keyboard? Type a number, or names separated by commas. (Enter: { $usual })
setup-bot-count = How many bots join? From { $least } to { $most }. (Enter: { $usual })
setup-rest = Anything to change? Type its number, or press Enter to begin the game.
setup-bots-random = take any option
setup-option = { $option }: { $value }
setup-bots = Bots { $value }
setup-undo = Taking back an answer that revealed something: { $value }
setup-undo-by-consent = if everybody agrees
setup-undo-never = never
setup-odds = Odds beside each option: { $value }
setup-odds-words = in words
setup-odds-numbers = in numbers
setup-odds-off = none
refused-no-such-number = “{ $typed }” is not one of the choices: type a number from { $least } to { $most }.

simulate-doing = simulating { $game }
simulate-title-fate = what became of everybody
simulate-title-ending = endings
simulate-title-round = length in rounds
simulate-of-seats = of seats
simulate-of-games = of games
fate-won = won
simulate-share = share
simulate-interval = 95 %
simulate-by-seat = by seat
simulate-seats = seats
simulate-balance = compared with the bands of a balanced game
simulate-band = band
simulate-group-fate = { $name }: { $fate }
simulate-verdict =
    { $verdict ->
        [below] below
        [above] above
       *[within] within
    }
simulate-length = a game lasts { label-figure } rounds
simulate-written =
    { $count ->
        [one] { $count } row written to { $file }
       *[other] { $count } rows written to { $file }
    }
simulate-drawn = picture written to { $file }
happened-so-many = { $seen } of { $of } things that can happen have happened
happened-never = never happened: { $sort } ({ $seen } of { $of } seen): { $things }

# Names and figures in tables and pictures of simulated games.
label-thing = { $name }
label-seat = Seat { $number }
label-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
label-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
label-percent-whole = { NUMBER($share, maximumFractionDigits: 0) } %
label-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }

picture-title = { $game }
picture-which =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    } · { $manner } · bots: { $bots } · seeds { $first } to { $last }
picture-mean-won = of seats win
picture-mean-rounds = rounds a game
picture-legend = ● share   ━ its 95 % interval   ◆ clearly outside the shaded band, where good players of equal strength should be (by seat: 0.6 to 1.6 times the mean)
picture-won-by-seat = Wins by seat
picture-group = { $name } ({ $count })
picture-endings = How and when games end
picture-round = round
picture-games = games
picture-route = { $route } { label-percent }
picture-route-rare = ◆ { $route } { label-percent }, rarer than 5 %
picture-occurring = What happened, out of all that can happen
picture-seen = { $seen }/{ $of }
refused-picture-needs-matplotlib = { $file } needs matplotlib. Install it: { $command }

## The manual: what --help says

# help-play is what `hullbreach play` does; its variants are the parameters, as they are typed.
manual-usage = Usage: { $usage }
manual-commands = Commands
manual-arguments = Arguments
manual-parameters = Parameters
manual-help = Display this message and exit.
manual-version = Display application version.
manual-choices = [choices: { $choices }]
manual-default = [default: { $value }]
manual-required = [required]
manual-value-command = COMMAND
manual-value-game = GAME
manual-value-file = FILE
manual-value-words = WORDS
manual-value-str = TEXT
manual-value-int = NUMBER
manual-value-float = NUMBER
manual-value-path = FILE
manual-value-choice = CHOICE
help-lang = Language: en or fr; if not given, the language of this machine.
help-json = Print JSON for programs.
help-seed = The seed of the first game; the next games take the next seeds.
help-jobs = Number of processes; if not given, one for each processor.
help-database = A file, or postgresql://… for PostgreSQL; if not given, the tables of `hullbreach play`.

help = Survival-horror board games by the book: play them, argue about them, measure them.
help-play =
    Play in your browser, alone with bots or with friends who open a link.

    `--terminal`, or any option about the table, plays here. Without such options you are asked step by step.
    .game = Which game, as `hullbreach games` lists them.
    .terminal = Play in this terminal, alone with bots or with others at one keyboard.
    .port = Port of the page.
    .browser = Whether to open the page in your browser.
    .players = Number of seats; if not given, four, or as many as the game allows.
    .people = How many people play, or their names: `2`, or `Ann,Bob`; one if not given. They take the first seats.
    .bots = Which bot plays the other seats: the game's own if not given; `random` takes any option.
    .seed = The same seed deals the same game.
    .option = An option of the game, such as `mode=semi-coop`; may be repeated.
    .pack = A pack to play with: its folder, or its name if it is installed; may be repeated.
    .save = File to save the game to when you leave. An existing file is not replaced, unless it is the game you resume.
    .resume = A saved game to resume: a file, `last` for the game you played last (kept at every answer), `last-2` for the one before, or `list` to see them.
    .record = File to write the record of the game to at the end, for `hullbreach replay`.
    .plain = No colour, no drawing, no clearing of the screen: for screen readers and logs.
    .verbosity = How much is shown: `full` shows every event, `normal` sums up long runs, `brief` also leaves out the rule ids, which `why` still shows.
    .brief = The same as `--verbosity brief`.
    .protocol = A program plays for the people: lines of JSON over standard input and output (docs/protocol.md).
    .lang = { help-lang }
help-serve = Serve tables that friends join with a link, in their browsers.
    .host = Address to listen on; if not given, all addresses of this machine.
    .port = Port to listen on.
    .database = { help-database }
    .public = A name by which the server is reached from outside, such as `games.example.org`; may be repeated.
    .base = Path of the server behind a proxy.
    .host-key = If given, only people who know this key can create tables.
    .proxy = Address or network of a proxy in front of the server, trusted to say where a request comes from; may be repeated.
    .webhook = A URL to notify, with the table's code, when it is the turn of a player who is away.
    .rate = Changes and connections allowed per minute from one address.
    .keep-open = Seconds an empty table stays in memory.
    .think = Seconds a bot may think and odds may take; 0 sets no limit. A bot that runs out of time takes the first option.
    .pack = A pack that new tables play with: its folder, or its name if it is installed; may be repeated.
    .lang = { help-lang }
help-backup = Write all tables of a server to a file; the server may keep running. The file holds secrets.
    .file = File to write.
    .database = { help-database }
    .lang = { help-lang }
help-restore = Fill an empty database with the tables of a file.
    .file = A file written by `hullbreach backup`.
    .database = { help-database }
    .lang = { help-lang }
help-schema = Print the types of everything that goes over a socket, as TypeScript.
    .games = Print what the games show over it instead: their views, words and kinds of events.
help-load = Play at many tables over real sockets and measure how long everybody waits for everybody else.
    .tables = Number of tables.
    .seats = Number of seats at each table; every seat has a client.
    .seconds = Seconds to measure.
    .pace = Seconds a seat thinks on average before it answers, as people do; 0 answers at once.
    .seed = Decides what the clients answer.
    .database = A file, or postgresql://… for PostgreSQL; if not given, a temporary file.
    .lang = { help-lang }
help-games = List the games with their player counts and options.
    .json = { help-json }
    .lang = { help-lang }
help-rules = Look rules up; see where they are carried out and which tests prove them.
help-rules-search = Search the rules, best matches first.
    .words = Words to search for.
    .game = One game only, as `hullbreach games` lists them.
    .limit = How many rules to show.
    .lang = { help-lang }
help-rules-show = Show a rule: its text, the ruling, where it is carried out, which tests cite it.
    .id = A rule's id, as search shows it.
    .lang = { help-lang }
help-rules-rulings = List what was decided where the books are unclear, silent or at odds: each decision with its rule.
    .game = One game only, as `hullbreach games` lists them.
    .lang = { help-lang }
help-rules-coverage = Count the rules that a passing test cites, and name the others.
    .game = One game only, as `hullbreach games` lists them.
    .module = One module only, such as base or coop.
    .json = Print JSON only.
    .lang = { help-lang }
help-scenario = Set a position up in a TOML file, play it, and see what the rules make of it.
help-scenario-run =
    Carry a scenario out step by step; exit code 1 when an expectation fails.

    A ruling's question comes first; its answer, with the rules that give it, comes last and only if it holds.
    .file = A TOML file; `docs/scenario.md` describes it.
    .lang = { help-lang }
help-pack = Packs: check one, or begin one.
help-pack-check =
    Check a pack: every file, both languages, and games between bots in every mode.

    The exit code is 1 if something is wrong with it.
    .pack = Its folder, or its name if it is installed.
    .games = How many games bots play with it.
    .jobs = { help-jobs }
    .seed = { help-seed }
    .lang = { help-lang }
help-pack-new = Begin a pack: a folder that passes its check and can be played with at once.
    .folder = Folder to create; its name becomes the id of the pack.
    .game = The game it is for, as `hullbreach games` lists them.
    .lang = { help-lang }
help-replay = Show a recorded game as a spectator or one seat saw it, from the events stored in the record.
    .file = The record, as `hullbreach play --record FILE` writes it.
    .seat = The seat whose knowledge to show; if not given, a spectator's.
    .truth = The whole truth: everybody's secrets too.
    .step = Wait for Enter before every turn.
    .verify = Play the record again with these rules and say whether it ends the same.
    .pack = A pack the game was played with: its folder, or its name if it is installed; may be repeated.
    .lang = { help-lang }
help-fuzz =
    Play random games and check the engine's promises at every decision.

    Copies and saves are equal, components are conserved, nobody can tell a re-dealt world apart, replays end where the game ended, and play ends.
    .game = Which game.
    .games = How many games.
    .players = Player counts, such as 3 or 1-5; all that the game allows if not given.
    .seed = { help-seed }
    .jobs = { help-jobs }
    .option = An option of the game as key=value; may be repeated. Other options are tried with every value.
    .pack = A pack to play with: its folder, or its name if it is installed; may be repeated.
    .quick = Only play, without checking every decision.
    .bots = The usual bots play, with a slip now and then, so that games come further than at random.
    .lang = { help-lang }
help-simulate =
    Let bots play many games and count who lives, who wins and what kills, each share with its 95 % interval.

    At the end it lists what never happened. The same seed gives the same games, whatever the number of processes.
    .game = Which game.
    .games = How many games.
    .players = How many seats each game has.
    .bots = Which bot plays: the game's own if not given; `random` takes any option.
    .jobs = { help-jobs }
    .seed = { help-seed }
    .option = An option of the game as key=value; may be repeated.
    .pack = A pack to play with: its folder, or its name if it is installed; may be repeated.
    .out = A file with one row per seat and game: .csv, .json, or .parquet (needs DuckDB: the extra `lab`).
    .plot = A picture of the results: .png, .svg or .pdf (needs matplotlib: the extra `lab`).
    .lang = { help-lang }
help-bench = Measure decisions, copies, options, views and saves of games, and of installed peers, in one run.
    .games = The games to measure; all of them if none is named.
    .seconds = Seconds to play each game.
    .json = { help-json }
    .lang = { help-lang }

## What is wrong with a command

refused-unknown-command = Unknown command "{ $command }". Available commands: { $commands }.
    .near =
        { $near-count ->
            [0] Unknown command "{ $command }". Available commands: { $commands }.
           *[other] Unknown command "{ $command }". Did you mean "{ $near }"? Available commands: { $commands }.
        }
refused-unknown-flag = Unknown option: { $flag }.
    .near =
        { $near-count ->
            [0] Unknown option: { $flag }.
           *[other] Unknown option: { $flag }. Did you mean { $near }?
        }
refused-not-a-choice = Invalid value "{ $value }" for { $flag }. Choose from: { $choices }.
refused-not-converted =
    { $kind ->
        [int] Invalid value for { $flag }: "{ $value }" is not a whole number.
        [float] Invalid value for { $flag }: "{ $value }" is not a number.
       *[other] Invalid value for { $flag }: "{ $value }".
    }
refused-argument-missing = Command "{ $command }" parameter { $flag } requires an argument.
refused-value-too-small = Invalid value "{ $value }" for { $flag }. Must be >= { $least }.
    .above = Invalid value "{ $value }" for { $flag }. Must be > { $above }.
refused-command-line = { $said }
refused-unused-words = Unexpected arguments: { $words }.
system-cause =
    { $because ->
        [ENOENT] No such file or directory
        [EACCES] Permission denied
        [EPERM] Operation not permitted
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [EROFS] Read-only file system
        [ENOSPC] No space left on device
        [EIO] Input/output error
        [EADDRINUSE] something else is already listening there
        [EADDRNOTAVAIL] this machine has no such address
        [not-text] It is not UTF-8 text
       *[other] { $because }
    }

## Listing games, fuzzing, measuring

games-game = game
games-players = players
games-options = options (the first is the usual one)
fuzz-doing = fuzzing { $game }
fuzz-broken = broken
fuzz-again = to repeat: { $command }
series-interrupted = Interrupted after { $games } of { $of } games.
fuzz-sum = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions, { $dealt } faces dealt again, { $broken } broken
fuzz-endings = endings: { $endings }
bench-doing = measuring
    .what = measuring { $what }
bench-as-written = The engine as it is written; `make fast` compiles it.
bench-compiled = The engine compiled.
bench-decisions_per_s = decisions a second
bench-choices_per_s = decisions with a choice a second
bench-games_per_s = games a second
bench-decisions_per_game = decisions a game
bench-copy_us = a copy, µs
bench-options_us = options of a question, µs
bench-sight_us = a view as bots are given it, µs
bench-view_us = a view, µs
bench-save_us = a save, µs
bench-load_us = loading a save, µs
bench-resample_us = a re-dealt world, µs
bench-late_to_early = late decisions to early ones
bench-x = { $peer } = 1, decisions
bench-x-choices = { $peer } = 1, decisions with a choice
bench-peer = peer
bench-peer-decisions = decisions/s
bench-peer-choices = with a choice/s
bench-peer-copy = copy µs
bench-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-great-figure = { NUMBER($figure, maximumFractionDigits: 0) }
bench-no-peer = No peer is installed here; `make bench` installs them.

## Deciding in the browser

sign-cost =
    { $cost ->
        [0] free
        [one] costs { $cost } card
       *[other] costs { $cost } cards
    }
sign-reaction = reaction
digest-said = { $who }: “{ $said }”
ui-odds-says = What an option may lead to, as far as you can know. How should it be shown?
ui-may-bring = May lead to: { $odds }
ui-free = free
ui-spends = You spend: { $cards }
ui-spends-more = Cost: { $count } cards
ui-spends-one = Cost: 1 card
ui-gather-any = Tick as many as you like, then confirm.
ui-gather-due = Tick { $due }, then confirm.
ui-gather-up-to = Tick up to { $due }, then confirm.
ui-gather-confirm = Confirm: { $chosen } ticked
ui-gather-keep-all = Keep all cards
ui-gather-confirm-due = Confirm: { $chosen } of { $due } ticked
ui-gather-stopped = Another question came up. Answers sent: { $given } of { $wanted }.
ui-gather-copy = { $text } (copy { $number })
ui-words-here = Explain the terms
ui-words-none = No word here needs explaining.
ui-word-rule = Read the rule
ui-digest = While you were away
ui-digest-today = Where things stand
ui-digest-all = Show every line
ui-ear = By ear and by keyboard
ui-level = How much is announced
ui-level-brief = Brief: events in a few sentences, then the question
ui-level-normal = Normal: every line, long runs summed up
ui-level-full = Full: every line, and the options by number
ui-key-words = the terms of the question
ui-key-all = every line of the latest events
ui-key-command = the command line
ui-key-of = Key: { $what }
ui-key-taken = { $key } is already the key for something else: { $what }.
ui-keys-reset = Restore the usual keys
ui-command = Command line
ui-command-says = A number, the first words of an option, or: { $words }
ui-command-go = Do it
ui-command-unknown = “{ $typed }” is neither an option nor a command. Type: { $help }
ui-command-several = That could be { $options }
ui-command-numbered = { $number }: { $text }
ui-command-done = Done: { $text }
ui-command-busy = Nothing can be answered just now.
ui-command-told = From now on: { $level }

## The pages in the browser

ui-title = { $name }
ui-pages = Pages
ui-language = Language
ui-start = Start
ui-rules = Rules
ui-which-game = Which game?
ui-play-now = Play now
ui-play-now-says = “Play now” seats you with three bots and begins at once. You can leave a table and come back to it.
ui-you-default = Player
ui-host = Host a table
ui-join = Join a table
ui-code = Code of the table
ui-join-go = Join
ui-arrive-link = Bring my seat here from another device
ui-my-tables = My tables
ui-my-tables-none = Tables you sit at will be listed here.
ui-table-unnamed = Table { $code }
ui-your-turn = Your turn
ui-phase-lobby = waiting for players
ui-phase-playing = being played
ui-phase-over = over
ui-invitation = Invitation
ui-invited-by = { $host } invites you to a game of { $game }.
ui-invited = You are invited to a game of { $game }.
ui-seats-free = Free seats: { $free } of { $all }
ui-your-name = Your name
ui-sit-down = Sit down
ui-sit-down-says = No account needed. This browser remembers your seat.
ui-has-begun = The game has begun. You can watch.
ui-no-seat = All seats are taken. You can watch.
ui-watch = Watch
ui-watch-link = Link for spectators
ui-arrive = Bring my seat here
ui-arrive-says = On the other device, open the table, choose “Table” and “To another device”, and type the code here.
ui-word = Transfer code
ui-arrive-go = Take my seat
ui-rules-words = Search the rules
ui-rules-found = Rules found: { $count }
ui-search = Search
ui-ruling = Ruling:
ui-rule = Rule
ui-details = Details
ui-table-name = Name of the table
ui-people = Of these, played by people
ui-make-table = Open the table
ui-host-key = Host key of this server
ui-admin = Tables of this server
ui-admin-show = Show the tables
ui-admin-days = Days without an answer
ui-admin-expire = Remove older tables
ui-admin-tables = Tables: { $count }
ui-admin-game = Game
ui-admin-phase = State
ui-admin-answers = Entries
ui-admin-touched = Last touched
ui-admin-open = open now
ui-admin-removed = Tables removed: { $count }
ui-admin-remove = Remove table { $code }
ui-admin-remove-short = Remove
ui-admin-surely = Really remove table { $code }, for good
ui-admin-surely-short = Really remove
ui-option-undo = Taking back an answer that revealed something
ui-option-undo-says = An answer that revealed nothing can always be taken back.
ui-option-undo-by-consent = When everybody agrees
ui-option-undo-never = Never
ui-table = Table
ui-connecting = Connecting…
ui-reconnecting = Connection lost. Reconnecting; your game is safe.
ui-reconnecting-answer = Connection lost. Reconnecting; your answer is kept and sent again if it did not arrive.
ui-part-missing = This part of the page could not be loaded; perhaps the server has been upgraded.
ui-load-again = Reload the page
ui-trouble-moved = Your seat has moved
ui-trouble-moved-says = It was taken to another device, or the host has issued a new link.
ui-trouble-unknown-table = There is no such table
ui-trouble-unknown-table-says = Check the code for a typing mistake.
ui-trouble-refused = This page may not open the table
ui-trouble-refused-says = The server does not recognise the address in your browser as its own.
ui-to-start = Go to the start page
ui-players = Players
ui-lobby = Waiting room
ui-waiting-for = Seats still free: { $free }
ui-all-here = Everybody is here.
ui-seat-bot = Bot
ui-seat-free = free
ui-you = you
ui-give-to-bot = Give to a bot
ui-free-seat = Open this seat
ui-start-game = Begin the game
ui-start-with-bots = Begin; bots take the free seats ({ $free })
ui-host-starts = The host begins the game when everybody is here.
ui-invite = Invite friends
ui-invite-says = Send this link, or tell them the code: { $code }
ui-invite-link = Link for friends
ui-copy = Copy the link
ui-copied = Copied
ui-qr = The link as a QR code
ui-why = why?
ui-why-about = why? { $about }
ui-question = Question
ui-close = Close
ui-press-again = Press again to confirm.
ui-is-over = The game is over.
ui-paused = The host has paused the game.
ui-nobody-asked = One moment…
ui-undo = Take back
ui-undo-asked = { $who } would like to take the last answer back.
ui-cannot = What you cannot do, and why
ui-cannot-nothing = Nothing is ruled out here.
ui-only-you = Only you see this
ui-only-you-short = only you
ui-seen = I have seen it
ui-any-time = At any time
ui-pass = Pass
ui-is-asked = is asked
ui-bot = bot
ui-away = away
ui-carried = At hand
ui-your-place = Your place
ui-fear = Moments on the board
ui-pace-full = One after another
ui-pace-quiet = Quick: an event phase in a few seconds
ui-pace-off = None: words only
ui-by-hand = Your rolls wait a moment until you press
ui-throw-die = Press to roll
ui-turn-card = Press to turn the card
ui-sounds = Sounds
ui-sounds-on = Sounds are on
ui-sounds-off = Sounds are off
ui-captions = Captions for sounds
ui-story = The story
ui-since = New since you left
ui-story-new = New lines: { $count }
ui-chat = Say something to the table
ui-chat-send = Say
ui-veil = Hide
ui-unveil = Show how I win
ui-unveil-says = It may name your secrets: look over your shoulder first.
ui-board = The whole board in words
ui-drawn-card = card
ui-drawn-token = token
ui-side = Story, winning, memory, rules, table
ui-side-story = Story
ui-side-win = How do I win?
ui-side-memory = Memory
ui-side-rules = Rules
ui-side-tools = Table
ui-parts = What is shown above the question
ui-look-first = Look at the board first
ui-top-here = Here
ui-top-board = Board
ui-top-me = Me
ui-top-side = Story
ui-keys = Single-key shortcuts
ui-cursor = Keys on the board
ui-key-prompt = the question
ui-key-events = what happened last
ui-key-here = where I am
ui-key-hand = my hand
ui-key-me = how I am
ui-key-people = everybody
ui-key-clocks = round and time
ui-key-win = how I win (read aloud!)
ui-carry = To another device
ui-carry-says = Move your seat to another browser; it then leaves this one.
ui-carry-go = Show transfer code
ui-carry-word = Within five minutes, type this code there: { $word }
ui-carry-link = Or open this link there
ui-host-tools = For the host
ui-pause = Pause
ui-resume = Resume
ui-to-bot = Give to a bot
ui-from-bot = Take back from the bot
ui-relink = New link
ui-relink-link = The new link for this seat; the old one no longer works
ui-fair = Fair dice
ui-fair-says = The seed of this game is fixed by this hash from the start and shown at the end, so that anyone can check that nothing was rolled again.
ui-leave = Leave; the table stays
ui-outcome = How it ended
ui-you-won = You have won.
ui-you-lost = You have lost.
ui-won = won
ui-lost = lost
ui-record = Download the record
ui-next = Next
ui-show-all = Show all
ui-more-lines = More lines: { $count }.
ui-at-this-screen = People at this screen
ui-at-this-screen-says = Who shares this screen with you? A curtain falls between your turns.
ui-their-name = Name of person { $number }
ui-their-name-too = Name of one more person
ui-sit-down-too = Sit down here too
ui-one-more = One more person
ui-not-here = Remove
ui-not-here-about = Remove person { $number }
ui-told-of = { $whom }: { $what }
ui-clock = Time for a decision
ui-clock-none = No limit
ui-window = Time to react
ui-left-alone = A seat nobody sits at goes to a bot after
ui-left-alone-never = Never
ui-seconds = { $seconds } s
ui-minutes = { $minutes } min { $seconds } s
ui-minutes-only = { $minutes } min
ui-time-left = Time left: { $time }
ui-phrases = Phrases
ui-talk = Table talk
ui-talk-says = True or not: nobody checks what you say.
ui-sentences = What you can say
ui-to-whom = To
ui-to-all = everybody
ui-narrow = Filter the list by a word
ui-narrow-nothing = Nothing contains this word.
ui-back = Back
ui-mute = Mute somebody
ui-mute-says = What they say is left out of your story, in this browser only.
ui-claim = claim
ui-shown = shown
ui-speak-of-it = Say something about it
ui-speak-of-it-says = True or not. The others know that you looked, not what you saw.
ui-show-it = Show…
ui-show-it-about = Show: { $about }
ui-show-it-says = The person you show it to sees the real thing.
ui-show-now = Show it
ui-curtain = Curtain
ui-curtain-falls = One moment…
ui-curtain-says = Everybody else, please look away.
ui-turn-of = { $name }, it is your turn
ui-i-am = I am { $name }, show my seat
ui-everybody-sees = Everybody may look: this is the public screen.
ui-seat-of = This is the seat of { $name }.
ui-draw-curtain = Draw the curtain
ui-watching = You are only watching.
ui-watching-says = You see what everybody may see. You answer no questions and hold no cards.
ui-resting = A bot plays for you.
ui-resting-says = It knows what { $who } knows.
ui-resting-title = A break
ui-rest = Let a bot play for me
ui-rest-says = The bot knows what your seat knows. You can come back at any time.
ui-i-am-back = I am back
ui-call = When it is your turn
ui-call-offer = Alert you when it's your turn?
ui-call-sound = A short sound
ui-call-notice = A notification
ui-call-no = No, thanks
ui-try-again = Try again
ui-trouble-removed = This table was removed
ui-trouble-removed-says = The owner of the server removed it, with everything stored about it. You can host another.
ui-trouble-closed = The table could not be shown
ui-trouble-closed-says = Something went wrong on the server. The game is stored; try again in a moment.
ui-trouble-slow = Your connection is too slow
ui-trouble-slow-says = It could not keep up with the table. Nothing is lost: your seat waits for you. Try again, perhaps on another network.

## Learning: the coach at the table

ui-coach = Coach
ui-coach-says = A short note the first time something happens to you.
ui-coach-next = Next note
ui-coach-off = No more notes
ui-coach-put-away = Put this note away

## Learning: the guided mission

ui-learn = Learn by playing
ui-lesson = Guided mission
ui-lesson-step = Step { $step } of { $count }
ui-lesson-next = Continue
ui-lesson-skip = Skip this step
ui-lesson-waits = Done. Answer the question to continue.
ui-lesson-hint = Hint
ui-lesson-here = The lesson points here.
ui-lesson-read = Read the rules
ui-lesson-again = Start again from the beginning
refused-unknown-lesson = There is no lesson { $lesson }. Choose from: { $lessons }.
refused-no-such-step = The lesson has moved on to another step.

## The rules, section by section

ui-differences-part = With { $part }: ten differences
ui-rules-contents = Contents
ui-rules-all = All rules
ui-rules-section = In the same section
ui-rules-same = The same rule in other games
ui-rules-tried = Tried out at a table
ui-rules-address = Address of this rule
rule-source-rulebook = From the rulebook
rule-source-published = From the official FAQ and public component lists
rule-source-house = Ours

## Corrections that a table agrees on

event-consent-refused = { $who } does not agree to the request.
event-consent-withdrawn = { $who } withdraws the request.
event-consent-lapsed = Too few people agreed in time to the request of { $who }.
event-correction-taken-back = { $who } was not asked and takes the correction back. The game resumes from before it.
refused-unknown-correction = That cannot be corrected now: { $option }.
refused-another-wish = The table is being asked something else. Wait until that is settled.
refused-nothing-wanted = That request is no longer open.
play-key-judge = correct the position: judge lists kinds, judge WORDS searches, judge 3 proposes number 3
command-judge = j judge
play-judgements = What can be corrected; for more: judge KIND
play-judgements-kind = { $kind }: { $count }
play-judgements-found = Corrections (judge NUMBER):
play-judgements-none = Nothing can be corrected now. Wait until somebody is asked for an action.
play-judgements-unknown = No correction mentions: { $words }
ui-consent-agree = I agree
ui-consent-refuse = I do not agree
ui-consent-withdraw = Withdraw it
ui-consent-waits = Agreed so far: { $agreed } of { $needed }. The request lapses after { $seconds } seconds.
ui-missed = { $who } has corrected the position without you: { $what }. If you take that back, everything played since goes too. If you play on, it stands.
ui-missed-keep = Let it stand
ui-missed-undo = Take it back
ui-judge-title = A mistake
ui-judge = Correct the position
ui-judge-says = For a mistake that can no longer be taken back. Everybody at the table, and more than half of the people who play, must agree. A player who is away may undo the correction later; the story says who proposed it.
ui-judge-asked = { $who } proposes a correction: { $what }.
ui-judge-find = Find a correction
ui-judge-found = Corrections: { $count }
ui-judge-not-now = Nothing can be corrected now. Wait until somebody is asked for an action.
ui-judge-propose = Propose it
ui-judge-choose = Choose what should be corrected.

## After the end

ui-stage-play = The game
ui-stage-winners = The verdict
ui-step-of = Revealed: { $shown } of { $all }
ui-story-later = The story continues here when everything has been revealed.
ui-ending-small = Look at the table
ui-ending-large = Back to the ending
ui-claims = Claims and the truth
ui-claims-none = Nobody claimed anything at this table.
ui-claims-says = Each is judged by what was true when it was made.
ui-verdict-true = true
ui-verdict-false = not true
ui-verdict-open = cannot be checked
ui-round-number = Round { $round }
ui-before-rounds = Set-up
ui-pictures = Pictures of the game
ui-pictures-show = Show the pictures
ui-as-picture = Picture
ui-as-table = Table
ui-shown-as = { $what }: shown as
ui-who-lived = Who won
ui-timeline = What happened in which round
ui-moment-claim = Claim
ui-who = Who
ui-round = Round
ui-happened = What happened
ui-replay = Replay
ui-replay-watch = Watch the replay
ui-replay-link = Link to the replay
ui-replay-point = Point { $at } of { $last }
ui-replay-scrub = Point of the game
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-back = One point back
ui-replay-on = One point forward
ui-replay-round = Go to round
ui-whose = Whose knowledge
ui-whose-public = What everybody saw
ui-whose-truth = The whole truth
ui-replay-chosen = chosen
ui-replay-nobody = This decision is hidden from this view.
ui-replay-held = In the hands of { $who }
ui-replay-keys = The left and right arrow keys move by one point; the space bar plays and pauses.
ui-play-on = Play on from here
ui-play-on-says = A new table with exactly this position. What has been dealt stays where it is; future rolls and draws are new.
ui-play-on-seat = You play
ui-play-on-others = Who plays the others?
ui-play-on-bots = Bots; the game goes on at once
ui-play-on-friends = Friends; you get a link for them
ui-play-on-over = The game is over at this point. Go back to an earlier one to play on from there.
ui-rematch = Once more
ui-rematch-says = A new table for the same people, on the same seats, with the same options.
ui-rematch-go = Play again
ui-rematch-invited = The host wants to play again, with all of you.
ui-rematch-sit = Sit down at my seat
ui-rematch-waits = When the host wants to play again, your invitation appears here.
ui-seat-kept = kept for { $name }
ui-sharing = Keep and share
ui-report = Report a problem
ui-report-says = Your message and the game as it stands are stored for the owner of this server. Nobody at the table sees them.
ui-report-text = What went wrong?
ui-report-send = Send the report
ui-report-kept = Thank you. The owner of the server will see it.
ui-admin-reports = Reported problems: { $count }
ui-admin-reports-say = The files hold the secrets of games that may still be played.
ui-admin-report = Download the report on table { $code }
ui-admin-report-short = Download
ui-finished = Finished games
table-continued = { $name } (continued)
event-continued = This table plays on from table { $code }, at point { $point } of { $last }.
event-forked = This table plays on from table { $code }, which goes its own way.
event-again = The host has opened a new table for the same people.
truth-open = No card can say what { $who } meant.
refused-replay-not-over = This table is still being played. Its replay can be seen when the game is over.
refused-replay-of-other-rules = This game was played with different rules from those of this version, so it cannot be replayed.
refused-unknown-point = There is no point { $point } in this game; the last is { $last }.
refused-unknown-eyes = There is no view called { $whose }: give a seat, public or truth.
refused-nothing-to-play-on = The game is over at this point. Choose an earlier one.
refused-fork-not-now = A second table can be opened between two parts of the game, not in the middle of one.
refused-no-rematch = The host has not opened a new table yet.
refused-reports-full = No more reports can be stored until the owner of the server has seen to some.
refused-unknown-report = There is no report { $name }.

## The server and its pages

serve-at = The tables are at { $address }
play-at-home = Friends on your network can join at { $address }
play-page-open = The page is open in your browser: { $address }
play-page = Open this page in your browser: { $address }
play-stops = Ctrl+C stops the server. Every table is kept, in { $file }.
refused-cannot-listen = Cannot listen on { $host }, port { $port }: { system-cause }.
refused-page-or-terminal = --port and --no-browser are for the page in the browser; the other flags seat people at this terminal. Use one kind or the other.
refused-only-watching = You are only watching.
refused-table-not-begun = The game has not begun.
refused-table-has-begun = The game has begun already.
refused-table-is-over = The game is over, so nothing can be taken back. To play on from an earlier point, choose it in the replay and open a new table.
refused-table-paused = The host has paused the game.
refused-only-the-host = Only the host can do that.
refused-nothing-said = The message is empty.
refused-nothing-to-look-at = There is nothing to show about { $what }.
refused-unknown-wish = Unknown request: { $wish }.
refused-unknown-bot = There is no bot called { $bot }; choose from { $bots }.
refused-unknown-table = There is no table { $code }.
refused-unknown-link = This link is no longer valid: ask the host for a new one.
refused-unknown-word = This code is unknown or no longer valid.
refused-name-needed = Please give a name.
refused-no-free-seat = All seats of this table are taken.
refused-host-key-needed = You need the host key of this server to open a table.
refused-wish-not-understood = The request was not understood.
refused-wish-too-long = The request is too long.
    .field = “{ $field }” is too long; the limit is { $most }.
refused-rule-broken = Something went wrong inside the rules. Nothing has changed; please tell the host.

## Rules that are looked up in vain

refused-unknown-rule = There is no rule { $rule }.
    .near =
        { $near-count ->
            [0] There is no rule { $rule }.
           *[other] There is no rule { $rule }. Did you mean { $near }?
        }
refused-no-rules-of-game = There are no rules for a game called { $game }; choose from { $there }.
    .near =
        { $near-count ->
            [0] There are no rules for a game called { $game }; choose from { $there }.
           *[other] There are no rules for a game called { $game }. Did you mean { $near }?
        }
refused-unknown-module = There is no module { $module }; choose from { $there }.
    .near =
        { $near-count ->
            [0] There is no module { $module }; choose from { $there }.
           *[other] There is no module { $module }. Did you mean { $near }?
        }
refused-no-words = To search, give at least one word.
refused-no-checkout = The tests are not part of the installed package: coverage needs a checkout of the repository.
refused-tests-need = Coverage has to run the citing tests, which needs { $programs }. Install what tests need: { $command }
refused-unreadable-citation = { $because }
rules-are-cited = { $count } of { $all } rules are cited by a passing test ({ $percent }%)
rules-runs-tests = No up-to-date pass recorded in { $files }: running the citing tests
rules-tests-ended = pytest ended with exit code { $code }; only tests that passed count

refused-not-stored = That could not be stored, so nothing has changed. Please try again.
refused-not-shown = This table could not be shown. Please reload the page.
refused-not-your-seat = That is not one of your seats.
refused-table-removed = This table was removed.
refused-unknown-claim = There is no phrase { $claim }; choose from { $claims }.
refused-claim-about-nothing = The phrase { $claim } cannot be about that.
refused-nothing-to-show = Only a card or an item you hold can be shown.
refused-bad-number = { $text } is not a whole number from 0 to { $most }.
refused-body-too-large = The request is too large.
refused-wrong-origin = The request came from another site.
refused-too-often = Too many requests. Please wait a moment.
refused-server-full = This server is full. Please try again in a minute.
refused-database-away = The server cannot store anything at the moment, so nothing has changed. Please try again later, or tell its owner.
refused-no-such-page = There is no such page.
refused-failed = Something went wrong. Please try again.
webhook-your-turn = Your turn at table { $code }
event-seat-taken = { $name } sits down as { $who }.
event-seat-carried = { $name } continues as { $who } on another device.
event-seat-free = Seat { $who-seat } is free.
event-link-renewed = The host has renewed the link of { $who }.
event-bot-plays = A bot plays for { $who } from now on.
event-person-plays = { $name } plays { $who } again.
event-renamed = The table is called “{ $name }” now.
event-paused = The host pauses the game.
event-resumed = The game goes on.
event-clock-set = { $clock ->
    [0] Decisions have no time limit now.
    [one] A decision may take { $clock } second.
   *[other] A decision may take { $clock } seconds.
 }
event-window-set = { $window ->
    [0] Reactions have no time limit now.
    [one] A reaction may take { $window } second; after that it is too late.
   *[other] A reaction may take { $window } seconds; after that it is too late.
 }
event-leave-set = { $leave ->
    [0] Seats whose player is away stay as they are.
    [one] A seat whose player is away for { $leave } minute goes to a bot.
   *[other] A seat whose player is away for { $leave } minutes goes to a bot.
 }
claim-to-all = { $who } claims: “{ $said }”
claim-to-one = { $who } to { $whom }: “{ $said }”
claim-unheard = { $who } tells { $whom } something.
shown-to-all = { $who } shows everybody: { $said }.
shown-to-one = { $who } shows { $whom }: { $said }.
shown-unheard = { $who } shows { $whom } something.
claim-yes = Yes.
claim-no = No.
claim-wait = Wait for me.
claim-thanks = Thank you.

# What stands on the buttons of the quick phrases, and their headings.
phrases-short = In short
phrase-yes = Yes
phrase-no = No
phrase-wait = Wait for me
phrase-thanks = Thank you

# Whom the table waits for, as the others read it.
waits-otherwise = { $who } has a decision to make.
waits-action = { $who } is choosing an action.
refused-database-not-empty = There are tables in this database already: restore into an empty one.
refused-backup-not-ours = { $file } is not a backup of Hullbreach.
refused-backup-damaged = The backup { $file } is damaged. Nothing was restored.
refused-bad-proxy = { $proxy } is not the address of a proxy; write it like 127.0.0.1 or 10.0.0.0/8.
refused-bad-base-path = { $base } is not a valid base path; write it like /games.
backup-written = { $count ->
    [one] { $count } table is in { $file }. It holds secrets: keep it to yourself.
   *[other] { $count } tables are in { $file }. It holds secrets: keep it to yourself.
 }
backup-restored = { $count ->
    [one] { $count } table was restored from { $file }.
   *[other] { $count } tables were restored from { $file }.
 }
refused-unknown-database = { $scheme }:// is not a supported database. Give a file, such as tables.sqlite or sqlite:///tables.sqlite, or a server, such as postgresql://USER@HOST/NAME.
refused-postgresql-needs-asyncpg = PostgreSQL needs asyncpg. Install it: { $command }
refused-database-not-opened = The database cannot be opened ({ $because }).
refused-bad-load = At least one table, one seat and some seconds are needed, and the pace must not be negative.
refused-server-not-started = The server did not start.
load-tables = { $tables } tables with { $seats } seats, { $pace } s to think, { $games } games ended
load-decisions = { $count } decisions, { $rate } a second, { $refused } refused
load-waits = From an answer to the last screen: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms
load-sizes = A change: p50 { $p50 } bytes, p95 { $p95 } bytes
load-work = The server's work: { $each } ms for each decision, { $share } % of one core
load-memory = Memory: { $empty } KB without tables, { $table } KB for each table in play, { $idle } KB for each table nobody is at; { $kept } KB kept for later tables
record-seed = The hash of its seed is { $hash }. A table shows this hash before its first question: if the two match, nobody chose another seed.

## The gallery

gallery-name = { $name }
gallery-source =
    { $source ->
        [house] House content: no public source gives it, so it is ours.
        [rulebook] From the rulebook.
       *[other] From published component lists.
    }
ui-gallery = Gallery
ui-gallery-says = Everything in the box, with what it does, how many there are and where the text comes from.
ui-gallery-search = Search the gallery
ui-gallery-all = Everything
ui-gallery-found = Shown: { $count }
ui-gallery-count = in the box: { $count }
ui-meanwhile = Meanwhile, from the box
ui-another = Another
