//! Writes the cases that test the finder and the search of an open page without a network.
//! `NB_WRITE_CASES=1` writes them.

use crate::case_file::compare;
use crate::starter_lists::LISTS;
use place_facts::calendar::read_moment;
use place_facts::catalog::Catalog;
use place_facts::find::{describe, find};
use place_facts::kept::kept;
use place_facts::search::search;
use serde_json::{Value, json};
use sync_protocol::listings::Row;
use sync_protocol::places::find::{FindQuestion, FoundPlace, Need, Span, Wish};

/// Every how many rows one is in the cases, to keep their file small.
const EVERY: usize = 4;
/// How many places of an answer are compared where there are many questions.
const FIRST: usize = 5;
const MOMENTS: [&str; 3] = ["2026-11-23T10:30", "2026-11-26T19:45", "2027-01-02T06:00"];
const NEARS: [&str; 43] = [
    "07102",
    "Trenton",
    " Edison , Middlesex",
    "Ocean",
    "camden county",
    "Nework",
    "Parsippany",
    "St. Mary's, NJ",
    "Washington Twp, Morris",
    "10001",
    "Ho-Ho-Kus",
    "Lodí",
    "Pe\u{301}rth Ámboy",
    "Trenton NJ",
    "Newark, N.J. 07102",
    "Newark 10001",
    "E. Orange",
    "condado de Essex",
    "Konte Mercer",
    "Springfield",
    "Springfield, Burlington",
    "Washington",
    "union",
    "Hamiltn",
    "Ocean, Monmouth",
    "Union, Union",
    "gloucester",
    "Avenel",
    "08831",
    "shrt hills",
    "AC",
    "Mercer Cty",
    "Township of Washington",
    "Somerset, Somerset",
    "Hamilton, Atlantic",
    "in Newark",
    "cerca de Nework",
    "near W New York area",
    "A.C.",
    "7102",
    "HoHoKus",
    "near me",
    "",
];
const TEXTS: [&str; 236] = [
    "meals paterson",
    "food paterson open now",
    "detox camden",
    "aa meetings camden",
    "laundry trenton",
    "penns grove food",
    "food in washington",
    "comida raritan",
    "alb",
    "refu",
    "rop newark",
    "albergu",
    "gra",
    "vivienda transicional",
    "veterans housing paterson",
    "soup kitchen hackensack",
    "pantri newark",
    "pantrie newark",
    "food pantries newark",
    "food pantri",
    "jobz",
    "dentis",
    "\"pantri\"",
    "shelterz tonight",
    "coming home",
    "our lady",
    "rsource center of somerset",
    "first batist church of newton",
    "mcfoods",
    "beat center",
    "saint lucy",
    "st stephens episcopal",
    "hope house",
    "home front",
    "second chance",
    "secnd chance thrift shop",
    "edison housing autority",
    "st lawrance church food pantry",
    "harmony house",
    "career closet livingston",
    "uber",
    "cranford family care",
    "morris county temporary assistance",
    "helping the homeless newark",
    "food tonight newark",
    "restraining order",
    "food first saturday",
    "pantry 2nd monday of the month",
    "food december 5",
    "food camden street newark",
    "comida el 5 de diciembre",
    "24/7 shelter",
    "24 hour hotline",
    "vivienda con antecedentes penales",
    "place for me and my girlfriend",
    "couples shelter",
    "pantry open sunday 07102",
    "comida mañana newark",
    "comida por la mañana",
    "manje demen",
    "women shelter trenton",
    "shelter for my kids trenton",
    "hungry",
    "something to eat 07102",
    "food pantry newark",
    "tengo hambre",
    "albergue esta noche",
    "bed tonight trenton",
    "abrigo",
    "abrigo em Newark",
    "driver's license",
    "drivers lisense",
    "acta de nacimiento",
    "ropa",
    "ropa para niños en Paterson",
    "coats near Camden",
    "shleter",
    "salvation army",
    "salvaton army",
    "st marys",
    "hope",
    "newark",
    "Nework",
    "08608",
    "08608 food",
    "essex county",
    "legal help",
    "abogado",
    "lawyer trenton nj",
    "expungement",
    "medicaid",
    "diapers",
    "clinic",
    "clinica dental",
    "bus ticket",
    "ride to work",
    "warehouse",
    "job",
    "trabajo en Elizabeth",
    "travay",
    "kote pou m manje",
    "comida",
    "SNAP",
    "food bank of south jersey",
    "zzzzzz",
    "a",
    "",
    "973",
    "help help help near near newark newark",
    "where can I get a hot meal and a warm coat and a bed in jersey city today please now",
    // Accents of all the languages, in one character and in two.
    "comída cálìente",
    "ropa para ninños",
    "pañales",
    "pan\u{303}ales",
    "CLÍNICA en Atlántic City",
    "cli\u{301}nica",
    "albergué",
    "vergüenza",
    "Pérth Ámboy",
    "comida en Pe\u{301}rth Amboy",
    "kote pou m dòmi",
    "manjè",
    "alimentação",
    "doação de roupas em Nèwark",
    "St. Mary’s",
    "drivér´s lícense",
    "comida en el condado de Essex",
    "food e orange nj",
    "manje konte Camden",
    "food newark nj",
    "bed jersey city new jersey",
    "legal services jersey city",
    "fpod newark",
    "community services ocean city",
    "union job",
    "hope food",
    "clothes white",
    "housing deal",
    "electricians union",
    "food in buena",
    "pburg food",
    "drug free house",
    "jobs union",
    "brick mason jobs",
    "orange soup kitchen",
    "food hope today",
    "buena comida",
    "food free hold",
    "i hope someone can help",
    "south jersey food",
    "south jersey",
    "i am 17 and need a bed",
    "shelter for women with kids",
    "senior services camden",
    "jbos newark",
    "clinic nj",
    // What has no need of its own is looked for as the lists write it.
    "ducha",
    "regadera en Newark",
    "baño",
    "showers trenton",
    "fraldas",
    "metadona",
    "suboxone clinic",
    "dentist",
    "drivers lisence",
    "expunjement",
    // Towns that share a name, among themselves or with a county.
    "food union",
    "hungry in Union Township, Union",
    "comida en ocean esta noche",
    "springfield",
    "bed Sprngfield please",
    "newark essex",
    "clothes ocean city cape may",
    "abogado para borrar antecedentes",
    "boletos de autobús",
    "food avenel",
    "comida en Whipany",
    "bed jersey cty",
    "pantry township of washington",
    "I am hungry",
    "hambrienta",
    "dientes",
    "open now",
    "comida abierta ahora Newark",
    "food open now",
    "shelter for men in camden",
    "albergue para mujeres en Camden",
    "women",
    "food 7102",
    "shelter with showers trenton",
    // Words as they were typed, and words that are denied.
    "\"shleter\" newark",
    "\"comida\"",
    "“shleter”",
    "carcel newark",
    "no sé dónde comer",
    "pa gen manje",
    "sin zapatos ni abrigo",
    "no children, no pets",
    // A wish alone, and days that are numbers too.
    "wheelchair",
    "silla de ruedas en Newark",
    "gratis",
    "sin cita",
    "walk-in, free",
    "comida na segunda",
    "pantry terça-feira",
    "despensa de segunda a sexta",
    "ropa de segunda",
    "muebles de segunda mano",
    "roupa quarta Newark",
    "la quinta avenida",
    // Violence, addiction, the young and veterans come before what only answers the need.
    "domestic violence shelter newark",
    "me pega mi marido refugio newark",
    "safe house",
    "rehab shelter camden",
    "youth shelter newark",
    "shelter for 17 year old",
    "shelter for 17-year-old",
    "im 17 years old old bridge",
    "recien liberado",
    "homeless veteran shelter camden",
    // Who the person is.
    "felon friendly shelter",
    "i have a criminal record shelter newark",
    "expunge my record",
    "my son and me need a bed",
    // Days and times.
    "food sat. newark",
    "pantry this weekend",
    "comida pasado mañana",
    "food next monday",
    "pantry open Christmas day",
    "food Thanksgiving",
    "christmas gifts",
    "food at 7 pm newark",
    "comida a las 7 de la noche",
    "clinic monday to friday morning",
    // Rows that are one place.
    "Project Self-Sufficiency",
    "social services camden",
];

#[test]
fn an_open_page_is_tested_with_what_the_service_answers() {
    let lists = lists();
    let catalog = Catalog::new(lists.iter().map(|(name, rows)| (*name, &rows[..])), &[]).0;
    let mut places = kept(&catalog, "source");
    // The tables stand in `data/`.
    for table in [
        &mut places.towns,
        &mut places.zips,
        &mut places.localities,
        &mut places.synonyms,
    ] {
        table.clear();
    }
    let lines = [
        format!("  \"kept\": {},", json!(places)),
        format!("  \"find\": {},", array(finds(&catalog))),
        format!("  \"search\": {},", array(searches(&catalog))),
        format!("  \"asked\": {},", array(asked(&catalog))),
        format!("  \"places\": {}", array(described(&catalog))),
    ];
    compare(
        "kept_cases",
        "kept.json",
        &format!("{{\n{}\n}}\n", lines.join("\n")),
    );
}

/// A question for each need and town; wishes, days and limits take turns.
fn questions() -> impl Iterator<Item = FindQuestion> {
    let asked = Need::ALL
        .into_iter()
        .flat_map(|need| NEARS.map(move |near| (need, near)));
    asked.enumerate().map(|(turn, (need, near))| FindQuestion {
        need,
        near: (turn % 11 != 0).then(|| near.to_owned()),
        at: match turn % 5 {
            3 => Some("2026-11-28".into()),
            4 => Some("2026-11-24T17:30".into()),
            _ => None,
        },
        span: if turn % 4 == 1 { Span::Day } else { Span::Now },
        wishes: Wish::ALL
            .into_iter()
            .enumerate()
            .filter(|(number, _)| turn % 3 == 1 && (number + turn) % 4 == 0)
            .map(|(_, wish)| wish)
            .chain((turn % 3 == 2).then(|| Wish::ALL[turn % 9]))
            .collect(),
        limit: (turn % 2 == 0).then_some(u16::try_from(turn % 13).unwrap()),
    })
}

fn finds(catalog: &Catalog) -> Vec<Value> {
    let asked = questions().enumerate().map(|(turn, question)| {
        let now = MOMENTS[turn % MOMENTS.len()];
        let answer = find(catalog, &question, read_moment(now).unwrap().0).unwrap();
        let short = |places: &[FoundPlace]| places.iter().map(short).collect::<Vec<_>>();
        json!({
            "question": question,
            "now": now,
            "at": answer.at,
            "span": answer.span,
            "near": answer.near,
            "nearUnknown": answer.near_unknown,
            "also": answer.also,
            "total": answer.total,
            "places": short(&answer.places),
            "later": short(&answer.later),
            "others": short(&answer.others),
        })
    });
    asked.collect()
}

/// What a question changes in a place.
fn short(place: &FoundPlace) -> Value {
    json!([place.id, place.miles, place.asks, place.differs, place.rank])
}

fn searches(catalog: &Catalog) -> Vec<Value> {
    let now = read_moment(MOMENTS[0]).unwrap().0;
    let answers = TEXTS.map(|text| {
        let answer = search(catalog, text, now);
        let hits = answer.hits.iter();
        let hits = hits.map(|hit| json!([hit.id, hit.miles, hit.open]));
        let others = answer.others.iter();
        let others = others.map(|hit| json!([hit.id, hit.differs, hit.open]));
        json!({
            "text": text,
            "now": MOMENTS[0],
            "needs": answer.needs,
            "wishes": answer.wishes,
            "near": answer.near,
            "also": answer.also,
            "understood": answer.understood,
            "typed": answer.typed,
            "at": answer.at,
            "span": answer.span,
            "total": answer.total,
            "hits": hits.collect::<Vec<_>>(),
            "others": others.collect::<Vec<_>>(),
        })
    });
    answers.into()
}

/// What people ask, in all languages; of each answer the first places.
fn asked(catalog: &Catalog) -> Vec<Value> {
    let now = read_moment(MOMENTS[0]).unwrap().0;
    let cases: Value = serde_json::from_str(include_str!("../../cases/search-asked.json")).unwrap();
    let questions = cases["questions"].as_array().unwrap().iter();
    let asked = questions.flat_map(|asked| asked["asks"].as_object().unwrap().values());
    let words = cases["ordinary"].as_object().unwrap().values();
    let texts = asked.chain(words.flat_map(|words| words.as_array().unwrap()));
    let answers = texts.map(|text| {
        let answer = search(catalog, text.as_str().unwrap(), now);
        let first = answer.hits.iter().take(FIRST).map(|hit| &hit.id[..8]);
        json!([
            text,
            answer.needs,
            answer.wishes,
            answer.near.map(|near| near.name),
            answer.typed,
            answer.total,
            first.collect::<Vec<_>>().join(" "),
        ])
    });
    answers.collect()
}

/// Whole places, each with those at the same address.
fn described(catalog: &Catalog) -> Vec<Value> {
    let places = catalog.places().iter().step_by(9);
    let described = places.enumerate().map(|(turn, place)| {
        let now = MOMENTS[turn % MOMENTS.len()];
        let here = catalog.at_the_same_address(place);
        json!({
            "now": now,
            "place": describe(place, read_moment(now).unwrap().0),
            "here": here.map(|it| &it.place.id).collect::<Vec<_>>(),
        })
    });
    described.collect()
}

fn lists() -> Vec<(&'static str, Vec<Row>)> {
    LISTS
        .map(|name| (name, some(crate::starter_lists::rows(name))))
        .into()
}

fn some(rows: Vec<Row>) -> Vec<Row> {
    // Short lists are there as a whole.
    let every = if rows.len() > 40 { EVERY } else { 1 };
    rows.into_iter().step_by(every).collect()
}

fn array(values: Vec<Value>) -> String {
    let lines: Vec<String> = values.iter().map(|value| format!("    {value}")).collect();
    format!("[\n{}\n  ]", lines.join(",\n"))
}
