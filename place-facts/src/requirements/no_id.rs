//! Words that say that nobody has to show an ID, and with what else they say it: "ID not needed with a referral" leaves
//! something to ask.

use super::Sentence;
use super::denial::clauses;
use super::id_words::one_word_for_it;
use super::no_papers;
use crate::names_of_days::{MONTHS_EN, MONTHS_ES};
use sync_protocol::places::requirements::IdNeed;

/// Ways to say that none is needed. "ID" stands for every word for it.
const NOT_NEEDED: [&str; 84] = [
    "id no es necesario",
    "id no es obligatoria",
    "id no es obligatorio",
    "id no es requisito",
    "id no obligatoria",
    "no documentation needed",
    "no documentation required",
    "no documentation is needed",
    "no documentation is required",
    "no documentation necessary",
    "no documents needed",
    "no documents required",
    "no documents are needed",
    "no documents are required",
    "no documents necessary",
    "no paperwork needed",
    "no paperwork required",
    "no se necesitan documentos",
    "no se piden documentos",
    "no se requieren documentos",
    "no se requiere documentación",
    "don t ask for id",
    "don t ask for an id",
    "doesn t ask for id",
    "don t require id",
    "never ask for id",
    "never ask for an id",
    "never ask you for id",
    "never asks for id",
    "never require id",
    "not ask for an id",
    "not require id",
    "neither id nor",
    "no requiere id",
    "no requerimos id",
    "no es necesario traer id",
    "no es necesario mostrar id",
    "no tiene que traer id",
    "no tiene que mostrar id",
    "no hay que traer id",
    "no hay que mostrar id",
    "no traiga id",
    "no longer requires id",
    "no longer require id",
    "no longer ask for id",
    "no longer need id",
    "id no longer needed",
    "id no longer required",
    "id is no longer needed",
    "id is no longer required",
    "no hace falta id",
    "no se necesita id",
    "no se requiere id",
    "no se pide id",
    "no se exige id",
    "no necesita id",
    "no pedimos id",
    "id no es necesaria",
    "no id needed",
    "no id required",
    "no id necessary",
    "no id asked",
    "no id is needed",
    "no id is required",
    "no id or",
    "no id and no",
    "no id check",
    "no id checks",
    "id not needed",
    "id not required",
    "id not necessary",
    "id is not needed",
    "id is not required",
    "id is not necessary",
    "id optional",
    "id is optional",
    "need no id",
    "not need id",
    "not need an id",
    "don t need id",
    "don t need an id",
    "no need for id",
    "no need for an id",
    "not ask for id",
];
/// Behind "No ID, no …": what nobody gets without one.
const WITHHELD: [&str; 11] = [
    "service",
    "food",
    "entry",
    "entrance",
    "help",
    "exceptions",
    "bag",
    "bags",
    "bed",
    "meal",
    "visit",
];
/// With one of these "No ID" is not all that there is to know.
const CONDITIONS: [&str; 40] = [
    "pero",
    "after",
    "as of",
    "before",
    "beginning",
    "hasta",
    "starting",
    "through",
    "ask",
    "but",
    "call",
    "child",
    "children",
    "during",
    "emergencies",
    "emergency",
    "except",
    "excepto",
    "first",
    "for",
    "if",
    "infants",
    "instead",
    "kids",
    "limited",
    "may",
    "means",
    "minors",
    "on",
    "once",
    "one",
    "only",
    "para",
    "salvo",
    "si",
    "solo",
    "sometimes",
    "sólo",
    "unless",
    "until",
];
const REFUSALS: [&str; 15] = [
    "aren t", "can t", "cannot", "don t", "isn t", "nadie", "never", "no", "no one", "nobody",
    "none", "not", "nunca", "unable", "won t",
];
pub(super) const WITHOUT: [&str; 15] = [
    "because they have no id",
    "because they lack id",
    "because you have no id",
    "por falta de id",
    "por falta de una id",
    "por no tener id",
    "por no tener una id",
    "por no traer id",
    "for lack of an id",
    "for lack of id",
    "for not having id",
    "without id",
    "without an id",
    "without any id",
    "sin id",
];
/// What happens to people without one.
const AWAY: [&str; 19] = [
    "deny",
    "deny service",
    "niega",
    "negamos",
    "rechaza",
    "rechazada",
    "rechazado",
    "rechazados",
    "rechazamos",
    "rechazan",
    "turned away",
    "sent away",
    "refused",
    "denied",
    "excluded",
    "ineligible",
    "turn away",
    "send away",
    "refuse",
];
/// Words that are no condition although they look like one.
const FOR_ALL: [&str; 26] = [
    "a nadie",
    "ask for any documents",
    "ask for documents",
    "ask for papers",
    "ask for paperwork",
    "because they have no id",
    "because they lack id",
    "because you have no id",
    "for lack of an id",
    "for lack of id",
    "for not having id",
    "no one",
    "need for id",
    "ask for id",
    "ask for an id",
    "ask you for id",
    "asks for id",
    "asked for id",
    "for anyone",
    "for anybody",
    "for everyone",
    "for everybody",
    "for all",
    "for any",
    "para nadie",
    "para todos",
];
/// It is good to have one; nobody is refused without.
pub(super) const SOFT: [&str; 13] = [
    "si tiene",
    "de ser posible",
    "si es posible",
    "si la tiene",
    "si las tiene",
    "si lo tiene",
    "helpful",
    "if available",
    "if possible",
    "if you have",
    "preferred",
    "recommended",
    "suggested",
];

/// The sentence without what it says of how good it is to have one, where it says that none is needed: "ID helpful but not
/// required", "ID not needed but preferred".
pub(super) fn without_wishes<'a>(sentence: &Sentence<'a>) -> Sentence<'a> {
    beside_wishes(sentence)
        .unwrap_or_else(|| Sentence::said(sentence.words, sentence.plain.clone()))
}

/// The same; `None` for a sentence without both.
pub(super) fn beside_wishes<'a>(sentence: &Sentence<'a>) -> Option<Sentence<'a>> {
    if !sentence.has_any(&WISHED) {
        return None;
    }
    let of_wish = |wish: &&str| {
        [
            format!("{wish} but"),
            format!("{wish} although"),
            format!("{wish} though"),
            format!("{wish} pero"),
            format!("but {wish}"),
            format!("but is {wish}"),
            format!("although {wish}"),
            format!("though {wish}"),
            (*wish).to_owned(),
        ]
    };
    let wishes: Vec<String> = WISHED.iter().flat_map(of_wish).collect();
    let phrases = wishes.iter().map(String::as_str).chain(["pero"]);
    let phrases: Vec<&str> = phrases.collect();
    const PROMISE: &str = "a an are but es id is it la necessary necesaria necesario need needed no not obligatoria \
        obligatorio optional pero required requisito su una";
    let promise = one_word_for_it(sentence).without(&phrases);
    (is_offered(&promise) && promise.has_only(PROMISE)).then_some(promise)
}

/// Words for what is good to have.
const WISHED: [&str; 19] = [
    "preferible",
    "preferida",
    "recomendable",
    "recomendada",
    "se pide",
    "se prefiere",
    "se recomienda",
    "se solicita",
    "appreciated",
    "encouraged",
    "helpful",
    "helps",
    "ideal",
    "nice to have",
    "preferred",
    "recommended",
    "requested",
    "suggested",
    "useful",
];

/// What a sentence says of people without an ID; `None` where it is about something else, or not sure.
pub(super) fn without_id(sentence: &Sentence<'_>) -> Option<IdNeed> {
    let is_withheld = WITHHELD
        .iter()
        .any(|it| sentence.has_words(&["no id no", it]));
    let nobody = ["no one", "nobody", "not", "never"];
    let sends_away = sentence.begins("no id") && sentence.has_any(&AWAY);
    if is_withheld || (sends_away && !sentence.has_any(&nobody)) {
        return Some(IdNeed::Any);
    }
    if sentence.has_any(&WITHOUT) {
        let sends_away = sentence.has_any(&AWAY) || turns_somebody_away(sentence);
        let denies = sentence.has_any(&REFUSALS);
        // "No one is turned away without ID" refuses nobody.
        return if sends_away != denies {
            Some(IdNeed::Any)
        } else {
            sure(sentence)
        };
    }
    is_offered(sentence).then(|| sure(sentence)).flatten()
}

/// "Turn anyone away", "send you away".
fn turns_somebody_away(sentence: &Sentence<'_>) -> bool {
    sentence.has("away") && sentence.has_any(&["turn", "turns", "turning", "send", "sends"])
}

/// "ID required: no".
pub(super) fn says_no(sentence: &Sentence<'_>) -> bool {
    ["id required no", "id needed no"]
        .iter()
        .any(|it| sentence.plain.ends_with(it))
}

/// Whether a sentence says that an ID is not needed, for some or for all.
pub(super) fn is_offered(sentence: &Sentence<'_>) -> bool {
    let plain = &sentence.plain;
    let is_all = says_no(sentence)
        || plain == "no id"
        || plain.ends_with(" no id")
        || plain.contains("no id no ");
    // Another ID than one with a picture may be asked for.
    !sentence.has("photo id")
        && (is_all || sentence.has_any(&NOT_NEEDED) || no_papers::are_asked(sentence))
}

/// Whether the ID itself is named as what nobody needs, and not only other papers.
fn denies_id_itself(sentence: &Sentence<'_>) -> bool {
    let names_it = |it: &str| it.split(' ').any(|word| word == "id") && sentence.has(it);
    NOT_NEEDED.iter().any(|it| names_it(it))
        || no_papers::is_id(sentence)
        || says_no(sentence)
        || sentence.has_any(&WITHOUT)
        || sentence.has_any(&["no id", "ni id", "nor id", "o id", "or id"])
}

/// What "no ID" may have beside it and be said of everybody and of all that a place gives. With any other word it may be a
/// threat ("no ID or proof of address, no entry"), a part ("in the soup kitchen"), or something that is not there ("no ID or
/// clothing help").
const BESIDE: &str = "a access accessible address all alguna algún an and any anybody anyone aquí are arrive ask asked asking asks at \
    be because bienvenidas bienvenidos birth bring by card certificate check checked come comprobante con cost de \
    dirección do documentation document documento documentos documents does doesn domicilio don en english es eat \
    español ever everybody everyone fee for form forms free gratis have having here i identidad in income ingresos \
    insurance is it just kind lack language longer me mention more need needed needs necessary neither never ni \
    ningún ninguna no nobody none nor not number o of one only or our ours out papeles paper papers paperwork para \
    pedimos people personas por proof prueba questions quien referral rechazamos registration require required \
    requires residence residency residencia se security see show si sin social sort spanish speak speaks spoken \
    status t tener the they tiene tienen tipo to todas todos traer turn turned un una walk walk-in walk-ins we \
    welcome wheelchair who will with without y you your id ids appointment cita away other immigration migratorio \
    estatus obligatorio obligatoria necesario necesaria optional opcional requiere requieren necesita necesitan pide \
    piden hace falta u seguro preguntas s sí receive get nadie men women families madres mujeres varones hombres \
    mothers single homeless males females ladies gentlemen solamente 18+ anymore";
/// Words of what is given that say it of all of it, and what everybody may bring.
const OF_ALL: [&str; 12] = [
    "bring a bag",
    "bring bags",
    "bring your own bag",
    "for food",
    "free food",
    "free meals",
    "get a meal",
    "get food",
    "hot meals",
    "para comida",
    "required showers",
    "to eat",
];

/// Whether a promise that needs no ID has nothing beside it that may limit it. "Newark residents, no ID needed" says two things.
fn is_of_all(rest: &Sentence<'_>) -> bool {
    let said = match rest.plain.split_once(" residents no id ") {
        Some((_, promise)) => Sentence::said(rest.words, promise.to_owned()),
        None => rest.without(&OF_ALL),
    };
    said.has_only(BESIDE)
}

fn sure(sentence: &Sentence<'_>) -> Option<IdNeed> {
    let rest = sentence.without(&FOR_ALL);
    // "ID not needed for bread, ID for pantry" says two things.
    let is_once = rest.plain.split(' ').filter(|word| *word == "id").count() < 2;
    // "No documents needed, bring ID".
    let is_of_other_papers = sentence.has("id") && !denies_id_itself(sentence);
    (is_once
        && !is_of_other_papers
        && !rest.has_any(&CONDITIONS)
        && !rest.names_day()
        && !names_month(&rest)
        && !is_with_another(sentence)
        && is_of_all(&rest))
    .then_some(IdNeed::None)
}

/// "No ID needed until December 31": nobody knows here which day it is.
fn names_month(sentence: &Sentence<'_>) -> bool {
    let mut words = sentence.plain.split(' ');
    words.any(|word| MONTHS_EN.contains(&word) || MONTHS_ES.contains(&word))
}

/// "ID not needed with referral": something else is asked for instead.
fn is_with_another(sentence: &Sentence<'_>) -> bool {
    let mut clauses = clauses(sentence.words).map(|clause| one_word_for_it(&clause));
    clauses.any(|clause| {
        let rest = clause.without(&["with no id", "with or without", "with us"]);
        let is_with = rest.has("id") && rest.has_any(&["with", "con"]);
        is_with || asks_for_a_paper(&clause)
    })
}

/// "Birth certificate needed" beside "no ID needed": a paper that says who one is.
fn asks_for_a_paper(clause: &Sentence<'_>) -> bool {
    const PAPERS: [&str; 14] = [
        "acta de nacimiento",
        "birth certificate",
        "birth certificates",
        "card",
        "cards",
        "carnet",
        "certificado de nacimiento",
        "license",
        "licencia",
        "passport",
        "pasaporte",
        "social security number",
        "tarjeta",
        "visa",
    ];
    const DEMANDS: [&str; 20] = [
        "a must",
        "bring",
        "mandatory",
        "must",
        "muestre",
        "necesario",
        "necesita",
        "necesaria",
        "need",
        "needed",
        "present",
        "requerida",
        "requerido",
        "require",
        "required",
        "requires",
        "requiere",
        "show",
        "traer",
        "traiga",
    ];
    clause.has_any(&PAPERS) && clause.has_any(&DEMANDS) && !clause.has_any(&REFUSALS)
}
