//! Words of money that no value says: "bring cash", "dues apply", "payment plans". What the kind of a place implies, or
//! another sentence promises, is not free any more where one stands that nothing denies.

use super::denial::{self, clauses};
use super::price::names_money;
use super::{Sentence, free};
use crate::spelling::unaccented;

/// Words for a price, for paying and for what one pays with, without accents.
const MONEY: [&str; 79] = [
    "admission",
    "affordable",
    "argent",
    "asequible",
    "asequibles",
    "barato",
    "cargo",
    "cargos",
    "cash",
    "charge",
    "charged",
    "charges",
    "cobra",
    "cobramos",
    "cobran",
    "coin",
    "coins",
    "contribucion",
    "contribuciones",
    "contribuicao",
    "contribution",
    "contributions",
    "copay",
    "copays",
    "cost",
    "costo",
    "costos",
    "costs",
    "cuesta",
    "cuestan",
    "cuota",
    "cuotas",
    "custa",
    "custam",
    "custo",
    "custos",
    "deposit",
    "dinero",
    "dinheiro",
    "discount",
    "discounted",
    "dues",
    "efectivo",
    "fee",
    "fees",
    "fre",
    "frais",
    "kob",
    "koute",
    "lajan",
    "membership",
    "memberships",
    "membresia",
    "mensalidade",
    "modico",
    "nominal",
    "paga",
    "pagamento",
    "pagan",
    "pagar",
    "pago",
    "pagos",
    "pague",
    "paid",
    "pay",
    "payment",
    "payments",
    "pays",
    "peye",
    "preco",
    "precos",
    "precio",
    "precios",
    "price",
    "priced",
    "prices",
    "tarifa",
    "tarifas",
    "taxa",
];
/// More than one word that says the same, as [`Sentence`] has them.
const PHRASES: [&str; 45] = [
    "a dime",
    "a quarter",
    "advance tickets",
    "at half",
    "bring quarters",
    "budget clothes",
    "budget clothing",
    "budget food",
    "budget friendly",
    "budget grocery",
    "budget groceries",
    "budget meals",
    "budget prices",
    "budget shop",
    "budget store",
    "buy tickets",
    "checks accepted",
    "checks made out",
    "checks only",
    "checks payable",
    "credit cards accepted",
    "exact change",
    "have change",
    "in quarters",
    "members only",
    "miembros solamente",
    "make checks",
    "money order",
    "money orders",
    "off groceries",
    "off regular",
    "payable to",
    "quarters only",
    "small change",
    "solo miembros",
    "subsidised",
    "subsidized",
    "ticket required",
    "tickets at",
    "tickets in advance",
    "tickets on sale",
    "tickets required",
    "tickets sold",
    "venmo",
    "zelle",
];
/// What is sold, in Spanish: "venta de comida".
const SALES: [&str; 4] = ["a la venta", "en venta", "venta", "ventas"];
/// What is saved by whoever pays less: "save up to 50%".
const SAVED: [&str; 4] = ["ahorra", "ahorre", "save", "savings"];

/// What is got, and no paying for what is given here, where it stands before the money.
const HELP_BEFORE: [&str; 15] = [
    "aid",
    "ajuda",
    "apply",
    "assist",
    "assistance",
    "assists",
    "ayuda",
    "ayudan",
    "earn",
    "help",
    "helping",
    "helps",
    "in",
    "proof",
    "prueba",
];
/// The same behind it: "cash help", "paid by the county", "payment assistance". "Affordable housing" is what is found.
const HELP_BEHIND: [&str; 15] = [
    "aid",
    "assistance",
    "ayuda",
    "beneficios",
    "benefits",
    "by",
    "grants",
    "handling",
    "help",
    "homes",
    "housing",
    "register",
    "rental",
    "staff",
    "stub",
];
/// Money of another kind.
const ELSE: [&str; 24] = [
    "bail",
    "bill",
    "bills",
    "criminal",
    "court",
    "devices",
    "fines",
    "gift",
    "hourly",
    "income",
    "job",
    "jobs",
    "loan",
    "loans",
    "parking",
    "pay stubs",
    "paystub",
    "paystubs",
    "phone",
    "phones",
    "rent",
    "stubs",
    "utilities",
    "wages",
];

/// Whether a sentence names money that one may have to pay, in a clause that does not deny it.
pub(super) fn is_named(sentence: &Sentence<'_>) -> bool {
    clauses(sentence.words).any(|clause| is_named_in(&clause))
}

fn is_named_in(clause: &Sentence<'_>) -> bool {
    if clause.has_any(&ELSE) || denial::is_denied(clause) || denies_all(clause) {
        return false;
    }
    if names_money(clause) && clause.has_any(&["usd", "quarter"]) {
        return true;
    }
    let is_share = clause.words.contains('%') && (clause.has_any(&SAVED) || clause.has("off"));
    let is_housing = clause.has_any(&["housing", "rental", "apartments", "homes", "units"]);
    if is_share
        || is_paid_with_benefits(clause)
        || clause.has_any(&SALES)
        || clause.has_any(&PHRASES) && !is_housing
    {
        return true;
    }
    // "Pay-as-you-can" is paid, and "no-cost" is denied.
    let plain = unaccented(&clause.plain).replace('-', " ");
    let words: Vec<&str> = plain.split_whitespace().collect();
    (0..words.len()).any(|at| {
        MONEY.contains(&words[at])
            && !free::denies_at(&words, at)
            && !HELP_BEFORE.iter().any(|it| words[..at].contains(it))
            && !words[at + 1..]
                .iter()
                .take(2)
                .any(|it| HELP_BEHIND.contains(it) && words[at] != "pay")
    })
}

/// "EBT accepted", "we take SNAP and WIC": who takes them sells. People who get them, and their forms, are taken otherwise.
fn is_paid_with_benefits(clause: &Sentence<'_>) -> bool {
    const BENEFITS: [&str; 7] = [
        "cupones",
        "ebt",
        "food stamp",
        "food stamps",
        "snap",
        "wic",
        "wic checks",
    ];
    const TAKEN: [&str; 12] = [
        "accept",
        "accepted",
        "accepting",
        "accepts",
        "acepta",
        "aceptamos",
        "aceptan",
        "reciben",
        "take",
        "taken",
        "takes",
        "welcome",
    ];
    const PEOPLE_OR_FORMS: [&str; 14] = [
        "applicants",
        "application",
        "applications",
        "clients",
        "enrollment",
        "families",
        "household",
        "households",
        "participants",
        "people",
        "proof",
        "recipients",
        "referral",
        "referrals",
    ];
    clause.has_any(&BENEFITS)
        && (clause.has_any(&TAKEN) || clause.plain == "ebt" || clause.plain == "snap ebt")
        && !clause.has_any(&PEOPLE_OR_FORMS)
}

/// "Nobody has to pay anything", "nothing costs money".
fn denies_all(clause: &Sentence<'_>) -> bool {
    ["nothing", "nobody", "no one", "nada", "nadie", "anyen"]
        .iter()
        .any(|it| clause.begins(it))
}
