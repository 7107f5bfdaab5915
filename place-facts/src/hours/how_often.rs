//! Notes that say how often: "twice a month" beside "Saturday 6 pm - 7 pm" may be said of the Saturdays, which then have
//! to be asked about, or of how often one may come.

use super::plain::{line_of, says, words_of};
use crate::names_of_days::{DAYS_EN, DAYS_ES};
use sync_protocol::places::hours::{Days, Hours};

/// Not each week. The same in English and Spanish.
const SELDOM: [&str; 52] = [
    "once a month",
    "once per month",
    "once each month",
    "once every month",
    "one time a month",
    "1 time a month",
    "1x a month",
    "1x month",
    "1x per month",
    "twice a month",
    "twice per month",
    "twice each month",
    "twice monthly",
    "two times a month",
    "2 times a month",
    "2x a month",
    "2x month",
    "2x per month",
    "three times a month",
    "3 times a month",
    "monthly",
    "every month",
    "each month",
    "every other week",
    "every second week",
    "every two weeks",
    "every 2 weeks",
    "every three weeks",
    "every few weeks",
    "biweekly",
    "bi weekly",
    "semimonthly",
    "bimonthly",
    "alternate weeks",
    "alternating weeks",
    "some weeks",
    "certain weeks",
    "once every two weeks",
    "cada dos semanas",
    "cada 2 semanas",
    "cada quince días",
    "cada 15 días",
    "cada tercer semana",
    "una vez al mes",
    "una vez por mes",
    "dos veces al mes",
    "dos veces por mes",
    "cada mes",
    "mensual",
    "mensualmente",
    "quincenal",
    "quincenalmente",
];
/// Before the name of a day they say the same: "every other Saturday", "two Sundays a month".
const OF_A_DAY: [&str; 10] = [
    "every other",
    "every second",
    "alternate",
    "alternating",
    "some",
    "select",
    "certain",
    "one",
    "two",
    "cada dos",
];
/// Words of visits, papers, money and closed days: what they are said of is not when the place is open.
const OF_VISITS: [&str; 68] = [
    "per family",
    "per household",
    "per person",
    "per client",
    "per individual",
    "per customer",
    "per address",
    "each family",
    "each household",
    "each person",
    "each client",
    "every family",
    "every household",
    "every person",
    "a family",
    "a household",
    "a person",
    "family may",
    "families may",
    "households may",
    "families can",
    "clients may",
    "clients can",
    "people may",
    "people can",
    "you may",
    "you can",
    "may come",
    "can come",
    "may visit",
    "may receive",
    "may use",
    "come once",
    "come twice",
    "come every",
    "visit",
    "visits",
    "limit",
    "limited to",
    "maximum",
    "no more than",
    "up to",
    "between",
    "register",
    "registration",
    "renew",
    "proof",
    "income",
    "rent",
    "bill",
    "bills",
    "fee",
    "fees",
    "pass",
    "passes",
    "newsletter",
    "calendar",
    "schedule",
    "volunteers",
    "por familia",
    "por persona",
    "por hogar",
    "cada familia",
    "cada persona",
    "puede venir",
    "closed",
    "cerrado",
    "visita",
];
/// Beginnings of sentences about something beside what the hours are of.
const BESIDE: [&str; 8] = [
    "also",
    "delivery",
    "deliveries",
    "home delivery",
    "home deliveries",
    "delivers",
    "también",
    "entrega",
];
/// So many days a week are no days "twice a month": it is said of the visits.
const MANY_DAYS: usize = 4;

/// Makes the days of each week that have hours unsure, where a sentence says that it is not each week.
pub(super) fn apply<'a>(hours: &mut Hours, sentences: impl Iterator<Item = &'a str>) {
    let seldom: Vec<&str> = sentences.filter(|it| says_seldom(it)).collect();
    let is_of_visits = days_a_week(hours) >= MANY_DAYS && !seldom.iter().any(|it| is_of_weeks(it));
    if seldom.is_empty() || is_of_visits {
        return;
    }
    for rule in &mut hours.rules {
        rule.days.sure &= !is_weekly(&rule.days);
    }
}

/// "Every other week", "alternate Fridays": said of weeks, and never of how often one may come each month.
fn is_of_weeks(sentence: &str) -> bool {
    const OF_WEEKS: [&str; 9] = [
        "every other",
        "every second",
        "alternate",
        "alternating",
        "some weeks",
        "certain weeks",
        "biweekly",
        "bi weekly",
        "cada dos",
    ];
    let plain = sentence.to_lowercase();
    let line = line_of(&words_of(&plain));
    OF_WEEKS.iter().any(|it| says(&line, it))
}

/// Whether a sentence may say that a place is not open each week.
fn says_seldom(sentence: &str) -> bool {
    let plain = sentence.to_lowercase();
    let line = line_of(&words_of(&plain));
    let says = |text: &&str| says(&line, text);
    let is_beside = BESIDE.iter().any(|it| line.starts_with(&format!(" {it} ")));
    let says_of_day = |day: &str| {
        let before = OF_A_DAY.iter();
        let mut said = before.flat_map(|it| [format!("{it} {day}"), format!("{it} {day}s")]);
        said.any(|it| says(&it.as_str()))
    };
    let mut named = DAYS_EN
        .into_iter()
        .chain(DAYS_ES)
        .filter(|day| line.contains(day));
    let is_seldom = SELDOM.iter().any(says) || named.any(says_of_day);
    is_seldom && !is_beside && !OF_VISITS.iter().any(says)
}

/// Days of each week, as "Monday-Friday" are, not "first Monday" or a date.
fn is_weekly(days: &Days) -> bool {
    days.nth.is_empty() && days.every_weeks <= 1 && days.dates.is_empty()
}

/// On how many days of the week there are hours.
fn days_a_week(hours: &Hours) -> usize {
    let rules = hours.rules.iter().filter(|rule| is_weekly(&rule.days));
    let mut days: Vec<u8> = rules
        .flat_map(|rule| match rule.days.weekdays.as_slice() {
            [] => (1..=7).collect(),
            some => some.to_vec(),
        })
        .collect();
    days.sort_unstable();
    days.dedup();
    days.len()
}
