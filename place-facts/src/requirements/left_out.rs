//! Words around those whom a clause leaves out.

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
