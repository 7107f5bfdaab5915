//! Words around those whom a clause leaves out, and who is welcome only to something else than a bed.

use super::Sentence;

/// Beginnings behind which "but" makes an exception: "everyone welcome but women".
const ALL: [&str; 6] = ["all", "anybody", "anyone", "everybody", "everyone", "todos"];
/// The place itself: who is not let in there is not taken.
const THE_PLACE: [&str; 8] = [
    "in the building",
    "in this building",
    "inside the building",
    "in the shelter",
    "on the property",
    "on the premises",
    "on premises",
    "at this time",
];

/// A clause about people in the words that are known: "but not men" is "not men", "everyone welcome but women" is "everyone
/// welcome except women".
pub(super) fn in_known_words(clause: Sentence<'_>) -> Sentence<'_> {
    let mut plain = clause.without(&THE_PLACE).plain;
    if let Some(rest) = ["but ", "pero "]
        .iter()
        .find_map(|it| plain.strip_prefix(it))
    {
        plain = rest.to_owned();
    }
    if let Some(all) = ALL.iter().find(|all| clause.begins(all)) {
        plain = plain
            .replace(" but ", " except ")
            .replace(" pero no ", " except ");
        let is_exception = plain.contains(" except ") || plain.contains(" excepto ");
        if is_exception && *all == "all" {
            plain = plain.replacen("all ", "everyone ", 1);
        }
    }
    Sentence::said(clause.words, plain)
}

/// Whether a welcome is one to something else than a bed: "Families welcome for meals". Of a pantry that is all there is.
pub(super) fn is_no_welcome_to_beds(words: &str) -> bool {
    const BEFORE: [&str; 10] = [
        "at", "at our", "for", "for our", "for the", "to", "to our", "para", "para la", "para las",
    ];
    const BESIDE: [&str; 28] = [
        "activities",
        "almuerzo",
        "breakfast",
        "cena",
        "clothing",
        "comer",
        "comida",
        "comidas",
        "counseling",
        "day program",
        "day services",
        "desayuno",
        "dinner",
        "dinners",
        "drop-in",
        "food",
        "groceries",
        "laundry",
        "lunch",
        "lunches",
        "meals",
        "programs",
        "servicios",
        "services",
        "showers",
        "supper",
        "visits",
        "worship",
    ];
    const BEDS: [&str; 12] = [
        "bed",
        "beds",
        "cama",
        "camas",
        "housing",
        "night",
        "overnight",
        "refugio",
        "room",
        "rooms",
        "shelter",
        "stay",
    ];
    let sentence = Sentence::new(words);
    let is_beside = |before: &str| BESIDE.iter().any(|it| sentence.has_words(&[before, it]));
    let is_by_day = sentence.has_any(&["daytime", "during the day", "day only", "de día"]);
    (BEFORE.iter().any(|it| is_beside(it)) || is_by_day) && !sentence.has_any(&BEDS)
}
