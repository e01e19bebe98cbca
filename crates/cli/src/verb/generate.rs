//! `arbiter generate`: random tournaments that obey the rules, as TRF26 files.

use std::cell::RefCell;
use std::hash::{BuildHasher, Hasher};
use std::path::Path;

use formats::trf::{self, TieBreakRecord, TieBreaks, TrfDate, TrfFile, WriteOptions};
use i18n::args;
use pairing::generate::{Boost, Dice, Form, Generated, RateWishes, Ratings, Settings, Unused};
use pairing::generate::{Wishes, play, sensible};
use pairing::systems::{NoRound, System};
use serde_json::{Value, json};
use tournament::history::Scoring;
use tournament::points::Points;
use tournament::round::Color;
use tournament::standings::standings;
use tournament::tiebreak::{self, Code, Rules};

use super::pair::{Unpaired, pair};
use crate::args::GenerateArgs;
use crate::failure::{Answer, Failure};
use crate::rules::{Engine, named_engine, with_readings};
use crate::session::Session;

/// First day of every random tournament: files hold nothing that depends on the day they were made.
const FIRST_DAY: (i32, u32, u32) = (2026, 4, 4);

pub(crate) fn run(session: &mut Session<'_>, args: &GenerateArgs) -> Result<Answer, Failure> {
    let engine = named_engine(args.system);
    let engine = with_readings(engine, &args.reading, session.messages)?;
    let wishes = wishes(session, args, &engine)?;
    let count = args.count.unwrap_or(1);
    if count > 1 && args.dir.is_none() {
        return Err(Failure::unusable(session.plain("cli-generate-no-folder")));
    }
    if let Some(folder) = &args.dir {
        let made = std::fs::create_dir_all(folder);
        made.map_err(|error| unwritten(session, folder, &error))?;
    }
    let first = args.seed.unwrap_or_else(chance);
    for what in engine.form().unused(&wishes) {
        session.note(&session.plain(unused_key(what)));
    }
    let mut made = Vec::new();
    for seed in (0..u64::from(count)).map(|more| first.wrapping_add(more)) {
        made.push(one(session, args, &wishes, &engine, seed)?);
        session.progress(made.len());
    }
    session.progress_done();
    if args.json && args.dir.is_some() {
        session.say_json(&made)?;
    }
    Ok(Answer::Yes)
}

/// One tournament: written, and told about.
fn one(
    session: &mut Session<'_>,
    args: &GenerateArgs,
    wishes: &Wishes,
    engine: &Engine,
    seed: u64,
) -> Result<Value, Failure> {
    let mut dice = Dice::new(seed);
    let mut settings = wishes.settle(&mut dice);
    if matches!(engine, Engine::Other(System::SwissTeam(_))) && wishes.scoring.is_none() {
        // C.04.6: the bye of a team is worth a draw unless the event says otherwise.
        settings.scoring.pab = settings.scoring.draw;
    }
    let least = wishes.rounds.map_or(0, |(least, _)| least);
    if least > settings.rounds.0 {
        let args = args! {
            "seed" => seed.to_string(), "players" => settings.players, "rounds" => settings.rounds.0,
        };
        session.note(&session.words("cli-generate-fewer-rounds", &args));
    }
    let made = played(session, &settings, engine, &mut dice, seed);
    let bytes = bytes(&report(&made, &settings, engine, seed));
    let mut about = json!({
        "seed": seed,
        "players": settings.players,
        "rounds": settings.rounds.0,
        "unpaired": made.stopped.map(|round| round.0),
    });
    match &args.dir {
        Some(folder) => {
            let path = folder.join(format!("{seed}.trf"));
            let written = std::fs::write(&path, &bytes);
            written.map_err(|error| unwritten(session, &path, &error))?;
            let name = path.display().to_string();
            if !args.json {
                session.say(&name)?;
            }
            about["file"] = json!(name);
        }
        None if args.json => {
            about["trf"] = json!(String::from_utf8_lossy(&bytes));
            session.say_json(&about)?;
        }
        None => session.say(String::from_utf8_lossy(&bytes).trim_end())?,
    }
    Ok(about)
}

/// The rounds; where they end early it is said.
fn played(
    session: &mut Session<'_>,
    settings: &Settings,
    engine: &Engine,
    dice: &mut Dice,
    seed: u64,
) -> Generated {
    let why = RefCell::new(None);
    let made = play(settings, dice, &|history, round, absent| {
        let paired = pair(history, round, absent, engine);
        paired
            .map(|paired| (paired.boards, paired.bye))
            .map_err(|unpaired| why.replace(Some(unpaired)))
            .ok()
    });
    if let Some(round) = made.stopped {
        let is_over = match why.take() {
            Some(why) => {
                matches!(why, Unpaired::Other(NoRound::TooFew { .. } | NoRound::Over { .. }))
            }
            None => true,
        };
        let key = if is_over { "cli-generate-nobody-left" } else { "cli-generate-stopped" };
        let args = args! { "seed" => seed.to_string(), "round" => round.0 };
        session.note(&session.words(key, &args));
    }
    made
}

fn unwritten(session: &Session<'_>, path: &Path, why: &std::io::Error) -> Failure {
    let args = args! { "path" => path.display().to_string(), "why" => why.to_string() };
    Failure::unusable(session.words("cli-file-unwritten", &args))
}

/// A seed that nobody chose. The standard library seeds its hashes from the system's random numbers.
fn chance() -> u64 {
    // Short enough to be typed again.
    std::collections::hash_map::RandomState::new().build_hasher().finish() % 1_000_000_000
}

/// That a wish does not exist in the system.
fn unused_key(what: Unused) -> &'static str {
    match what {
        Unused::Baku => "cli-generate-no-baku",
        Unused::HalfPointByes => "cli-generate-no-half-byes",
        Unused::FullPointByes => "cli-generate-no-full-byes",
        Unused::Prohibited => "cli-generate-no-prohibited",
        Unused::Draws => "cli-generate-no-draws",
    }
}

fn wishes(session: &Session<'_>, args: &GenerateArgs, engine: &Engine) -> Result<Wishes, Failure> {
    let form = engine.form();
    if form == Form::Scheveningen
        && let Some((least, most)) = args.players
        && least == most
        && least % 2 == 1
    {
        return Err(Failure::unusable(
            session.words("cli-generate-even", &args! { "found" => least }),
        ));
    }
    // C.04.7 supposes a win worth two draws and a loss worth nothing.
    let asked = args.points.filter(|_| args.baku.as_deref() == Some("yes"));
    if asked.is_some_and(|it| it.win != it.draw * 2 || it.loss != Points::ZERO) {
        return Err(Failure::unusable(session.plain("cli-generate-baku-points")));
    }
    let tie_breaks = match &args.tiebreaks {
        None => None,
        Some(list) => {
            let (codes, unknown) = Code::read_list(list);
            if let Some(first) = unknown.first() {
                let args = args! { "why" => super::tie_break_trouble(first, session.messages) };
                return Err(Failure::unusable(session.words("cli-generate-tiebreak", &args)));
            }
            Some(codes)
        }
    };
    Ok(Wishes {
        form,
        players: args.players,
        rounds: args.rounds,
        rates: RateWishes {
            half_point_byes: args.half_byes,
            zero_point_byes: args.zero_byes,
            full_point_byes: args.full_byes,
            forfeits: args.forfeits,
            double_forfeits: args.double_forfeits,
            half_zero: args.half_zero,
            zero_zero: args.zero_zero,
            unrated_games: args.unrated_games,
            withdrawals: args.withdrawals,
            late_entries: args.late_entries,
        },
        draws: args.draws,
        boost: args.baku.as_deref().map(|baku| match baku {
            "yes" => Boost::Baku,
            _ => Boost::None,
        }),
        prohibited_groups: args.prohibited,
        scoring: args.points,
        ratings: args.ratings.clone(),
        unrated: args.unrated,
        tie_breaks,
        initial_color: args.first_color.as_deref().map(|color| match color {
            "white" => Color::White,
            _ => Color::Black,
        }),
    })
}

/// The tournament as a report, with final ranks.
fn report(made: &Generated, settings: &Settings, engine: &Engine, seed: u64) -> TrfFile {
    let mut file = TrfFile::from_history(&made.history);
    let records = engine.records(settings.boost == Boost::Baku);
    file.header.system = records.code;
    file.header.kind = records.words.to_owned();
    let list = &settings.tie_breaks;
    let played = file.paired_rounds();
    if engine.standings_system() == tiebreak::System::RoundRobin {
        file.leave_out_early_leavers();
    }
    let ranked = standings(&made.history, played, list, &rules(&file, engine));
    for player in &mut file.players {
        player.rank = ranked.row(player.number).map(|row| row.rank);
    }
    let day = |offset: u8| {
        let (year, month, day) = FIRST_DAY;
        let first = chrono::NaiveDate::from_ymd_opt(year, month, day);
        let last = first.and_then(|first| first.checked_add_days(chrono::Days::new(offset.into())));
        last.map(TrfDate::Date)
    };
    let header = &mut file.header;
    header.name = format!("Random tournament {seed}");
    header.city = "Anywhere".to_owned();
    header.federation = "FID".to_owned();
    header.start = day(0);
    header.end = day(settings.rounds.0.saturating_sub(1));
    header.chief_arbiter = "Arbiter, Random".to_owned();
    header.controller = format!("Arbiter's Desk {}", env!("CARGO_PKG_VERSION"));
    header.tie_breaks = Some(TieBreaks {
        record: TieBreakRecord::Full,
        codes: list.iter().map(Code::to_string).collect(),
    });
    file
}

/// The rules that `arbiter check` ranks the file by.
fn rules(file: &TrfFile, engine: &Engine) -> Rules {
    Rules {
        system: engine.standings_system(),
        withdrawn: file.annulled().into_iter().collect(),
        ..Rules::default()
    }
}

fn bytes(file: &TrfFile) -> Vec<u8> {
    let mut bytes = Vec::new();
    trf::write(file, WriteOptions::default(), &mut bytes).expect("writing to memory cannot fail");
    bytes
}

/// `N` or `N-M`.
fn span<T: std::str::FromStr + PartialOrd + Copy>(text: &str, least: T) -> Result<(T, T), String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let bad = || text.to_owned();
    let first: T = first.trim().parse().map_err(|_| bad())?;
    let last: T = last.trim().parse().map_err(|_| bad())?;
    if first < least || last < first { Err(bad()) } else { Ok((first, last)) }
}

/// `--players`: nobody plays alone, and numbers have four digits.
pub(crate) fn players(text: &str) -> Result<(u16, u16), String> {
    span(text, 2).and_then(|span| if span.1 > 9999 { Err(text.to_owned()) } else { Ok(span) })
}

/// `--rounds`.
pub(crate) fn rounds(text: &str) -> Result<(u8, u8), String> {
    span(text, 1)
}

/// `--points`.
pub(crate) fn points(text: &str) -> Result<Scoring, String> {
    let bad = || text.to_owned();
    let values: Vec<Points> = text.split(':').map(tenths).collect::<Option<_>>().ok_or_else(bad)?;
    let [win, draw, loss, ref more @ ..] = values[..] else { return Err(bad()) };
    let (pab, absent) = match more {
        [] => (win, Points::ZERO),
        [pab] => (*pab, Points::ZERO),
        [pab, absent] => (*pab, *absent),
        _ => return Err(bad()),
    };
    let scoring = Scoring { win, draw, loss, absent, pab, unknown: draw };
    if sensible(&scoring) { Ok(scoring) } else { Err(bad()) }
}

fn tenths(text: &str) -> Option<Points> {
    let (whole, tenth) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    let digits = |text: &str| text.len() == 1 && text.bytes().all(|it| it.is_ascii_digit());
    let (whole, tenth): (i32, i32) = match (digits(whole), digits(tenth)) {
        (true, true) => (whole.parse().ok()?, tenth.parse().ok()?),
        _ => return None,
    };
    Some(Points(whole * 10 + tenth))
}

/// `--ratings`: `random`, `1600-2400`, or a list, one value for all.
pub(crate) fn ratings(text: &str) -> Result<Ratings, String> {
    let bad = || text.to_owned();
    if text == "random" {
        return Ok(Ratings::Random);
    }
    if text.contains('-') {
        let (lowest, highest) = span::<u16>(text, 1)?;
        return if highest > 4000 { Err(bad()) } else { Ok(Ratings::Range { lowest, highest }) };
    }
    let list: Vec<u16> = text
        .split(',')
        .map(|one| one.trim().parse())
        .collect::<Result<_, _>>()
        .map_err(|_| bad())?;
    if list.iter().any(|rating| *rating > 4000) { Err(bad()) } else { Ok(Ratings::Fixed(list)) }
}
