//! Whether a person has to show who they are, and which papers to bring.

use super::alternatives;
use super::denial::{Doubt, TURNS_NOBODY_AWAY, clauses};
use super::household::of_household;
use super::id_words::{asks_for_points, is_denied, is_made_here, one_word_for_it, without_points};
use super::no_id::{SOFT, WITHOUT, is_offered, says_no, without_id, without_wishes};
use super::{Facts, Sentence};
use sync_protocol::places::requirements::{IdNeed, Paper};

pub(super) fn read(sentence: &Sentence<'_>, list: &str, facts: &mut Facts) {
    if is_of_helpers(sentence) {
        return;
    }
    let sentence = &without_wishes(&without_points(&one_word_for_it(sentence)));
    if let Some(need) = without_id(sentence) {
        facts.id.push(sentence.state(need));
        if need == IdNeed::None {
            other_papers(sentence, facts);
        }
        if need != IdNeed::None {
            facts.papers.push(sentence.state(Paper::Id));
        }
        return;
    }
    // "Nobody is turned away for lack of ID, but show where you live".
    if sentence.has_any(&WITHOUT) {
        facts.doubts.push(Doubt::Id);
        return;
    }
    // "Photo ID required: no" demands none, and another ID may be asked for.
    if says_no(sentence) {
        return;
    }
    if alternatives::is_one_of_two(sentence) {
        // People without an ID may bring the other paper, so the card does not say "Bring an ID". It quotes the sentence.
        return;
    }
    if is_offered(sentence) {
        facts.doubts.push(Doubt::Id);
    }
    if is_one_kind_unneeded(sentence) {
        facts.doubts.push(Doubt::Id);
        return;
    }
    if sentence.has_any(&LATER) && !sentence.has("first and") {
        facts.doubts.push(Doubt::Id);
        return;
    }
    // A place that helps to get papers does not ask for them, and one that says to ask first has
    // not said which.
    let helps = sentence.has_any(&[
        "help",
        "helps",
        "accepted",
        "counts",
        "no automatic",
        "pays for",
    ]) && !sentence.has("asked");
    let is_denied = is_denied(sentence) || is_offered(sentence) || sentence.has("no id");
    if helps || sentence.begins("ask") || is_denied || is_made_here(sentence) {
        return;
    }
    let asks = sentence.begins("bring")
        || asks_for_points(sentence)
        || sentence.has_any(&[
            "needed",
            "required",
            "asked",
            "with id",
            "id with",
            "proof of",
            "photo id",
            "must bring",
            "must have",
            "must present",
            "must show",
        ])
        || is_demanded(sentence)
        || sentence.begins("government id")
        || sentence.begins("driver s license or")
        // An office for papers names those that it makes, and work those that it takes.
        || (!["employment", "id-documents"].contains(&list)
            && (is_only_papers(sentence) || sentence.has_any(&ASKED)));
    if asks && is_asked_of_some(sentence) {
        facts.doubts.push(Doubt::Id);
    } else if asks {
        papers(sentence, facts);
    }
}

/// "Volunteers must have ID", "Donors by appointment" say nothing of those who come for help.
pub(super) fn is_of_helpers(sentence: &Sentence<'_>) -> bool {
    const HELPERS: [&str; 8] = [
        "donaciones",
        "donantes",
        "donations",
        "donors",
        "staff",
        "voluntarios",
        "volunteer",
        "volunteers",
    ];
    let names_guests = sentence.has_any(&["and", "clients", "everyone", "guests", "visitors", "y"]);
    HELPERS.iter().any(|it| sentence.begins(it)) && !names_guests
        || sentence.plain.ends_with("to volunteer")
}

/// An ID of some people, for something beside the main service, or only if one has it: "except for people just released", "for
/// showers", "if you can".
fn is_asked_of_some(sentence: &Sentence<'_>) -> bool {
    const OF_SOME: [&str; 25] = [
        "needed only",
        "only asked",
        "only needed",
        "only required",
        "solo se necesita",
        "solo se pide",
        "solo se requiere",
        "sólo se pide",
        "for parking",
        "to drive",
        "to park",
        "a plus",
        "come anyway",
        "except",
        "excepto",
        "if you can",
        "if you have none",
        "no one turned away",
        "nobody turned away",
        "not turned away",
        "only for",
        "required only",
        "salvo",
        "unless",
        "waived",
    ];
    const THINGS: [&str; 14] = [
        "alcohol",
        "closet",
        "clothing",
        "clothes",
        "furniture",
        "kids",
        "laundry",
        "lockers",
        "mail",
        "seniors",
        "shower",
        "showers",
        "toys",
        "vouchers",
    ];
    let is_of_thing = THINGS.iter().any(|thing| {
        ["for", "for the", "for kids", "to use the"]
            .iter()
            .any(|it| sentence.has_words(&[it, thing]))
    });
    sentence.has_any(&OF_SOME) || is_of_thing
}

/// Forgets that an ID is required if another sentence says that people without one are served: "Bring ID. No one turned
/// away".
pub(super) fn forget_where_nobody_is_turned_away(sentences: &[Sentence<'_>], facts: &mut Facts) {
    let serves_all = |it: &Sentence<'_>| {
        it.has_any(&TURNS_NOBODY_AWAY) || it.has_any(&["come anyway", "if you have none"])
    };
    if sentences.iter().any(serves_all) {
        facts.id.retain(|it| it.value == IdNeed::None);
    }
}

/// Words for visits at which an ID is asked for when it is not asked for at the first one.
const LATER: [&str; 30] = [
    "at second visit",
    "at your second visit",
    "willing to apply",
    "willing to get",
    "afterward",
    "afterwards",
    "después",
    "thereafter",
    "after first visit",
    "after one visit",
    "after that",
    "after the first time",
    "after the first visit",
    "after your first visit",
    "by next visit",
    "by second visit",
    "by the second visit",
    "by your second visit",
    "después de la primera visita",
    "desde la segunda visita",
    "for return visits",
    "for second visit",
    "from the second visit",
    "on later visits",
    "on next visit",
    "on return visits",
    "on second visit",
    "on the second visit",
    "on your next visit",
    "on your second visit",
];

/// Other words that ask for one, at a place that makes none.
const ASKED: [&str; 11] = [
    "check id",
    "checks id",
    "forget your id",
    "form of id",
    "forms of id",
    "government issued id",
    "government-issued id",
    "id checked",
    "id for all",
    "id for each",
    "id for every",
];

/// Words for a proof of who one is.
const PROOFS: [&str; 7] = [
    "birth certificate",
    "driver license",
    "driver s license",
    "drivers license",
    "green card",
    "id",
    "passport",
];

/// Whether a sentence names nothing but papers: "Passport or birth certificate".
fn is_only_papers(sentence: &Sentence<'_>) -> bool {
    const BESIDE: &str = "adult card each every household medicaid member per person security social ss valid for \
        driver drivers s license birth certificate certificates cards family members all children green card id passport photo state county municipal \
        government issued valid current original or and a an your us nj new jersey with show present have must proof of";
    let rest = sentence.without(&["no exceptions", "without exception", "sin excepciones"]);
    (rest.has_any(&PROOFS) || rest.has_any(&["birth certificates", "social security cards"]))
        && rest.has_only(BESIDE)
        // "IDs" may be what they help with.
        && !sentence.words.to_lowercase().contains("ids")
}

/// "ID is mandatory", "requires: ID", "identificación requerida": a demand right beside the ID, or for papers that begin with it.
fn is_demanded(sentence: &Sentence<'_>) -> bool {
    const BEHIND: [&str; 10] = [
        "a must",
        "is a must",
        "is mandatory",
        "is necessary",
        "mandatory",
        "necessary",
        "obligatoria",
        "requerida",
        "requerido",
        "es obligatoria",
    ];
    const BEFORE: [&str; 18] = [
        "mostrar",
        "necesita",
        "need",
        "presentar",
        "presente",
        "require",
        "requires",
        "requiere",
        "se necesita",
        "se pide",
        "show",
        "traer",
        "traiga",
        "traiga su",
        "you need",
        "muestre",
        "traiga una",
        "valid",
    ];
    const PAPERS: [&str; 8] = [
        "una id",
        "su id",
        "id",
        "id card",
        "a photo id",
        "photo id",
        "an id",
        "valid id",
    ];
    let is_before = |paper: &str| BEFORE.iter().any(|it| sentence.has_words(&[it, paper]));
    let is_behind = |paper: &str| BEHIND.iter().any(|it| sentence.has_words(&[paper, it]));
    // Who helps with papers may need some: "we need ID volunteers" is no demand of guests.
    !sentence.has_any(&["volunteers", "staff", "donors", "nadie", "no one", "nobody"])
        && PAPERS
            .iter()
            .any(|paper| is_before(paper) || is_behind(paper))
}

/// "No ID required, proof of address required": what the other clauses ask for.
fn other_papers(sentence: &Sentence<'_>, facts: &mut Facts) {
    const ASKED: [&str; 8] = [
        "bring",
        "must",
        "need",
        "needed",
        "required",
        "requerido",
        "sí",
        "yes",
    ];
    for clause in clauses(sentence.words) {
        let clause = one_word_for_it(&clause);
        if clause.has_any(&ASKED) && !clause.has("id") && !is_denied(&clause) {
            for paper in proofs(&clause) {
                facts.papers.push(sentence.state(paper));
            }
        }
    }
}

/// Proofs of something else than of who one is.
fn proofs(sentence: &Sentence<'_>) -> Vec<Paper> {
    const OF_ADDRESS: [&str; 5] = [
        "address",
        "domicilio",
        "residence",
        "residency",
        "dirección",
    ];
    let is_proof = sentence.has_any(&["comprobante de", "proof of", "prueba de"]);
    let of_address = (is_proof && sentence.has_any(&OF_ADDRESS)).then_some(Paper::ProofOfAddress);
    let is_of_income = is_proof && sentence.has_any(&["income", "ingresos"]);
    let of_income = is_of_income.then_some(Paper::ProofOfIncome);
    of_address.into_iter().chain(of_income).collect()
}

fn papers(sentence: &Sentence<'_>, facts: &mut Facts) {
    let is_soft = sentence.has_any(&SOFT);
    let mut named = Vec::new();
    if sentence.has_any(&["photo id", "government id"]) {
        named.push(Paper::PhotoId);
        named.extend(of_household(sentence, Paper::Id));
        if !is_soft {
            facts.id.push(sentence.state(IdNeed::Photo));
        }
    } else if sentence.has_any(&["proof of name", "license asked"])
        || (sentence.has_any(&PROOFS[1..]) && !sentence.has("id or two papers"))
    {
        named.push(Paper::Id);
        if !is_soft {
            facts.id.push(sentence.state(IdNeed::Any));
        }
    }
    if asks_for_points(sentence) {
        named.push(Paper::SixPoints);
    }
    named.extend(proofs(sentence));
    if sentence.has_any(&[
        "social security card",
        "social security cards",
        "ss card",
        "ss cards",
    ]) {
        named.push(Paper::SocialSecurityCard);
    }
    if sentence.has("social security number") {
        named.push(Paper::SocialSecurityNumber);
    }
    // Of "passport or birth certificate" one will do.
    let is_one_of = sentence.has_any(&["or birth certificate", "or a birth certificate"])
        || sentence.begins("birth certificate or");
    let is_one_of = is_one_of && is_only_papers(sentence);
    if !is_one_of && sentence.has_any(&["birth certificate", "birth certificates"]) {
        named.push(Paper::BirthCertificate);
    }
    for paper in named {
        let paper = of_household(sentence, paper).unwrap_or(paper);
        facts.papers.push(sentence.state(paper));
    }
}

/// Asks about an ID where one sentence says that none is needed and another names one all the same: "No ID needed. New clients
/// bring ID".
pub(super) fn doubt_where_another_names_one(sentences: &[Sentence<'_>], facts: &mut Facts) {
    // What counts as one, and what people do with it: "new people show license".
    const PAPERS_OF_ONE: [&str; 15] = [
        "birth certificate",
        "birth certificates",
        "cards",
        "card",
        "credencial",
        "documento",
        "documentos",
        "papers",
        "tarjeta",
        "carnet",
        "licencia",
        "license",
        "passport",
        "pasaporte",
        "photo",
    ];
    const SHOWN: [&str; 35] = [
        "for all",
        "for each",
        "for every",
        "for everybody",
        "for everyone",
        "ask for",
        "asks for",
        "call for",
        "calls for",
        "check",
        "checks",
        "enseñe",
        "exigen",
        "exigimos",
        "hay que",
        "necesita",
        "pedimos",
        "pide",
        "piden",
        "presente",
        "requerimos",
        "requiere",
        "bring",
        "muestre",
        "must",
        "need",
        "needed",
        "present",
        "required",
        "requires",
        "scan",
        "show",
        "shown",
        "shows",
        "traiga",
    ];
    // Help to get one, and that it is good to have, say nothing against it.
    const HELP: [&str; 12] = [
        "accepted",
        "apply",
        "ayuda",
        "clinic",
        "get",
        "help",
        "helps",
        "obtain",
        "obtaining",
        "replace",
        "replacement",
        "services",
    ];
    let promises = |words: &str| {
        let mut none = facts.id.iter().filter(|it| it.value == IdNeed::None);
        none.any(|it| it.words == words)
    };
    let names_one = |sentence: &Sentence<'_>| {
        let said = one_word_for_it(sentence);
        let is_denied = is_offered(&said) || is_denied(&said) || said.has_any(&WITHOUT);
        let is_shown = said.has_any(&SHOWN) && said.has_any(&PAPERS_OF_ONE);
        (said.has("id") || is_shown) && !said.has_any(&SOFT) && !said.has_any(&HELP) && !is_denied
    };
    let mut others = sentences.iter().filter(|it| !promises(it.words));
    if others.any(names_one) {
        facts.doubts.push(Doubt::Id);
    }
}

/// "No school ID required": another one may be.
fn is_one_kind_unneeded(sentence: &Sentence<'_>) -> bool {
    const KINDS: [&str; 8] = [
        "government id",
        "local id",
        "new jersey id",
        "nj id",
        "school id",
        "state id",
        "state-issued id",
        "student id",
    ];
    sentence.begins("no") && sentence.has_any(&KINDS) && sentence.has_any(&["needed", "required"])
}
