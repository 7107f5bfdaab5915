//! Referral, cost, entry, languages and wheelchairs.

use super::denial::{self, Denial, Doubt};
use super::{Facts, Sentence, before, record};
use crate::names_of_days::DAYS_EN;
use sync_protocol::places::requirements::{Cost, Entry, Referral};

/// Words that ask for a gift; "donations of coats" are what a place takes, not what it costs.
const DONATION: [&str; 12] = [
    "by donation",
    "donation appreciated",
    "donation asked",
    "donation expected",
    "donation requested",
    "donation suggested",
    "donations appreciated",
    "donations asked",
    "donations requested",
    "donations suggested",
    "small donation",
    "suggested donation",
];
const WALK_IN: [&str; 6] = [
    "walk in",
    "walk-in",
    "walk-ins",
    "walk ins",
    "just come",
    "first come first served",
];

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    entry(sentence, facts);
    cost(sentence, facts);
    languages(sentence, facts);
    record::read(sentence, facts);
    facts.names_money |= names_money(sentence);
    referral(sentence, facts);
    if sentence.has_any(&["must be sober", "sober", "drug-free", "drug test"])
        && !denial::is_denied(sentence)
    {
        facts.sober.push(sentence.state(true));
    }
    wheelchair(sentence, facts);
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

fn wheelchair(sentence: &Sentence<'_>, facts: &mut Facts) {
    const ABOUT: [&str; 3] = ["wheelchair accessible", "wheelchair access", "wheelchairs"];
    const WELCOMED: [&str; 7] = [
        "accessible",
        "access",
        "allowed",
        "enter",
        "for wheelchairs",
        "ramp",
        "welcome",
    ];
    if !sentence.has_any(&ABOUT) {
        return;
    }
    match denial::of(sentence, &ABOUT) {
        Some(Denial::Refused) => facts.wheelchair.push(sentence.state(false)),
        Some(Denial::Doubtful) => facts.doubts.push(Doubt::Wheelchair),
        // Wheelchairs may also be lent.
        None if !sentence.has_any(&ABOUT[..2]) && !sentence.has_any(&WELCOMED) => {}
        None => facts.wheelchair.push(sentence.state(true)),
    }
}

fn referral(sentence: &Sentence<'_>, facts: &mut Facts) {
    if sentence.has("referral helps") {
        facts.referral.push(sentence.state(Referral::Helps));
        return;
    }
    let is_about_one = sentence.has_any(&["referral", "referrals"]);
    let is_needed = sentence.has_any(&["referral only", "by referral", "must be referred"])
        || (is_about_one && sentence.has_any(&["needed", "required", "must have"]));
    let is_refused = sentence.has_any(&["no referral", "no referrals", "without a referral"]);
    if is_needed && !is_refused && !denial::is_denied(sentence) {
        facts.referral.push(sentence.state(Referral::Needed));
    }
}

fn entry(sentence: &Sentence<'_>, facts: &mut Facts) {
    if sentence.has_any(&[
        "by appointment",
        "book first",
        "book ahead",
        "appointment only",
        "appointments a day",
        "appointments by phone",
    ]) {
        facts.entry.push(sentence.state(Entry::Appointment));
    } else if sentence.has_any(&[
        "before coming",
        "call 211 first",
        "screening by phone",
        "phone screening",
    ]) {
        facts.entry.push(sentence.state(Entry::CallFirst));
    } else {
        walk_in(sentence, facts);
    }
    if asks_for_appointment(sentence) {
        facts.doubts.push(Doubt::WalkIn);
    }
}

/// "Appointment needed for first visit": whoever just comes may be sent away.
fn asks_for_appointment(sentence: &Sentence<'_>) -> bool {
    let is_offered = sentence.has_any(&["also", "available", "optional", "or"]);
    let rest = denial::without_harmless(sentence);
    !is_offered && !denial::is_denied(sentence) && rest.has_any(&["appointment", "appointments"])
}

/// Whether people may just come. "Walk-in hours suspended" names it and means the contrary, and a walk-in
/// freezer is for food.
fn walk_in(sentence: &Sentence<'_>, facts: &mut Facts) {
    const THINGS: [&str; 11] = [
        "box",
        "refrigerated",
        "bath",
        "closet",
        "cooler",
        "freezer",
        "fridge",
        "refrigerator",
        "shower",
        "showers",
        "tub",
    ];
    let named = [&WALK_IN[..], &["walk-up", "walk-ups"]].concat();
    if !sentence.has_any(&named) {
        return;
    }
    let is_thing = THINGS
        .iter()
        .any(|it| sentence.has_words(&["walk-in", it]) || sentence.has_words(&["walk in", it]));
    match denial::of(sentence, &named) {
        _ if is_thing => {}
        None if is_on_a_day(sentence) => facts.doubts.push(Doubt::WalkIn),
        Some(Denial::Refused) if !sentence.has("just come") => {
            facts.entry.push(sentence.state(Entry::Appointment));
        }
        Some(_) => facts.doubts.push(Doubt::WalkIn),
        None if sentence.has_any(&WALK_IN) => facts.entry.push(sentence.state(Entry::WalkIn)),
        None => {}
    }
}

/// "Walk-ins on Fridays" says nothing of the other days.
fn is_on_a_day(sentence: &Sentence<'_>) -> bool {
    const BEFORE: [&str; 6] = ["on", "first", "second", "third", "fourth", "last"];
    DAYS_EN.into_iter().any(|day| {
        let one = BEFORE.iter().any(|it| sentence.has_words(&[it, day]));
        one || sentence.has(&format!("{day}s"))
    })
}

/// Whether a sentence is about something to eat.
pub(super) fn is_about_a_meal(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&["breakfast", "lunch", "dinner", "supper", "meals"])
}

fn cost(sentence: &Sentence<'_>, facts: &mut Facts) {
    if let Some(cost) = asked_cost(sentence) {
        facts.cost.push(sentence.state(cost));
    } else if sentence.plain == "free"
        || sentence.has_any(&["free kitchen", "no cost", "free of charge"])
    {
        facts.cost.push(sentence.state(Cost::Free));
    }
    // "Rent help, pantry, low-cost furniture": what some of it costs says nothing of the rest.
    let is_low_in_part = asked_cost(sentence).is_none() && sentence.has_any(&LOW);
    if is_free_to_some(sentence) || is_low_in_part {
        facts.doubts.push(Doubt::Cost);
    }
}

/// Words for a price that is not high.
const LOW: [&str; 11] = [
    "low-cost",
    "low cost",
    "low prices",
    "discount prices",
    "discounted",
    "reduced price",
    "reduced prices",
    "reduced cost",
    "bajo costo",
    "bajo precio",
    "precios bajos",
];

/// "Free for Medicaid" is not free to everyone, and "not free" to nobody.
fn is_free_to_some(sentence: &Sentence<'_>) -> bool {
    const FREE: [&str; 3] = ["free", "no cost", "free of charge"];
    const LIMITED: [&str; 9] = [
        "for", "if", "on", "only", "to", "under", "until", "when", "with",
    ];
    const EVERYONE: [&str; 8] = [
        "all",
        "anybody",
        "anyone",
        "any",
        "every",
        "everybody",
        "everyone",
        "the",
    ];
    let words: Vec<&str> = sentence.plain.split(' ').collect();
    let limited = |free: &str, word: &str| {
        let to_all = EVERYONE
            .iter()
            .any(|it| sentence.has_words(&[free, word, it]));
        sentence.has_words(&[free, word]) && !to_all
    };
    words.contains(&"not") && sentence.has_any(&["not free", "not always free"])
        || sentence.has("no longer free")
        || FREE
            .iter()
            .any(|free| LIMITED.iter().any(|word| limited(free, word)))
}

/// What a sentence asks for, little or much. It comes before "free": "free or low-cost" is not free to
/// everyone.
fn asked_cost(sentence: &Sentence<'_>) -> Option<Cost> {
    if sentence.has_any(&[
        "sliding scale",
        "sliding-scale",
        "sliding fee",
        "sliding-fee",
        "based on income",
        "medicaid or",
    ]) {
        Some(Cost::Sliding)
    } else if sentence.has_any(&DONATION) {
        Some(Cost::Donation)
    } else if sentence.has_any(&[
        "sold by",
        "cash or check",
        "resale store",
        "half price",
        "fee 25",
    ]) || names_a_price(sentence)
    {
        Some(Cost::Paid)
    } else if is_low(sentence) {
        Some(Cost::Low)
    } else {
        None
    }
}

/// "Low-cost clothing", "clothing and furniture at low prices". Of a list with commas a part may be meant.
fn is_low(sentence: &Sentence<'_>) -> bool {
    const FREE_OR: [&str; 2] = ["free or low-cost", "free or low cost"];
    let is_of_all = !sentence.words.contains(',') && !sentence.has_any(&["and", "y"]);
    let at_the_end = LOW.iter().any(|low| {
        let before = ["at", "at a", "a", "at very", "at reduced"];
        let said = |before: &&str| sentence.plain.ends_with(&format!(" {before} {low}"));
        before.iter().any(said)
    });
    LOW.iter()
        .chain(&FREE_OR)
        .any(|words| sentence.begins(words))
        || sentence.has_any(&["low or no cost", "no or low cost", "no cost or low cost"])
        || at_the_end
        || is_of_all && sentence.has_any(&LOW)
}

/// Whether a sum of money stands there, in figures or in words.
fn names_money(sentence: &Sentence<'_>) -> bool {
    sentence.words.contains('$')
        || sentence.has_any(&["dollar", "dollars", "bucks", "cents", "dólar", "dólares"])
}

/// "$5 fee", "lunch costs two dollars", "small fee".
fn names_a_price(sentence: &Sentence<'_>) -> bool {
    const PRICES: [&str; 6] = ["fee", "fees", "cost", "costs", "cuota", "admission"];
    const FEES: [&str; 9] = [
        "a fee",
        "entrance fee",
        "fee charged",
        "fee is charged",
        "fee required",
        "fees apply",
        "nominal fee",
        "small fee",
        "there is a charge",
    ];
    let is_sum = names_money(sentence) && sentence.has_any(&PRICES);
    (is_sum || sentence.has_any(&FEES))
        && !sentence.has("waived")
        && denial::of(sentence, &[&PRICES[..], &["charge"]].concat()).is_none()
}

fn languages(sentence: &Sentence<'_>, facts: &mut Facts) {
    const NAMES: [(&str, &str); 6] = [
        ("english", "en"),
        ("spanish", "es"),
        ("habla español", "es"),
        ("hablamos español", "es"),
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
    let mut named = Vec::new();
    for clause in denial::clauses(sentence.words) {
        for (name, tag) in NAMES {
            // "Bring a Spanish interpreter".
            let is_asked_for = tag == "es" && clause.has_any(&ASKED);
            if is_asked_for {
                continue;
            }
            if is_spoken(&clause, name) && denial::of(&clause, &[name]).is_none() {
                named.push(tag.to_owned());
            } else if clause.has(name) && tag == "es" {
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
    } else if sentence.has_any(&MANY) && denial::of(sentence, &MANY).is_none() {
        facts.languages.push(sentence.state(vec!["mul".to_owned()]));
    }
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
    let is_sliding = kind.has_any(&["sliding scale", "sliding fee", "sliding-scale"]);
    let cost = match () {
        () if is_sliding => Some(Cost::Sliding),
        () if is_low => Some(Cost::Low),
        () if kind.has_any(&SOLD) => {
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
    record::read(kind, facts);
}

/// Whether hours say that people may just come, in clauses that deny nothing.
fn walks_in(hours: &Sentence<'_>) -> bool {
    let parts = hours.words.split([',', ';', '.', '(', ')']);
    let mut naming = parts
        .map(Sentence::new)
        .filter(|part| part.has_any(&WALK_IN))
        .peekable();
    naming.peek().is_some() && naming.all(|part| denial::of(&part, &WALK_IN).is_none())
}

/// A place whose hours are all by appointment takes no walk-ins. "Dinner 5-6 pm, walk-ins welcome" does.
pub(super) fn read_hours(hours: &Sentence<'_>, facts: &mut Facts) {
    let is_partly = hours.has_any(&["and by appointment", "or by appointment"])
        || hours.words.contains("; ")
        || hours.words.contains(". Open");
    let appointment = [
        "by appointment",
        "call for appointment",
        "appointment required",
        "call ahead",
    ];
    if hours.has_any(&appointment) && !is_partly {
        facts.entry.push(hours.state(Entry::Appointment));
    } else if hours.has_any(&["call for the date", "call for dates", "call at"]) {
        facts.entry.push(hours.state(Entry::CallFirst));
    } else if !hours.has("appointment") && walks_in(hours) {
        facts.entry.push(hours.state(Entry::WalkIn));
    }
}
