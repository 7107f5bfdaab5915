//! Whether a row says that its employer hires nobody now: closed, a hiring freeze, volunteers only, nobody with a
//! record.

use crate::negatives::takes_none;
use crate::words::Words;

/// What a row says about hiring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hiring {
    /// Nothing against it.
    Open,
    /// Nobody is hired now, or nobody with a record.
    AskFirst,
    /// The employer is closed for good.
    Gone,
}

/// What says that there is no employer any more …
const GONE: [&str; 16] = [
    " closed for good ",
    " closed permanently ",
    " permanently closed ",
    " closed forever ",
    " closed down ",
    " closed it door ",
    " out of business ",
    " no longer in business ",
    " no longer exist ",
    " shut down for good ",
    " cerrado permanentemente ",
    " cerro permanentemente ",
    " cerrado para siempre ",
    " cerro para siempre ",
    " cerrado definitivamente ",
    " ya no existe ",
];
/// … and that nobody is paid to work there now.
const PAUSED: [&str; 27] = [
    " hiring freeze ",
    " hiring is frozen ",
    " hiring is on hold ",
    " stopped hiring ",
    " currently closed ",
    " temporarily closed ",
    " closed for now ",
    " closed right now ",
    " closed until ",
    " no opening ",
    " no vacancy ",
    " no vacancie ",
    " position filled ",
    " position are filled ",
    " position have been filled ",
    " position has been filled ",
    " volunteer only ",
    " only volunteer ",
    " unpaid position ",
    " unpaid work ",
    " voluntario solamente ",
    " solo voluntario ",
    " cerrado temporalmente ",
    " cerrado por ahora ",
    " no hay vacante ",
    " no hay puesto ",
    " dejaron de contratar ",
];
/// The same where nothing else follows: "no pay", and not "no pay stub needed".
const AT_END: [&str; 4] = [" no pay ", " no paid job ", " sin pago ", " sin sueldo "];
/// What a sentence says that turns away everyone with a record, and nothing else. "No felonies in the last seven years" is
/// about some.
const NO_RECORD: [&str; 18] = [
    " no felon ",
    " no felony ",
    " no felonie ",
    " no felony conviction ",
    " no conviction ",
    " no criminal record ",
    " no criminal history ",
    " no criminal conviction ",
    " no ex offender ",
    " no ex-offender ",
    " clean record required ",
    " clean record only ",
    " clean criminal record required ",
    " must have a clean record ",
    " must have clean record ",
    " must have a clean criminal record ",
    " sin antecedente penale ",
    " no antecedente penale ",
];
/// Columns that say whether somebody is hired there now …
const STATES: [&str; 15] = [
    "status",
    "hiring status",
    "job status",
    "employer status",
    "hiring",
    "hiring now",
    "now hiring",
    "is hiring",
    "currently hiring",
    "actively hiring",
    "active",
    "open",
    "contrata",
    "contratando",
    "estado",
];
/// … and what they say where nobody is.
const NOT_NOW: [&str; 22] = [
    "no",
    "n",
    "false",
    "none",
    "not now",
    "not currently",
    "not at this time",
    "closed",
    "inactive",
    "not active",
    "not hiring",
    "no longer hiring",
    "on hold",
    "hold",
    "paused",
    "filled",
    "full",
    "frozen",
    "cerrado",
    "inactivo",
    "no contrata",
    "en pausa",
];
/// Words behind "not hiring" that name no job.
const NOBODY: [&str; 26] = [
    "now",
    "right",
    "at",
    "this",
    "the",
    "time",
    "moment",
    "currently",
    "until",
    "anyone",
    "anybody",
    "new",
    "people",
    "any",
    "more",
    "anymore",
    "today",
    "yet",
    "until",
    "ahora",
    "este",
    "momento",
    "por",
    "el",
    "en",
    "nadie",
];
/// Words for a record …
const RECORD: [&str; 10] = [
    "record",
    "felon",
    "felony",
    "felonie",
    "conviction",
    "convicted",
    "criminal",
    "antecedente",
    "expediente",
    "delito",
];
/// … and those that make it one of some kind only, or a question of another rule.
const SOME: [&str; 12] = [
    "without", "sin", "violent", "sex", "sexual", "recent", "driving", "theft", "open", "drug",
    "child", "children",
];

/// Whether a column says whether somebody is hired now, by its plain name, and its cell says that nobody is.
pub(crate) fn is_paused(column: &str, text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    STATES.contains(&column) && NOT_NOW.contains(&words.join(" ").as_str())
}

/// What the words of a row say about hiring.
pub(crate) fn hiring(text: &str) -> Hiring {
    let pieces: Vec<Words> = text.split(['\n', '.', ';', '!']).map(Words::of).collect();
    let says = |list: &[&str]| {
        let mut all = pieces.iter();
        all.any(|words| list.iter().any(|sign| words.text.contains(sign)))
    };
    if says(&GONE) {
        Hiring::Gone
    } else if says(&PAUSED)
        || pieces
            .iter()
            .any(|it| ends_unpaid(it) || hires_nobody(it) || NO_RECORD.contains(&it.text.as_str()))
    {
        Hiring::AskFirst
    } else {
        Hiring::Open
    }
}

/// "Volunteers, no pay".
fn ends_unpaid(words: &Words) -> bool {
    AT_END.iter().any(|sign| words.text.ends_with(sign))
}

/// "Not hiring right now", "we do not hire people with a record". Who does not hire janitors may hire others.
fn hires_nobody(words: &Words) -> bool {
    let Some(taking) = takes_none(words) else {
        return false;
    };
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    let end = (taking + 1..words.words.len()).find(|word| words.words[*word].begins_clause);
    let mut behind = taking + 1..end.unwrap_or(words.words.len());
    let is_about_hiring = [
        "hire",
        "hiring",
        "contrata",
        "contratamo",
        "contratan",
        "taking",
    ];
    let is_nobody = behind.clone().all(|word| is(word, &NOBODY));
    let is_some = behind.clone().any(|word| is(word, &SOME));
    let is_record = behind.any(|word| is(word, &RECORD));
    (is_nobody && is(taking, &is_about_hiring)) || (is_record && !is_some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn res_7_a_row_says_in_many_words_that_nobody_is_hired_now() {
        for text in [
            "Roofers. Not hiring right now",
            "We are not currently hiring",
            "Window washers. Currently closed, hiring freeze",
            "Volunteers only, no pay",
            "We do not hire people with a record",
            "Won't hire felons",
            "No contratamos por el momento",
            "Solo voluntarios",
            "No felons.",
            "Warehouse. No felonies",
            "Full time; no felony convictions",
            "Clean record required",
            "Must have a clean criminal record.",
            "No ex-offenders",
            "Sin antecedentes penales",
        ] {
            assert_eq!(hiring(text), Hiring::AskFirst, "{text}");
        }
        for text in [
            "Closed for good in 2024",
            "Out of business",
            "Cerró para siempre",
        ] {
            assert_eq!(hiring(text), Hiring::Gone, "{text}");
        }
    }

    #[test]
    fn res_7_what_is_said_of_others_leaves_an_employer_open() {
        for text in [
            "Hiring now",
            "Closed on Sundays",
            "No pay stub needed",
            "We do not hire janitors any more, only window washers",
            "We don't hire drivers without a CDL",
            "Does not hire people with a sex offense record",
            "Unpaid lunch, no felonies",
            "We hire people with a record",
            "No problem with a record",
            "No felony convictions in the last 7 years",
            "Clean driving record required",
            "No criminal record check",
        ] {
            assert_eq!(hiring(text), Hiring::Open, "{text}");
        }
    }
}
