//! RES-7: which work an employer has whose notes name the jobs.

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn employer(kind: &str, notes: &str) -> Employers {
    let cells = [("name", "Acme"), ("type", kind), ("notes", notes)];
    let row: Row = cells
        .iter()
        .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
        .collect();
    Employers::new(&[row], &RANKING.finder)
}

fn work(kind: &str, notes: &str) -> Vec<&'static str> {
    let employers = employer(kind, notes);
    let concepts = RANKING.finder.lexicon().concepts();
    let work = employers.all[0].work.iter();
    work.map(|work| concepts[work.place].id.as_str()).collect()
}

#[test]
fn res_7_the_jobs_that_notes_name_are_the_jobs() {
    for (kind, notes, jobs) in [
        (
            "Restaurant",
            "Cooks and dishwashers. No experience needed",
            &["line-cook", "dishwasher"][..],
        ),
        (
            "Hotel",
            "Room cleaners, laundry, dishwashers",
            &["laundry", "dishwasher"],
        ),
        (
            "Nursing home",
            "dishwashers and cooks",
            &["line-cook", "dishwasher"],
        ),
        ("Supermarket", "Butchers and bakers", &["butcher", "baking"]),
        ("Hospital", "Housekeepers", &["housekeeping"]),
        ("Restaurante", "Se busca lavaplatos", &["dishwasher"]),
        (
            "Hotel",
            "Hiring dishwashers, call 973-555-0100",
            &["dishwasher"],
        ),
    ] {
        let work = work(kind, notes);
        for job in jobs {
            assert!(work.contains(job), "{kind}, {notes}: {work:?}");
        }
    }
    let found = RANKING.finder.find("I was a dishwasher");
    let person = Person {
        found: &found,
        from: None,
    };
    let employers = employer("Nursing home", "dishwashers and cooks");
    assert_eq!(RANKING.matches(&person, &employers).len(), 1);
}

#[test]
fn res_7_a_kind_of_place_gives_its_usual_jobs_where_notes_name_none() {
    for notes in [
        "We do not hire drivers",
        "No drivers",
        "Ask for Maria at the bus stop",
        "Next to the bakery",
        "Forklift certificate a plus",
        "Must be able to lift 50 pounds",
        "Se habla con el dueño. Cerca del autobús",
        "Free lunch",
    ] {
        assert_eq!(work("Restaurant", notes), work("Restaurant", ""), "{notes}");
    }
}

#[test]
fn res_7_a_kind_of_place_stays_beside_jobs_of_its_family() {
    assert!(work("Warehouse", "Order pickers").contains(&"warehouse-work"));
    assert_eq!(work("Hospital", "Cooks"), ["line-cook"]);
}

#[test]
fn res_7_strength_that_a_trade_asks_for_is_no_other_work() {
    let cells = [
        ("name", "Acme"),
        ("line of business", "Roofing"),
        ("who we look for", "Lift 50 lb"),
    ];
    let row: Row = cells
        .iter()
        .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
        .collect();
    let employers = Employers::new(&[row], &RANKING.finder);
    let found = RANKING.finder.find("Ten years roofing");
    assert!(found.iter().all(|it| it.id == "roofing"), "{found:?}");
    let person = Person {
        found: &found,
        from: None,
    };
    assert_eq!(RANKING.matches(&person, &employers).len(), 1);
}

#[test]
fn res_7_skills_that_any_trade_asks_for_hide_no_trade() {
    let known = RANKING.finder.find("Ten years roofing");
    for cells in [
        [
            ("trade", "Roofing"),
            ("who we want", "know how to use power tools"),
        ],
        [("type", "Roofing"), ("notes", "ladder work")],
        [
            ("type", "Roofing"),
            ("good with", "hand tools, ladder work"),
        ],
        [
            ("job", "Roofer"),
            ("you should", "know how to use power tools"),
        ],
        [("what we do", "Roofing"), ("notes", "Working on ladders")],
    ] {
        let cells = cells.iter().chain(&[("name", "Acme")]);
        let row: Row = cells
            .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
            .collect();
        let employers = Employers::new(std::slice::from_ref(&row), &RANKING.finder);
        let lexicon = RANKING.finder.lexicon();
        let first = employers.all[0]
            .work
            .iter()
            .max_by(|a, b| a.sure.total_cmp(&b.sure));
        let named = employers.all[0]
            .work
            .iter()
            .filter(|it| it.sure >= first.unwrap().sure);
        let named: Vec<&str> = named
            .map(|it| lexicon.concepts()[it.place].id.as_str())
            .collect();
        assert_eq!(named, ["roofing"], "{row:?}");
        let person = Person {
            found: &known,
            from: None,
        };
        assert_eq!(RANKING.matches(&person, &employers).len(), 1, "{row:?}");
    }
    assert!(work("Moving company", "").contains(&"moving"));
    assert_eq!(work("", "know how to use power tools"), ["hand-tools"]);
}
