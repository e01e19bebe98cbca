//! Codes of federations, as FIDE writes them: three letters, not always those of ISO 3166.

/// The code of players who play under the flag of FIDE.
pub const FIDE_FLAG: &str = "FID";
/// The code of players of no federation.
const NONE: &str = "NON";

/// The members of FIDE, the flags it gives to players without a federation (`FID`, `NON`), and codes of its older
/// lists.
const CODES: &str = "\
AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH BIZ BLR BOL \
BOT BRA BRN BRU BUL BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP \
CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI FID FIE FIJ FIN FRA GAB GAM GBS GCI GEO \
GEQ GER GHA GRE GRN GUA GUI GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ ISL ISR ISV ITA IVB \
JAM JCI JOR JPN KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIB LIE LTU LUX MAC MAD \
MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NIR \
NON NOR NRU NZL OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR QAT ROU RSA RUS RWA SCO SEN SEY \
SGP SIN SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ SYR TAN TGA THA TJK TKM \
TKS TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB VAN VEN VIE VIN WLS YEM ZAM ZIM ";

/// Whether it is one of the codes, in letters of any size.
///
/// ```
/// assert!(tournament::federation::is_known("esp"));
/// assert!(!tournament::federation::is_known("ESPAÑA"));
/// ```
pub fn is_known(text: &str) -> bool {
    let Ok(mut code) = <[u8; 3]>::try_from(text.trim().as_bytes()) else { return false };
    code.make_ascii_uppercase();
    // In order, four bytes each: norms ask for every opponent of every player.
    let (codes, _) = CODES.as_bytes().as_chunks::<4>();
    codes.binary_search_by(|known| known[..3].cmp(&code)).is_ok()
}

/// Whether it is the code of a federation that can have players of its own and host an event: a known code, but neither
/// the flag of FIDE nor that of players without a federation.
///
/// ```
/// assert!(tournament::federation::is_member(" esp "));
/// assert!(!tournament::federation::is_member("FID") && !tournament::federation::is_member("XXX"));
/// ```
pub fn is_member(text: &str) -> bool {
    let code = text.trim();
    is_known(code) && !code.eq_ignore_ascii_case(FIDE_FLAG) && !code.eq_ignore_ascii_case(NONE)
}

/// Whether a text stands where a code should, and is none: neither a known one nor a sign for no federation.
pub fn is_odd(text: &str) -> bool {
    !is_known(text) && !is_blank(text)
}

/// Whether a text says that there is no federation: nothing, signs, `NON`.
pub(crate) fn is_blank(text: &str) -> bool {
    let code = text.trim();
    code.eq_ignore_ascii_case(NONE) || code.bytes().all(|it| matches!(it, b'-' | b'*'))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_codes_are_in_order_and_all_found() {
        let codes: Vec<&str> = super::CODES.split_whitespace().collect();
        assert!(codes.is_sorted());
        assert!(codes.iter().all(|code| super::is_known(code)));
        assert!(!super::is_known("ZZ") && !super::is_known("QQQ"));
    }
}
