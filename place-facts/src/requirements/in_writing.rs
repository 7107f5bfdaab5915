//! Languages of things and not of people: "Website in Spanish", "forms in English and Spanish". Nobody has to speak a language in
//! which something is written, recorded or held.

use super::Sentence;

const WRITTEN: [&str; 39] = [
    "app",
    "application",
    "applications",
    "bible",
    "bibles",
    "book",
    "books",
    "booklet",
    "booklets",
    "brochure",
    "brochures",
    "document",
    "documents",
    "email",
    "emails",
    "facebook",
    "flyer",
    "flyers",
    "form",
    "forms",
    "guide",
    "guides",
    "handouts",
    "leaflets",
    "letters",
    "literature",
    "materials",
    "menu",
    "newsletter",
    "online",
    "pamphlets",
    "recorded",
    "recording",
    "sign",
    "signs",
    "video",
    "videos",
    "voicemail",
    "website",
];
/// What people say or do in a language, and words for it.
const SAID: [&str; 40] = [
    "also",
    "answered",
    "assistance",
    "available",
    "calls",
    "care",
    "counseling",
    "counselor",
    "counselors",
    "fluent",
    "given",
    "help",
    "hotline",
    "intake",
    "interpretation",
    "interviews",
    "line",
    "management",
    "offered",
    "operators",
    "people",
    "provided",
    "served",
    "service",
    "services",
    "speak",
    "speaking",
    "speaks",
    "spoken",
    "staff",
    "support",
    "translation",
    "translator",
    "translators",
    "volunteer",
    "volunteers",
    "work",
    "workers",
    "you",
    "interpreters",
];
const LANGUAGES: [&str; 9] = [
    "and",
    "arabic",
    "both",
    "creole",
    "english",
    "french",
    "or",
    "portuguese",
    "spanish",
];

/// Whether a clause names the language of something that is written or recorded, or of something else than help: "mass in
/// Spanish".
pub(super) fn is_of_a_thing(clause: &Sentence<'_>) -> bool {
    clause.has_any(&WRITTEN) || clause.has("web") || is_held_in_language(clause)
}

/// Whether a thing stands before "in" and a language.
fn is_held_in_language(clause: &Sentence<'_>) -> bool {
    let words: Vec<&str> = clause.plain.split(' ').collect();
    (1..words.len()).any(|at| {
        let next = words.get(at + 1);
        let names_language = next.is_some_and(|next| LANGUAGES.contains(next));
        let is_of_people = SAID.contains(&words[at - 1]) || LANGUAGES.contains(&words[at - 1]);
        words[at] == "in" && names_language && !is_of_people
    })
}
