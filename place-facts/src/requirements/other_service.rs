//! Who may come for something else than what is looked for: "Beds for women. Meals for men, women and families" has no bed for
//! men.

use super::{Facts, Sentence, booked_beside, rules};
use sync_protocol::places::requirements::{Entry, Household, Sex};

/// Words for a bed …
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
/// … and for houses that have some.
const HOUSES: [&str; 14] = [
    "albergue",
    "apartments",
    "bedrooms",
    "dorm",
    "dorms",
    "houses",
    "residence",
    "shelters",
    "sleep",
    "sleeping",
    "sleeps",
    "transitional",
    "vivienda",
    "viviendas",
];
/// What is given by day.
const MEALS: [&str; 34] = [
    "almuerzo",
    "almuerzos",
    "breakfast",
    "cena",
    "closet",
    "clothes",
    "clothing",
    "comida",
    "comidas",
    "desayuno",
    "despensa",
    "dinner",
    "dinners",
    "eating",
    "eats",
    "feeds",
    "food",
    "groceries",
    "kitchen",
    "laundry",
    "lunch",
    "lunches",
    "meal",
    "meals",
    "pantry",
    "produce",
    "ropa",
    "showers",
    "soup",
    "soup kitchen",
    "supper",
    "food pantry",
    "food bank",
    "store",
];
/// Whom a sentence about beds names.
const PEOPLE: [&str; 14] = [
    "children", "couples", "everyone", "families", "females", "males", "men", "single", "singles",
    "women", "familias", "hombres", "mujeres", "todos",
];
/// Who is in a house already: "for women of the shelter".
const INSIDE: [&str; 4] = [
    "at the shelter",
    "from the shelter",
    "in the shelter",
    "of the shelter",
];
/// Words at most before the service that a clause is about: "Beds for women", "The men's shelter".
const BEFORE: usize = 3;

/// Forgets what clauses about another service say of people.
pub(super) fn settle(list: &str, sentences: &[Sentence<'_>], facts: &mut Facts) {
    booked_beside::settle(list, facts);
    match list {
        // Who may come to a dinner may not come for a bed.
        "housing" => {
            let are_beds_told = sentences
                .iter()
                .any(|it| names_beds(it) && it.has_any(&PEOPLE) && !it.has_any(&MEALS));
            let is_of_meals = |words: &str| {
                let sentence = Sentence::new(words);
                is_no_welcome_to_beds(words) || sentence.has_any(&MEALS) && !names_beds(&sentence)
            };
            facts.entry.retain(|it| {
                let is_about_a_meal = || rules::is_about_a_meal(&Sentence::new(&it.words));
                it.value != Entry::WalkIn || !is_about_a_meal()
            });
            facts.sex.retain(|it| {
                !is_of_meals(&it.words) || it.value != Sex::Everybody && !are_beds_told
            });
            facts
                .household
                .retain(|it| it.value == Household::WithoutChildren || !is_of_meals(&it.words));
        }
        "food" => {
            let is_of_beds = |words: &str| {
                let sentence = Sentence::new(words);
                let first: Vec<&str> = sentence.plain.split(' ').take(BEFORE).collect();
                first
                    .iter()
                    .any(|it| BEDS.contains(it) || HOUSES.contains(it))
                    && !sentence.has_any(&MEALS)
                    && !sentence.has_any(&INSIDE)
            };
            let is_food_told = sentences
                .iter()
                .any(|it| it.has_any(&MEALS) && !is_of_beds(&it.plain));
            if is_food_told {
                facts.sex.retain(|it| !is_of_beds(&it.words));
                facts.household.retain(|it| !is_of_beds(&it.words));
            }
        }
        _ => {}
    }
}

fn names_beds(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&BEDS) || sentence.has_any(&HOUSES)
}

/// Whether a welcome is one to something else than a bed: "Families welcome for meals". Of a pantry that is all there is.
fn is_no_welcome_to_beds(words: &str) -> bool {
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
    let sentence = Sentence::new(words);
    let is_beside = |before: &str| BESIDE.iter().any(|it| sentence.has_words(&[before, it]));
    let is_by_day = sentence.has_any(&["daytime", "during the day", "day only", "de día"]);
    (BEFORE.iter().any(|it| is_beside(it)) || is_by_day) && !sentence.has_any(&BEDS)
}
