//! Federations as people write them: codes in letters of any size, names of countries in English and Spanish (and in the
//! language of larger ones), codes of other lists. FIDE has codes of its own, not always those of ISO 3166.

use std::collections::BTreeMap;
use std::sync::LazyLock;

pub use tournament::federation::{FIDE_FLAG, is_known, is_member, is_odd};

use crate::fold::search_key;

/// Names and other codes, by FIDE's code.
const NAMES: &str = "\
AFG Afghanistan|Afganistán
ALB Albania|Albania
ALG Algeria|Argelia|DZA
AND Andorra|Andorra
ANG Angola|Angola|AGO
ANT Antigua and Barbuda|Antigua y Barbuda|ATG
ARG Argentina|Argentina
ARM Armenia|Armenia
ARU Aruba|Aruba|ABW
AUS Australia|Australia
AUT Austria|Austria|Österreich
AZE Azerbaijan|Azerbaiyán|Azerbaiján
BAH Bahamas|Bahamas|BHS
BAN Bangladesh|Bangladesh|Bangladés|BGD
BAR Barbados|Barbados|BRB
BDI Burundi|Burundi
BEL Belgium|Bélgica|Belgique|België|Belgien
BER Bermuda|Bermudas|BMU
BHU Bhutan|Bután|BTN
BIH Bosnia and Herzegovina|Bosnia & Herzegovina|Bosnia y Herzegovina|Bosnia
BIZ Belize|Belice|BLZ
BLR Belarus|Bielorrusia
BOL Bolivia|Bolivia
BOT Botswana|Botsuana|BWA
BRA Brazil|Brasil
BRN Bahrain|Baréin|Bahréin|BHR
BRU Brunei|Brunéi|Brunei Darussalam
BUL Bulgaria|Bulgaria|BGR
BUR Burkina Faso|Burkina Faso|BFA
CAF Central African Republic|República Centroafricana
CAM Cambodia|Camboya|KHM
CAN Canada|Canadá
CAY Cayman Islands|Islas Caimán|CYM
CGO Republic of the Congo|República del Congo|COG
CHA Chad|Chad|TCD
CHI Chile|Chile|CHL
CHN China|China
CIV Ivory Coast|Costa de Marfil|Cote d'Ivoire
CMR Cameroon|Camerún
COD Democratic Republic of the Congo|DR Congo|República Democrática del Congo
COL Colombia|Colombia
COM Comoros|Comoras
CPV Cape Verde|Cabo Verde
CRC Costa Rica|Costa Rica|CRI
CRO Croatia|Croacia|Hrvatska|HRV
CUB Cuba|Cuba
CYP Cyprus|Chipre
CZE Czech Republic|Czechia|República Checa|Chequia
DEN Denmark|Dinamarca|Danmark|DNK
DJI Djibouti|Yibuti
DMA Dominica|Dominica
DOM Dominican Republic|República Dominicana
ECU Ecuador|Ecuador
EGY Egypt|Egipto
ENG England|Inglaterra
ERI Eritrea|Eritrea
ESA El Salvador|El Salvador|SLV
ESP Spain|España|Espanya|Espagne|Spanien
EST Estonia|Estonia|Eesti
ETH Ethiopia|Etiopía
FAI Faroe Islands|Islas Feroe|FRO
FID FIDE
FIJ Fiji|Fiyi|FJI
FIN Finland|Finlandia|Suomi
FRA France|Francia|Frankreich
GAB Gabon|Gabón
GAM Gambia|Gambia|GMB
GCI Guernsey|Guernsey|GGY
GEO Georgia|Georgia
GEQ Equatorial Guinea|Guinea Ecuatorial|GNQ
GER Germany|Alemania|Deutschland|Allemagne|DEU
GHA Ghana|Ghana
GRE Greece|Grecia|GRC
GRN Grenada|Granada|GRD
GUA Guatemala|Guatemala|GTM
GUM Guam|Guam
GUY Guyana|Guyana
HAI Haiti|Haití|HTI
HKG Hong Kong|Hong Kong
HON Honduras|Honduras|HND
HUN Hungary|Hungría|Magyarország
INA Indonesia|Indonesia|IDN
IND India|India
IOM Isle of Man|Isla de Man|IMN
IRI Iran|Irán|IRN
IRL Ireland|Irlanda
IRQ Iraq|Irak
ISL Iceland|Islandia
ISR Israel|Israel
ISV US Virgin Islands|Islas Vírgenes de EE UU|VIR
ITA Italy|Italia|Italie|Italien
IVB British Virgin Islands|Islas Vírgenes Británicas|VGB
JAM Jamaica|Jamaica
JCI Jersey|Jersey|JEY
JOR Jordan|Jordania
JPN Japan|Japón
KAZ Kazakhstan|Kazajistán|Kazajstán
KEN Kenya|Kenia
KGZ Kyrgyzstan|Kirguistán
KOR South Korea|Corea del Sur|Korea
KOS Kosovo|Kosovo
KSA Saudi Arabia|Arabia Saudí|Arabia Saudita|SAU
KUW Kuwait|Kuwait|KWT
LAO Laos|Laos
LAT Latvia|Letonia|LVA
LBA Libya|Libia|LBY
LBN Lebanon|Líbano
LBR Liberia|Liberia
LCA Saint Lucia|Santa Lucía
LES Lesotho|Lesoto|LSO
LIE Liechtenstein|Liechtenstein
LTU Lithuania|Lituania
LUX Luxembourg|Luxemburgo
MAC Macau|Macao
MAD Madagascar|Madagascar|MDG
MAR Morocco|Marruecos
MAS Malaysia|Malasia|MYS
MAW Malawi|Malaui|MWI
MDA Moldova|Moldavia
MDV Maldives|Maldivas
MEX Mexico|México|Méjico
MGL Mongolia|Mongolia|MNG
MKD North Macedonia|Macedonia del Norte|Macedonia
MLI Mali|Malí
MLT Malta|Malta
MNC Monaco|Mónaco|MCO
MNE Montenegro|Montenegro
MOZ Mozambique|Mozambique
MRI Mauritius|Mauricio|MUS
MTN Mauritania|Mauritania|MRT
MYA Myanmar|Myanmar|Birmania|MMR
NAM Namibia|Namibia
NCA Nicaragua|Nicaragua|NIC
NED Netherlands|Holland|Países Bajos|Holanda|Nederland|Niederlande|NLD
NEP Nepal|Nepal|NPL
NGR Nigeria|Nigeria|NGA
NIG Niger|Níger|NER
NIR Northern Ireland|Irlanda del Norte
NOR Norway|Noruega|Norge
NRU Nauru|Nauru
NZL New Zealand|Nueva Zelanda|Nueva Zelandia
OMA Oman|Omán|OMN
PAK Pakistan|Pakistán
PAN Panama|Panamá
PAR Paraguay|Paraguay|PRY
PER Peru|Perú
PHI Philippines|Filipinas|PHL
PLE Palestine|Palestina|PSE
PLW Palau|Palaos
PNG Papua New Guinea|Papúa Nueva Guinea
POL Poland|Polonia|Polska
POR Portugal|Portugal|PRT
PUR Puerto Rico|Puerto Rico|PRI
QAT Qatar|Catar
ROU Romania|Rumanía|Rumania|ROM
RSA South Africa|Sudáfrica|ZAF
RUS Russia|Rusia|Russian Federation
RWA Rwanda|Ruanda
SCO Scotland|Escocia
SEN Senegal|Senegal
SEY Seychelles|Seychelles|SYC
SGP Singapore|Singapur
SKN Saint Kitts and Nevis|San Cristóbal y Nieves|KNA
SLE Sierra Leone|Sierra Leona
SLO Slovenia|Eslovenia|SVN
SMR San Marino|San Marino
SOL Solomon Islands|Islas Salomón|SLB
SOM Somalia|Somalia
SRB Serbia|Serbia
SRI Sri Lanka|Sri Lanka|LKA
SSD South Sudan|Sudán del Sur
STP Sao Tome and Principe|Santo Tomé y Príncipe
SUD Sudan|Sudán|SDN
SUI Switzerland|Suiza|Schweiz|Suisse|Svizzera|CHE
SUR Suriname|Surinam
SVK Slovakia|Eslovaquia|Slovak Republic
SWE Sweden|Suecia|Sverige
SWZ Eswatini|Esuatini|Swaziland|Suazilandia
SYR Syria|Siria
TAN Tanzania|Tanzania|TZA
TGA Tonga|Tonga|TON
THA Thailand|Tailandia
TJK Tajikistan|Tayikistán
TKM Turkmenistan|Turkmenistán
TLS East Timor|Timor-Leste|Timor Oriental
TOG Togo|Togo|TGO
TPE Chinese Taipei|China Taipéi|Taiwan|Taiwán|TWN
TTO Trinidad and Tobago|Trinidad & Tobago|Trinidad y Tobago
TUN Tunisia|Túnez
TUR Turkey|Turquía|Türkiye
UAE United Arab Emirates|Emiratos Árabes Unidos|ARE
UGA Uganda|Uganda
UKR Ukraine|Ucrania
URU Uruguay|Uruguay|URY
USA United States|United States of America|Estados Unidos|EE UU|US
UZB Uzbekistan|Uzbekistán
VAN Vanuatu|Vanuatu|VUT
VEN Venezuela|Venezuela
VIE Vietnam|Viet Nam|VNM
VIN Saint Vincent and the Grenadines|San Vicente y las Granadinas|VCT
WLS Wales|Gales
YEM Yemen|Yemen
ZAM Zambia|Zambia|ZMB
ZIM Zimbabwe|Zimbabue|ZWE
";

static BY_NAME: LazyLock<BTreeMap<String, &'static str>> = LazyLock::new(|| {
    let lines = NAMES.lines().filter_map(|line| line.split_once(' '));
    let named = lines.flat_map(|(code, names)| names.split('|').map(move |name| (name, code)));
    named.map(|(name, code)| (search_key(name), code)).collect()
});

/// The code that a text means; `None` if it is neither a code nor a name of one.
///
/// ```
/// use formats::federation::read;
/// assert_eq!(read("esp").as_deref(), Some("ESP"));
/// assert_eq!(read("España").as_deref(), Some("ESP"));
/// assert_eq!(read("DEU").as_deref(), Some("GER"));
/// assert_eq!(read("Narnia"), None);
/// ```
pub fn read(text: &str) -> Option<String> {
    let text = text.trim();
    match is_known(text) {
        true => Some(text.to_ascii_uppercase()),
        false => BY_NAME.get(&search_key(text)).map(|code| (*code).to_owned()),
    }
}

/// The code, or the text as it stands; three letters that are no code are capitals too.
pub fn written(text: &str) -> String {
    let text = text.trim();
    read(text).unwrap_or_else(|| match text.chars().count() {
        0..=3 => text.to_uppercase(),
        _ => text.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::{BY_NAME, NAMES, is_known};

    #[test]
    fn names_belong_to_codes_of_fide_and_no_name_to_two() {
        assert!(BY_NAME.values().all(|code| is_known(code)));
        let mut seen = std::collections::BTreeMap::new();
        for (code, names) in NAMES.lines().filter_map(|line| line.split_once(' ')) {
            for name in names.split('|') {
                let known = *seen.entry(super::search_key(name)).or_insert(code);
                assert_eq!(known, code, "{name}");
                assert!(!is_known(name), "{name} is a code");
            }
        }
    }
}
