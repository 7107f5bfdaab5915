//! What a sentence asks for: a price, a gift, or what one can pay.

use super::super::denial;
use super::super::price::{is_gift_of_sum, is_price, is_price_of_one, names_money};
use super::{LOW, Sentence, free};
use sync_protocol::places::requirements::Cost;

/// Words that ask for a gift; "donations of coats" are what a place takes, not what it costs.
const DONATION: [&str; 34] = [
    "paga lo que pueda",
    "pague lo que pueda",
    "pay as you are able",
    "pay as you can",
    "pay what they can",
    "pay what you can",
    "pay what you want",
    "pay what you wish",
    "by donation",
    "free will donation",
    "free will donations",
    "free will offering",
    "free-will donation",
    "free-will offering",
    "freewill donation",
    "freewill donations",
    "freewill offering",
    "love offering",
    "offering collected",
    "offering is taken",
    "offering taken",
    "ofrenda voluntaria",
    "voluntary offering",
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
/// What a sentence asks for, little or much. It comes before "free": "free or low-cost" is not free to
/// everyone.
pub(super) fn asked_cost(sentence: &Sentence<'_>) -> Option<Cost> {
    if is_sliding(sentence) {
        Some(Cost::Sliding)
    } else if sentence.has_any(&DONATION) || is_gift_of_sum(sentence) {
        Some(Cost::Donation)
    } else if sentence.has_any(&[
        "sold by",
        "cash or check",
        "resale store",
        "half price",
        "half-price",
        "mitad de precio",
        "monthly rent of",
        "rent of",
        "weekly rent",
        "fee 25",
    ]) || names_a_price(sentence)
        || is_price_of_one(sentence)
        || is_price(sentence)
        || is_price_in_part(sentence)
        || is_not_free(sentence)
    {
        Some(Cost::Paid)
    } else if is_low(sentence) {
        Some(Cost::Low)
    } else {
        None
    }
}

/// "Dinner is $4 for adults, kids free": a clause with a sum is a price by itself, and nothing else is left to choose.
fn is_price_in_part(sentence: &Sentence<'_>) -> bool {
    const LEFT_TO_CHOOSE: [&str; 6] = [
        "donation",
        "gift",
        "optional",
        "suggested",
        "voucher",
        "vouchers",
    ];
    let has_clauses = denial::clauses(sentence.words).nth(1).is_some();
    has_clauses
        && !sentence.has_any(&DONATION)
        && !sentence.has_any(&LEFT_TO_CHOOSE)
        && denial::clauses(sentence.words).any(|clause| is_price(&clause))
}

/// "Low-cost clothing", "clothing and furniture at low prices". Of a list with commas a part may be meant.
fn is_low(sentence: &Sentence<'_>) -> bool {
    // "Free or low-cost": of whom it is free to nothing is known.
    const FREE: [&str; 9] = [
        "free",
        "gratis",
        "gratuita",
        "gratuito",
        "no cost",
        "no-cost",
        "no or low",
        "or no cost",
        "sin costo",
    ];
    if sentence.has_any(&FREE) {
        return false;
    }
    let is_of_all = !sentence.words.contains(',') && !sentence.has_any(&["and", "y"]);
    let at_the_end = LOW.iter().any(|low| {
        let before = sentence.plain.strip_suffix(low).unwrap_or_default();
        let ends = [" at ", " at a ", " a ", " at very ", " at reduced "];
        ends.iter().any(|it| before.ends_with(it))
    });
    LOW.iter().any(|words| sentence.begins(words))
        || at_the_end
        || is_of_all && sentence.has_any(&LOW)
}

/// "Sliding scale", "rent based on income", "30% of income". "Proof of income" says who may come, and not what one pays.
fn is_sliding(sentence: &Sentence<'_>) -> bool {
    const SCALES: [&str; 5] = [
        "medicaid or",
        "sliding fee",
        "sliding scale",
        "sliding-fee",
        "sliding-scale",
    ];
    const BY_INCOME: [&str; 8] = [
        "according to income",
        "based on income",
        "based on their income",
        "based on your income",
        "by income",
        "income-based",
        "según ingresos",
        "según sus ingresos",
    ];
    const PRICES: [&str; 20] = [
        "charge", "charges", "copay", "copays", "cost", "costo", "costos", "costs", "cuota",
        "cuotas", "fee", "fees", "pay", "payment", "price", "prices", "rent", "rents", "renta",
        "tarifa",
    ];
    const SHARES: [&str; 4] = ["% of ", "percent of ", "third of ", "portion of "];
    let said = sentence.words.to_lowercase();
    let is_share = SHARES.iter().any(|share| {
        let mut behind = said.split(share).skip(1);
        behind.any(|it| {
            ["income", "their income", "your income"]
                .iter()
                .any(|of| it.starts_with(of))
        })
    });
    // "Up to 80% of income" is a limit.
    let is_limit = sentence.has_any(&["below", "eligible", "limit", "limits", "under", "up to"]);
    sentence.has_any(&SCALES)
        || is_share && !is_limit
        || sentence.has_any(&BY_INCOME) && sentence.has_any(&PRICES)
}

/// "$5 fee", "lunch costs two dollars", "small fee", "a charge applies".
fn names_a_price(sentence: &Sentence<'_>) -> bool {
    const PRICES: [&str; 13] = [
        "admission",
        "charge",
        "charges",
        "cost",
        "costo",
        "costs",
        "cuota",
        "dues",
        "fee",
        "fees",
        "payment",
        "tarifa",
        "taxa",
    ];
    const FEES: [&str; 26] = [
        "a fee",
        "charge applies",
        "charges apply",
        "dues apply",
        "dues are required",
        "dues required",
        "entrance fee",
        "fee applies",
        "fee charged",
        "fee is charged",
        "fee required",
        "fees apply",
        "fees required",
        "membership dues",
        "payment due",
        "payment is due",
        "payment is required",
        "payment required",
        "service charge",
        "there is a charge",
        "tiene costo",
        "tiene un costo",
        "tienen costo",
        "un costo",
        "uma taxa",
        "we charge",
    ];
    const LITTLE: [&str; 8] = [
        "low",
        "minimal",
        "modest",
        "nominal",
        "small",
        "pequeña",
        "simbólica",
        "simbólico",
    ];
    let is_little = |price: &&str| {
        LITTLE
            .iter()
            .any(|it| sentence.has_words(&[it, price]) || sentence.has_words(&[price, it]))
    };
    let is_sum = names_money(sentence) && sentence.has_any(&PRICES);
    let mut prices = PRICES.iter();
    let is_little = prices.any(is_little) && !sentence.has("low cost");
    (is_sum || is_little || sentence.has_any(&FEES))
        && !sentence.has("waived")
        && !free::is_said(sentence)
        && denial::of(sentence, &PRICES).is_none()
}

/// "Not free", "no es gratis". "Not free for men" and "not always free" have to be asked about.
pub(super) fn is_not_free(sentence: &Sentence<'_>) -> bool {
    const BESIDE: &str = "not free it is are isn t aren a service program the this these we services meals clothes clothing food everything no         es son gratis gratuito here nothing nada";
    let is_said = sentence.has_any(&[
        "not free",
        "not a free",
        "isn t free",
        "aren t free",
        "no es gratis",
        "no es gratuito",
        "no son gratis",
        "nothing is free",
    ]);
    is_said && sentence.has_only(BESIDE)
}
