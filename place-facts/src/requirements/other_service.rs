//! Who may come for something else than what is looked for: "Beds for women. Meals for men, women and families" has no bed for
//! men.

use super::left_out::is_no_welcome_to_beds;
use super::{Facts, Sentence};
use sync_protocol::places::requirements::{Household, Sex};

const BEDS: [&str; 26] = [
    "albergue",
    "apartments",
    "bed",
    "beds",
    "bedrooms",
    "cama",
    "camas",
    "dorm",
    "dorms",
    "houses",
    "housing",
    "night",
    "overnight",
    "refugio",
    "residence",
    "room",
    "rooms",
    "shelter",
    "shelters",
    "sleep",
    "sleeping",
    "sleeps",
    "stay",
    "transitional",
    "vivienda",
    "viviendas",
];
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
    match list {
        // Who may come to a dinner may not come for a bed.
        "housing" => {
            let of_beds = |words: &str| Sentence::new(words).has_any(&BEDS);
            let are_beds_told = sentences
                .iter()
                .any(|it| it.has_any(&BEDS) && it.has_any(&PEOPLE) && !it.has_any(&MEALS));
            let is_of_meals = |words: &str| {
                let has_meals = Sentence::new(words).has_any(&MEALS);
                is_no_welcome_to_beds(words) || has_meals && !of_beds(words)
            };
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
                first.iter().any(|it| BEDS.contains(it))
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
