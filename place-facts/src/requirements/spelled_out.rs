//! What notes shorten, spelled out: "appt", "req'd", "I.D.", and a thing with its answer: "Spanish: no".

use crate::beginnings::Letters;

/// Small letters that stand in every note that shortens something.
const SIGNS: [&str; 11] = [
    ":", " - ", " – ", "appt", "i. d.", "i.d", "lic.", "n.j", "nec", "req", "s.s",
];
/// A thing before its answer has so many words at most: "Background check: no".
const WORDS_OF_THING: usize = 3;

/// A note with all of its words spelled out; `None` where nothing is shortened.
pub(super) fn spelled_out(words: &str) -> Option<String> {
    let small = words.to_lowercase();
    let letters = Letters::of(&small);
    let mut signs = SIGNS.iter().filter(|it| letters.may_have(Letters::of(it)));
    if !signs.any(|sign| small.contains(sign)) {
        return None;
    }
    let joined = words.replace("I. D.", "I.D.").replace("i. d.", "i.d.");
    let whole: Vec<String> = joined.split_whitespace().map(spelled_word).collect();
    let whole = whole.join(" ");
    Some(answered(&whole).unwrap_or(whole)).filter(|it| it != words)
}

fn spelled_word(word: &str) -> String {
    let core = word.trim_end_matches([',', ':', ')', '.']);
    let end = word[core.len()..].trim_start_matches('.');
    let whole = match core.to_lowercase().as_str() {
        "appt" => "appointment",
        "appts" => "appointments",
        "req" | "reqd" | "req'd" | "req’d" => "required",
        "nec" => "necessary",
        "n.j" => "NJ",
        "s.s" => "SS",
        "i.d" => "ID",
        "i.d.s" | "i.d.'s" => "IDs",
        "lic" => "license",
        _ => return word.to_owned(),
    };
    format!("{whole}{end}")
}

/// "Spanish: no" says "no Spanish", and "Women: yes" names them.
fn answered(whole: &str) -> Option<String> {
    if let Some(denied) = denied_demand(whole) {
        return Some(denied);
    }
    let (thing, answer) = whole.split_once(':')?;
    let thing = thing.trim();
    let is_thing = (1..=WORDS_OF_THING).contains(&thing.split_whitespace().count());
    let says = |words: &[&str]| words.contains(&answer.trim().to_lowercase().as_str());
    match () {
        () if !is_thing || is_demand(thing) => None,
        () if is_way_in(thing) && says(&["no", "none"]) => Some(NOT_ACCESSIBLE.to_owned()),
        () if is_way_in(thing) && says(&["yes", "sí", "si"]) => Some(ACCESSIBLE.to_owned()),
        () if says(&["no", "none"]) => Some(format!("no {thing}")),
        () if says(&["yes", "sí", "si"]) => Some(thing.to_owned()),
        () => None,
    }
}

/// "Referral required: none", "Photo ID required - never", as forms have it. Of an ID "required: no" is read as it stands.
fn denied_demand(whole: &str) -> Option<String> {
    const NONE: [&str; 8] = [
        "never",
        "no",
        "none",
        "none needed",
        "none required",
        "not at all",
        "not needed",
        "not required",
    ];
    let mut signs = [":", " - ", " – "].iter();
    let (thing, answer) = signs.find_map(|sign| whole.split_once(sign))?;
    let thing = thing.trim();
    if !NONE.contains(&answer.trim().to_lowercase().as_str()) {
        return None;
    }
    let small = thing.to_lowercase();
    let names_id = small
        .split(' ')
        .any(|word| ["id", "ids", "identification"].contains(&word));
    match small.as_str() {
        "by appointment" | "appointment" => Some("No appointment needed".to_owned()),
        _ if !is_demand(thing) => None,
        _ if names_id => Some(format!("{thing}: no")),
        _ => Some(format!("No {small}")),
    }
}

fn is_demand(thing: &str) -> bool {
    const DEMANDS: [&str; 5] = ["needed", "necesaria", "requerida", "requerido", "required"];
    let small = thing.to_lowercase();
    DEMANDS.iter().any(|it| small.ends_with(it))
}

const ACCESSIBLE: &str = "wheelchair accessible";
const NOT_ACCESSIBLE: &str = "not wheelchair accessible";

/// "Wheelchair: yes", "ADA: no" say whether a wheelchair gets in.
fn is_way_in(thing: &str) -> bool {
    const WAYS: [&str; 13] = [
        "ada",
        "ada access",
        "ada accessible",
        "ada compliant",
        "handicap",
        "handicap access",
        "handicap accessible",
        "silla de ruedas",
        "sillas de ruedas",
        "wheelchair",
        "wheelchair access",
        "wheelchair accessible",
        "wheelchairs",
    ];
    WAYS.contains(&thing.to_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::spelled_out;

    #[test]
    fn what_is_shortened_is_spelled_out_and_nothing_else() {
        for (words, expected) in [
            ("By appt.", Some("By appointment")),
            ("photo i.d. required", Some("photo ID required")),
            ("ID req'd", Some("ID required")),
            ("I. D. not req.", Some("ID not required")),
            ("S.S. card nec.", Some("SS card necessary")),
            ("Spanish: no", Some("no Spanish")),
            ("Women: yes", Some("Women")),
            ("Wheelchair: yes", Some("wheelchair accessible")),
            ("ADA: no", Some("not wheelchair accessible")),
            ("ID required: no", None),
            ("ID required - none", Some("ID required: no")),
            ("Referral required: none", Some("No referral required")),
            ("By appointment: no", Some("No appointment needed")),
            ("Referral required: not for food", None),
            ("Note: call first", None),
            ("I'd call first", None),
        ] {
            assert_eq!(spelled_out(words).as_deref(), expected, "{words}");
        }
    }
}
