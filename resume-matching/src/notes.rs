//! The jobs that the notes of an employer name. A part of them that says where to ask, what is welcome or
//! what is given names none.

use crate::concepts::Finder;
use crate::demands::{WELCOME, says_any, says_offer};
use crate::lexicon::Kind;
use crate::places::Kinds;
use crate::standing::boss::is_of_person;
use crate::words::Words;

/// Words of a part that looks for people.
const HIRES: [&str; 20] = [
    "hire",
    "hiring",
    "need",
    "needed",
    "wanted",
    "seeking",
    "job",
    "opening",
    "position",
    "looking",
    "role",
    "contrata",
    "contratamo",
    "busca",
    "buscamo",
    "necesita",
    "necesitamo",
    "solicita",
    "empleo",
    "puesto",
];
/// Words of a part that says where to ask, how to get there, or what is required or given.
const OTHER: [&str; 46] = [
    "near",
    "next",
    "across",
    "behind",
    "beside",
    "bus",
    "train",
    "station",
    "parking",
    "ask",
    "call",
    "apply",
    "interview",
    "website",
    "online",
    "email",
    "drug",
    "test",
    "background",
    "benefit",
    "uniform",
    "lunch",
    "discount",
    "insurance",
    "given",
    "must",
    "able",
    "owner",
    "owned",
    "manager",
    "supervisor",
    "cerca",
    "frente",
    "autobus",
    "tren",
    "pregunte",
    "llame",
    "aplique",
    "entrevista",
    "prueba",
    "uniforme",
    "beneficio",
    "debe",
    "dueno",
    "tener",
    "saber",
];

/// Words behind one of them that make it a part of the name of a job: "bus drivers", "lunch cooks".
const JOBS: [&str; 23] = [
    "center",
    "driver",
    "cook",
    "aide",
    "attendant",
    "worker",
    "monitor",
    "lady",
    "helper",
    "server",
    "operator",
    "clerk",
    "cleaner",
    "staff",
    "assistant",
    "mechanic",
    "washer",
    "technician",
    "tech",
    "agent",
    "conductor",
    "loader",
    "escolar",
];

/// What somebody manages who is no one to ask.
const CASES: [&str; 3] = ["case", "care", "caso"];

/// The parts of some notes that may name jobs, as they are written.
pub(crate) fn parts_with_jobs(notes: &str) -> impl Iterator<Item = &str> {
    notes.split(['\n', '.', '!', '?']).filter(|part| {
        let words = Words::of(part);
        let has = |list: &[&str]| says_any(&words, list).is_some();
        let is_case = |word: usize| {
            words.form(word) == "manager" && word > 0 && CASES.contains(&words.form(word - 1))
        };
        let is_job = |word: usize| {
            is_case(word) || (word + 1 < words.words.len() && JOBS.contains(&words.form(word + 1)))
        };
        let is_other = |word: usize| OTHER.contains(&words.form(word)) && !is_job(word);
        let says_other = has(&OTHER) && (0..words.words.len()).any(is_other);
        has(&HIRES) || !(says_other || has(&WELCOME) || says_offer(&words))
    })
}

/// A kind of place and the jobs there, where a text says them with a colon: "plumbing supply store: cashiers".
pub(crate) fn place_and_jobs(text: &str) -> Option<(&str, &str)> {
    let (place, jobs) = text.split_once(':')?;
    Kinds::of(place).ends().then_some((place, jobs))
}

/// Words that say of tools that somebody brings or gets them …
const BRINGS: [&str; 16] = [
    "own", "bring", "your", "have", "must", "need", "required", "provided", "basic", "hand",
    "with", "propia", "propio", "traer", "traiga", "sus",
];
/// … the tools …
const TOOLS: [&str; 2] = ["tool", "herramienta"];
/// … and the work that they do not name then.
pub(crate) const TOOL_WORK: [&str; 2] = ["machinist", "hand-tools"];

/// Whether an item says which tools are needed. It names no work with machines.
pub(crate) fn asks_for_tools(item: &str) -> bool {
    let words = Words::of(item);
    let has = |list: &[&str]| (0..words.words.len()).any(|word| list.contains(&words.form(word)));
    has(&TOOLS) && has(&BRINGS)
}

/// What a row asks for beside its trade: strength …
pub(crate) const STRENGTH: &str = "heavy-lifting";
/// … and the use of tools.
const ASKED: [&str; 2] = [STRENGTH, "hand-tools"];
/// Words of which "ladder work" is made, which every trade has.
const LADDERS: [&str; 10] = [
    "ladder", "work", "working", "on", "use", "climb", "climbing", "a", "up", "the",
];

/// Whether work that some words name is only asked for where a trade is named too: "lift 50 pounds", "know how
/// to use power tools", "ladder work".
pub(crate) fn is_only_asked(id: &str, named: &str) -> bool {
    let words = Words::of(named);
    let form = |word| words.form(word);
    let mut all = 0..words.words.len();
    let has_ladder = all.clone().any(|word| form(word) == "ladder");
    ASKED.contains(&id) || (has_ladder && all.all(|word| LADDERS.contains(&form(word))))
}

/// Titles that say a work only beside the kind of place: "Clerks", "Front desk".
const GENERAL: [&str; 26] = [
    "clerk",
    "associate",
    "staff",
    "team",
    "member",
    "crew",
    "help",
    "helper",
    "worker",
    "employee",
    "general",
    "front",
    "desk",
    "attendant",
    "counter",
    "personnel",
    "people",
    "all",
    "and",
    "ayudante",
    "empleado",
    "personal",
    "y",
    "encargado",
    "trabajadore",
    "asociado",
];

/// Whether a text names only such titles.
pub(crate) fn is_general(text: &str) -> bool {
    let words = Words::of(text);
    let mut all = 0..words.words.len();
    all.all(|word| GENERAL.contains(&words.form(word)))
}

/// Words behind what somebody no longer hires.
const BEHIND_REFUSED: [&str; 14] = [
    "any",
    "more",
    "anymore",
    "now",
    "right",
    "at",
    "this",
    "time",
    "moment",
    "and",
    "or",
    "ya",
    "y",
    "currently",
];

/// The jobs that a text says nobody is hired for: "we do not hire janitors any more". "Drivers without a CDL"
/// are hired with one.
pub(crate) fn refused(text: &str) -> Vec<String> {
    let pieces = text.split(['\n', '.', ';', ',', '!']);
    let all = pieces.filter_map(|piece| {
        let words = Words::of(piece);
        let taking = crate::negatives::takes_none(&words)?;
        let last = words.words.len();
        let mut end = last;
        while end > taking + 1 && BEHIND_REFUSED.contains(&words.form(end - 1)) {
            end -= 1;
        }
        let is_plain = (taking + 1..end).all(|word| !NARROWS.contains(&words.form(word)));
        (is_plain && end > taking + 1).then(|| {
            let source = words.words[taking + 1].source.start..words.words[end - 1].source.end;
            piece[source].to_owned()
        })
    });
    all.collect()
}

/// Words that narrow whom nobody hires.
const NARROWS: [&str; 14] = [
    "without", "with", "who", "that", "under", "if", "unless", "sin", "con", "que", "outside",
    "new", "for", "from",
];

/// A part of notes without the papers that it names: "CNA required" is no job instead of the usual ones.
/// "Licensed plumbers" are people who work there.
pub(crate) fn without_papers(finder: &Finder, part: &str) -> String {
    let lexicon = finder.lexicon();
    let mut left = part.to_owned();
    for found in finder.demanded(part) {
        let place = lexicon.place(&found.id);
        let is_paper = place.is_some_and(|it| lexicon.concepts()[it].kind == Kind::Licence);
        let first = Words::of(&found.phrase);
        let is_person = !first.words.is_empty() && is_of_person(first.form(0));
        if is_paper && !is_person {
            left = left.replace(&found.phrase, " ");
        }
    }
    left
}
