//! RES-7: selling food, baking, coffee, buses and the phone, as people say it.

use crate::lost::lost;
use crate::sentences::ids;
use resume_matching::employers::Employers;
use resume_matching::score::Ranking;
use sync_protocol::listings::Row;

/// Those of the sentences that do not name some work first.
fn not_first<'a>(all: &[(&'a str, &str)]) -> Vec<(&'a str, Vec<String>)> {
    let all = all.iter().map(|(text, work)| (*text, *work, ids(text)));
    let wrong = all.filter(|(_, work, ids)| ids.first().is_none_or(|it| it != work));
    wrong.map(|(text, _, ids)| (text, ids)).collect()
}

#[test]
fn res_7_who_sold_food_worked_with_food_and_not_on_the_phone() {
    let food = [
        "I sold food.",
        "I sold food at a stand.",
        "I sold food on the street",
        "I sold food from a truck",
        "I sold tamales and empanadas on the street",
        "I sold pupusas at the church",
        "I sold hamburgers",
        "I was a street food vendor",
        "I ran a food stand",
        "I made tamales at home and sold them",
        "Vendía comida en la calle",
        "Vendía comida y refrescos en un puesto",
        "Vendía empanadas",
        "Vendía almuerzos",
        "Vendía pollo asado",
        "Hacía tamales en casa y los vendía",
        "Tenía un puesto de tacos",
    ];
    let all: Vec<(&str, &str)> = food.iter().map(|text| (*text, "fast-food")).collect();
    assert_eq!(lost(&all), []);
    let sold = [
        ("I sold cars", "sales"),
        ("I sold phones", "sales"),
        ("I sold food stamps and phones", "sales"),
        ("Vendía seguros", "sales"),
        ("Vendía ropa", "retail"),
    ];
    assert_eq!(lost(&sold), []);
    for (text, _) in sold {
        assert!(!ids(text).contains(&"fast-food".to_owned()), "{text}");
    }
    for text in ["I sold drugs", "I sold drugs and food"] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_cakes_coffee_shoes_and_calls_are_work() {
    let all = lost(&[
        ("I made coffee for customers", "barista"),
        ("Hacía café para la gente", "barista"),
        ("I made cakes", "baking"),
        ("I made wedding cakes", "baking"),
        ("I made cookies", "baking"),
        ("Hacía tortas", "baking"),
        ("Hacía pasteles", "baking"),
        ("I baked cakes at home for sale", "baking"),
        ("Lavaba ropa ajena", "laundry"),
        ("I made shoes", "sewing"),
        ("Tomaba llamadas", "call-center"),
        ("I picked up the phone and took messages", "call-center"),
        ("Ayudaba a la maestra en el salón", "childcare"),
    ]);
    assert_eq!(all, []);
    for text in ["I made a cake for my daughter", "I baked cakes at home"] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_who_drove_buses_is_a_driver_of_buses() {
    let all = not_first(&[
        ("I drove buses.", "bus-driving"),
        ("I drove school buses.", "bus-driving"),
        ("I drove city buses.", "bus-driving"),
        ("Driving buses was my job.", "bus-driving"),
        ("Manejaba guaguas", "bus-driving"),
        ("Manejaba una guagua", "bus-driving"),
        ("Manejaba buses.", "bus-driving"),
        ("Fui chofer de guagua.", "bus-driving"),
        ("Era guagüero.", "bus-driving"),
        ("I cleaned buses", "detailing"),
    ]);
    assert_eq!(all, []);
    for text in [
        "I rode the bus to work",
        "Cogía la guagua",
        "I drove my kids to the bus",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_drivers_of_bus_lines_drive_buses() {
    let ranking = Ranking::new(None).unwrap();
    let work = |name: &str, notes: &str| {
        let cells = [("Name", name), ("Work", "Drivers"), ("Notes", notes)];
        let row: Row = cells
            .iter()
            .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
            .collect();
        let employers = Employers::new(&[row], &ranking.finder);
        let all = employers.all[0].work.iter();
        let concepts = ranking.finder.lexicon().concepts();
        let ids = all.map(|it| concepts[it.place].id.clone());
        ids.collect::<Vec<String>>()
    };
    let notes = "requires CDL class B, P endorsement";
    assert_eq!(
        work("Garden Bus Lines", notes),
        ["van-driving", "bus-driving"]
    );
    assert_eq!(
        work("Garden Bus Company", "requires CDL class B"),
        ["van-driving", "bus-driving"]
    );
    assert_eq!(
        work("Garden Lines", "requires CDL class B"),
        ["van-driving", "truck-driving"]
    );
}
