//! Words of labels: what people come to a place for, and what it has beside that.

/// Labels of what people come to a pantry for.
const FOOD: [&str; 3] = ["food", "groceries", "produce"];
/// Labels of what a place has beside it.
const BESIDE: [&str; 3] = ["clothes", "clothing", "store"];
pub(super) fn is_food(label: &str) -> bool {
    FOOD.contains(&label)
}

pub(super) fn is_beside(label: &str) -> bool {
    BESIDE.contains(&label)
}
