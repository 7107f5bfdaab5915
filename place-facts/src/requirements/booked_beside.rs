//! "Lunch for anyone. Clothing closet by appointment": what is booked stands beside what people come for.

use super::denial::Doubt;
use super::{Facts, Sentence};
use sync_protocol::places::requirements::{Condition, Entry};

/// What no list is about.
const ASIDE: [&str; 10] = [
    "donation",
    "donations",
    "donaciones",
    "drop off",
    "drop-off",
    "group visit",
    "group visits",
    "tour",
    "tours",
    "volunteers",
];
/// What pantries, kitchens and shelters have beside food and beds.
const BESIDE_FOOD_AND_BEDS: [&str; 38] = [
    "abogado",
    "abogados",
    "blood pressure",
    "case management",
    "case manager",
    "classes",
    "clinic",
    "closet",
    "clothes",
    "clothing",
    "consejería",
    "counseling",
    "dental",
    "dentist",
    "financial",
    "furniture",
    "haircut",
    "haircuts",
    "immigration",
    "job help",
    "laundry",
    "lawyer",
    "legal",
    "mentoring",
    "muebles",
    "notary",
    "nurse",
    "resume",
    "resumes",
    "ropa",
    "shower",
    "showers",
    "snap",
    "social worker",
    "tax",
    "taxes",
    "therapy",
    "toys",
];
/// What they are for.
const MAIN: [&str; 15] = [
    "all",
    "bed",
    "beds",
    "comida",
    "everything",
    "food",
    "groceries",
    "kitchen",
    "lunch",
    "meal",
    "meals",
    "pantry",
    "rooms",
    "services",
    "shelter",
];

/// Where only another service needs an appointment, walking in is asked about and not refused.
pub(super) fn settle(list: &str, facts: &mut Facts) {
    let is_beside = |words: &str| {
        let said = Sentence::new(words);
        let is_aside = said.has_any(&ASIDE);
        let is_other = ["food", "housing"].contains(&list) && said.has_any(&BESIDE_FOOD_AND_BEDS);
        (is_aside || is_other) && !said.has_any(&MAIN)
    };
    let (beside, own) = std::mem::take(&mut facts.entry)
        .into_iter()
        .partition(|it| it.value == Entry::Appointment && is_beside(&it.words));
    facts.entry = own;
    let beside: Vec<_> = beside;
    for booked in beside {
        facts.doubts.push(Doubt::WalkIn);
        facts
            .conditions
            .push(Sentence::new(&booked.words).state(Condition::Note));
    }
}
