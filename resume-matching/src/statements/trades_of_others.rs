//! What a sentence tells of somebody else by a trade: "the plumber came yesterday", "the cook was lazy". Such a person is
//! the subject of a verb, so a title ("the cook position") and who taught the writer stay work.

use super::services::parts;
use crate::heads::is_trade;
use crate::words::{Words, is};
use std::ops::Range;

/// Words for people by their trade, beside those of [`is_trade`].
const PEOPLE: [&str; 54] = [
    "trucker",
    "costurera",
    "costurero",
    "sastre",
    "vigilante",
    "pintore",
    "conductore",
    "soldadore",
    "repartidore",
    "techadore",
    "mover",
    "cleaner",
    "officer",
    "doctor",
    "contractor",
    "handyman",
    "repairman",
    "foreman",
    "clerk",
    "teller",
    "plomero",
    "plomera",
    "fontanero",
    "cocinero",
    "cocinera",
    "barbero",
    "peluquero",
    "peluquera",
    "guardia",
    "enfermera",
    "enfermero",
    "electricista",
    "mecanico",
    "carpintero",
    "panadero",
    "panadera",
    "chofer",
    "conductor",
    "mesero",
    "mesera",
    "pintor",
    "techador",
    "albanil",
    "conserje",
    "jardinero",
    "soldador",
    "cajero",
    "cajera",
    "cartero",
    "carnicero",
    "camionero",
    "repartidor",
    "cerrajero",
    "maestra",
];
/// What begins the words for somebody whom the reader is to know …
const THE: [&str; 8] = ["the", "those", "these", "el", "la", "los", "las", "lo"];
/// … and for anybody, which are about somebody else where something is done to the writer.
const ANY: [&str; 7] = ["a", "an", "one", "some", "un", "una", "uno"];
const US: [&str; 4] = ["me", "us", "nos", "my"];
/// What leads to where somebody is: "the cook at the shelter".
const WHERE: [&str; 13] = [
    "next", "inside", "here", "there", "upstairs", "at", "in", "on", "from", "de", "del", "en",
    "al",
];
/// Words for where at most.
const WHERE_MAX: usize = 4;
/// Verbs of whom is told.
const VERBS: [&str; 87] = [
    "make",
    "hung",
    "left",
    "hace",
    "hacia",
    "arruino",
    "quit",
    "snored",
    "won",
    "drank",
    "keep",
    "no",
    "let",
    "asked",
    "put",
    "wanted",
    "sent",
    "was",
    "were",
    "is",
    "are",
    "isnt",
    "wasnt",
    "came",
    "come",
    "goe",
    "went",
    "broke",
    "fixed",
    "fix",
    "made",
    "had",
    "has",
    "said",
    "told",
    "always",
    "never",
    "watched",
    "gave",
    "took",
    "cut",
    "live",
    "lived",
    "lied",
    "stole",
    "yelled",
    "beat",
    "charged",
    "called",
    "found",
    "cost",
    "cheated",
    "helped",
    "saved",
    "es",
    "era",
    "eran",
    "son",
    "fue",
    "fueron",
    "esta",
    "estaba",
    "estaban",
    "vino",
    "viene",
    "vinieron",
    "arreglo",
    "arreglaron",
    "rompio",
    "rompieron",
    "hizo",
    "dijo",
    "dio",
    "tiene",
    "tenia",
    "trajo",
    "llego",
    "cobro",
    "cortaba",
    "corto",
    "vigilaban",
    "vigilaba",
    "nos",
    "flojo",
    "floja",
    "malo",
    "amable",
];
/// Verbs behind which the writer does something.
const LETTING: [&str; 16] = [
    "called", "llamo", "had", "made", "let", "asked", "put", "told", "wanted", "sent", "puso",
    "pusieron", "pidio", "dejo", "hizo", "mando",
];
/// What begins what the writer did …
const ONESELF: [&str; 8] = [
    "i", "we", "yo", "so", "because", "while", "porque", "cuando",
];
/// … and what makes it work for the writer, or the words of a job.
pub(super) const OWN: [&str; 21] = [
    "taught",
    "trained",
    "hired",
    "showed",
    "responsible",
    "mine",
    "required",
    "apprentice",
    "ensenaba",
    "enseno",
    "ensenaron",
    "entreno",
    "contrato",
    "contrataron",
    "responsable",
    "encargado",
    "position",
    "job",
    "helper",
    "puesto",
    "ayudante",
];

/// The words of a sentence that are about such people.
pub(super) fn trades_of_others(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let parts = parts(words, sentence).into_iter();
    parts.filter_map(|part| of_another(words, &part)).collect()
}

fn of_another(words: &Words, part: &Range<usize>) -> Option<Range<usize>> {
    let is = |at: usize, list: &[&str]| is(words, part, at, list);
    let first = part.start + usize::from(is(part.start, &["and", "y", "but", "pero"]));
    let own = (first..part.end).find(|it| is(*it, &ONESELF));
    let end = own.unwrap_or(part.end);
    let tells_of_me = (first..end).any(|it| is(it, &US));
    let is_person = |at: usize| at < end && is_person(words, at);
    let begins = is(first, &THE) || (is(first, &ANY) && tells_of_me);
    let mut people = first + 1..first + 3;
    let person = people.rfind(|at| is_person(*at)).filter(|_| begins)?;
    let verb = match is(person + 1, &WHERE) {
        false => Some(person + 1),
        true => (person + 2..person + 3 + WHERE_MAX).find(|it| is(*it, &VERBS) || is(*it, &US)),
    };
    let verb = verb.filter(|it| *it < end)?;
    let is_told = is(verb, &VERBS) || is(verb, &["me", "us"]) || is_past(words, verb);
    // "The best cook was me".
    let is_being = is(verb, &["was", "is", "were", "era", "es", "fue"]);
    let is_me = is(verb + 1, &["myself", "mine", "yo"])
        || (is_being && is(verb + 1, &["me"]))
        || own.is_some_and(|it| it == verb + 1);
    let is_own = (first..end).any(|it| is(it, &OWN));
    // "The officer had me cook": what follows is the writer's work.
    let letting = (verb..end).find(|it| tells_of_me && is(*it, &LETTING));
    let end = letting.map_or(end, |it| it + 1);
    (is_told && !is_me && !is_own).then_some(first..end)
}

/// Whether a word is somebody by a trade.
pub(super) fn is_person(words: &Words, word: usize) -> bool {
    let form = words.form(word);
    is_trade(form) || PEOPLE.contains(&form)
}

/// Whether a word is what somebody did: "ruined", "arruinó". Such a form of what is asked of a worker is none.
fn is_past(words: &Words, word: usize) -> bool {
    let lower = words.words[word].lower.as_str();
    let is_asked = [
        "licensed",
        "certified",
        "needed",
        "wanted",
        "required",
        "assigned",
        "experienced",
        "preferred",
        "retired",
        "skilled",
        "trained",
    ];
    (lower.len() > 4 && lower.ends_with("ed") && !is_asked.contains(&lower)) || lower.ends_with('ó')
}
