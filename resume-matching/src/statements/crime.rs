//! What a sentence tells of a crime, an accident, an illness or a refusal: its nouns are those of work, and nobody
//! worked there. "Broke into a warehouse", "hit by a forklift", "the restaurant turned me down".

use super::services::{helps, parts};
use crate::heads::is_trade;
use crate::words::{Words, is, next_sentence};
use std::ops::Range;

/// Phrases that make the words behind them, up to the end of what is said, none of work …
const STARTS: [&str; 66] = [
    " broke into ",
    " broke in ",
    " break into ",
    " breaking into ",
    " burglarized ",
    " burglary ",
    " held up a ",
    " stick up ",
    " set fire to ",
    " beat up a ",
    " beat up an ",
    " beat up the ",
    " beat up my ",
    " beat a ",
    " stabbed ",
    " assaulted ",
    " robo a ",
    " asalte ",
    " asaltar ",
    " golpee a ",
    " me meti a robar ",
    " entre a robar ",
    " hit by ",
    " struck by ",
    " run over by ",
    " crushed by ",
    " injured by ",
    " hurt by ",
    " hurt at ",
    " hurt on ",
    " burned by ",
    " burned on ",
    " burned at ",
    " burned in ",
    " me cayo ",
    " me atropello ",
    " me golpeo ",
    " me queme ",
    " me lastime ",
    " allergic to ",
    " allergy to ",
    " allergie to ",
    " alergia a ",
    " alergico a ",
    " alergica a ",
    " cleaned up my life ",
    " clean up my life ",
    " cleaned up my act ",
    " was around ",
    " need child care ",
    " need childcare ",
    " need daycare ",
    " burned down ",
    " burn down ",
    " burning down ",
    " arson ",
    " le prendi fuego ",
    " incendie ",
    " failed the test for ",
    " failed the test to ",
    " failed a test for ",
    " failed the exam for ",
    " flunked the test ",
    " flunked the exam ",
    " reprobe el examen ",
    " reprobe la prueba ",
];
/// … and those that do so for all of it.
const WHOLE: [&str; 25] = [
    " getaway ",
    " security threat ",
    " threat group ",
    " drive by shooting ",
    " chop shop ",
    " turned me down ",
    " turned me away ",
    " didnt hire me ",
    " did not hire me ",
    " wouldnt hire me ",
    " would not hire me ",
    " wont hire me ",
    " refused to hire me ",
    " rejected me ",
    " never called me back ",
    " no me contrataron ",
    " no me contrato ",
    " no me quisieron contratar ",
    " me rechazaron ",
    " me rechazo ",
    " necesito guarderia ",
    " necesito ninera ",
    " se llevo mi carro ",
    " se llevaron mi carro ",
    " remolcaron mi carro ",
];
/// Gangs, of which nobody was a guard or a driver for pay.
const GANGS: [&str; 8] = [
    "bloods",
    "crips",
    "gang",
    "gangs",
    "cartel",
    "mafia",
    "pandilla",
    "pandillas",
];
const FOR: [&str; 8] = ["for", "with", "in", "para", "con", "en", "la", "the"];
/// Ways to make and carry …
const MAKING: [&str; 16] = [
    "cook",
    "cooked",
    "cooking",
    "cocinaba",
    "cocine",
    "cocinar",
    "ran",
    "moved",
    "transported",
    "delivered",
    "packaged",
    "bagged",
    "carried",
    "cargaba",
    "transportaba",
    "repartia",
];
/// … what no employer asks for.
const DRUGS: [&str; 15] = [
    "meth",
    "crack",
    "cocaine",
    "heroin",
    "dope",
    "fentanyl",
    "pcp",
    "crystal",
    "weed",
    "metanfetamina",
    "cocaina",
    "heroina",
    "piedra",
    "perico",
    "droga",
];
/// Who has power over a person …
const POWER: [&str; 21] = [
    "guard",
    "officer",
    "cop",
    "police",
    "sergeant",
    "lieutenant",
    "warden",
    "co",
    "judge",
    "nurse",
    "doctor",
    "guardia",
    "oficial",
    "policia",
    "enfermera",
    "doctora",
    "sargento",
    "celador",
    "clerk",
    "secretary",
    "secretaria",
];
/// … and makes somebody do something.
const ORDERS: [&str; 18] = [
    "told", "asked", "had", "made", "let", "gave", "ordered", "said", "called", "put", "sent",
    "wrote", "watched", "dijo", "pidio", "mando", "puso", "dejo",
];
/// Words between the two at most.
const ORDER_REACH: usize = 5;
const ME: [&str; 3] = ["me", "us", "nos"];
/// Who was a nurse's patient or a barber's customer.
const SERVED: [&str; 4] = ["patient", "client", "customer", "paciente"];
/// Who cares for somebody …
const AIDES: [&str; 7] = [
    "aide",
    "nurse",
    "attendant",
    "caregiver",
    "enfermera",
    "cuidadora",
    "acompanante",
];
/// … and what may follow.
const BEHIND_AIDE: [&str; 13] = [
    "when", "because", "after", "while", "for", "at", "who", "come", "came", "cuando", "porque",
    "que", "since",
];
/// What somebody of the family is who is cared for, and no nurse: "mi esposa enferma".
const SICK: [&str; 2] = ["enferma", "enfermo"];
const KIN: [&str; 12] = [
    "esposa", "esposo", "mama", "papa", "madre", "padre", "abuela", "abuelo", "hija", "hijo",
    "hermana", "hermano",
];
/// How long somebody is clean.
const TIME: [&str; 6] = ["year", "month", "day", "ano", "mese", "dia"];

/// Crimes that one can be a driver in …
const ROBBERIES: [&str; 13] = [
    "robbery",
    "burglary",
    "murder",
    "homicide",
    "shooting",
    "stabbing",
    "carjacking",
    "kidnapping",
    "heist",
    "robo",
    "asalto",
    "asesinato",
    "secuestro",
];
/// … fights, and arrests …
const FIGHTS: [&str; 13] = [
    "fight",
    "riot",
    "raid",
    "incident",
    "crime",
    "shot",
    "stabbed",
    "arrested",
    "jumped",
    "tiroteo",
    "pelea",
    "arrestaron",
    "motin",
];
/// … where somebody only was.
const PLACED: [&str; 6] = ["in", "at", "near", "by", "outside", "en"];
/// What makes it a job to be there.
const EMPLOYED: [&str; 10] = [
    "work",
    "worked",
    "working",
    "job",
    "crew",
    "shift",
    "trabajo",
    "trabajaba",
    "as",
    "como",
];
/// What somebody is tried for …
const CHARGES: [&str; 10] = [
    "case",
    "charge",
    "crime",
    "offense",
    "arrest",
    "conviction",
    "caso",
    "delito",
    "cargo",
    "crimen",
];
/// … and what a sentence begins with that says it of the one before.
const THAT: [&str; 8] = ["that", "this", "it", "thats", "which", "eso", "ese", "esa"];
/// Ways to harm somebody.
const HARMING: [&str; 14] = [
    "hit",
    "punched",
    "shot",
    "killed",
    "attacked",
    "threatened",
    "jumped",
    "fought",
    "choked",
    "cut",
    "golpee",
    "mate",
    "ataque",
    "amenace",
];
/// What is towed and was one's own.
const TOWED: [&str; 3] = ["towed", "repossessed", "impounded"];

/// The words of a sentence that tell of such things.
pub(super) fn crime(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    if is_my_charge(words, &next_sentence(words, sentence)) {
        all.push(sentence.clone());
    }
    for part in parts(words, sentence) {
        if is_of_case(words, &part) || is_beside(words, &part) || is_towed(words, &part) {
            all.push(part);
            continue;
        }
        let start = words.span(&part).start;
        let text = words.text_of(&part);
        let is_gang = |word: usize| {
            let lower = words.words[word].lower.as_str();
            GANGS.contains(&lower) && word > part.start && is(words, &part, word - 1, &FOR)
        };
        let has_gang = part.clone().any(is_gang) && !part.clone().any(|it| helps(words, &part, it));
        if has_gang || WHOLE.iter().any(|sign| text.contains(sign)) {
            all.push(part);
            continue;
        }
        let hits = STARTS.iter().filter_map(|sign| text.find(sign));
        all.extend(hits.map(|at| words.at(start + at + 1)..part.end));
        for word in part.clone() {
            if makes_drugs(words, &part, word) || is_clean(words, &part, word) {
                all.push(word..part.end);
            }
            if is_patient_of(words, &part, word) || does_for_us(words, &part, word) {
                all.push(part.clone());
            }
            if has_aide(words, &part, word) {
                all.push(word..part.end);
            }
            if is(words, &part, word + 1, &SICK) && is(words, &part, word, &KIN) {
                all.push(word + 1..word + 2);
            }
            if is_role_in(words, &part, word) {
                all.push(part.clone());
            }
            if harms(words, &part, word) {
                all.push(word..part.end);
            }
            all.extend(ordered(words, &part, word));
        }
    }
    all
}

/// "Cooked meth", and not "cooked crack conch".
fn makes_drugs(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let mut behind = verb + 1..part.end.min(verb + 3);
    is(words, part, verb, &MAKING) && behind.any(|word| is(words, part, word, &DRUGS))
}

/// "The house manager cooks for us".
fn does_for_us(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let is_third = verb > part.start && words.words[verb].lower.ends_with('s');
    let is_own = part.clone().any(|it| is(words, part, it, &["i", "we"]));
    is_third && is(words, part, verb + 1, &["for"]) && is(words, part, verb + 2, &ME) && !is_own
}

/// "I had a home health aide", and not "I had a nurse aide certificate".
fn has_aide(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let has = is(words, part, verb, &["had", "have", "got", "tenia", "tuve"])
        && is(words, part, verb + 1, &["a", "an", "una", "un"]);
    let mut behind = verb + 2..part.end.min(verb + 6);
    let aide = behind.find(|word| is(words, part, *word, &AIDES));
    let ends = |end: usize| end >= part.end || is(words, part, end, &BEHIND_AIDE);
    has && aide.is_some_and(|aide| ends(aide + 1))
}

/// "Clean ten years", and not "cleaned ten years".
fn is_clean(words: &Words, part: &Range<usize>, word: usize) -> bool {
    words.words[word].lower == "clean"
        && (word + 2..part.end.min(word + 4)).any(|it| is(words, part, it, &TIME))
}

/// "A nurse's patient".
fn is_patient_of(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let is_of = word > part.start && words.words[word - 1].lower.ends_with('s');
    let was = (part.start..word).any(|it| is(words, part, it, &["was", "am", "im", "been"]));
    is(words, part, word, &SERVED) && is_of && was
}

/// "The guards" who "had me sweep": they are somebody else, and the sweeping is one's own.
fn ordered(words: &Words, part: &Range<usize>, person: usize) -> Option<Range<usize>> {
    let is_person = is(words, part, person, &POWER) && person <= part.start + 3;
    let mut behind = person + 1..part.end.min(person + 1 + ORDER_REACH);
    let order = behind.find(|word| {
        is(words, part, *word, &ORDERS)
            && (is(words, part, word + 1, &ME) || is(words, part, word.wrapping_sub(1), &ME))
    });
    let is_own = (part.start..person).any(|it| is(words, part, it, &["i", "as", "we"]));
    order
        .filter(|_| is_person && !is_own)
        .map(|order| part.start..order)
}

/// "That is my charge", said of the sentence before.
fn is_my_charge(words: &Words, next: &Range<usize>) -> bool {
    let is_charge =
        |word: usize| is(words, next, word, &["my", "mi"]) && is(words, next, word + 1, &CHARGES);
    is(words, next, next.start, &THAT) && next.clone().any(is_charge)
}

/// "My case was about a delivery truck", and not "my case manager".
fn is_of_case(words: &Words, part: &Range<usize>) -> bool {
    let at = part.start + usize::from(is(words, part, part.start, &["and", "y"]));
    let goes_on = [
        "was", "is", "were", "came", "involved", "about", "with", "fue", "era", "es", "happened",
    ];
    is(words, part, at, &["my", "mi"])
        && is(words, part, at + 1, &CHARGES)
        && is(words, part, at + 2, &goes_on)
}

/// "I was in the kitchen when the fight happened", where nobody says to have worked there.
fn is_beside(words: &Words, part: &Range<usize>) -> bool {
    let was = part.clone().find(|word| {
        is(words, part, *word, &["was", "were", "estaba", "estuve"])
            && is(words, part, word + 1, &PLACED)
    });
    let when = was.and_then(|was| {
        (was..part.end).find(|word| is(words, part, *word, &["when", "while", "during", "cuando"]))
    });
    let is_work = part.clone().any(|word| is(words, part, word, &EMPLOYED));
    let is_crime =
        |word: usize| is(words, part, word, &ROBBERIES) || is(words, part, word, &FIGHTS);
    when.is_some_and(|when| (when..part.end).any(is_crime)) && !is_work
}

/// "A driver in a robbery": nobody who was robbed says so of a trade.
fn is_role_in(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let article = ["a", "an", "the", "un", "el"];
    let crime = word + 1 + usize::from(is(words, part, word + 1, &article));
    let is_driver = word > part.start && {
        let role = words.form(word - 1);
        is_trade(role) || ["lookout", "chofer"].contains(&role)
    };
    is_driver
        && is(words, part, word, &["in", "for", "en", "de"])
        && is(words, part, crime, &ROBBERIES)
}

/// "I hit a delivery driver".
fn harms(words: &Words, part: &Range<usize>, verb: usize) -> bool {
    let is_one = is(
        words,
        part,
        verb + 1,
        &["a", "an", "the", "my", "un", "una"],
    );
    let mut behind = verb + 2..part.end.min(verb + 5);
    let harms = is(words, part, verb, &HARMING);
    harms && is_one && behind.any(|word| is_trade(words.form(word)))
}

/// "My car got towed".
fn is_towed(words: &Words, part: &Range<usize>) -> bool {
    let is_done = |word: usize| {
        is(words, part, word, &["got", "was", "were", "been"]) && is(words, part, word + 1, &TOWED)
    };
    is(words, part, part.start, &["my", "our"]) && part.clone().any(is_done)
}
