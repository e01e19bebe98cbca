//! Every command and query: the only API
