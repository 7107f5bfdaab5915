//! One meal of a place where people eat, beside hours of the whole day: "Soup kitchen", "Hot lunch", 9 am to 5 pm. When it is on the
//! table has to be asked.

use super::plain::words_of;
use crate::sentences::sentences;
use crate::spelling::unaccented;
use sync_protocol::places::hours::{Hours, Reception};

/// What a meal is called: each line is one meal.
const MEALS: [&[&str]; 3] = [
    &["breakfast", "breakfasts", "desayuno", "desayunos"],
    &[
        "lunch",
        "lunches",
        "noon",
        "midday",
        "almuerzo",
        "almuerzos",
        "mediodia",
    ],
    &["dinner", "dinners", "supper", "cena", "cenas"],
];
/// Where people eat.
const EATEN_AT: [&str; 6] = ["soup", "kitchen", "comedor", "meal", "meals", "comidas"];
/// What may stand beside the name of a meal in a sentence that only names it.
const BESIDE: &str = "a al and at caliente calientes coffee cafe community daily de el en free gratis hot is la meal meals comida \
    kitchen our program sandwich sandwiches se serve served serves serving sirve sirven sirvo soup the un una we with y";
/// Minutes in which one meal is served, at most.
const ONE_MEAL: u16 = 240;

/// Asks about hours that are far longer than the only meal, or the two, that a kind or a sentence of the notes names.
pub(super) fn apply(hours: &mut Hours, notes: &str, kind: &str) {
    let kind = unaccented(kind);
    let eats = words_of(&kind).iter().any(|word| EATEN_AT.contains(word));
    let is_some_meal = names_some_meals(&kind)
        || eats && sentences(notes).any(|it| names_some_meals(&unaccented(it)));
    if !is_some_meal {
        return;
    }
    for rule in &mut hours.rules {
        let is_long = match (rule.from, rule.to) {
            (Some(from), Some(to)) => to.saturating_sub(from) > ONE_MEAL,
            _ => true,
        };
        if is_long && rule.reception == Reception::WalkIn && rule.service.is_none() {
            rule.reception = Reception::Call;
        }
    }
}

/// Whether words name a meal, not all three, and nothing else.
fn names_some_meals(plain: &str) -> bool {
    let words = words_of(plain);
    let meal = |word: &&str| MEALS.iter().any(|names| names.contains(word));
    let is_known = |word: &&str| meal(word) || BESIDE.split_whitespace().any(|it| it == *word);
    let named = MEALS
        .iter()
        .filter(|names| words.iter().any(|word| names.contains(word)));
    (1..MEALS.len()).contains(&named.count()) && words.iter().all(is_known)
}
