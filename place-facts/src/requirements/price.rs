//! Sums of money that a place asks for, and those that it gives or only names.

use super::Sentence;

/// Whether a sum of money stands there, in figures or in words. "$0" is none.
pub(super) fn names_money(sentence: &Sentence<'_>) -> bool {
    const MONEY: [&str; 10] = [
        "bucks",
        "cents",
        "dollar",
        "dollars",
        "dólar",
        "dólares",
        "quarter each",
        "quarter per",
        "quarters per",
        "usd",
    ];
    let mut sums = sentence.words.split('$').skip(1);
    sums.any(|sum| !is_nothing(sum))
        || sentence.words.contains('¢')
        || sentence.has_any(&MONEY)
        || names_decimals(sentence)
}

/// "Meals 2.50". "9.30 am", "9.30-12.00" and "1.25 miles" are none.
fn names_decimals(sentence: &Sentence<'_>) -> bool {
    const AROUND: [&str; 19] = [
        "a", "am", "a.m", "at", "from", "hrs", "km", "mi", "mile", "miles", "noon", "p.m", "pm",
        "route", "rt", "rte", "to", "until", "-",
    ];
    let text = sentence.words.to_lowercase();
    let words = text.split_whitespace();
    let words: Vec<&str> = words
        .map(|word| word.trim_matches(|char| ",.;()".contains(char)))
        .collect();
    let is_around = |at: Option<usize>| {
        let word = at.and_then(|at| words.get(at));
        word.is_some_and(|word| AROUND.contains(word))
    };
    !sentence.names_day()
        && (0..words.len()).any(|at| {
            let is_sum = words[at].split_once('.').is_some_and(|(whole, part)| {
                let is_number = |it: &str| it.bytes().all(|byte| byte.is_ascii_digit());
                (1..=3).contains(&whole.len())
                    && part.len() == 2
                    && is_number(whole)
                    && is_number(part)
            });
            is_sum && !is_around(at.checked_sub(1)) && !is_around(Some(at + 1))
        })
}

/// "$2", "$5 a bag", as it stands beside a kind of a place. In a note a sum alone may be given.
pub(super) fn is_sum_alone(part: &Sentence<'_>) -> bool {
    let words: Vec<&str> = part.plain.split(' ').collect();
    is_short_sum(part, &words)
}

/// "$0", "$0.00".
fn is_nothing(sum: &str) -> bool {
    let sum = sum.trim_start();
    let is_figure = |char: char| char.is_ascii_digit() || char == '.';
    let figures = &sum[..sum.find(|char| !is_figure(char)).unwrap_or(sum.len())];
    figures.starts_with('0') && !figures.contains(|char| ('1'..='9').contains(&char))
}

/// "Cost: $0", "fee: none", "cost: free", and nothing beside it.
pub(super) fn costs_nothing(sentence: &Sentence<'_>) -> bool {
    const BESIDE: &str = "0 00 a admission all charge charges cost costo costs cuesta cuota entry es everyone fee fees for \
        free gratis is join nada no none nothing of our per person precio price services the to total visit visits zero";
    const NOTHING: [&str; 7] = ["0", "free", "gratis", "nada", "none", "nothing", "zero"];
    const PRICES: [&str; 10] = [
        "charge", "charges", "cost", "costo", "costs", "cuota", "fee", "fees", "precio", "price",
    ];
    let is_sum = sentence.words.contains('$') && !names_money(sentence);
    let is_price = PRICES.iter().any(|price| {
        let is_none =
            |it| sentence.has_words(&[price, it]) || sentence.has_words(&[price, "is", it]);
        NOTHING.into_iter().any(is_none)
    });
    (is_sum || is_price) && sentence.has_only(BESIDE)
}

/// "$5 per bag", "2 dollars a night": a sum for one of something, and no word for money that a place gives.
pub(super) fn is_price_of_one(sentence: &Sentence<'_>) -> bool {
    const BESIDE: &str = "\
        de copago copay copays due payment visita visits bolsa bolsas caja cajas cobra comidas plate plates plato platos se un una one two three four five six seven eight nine ten \
        fifteen twenty uno dos tres cuatro cinco diez veinte dozen box \
        a about adult adults all an and are quarter quarters usd ask at bag bags bed beds bin costo cuota precio tarifa box boxes breakfast bucks bundle cada \
        cama cart cents child children clothing cobra cobran comida cost costs cuesta cuestan day dinner dollar \
        dollars dólar dólares dolar dolares each entry every everything family fee for from guest guests \
        household is item items it kids la load loads lunch meal meals month monthly night nightly noche of only \
        membership memberships membresía membresia people pay per person persona piece por pound room semana shirt shower showers starting stay the they to \
        visit wash week weekly we you";
    const OF_ONE: [&str; 11] = [
        "all items",
        "everything",
        "per",
        "each",
        "a",
        "every",
        "por",
        "cada",
        "monthly",
        "nightly",
        "weekly",
    ];
    const COSTS: [&str; 13] = [
        "copago", "copay", "copays", "cost", "costo", "costs", "cuesta", "cuestan", "cuota", "fee",
        "pay", "precio", "tarifa",
    ];
    let is_of_one = sentence.has_any(&OF_ONE) || sentence.has_any(&COSTS);
    let words: Vec<&str> = sentence.plain.split(' ').collect();
    if names_money(sentence) && is_voucher_sold(&words) {
        return true;
    }
    let mut words = words.into_iter();
    names_money(sentence)
        && is_of_one
        && words.all(|word| {
            let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
            is_number || BESIDE.split_whitespace().any(|it| it == word)
        })
}

/// Words that stand between a thing and its price, or a price and its thing.
const COSTS: [&str; 8] = [
    "are", "cost", "costs", "cuesta", "cuestan", "es", "is", "son",
];
const OF_ONE: [&str; 10] = [
    "a", "an", "at", "cada", "each", "el", "every", "la", "per", "por",
];
/// Words for a price beside those that always are one.
const FEES: [&str; 9] = [
    "copay",
    "copago",
    "deposit",
    "door",
    "entrance",
    "entry",
    "entrada",
    "inscripción",
    "registration",
];

/// The most words of a sentence that is no more than a price.
const MOST: usize = 7;

/// "$2 a plate", "visits are $35", "pay $15 at the door": a sum and what one gets for it, in a short sentence without a word
/// of a sum that is given, earned or left to choose.
pub(super) fn is_price(sentence: &Sentence<'_>) -> bool {
    let words: Vec<&str> = sentence.plain.split(' ').collect();
    // Of wages.
    let is_earned = sentence.has_any(&["pay is", "pay starts", "pay of"]);
    if is_earned || !is_short_sum(sentence, &words) {
        return false;
    }
    let rest: Vec<&str> = words.into_iter().filter(|word| !is_money(word)).collect();
    let begins = |known: &[&str]| rest.first().is_some_and(|first| known.contains(first));
    let has = |known: &[&str]| rest.iter().any(|word| known.contains(word));
    // A sum alone may be given.
    has(&COSTS)
        || begins(&["pay", "pague", "pagar"])
        || begins(&OF_ONE) && rest.len() > 1
        || is_of_a_thing(&rest) && is_at_the_end(&sentence.plain) && is_surely_money(sentence)
        || matches!(rest[..], [it] if FEES.contains(&it))
}

/// Whether words name what is sold, and nothing else: "meals", "a box of food for".
fn is_of_a_thing(words: &[&str]) -> bool {
    const THINGS: &str = "admission almuerzo almuerzos bag bags basket baskets bed beds bolsa bolsas box boxes breakfast breakfasts caja cajas \
        cena cenas clothes clothing comida comidas desayuno desayunos dinner dinners food groceries haircut haircuts laundry load lunch \
        lunches meal meals plate plates plato platos produce ropa shirt shirts shower showers supper";
    const BESIDE: &str = "a adult adults all an and child children de each el for full hot kids la los of only por the y";
    let is_in = |word: &str, known: &str| known.split_whitespace().any(|it| it == word);
    words.iter().any(|word| is_in(word, THINGS))
        && words
            .iter()
            .all(|word| is_in(word, THINGS) || is_in(word, BESIDE))
}

/// Whether a sentence ends with its sum. "$20 groceries" may be given.
fn is_at_the_end(plain: &str) -> bool {
    plain.rsplit(' ').next().is_some_and(is_money)
}

/// Whether a sign or a word says that a number is money: "2.50" may be something else.
fn is_surely_money(sentence: &Sentence<'_>) -> bool {
    sentence.words.contains(['$', '¢']) || !names_decimals(sentence)
}

/// "Voucher $10 each" is sold; "$10 voucher" is given.
fn is_voucher_sold(words: &[&str]) -> bool {
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let rest: Vec<&str> = words.iter().filter(|it| !is_number(it)).copied().collect();
    let is_thing_first = matches!(
        rest[..],
        ["voucher" | "vouchers" | "ticket" | "tickets", "each"]
    );
    is_thing_first && words.len() > rest.len() && !is_number(&words[0])
}

/// "$5 donation", "donation of $5".
pub(super) fn is_gift_of_sum(sentence: &Sentence<'_>) -> bool {
    let words: Vec<&str> = sentence.plain.split(' ').collect();
    is_short_sum(sentence, &words)
        && sentence.has_any(&["donation", "donación", "donativo", "suggested", "sugerido"])
}

fn is_short_sum(sentence: &Sentence<'_>, words: &[&str]) -> bool {
    const OTHERWISE: &str = "annual annually benefit benefits below bonus but card cards credit deductible discount earn \
        earnings except save saves fine fines first free get gets gift gifts give gives grant grants hour hourly hr if income less limit \
        limits loan loans max maximum may might minimum more no not off online only optional or over pays prize raffle receive receives \
        salary savings some sometimes starting stipend tax to under unless until up value voucher vouchers waived wage wages \
        without worth year yearly gana hora ingresos no pueden puede si vale vales";
    let is_otherwise = |word: &&str| OTHERWISE.split_whitespace().any(|it| it == *word);
    // "$0" is no price.
    let is_sum = |word: &&str| word.bytes().any(|byte| (b'1'..=b'9').contains(&byte));
    names_money(sentence)
        && words.len() <= MOST
        && words
            .iter()
            .any(|word| is_money(word) && is_sum(word) || *word == "dollar")
        && !words.iter().any(is_otherwise)
}

/// A number, or a word for money.
fn is_money(word: &str) -> bool {
    const MONEY: [&str; 11] = [
        "usd", "about", "bucks", "cents", "dolar", "dolares", "dollar", "dollars", "dólar",
        "dólares", "cash",
    ];
    word.bytes().all(|byte| byte.is_ascii_digit()) || MONEY.contains(&word)
}
