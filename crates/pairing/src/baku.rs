//! baku
