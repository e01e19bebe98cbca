//! The wire types and methods of the desk. One file a noun; every method is listed once in
//! `methods![...]`.

pub mod claim;
pub mod frame;
pub mod output;
pub mod players;
pub mod round;
pub mod tables;
pub mod tournament;
pub mod wire;

#[cfg(test)]
mod tests {
    use ts_rs::{Config, TS};
    #[test]
    fn types() {
        let cfg = Config::default();
        let mut out = String::new();
        macro_rules! t { ($($t:ty),* $(,)?) => { $( out.push_str("export "); out.push_str(&<$t>::decl(&cfg)); out.push('\n'); )* } }
        use super::{claim::*, frame::*, output::*, players::*, round::*, tables::*, tournament::*, wire::*};
        t!(Id, Nothing, Topic, Changes, ProblemView, Side, FileOut, FileIn, Frame, EventFrame, TournamentTab, ActorView, Settings, Recent, NewEvent, EventDetails, ArbiterView, Setup, ScoringView, ScheduledRound, TournamentView, TieBreakChoice, PlayerInput, PlayerList, PlayerRow, ByeView, PlayerTable, TablePreview, ColumnChoice, Imported, RoundView, BoardRow, WithoutGame, EnteredRow, EnterResult, DraftView, DraftBoard, FindingView, PublishRound, StandingsView, TieBreakColumn, StandingView, WorkingView, WorkingLine, CrosstableView, CrosstableRow, CellView, ReadSheet, SheetView, SheetCell, PositionView, ClaimInput, VerdictView, ArticleView, OccurrenceView, NearMissView, RulingRow, RulingView, MakeReport, ReportChoice, MakeExport, JournalPage, JournalRow, VerifyView);
        std::fs::write("/tmp/w/types.ts", out).unwrap();
    }
}
