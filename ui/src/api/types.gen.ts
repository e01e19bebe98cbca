// Generated from the desk's methods: `UPDATE_TYPES=1 cargo test -p desk types_of`. Do not edit.

export type ActorSet = { 
/**
 * Shown name.
 */
name: string, 
/**
 * `chief`, `deputy`, `arbiter`, `assistant`.
 */
role: string, };

export type ActorView = { 
/**
 * Stable id on this computer.
 */
id: string, 
/**
 * Shown name.
 */
name: string, 
/**
 * `chief`, `deputy`, `arbiter`, `assistant`.
 */
role: string, 
/**
 * Name of the computer.
 */
device: string, };

export type AdjournedList = Record<symbol, never>;

export type AdjournedRow = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Game.
 */
game: Id, 
/**
 * Round.
 */
round: number, 
/**
 * Board.
 */
board: number, 
/**
 * White's name.
 */
white: string, 
/**
 * Black's name.
 */
black: string, 
/**
 * `sealed` (nothing opened yet), `marked` (nothing known but that it was adjourned), `resumed`, `over`.
 */
state: string, 
/**
 * What stands on the envelope.
 */
envelope: EnvelopeView | null, 
/**
 * The sealed move as written, once opened; hidden before.
 */
written: string, 
/**
 * What came out of it, in one sentence; empty before.
 */
outcome: string, 
/**
 * The decision on what came out of it, once opened: it can be printed and appealed.
 */
ruling: Id | null, 
/**
 * The appeal against it, if there was one.
 */
appeal: AppealView | null, };

export type AlternativeView = { 
/**
 * One sentence: "23... Nf6 instead of 23... Nd7".
 */
label: string, 
/**
 * The first half-move that differs.
 */
differsAt: number, 
/**
 * `equal` (the sheets do not tell the games apart) or `near`.
 */
fit: string, 
/**
 * The game as a sheet.
 */
sheet: ReadSheet, 
/**
 * The game in UCI.
 */
uci: Array<string>, };

export type ApartRow = { 
/**
 * Their names.
 */
names: Array<string>, 
/**
 * First round; 0: in all rounds.
 */
firstRound: number, 
/**
 * Last round.
 */
lastRound: number, };

export type ApiError = { 
/**
 * Kind.
 */
code: Code, 
/**
 * What was expected and found.
 */
message: string, 
/**
 * What to do next.
 */
hint?: string, 
/**
 * Parameter it is about.
 */
field?: string, 
/**
 * The same in the other languages, where it is a write that was refused: it stays on the screen, and whoever changes the
 * language meanwhile reads on.
 */
others?: Array<Wording>, };

export type AppealDecide = { 
/**
 * Decision, by the entry that wrote it.
 */
id: Id, 
/**
 * `upheld` (the ruling stands) or `overturned`.
 */
decision: string, 
/**
 * Who decided.
 */
by: string, 
/**
 * Why.
 */
reason: string, 
/**
 * Result of the game from then on, if it changes; or empty.
 */
result: string, };

export type AppealView = { 
/**
 * Who appealed.
 */
by: string, 
/**
 * On what grounds.
 */
reason: string, 
/**
 * `upheld` (the ruling stands), `overturned`, or empty while it is open.
 */
decision: string, 
/**
 * Who decided, or empty.
 */
decidedBy: string, 
/**
 * Why, or empty.
 */
why: string, };

export type ArbiterView = { 
/**
 * Name.
 */
name: string, 
/**
 * Arbiter title or empty: `IA`, `FA`, `NA`.
 */
title: string, 
/**
 * FIDE id or empty.
 */
fideId: string, 
/**
 * `chief`, `deputy`, `sector`, `fairPlay`.
 */
role: string, };

export type ArticleSearch = { 
/**
 * Number or words.
 */
text: string, 
/**
 * Edition; empty: that of the section, else the newest; `all`.
 */
edition: string, 
/**
 * Section whose edition and clauses hold.
 */
tournament?: Id, };

export type ArticleView = { 
/**
 * `Laws 2023, 9.2.1` in the language of the call.
 */
cite: string, 
/**
 * Our own sentence for it.
 */
text: string, 
/**
 * The text was not seen first-hand: check the printed edition.
 */
checkPrinted: boolean, };

export type ArticlesFound = { 
/**
 * The first of them, the best first.
 */
articles: Array<ArticleView>, 
/**
 * How many there are.
 */
count: number, 
/**
 * Edition looked through; empty for all.
 */
edition: string, 
/**
 * The clauses of the event that stand beside the Laws.
 */
clauses: ArticleView | null, };

export type AwaitedView = { 
/**
 * Game.
 */
game: Id, 
/**
 * `white` or `black`.
 */
side: string, };

export type AwayView = { 
/**
 * The round to be paired next; one more than the last if there is none.
 */
round: number, 
/**
 * Byes and absences asked for, by round, then by number.
 */
requests: Array<RequestRow>, 
/**
 * Who has left, is to leave, or comes later.
 */
leaving: Array<LeavingRow>, 
/**
 * Who may not meet.
 */
apart: Array<ApartRow>, 
/**
 * Who did not come to the round before, has said nothing, and would be paired.
 */
silent: Array<SilentRow>, };

export type Bar = { 
/**
 * What it stands for.
 */
label: string, 
/**
 * How many players.
 */
count: number, 
/**
 * Length in per cent of the longest.
 */
percent: number, };

export type BarChart = { 
/**
 * `ratings`, `federations`, `titles`.
 */
kind: string, 
/**
 * What it shows, in words.
 */
title: string, 
/**
 * The bars.
 */
bars: Array<Bar>, };

export type BoardCase = { "kind": "touch" } & TouchInput | { "kind": "sealed" } & SealedInput | { "kind": "clock" } & ClockInput | { "kind": "mate" } & ClaimMate;

export type BoardRow = { 
/**
 * Game.
 */
game: Id, 
/**
 * Board number.
 */
board: number, 
/**
 * White.
 */
white: Side, 
/**
 * Black.
 */
black: Side, 
/**
 * `open`, `entered`, `checked`, `differs`, `adjourned`, `corrected`.
 */
state: string, 
/**
 * Result, if there is one.
 */
outcome: string | null, 
/**
 * As lists print it: `1 - 0`, `½ - ½`, `+ - -`, `? - ?`, or empty; both where reports differ: `1 - 0 / ½ - ½`.
 */
text: string, 
/**
 * Reports that differ, each `source: result`, in words.
 */
reports: Array<string>, 
/**
 * A scoresheet is attached.
 */
hasSheet: boolean, 
/**
 * A claim was ruled on.
 */
hasRuling: boolean, 
/**
 * What the arbiter must look at, in one sentence: a draw by agreement that came too early (Laws 2023, 9.1.1); or empty.
 */
remark: string, };

export type ByeView = { 
/**
 * Round.
 */
round: number, 
/**
 * `F`, `H`, `Z`; `U` for the pairing-allocated bye of a published round.
 */
kind: string, 
/**
 * Reason given.
 */
reason: string, };

export type Candidate = { 
/**
 * The row.
 */
player: FoundPlayer, 
/**
 * What would change.
 */
differences: Array<Difference>, 
/**
 * Where the rating would come from.
 */
ratingFrom: RatingFrom | null, };

export type CategoryFilter = { 
/**
 * Youngest age in the year of the event.
 */
ageFrom?: number, 
/**
 * Oldest age in the year of the event.
 */
ageTo?: number, 
/**
 * `m`, `w` or left out.
 */
sex?: string, 
/**
 * Lowest rating, inclusive.
 */
ratingFrom?: number, 
/**
 * Highest rating, inclusive.
 */
ratingTo?: number, 
/**
 * Unrated players and rating bands: `below` all of them (also left out), `nowhere`, `only` they.
 */
unrated?: string, 
/**
 * Any of these clubs.
 */
clubs?: Array<string>, 
/**
 * Any of these federations.
 */
federations?: Array<string>, 
/**
 * Any of these titles.
 */
titles?: Array<string>, 
/**
 * Only these players.
 */
only?: Array<Id>, };

export type CellView = { 
/**
 * Opponent's number or rank, as the head says; empty for none.
 */
opponent: string, 
/**
 * `w`, `b` or empty.
 */
color: string, 
/**
 * `1`, `½`, `0`, `+`, `-`, `*`, or the points of a bye.
 */
result: string, 
/**
 * The cell as one text, as prints write it: `12w1`.
 */
text: string, 
/**
 * Game, if there is one.
 */
game: Id | null, 
/**
 * Its board.
 */
board: number | null, };

export type Changed = { 
/**
 * Last entry.
 */
seq: Id, 
/**
 * What is out of date.
 */
stale: Array<Topic>, };

export type Changes = { 
/**
 * Sequence number of the last entry.
 */
seq: Id, 
/**
 * Topics that are out of date.
 */
stale: Array<Topic>, 
/**
 * Id of what was made, if something was.
 */
created?: Id, 
/**
 * A sentence for the arbiter, in the language of the call.
 */
notice?: string, };

export type ChartsGet = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round; left out: the last in which every result is in.
 */
round?: number, 
/**
 * Entry of the journal up to which facts count; left out: all.
 */
asOf?: Id, };

export type ChartsView = { 
/**
 * After this round.
 */
round: number, 
/**
 * The leaders, with their points after each round.
 */
leaders: Array<LeaderLine>, 
/**
 * The same drawn, as SVG with the classes `line`, `rule`, `s0` to `s5`; names are escaped.
 */
leadersSvg: string, 
/**
 * What is to be said of the points.
 */
notes: Array<string>, 
/**
 * The moment that is shown, in words; empty if it is now.
 */
asOf: string, 
/**
 * Bar charts: ratings, federations, titles; those with nothing in them are left out.
 */
bars: Array<BarChart>, };

export type CheckSeverity = "refused" | "warning";

export type CheckView = { 
/**
 * Field of the form.
 */
field: string, 
/**
 * Whether it will be taken.
 */
severity: CheckSeverity, 
/**
 * What was found and what was expected.
 */
text: string, 
/**
 * What to do; may be empty.
 */
hint: string, 
/**
 * Round of a schedule.
 */
round?: number, 
/**
 * Row of a list of the form, from 0.
 */
row?: number, };

export type ClaimInput = { 
/**
 * Tournament of the game, if it belongs to one.
 */
tournament?: Id, 
/**
 * Game.
 */
game?: Id, 
/**
 * The sheet.
 */
sheet: ReadSheet, 
/**
 * `threefold`, `fifty`, or an end that needs no claim: `fivefold`, `seventyfive`, `checkmate`,
 * `stalemate`, `dead`.
 */
kind: string, 
/**
 * `white` or `black`; empty: whoever has the move.
 */
claimant: string, 
/**
 * `written` (a move written and announced, not played) or `onBoard`.
 */
mode: string, 
/**
 * The announced move as written; empty: the last move of the sheet, if the claimant wrote it.
 */
announced: string, 
/**
 * Half-moves played when the claim is made; left out: the end of the sheet.
 */
ply?: number, 
/**
 * Edition of the Laws; empty: the tournament's, or the newest.
 */
edition: string, 
/**
 * What the claimant did before he claimed: empty, or `touched` for a piece that was touched first (Laws 9.4).
 */
before: string, 
/**
 * Clauses that hold beside those of the tournament, a line each; a line such as `wrong-claim-minutes = 3` changes a
 * number of the Laws.
 */
clauses?: string, 
/**
 * Both players' sheets: the game that they support is judged, and `sheet` is not looked at.
 */
pair?: PairInput, 
/**
 * Language of the announced move, if it is another than that of the sheet.
 */
announcedLanguage?: string, };

export type ClaimList = { 
/**
 * Only of this game.
 */
game?: Id, };

export type ClaimMate = { 
/**
 * The position in FEN.
 */
fen: string, 
/**
 * `white` or `black`; left out or empty: both.
 */
winner?: string, 
/**
 * Positions that one search may keep; left out: a million, which is also the most.
 */
limit?: number, 
/**
 * Edition of the Laws; left out or empty: the section's, or the newest.
 */
edition?: string, 
/**
 * Section whose edition holds.
 */
tournament?: Id, };

export type ClaimMerge = { 
/**
 * White's sheet.
 */
white: ReadSheet, 
/**
 * Black's sheet.
 */
black: ReadSheet, 
/**
 * Position on the board at the end as the first part of a FEN, if it was kept (8.5.3); or empty.
 */
finalBoard: string, 
/**
 * Whether the moves of a period were made.
 */
movesMade?: MovesAsked, 
/**
 * Edition of the Laws; empty: the section's, or the newest.
 */
edition: string, 
/**
 * Section whose edition holds.
 */
tournament?: Id, };

export type ClaimRule = { 
/**
 * The claim.
 */
claim: ClaimInput, 
/**
 * The arbiter's own note.
 */
note: string, 
/**
 * Photos of the sheets, kept with the ruling.
 */
photos: Array<FileIn>, };

export type ClockAdjustment = { 
/**
 * Half-moves played when it was made.
 */
after: number, 
/**
 * `white` or `black`.
 */
side: string, 
/**
 * Seconds added; negative for time taken.
 */
seconds: number, 
/**
 * Why.
 */
reason: string, };

export type ClockInput = { 
/**
 * Time control, as `40/90+30:30+30`; empty: the tournament's.
 */
control: string, 
/**
 * `minutes`, `seconds`; empty: minutes, unless a number shows that seconds are meant.
 */
unit: string, 
/**
 * A time for each half-move: used, as `58`, `4:45`, `1:02:03`, or a comment with `[%emt 0:0:58]` (used) or
 * `[%clk 1:59:50]` (shown by the clock after it). Both kinds may be mixed.
 */
used: Array<string>, 
/**
 * Times without a command are what the clocks showed after each half-move; of a comment that has both, `[%clk]` holds.
 */
shown: boolean, 
/**
 * The increment of a move comes after it, none before the first.
 */
incrementAfter: boolean, 
/**
 * `white` (also if empty) or `black` moves first.
 */
first: string, 
/**
 * Changes by the arbiter.
 */
adjustments: Array<ClockAdjustment>, 
/**
 * Game whose clocks these are: what the arbiter wrote down about them (`clock-adjusted`) counts too.
 */
game?: Id, 
/**
 * Tournament whose Laws hold.
 */
tournament?: Id, 
/**
 * Edition of the Laws; empty: the tournament's, or the newest.
 */
edition: string, };

export type ClockRow = { 
/**
 * Half-move from 1.
 */
ply: number, 
/**
 * Move number.
 */
number: number, 
/**
 * `white` or `black`.
 */
side: string, 
/**
 * Time used, as `0:00:58`.
 */
used: string, 
/**
 * Time left, as `1:29:02`.
 */
left: string, 
/**
 * Seconds left.
 */
leftSeconds: number, 
/**
 * What is wrong with its time, in one sentence; or empty.
 */
problem: string, };

export type ClockView = { 
/**
 * The control as understood, in minutes.
 */
control: string, 
/**
 * Its periods in words.
 */
periods: Array<string>, 
/**
 * `standard`, `rapid`, `blitz`.
 */
pace: string, 
/**
 * The pace in words.
 */
paceText: string, 
/**
 * One row a half-move.
 */
rows: Array<ClockRow>, 
/**
 * The fall of a flag, in one sentence.
 */
flag: string | null, 
/**
 * Half-move at which a flag fell.
 */
flagPly: number | null, 
/**
 * Further sentences: periods reached, whether the score must be kept, times that do not fit.
 */
because: Array<string>, 
/**
 * Articles with edition.
 */
articles: Array<ArticleView>, };

export type ClocksInput = { 
/**
 * Seconds added to White's time; below zero: taken.
 */
whiteSeconds: number, 
/**
 * Seconds added to Black's time.
 */
blackSeconds: number, 
/**
 * The same for White as a text, with its sign: `+2:00`, `-45`; it comes before the number.
 */
white?: string, 
/**
 * The same for Black.
 */
black?: string, 
/**
 * What White's clock shows after that, `1:02:30`; or left out.
 */
whiteShows?: string, 
/**
 * What Black's clock shows after that.
 */
blackShows?: string, 
/**
 * Number of the move whose clock ran; left out if it was not noted.
 */
moveNumber?: number, 
/**
 * `white` or `black`: whose clock ran.
 */
running?: string, };

export type ClocksView = { 
/**
 * Seconds added to White's time; below zero: taken.
 */
whiteSeconds: number, 
/**
 * Seconds added to Black's time.
 */
blackSeconds: number, 
/**
 * Half-moves played by then.
 */
afterPly: number | null, 
/**
 * The same in words.
 */
text: string, };

export type Code = "badInput" | "notFound" | "refused" | "needsReason" | "stale" | "noEvent" | "readOnly" | "damaged" | "io" | "internal";

export type ColumnChoice = { 
/**
 * Key.
 */
key: string, 
/**
 * Name in the language of the call.
 */
name: string, };

export type CrosstableGet = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * `rank` or `number`: order of the rows and what cells call an opponent.
 */
by: string, 
/**
 * Round; left out: the last in which every result is in, or the first that is out.
 */
round?: number, 
/**
 * Entry of the journal up to which facts count; left out: all.
 */
asOf?: Id, };

export type CrosstableRow = { 
/**
 * Rank as printed.
 */
rankText: string, 
/**
 * Starting number.
 */
number: number, 
/**
 * Entrant.
 */
entrant: Id, 
/**
 * Title.
 */
title: string, 
/**
 * Name.
 */
name: string, 
/**
 * Federation.
 */
federation: string, 
/**
 * Club.
 */
club: string, 
/**
 * Rating.
 */
rating: number | null, 
/**
 * Cells.
 */
cells: Array<CellView>, 
/**
 * Points.
 */
points: string, 
/**
 * Tie-break texts.
 */
values: Array<string>, 
/**
 * What cells call this row: its number, or its position by rank.
 */
label: string, 
/**
 * `playing`, `withdrawn`, `expelled`.
 */
status: string, 
/**
 * The same in a word; empty for those who play.
 */
statusText: string, };

export type CrosstableView = { 
/**
 * `rank` or `number`: which number cells show.
 */
by: string, 
/**
 * After this round.
 */
round: number, 
/**
 * `rounds` (one column a round) or `grid` (players across, round robin).
 */
form: string, 
/**
 * Heads of the cell columns.
 */
heads: Array<string>, 
/**
 * Tie-break codes of the last columns.
 */
columns: Array<TieBreakColumn>, 
/**
 * Rows.
 */
rows: Array<CrosstableRow>, 
/**
 * That games are open, in words; empty if none is.
 */
provisional: string, 
/**
 * What is to be said of the whole.
 */
notes: Array<string>, 
/**
 * The moment that is shown, in words; empty if it is now.
 */
asOf: string, };

export type Difference = { 
/**
 * `rating`, `title`, `federation`, `birth`, `fideId`, `sex`, `ratingSource`, `name`.
 */
field: string, 
/**
 * In the event.
 */
old: string, 
/**
 * In the list.
 */
new: string, 
/**
 * True if the two contradict each other (a birth year against a full date): ticked by hand only.
 */
conflict: boolean, };

export type DraftBoard = { 
/**
 * Board number.
 */
board: number, 
/**
 * White.
 */
white: Side, 
/**
 * Black.
 */
black: Side, 
/**
 * Color histories, as `WBW`, unplayed rounds left out.
 */
whiteColors: string, 
/**
 * Black's.
 */
blackColors: string, 
/**
 * `down`, `up` or empty for White and Black.
 */
whiteFloat: string, 
/**
 * Black's.
 */
blackFloat: string, 
/**
 * Locked by hand: the engine leaves it alone when drawing the rest again.
 */
locked: boolean, 
/**
 * Differs from what the engine drew.
 */
changed: boolean, 
/**
 * Why this board, in sentences.
 */
why: Array<string>, };

export type DraftView = { 
/**
 * Round.
 */
round: number, 
/**
 * Boards in order.
 */
boards: Array<DraftBoard>, 
/**
 * Who gets the pairing-allocated bye.
 */
bye: Side | null, 
/**
 * Why.
 */
byeWhy: Array<string>, 
/**
 * Players who are not paired, with the reason.
 */
withoutGame: Array<WithoutGame>, 
/**
 * Warnings with articles, worst first.
 */
findings: Array<FindingView>, 
/**
 * What was changed by hand, in words.
 */
handChanges: Array<string>, 
/**
 * True while a hand session is open.
 */
byHand: boolean, 
/**
 * Who is there and has neither a board nor the bye, while a hand session is open.
 */
pool: Array<PoolRow>, 
/**
 * Why the engine knows no pairing for this round, in words, while a hand session is open; or empty.
 */
noDraft: string, 
/**
 * True if publishing needs a reason: warnings are to be confirmed.
 */
needsReason: boolean, 
/**
 * The journal's head this was drawn from; give it to `round.publish`.
 */
seen: Id, 
/**
 * Engine, version and edition, in words.
 */
engine: string, 
/**
 * That the rules of the system were not verified against the FIDE text, in words, or empty.
 */
unverified: string, };

export type EnterResult = { 
/**
 * Tournament.
 */
tournament: Id, 
/**
 * Game.
 */
game: Id, 
/**
 * A result, `adjourned` or `clear`.
 */
outcome: string, 
/**
 * 1 for the first entry, 2 for the second pass.
 */
pass: number, 
/**
 * `desk`, `slip`, `phone`.
 */
source?: string, 
/**
 * What the client shows for this board: a result, `adjourned`, or `clear` where it has none. Refused
 * as stale if it is something else by now.
 */
seen?: string, };

export type EnteredRow = { 
/**
 * Game.
 */
game: Id, 
/**
 * Board.
 */
board: number, 
/**
 * As lists print it; empty if the result was taken out.
 */
text: string, 
/**
 * When, RFC 3339.
 */
at: string, 
/**
 * Who.
 */
by: string, };

export type EnvelopeView = { 
/**
 * Position before the sealed move as FEN.
 */
position: string, 
/**
 * Moves played, in UCI; empty if not known.
 */
moves: Array<string>, 
/**
 * Seconds used by White.
 */
whiteUsed?: number, 
/**
 * Seconds used by Black.
 */
blackUsed?: number, 
/**
 * `white` or `black`: who sealed; empty: whoever has the move in the position.
 */
sealer: string, 
/**
 * Number of the sealed move; 0: as the position says.
 */
moveNumber: number, 
/**
 * `white` or `black`: whose draw offer stands; or empty.
 */
drawOffer: string, 
/**
 * When the game is resumed, `2026-11-29T16:00`, or empty.
 */
resumesAt: string, 
/**
 * Where, or empty.
 */
venue: string, 
/**
 * Who keeps the envelope.
 */
keptBy: string, 
/**
 * Note.
 */
note: string, };

export type EventBackup = { 
/**
 * Folder; left out: the one in the settings.
 */
folder?: string, };

export type EventClose = Record<symbol, never>;

export type EventDetails = { 
/**
 * Name.
 */
name: string, 
/**
 * Town.
 */
place: string, 
/**
 * Federation code.
 */
federation: string, 
/**
 * First day, `2026-11-29` or empty.
 */
startDate: string, 
/**
 * Last day.
 */
endDate: string, 
/**
 * IANA zone of the hall, as `Europe/Madrid`.
 */
zone: string, 
/**
 * Organizer.
 */
organizer: string, 
/**
 * Arbiters.
 */
arbiters: Array<ArbiterView>, };

export type EventFrame = { 
/**
 * Name.
 */
name: string, 
/**
 * File.
 */
path: string, 
/**
 * Last entry.
 */
seq: Id, 
/**
 * When the last entry was written, RFC 3339 with offset.
 */
savedAt: string | null, 
/**
 * Set if the file may only be read, with the reason in words.
 */
readOnly: string | null, 
/**
 * What Undo will take back, in words; none if nothing.
 */
undo: string | null, 
/**
 * What Redo will bring back.
 */
redo: string | null, 
/**
 * When the last copy was written to the backup folder, RFC 3339.
 */
copiedAt: string | null, 
/**
 * Set if the last copy to the backup folder did not succeed, in words.
 */
copyProblem: string | null, 
/**
 * Tournaments of the event in order.
 */
tournaments: Array<TournamentTab>, };

export type EventGet = Record<symbol, never>;

export type EventImport = { 
/**
 * The file.
 */
file: FileIn, 
/**
 * Event file to make; left out: a file named after the event in the documents folder.
 */
path?: string, 
/**
 * Meaning of each column of a list of players; left out: guessed.
 */
columns?: Array<string>, 
/**
 * What the first row of a list is, where it is uncertain: `headings` or `player`.
 */
firstRow?: string, 
/**
 * Which points count where those of a report and its results differ: `results` (left out) or `file`.
 */
points?: string, 
/**
 * Other tables of the same event, read together with the first.
 */
more?: Array<FileIn>, };

export type EventOpen = { 
/**
 * File.
 */
path: string, };

export type EventSalvage = { 
/**
 * The damaged file.
 */
path: string, 
/**
 * The new file; left out: a name beside the damaged one.
 */
to?: string, };

export type EventUpdate = { 
/**
 * What the form was filled with: fields left alone then stay as they stand.
 */
before?: EventDetails, 
/**
 * Name.
 */
name: string, 
/**
 * Town.
 */
place: string, 
/**
 * Federation code.
 */
federation: string, 
/**
 * First day, `2026-11-29` or empty.
 */
startDate: string, 
/**
 * Last day.
 */
endDate: string, 
/**
 * IANA zone of the hall, as `Europe/Madrid`.
 */
zone: string, 
/**
 * Organizer.
 */
organizer: string, 
/**
 * Arbiters.
 */
arbiters: Array<ArbiterView>, };

export type ExamineMerged = { 
/**
 * The claim.
 */
claim: ClaimInput, 
/**
 * White's sheet.
 */
white: ReadSheet, 
/**
 * Black's sheet.
 */
black: ReadSheet, };

export type ExampleOpen = Record<symbol, never>;

export type FileIn = { 
/**
 * Path on this computer.
 */
path?: string, 
/**
 * Name, for its ending.
 */
name?: string, 
/**
 * Content as base64.
 */
base64?: string, 
/**
 * Pasted text.
 */
text?: string, 
/**
 * Encoding that a person chose, as `windows-1251`; left out: found out.
 */
encoding?: string, };

export type FileOut = { 
/**
 * Suggested file name.
 */
name: string, 
/**
 * Media type.
 */
mediaType: string, 
/**
 * Content as base64.
 */
base64: string, 
/**
 * Where it was written, if a path was given.
 */
saved: string | null, 
/**
 * What the format has no place for, in words.
 */
notes: Array<string>, };

export type FileUpload = { 
/**
 * Name of the file.
 */
name: string, 
/**
 * The piece, in base64.
 */
base64: string, 
/**
 * Path that the first piece was answered with; left out: this is the first.
 */
path?: string, };

export type FindingView = { 
/**
 * Stable id of the finding in this draft.
 */
id: string, 
/**
 * `refused` (cannot be published), `confirm` (must be confirmed), `note`.
 */
level: string, 
/**
 * Article, as `C.04.1 2`.
 */
article: string, 
/**
 * In words.
 */
text: string, 
/**
 * Boards concerned.
 */
boards: Array<number>, };

export type FirstRowView = { 
/**
 * Its cells.
 */
cells: Array<string>, 
/**
 * `headings` or `player`: what it is taken for.
 */
takenFor: string, };

export type Folder = { 
/**
 * Where it is.
 */
path: string, 
/**
 * The folder above.
 */
parent: string | null, 
/**
 * Folders, and files that can be opened.
 */
entries: Array<FolderEntry>, };

export type FolderEntry = { 
/**
 * A folder, not a file.
 */
isFolder: boolean, 
/**
 * Name.
 */
name: string, 
/**
 * Whole path.
 */
path: string, };

export type FolderList = { 
/**
 * Left out: the folder of events.
 */
path?: string, };

export type FormerList = { 
/**
 * Its id, to remove it.
 */
id: string, 
/**
 * Why it cannot be opened, and what to do.
 */
why: string, };

export type FoundPlayer = { 
/**
 * Id of the list.
 */
list: string, 
/**
 * Name of the list.
 */
listName: string, 
/**
 * Its month.
 */
month: string, 
/**
 * `Surname, Given`.
 */
name: string, 
/**
 * Title or empty.
 */
title: string, 
/**
 * `m`, `w` or empty.
 */
sex: string, 
/**
 * Federation or empty.
 */
federation: string, 
/**
 * `1987`, `1987-05-31` or empty.
 */
birth: string, 
/**
 * FIDE id or empty.
 */
fideId: string, 
/**
 * Id of the national federation or empty.
 */
nationalId: string, 
/**
 * Club or empty.
 */
club: string, 
/**
 * True if the list calls the player inactive.
 */
inactive: boolean, 
/**
 * Ratings that the player has.
 */
ratings: Array<FoundRating>, 
/**
 * `exact`, `familyName`, `word`, `inside`.
 */
nearness: string, 
/**
 * Other lists that have the same FIDE id.
 */
alsoIn: Array<string>, };

export type FoundPlayers = { 
/**
 * The nearest first. The same FIDE id comes once, from the newest list.
 */
players: Array<FoundPlayer>, 
/**
 * How long it took, in microseconds.
 */
tookUs: number, };

export type FoundRating = { 
/**
 * `standard`, `rapid`, `blitz`, `national`.
 */
kind: string, 
/**
 * Rating.
 */
value: number, 
/**
 * Development coefficient, if the list has it.
 */
k: number | null, 
/**
 * Games of the period, if the list has them.
 */
games: number | null, 
/**
 * Name of the list it stands in.
 */
listName: string, 
/**
 * Month of that list.
 */
month: string, };

export type Frame = { 
/**
 * Version of the program.
 */
version: string, 
/**
 * The open event.
 */
event: EventFrame | null, 
/**
 * Who is at this desk; none until asked.
 */
actor: ActorView | null, 
/**
 * Settings of this computer.
 */
settings: Settings, 
/**
 * Why settings are forgotten when the program closes, in words; none if they are kept.
 */
settingsUnkept: string | null, };

export type FrameGet = Record<symbol, never>;

export type GameAdjourn = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Game.
 */
game: Id, 
/**
 * What stands on the envelope.
 */
envelope: EnvelopeView, };

export type GameResume = { 
/**
 * The case.
 */
resume: ResumeInput, 
/**
 * The arbiter's own note.
 */
note: string, };

export type GameVerdict = { 
/**
 * The game in words: the best game, or where it differs.
 */
label: string, 
/**
 * The game as a sheet; a ruling is made with it.
 */
sheet: ReadSheet, 
/**
 * The verdict.
 */
verdict: VerdictView, };

export type HandValue = { 
/**
 * Whose.
 */
entrant: Id, 
/**
 * The number: `2`, `2.5`.
 */
value: string, 
/**
 * Of which tie-break: `OTHER_AGE`; empty or `HAND` for the one without a name.
 */
of: string, };

export type HomeForget = { 
/**
 * File.
 */
path: string, };

export type HomeRecent = Record<symbol, never>;

export type Id = number;

export type ImportCancel = Record<symbol, never>;

export type ImportFile = { 
/**
 * The file.
 */
file: FileIn, 
/**
 * Section for games and players; left out: the only one.
 */
tournament?: Id, 
/**
 * Meaning of each column of a list of players, or `Heading=meaning` of some; left out: guessed.
 */
columns?: Array<string>, 
/**
 * Round of a table of results; left out: as the table says, else the last that is out.
 */
round?: number, 
/**
 * What the first row of a list is, where it is uncertain: `headings` or `player`.
 */
firstRow?: string, 
/**
 * Which points count where those of a report and its results differ: `results` (left out) or `file`.
 */
points?: string, 
/**
 * Other tables of the same event, read together with the first ([`ImportTogether`]).
 */
more?: Array<FileIn>, 
/**
 * Keys of what a list knows more of players who are entered already; `missing`: all that fill a gap.
 */
take?: Array<string>, };

export type ImportLook = { 
/**
 * The file.
 */
file: FileIn, 
/**
 * Section for games and players; left out: the only one.
 */
tournament?: Id, 
/**
 * As an event of its own, whatever is open.
 */
fresh: boolean, 
/**
 * Meaning of each column of a list of players; left out: guessed.
 */
columns?: Array<string>, 
/**
 * What the first row of a list is, where it is uncertain: `headings` or `player`.
 */
firstRow?: string, 
/**
 * Which points count where those of a report and its results differ: `results` (left out) or `file`.
 */
points?: string, 
/**
 * Other tables of the same event, read together with the first.
 */
more?: Array<FileIn>, };

export type ImportPreview = { 
/**
 * `json`, `trf`, `pgn`, `crosstable`, `results` or `table`.
 */
format: string, 
/**
 * What the file says of the tournament, as lines of label and value.
 */
said: Array<PreviewLine>, 
/**
 * What was read, kept and listed, in words.
 */
summary: Array<string>, 
/**
 * Where it goes, in words.
 */
target: string, 
/**
 * Everything adjusted or refused, with line and column.
 */
problems: Array<ProblemView>, 
/**
 * Points of the file differ from those of its results: a person may choose which count.
 */
pointsDiffer: boolean, 
/**
 * False if nothing of it can be taken.
 */
ready: boolean, 
/**
 * Encoding that the text was read in; empty for a workbook.
 */
encoding: string, 
/**
 * Encodings to choose from.
 */
encodings: Array<string>, 
/**
 * The columns of a list of players, to be looked at and changed.
 */
table?: TablePreview, };

export type ImportProgress = Record<symbol, never>;

export type ImportProgressView = { 
/**
 * `none` or `reading`.
 */
state: string, 
/**
 * Name of the file.
 */
file: string, 
/**
 * Done, in thousandths.
 */
permille: number, 
/**
 * Games read so far.
 */
games: number, };

export type ImportTogether = { 
/**
 * The files.
 */
files: Array<FileIn>, 
/**
 * Section they would go to; left out: the only one.
 */
tournament?: Id, 
/**
 * As an event of its own, whatever is open.
 */
fresh: boolean, };

export type Imported = { 
/**
 * What changed.
 */
changes: Changes, 
/**
 * False if there was nothing to take: then nothing was written.
 */
changed: boolean, 
/**
 * Players or games taken.
 */
taken: number, 
/**
 * Players or games of the file that were not taken, and were not there before.
 */
leftOut: number, 
/**
 * What was read, kept or refused, in words.
 */
summary: Array<string>, 
/**
 * What the list knows more of players who were entered before, and was not written.
 */
more: Array<KnownMore>, 
/**
 * What is odd.
 */
problems: Array<ProblemView>, };

export type IncidentAdd = { 
/**
 * What happened.
 */
incident: IncidentInput, 
/**
 * The arbiter's own note.
 */
note: string, };

export type IncidentInput = { 
/**
 * Section.
 */
tournament?: Id, 
/**
 * Game; its round and board are kept with it.
 */
game?: Id, 
/**
 * `white` or `black`: whom of the game it is about; empty: both, or nobody.
 */
side: string, 
/**
 * Whom it is about, where there is no game.
 */
entrant?: Id, 
/**
 * `illegal-move`, `pawn-not-replaced`, `pressed-without-move`, `two-hands`, `phone`, `noise`, `notes`, `advice`,
 * `analysis`, `distraction`, `late`, `clock-set-wrong`, `warning`, `time-added`, `expulsion`, `clock-adjusted`, `other`;
 * `flag-fall` and `resignation` end the game.
 */
kind: string, 
/**
 * Minutes that the arbiter adds to the opponent; left out: as the Laws say.
 */
minutes?: number, 
/**
 * Rapid and blitz: the Competition Rules hold (enough arbiters).
 */
supervised: boolean, 
/**
 * The opponent has made his next move since.
 */
afterReply: boolean, 
/**
 * In a quickplay finish (1997).
 */
quickplay: boolean, 
/**
 * Whether the opponent can checkmate by any series of legal moves; left out if that is not known.
 */
opponentCanMate?: boolean, 
/**
 * FEN of the position on the board, or `sheet` for the last one of the game's scoresheet: the program then finds out
 * by itself whether the opponent can checkmate.
 */
position?: string, 
/**
 * `clock-adjusted`: what was done to the clocks.
 */
clocks?: ClocksInput, 
/**
 * Result that the arbiter gives, where the Laws leave it to him: `1-0`, `0-1`, `=-=`, ...; or empty.
 */
result: string, 
/**
 * Edition of the Laws; empty: the tournament's, or the newest.
 */
edition: string, };

export type IncidentList = { 
/**
 * Only of this section.
 */
tournament?: Id, 
/**
 * Only of this round.
 */
round?: number, };

export type IncidentRow = { 
/**
 * Incident.
 */
id: Id, 
/**
 * When, RFC 3339.
 */
at: string, 
/**
 * Who wrote it down.
 */
by: string, 
/**
 * Section.
 */
tournament: Id | null, 
/**
 * Name of the section, or empty.
 */
section: string, 
/**
 * Round.
 */
round: number | null, 
/**
 * Board.
 */
board: number | null, 
/**
 * Whom it is about, or empty.
 */
player: string, 
/**
 * The same as an entrant of the section.
 */
entrant: Id | null, 
/**
 * Other incidents of the same person in the event that hold, newest first.
 */
carried: Array<Id>, 
/**
 * Code of the kind.
 */
code: string, 
/**
 * The kind in words.
 */
kind: string, 
/**
 * How many the player then had.
 */
count: number, 
/**
 * Minutes added to the opponent.
 */
minutes: number, 
/**
 * `goesOn`, `stands`, `lost`, `drawn`, `arbiter`, or empty.
 */
consequence: string, 
/**
 * What it is by the count as it stands now, where one that was counted before it was withdrawn since.
 */
recount: RecountView | null, 
/**
 * Articles cited.
 */
articles: Array<string>, 
/**
 * An illegal move in rapid or blitz: the rules that it was judged by, whatever holds since; or empty.
 */
regime: string, 
/**
 * The Competition Rules held for it.
 */
supervised: boolean, 
/**
 * What was done to the clocks.
 */
clocks: ClocksView | null, 
/**
 * Note.
 */
note: string, 
/**
 * Why it does not hold, if it was withdrawn.
 */
withdrawn: string | null, 
/**
 * The appeal against what followed from it, if there was one.
 */
appeal: AppealView | null, };

export type IncidentView = { 
/**
 * The kind in words.
 */
kind: string, 
/**
 * How many of the kinds counted with it the player now has.
 */
count: number, 
/**
 * The one that loses the game, if any does.
 */
losesOn: number | null, 
/**
 * `goesOn`, `stands`, `lost`, `drawn`, `arbiter`, or empty.
 */
consequence: string, 
/**
 * What follows, in one sentence.
 */
sentence: string, 
/**
 * What the arbiter does, in order.
 */
steps: Array<string>, 
/**
 * Minutes for the opponent.
 */
minutes: number, 
/**
 * Result that follows, if the game is over.
 */
result: string | null, 
/**
 * Articles with edition, the leading one first.
 */
articles: Array<ArticleView>, 
/**
 * Edition asked for.
 */
edition: string, 
/**
 * Clauses of the event, beside the Laws.
 */
localClauses: string, 
/**
 * An illegal move in rapid or blitz: the rules it is judged by, in one sentence; or empty.
 */
regime: string, 
/**
 * `clauses` (the event says which rules hold), `asked` (as the question says), or empty.
 */
regimeFrom: string, };

export type IncidentWithdraw = { 
/**
 * Incident.
 */
id: Id, 
/**
 * Why.
 */
reason: string, };

export type JournalList = { 
/**
 * Only entries before this one.
 */
before?: Id, 
/**
 * How many.
 */
limit: number, };

export type JournalPage = { 
/**
 * Newest first.
 */
rows: Array<JournalRow>, 
/**
 * Entries in all.
 */
total: number, };

export type JournalRedo = Record<symbol, never>;

export type JournalRow = { 
/**
 * Sequence number.
 */
seq: Id, 
/**
 * When, RFC 3339 with offset.
 */
at: string, 
/**
 * Who.
 */
by: string, 
/**
 * Action it belongs to.
 */
batch: Id, 
/**
 * Kind of fact.
 */
kind: string, 
/**
 * In words.
 */
text: string, 
/**
 * Reason given, if any.
 */
reason: string, 
/**
 * Struck out by undo.
 */
undone: boolean, 
/**
 * First characters of the hash.
 */
hash: string, };

export type JournalUndo = { 
/**
 * Why, where a published round is crossed.
 */
reason: string, };

export type JournalVerify = Record<symbol, never>;

export type KnownMore = { 
/**
 * What it is ticked by.
 */
key: string, 
/**
 * The player.
 */
entrant: Id, 
/**
 * Row of the list.
 */
line: number, 
/**
 * Name of the player.
 */
name: string, 
/**
 * `title`, `rating`, `federation`, `fideId`, `birth`, `sex`, `club`, `contact`.
 */
field: string, 
/**
 * Its name.
 */
label: string, 
/**
 * What the event says, or empty.
 */
old: string, 
/**
 * What the list says.
 */
new: string, 
/**
 * It fills a gap; else it would overwrite something.
 */
fills: boolean, };

export type LeaderLine = { 
/**
 * Entrant.
 */
entrant: Id, 
/**
 * Name.
 */
name: string, 
/**
 * Points after each round, as `4½`.
 */
points: Array<string>, };

export type LeavingRow = { 
/**
 * Player.
 */
player: Side, 
/**
 * What, with the rounds, in words.
 */
text: string, 
/**
 * Why, or empty.
 */
reason: string, };

export type LibraryCancel = Record<symbol, never>;

export type LibraryFind = { 
/**
 * What was typed.
 */
text: string, 
/**
 * Only this federation.
 */
federation?: string, 
/**
 * Only this birth year.
 */
birthYear?: number, 
/**
 * Only in this list.
 */
list?: string, 
/**
 * Most answers; left out: 20.
 */
limit?: number, };

export type LibraryLists = Record<symbol, never>;

export type LibraryPreview = { 
/**
 * The file on this computer.
 */
path: string, };

export type LibraryProblems = { 
/**
 * The list.
 */
list: string, 
/**
 * Most answers; left out: 200.
 */
limit?: number, };

export type LibraryProgress = Record<symbol, never>;

export type LibraryRemove = { 
/**
 * The list.
 */
list: string, };

export type LibraryUpdate = { 
/**
 * The file on this computer.
 */
path: string, 
/**
 * Name of the list; left out: by its content.
 */
name?: string, 
/**
 * Month in force, `2026-11`; left out: that of the file.
 */
month?: string, 
/**
 * Meaning of each column of a national list, as in `library.preview`; left out: guessed.
 */
columns?: Array<string>, };

export type ListProblems = { 
/**
 * All there are.
 */
count: number, 
/**
 * The gravest first.
 */
problems: Array<ProblemView>, };

export type LoadView = { 
/**
 * `none`, `reading`, `indexing`, `done`, `cancelled`, `failed`.
 */
state: string, 
/**
 * Name of the file.
 */
file: string, 
/**
 * Done, in thousandths.
 */
permille: number, 
/**
 * Rows taken so far.
 */
rows: number, 
/**
 * The list, when it is done.
 */
list: RatingListView | null, 
/**
 * How long it took, in milliseconds.
 */
tookMs: number, 
/**
 * What is to be known of the list that was loaded: its month was guessed, it took the place of another.
 */
notes: Array<string>, 
/**
 * Why it failed.
 */
error: ApiError | null, };

export type MakeExport = { 
/**
 * `trf26`, `trf16`, `pgn`, `csv`, `xlsx`, `ods`, `json` (the whole event), `photos` (of scoresheets and clocks).
 */
format: string, 
/**
 * Tournament; left out: the only one.
 */
tournament?: Id, 
/**
 * Round, for `pgn`; left out: all.
 */
round?: number, 
/**
 * Folder to write to; left out: only returned.
 */
folder?: string, 
/**
 * Letters without accents, for federations that want ASCII.
 */
ascii: boolean, 
/**
 * Pairing number of the one player whose games are given out, for `pgn`; left out: all.
 */
player?: number, 
/**
 * For `pgn`: only tags, for electronic boards.
 */
pairings: boolean, 
/**
 * What is kept back: `birth`, `contact`, `minors` (their surnames and FIDE ids; in `json` all that names them).
 */
redact: Array<string>, };

export type MakeReport = { 
/**
 * `pairings`, `pairings-by-name`, `results`, `start-list`, `standings`, `team-standings`, `crosstable`,
 * `crosstable-by-number`, `round-robin-grid`, `ratings`, `norms`, `prizes`, `ruling`, `envelope`, `adjourned`,
 * `incidents`, `title-norm`, `tournament-report`, `arbiter-norm`, `chief-report`.
 */
kind: string, 
/**
 * Tournament; left out: the only one.
 */
tournament?: Id, 
/**
 * Round; left out: the last that fits.
 */
round?: number, 
/**
 * Ruling, for `ruling`; left out: the last.
 */
ruling?: Id, 
/**
 * Game, for `envelope` (left out: the last adjourned) and `incidents` (left out: all).
 */
game?: Id, 
/**
 * Pairing number, for `title-norm`; left out: everybody who made a norm.
 */
player?: number, 
/**
 * What exempts the section from B.01 1.4.3, as in `norms.get`, for prints with norms; left out: as it is set.
 */
exemption?: string, 
/**
 * Only these, for `standings`, by their order in the whole field.
 */
category?: CategoryFilter, 
/**
 * The same by the name of a category of the prizes, or by conditions: `U16,women`, `1800-1999`.
 */
categoryName?: string, 
/**
 * Entry of the journal up to which facts count, for standings, crosstables, results, ratings and norms; left out: all.
 */
asOf?: Id, 
/**
 * Columns that are left out, for `standings`: `number`, `fed`, `rating`, `club`. Points and tie-breaks always stand.
 */
hidden?: Array<string>, 
/**
 * Language of the document; left out: that of the call, of a ruling that in which it was given.
 */
language?: string, 
/**
 * `a4` or `letter`; empty: as set on this computer.
 */
paper: string, 
/**
 * `pdf`, `html`, `txt`; empty: by the ending of the path, else `pdf`.
 */
format: string, 
/**
 * Where to write it; left out: only returned.
 */
path?: string, };

export type MakeSite = { 
/**
 * Folder to write to; it may hold other files, which are left alone.
 */
folder: string, 
/**
 * Tournament; left out: all of the event.
 */
tournament?: Id, 
/**
 * `en`, `es`; the folder opens in the first. Left out: all, the language of the call first.
 */
languages?: Array<string>, 
/**
 * What is kept back: `minors` (their surnames). Birth dates and contacts are on no page.
 */
redact?: Array<string>, };

export type MateAnswer = { 
/**
 * `white` or `black`.
 */
side: string, 
/**
 * `winnable`, `unwinnable`, `undecided`.
 */
verdict: string, 
/**
 * One line: "White can still checkmate."
 */
headline: string, 
/**
 * One sentence: the moves, or why not.
 */
text: string, 
/**
 * Moves from the position to the checkmate, in UCI.
 */
line: Array<string>, 
/**
 * The same moves in the piece letters of the language of the call.
 */
san: Array<string>, 
/**
 * Why not: `material`, `mated`, `stalemate`, `examined`, `wall`, `limit`; empty if winnable.
 */
reason: string, 
/**
 * Positions examined, where that is the reason.
 */
positions: number, 
/**
 * Squares on which the king can ever stand, behind a wall.
 */
region: Array<string>, 
/**
 * Where the men stand that can ever attack these squares.
 */
visitors: Array<string>, };

export type MateUse = { 
/**
 * `flag-fall`, `resignation`, `illegal-move` (the one that loses), `dead`, or the end that stands on the board: `checkmate`,
 * `stalemate`; with `unsaid-` before it what another edition
 * says where this one is silent.
 */
what: string, 
/**
 * `white` or `black`: who would checkmate; empty for a dead position.
 */
side: string, 
/**
 * One sentence: "If Black’s flag falls, the game is drawn."
 */
text: string, 
/**
 * The articles with their sentences.
 */
articles: Array<ArticleView>, };

export type MateView = { 
/**
 * The position as understood.
 */
fen: string, 
/**
 * What the FEN says and the board contradicts (a right to castle, an en passant square), in words: it is left out.
 */
leftOut: Array<string>, 
/**
 * One answer for each side asked about, White first.
 */
answers: Array<MateAnswer>, 
/**
 * Neither side can checkmate: the position is dead.
 */
dead: boolean, 
/**
 * What follows under the edition, for each side asked about, and of a dead position.
 */
uses: Array<MateUse>, 
/**
 * Edition used.
 */
edition: string, };

export type MergedEntry = { 
/**
 * `agrees`, `slipped`, `swapped`, `leftOut`, `stopped`.
 */
status: string, 
/**
 * The cell as written; empty if there is none.
 */
text: string, 
/**
 * Index of the cell on its sheet, from 0.
 */
cell: number | null, 
/**
 * Line of the text, from 1.
 */
line: number | null, 
/**
 * Column in characters, from 1.
 */
column: number | null, };

export type MergedMove = { 
/**
 * Half-move from 1.
 */
ply: number, 
/**
 * Move number.
 */
number: number, 
/**
 * `white` or `black`: who moved.
 */
side: string, 
/**
 * In the piece letters of the caller's language.
 */
san: string, 
/**
 * On White's sheet.
 */
white: MergedEntry, 
/**
 * On Black's sheet.
 */
black: MergedEntry, };

export type MergedVerdict = { 
/**
 * The sheets put together.
 */
merged: MergedView, 
/**
 * The best game first, then every alternative.
 */
games: Array<GameVerdict>, 
/**
 * `same` if all games lead to the same verdict, `differ` if the arbiter has to find out which was played.
 */
agreement: string, };

export type MergedView = { 
/**
 * Language of White's sheet, given or found out.
 */
whiteLanguage: string, 
/**
 * Language of Black's sheet.
 */
blackLanguage: string, 
/**
 * The moves with what each sheet has for them.
 */
moves: Array<MergedMove>, 
/**
 * Positions: the first is the start, then one after each move.
 */
positions: Array<PositionView>, 
/**
 * The best game as a sheet to be judged, ruled on or attached.
 */
sheet: ReadSheet, 
/**
 * The best game in UCI.
 */
uci: Array<string>, 
/**
 * Other games that fit as well, at most ten.
 */
alternatives: Array<AlternativeView>, 
/**
 * Differences and oddities; empty if both sheets give the same game without a slip.
 */
problems: Array<SheetProblemView>, 
/**
 * Whether the moves of the period were made, if it was asked.
 */
movesMade: MovesMadeView | null, };

export type MessagesGet = Record<symbol, never>;

export type MovesAsked = { 
/**
 * Moves of the period, such as 40.
 */
moves: number, 
/**
 * `white` or `black`: whose flag fell.
 */
player: string, };

export type MovesMadeView = { 
/**
 * `certain` (every game that fits has them), `possible` (8.6: play goes on), `refuted` (no game that fits has
 * them).
 */
answer: string, 
/**
 * Moves that the player made at least.
 */
least: number, 
/**
 * Moves of the player in the longest game that fits.
 */
most: number, 
/**
 * One sentence.
 */
text: string, 
/**
 * Article, as `Laws 2023, 8.6`.
 */
article: string, 
/**
 * The same with its sentence.
 */
articles: Array<ArticleView>, };

export type NearMissView = { 
/**
 * Half-moves.
 */
ply: number, 
/**
 * Move that led to it.
 */
move: string, 
/**
 * Why it does not count.
 */
why: string, };

export type NewEvent = { 
/**
 * Name.
 */
name: string, 
/**
 * File to make; left out: a file named after the event in the documents folder.
 */
path?: string, 
/**
 * `fide-dutch-2026`, `berger`, `berger-double`.
 */
system: string, 
/**
 * Rounds planned (Swiss).
 */
rounds: number, };

export type NextMove = { 
/**
 * The sheet up to the move.
 */
sheet: ReadSheet, };

export type NextMoves = { 
/**
 * Legal moves in the letters of the sheet, in the order of the alphabet; none where reading stopped before the end.
 */
moves: Array<string>, 
/**
 * Language of the sheet, given or found out.
 */
language: string, };

export type NormCheck = { 
/**
 * As `B.01 1.4.5a`.
 */
article: string, 
/**
 * What is counted.
 */
what: string, 
/**
 * What was found.
 */
found: string, 
/**
 * What it asks: `≥ 5`.
 */
needed: string, 
/**
 * `yes`, `no`, `exempt`.
 */
passed: string, 
/**
 * The same in words.
 */
passedText: string, };

export type NormLine = { 
/**
 * Round.
 */
round: number, 
/**
 * Opponent's title.
 */
title: string, 
/**
 * Opponent.
 */
name: string, 
/**
 * Opponent's federation.
 */
federation: string, 
/**
 * Opponent's rating.
 */
rating: number | null, 
/**
 * `1`, `½`, `0`, `+`, `-` or empty.
 */
result: string, 
/**
 * Why it does not count, or what it counts as.
 */
note: string, };

export type NormRow = { 
/**
 * Entrant.
 */
entrant: Id, 
/**
 * Starting number.
 */
number: number, 
/**
 * Title held.
 */
title: string, 
/**
 * Name.
 */
name: string, 
/**
 * Federation.
 */
federation: string, 
/**
 * Rating.
 */
rating: number | null, 
/**
 * `GM`, `IM`, `WGM`, `WIM`.
 */
norm: string, 
/**
 * `made`, `possible`, `impossible`.
 */
state: string, 
/**
 * The state in a word or two.
 */
stateText: string, 
/**
 * How it was made, what it needs, or the article in the way.
 */
text: string, 
/**
 * Games in the calculation.
 */
games: number, 
/**
 * Points in them.
 */
points: string, 
/**
 * Average rating of the opponents.
 */
average: number | null, 
/**
 * Performance.
 */
performance: number | null, 
/**
 * Article by article, if one player was asked for.
 */
checks: Array<NormCheck>, 
/**
 * Game by game, if one player was asked for.
 */
lines: Array<NormLine>, };

export type NormsExemption = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * `national`, `national-team`, `zonal`, `strong-swiss` (granted as the field is counted); `none` or empty: a strong
 * Swiss is found out all the same.
 */
exemption: string, };

export type NormsGet = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round; left out: the last that is out.
 */
round?: number, 
/**
 * One player alone, article by article and game by game.
 */
entrant?: Id, 
/**
 * Lists norms that are out of reach too.
 */
all: boolean, 
/**
 * `national`, `national-team`, `zonal`, `strong-swiss`; `none` or empty: a strong Swiss is found out all the same.
 * Left out: as `norms.exemption` has set it.
 */
exemption?: string, };

export type NormsLastForfeit = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Whether it counts.
 */
counts: boolean, };

export type NormsView = { 
/**
 * After this round.
 */
round: number, 
/**
 * Whether 1.4.3 and 1.4.4 apply, and by what, in words.
 */
field: string, 
/**
 * The exemption that is claimed for the section: `national`, `national-team`, `zonal`, `strong-swiss`; empty: none.
 */
exemption: string, 
/**
 * Whether a win by forfeit in the last round counts as a loss for a norm that it makes (B.01 1.4.2c).
 */
lastForfeit: boolean, 
/**
 * Whether anybody has such a win.
 */
hasLastForfeit: boolean, 
/**
 * That the host federation is not known, what cannot be told without it and where to set it, in words; empty if it
 * is, or where it changes nothing.
 */
noHost: string, 
/**
 * Whose federation is a text that is no code, what follows and where to correct it, in words; empty if nobody's is.
 */
oddFederations: string, 
/**
 * Conditions of the event that are broken (B.01 1.1), so that no norm is made, with the cure, in words.
 */
conditions: Array<string>, 
/**
 * The regulations, and that the decision of FIDE is final, in words.
 */
rules: string, 
/**
 * That games are open or rounds to come, in words; empty at the end.
 */
provisional: string, 
/**
 * What is to be said of the whole: an event of more than thirty days, whether a norm does for B.01 1.5.6, results that
 * are rated otherwise than they stand.
 */
notes: Array<string>, 
/**
 * Norms made first, then those within reach, then the rest if asked for.
 */
rows: Array<NormRow>, };

export type Nothing = Record<symbol, never>;

export type NumberChoice = { 
/**
 * Least, inclusive.
 */
least: number, 
/**
 * Most, inclusive.
 */
most: number, 
/**
 * Taken where nobody says otherwise.
 */
usual: number, };

export type OccurrenceView = { 
/**
 * Half-moves.
 */
ply: number, 
/**
 * Move that led to it: `19... Qc7`.
 */
move: string, 
/**
 * "written, not played" or empty.
 */
note: string, };

export type PairInput = { 
/**
 * White's sheet as typed.
 */
white: ReadSheet, 
/**
 * Black's sheet as typed.
 */
black: ReadSheet, 
/**
 * Which of the games that fit is judged: 0 the best, then as listed.
 */
chosen: number, };

export type PairView = { 
/**
 * Both sheets in one sentence: languages, games that fit, differences.
 */
sentence: string, 
/**
 * Games that fit, the best one included.
 */
games: number, 
/**
 * The game that was judged: the best one, or where it differs.
 */
label: string, 
/**
 * Every difference, a sentence each.
 */
differences: Array<string>, };

export type PairingReadingChoice = { 
/**
 * Its name in [`super::tournament::Setup::pairing_readings`].
 */
name: string, 
/**
 * The system it belongs to.
 */
system: string, 
/**
 * The question, with its article.
 */
text: string, 
/**
 * The answers; the first is the usual one. None where a number is asked.
 */
values: Array<ReadingValue>, 
/**
 * The number that is usual, where a number is asked.
 */
number: NumberChoice | null, };

export type PhotoAttach = { 
/**
 * The file.
 */
file: FileIn, 
/**
 * Section of the game.
 */
tournament?: Id, 
/**
 * Game.
 */
game?: Id, 
/**
 * Ruling it was taken for; its game is known from it.
 */
ruling?: Id, 
/**
 * What it shows.
 */
note: string, };

export type PhotoGet = { 
/**
 * Photo.
 */
id: Id, 
/**
 * Where to write it; left out: only in the answer.
 */
path?: string, };

export type PhotoList = { 
/**
 * Only of this game.
 */
game?: Id, 
/**
 * Only of this ruling, with what was kept of its game and of no other ruling.
 */
ruling?: Id, };

export type PhotoRemove = { 
/**
 * Photo.
 */
id: Id, 
/**
 * Why.
 */
reason: string, };

export type PhotoRow = { 
/**
 * Photo.
 */
id: Id, 
/**
 * When it was kept, RFC 3339.
 */
at: string, 
/**
 * Who kept it.
 */
by: string, 
/**
 * Section.
 */
tournament: Id | null, 
/**
 * Game.
 */
game: Id | null, 
/**
 * Round of the game.
 */
round: number | null, 
/**
 * Board of the game.
 */
board: number | null, 
/**
 * Ruling it was taken for.
 */
ruling: Id | null, 
/**
 * File name.
 */
name: string, 
/**
 * Media type.
 */
mediaType: string, 
/**
 * Size in words: `2.4 MB`.
 */
size: string, 
/**
 * SHA-256 of the file.
 */
sha: string, 
/**
 * What it shows.
 */
note: string, };

export type PlayerInput = { 
/**
 * `Surname, Given`.
 */
name: string, 
/**
 * Title code or empty.
 */
title: string, 
/**
 * `m`, `w` or empty.
 */
sex: string, 
/**
 * Federation code or empty.
 */
federation: string, 
/**
 * Rating as typed; empty or 0: unrated.
 */
rating: string, 
/**
 * FIDE id or empty.
 */
fideId: string, 
/**
 * `1990`, `1990-05-31` or empty.
 */
birth: string, 
/**
 * Club or empty.
 */
club: string, 
/**
 * E-mail or telephone or empty.
 */
contact: string, 
/**
 * The list that the rating was taken from; left out: typed by hand, or as it was.
 */
ratingFrom?: RatingFrom, };

export type PlayerList = { 
/**
 * In order of number, the unnumbered last in start-list order.
 */
players: Array<PlayerRow>, 
/**
 * True while numbers may be given anew (before round 4 is paired, C.04.2 2.3).
 */
canRenumber: boolean, 
/**
 * True if the numbers do not follow the order of the rules.
 */
numbersOutOfOrder: boolean, 
/**
 * Rounds that are out.
 */
published: number, 
/**
 * The moment that is shown, in words; empty if it is now.
 */
asOf: string, };

export type PlayerRow = { 
/**
 * Entrant.
 */
entrant: Id, 
/**
 * Person.
 */
person: Id, 
/**
 * Starting number.
 */
number: number | null, 
/**
 * What was typed or imported.
 */
input: PlayerInput, 
/**
 * Rating used, none if unrated.
 */
rating: number | null, 
/**
 * Where the rating is from: list and month, or "by hand", in words.
 */
ratingSource: string, 
/**
 * `playing`, `withdrawn`, `expelled`, `erased`.
 */
status: string, 
/**
 * Status in words with the round, empty while playing from round 1.
 */
statusText: string, 
/**
 * First round.
 */
fromRound: number, 
/**
 * The round from which a withdrawal would be; none if there is none left.
 */
withdrawsFrom: number | null, 
/**
 * The round from which an expulsion would be, the one after the last among them; none if there is none left.
 */
expelsFrom: number | null, 
/**
 * Byes and absences.
 */
byes: Array<ByeView>, 
/**
 * Points so far.
 */
points: string, 
/**
 * True if the entry can be taken out without trace in the tables (no round names it).
 */
removable: boolean, };

export type PlayerTable = { 
/**
 * Tournament to enter them in.
 */
tournament: Id, 
/**
 * CSV, XLSX, ODS or pasted text.
 */
file: FileIn, 
/**
 * Meaning of each column; left out: guessed.
 */
columns?: Array<string>, 
/**
 * `headings` or `player`: what a person says that the first row is; left out: guessed.
 */
firstRow?: string, 
/**
 * Keys of [`TablePreview::more`] to be written; `missing`: all that fill what the event does not say.
 */
take?: Array<string>, };

export type PlayerWhyView = { 
/**
 * Sentences: each float, the bye or why it went elsewhere, the color.
 */
why: Array<string>, };

export type PlayersAdd = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * What was typed.
 */
player: PlayerInput, 
/**
 * First round; left out: the next one.
 */
fromRound?: number, };

export type PlayersBye = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who.
 */
entrant: Id, 
/**
 * Round.
 */
round: number, 
/**
 * `F`, `H` or `Z`.
 */
kind: string, 
/**
 * Why.
 */
reason: string, };

export type PlayersByeRevoke = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who.
 */
entrant: Id, 
/**
 * Round.
 */
round: number, };

export type PlayersCheck = { 
/**
 * What was typed.
 */
player: PlayerInput, 
/**
 * What the form was filled with: what was left alone is not judged.
 */
before?: PlayerInput, };

export type PlayersExpel = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who.
 */
entrant: Id, 
/**
 * First round not played.
 */
fromRound: number, 
/**
 * Why.
 */
reason: string, };

export type PlayersList = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Entry of the journal up to which facts count; left out: all.
 */
asOf?: Id, };

export type PlayersPreview = { 
/**
 * Tournament to enter them in.
 */
tournament: Id, 
/**
 * CSV, XLSX, ODS or pasted text.
 */
file: FileIn, 
/**
 * Meaning of each column; left out: guessed.
 */
columns?: Array<string>, 
/**
 * `headings` or `player`: what a person says that the first row is; left out: guessed.
 */
firstRow?: string, };

export type PlayersRemove = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who.
 */
entrant: Id, };

export type PlayersRenumber = { 
/**
 * Section.
 */
tournament: Id, };

export type PlayersReturn = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who.
 */
entrant: Id, 
/**
 * First round played again.
 */
fromRound: number, };

export type PlayersUpdate = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who.
 */
entrant: Id, 
/**
 * What was typed, whole.
 */
player: PlayerInput, 
/**
 * What the form was filled with: fields left alone then stay as they stand.
 */
before?: PlayerInput, };

export type PlayersWithdraw = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who.
 */
entrant: Id, 
/**
 * First round not played.
 */
fromRound: number, 
/**
 * Why.
 */
reason: string, };

export type PoolBar = { 
/**
 * The other.
 */
entrant: Id, 
/**
 * In a few words, with the article.
 */
text: string, };

export type PoolRow = { 
/**
 * Player.
 */
player: Side, 
/**
 * Color history, as `WBW`, unplayed rounds left out.
 */
colors: string, 
/**
 * Why the player may not have the bye, or empty.
 */
noBye: string, 
/**
 * Others who wait and may not meet the player. Left out in a large pool.
 */
barred: Array<PoolBar>, };

export type PositionView = { 
/**
 * Half-moves played.
 */
ply: number, 
/**
 * FEN.
 */
fen: string, 
/**
 * Squares of the last move, as `["e2", "e4"]`, or empty.
 */
lastMove: Array<string>, 
/**
 * Castling that is still possible, in words.
 */
castling: string, 
/**
 * En passant capture that is possible, in words.
 */
enPassant: string, 
/**
 * Half-moves since the last pawn move or capture.
 */
halfmoves: number, 
/**
 * `white` or `black` to move.
 */
turn: string, 
/**
 * Check, mate or stalemate in words, or empty.
 */
state: string, };

export type PreviewBoard = { 
/**
 * White.
 */
white: Side, 
/**
 * Black.
 */
black: Side, };

export type PreviewLine = { 
/**
 * What it is.
 */
label: string, 
/**
 * What the file says.
 */
value: string, };

export type PreviewProgressView = { 
/**
 * Outcomes looked at.
 */
done: number, 
/**
 * Of how many; 0 while nobody looks.
 */
all: number, };

export type PreviewView = { 
/**
 * The round.
 */
round: number, 
/**
 * Games without a result, in the order of the results asked about.
 */
open: Array<PreviewBoard>, 
/**
 * Outcomes looked at.
 */
outcomes: number, 
/**
 * Of these, how many leave a round that cannot be paired.
 */
unpaired: number, 
/**
 * Boards that are the same whatever happens.
 */
sure: Array<PreviewBoard>, 
/**
 * The bye, if it is the same whatever happens.
 */
sureBye: Side | null, 
/**
 * The round for the results asked about.
 */
boards: Array<PreviewBoard>, 
/**
 * Its bye.
 */
bye: Side | null, 
/**
 * Why there is no such round, in words, or empty; also where no results are asked about, if the round cannot be
 * paired whatever happens.
 */
trouble: string, };

export type PrizeCategory = { 
/**
 * Name.
 */
name: string, 
/**
 * Prizes, best first.
 */
prizes: Array<string>, 
/**
 * Players may win one prize in each group; the places are group 0.
 */
group: number, 
/**
 * Who belongs to it.
 */
filter: CategoryFilter, 
/**
 * What the members are ordered by: the final ranking (empty), `performance`, or `hand`: the order in which
 * the filter's `only` names them.
 */
by: string, 
/**
 * Cups and other things, best first; they go undivided and beside the money.
 */
goods: Array<string>, };

export type PrizeFund = { 
/**
 * Code or sign of the currency.
 */
currency: string, 
/**
 * Prizes of the places, best first.
 */
places: Array<string>, 
/**
 * How those on equal points share: `none`, `equal`, `hort`, `hybrid`.
 */
sharing: string, 
/**
 * With `hybrid`: places that go undivided.
 */
undivided: number, 
/**
 * The least share, or empty.
 */
leastShare: string, 
/**
 * `cents`, `down`, `nearest`.
 */
rounding: string, 
/**
 * With `down` and `nearest`: the whole unit, as `5`.
 */
unit: string, 
/**
 * What is there to be paid, or empty.
 */
budget: string, 
/**
 * `one` prize a player, or `all` he is entitled to.
 */
cumulation: string, 
/**
 * Whether players who withdrew take part: `in` or `out`.
 */
withdrawn: string, 
/**
 * Category and special prizes, in their order.
 */
categories: Array<PrizeCategory>, };

export type PrizeList = { 
/**
 * After this round.
 */
round: number, 
/**
 * True only after the last round with no game open.
 */
isFinal: boolean, 
/**
 * That games are open or rounds to come, in words; empty at the end.
 */
provisional: string, 
/**
 * Everybody who gets something or was considered, in order of rank.
 */
rows: Array<PrizeRow>, 
/**
 * Sum of what is paid.
 */
paid: string, 
/**
 * Sum of all prizes.
 */
total: string, 
/**
 * What is left over, or overpaid with a minus.
 */
left: string, 
/**
 * Prizes that nobody takes, in words.
 */
unassigned: Array<string>, 
/**
 * What is odd about the fund, in words.
 */
faults: Array<string>, };

export type PrizeRow = { 
/**
 * Entrant.
 */
entrant: Id, 
/**
 * Rank as printed.
 */
rankText: string, 
/**
 * Title.
 */
title: string, 
/**
 * Name.
 */
name: string, 
/**
 * Federation.
 */
federation: string, 
/**
 * Points.
 */
points: string, 
/**
 * What the player gets, of several prizes each with its amount; empty for nothing.
 */
prize: string, 
/**
 * Amount paid, of all his prizes together; empty for nothing.
 */
paid: string, 
/**
 * Why this, one sentence a prize.
 */
because: Array<string>, 
/**
 * Those of these sentences that are a sum: of prizes that are shared.
 */
sums: Array<string>, 
/**
 * Why not the others.
 */
not: Array<string>, };

export type PrizesGet = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round; left out: the last in which every result is in.
 */
round?: number, };

export type PrizesPreview = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * The fund.
 */
fund: PrizeFund, 
/**
 * Round; left out: the last in which every result is in.
 */
round?: number, };

export type PrizesPut = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * The fund.
 */
fund: PrizeFund, };

export type PrizesView = { 
/**
 * The fund as set; a new one if none is.
 */
fund: PrizeFund, 
/**
 * Whether one is set.
 */
isSet: boolean, 
/**
 * Who gets what.
 */
list: PrizeList, };

export type ProblemView = { 
/**
 * Line or row, from 1.
 */
line: number | null, 
/**
 * Column, from 1.
 */
column: number | null, 
/**
 * Where it is in a workbook or in one of several files: sheet or file, and cell or row. Shown in place of the line.
 */
at: string | null, 
/**
 * Stable key of the kind.
 */
kind: string, 
/**
 * What was found, what was expected, what to do.
 */
text: string, };

export type ProhibitedIn = { 
/**
 * First round, inclusive.
 */
firstRound: number, 
/**
 * Last round, inclusive.
 */
lastRound: number, 
/**
 * The group.
 */
group: Array<Id>, };

export type PublishRound = { 
/**
 * Tournament.
 */
tournament: Id, 
/**
 * Round.
 */
round: number, 
/**
 * [`DraftView::seen`].
 */
seen: Id, 
/**
 * Ids of the findings that the arbiter confirmed.
 */
confirmed: Array<string>, 
/**
 * Why the arbiter decides so; needed where findings are confirmed.
 */
reason: string, };

export type RatingFrom = { 
/**
 * `FIDE standard`, or the name of a national list.
 */
list: string, 
/**
 * Its month, `2026-11`.
 */
month: string, 
/**
 * Development coefficient, if the list has it.
 */
k?: number, 
/**
 * Games of the period, if the list has them.
 */
games?: number, };

export type RatingLine = { 
/**
 * Round.
 */
round: number, 
/**
 * `w`, `b` or empty.
 */
color: string, 
/**
 * Opponent's number.
 */
number: number | null, 
/**
 * Opponent, or the bye in words.
 */
opponent: string, 
/**
 * Opponent's rating as used.
 */
rating: number | null, 
/**
 * `1`, `½`, `0`, `+`, `-`, `*` or empty.
 */
result: string, 
/**
 * Expected score (We), as `0.64`; empty where the game is not rated.
 */
expected: string, 
/**
 * Score minus expected score.
 */
change: string, 
/**
 * Performance up to here.
 */
running: number | null, 
/**
 * Why it is not rated, or what became of the difference.
 */
why: string, 
/**
 * That the game stands otherwise in the standings, in words; empty where it does not.
 */
late: string, };

export type RatingListList = { 
/**
 * The newest month first.
 */
lists: Array<RatingListView>, 
/**
 * Lists that this program cannot open, mostly those of a former form.
 */
former: Array<FormerList>, };

export type RatingListView = { 
/**
 * Its id.
 */
id: string, 
/**
 * Name: `FIDE`, `FIDE rapid`, that of a federation.
 */
name: string, 
/**
 * Month in force, `2026-11`.
 */
month: string, 
/**
 * Which ratings it has: `standard`, `rapid`, `blitz`, `national`.
 */
kinds: Array<string>, 
/**
 * Rows.
 */
rows: number, 
/**
 * Rows left out because they could not be read.
 */
leftOut: number, 
/**
 * Everything that was odd.
 */
problems: number, 
/**
 * Name of the file it was read from.
 */
source: string, 
/**
 * When it was loaded: UTC, milliseconds since 1970.
 */
loadedAt: number, };

export type RatingRow = { 
/**
 * Entrant.
 */
entrant: Id, 
/**
 * Starting number.
 */
number: number, 
/**
 * Title.
 */
title: string, 
/**
 * Name.
 */
name: string, 
/**
 * Federation.
 */
federation: string, 
/**
 * Rating that was used.
 */
rating: number | null, 
/**
 * Rated games (n).
 */
games: number, 
/**
 * Points in them (W), as `4½`.
 */
points: string, 
/**
 * Expected points (We), as `3.87`; empty for the unrated.
 */
expected: string, 
/**
 * W - We, as `+0.63`; empty for the unrated.
 */
difference: string, 
/**
 * K as used; `20?` where it is assumed; empty for the unrated.
 */
k: string, 
/**
 * Where K comes from, in words.
 */
kWhy: string, 
/**
 * The change before it is rounded, as `+12.6`; empty for the unrated.
 */
change: string, 
/**
 * The change as it is rounded once in the period; none for the unrated.
 */
rounded: number | null, 
/**
 * What a first rating comes to, in words; empty for the rated.
 */
first: string, 
/**
 * Performance, if there was a game.
 */
performance: number | null, 
/**
 * What is odd about the data, with the cure, in words.
 */
notes: Array<string>, 
/**
 * The rounds whose games the time control keeps from being rated, and why, in words.
 */
leftOut: Array<string>, 
/**
 * Round by round, if one player was asked for.
 */
lines: Array<RatingLine>, };

export type RatingsGet = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round; left out: the last that is out.
 */
round?: number, 
/**
 * One player alone, round by round.
 */
entrant?: Id, 
/**
 * Entry of the journal up to which facts count; left out: all.
 */
asOf?: Id, };

export type RatingsUpdate = { 
/**
 * Kinds of ratings in the order in which they are taken: the first that a player has.
 */
order: Array<string>, 
/**
 * Everybody, in order of starting number.
 */
rows: Array<UpdateRow>, };

export type RatingsUpdateApply = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who gets what.
 */
ticks: Array<Tick>, 
/**
 * The order of the section from now on; left out: as it was.
 */
order?: Array<string>, };

export type RatingsUpdatePreview = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Kinds in the order in which they would be taken; left out: that of the section.
 */
order?: Array<string>, 
/**
 * Lists that are asked, in this order; left out: all, the newest first.
 */
lists?: Array<string>, };

export type RatingsView = { 
/**
 * After this round.
 */
round: number, 
/**
 * `standard`, `rapid` or `blitz`.
 */
rate: string, 
/**
 * The regulations, and that the calculation of FIDE is final, in words.
 */
rules: string, 
/**
 * That games are open, in words; empty if none is.
 */
provisional: string, 
/**
 * The moment that is shown, in words; empty if it is now.
 */
asOf: string, 
/**
 * What is to be said of the whole: results that are rated otherwise than they stand.
 */
notes: Array<string>, 
/**
 * In order of starting number.
 */
rows: Array<RatingRow>, };

export type ReadSheet = { 
/**
 * The sheet as typed.
 */
text: string, 
/**
 * `auto`, `en`, `es`, or another language code of piece letters.
 */
language: string, 
/**
 * FEN of the first position; empty for the normal start.
 */
start: string, };

export type ReadingChoice = { 
/**
 * Its name in [`super::tournament::Setup::readings`].
 */
name: string, 
/**
 * The question, with its article.
 */
text: string, 
/**
 * The answers; the first is the usual one.
 */
values: Array<ReadingValue>, };

export type ReadingValue = { 
/**
 * As in [`super::tournament::Setup::readings`].
 */
value: string, 
/**
 * In words.
 */
text: string, };

export type Recent = { 
/**
 * File.
 */
path: string, 
/**
 * Name of the event.
 */
name: string, 
/**
 * Where it stands, in words: "Round 6 of 9, 13 boards open".
 */
stands: string, 
/**
 * When it was last open, RFC 3339 in UTC.
 */
openedAt: string, 
/**
 * When it was last copied, RFC 3339 in UTC.
 */
copiedAt: string | null, 
/**
 * False if the file is not there any more.
 */
exists: boolean, };

export type RecountView = { 
/**
 * How many the player has with it now.
 */
count: number, 
/**
 * As in the row, by that count; empty if it has to be ruled on again.
 */
consequence: string, 
/**
 * Minutes for the opponent by that count.
 */
minutes: number, 
/**
 * The same in words, with the result that was written and still stands.
 */
text: string, };

export type RefusalView = { 
/**
 * Round.
 */
round: number, 
/**
 * One sentence with its article; empty if the round can be drawn.
 */
text: string, 
/**
 * What to do, or empty.
 */
hint: string, 
/**
 * The players who have no partner, or whose partners are too few; those with the fewest first.
 */
players: Array<RefusedPlayer>, 
/**
 * Players of the same kind not listed.
 */
more: number, 
/**
 * True if the round can be paired by hand from nothing (`round.hand`).
 */
canPairByHand: boolean, 
/**
 * The journal's head this was asked at; give it to `round.hand`.
 */
seen: Id, };

export type RefusedPlayer = { 
/**
 * Player.
 */
player: Side, 
/**
 * Whom the rules let the player meet, as a list; empty if nobody.
 */
legal: string, 
/**
 * Whom not, a sentence a reason with its article, and why not the bye.
 */
bars: Array<string>, };

export type ReportChoice = { 
/**
 * Kind.
 */
kind: string, 
/**
 * Name in the language of the call.
 */
name: string, 
/**
 * Takes a round.
 */
byRound: boolean, 
/**
 * Why it cannot be made now, or empty.
 */
blocked: string, };

export type ReportList = { 
/**
 * Section; left out: the only one.
 */
tournament?: Id, };

export type RequestRow = { 
/**
 * Player.
 */
player: Side, 
/**
 * Round.
 */
round: number, 
/**
 * `F`, `H`, `Z`.
 */
kind: string, 
/**
 * In words.
 */
text: string, 
/**
 * Points it gives, as `½`.
 */
points: string, 
/**
 * Why, or empty.
 */
reason: string, 
/**
 * True once the round is out: it can no longer be taken back.
 */
past: boolean, };

export type ResultCorrect = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Game.
 */
game: Id, 
/**
 * How it ended.
 */
outcome: string, 
/**
 * Why.
 */
reason: string, };

export type ResultSettle = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Game.
 */
game: Id, 
/**
 * How it ended.
 */
outcome: string, 
/**
 * Why.
 */
reason: string, };

export type ResumeInput = { 
/**
 * Section; left out for a case of its own.
 */
tournament?: Id, 
/**
 * Game.
 */
game?: Id, 
/**
 * Position before the sealed move; empty: that of the envelope.
 */
position: string, 
/**
 * `closed`, `opened`, `missing`, `missingWithTimes`, `positionLost`; empty: opened if a move is given.
 */
envelope: string, 
/**
 * The sealed move exactly as written.
 */
written: string, 
/**
 * Language of its letters; empty: that of the call, then English.
 */
language: string, 
/**
 * The player who must reply is `present` (also if empty), `absent`, `late` (beyond the default time).
 */
replier: string, 
/**
 * The player who sealed.
 */
sealer: string, 
/**
 * What happened before: `draw`, `whiteResigned`, `blackResigned`, or empty.
 */
before: string, 
/**
 * A wrong time was noticed `beforeFirstMove`, `later`, or not (empty).
 */
wrongTime: string, 
/**
 * Edition of the Laws; empty: the tournament's, or the newest.
 */
edition: string, };

export type ResumeView = { 
/**
 * `goesOn`, `white`, `black`, `draw`, `bothLose`, `newGame`, `arbiter`.
 */
outcome: string, 
/**
 * The outcome in one sentence.
 */
sentence: string, 
/**
 * Further sentences: that the edition does not say it, and which one does.
 */
because: Array<string>, 
/**
 * What the arbiter does, in order.
 */
steps: Array<string>, 
/**
 * The sealed move, if the envelope is open.
 */
sealed: SealedView | null, 
/**
 * Result that follows, none while the game goes on.
 */
result: string | null, 
/**
 * Articles with edition, the leading one first.
 */
articles: Array<ArticleView>, 
/**
 * Edition asked for.
 */
edition: string, };

export type RoundAwait = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Game.
 */
game: Id, 
/**
 * `white` or `black`.
 */
side: string, 
/**
 * `awaited` or `here`.
 */
arrival: string, };

export type RoundAway = { 
/**
 * Section.
 */
tournament: Id, };

export type RoundBye = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who gets it.
 */
entrant: Id, 
/**
 * `DraftView.seen`.
 */
seen: Id, };

export type RoundClock = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round.
 */
round: number, 
/**
 * Edition of the Laws; empty: the section's.
 */
edition: string, };

export type RoundClockView = { 
/**
 * When the round begins or began, local time of the hall, `2026-11-29T16:10`; empty if nobody said.
 */
starts: string, 
/**
 * The same as a moment, RFC 3339 with the offset of the hall; none if nobody said.
 */
startsAt: string | null, 
/**
 * Minutes by which the hall's clock is ahead of UTC now, where the event has a time zone.
 */
hallOffset: number | null, 
/**
 * What the schedule says; or empty.
 */
scheduled: string, 
/**
 * The arbiter set another start than the schedule's.
 */
changed: boolean, 
/**
 * Minutes after which an absent player loses; none if the regulations must say and do not.
 */
minutes: number | null, 
/**
 * `clause`, `event` or `laws`: who says so.
 */
from: string, 
/**
 * The same in one sentence.
 */
sentence: string, 
/**
 * Further sentences: what holds at boards where neither player is there.
 */
because: Array<string>, 
/**
 * Articles with edition.
 */
articles: Array<ArticleView>, 
/**
 * Players who are awaited.
 */
awaited: Array<AwaitedView>, };

export type RoundDiscard = { 
/**
 * Section.
 */
tournament: Id, };

export type RoundDraft = { 
/**
 * Section.
 */
tournament: Id, };

export type RoundFree = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * A player of the board, or who has the bye.
 */
entrant: Id, 
/**
 * `DraftView.seen`.
 */
seen: Id, };

export type RoundGet = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round; left out: that of `game`, else the last published, or the first.
 */
round?: number, 
/**
 * A game whose round is asked for.
 */
game?: Id, };

export type RoundHand = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * `DraftView.seen` or `RefusalView.seen`.
 */
seen: Id, };

export type RoundLock = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Board.
 */
board: number, 
/**
 * Locked or not.
 */
locked: boolean, 
/**
 * `DraftView.seen`.
 */
seen: Id, };

export type RoundPair = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * One.
 */
a: Id, 
/**
 * The other.
 */
b: Id, 
/**
 * Who has White; left out: by the rules.
 */
white?: Id, 
/**
 * `DraftView.seen`.
 */
seen: Id, };

export type RoundPlayer = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Who.
 */
player: Id, };

export type RoundPreview = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * What White gets in each open game, `1`, `=` or `0`; left out: only what is sure.
 */
results: Array<string>, };

export type RoundPreviewCancel = Record<symbol, never>;

export type RoundPreviewProgress = Record<symbol, never>;

export type RoundRedraw = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * `DraftView.seen`.
 */
seen: Id, };

export type RoundRefusal = { 
/**
 * Section.
 */
tournament: Id, };

export type RoundStart = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round.
 */
round: number, 
/**
 * Local time of the hall, `2026-11-29T16:10`.
 */
starts: string, 
/**
 * Why.
 */
reason: string, };

export type RoundSwap = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * One.
 */
a: Id, 
/**
 * The other.
 */
b: Id, 
/**
 * `DraftView.seen`.
 */
seen: Id, };

export type RoundUnpublish = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round.
 */
round: number, 
/**
 * Why.
 */
reason: string, 
/**
 * Case of C.04.2 4.4: `rematch`, `rules`, `agreement`, `lateEntry`, `unforeseen`.
 */
case: string, };

export type RoundView = { 
/**
 * Round.
 */
round: number, 
/**
 * `notDrawn`, `draft` (hand session open), `published`.
 */
state: string, 
/**
 * When it was published, RFC 3339.
 */
publishedAt: string | null, 
/**
 * Start by the schedule, local, or empty.
 */
starts: string, 
/**
 * Boards in order.
 */
boards: Array<BoardRow>, 
/**
 * Players without a game.
 */
withoutGame: Array<WithoutGame>, 
/**
 * Boards without a result.
 */
missing: number, 
/**
 * Boards whose reports differ.
 */
differing: number, 
/**
 * Boards confirmed by a second report.
 */
checked: number, 
/**
 * Last results written, newest first.
 */
lastEntered: Array<EnteredRow>, 
/**
 * True if finished games change only by a correction with a reason.
 */
older: boolean, 
/**
 * What a correction would count for as things stand (C.04.2 4.3), in words; empty where results are simply entered.
 */
correction: string, 
/**
 * What is to be said of results and points up to this round.
 */
notes: Array<string>, 
/**
 * True if the round may be taken back (no later round is out).
 */
canUnpublish: boolean, 
/**
 * True if the next round can be drafted now.
 */
canDraftNext: boolean, 
/**
 * Why not, in words, if not.
 */
draftBlocked: string | null, };

export type RoundWhy = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * One.
 */
a: Id, 
/**
 * The other.
 */
b: Id, };

export type RulingAppeal = { 
/**
 * Decision, by the entry that wrote it.
 */
id: Id, 
/**
 * Who appeals.
 */
by: string, 
/**
 * On what grounds.
 */
reason: string, };

export type RulingGet = { 
/**
 * Decision: a ruling, an incident, a resumption.
 */
id: Id, };

export type RulingRecord = { 
/**
 * Section.
 */
tournament?: Id, 
/**
 * Game.
 */
game?: Id, 
/**
 * What was asked.
 */
case: BoardCase, 
/**
 * The arbiter's reason or note.
 */
note: string, 
/**
 * Photos, kept with the ruling.
 */
photos: Array<FileIn>, };

export type RulingRow = { 
/**
 * Decision, by the entry that wrote it.
 */
id: Id, 
/**
 * `claim`, `touch`, `sealed`, `clock`, `mate`, `incident`, `adjourned`.
 */
kind: string, 
/**
 * When, RFC 3339.
 */
at: string, 
/**
 * Round, if of a game.
 */
round: number | null, 
/**
 * Board.
 */
board: number | null, 
/**
 * `White - Black`.
 */
players: string, 
/**
 * What it is about, in words: the claim, the incident, what was asked.
 */
claim: string, 
/**
 * On a claim `upheld`, `rejected`, `notPossible`; else `answered`.
 */
verdict: string, 
/**
 * Headline of the verdict as it was.
 */
headline: string, 
/**
 * Articles cited.
 */
articles: Array<string>, 
/**
 * The arbiter's own note.
 */
note: string, 
/**
 * The appeal against it, if there was one.
 */
appeal: AppealView | null, };

export type RulingView = { 
/**
 * In the list.
 */
row: RulingRow, 
/**
 * What was claimed; empty for what is no claim.
 */
input: ClaimInput, 
/**
 * What was asked, of a question that is no claim.
 */
case: BoardCase | null, 
/**
 * The verdict as given then, in the language of the call if it was kept in it.
 */
verdict: VerdictView, };

export type ScenarioView = { 
/**
 * The own result with the points then: `Win, 7½`.
 */
own: string, 
/**
 * `certain`, `depends`, `impossible`.
 */
outlook: string, 
/**
 * The same in words.
 */
text: string, 
/**
 * What others must not exceed, a sentence each.
 */
conditions: Array<string>, };

export type ScheduledRound = { 
/**
 * Round.
 */
round: number, 
/**
 * `2026-11-29T16:00`.
 */
starts: string, };

export type ScoresheetAttach = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Game.
 */
game: Id, 
/**
 * As typed.
 */
sheet: ReadSheet, };

export type ScoresheetGet = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Game.
 */
game: Id, };

export type ScoresheetStand = { 
/**
 * The sheet.
 */
sheet: ReadSheet, 
/**
 * Move number of the cell.
 */
number: number, 
/**
 * `white` or `black`.
 */
side: string, };

export type ScoresheetWrite = { 
/**
 * The sheet.
 */
sheet: ReadSheet, 
/**
 * `san` (short), `long`, `reversible` (a capture names what it takes), `figurine` or `old-es` (the complete
 * notation of the old Spanish summary).
 */
form: string, 
/**
 * Language of the letters; left out or empty: that of the sheet.
 */
language?: string, };

export type ScoringView = { 
/**
 * Win, forfeit win, full-point bye.
 */
win: string, 
/**
 * Draw, half-point bye.
 */
draw: string, 
/**
 * Loss over the board.
 */
loss: string, 
/**
 * Zero-point bye, forfeit loss.
 */
absent: string, 
/**
 * Pairing-allocated bye.
 */
pab: string, };

export type SealedInput = { 
/**
 * Adjourned position as FEN.
 */
fen: string, 
/**
 * The sealed move exactly as written.
 */
written: string, 
/**
 * Language code of the letters; empty: that of the call, then English.
 */
language: string, 
/**
 * Tournament whose Laws hold.
 */
tournament?: Id, 
/**
 * Edition of the Laws; empty: the tournament's, or the newest.
 */
edition: string, };

export type SealedView = { 
/**
 * `ok`, `ambiguous`, `illegal`, `unreadable`, `not_algebraic`.
 */
verdict: string, 
/**
 * What it means, in one sentence.
 */
sentence: string, 
/**
 * Further sentences.
 */
because: Array<string>, 
/**
 * What follows, in one sentence.
 */
outcome: string, 
/**
 * Result that follows: `1-0`, `0-1`, `=-=`; none while the game goes on or the arbiter decides.
 */
result: string | null, 
/**
 * Moves that fit, in UCI.
 */
moves: Array<string>, 
/**
 * Language of the letters that it was read in.
 */
language: string, 
/**
 * The move in short notation, in these letters; empty unless it is clear.
 */
san: string, 
/**
 * `checkmate`, `stalemate`, `dead`, or another end that the move brings; none if the game goes on.
 */
endsGame: string | null, 
/**
 * Position after the move as FEN; empty unless it is clear.
 */
after: string, 
/**
 * A draw is offered beside the move.
 */
drawOffer: boolean, 
/**
 * Articles with edition, the leading one first.
 */
articles: Array<ArticleView>, 
/**
 * Edition asked for.
 */
edition: string, };

export type Settings = { 
/**
 * `en`, `es`, or `qps` (pseudo-language for layout tests).
 */
language: string, 
/**
 * `light`, `dark`, `system`.
 */
theme: string, 
/**
 * `compact`, `comfortable`.
 */
density: string, 
/**
 * Result keys: `A`, `B`, `C`, `D`.
 */
keySet: string, 
/**
 * Second place for copies of the event; empty for none.
 */
backupFolder: string, 
/**
 * `a4`, `letter`.
 */
paper: string, 
/**
 * Columns of the standings that are put away: `number`, `fed`, `rating`, `club`, and codes of tie-breaks.
 */
hiddenColumns: Array<string>, };

export type SettingsGet = Record<symbol, never>;

export type SettingsSet = { 
/**
 * `en`, `es`, `qps`.
 */
language?: string, 
/**
 * `light`, `dark`, `system`.
 */
theme?: string, 
/**
 * `compact`, `comfortable`.
 */
density?: string, 
/**
 * `A` to `D`.
 */
keySet?: string, 
/**
 * Folder or empty.
 */
backupFolder?: string, 
/**
 * `a4`, `letter`.
 */
paper?: string, 
/**
 * Columns of the standings that are put away.
 */
hiddenColumns?: Array<string>, };

export type Setup = { 
/**
 * Name of the section.
 */
name: string, 
/**
 * `fide-dutch-2026`, `berger`, `berger-double`.
 */
system: string, 
/**
 * Rounds planned. In a round robin it follows from the number of players.
 */
rounds: number, 
/**
 * What results are worth.
 */
scoring: ScoringView, 
/**
 * `white`, `black`, or empty until it is drawn.
 */
initialColor: string, 
/**
 * Tie-break codes in order, as `BH/C1`.
 */
tieBreaks: Array<string>, 
/**
 * `c07-2026` or `c07-2024`; empty: by the date of the first round.
 */
tieBreakEdition: string, 
/**
 * Edition of the Laws of Chess: `2023`, `2018`, ... `old-es`.
 */
lawsEdition: string, 
/**
 * Clauses added by the federation or the event, as free text.
 */
localClauses: string, 
/**
 * `standard`, `rapid`, `blitz`.
 */
pace: string, 
/**
 * Time control: `40/90+30:30+30` or free text.
 */
timeControl: string, 
/**
 * Minutes after which an absent player loses.
 */
defaultTime: number, 
/**
 * No draw by agreement before this move (9.1.1); 0 for none.
 */
noDrawBefore: number, 
/**
 * Virtual points: `none`, `baku`, or `given`: as `virtual_points` say.
 */
acceleration: string, 
/**
 * Virtual points given to some players, by hand or by an imported report.
 */
virtualPoints: Array<VirtualPoints>, 
/**
 * In a double round robin, exchange the last two rounds of the first cycle.
 */
swapLastRounds: boolean, 
/**
 * How numbers are given: empty by rating, title and name; `as-entered`; in a round robin `lots`, or `varma`: lots
 * with players of one federation apart in the last three rounds (C.05 Annex 2). Left out: as before.
 */
numbering: string | null, 
/**
 * The text from which the numbers are drawn; the same text always gives the same numbers.
 */
numberSeed: string, 
/**
 * Groups of entrants who may not be paired.
 */
prohibited: Array<Array<Id>>, 
/**
 * Groups who may not be paired in some rounds only.
 */
prohibitedIn: Array<ProhibitedIn>, 
/**
 * C.07 10: the rating that an unrated player counts as in tie-breaks.
 */
unratedAs: number | null, 
/**
 * C.07 4.2: the text from which lots are drawn, for the tie-break `LOT`; empty until they are. The same text always gives
 * the same draw.
 */
lotSeed: string, 
/**
 * Values from outside, for the tie-break `HAND`.
 */
handValues: Array<HandValue>, 
/**
 * Readings of C.07 chosen otherwise than usual, by name: `double_forfeit` is `equal`. `tournament.get` tells all
 * there are.
 */
readings: { [key in string]: string }, 
/**
 * Readings of the pairing system chosen otherwise than usual, by name: `lim_maxi` is `yes`. `tournament.get` tells
 * all there are. Those of another system are not kept.
 */
pairingReadings: { [key in string]: string }, 
/**
 * Start of each round, local time of the hall; may be shorter than the rounds.
 */
schedule: Array<ScheduledRound>, };

export type SetupCheck = { 
/**
 * Details of the event; left out: as they stand.
 */
details?: EventDetails, 
/**
 * Settings of a section.
 */
setup?: Setup, 
/**
 * The section: what another number of rounds does to it is told too, and whether that many can be paired.
 */
tournament?: Id, };

export type SheetCell = { 
/**
 * Half-move from 1, if it could be placed.
 */
ply: number | null, 
/**
 * Move number on the sheet.
 */
number: number, 
/**
 * `white` or `black`.
 */
side: string, 
/**
 * As written.
 */
text: string, 
/**
 * In the letters of the sheet, short notation; empty if not understood.
 */
san: string, 
/**
 * `read`, `doubtful`, `ambiguous`, `illegal`, `unreadable`, `stands` (illegal, played and left standing), `after` (not
 * reached).
 */
status: string, 
/**
 * Nearest legal readings.
 */
suggestions: Array<string>, 
/**
 * `(=)` was written.
 */
drawOffer: boolean, };

export type SheetProblemView = { 
/**
 * `white`, `black`, or empty if it is about the game and no cell.
 */
writer: string, 
/**
 * Index of the cell on that sheet, from 0.
 */
cell: number | null, 
/**
 * Half-move of the best game.
 */
ply: number | null, 
/**
 * Line of the text, from 1.
 */
line: number | null, 
/**
 * Column in characters, from 1.
 */
column: number | null, 
/**
 * `descriptive`, `slip`, `leftOut`, `swapped`, `doubled`, `tooMuch`, `stopsEarly`, `restUnused`, `onNoSheet`, `endOpen`, `severalGames`,
 * `searchNarrowed`, `differentGames`, `finalPosition`.
 */
kind: string, 
/**
 * One sentence.
 */
text: string, 
/**
 * The cell as written; empty if there is none.
 */
written: string, 
/**
 * The cell tells of an illegal move that could have been made there: it may say that it stands (`{stands}`).
 */
canStand: boolean, };

export type SheetView = { 
/**
 * Language of the piece letters, given or inferred.
 */
language: string, 
/**
 * Its letters, as `RDTAC`.
 */
letters: string, 
/**
 * Cells in order.
 */
cells: Array<SheetCell>, 
/**
 * Positions: the first is the start, then one after each move understood.
 */
positions: Array<PositionView>, 
/**
 * Sentences about what is doubtful or unread.
 */
problems: Array<string>, };

export type Side = { 
/**
 * Entrant.
 */
entrant: Id, 
/**
 * Starting number; none before numbers are given.
 */
number: number | null, 
/**
 * FIDE title code or empty.
 */
title: string, 
/**
 * `Surname, Given`.
 */
name: string, 
/**
 * Rating, none if unrated.
 */
rating: number | null, 
/**
 * Federation code or empty.
 */
federation: string, 
/**
 * Club or empty.
 */
club: string, 
/**
 * Points before the round, as `4½`.
 */
points: string, };

export type SilentRow = { 
/**
 * Player.
 */
player: Side, 
/**
 * Why, in words.
 */
text: string, };

export type SiteMade = { 
/**
 * The folder.
 */
folder: string, 
/**
 * The page to open.
 */
index: string, 
/**
 * Files of the site.
 */
files: number, 
/**
 * Their size.
 */
bytes: Id, 
/**
 * Paths of files that are new or different.
 */
written: Array<string>, 
/**
 * Files that were the same already.
 */
unchanged: number, 
/**
 * Paths of pages that no longer exist and were taken away.
 */
removed: Array<string>, 
/**
 * The same in words.
 */
text: string, };

export type StandingView = { 
/**
 * Rank; ties share the best place.
 */
rank: number, 
/**
 * Rank as printed: `3`, or `3=` where shared, or a dash without a place; within a category the place in it.
 */
rankText: string, 
/**
 * Rank in the whole field as printed.
 */
overall: string, 
/**
 * Entrant.
 */
entrant: Id, 
/**
 * Starting number.
 */
number: number, 
/**
 * Title.
 */
title: string, 
/**
 * Name.
 */
name: string, 
/**
 * Federation.
 */
federation: string, 
/**
 * Rating.
 */
rating: number | null, 
/**
 * Club.
 */
club: string, 
/**
 * Points as `4½`.
 */
points: string, 
/**
 * One text a column, in order.
 */
values: Array<string>, 
/**
 * `playing`, `withdrawn`, `expelled`.
 */
status: string, 
/**
 * The same in a word; empty for those who play.
 */
statusText: string, 
/**
 * Has an open game in the rounds counted.
 */
open: boolean, };

export type StandingsGet = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round; left out: the last in which every result is in.
 */
round?: number, 
/**
 * Entry of the journal up to which facts count; left out: all.
 */
asOf?: Id, 
/**
 * Only these, by their order in the whole field.
 */
category?: CategoryFilter, 
/**
 * The same by the name of a category of the prizes, or by conditions: `U16,women`, `1800-1999`.
 */
categoryName?: string, };

export type StandingsView = { 
/**
 * After this round.
 */
round: number, 
/**
 * Rounds planned.
 */
rounds: number, 
/**
 * Rounds that can be asked for.
 */
published: number, 
/**
 * The last round in which every result is in.
 */
lastFull: number, 
/**
 * Games without a result up to this round.
 */
openGames: number, 
/**
 * Results that are in, in the last round counted.
 */
resultsIn: number, 
/**
 * Games of the last round counted.
 */
games: number, 
/**
 * True only after the last round with no game open.
 */
isFinal: boolean, 
/**
 * Tie-break columns.
 */
columns: Array<TieBreakColumn>, 
/**
 * Rows in rank order.
 */
rows: Array<StandingView>, 
/**
 * Edition of the tie-break rules, in words.
 */
rules: string, 
/**
 * What is to be said of the whole: tie-breaks dropped, games that count for nobody.
 */
notes: Array<string>, 
/**
 * Federations of the whole field.
 */
federations: Array<string>, 
/**
 * Clubs of the whole field.
 */
clubs: Array<string>, 
/**
 * Titles of the whole field, strongest first.
 */
titles: Array<string>, 
/**
 * Names of the event's own categories: those of the prizes.
 */
own: Array<string>, 
/**
 * The category whose standings these are, in words; empty for the whole field.
 */
category: string, 
/**
 * Whether the section's report has records of teams: `teams.standings` ranks them.
 */
teams: boolean, 
/**
 * The moment that is shown, in words; empty if it is now.
 */
asOf: string, };

export type StandingsWhatIf = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Whose.
 */
entrant: Id, 
/**
 * Round; left out: the last that is out.
 */
round?: number, 
/**
 * Entry of the journal up to which facts count; left out: all.
 */
asOf?: Id, };

export type StandingsWorking = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Whose.
 */
entrant: Id, 
/**
 * Tie-break: of the list, or any other.
 */
code: string, 
/**
 * Round; left out: the last in which every result is in.
 */
round?: number, 
/**
 * Entry of the journal up to which facts count; left out: all.
 */
asOf?: Id, };

export type TablePreview = { 
/**
 * Heads as found, or empty.
 */
heads: Array<string>, 
/**
 * Meaning of each column as guessed or given: `name`, `surname`, `given`, `title`, `rating`,
 * `federation`, `fideId`, `birth`, `sex`, `club`, `ignore`.
 */
columns: Array<string>, 
/**
 * Meanings to choose from, with their names.
 */
choices: Array<ColumnChoice>, 
/**
 * First rows as text.
 */
rows: Array<Array<string>>, 
/**
 * Players that would be entered.
 */
ready: number, 
/**
 * The first row where it is uncertain what it is: words, none of them a known heading, and no number.
 */
asked?: FirstRowView, 
/**
 * The columns are as they were confirmed for a file with these heads before.
 */
remembered: boolean, 
/**
 * Encoding that the text was read in; empty for a workbook.
 */
encoding: string, 
/**
 * Encodings to choose from.
 */
encodings: Array<string>, 
/**
 * What the list knows more, or otherwise, of players who are entered already.
 */
more: Array<KnownMore>, 
/**
 * What is odd.
 */
problems: Array<ProblemView>, };

export type TeamStandingView = { 
/**
 * Rank as printed: `3`, or `3=` where shared.
 */
rankText: string, 
/**
 * Number of the team.
 */
number: number, 
/**
 * Name.
 */
name: string, 
/**
 * Match points.
 */
matchPoints: string, 
/**
 * Game points.
 */
gamePoints: string, 
/**
 * One text a column, in order.
 */
values: Array<string>, 
/**
 * One text a round: opponent, color on board 1, game points, as `5w2½`.
 */
matches: Array<string>, 
/**
 * Has a board open in the rounds counted.
 */
open: boolean, };

export type TeamStandingsView = { 
/**
 * After this round.
 */
round: number, 
/**
 * Rounds that can be asked for.
 */
published: number, 
/**
 * The last round in which every result is in.
 */
lastFull: number, 
/**
 * Matches with a board open.
 */
openMatches: number, 
/**
 * Boards of a match.
 */
boards: number, 
/**
 * `mp` or `gp`: the score that decides.
 */
primary: string, 
/**
 * Tie-break columns.
 */
columns: Array<TieBreakColumn>, 
/**
 * Rows in rank order.
 */
rows: Array<TeamStandingView>, 
/**
 * Edition of the tie-break rules, in words.
 */
rules: string, 
/**
 * What is to be said of the whole: codes of the list that teams do not have.
 */
notes: Array<string>, };

export type TeamsStandings = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Round; left out: the last in which every result is in.
 */
round?: number, 
/**
 * Tie-breaks with commas; left out: those of the section.
 */
tieBreaks?: string, };

export type TeamsWorking = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Number of the team.
 */
team: number, 
/**
 * Tie-break: of the list, or any other that teams have.
 */
code: string, 
/**
 * Round; left out: the last in which every result is in.
 */
round?: number, };

export type Tick = { 
/**
 * Who.
 */
entrant: Id, 
/**
 * Fields and the values they get.
 */
values: Array<TickedValue>, 
/**
 * Where the rating comes from, if it is among them.
 */
ratingFrom?: RatingFrom, };

export type TickedValue = { 
/**
 * As in [`Difference`].
 */
field: string, 
/**
 * The value.
 */
new: string, };

export type TieBreakChoice = { 
/**
 * Code as in TRF.
 */
code: string, 
/**
 * Name in the language of the call.
 */
name: string, };

export type TieBreakColumn = { 
/**
 * Code, as `BH/C1`.
 */
code: string, 
/**
 * Name in the language of the call.
 */
name: string, 
/**
 * Article, as `C.07 8.1`.
 */
article: string, };

export type TieBreakRead = { 
/**
 * As reports spell it.
 */
code: string, 
/**
 * Name in the language of the call.
 */
name: string, 
/**
 * What it is, with its article.
 */
rule: string, 
/**
 * Why it has no place in this event; empty if it has.
 */
note: string, };

export type Topic = "frame" | "setup" | "players" | "rounds" | "standings" | "claims" | "journal" | "settings" | "library";

export type TouchInput = { 
/**
 * Position as FEN.
 */
fen: string, 
/**
 * What was touched, in order: `e2`, `xd5` (taken off), `e2-e4` (released), `a7-a8=Q` (and a queen touched a8). `~e2`: "I adjust"
 * was said for this piece first.
 */
touched: Array<string>, 
/**
 * `known` (also if empty), `unclear`, `atOnce`.
 */
order: string, 
/**
 * `deliberate` (also if empty), `adjusting` ("I adjust" said first), `accidental`.
 */
contact: string, 
/**
 * `white` or `black`; empty: whoever has the move.
 */
player: string, 
/**
 * The opponent has touched a piece since.
 */
opponentTouched: boolean, 
/**
 * Tournament whose Laws hold.
 */
tournament?: Id, 
/**
 * Edition of the Laws; empty: the tournament's, or the newest.
 */
edition: string, };

export type TouchView = { 
/**
 * Code of the case, as `move-own` or `castle`.
 */
kind: string, 
/**
 * What has to be played, in one sentence.
 */
sentence: string, 
/**
 * Further sentences: castling, a piece released, the right to claim.
 */
because: Array<string>, 
/**
 * The moves to choose from, in UCI.
 */
obligation: Array<string>, 
/**
 * The same in the letters of the language.
 */
moves: Array<string>, 
/**
 * Any legal move will do.
 */
freeChoice: boolean, 
/**
 * The opponent can still claim.
 */
canClaim: boolean, 
/**
 * The text leaves it to the arbiter.
 */
discretion: boolean, 
/**
 * Articles with edition, the leading one first.
 */
articles: Array<ArticleView>, 
/**
 * Edition asked for.
 */
edition: string, 
/**
 * Clauses of the event, beside the Laws.
 */
localClauses: string, };

export type TournamentCreate = { 
/**
 * Settings; without tie-breaks those that suit the system.
 */
setup: Setup, };

export type TournamentGet = { 
/**
 * Section.
 */
tournament: Id, };

export type TournamentNumbering = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * As in the settings: empty, `as-entered`, `lots`, `varma`.
 */
numbering: string, 
/**
 * The text that lots are drawn from.
 */
seed: string, };

export type TournamentTab = { 
/**
 * Tournament.
 */
id: Id, 
/**
 * Name.
 */
name: string, 
/**
 * Number of entrants.
 */
players: number, 
/**
 * Rounds planned; 0 while the players who decide how many there are have not been entered.
 */
rounds: number, 
/**
 * Rounds published so far.
 */
published: number, 
/**
 * Boards without a result in the last published round.
 */
missing: number, 
/**
 * Adjourned games.
 */
adjourned: number, 
/**
 * True while a draft with hand changes of the next round is open.
 */
draftOpen: boolean, };

export type TournamentTieBreak = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * As typed: `KS/L+2`, `bh-c1`, `OTHER_AGE`.
 */
code: string, };

export type TournamentUpdate = { 
/**
 * Section.
 */
tournament: Id, 
/**
 * Settings, whole.
 */
setup: Setup, 
/**
 * Why, once a round is out.
 */
reason: string, 
/**
 * What the form was filled with: settings left alone then stay as they stand.
 */
before?: Setup, };

export type TournamentView = { 
/**
 * Tournament.
 */
id: Id, 
/**
 * Settings.
 */
setup: Setup, 
/**
 * Name of the system, in words, also of one that came with a report and cannot be chosen.
 */
systemName: string, 
/**
 * True once a round is out: system, rounds and scoring then change only with a reason.
 */
begun: boolean, 
/**
 * Settings that cannot change any more, as `scoring`, each with the reason in words.
 */
fixed: { [key in string]: string }, 
/**
 * What the Varma tables cannot do for these players, in words; empty otherwise.
 */
numberingNote: string, 
/**
 * Tie-breaks that can be chosen.
 */
tieBreakChoices: Array<TieBreakChoice>, 
/**
 * Tie-breaks of the list that have no place in this event, in words.
 */
tieBreakNotes: Array<string>, 
/**
 * Where the text of C.07 can be read in two ways.
 */
readingChoices: Array<ReadingChoice>, 
/**
 * What the pairing systems leave open, or their text was not at hand for.
 */
pairingReadingChoices: Array<PairingReadingChoice>, 
/**
 * What to know of the systems whose rules were not verified against the FIDE text, by code, in words.
 */
unverifiedSystems: { [key in string]: string }, 
/**
 * Editions of the Laws that can be chosen, newest first.
 */
lawsEditions: Array<string>, };

export type UpdateRow = { 
/**
 * Who.
 */
entrant: Id, 
/**
 * Starting number.
 */
number: number | null, 
/**
 * Name in the event.
 */
name: string, 
/**
 * `same`, `changed`, `byName` (found by the name alone), `several` (the arbiter picks), `missing`.
 */
status: string, 
/**
 * What the lists have; one, unless the arbiter must pick.
 */
candidates: Array<Candidate>, };

export type Uploaded = { 
/**
 * The file on the computer of the program, for every method that takes a path; also what the next piece names.
 */
path: string, };

export type VerdictView = { 
/**
 * `upheld`, `rejected`, `notPossible` (the claim may not be made, or the sheet cannot be judged).
 */
verdict: string, 
/**
 * One line: "The claim is correct. Draw".
 */
headline: string, 
/**
 * One sentence with the reason.
 */
sentence: string, 
/**
 * Further sentences.
 */
because: Array<string>, 
/**
 * Articles with edition.
 */
articles: Array<ArticleView>, 
/**
 * Same positions.
 */
occurrences: Array<OccurrenceView>, 
/**
 * Positions that look the same and are not.
 */
nearMisses: Array<NearMissView>, 
/**
 * What happens now: result, time added, obligation to play the move.
 */
now: Array<string>, 
/**
 * Minutes added to the opponent if wrong.
 */
minutesAdded: number, 
/**
 * Half-moves since pawn move or capture, with the announced move.
 */
halfmoves: number, 
/**
 * The result if upheld: `=-=`; after checkmate `1-0` or `0-1`.
 */
outcome: string | null, 
/**
 * Edition used.
 */
edition: string, 
/**
 * The sheet as understood, the announced move included as last position.
 */
sheet: SheetView, 
/**
 * What is told of the two sheets, where there were two.
 */
pair: PairView | null, };

export type VerifyView = { 
/**
 * All well.
 */
good: boolean, 
/**
 * Entries checked.
 */
entries: number, 
/**
 * First bad entry.
 */
firstBad: Id | null, 
/**
 * In words.
 */
text: string, };

export type VirtualPoints = { 
/**
 * First round in whose pairing they count, inclusive.
 */
firstRound: number, 
/**
 * Last round, inclusive.
 */
lastRound: number, 
/**
 * How many, as text: `1`, `½`.
 */
points: string, 
/**
 * Who has them.
 */
entrants: Array<Id>, };

export type WhatIfView = { 
/**
 * Heading with the player's name.
 */
title: string, 
/**
 * One for each own result; one where no game of the player is open.
 */
scenarios: Array<ScenarioView>, 
/**
 * How it is reckoned, in words.
 */
rule: string, };

export type WhyView = { 
/**
 * One sentence; it names its article.
 */
text: string, 
/**
 * The same for programs, with its chapter, as `C.04.3 C12` or `C.04.6 3.5`; or empty.
 */
article: string, 
/**
 * Bracket from the top, from 1, where it is decided; none where no criterion is at stake.
 */
bracket: number | null, 
/**
 * True if they do meet.
 */
theyMeet: boolean, };

export type WithoutGame = { 
/**
 * Player.
 */
player: Side, 
/**
 * `U`, `F`, `H`, `Z`; empty for who is simply free: the rest of a round robin, out of a knock-out.
 */
kind: string, 
/**
 * In words: "bye", "half-point bye", "absent", "withdrawn".
 */
text: string, 
/**
 * Points given, as `½`; empty where none are due: through to the next round of a knock-out.
 */
points: string, };

export type Wording = { 
/**
 * `en`, `es`.
 */
language: string, 
/**
 * What was expected and found.
 */
message: string, 
/**
 * What to do next.
 */
hint?: string, };

export type WorkingLine = { 
/**
 * Round, or 0.
 */
round: number, 
/**
 * Opponent or what stood in for one.
 */
what: string, 
/**
 * The number that counts.
 */
value: string, 
/**
 * True if it was cut.
 */
cut: boolean, 
/**
 * Why, if there is something to explain.
 */
why: string, };

export type WorkingView = { 
/**
 * Heading: player and tie-break.
 */
title: string, 
/**
 * Rule with article, in words.
 */
rule: string, 
/**
 * One line a round.
 */
lines: Array<WorkingLine>, 
/**
 * Result as printed.
 */
value: string, };

export type WrittenSheet = { 
/**
 * The moves with their numbers, as far as the sheet was understood.
 */
text: string, 
/**
 * Language of the letters used.
 */
language: string, };

export interface Methods {
  "frame.get": { params: FrameGet; output: Frame };
  "home.recent": { params: HomeRecent; output: Array<Recent> };
  "home.forget": { params: HomeForget; output: Array<Recent> };
  "event.create": { params: NewEvent; output: Changes };
  "event.open": { params: EventOpen; output: Changes };
  "event.close": { params: EventClose; output: Changes };
  "event.get": { params: EventGet; output: EventDetails };
  "event.update": { params: EventUpdate; output: Changes };
  "event.backup": { params: EventBackup; output: Changes };
  "event.salvage": { params: EventSalvage; output: Changes };
  "actor.set": { params: ActorSet; output: Changes };
  "settings.get": { params: SettingsGet; output: Settings };
  "settings.set": { params: SettingsSet; output: Changes };
  "messages.get": { params: MessagesGet; output: { [key in string]: string } };
  "folder.list": { params: FolderList; output: Folder };
  "tournament.get": { params: TournamentGet; output: TournamentView };
  "tournament.tieBreak": { params: TournamentTieBreak; output: TieBreakRead };
  "tournament.create": { params: TournamentCreate; output: Changes };
  "tournament.update": { params: TournamentUpdate; output: Changes };
  "setup.check": { params: SetupCheck; output: Array<CheckView> };
  "players.check": { params: PlayersCheck; output: Array<CheckView> };
  "tournament.numbering": { params: TournamentNumbering; output: Changes };
  "players.list": { params: PlayersList; output: PlayerList };
  "players.add": { params: PlayersAdd; output: Changes };
  "players.update": { params: PlayersUpdate; output: Changes };
  "players.remove": { params: PlayersRemove; output: Changes };
  "players.withdraw": { params: PlayersWithdraw; output: Changes };
  "players.expel": { params: PlayersExpel; output: Changes };
  "players.return": { params: PlayersReturn; output: Changes };
  "players.bye": { params: PlayersBye; output: Changes };
  "players.byeRevoke": { params: PlayersByeRevoke; output: Changes };
  "players.renumber": { params: PlayersRenumber; output: Changes };
  "players.ratingsUpdate.preview": { params: RatingsUpdatePreview; output: RatingsUpdate };
  "players.ratingsUpdate.apply": { params: RatingsUpdateApply; output: Changes };
  "round.get": { params: RoundGet; output: RoundView };
  "round.draft": { params: RoundDraft; output: DraftView };
  "round.refusal": { params: RoundRefusal; output: RefusalView };
  "round.hand": { params: RoundHand; output: DraftView };
  "round.pair": { params: RoundPair; output: DraftView };
  "round.free": { params: RoundFree; output: DraftView };
  "round.swap": { params: RoundSwap; output: DraftView };
  "round.lock": { params: RoundLock; output: DraftView };
  "round.bye": { params: RoundBye; output: DraftView };
  "round.redraw": { params: RoundRedraw; output: DraftView };
  "round.discard": { params: RoundDiscard; output: Changes };
  "round.publish": { params: PublishRound; output: Changes };
  "round.unpublish": { params: RoundUnpublish; output: Changes };
  "round.why": { params: RoundWhy; output: WhyView };
  "round.player": { params: RoundPlayer; output: PlayerWhyView };
  "round.away": { params: RoundAway; output: AwayView };
  "round.preview": { params: RoundPreview; output: PreviewView };
  "round.previewProgress": { params: RoundPreviewProgress; output: PreviewProgressView };
  "round.previewCancel": { params: RoundPreviewCancel; output: PreviewProgressView };
  "result.enter": { params: EnterResult; output: Changes };
  "result.settle": { params: ResultSettle; output: Changes };
  "result.correct": { params: ResultCorrect; output: Changes };
  "standings.get": { params: StandingsGet; output: StandingsView };
  "standings.working": { params: StandingsWorking; output: WorkingView };
  "teams.standings": { params: TeamsStandings; output: TeamStandingsView };
  "teams.working": { params: TeamsWorking; output: WorkingView };
  "standings.whatif": { params: StandingsWhatIf; output: WhatIfView };
  "crosstable.get": { params: CrosstableGet; output: CrosstableView };
  "charts.get": { params: ChartsGet; output: ChartsView };
  "ratings.get": { params: RatingsGet; output: RatingsView };
  "norms.get": { params: NormsGet; output: NormsView };
  "norms.exemption": { params: NormsExemption; output: Changes };
  "norms.lastForfeit": { params: NormsLastForfeit; output: Changes };
  "prizes.get": { params: PrizesGet; output: PrizesView };
  "prizes.preview": { params: PrizesPreview; output: PrizeList };
  "prizes.set": { params: PrizesPut; output: Changes };
  "report.list": { params: ReportList; output: Array<ReportChoice> };
  "report.make": { params: MakeReport; output: FileOut };
  "export.make": { params: MakeExport; output: Array<FileOut> };
  "site.make": { params: MakeSite; output: SiteMade };
  "example.open": { params: ExampleOpen; output: Changes };
  "event.import": { params: EventImport; output: Imported };
  "import.file": { params: ImportFile; output: Imported };
  "import.together": { params: ImportTogether; output: boolean };
  "import.progress": { params: ImportProgress; output: ImportProgressView };
  "import.cancel": { params: ImportCancel; output: Nothing };
  "file.upload": { params: FileUpload; output: Uploaded };
  "import.preview": { params: ImportLook; output: ImportPreview };
  "players.preview": { params: PlayersPreview; output: TablePreview };
  "players.import": { params: PlayerTable; output: Imported };
  "scoresheet.read": { params: ReadSheet; output: SheetView };
  "scoresheet.attach": { params: ScoresheetAttach; output: Changes };
  "scoresheet.get": { params: ScoresheetGet; output: ReadSheet };
  "claim.examine": { params: ClaimInput; output: VerdictView };
  "scoresheet.stand": { params: ScoresheetStand; output: ReadSheet };
  "scoresheet.write": { params: ScoresheetWrite; output: WrittenSheet };
  "scoresheet.moves": { params: NextMove; output: NextMoves };
  "claim.merge": { params: ClaimMerge; output: MergedView };
  "claim.examineMerged": { params: ExamineMerged; output: MergedVerdict };
  "claim.rule": { params: ClaimRule; output: Changes };
  "ruling.record": { params: RulingRecord; output: Changes };
  "claim.list": { params: ClaimList; output: Array<RulingRow> };
  "ruling.get": { params: RulingGet; output: RulingView };
  "article.search": { params: ArticleSearch; output: ArticlesFound };
  "photo.attach": { params: PhotoAttach; output: Changes };
  "photo.list": { params: PhotoList; output: Array<PhotoRow> };
  "photo.get": { params: PhotoGet; output: FileOut };
  "photo.remove": { params: PhotoRemove; output: Changes };
  "round.clock": { params: RoundClock; output: RoundClockView };
  "round.start": { params: RoundStart; output: Changes };
  "round.await": { params: RoundAwait; output: Changes };
  "claim.touch": { params: TouchInput; output: TouchView };
  "claim.sealed": { params: SealedInput; output: SealedView };
  "claim.clock": { params: ClockInput; output: ClockView };
  "game.adjourn": { params: GameAdjourn; output: Changes };
  "adjourned.list": { params: AdjournedList; output: Array<AdjournedRow> };
  "resume.examine": { params: ResumeInput; output: ResumeView };
  "game.resume": { params: GameResume; output: Changes };
  "incident.examine": { params: IncidentInput; output: IncidentView };
  "incident.add": { params: IncidentAdd; output: Changes };
  "incident.list": { params: IncidentList; output: Array<IncidentRow> };
  "incident.withdraw": { params: IncidentWithdraw; output: Changes };
  "ruling.appeal": { params: RulingAppeal; output: Changes };
  "ruling.decide": { params: AppealDecide; output: Changes };
  "claim.mate": { params: ClaimMate; output: MateView };
  "library.lists": { params: LibraryLists; output: RatingListList };
  "library.preview": { params: LibraryPreview; output: TablePreview };
  "library.update": { params: LibraryUpdate; output: LoadView };
  "library.progress": { params: LibraryProgress; output: LoadView };
  "library.cancel": { params: LibraryCancel; output: LoadView };
  "library.find": { params: LibraryFind; output: FoundPlayers };
  "library.remove": { params: LibraryRemove; output: Nothing };
  "library.problems": { params: LibraryProblems; output: ListProblems };
  "journal.list": { params: JournalList; output: JournalPage };
  "journal.undo": { params: JournalUndo; output: Changes };
  "journal.redo": { params: JournalRedo; output: Changes };
  "journal.verify": { params: JournalVerify; output: VerifyView };
}
