//! People who are named and then refused, or given only a part, behind a comma or in brackets: "Women. Men (not accepted)", "families,
//! no", "women (no overnight)".

use super::audience::{in_one_word, is_about_people, named};
use super::denial::clauses;
use super::{Facts, Sentence};

/// What such a part begins with.
const REFUSALS: [&str; 22] = [
    "but no",
    "but not",
    "cerrado",
    "closed",
    "full",
    "lleno",
    "n a",
    "ninguna",
    "ninguno",
    "no",
    "none",
    "nope",
    "not",
    "not anymore",
    "pero no",
    "sold out",
    "sorry no",
    "sorry not",
    "temporarily no",
    "todavía no",
    "waitlist",
    "yet no",
];
/// What is not there, and keeps nobody out: "families, no pets", "men, no ID needed".
const HARMLESS: [&str; 54] = [
    "address",
    "alcohol",
    "couples",
    "couple",
    "overnight guests",
    "animals",
    "appointment",
    "appointments",
    "armas",
    "background",
    "bags",
    "charge",
    "cita",
    "citas",
    "cost",
    "costo",
    "drug",
    "drugs",
    "drogas",
    "exceptions",
    "fee",
    "fees",
    "fumar",
    "gender",
    "guns",
    "id",
    "identification",
    "identificación",
    "income",
    "insurance",
    "limit",
    "limits",
    "mascotas",
    "money",
    "papers",
    "paperwork",
    "pets",
    "preaching",
    "problem",
    "proof",
    "questions",
    "referral",
    "referrals",
    "registration",
    "religion",
    "rent",
    "smoking",
    "smokers",
    "tobacco",
    "violence",
    "visitors",
    "weapons",
    "residency",
    "time",
];
/// What only some may have of a place, before "only".
const PARTS: [&str; 14] = [
    "breakfast",
    "comidas",
    "daytime",
    "day",
    "dinner",
    "duchas",
    "food",
    "intake",
    "lunch",
    "meal",
    "meals",
    "outreach",
    "showers",
    "waitlist",
];

/// Asks about people who are named before such a part.
pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    let parts: Vec<Sentence<'_>> = clauses(sentence.words)
        .map(|part| in_one_word(&part))
        .filter(|part| !part.plain.is_empty())
        .collect();
    for pair in parts.windows(2) {
        if is_about_people(&pair[0]) && !is_about_people(&pair[1]) && takes_back(&pair[1]) {
            facts.doubts.extend(named(&pair[0]));
            sentence.quote(facts);
        }
    }
}

fn takes_back(part: &Sentence<'_>) -> bool {
    let refuses = REFUSALS.iter().any(|word| part.begins(word));
    let is_part = part.has_any(&["only", "solo", "sólo", "solamente"]) && part.has_any(&PARTS);
    is_part || refuses && !part.has_any(&HARMLESS)
}
