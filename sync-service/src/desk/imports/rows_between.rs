//! Texts that people write as a heading between the rows of a table, or as a word about the table, in a row of their own.

use place_facts::geography::is_name;
use place_facts::spelling::unaccented;

/// Kinds of places as a heading names them: several of a kind.
const SEVERAL: [&str; 52] = [
    "agencies",
    "centers",
    "churches",
    "clinics",
    "closets",
    "employers",
    "hospitals",
    "hotlines",
    "kitchens",
    "libraries",
    "lines",
    "listings",
    "locations",
    "meals",
    "numbers",
    "offices",
    "organizations",
    "pantries",
    "places",
    "programs",
    "providers",
    "resources",
    "schools",
    "services",
    "shelters",
    "sites",
    "stores",
    "agencias",
    "albergues",
    "bibliotecas",
    "centros",
    "clinicas",
    "comedores",
    "comidas",
    "despensas",
    "empleadores",
    "escuelas",
    "hospitales",
    "iglesias",
    "lineas",
    "lugares",
    "numeros",
    "oficinas",
    "organizaciones",
    "programas",
    "proveedores",
    "recursos",
    "refugios",
    "roperos",
    "servicios",
    "telefonos",
    "tiendas",
];
/// Kinds with which organizations name themselves: "Social Services".
const VAGUE: [&str; 18] = [
    "agencies",
    "centers",
    "kitchens",
    "meals",
    "organizations",
    "programs",
    "providers",
    "resources",
    "schools",
    "services",
    "agencias",
    "centros",
    "comidas",
    "escuelas",
    "organizaciones",
    "programas",
    "recursos",
    "servicios",
];
/// Words that say of which kind they are. A word that is not here may be a name: "Hope Services".
const OF_KIND: [&str; 66] = [
    "a",
    "additional",
    "all",
    "and",
    "clothing",
    "community",
    "cooling",
    "county",
    "crisis",
    "day",
    "dental",
    "domestic",
    "drug",
    "emergency",
    "employment",
    "family",
    "food",
    "free",
    "government",
    "health",
    "homeless",
    "hot",
    "housing",
    "important",
    "job",
    "legal",
    "local",
    "medical",
    "mental",
    "more",
    "national",
    "other",
    "phone",
    "public",
    "recovery",
    "reentry",
    "senior",
    "social",
    "soup",
    "state",
    "statewide",
    "support",
    "telephone",
    "the",
    "thrift",
    "training",
    "transportation",
    "treatment",
    "useful",
    "veterans",
    "violence",
    "warming",
    "youth",
    "alimentos",
    "comida",
    "de",
    "del",
    "emergencia",
    "gratis",
    "la",
    "las",
    "legales",
    "los",
    "medicas",
    "otros",
    "y",
];
/// Between the kind and the town: "Food Pantries in Newark".
const WITHIN: [&str; 8] = [
    " in ",
    " near ",
    " of ",
    " around ",
    " for ",
    " en ",
    " cerca de ",
    " de ",
];
/// Parts of a county or a town.
const PARTS: [&str; 17] = [
    "area", "district", "division", "part", "region", "route", "section", "side", "ward", "zone",
    "barrio", "distrito", "parte", "region", "ruta", "seccion", "zona",
];
/// Which part: a number, a letter, or one of these.
const WHICH: [&str; 16] = [
    "central", "east", "eastern", "north", "northern", "south", "southern", "west", "western",
    "este", "norte", "oeste", "sur", "one", "two", "three",
];
/// What says that rows go on.
const ON: [&str; 6] = [
    "continued",
    "cont",
    "cont d",
    "continuacion",
    "continua",
    "continuado",
];
/// What people write before the date of a table.
const DATED: [&str; 8] = [
    "updated",
    "last updated",
    "revised",
    "as of",
    "printed",
    "effective",
    "actualizado",
    "revisado",
];
/// Words of which, with those that say a kind, a heading may be made that names no places: "Jobs", "Sober living".
const TOPICS: [&str; 34] = [
    "addiction",
    "benefits",
    "bilingual",
    "care",
    "central",
    "children",
    "education",
    "expungement",
    "families",
    "for",
    "help",
    "id",
    "jersey",
    "jobs",
    "living",
    "men",
    "north",
    "papers",
    "recovery",
    "shelter",
    "sober",
    "south",
    "women",
    "work",
    "ayuda",
    "empleo",
    "familias",
    "hombres",
    "mujeres",
    "para",
    "ropa",
    "salud",
    "trabajo",
    "vivienda",
];
/// Signs of a legend: "* = needs ID".
const SIGNS: [char; 7] = ['*', '†', '‡', '+', '#', '^', '§'];

/// Whether a text reads as a heading between rows: "Food Pantries in Newark", "Ward 3 (call first)", "* = needs ID".
pub(super) fn is_heading(text: &str) -> bool {
    let text = text.trim();
    let bare = without_brackets(text);
    let ruled = |end: &str| ["--", "==", "**", "__", "~~", "——"].contains(&end);
    let starts: String = text.chars().take(2).collect();
    let plain = plain(&bare);
    ruled(&starts)
        || is_legend(text)
        || ON.contains(&plain.as_str())
        || is_dated(&plain)
        || is_part(&plain)
        || is_name(&plain)
        || is_kind(&plain)
}

/// Whether a text is a heading also where nothing but names is said: "Shelters", "--- ESSEX COUNTY ---". "Family Services" may be
/// a name there, and so may "Hope", which is a town.
pub(super) fn is_surely_heading(text: &str) -> bool {
    let text = text.trim();
    let bare = without_brackets(text);
    let plain = plain(&bare);
    let ends = |sign: &&str| text.starts_with(*sign) && text.ends_with(*sign);
    let is_ruled = ["--", "==", "__", "~~", "——"].iter().any(ends);
    is_ruled
        || text.ends_with(':')
        || is_legend(text)
        || ON.contains(&plain.as_str())
        || is_dated(&plain)
        || is_part(&plain)
        || is_kind(&plain) && !is_vague(&plain)
}

/// Whether a text names only what places are for: "Housing", "Legal help".
pub(super) fn is_topic(text: &str) -> bool {
    let plain = plain(&without_brackets(text.trim()));
    let is_word = |word| TOPICS.contains(&word) || OF_KIND.contains(&word);
    !plain.is_empty() && plain.split(' ').all(is_word)
}

/// Whether a kind may be the name of an organization: "Family Services of Newark".
fn is_vague(plain: &str) -> bool {
    plain.split(' ').any(|word| VAGUE.contains(&word))
}

/// A text without what stands in brackets, unless nothing stands outside of them.
fn without_brackets(text: &str) -> String {
    let mut depth = 0_u32;
    let outside = text.chars().filter(|it| {
        match it {
            '(' | '[' => depth += 1,
            ')' | ']' => {
                depth = depth.saturating_sub(1);
                return false;
            }
            _ => {}
        }
        depth == 0
    });
    let outside: String = outside.collect();
    match outside.trim().is_empty() {
        true => text.to_owned(),
        false => outside,
    }
}

/// Small letters and digits without accents, one space between words.
fn plain(text: &str) -> String {
    let small = unaccented(text).to_lowercase();
    let words = small.split(|it: char| !it.is_alphanumeric());
    let words: Vec<&str> = words.filter(|it| !it.is_empty()).collect();
    words.join(" ")
}

fn is_legend(text: &str) -> bool {
    text.contains(" = ") || text.starts_with(SIGNS) && text.contains(['=', ':'])
}

/// "Updated 11/2026": a date behind the word, and no name.
fn is_dated(plain: &str) -> bool {
    let rest = DATED.iter().find_map(|head| plain.strip_prefix(head));
    rest.is_some_and(|rest| {
        let is_behind = rest.is_empty() || rest.starts_with(' ');
        let has_name = rest
            .split(' ')
            .filter(|it| it.len() > 3 && !is_number(it))
            .count()
            > 1;
        is_behind && rest.bytes().any(|it| it.is_ascii_digit()) && !has_name
    })
}

/// "Ward 3", "North section", "Zona Norte".
fn is_part(plain: &str) -> bool {
    let words: Vec<&str> = plain.split(' ').collect();
    let is_part = |word: &&str| PARTS.contains(word);
    let says_which =
        |word: &&str| WHICH.contains(word) || is_number(word) || word.chars().count() == 1;
    let is_rest = words.iter().all(|word| is_part(word) || says_which(word));
    words.len() > 1 && is_rest && words.iter().any(is_part)
}

/// "Shelters", "Emergency numbers", "Food Pantries in Newark".
fn is_kind(plain: &str) -> bool {
    let is_of_kind = |text: &str| {
        let mut words = text.split(' ');
        let all = words.all(|it| SEVERAL.contains(&it) || OF_KIND.contains(&it));
        all && text.split(' ').any(|it| SEVERAL.contains(&it))
    };
    let is_where = |at: &str| {
        let (kind, town) = plain.split_once(at)?;
        Some(is_of_kind(kind) && is_name(town.strip_prefix("the ").unwrap_or(town)))
    };
    is_of_kind(plain) || WITHIN.iter().any(|at| is_where(at) == Some(true))
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|it| it.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_told_from_names() {
        for heading in [
            "Shelters",
            "Food Pantries in Newark",
            "Newark",
            "Essex County",
            "Ward 3 (call first)",
            "* = needs ID",
            "Updated 11/2026",
            "Last updated: November 3, 2026",
            "--- Shelters ---",
            "Continued",
            "(cont'd)",
            "Emergency numbers",
            "NORTH SECTION",
            "Zona Norte",
            "Despensas de comida en Trenton",
            "Other resources",
        ] {
            assert!(is_heading(heading), "{heading}");
        }
        for name in [
            "Hope Pantry",
            "Hope Services",
            "Legal Services of New Jersey",
            "Catholic Charities",
            "Newark Emergency Services for Families",
            "St. Lou",
            "Ward Street Kitchen",
            "The Updated Closet 2",
            "Section 8 Office",
            "Area 51 Pantry",
            "Integrity House",
            "Ocean House",
        ] {
            assert!(!is_heading(name), "{name}");
        }
    }

    #[test]
    fn in_a_table_of_names_only_what_names_no_place_is_surely_a_heading() {
        for heading in [
            "Food Pantries in Newark",
            "Shelters",
            "--- ESSEX COUNTY ---",
            "FOOD PANTRIES",
            "Soup kitchens and shelters:",
            "Ward 3",
            "Albergues",
            "Continued",
        ] {
            assert!(is_surely_heading(heading), "{heading}");
        }
        for name in [
            "Newark Shelter",
            "Food Pantry of Newark",
            "Shelter",
            "Hope",
            "Family Services",
            "Social Services of Newark",
            "HOPE PANTRY",
            "** Hope Pantry",
            "-- Hope Pantry",
            "Newark",
        ] {
            assert!(!is_surely_heading(name), "{name}");
        }
    }
}
