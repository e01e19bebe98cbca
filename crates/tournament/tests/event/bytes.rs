//! The bytes of the event file, frozen. **Never change an expected text below**: files with these bytes
//! exist. A new optional field adds a second text; the old one must go on being read.

use serde_json::json;
use tournament::fact::*;
use tournament::ids::{
    BatchId, BoardNo, EntrantId, GameId, IncidentId, PersonId, PhotoId, RoundNo, RulingId,
    TournamentId, Tpn,
};
use tournament::round::{ByeKind, Color, Outcome, Score};

const T: TournamentId = TournamentId(2);
const ANA: EntrantId = EntrantId(4);
const BRUNO: EntrantId = EntrantId(6);
const CARLA: EntrantId = EntrantId(8);
const GAME: GameId = GameId(90001);

/// The value, and the bytes it had when its kind was first released.
fn check(fact: impl Into<Fact>, kind: &str, bytes: &str) {
    let fact = fact.into();
    assert_eq!((fact.kind(), fact.version()), (kind, 1));
    assert_eq!(Fact::decode(kind, 1, bytes.as_bytes()).as_ref(), Ok(&fact), "{kind} is read");
    assert_eq!(String::from_utf8(fact.encode()).unwrap(), bytes, "{kind} is written");
    // A later program of the same version may add optional fields.
    let extended = format!("{{\"addedLater\":[1],{}", &bytes[1..]);
    assert_eq!(Fact::decode(kind, 1, extended.as_bytes()), Ok(fact), "{kind} with a field more");
    assert!(
        matches!(
            Fact::decode(kind, 2, bytes.as_bytes()),
            Err(UnknownFact::Newer { version: 2, .. })
        ),
        "{kind} of version 2 is newer"
    );
    assert!(
        matches!(Fact::decode(kind, 1, b"{"), Err(UnknownFact::Damaged { .. })),
        "{kind} cut short is damaged"
    );
}

fn s(text: &str) -> String {
    text.to_owned()
}

#[test]
fn every_kind_is_frozen_here() {
    let source = include_str!("bytes.rs");
    for (kind, version) in KINDS {
        assert!(source.contains(&format!("\"{kind}\",")), "{kind} {version} has no frozen bytes");
    }
}

#[test]
fn an_unknown_kind_was_made_by_a_newer_program() {
    assert_eq!(
        Fact::decode("game-sealed", 1, b"{}"),
        Err(UnknownFact::Newer { kind: s("game-sealed"), version: 1 })
    );
}

#[test]
fn the_event() {
    check(
        EventCreated { uuid: s("u-1"), name: s("Abierto de Otoño") },
        "event-created",
        r#"{"uuid":"u-1","name":"Abierto de Otoño"}"#,
    );
    check(
        EventDetailsSet {
            name: s("Open"),
            place: s("León"),
            federation: s("ESP"),
            start_date: s("2026-11-29"),
            end_date: s(""),
            zone: s("Europe/Madrid"),
            organizer: s("Club"),
            arbiters: vec![ArbiterBody {
                name: s("Ruiz, Eva"),
                title: s("FA"),
                fide_id: s("1"),
                role: s("chief"),
            }],
        },
        "event-details-set",
        r#"{"name":"Open","place":"León","federation":"ESP","start_date":"2026-11-29","end_date":"","zone":"Europe/Madrid","organizer":"Club","arbiters":[{"name":"Ruiz, Eva","title":"FA","fide_id":"1","role":"chief"}]}"#,
    );
    check(
        DocumentIssued { attachment: s("ab"), name: s("r1.pdf"), kind: s("pairings") },
        "document-issued",
        r#"{"attachment":"ab","name":"r1.pdf","kind":"pairings"}"#,
    );
    check(
        Imported {
            tournament: Some(T),
            name: s("a.trf"),
            format: s("trf"),
            attachment: s("ab"),
            kept: vec![s("### x")],
        },
        "imported",
        r####"{"tournament":2,"name":"a.trf","format":"trf","attachment":"ab","kept":["### x"]}"####,
    );
    check(Undone { batch: BatchId(9), reason: s("") }, "undone", r#"{"batch":9,"reason":""}"#);
    check(Redone { batch: BatchId(9) }, "redone", r#"{"batch":9}"#);
}

fn settings() -> SetupBody {
    SetupBody {
        name: s("A"),
        system: s("fide-dutch-2026"),
        rounds: 9,
        scoring: ScoringBody { win: 10, draw: 5, loss: 0, absent: 0, pab: 10 },
        initial_color: s("white"),
        tie_breaks: vec![s("BH-C1"), s("SB")],
        tie_break_edition: s("c07-2026"),
        laws_edition: s("2023"),
        local_clauses: s(""),
        pace: s("standard"),
        time_control: s("90+30"),
        default_time: 30,
        no_draw_before: 0,
        acceleration: s("baku"),
        swap_last_rounds: false,
        prohibited: vec![vec![ANA, BRUNO]],
        schedule: vec![ScheduleBody { round: RoundNo(1), starts: s("2026-11-29T16:00") }],
        numbering: s("rating-title-name"),
        fide_mode: true,
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

const SETTINGS: &str = r#"{"name":"A","system":"fide-dutch-2026","rounds":9,"scoring":{"win":10,"draw":5,"loss":0,"absent":0,"pab":10},"initial_color":"white","tie_breaks":["BH-C1","SB"],"tie_break_edition":"c07-2026","laws_edition":"2023","local_clauses":"","pace":"standard","time_control":"90+30","default_time":30,"no_draw_before":0,"acceleration":"baku","swap_last_rounds":false,"prohibited":[[4,6]],"schedule":[{"round":1,"starts":"2026-11-29T16:00"}],"numbering":"rating-title-name","fide_mode":true}"#;

#[test]
fn the_section() {
    check(
        TournamentAdded { setup: settings() },
        "tournament-added",
        &format!(r#"{{"setup":{SETTINGS}}}"#),
    );
    check(
        TournamentSetupChanged { tournament: T, setup: settings(), reason: s("why") },
        "tournament-setup-changed",
        &format!(r#"{{"tournament":2,"setup":{SETTINGS},"reason":"why"}}"#),
    );
}

#[test]
fn readings_of_the_pairing_system_stand_in_the_settings() {
    let pairing_readings = [(s("lim_maxi"), s("yes"))].into();
    let setup = SetupBody { pairing_readings, ..settings() };
    let with = SETTINGS.replace(
        r#","fide_mode":true"#,
        r#","fide_mode":true,"pairing_readings":{"lim_maxi":"yes"}"#,
    );
    check(TournamentAdded { setup }, "tournament-added", &format!(r#"{{"setup":{with}}}"#));
}

#[test]
fn the_exemption_of_norms_stands_in_the_settings() {
    let setup = SetupBody { norm_exemption: s("zonal"), ..settings() };
    let with =
        SETTINGS.replace(r#","fide_mode":true"#, r#","fide_mode":true,"norm_exemption":"zonal""#);
    check(TournamentAdded { setup }, "tournament-added", &format!(r#"{{"setup":{with}}}"#));
}

#[test]
fn the_last_forfeit_of_norms_stands_in_the_settings() {
    let setup = SetupBody { norm_last_forfeit: true, ..settings() };
    let with =
        SETTINGS.replace(r#","fide_mode":true"#, r#","fide_mode":true,"norm_last_forfeit":true"#);
    check(TournamentAdded { setup }, "tournament-added", &format!(r#"{{"setup":{with}}}"#));
}

#[test]
fn settings_without_the_optional_fields_are_read() {
    let old = SETTINGS.replace(r#","numbering":"rating-title-name","fide_mode":true"#, "");
    let read = Fact::decode("tournament-added", 1, format!(r#"{{"setup":{old}}}"#).as_bytes());
    let setup = SetupBody { numbering: s(""), fide_mode: false, ..settings() };
    assert_eq!(read, Ok(TournamentAdded { setup }.into()));
}

#[test]
fn settings_added_to_reports_and_ratings() {
    let (first_round, last_round) = (RoundNo(1), RoundNo(2));
    let setup = SetupBody {
        unrated_as: Some(1400),
        lot_seed: String::new(),
        lot_numbers: Vec::new(),
        readings: Default::default(),
        pairing_readings: Default::default(),
        hand_values: Vec::new(),
        norm_exemption: String::new(),
        norm_last_forfeit: false,
        virtual_points: vec![VirtualPointsBody {
            first_round,
            last_round,
            points: 10,
            entrants: vec![ANA],
        }],
        prohibited_in: vec![ProhibitedInBody { first_round, last_round, group: vec![ANA, BRUNO] }],
        rating_order: vec![s("rapid"), s("standard")],
        ..settings()
    };
    let added = r#","unrated_as":1400,"virtual_points":[{"first_round":1,"last_round":2,"points":10,"entrants":[4]}],"prohibited_in":[{"first_round":1,"last_round":2,"group":[4,6]}],"rating_order":["rapid","standard"]}"#;
    let bytes = SETTINGS.replace(r#""fide_mode":true}"#, &format!(r#""fide_mode":true{added}"#));
    check(TournamentAdded { setup }, "tournament-added", &format!(r#"{{"setup":{bytes}}}"#));
}

#[test]
fn people() {
    check(
        PersonAdded { private: s("ab"), federation: s("ESP"), title: s("GM"), sex: s("w") },
        "person-added",
        r#"{"private":"ab","federation":"ESP","title":"GM","sex":"w"}"#,
    );
    check(
        PersonCorrected {
            person: PersonId(3),
            private: s("cd"),
            federation: s(""),
            title: s(""),
            sex: s("m"),
        },
        "person-corrected",
        r#"{"person":3,"private":"cd","federation":"","title":"","sex":"m"}"#,
    );
    check(
        PersonErased { person: PersonId(3), reason: s("asked") },
        "person-erased",
        r#"{"person":3,"reason":"asked"}"#,
    );
    let private = PersonPrivate { name: s("Ruiz, Ana"), birth: s("1990"), ..Default::default() };
    let bytes = r#"{"name":"Ruiz, Ana","birth":"1990","fide_id":"","club":"","contact":""}"#;
    assert_eq!(String::from_utf8(private.encode()).unwrap(), bytes);
    assert_eq!(PersonPrivate::decode(bytes.as_bytes()), Some(private));
}

#[test]
fn entries() {
    let rating = || RatingBody {
        value: 2100,
        list: s("FIDE standard"),
        month: s("2026-11"),
        by_hand: false,
        k: None,
        games: None,
    };
    let missed = MissedBody { round: RoundNo(1), kind: ByeKind::HalfPoint };
    check(
        RatingSet {
            tournament: T,
            entrant: EntrantId(4),
            rating: Some(RatingBody { k: Some(40), games: Some(9), ..rating() }),
        },
        "rating-set",
        r#"{"tournament":2,"entrant":4,"rating":{"value":2100,"list":"FIDE standard","month":"2026-11","by_hand":false,"k":40,"games":9}}"#,
    );
    check(
        Entered {
            tournament: T,
            participant: ParticipantBody::Player(PersonId(3)),
            rating: Some(rating()),
            from_round: RoundNo(2),
            missed: vec![missed],
        },
        "entered",
        r#"{"tournament":2,"participant":{"player":3},"rating":{"value":2100,"list":"FIDE standard","month":"2026-11","by_hand":false},"from_round":2,"missed":[{"round":1,"kind":"H"}]}"#,
    );
    check(
        Entered {
            tournament: T,
            participant: ParticipantBody::Team(s("Casino")),
            rating: None,
            from_round: RoundNo(1),
            missed: Vec::new(),
        },
        "entered",
        r#"{"tournament":2,"participant":{"team":"Casino"},"rating":null,"from_round":1,"missed":[]}"#,
    );
    check(
        EntryRemoved { tournament: T, entrant: ANA, reason: s("") },
        "entry-removed",
        r#"{"tournament":2,"entrant":4,"reason":""}"#,
    );
    check(
        RatingSet { tournament: T, entrant: ANA, rating: Some(rating()) },
        "rating-set",
        r#"{"tournament":2,"entrant":4,"rating":{"value":2100,"list":"FIDE standard","month":"2026-11","by_hand":false}}"#,
    );
    check(
        NumbersAssigned {
            tournament: T,
            numbers: vec![NumberBody { entrant: ANA, number: Tpn(1) }],
        },
        "numbers-assigned",
        r#"{"tournament":2,"numbers":[{"entrant":4,"number":1}]}"#,
    );
}

#[test]
fn leaving_and_byes() {
    let (tournament, entrant, from_round, round) = (T, ANA, RoundNo(2), RoundNo(2));
    check(
        Withdrawn { tournament, entrant, from_round, reason: s("ill") },
        "withdrawn",
        r#"{"tournament":2,"entrant":4,"from_round":2,"reason":"ill"}"#,
    );
    check(
        Expelled { tournament, entrant, from_round, reason: s("telephone") },
        "expelled",
        r#"{"tournament":2,"entrant":4,"from_round":2,"reason":"telephone"}"#,
    );
    check(
        Returned { tournament, entrant, from_round },
        "returned",
        r#"{"tournament":2,"entrant":4,"from_round":2}"#,
    );
    for (kind, letter) in
        [(ByeKind::FullPoint, "F"), (ByeKind::HalfPoint, "H"), (ByeKind::ZeroPoint, "Z")]
    {
        check(
            ByeGranted { tournament, entrant, round, kind, reason: s("") },
            "bye-granted",
            &format!(r#"{{"tournament":2,"entrant":4,"round":2,"kind":"{letter}","reason":""}}"#),
        );
    }
    check(
        ByeRevoked { tournament, entrant, round },
        "bye-revoked",
        r#"{"tournament":2,"entrant":4,"round":2}"#,
    );
}

#[test]
fn pairing_by_hand() {
    let (tournament, round) = (T, RoundNo(1));
    let draft = |locked| DraftBody {
        pairs: vec![DraftPairBody { white: ANA, black: BRUNO, locked }],
        bye: Some(CARLA),
    };
    check(
        HandSessionOpened { tournament, round, draft: draft(false) },
        "hand-session-opened",
        r#"{"tournament":2,"round":1,"draft":{"pairs":[{"white":4,"black":6,"locked":false}],"bye":8}}"#,
    );
    check(
        HandStep { tournament, round, step: s("lock"), entrants: vec![ANA], draft: draft(true) },
        "hand-step",
        r#"{"tournament":2,"round":1,"step":"lock","entrants":[4],"draft":{"pairs":[{"white":4,"black":6,"locked":true}],"bye":8}}"#,
    );
    check(
        HandSessionClosed { tournament, round },
        "hand-session-closed",
        r#"{"tournament":2,"round":1}"#,
    );
}

#[test]
fn rounds() {
    check(
        RoundPublished {
            tournament: T,
            round: RoundNo(1),
            games: vec![GameBody { id: GAME, board: BoardNo(1), white: ANA, black: BRUNO }],
            bye: None,
            absentees: vec![AbsenteeBody { entrant: CARLA, kind: ByeKind::ZeroPoint }],
            engine: EngineBody { name: s("hand"), version: s("1.0"), edition: s("berger") },
            input_hash: s("ab"),
            hand_changes: vec![s("colors 1")],
            confirmed: vec![FindingBody {
                kind: s("rematch"),
                article: s("C.04.1 2"),
                entrants: vec![ANA, BRUNO],
            }],
            standings_digest: s(""),
            reason: String::new(),
        },
        "round-published",
        r#"{"tournament":2,"round":1,"games":[{"id":90001,"board":1,"white":4,"black":6}],"bye":null,"absentees":[{"entrant":8,"kind":"Z"}],"engine":{"name":"hand","version":"1.0","edition":"berger"},"input_hash":"ab","hand_changes":["colors 1"],"confirmed":[{"kind":"rematch","article":"C.04.1 2","entrants":[4,6]}],"standings_digest":""}"#,
    );
    check(
        RoundUnpublished { tournament: T, round: RoundNo(1), reason: s("x"), case: s("rules") },
        "round-unpublished",
        r#"{"tournament":2,"round":1,"reason":"x","case":"rules"}"#,
    );
}

#[test]
fn results() {
    let (tournament, game) = (T, GAME);
    let played = |white, black, rated| Outcome::Played { white, black, rated };
    let (win, draw, loss) = (Score::Win, Score::Draw, Score::Loss);
    for (outcome, code) in [
        (played(win, loss, true), "1-0"),
        (played(draw, draw, true), "=-="),
        (played(loss, win, true), "0-1"),
        (played(draw, loss, true), "=-0"),
        (played(loss, draw, true), "0-="),
        (played(loss, loss, true), "0-0"),
        (played(win, loss, false), "W-L"),
        (played(draw, draw, false), "D-D"),
        (played(loss, win, false), "L-W"),
        (played(draw, loss, false), "D-L"),
        (played(loss, draw, false), "L-D"),
        (played(loss, loss, false), "L-L"),
        (Outcome::Forfeit { winner: Some(Color::White) }, "+--"),
        (Outcome::Forfeit { winner: Some(Color::Black) }, "--+"),
        (Outcome::Forfeit { winner: None }, "---"),
    ] {
        check(
            ResultReported { tournament, game, outcome, source: s("slip"), pass: 2 },
            "result-reported",
            &format!(
                r#"{{"tournament":2,"game":90001,"outcome":"{code}","source":"slip","pass":2}}"#
            ),
        );
    }
    check(
        ResultSettled { tournament, game, outcome: Outcome::DRAW, reason: s("") },
        "result-settled",
        r#"{"tournament":2,"game":90001,"outcome":"=-=","reason":""}"#,
    );
    check(ResultCleared { tournament, game }, "result-cleared", r#"{"tournament":2,"game":90001}"#);
    for (effect, name) in
        [(CorrectionEffect::Standings, "standings"), (CorrectionEffect::RatingOnly, "ratingOnly")]
    {
        check(
            ResultCorrected {
                tournament,
                game,
                was: Outcome::DRAW,
                is: Outcome::BLACK_WINS,
                reason: s("slip"),
                effect,
            },
            "result-corrected",
            &format!(
                r#"{{"tournament":2,"game":90001,"was":"=-=","is":"0-1","reason":"slip","effect":"{name}"}}"#
            ),
        );
    }
    check(
        GameAdjourned { tournament, game, details: Some(json!({ "move": 41 })) },
        "game-adjourned",
        r#"{"tournament":2,"game":90001,"details":{"move":41}}"#,
    );
    assert_eq!(
        Fact::decode("game-adjourned", 1, br#"{"tournament":2,"game":90001}"#),
        Ok(GameAdjourned { tournament, game, details: None }.into())
    );
}

#[test]
fn sheets_and_rulings() {
    check(
        SheetAttached {
            tournament: T,
            game: GAME,
            text: s("1. e4"),
            language: s("auto"),
            start: s(""),
            moves: vec![s("e2e4")],
            end_open: false,
        },
        "sheet-attached",
        r#"{"tournament":2,"game":90001,"text":"1. e4","language":"auto","start":"","moves":["e2e4"]}"#,
    );
    check(
        RulingMade {
            tournament: Some(T),
            game: None,
            input: json!({ "claim": "repetition" }),
            verdict: s("upheld"),
            printed: json!(["because"]),
            language: s("es"),
            program: s("1.0"),
            note: s(""),
            told: None,
            kind: s(""),
            also: Vec::new(),
        },
        "ruling-made",
        r#"{"tournament":2,"game":null,"input":{"claim":"repetition"},"verdict":"upheld","printed":["because"],"language":"es","program":"1.0","note":""}"#,
    );
}

trait InIncident {
    fn in_incident(self) -> IncidentLogged;
}

impl InIncident for ClocksBody {
    fn in_incident(self) -> IncidentLogged {
        IncidentLogged {
            tournament: Some(T),
            round: Some(RoundNo(1)),
            game: Some(GAME),
            entrant: None,
            kind: s("clock-adjusted"),
            count: 1,
            minutes: 0,
            consequence: s(""),
            edition: s("2023"),
            articles: vec![s("6.10.2")],
            printed: json!(null),
            language: s("en"),
            note: s("arbiter's slip"),
            clocks: Some(self),
            told: None,
            also: Vec::new(),
            regime: None,
        }
    }
}

#[test]
fn photos_and_the_round_clock() {
    check(
        PhotoAttached {
            tournament: Some(T),
            game: Some(GAME),
            ruling: None,
            attachment: s("ab"),
            name: s("sheets.jpg"),
            media: s("image/jpeg"),
            size: 2_400_000,
            note: s("both sheets"),
        },
        "photo-attached",
        r#"{"tournament":2,"game":90001,"ruling":null,"attachment":"ab","name":"sheets.jpg","media":"image/jpeg","size":2400000,"note":"both sheets"}"#,
    );
    check(
        PhotoRemoved { photo: PhotoId(41), reason: s("other board") },
        "photo-removed",
        r#"{"photo":41,"reason":"other board"}"#,
    );
    check(
        RoundStartSet {
            tournament: T,
            round: RoundNo(1),
            starts: s("2026-11-29T16:10"),
            reason: s("late bus"),
        },
        "round-start-set",
        r#"{"tournament":2,"round":1,"starts":"2026-11-29T16:10","reason":"late bus"}"#,
    );
    check(
        ArrivalMarked { tournament: T, game: GAME, side: s("white"), arrival: s("awaited") },
        "arrival-marked",
        r#"{"tournament":2,"game":90001,"side":"white","arrival":"awaited"}"#,
    );
}

#[test]
fn boards() {
    check(
        EnvelopeOpened {
            tournament: T,
            game: GAME,
            envelope: s("opened"),
            written: s("Ac1-f4"),
            language: s("es"),
            meaning: s("ok"),
            uci: s("c1f4"),
            outcome: s("goesOn"),
            edition: s("2023"),
            articles: vec![s("I.7")],
            printed: json!({ "sentence": "x" }),
            printed_language: s("es"),
            note: s(""),
            also: Vec::new(),
        },
        "envelope-opened",
        r#"{"tournament":2,"game":90001,"envelope":"opened","written":"Ac1-f4","language":"es","meaning":"ok","uci":"c1f4","outcome":"goesOn","edition":"2023","articles":["I.7"],"printed":{"sentence":"x"},"printed_language":"es","note":""}"#,
    );
    check(
        IncidentLogged {
            tournament: Some(T),
            round: Some(RoundNo(1)),
            game: Some(GAME),
            entrant: Some(ANA),
            kind: s("illegal-move"),
            count: 1,
            minutes: 2,
            consequence: s("goesOn"),
            edition: s("2023"),
            articles: vec![s("7.5.5")],
            printed: json!(null),
            language: s("en"),
            note: s("n"),
            clocks: None,
            told: None,
            also: Vec::new(),
            regime: None,
        },
        "incident-logged",
        r#"{"tournament":2,"round":1,"game":90001,"entrant":4,"kind":"illegal-move","count":1,"minutes":2,"consequence":"goesOn","edition":"2023","articles":["7.5.5"],"printed":null,"language":"en","note":"n"}"#,
    );
    check(
        ClocksBody { white_seconds: -60, after_ply: Some(47), ..ClocksBody::default() }
            .in_incident(),
        "incident-logged",
        r#"{"tournament":2,"round":1,"game":90001,"entrant":null,"kind":"clock-adjusted","count":1,"minutes":0,"consequence":"","edition":"2023","articles":["6.10.2"],"printed":null,"language":"en","note":"arbiter's slip","clocks":{"white_seconds":-60,"black_seconds":0,"after_ply":47}}"#,
    );
    check(
        IncidentLogged {
            kind: s("illegal-move"),
            articles: vec![s("A.5.2")],
            note: s(""),
            clocks: None,
            regime: Some(RegimeBody {
                pace: s("rapid"),
                by_clause: true,
                loses_on: Some(3),
                ..RegimeBody::default()
            }),
            ..ClocksBody::default().in_incident()
        },
        "incident-logged",
        r#"{"tournament":2,"round":1,"game":90001,"entrant":null,"kind":"illegal-move","count":1,"minutes":0,"consequence":"","edition":"2023","articles":["A.5.2"],"printed":null,"language":"en","note":"","regime":{"pace":"rapid","supervised":false,"by_clause":true,"loses_on":3}}"#,
    );
    check(
        IncidentWithdrawn { incident: IncidentId(40), reason: s("wrong board") },
        "incident-withdrawn",
        r#"{"incident":40,"reason":"wrong board"}"#,
    );
    check(
        RulingAppealed { ruling: RulingId(30), by: s("Ruiz, Ana"), reason: s("count") },
        "ruling-appealed",
        r#"{"ruling":30,"by":"Ruiz, Ana","reason":"count"}"#,
    );
    check(
        AppealDecided {
            ruling: RulingId(30),
            decision: s("overturned"),
            by: s("committee"),
            reason: s("sheet"),
        },
        "appeal-decided",
        r#"{"ruling":30,"decision":"overturned","by":"committee","reason":"sheet"}"#,
    );
    check(
        PrizesSet {
            tournament: T,
            fund: PrizeFundBody {
                currency: s("EUR"),
                places: vec![30_000, 20_000],
                sharing: s("hort"),
                rounding: s("down"),
                unit: 100,
                budget: Some(60_000),
                cumulation: s("one"),
                withdrawn: s("out"),
                categories: vec![PrizeCategoryBody {
                    name: s("U14"),
                    prizes: vec![5_000],
                    filter: CategoryBody {
                        age_to: Some(14),
                        only: vec![ANA],
                        ..CategoryBody::default()
                    },
                    ..PrizeCategoryBody::default()
                }],
                ..PrizeFundBody::default()
            },
        },
        "prizes-set",
        r#"{"tournament":2,"fund":{"currency":"EUR","places":[30000,20000],"sharing":"hort","undivided":0,"least_share":null,"rounding":"down","unit":100,"budget":60000,"cumulation":"one","withdrawn":"out","categories":[{"name":"U14","prizes":[5000],"group":0,"filter":{"age_from":null,"age_to":14,"sex":"","rating_from":null,"rating_to":null,"unrated":"","clubs":[],"federations":[],"titles":[],"only":[4]}}]}}"#,
    );
    assert_eq!(
        Fact::decode("prizes-set", 1, br#"{"tournament":2,"fund":{}}"#),
        Ok(PrizesSet { tournament: T, fund: PrizeFundBody::default() }.into())
    );
    let details = AdjournmentDetails {
        position: s("fen"),
        sealer: s("white"),
        move_number: 41,
        white_used: Some(7200),
        ..Default::default()
    };
    assert_eq!(
        details.kept().to_string(),
        r#"{"black_used":null,"draw_offer":"","kept_by":"","move_number":41,"moves":[],"note":"","position":"fen","resumes_at":"","sealer":"white","venue":"","white_used":7200}"#,
    );
    let body = GameAdjourned { tournament: T, game: GAME, details: Some(details.kept()) };
    assert_eq!(AdjournmentDetails::of(&body), Some(details));
}

#[test]
fn codes_that_are_none_are_damage() {
    let report = |code: &str| {
        let body =
            format!(r#"{{"tournament":2,"game":9,"outcome":"{code}","source":"desk","pass":1}}"#);
        Fact::decode("result-reported", 1, body.as_bytes())
    };
    for code in ["1-1", "", "1/2", "+"] {
        assert!(matches!(report(code), Err(UnknownFact::Damaged { .. })), "{code:?}");
    }
}
