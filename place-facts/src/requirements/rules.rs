//! Referral and sobriety, and what the kind of a place says.

use super::cost::{self, LOW};
use super::{Facts, Sentence, before, denial, entry, free, languages, record, wheelchair};
use sync_protocol::places::requirements::{Cost, Referral};

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    entry::read(sentence, facts);
    cost::read(sentence, facts);
    languages::read(sentence, facts);
    record::read(sentence, facts);
    referral(sentence, facts);
    if sentence.has_any(&["must be sober", "sober", "drug-free", "drug test"])
        && !denial::is_denied(sentence)
    {
        facts.sober.push(sentence.state(true));
    }
    wheelchair::read(sentence, facts);
    // How long a registration holds is not how often one may come.
    if sentence.has_any(&[
        "once a month",
        "twice a month",
        "every six months",
        "once a week",
    ]) && !before::is_about_registering(sentence)
    {
        facts
            .how_often
            .get_or_insert_with(|| sentence.words.to_owned());
    }
}

fn referral(sentence: &Sentence<'_>, facts: &mut Facts) {
    if sentence.has("referral helps") {
        facts.referral.push(sentence.state(Referral::Helps));
        return;
    }
    if takes_no_self_referrals(sentence) {
        facts.referral.push(sentence.state(Referral::Needed));
        return;
    }
    if is_left_to_some(sentence) {
        facts.doubts.push(denial::Doubt::WalkIn);
        sentence.quote(facts);
        return;
    }
    let is_about_one = sentence.has_any(&["referral", "referrals"]);
    const NEEDED: [&str; 22] = [
        "necesita referido",
        "necesita un referido",
        "necesitan referido",
        "requiere referido",
        "requiere un referido",
        "requieren referido",
        "referido requerido",
        "referido necesario",
        "necesita carta de referencia",
        "requiere carta de referencia",
        "debe ser referido",
        "deben ser referidos",
        "debe ser referida",
        "referral instead",
        "need a referral",
        "referral only",
        "referrals only",
        "by referral",
        "must be referred",
        "por referido",
        "referido solamente",
        "con referido",
    ];
    // "Referral only for furniture", "referral only if under 18".
    if is_about_one && sentence.has_any(&["only for", "only if", "only on"]) {
        return;
    }
    let is_needed = sentence.begins("referred by")
        || sentence.has_any(&NEEDED)
        || (is_about_one && sentence.has_any(&["needed", "required", "must have"]));
    if !is_needed || needs_none(sentence) || denial::is_denied(sentence) {
        return;
    }
    if is_of_a_part(sentence) {
        facts.doubts.push(denial::Doubt::WalkIn);
        sentence.quote(facts);
    } else {
        facts.referral.push(sentence.state(Referral::Needed));
    }
}

/// "Referral needed for furniture", "other days by referral", "full pantry by referral; walk-ins ok for bags".
fn is_of_a_part(sentence: &Sentence<'_>) -> bool {
    const THINGS: [&str; 14] = [
        "baby items",
        "beds and cribs",
        "clothes",
        "clothing",
        "coats",
        "diapers",
        "furniture",
        "household goods",
        "housewares",
        "muebles",
        "pañales",
        "rent",
        "ropa",
        "utilities",
    ];
    let is_of_things = THINGS
        .iter()
        .any(|it| sentence.has_words(&["for", it]) || sentence.has_words(&["para", it]));
    const WALK_INS: [&str; 4] = ["walk in", "walk ins", "walk-in", "walk-ins"];
    let takes_walk_ins = sentence.has_any(&WALK_INS) && denial::of(sentence, &WALK_INS).is_none();
    is_of_things
        || sentence.has_any(&["other days", "otherwise by referral"])
        || sentence.has_any(&["on saturday", "on sunday", "on weekends"])
        || takes_walk_ins
}

/// "No referral needed", "no se necesita referido".
pub(super) fn needs_none(sentence: &Sentence<'_>) -> bool {
    const REFUSED: [&str; 12] = [
        "no referral",
        "no referrals",
        "without a referral",
        "ningún referido",
        "no es necesario",
        "no necesita",
        "no necesitan",
        "no requiere",
        "no requieren",
        "no se necesita",
        "no se requiere",
        "sin referido",
    ];
    sentence.has_any(&REFUSED)
}

/// "Referral required except first visit", "sin referido la primera vez": who comes for the first time may need none.
fn is_left_to_some(sentence: &Sentence<'_>) -> bool {
    const REFERRALS: [&str; 8] = [
        "referral",
        "referrals",
        "referred",
        "referencia",
        "referida",
        "referido",
        "referidos",
        "remisión",
    ];
    const FIRST: [&str; 8] = [
        "first appointment",
        "first time",
        "first timers",
        "first visit",
        "first-time",
        "initial visit",
        "primera visita",
        "primera vez",
    ];
    const NOT_THEN: [&str; 11] = [
        "after",
        "después",
        "despues",
        "luego",
        "not needed",
        "not required",
        "sin",
        "then",
        "unless",
        "without",
        "no referral",
    ];
    const NO_EXCEPTION: [&str; 5] = [
        "no exceptions",
        "no exception",
        "sin excepción",
        "sin excepciones",
        "without exception",
    ];
    let rest = sentence.without(&NO_EXCEPTION);
    let is_first_apart = rest.has_any(&FIRST) && rest.has_any(&NOT_THEN);
    rest.has_any(&REFERRALS) && (is_first_apart || denial::excepts(&rest))
}

/// "Self-referrals not accepted", "no self-referrals": somebody else has to send people here.
fn takes_no_self_referrals(sentence: &Sentence<'_>) -> bool {
    const NAMES: [&str; 4] = [
        "self referral",
        "self referrals",
        "self-referral",
        "self-referrals",
    ];
    const BESIDE: &str = "accept accepted allowed are can cannot do does is no not permitted please referral referrals self \
        self-referral self-referrals sorry take taken t we";
    sentence.has_any(&NAMES)
        && sentence.has_any(&["no", "not", "cannot", "can t"])
        && sentence.has_only(BESIDE)
}

/// Whether a sentence is about something to eat.
pub(super) fn is_about_a_meal(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&["breakfast", "lunch", "dinner", "supper", "meals"])
}

/// What the kind of a place says: a thrift shop sells, a pantry gives. No kind says what a bed costs.
pub(super) fn read_kind(kind: &Sentence<'_>, list: &str, facts: &mut Facts) {
    const FREE: [&str; 14] = [
        "free",
        "pantry",
        "soup kitchen",
        "community meal",
        "meals",
        "day meals",
        "snap office",
        "hotline",
        "referral line",
        "help line",
        "emergency food",
        "prevention line",
        "food vouchers",
        "clothes closet",
    ];
    const SOLD: [&str; 4] = ["thrift", "resale", "shop", "shops"];
    const LINES: [&str; 6] = [
        "free",
        "hotline",
        "referral line",
        "help line",
        "prevention line",
        "snap office",
    ];
    const BEDS: [&str; 6] = [
        "shelter",
        "housing",
        "beds",
        "residence",
        "rooms",
        "recovery",
    ];
    let is_of_beds = list == "housing" || kind.has_any(&BEDS);
    let free = if is_of_beds { &LINES[..] } else { &FREE[..] };
    let is_low = kind.has_any(&LOW) || kind.has("reduced");
    // "Free or low-cost clinic": to whom it is free the kind does not say.
    let is_either = is_low && kind.has("free");
    let is_sliding = kind.has_any(&["sliding scale", "sliding fee", "sliding-scale"]);
    let is_sold = kind.has_any(&SOLD);
    // "At no cost to you", "Free clothes for people coming home": a kind that sells says nothing against it, and of whom it is
    // for nothing is known. "Everything is free" is for all.
    let is_denied = facts.names_free || is_sold && free::is_given(kind);
    let cost = match () {
        () if is_denied && (is_sliding || is_low || is_sold) => {
            if !facts.is_all_free || facts.names_money {
                facts.doubts.push(denial::Doubt::Cost);
            }
            None
        }
        () if is_sliding => Some(Cost::Sliding),
        () if is_either => {
            facts.doubts.push(denial::Doubt::Cost);
            None
        }
        () if is_low => Some(Cost::Low),
        () if is_sold => {
            // "Low-cost clothing" of a thrift shop is sold too.
            facts.cost.retain(|cost| cost.value != Cost::Low);
            Some(Cost::Paid)
        }
        // The notes say it better, and of a sum of money no one knows here whether it is asked for.
        () if facts.cost.is_empty() && !facts.names_money && kind.has_any(free) => Some(Cost::Free),
        () => None,
    };
    facts.cost.extend(cost.map(|cost| kind.state(cost)));
    super::people::read_kind(kind, facts);
    super::whose_house::read_kind(kind, facts);
    record::read_kind(kind, facts);
}
