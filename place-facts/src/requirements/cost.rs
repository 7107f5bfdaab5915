//! What a place costs.

mod asked;

use self::asked::{asked_cost, is_not_free};
use super::denial::{self, Doubt};
use super::price::{costs_nothing, is_sum_alone, names_money};
use super::{Facts, Sentence, free, free_services, money, unable_to_pay, unsure};
use crate::asides;
use crate::row::PlaceRow;
use sync_protocol::places::requirements::{Condition, Cost};

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    if unable_to_pay::is_said(sentence) || is_given(sentence) {
        return;
    }
    facts.names_money |= names_money(sentence);
    read_free(sentence, facts);
    if let Some(cost) = asked_cost(sentence) {
        facts.cost.push(sentence.state(cost));
        if cost == Cost::Paid && names_money(sentence) {
            // No value says how much it is.
            facts.conditions.push(sentence.state(Condition::Note));
        }
    } else if sentence.plain == "free"
        || sentence.has_any(&["free kitchen", "no cost", "free of charge"])
        || is_without_fee(sentence)
        || costs_nothing(sentence)
        || free::is_of_all(sentence)
    {
        facts.cost.push(sentence.state(Cost::Free));
    }
    // Who may come, or what they pay, is based on it.
    if sentence.plain == "based on income" {
        facts.doubts.push(Doubt::Cost);
    }
    // "Rent help, pantry, low-cost furniture": what some of it costs says nothing of the rest.
    let names_low = sentence.has_any(&LOW) || sentence.has_any(&FREE_TO_LOW);
    let is_low_in_part = asked_cost(sentence).is_none() && names_low;
    if is_free_to_some(sentence)
        || is_low_in_part
        || is_sold(sentence)
        || expects_something(sentence)
    {
        facts.doubts.push(Doubt::Cost);
    }
}

/// "A gift of $2 is expected", "volunteer two hours to receive food": it is free by its name alone.
fn expects_something(sentence: &Sentence<'_>) -> bool {
    const EXPECTED: [&str; 8] = [
        "asked",
        "expected",
        "minimum",
        "requested",
        "required",
        "esperamos",
        "se espera",
        "se pide",
    ];
    let is_for_work = sentence.has("must volunteer")
        || sentence.begins("volunteer") && sentence.has("to receive")
        || sentence.begins("work") && sentence.has_any(&["hour for", "hours for"]);
    names_money(sentence) && sentence.has_any(&EXPECTED) || is_for_work
}

/// "Free meals; boxes $5": a sentence says of something that is given that it is free.
fn is_of_something_free(sentence: &Sentence<'_>) -> bool {
    const GIVEN: [&str; 10] = [
        "bread",
        "clothes",
        "clothing",
        "dinner",
        "food",
        "groceries",
        "lunch",
        "meal",
        "meals",
        "produce",
    ];
    sentence.begins("free") && sentence.has_any(&GIVEN) && !names_money(sentence)
}

/// Reads a sentence that says of a clinic that it is free, also to those without insurance. In another list it is beside what people
/// come for.
pub(super) fn read_clinic(sentence: &Sentence<'_>, list: &str, facts: &mut Facts) {
    let is_doubted = free::is_in_part(sentence) || unsure::is_said(sentence);
    if list == "health" && free_services::is_clinic(sentence) && !is_doubted {
        facts.cost.push(sentence.state(Cost::Free));
    }
}

/// Asks what is paid where one sentence says that the services are free, and another names a fee for something of them: "Free services.
/// Lab work is $15".
pub(super) fn settle(sentences: &[Sentence<'_>], facts: &mut Facts) {
    facts.is_free_to_some |= sentences.iter().any(is_of_something_free) && facts.names_money;
    let is_free = |it: &Sentence<'_>| {
        free_services::is_of_services(it)
            && !free::is_in_part(it)
            && !is_free_to_some(it)
            && asked_cost(it).is_none()
    };
    if !sentences.iter().any(is_free) {
        return;
    }
    let paid = facts.cost.len();
    facts.cost.retain(|it| {
        it.value != Cost::Paid || free_services::is_fee_of_all(&Sentence::new(&it.words))
    });
    if facts.cost.len() < paid {
        facts.doubts.push(Doubt::Cost);
    }
}

/// Reads the price that stands in a clause of the hours. A sum without a word for what it is for has to be asked about.
pub(super) fn read_hours(clause: &Sentence<'_>, facts: &mut Facts) {
    let names_sum = names_money(clause);
    facts.names_money |= names_sum;
    read_free(clause, facts);
    let is_low = clause.has_any(&LOW) || clause.has_any(&FREE_TO_LOW);
    // "(fee at the door)".
    let names_fee = clause.has_any(&["fee", "fees", "cuota"]) && !free::is_said(clause)
        || money::is_named(clause);
    if let Some(cost) = asked_cost(clause) {
        facts.cost.push(clause.state(cost));
    } else if names_sum || is_sold(clause) || is_low || names_fee {
        facts.doubts.push(Doubt::Cost);
    }
    if is_free_to_some(clause) || names_fee {
        facts.doubts.push(Doubt::Cost);
        clause.quote(facts);
    }
    if names_sum {
        clause.quote(facts);
    }
}

/// "Residents are paid $10 for chores", "we pay your rent": money that the place gives.
fn is_given(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&[
        "are paid",
        "get paid",
        "is paid",
        "we pay",
        "pays your",
        "cost us",
    ]) && !sentence.has_any(&["you pay", "clients pay", "fee"])
}

/// Asks about the cost where a sentence names money and gave no value since `before`: "bring cash", "payment plans".
pub(super) fn read_money(sentence: &Sentence<'_>, before: usize, facts: &mut Facts) {
    let is_named = money::is_named(sentence) && !unable_to_pay::is_said(sentence);
    if facts.cost.len() == before && is_named {
        facts.doubts.push(Doubt::Cost);
        sentence.quote(facts);
    }
}

/// Reads a price in the kind or the name of a place: "Food pantry ($2)", "Food pantry, small fee". A word of money may belong to a
/// name, so a name is read only in brackets, behind a dash and with a sum.
pub(super) fn read_kind_and_name(row: &PlaceRow<'_>, facts: &mut Facts) {
    // "(donation)": asked for, or what people may bring.
    let is_doubtful = |part: &Sentence<'_>| {
        names_money(part)
            || money::is_named(part)
            || ["donation", "donations"].contains(&part.plain.as_str())
    };
    const SIGNS: [char; 11] = [',', '(', ')', '[', ']', ';', ':', '/', '|', '–', '—'];
    let of_kind = row.field("type").into_iter();
    let of_kind = of_kind
        .flat_map(|it| it.split(SIGNS))
        .flat_map(|it| it.split(" - "));
    let name = row.field("name").into_iter();
    let of_name = name.clone().flat_map(asides::of);
    let of_name = of_name.chain(name.filter(|it| it.contains(['$', '¢'])));
    for part in of_kind.chain(of_name).map(Sentence::new) {
        let is_plain_fee = ["fee", "fees", "cuota"].contains(&part.plain.as_str());
        let asked = asked_cost(&part).filter(|it| matches!(it, Cost::Paid | Cost::Donation));
        let asked = asked.or((is_plain_fee || is_sum_alone(&part)).then_some(Cost::Paid));
        facts.names_money |= names_money(&part);
        match asked {
            Some(cost) => facts.cost.push(part.state(cost)),
            None if is_doubtful(&part) => facts.doubts.push(Doubt::Cost),
            None => {}
        }
    }
}

/// Notes that words say that something is free, which the kind of the place may deny, and asks where it is only in part.
fn read_free(sentence: &Sentence<'_>, facts: &mut Facts) {
    facts.names_free |= free::is_given(sentence) && !is_not_free(sentence);
    facts.is_all_free |= free::is_of_all(sentence);
    let is_taken_back = is_not_free(sentence) || sentence.has_any(&["no longer", "not free"]);
    facts.is_free_to_some |= is_free_to_some(sentence) && !is_taken_back;
    let is_unsure = free::is_said(sentence) && unsure::is_said(sentence);
    if (is_unsure || free::is_in_part(sentence)) && asked_cost(sentence).is_none() {
        facts.doubts.push(Doubt::Cost);
        sentence.quote(facts);
    }
}

/// Asks about the cost where a question names it: "Is it free? No".
pub(super) fn read_a_question(sentence: &Sentence<'_>, facts: &mut Facts) {
    if free::is_asked(sentence) {
        facts.doubts.push(Doubt::Cost);
        sentence.quote(facts);
    }
}

/// Words of buying and paying that are denied by nothing: "groceries at cost", "shoppers pay half". What is bought, and by
/// whom, no value says.
fn is_sold(sentence: &Sentence<'_>) -> bool {
    const SOLD: [&str; 36] = [
        "are extra",
        "billed",
        "charged",
        "is extra",
        "at cost",
        "by the pound",
        "by weight",
        "por libra",
        "pre-paid",
        "prepaid",
        "buy",
        "compra",
        "compre",
        "descuento",
        "descuentos",
        "discount",
        "discounts",
        "for less",
        "for sale",
        "paga",
        "pagan",
        "pague",
        "pay",
        "pays",
        "precio",
        "precios",
        "price",
        "priced",
        "prices",
        "purchase",
        "sale",
        "sell",
        "sells",
        "sold",
        "vende",
        "venden",
    ];
    // "Help to pay rent", "bring pay stubs": money of another kind.
    const ELSE: [&str; 20] = [
        "ayuda",
        "bill",
        "bills",
        "can t pay",
        "cannot pay",
        "card",
        "check",
        "checks",
        "help",
        "helps",
        "hourly",
        "income",
        "pay stub",
        "pay stubs",
        "paystub",
        "proof",
        "rent",
        "stamps",
        "stub",
        "wages",
    ];
    sentence.has_any(&SOLD)
        && !sentence.has_any(&ELSE)
        && denial::of(sentence, &SOLD) != Some(denial::Denial::Refused)
        && !denial::is_denied(sentence)
        && !sentence.has_any(&["nothing", "nada"])
}

/// Ways to say that some of it is free, and some is not.
const FREE_TO_LOW: [&str; 4] = [
    "free or reduced",
    "low or no cost",
    "low to no cost",
    "no or low cost",
];

/// Words for a price that is not high.
pub(super) const LOW: [&str; 15] = [
    "discount food",
    "discount groceries",
    "discount grocery",
    "wholesale prices",
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
    const FREE: [&str; 6] = [
        "free",
        "no cost",
        "free of charge",
        "gratis",
        "gratuita",
        "gratuito",
    ];
    const LIMITED: [&str; 18] = [
        "for",
        "if",
        "on",
        "only",
        "to",
        "under",
        "until",
        "when",
        "with",
        "con",
        "cuando",
        "hasta",
        "los",
        "para",
        "si",
        "solo",
        "solamente",
        "sólo",
    ];
    const EVERYONE: [&str; 17] = [
        "cualquier",
        "el público",
        "pacientes sin seguro",
        "personas sin seguro",
        "la comunidad",
        "quien",
        "toda",
        "todas",
        "todos",
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
        || free::is_said(sentence)
            && FREE
                .iter()
                .any(|free| LIMITED.iter().any(|word| limited(free, word)))
        // What one pays depends on what one has.
        || sentence.has_any(&["free or sliding", "free or on a sliding", "free or by income", "gratis o según"])
}

/// "No fee", "no charge", and nothing beside it.
fn is_without_fee(sentence: &Sentence<'_>) -> bool {
    const SAID: [&str; 10] = [
        "no charge",
        "no fee",
        "no fees",
        "without charge",
        "at no charge",
        "sin cargo",
        "sin costo",
        "gratis",
        "no cuesta",
        "gratuito",
    ];
    const BESIDE: &str = "all always are as at charge charged cargo costo cuesta de everything everyone fee fees for free         gratis gratuito is it meals nada ningun no of para program programs ser services servicios sin the there this to         todo todos visits walk without son es y and";
    sentence.has_any(&SAID) && sentence.has_only(BESIDE)
}
