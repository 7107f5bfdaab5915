//! What the finder answers first, for each need in some towns and without one. To read what a change of the order
//! does, compare the output before and after it: `cargo run -p place-facts --example first_places`.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a tool of developers"
)]

#[path = "../tests/facts/starter_lists/mod.rs"]
mod starter_lists;

use jiff::civil::date;
use place_facts::catalog::Catalog;
use place_facts::find::find;
use starter_lists::{LISTS, rows};
use sync_protocol::places::find::{FindQuestion, FoundPlace, Need, Span, Wish};

/// How many places of each answer are told.
const FIRST: usize = 5;
const TOWNS: [&str; 13] = [
    "",
    "Atlantic City",
    "Camden",
    "Cape May",
    "Hackensack",
    "Jersey City",
    "New Brunswick",
    "Newark",
    "Newton",
    "Paterson",
    "Toms River",
    "Trenton",
    "Vineland",
];
/// What a person of each town asks for.
const WISHES: [&[Wish]; 2] = [&[], &[Wish::NoId]];

fn main() {
    let lists = LISTS.map(|name| (name, rows(name)));
    let (catalog, _) = Catalog::new(lists.iter().map(|(name, rows)| (*name, &rows[..])), &[]);
    // A Thursday evening (Thanksgiving is over) and a Monday morning.
    let moments = [
        date(2026, 12, 3).at(19, 0, 0, 0),
        date(2026, 12, 7).at(10, 30, 0, 0),
    ];
    for need in Need::ALL {
        for near in TOWNS {
            for (wishes, now) in WISHES.iter().flat_map(|it| moments.map(|now| (it, now))) {
                let question = FindQuestion {
                    need,
                    near: Some(near.to_owned()),
                    at: None,
                    span: Span::Now,
                    wishes: wishes.to_vec(),
                    limit: None,
                };
                let answer = find(&catalog, &question, now).unwrap();
                println!("{need:?} {near} {wishes:?} {now}: {}", answer.total);
                let mut fitting = [answer.places, answer.later].concat();
                fitting.sort_by_key(|place| place.rank);
                for (mark, places) in [("", fitting), ("but ", answer.others)] {
                    places
                        .iter()
                        .take(FIRST)
                        .for_each(|place| tell(mark, place));
                }
            }
        }
    }
}

fn tell(mark: &str, place: &FoundPlace) {
    let FoundPlace {
        name,
        kind,
        city,
        miles,
        how,
        differs,
        open,
        ..
    } = place;
    let (kind, city) = (
        kind.as_deref().unwrap_or_default(),
        city.as_deref().unwrap_or_default(),
    );
    let next = open.next.as_ref().map_or("", |next| &next.at);
    println!(
        "  {mark}{name} | {kind} | {city} {miles:?} | {:?} {next} | {how:?} {differs:?}",
        open.state
    );
}
