//! One list of methods. Dispatch, role checks and the TypeScript types come from it.

use serde::{Serialize, de::DeserializeOwned};
use ts_rs::TS;

use crate::{ApiError, Call, Desk, misread, unknown};

/// What a caller may do. Each role may do what the ones before it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Looks only.
    Viewer,
    /// Runs the event.
    Arbiter,
}

/// One thing that can be asked. The type holds its parameters.
pub(crate) trait Method: DeserializeOwned + Serialize + TS + 'static {
    /// Name on every transport.
    const NAME: &'static str;
    /// Least role.
    const ROLE: Role;
    /// Answer.
    type Output: Serialize + TS + 'static;

    /// Does it.
    ///
    /// # Errors
    /// [`ApiError`], worded.
    fn run(self, desk: &Desk, call: &Call) -> Result<Self::Output, ApiError>;
}

/// A method as transports see it.
pub struct MethodEntry {
    /// Name.
    pub name: &'static str,
    /// Least role.
    pub role: Role,
    /// From JSON to JSON.
    pub run: fn(&Desk, &str, &Call) -> Result<String, ApiError>,
}

/// The method of that name.
pub(crate) fn find(name: &str) -> Option<&'static MethodEntry> {
    METHODS.iter().find(|entry| entry.name == name)
}

fn run<M: Method>(desk: &Desk, params: &str, call: &Call) -> Result<String, ApiError> {
    let text = if params.trim().is_empty() { "{}" } else { params };
    let params: M = serde_json::from_str(text)
        .map_err(|error| misread::refused(text, &error, M::NAME, call.messages()))?;
    unknown::refused(text, &params, M::NAME, call.messages())?;
    let answer = params.run(desk, call)?;
    serde_json::to_string(&answer)
        .map_err(|error| ApiError::internal(call.messages(), M::NAME, &error.to_string()))
}

macro_rules! methods {
    ($($method:ty),* $(,)?) => {
        /// Every method.
        pub static METHODS: &[MethodEntry] = &[
            $(MethodEntry { name: <$method>::NAME, role: <$method>::ROLE, run: run::<$method> }),*
        ];

        #[cfg(test)]
        pub(crate) fn describe(with: &mut crate::registry::types::Types) {
            $(with.method::<$method>();)*
        }
    };
}

use crate::api;

methods![
    api::frame::FrameGet,
    api::frame::HomeRecent,
    api::frame::HomeForget,
    api::frame::EventCreate,
    api::frame::EventOpen,
    api::frame::EventClose,
    api::frame::EventGet,
    api::frame::EventUpdate,
    api::frame::EventBackup,
    api::frame::EventSalvage,
    api::frame::ActorSet,
    api::frame::SettingsGet,
    api::frame::SettingsSet,
    api::frame::MessagesGet,
    api::frame::FolderList,
    api::tournament::TournamentGet,
    api::tournament::TournamentTieBreak,
    api::tournament::TournamentCreate,
    api::tournament::TournamentUpdate,
    api::check::SetupCheck,
    api::check::PlayersCheck,
    api::tournament::TournamentNumbering,
    api::players::PlayersList,
    api::players::PlayersAdd,
    api::players::PlayersUpdate,
    api::players::PlayersRemove,
    api::players::PlayersWithdraw,
    api::players::PlayersExpel,
    api::players::PlayersReturn,
    api::players::PlayersBye,
    api::players::PlayersByeRevoke,
    api::players::PlayersRenumber,
    api::ratings_update::RatingsUpdatePreview,
    api::ratings_update::RatingsUpdateApply,
    api::round::RoundGet,
    api::round::RoundDraft,
    api::hand::RoundRefusal,
    api::hand::RoundHand,
    api::hand::RoundPair,
    api::hand::RoundFree,
    api::hand::RoundSwap,
    api::hand::RoundLock,
    api::hand::RoundBye,
    api::hand::RoundRedraw,
    api::hand::RoundDiscard,
    api::round::PublishRound,
    api::round::RoundUnpublish,
    api::explain::RoundWhy,
    api::explain::RoundPlayer,
    api::away::RoundAway,
    api::explain::RoundPreview,
    api::explain::RoundPreviewProgress,
    api::explain::RoundPreviewCancel,
    api::result::EnterResult,
    api::result::ResultSettle,
    api::result::ResultCorrect,
    api::tables::StandingsGet,
    api::tables::StandingsWorking,
    api::teams::TeamsStandings,
    api::teams::TeamsWorking,
    api::whatif::StandingsWhatIf,
    api::tables::CrosstableGet,
    api::charts::ChartsGet,
    api::ratings::RatingsGet,
    api::norms::NormsGet,
    api::norms::NormsExemption,
    api::norms::NormsLastForfeit,
    api::prizes::PrizesGet,
    api::prizes::PrizesPreview,
    api::prizes::PrizesPut,
    api::output::ReportList,
    api::output::MakeReport,
    api::output::MakeExport,
    api::site::MakeSite,
    api::import::ExampleOpen,
    api::import::EventImport,
    api::import::ImportFile,
    api::import::ImportTogether,
    api::import::ImportProgress,
    api::import::ImportCancel,
    api::upload::FileUpload,
    api::review::ImportLook,
    api::import::PlayersPreview,
    api::players::PlayerTable,
    api::claim::ReadSheet,
    api::claim::ScoresheetAttach,
    api::claim::ScoresheetGet,
    api::claim::ClaimInput,
    api::claim::ScoresheetStand,
    api::writing::ScoresheetWrite,
    api::sheets::NextMove,
    api::sheets::ClaimMerge,
    api::sheets::ExamineMerged,
    api::claim::ClaimRule,
    api::ruling::RulingRecord,
    api::ruling::ClaimList,
    api::ruling::RulingGet,
    api::article::ArticleSearch,
    api::photo::PhotoAttach,
    api::photo::PhotoList,
    api::photo::PhotoGet,
    api::photo::PhotoRemove,
    api::clock::RoundClock,
    api::clock::RoundStart,
    api::clock::RoundAwait,
    api::touch::TouchInput,
    api::touch::SealedInput,
    api::touch::ClockInput,
    api::adjourn::GameAdjourn,
    api::adjourn::AdjournedList,
    api::adjourn::ResumeInput,
    api::adjourn::GameResume,
    api::incident::IncidentInput,
    api::incident::IncidentAdd,
    api::incident::IncidentList,
    api::incident::IncidentWithdraw,
    api::incident::RulingAppeal,
    api::incident::AppealDecide,
    api::mate::ClaimMate,
    api::library::LibraryLists,
    api::library::LibraryPreview,
    api::library::LibraryUpdate,
    api::library::LibraryProgress,
    api::library::LibraryCancel,
    api::library::LibraryFind,
    api::library::LibraryRemove,
    api::library::LibraryProblems,
    api::journal::JournalList,
    api::journal::JournalUndo,
    api::journal::JournalRedo,
    api::journal::JournalVerify,
];

#[cfg(test)]
pub(crate) mod types {
    //! The TypeScript types of all methods, kept in `ui/src/api/types.gen.ts`.

    use std::collections::BTreeMap;

    use ts_rs::{Config, TS, TypeVisitor};

    use super::Method;

    pub(crate) struct Types {
        config: Config,
        declarations: BTreeMap<String, String>,
        methods: String,
    }

    impl TypeVisitor for Types {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            self.add::<T>();
        }
    }

    impl Types {
        fn add<T: TS + 'static + ?Sized>(&mut self) {
            if T::output_path().is_some() {
                let name = T::ident(&self.config);
                if self.declarations.contains_key(&name) {
                    return;
                }
                let declaration = T::decl(&self.config);
                self.declarations.insert(name, declaration);
            }
            T::visit_dependencies(self);
            T::visit_generics(self);
        }

        pub(crate) fn method<M: Method>(&mut self) {
            self.add::<M>();
            self.add::<M::Output>();
            let params = M::name(&self.config);
            let output = M::Output::name(&self.config);
            self.methods +=
                &format!("  \"{}\": {{ params: {params}; output: {output} }};\n", M::NAME);
        }
    }

    #[test]
    fn types_of_the_window_are_generated_from_the_methods() {
        let mut types = Types {
            config: Config::default(),
            declarations: BTreeMap::new(),
            methods: String::new(),
        };
        super::describe(&mut types);
        types.add::<crate::ApiError>();
        types.add::<crate::Changed>();
        let mut text = String::from(
            "// Generated from the desk's methods: `UPDATE_TYPES=1 cargo test -p desk types_of`. Do not edit.\n\n",
        );
        for declaration in types.declarations.values() {
            text += &format!("export {declaration}\n\n");
        }
        text += &format!("export interface Methods {{\n{}}}\n", types.methods);
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/src/api/types.gen.ts");
        if std::env::var_os("UPDATE_TYPES").is_some() {
            std::fs::write(path, &text).expect("the types file can be written");
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(kept == text, "ui/src/api/types.gen.ts is out of date: run with UPDATE_TYPES=1");
    }
}
