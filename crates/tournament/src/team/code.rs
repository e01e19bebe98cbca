//! Codes of team tie-breaks: `BH:MP/C1`, `EMGSB/C1`, `SSSC/K3`, `EDEBT`.

use std::fmt;
use std::str::FromStr;

use crate::tiebreak::{Code, CodeError, Direction, Kind, Value, led_by_points};

/// Which of the two scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Match points.
    #[default]
    Match,
    /// Game points.
    Game,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::Match => Side::Game,
            Side::Game => Side::Match,
        }
    }

    /// `MP`, `GP`.
    pub fn code(self) -> &'static str {
        match self {
            Side::Match => "MP",
            Side::Game => "GP",
        }
    }
}

/// What follows EDE when exactly two teams are left that are level in both scores of their match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tail {
    /// EDE: nothing.
    Nothing,
    /// EDEC: board count.
    Count,
    /// EDET: top board result.
    Top,
    /// EDEB: bottom board elimination.
    Bottom,
    /// EDEBT: board count, then top board.
    CountTop,
    /// EDEBB: board count, then bottom board.
    CountBottom,
}

/// A tie-break of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TeamKind {
    /// MPTS, GPTS, and PTS without a side: the score.
    Score(Option<Side>),
    /// 13.1: the secondary score.
    MpVGp,
    /// A tie-break of individual events.
    Individual(Kind),
    /// 13.2: sum of the opponents' score of one kind times the own score of another. Without sides
    /// (ESB) both are the primary one.
    Sonneborn(Option<(Side, Side)>),
    /// 13.3.
    Encounter(Tail),
    /// 13.4.
    StrengthCombination,
    /// 12.1: the lower the better.
    BoardCount,
    /// 12.2.
    TopBoard,
    /// 12.3.
    BottomBoard,
}

/// A tie-break with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamCode {
    /// Which.
    pub kind: TeamKind,
    /// `:MP` or `:GP`; otherwise the primary score.
    pub side: Option<Side>,
    /// `/Kx`: the divisor of SSSC.
    pub divisor: Option<u16>,
    /// Modifiers; its kind is the individual tie-break that takes them.
    pub modifiers: Code,
}

impl TeamCode {
    /// A whole list, separated by commas.
    ///
    /// # Errors
    /// The first code that cannot be read.
    pub fn list(text: &str) -> Result<Vec<TeamCode>, CodeError> {
        split(text).map(str::parse).collect()
    }

    /// A whole list as a file gives it: what can be computed, and why the rest cannot.
    pub fn read_list(text: &str) -> (Vec<TeamCode>, Vec<CodeError>) {
        let (mut codes, mut problems) = (Vec::new(), Vec::new());
        for code in split(text) {
            match code.parse() {
                Ok(code) => codes.push(code),
                Err(problem) => problems.push(problem),
            }
        }
        (codes, problems)
    }

    /// Every tie-break to show when all are asked for.
    pub fn catalog() -> Vec<TeamCode> {
        const ALL: &str = "MPTS,GPTS,MPvGP,EDE,EDET,EDEB,EDEBT,EDEBB,WIN,WON,PS,TPN,BH:MP,BH:MP/C1,\
            BH:MP/C2,BH:MP/M1,BH:GP,BH:GP/C1,BH:GP/C2,BH:GP/M1,AOB:MP,AOB:GP,FB:MP,FB:GP,EMMSB,\
            EMMSB/C1,EMGSB,EMGSB/C1,EGMSB,EGMSB/C1,EGGSB,EGGSB/C1,SSSC,KS:MP,KS:GP,BC,TBR,BBE";
        TeamCode::list(ALL).expect("the list is checked by a test")
    }

    /// The acronym without side and modifiers: `BH`, `EDEBT`.
    pub fn acronym(self) -> &'static str {
        use Side::{Game, Match};
        match self.kind {
            TeamKind::Score(None) => "PTS",
            TeamKind::Score(Some(Match)) => "MPTS",
            TeamKind::Score(Some(Game)) => "GPTS",
            TeamKind::MpVGp => "MPvGP",
            TeamKind::Individual(kind) => kind.acronym(),
            TeamKind::Sonneborn(None) => "ESB",
            TeamKind::Sonneborn(Some((Match, Match))) => "EMMSB",
            TeamKind::Sonneborn(Some((Match, Game))) => "EMGSB",
            TeamKind::Sonneborn(Some((Game, Match))) => "EGMSB",
            TeamKind::Sonneborn(Some((Game, Game))) => "EGGSB",
            TeamKind::Encounter(Tail::Nothing) => "EDE",
            TeamKind::Encounter(Tail::Count) => "EDEC",
            TeamKind::Encounter(Tail::Top) => "EDET",
            TeamKind::Encounter(Tail::Bottom) => "EDEB",
            TeamKind::Encounter(Tail::CountTop) => "EDEBT",
            TeamKind::Encounter(Tail::CountBottom) => "EDEBB",
            TeamKind::StrengthCombination => "SSSC",
            TeamKind::BoardCount => "BC",
            TeamKind::TopBoard => "TBR",
            TeamKind::BottomBoard => "BBE",
        }
    }

    /// As the regulation prints a value: AOB and SSSC with two decimals (8.2, 13.4), everything else
    /// exactly.
    pub fn text(self, value: Value) -> String {
        let two =
            matches!(self.kind, TeamKind::StrengthCombination | TeamKind::Individual(Kind::Aob));
        match value.number().filter(|_| two) {
            Some(ratio) => ratio.rounded(2),
            None => value.exact().unwrap_or_default(),
        }
    }

    /// Sonneborn-Berger without its two scores (SB, ESB) by the code that names them (13.2); every other code as it is.
    #[must_use]
    pub fn with_sides(self, primary: Side) -> TeamCode {
        let side = self.side.unwrap_or(primary);
        match self.kind {
            TeamKind::Sonneborn(None) => {
                TeamCode { kind: TeamKind::Sonneborn(Some((side, side))), side: None, ..self }
            }
            _ => self,
        }
    }

    /// The primary score of a list: the first score in it that names one (C.07 11). `None` where
    /// the regulations of the event say it elsewhere.
    pub fn primary(list: &[TeamCode]) -> Option<Side> {
        list.iter().find_map(|code| match code.kind {
            TeamKind::Score(side) => side.or(code.side),
            _ => None,
        })
    }

    /// Whether it is the points of whichever score is the primary one.
    pub fn is_points(self) -> bool {
        self.kind == TeamKind::Score(None) && self.side.is_none()
    }

    /// A list without the points at its head ([`Code::led_by_points`]). They stay where the list names a score, which
    /// then is the primary one.
    pub fn led_by_points(list: Vec<TeamCode>) -> Vec<TeamCode> {
        let leads = |code: &TeamCode| matches!(code.kind, TeamKind::Score(_));
        led_by_points(list, |code| code.is_points(), leads)
    }

    /// A list that is applied after the points (record 202): where it names a score, the primary one is
    /// put in front, for else the named one would decide first.
    pub fn after_points(mut list: Vec<TeamCode>, primary: Side) -> Vec<TeamCode> {
        if TeamCode::primary(&list).is_some() {
            let kind = TeamKind::Score(Some(primary));
            let modifiers = Code::new(Kind::Pts);
            list.insert(0, TeamCode { kind, side: None, divisor: None, modifiers });
        }
        list
    }

    /// Whether a smaller value is better.
    pub(super) fn lower_first(self) -> bool {
        let usual = match self.kind {
            TeamKind::BoardCount => true,
            TeamKind::Individual(kind) => kind == Kind::Tpn,
            _ => false,
        };
        usual != (self.modifiers.direction == Direction::Reversed)
    }
}

/// The codes of a list as an event keeps it, individual or of teams, without the points at their head
/// ([`Code::led_by_points`]).
pub fn codes_led_by_points(codes: &[String]) -> Vec<String> {
    let is_points = |code: &String| code.parse::<Code>().is_ok_and(Code::is_points);
    let leads = |code: &String| {
        let of_players = code.parse::<Code>().map(|it| it.kind);
        let of_teams = code.parse::<TeamCode>().map(|it| it.kind);
        matches!(of_players, Ok(Kind::Pts | Kind::Keizer))
            || matches!(of_teams, Ok(TeamKind::Score(_)))
    };
    led_by_points(codes.to_vec(), is_points, leads)
}

fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';']).map(str::trim).filter(|code| !code.is_empty())
}

fn kind_of(name: &str) -> Option<TeamKind> {
    use Side::{Game, Match};
    Some(match name {
        "PTS" => TeamKind::Score(None),
        "MPTS" | "MP" => TeamKind::Score(Some(Match)),
        "GPTS" | "GP" => TeamKind::Score(Some(Game)),
        "MPVGP" => TeamKind::MpVGp,
        "ESB" | "SB" => TeamKind::Sonneborn(None),
        "EMMSB" => TeamKind::Sonneborn(Some((Match, Match))),
        "EMGSB" => TeamKind::Sonneborn(Some((Match, Game))),
        "EGMSB" => TeamKind::Sonneborn(Some((Game, Match))),
        "EGGSB" => TeamKind::Sonneborn(Some((Game, Game))),
        "EDE" => TeamKind::Encounter(Tail::Nothing),
        "EDEC" => TeamKind::Encounter(Tail::Count),
        "EDET" => TeamKind::Encounter(Tail::Top),
        "EDEB" => TeamKind::Encounter(Tail::Bottom),
        "EDEBT" => TeamKind::Encounter(Tail::CountTop),
        "EDEBB" => TeamKind::Encounter(Tail::CountBottom),
        "SSSC" => TeamKind::StrengthCombination,
        "BC" => TeamKind::BoardCount,
        "TBR" => TeamKind::TopBoard,
        "BBE" => TeamKind::BottomBoard,
        _ => return None,
    })
}

/// The individual tie-break whose modifiers a team tie-break takes.
fn carrier(kind: TeamKind) -> Kind {
    match kind {
        TeamKind::Individual(kind) => kind,
        TeamKind::Sonneborn(_) => Kind::Sb,
        TeamKind::StrengthCombination => Kind::Bh,
        TeamKind::Encounter(_) => Kind::De,
        TeamKind::Score(_)
        | TeamKind::MpVGp
        | TeamKind::BoardCount
        | TeamKind::TopBoard
        | TeamKind::BottomBoard => Kind::Pts,
    }
}

/// The individual tie-breaks that matches can have (C.07 11): not those of colors and ratings.
fn fits_teams(kind: Kind) -> bool {
    match kind {
        Kind::De
        | Kind::Win
        | Kind::Won
        | Kind::Ps
        | Kind::Rep
        | Kind::Std
        | Kind::Tpn
        | Kind::Bh
        | Kind::Aob
        | Kind::Fb
        | Kind::Sb
        | Kind::Ks => true,
        Kind::Pts
        | Kind::Bpg
        | Kind::Bwg
        | Kind::Aro
        | Kind::Tpr
        | Kind::Ptp
        | Kind::Apro
        | Kind::Appo
        | Kind::Rtng
        | Kind::Keizer
        | Kind::Hand
        | Kind::Lot => false,
    }
}

impl FromStr for TeamCode {
    type Err = CodeError;
    fn from_str(text: &str) -> Result<TeamCode, CodeError> {
        let upper = text.trim().to_ascii_uppercase();
        let (head, tail) = upper.split_once('/').unwrap_or((&upper, ""));
        let (name, side) = head.split_once(':').unwrap_or((head, ""));
        let unknown = || CodeError::Unknown(text.trim().to_owned());
        let side = match side {
            "" => None,
            "MP" => Some(Side::Match),
            "GP" => Some(Side::Game),
            _ => return Err(unknown()),
        };
        let (kind, mut modifiers) = match kind_of(name) {
            Some(kind) => (kind, Code::new(carrier(kind))),
            None => {
                let code: Code = name.parse().map_err(|_| unknown())?;
                if !code.own.is_empty() {
                    return Err(unknown());
                }
                (TeamKind::Individual(code.kind), code)
            }
        };
        if let TeamKind::Individual(kind) = kind
            && !fits_teams(kind)
        {
            return Err(CodeError::Individual(text.trim().to_owned()));
        }
        let mut divisor = None;
        for modifier in tail.split('/').filter(|modifier| !modifier.is_empty()) {
            let taken = match (kind, modifier.strip_prefix('K')) {
                (TeamKind::StrengthCombination, Some(number)) => {
                    divisor = number.parse().ok().filter(|divisor| *divisor > 0);
                    divisor.map(|_| ())
                }
                _ => modifiers.modify(modifier),
            };
            taken.ok_or_else(|| CodeError::Modifier {
                kind: modifiers.kind.acronym(),
                modifier: modifier.to_owned(),
            })?;
        }
        let kind = match kind {
            // `/F` makes Fore Buchholz of Buchholz.
            TeamKind::Individual(_) => TeamKind::Individual(modifiers.kind),
            other => other,
        };
        Ok(TeamCode { kind, side, divisor, modifiers })
    }
}

impl fmt::Display for TeamCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.acronym();
        let mut text = name.to_owned();
        if let Some(side) = self.side {
            text.push_str(&format!(":{}", side.code()));
        }
        if let Some(divisor) = self.divisor {
            text.push_str(&format!("/K{divisor}"));
        }
        let whole = self.modifiers.to_string();
        text.push_str(whole.find('/').map_or("", |at| &whole[at..]));
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::TeamCode;
    use crate::tiebreak::CodeError;

    #[test]
    fn spellings_are_read_and_written() {
        let texts = "PTS,MPTS,GPTS,MPvGP,BH:MP,BH:MP/C1,BH:GP/M1,FB:GP,AOB:MP/F,EMMSB,EMGSB/C1,\
            SSSC/K3,SSSC/C1,EDE,EDEC,EDEBT/P,EDEBB,BC,TBR/R,KS:GP/L+1,WIN,PS/C1,DE";
        for text in texts.split(',') {
            let code: TeamCode = text.parse().unwrap();
            assert_eq!(code.to_string(), text);
        }
        assert_eq!("bh:mp/f".parse::<TeamCode>().unwrap().to_string(), "FB:MP");
        assert_eq!("BHC1".parse::<TeamCode>().unwrap().to_string(), "BH/C1");
        assert!(TeamCode::catalog().len() > 30);
    }

    #[test]
    fn sonneborn_berger_says_of_which_scores_it_is() {
        let shown = |text: &str| {
            text.parse::<TeamCode>().unwrap().with_sides(super::Side::Match).to_string()
        };
        assert_eq!(shown("SB/C1"), "EMMSB/C1");
        assert_eq!(shown("ESB:GP"), "EGGSB");
        assert_eq!(shown("EMGSB"), "EMGSB");
        assert_eq!(shown("BH:GP"), "BH:GP");
    }

    #[test]
    fn what_is_no_team_tie_break_says_why() {
        let error = |text: &str| text.parse::<TeamCode>().unwrap_err();
        assert!(matches!(error("BPG"), CodeError::Individual(_)));
        assert!(matches!(error("OTHER_AGE"), CodeError::Unknown(_)));
        assert!(matches!(error("BH:XP"), CodeError::Unknown(_)));
        assert!(matches!(error("SSSC/K0"), CodeError::Modifier { .. }));
        assert!(matches!(error("EDE/C1"), CodeError::Modifier { .. }));
        assert!(matches!(error(""), CodeError::Unknown(_)));
    }
}
