//! RES-7: of kinds of place that have the same job, the one where it is most usual comes first.

use crate::places_shown::of_kinds;
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

/// The kinds of place that are shown for a text, the first one first, of those that are there.
fn shown(text: &str, kinds: &[&str]) -> Vec<String> {
    let ranking = Ranking::new(None).unwrap();
    let rows: Vec<Row> = kinds.iter().map(|kind| row(kind)).collect();
    let found = ranking.finder.find(text);
    let person = Person {
        found: &found,
        from: None,
    };
    let all = ranking.matches(&person, &Employers::new(&rows, &ranking.finder));
    all.into_iter().map(|it| it.name).collect()
}

#[test]
fn res_7_who_made_sandwiches_is_shown_a_sandwich_shop_before_a_supermarket() {
    let kinds = ["Supermarket", "Sandwich shop", "Deli"];
    for text in [
        "I made sandwiches",
        "Hacía sandwiches",
        "Hacía emparedados",
        "Hacía lonches",
    ] {
        let shown = shown(text, &kinds);
        assert_eq!(shown.len(), kinds.len(), "{text}");
        assert_eq!(
            shown.last().map(String::as_str),
            Some("Supermarket"),
            "{text}"
        );
    }
    // The counter of a supermarket stays one.
    let counter = shown("I worked at the deli counter", &kinds);
    assert!(counter.iter().any(|it| it == "Supermarket"));
}

#[test]
fn res_7_the_work_of_any_office_is_shown_offices_before_a_bank() {
    let kinds = ["Bank", "Law office", "Insurance office", "Doctor office"];
    for text in [
        "I was an office clerk",
        "Office clerk, two years",
        "I filed papers",
        "Trabajé de oficinista",
        "Archivaba documentos",
    ] {
        let shown = shown(text, &kinds);
        let bank = shown.iter().position(|it| it == "Bank");
        assert!(bank.is_some_and(|it| it >= 2), "{text}: {shown:?}");
    }
    for text in ["I was a bank teller", "Fui cajera de banco"] {
        let first = shown(text, &kinds).into_iter().next();
        assert_eq!(first.as_deref(), Some("Bank"), "{text}");
    }
}

#[test]
fn res_7_the_kind_of_place_that_the_words_of_a_job_mean_comes_first() {
    let all = [
        ("I was a bank teller.", "Bank"),
        ("I was a teller and counted money", "Bank"),
        ("Fui cajera de banco", "Bank"),
        ("I taught children to read in a classroom", "School"),
        ("Era maestra de primaria.", "School"),
        ("I was a teacher's aide", "School"),
        ("I was a substitute teacher", "School"),
        ("Fui maestro sustituto", "School"),
        ("I served lunch to kids in the cafeteria", "Restaurant"),
        ("I was locked up and worked in the kitchen", "Restaurant"),
        ("Trabajé en la cocina de la prisión", "Restaurant"),
        ("I cleaned hotel rooms", "Hotel"),
        ("Era camarera de hotel", "Hotel"),
        ("Limpiaba cuartos de hotel", "Hotel"),
        ("I carried bags for guests", "Hotel"),
        ("I took guest bags up to rooms", "Hotel"),
        ("Cargaba maletas de los huéspedes", "Hotel"),
        ("I parked cars as a valet", "Hotel"),
        ("I packed boxes for shipping", "Warehouse"),
        ("Empacaba cajas para envío", "Warehouse"),
        // What the words do not mean stays where it is most usual.
        ("I was a cashier", "Store"),
        ("I was a day care teacher", "Day care"),
        ("I watched kids", "Day care"),
        ("Cuidaba niños en una guardería", "Day care"),
        ("I cleaned offices", "Cleaning company"),
        ("Limpiaba casas", "Cleaning company"),
        ("I folded linens", "Laundry"),
        ("I was a janitor", "Cleaning company"),
    ];
    let first = |text: &str| of_kinds(text).into_iter().next().unwrap_or_default();
    let all = all.iter().map(|(text, kind)| (text, kind, first(text)));
    let wrong = all.filter(|(_, kind, first)| first != *kind);
    assert_eq!(wrong.collect::<Vec<_>>(), []);
}
