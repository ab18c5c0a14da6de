# What surrounds the tables of Lockdown: the gallery, the ceremony, moments and the page of differences.

## The gallery

power-1 = Power token 1
power-1-text = Goes out last of all: of the tokens that are on, a threshold takes the highest number.
power-2 = Power token 2
power-2-text = With token 1 it comes back when backup power is reset.
power-3 = Power token 3
power-3-text = Red side up at the start: its section begins in the dark.
power-4 = Power token 4
power-4-text = Red side up at the start, and the first to go out when it is on.
gallery-powered =
    { $value ->
        [on] on at the start
       *[off] off at the start
    }
gallery-reach =
    { $value ->
        [all] strikes everyone on the surface
       *[drawer] strikes whoever drew it
    }
ui-family-contingencies = Contingencies
ui-family-css = CSS tokens
ui-family-power = Power tokens
ui-family-computers = Computer cards
ui-family-surface = Mars surface cards
ui-family-surface-exploration = Exploration tokens of the surface
what-sort-contingencies = contingency
what-sort-css = CSS token
what-sort-power = power token
what-sort-computers = computer card
what-sort-surface = Mars surface card
what-sort-surface-exploration = exploration token of the surface

## The end

ui-stage-contingency = Contingency

## Moments

ui-sound-dark = the lights go out
ui-sound-hum = power hums back
ui-sound-launch = a pod takes off
ui-sound-screen = a computer chirps
ui-sound-lift = the elevator

## Ten differences

ui-differences = If you know Nemesis: ten differences
ui-differences-says = How this game differs, with the rules behind each point.
ui-differences-rules = Rules

## Table talk

claim-css = The CSS token at { $what } is this: { $what2 }.
claim-not-active = { $what } is not the active contingency.
phrase-css = CSS token…
phrase-not-active = Not the active contingency…
truth-css = It was.
truth-css-not = It was another token.
truth-not-active = It was not.
truth-not-active-not = It was the active one.
