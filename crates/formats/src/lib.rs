//! Bytes to values and back: TRF, PGN, CSV, XLSX
