//! RES-7: of a list that names kinds of place and some jobs, the employer that the words of a person mean comes first.

use crate::places_shown::{RANKING, shown};
use resume_matching::employers::Employers;
use sync_protocol::listings::Row;

fn list(rows: &[[&str; 3]]) -> Employers {
    let row = |[name, kind, notes]: &[&str; 3]| -> Row {
        let cells = [
            ("Name", *name),
            ("Type", *kind),
            ("Notes", *notes),
            ("Phone", "973-555-0100"),
        ];
        let cells = cells.iter().filter(|(_, text)| !text.is_empty());
        cells
            .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
            .collect()
    };
    let rows: Vec<Row> = rows.iter().map(row).collect();
    Employers::new(&rows, &RANKING.finder)
}

/// Those of the texts for which another employer comes first, with what is shown.
fn wrong<'a>(all: &[(&'a str, &str)], employers: &Employers) -> Vec<(&'a str, Vec<String>)> {
    let all = all
        .iter()
        .map(|(text, first)| (*text, *first, shown(text, employers)));
    let wrong = all.filter(|(_, first, shown)| shown.first().is_none_or(|it| it != first));
    wrong.map(|(text, _, shown)| (text, shown)).collect()
}

#[test]
fn res_7_a_bank_is_for_who_names_one_or_counted_money() {
    for tellers in ["Tellers", ""] {
        let employers = list(&[
            ["Bank", "Bank", tellers],
            ["Market", "Supermarket", ""],
            ["Luna", "Restaurant", "Hires cooks and dishwashers"],
        ]);
        for text in [
            "I stocked shelves at a store",
            "I rang up groceries and bagged them",
            "I waited tables",
            "I was a waitress",
            "I was a cashier",
            "I sold hot dogs from a cart",
            "Servía mesas en una fonda",
            "Lavaba los platos en un restaurante chino",
            "Acomodaba mercancía",
            "Fui cajera en un supermercado",
        ] {
            let shown = shown(text, &employers);
            assert!(!shown.is_empty(), "{text}");
            assert!(!shown.contains(&"Bank".to_owned()), "{text}: {shown:?}");
        }
        let first = [
            ("I was a bank teller", "Bank"),
            ("I counted money", "Bank"),
            ("Fui cajera de banco", "Bank"),
            ("I waited tables", "Luna"),
            ("I was a waitress", "Luna"),
            ("Servía mesas en una fonda", "Luna"),
            ("I washed dishes", "Luna"),
            ("Lavaba los platos en un restaurante chino", "Luna"),
            ("I was a cashier", "Market"),
        ];
        assert_eq!(wrong(&first, &employers), []);
    }
    // Other work of a bank is found by who did that.
    let employers = list(&[["Bank", "Bank", ""]]);
    assert_eq!(shown("I was a security guard", &employers), ["Bank"]);
}

#[test]
fn res_7_the_kind_of_place_of_the_work_comes_before_others() {
    let kinds = [
        ["Day care", "Child care center", "Care for small children"],
        ["School", "School", "Teacher aides"],
        ["Painters", "Painting contractor", ""],
        ["Home care", "Home care", ""],
        ["Hospital", "Hospital", ""],
        ["Barber", "Barber shop / salon", ""],
        ["Warehouse", "Warehouse", ""],
        ["Garage", "Auto shop", ""],
    ];
    for (kitchen, builders, cleaners) in [
        ("Hires cooks and dishwashers", "", ""),
        ("", "Carpenters and laborers", "Janitors"),
    ] {
        let mut rows = kinds.to_vec();
        rows.push(["Kitchen", "Restaurant", kitchen]);
        rows.push(["Builders", "Construction company", builders]);
        rows.push(["Cleaners", "Cleaning company", cleaners]);
        let employers = list(&rows);
        let first = [
            ("I worked in a kitchen.", "Kitchen"),
            ("Trabajé en la cocina adentro", "Kitchen"),
            ("Cocinaba para cien personas", "Kitchen"),
            ("I sold tamales out of my kitchen", "Kitchen"),
            ("I babysat for families", "Day care"),
            ("I changed diapers", "Day care"),
            ("Cuidaba niños de mis vecinas", "Day care"),
            ("I was a teacher's aide", "School"),
            ("I was a construction worker", "Builders"),
            ("I worked on a building site", "Builders"),
            ("Trabajé en la obra", "Builders"),
            ("I laid floor tile", "Builders"),
            ("I swung a hammer", "Builders"),
            ("I painted houses", "Painters"),
            ("I cleaned houses", "Cleaners"),
            ("Limpiaba casas de familias", "Cleaners"),
            ("I took care of an old man", "Home care"),
            ("I took care of a man with dementia", "Home care"),
            ("I braided hair for pay", "Barber"),
            (
                "I pushed patients in wheelchairs to their x-rays",
                "Hospital",
            ),
            ("Empujaba camillas", "Hospital"),
            ("Armaba pedidos con un lector", "Warehouse"),
            ("I did body work and painted cars", "Garage"),
        ];
        assert_eq!(wrong(&first, &employers), [], "{kitchen}");
        for text in ["I worked in a kitchen.", "Cocinaba para cien personas"] {
            let shown = shown(text, &employers);
            assert!(!shown.contains(&"Day care".to_owned()), "{text}: {shown:?}");
        }
    }
}

#[test]
fn res_7_an_eating_place_is_a_restaurant() {
    let employers = list(&[["Eats", "Eating place", ""]]);
    for text in [
        "I was a cook",
        "I washed dishes",
        "I waited tables",
        "I ran a snack cart",
    ] {
        assert_eq!(shown(text, &employers), ["Eats"], "{text}");
    }
}
