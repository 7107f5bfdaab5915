//! Whether a person has to show who they are, and which papers to bring.

use super::alternatives;
use super::denial::{Doubt, TURNS_NOBODY_AWAY};
use super::household::of_household;
use super::id_words::{asks_for_points, is_denied, one_word_for_it, without_points};
use super::{Facts, Sentence};
use sync_protocol::places::requirements::{IdNeed, Paper};

/// Ways to say that none is needed. "ID" stands for every word for it.
const NOT_NEEDED: [&str; 52] = [
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
const CONDITIONS: [&str; 31] = [
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
const WITHOUT: [&str; 4] = ["without id", "without an id", "without any id", "sin id"];
/// What happens to people without one.
const AWAY: [&str; 9] = [
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
const FOR_ALL: [&str; 12] = [
    "no one",
    "need for id",
    "ask for id",
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
const SOFT: [&str; 7] = [
    "helpful",
    "if available",
    "if possible",
    "if you have",
    "preferred",
    "recommended",
    "suggested",
];

pub(super) fn read(sentence: &Sentence<'_>, list: &str, facts: &mut Facts) {
    let sentence = &without_points(&one_word_for_it(sentence));
    if let Some(need) = without_id(sentence) {
        facts.id.push(sentence.state(need));
        if need != IdNeed::None {
            facts.papers.push(sentence.state(Paper::Id));
        }
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
    if sentence.has_any(&LATER) && !sentence.has("first and") {
        facts.doubts.push(Doubt::Id);
        return;
    }
    // A place that helps to get papers does not ask for them, and one that says to ask first has
    // not said which.
    let helps = sentence.has_any(&["help", "helps", "accepted", "counts", "no automatic"])
        && !sentence.has("asked");
    if helps || sentence.begins("ask") || is_denied(sentence) || sentence.has("no id") {
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

/// An ID of some people, for something beside the main service, or only if one has it: "except for people just released", "for
/// showers", "if you can".
fn is_asked_of_some(sentence: &Sentence<'_>) -> bool {
    const OF_SOME: [&str; 14] = [
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
const LATER: [&str; 22] = [
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
        driver drivers s license birth certificate green card id passport photo state county municipal \
        government issued valid current original or and a an your us nj new jersey with show present have must proof of";
    sentence.has_any(&PROOFS)
        && sentence.has_only(BESIDE)
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
    !sentence.has_any(&["volunteers", "staff", "donors"])
        && PAPERS
            .iter()
            .any(|paper| is_before(paper) || is_behind(paper))
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
    let proof = sentence.has("proof of");
    if proof && sentence.has("address") {
        named.push(Paper::ProofOfAddress);
    }
    if proof && sentence.has("income") {
        named.push(Paper::ProofOfIncome);
    }
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

/// What a sentence says of people without an ID; `None` where it is about something else, or not sure.
fn without_id(sentence: &Sentence<'_>) -> Option<IdNeed> {
    let is_withheld = WITHHELD
        .iter()
        .any(|it| sentence.has_words(&["no id no", it]));
    let nobody = ["no one", "nobody", "not", "never"];
    let sends_away = sentence.begins("no id") && sentence.has_any(&AWAY);
    if is_withheld || (sends_away && !sentence.has_any(&nobody)) {
        return Some(IdNeed::Any);
    }
    if sentence.has_any(&WITHOUT) {
        let sends_away = sentence.has_any(&AWAY);
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

/// "ID required: no".
fn says_no(sentence: &Sentence<'_>) -> bool {
    ["id required no", "id needed no"]
        .iter()
        .any(|it| sentence.plain.ends_with(it))
}

/// Whether a sentence says that an ID is not needed, for some or for all.
fn is_offered(sentence: &Sentence<'_>) -> bool {
    let plain = &sentence.plain;
    let is_all = says_no(sentence)
        || plain == "no id"
        || plain.ends_with(" no id")
        || plain.contains("no id no ");
    // Another ID than one with a picture may be asked for.
    !sentence.has("photo id") && (is_all || sentence.has_any(&NOT_NEEDED))
}

fn sure(sentence: &Sentence<'_>) -> Option<IdNeed> {
    let rest = sentence.without(&FOR_ALL);
    // "ID not needed for bread, ID for pantry" says two things.
    let is_once = rest.plain.split(' ').filter(|word| *word == "id").count() < 2;
    (is_once && !rest.has_any(&CONDITIONS) && !rest.names_day()).then_some(IdNeed::None)
}
