//! A short sentence behind a promise that was not understood makes a question of it, and one that widens a demand takes it back.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn shelter(notes: &str, wish: Wish) -> char {
    let row = row_of(&[
        ("name", "x"),
        ("type", "Emergency shelter"),
        ("notes", notes),
    ]);
    let catalog = Catalog::new([("housing", &[row][..])], &[]).0;
    match fit(&catalog.places()[0], Need::Shelter, wish) {
        Fit::Yes => '+',
        Fit::Ask => '?',
        Fit::No(_) => '-',
    }
}

const PROMISES: [(&str, Wish); 9] = [
    ("Walk-ins welcome", Wish::WalkIn),
    ("No appointment needed", Wish::WalkIn),
    ("Free", Wish::Free),
    ("Wheelchair accessible", Wish::Wheelchair),
    ("No ID needed", Wish::NoId),
    ("Ex-offenders welcome", Wish::WithRecord),
    ("Families welcome", Wish::Families),
    ("Se habla español", Wish::Spanish),
    ("Men and women", Wish::Women),
];

#[test]
fn what_may_take_a_promise_back_makes_a_question_of_it() {
    for (promise, wish) in PROMISES {
        assert_eq!(shelter(promise, wish), '+', "{promise}");
        for behind in [
            "Suspended",
            "Not anymore",
            "Under repair",
            "Ended in May",
            "On hold",
            "Not this year",
            "Ya no",
            "Paused for now",
            "Pending board approval",
            "Hasta nuevo aviso",
            "Broken since Easter",
            "Until the flood",
            "Programa cancelado",
            "Stopped last fall",
        ] {
            let notes = format!("{promise}. {behind}");
            assert_eq!(shelter(&notes, wish), '?', "{notes}");
        }
    }
}

#[test]
fn what_is_about_something_else_leaves_the_promise() {
    for (promise, wish) in PROMISES {
        for behind in [
            "Hot meals",
            "Ring the bell",
            "Ask for Maria",
            "Behind the library",
            "No exceptions",
            "Computer classes",
            "We serve with a smile",
        ] {
            let notes = format!("{promise}. {behind}");
            assert_eq!(shelter(&notes, wish), '+', "{notes}");
        }
    }
    assert_eq!(shelter("Free? Yes", Wish::Free), '+');
    assert_eq!(shelter("Suspended. Hot meals. Free", Wish::Free), '+');
    assert_eq!(shelter("Women. On hold", Wish::Men), '-');
}

#[test]
fn a_sentence_that_adds_a_way_in_widens_the_one_before() {
    for notes in [
        "By appointment. Walk-ins also accepted",
        "Appointments preferred. Walk-ins are taken too",
        "By appointment. Drop-ins welcome as well",
        "By appointment. You can also come without an appointment",
        "Walk-ins welcome. Appointments also possible",
    ] {
        assert_eq!(shelter(notes, Wish::WalkIn), '+', "{notes}");
    }
    for notes in [
        "By appointment only. Walk-ins also accepted",
        "By appointment. Walk-ins also on Fridays",
        "By appointment. Walk-ins also need a referral",
        "By appointment. Walk-ins also turned away",
        "Walk-ins also need an appointment",
    ] {
        assert_ne!(shelter(notes, Wish::WalkIn), '+', "{notes}");
    }
}

#[test]
fn what_others_give_out_is_no_place_to_walk_in() {
    for notes in [
        "Walk-ins accepted. Beds are assigned by the county",
        "Walk-ins welcome. Cupos asignados por el condado",
        "No appointment needed. Every bed is filled through 211",
    ] {
        assert_eq!(shelter(notes, Wish::WalkIn), '?', "{notes}");
    }
    for notes in [
        "Walk-ins welcome. Run by five churches",
        "Walk-ins welcome. No pets",
    ] {
        assert_eq!(shelter(notes, Wish::WalkIn), '+', "{notes}");
    }
}

#[test]
fn what_is_asked_for_and_not_required_keeps_nobody_away() {
    for notes in [
        "ID requested. Not required",
        "We ask for ID. It is optional",
        "Bring ID. It is not mandatory",
    ] {
        assert_eq!(shelter(notes, Wish::NoId), '+', "{notes}");
    }
    assert_ne!(shelter("ID only. Not required on Mondays", Wish::NoId), '+');
}

#[test]
fn who_has_no_id_and_may_come_anyway_needs_none() {
    for notes in [
        "Traiga identificación. Si no tiene, venga igual",
        "Bring ID. If you have none, come anyway",
        "Bring ID. Come anyway if you don't have one",
        "Bring photo ID. If you don't have it, we can still help you",
        "ID preferred. Not required",
        "ID helpful. Not needed",
    ] {
        assert_eq!(shelter(notes, Wish::NoId), '+', "{notes}");
    }
    for notes in [
        "Bring ID. If you have none, call 211",
        "Bring ID. If you have none, come anyway on Fridays",
        "ID required. Not required for children",
        "ID required. Bring ID. If you have none, come back later",
    ] {
        assert_ne!(shelter(notes, Wish::NoId), '+', "{notes}");
    }
}

#[test]
fn who_only_visits_or_is_left_out_is_not_taken() {
    assert_eq!(shelter("Hombres solamente. Sin niños", Wish::Men), '+');
    assert_eq!(shelter("Hombres solamente. Sin niños", Wish::Families), '-');
    for notes in [
        "Women. Men may visit",
        "Women only. Male visitors allowed",
        "Women. Men can visit",
    ] {
        assert_eq!(shelter(notes, Wish::Women), '+', "{notes}");
        assert_eq!(shelter(notes, Wish::Men), '-', "{notes}");
    }
    for notes in [
        "Families welcome. Men",
        "Men. Families welcome",
        "Families welcome. Men only",
    ] {
        assert_ne!(shelter(notes, Wish::Families), '+', "{notes}");
    }
}

#[test]
fn what_limits_a_promise_to_some_or_tells_its_end_makes_a_question_of_it() {
    for (notes, wish) in [
        ("Free. Only with Medicaid", Wish::Free),
        ("Free. Only the first visit", Wish::Free),
        ("Gratis. Solo con seguro Medicaid", Wish::Free),
        ("Free. Only for members", Wish::Free),
        ("Walk-ins welcome. Only established patients", Wish::WalkIn),
        ("Walk-ins welcome. Members only", Wish::WalkIn),
        ("Sin cita. Solo con remisión del condado", Wish::WalkIn),
        ("Wheelchair accessible. Only the chapel", Wish::Wheelchair),
        ("Se habla español. Solo los lunes", Wish::Spanish),
        ("Spanish spoken. Mondays only", Wish::Spanish),
        ("Families welcome. Currently adults only", Wish::Families),
        ("Families. Presently single men only", Wish::Families),
        ("Families. For now single women only", Wish::Families),
        ("Familias bienvenidas. Ahora solo adultos", Wish::Families),
        (
            "Families welcome. Only couples without children",
            Wish::Families,
        ),
        (
            "People with a record welcome. Suspended last month by the city",
            Wish::WithRecord,
        ),
        ("Free. Suspended this year by the funder", Wish::Free),
        (
            "Walk-ins welcome. On hold by order of the fire marshal",
            Wish::WalkIn,
        ),
        (
            "Criminal record OK. Not any more since the fire",
            Wish::WithRecord,
        ),
        ("Free. It was, until the grant ended", Wish::Free),
    ] {
        assert_ne!(shelter(notes, wish), '+', "{notes}");
    }
    for (notes, wish) in [
        ("Free. Lunch only", Wish::Free),
        ("Free. Men only", Wish::Free),
        ("Free. Newark residents only", Wish::Free),
        ("Walk-ins welcome. Women only", Wish::WalkIn),
        ("Walk-ins welcome. Adults 18+ only", Wish::WalkIn),
        (
            "Se pide identificación. Si no tiene, igual le ayudamos",
            Wish::NoId,
        ),
        (
            "ID required. Those without one are served as well",
            Wish::NoId,
        ),
    ] {
        assert_eq!(shelter(notes, wish), '+', "{notes}");
    }
}
