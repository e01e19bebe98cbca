//! The program as a tournament day sees it: through the desk, with real files.

mod hall;
mod journeys;
mod safety;
