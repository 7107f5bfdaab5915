//! Labels of hours: "Monday-Friday 9 am-5 pm (clothes), Saturday 10 am-12 pm (food)". What is open for one of them is not open
//! for the other.

use super::parse::Reader;
use super::remarks;
use sync_protocol::places::hours::{Hours, HoursRule};

/// Labels of what people come to a pantry for.
const FOOD: [&str; 3] = ["food", "groceries", "produce"];
/// Labels of what a place has beside it.
const BESIDE: [&str; 3] = ["clothes", "clothing", "store"];
/// Parts of the words for places to which people come for food, and for clothes.
const OF_FOOD: [&str; 5] = ["food", "pantry", "kitchen", "meal", "grocer"];
const OF_CLOTHES: [&str; 4] = ["cloth", "thrift", "store", "shop"];

fn is_food(label: &str) -> bool {
    FOOD.contains(&label)
}

fn is_beside(label: &str) -> bool {
    BESIDE.contains(&label)
}

/// Whether a label names what is given then: "(food)", "(clothes)".
fn is_label(label: &str) -> bool {
    is_food(label) || is_beside(label)
}

pub(super) fn is_food_of(rule: &HoursRule) -> bool {
    rule.service.as_deref().is_some_and(is_food)
}

/// Whether a rule is for food of any kind: "(food)", "(pantry)", "(meals)".
fn is_any_food(rule: &HoursRule) -> bool {
    let service = rule.service.as_deref().unwrap_or_default();
    is_food(service) || service != "warming center" && remarks::service(service).is_some()
}

fn is_beside_of(rule: &HoursRule) -> bool {
    rule.service.as_deref().is_some_and(is_beside)
}

impl Reader<'_> {
    /// "(clothes) Monday-Friday 9 am-5 pm (food)": for which of them?
    pub(super) fn doubt_label(&mut self, label: &str) {
        let before = self.clause.service.as_deref();
        let is_other = before.is_some_and(|it| it != label);
        let is_between = is_beside(label) || before.is_some_and(is_beside);
        let are_labels = is_label(label) && before.is_some_and(is_label);
        self.clause.is_unsure |= is_other && (is_between || are_labels);
    }

    /// Hours with a label beside hours for food are sure for food alone.
    pub(super) fn doubt_labels(&mut self) {
        if self.hours.rules.iter().any(is_any_food) {
            doubt(&mut self.hours, is_beside_of);
        }
    }
}

/// Doubts the hours that are labelled with something else than that for which people come to a place of a kind.
pub(super) fn apply(hours: &mut Hours, kind: &str) {
    let kind = kind.to_lowercase();
    let is_of = |words: &[&str]| words.iter().any(|word| kind.contains(word));
    match (is_of(&OF_FOOD), is_of(&OF_CLOTHES)) {
        (true, false) => doubt(hours, is_beside_of),
        (false, true) => doubt(hours, is_any_food),
        _ => {}
    }
}

fn doubt(hours: &mut Hours, is_doubted: fn(&HoursRule) -> bool) {
    for rule in hours.rules.iter_mut().filter(|rule| is_doubted(rule)) {
        rule.days.sure = false;
    }
}

#[cfg(test)]
mod tests {
    use crate::hours::evaluate::at;
    use crate::hours::of_kind;
    use sync_protocol::places::hours::OpenState::{self, Ask, Open};

    /// On a Tuesday and on a Saturday.
    fn found(sentence: &str, kind: &str) -> [OpenState; 2] {
        let hours = of_kind(Some(sentence), None, kind);
        let state = |moment: &str| at(&hours, moment.parse().unwrap()).state;
        [state("2026-11-24T10:00"), state("2026-11-28T11:00")]
    }

    #[test]
    fn what_is_open_for_clothes_or_an_office_is_not_open_for_food() {
        for beside in ["clothes", "clothing", "store", "office"] {
            for main in ["food", "pantry", "meals", "groceries"] {
                for (sentence, saturday) in [
                    (
                        format!("Mon-Fri 9-5 ({beside}), Sat 10-12 ({main})"),
                        Some(Open),
                    ),
                    (
                        format!("Sat 10-12 ({main}); Mon-Fri 9-5 ({beside})"),
                        Some(Open),
                    ),
                    (format!("({beside}) Mon-Fri 9-5, ({main}) Sat 10-12"), None),
                    (
                        format!("Mon-Fri ({beside}) 9-5, Sat ({main}) 10-12"),
                        Some(Open),
                    ),
                    (format!("Mon-Fri 9-5 ({beside}) ({main})"), None),
                    (format!("Mon-Fri 9-5 ({main}) ({beside})"), None),
                ] {
                    for kind in ["", "Food pantry"] {
                        let found = found(&sentence, kind);
                        assert_eq!(found[0], Ask, "{sentence}, {kind}");
                        assert!(
                            saturday.is_none_or(|it| it == found[1]),
                            "{sentence}, {kind}"
                        );
                    }
                }
            }
        }
        for sentence in [
            "Mon-Fri 9-5 (office)",
            "Pantry: Mon-Fri 9-5 (office)",
            "Mon-Fri 9-5, Sat 10-12 (food)",
        ] {
            assert_eq!(found(sentence, "")[0], Ask, "{sentence}");
        }
    }

    #[test]
    fn a_label_is_sure_for_the_place_it_names() {
        let (clothes, food) = ("Mon-Fri 9-5 (clothes)", "Mon-Fri 9-5 (food)");
        assert_eq!(found(clothes, "Clothing closet")[0], Open);
        assert_eq!(found(clothes, "Food pantry")[0], Ask);
        assert_eq!(found(food, "Food pantry")[0], Open);
        assert_eq!(found(food, "Thrift shop")[0], Ask);
    }
}
