//! What goes to the federation after an event: title certificates (IT1), tournament report (IT3), arbiters' norm reports (FA1,
//! IA1) and the chief arbiter's report.
//!
//! Everything is taken from the facts of the event. What the event does not know is a line to write on, never a guess; what the
//! event should know and does not is told in a note.

use std::collections::BTreeMap;

use ::tournament::fact::{ArbiterBody, EventDetailsSet};
use ::tournament::federation;
use ::tournament::ids::{EntrantId, RoundNo, Tpn};
use ::tournament::norm::{self, Award, Certificate, CertificateLine, Exemption, Played, Ruling};
use ::tournament::round::Outcome;
use ::tournament::state::{DepartureKind, Entrant};
use chrono::NaiveDate;
use i18n::{Args, args};
use reports::Kind;
use reports::documents;
use reports::model::{Block, Column, Field, Overflow, Rules, Span, Table};

use super::incidents::Range;
use super::{Made, Printing, paragraph};
use crate::api::norms::{self, Asked, norms_view};
use crate::api::output::MakeReport;
use crate::error::{ApiError, Code};
use crate::words::{self, Roster, when_left};
use crate::{field, late, provisional};

impl Printing<'_> {
    /// One of the forms.
    pub(super) fn form(&self, kind: Kind, asked: &MakeReport) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let after = self.tournament.published();
        let open = (1..=after.0)
            .flat_map(|round| self.tournament.games_of(RoundNo(round)))
            .filter(|game| game.counted().is_none())
            .count();
        let mut blocks = match kind {
            Kind::TitleNorm => self.certificates(after, asked.player.map(Tpn)),
            Kind::ArbiterNorm => self.arbiter_norms(),
            Kind::ChiefReport => self.chief_report(after),
            _ => self.tournament_report(after),
        };
        if blocks.is_empty() {
            let args = args! {
                "report" => kind.name(self.call.language),
                "why" => messages.plain("output-blocked-no-norm-of-player"),
            };
            return Err(ApiError::worded(Code::Refused, messages, "output-blocked", &args));
        }
        let missing = self.missing();
        let said = [
            (!missing.is_empty())
                .then(|| self.words("missing", &args! { "what" => missing.join(", ") })),
            self.odd_host(),
            matches!(kind, Kind::TitleNorm | Kind::TournamentReport)
                .then(|| norms::odd_federations(&self.state.history(self.tournament), messages))
                .flatten(),
        ];
        let mut said: Vec<String> = said.into_iter().flatten().collect();
        if matches!(kind, Kind::TitleNorm | Kind::TournamentReport) {
            let settings = field::norm_settings(&self.roster());
            said.extend(norms::condition_words(&settings, messages));
        }
        let said = said.into_iter();
        blocks.splice(0..0, said.map(|text| Block::Paragraph(vec![Span::bold(text)])));
        let heading = self.heading(None).note(self.note(open));
        let mut document = documents::form(self.call.language, &heading, kind, blocks);
        if kind != Kind::ArbiterNorm {
            document.subtitle.extend(provisional::until_the_end(self.tournament, after, messages));
        }
        Ok(Made { document, round: None })
    }

    fn word(&self, key: &str) -> String {
        self.call.messages().plain(&format!("forms-{key}"))
    }

    fn words(&self, key: &str, args: &Args) -> String {
        self.call.messages().text(&format!("forms-{key}"), args)
    }

    fn field(&self, key: &str, value: impl Into<String>) -> Field {
        Field::new(self.word(key), value)
    }

    fn details(&self) -> &EventDetailsSet {
        &self.state.details.0
    }

    fn chief(&self) -> Option<&ArbiterBody> {
        self.details().arbiters.iter().find(|it| it.role == "chief")
    }

    /// What of the event's own data a report needs and nobody has entered.
    fn missing(&self) -> Vec<String> {
        let details = self.details();
        let chief = self.chief();
        [
            ("place", details.place.trim().is_empty()),
            ("federation", details.federation.trim().is_empty()),
            ("start", details.start_date.trim().is_empty()),
            ("close", details.end_date.trim().is_empty()),
            ("organizer", details.organizer.trim().is_empty()),
            ("rate-of-play", self.tournament.setup.time_control.trim().is_empty()),
            ("chief-arbiter", chief.is_none()),
            ("chief-arbiter-id", chief.is_some_and(|it| it.fide_id.trim().is_empty())),
        ]
        .into_iter()
        .filter(|(_, missing)| *missing)
        .map(|(key, _)| self.word(key))
        .collect()
    }

    /// That the federation of the event is a text that is no code of one.
    fn odd_host(&self) -> Option<String> {
        let host = self.details().federation.trim();
        let is_odd = !host.is_empty() && !federation::is_member(host);
        is_odd.then(|| self.words("odd-host", &args! { "host" => host }))
    }

    fn date(&self, text: &str) -> String {
        use chrono::Datelike;
        match NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d") {
            Ok(day) => self.call.messages().date(day.year(), day.month(), day.day()),
            Err(_) => text.trim().to_owned(),
        }
    }

    fn section_name(&self) -> String {
        let details = self.details();
        match self.state.tournaments.len() {
            0 | 1 => details.name.clone(),
            _ => format!("{}, {}", details.name, self.tournament.setup.name),
        }
    }

    fn system(&self) -> String {
        words::system_name(&self.tournament.setup.system, self.call.messages())
    }

    /// Event, dates, place, chief arbiter: the head of every form.
    fn event_fields(&self) -> Vec<Field> {
        let details = self.details();
        let chief = self.chief();
        vec![
            self.field("event", self.section_name()),
            self.field("federation", details.federation.clone()),
            self.field("place", details.place.clone()),
            self.field("start", self.date(&details.start_date)),
            self.field("organizer", details.organizer.clone()),
            self.field("close", self.date(&details.end_date)),
            self.field("system", self.system()),
            self.field("rounds", self.tournament.setup.rounds.to_string()),
            self.field("rate-of-play", self.tournament.setup.time_control.clone()),
            self.field("pace", self.pace()),
            self.field("chief-arbiter", chief.map_or("", |it| it.name.as_str())),
            self.field("fide-id", chief.map_or("", |it| it.fide_id.as_str())),
        ]
    }

    fn pace(&self) -> String {
        match self.tournament.setup.pace.as_str() {
            "" => String::new(),
            pace => self.words("pace-of", &args! { "pace" => pace }),
        }
    }

    fn entrants(&self) -> Vec<&Entrant> {
        self.tournament.entrants.values().collect()
    }

    /// Numbers of the field.
    fn field_counts(&self) -> [Block; 2] {
        let state = self.state;
        let entrants = self.entrants();
        let rated = entrants.iter().filter(|it| it.rating.as_ref().is_some_and(|it| it.value > 0));
        let host = self.details().federation.trim().to_uppercase();
        let federations: BTreeMap<&str, usize> = entrants
            .iter()
            .map(|it| state.federation_of(it))
            .filter(|code| !code.is_empty())
            .fold(BTreeMap::new(), |mut count, code| {
                *count.entry(code).or_default() += 1;
                count
            });
        let mut titles: BTreeMap<_, usize> = BTreeMap::new();
        for title in entrants.iter().filter_map(|it| state.title_of(it)) {
            *titles.entry(title).or_default() += 1;
        }
        let listed: Vec<String> =
            federations.iter().map(|(code, count)| format!("{code} {count}")).collect();
        let titled: Vec<String> =
            titles.iter().map(|(title, count)| format!("{} {count}", title.code())).collect();
        // What is no code of a federation is none, and hosts nothing: a line to write on.
        let of_host = match federation::is_member(&host) {
            false => String::new(),
            true => federations.get(host.as_str()).copied().unwrap_or(0).to_string(),
        };
        let members = federations.keys().filter(|code| federation::is_member(code)).count();
        let counts = vec![
            self.field("players", entrants.len().to_string()),
            self.field("federations", members.to_string()),
            self.field("rated", rated.count().to_string()),
            self.field("of-host", of_host),
            self.field("titled", titles.values().sum::<usize>().to_string()),
        ];
        let lists = vec![self.listed("by-title", &titled), self.listed("by-federation", &listed)];
        [Block::Form { fields: counts, across: 3 }, Block::Form { fields: lists, across: 1 }]
    }

    fn listed(&self, key: &str, counts: &[String]) -> Field {
        self.field(key, if counts.is_empty() { self.word("none") } else { counts.join(", ") })
    }

    /// IT1: a page for every norm that was made, of one player or of all.
    fn certificates(&self, after: RoundNo, only: Option<Tpn>) -> Vec<Block> {
        let roster = self.roster();
        let history = field::played(self.state, self.tournament, after);
        let settings = field::norm_settings(&roster);
        let ruling = norm::ruling(&history, after, &settings);
        let mut blocks = Vec::new();
        let of_event = norms::event_notes(&history, after, &settings, self.call.messages());
        let reports = norm::norms(&history, after, &settings);
        for report in reports.iter().filter(|it| only.is_none_or(|tpn| it.tpn == tpn)) {
            for (verdict, _) in report.norms.iter().filter(|(it, _)| it.award != Award::No) {
                let entrant = roster.numbers.iter().find(|(_, tpn)| **tpn == report.tpn);
                let made = norm::certificate(&history, after, &settings, report.tpn, verdict.norm);
                if let (Some((entrant, _)), Some(certificate)) = (entrant, made) {
                    if !blocks.is_empty() {
                        blocks.push(Block::Turn);
                    }
                    blocks.extend(self.certificate(*entrant, &certificate));
                    let mut notes = self.certificate_notes(&certificate, ruling, &settings);
                    notes.extend(of_event.iter().cloned());
                    notes.extend(late::notes_of(&roster, self.tournament.published(), *entrant));
                    blocks.extend(
                        notes.into_iter().map(|it| Block::Paragraph(vec![Span::plain(it)])),
                    );
                    blocks.extend(self.certificate_end());
                }
            }
        }
        blocks
    }

    fn certificate(&self, entrant: EntrantId, certificate: &Certificate) -> Vec<Block> {
        let roster = self.roster();
        let messages = self.call.messages();
        let verdict = &certificate.verdict;
        let known = self.tournament.entrants.get(&entrant);
        let private = known.and_then(|it| roster.private(it)).cloned().unwrap_or_default();
        let federation = known.map_or("", |it| self.state.federation_of(it));
        let halves = |count: i64| messages.points(i32::try_from(count * 5).unwrap_or(0));
        let number = |count: Option<i64>| count.map_or_else(String::new, |it| it.to_string());
        let titles: Vec<String> =
            certificate.titles.iter().map(|(title, n)| format!("{} {n}", title.code())).collect();
        // What the event does not know is a line to write on.
        let number_of = |count: Option<usize>| count.map_or_else(String::new, |it| it.to_string());
        let field = certificate.field;
        let (last, first) = names(&private.name);
        let person = vec![
            self.field("last-name", last),
            self.field("first-name", first),
            self.field("fide-id", private.fide_id),
            self.field("federation-of-player", federation),
            self.field("birth", self.date(&private.birth)),
            self.field("birth-place", ""),
        ];
        let counts = vec![
            self.field("games", verdict.games.to_string()),
            self.field("rated-opponents", certificate.rated_opponents.to_string()),
            self.field("opponent-federations", certificate.federations.to_string()),
            self.field("host-opponents", number_of(certificate.host_opponents)),
            self.field("foreign", certificate.foreign_opponents.to_string()),
            self.field("titled-opponents", certificate.titles.values().sum::<usize>().to_string()),
        ];
        let of_field = vec![
            self.listed("by-title", &titles),
            self.field("field-federations", number_of(field.map(|it| it.federations))),
            self.field("field-rated", number_of(field.map(|it| it.players))),
            self.field("field-titled", number_of(field.map(|it| it.titled))),
        ];
        let result = vec![
            self.field("average", number(verdict.average)),
            self.field("score-needed", verdict.needed.map_or_else(String::new, halves)),
            self.field("performance", number(verdict.performance)),
            self.field("score", halves(verdict.half_points)),
            self.field("exceeding", verdict.beyond().map_or_else(String::new, halves)),
        ];
        let title = self.words("certificate", &args! { "norm" => verdict.norm.code() });
        vec![
            Block::Heading(title),
            Block::Form { fields: person, across: 2 },
            Block::Form { fields: self.event_fields(), across: 2 },
            Block::Form { fields: counts, across: 2 },
            Block::Form { fields: of_field, across: 1 },
            Block::Table(self.certificate_games(&certificate.lines)),
            Block::Form { fields: result, across: 2 },
        ]
    }

    /// By what the norm is exempt, and what cannot be told.
    fn certificate_notes(
        &self,
        certificate: &Certificate,
        ruling: Ruling,
        settings: &norm::Settings,
    ) -> Vec<String> {
        let messages = self.call.messages();
        let mut notes: Vec<String> =
            norms::no_host(ruling, settings, messages).into_iter().collect();
        if let Some(exemption) = certificate.exemption {
            notes.push(match exemption {
                Exemption::StrongSwiss => norms::ruling_words(ruling, settings, messages),
                _ => norms::exempt_words(exemption, messages),
            });
            let rests = certificate.verdict.needs_exemption();
            notes.push(self.word(if rests { "exempt-needed" } else { "exempt-not-needed" }));
        }
        if certificate.verdict.award == Award::Once {
            notes.push(self.word("once"));
        }
        let counts_unplayed = |line: &CertificateLine| {
            line.left_out.is_none() && matches!(line.opponent.played, Played::Unplayed { .. })
        };
        if certificate.lines.iter().any(counts_unplayed) {
            notes.push(self.word("last-forfeit"));
        }
        notes
    }

    fn certificate_end(&self) -> [Block; 3] {
        [
            Block::Form { fields: vec![self.field("remarks", "")], across: 1 },
            Block::Paragraph(vec![Span::small(self.word("forecast"))]),
            Block::Signatures(vec![
                self.signed("chief-arbiter", self.chief().map_or("", |it| it.name.as_str())),
                self.word("official"),
            ]),
        ]
    }

    fn signed(&self, role: &str, name: &str) -> String {
        match name {
            "" => self.word(role),
            name => format!("{}: {name}", self.word(role)),
        }
    }

    fn certificate_games(&self, lines: &[CertificateLine]) -> Table {
        let messages = self.call.messages();
        let roster = self.roster();
        let columns = vec![
            Column::number(self.word("head-round")),
            Column::name(self.word("head-opponent")),
            Column::word(self.word("head-id")),
            Column::word(self.word("head-federation")),
            Column::number(self.word("head-rating")),
            Column::number(self.word("head-adjusted")),
            Column::word(self.word("head-title")),
            Column::sign(self.word("head-score")),
        ];
        let rows = lines
            .iter()
            .map(|line| {
                let one = &line.opponent;
                let entrant =
                    roster.numbers.iter().find(|(_, tpn)| **tpn == one.tpn).map(|(it, _)| *it);
                let known = entrant.and_then(|it| self.tournament.entrants.get(&it));
                let id = known.and_then(|it| roster.private(it)).map(|it| it.fide_id.clone());
                vec![
                    one.round.0.to_string(),
                    entrant.map_or_else(String::new, |it| roster.name(it)),
                    id.unwrap_or_default(),
                    one.federation.clone(),
                    one.rating.map_or_else(String::new, |it| it.to_string()),
                    line.adjusted.map_or_else(|| "-".to_owned(), |it| it.to_string()),
                    one.title.map_or("", |it| it.code()).to_owned(),
                    match one.played {
                        Played::Game { half_points } => messages.points(i32::from(half_points) * 5),
                        Played::Unplayed { won: true } => "+".to_owned(),
                        Played::Unplayed { won: false } => "-".to_owned(),
                        Played::Open => String::new(),
                    },
                ]
            })
            .collect();
        Table { rules: Rules::Hairlines, ..Table::list(columns, rows) }
    }

    /// IT3.
    fn tournament_report(&self, after: RoundNo) -> Vec<Block> {
        let [counts, lists] = self.field_counts();
        vec![
            Block::Form { fields: self.event_fields(), across: 2 },
            Block::Heading(self.word("arbiters")),
            self.arbiter_table(),
            Block::Heading(self.word("field")),
            counts,
            lists,
            Block::Heading(self.word("norms")),
            self.norm_table(after),
            Block::Heading(self.word("conditions")),
            Block::Checks(
                ["registered", "two-rounds", "two-hours", "same-clock", "chief-not-playing"]
                    .map(|key| self.word(&format!("condition-{key}")))
                    .to_vec(),
            ),
            Block::Form { fields: vec![self.field("remarks", "")], across: 1 },
            Block::Paragraph(vec![Span::small(self.word("check-form"))]),
            Block::Signatures(vec![
                self.signed("chief-arbiter", self.chief().map_or("", |it| it.name.as_str())),
                self.signed("organizer", &self.details().organizer),
                self.word("official"),
            ]),
        ]
    }

    fn role(&self, arbiter: &ArbiterBody) -> String {
        self.words("role", &args! { "role" => arbiter.role.as_str() })
    }

    fn arbiter_table(&self) -> Block {
        let arbiters = &self.details().arbiters;
        if arbiters.is_empty() {
            return Block::Paragraph(vec![Span::plain(self.word("no-arbiters"))]);
        }
        let columns = vec![
            Column::name(self.word("head-role")),
            Column::name(self.word("head-name")),
            Column::word(self.word("head-title")),
            Column::word(self.word("head-id")),
        ];
        let row = |it: &ArbiterBody| {
            vec![self.role(it), it.name.clone(), it.title.clone(), it.fide_id.clone()]
        };
        let rows = arbiters.iter().map(row).collect();
        Block::Table(Table { rules: Rules::Hairlines, ..Table::list(columns, rows) })
    }

    fn norm_table(&self, after: RoundNo) -> Block {
        let asked = Asked { after, only: None, all: false };
        let view = norms_view(self.state, self.tournament, &asked, self.call.messages());
        let made: Vec<_> = view.rows.into_iter().filter(|row| row.state == "made").collect();
        if made.is_empty() {
            return Block::Paragraph(vec![Span::plain(self.word("no-norms"))]);
        }
        let wrapping = Column { overflow: Overflow::Wrap, ..Column::name(self.word("head-how")) };
        let columns = vec![
            Column::word(self.word("norm")).bold(),
            Column::name(self.word("head-name")),
            Column::word(self.word("head-federation")),
            Column::number(self.word("head-rating")),
            wrapping,
        ];
        let rows = made
            .into_iter()
            .map(|row| {
                let rating = row.rating.map_or_else(String::new, |it| it.to_string());
                vec![row.norm, row.name, row.federation, rating, row.text]
            })
            .collect();
        Block::Table(Table { rules: Rules::Hairlines, ..Table::list(columns, rows) })
    }

    /// FA1 or IA1: a page for every arbiter who has a norm to gain. The chief arbiter judges the others; who judged the chief
    /// arbiter signs that page.
    fn arbiter_norms(&self) -> Vec<Block> {
        let mut blocks = Vec::new();
        for arbiter in &self.details().arbiters {
            let Some(aim) = aim_of(arbiter) else { continue };
            if !blocks.is_empty() {
                blocks.push(Block::Turn);
            }
            blocks.extend(self.arbiter_norm(arbiter, aim));
        }
        blocks
    }

    fn arbiter_norm(&self, arbiter: &ArbiterBody, aim: &str) -> Vec<Block> {
        let (last, first) = names(&arbiter.name);
        let person = vec![
            self.field("last-name", last),
            self.field("first-name", first),
            self.field("fide-id", arbiter.fide_id.clone()),
            self.field("function", self.role(arbiter)),
            self.field("birth", ""),
            self.field("birth-place", ""),
            self.field("federation-of-arbiter", ""),
            self.field("arbiter-title", arbiter.title.clone()),
        ];
        let title =
            self.words("arbiter-norm", &args! { "form" => format!("{aim}1"), "title" => aim });
        let judge = match arbiter.role.as_str() {
            "chief" => self.word("judge"),
            _ => self.signed("chief-arbiter", self.chief().map_or("", |it| it.name.as_str())),
        };
        let [counts, lists] = self.field_counts();
        vec![
            Block::Heading(title),
            Block::Form { fields: person, across: 2 },
            Block::Form { fields: self.event_fields(), across: 2 },
            counts,
            lists,
            Block::Heading(self.word("confidential")),
            Block::Paragraph(vec![Span::small(self.word("confidential-asked"))]),
            Block::Form { fields: vec![Field::new("", ""); 6], across: 1 },
            Block::Checks(vec![
                self.words("standard", &args! { "title" => aim }),
                self.word("more-experience"),
            ]),
            Block::Form { fields: vec![self.field("date", "")], across: 2 },
            Block::Paragraph(vec![Span::small(self.word("arbiter-norm-attach"))]),
            Block::Signatures(vec![judge, self.word("official")]),
        ]
    }

    /// Entries, withdrawals, statistics, incidents and rulings, norms.
    fn chief_report(&self, after: RoundNo) -> Vec<Block> {
        let rows = self.incident_rows(Range::default());
        let appeals = rows.iter().filter(|row| !row.appeal.is_empty()).count();
        let [counts, lists] = self.field_counts();
        let mut blocks = vec![
            Block::Form { fields: self.event_fields(), across: 2 },
            Block::Heading(self.word("arbiters")),
            self.arbiter_table(),
            Block::Heading(self.word("field")),
            counts,
            lists,
            Block::Heading(self.word("left-early")),
        ];
        blocks.push(self.departures());
        blocks.push(Block::Heading(self.word("results")));
        blocks.push(Block::Form { fields: self.result_counts(after), across: 3 });
        blocks.extend(late::notes(&self.roster(), after).into_iter().map(paragraph));
        blocks.push(Block::Heading(self.word("incidents")));
        blocks.push(documents::incident_table(self.call.language, &rows));
        let counted = args! { "count" => rows.len(), "appeals" => appeals };
        blocks.push(Block::Paragraph(vec![Span::plain(self.words("incident-count", &counted))]));
        blocks.push(Block::Heading(self.word("norms")));
        blocks.push(self.norm_table(after));
        blocks.push(Block::Heading(self.word("own-words")));
        blocks.push(Block::Form {
            fields: vec![self.field("remarks", ""), Field::new("", ""), Field::new("", "")],
            across: 1,
        });
        blocks.push(Block::Signatures(vec![
            self.signed("chief-arbiter", self.chief().map_or("", |it| it.name.as_str())),
        ]));
        blocks
    }

    fn departures(&self) -> Block {
        let roster = self.roster();
        let mut rows = Vec::new();
        for entrant in self.entrants() {
            for departure in &entrant.departures {
                let kind = match departure.kind {
                    DepartureKind::Withdrawn => "withdrawn",
                    DepartureKind::Expelled => "expelled",
                };
                rows.push(vec![
                    roster.name(entrant.id),
                    self.word(kind),
                    match when_left(self.tournament, departure.from_round) {
                        "after" => self.word("after-last"),
                        _ => departure.from_round.0.to_string(),
                    },
                    departure.until.map_or_else(String::new, |it| it.0.to_string()),
                    departure.reason.clone(),
                ]);
            }
        }
        if rows.is_empty() {
            return Block::Paragraph(vec![Span::plain(self.word("nobody"))]);
        }
        let columns = vec![
            Column::name(self.word("head-name")),
            Column::word(self.word("head-what")),
            Column::number(self.word("head-from")),
            Column::number(self.word("head-until")),
            Column { overflow: Overflow::Wrap, ..Column::name(self.word("head-why")) },
        ];
        Block::Table(
            Table { rules: Rules::Hairlines, ..Table::list(columns, rows) }.without_empty(&[3, 4]),
        )
    }

    fn result_counts(&self, after: RoundNo) -> Vec<Field> {
        let (mut white, mut black, mut draws, mut forfeits, mut other, mut open) =
            (0, 0, 0, 0, 0, 0);
        for game in (1..=after.0).flat_map(|round| self.tournament.games_of(RoundNo(round))) {
            match game.standing().outcome() {
                None => open += 1,
                Some(outcome) if outcome == Outcome::WHITE_WINS => white += 1,
                Some(outcome) if outcome == Outcome::BLACK_WINS => black += 1,
                Some(outcome) if outcome == Outcome::DRAW => draws += 1,
                Some(Outcome::Forfeit { .. }) => forfeits += 1,
                Some(_) => other += 1,
            }
        }
        let count = |key: &str, count: u32| self.field(key, count.to_string());
        vec![
            count("games-white", white),
            count("games-draw", draws),
            count("games-black", black),
            count("games-forfeit", forfeits),
            count("games-other", other),
            count("games-open", open),
        ]
    }
}

/// Last and first name of `Zarzal, Luz`; what has no comma is a last name.
fn names(name: &str) -> (String, String) {
    let (last, first) = name.split_once(',').unwrap_or((name, ""));
    (last.trim().to_owned(), first.trim().to_owned())
}

/// Whether a norm is made by the games played so far.
pub(super) fn is_norm_made(roster: &Roster) -> bool {
    let after = roster.tournament.published();
    let history = field::played(roster.state, roster.tournament, after);
    let reports = norm::norms(&history, after, &field::norm_settings(roster));
    reports.iter().any(|report| report.norms.iter().any(|(it, _)| it.award != Award::No))
}

/// B.06.1 1.1, 2.1.1: the title that an arbiter may gain a norm for: FA, after it IA, after that none.
pub(super) fn aim_of(arbiter: &ArbiterBody) -> Option<&'static str> {
    match arbiter.title.trim().to_ascii_uppercase().as_str() {
        "IA" => None,
        "FA" => Some("IA"),
        _ => Some("FA"),
    }
}
