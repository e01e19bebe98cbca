//! The wire types and methods of the desk. One file a noun; every method is listed once in
//! `methods![...]` of `registry`.

pub mod adjourn;
pub mod article;
pub mod away;
pub mod category;
pub mod charts;
pub mod check;
pub mod claim;
pub mod clock;
pub mod explain;
pub mod frame;
pub mod hand;
pub mod import;
pub mod incident;
pub mod journal;
pub mod library;
pub mod mate;
pub mod norms;
pub mod output;
pub mod photo;
pub mod players;
pub mod prizes;
pub mod ratings;
pub mod ratings_update;
pub mod readings;
pub mod result;
pub mod review;
pub mod round;
pub mod ruling;
pub mod sheets;
pub mod site;
pub mod tables;
pub mod teams;
pub mod touch;
pub mod tournament;
pub mod upload;
pub mod whatif;
pub mod wire;
pub mod writing;

use ::tournament::ids::TournamentId;
use ::tournament::state::{State, Tournament};
use i18n::Messages;

use crate::ApiError;
use wire::Id;

/// The section of that id.
pub(crate) fn section<'a>(
    state: &'a State,
    id: Id,
    messages: &Messages,
) -> Result<&'a Tournament, ApiError> {
    state
        .tournaments
        .get(&TournamentId(id.0))
        .ok_or_else(|| ApiError::not_found(messages, "tournament", &id.0.to_string()))
}

/// Declares a method's parameters and answers `Method` for it.
macro_rules! method {
    (
        $(#[$doc:meta])*
        $name:literal $role:ident $type:ident { $($(#[$fdoc:meta])* $field:ident: $fty:ty),* $(,)? } -> $output:ty
        |$this:ident, $desk:ident, $call:ident| $body:block
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
        #[serde(rename_all = "camelCase")]
        #[ts(optional_fields)]
        pub struct $type { $($(#[$fdoc])* pub $field: $fty),* }

        $crate::api::method!(for $type: $name $role -> $output |$this, $desk, $call| $body);
    };
    (
        for $type:ty: $name:literal $role:ident -> $output:ty
        |$this:ident, $desk:ident, $call:ident| $body:block
    ) => {
        impl $crate::registry::Method for $type {
            const NAME: &'static str = $name;
            const ROLE: $crate::registry::Role = $crate::registry::Role::$role;
            type Output = $output;
            fn run(
                self,
                $desk: &$crate::Desk,
                $call: &$crate::Call,
            ) -> Result<$output, $crate::ApiError> {
                let $this = self;
                $body
            }
        }
    };
}
pub(crate) use method;
