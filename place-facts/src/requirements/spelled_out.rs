//! What notes shorten, spelled out: "appt", "req'd", "I.D.", and a thing with its answer: "Spanish: no".

use crate::beginnings::Letters;

/// Small letters that stand in every note that shortens something.
const SIGNS: [&str; 9] = [
    ":", "appt", "i. d.", "i.d", "lic.", "n.j", "nec", "req", "s.s",
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
    let (thing, answer) = whole.split_once(':')?;
    let thing = thing.trim();
    let is_thing = (1..=WORDS_OF_THING).contains(&thing.split_whitespace().count());
    let says = |words: &[&str]| words.contains(&answer.trim().to_lowercase().as_str());
    // "Appointment required: no" is read as it stands.
    let is_demand = ["needed", "required"].iter().any(|it| thing.ends_with(it));
    match () {
        () if !is_thing || is_demand => None,
        () if is_way_in(thing) && says(&["no", "none"]) => Some(NOT_ACCESSIBLE.to_owned()),
        () if is_way_in(thing) && says(&["yes", "sí", "si"]) => Some(ACCESSIBLE.to_owned()),
        () if says(&["no", "none"]) => Some(format!("no {thing}")),
        () if says(&["yes", "sí", "si"]) => Some(thing.to_owned()),
        () => None,
    }
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
            ("Note: call first", None),
            ("I'd call first", None),
        ] {
            assert_eq!(spelled_out(words).as_deref(), expected, "{words}");
        }
    }
}
