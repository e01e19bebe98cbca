//! One module a verb.

pub(crate) mod call;
pub(crate) mod serve;
