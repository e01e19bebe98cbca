//! A tournament day in sentences, one a line. What follows `->` is what must come of it: nothing is
//! written for what succeeds, a refusal or an answer otherwise. `Name: ...` is said by that arbiter.
//!
//! ```text
//! enter Ana 2100              enter Ana 2100 GM from 3       remove Ana           rate Ana 2200
//! withdraw Ana 2              expel Ana 2 because phone      return Ana 4
//! bye Ana 3 H                 no-bye Ana 3                   renumber
//! draft 2: Ana-Bruno          (what the engine drew; nothing is decided)
//! hand lock Ana               unlock Ana | swap Ana Bruno | bye Ana | redraw Ana-Bruno, Carla-Dario
//! discard                     publish 1: Ana-Bruno, bye Eva  unpublish 1 rules because mistake
//! result Ana-Bruno 1-0        result Ana-Bruno 1-0 slip 2    adjourn | clear Ana-Bruno
//! settle Ana-Bruno 1-0        correct Ana-Bruno 0-1 because slip
//! setup acceleration baku     undo because mistake           redo
//! numbers | rows | standing Ana-Bruno | counts Ana-Bruno | game Ana-Bruno | hand | rounds (questions)
//! ```

use std::collections::BTreeMap;

use tournament::decide::{Command, PlayerFacts, Publish, Refusal, ReportWhat, Step, decide};
use tournament::fact::{
    DraftBody, DraftPairBody, EngineBody, Fact, PersonPrivate, RatingBody, ScoringBody, SetupBody,
    bye_from_code, bye_to_code, outcome_from_code, outcome_to_code,
};
use tournament::history::Cell;
use tournament::ids::{BatchId, EntrantId, GameId, RoundNo, Seq, TournamentId};
use tournament::log::{self, Entry, UndoRefusal};
use tournament::round::{Color, Outcome, Score};
use tournament::state::{Game, Standing, State, Tournament};

/// Settings of a Swiss tournament of five rounds.
pub(crate) fn setup() -> SetupBody {
    SetupBody {
        name: "Open".to_owned(),
        system: "fide-dutch-2026".to_owned(),
        rounds: 5,
        scoring: ScoringBody { win: 10, draw: 5, loss: 0, absent: 0, pab: 10 },
        initial_color: "white".to_owned(),
        tie_breaks: vec!["BH-C1".to_owned()],
        tie_break_edition: String::new(),
        laws_edition: "2023".to_owned(),
        local_clauses: String::new(),
        pace: "standard".to_owned(),
        time_control: "90+30".to_owned(),
        default_time: 30,
        no_draw_before: 0,
        acceleration: "none".to_owned(),
        swap_last_rounds: false,
        prohibited: Vec::new(),
        schedule: Vec::new(),
        numbering: String::new(),
        fide_mode: false,
        unrated_as: None,
        lot_seed: String::new(),
        lot_numbers: Vec::new(),
        readings: Default::default(),
        pairing_readings: Default::default(),
        hand_values: Vec::new(),
        norm_exemption: String::new(),
        norm_last_forfeit: false,
        virtual_points: Vec::new(),
        prohibited_in: Vec::new(),
        rating_order: Vec::new(),
    }
}

/// An event with one section, and everything that happened in it.
pub(crate) struct Day {
    pub(crate) entries: Vec<Entry>,
    pub(crate) private: BTreeMap<String, PersonPrivate>,
    pub(crate) section: TournamentId,
    drawn: DraftBody,
}

/// A day of a five-round Swiss.
pub(crate) fn day(script: &str) -> Day {
    day_of(setup(), script)
}

/// A day of a tournament with other settings.
pub(crate) fn day_of(setup: SetupBody, script: &str) -> Day {
    let mut day = Day::new(setup);
    day.then(script);
    day
}

/// Four players and nothing else.
pub(crate) const FOUR: &str = "enter Ana 2100
                        enter Bruno 2000
                        enter Carla 1900
                        enter Dario 1800";

/// Round 1 of [`FOUR`] with its results.
pub(crate) const ROUND_ONE: &str = "publish 1: Ana-Carla, Dario-Bruno
                             result Ana-Carla 1-0
                             result Dario-Bruno =-=";

impl Day {
    pub(crate) fn new(setup: SetupBody) -> Day {
        let mut day = Day {
            entries: Vec::new(),
            private: BTreeMap::new(),
            section: TournamentId(2),
            drawn: DraftBody { pairs: Vec::new(), bye: None },
        };
        day.command("desk", Command::CreateEvent { uuid: "u".into(), name: "Event".into() })
            .unwrap();
        day.command("desk", Command::AddTournament(setup)).unwrap();
        day
    }

    pub(crate) fn state(&self) -> State {
        log::fold(&self.entries, &self.private)
    }

    /// Goes on; every line must end as it says.
    pub(crate) fn then(&mut self, script: &str) -> &mut Day {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (sentence, expected) = line.split_once("->").unwrap_or((line, ""));
            assert_eq!(self.say(sentence.trim()), expected.trim(), "after {sentence:?}");
        }
        self
    }

    /// One sentence and what comes of it.
    pub(crate) fn say(&mut self, sentence: &str) -> String {
        let (actor, sentence) = match sentence.split_once(": ") {
            Some((actor, rest)) if !actor.contains(' ') => (actor, rest),
            _ => ("desk", sentence),
        };
        let state = self.state();
        let names = Names { state: &state, tournament: &state.tournaments[&self.section] };
        let (verb, rest) = sentence.split_once(' ').unwrap_or((sentence, ""));
        if let Some(answer) = names.answer(verb, rest) {
            return answer;
        }
        let (rest, reason) = rest.split_once("because").unwrap_or((rest, ""));
        match verb {
            "undo" => return self.mark(log::undo(&self.entries, actor, reason), actor),
            "redo" => return self.mark(log::redo(&self.entries, actor), actor),
            "draft" => {
                self.drawn = names.draft(rest.split_once(':').unwrap().1);
                return String::new();
            }
            _ => {}
        }
        let words: Vec<&str> = rest.split_whitespace().collect();
        let command = names.command(verb, &words, rest, reason.trim(), &self.drawn);
        match self.command(actor, command) {
            Ok(()) => {
                if verb == "enter" {
                    let name = words[0].to_owned();
                    let private = PersonPrivate { name, ..PersonPrivate::default() };
                    self.private.insert(format!("#{}", words[0]), private);
                }
                String::new()
            }
            Err(refusal) => names.refusal(&refusal),
        }
    }

    /// Decides and, if nothing speaks against it, appends as one action.
    pub(crate) fn command(&mut self, actor: &str, command: Command) -> Result<(), Refusal> {
        let facts = decide(&self.state(), self.next(), command)?;
        assert!(!facts.is_empty(), "whoever may do it does something");
        self.append(actor, facts);
        Ok(())
    }

    pub(crate) fn next(&self) -> Seq {
        Seq(self.entries.len() as u64 + 1)
    }

    /// One action.
    pub(crate) fn append(&mut self, actor: &str, facts: Vec<Fact>) {
        let batch = BatchId(self.next().0);
        for fact in facts {
            let misfit = self.state().misfit(&fact);
            assert_eq!(misfit, None, "what is decided fits: {fact:?}");
            self.entries.push(Entry {
                seq: self.next(),
                at: 0,
                offset_minutes: 60,
                actor: actor.to_owned(),
                batch,
                fact,
            });
        }
    }

    fn mark<T: Into<Fact>>(&mut self, mark: Result<T, UndoRefusal>, actor: &str) -> String {
        match mark {
            Ok(fact) => {
                self.append(actor, vec![fact.into()]);
                String::new()
            }
            Err(UndoRefusal::NeedsReason { .. }) => "needs a reason".to_owned(),
            Err(UndoRefusal::BuiltOn { misfit, .. }) => format!("built on: {misfit}"),
            Err(refusal) => refusal.to_string(),
        }
    }
}

/// A state in which names mean something.
struct Names<'a> {
    state: &'a State,
    tournament: &'a Tournament,
}

/// An entrant that nobody is.
const NOBODY: EntrantId = EntrantId(0);

impl Names<'_> {
    fn name(&self, id: EntrantId) -> String {
        let entrant = self.tournament.entrants.get(&id);
        entrant.and_then(|it| self.state.name_of(it)).unwrap_or("nobody").to_owned()
    }

    fn list(&self, ids: &[EntrantId]) -> String {
        ids.iter().map(|id| self.name(*id)).collect::<Vec<_>>().join(" ")
    }

    fn entrant(&self, name: &str) -> EntrantId {
        let named = |id: &&EntrantId| self.name(**id) == name;
        self.tournament.entrants.keys().find(named).copied().unwrap_or(NOBODY)
    }

    /// `Ana-Bruno, Carla-Dario, bye Eva`.
    fn draft(&self, text: &str) -> DraftBody {
        let mut draft = DraftBody { pairs: Vec::new(), bye: None };
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            match (part.strip_prefix("bye "), part.split_once('-')) {
                (Some(name), _) => draft.bye = Some(self.entrant(name)),
                (None, Some((white, black))) => draft.pairs.push(DraftPairBody {
                    white: self.entrant(white),
                    black: self.entrant(black),
                    locked: false,
                }),
                (None, None) => panic!("{part:?} is neither a pair nor a bye"),
            }
        }
        draft
    }

    fn shown(&self, draft: &DraftBody) -> String {
        let pair = |it: &DraftPairBody| {
            let lock = if it.locked { "*" } else { "" };
            format!("{}-{}{lock}", self.name(it.white), self.name(it.black))
        };
        let bye = draft.bye.map(|id| format!("bye {}", self.name(id)));
        draft.pairs.iter().map(pair).chain(bye).collect::<Vec<_>>().join(", ")
    }

    fn game(&self, pair: &str) -> Option<&Game> {
        let (white, black) = pair.split_once('-').unwrap();
        let (white, black) = (self.entrant(white), self.entrant(black));
        let mut live = self.tournament.rounds.iter().rev().flat_map(|round| &round.games);
        live.find_map(|id| {
            let game = &self.tournament.games[id];
            (game.white == white && game.black == black).then_some(game)
        })
    }

    fn answer(&self, verb: &str, rest: &str) -> Option<String> {
        let outcome = |it: Outcome| outcome_to_code(it).to_owned();
        Some(match verb {
            "numbers" => {
                let mut numbers: Vec<_> =
                    self.state.numbering(self.tournament).into_iter().collect();
                numbers.sort_by_key(|(_, number)| *number);
                let shown =
                    numbers.iter().map(|(id, number)| format!("{number} {}", self.name(*id)));
                shown.collect::<Vec<_>>().join(", ")
            }
            "rows" => rows(self.state, self.tournament),
            "rounds" => self.tournament.rounds.len().to_string(),
            "standing" => match self.game(rest).map(Game::standing) {
                None => "no game".to_owned(),
                Some(Standing::Open) => "open".to_owned(),
                Some(Standing::Adjourned) => "adjourned".to_owned(),
                Some(Standing::Differs) => "differs".to_owned(),
                Some(Standing::Entered(it)) => format!("entered {}", outcome(it)),
                Some(Standing::Checked(it)) => format!("checked {}", outcome(it)),
                Some(Standing::Corrected(it)) => format!("corrected {}", outcome(it)),
            },
            "counts" => self.game(rest).unwrap().counted().map_or("nothing".to_owned(), outcome),
            "hand" if rest.is_empty() => match &self.tournament.hand {
                Some(hand) => format!("round {}: {}", hand.round, self.shown(&hand.draft)),
                None => "none".to_owned(),
            },
            _ => return None,
        })
    }

    fn command(
        &self,
        verb: &str,
        words: &[&str],
        rest: &str,
        reason: &str,
        drawn: &DraftBody,
    ) -> Command {
        let tournament = self.tournament.id;
        let reason = reason.to_owned();
        let entrant = words.first().map_or(NOBODY, |name| self.entrant(name));
        let round = |index: usize| RoundNo(words[index].trim_end_matches(':').parse().unwrap());
        let game = || self.game(words[0]).map_or(GameId(0), |game| game.id);
        let report = |what, source: &str, pass| {
            let source = source.to_owned();
            Command::Report { tournament, game: game(), what, source, pass }
        };
        match verb {
            "enter" => {
                let from = words.iter().position(|word| *word == "from").map(|at| round(at + 1));
                let title = words.get(2).filter(|word| **word != "from").copied();
                let player = player(words[0], words[1], title.unwrap_or(""));
                Command::AddPlayer { tournament, player, from_round: from }
            }
            "rate" => {
                let player = player(words[0], words[1], "");
                Command::ChangePlayer { tournament, entrant, player }
            }
            "remove" => Command::RemoveEntry { tournament, entrant },
            "withdraw" => Command::Withdraw { tournament, entrant, from_round: round(1), reason },
            "expel" => Command::Expel { tournament, entrant, from_round: round(1), reason },
            "return" => Command::Return { tournament, entrant, from_round: round(1) },
            "bye" => {
                let kind = bye_from_code(words[2]).unwrap();
                Command::GrantBye { tournament, entrant, round: round(1), kind, reason }
            }
            "no-bye" => Command::RevokeBye { tournament, entrant, round: round(1) },
            "renumber" => Command::Renumber { tournament },
            "hand" => {
                let round = self.tournament.published().next();
                let drawn = drawn.clone();
                Command::HandStep { tournament, round, drawn, step: self.step(words, rest) }
            }
            "discard" => Command::DiscardHand { tournament },
            "publish" => {
                let draft = self.draft(rest.split_once(':').unwrap().1);
                Command::Publish(publication(tournament, round(0), draft))
            }
            "unpublish" => {
                let case = words[1].to_owned();
                Command::Unpublish { tournament, round: round(0), reason, case }
            }
            "result" => {
                let pass = words.get(3).map_or(1, |pass| pass.parse().unwrap());
                let source = words.get(2).unwrap_or(&"desk");
                report(ReportWhat::Outcome(outcome_from_code(words[1]).unwrap()), source, pass)
            }
            "adjourn" => report(ReportWhat::Adjourned, "desk", 1),
            "clear" => report(ReportWhat::Clear, "desk", 1),
            "settle" => {
                let outcome = outcome_from_code(words[1]).unwrap();
                Command::Settle { tournament, game: game(), outcome, reason }
            }
            "correct" => {
                let outcome = outcome_from_code(words[1]).unwrap();
                Command::Correct { tournament, game: game(), outcome, reason }
            }
            "setup" => Command::ChangeSetup { tournament, setup: self.changed(words), reason },
            _ => panic!("{verb:?} is no sentence"),
        }
    }

    fn step(&self, words: &[&str], rest: &str) -> Step {
        let who = |index: usize| self.entrant(words[index]);
        match words[0] {
            "lock" => Step::Lock { entrant: who(1), locked: true },
            "unlock" => Step::Lock { entrant: who(1), locked: false },
            "swap" => Step::Swap(who(1), who(2)),
            "bye" => Step::Bye(who(1)),
            "pair" => Step::Pair { white: who(1), black: who(2), at: 0 },
            "free" => Step::Free(who(1)),
            "clear" => Step::Clear,
            "redraw" => Step::Redraw(self.draft(rest.trim_start().trim_start_matches("redraw"))),
            other => panic!("{other:?} is no step"),
        }
    }

    fn changed(&self, words: &[&str]) -> SetupBody {
        let mut setup = self.tournament.setup.clone();
        let text = words[1].to_owned();
        match words[0] {
            "name" => setup.name = text,
            "system" => setup.system = text,
            "rounds" => setup.rounds = text.parse().unwrap(),
            "acceleration" => setup.acceleration = text,
            "color" => setup.initial_color = text,
            "numbering" => setup.numbering = text,
            "pab" => setup.scoring.pab = text.parse().unwrap(),
            "win" => setup.scoring.win = text.parse().unwrap(),
            "tie-breaks" => setup.tie_breaks = vec![text],
            "prohibited" => {
                setup.prohibited = vec![words[1..].iter().map(|name| self.entrant(name)).collect()];
            }
            other => panic!("{other:?} is no setting"),
        }
        setup
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        let boards = |boards: &[tournament::ids::BoardNo]| {
            boards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        match refusal {
            Refusal::PairingIncomplete { twice, left_out, absent } => {
                let parts = [("twice", twice), ("left out", left_out), ("absent", absent)];
                let shown = parts.iter().filter(|(_, ids)| !ids.is_empty());
                shown
                    .map(|(what, ids)| format!("{what} {}", self.list(ids)))
                    .collect::<Vec<_>>()
                    .join("; ")
            }
            Refusal::ResultsMissing { round, boards: missing } => {
                format!("round {round} lacks board {}", boards(missing))
            }
            Refusal::BadValue { field, found } => format!("bad {field} {found}"),
            other => other.to_string(),
        }
    }
}

fn player(name: &str, rating: &str, title: &str) -> PlayerFacts {
    let value: u16 = rating.parse().unwrap();
    PlayerFacts {
        private: format!("#{name}"),
        federation: "ESP".to_owned(),
        title: title.to_owned(),
        sex: String::new(),
        rating: (value > 0).then(|| RatingBody {
            value,
            list: "FIDE standard".to_owned(),
            month: "2026-11".to_owned(),
            by_hand: false,
            k: None,
            games: None,
        }),
    }
}

/// What the desk hands in with a draft.
fn publication(tournament: TournamentId, round: RoundNo, draft: DraftBody) -> Publish {
    Publish {
        tournament,
        round,
        draft,
        engine: EngineBody {
            name: "hand".to_owned(),
            version: "1".to_owned(),
            edition: "fide-dutch-2026".to_owned(),
        },
        input_hash: String::new(),
        hand_changes: Vec::new(),
        confirmed: Vec::new(),
        standings_digest: String::new(),
        reason: String::new(),
    }
}

/// `Ana 2w1 Z | Bruno 1b0 U`: opponent's number, color and score; `+ -` forfeits, `W D L` unrated,
/// `?` no result, byes by letter.
fn rows(state: &State, tournament: &Tournament) -> String {
    let history = state.history(tournament);
    let row = |row: &tournament::history::Row| {
        let cells: Vec<String> = row.rounds.iter().map(|cell| shown(*cell)).collect();
        format!("{} {}", row.name, cells.join(" ")).trim_end().to_owned()
    };
    history.players.iter().map(row).collect::<Vec<_>>().join(" | ")
}

fn shown(cell: Cell) -> String {
    let (opponent, color, mark) = match cell {
        Cell::Bye(kind) => return bye_to_code(kind).to_owned(),
        Cell::Open { opponent, color } => (opponent, color, "?"),
        Cell::Forfeit { opponent, color, won } => (opponent, color, if won { "+" } else { "-" }),
        Cell::Game { opponent, color, score, rated } => {
            let mark = match (score, rated) {
                (Score::Win, true) => "1",
                (Score::Draw, true) => "=",
                (Score::Loss, true) => "0",
                (Score::Win, false) => "W",
                (Score::Draw, false) => "D",
                (Score::Loss, false) => "L",
            };
            (opponent, color, mark)
        }
    };
    format!("{opponent}{}{mark}", if color == Color::White { "w" } else { "b" })
}
