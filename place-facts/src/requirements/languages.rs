//! Which languages people speak at a place.

use super::denial::{self, Doubt};
use super::{Facts, Sentence, in_writing, no_spanish};
use sync_protocol::places::requirements::Stated;

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    const NAMES: [(&str, &str); 8] = [
        ("english", "en"),
        ("spanish", "es"),
        ("habla español", "es"),
        ("hablamos español", "es"),
        ("habla espanol", "es"),
        ("hablamos espanol", "es"),
        ("portuguese", "pt"),
        ("creole", "ht"),
    ];
    const MANY: [&str; 3] = ["many languages", "several languages", "translation"];
    const ASKED: [&str; 7] = [
        "bring",
        "must",
        "need",
        "needed",
        "required",
        "volunteers",
        "wanted",
    ];
    const INTERPRETED: [&str; 5] = [
        "interpretation",
        "interpreter",
        "interpreters",
        "translation",
        "translator",
    ];
    const CALLED: [&str; 7] = [
        "by request",
        "call ahead",
        "call first",
        "on call",
        "on-call",
        "on request",
        "upon request",
    ];
    if no_spanish::is_said(sentence) {
        facts.doubts.push(Doubt::Spanish);
        facts.languages.push(sentence.state(vec!["en".to_owned()]));
        return;
    }
    // "Our Spanish-speaking volunteer left in May".
    let has_left = sentence.has_any(&HAS_LEFT);
    let mut named = bilingual(sentence);
    if has_left && !named.is_empty() {
        named.clear();
        facts.doubts.push(Doubt::Spanish);
    }
    if named.is_empty() {
        named = named_in_spanish(sentence);
    }
    const SPEAKING: [&str; 4] = ["speak", "speaks", "spoken", "staff"];
    const WORSHIP: [&str; 12] = [
        "bible",
        "choir",
        "church services",
        "liturgy",
        "mass",
        "masses",
        "prayer",
        "sermon",
        "sermons",
        "sunday service",
        "sunday services",
        "worship",
    ];
    const TAUGHT: [&str; 4] = ["class", "classes", "lessons", "courses"];
    let is_interpreted_on_call = sentence.has_any(&CALLED) && sentence.has_any(&INTERPRETED);
    for clause in denial::clauses(sentence.words) {
        // "English and Spanish classes" do not say what the staff speak.
        if clause.has_any(&TAUGHT) && !clause.has_any(&SPEAKING) {
            continue;
        }
        // What is spoken at Mass, the pantry may not speak.
        if clause.has_any(&WORSHIP) {
            facts.hints_at_spanish |= clause.has("spanish");
            continue;
        }
        // "Forms in Spanish" do not either.
        if in_writing::is_of_a_thing(&clause) && !clause.has_any(&SPEAKING) {
            facts.hints_at_spanish |= clause.has("spanish");
            continue;
        }
        // Nobody who comes can count on one who has to be called first.
        if clause.has_any(&CALLED) || is_interpreted_on_call {
            facts.hints_at_spanish |= clause.has("spanish");
            continue;
        }
        for (name, tag) in NAMES {
            // "Bring a Spanish interpreter".
            let is_asked_for = tag == "es" && clause.has_any(&ASKED);
            if is_asked_for {
                continue;
            }
            let is_sure = !has_left && !is_of_who_asks(&clause, name);
            if is_sure && is_spoken(&clause, name) && denial::of(&clause, &[name]).is_none() {
                named.push(tag.to_owned());
            } else if clause.has(name) && tag == "es" {
                let denied = denial::of(&clause, &[name]);
                facts.hints_at_spanish |= denied != Some(denial::Denial::Refused);
                facts.doubts.extend((!is_sure).then_some(Doubt::Spanish));
                facts
                    .doubts
                    .extend(denial::of(&clause, &[name]).map(|_| Doubt::Spanish));
            }
        }
    }
    let place = |tag: &String| NAMES.iter().position(|(_, named)| named == tag);
    named.sort_by_key(place);
    named.dedup();
    if !named.is_empty() {
        facts.languages.push(sentence.state(named));
    } else if sentence.has_any(&MANY)
        && !is_interpreted_on_call
        && !in_writing::is_of_a_thing(sentence)
        && denial::of(sentence, &MANY).is_none()
    {
        facts.languages.push(sentence.state(vec!["mul".to_owned()]));
    }
}

/// Words of somebody who is not there any more, or not now.
const HAS_LEFT: [&str; 18] = [
    "has left",
    "has quit",
    "is out",
    "just left",
    "laid off",
    "left in",
    "left last",
    "left us",
    "moved away",
    "on leave",
    "on vacation",
    "passed away",
    "resigned",
    "retired",
    "de licencia",
    "de vacaciones",
    "se fue",
    "se jubiló",
];

/// "For Spanish, go to the office on Elm Street": where else it is spoken, or what one does.
fn is_of_who_asks(clause: &Sentence<'_>, name: &str) -> bool {
    clause.plain.strip_prefix("for ") == Some(name)
}

/// The languages of all sentences. Where one only hints at Spanish, "English" alone is no denial of it.
pub(super) fn all(
    stated: Vec<Stated<Vec<String>>>,
    hints_at_spanish: bool,
) -> Option<Stated<Vec<String>>> {
    let names = |name: &'static str| {
        let is_named = move |it: &&Stated<Vec<String>>| it.value.iter().any(|tag| tag == name);
        stated.iter().find(is_named)
    };
    let said = names("es").or_else(|| names("mul"));
    if said.is_none() && hints_at_spanish {
        return None;
    }
    let words = said.or(stated.first())?.words.clone();
    let mut value: Vec<String> = Vec::new();
    for tag in stated.into_iter().flat_map(|it| it.value) {
        if !value.contains(&tag) {
            value.push(tag);
        }
    }
    Some(Stated { value, words })
}

/// "English, Español", "inglés y español": languages and no other word. "Clases de inglés" names none that is spoken.
fn named_in_spanish(sentence: &Sentence<'_>) -> Vec<String> {
    const SPANISH: [&str; 2] = ["español", "espanol"];
    const ENGLISH: [&str; 3] = ["english", "inglés", "ingles"];
    // Beside the names of other languages.
    const BESIDE: &str = "arabic ayisyen chinese creole criollo francés french haitian hindi kreyol kreyòl mandarin polish portuguese \
        portugués portugues português and atención atendemos atienden e en english es espanol español habla hablamos hablan hablado ingles inglés \
        language languages o or personal que se servicio servicios speak spoken staff también tambien we y";
    if !sentence.has_only(BESIDE) {
        return Vec::new();
    }
    let tags = [("en", &ENGLISH[..]), ("es", &SPANISH[..])];
    let said = tags
        .into_iter()
        .filter(|(_, names)| sentence.has_any(names));
    said.map(|(tag, _)| tag.to_owned()).collect()
}

/// Whether a language is named as one that people speak there. A Spanish church may speak English, and in a
/// Spanish class the teacher does.
fn is_spoken(clause: &Sentence<'_>, name: &str) -> bool {
    const BEHIND: [&str; 27] = [
        "english",
        "spanish",
        "portuguese",
        "creole",
        "also",
        "and",
        "available",
        "be",
        "is",
        "interpreter",
        "interpreters",
        "language",
        "line",
        "on",
        "only",
        "or",
        "speakers",
        "speaker",
        "speaking",
        "spoken",
        "staff",
        "too",
        "translation",
        "translator",
        "welcome",
        "interpretation",
        "help",
    ];
    let plain = format!(
        "{} ",
        clause
            .plain
            .replace(&format!("{name}-"), &format!("{name} "))
    );
    let behind = format!(" {plain}");
    let Some((_, behind)) = behind.split_once(&format!(" {name} ")) else {
        return false;
    };
    let next = behind.split(' ').next().unwrap_or_default();
    next.is_empty() || BEHIND.contains(&next)
}

/// "Bilingual staff": in New Jersey it is English and Spanish, unless another language is named.
fn bilingual(sentence: &Sentence<'_>) -> Vec<String> {
    const BILINGUAL: [&str; 4] = ["bilingual", "bilingüe", "bilingue", "bilingües"];
    const OTHERS: [&str; 22] = [
        "bible",
        "mass",
        "masses",
        "misa",
        "worship",
        "arabic",
        "applicants",
        "chinese",
        "class",
        "classes",
        "creole",
        "driver",
        "education",
        "french",
        "haitian",
        "korean",
        "needed",
        "polish",
        "portuguese",
        "preferred",
        "volunteers",
        "wanted",
    ];
    let is_said = sentence.has_any(&BILINGUAL)
        && !sentence.has_any(&OTHERS)
        && !in_writing::is_of_a_thing(sentence)
        && denial::of(sentence, &BILINGUAL).is_none();
    let tags: &[&str] = if is_said { &["en", "es"] } else { &[] };
    tags.iter().map(|tag| (*tag).to_owned()).collect()
}
