### Words of the desk: refusals, what happened, reasons of pairings.

## Things that can be missing
desk-kind-incident = incident
desk-kind-method = method
desk-kind-tournament = tournament
desk-kind-player = player
desk-kind-person = person
desk-kind-game = game
desk-kind-round = round
desk-kind-board = board
desk-kind-bye = bye
desk-kind-ruling = ruling
desk-kind-tiebreak = tie-break
desk-kind-report = report
desk-kind-format = format
# Shown when something named is not there.
desk-not-found = There is no such { $what }
desk-not-found-named = There is no { $what } { $found }
desk-not-found-hint = Look at the list again: it may have changed

## Faults of a call
desk-bad-params = The parameters of { $method } are not of their form (technical detail: { $why })
desk-bad-params-hint = Compare the call with the description of the method
# A field that cannot be read: its place, what it must be, what was found.
desk-field-form = { $field } must be { $wanted }, found { $found }
desk-field-word = { $field } has no { $found }; it knows { $known }
desk-field-missing = { $method } needs the field { $field }
desk-form-range = a whole number from 0 to { $most }
desk-form-whole-positive = a whole number, 0 or more
desk-form-whole = a whole number
desk-form-number = a number
desk-form-truth = true or false
desk-form-text = a text
desk-form-list = a list
desk-form-fields = an object with fields
desk-form-nothing = nothing
desk-unknown-field = { $method } has no field { $field }; it knows { $known }
desk-unknown-field-hint = Correct the name of the field, or leave it out
desk-bad-value = { $field } cannot be { $found }
desk-bad-value-hint = Correct it and send it again
# Names of fields that no form has, for desk-bad-value and the journal.
desk-label-arrival = Whether the player is awaited
desk-label-chosen = The game of the two sheets
desk-label-columns = The meaning of a column
desk-label-decision = The decision of the appeal
desk-label-fide-mode = Under the rules for FIDE-rated events
desk-label-field = What is taken from the list
desk-label-form = How the moves are written
desk-label-hand-values = Values by hand
desk-label-pass = The entry of the results (first or second)
desk-label-path = The file
desk-label-rating-order = Which rating of a list is taken
desk-label-sealer = Who sealed the move
desk-label-side = The side
desk-label-starts = The start of the round
desk-label-uuid = The identity of the event
desk-label-white = Who has White
desk-label-winner = The side that could win
desk-bad-name = A name is needed
desk-bad-playername = A name is needed: surname, comma, given name
desk-bad-title = The title must be GM, IM, WGM, FM, WIM, CM, WFM, WCM, another title of up to three letters, or empty, found { $found }
desk-bad-sex = The sex must be m, w or empty, found { $found }
desk-bad-readings = The reading { $found } is not known; tournament.get lists them
desk-bad-pairingreadings = This reading of a pairing system is not known: { $found }. Expected { $known }
# $why is one of cli-tiebreak-….
desk-bad-tie-break = A tie-break is not understood: { $why }
desk-bad-birth = The birth date must be a year or a date that exists, as 1990 or 1990-05-31, found { $found }
desk-bad-rating = The rating must be a number up to 3500 or empty, found { $found }
desk-bad-rounds = The rounds must be from 1 to 99, found { $found }
desk-bad-system = This pairing system is not available: { $found }
desk-bad-startdate = The first day must be a date as 2026-11-29, found { $found }
desk-bad-enddate = The last day must be a date as 2026-11-29, not before the first, found { $found }
desk-bad-schedule = A round must start at a date and time as 2026-11-29T16:00, found { $found }
desk-bad-scoring = A win must be worth more than a loss, and a draw lie between them, found { $found }
desk-bad-points = Points must be a number in tenths as 1, 0.5 or ½, found { $found }
desk-bad-unratedas = Unrated players must count as a rating from 1 to 3500, or as none, found { $found }
desk-bad-prohibitedin = The last round of a prohibited pairing must not come before the first, found { $found }
desk-bad-handvalues = A value by hand is a number with six decimals at most, as 2, 2.5 or -1, for HAND or for a name as OTHER_AGE, found { $found }
desk-bad-tiebreakedition = The edition of the tie-breaks is c07-2026, c07-2024 or empty, found { $found }
desk-bad-pace = The pace is standard, rapid or blitz, found { $found }
desk-bad-by = The order of a category is empty, performance or hand, found { $found }
desk-bad-unrated = Unrated players are below, nowhere or only, found { $found }
desk-bad-sharing = Prizes are shared equal, none, hort or hybrid, found { $found }
desk-bad-rounding = The rounding is cents, down or nearest, found { $found }
desk-bad-cumulation = A player gets one prize or all, found { $found }
desk-bad-withdrawn = Who withdrew is in or out of the prizes, found { $found }
desk-bad-exemption = An exemption is national, national-team, zonal, strong-swiss, none or empty, found { $found }
desk-bad-tiebreaks = A tie-break of the list cannot be used: { $found }
desk-bad-lawsedition = This edition of the Laws is not known: { $found }
desk-bad-outcome = This is no result: { $found }
desk-bad-kind = Only a full-point, half-point or zero-point bye can be given by hand, found { $found }
desk-bad-role = The role must be chief, deputy, arbiter or assistant, found { $found }
desk-bad-fideid = A FIDE ID has only digits, found { $found }
desk-bad-fideid-hint = Copy it from the player's page at FIDE, or leave the field empty
desk-birth-to-come = Nobody is born in the future: the birth date must lie before today, found { $found }
desk-birth-to-come-hint = Correct the year, or leave the field empty
desk-bad-firstrow = The first row must be headings or player, found { $found }
desk-bad-zone = The time zone must be a name of the IANA table as Europe/Madrid, found { $found }
desk-bad-zone-hint = Choose one of the list, or leave the field empty for the time of this computer
desk-bad-zone-perhaps = The time zone must be a name of the IANA table as Europe/Madrid, found { $found }
desk-bad-zone-perhaps-hint = Did you mean { $perhaps }? Choose one of the list, or leave the field empty for the time of this computer
desk-bad-round-start = Round { $round } must start at a date and time as 2026-11-29T16:00, found { $found }
desk-bad-round-start-hint = Correct it, or leave it empty until the time is known
desk-round-twice = Round { $round } stands twice in the schedule
desk-round-twice-hint = Leave one of the two out
desk-round-not-planned = Round { $round } is in the schedule, but { $rounds ->
        [one] { $rounds } round is planned
       *[other] { $rounds } rounds are planned
    }
desk-round-not-planned-hint = Change the number of rounds, or empty this start
desk-round-outside = Round { $round } starts on { $day }, { $has-first ->
        [0] after the last day of the event, { $last }
       *[other] { $has-last ->
            [0] before the first day of the event, { $first }
           *[other] outside the days of the event, { $first } to { $last }
        }
    }
desk-round-outside-hint = Correct the day of the round, or the days of the event
desk-round-order = Round { $round } starts on { $time }, not later than round { $before } on { $earlier }
desk-round-order-hint = Correct one of the two, or leave it so if round { $round } is played before
desk-odd-time-control = The time control is kept as text: “{ $part }” is not understood, so clocks cannot be set from it and reports do not carry it
desk-odd-time-control-hint = Write minutes and seconds a move as 90+30, and periods as 40/90+30:30+30
desk-other-pace = A time control of { $found } is { $pace } chess by the Laws, but the tournament is set to { $said }
desk-other-pace-hint = Correct the time control or the rate of play
desk-pace-standard = standard
desk-pace-rapid = rapid
desk-pace-blitz = blitz
desk-bad-case = Choose the case of C.04.2 4.4 that allows the change
desk-internal = A fault of the program stopped { $method }: { $why }
desk-internal-hint = Nothing was changed. Repeat the action; if it happens again, report it
desk-not-allowed = Only the arbiter may do this
desk-no-event = No event is open
desk-no-event-hint = Open one or make a new one
desk-read-only = The event is open for reading only
desk-read-only-hint = Close it where it is open, or open a copy
desk-only-read = The event is open for reading only: { $why }
desk-stale = Someone was faster: the event has changed since you looked
desk-stale-hint = Look again and repeat the action
desk-stale-field = Someone was faster: “{ $was }” has become “{ $now }” meanwhile
desk-stale-field-hint = Look again, then change it once more
desk-stale-board = Someone was faster: this board has another result by now
desk-stale-board-hint = Look at the board again before you write
desk-settings-unkept = Settings hold only until the program is closed, for { $path } cannot be written. Free some space, or give this user the right to write there
desk-settings-trouble = The settings of this computer cannot be read or written
desk-settings-trouble-hint = Free some space, or look whether the folder of the program may be written

## Files
desk-file-missing = There is no file { $path }
desk-file-missing-hint = Look for it in another folder
desk-file-denied = The computer does not allow this with { $path }
desk-file-denied-hint = Choose another folder or ask for access
desk-folder-impossible = There can be no folder { $path }: something on the way to it is missing or is a file
desk-folder-impossible-hint = Choose another folder
desk-file-trouble = The file { $path } cannot be read or written
desk-file-trouble-hint = Check the drive and repeat the action
desk-file-gone = The event file { $path } is no longer there: nothing of this action was saved
desk-file-gone-hint = Make a copy of the event in another folder now, and work on in the copy
desk-disk-trouble = The disk did not answer: nothing of this action was saved
desk-disk-trouble-hint = Check the drive and its cable, and repeat the action
desk-disk-full = The disk is full: nothing of this action was saved
desk-disk-full-hint = Free some space and repeat the action
desk-file-damaged = The event file is cut off or damaged
desk-file-damaged-hint = Save what can be read of it in a new file (Home page, or arbiter verify FILE --salvage NEW), or open a copy
desk-open-missing = There is no event file { $path }
desk-open-missing-hint = Look for it in another folder or open a copy
desk-open-exists = There is a file { $path } already
desk-open-exists-hint = Open it or choose another name
desk-open-not-ours = { $path } is no event of Arbiter’s Desk
desk-open-not-ours-hint = Choose an event file (.arbiter); reports, lists and games are read in with Import
desk-open-newer = { $path } was made by a newer version of the program
desk-open-newer-hint = Install that version
desk-open-damaged = The event file { $path } is empty, cut off or damaged
desk-open-damaged-hint = Save what can be read of it in a new file (Home page, or arbiter verify FILE --salvage NEW), or open a copy
desk-damaged-copy = Open its newest copy, { $path }; or save what can be read of the damaged file in a new one (Home page, or arbiter verify FILE --salvage NEW)
desk-saved-suffix = saved
desk-salvaged = { $lost ->
    [0] All { $entries } entries were saved in { $path }
   *[other] { $entries } entries were saved in { $path }; from entry { $lost } on the damaged file cannot be read
}
desk-salvage-nothing = Nothing of { $path } can be read: there is nothing to save
desk-salvage-nothing-hint = Look for a copy in the backup folder
desk-salvage-copy = Open its newest copy, { $path }
desk-open-disk-full = The disk of { $path } is full: the event can only be read
desk-open-disk-full-hint = Free some space and open the event again
desk-open-read-only = Nothing can be written in { $path }
desk-open-read-only-hint = Allow writing there, or copy the event to another folder and open the copy
desk-open-two-names = { $path } has another name on the disk too (a hard link): the event can only be read
desk-open-two-names-hint = Remove the other name, or copy the event and open the copy
desk-open-held = { $who } has the event open
desk-open-held-hint = Close it there, or read it here
desk-open-busy = Another program keeps the event file busy
desk-open-busy-hint = Close it there and repeat the action
desk-unknown-fact = Entry { $seq } is of a kind that this version of the program does not know: { $kind }
desk-unknown-fact-hint = Install the newest version of the program, or open a copy
desk-chain-broken = The journal is not as it was written: { $why }
desk-chain-broken-hint = The entries before it are good. Open the newest copy for the rest
# Parts of the two sentences about a journal that was changed.
desk-entry-missing = entry { $seq } is missing
desk-entry-changed = entry { $seq } was changed
desk-entry-misplaced = entry { $seq } does not belong to its action
desk-entry-unreadable = entry { $seq } cannot be read
desk-bad-bytes = a file or personal data kept with it were changed
desk-verify-guards = its guards against changes were taken away or changed ({ $names })
desk-verify-damage = the file is damaged
# Who holds an event file: a person or program, the computer, the number of the process.
desk-holder-program = Another program
desk-holder-on = { $who } on { $host } (process { $process })
desk-holder = { $who } (process { $process })
desk-holder-alone = { $who }
desk-copy-differs = The copy is not the same as the event
desk-copy-differs-hint = Keep the older copies, check the disk, and make the copy again
desk-entered-already = { $name } is entered already
desk-entered-already-hint = If it is another player of the same name, write the birth date or the FIDE id of both
desk-long-name = The name has { $letters } letters: look whether something else came with it
desk-born-in-future = Born in { $born }, after { $year }: counts in no age category. Check the year
desk-rating-zero = A rating of 0 is taken as unrated
desk-rating-beyond = A rating of { $rating } is higher than any ever published: compare it with the list
desk-no-federation-code = { $found } is no code of a FIDE federation: those have three letters, as ESP
desk-no-host-federation = { $found } is no code of a FIDE federation that hosts events, as ESP: for norms the event has no host federation
desk-same-id = { $name } has the same FIDE id, { $id }: correct the wrong one
desk-copied = Copied to { $path }
desk-copy-problem = The copy to the second place did not succeed: { $why }
desk-no-backup-folder = No folder for copies is set
desk-no-backup-folder-hint = Choose one in the settings

## Refusals of the rules
desk-refusal-ruled-already = This claim was ruled on already (entry { $entry })
desk-refusal-ruled-already-hint = Undo that ruling, or change what was claimed
desk-refusal-needs-reason = A reason is needed
desk-refusal-baku-scoring = Baku acceleration supposes a win worth two draws and a loss worth nothing (C.04.7), and results of this tournament are worth something else
desk-refusal-baku-scoring-hint = Change what results are worth, or give virtual points to players one by one
desk-refusal-nobody-apart = A group of players who may not meet has at least two different players
desk-refusal-nobody-apart-hint = Add somebody to the group, or take it away
desk-refusal-not-accelerated = Acceleration gives virtual points to pair by score (C.04.7), and this system does not pair by score
desk-refusal-not-accelerated-hint = Choose no acceleration, or a Swiss system
desk-refusal-needs-reason-hint = Write it: it stays in the journal
# After the number of rounds was changed during the event.
desk-other-rounds = The rounds are { $after } instead of { $before }, and { $paired ->
        [one] round 1 was
       *[other] rounds 1 to { $paired } were
    } paired for { $before }: acceleration and the rules of the last round (C.04.3 1.8) follow the new number from now on. The change and its reason go out with the report.
# What another number of rounds changes, one sentence each.
desk-other-rounds-last = By the new number round { $paired } would have been paired otherwise on { $count ->
        [one] board { $boards }
       *[other] boards { $boards }
    }; it stays as it is out
desk-other-rounds-baku = Baku acceleration (C.04.7) then has { $is } accelerated rounds instead of { $was }
desk-other-rounds-burstein = Rounds paired by the Dutch system (C.04.4.2) are then { $is } instead of { $was }
desk-other-rounds-dubov = A player may then float up { $is } times instead of { $was } before it counts (C.04.4.1)
desk-other-rounds-norms = { $enough ->
        [yes] With { $after } rounds title norms are possible: they need { $needed } games (B.01 1.4.1)
       *[no] Title norms need { $needed } games (B.01 1.4.1): with { $after } rounds none is possible, exceptions apart
    }
desk-other-rounds-schedule = { $count ->
        [one] One new round has no time in the schedule
       *[other] { $count } new rounds have no time in the schedule
    }
desk-other-rounds-byes = { $count ->
        [one] One bye was asked for in a round that there will not be
       *[other] { $count } byes were asked for in rounds that there will not be
    }
desk-refusal-fixed-by-start = { $field ->
    [players] In a round robin nobody can be entered once round 1 is out
    [initialColor] The first colour was drawn before round 1 (C.04.3 5.1): it is fixed once that is out
    [acceleration] Acceleration is fixed once round 1 is out (C.04.7)
    [scoring] What results and the bye are worth is fixed once round 1 is out
    [prohibited] Who may not be paired is settled before round 1 (C.05 5.2)
   *[other] The pairing system is fixed once round 1 is out
}
desk-refusal-fixed-by-start-hint = { $field ->
    [players] Take back round 1 with a reason to change the field, or make a new tournament
    [prohibited] Somebody who entered later can still be kept apart from others; otherwise pair the round by hand
    [initialColor] Take back round 1 with a reason if it was entered wrongly
    [acceleration] Take back round 1 with a reason if it was entered wrongly
    [scoring] Take back round 1 with a reason if it was entered wrongly
   *[other] Take back round 1 with a reason, or make a new tournament with the other system
}
desk-refusal-not-next-round = Round { $round } is the next one
desk-refusal-no-more-rounds = There is no round after round { $rounds }
# Who would be withdrawn when nothing is left to withdraw from.
desk-refusal-nothing-left = Every round is out: there is none left from which anybody could be withdrawn
desk-refusal-nothing-left-hint = A game that is not played is entered as a forfeit; who is sent out can still be expelled after the last round
desk-refusal-results-missing =
    { $count ->
        [one] Round { $round } has no result on board { $boards }
       *[other] Round { $round } has no result on boards { $boards }
    }
desk-refusal-results-missing-hint = Enter the results, or mark games as adjourned
desk-refusal-later-round-out = Round { $round } is out already
desk-refusal-later-round-out-hint = Take back the last round first
desk-refusal-round-is-out = Round { $round } is out already
desk-refusal-was-paired = The player is in a published round, with a board, a bye or as absent, and stays in the tables
desk-refusal-was-paired-hint = Withdraw the player instead
desk-refusal-bye-in-round-robin = In a round robin nobody gets points for a round without a game
desk-refusal-bye-in-round-robin-hint = Leave the pairing as it is and enter the forfeit, or play the game at another time
desk-refusal-bye-in-table = In a table of rounds nobody has the bye: whoever has no game is free in the round and gets no points for it
desk-refusal-bye-in-table-hint = Take the board apart: who waits at the end is free
desk-refusal-board-locked = Board { $board } is locked
desk-refusal-board-locked-hint = Unlock it first, or take it apart
desk-refusal-not-away = The player is not away
desk-refusal-is-away = The player is away already
desk-refusal-knocked-out = The player is out of the knock-out
# Names are lists separated by semicolons.
desk-refusal-pairing-incomplete = The pairing is not complete.{ $has-twice ->
        [0] { "" }
       *[other] { " " }Named twice: { $twice }.
    }{ $has-left ->
        [0] { "" }
       *[other] { " " }Left out: { $left }.
    }{ $has-absent ->
        [0] { "" }
       *[other] { " " }Absent: { $absent }.
    }
desk-refusal-pairing-incomplete-hint = Everybody who is there must have a board, the bye, or an absence
desk-refusal-too-few-players =
    { $entered ->
        [0] Round { $round } cannot be paired: nobody is entered
        [1] Round { $round } cannot be paired: only one player is entered
       *[other] Round { $round } cannot be paired: at least two players must be there, and of the { $entered } entered { $there ->
            [0] nobody is
            [one] one is
           *[other] { $there } are
        }
    }
desk-refusal-too-few-players-hint = Enter players, or let somebody who is withdrawn or absent come back (page Players)
desk-refusal-numbers-fixed = Numbers are fixed now (C.04.2 2.3)
desk-refusal-older-round = The game is of round { $round }, and a later round is out
desk-refusal-older-round-hint = Correct it with a reason
desk-refusal-not-older-round = The round is still the last one
desk-refusal-not-older-round-hint = Enter the result anew
desk-refusal-no-result = There is no result yet
desk-refusal-result-stands = The game has the result { $stands } already; this would make it { $wouldBe }
desk-refusal-result-stands-hint = Write in the note why the result changes
desk-refusal-not-adjourned = The game is not adjourned
desk-refusal-not-adjourned-hint = Adjourn it first
desk-refusal-not-appealed = The ruling was not appealed
desk-refusal-not-appealed-hint = Write the appeal down first
desk-refusal-appeal-decided = The appeal was decided, and the decision stands
desk-refusal-appeal-decided-hint = Undo the decision if it was written down wrongly
desk-refusal-nothing-to-do = Nothing would change
# Steps of pairing by hand that cannot be.
desk-hand-away = { $name } is away in round { $round } and cannot be given a place
desk-hand-away-hint = Take somebody else, or end the absence
desk-hand-out = { $name } is out of the knock-out and cannot be given a place in round { $round }
desk-hand-out-hint = Take somebody still in; if the result by which { $name } went out is wrong, correct it first
desk-hand-no-board = { $name } has no board and not the bye: there is nothing to take apart
desk-hand-no-board-hint = Look at the draft again: it may have changed
desk-hand-both-wait = { $a } and { $b } both wait: neither has a place that could be changed
desk-hand-both-wait-hint = Pair the two, or name one who has a board or the bye
desk-findings-open =
    { $count ->
        [one] This must be settled or confirmed first: { $findings }
       *[other] These must be settled or confirmed first: { $findings }
    }
desk-no-pairing-edition = Rounds under the Dutch rules of 2017 cannot be paired yet
desk-no-pairing-alone =
    { $alone ->
        [one] Round { $round } cannot be paired by the rules (C.04.3 C4, 1.9.3). Possible partners: none is legal for { $names }
       *[other] Round { $round } cannot be paired by the rules (C.04.3 C4, 1.9.3). Possible partners: none is legal for any of these { $alone } players: { $names }
    }
desk-no-pairing-alone-hint = Pair this round by hand: the arbiter decides (C.04.3 1.9.3). Or lift a prohibited pairing or an absence
desk-no-pairing-odd = Round { $round } cannot be paired by the rules (C.04.3 C4, 1.9.3). Possible partners: none is legal outside these groups, each of which has an odd number of players: { $groups }
desk-no-pairing-odd-hint = Pair this round by hand: the arbiter decides (C.04.3 1.9.3). Or lift a prohibited pairing or an absence
desk-no-pairing-bye = Round { $round } cannot be paired by the rules (C.04.3 C4, 1.9.3): the number of players is odd, and nobody may have the bye (C2)
desk-no-pairing-bye-hint = Pair this round by hand and give somebody the bye again: the arbiter decides (C.04.3 1.9.3). Or lift an absence
desk-no-pairing-few = Round { $round } cannot be paired by the rules (C.04.3 C4, 1.9.3): { $count } groups need a partner from outside, and only { $n } can be one. Groups: { $groups }. Possible partners: { $partners }
desk-no-pairing-few-hint = Pair this round by hand: the arbiter decides (C.04.3 1.9.3). Or lift a prohibited pairing or an absence
# Stands in a list of players.
desk-the-bye = the bye
# A long list of names is cut.
desk-list-more = { $names }; and { $count } more
# Whom one player may meet, and what bars the others: a list of the sentences below.
desk-partners-none = { $name } has no legal partner: { $bars }
desk-partners-only = { $name } may meet only { $legal }: { $bars }
desk-bars-and = { $one }, and { $two }
desk-partners-more =
    { $count ->
        [one] So it is with 1 more player
       *[other] So it is with { $count } more players
    }
desk-bar-in-round = { $name } (round { $round })
desk-bar-met =
    { $cited ->
        [yes] has met ({ $article }) { $names }
       *[no] has met { $names }
    }
desk-bar-prohibited =
    { $cited ->
        [yes] may not be paired in this event ({ $article }) with { $names }
       *[no] may not be paired in this event with { $names }
    }
desk-bar-color =
    { $cited ->
        [yes] must get the same colour ({ $article }) as { $names }
       *[no] must get the same colour as { $names }
    }
desk-bar-bye = had the bye in round { $round } ({ $article })
desk-bar-bye-points = had the points of a win without playing in round { $round }: no bye ({ $article })
# Why one who waits may not meet another: beside a name, in a narrow column.
desk-bar-short-met = met in round { $round } ({ $article })
desk-bar-short-prohibited =
    { $cited ->
        [yes] prohibited ({ $article })
       *[no] prohibited
    }
desk-bar-short-color = same colour due ({ $article })
desk-no-pairing-scores = Round { $round } cannot be paired: there are too many different scores

## Undo
desk-undo-nothing = There is nothing to undo
desk-redo-nothing = There is nothing to redo
desk-undo-needs-reason = Undoing this takes back or crosses a published round: a reason is needed
desk-undo-needs-reason-hint = Write it: it stays in the journal
desk-undo-built-on = Entry { $seq } builds on it: { $what }
desk-undo-built-on-hint = Undo that first
desk-undone = Undone: { $what }
desk-redone = Done again: { $what }

## Journal check
desk-verify-good =
    { $entries ->
        [one] { $entries } entry, all as it was written
       *[other] { $entries } entries, all as they were written
    }
desk-verify-bad = The journal is not as it was written: { $why }
desk-verify-standings = The standings from which round { $round } was drawn are not those recorded in entry { $seq }

## Where an event stands
desk-stands-empty = No tournament yet
desk-stands-players =
    { $players ->
        [one] { $players } player, round 1 not drawn
       *[other] { $players } players, round 1 not drawn
    }
desk-stands-adjourned =
    { $adjourned ->
        [one] Round { $round } of { $rounds }, 1 game adjourned
       *[other] Round { $round } of { $rounds }, { $adjourned } games adjourned
    }
desk-stands-round =
    { $open ->
        [0] Round { $round } of { $rounds }, all results in
        [one] Round { $round } of { $rounds }, 1 board open
       *[other] Round { $round } of { $rounds }, { $open } boards open
    }

## Players
desk-player-erased = Player { $number }
desk-name-erased = name erased
desk-rating-by-hand = by hand
desk-status-withdrawn =
    { $when ->
        [after] withdrawn after the last round
       *[from] withdrawn from round { $round }
    }
desk-status-expelled =
    { $when ->
        [after] expelled after the last round
       *[from] expelled from round { $round }
    }
desk-status-late = entered for round { $round }
desk-status-back = back from round { $round }
desk-away-free = free
desk-away-through = goes through without a game
desk-away-withdrawn = withdrawn
desk-away-expelled = expelled
desk-away-late = enters in round { $round }
desk-away-from =
    { $kind ->
        [expelled] expelled
       *[withdrawn] withdrawn
    } { $back ->
        [after] after the last round
        [yes] from round { $round }, back in round { $until }
       *[no] from round { $round }
    }
desk-away-silent = did not come to round { $round } and has said nothing
desk-bye-u = bye
desk-bye-f = full-point bye
desk-bye-h = half-point bye
desk-bye-z = absent
# Standings of teams where there are none.
desk-no-teams = This section has no teams
desk-no-teams-hint = Bring in a report with records 310, or see the standings of the players

## Results
desk-source-desk =
    { $pass ->
        [1] desk
       *[other] desk, second pass
    }
desk-source-slip =
    { $pass ->
        [1] slip
       *[other] slip, second pass
    }
desk-source-phone = phone
desk-source-import = file
desk-source-withdrawal = withdrawal
desk-source-ruling = ruling
# A report of a result: who says what.
desk-report = { $source }: { $result }

## Systems and engine
desk-system-fide-dutch-2026 = FIDE Dutch system, rules from 1 February 2026
desk-system-fide-dubov-2026 = Dubov system, not verified against the FIDE text
desk-system-fide-burstein-2026 = Burstein system, not verified against the FIDE text
desk-system-fide-lim-2026 = Lim system, not verified against the FIDE text
desk-system-fide-double-swiss-2026 = Double-Swiss system, not verified against the FIDE text
desk-system-keizer = Keizer system
desk-system-knock-out = knock-out
desk-system-berger = round robin, Berger tables
desk-system-berger-double = double round robin, Berger tables
desk-system-scheveningen = Scheveningen system
desk-system-fide-team-2026 = FIDE Swiss team system
desk-system-fide-dutch-2017 = FIDE Dutch system, rules until 31 January 2026
desk-engine = { $system }, Arbiter’s Desk { $version }

## Steps of pairing by hand
desk-step-lock = board of { $names } locked
desk-step-unlock = board of { $names } unlocked
desk-step-swap = { $names } changed places
desk-step-colors = { $names } changed colours
desk-step-bye = bye given to { $names }
desk-step-redraw = boards not locked drawn again
desk-step-pair = { $names } paired
desk-step-free = { $names } taken off their board
desk-step-clear = boards not locked dissolved

## What happened, in the journal and on the undo button
desk-fact-event-created = Event { $name } begun
desk-fact-event-details-set = Details of { $name } set
# The same, with the details that are others than before.
desk-told-details = Details of { $name }: { $what }
# One of them, before and now.
desk-told-detail =
    { $field ->
        [name] name
        [place] town
        [federation] federation
        [start] first day
        [end] last day
        [zone] time zone
       *[organizer] organiser
    } { $was ->
        [none] nothing
       *[other] { $was }
    } → { $is ->
        [none] nothing
       *[other] { $is }
    }
desk-told-detail-arbiters = arbiters
desk-fact-tournament-added = Tournament { $name } made
desk-fact-tournament-setup-changed = Settings of { $name } changed
# The same, with the settings that are others than before: a list of desk-told-changed and desk-told-of.
desk-told-settings = Settings of { $name }: { $what }
desk-told-fund = Prize fund: { $what }
# A setting, before and now.
desk-told-changed = { $what }: { $was } → { $is }
# A part of a setting: of whom, which round, what came and went.
desk-told-of = { $what }: { $of }
desk-told-nothing = nothing
desk-told-round = round { $round }
desk-told-virtual = { $names } { $points }, rounds { $first } to { $last }
desk-told-category-order = Order of the categories
# The same, where only the exemption of the norms was changed.
desk-told-norm-exemption =
    { $kind ->
        [national] Norms of { $name }: exempt as a national championship (B.01 1.4.3a)
        [national-team] Norms of { $name }: exempt as a national team championship (B.01 1.4.3b)
        [zonal] Norms of { $name }: exempt as a zonal (B.01 1.4.3c)
        [strong-swiss] Norms of { $name }: exempt as a strong Swiss, if the count of the field holds (B.01 1.4.3d)
       *[none] Norms of { $name }: federations count as the field is (B.01 1.4.3, 1.4.4)
    }
# The same, where only the choice of 1.4.2c was changed.
desk-fact-person-added = { $name } recorded
desk-fact-person-corrected = Data of { $name } changed
desk-fact-person-erased = Personal data of a player erased
desk-fact-entered = { $name } entered from round { $round }
desk-fact-entry-removed = { $name } taken out of the entries
desk-fact-rating-set =
    { $rating ->
        [0] { $name } without rating
       *[other] Rating of { $name }: { NUMBER($rating, useGrouping: "false") }
    }
desk-fact-numbers-assigned =
    { $count ->
        [one] Number given to { $count } player
       *[other] Numbers given to { $count } players
    }
desk-fact-withdrawn =
    { $when ->
        [after] { $name } withdrawn after the last round
       *[from] { $name } withdrawn from round { $round }
    }
desk-fact-expelled =
    { $when ->
        [after] { $name } expelled after the last round
       *[from] { $name } expelled from round { $round }
    }
desk-fact-returned = { $name } back from round { $round }
desk-fact-bye-granted = { $name }, round { $round }: { $kind }
desk-fact-bye-revoked = { $name } plays round { $round } after all
desk-fact-hand-session-opened = Round { $round }: pairing by hand begun
desk-fact-hand-step = Round { $round }: { $step }
desk-fact-hand-session-closed = Round { $round }: pairing by hand dropped
desk-fact-round-published =
    { $boards ->
        [one] Round { $round } published, { $boards } board
       *[other] Round { $round } published, { $boards } boards
    }
desk-fact-round-unpublished = Round { $round } taken back
desk-fact-result-reported =
    { $pass ->
        [1] Round { $round }, board { $board }: { $white } – { $black } { $result }
       *[other] Round { $round }, board { $board }: { $white } – { $black } { $result } (second pass)
    }
desk-fact-result-settled = Round { $round }, board { $board } settled: { $white } – { $black } { $result }
desk-fact-result-cleared = Round { $round }, board { $board } cleared: { $white } – { $black }
desk-fact-result-corrected =
    { $effect ->
        [ratings] Round { $round }, board { $board } corrected: { $white } – { $black } { $was } → { $is } (for ratings only, C.04.2 4.3)
       *[standings] Round { $round }, board { $board } corrected: { $white } – { $black } { $was } → { $is }
    }
desk-fact-game-adjourned = Round { $round }, board { $board } adjourned: { $white } – { $black }
desk-fact-sheet-attached = Round { $round }, board { $board }: scoresheet of { $white } – { $black }
desk-fact-ruling-made =
    { $board ->
        [0] { $kind ->
            [claim] Claim { $verdict }
           *[other] Ruling: { $subject }
        }
       *[other] { $kind ->
            [claim] Claim { $verdict } (round { $round }, board { $board }, { $white } – { $black })
           *[other] Ruling: { $subject } (round { $round }, board { $board }, { $white } – { $black })
        }
    }
desk-fact-envelope-opened = Round { $round }, board { $board }: adjourned game { $white } – { $black } resumed
# $has-name is 0 where it is about nobody; $board and $round are 0 where there is no game.
desk-fact-incident-logged =
    { $kind }{ $has-name ->
        [0] { "" }
       *[other] : { $name }
    }{ $board ->
        [0] { "" }
       *[other] { " " }(round { $round }, board { $board }, { $white } – { $black })
    }
desk-fact-incident-withdrawn = { $kind }: taken back
desk-fact-photo-attached =
    { $board ->
        [0] Photo kept: { $name }
       *[other] Photo kept, round { $round }, board { $board }, { $white } – { $black }: { $name }
    }
desk-fact-photo-removed = Photo taken out: { $name }
# $has-time is 0 where the schedule holds again.
desk-fact-round-start-set =
    { $has-time ->
        [0] Round { $round } begins as scheduled
       *[other] Round { $round } begins at { $time }
    }
desk-fact-arrival-marked =
    Round { $round }, board { $board }: { $side ->
        [white] { $white } (White)
       *[black] { $black } (Black)
    } { $arrival ->
        [awaited] is awaited
       *[here] is there
    }
desk-fact-ruling-appealed = Ruling appealed by { $name }
desk-fact-appeal-decided =
    { $decision ->
        [overturned] Appeal decided: the ruling is overturned
       *[upheld] Appeal decided: the ruling stands
    }
desk-fact-prizes-set = Prize fund: { $places ->
    [one] 1 place
   *[other] { $places } places
}, { $categories ->
    [one] 1 category
   *[other] { $categories } categories
}
desk-fact-document-issued = Document given out: { $name }
desk-fact-imported = { $name } brought in
# Of several tournaments: which one an entry is about.
desk-fact-in-section = { $tournament }: { $what }
desk-fact-undone = Undone: { $what }
desk-fact-redone = Done again: { $what }
desk-batch-players =
    { $count ->
        [one] { $count } player entered
       *[other] { $count } players entered
    }
desk-verdict-upheld = upheld
desk-verdict-answered = answered
desk-verdict-rejected = rejected
desk-verdict-notpossible = not possible

## Why a board was paired so
desk-why-by-hand = Changed by hand
desk-why-bracket =
    { $players ->
        [one] Both have { $score }
       *[other] Both are in the bracket of { $score }, { $players } players
    }
desk-why-floater = { $name } came down to the bracket of { $score }: nobody was left to play above
desk-why-bye = { $name } has { $score }, the lowest score with which everybody else can be paired, may still have a bye, and has { $unplayed ->
        [0] no unplayed round
        [one] 1 unplayed round
       *[other] { $unplayed } unplayed rounds
    } (C.04.3 C2, C5, C9)
desk-preference-none = either colour
desk-preference-mild-white = mildly White
desk-preference-mild-black = mildly Black
desk-preference-strong-white = strongly White
desk-preference-strong-black = strongly Black
desk-preference-absolute-white = absolutely White
desk-preference-absolute-black = absolutely Black
desk-color-white = White
desk-color-black = Black
desk-color-compatible = Colours: { $white } wants { $whiteWants }, { $black } { $blackWants }; both can be granted (5.2.1)
desk-color-stronger = Colours: { $white } wants { $whiteWants }, { $black } { $blackWants }; the stronger wish is granted (5.2.2)
desk-color-wider = Colours: both wishes are absolute; the wider colour difference is granted (5.2.2)
desk-color-history =
    { $games ->
        [one] Colours: they alternate from the last game, in which they differed (5.2.3)
       *[other] Colours: they alternate from { $games } games back, where they last differed (5.2.3)
    }
desk-color-higher = Colours: the wish of the higher ranked, { $higher }, is granted (5.2.4)
desk-color-initial = Colours: { $higher } is higher ranked with number { $number }, and the initial colour decides (5.2.5)
desk-cost-c10 = A topscorer or the opponent gets a colour difference beyond two (C10)
desk-cost-c11 = A topscorer or the opponent gets the same colour three times running (C11)
desk-cost-c12 = One of them does not get the colour preferred (C12)
desk-cost-c13 = One of them does not get a strong colour preference (C13)
desk-cost-c14 = A player floats down as in the round before (C14)
desk-cost-c15 = A player floats up as in the round before (C15)
desk-cost-c16 = A player floats down as two rounds before (C16)
desk-cost-c17 = A player floats up as two rounds before (C17)
desk-cost-c18 = A player who came down goes down again as in the round before (C18)
desk-cost-c20 = A player who came down goes down again as two rounds before (C20)

## Warnings about a pairing
desk-finding-rematch = { $a } and { $b } met in round { $round }
desk-finding-prohibited = { $a } and { $b } may not be paired in this event
desk-finding-same-absolute = { $a } and { $b } both must get { $color }
desk-finding-third-color = { $a } gets { $color } for the third time running
desk-finding-color-difference = { $a } ends with a colour difference of { $difference }
desk-finding-score-difference = { $a } and { $b } are { $points } points apart
desk-finding-ineligible-bye =
    { $bar ->
        [had] { $a } had the bye in round { $round } and gets another
       *[points] { $a } may not have the bye: points without playing in round { $round }
    }
desk-finding-needless-bye = { $a } has a bye although the number of players is even
desk-finding-missing = { $a } is there and has no board
desk-finding-missing-many =
    { $count ->
        [one] 1 player is there and has no board
       *[other] { $count } players are there and have no board
    }
desk-finding-twice = { $a } is named twice
desk-finding-against-self = { $a } is paired with nobody else
desk-finding-absent = { $a } is absent and has a board
desk-finding-away =
    { $board ->
        [0] { $name } is away in this round and has the bye: draw again, or take the bye away
       *[other] { $name } is away in this round and stands on board { $board }: draw again, or take the board apart
    }
desk-finding-away-knock-out = { $name } is away in this round and stands on board { $board }: the tree of a knock-out pairs all the same, and the game is lost by forfeit
desk-finding-away-second-game = { $name } is away in this round and stands on board { $board }: the second game of a match stays, and is lost by forfeit
desk-finding-gone = { $a } and { $b } drew in round { $round } and both are away: neither goes on, and whoever would meet one of them goes on without a game
desk-finding-adjourned = { $a } – { $b } (round { $round }) is adjourned and counts as drawn for this pairing only
desk-finding-not-in-table = { $a } and { $b } do not meet in this round by the tables
# By hand, a round that is not the one the program draws; "drawn" are boards of the program's.
desk-finding-other-than-drawn = Paired by hand otherwise than the program pairs: { $count ->
        [0] the bye
        [one] one board
       *[other] { $count } boards
    }.{ $drawn ->
        [none] { "" }
       *[other] { " " }The program has { $drawn }{ $more ->
            [0] { "" }
           *[other] { " " }and { $more } more
        }
    }
desk-finding-other-than-drawn-bye = the bye for { $name }
desk-finding-unknown = { $a } is not entered
desk-finding-not-accounted = { $name } did not come to round { $round }, has said nothing, and is to be paired
desk-finding-color-not-drawn = The initial colour is not drawn: White is taken for the odd numbers. Draw lots and set it in the rules
# The rounds to come cannot all be paired: told before they come.
desk-rounds-left = If everybody stays and all games are played, { $most ->
        [0] not even round 1 can be paired
        [one] only round 1 can be paired
       *[other] at most { $most } rounds can be paired
    }, and { $last } are planned: { $why }
desk-rounds-left-field = { $opponents ->
        [0] none of the { $players } players has a possible opponent left
        [one] each of the { $players } players has one possible opponent left
       *[other] each of the { $players } players has { $opponents } possible opponents left
    }{ $bye ->
        [yes] {","} and the bye
       *[no] {""}
    }
desk-rounds-left-player = { $name } has { $opponents ->
        [0] no possible opponent
        [one] one possible opponent
       *[other] { $opponents } possible opponents
    } left{ $bye ->
        [yes] {" "}and the bye
       *[no] {""}
    }
desk-rounds-left-byes = { $needed ->
        [one] one round to come needs a bye
       *[other] { $needed } rounds to come need a bye
    }, and { $able ->
        [0] nobody may have it any more
        [one] only one player may still have it
       *[other] only { $able } players may still have it
    }
desk-rounds-left-search = no choice of pairs who have not met goes further
desk-finding-worse = By hand, { $criterion } is met less well than in the engine’s own pairing from the bracket of { $score } on: { $meaning }
desk-finding-later =
    { $pair ->
        [yes] By hand every criterion is met as well, but that pairing comes later in the order of the rules: in the bracket of { $score } they take { $a } against { $b } first
       *[no] By hand every criterion is met as well, but that pairing comes later in the order of the rules: in the bracket of { $score } they leave somebody else over first
    }
desk-finding-colors-by-hand = { $a } with White and { $b } with Black are not the colours that the rules give
# What a criterion counts, in the sentence above.
desk-measure-c5 = the score of who gets the bye
desk-measure-c6 = how many float down
desk-measure-c7 = the scores of those who float down
desk-measure-c8 = how well the bracket below can be paired
desk-measure-c9 = the unplayed rounds of who gets the bye
desk-measure-c10 = topscorers’ colour differences beyond two
desk-measure-c11 = topscorers’ third colours running
desk-measure-c12 = players who do not get the colour preferred
desk-measure-c13 = players who do not get a strong colour preference
desk-measure-c14 = players who float down as in the round before
desk-measure-c15 = players who float up as in the round before
desk-measure-c16 = players who float down as two rounds before
desk-measure-c17 = players who float up as two rounds before
desk-measure-c18 = how far those meet lower scores who floated down in the round before
desk-measure-c19 = how far those are met from above who floated up in the round before
desk-measure-c20 = how far those meet lower scores who floated down two rounds before
desk-measure-c21 = how far those are met from above who floated up two rounds before

## Why not otherwise, and the next round while games are open
# A round of a system that gives no reasons board by board.
desk-system-other-score = { $down } ({ $downScore }) floats down and { $up } ({ $upScore }) floats up: not everybody on either score has a partner there
desk-why-floats = { $down } ({ $downScore }) floats down and { $up } ({ $upScore }) floats up
desk-system-keizer-neighbors = Nearest neighbours in the running table who may meet again; { $higher } stands higher
# Why a board of one of the other systems stands as it does; articles follow in brackets.
desk-system-group =
    { $players ->
        [one] Both stand on { $score }
        [2] Both stand on { $score }
       *[other] Both are in the group of { $score }, { $players } players
    }
desk-system-by-fide-dubov-2026 = Those due White by the average rating of their opponents, against those due Black in the first order of numbers that is legal
desk-system-by-fide-burstein-2026 = Ranked by the strength of their opponents: the first of the group meets the last one possible
desk-system-by-fide-lim-2026 = The upper half meets the lower half; who cannot meet the player opposite takes the nearest
desk-system-by-fide-double-swiss-2026 = The first pairing of the group in order of numbers that meets the criteria
desk-system-by-fide-team-2026 = The first pairing of the group in order of numbers that meets the criteria
desk-system-by-dutch = This round of the Burstein system is paired by the Dutch system
desk-system-second-game = The second game of the match: the same two, colours reversed
desk-system-tree =
    { $last ->
        [yes] The last board of the tree of { $size } places: the survivor of numbers { $one } meets the survivor of numbers { $other }
       *[no] The tree of { $size } places: the survivor of numbers { $one } meets the survivor of numbers { $other }
    }
desk-system-tree-first = The tree of { $size } places sets number { $one } against number { $other }
desk-system-row = Row { $row } of the table of { $size } by { $size }: place { $first } of one team meets place { $second } of the other
desk-system-row-color = Colours by the table: one team has White in odd rounds, the other in even rounds
# The colour a player is due, in the sentences on colours.
desk-system-due-white = White
desk-system-due-black = Black
desk-system-due-none = either colour
# Rules that a board does not meet in full.
desk-system-unmet-sooner = The two meet again sooner than the club’s rules have it: nobody else was left
desk-system-unmet-floated-before = A floater on this board floated in the round before too
desk-system-unmet-opponent-floated-before = The opponent of a floater floated in the round before too
desk-system-unmet-colors = One of them does not get the colour due
desk-system-unmet-strong-colors = One of them does not get a strongly preferred colour
desk-system-unmet-maximum-upfloaters = A player who has floated up as often as it should happen floats up again
# What gets worse: behind “Next best:”, “With A and B paired:”, “By hand:”.
desk-system-rule-sooner = two players meet again sooner
desk-system-rule-bye-again = somebody has the bye again who had it
desk-system-rule-bye-score = the bye goes to a higher score
desk-system-rule-bye-games = the bye goes to one who has played less
desk-system-rule-bye-rank = the bye goes to one who is ranked higher
desk-system-rule-floaters = more players meet another score
desk-system-rule-floater-scores = floaters come from scores further away
desk-system-rule-next-group = the next group can be paired less well
desk-system-rule-floated-before = more floaters floated in the round before
desk-system-rule-colors-due = the colours due are less even among those who stay
desk-system-rule-colors = more players do not get the colour due
desk-system-rule-strong-colors = more teams do not get a strongly preferred colour
desk-system-rule-maximum-upfloaters = more players float up who did so as often as it should happen
desk-system-rule-maximum-upfloats = those float up who did so more often
desk-system-rule-opponent-floated-before = more opponents of floaters floated in the round before
desk-system-rule-floater-order = as good by all criteria, but these floaters come later in the order of the rules
desk-system-rule-sides = more players change between those due White and those due Black
desk-system-rule-order = as good by all criteria, but later in the order of the rules
desk-system-worse = Next best: { $rule } (group of { $score })
desk-system-worse-whole = Next best: { $rule }
desk-system-not-behind = With { $a } and { $b } paired: { $rule } (group of { $score })
desk-system-not-behind-whole = With { $a } and { $b } paired: { $rule }
desk-system-floated = { $name } meets another score; if not: { $rule } (group of { $score })
desk-system-floated-whole = { $name } meets another score; if not: { $rule }
desk-system-floated-legal = { $name } meets another score; if not, not everybody could be paired
desk-system-finding-worse = By hand, against the engine’s own pairing: { $rule } (group of { $score })
desk-system-finding-worse-whole = By hand, against the engine’s own pairing: { $rule }
desk-system-finding-not-in-tree = { $a } and { $b } do not meet in this round by the tree
desk-system-finding-not-in-table = { $a } and { $b } do not meet in this round by the table
desk-system-finding-not-in-match = { $a } and { $b } did not play the first game of a match
# Why somebody does not have the bye of another system.
desk-system-no-bye-had = { $name } had the bye in round { $round } and may not have another
desk-system-no-bye-points = { $name } had points without playing in round { $round } and may not have the bye
desk-system-no-bye-again = { $name } had the bye before
desk-system-no-bye-score = { $name } has a higher score than the player with the bye
desk-system-no-bye-games = { $name } has played less than the player with the bye
desk-system-no-bye-rank = { $name } is ranked higher than the player with the bye
desk-system-no-bye-incomplete = { $name } comes first for the bye, but the others could not be paired then
# Where two players of a table meet instead.
desk-system-not-rounds = { $a } and { $b } meet by the table in { $count ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    }
# Rounds before the one asked about were not paired as the tables have it.
desk-why-not-table-met = { $a } and { $b } met in { $n-met ->
        [one] round { $met }
       *[other] rounds { $met }
    }, otherwise than by the tables; { $n-ahead ->
        [0] the tables have no round left for them
        [one] by the tables they meet in round { $ahead }
       *[other] by the tables they meet in rounds { $ahead }
    }
desk-why-not-table-missed = { $a } and { $b } were to meet by the tables in { $n-before ->
        [one] round { $before }
       *[other] rounds { $before }
    } and did not; { $n-ahead ->
        [0] the tables have no round left for them
        [one] by the tables they meet in round { $ahead }
       *[other] by the tables they meet in rounds { $ahead }
    }
desk-why-not-table-by-hand = { $a } and { $b } meet in this round by the tables; by hand they were paired otherwise
desk-system-not-same-team = { $a } and { $b } are of one team and never meet
desk-system-not-second-game = This round is the second game of each match: { $a } and { $b } did not play the first
desk-system-not-out = { $name } is out of the knock-out
desk-system-not-tree = The tree lets { $a } and { $b } meet in round { $round } at the earliest
desk-why-berger-row = Row { $row } of the Berger tables for { $players } players: number { $one } meets number { $other }
desk-why-berger-exchanged = The last two rounds of the first cycle are exchanged, so that nobody has one colour three times running
desk-why-berger-varma = The numbers are drawn by the Varma tables: players of one federation do not meet in the last three rounds
desk-berger-color-last = Colours by the table: number { $last } has Black against the first half and White against the second
desk-berger-color-odd = Colours by the table: the two numbers add up to an odd one, so that the smaller has White
desk-berger-color-even = Colours by the table: the two numbers add up to an even one, so that the larger has White
desk-berger-color-reversed = Second cycle: the colours of the table are reversed
desk-berger-free = { $name } rests: the row has no opponent for number { $number }, or the opponent is away
desk-system-color-initial = Colours: neither has played; the number and the initial colour decide
desk-system-color-granted = Colours: { $white } is due { $whiteDue }, { $black } { $blackDue }; both can be granted
desk-system-color-stronger = Colours: { $white } is due { $whiteDue }, { $black } { $blackDue }; the stronger claim is granted, that of { $granted }
desk-system-color-fewer = Colours: { $white } has had White less often
desk-system-color-alternate = Colours: the other way round than in the last round in which they differed
desk-system-color-higher = Colours: the higher ranked, { $higher }, gets what is due
desk-system-color-lower = Colours: the lower ranked, { $lower }, gets what is due
desk-system-bye = { $name } has the bye: of those who may have it and leave a pairing of all others, the lowest score, then most played, then the largest number
desk-system-bye-burstein = { $name } has the bye: of those who may have it and leave a pairing of all others, the lowest score, then most played, then the weakest opponents
desk-system-bye-lim = { $name } has the bye: the last ranked of the lowest score who may have it and leaves a pairing of all others
desk-system-bye-keizer = { $name } has the bye: the last of the running table of those who have not had it, if the others can be paired then
desk-system-bye-second-game = { $name } has the bye as in the first game of the match
desk-system-free-tree = { $name } is opposite an empty place of the tree and goes through
desk-system-free-table = { $name } has no game: the opponent by the table is away
desk-system-not-met = { $a } and { $b } met in round { $round }
desk-system-not-prohibited = The event does not let { $a } and { $b } meet
desk-system-not-colors = No colours are possible for { $a } and { $b }: both must have the same
desk-system-not-completion = With { $a } and { $b } paired, not everybody else could be paired by the rules of the system
# $system is one of desk-system-*, which say so.
desk-system-unverified = Pairings: { $system }
desk-why-not-they-meet = { $a } and { $b } meet
desk-why-not-unknown = No participant has the number { $number }
desk-why-not-absent = { $name } is not to be paired in this round
desk-why-not-same = Two different players are needed
desk-why-not-met = { $a } and { $b } met over the board in round { $round } (C1)
desk-why-not-prohibited = The event does not let { $a } and { $b } meet (C1)
desk-why-not-same-absolute = { $a } and { $b } have the same absolute colour preference (C3)
desk-why-not-completion = With { $a } and { $b } paired, not everybody else could be paired legally (C4)
desk-why-not-worse = With { $a } and { $b } paired, bracket { $bracket } from the top would be worse: { $rule } ({ $article })
desk-why-not-order = With { $a } and { $b } paired all criteria are met as well, but the pairing comes later in the order of the rules (bracket { $bracket } from the top, article 4)
# Why a player floated out of a bracket.
desk-why-floated = { $name } floats out of the bracket of { $score }; paired there: { $rule } ({ $article })
desk-why-floated-order = { $name } floats out of the bracket of { $score }; paired there all criteria are met as well, but that comes later in the order of the rules (article 4)
desk-why-floated-legal = { $name } floats out of the bracket of { $score }; paired there, not everybody could be paired legally (C4)
desk-why-floated-alone = { $name } floats out of the bracket of { $score }: nobody else is in it
desk-why-floated-moved = { $name } floats out of the bracket of { $score }: only players who came down are in it, and these do not play each other
desk-why-floated-barred = { $name } floats out of the bracket of { $score }: may meet nobody there ({ $bars })
desk-why-floated-bar-met = already met, C1
desk-why-floated-bar-prohibited = prohibited by the event
desk-why-floated-bar-color = same absolute colour preference, C3
# Why somebody does not have the bye.
desk-why-no-bye-had = { $name } had the bye in round { $round } and may not have another (C2)
desk-why-no-bye-points = { $name } had the points of a win without playing in round { $round } and may not have the bye (C2)
desk-why-no-bye-score = { $name } has a higher score than the player with the bye (C5)
desk-why-no-bye-unplayed = { $name } has more unplayed rounds than the player with the bye (C9)
desk-why-no-bye-others = { $name } could have the bye, but the others would be paired less well
# What the best pairing without a board costs.
desk-worse = Next best: { $rule } in the bracket of { $score } ({ $article })
desk-worse-order = Next best: as good by all criteria, later in the order of the rules, in the bracket of { $score } (article 4)
desk-worse-none = Next best: there is no other legal pairing
desk-rule-c5 = the bye goes to a higher score
desk-rule-c6 = more players float down
desk-rule-c7 = players with higher scores float down
desk-rule-c8 = the bracket below is paired less well
desk-rule-c9 = the bye goes to a player who has played less
desk-rule-c10 = a topscorer or the opponent gets a colour difference beyond two
desk-rule-c11 = a topscorer or the opponent gets the same colour three times running
desk-rule-c12 = more players do not get the colour preferred
desk-rule-c13 = more players do not get a strong colour preference
desk-rule-c14 = more players float down again after the round before
desk-rule-c15 = more players float up again after the round before
desk-rule-c16 = more players float down again after two rounds
desk-rule-c17 = more players float up again after two rounds
desk-rule-c18 = players who floated down in the round before meet a larger score difference
desk-rule-c19 = players who floated up in the round before meet a larger score difference
desk-rule-c20 = players who floated down two rounds before meet a larger score difference
desk-rule-c21 = players who floated up two rounds before meet a larger score difference
desk-rule-order = later in the order of the rules
desk-preview-too-many = At most { $most } games can be open to look ahead, found { $found }
desk-preview-too-many-hint = Enter more results first
desk-preview-stopped = The look ahead was stopped
desk-preview-round-robin = The rounds of this system come from a table and do not depend on results: there is nothing to look ahead to
desk-preview-results = Expected a result for each of the { $open } open games
desk-preview-result = Expected 1, = or 0, found { $found }
desk-preview-never = However the open games end, round { $round } cannot be paired. { $why }
desk-no-round-too-few = Round { $round } cannot be paired: at least two players must be there, and { $present ->
        [0] nobody is
        [one] one is
       *[other] { $present } are
    }
desk-no-round-too-few-hint = Enter players, or let somebody who is withdrawn or absent come back
desk-no-round-legal =
    { $cited ->
        [yes] Round { $round } cannot be paired by the rules of the system ({ $article }): no pairing of all players is legal
       *[no] Round { $round } cannot be paired: no pairing of all players is legal by the rules of the system
    }
desk-no-round-legal-hint = Pair this round by hand: the arbiter decides. Or lift a prohibited pairing or an absence
desk-no-round-over = Round { $round } cannot be paired: the knock-out is over, and { $name } has won it: nobody else is still in
desk-no-round-over-hint = If somebody goes on after a double loss all the same, correct that result, or pair this round by hand
desk-no-round-all-out = Round { $round } cannot be paired: the knock-out is over, and nobody is still in it
desk-no-round-all-out-hint = If somebody goes on after a double loss, correct that result, or pair this round by hand
desk-no-round-ways = Round { $round } cannot be paired: there are too many ways to choose floaters
desk-no-round-ways-hint = Pair this round by hand
desk-no-round-such = Round { $round } cannot be drawn: with these players the system has { $last ->
        [0] no round
        [one] 1 round
       *[other] { $last } rounds
    }
desk-no-round-such-hint = Set the number of rounds in the settings to those there are, or pair this round by hand
desk-bad-numberseed = Expected a text from which the numbers are drawn, found none. Type one, or let it be drawn
desk-bad-numbering = Expected numbers by rating, as entered, by lot or by the Varma tables, found { $found }
# Varma tables chosen for a field they do not know.
desk-varma-no-table = The Varma tables are for 9 to 24 players; there are { $players }, so that all lots are free
desk-varma-crowded = No set of the Varma tables has numbers enough for { $federations }: some of their players may meet in the last three rounds
desk-no-round-undecided = Round { $round } cannot be paired: these games have no winner yet: { $games }
desk-no-round-undecided-hint = Enter the result of the play-off, or withdraw who is out: the other one goes on
# One of the games of desk-no-round-undecided.
desk-no-round-undecided-game = round { $round }, board { $board }, { $white } – { $black }
desk-no-round-unequal-teams = Round { $round } cannot be paired: the two teams must be of equal size, and there are { $players } players in all
desk-no-round-unequal-teams-hint = Add a player to the smaller team or take one out of the larger, also as an empty place that loses by forfeit
# Teams of players; $sides is a list of desk-no-round-side.
desk-no-round-sides = Round { $round } needs two teams of as many players each, found { $sides }
desk-no-round-sides-hint = Write the team of each player in the field Club, or choose numbers in the order of entry: then the first half of the players is one team
desk-no-round-side =
    { $named ->
        [no] no club: { $players }
       *[other] { $name }: { $players }
    }
desk-no-round-teams = Teams meet in this system, and here the players of the teams are entered: this program pairs teams from their report, with “arbiter pair FILE.trf”

## Corrections that come too late for the standings (C.04.2 4.3)

# Below tables and lists that show results, points or ratings. The board is 0 where it is not known: of a report.
desk-late-note =
    { $board ->
        [0] Round { $round }, { $white } – { $black }: corrected late from { $was } to { $is }. The correction counts for ratings only (C.04.2 4.3); in the standings the game stays { $was }
       *[other] Round { $round }, board { $board }, { $white } – { $black }: corrected late from { $was } to { $is }. The correction counts for ratings only (C.04.2 4.3); in the standings the game stays { $was }
    }
# In the line after the correction was written.
desk-late-written = Corrected from { $was } to { $is }, too late for the standings: it counts for ratings only (C.04.2 4.3)
# In the dialog, before it is written. The round is the next one to be paired.
desk-late-ahead-standings = In time (C.04.2 4.3): the correction counts in the standings, and for pairing from round { $round } on
desk-late-ahead-ratings = Too late for the standings and the pairings (C.04.2 4.3): the correction counts for ratings only. The standings keep the result as it is
# In a working.
desk-late-line = Round { $round } was corrected late, { $was } to { $is }: for ratings only (C.04.2 4.3).
desk-late-opponent = This opponent’s game of round { $round } was corrected late, { $was } to { $is }: for ratings only (C.04.2 4.3).

## Standings as of an entry of the journal

desk-as-of-no-entry = Found entry { $entry }, the journal has entries 1 to { $last }. Choose one of them
desk-as-of-too-early = After entry { $entry } the section was not there yet: entry { $first } made it. Choose that entry or a later one
