//! A sentence that was not understood may take back what another promises: "No appointment needed. Must be sent by DSS".

use super::denial::Doubt;
use super::step_before::{has, is_about_something_else, is_done_there, is_given};
use super::understood::Understood;
use super::{Facts, Sentence};

/// Papers by other names than an ID, and what is done with them.
const PAPERS: &str = "\
    check it, checks it, ebt card, foto, licencia, license, passport, pasaporte, photo, proof, prueba, recibo de, recibo del, \
    snap card";
/// A place that helps to get one does not ask for it.
const HELP: &str = "\
    ayuda, ayudamos, get, getting, help, helpful, helps, obtain, obtaining, obtener, opcional, optional, replace, sacar";
/// What is given there may be a time to come back.
const A_TIME: &str = "call you back, da hora, damos hora, dan hora, give you a time";
/// Sentences that add nothing to a promise.
const NOTHING_MORE: [&str; 4] = [
    "no exception",
    "no exceptions",
    "sin excepciones",
    "sin excepción",
];

/// Asks about each promise that a sentence may take back. `promises` says whether the sentence itself gives a way in.
pub(super) fn settle(
    sentence: &Sentence<'_>,
    understood: Understood,
    promises: bool,
    facts: &mut Facts,
) {
    let is_unread = match understood {
        Understood::Wholly | Understood::OfHours => return,
        Understood::InPart => !promises,
        Understood::Not => true,
    };
    let is_harmless = NOTHING_MORE.contains(&sentence.plain.as_str())
        || is_done_there(sentence)
        || is_about_something_else(sentence)
        || is_given(sentence) && !has(sentence, A_TIME);
    if is_unread && !is_harmless {
        facts.doubts.push(Doubt::WalkIn);
    }
    if has(sentence, PAPERS) && !has(sentence, HELP) {
        facts.doubts.push(Doubt::Id);
    }
}
