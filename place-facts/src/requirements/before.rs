//! What has to be done before one comes: a call, or a registration.

use super::Sentence;
use super::denial;
use super::rules::is_denied;

/// Whether a sentence says to call, or to be registered, before one comes. "Do not call first" does not.
pub(super) fn asks(sentence: &Sentence<'_>) -> bool {
    const CALL: [&str; 9] = [
        "call ahead",
        "call before",
        "call first",
        "must call",
        "phone ahead",
        "phone first",
        "llame antes",
        "llame primero",
        "llamar antes",
    ];
    const REGISTER: [&str; 5] = [
        "must register",
        "pre-register",
        "register first",
        "registration needed",
        "registration required",
    ];
    let is_registering = sentence.begins("register") || sentence.has_any(&REGISTER);
    let calls = denial::clauses(sentence.words).any(|clause| {
        clause.has_any(&CALL) && !denial::leaves_out(&clause) && !takes_back_a_call(&clause)
    });
    calls || is_registering && !is_denied(sentence)
}

/// "No need to call first", "do not call, just come".
fn takes_back_a_call(clause: &Sentence<'_>) -> bool {
    is_denied(clause) || clause.has_any(&["do not", "don t", "or call", "or phone"])
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
