//! Sentences that widen what the one before them asks for: "By appointment. Walk-ins also accepted", "Bring ID. If you have none, come
//! anyway". Each of their words is known, so none of them can limit whom they take.

use super::denial::{self, Doubt};
use super::lifted::{self, Demands};
use super::{Facts, Sentence};
use sync_protocol::places::requirements::{Entry, IdNeed};

/// Takes back what the sentence before this one demands, if this one does not. `asked` is what was demanded before that one, and `since`
/// before this one. Whether it does.
pub(super) fn read(
    sentence: &Sentence<'_>,
    previous: Option<&Sentence<'_>>,
    asked: Demands,
    since: Demands,
    facts: &mut Facts,
) -> bool {
    let Some(previous) = previous.filter(|it| !leaves_no_other_way(it)) else {
        return false;
    };
    if comes_anyway(sentence) || is_unneeded(sentence) {
        return come_without(sentence, previous, asked, facts);
    }
    if is_helped_without(sentence) {
        let doubts = lifted::take_back(asked, facts);
        if !doubts.is_empty() {
            previous.quote(facts);
        }
        facts.doubts.extend(doubts);
        return false;
    }
    if !is_also(sentence) {
        return false;
    }
    let entries = facts.entry.iter().skip(asked.entry);
    let mut before = entries.take(since.entry.saturating_sub(asked.entry));
    let walks_in = before.clone().any(|it| it.value == Entry::WalkIn);
    let is_booked = before.any(|it| it.value == Entry::Appointment) || wishes_for_one(previous);
    let adds_walk_ins = names_walk_ins(sentence) && is_booked;
    let adds_appointments = names_appointments(sentence) && walks_in;
    if !adds_walk_ins && !adds_appointments {
        return false;
    }
    let mut at = 0..;
    facts
        .entry
        .retain(|it| at.next().is_some_and(|at| at < asked.entry) || it.value == Entry::WalkIn);
    let mut at = 0..;
    facts
        .doubts
        .retain(|it| at.next().is_some_and(|at| at < asked.doubts) || *it != Doubt::WalkIn);
    facts.entry.push(sentence.state(Entry::WalkIn));
    true
}

/// "By appointment only" beside walk-ins is a contradiction.
fn leaves_no_other_way(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&["no", "not", "only", "solamente", "solo", "sólo", "strictly"])
}

/// "Appointments preferred".
fn wishes_for_one(sentence: &Sentence<'_>) -> bool {
    const WISHED: [&str; 6] = [
        "best",
        "encouraged",
        "preferible",
        "preferida",
        "preferred",
        "recommended",
    ];
    names_appointments(sentence)
        && sentence.has_any(&WISHED)
        && sentence.plain.split(' ').count() <= 4
}

fn names_walk_ins(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&[
        "drop-in",
        "drop-ins",
        "drop ins",
        "just come",
        "sin cita",
        "walk in",
        "walk ins",
        "walk-in",
        "walk-ins",
        "without an appointment",
        "without appointment",
    ])
}

fn names_appointments(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&["appointment", "appointments", "cita", "citas"])
}

/// Whether a sentence says nothing but that people are taken in another way too.
fn is_also(sentence: &Sentence<'_>) -> bool {
    const ALSO: [&str; 5] = ["also", "as well", "too", "también", "tambien"];
    const BESIDE: &str = "accept accepted allowed also an and appointment appointments are as aceptamos aceptan atendemos atiende by can \
        cita citas come con drop drop-in drop-ins fine in ins just llegar may ok okay people possible pueden puede se served sin take \
        taken también tambien too venir walk walk-in walk-ins we welcome welcomed well with without you";
    sentence.has_any(&ALSO) && sentence.has_only(BESIDE)
}

/// Takes back each demand of the sentence before. It is still read on the card.
fn come_without(
    sentence: &Sentence<'_>,
    previous: &Sentence<'_>,
    asked: Demands,
    facts: &mut Facts,
) -> bool {
    let names_id = names_id(previous);
    if lifted::take_back(asked, facts).is_empty() && !names_id {
        return false;
    }
    let mut at = 0..;
    facts
        .doubts
        .retain(|it| at.next().is_some_and(|at| at < asked.doubts) || *it != Doubt::Id);
    if names_id {
        // Of the sentence before too, so that it is not read as a demand of its own.
        facts.id.push(previous.state(IdNeed::None));
        facts.id.push(sentence.state(IdNeed::None));
    }
    previous.quote(facts);
    true
}

fn names_id(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&["id", "identificación", "identificacion", "identification"])
}

/// "Not required", "no es obligatorio": what the sentence before asks for is a wish.
fn is_unneeded(sentence: &Sentence<'_>) -> bool {
    const SAID: [&str; 20] = [
        "but not required",
        "it is not mandatory",
        "it is not required",
        "it is optional",
        "it s not mandatory",
        "it s not required",
        "it s optional",
        "not a must",
        "not mandatory",
        "not obligatory",
        "not required",
        "optional",
        "no es necesaria",
        "no es necesario",
        "no es obligatoria",
        "no es obligatorio",
        "no es requisito",
        "es opcional",
        "opcional",
        "this is optional",
    ];
    SAID.contains(&sentence.plain.as_str())
}

/// Who does not have what the sentence before asks for.
const WITHOUT: [&str; 28] = [
    "people without id",
    "people without one",
    "those without id",
    "those without one",
    "those without it",
    "sin identificación",
    "sin ella",
    "aunque no tenga",
    "even if you don t have it",
    "even if you don t have one",
    "even if you have none",
    "even without it",
    "even without one",
    "if not",
    "if you can t",
    "if you do not have any",
    "if you do not have it",
    "if you do not have one",
    "if you don t have any",
    "if you don t have it",
    "if you don t have one",
    "if you don t have them",
    "if you have no id",
    "if you have none",
    "if you lack it",
    "si no la tiene",
    "si no lo tiene",
    "si no tiene",
];

/// "If you have none, walk in and we write one": what is asked for is got here. "If you have none, call the county" sends people away.
fn is_helped_without(sentence: &Sentence<'_>) -> bool {
    const HERE: [&str; 12] = [
        "ask us",
        "aquí",
        "here",
        "le ayudamos",
        "le damos",
        "le hacemos",
        "pase",
        "se la damos",
        "se la hacemos",
        "venga",
        "walk in",
        "we",
    ];
    const AWAY: [&str; 12] = [
        "before",
        "call",
        "can t",
        "cannot",
        "don t come",
        "first",
        "get one from",
        "go to",
        "llame",
        "need",
        "vaya",
        "without",
    ];
    sentence.has_any(&WITHOUT)
        && ["if", "si"].iter().any(|it| sentence.begins(it))
        && sentence.has_any(&HERE)
        && !sentence.without(&WITHOUT).has_any(&AWAY)
        && !denial::leaves_out(&sentence.without(&WITHOUT))
}

/// "If you have none, come anyway", "come even if you have none", "si no tiene, venga igual".
fn comes_anyway(sentence: &Sentence<'_>) -> bool {
    const TAKEN: [&str; 30] = [
        "are also served",
        "are also welcome",
        "are helped too",
        "are served as well",
        "are served too",
        "are welcome too",
        "igual le atendemos",
        "igual le ayudamos",
        "también le atendemos",
        "también le ayudamos",
        "come anyway",
        "come anyhow",
        "come in anyway",
        "come all the same",
        "don t worry",
        "it is ok",
        "it s ok",
        "just come",
        "no hay problema",
        "no importa",
        "no problem",
        "pase igual",
        "still come",
        "still help",
        "that is ok",
        "that s ok",
        "that s fine",
        "venga de todas formas",
        "venga de todos modos",
        "venga igual",
    ];
    const BESIDE: &str = "can in please then to us we will you";
    let result = sentence.without(&WITHOUT);
    let rest = result.without(&TAKEN);
    sentence.has_any(&WITHOUT)
        && result.has_any(&TAKEN)
        && (rest.plain.is_empty() || rest.has_only(BESIDE))
}
