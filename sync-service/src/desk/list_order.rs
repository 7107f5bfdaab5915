//! Where a list that was deleted stands when it is put back, whatever else was deleted and moved since.

use std::cmp::Reverse;

/// The names of a menu, with the lists that were deleted before where they would stand. Of each deleted
/// list: when that was, its name, and this order as it was then.
pub(super) fn whole_order(
    menu: Vec<String>,
    mut deleted: Vec<(i64, &str, &[String])>,
) -> Vec<String> {
    let mut order = menu;
    // A later one knows the places of those before it.
    deleted.sort_by_key(|(at, ..)| Reverse(*at));
    for (_, name, old) in deleted {
        if order.iter().all(|it| it != name) && old.iter().any(|it| it == name) {
            order.insert(place_in(&order, name, old), name.to_owned());
        }
    }
    order
}

/// Where a name stands among others: behind the last one that stood before it in an older order. One that
/// has no place in that order comes last.
pub(super) fn place_in(names: &[String], name: &str, old: &[String]) -> usize {
    let Some(at) = old.iter().position(|it| it == name) else {
        return names.len();
    };
    let stood_before = |it: &String| old[..at].contains(it);
    names
        .iter()
        .rposition(stood_before)
        .map_or(0, |last| last + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deletes lists of a menu one after the other, and puts them back in another order.
    fn back(all: &[&str], deleted: [&str; 2], put_back: [&str; 2]) -> Vec<String> {
        let mut names: Vec<String> = all.iter().map(|it| (*it).to_owned()).collect();
        let mut kept: Vec<(i64, &str, Vec<String>)> = Vec::new();
        for name in deleted {
            let earlier = kept.iter().map(|(at, name, order)| (*at, *name, &**order));
            let order = whole_order(names.clone(), earlier.collect());
            names.retain(|it| it != name);
            kept.push((i64::try_from(kept.len()).unwrap(), name, order));
        }
        for name in put_back {
            let (.., old) = kept.iter().find(|it| it.1 == name).unwrap();
            names.insert(place_in(&names, name, old), name.to_owned());
        }
        names
    }

    #[test]
    fn a_deleted_list_comes_back_to_its_place_whatever_else_was_deleted() {
        let all = ["a", "b", "c", "d"];
        for deleted in [["b", "c"], ["c", "b"], ["a", "d"], ["d", "c"], ["a", "b"]] {
            let [one, other] = deleted;
            for put_back in [[one, other], [other, one]] {
                assert_eq!(
                    back(&all, deleted, put_back),
                    all,
                    "{deleted:?} {put_back:?}"
                );
            }
        }
        let menu = ["a", "b"].map(str::to_owned);
        assert_eq!(place_in(&menu, "new", &[]), 2, "one that was in no menu");
    }
}
