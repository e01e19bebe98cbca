//! Messages in English and Spanish from locales/
