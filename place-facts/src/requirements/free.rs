//! Words that say that something is free: of what, for whom and when. What the kind of a place implies does not win over
//! them.

use super::Sentence;
use super::denial::{clauses, without_harmless};
use super::price::names_money;

const FREE: [&str; 10] = [
    "cost-free",
    "fee-free",
    "free",
    "free-of-charge",
    "gratis",
    "gratuita",
    "gratuitas",
    "gratuito",
    "gratuitos",
    "no-cost",
];
/// Words before "free" or behind it with which it says nothing of what is given.
const NO_PRICE_BEFORE: [&str; 8] = [
    "alcohol", "drug", "feel", "get one", "gluten", "smoke", "tobacco", "toll",
];
const NO_PRICE_BEHIND: [&str; 15] = [
    "church",
    "delivery",
    "estimates",
    "from",
    "methodist",
    "of alcohol",
    "of drugs",
    "parking",
    "pickup",
    "pick-up",
    "public library",
    "street parking",
    "wi-fi",
    "wifi",
    "will",
];
/// What is charged, and that nothing is.
const PRICES: [&str; 27] = [
    "buy", "cargo", "charge", "charged", "charges", "cobra", "cobramos", "cobran", "comprar",
    "cost", "costo", "costs", "cuesta", "cuota", "dinero", "fee", "fees", "money", "paga", "pagar",
    "pay", "payment", "pays", "price", "prices", "purchase", "sold",
];
const NOTHING_BEFORE: [&str; 19] = [
    "don t", "free of", "isn t", "nada", "nao", "não", "neither", "never", "no", "nor", "not",
    "nothing", "pa", "san", "sem", "sin", "waived", "without", "zero",
];
const NOTHING_BEHIND: [&str; 9] = [
    "0", "free", "gratis", "nada", "none", "nothing", "optional", "waived", "zero",
];
/// Words for what is given and not sold.
const GIVEN: [&str; 18] = [
    "clothing voucher",
    "clothing vouchers",
    "complimentary",
    "give away",
    "give clothes",
    "give clothing",
    "give out",
    "given",
    "gives away",
    "gives clothes",
    "gives clothing",
    "giveaway",
    "giveaways",
    "regala",
    "regalamos",
    "regalan",
    "with a voucher",
    "with voucher",
];
/// How many words may stand between a price and the word that says that it is none.
const BETWEEN: usize = 2;

/// Whether a sentence says in any way that a place gives something, so that it may be no shop or not for everyone.
pub(super) fn is_given(sentence: &Sentence<'_>) -> bool {
    is_said(sentence) || sentence.has_any(&GIVEN)
}

/// Whether a sentence says in any way, of anything and for anyone, that nothing is charged.
pub(super) fn is_said(sentence: &Sentence<'_>) -> bool {
    let names_no_sum = sentence.words.contains('$') && !names_money(sentence);
    names_no_sum || names_free(sentence) || denies_price(sentence)
}

/// Whether "free" stands there, of what is given and not of parking or smoke.
fn names_free(sentence: &Sentence<'_>) -> bool {
    let is_other = |free: &str| {
        let is_before = NO_PRICE_BEFORE
            .iter()
            .any(|it| sentence.has_words(&[it, free]));
        let mut behind = NO_PRICE_BEHIND.iter();
        is_before || behind.any(|it| sentence.has_words(&[free, it]))
    };
    FREE.iter()
        .any(|free| sentence.has(free) && !is_other(free))
}

/// "There is no entrance fee", "we never charge", "costs nothing", "fee waived".
fn denies_price(sentence: &Sentence<'_>) -> bool {
    let words: Vec<&str> = sentence.plain.split(' ').collect();
    (0..words.len()).any(|at| PRICES.contains(&words[at]) && denies_at(&words, at))
}

/// Whether the words around a price say that it is none.
pub(super) fn denies_at(words: &[&str], at: usize) -> bool {
    let says = |part: &[&str], known: &[&str]| {
        let part = part.join(" ");
        Sentence::said("", part).has_any(known)
    };
    let start = at.saturating_sub(BETWEEN + 1);
    let end = (at + BETWEEN + 1).min(words.len());
    says(&words[start..at], &NOTHING_BEFORE)
        || says(&words[at + 1..end.max(at + 1)], &NOTHING_BEHIND)
}

/// Whether a sentence says plainly that everything is free for everyone, and nothing else.
pub(super) fn is_of_all(sentence: &Sentence<'_>) -> bool {
    const ALL: [&str; 10] = [
        "all goods",
        "all is",
        "all items",
        "all merchandise",
        "all of it",
        "all our items",
        "all services",
        "everything",
        "todo es",
        "todo está",
    ];
    const BESIDE: &str = "absolutely all always anyone anybody are at charge clothes clothing completely cost costo cargo en entirely \
        es está everybody everyone everything for free furniture goods gratis gratuito here in is it items la merchandise no of our \
        para services shop sin store the this tienda to todo todos totally 100 we have";
    sentence.has_any(&ALL) && sentence.has_only(BESIDE) && is_said(sentence)
}

/// Whether a sentence says that something is free only in part, at times, at first, or no more: "Almost free", "first visit
/// free", "neither free nor cheap", "no fee for the first visit".
pub(super) fn is_in_part(sentence: &Sentence<'_>) -> bool {
    let clauses: Vec<_> = clauses(sentence.words).collect();
    let is_limited = |clause: &Sentence<'_>| {
        let rest = without_harmless(clause);
        is_said(clause) && (has_limit(clause) || clause.has("but"))
            || names_free(&rest) && (is_denied(&rest) || is_of_people(&rest))
    };
    // "Free (most days)".
    let is_limited_behind = |two: &[Sentence<'_>]| {
        FREE.iter().any(|free| two[0].plain.ends_with(free)) && has_limit(&two[1])
    };
    clauses.iter().any(is_limited) || clauses.windows(2).any(is_limited_behind)
}

/// Whether a question is about what a place costs: "Is it free?", "Cost?".
pub(super) fn is_asked(question: &Sentence<'_>) -> bool {
    const MOST: usize = 6;
    let names_cost = question.has_any(&[
        "charge", "cost", "costo", "costs", "cuesta", "cuota", "fee", "fees", "precio", "price",
    ]);
    is_said(question) || names_cost && question.plain.split(' ').count() <= MOST
}

/// Whether some people are named for whom it is free: "Seniors eat free", "Free - members".
fn is_of_people(clause: &Sentence<'_>) -> bool {
    const SOME: [&str; 17] = [
        "adults",
        "children",
        "clients",
        "kids",
        "members",
        "miembros",
        "niños",
        "patients",
        "residents",
        "senior",
        "seniors",
        "students",
        "teens",
        "tenants",
        "veteran",
        "veterans",
        "youth",
    ];
    const ALL: [&str; 5] = ["all", "any", "both", "every", "and"];
    let words = clause.plain.split(' ').filter(|word| *word != "-");
    let words: Vec<&str> = words.collect();
    (0..words.len()).any(|at| {
        let before = &words[at.saturating_sub(BETWEEN)..at];
        let is_end = at + 2 == words.len();
        let is_some = before.iter().any(|word| SOME.contains(word))
            || is_end && SOME.contains(&words[at + 1]);
        FREE.contains(&words[at]) && is_some && !clause.has_any(&ALL)
    })
}

fn has_limit(clause: &Sentence<'_>) -> bool {
    const LIMITS: [&str; 42] = [
        "a veces",
        "almost",
        "at times",
        "casi",
        "depending",
        "depends",
        "except",
        "excepto",
        "former",
        "formerly",
        "antes",
        "half",
        "if",
        "initially",
        "may be",
        "might",
        "most",
        "mostly",
        "nearly",
        "no longer",
        "not all",
        "occasionally",
        "often",
        "partially",
        "once free",
        "partly",
        "pero",
        "practically",
        "previously",
        "primer",
        "primera",
        "salvo",
        "si",
        "some",
        "sometimes",
        "trial",
        "unless",
        "until",
        "used to be",
        "usually",
        "virtually",
        "waived",
    ];
    const WAS: [&str; 2] = ["was", "were"];
    // "First come, first served" is an order, and "first floor" a place.
    let rest = clause.without(&["first come", "first served", "first floor", "first-come"]);
    rest.has_any(&LIMITS) || rest.has_any(&WAS) || rest.has_any(&["first", "1st"])
}

/// Whether a word of denial stands shortly before "free".
fn is_denied(clause: &Sentence<'_>) -> bool {
    const DENIALS: [&str; 16] = [
        "aren", "hardly", "isn", "neither", "never", "ni", "no", "nobody", "none", "nor", "not",
        "nothing", "nunca", "rarely", "seldom", "tampoco",
    ];
    let words: Vec<&str> = clause.plain.split(' ').collect();
    (0..words.len()).any(|at| {
        let start = at.saturating_sub(BETWEEN + 1);
        let mut before = words[start..at].iter();
        FREE.contains(&words[at]) && before.any(|word| DENIALS.contains(word))
    })
}
