//! Which employers a person is shown first, of a list that names jobs and of one that names kinds of place alone.

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;

/// The ranking over the words of the package alone.
pub static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

/// Employers by their kind of place and the jobs they name.
const JOBS: [(&str, &str); 9] = [
    ("Coffee shop", "Baristas"),
    ("Pizzeria", "Pizza makers"),
    ("Bakery", "Bread and rolls"),
    ("Restaurant", "Line cooks, dishwashers"),
    ("Call center", "Customer service agents"),
    ("Supermarket", "Cashiers, stockers"),
    ("Laundry", "Folding linens"),
    ("Cleaning company", "Janitors"),
    ("Hospital", "Patient transport, kitchen"),
];
/// Kinds of place, which name no job.
const KINDS: [&str; 15] = [
    "Laundry",
    "Farm",
    "Day care",
    "Car wash",
    "Supermarket",
    "Store",
    "Hospital",
    "Bank",
    "Call center",
    "Cleaning company",
    "Casino",
    "Restaurant",
    "School",
    "Hotel",
    "Warehouse",
];

fn employers(rows: impl Iterator<Item = (String, String)>) -> Employers {
    let cells = |(kind, jobs): (String, String)| -> Row {
        [
            ("name".into(), kind.clone()),
            ("type".into(), kind),
            ("work".into(), jobs),
            ("phone".into(), "973-555-0100".into()),
        ]
        .into()
    };
    let rows: Vec<Row> = rows.map(cells).collect();
    Employers::new(&rows, &RANKING.finder)
}

static NAMED: LazyLock<Employers> = LazyLock::new(|| {
    let all = JOBS.iter();
    employers(all.map(|(kind, jobs)| ((*kind).to_owned(), (*jobs).to_owned())))
});
static BARE: LazyLock<Employers> =
    LazyLock::new(|| employers(KINDS.iter().map(|kind| ((*kind).to_owned(), String::new()))));

/// The names of the employers that are shown for a text, the first one first.
pub fn shown(text: &str, employers: &Employers) -> Vec<String> {
    let found = RANKING.finder.find(text);
    let person = Person {
        found: &found,
        from: None,
    };
    let all = RANKING.matches(&person, employers).into_iter();
    all.map(|it| it.name).collect()
}

/// The kinds of place that are shown for a text, of employers that name jobs.
#[allow(dead_code)]
pub fn of_jobs(text: &str) -> Vec<String> {
    shown(text, &NAMED)
}

/// The same of employers that name none.
#[allow(dead_code)]
pub fn of_kinds(text: &str) -> Vec<String> {
    shown(text, &BARE)
}
