//! The desk over HTTP on loopback
