//! RES-7: an employer whose row names the work comes before one whose kind of place only often has it.

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn row(name: &str, column: &str, text: &str, requires: &str) -> Row {
    let cells = [
        ("name", name),
        (column, text),
        ("requires", requires),
        ("phone", "973-555-0100"),
    ];
    cells
        .map(|(field, text)| (field.to_owned(), text.to_owned()))
        .into()
}

/// The names of the employers that are shown, best first.
fn shown(rows: &[Row], text: &str) -> Vec<String> {
    let found = RANKING.finder.find(text);
    let person = Person {
        found: &found,
        from: None,
    };
    let all = RANKING.matches(&person, &Employers::new(rows, &RANKING.finder));
    all.into_iter().map(|it| it.name).collect()
}

fn first(rows: &[Row], text: &str) -> String {
    shown(rows, text).into_iter().next().unwrap_or_default()
}

#[test]
fn res_7_named_work_comes_before_what_is_only_usual_at_such_a_place() {
    // A paper that is missing lowers an employer, and not behind those that do not name the work.
    let rows = [
        row("Laundry", "type", "Laundry", ""),
        row("Restaurant", "type", "Restaurant", ""),
        row("Store", "type", "Hardware store", ""),
        row("Courier", "work", "delivery, courier", "driver license"),
    ];
    for text in [
        "I brought packages to people's doors with a van.",
        "I delivered pizzas with my car.",
        "Repartía paquetes casa por casa en una camioneta.",
        "Entregaba comida en moto.",
        "I dropped off food orders on a bike.",
        "I delivered meals on a scooter.",
        "Entregaba pedidos de comida en bicicleta.",
    ] {
        assert_eq!(first(&rows, text), "Courier", "{text}");
    }
    // Where nobody names the work, the kinds of place stay.
    assert_eq!(first(&rows[..3], "I cooked for ten years"), "Restaurant");
    assert!(shown(&rows[..3], "I delivered packages").len() > 1);
}

#[test]
fn res_7_a_kind_of_place_that_names_its_jobs_has_those_alone() {
    let rows = [
        row(
            "Laundry",
            "industry",
            "Commercial laundry, washing and folding linens",
            "",
        ),
        row(
            "Children",
            "industry",
            "Child care center, teacher helpers",
            "",
        ),
        row(
            "Clothes",
            "industry",
            "Clothing factory, sewing machine operators",
            "",
        ),
        row("Bare", "industry", "Commercial laundry", ""),
    ];
    for (text, wrong) in [
        ("I delivered pizzas with my car.", "Laundry"),
        ("Entregaba comida en moto.", "Laundry"),
        ("I made food for 300 men in the chow hall.", "Children"),
        ("I packed boxes on a line.", "Clothes"),
    ] {
        let all = shown(&rows, text);
        assert!(!all.iter().any(|name| name == wrong), "{text}: {all:?}");
    }
    for (text, right) in [
        ("I washed and folded sheets", "Laundry"),
        ("Cuidaba niños en una guardería", "Children"),
        ("Cosía ropa en una fábrica", "Clothes"),
        // A bare kind of place has its usual jobs.
        ("I delivered packages", "Bare"),
    ] {
        let all = shown(&rows, text);
        assert!(all.iter().any(|name| name == right), "{text}: {all:?}");
    }
    // More words that name no job leave the usual ones.
    let open = [row("Hotel", "industry", "Hotel, open 24 hours", "")];
    assert_eq!(first(&open, "I cleaned hotel rooms"), "Hotel");
}
