//! Codes of federations, as FIDE writes them: three letters, not always those of ISO 3166.

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
/// assert!(formats::federation::is_known("esp"));
/// assert!(!formats::federation::is_known("ESPAÑA"));
/// ```
pub fn is_known(text: &str) -> bool {
    let code = text.trim().to_ascii_uppercase();
    code.len() == 3 && CODES.split_whitespace().any(|known| known == code)
}
