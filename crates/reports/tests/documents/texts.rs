//! The plain text of each document: what stands on it, in English and Spanish.
