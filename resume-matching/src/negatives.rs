//! Demands that are worded with a negative: "no CDL, no job" demands a license, and "CDL not required" demands
//! none.

use crate::words::Words;

/// Words that deny.
const DENIALS: [&str; 20] = [
    "no", "not", "dont", "doesnt", "cant", "cannot", "couldnt", "wont", "isnt", "arent", "without",
    "never", "nobody", "unless", "sin", "nadie", "nunca", "ni", "tampoco", "lack",
];
/// Those of them that say what somebody may not be without.
const WITHOUT: [&str; 5] = ["without", "sin", "unless", "lack", "if"];
/// Words for what is needed.
const NEED: [&str; 20] = [
    "required",
    "require",
    "need",
    "needed",
    "necessary",
    "mandatory",
    "must",
    "requirement",
    "requerido",
    "requerida",
    "necesario",
    "necesaria",
    "obligatorio",
    "obligatoria",
    "requiere",
    "necesita",
    "pide",
    "falta",
    "exige",
    "pedimo",
];
/// How many words may stand between a denial and such a word.
const NEED_REACH: usize = 3;
/// What there will be none of: "no CDL, no interview".
const CONSEQUENCES: [&str; 24] = [
    "job",
    "work",
    "interview",
    "hire",
    "hired",
    "hiring",
    "call",
    "apply",
    "start",
    "entry",
    "ride",
    "exception",
    "consider",
    "considered",
    "application",
    "trabajo",
    "trabaja",
    "entrevista",
    "empleo",
    "aplique",
    "aplicar",
    "llame",
    "contrato",
    "contratamo",
];

/// What there will be none of where nothing is demanded: "no CDL, no problem".
const NO_MATTER: [&str; 9] = [
    "problem", "problema", "worry", "worrie", "matter", "issue", "ok", "okay", "fine",
];
/// Words for taking somebody, behind a first negative: "we don't take drivers who …".
const TAKING: [&str; 18] = [
    "contratan",
    "contratando",
    "hire",
    "hiring",
    "take",
    "taking",
    "accept",
    "accepting",
    "want",
    "consider",
    "interview",
    "use",
    "contratamo",
    "contrata",
    "aceptamo",
    "tomamo",
    "queremo",
    "acepta",
];
/// Words that say in one what is missing …
const MISSING: [&str; 4] = ["unlicensed", "unlicenced", "uncertified", "noncertified"];
/// … how many letters of them deny …
const MISSING_LETTERS: usize = 2;
/// … and answers behind the name of a paper that excuse it: "CDL: no".
const ANSWERS: [&str; 4] = ["no", "none", "ninguna", "ninguno"];
/// Words of a part with such an answer at most.
const ANSWERED_MAX: usize = 4;

/// How a part of a text demands something.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Wording<'a> {
    /// Without a negative that would change it.
    Plain,
    /// Nobody is taken without what these pieces name.
    NotWithout(Vec<&'a str>),
    /// Some of it is not needed; these pieces say the rest.
    Excused(Vec<&'a str>),
}

/// How a part of a text demands something.
pub(crate) fn wording(part: &str) -> Wording<'_> {
    let words = Words::of(part);
    let all = 0..words.words.len();
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    let denials: Vec<usize> = all.clone().filter(|word| is(*word, &DENIALS)).collect();
    let last = words.words.len().saturating_sub(1);
    let is_short = (2..=ANSWERED_MAX).contains(&words.words.len());
    if is_short && is(last, &ANSWERS) && denials.iter().all(|denial| *denial == last) {
        return Wording::Excused(Vec::new());
    }
    let missing = all.clone().find(|word| is(*word, &MISSING));
    if let Some(missing) = missing.filter(|_| !denials.is_empty()) {
        let source = &words.words[missing].source;
        let name = &part[source.clone()];
        let name = name.strip_prefix("non").unwrap_or(&name[MISSING_LETTERS..]);
        return Wording::NotWithout(vec![name]);
    }
    if denials.iter().any(|denial| is_excuse(&words, *denial)) {
        let pieces = part
            .split([',', '(', ')'])
            .flat_map(|piece| piece.split(" but "));
        let rest = pieces.flat_map(|piece| piece.split(" pero "));
        let rest = rest.filter(|piece| {
            let words = Words::of(piece);
            let mut all = 0..words.words.len();
            !all.any(|word| DENIALS.contains(&words.form(word)) && is_excuse(&words, word))
        });
        return Wording::Excused(rest.collect());
    }
    let says_without = all.clone().any(|word| is(word, &WITHOUT));
    let has_consequence = denials.iter().skip(1).any(|denial| {
        let mut behind = denial + 1..all.end.min(denial + 1 + NEED_REACH);
        behind.any(|word| is(word, &CONSEQUENCES))
    });
    let takes_nobody = denials.first().is_some_and(|first| {
        let mut behind = first + 1..all.end.min(first + 1 + NEED_REACH);
        behind.any(|word| is(word, &TAKING))
    });
    // "No license, no chair": whatever stands behind the second one.
    let is_pair = denials.len() == 2
        && denials[0] == 0
        && denials.iter().all(|denial| is(*denial, &["no", "sin"]))
        && denials[1] > 1
        && denials[1] < last
        && !all.clone().any(|word| is(word, &NO_MATTER));
    if denials.len() < 2 || !(says_without || has_consequence || takes_nobody || is_pair) {
        return Wording::Plain;
    }
    let ends = denials
        .iter()
        .skip(1)
        .map(|denial| words.words[*denial].source.start);
    let ends = ends.chain([part.len()]);
    let pieces = denials.iter().zip(ends);
    let pieces = pieces.map(|(denial, end)| &part[words.words[*denial].source.end..end]);
    Wording::NotWithout(pieces.collect())
}

/// The verb by which a text says that nobody is taken: "we do not hire", "no longer hiring".
pub(crate) fn takes_none(words: &Words) -> Option<usize> {
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    let denial = (0..words.words.len()).find(|word| is(*word, &DENIALS))?;
    let mut behind = denial + 1..words.words.len().min(denial + 1 + NEED_REACH);
    behind.find(|word| is(*word, &TAKING))
}

/// Whether a denial is about what is needed: "not required".
fn is_excuse(words: &Words, denial: usize) -> bool {
    let last = words.words.len().min(denial + 1 + NEED_REACH);
    let mut behind = denial + 1..last;
    let need = behind.find(|word| NEED.contains(&words.form(*word)));
    need.is_some_and(|need| {
        let mut between = denial + 1..need;
        !between.any(|word| words.words[word].begins_clause || DENIALS.contains(&words.form(word)))
            && !WITHOUT.contains(&words.form(denial))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_negatives_demand_and_one_before_a_need_excuses() {
        let not_without = |text: &str, piece: &str| match wording(text) {
            Wording::NotWithout(pieces) => {
                pieces.iter().any(|it| it.trim().trim_matches(',') == piece)
            }
            _ => false,
        };
        assert!(not_without("Do not apply without a CDL A", "a CDL A"));
        assert!(not_without("No CDL A no interview", "CDL A"));
        assert!(not_without("Sin CDL A no aplique", "CDL A"));
        assert!(not_without("No CDL A no keys", "CDL A"));
        assert!(not_without("We don't take drivers with no CDL A", "CDL A"));
        assert!(not_without("Unlicensed need not apply", "licensed"));
        assert_eq!(wording("CDL: no"), Wording::Excused(Vec::new()));
        assert!(not_without(
            "Don't call if you don't have a CDL",
            "have a CDL"
        ));
        assert_eq!(wording("CDL not required"), Wording::Excused(Vec::new()));
        assert_eq!(
            wording("CDL no requerida, ServSafe obligatorio"),
            Wording::Excused(vec![" ServSafe obligatorio"])
        );
        for plain in [
            "CDL A required",
            "No CDL, no problem",
            "We hire without a CDL",
        ] {
            assert_eq!(wording(plain), Wording::Plain, "{plain}");
        }
    }
}
