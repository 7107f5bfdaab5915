//! Promises people rely on: no ID, free, walk in, a language, a way in for wheelchairs. One is kept only where the whole
//! clause that gives it was understood. "Walk-ins at the Main St site" and "Spanish speaking volunteer left in June"
//! give none.

use super::denial::{self, Doubt};
use super::hedged::{self, Lengths};
use super::{Facts, Sentence, free_services, harmless, no_id};
use std::collections::HashSet;
use std::sync::LazyLock;

/// Words of promises themselves, and of those whom they are made to.
const SAID: &str = "\
    0 00 zero a an and any neither nor address ask anybody anyone are available both bring but by can check checks cost costs come comes coming does do don \
    dont everybody everyone everything fee fees for forms free from fully get guest guests have has here id ids if \
    identification identificación identificacion in is it just kind language languages longer may must necessary need needed needs never new no nobody none not \
    nothing of on one only open optional or our person photo please proof provided questions receive registration require \
    required requires s same served shows show speak speaking speaks spoken staff t the there they this to turned \
    us visit visitor visitors walk walk-in walk-ins walk-up walk-ups walks ins we welcome welcomed who will with without \
    you your accept accepted accepts always first served deny denied refuse refused turn turning tener traer falta rechaza rechazado rechazada rechazamos rechazan aqui aquí up show having por es necesario obligatorio obligatoria requisito documentos papeles drop stop \
    people person time prior previous already appointment appointments reservation \
    reservations referral referrals documents documentation papers paper away asked because lack ok okay ever \
    english spanish portuguese creole español espanol inglés ingles e portugués bilingual bilingües bilingüe bilingue \
    translation translator translators interpreter interpreters interpretation speaker speakers many several \
    wheelchair wheelchairs wheelchair-accessible wheelchair-friendly ada ada-accessible ada-compliant compliant accessible \
    access accessibility barrier-free handicap handicapped handicap-accessible handicapped-accessible disability elevator \
    entrance entrances ramp ramps lift restroom restrooms bathroom bathrooms building buildings fully-accessible ground \
    floor level street-level parking \
    no-cost no-charge charge charges cost-free gratis gratuito gratuita gratuitos gratuitas sin costo cargo \
    abierto abierta ninguna ninguno hace falta necesita requiere pide exige necesaria pedimos nadie para todos todas cita \
    previa se atiende atienden atendemos habla hablan hablamos personal que llegue venga acceso accesible silla sillas ruedas rampa entrada";

/// Words that say where something is. It may be another address than that of the row.
const PLACES: [&str; 30] = [
    "annex",
    "ave",
    "avenue",
    "blvd",
    "branch",
    "branches",
    "campus",
    "chapter",
    "city",
    "county",
    "downtown",
    "east",
    "location",
    "locations",
    "lugar",
    "north",
    "office",
    "offices",
    "other",
    "region",
    "road",
    "satellite",
    "site",
    "sites",
    "south",
    "st",
    "street",
    "town",
    "uptown",
    "west",
];

/// Words that a clause has which makes a promise.
const ABOUT: &str = "\
    id ids identification identificación identificacion walk-in walk-ins walk walk-up come appointment appointments \
    booking reservation reservations first cita free fee fees cost costs charge cost-free no-cost gratis gratuito costo \
    cargo cuesta english spanish portuguese creole español espanol bilingual bilingüe bilingue translation languages \
    wheelchair wheelchairs wheelchair-accessible wheelchair-friendly ada ada-accessible ada-compliant accessible \
    barrier-free handicap handicapped handicap-accessible handicapped-accessible disability accesible ruedas";

/// What a wheelchair needs. A broken one takes back what another sentence promises.
const WAYS_IN: [&str; 7] = [
    "accessible entrance",
    "elevator",
    "elevators",
    "lift",
    "ramp",
    "wheelchair",
    "wheelchairs",
];

static SAID_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| SAID.split_whitespace().collect());
static ABOUT_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| ABOUT.split_whitespace().collect());

const ALL: [&str; 6] = ["all", "any", "anybody", "anyone", "everybody", "everyone"];

/// Takes back the promises of a sentence whose clauses were not wholly understood, and asks instead.
pub(super) fn read(sentence: &Sentence<'_>, before: Lengths, facts: &mut Facts) {
    if free_services::is_clinic(sentence) {
        return;
    }
    let is_about = |clause: &Sentence<'_>| has_word(clause, |word| ABOUT_WORDS.contains(word));
    let clauses = match no_id::beside_wishes(sentence) {
        Some(promise) => vec![promise],
        None => denial::clauses(sentence.words).collect(),
    };
    let is_limited = clauses
        .windows(2)
        .any(|it| is_about(&it[0]) && limits_the_one_before(&it[1], sentence));
    if is_limited || clauses.iter().any(|it| is_about(it) && !is_plain(it)) {
        let doubts = hedged::take_back_promises(facts, before);
        facts.doubts.extend(doubts);
    }
    if hedged::is_no_more(sentence) && sentence.has_any(&WAYS_IN) {
        facts.doubts.push(Doubt::Wheelchair);
    }
}

/// Whether a clause says nothing beside a promise but what is harmless, at the address of the row.
fn is_plain(clause: &Sentence<'_>) -> bool {
    let clause = &without_street_of_door(clause);
    if has_word(clause, |word| PLACES.contains(&word)) || walks_in_for_some(clause) {
        return false;
    }
    let words = clause.plain.split(' ').filter(|word| !is_said(word));
    let rest: Vec<&str> = words.flat_map(|word| word.split('-')).collect();
    harmless::are_harmless_words(&rest)
}

/// "Ramp at the side entrance on Elm Street": the door of this house, and on which street it is. "The site on Elm Street" is another.
fn without_street_of_door<'a>(clause: &Sentence<'a>) -> Sentence<'a> {
    const DOORS: [&str; 7] = [
        "door", "entrance", "entrada", "puerta", "ramp", "rampa", "side",
    ];
    const ON: [&str; 6] = ["de", "en", "facing", "from", "off", "on"];
    const STREETS: [&str; 8] = [
        "ave", "avenida", "avenue", "blvd", "calle", "road", "st", "street",
    ];
    const NAME_MAX: usize = 3;
    let words: Vec<&str> = clause.plain.split(' ').collect();
    let street = (1..words.len()).find_map(|at| {
        let is_door = ON.contains(&words[at]) && DOORS.contains(&words[at - 1]);
        let name = words[at + 1..].iter().take(NAME_MAX);
        let end = name
            .clone()
            .position(|it| STREETS.contains(it))
            .filter(|_| is_door)?;
        // "En la calle Elm" has its name behind it.
        let is_spanish = ["de", "en"].contains(&words[at]);
        Some(at..(at + 2 + end + usize::from(is_spanish)).min(words.len()))
    });
    let Some(street) = street else {
        return Sentence::said(clause.words, clause.plain.clone());
    };
    let rest = [&words[..street.start], &words[street.end..]].concat();
    Sentence::said(clause.words, rest.join(" "))
}

/// "No ID needed (seniors)", "no ID needed, veterans only". In brackets all has to be understood; behind a comma people alone
/// are those whom the promise is made to.
fn limits_the_one_before(clause: &Sentence<'_>, sentence: &Sentence<'_>) -> bool {
    const WHOM: &str = "adult adults all and any children clients elderly families first for kids members men mothers new \
        older only or participants patients people residents returning seniors some students teens the to tenants \
        veterans visitors women youth miembros mujeres hombres niños para solo veteranos mayores";
    const ALL: [&str; 6] = ["all", "any", "everyone", "everybody", "anyone", "welcome"];
    let is_in_brackets = sentence.words.contains(&format!("({})", clause.words));
    let is_of_people = clause.has_only(WHOM) && !clause.has_any(&ALL);
    let is_known = is_plain(clause) || harmless::is_harmless(clause) || clause.has("call");
    is_of_people || is_in_brackets && !is_known
}

/// "Walk-ins for haircuts" takes nobody who comes for something else.
fn walks_in_for_some(clause: &Sentence<'_>) -> bool {
    let walks_in = has_word(clause, |word| word.starts_with("walk"));
    let is_for_all = ALL.iter().any(|it| clause.has_words(&["for", it]));
    walks_in && clause.has_any(&["for", "para"]) && !is_for_all
}

/// Whether a word belongs to promises.
pub(super) fn is_said(word: &str) -> bool {
    SAID_WORDS.contains(word)
}

fn has_word(clause: &Sentence<'_>, is_it: impl Fn(&str) -> bool) -> bool {
    clause.plain.split(' ').any(is_it)
}
