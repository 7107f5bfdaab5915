//! What has to be done before one comes: a call, or a registration. A call about something else, or a
//! registration made at the place, is not needed before a visit.

use super::Sentence;
use super::denial::{self, is_denied};

/// Whether a sentence says to call, or to be registered, before one comes.
pub(super) fn asks(sentence: &Sentence<'_>) -> bool {
    denial::clauses(sentence.words).any(|clause| asks_for_call(&clause))
        || asks_for_registration(sentence)
}

/// Whether a sentence is about a call or a registration that nobody needs before a visit: "do not call, just come",
/// "call with questions", "register at the door".
pub(super) fn needs_nothing(sentence: &Sentence<'_>) -> bool {
    const CALL: [&str; 7] = [
        "call",
        "calling",
        "llamar",
        "llame",
        "phone",
        "telephone",
        "without calling",
    ];
    const REGISTER: [&str; 3] = ["register", "registration", "inscripción"];
    const NO: [&str; 3] = [
        "can come without calling",
        "no registration",
        "sin inscripción",
    ];
    let is_call =
        sentence.has_any(&CALL) && (takes_back_a_call(sentence) || is_call_of_others(sentence));
    let is_register =
        sentence.has_any(&REGISTER) && (is_registering_there(sentence) || is_denied(sentence));
    (is_call || is_register || sentence.has_any(&NO)) && !asks(sentence)
}

/// Whether a sentence is about being on a list of the place.
pub(super) fn is_about_registering(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&[
        "recertify",
        "register",
        "registration",
        "renew",
        "renewed",
        "reregister",
        "re-register",
    ])
}

/// "Call first", "call the office first", "do not come without calling". "Do not call first" does not ask for it.
fn asks_for_call(clause: &Sentence<'_>) -> bool {
    const NO: [&str; 7] = ["don t", "never", "no", "no one", "nobody", "not", "nadie"];
    if clause.has_any(&["without calling", "without a call", "sin llamar"]) {
        return clause.has_any(&NO) && !is_denied(clause);
    }
    (clause.has_any(&["must call", "call before", "call the day before"]) || calls_first(clause))
        && !takes_back_a_call(clause)
        && !is_call_of_others(clause)
}

/// A word for a call with "first" or "ahead" right behind it, or at the end: "call 211 first".
fn calls_first(clause: &Sentence<'_>) -> bool {
    const CALL: [&str; 5] = ["call", "phone", "telephone", "llame", "llamar"];
    const FIRST: [&str; 6] = [
        "ahead",
        "antes",
        "beforehand",
        "first",
        "primero",
        "in advance",
    ];
    /// Behind these stands what the call is about: "call for the first Saturday".
    const ABOUT: [&str; 5] = ["about", "for", "on", "para", "with"];
    const MOST_BETWEEN: usize = 4;
    let words: Vec<&str> = clause.plain.split(' ').collect();
    let calls = (0..words.len()).filter(|at| CALL.contains(&words[*at]));
    calls.into_iter().any(|at| {
        let behind = words[at + 1..].join(" ");
        FIRST.iter().any(|first| {
            let between = behind.strip_suffix(&format!(" {first}"));
            behind == *first
                || behind.starts_with(&format!("{first} "))
                || between.is_some_and(|between| {
                    let mut between = between.split(' ');
                    !between.clone().any(|word| ABOUT.contains(&word))
                        && between.nth(MOST_BETWEEN).is_none()
                })
        })
    })
}

/// "No need to call first", "do not call, just come", "walk in or call first", "you can call first".
fn takes_back_a_call(clause: &Sentence<'_>) -> bool {
    const TAKEN_BACK: [&str; 16] = [
        "can call",
        "call first is not",
        "call first not",
        "do not call",
        "don t call",
        "don t have to call",
        "if possible",
        "if you can",
        "if you like",
        "if you want",
        "may call",
        "never call",
        "no hace falta llamar",
        "no es necesario llamar",
        "no llame",
        "no tiene que llamar",
    ];
    // Who may come without a call has a choice; "text or call first" leaves none.
    const COME: [&str; 8] = [
        "come",
        "drop in",
        "just come",
        "stop by",
        "venga",
        "visit",
        "walk in",
        "walk-in",
    ];
    const NEED_NOT: [&str; 6] = [
        "need not call",
        "need not phone",
        "need to call",
        "need to phone",
        "not have to call",
        "not have to phone",
    ];
    let is_no_need = clause.has_any(&["no", "not", "don t"]) && clause.has_any(&NEED_NOT)
        || clause.has("need not call");
    let is_choice = COME.iter().any(|come| {
        clause.has_words(&[come, "or call"])
            || clause.has_words(&[come, "or phone"])
            || clause.has_words(&["or", come])
            || clause.has_words(&["or just", come])
    });
    is_no_need || is_choice || clause.has_any(&TAKEN_BACK)
}

/// Calls that people make who want something else than what everyone comes for, or who give something.
fn is_call_of_others(clause: &Sentence<'_>) -> bool {
    /// Behind a call, what it is about.
    const ABOUT: [&str; 8] = [
        "a tour",
        "an interpreter",
        "directions",
        "interpreters",
        "parking",
        "questions",
        "tours",
        "with a question",
    ];
    /// Who calls, or why.
    const OTHERS: [&str; 21] = [
        "agencies",
        "another location",
        "deliveries",
        "delivery",
        "donations",
        "donors",
        "groups",
        "if late",
        "if you are late",
        "if you can t come",
        "if you cannot come",
        "large families",
        "large orders",
        "organizations",
        "other locations",
        "other sites",
        "other towns",
        "to donate",
        "to give",
        "to volunteer",
        "volunteers",
    ];
    // "Small groups only: call first" and "delivery only: call first" are about everyone.
    !clause.has("only") && (clause.has_any(&ABOUT) || clause.has_any(&OTHERS))
}

/// "Register first", "registration required". "Register on arrival" and "register every six months" are done there.
fn asks_for_registration(sentence: &Sentence<'_>) -> bool {
    const BEFORE: [&str; 18] = [
        "call to register",
        "inscripción previa",
        "inscríbase antes",
        "must register",
        "pre-register",
        "pre-registration",
        "preregister",
        "preregistration",
        "register ahead",
        "register before",
        "register by phone",
        "register first",
        "register in advance",
        "register online",
        "registration is required",
        "registration needed",
        "registration required",
        "regístrese antes",
    ];
    let asks = sentence.plain == "register" || sentence.has_any(&BEFORE);
    asks && !is_registering_there(sentence)
        && !is_denied(sentence)
        && !sentence.has_any(&["no registration", "no pre-registration"])
}

/// Where and when a registration is made by those who are there.
pub(super) const THERE: [&str; 19] = [
    "al llegar",
    "at arrival",
    "at check-in",
    "at the desk",
    "at the door",
    "at the front desk",
    "at your first visit",
    "en la puerta",
    "first visit",
    "inside",
    "on arrival",
    "on site",
    "on-site",
    "onsite",
    "same day",
    "upon arrival",
    "when you arrive",
    "when you come",
    "when you get there",
];

/// Whether a registration is made when one is there, or for something else.
fn is_registering_there(sentence: &Sentence<'_>) -> bool {
    const ELSE: [&str; 5] = [
        "car registration",
        "to donate",
        "to volunteer",
        "vehicle registration",
        "voter registration",
    ];
    let is_there = sentence.has_any(&THERE)
        && !sentence.has_any(&["no", "not", "before your first visit", "before first visit"]);
    is_there || sentence.has_any(&ELSE) || sentence.has("to vote")
}
