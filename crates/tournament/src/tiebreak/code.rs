//! Codes of tie-breaks as TRF records 202 and 212 spell them: `BH/C1`, `KS/L+1`, `AOB/F`.

use std::fmt;
use std::str::FromStr;

use super::{Edition, System};

/// A tie-break with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    /// Which tie-break.
    pub kind: Kind,
    /// `/Ck`, `/Mk`: what is left out of the sum (C.07 14).
    pub cut: Cut,
    /// `/L±k`: half points added to the Koya limit (C.07 9.2).
    pub limit: i8,
    /// `/F`: Fore Buchholz instead of Buchholz, in AOB.
    pub fore: Fore,
    /// `/P`: what a forfeit is taken for.
    pub forfeits: Forfeits,
    /// `/R`: which end of the values is first.
    pub direction: Direction,
    /// What the event calls a tie-break of its own, whose values come by hand: `AGE` of `OTHER_AGE`.
    pub own: Own,
}

/// A short name of an event's own, in capital letters; without one, empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Own([u8; 16]);

impl Own {
    /// Reads letters, digits, hyphens and underscores, sixteen at most.
    fn read(text: &str) -> Option<Own> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        let mut name = [0; 16];
        let room = name.get_mut(..text.len()).filter(|room| !room.is_empty())?;
        text.bytes().all(fits).then(|| room.copy_from_slice(text.as_bytes()))?;
        Some(Own(name))
    }

    /// The name as a list writes it, `AGE` or `OTHER_AGE`; of `HAND` the empty one. `None` where a
    /// list could not hold it.
    pub fn named(text: &str) -> Option<Own> {
        let upper = text.trim().to_ascii_uppercase();
        match upper.strip_prefix("OTHER_").unwrap_or(&upper) {
            "" | "HAND" => Some(Own::default()),
            name => Own::read(name),
        }
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0[0] == 0
    }
}

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.0.iter().take_while(|byte| **byte != 0);
        f.pad(&letters.map(|byte| char::from(*byte)).collect::<String>())
    }
}

/// The individual tie-breaks of C.07, and the points themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Points: the primary score.
    Pts,
    /// Direct encounter (6).
    De,
    /// Rounds with the points of a win (7.1).
    Win,
    /// Games won over the board (7.2).
    Won,
    /// Games played with Black (7.3).
    Bpg,
    /// Games won with Black (7.4).
    Bwg,
    /// Progressive score (7.5).
    Ps,
    /// Rounds elected to play (7.6).
    Rep,
    /// Standard points (7.7).
    Std,
    /// Pairing number, the lowest first (7.8).
    Tpn,
    /// Buchholz (8.1).
    Bh,
    /// Average of opponents' Buchholz (8.2).
    Aob,
    /// Fore Buchholz (8.3).
    Fb,
    /// Sonneborn-Berger (9.1).
    Sb,
    /// Koya (9.2).
    Ks,
    /// Average rating of opponents (10.1).
    Aro,
    /// Tournament performance rating (10.2).
    Tpr,
    /// Perfect tournament performance (10.3).
    Ptp,
    /// Average performance rating of opponents (10.4).
    Apro,
    /// Average perfect performance of opponents (10.5).
    Appo,
    /// Rating (10.6).
    Rtng,
    /// Points of the running table of Keizer ([`crate::keizer`]); no regulation knows them.
    Keizer,
    /// A value from outside, entered by hand: a play-off, a blitz tournament. The highest first.
    Hand,
    /// C.07 4.2: the number that was drawn by lot, the lowest first.
    Lot,
}

/// Which contributions are left out (C.07 14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cut {
    /// None.
    #[default]
    Nothing,
    /// `/Ck`: the k least significant.
    Lowest(u8),
    /// `/Mk`: the k least and the k most significant.
    Both(u8),
}

impl Cut {
    /// How many go at the low end and at the high end.
    pub fn counts(self) -> (usize, usize) {
        match self {
            Cut::Nothing => (0, 0),
            Cut::Lowest(low) => (usize::from(low), 0),
            Cut::Both(each) => (usize::from(each), usize::from(each)),
        }
    }
}

/// Whether AOB averages Buchholz or Fore Buchholz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fore {
    /// Buchholz.
    #[default]
    No,
    /// `/F`.
    Yes,
}

/// What a forfeit is taken for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forfeits {
    /// Rounds not played.
    #[default]
    Unplayed,
    /// `/P`: played against the scheduled opponent.
    Played,
}

/// Which end is first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// The one the regulations give.
    #[default]
    Usual,
    /// `/R`: the other one.
    Reversed,
}

impl Kind {
    /// All kinds, in the order of the regulations.
    pub const ALL: [Kind; 24] = [
        Kind::Pts,
        Kind::De,
        Kind::Win,
        Kind::Won,
        Kind::Bpg,
        Kind::Bwg,
        Kind::Ps,
        Kind::Rep,
        Kind::Std,
        Kind::Tpn,
        Kind::Bh,
        Kind::Aob,
        Kind::Fb,
        Kind::Sb,
        Kind::Ks,
        Kind::Aro,
        Kind::Tpr,
        Kind::Ptp,
        Kind::Apro,
        Kind::Appo,
        Kind::Rtng,
        Kind::Keizer,
        Kind::Hand,
        Kind::Lot,
    ];

    /// The acronym: `BH`.
    pub fn acronym(self) -> &'static str {
        match self {
            Kind::Pts => "PTS",
            Kind::De => "DE",
            Kind::Win => "WIN",
            Kind::Won => "WON",
            Kind::Bpg => "BPG",
            Kind::Bwg => "BWG",
            Kind::Ps => "PS",
            Kind::Rep => "REP",
            Kind::Std => "STD",
            Kind::Tpn => "TPN",
            Kind::Bh => "BH",
            Kind::Aob => "AOB",
            Kind::Fb => "FB",
            Kind::Sb => "SB",
            Kind::Ks => "KS",
            Kind::Aro => "ARO",
            Kind::Tpr => "TPR",
            Kind::Ptp => "PTP",
            Kind::Apro => "APRO",
            Kind::Appo => "APPO",
            Kind::Rtng => "RTNG",
            Kind::Keizer => "KEIZER",
            Kind::Hand => "HAND",
            Kind::Lot => "LOT",
        }
    }

    /// Whether ratings are needed, so that an unrated participant removes it from the list
    /// (C.07 10).
    pub fn needs_ratings(self) -> bool {
        match self {
            Kind::Aro | Kind::Tpr | Kind::Ptp | Kind::Apro | Kind::Appo | Kind::Rtng => true,
            Kind::Pts
            | Kind::De
            | Kind::Win
            | Kind::Won
            | Kind::Bpg
            | Kind::Bwg
            | Kind::Ps
            | Kind::Rep
            | Kind::Std
            | Kind::Tpn
            | Kind::Bh
            | Kind::Aob
            | Kind::Fb
            | Kind::Sb
            | Kind::Ks
            | Kind::Keizer
            | Kind::Hand
            | Kind::Lot => false,
        }
    }

    /// Whether no regulation knows it, so that a report calls it `OTHER_…`.
    pub fn is_own(self) -> bool {
        matches!(self, Kind::Keizer | Kind::Hand | Kind::Lot)
    }

    fn takes_cut(self, cut: Cut) -> bool {
        match cut {
            Cut::Nothing => true,
            Cut::Lowest(_) => {
                matches!(self, Kind::Bh | Kind::Fb | Kind::Sb | Kind::Ps | Kind::Aro)
            }
            Cut::Both(_) => matches!(self, Kind::Bh | Kind::Fb | Kind::Sb | Kind::Aro),
        }
    }

    fn takes_forfeits_as_played(self) -> bool {
        matches!(self, Kind::De | Kind::Bh | Kind::Aob | Kind::Fb | Kind::Sb)
    }
}

impl Code {
    /// A tie-break without modifiers.
    pub const fn new(kind: Kind) -> Code {
        Code {
            kind,
            cut: Cut::Nothing,
            limit: 0,
            fore: Fore::No,
            forfeits: Forfeits::Unplayed,
            direction: Direction::Usual,
            own: Own([0; 16]),
        }
    }

    /// A whole list, separated by commas: `PTS,DE,BH/C1`.
    ///
    /// # Errors
    /// The first code that cannot be read.
    pub fn list(text: &str) -> Result<Vec<Code>, CodeError> {
        text.split([',', ';'])
            .map(str::trim)
            .filter(|code| !code.is_empty())
            .map(str::parse)
            .collect()
    }

    /// A whole list as a file gives it: what can be computed, and why the rest cannot.
    pub fn read_list(text: &str) -> (Vec<Code>, Vec<CodeError>) {
        let (mut codes, mut problems) = (Vec::new(), Vec::new());
        for code in text.split([',', ';']).map(str::trim).filter(|code| !code.is_empty()) {
            match code.parse() {
                Ok(code) => codes.push(code),
                Err(problem) => problems.push(problem),
            }
        }
        (codes, problems)
    }

    /// Whether it is the points as they are, without a modifier.
    pub fn is_points(self) -> bool {
        self == Code::new(Kind::Pts)
    }

    /// A list without the points at its head: they are what a ranking begins with (C.07 4.2), not a tie-break. They stay
    /// where something behind them would lead in their place.
    pub fn led_by_points(list: Vec<Code>) -> Vec<Code> {
        let leads = |code: &Code| matches!(code.kind, Kind::Pts | Kind::Keizer);
        led_by_points(list, |code| code.is_points(), leads)
    }

    /// Whether an arbiter should be offered it: Buchholz and its kin have no place in round robins
    /// (C.07 of 2026-03, 15.2), Koya has none in Swiss events, and STD, TPN and RTNG came in 2026.
    pub fn is_offered(self, system: System, edition: Edition) -> bool {
        self.not_offered(system, edition).is_none()
    }

    /// Why an arbiter should not be offered it; what a file asks for is computed all the same.
    pub fn not_offered(self, system: System, edition: Edition) -> Option<NotOffered> {
        match (self.kind, system) {
            (Kind::Std | Kind::Tpn | Kind::Rtng, _) if !edition.has_std_tpn_rtng() => {
                Some(NotOffered::NotInEdition)
            }
            (Kind::Bh | Kind::Fb | Kind::Aob, System::RoundRobin)
                if !edition.allows_buchholz_in_round_robins() =>
            {
                Some(NotOffered::BuchholzInRoundRobin)
            }
            (Kind::Ks, System::Swiss) => Some(NotOffered::KoyaInSwiss),
            _ => None,
        }
    }

    /// Every tie-break to show when all are asked for, with the usual modifiers.
    pub fn catalog(system: System, edition: Edition) -> Vec<Code> {
        const ALL: &str = "DE,WIN,WON,BPG,BWG,PS,PS/C1,PS/C2,REP,STD,TPN,BH,BH/C1,BH/C2,BH/M1,BH/M2,\
            BH/P,BH/C1/P,AOB,AOB/F,FB,FB/C1,FB/C2,FB/M1,SB,SB/C1,SB/C2,SB/P,KS,ARO,ARO/C1,ARO/C2,\
            ARO/M1,TPR,PTP,APRO,APPO,RTNG";
        let codes = Code::list(ALL).expect("the list is checked by a test");
        codes.into_iter().filter(|code| code.is_offered(system, edition)).collect()
    }

    pub(crate) fn modify(&mut self, modifier: &str) -> Option<()> {
        let mut letters = modifier.chars();
        let letter = letters.next()?.to_ascii_uppercase();
        let rest = letters.as_str();
        match letter {
            'C' | 'M' => {
                let count = if rest.is_empty() { 1 } else { rest.parse().ok()? };
                let cut = match (count, letter) {
                    (0, _) => Cut::Nothing,
                    (_, 'C') => Cut::Lowest(count),
                    _ => Cut::Both(count),
                };
                self.cut = Some(cut).filter(|cut| self.kind.takes_cut(*cut))?;
            }
            'L' if self.kind == Kind::Ks => {
                self.limit = rest.strip_prefix('+').unwrap_or(rest).parse().ok()?;
            }
            'P' if rest.is_empty() && self.kind.takes_forfeits_as_played() => {
                self.forfeits = Forfeits::Played;
            }
            'F' if rest.is_empty() => match self.kind {
                Kind::Bh | Kind::Fb => self.kind = Kind::Fb,
                Kind::Aob => self.fore = Fore::Yes,
                _ => return None,
            },
            'R' if rest.is_empty() => self.direction = Direction::Reversed,
            _ => return None,
        }
        Some(())
    }
}

/// Why a tie-break has no place in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotOffered {
    /// STD, TPN and RTNG came with C.07 of 2026-03 (7.7, 7.8, 10.6).
    NotInEdition,
    /// C.07 of 2026-03, 15.2: Buchholz and its kin are not for round robins.
    BuchholzInRoundRobin,
    /// C.07 9.2: Koya is for round robins.
    KoyaInSwiss,
}

/// Names of the team tie-breaks of C.07 11 to 13.
const TEAM: [&str; 21] = [
    "MPVGP", "MP", "GP", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "ESB", "EDE", "EDEC", "EDET", "EDEB",
    "EDEBT", "EDEBB", "SSSC", "BC", "TBR", "BBE", "MPTS", "GPTS", "EGSB",
];

/// A text that is no tie-break of an individual event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// No tie-break of the regulations, and not an event's own `OTHER_…`.
    #[error("expected a tie-break such as BH/C1 or DE, found {0:?}")]
    Unknown(String),
    /// A tie-break that only teams have.
    #[error("expected a tie-break of individual events, found the team tie-break {0:?}")]
    Team(String),
    /// A tie-break that only individual events have.
    #[error("expected a tie-break of teams, found {0:?}, which teams do not have")]
    Individual(String),
    /// A modifier that the tie-break does not take.
    #[error("expected a modifier that {kind} takes, found {modifier:?}")]
    Modifier {
        /// Acronym of the tie-break.
        kind: &'static str,
        /// The modifier as read.
        modifier: String,
    },
}

/// Reads either case, old hyphens (`BH-C1`), glued cuts (`BHC1`) and old names (`GE`).
impl FromStr for Code {
    type Err = CodeError;
    fn from_str(text: &str) -> Result<Code, CodeError> {
        let upper = text.trim().to_ascii_uppercase();
        let mut parts = upper.split('/');
        let head = parts.next().unwrap_or_default();
        let (head, points) = head.split_once(':').unwrap_or((head, ""));
        if TEAM.contains(&head) || matches!(points, "MP" | "GP") {
            return Err(CodeError::Team(text.to_owned()));
        }
        let mut own = Own::default();
        let head = match head.strip_prefix("OTHER_") {
            Some(name) if kind_of(name).is_some_and(Kind::is_own) => name,
            Some(name) => {
                let unknown = || CodeError::Unknown(text.trim().to_owned());
                own = Own::read(name).ok_or_else(unknown)?;
                Kind::Hand.acronym()
            }
            None => head,
        };
        let (kind, glued) =
            split_head(head).ok_or_else(|| CodeError::Unknown(text.trim().to_owned()))?;
        let mut code = Code { own, ..Code::new(kind) };
        for modifier in glued.into_iter().chain(parts) {
            code.modify(modifier).ok_or_else(|| CodeError::Modifier {
                kind: kind.acronym(),
                modifier: modifier.to_owned(),
            })?;
        }
        Ok(code)
    }
}

/// The name, and a cut written without a slash.
fn split_head(head: &str) -> Option<(Kind, Option<&str>)> {
    if let Some(kind) = kind_of(head) {
        return Some((kind, None));
    }
    if let Some((name, cut)) = head.split_once('-') {
        return Some((kind_of(name)?, Some(cut)));
    }
    let digits = head.len() - head.trim_end_matches(|letter: char| letter.is_ascii_digit()).len();
    let at = head.len().checked_sub(digits + 1).filter(|_| digits > 0)?;
    let (name, cut) = head.split_at_checked(at)?;
    cut.starts_with(['C', 'M']).then_some((kind_of(name)?, Some(cut)))
}

fn kind_of(name: &str) -> Option<Kind> {
    match name {
        "GE" => Some(Kind::Rep),
        _ => Kind::ALL.into_iter().find(|kind| kind.acronym() == name),
    }
}

/// The spelling of records 202 and 212. The Koya limit always shows its sign, so that no program
/// can take it for a percentage.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = match self.own.is_empty() {
            true => self.kind.acronym().to_owned(),
            false => format!("OTHER_{}", self.own),
        };
        match self.cut {
            Cut::Nothing => {}
            Cut::Lowest(count) => text.push_str(&format!("/C{count}")),
            Cut::Both(count) => text.push_str(&format!("/M{count}")),
        }
        if self.limit != 0 {
            text.push_str(&format!("/L{:+}", self.limit));
        }
        if self.fore == Fore::Yes {
            text.push_str("/F");
        }
        if self.forfeits == Forfeits::Played {
            text.push_str("/P");
        }
        if self.direction == Direction::Reversed {
            text.push_str("/R");
        }
        f.pad(&text)
    }
}

/// See [`Code::led_by_points`]. Once the points have decided, a second naming of them splits nobody.
pub(crate) fn led_by_points<T>(
    mut list: Vec<T>,
    is_points: impl Fn(&T) -> bool,
    leads: impl Fn(&T) -> bool,
) -> Vec<T> {
    if !list.first().is_some_and(&is_points) {
        return list;
    }
    let points = list.remove(0);
    list.retain(|code| !is_points(code));
    if list.iter().any(leads) {
        list.insert(0, points);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::{Code, CodeError};
    use crate::tiebreak::{Edition, System};

    fn check(text: &str, printed: &str) {
        let code: Code = text.parse().unwrap();
        assert_eq!(code.to_string(), printed);
        assert_eq!(printed.parse(), Ok(code), "what is printed can be read");
    }

    #[test]
    fn spellings_are_read_and_written() {
        check("BH", "BH");
        check("bh/c1/p", "BH/C1/P");
        check("BH/P/C1", "BH/C1/P");
        check("BH-C1", "BH/C1");
        check("BHC1", "BH/C1");
        check("BH/M2", "BH/M2");
        check("BH/F", "FB");
        check("AOB/F", "AOB/F");
        check("GE", "REP");
        check("KS/L1", "KS/L+1");
        check("KS/L+1", "KS/L+1");
        check("KS/L-2", "KS/L-2");
        check("TPN/R", "TPN/R");
        check(" PTS ", "PTS");
        check("DE/P", "DE/P");
        check("OTHER_AGE", "OTHER_AGE");
        check("other_blitz/R", "OTHER_BLITZ/R");
        check("OTHER_LOT", "LOT");
    }

    #[test]
    fn what_is_no_individual_tie_break_says_why() {
        let error = |text: &str| text.parse::<Code>().unwrap_err();
        assert_eq!(error("EDE"), CodeError::Team("EDE".to_owned()));
        assert_eq!(error("BH:MP/C1"), CodeError::Team("BH:MP/C1".to_owned()));
        assert_eq!(error("OTHER_"), CodeError::Unknown("OTHER_".to_owned()));
        assert!(matches!(error("OTHER_A B"), CodeError::Unknown(_)));
        assert!(matches!(error("OTHER_ABCDEFGHIJKLMNOPQ"), CodeError::Unknown(_)));
        assert_eq!(error(""), CodeError::Unknown(String::new()));
        assert_eq!(error("WIN/C1").to_string(), "expected a modifier that WIN takes, found \"C1\"");
        assert!(matches!(error("BH/L+1"), CodeError::Modifier { .. }));
        assert!(matches!(error("KS/L999"), CodeError::Modifier { .. }));
        assert!(matches!(error("é1"), CodeError::Unknown(_)));
    }

    #[test]
    fn one_bad_code_does_not_cost_the_list() {
        let (codes, problems) = Code::read_list("PTS, DE,AGE,BH/C1,EDE");
        let names: Vec<String> = codes.iter().map(Code::to_string).collect();
        assert_eq!(names, ["PTS", "DE", "BH/C1"]);
        assert_eq!(problems.len(), 2);
        assert_eq!(Code::list("PTS,DE").unwrap(), codes[..2]);
        assert!(Code::list("PTS,AGE").is_err());
    }

    #[test]
    fn points_at_the_head_are_no_tie_break() {
        let led = |text: &str| {
            let list = Code::led_by_points(Code::list(text).unwrap());
            list.iter().map(Code::to_string).collect::<Vec<_>>().join(",")
        };
        assert_eq!(led("PTS,BH,DE"), "BH,DE");
        assert_eq!(led("pts"), "");
        // Named again they would lead the list that is left.
        assert_eq!(led("PTS,BH,PTS"), "BH");
        // C.07 4.2 as record 212 may have it: Buchholz before the points.
        assert_eq!(led("BH,PTS,SB"), "BH,PTS,SB");
        // Behind the points Keizer is a tie-break; alone it would lead.
        assert_eq!(led("PTS,KEIZER"), "PTS,KEIZER");
    }

    #[test]
    fn art_15_2_round_robins_are_not_offered_buchholz() {
        let names = |system, edition| {
            let codes = Code::catalog(system, edition);
            codes.iter().map(Code::to_string).collect::<Vec<_>>().join(" ")
        };
        assert!(!names(System::RoundRobin, Edition::C07_2026).contains("BH"));
        assert!(names(System::RoundRobin, Edition::C07_2024).contains("BH/C1"));
        assert!(!names(System::Swiss, Edition::C07_2024).contains("STD"));
        assert!(names(System::Swiss, Edition::C07_2026).contains("AOB/F"));
    }
}
