no-game-over = The game is over.
no-wrong-time = That is not what is being decided now. { SAY($asked) }
no-no-such-place = There is no such space on this map.
no-not-in-deck = “{ NAME($card) }” cannot be the top card of the deck.
no-not-in-discards = “{ NAME($card) }” does not lie among your discards.
no-no-supreme-leader = You choose from the discards only while { NAME($leader) } is on the map.
no-not-your-card = “{ NAME($card) }” is not in your deck.
no-no-attrition = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] suffers
   *[other] suffer
 } no attrition: leaders, fleets and camps never do.
no-not-in-checked-space = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is
   *[other] are
 } not { IN($from) }, the space that checks supply now.
no-checked-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] has
   *[other] have
 } rolled already.
no-not-to-subvert = “{ NAME($card) }” does not speak of { NAME($unit, article: "def") }.
no-out-of-subversion = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] does
   *[other] do
 } not stand in a space next to your units.
no-not-in-box = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is
   *[other] are
 } not in your Recruit Box.
no-out-of-the-game = { NAME($unit, article: "def") } fell and { AGREE($unit) ->
    [one] is
   *[other] are
 } out of the game.
no-not-on-card = “{ NAME($card) }” does not recruit { NAME($unit, article: "def") }.
no-entry-is-past = You are done with what “{ NAME($card) }” brings of this kind: { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] stays
   *[other] stay
 } in the Recruit Box.
no-too-early = You cannot recruit { NAME($unit, article: "def") } before turn { $turn }; this is turn { $now }.
no-no-place-for-it = There is no space now where you could place { NAME($unit, article: "def") }.
no-enemies-there = You cannot place recruits among the enemies { IN($space) }.
no-not-a-home = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] has
   *[other] have
 } no home { IN($space) }.
no-not-a-listed-place = “{ NAME($card) }” names other places than { NAME($space) } for its recruits.
no-no-land-unit-there = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] needs
   *[other] need
 } a port with one of your land units; there is none { IN($space) }.
no-not-in-levy = The levy does not raise { NAME($unit, article: "def") }.
no-no-camps = Only Rome builds camps, in its own turn and with the rule for camps. { SAY($asked) }
no-no-legion = { NAME($unit, article: "def") } cannot build a camp: only a legion on the map does.
no-built-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] has
   *[other] have
 } built a camp in this turn already.
no-roman-fortress = { NAME($space) } has a fortress for Romans; you build no camp there.
no-camp-there = There is a camp { IN($space) } already.
no-no-camp-piece = { $n ->
    [one] The only camp is
   *[other] All { $n } camps are
 } on the map; take one up first.
no-no-camp-to-pull-up = There is no camp { IN($space) }.
no-nothing-to-march = “{ NAME($card) }” moves none of your units { IN($space) }.
no-all-have-moved = Your units { IN($space) } have moved already, or have built a camp.
no-among-enemies = Your units { IN($space) } stand among enemies: they stay and fight.
no-no-land-route = No land route leaves { NAME($space) }.
no-at-sea = { NAME($space) } is sea: land units cross it only aboard fleets.
no-too-far = It is too far { TO($space) }: this stack goes { $n ->
    [one] 1 space
   *[other] { $n } spaces
 } at most.
no-behind-barrier = A barrier lies on the way { TO($space) }; you cross one only at the start, and stop behind it.
no-behind-stop = The ground on the way { TO($space) } stops every march.
no-behind-enemies = Enemies on the way { TO($space) } stop every march.
no-not-in-stack = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is
   *[other] are
 } not in your stack { IN($from) }.
no-no-land-unit = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is no land unit and does
   *[other] are no land unit and do
 } not march.
no-moved-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] has
   *[other] have
 } moved in this turn, or built a camp.
no-taken-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is going
   *[other] are going
 } already.
no-cannot-keep-up = { $n ->
    [0] The card does not move { NAME($unit, article: "def") }.
    [one] The card moves { NAME($unit, article: "def") } 1 space; it is farther { TO($to) }.
   *[other] The card moves { NAME($unit, article: "def") } { $n } spaces; it is farther { TO($to) }.
 }
no-barrier-stays = A barrier lies on the way { TO($to) }, and the card does not lift it for { NAME($unit, article: "def") }.
no-static-unit = { NAME($unit, article: "def") } never { AGREE($unit) ->
    [one] moves
   *[other] move
 }.
no-nothing-in-hand = At least one unit must go.
no-no-whole-stack = The whole stack goes at once or not at all, and only if two units or more can go.
no-no-fleet = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is
   *[other] are
 } no fleet of yours on the map; land units march from the space where they stand.
no-no-fleet-moves = { $n ->
    [0] “{ NAME($card) }” gives no fleet moves.
    [one] The only fleet move of “{ NAME($card) }” is used.
   *[other] All { $n } fleet moves of “{ NAME($card) }” are used.
 }
no-rolled-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] has
   *[other] have
 } rolled in this turn already.
no-fleet-among-enemies = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] lies
   *[other] lie
 } among enemies, { AGREE($unit) ->
    [one] stays
   *[other] stay
 } and { AGREE($unit) ->
    [one] fights
   *[other] fight
 }.
no-no-sea-route = No sea route leaves the place of { NAME($unit, article: "def") }.
no-not-a-port = There is no port { IN($space) }, and a fleet ends its move in a port.
no-roll-too-low = A { $n } does not carry the fleet { TO($space) }.
no-port-closed = { NAME($space) } is closed to your fleets before turn { $turn }; this is turn { $now }.
no-fleets-not-carried = Fleets carry land units only, not { NAME($unit, article: "def") }.
no-not-in-port = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is
   *[other] are
 } not { IN($from) }, where the fleet begins.
no-embark-unmoved = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] has
   *[other] have
 } moved in this turn and cannot go aboard.
no-not-listed = “{ NAME($card) }” does not move { NAME($unit, article: "def") }, so { AGREE($unit) ->
    [one] it does
   *[other] they do
 } not go aboard.
no-not-aboard = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is
   *[other] are
 } not aboard.
no-no-battle-there = There is no battle to be fought { IN($space) } now.
no-battles-left = You cannot decline a battle; still to come: { LIST($places) }.
no-no-ambush = Your card lays no ambush { IN($space) }.
no-not-in-battle = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is no unit
   *[other] are no unit
 } of yours in the battle { AT($battle) }.
no-unit-panicked = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is
   *[other] are
 } in panic and { AGREE($unit) ->
    [one] rolls
   *[other] roll
 } no dice.
no-fought-already = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] has
   *[other] have
 } rolled in this round already.
no-not-a-target = You cannot choose { NAME($unit, article: "def") } for this.
no-cannot-panic = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is
   *[other] are
 } an elite defender and { AGREE($unit) ->
    [one] does
   *[other] do
 } not panic.
no-not-nearest-port = { NAME($space) } is not a nearest port with units of yours.
no-not-adjacent = No land route leads { FROM($battle) } { TO($space) }.
no-enemies-in-retreat = There are enemies { IN($space) }; nobody retreats there.
no-retreat-barrier = A barrier lies on the way { TO($space) }; beaten units cross it only with a leader.
no-fleets-full = The fleets carry { $n } units and are full.
no-no-reward = { NAME($unit, article: "def") } cannot join the winners { IN($battle) }.
no-not-on-map = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] is
   *[other] are
 } no unit of yours on the map.
no-not-next-to-battle = No land route leads { FROM($battle) } { TO($space) }; a pursuit goes one space.
no-pursuit-barrier = A barrier lies on the way { TO($space) }; pursuers cross it only with a leader.
no-nobody-pursues = None of your units { IN($battle) } can pursue: only leaders and cavalry out of panic do, each once.
no-leader-first = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] crosses
   *[other] cross
 } the barrier on the way { TO($to) } only with a leader: take him first.
no-cannot-pursue = { NAME($unit, article: "def") } cannot pursue: only leaders and cavalry out of panic do, each once.
no-reward-stays = { NAME($unit, article: "def") } { AGREE($unit) ->
    [one] has
   *[other] have
 } just arrived and { AGREE($unit) ->
    [one] does
   *[other] do
 } not pursue.
