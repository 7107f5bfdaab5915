//! Houses that a wheelchair does not get into, because nothing but stairs leads there.

use crate::row_of::row_of;
use place_facts::requirements::of_row;
use place_facts::row::PlaceRow;

fn gets_in(field: &str, text: &str) -> Option<bool> {
    let row = row_of(&[("name", "x"), ("type", "Housing"), (field, text)]);
    let list = "housing";
    let read = of_row(&PlaceRow { list, row: &row });
    read.wheelchair.map(|it| it.value)
}

#[test]
fn where_only_stairs_lead_no_wheelchair_gets_in() {
    for field in ["notes", "address", "name"] {
        for text in [
            "Second floor walk-up",
            "2nd floor walk-up",
            "12 Main St, third floor, no elevator",
            "Third-floor walk-up",
            "3rd floor, walk up",
        ] {
            assert_eq!(gets_in(field, text), Some(false), "{field}: {text}");
        }
    }
    assert_eq!(gets_in("notes", "Walk-up building"), Some(false));
}

#[test]
fn a_floor_or_a_window_alone_says_nothing() {
    for text in [
        "Second floor",
        "Walk-up window",
        "Walk-up service on the second floor",
        "Walk-ups welcome",
        "Office on the 2nd floor, walk-up apartments have an elevator",
        "Walk up to the desk",
    ] {
        assert_ne!(gets_in("notes", text), Some(false), "{text}");
    }
    assert_eq!(gets_in("address", "12 Main St, 2nd floor"), None);
}

#[test]
fn stairs_that_one_has_to_take_and_broken_elevators_bar_the_way() {
    for text in [
        "Elevator does not work",
        "El ascensor no funciona",
        "Ground floor is accessible, but beds are upstairs and there is no elevator",
        "Wheelchair accessible bathroom, stairs at the entrance",
        "Beds are up two flights of stairs",
        "Basement, down the stairs; no lift",
        "You must be able to climb stairs",
        "Hay que subir escaleras",
        "Silla de ruedas: no hay acceso",
    ] {
        assert_eq!(gets_in("notes", text), Some(false), "{text}");
    }
}

#[test]
fn stairs_that_nobody_has_to_take_bar_no_way() {
    for text in [
        "No need to climb stairs",
        "No stairs to climb",
        "Up the stairs, or take the elevator",
        "Elevator works",
        "Two flights of stairs or elevator",
        "No hay que subir escaleras",
        "Wheelchairs are lent",
        "Ground floor is accessible, but offices are upstairs and there is no elevator",
    ] {
        assert_ne!(gets_in("notes", text), Some(false), "{text}");
    }
}

#[test]
fn flights_and_steep_ramps_bar_the_way() {
    for text in [
        "The pantry is down a flight of steps",
        "Walk up two flights; ring the bell",
        "Ramp too steep for wheelchairs",
    ] {
        assert_eq!(gets_in("notes", text), Some(false), "{text}");
    }
    for text in [
        "Take the elevator or walk up two flights",
        "Use the ramp if the elevator is not broken",
        "Flight attendants' church, ground floor",
    ] {
        assert_ne!(gets_in("notes", text), Some(false), "{text}");
    }
}

#[test]
fn an_entrance_without_steps_lets_a_wheelchair_in() {
    for text in ["Step-free entrance", "Con ascensor y rampa"] {
        assert_eq!(gets_in("notes", text), Some(true), "{text}");
    }
    assert_ne!(gets_in("notes", "No step-free entrance"), Some(true));
}

#[test]
fn an_elevator_that_is_broken_or_not_there_bars_the_way() {
    for text in [
        "Elevator out of order",
        "Elevator broken",
        "The elevator is out of service",
        "Lift under repair",
        "Elevator currently unavailable",
        "Elevator is down for repairs",
        "No elevator, second floor",
        "Ascensor descompuesto",
        "Ascensor fuera de servicio",
        "El elevador está dañado",
        "Elevador en reparación",
    ] {
        assert_eq!(gets_in("notes", text), Some(false), "{text}");
    }
    for text in [
        "Elevator available",
        "Elevator on site",
        "Elevator is working again",
        "Elevator no longer out of order",
        "Elevator was broken",
        "If the elevator is broken, ring the bell",
        "Ice machine out of order",
        "Phone out of service, use the elevator",
        "Ascensor disponible",
    ] {
        assert_ne!(gets_in("notes", text), Some(false), "{text}");
    }
    assert_ne!(
        gets_in("notes", "Wheelchair accessible. Elevator out of order"),
        Some(true)
    );
    assert_ne!(
        gets_in(
            "notes",
            "Acceso para silla de ruedas. Ascensor descompuesto"
        ),
        Some(true)
    );
    assert_eq!(
        gets_in("notes", "Wheelchair accessible. Elevator available"),
        Some(true)
    );
}
