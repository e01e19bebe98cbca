//! Adjourned games as prints: the envelope and the list.

use ::laws::clock::{Bonus, FirstIncrement, Millis, TimeControl, TimeUnit, run};
use ::laws::edition::Edition;
use ::laws::sealed::opening::ResumptionRule;
use i18n::args;
use reports::documents::{self, Adjourned, AdjournedGame, Article, Envelope};
use reports::model::Diagram;
use tournament::fact::AdjournmentDetails;
use tournament::ids::{EntrantId, GameId};
use tournament::state::{Adjournment, Game, Tournament};

use super::{Made, Printing, local_time};
use crate::api::output::MakeReport;
use crate::error::ApiError;
use crate::judge::{self, resume, words as law_words};
use crate::words;

/// Games of a section that are or were adjourned, by round and board.
pub(super) fn adjourned_games(section: &Tournament) -> Vec<(&Game, &Adjournment)> {
    let live = |game: &&Game| section.live_game(game.id).is_some();
    let mut games: Vec<_> = section
        .games
        .values()
        .filter(live)
        .filter_map(|game| Some((game, game.adjournment.as_ref()?)))
        .collect();
    games.sort_by_key(|(game, _)| (game.round, game.board));
    games
}

impl Printing<'_> {
    /// The envelope of the game asked for, else of the one adjourned game that waits. Of a game that is not adjourned yet, a
    /// form to write on by hand.
    pub(super) fn envelope(&self, asked: &MakeReport) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let missing = |id: &str| ApiError::not_found(messages, "game", id);
        let waiting = || {
            let games = adjourned_games(self.tournament);
            // One that waits before one that is over, and one that is filled in before a blank one.
            let rank = |(game, it): &&(&Game, &Adjournment)| {
                (
                    game.adjourned && it.opened.is_none(),
                    it.details.is_some(),
                    game.adjourned,
                    it.seq,
                )
            };
            games.iter().max_by_key(rank).map(|(game, _)| *game)
        };
        let game = match asked.game {
            Some(id) => {
                self.tournament.live_game(GameId(id.0)).ok_or_else(|| missing(&id.0.to_string()))?
            }
            None => waiting().ok_or_else(|| missing(""))?,
        };
        let details = game.adjournment.as_ref().and_then(|it| it.details.clone());
        let heading = self.heading(Some(game.round));
        let rows = self.envelope_rows(game, &details.unwrap_or_default());
        let document = documents::envelope(self.call.language, &heading, &rows);
        Ok(Made { document, round: Some(game.round) })
    }

    fn envelope_rows(&self, game: &Game, details: &AdjournmentDetails) -> Envelope {
        let messages = self.call.messages();
        let side = |code: &str| match code {
            "white" => messages.plain("common-white"),
            "black" => messages.plain("common-black"),
            _ => String::new(),
        };
        let used = [details.white_used, details.black_used];
        let offer = match (offer_of(details), details.position.is_empty()) {
            (Some(code), _) => messages.text("output-envelope-offer", &args! { "side" => code }),
            (None, false) => messages.plain("output-envelope-no-offer"),
            (None, true) => String::new(),
        };
        Envelope {
            board: Some(game.board.0),
            white: self.player(game.white),
            black: self.player(game.black),
            sealed_by: side(&details.sealer),
            move_number: match details.move_number {
                0 => String::new(),
                number => number.to_string(),
            },
            used: used.map(time),
            left: self.left(details).map(time),
            draw_offer: offer,
            resumes: local_time(&details.resumes_at, messages),
            venue: details.venue.clone(),
            kept_by: details.kept_by.clone(),
            note: details.note.clone(),
            position: Diagram { placement: details.position.clone(), ..Diagram::default() },
            fen: details.position.clone(),
            at_sealing: self.checks("sealing", &SEALING),
            at_opening: self.checks("opening", &OPENING),
            articles: self.articles(),
            entry: game.adjournment.as_ref().map(|it| it.seq.0),
        }
    }

    /// Name and rating of a player.
    pub(super) fn player(&self, entrant: EntrantId) -> String {
        let name = self.roster().name(entrant);
        let known = self.tournament.entrants.get(&entrant).and_then(|it| it.rating.as_ref());
        match known.filter(|rating| rating.value > 0) {
            Some(rating) => self.call.messages().text(
                "output-player-rated",
                &args! { "name" => name, "rating" => rating.value.to_string() },
            ),
            None => name,
        }
    }

    fn edition(&self) -> Edition {
        self.tournament.setup.laws_edition.parse().unwrap_or(Edition::NEWEST)
    }

    /// What is looked at, with the number of its article in the edition of the section.
    fn checks(&self, moment: &str, rules: &[(&str, ResumptionRule)]) -> Vec<String> {
        let edition = self.edition();
        let check = |(key, rule): &(&str, ResumptionRule)| {
            let article = rule.article(edition);
            let number = article.number.rsplit_once(": ").map_or(article.number, |(_, it)| it);
            let key = format!("output-envelope-{moment}-{key}");
            self.call.messages().text(&key, &args! { "article" => number })
        };
        rules.iter().map(check).collect()
    }

    fn articles(&self) -> Vec<Article> {
        let edition = self.edition();
        let rules = [
            ResumptionRule::Sealing,
            ResumptionRule::Record,
            ResumptionRule::Custody,
            ResumptionRule::OpenWithReplier,
            ResumptionRule::Ambiguous,
            ResumptionRule::Illegal,
            ResumptionRule::Late,
            ResumptionRule::EnvelopeMissing,
        ];
        let mut articles: Vec<_> = rules.into_iter().map(|rule| rule.article(edition)).collect();
        articles.dedup();
        let cited = law_words::cited(&articles, self.call.messages());
        cited.into_iter().map(|it| Article { cite: it.cite, text: it.text }).collect()
    }

    /// What the time control leaves both players, in seconds. Nothing where the control is free text or gives back what was not
    /// used: then the clock alone knows.
    fn left(&self, details: &AdjournmentDetails) -> [Option<u32>; 2] {
        let control = TimeControl::parse(&self.tournament.setup.time_control, TimeUnit::Minutes);
        let (Ok(control), number @ 1..) = (control, u32::from(details.move_number)) else {
            return [None, None];
        };
        let plain = |bonus: Bonus| matches!(bonus, Bonus::None | Bonus::Increment(_));
        if !control.periods.iter().all(|period| plain(period.bonus)) {
            return [None, None];
        }
        let plies = if details.sealer == "black" { 2 * number } else { 2 * number - 1 };
        let untouched = vec![Millis(0); plies as usize];
        let first = judge::position(&details.position, self.call.messages());
        if first.is_err() && !details.position.is_empty() {
            return [None, None];
        }
        let given =
            run(&control, FirstIncrement::default(), shakmaty::Color::White, &untouched, &[]);
        let of = |parity: usize, used: Option<u32>| {
            let last = (0..given.remaining.len()).rev().find(|at| at % 2 == parity);
            let given = match last {
                Some(at) => given.remaining.get(at)?.0,
                // Black has not moved yet.
                None => control.periods.first()?.base.0,
            };
            let left = given.checked_sub(Millis::of_seconds(used?).0)?;
            u32::try_from(left / 1000).ok()
        };
        [of(0, details.white_used), of(1, details.black_used)]
    }

    /// All adjourned games of the section.
    pub(super) fn adjourned(&self) -> Made {
        let messages = self.call.messages();
        let games = adjourned_games(self.tournament);
        let open = games.iter().filter(|(game, _)| game.adjourned).count();
        let list = Adjourned {
            rows: games.iter().map(|(game, it)| self.adjourned_game(game, it)).collect(),
            notes: vec![
                messages.text("output-adjourned-open", &args! { "open" => open }),
                messages.plain("output-adjourned-counts"),
            ],
        };
        let heading = self.heading(None).note(self.note(0));
        Made { document: documents::adjourned(self.call.language, &heading, &list), round: None }
    }

    fn adjourned_game(&self, game: &Game, adjournment: &Adjournment) -> AdjournedGame {
        let messages = self.call.messages();
        let details = adjournment.details.clone().unwrap_or_default();
        let opened = adjournment.opened.as_ref();
        let state = match (game.adjourned, opened, &adjournment.details) {
            (false, _, _) => messages.plain("output-adjourned-over"),
            (true, Some(it), _) => messages.text(
                "output-adjourned-resumed",
                &args! { "outcome" => resume::outcome_of(&it.outcome, messages) },
            ),
            (true, None, Some(_)) => messages.plain("output-adjourned-sealed"),
            (true, None, None) => messages.plain("output-adjourned-marked"),
        };
        let roster = self.roster();
        let resumes = local_time(&details.resumes_at, messages);
        let parts = [resumes, details.venue.clone()];
        AdjournedGame {
            round: game.round.0,
            board: game.board.0,
            white: roster.name(game.white),
            black: roster.name(game.black),
            stands: words::standing_text(game.standing()).to_owned(),
            state,
            sealed: match (details.sealer.as_str(), details.move_number) {
                ("", _) | (_, 0) => String::new(),
                (sealer, number) => messages.text(
                    "output-adjourned-sealer",
                    &args! { "side" => sealer, "number" => number },
                ),
            },
            times: match (details.white_used, details.black_used) {
                (None, None) => String::new(),
                (white, black) => format!("{} / {}", or_dash(time(white)), or_dash(time(black))),
            },
            draw_offer: match offer_of(&details) {
                Some(side) => messages.plain(&format!("common-{side}")),
                None => String::new(),
            },
            resumes: parts.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", "),
            kept_by: details.kept_by,
        }
    }
}

/// What is looked at before the envelope is closed.
const SEALING: [(&str, ResumptionRule); 3] = [
    ("record", ResumptionRule::Record),
    ("sheets", ResumptionRule::Sealing),
    ("custody", ResumptionRule::Custody),
];

/// What is done at the opening, in order.
const OPENING: [(&str, ResumptionRule); 5] = [
    ("whole", ResumptionRule::EnvelopeMissing),
    ("replier", ResumptionRule::OpenWithReplier),
    ("unclear", ResumptionRule::Ambiguous),
    ("play", ResumptionRule::ReplierPresent),
    ("times", ResumptionRule::WrongTime),
];

/// `1:18:12`, or nothing.
fn time(seconds: Option<u32>) -> String {
    seconds.map_or_else(String::new, |it| Millis::of_seconds(it).to_string())
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// Whose draw offer stands.
fn offer_of(details: &AdjournmentDetails) -> Option<&str> {
    matches!(details.draw_offer.as_str(), "white" | "black").then_some(details.draw_offer.as_str())
}
