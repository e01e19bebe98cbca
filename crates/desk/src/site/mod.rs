//! The web site of an event: the fold as rows for `reports::site`, and the folder it is written to.

mod folder;

use std::collections::BTreeMap;
use std::path::Path;

use i18n::{Language, Messages, args};
use laws::notation::letters::Language as PieceLanguage;
use laws::notation::write::{WriteOptions as MoveOptions, written};
use reports::site::{
    self, Board, Form, Moves, Player, PlayerRound, Round, Section, Site, StandingsRow, Templates,
    Unpaired,
};
use tournament::crosstable::Order;
use tournament::ids::{EntrantId, RoundNo, TournamentId, Tpn};
use tournament::round::Color;
use tournament::state::{Game, State, Tournament};

use crate::api::charts::charts_view;
use crate::api::ratings::{Asked, RatingLine, RatingRow, color_and_result, ratings_view};
use crate::api::tables;
use crate::api::teams::{Members, team_view};
use crate::printing::{chief_arbiter, local_moment};
use crate::words::{self, Roster};
use crate::{field, late, time_control};

pub(crate) use folder::{Trouble, put};

/// What the site is made from.
pub(crate) struct Making<'a> {
    /// The event, without what is kept back.
    pub(crate) state: &'a State,
    /// Its last entry.
    pub(crate) head: u64,
    /// The only section, if not all of them.
    pub(crate) only: Option<TournamentId>,
    /// The languages; the folder opens in the first.
    pub(crate) languages: &'a [Language],
    /// When it is made.
    pub(crate) made: journal::Moment,
    /// Surnames of minors are short.
    pub(crate) minors_short: bool,
}

impl Making<'_> {
    /// The files of the site.
    pub(crate) fn files(
        &self,
        templates: &Templates,
    ) -> Result<Vec<site::SiteFile>, site::SiteError> {
        let sites: Vec<Site> = self.languages.iter().map(|it| self.site(*it)).collect();
        site::files(&sites, templates)
    }

    fn site(&self, language: Language) -> Site {
        let messages = Messages::get(language);
        let details = &self.state.details.0;
        let day = |text: &str| day_words(text, messages);
        let dates = match (day(&details.start_date), day(&details.end_date)) {
            (start, end) if end.is_empty() || start == end => start,
            (start, end) => format!("{start} – {end}"),
        };
        let place = [details.place.as_str(), details.federation.as_str()];
        let facts = [
            (
                "desk-site-place",
                place.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", "),
            ),
            ("desk-site-dates", dates),
            ("desk-site-organizer", details.organizer.clone()),
            ("common-chief-arbiter", chief_arbiter(self.state)),
        ];
        let chosen: Vec<&Tournament> = self
            .state
            .tournaments
            .values()
            .filter(|it| self.only.is_none_or(|id| id == it.id))
            .collect();
        let several = chosen.len() > 1;
        let sections = chosen.iter().enumerate().map(|(at, tournament)| {
            let roster = Roster::new(self.state, tournament, messages);
            let mut section =
                Rows { roster, members: Members::of(self.state, tournament) }.section();
            if several {
                section.name.clone_from(&tournament.setup.name);
            }
            if at > 0 {
                section.folder = format!("t{}", tournament.id.0);
            }
            section
        });
        Site {
            language,
            languages: self.languages.to_vec(),
            event: details.name.clone(),
            facts: named(&facts, messages),
            notes: self
                .minors_short
                .then(|| messages.plain("report-site-minors"))
                .into_iter()
                .collect(),
            as_of: messages.text("output-note", &i18n::args! { "entry" => self.head }),
            made: local_moment(self.made),
            sections: sections.collect(),
        }
    }
}

/// What is not empty, with its name.
fn named(facts: &[(&str, String)], messages: &Messages) -> Vec<(String, String)> {
    let there = facts.iter().filter(|(_, text)| !text.is_empty());
    there.map(|(key, text)| (messages.plain(key), text.clone())).collect()
}

/// `2026-11-28` and `2026-11-28T16:00` in words; other text as it is.
pub(crate) fn day_words(text: &str, messages: &Messages) -> String {
    let number = |from: usize, to: usize| text.get(from..to)?.parse::<u32>().ok();
    let date = || Some((i32::try_from(number(0, 4)?).ok()?, number(5, 7)?, number(8, 10)?));
    match (date(), number(11, 13), number(14, 16)) {
        (Some(date), Some(hour), Some(minute)) => messages.date_time(date, (hour, minute)),
        (Some((year, month, day)), _, _) => messages.date(year, month, day),
        (None, _, _) => text.to_owned(),
    }
}

/// The rows of one section in one language.
struct Rows<'a> {
    roster: Roster<'a>,
    members: Members,
}

impl Rows<'_> {
    fn section(&self) -> Section {
        let (state, tournament, messages) =
            (self.roster.state, self.roster.tournament, self.roster.messages);
        let mut entrants: Vec<EntrantId> = tournament.entrants.keys().copied().collect();
        let number = |id: &EntrantId| self.roster.numbers.get(id).copied();
        entrants.sort_by_key(|id| (number(id).is_none(), number(id), *id));
        let places: BTreeMap<EntrantId, usize> = entrants.iter().copied().zip(0..).collect();
        let published = tournament.published();
        let started = published.0 > 0;
        let ratings = ratings_view(state, tournament, published, Asked::EverybodyByRound, messages);
        let ratings: BTreeMap<u64, RatingRow> =
            ratings.rows.into_iter().map(|row| (row.entrant.0, row)).collect();
        let standings = started.then(|| self.standings(&places));
        let crosstable = started.then(|| self.crosstable(&places));
        let players = entrants
            .iter()
            .map(|id| self.player(*id, &places, ratings.get(&id.0), standings.as_ref()));
        let setup = &tournament.setup;
        let system = words::system_name(&setup.system, messages);
        let facts = [
            ("desk-site-system", system),
            ("report-site-rounds", setup.rounds.to_string()),
            ("desk-site-time-control", setup.time_control.clone()),
            ("report-site-players", entrants.len().to_string()),
        ];
        Section {
            folder: String::new(),
            name: String::new(),
            facts: named(&facts, messages),
            players: players.collect(),
            rounds: tournament
                .rounds
                .iter()
                .map(|round| self.round(round.number, &places))
                .collect(),
            standings,
            teams: started.then(|| self.teams()).flatten(),
            crosstable,
            charts: (!entrants.is_empty()).then(|| self.charts(&places)),
        }
    }

    fn player(
        &self,
        id: EntrantId,
        places: &BTreeMap<EntrantId, usize>,
        rating: Option<&RatingRow>,
        standings: Option<&site::Standings>,
    ) -> Player {
        let messages = self.roster.messages;
        let side = self.roster.side(id, RoundNo(1));
        let row = standings
            .and_then(|it| it.rows.iter().find(|row| places.get(&id) == Some(&row.player)));
        let status = self.roster.tournament.entrants.get(&id).map_or("playing", tables::status);
        let lines = rating.map_or(&[][..], |row| row.lines.as_slice());
        // The rounds below may be more than those that the standings count.
        let after = self.counted();
        let counted = |value: &str| match after < self.roster.tournament.published() {
            true => {
                let args = args! { "value" => value, "round" => after.0 };
                messages.text("report-site-after", &args)
            }
            false => value.to_owned(),
        };
        Player {
            id: id.0,
            number: side.number,
            title: side.title,
            name: side.name,
            federation: side.federation,
            rating: side.rating,
            club: self.members.team(side.number).map_or(side.club, str::to_owned),
            status: match status {
                "playing" => String::new(),
                left => messages.plain(&format!("report-unpaired-{left}")),
            },
            rank: row.map_or_else(String::new, |row| counted(&row.rank)),
            points: row.map_or_else(String::new, |row| counted(&row.points)),
            performance: rating.and_then(|row| row.performance),
            change: rating.map_or_else(String::new, |row| {
                if row.first.is_empty() { row.change.clone() } else { row.first.clone() }
            }),
            notes: self.notes(id, rating),
            rounds: lines
                .iter()
                .filter_map(|line| {
                    let game = self.game(id, RoundNo(line.round));
                    let opponent = game.map(|it| if it.white == id { it.black } else { it.white });
                    let opponent = opponent.and_then(|other| places.get(&other).copied());
                    let nothing = opponent.is_none() && line.opponent.is_empty();
                    (!nothing).then(|| PlayerRound {
                        round: line.round,
                        board: game.map(|it| it.board.0),
                        color: game
                            .map(|it| if it.white == id { Color::White } else { Color::Black }),
                        opponent,
                        without: if opponent.is_none() {
                            line.opponent.clone()
                        } else {
                            String::new()
                        },
                        result: self.stands(side.number, line),
                        expected: line.expected.clone(),
                        change: line.change.clone(),
                        has_moves: game.is_some_and(|it| moves(it, messages.language()).is_some()),
                    })
                })
                .collect(),
        }
    }

    /// Games that are rated otherwise than they stand, and those that the time control keeps from being rated.
    fn notes(&self, id: EntrantId, rating: Option<&RatingRow>) -> Vec<String> {
        let (state, tournament) = (self.roster.state, self.roster.tournament);
        let mut notes = late::notes_of(&self.roster, tournament.published(), id);
        notes.extend(rating.into_iter().flat_map(|row| row.left_out.iter().cloned()));
        let settings = field::rating_settings(state, tournament);
        let moves = settings.pace.filter(|_| rating.is_some_and(|row| row.games > 0));
        let messages = self.roster.messages;
        notes.extend(moves.and_then(|it| time_control::first_control(it, settings.rate, messages)));
        notes
    }

    /// The result that the points beside it come from, which a late correction left as it was.
    fn stands(&self, number: Option<u16>, line: &RatingLine) -> String {
        let row = number.and_then(|number| self.roster.history.row(Tpn(number)));
        let cell = row.and_then(|row| row.rounds.get(RoundNo(line.round).index()));
        match cell {
            Some(cell) if !line.late.is_empty() => color_and_result(*cell).1.to_owned(),
            Some(_) | None => line.result.clone(),
        }
    }

    fn game(&self, id: EntrantId, round: RoundNo) -> Option<&Game> {
        self.roster
            .tournament
            .games_of(round)
            .into_iter()
            .find(|it| it.white == id || it.black == id)
    }

    fn round(&self, number: RoundNo, places: &BTreeMap<EntrantId, usize>) -> Round {
        let (roster, messages) = (&self.roster, self.roster.messages);
        let place = |id: EntrantId| places.get(&id).copied().unwrap_or(usize::MAX);
        let points = |id: EntrantId| messages.points(roster.points_before(id, number).0);
        let boards = roster.tournament.games_of(number).into_iter().map(|game| Board {
            board: game.board.0,
            white: place(game.white),
            black: place(game.black),
            white_points: points(game.white),
            black_points: points(game.black),
            result: words::standing_text(game.standing()).to_owned(),
            game: moves(game, messages.language()),
        });
        let published = roster.tournament.round(number);
        let byes = published.iter().flat_map(|it| {
            let pab = it.bye.iter().map(|id| (*id, roster.tournament.pairing_bye(number)));
            pab.chain(it.absentees.iter().map(|(id, kind)| (*id, *kind))).collect::<Vec<_>>()
        });
        let scheduled = roster.tournament.setup.schedule.iter().find(|it| it.round == number);
        Round {
            number: number.0,
            starts: scheduled.map_or_else(String::new, |it| day_words(&it.starts, messages)),
            boards: boards.collect(),
            notes: late::notes(roster, number),
            unpaired: byes
                .map(|(id, kind)| Unpaired {
                    player: place(id),
                    points: points(id),
                    why: words::bye_text(kind, messages),
                })
                .collect(),
        }
    }

    fn standings(&self, places: &BTreeMap<EntrantId, usize>) -> site::Standings {
        let (state, tournament, messages) =
            (self.roster.state, self.roster.tournament, self.roster.messages);
        let view = tables::standings_view(state, tournament, self.counted(), messages);
        site::Standings {
            after: view.round,
            open: usize::try_from(view.open_games).unwrap_or(usize::MAX),
            is_final: view.is_final,
            tie_breaks: view.columns.into_iter().map(|it| (it.code, it.name)).collect(),
            rules: view.rules,
            notes: view.notes,
            rows: view
                .rows
                .into_iter()
                .map(|row| StandingsRow {
                    player: places.get(&EntrantId(row.entrant.0)).copied().unwrap_or(usize::MAX),
                    rank: row.rank_text,
                    points: row.points,
                    values: row.values,
                })
                .collect(),
        }
    }

    /// `None` where there are no teams.
    fn teams(&self) -> Option<site::Teams> {
        let (state, tournament) = (self.roster.state, self.roster.tournament);
        let view = team_view(state, tournament, self.counted(), self.roster.messages)?;
        Some(site::Teams {
            after: view.round,
            tie_breaks: view.columns.into_iter().map(|it| (it.code, it.name)).collect(),
            rules: view.rules,
            notes: view.notes,
            rows: view.rows.into_iter().map(Into::into).collect(),
        })
    }

    fn charts(&self, places: &BTreeMap<EntrantId, usize>) -> site::Charts {
        let (state, tournament) = (self.roster.state, self.roster.tournament);
        let after = tables::last_full(tournament);
        let view = charts_view(state, tournament, after, self.roster.messages);
        let place = |id: u64| places.get(&EntrantId(id)).copied().unwrap_or(usize::MAX);
        let bars = view.bars.into_iter().map(|chart| site::BarChart {
            kind: chart.kind,
            title: chart.title,
            bars: chart.bars.into_iter().map(|bar| (bar.label, bar.count, bar.percent)).collect(),
        });
        site::Charts {
            leaders: view.leaders.into_iter().map(|it| (place(it.entrant.0), it.points)).collect(),
            leaders_svg: view.leaders_svg,
            notes: view.notes,
            bars: bars.collect(),
        }
    }

    /// The last round with every result; while there is none, the first.
    fn counted(&self) -> RoundNo {
        tables::last_full(self.roster.tournament).max(RoundNo(1))
    }

    fn crosstable(&self, places: &BTreeMap<EntrantId, usize>) -> site::Crosstable {
        let (state, tournament, messages) =
            (self.roster.state, self.roster.tournament, self.roster.messages);
        let view =
            tables::crosstable_view(state, tournament, self.counted(), Order::ByRank, messages);
        site::Crosstable {
            form: if view.form == "grid" { Form::Grid } else { Form::Rounds },
            heads: view.heads,
            notes: view.notes,
            rows: view
                .rows
                .into_iter()
                .map(|row| site::CrosstableRow {
                    player: places.get(&EntrantId(row.entrant.0)).copied().unwrap_or(usize::MAX),
                    label: row.label,
                    cells: row.cells.into_iter().map(|cell| cell.text).collect(),
                    points: row.points,
                })
                .collect(),
        }
    }
}

/// The moves of a game, if a scoresheet with any is attached.
fn moves(game: &Game, language: Language) -> Option<Moves> {
    let sheet = game.sheet.as_ref().filter(|sheet| !sheet.moves.is_empty())?;
    let start = match sheet.start.as_str() {
        "" => laws::game::Game::standard(),
        fen => laws::game::Game::from_fen(fen).ok()?,
    };
    let (played, note) = match start.with_uci(&sheet.moves) {
        Ok(played) => (played, String::new()),
        Err(error) => (*error.game, Messages::get(language).plain("report-site-moves-end")),
    };
    let letters = match language {
        Language::Spanish => PieceLanguage::Spanish,
        _ => PieceLanguage::English,
    };
    let options = MoveOptions::short(letters);
    let texts = played.moves().iter().zip(played.positions());
    let texts = texts.map(|(one, position)| written(position, *one, &options));
    let moves: Vec<(String, String)> = texts.zip(played.uci()).collect();
    let (first, begins) = laws_number(&sheet.start);
    let fen = laws::game::fen_of(played.last());
    (!moves.is_empty()).then(|| Moves {
        start: sheet.start.clone(),
        first,
        black_begins: begins == Color::Black,
        moves,
        last: fen.split(' ').next().unwrap_or_default().to_owned(),
        note,
    })
}

/// Number and side of the first move of a position; of the usual one if there is none.
fn laws_number(fen: &str) -> (u32, Color) {
    let mut fields = fen.split_whitespace();
    let side = if fields.nth(1) == Some("b") { Color::Black } else { Color::White };
    (fields.nth(3).and_then(|number| number.parse().ok()).unwrap_or(1), side)
}

/// The templates of a user in the data folder: `templates/html/*.html.j2`, `site.css`, `site.js`.
pub(crate) fn templates(data_folder: &Path) -> Templates {
    let folder = data_folder.join("templates").join("html");
    let own = |name: &str| std::fs::read_to_string(folder.join(name)).ok();
    let found =
        site::TEMPLATES.iter().filter_map(|(name, _)| Some(((*name).to_owned(), own(name)?)));
    Templates(found.collect())
}
