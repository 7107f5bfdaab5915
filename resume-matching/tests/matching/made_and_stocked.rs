//! RES-7: a verb of making, stocking or caring names work with its thing, whatever the thing is.

use crate::places_shown::shown;
use crate::wrong_work::wrong;
use resume_matching::employers::Employers;
use sync_protocol::listings::Row;

#[test]
fn res_7_what_a_store_sells_is_stocked() {
    let all = wrong(&[
        ("I stocked milk", "stocking", "food-plant"),
        ("I stocked dairy", "stocking", "food-plant"),
        ("Stocked bread and eggs at night", "stocking", "baking"),
        ("I stocked frozen food", "stocking", "food-plant"),
        ("Rotated the milk by date", "stocking", "food-plant"),
        ("Put out produce every morning", "stocking", "line-cook"),
        ("Surtía los lácteos", "stocking", "food-plant"),
        ("estantes del súper", "stocking", "building-maintenance"),
        ("Restocked juice", "stocking", "food-plant"),
        ("I stocked beer and soda", "stocking", "bartender"),
        ("Reponía yogures y quesos", "stocking", "food-plant"),
        ("Reponía galletas", "stocking", "baking"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_what_is_made_says_who_made_it() {
    let all = wrong(&[
        ("I nailed pallets together", "woodworking", "carpentry"),
        ("I nailed crates together", "woodworking", "shipping"),
        ("Clavaba tarimas", "woodworking", "warehouse-work"),
        ("Hacía muebles", "woodworking", "moving"),
        ("I put together lamps on a line", "assembly", "electrical"),
        ("I put together radios in a plant", "assembly", "electrical"),
        ("Made paninis", "deli", "retail"),
        ("Hacía ensaladas", "line-cook", "retail"),
        ("made hoagies", "deli", "retail"),
        ("rolled sushi", "line-cook", "retail"),
        ("Preparaba sopa para todos", "line-cook", "retail"),
        ("cosi camisas", "sewing", "retail"),
        ("trapee pisos", "janitor", "flooring"),
        ("barri la calle", "janitor", "paving"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_baths_of_people_are_care_and_those_of_animals_are_not() {
    let all = wrong(&[
        ("I gave baths to old people", "caregiver", "animal-care"),
        ("I gave baths to dogs", "animal-care", "caregiver"),
        ("Took care of children", "childcare", "janitor"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_the_place_decides_among_two_trades() {
    let rows = |jobs: bool| -> Vec<Row> {
        let kinds = [
            ("Supermarket", "Cashiers, stockers"),
            ("Cleaning company", "Janitors"),
            ("School", "Teacher aides"),
            ("Restaurant", "Hires cooks and dishwashers"),
            ("Home care", "Home health aides"),
        ];
        let row = |(kind, work): &(&str, &str)| -> Row {
            let work = if jobs { *work } else { "" };
            let cells = [("Name", *kind), ("Type", *kind), ("Work", work)];
            let cells = cells.into_iter().chain([("Phone", "973-555-0100")]);
            let cells = cells.filter(|(_, text)| !text.is_empty());
            cells
                .map(|(column, text)| (column.to_owned(), text.to_owned()))
                .collect()
        };
        kinds.iter().map(row).collect()
    };
    for jobs in [true, false] {
        let employers = Employers::new(&rows(jobs), &crate::places_shown::RANKING.finder);
        let first = |text: &str| shown(text, &employers).into_iter().next();
        for (text, right) in [
            ("made sandwiches", "Restaurant"),
            ("Hacía sándwiches", "Restaurant"),
            ("I was a cook in the kitchen of a school", "Restaurant"),
            ("Cocinera en la cocina de una escuela", "Restaurant"),
            ("home health aide", "Home care"),
            ("I gave baths to old people", "Home care"),
        ] {
            assert_eq!(first(text).as_deref(), Some(right), "{jobs} {text}");
        }
    }
}
