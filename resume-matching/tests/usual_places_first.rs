//! RES-7: of kinds of place that have the same job, the one where it is most usual comes first.

#![allow(clippy::unwrap_used)]

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use sync_protocol::listings::Row;

fn row(kind: &str) -> Row {
    let cells = [("name", kind), ("type", kind), ("phone", "973-555-0100")];
    cells
        .map(|(field, text)| (field.into(), text.into()))
        .into()
}

#[test]
fn res_7_the_place_where_a_job_is_most_usual_comes_first() {
    let ranking = Ranking::new(None).unwrap();
    for (text, usual, others) in [
        (
            "Line cook",
            "Restaurant",
            ["School", "Nursing home", "Casino"],
        ),
        ("I cooked", "Restaurant", ["School", "Hospital", "Hotel"]),
        ("Cocinaba", "Restaurante", ["School", "Hospital", "Hotel"]),
        (
            "I was a security guard",
            "Security company",
            ["School", "Bar", "Hospital"],
        ),
        (
            "I cleaned hotel rooms",
            "Hotel",
            ["Nursing home", "Casino", "Hospital"],
        ),
        (
            "I cut grass",
            "Landscaping company",
            ["School", "Hotel", "Hospital"],
        ),
    ] {
        // The order of the rows must not be what decides.
        for turn in 0..=others.len() {
            let mut kinds = others.to_vec();
            kinds.insert(turn, usual);
            let rows: Vec<Row> = kinds.iter().map(|kind| row(kind)).collect();
            let found = ranking.finder.find(text);
            let person = Person {
                found: &found,
                from: None,
            };
            let all = ranking.matches(&person, &Employers::new(&rows, &ranking.finder));
            let first = all.first().map(|it| it.name.as_str());
            assert_eq!(first, Some(usual), "{text} in {kinds:?}");
        }
    }
}
