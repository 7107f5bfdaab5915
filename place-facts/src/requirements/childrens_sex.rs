//! "Male" and "female" said of children: "Women and their male children". They say nothing of the grown people who come.

use std::borrow::Cow;

const CHILDREN: [&str; 14] = [
    "babies", "baby", "bebés", "bebes", "child", "children", "hijos", "hijas", "infants", "kids",
    "minors", "newborns", "niños", "niñas",
];
const SEX: [&str; 8] = [
    "female", "females", "hembras", "male", "males", "mujeres", "niñas", "varones",
];
/// What stands before children.
const SEX_OF_CHILDREN: [&str; 2] = ["female", "male"];
const JOINTS: [&str; 5] = ["and", "or", "o", "y", "and/or"];
/// Who comes with them. Without such a word "male" may be said of anyone.
const GROWN: [&str; 16] = [
    "females",
    "fathers",
    "hombres",
    "ladies",
    "madres",
    "men",
    "mom",
    "moms",
    "mother",
    "mothers",
    "mujeres",
    "padres",
    "parents",
    "single-mothers",
    "woman",
    "women",
];

/// The words without the sex of the children. "No male children over 12" leaves out some of them, and stays as it is.
pub(super) fn without_it(words: &str) -> Cow<'_, str> {
    let all: Vec<&str> = words.split_whitespace().collect();
    let plain: Vec<String> = all
        .iter()
        .map(|word| {
            word.trim_matches(|it: char| !it.is_alphanumeric())
                .to_lowercase()
        })
        .collect();
    let is_in =
        |at: usize, known: &[&str]| plain.get(at).is_some_and(|it| known.contains(&it.as_str()));
    let names_grown = (0..all.len()).any(|at| is_in(at, &GROWN));
    let leaves_out = plain
        .iter()
        .any(|it| ["no", "not", "over", "except"].contains(&it.as_str()));
    if !names_grown || leaves_out {
        return Cow::Borrowed(words);
    }
    let mut is_dropped = vec![false; all.len()];
    for child in (0..all.len()).filter(|at| is_in(*at, &CHILDREN)) {
        // "Male and female children": only words without a comma between them.
        let mut begin = child;
        while begin > 0 && !all[begin - 1].ends_with(',') {
            let is_next = begin == child && is_in(begin - 1, &SEX_OF_CHILDREN);
            let is_joined = begin > 1
                && begin < child
                && is_in(begin - 1, &JOINTS)
                && is_in(begin - 2, &SEX_OF_CHILDREN);
            if !is_next && !is_joined {
                break;
            }
            begin -= if is_next { 1 } else { 2 };
        }
        is_dropped[begin..child].fill(true);
        let end = behind(child, &all, &is_in);
        is_dropped[child + 1..end].fill(true);
    }
    if !is_dropped.contains(&true) {
        return Cow::Borrowed(words);
    }
    let kept = (0..all.len()).filter(|at| !is_dropped[*at]).map(|at| {
        let is_small = ["babies", "baby", "child", "infants", "newborns"];
        let is_child = is_in(at, &is_small);
        if is_child { "children" } else { all[at] }
    });
    Cow::Owned(kept.collect::<Vec<_>>().join(" "))
}

/// Where the sex that stands behind children ends: "hijos varones", "children, male or female".
fn behind(child: usize, all: &[&str], is_in: &dyn Fn(usize, &[&str]) -> bool) -> usize {
    let is_pair = is_in(child + 1, &SEX) && is_in(child + 2, &JOINTS) && is_in(child + 3, &SEX);
    let ends =
        |at: usize| at + 1 == all.len() || all[at].ends_with(|it: char| !it.is_alphanumeric());
    let is_one = is_in(child + 1, &["varones", "hembras"]) && !all[child].ends_with(',');
    if is_pair && ends(child + 3) {
        return child + 4;
    }
    if is_one { child + 2 } else { child + 1 }
}

#[cfg(test)]
mod tests {
    use super::without_it;

    #[test]
    fn only_the_sex_of_children_is_left_out() {
        for (words, expected) in [
            ("Women and their male children", "Women and their children"),
            (
                "Mothers with male and female children",
                "Mothers with children",
            ),
            (
                "Women and their children, male or female",
                "Women and their children,",
            ),
            ("Women with female or male babies", "Women with children"),
            ("Mujeres y sus hijos varones", "Mujeres y sus hijos"),
            ("Men, women, male children", "Men, women, children"),
            ("Women, children, males", "Women, children, males"),
            (
                "Women and children, male or female veterans",
                "Women and children, male or female veterans",
            ),
            (
                "Male and female adults and children",
                "Male and female adults and children",
            ),
            (
                "Women, no male children over 12",
                "Women, no male children over 12",
            ),
            ("Mujeres, hijos, varones", "Mujeres, hijos, varones"),
        ] {
            assert_eq!(without_it(words), expected, "{words}");
        }
    }
}
