//! Welcomes and limits that the words say plainly: who is welcome is not left out, who is left out is not asked to call, and what looks
//! alike stays as it is. Each row is its notes, what is looked for, and the signs that it may have.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn sign(list: &'static str, kind: &str, need: Need, notes: &str, wish: Wish) -> char {
    let row = row_of(&[("name", "x"), ("type", kind), ("notes", notes)]);
    let catalog = Catalog::new([(list, &[row][..])], &[]).0;
    match fit(&catalog.places()[0], need, wish) {
        Fit::Yes => '+',
        Fit::Ask => '?',
        Fit::No(_) => '-',
    }
}

fn pantry(notes: &str, wish: Wish) -> char {
    sign("food", "Food pantry", Need::Food, notes, wish)
}

fn clinic(notes: &str, wish: Wish) -> char {
    sign("health", "Health clinic", Need::Health, notes, wish)
}

fn shelter(notes: &str, wish: Wish) -> char {
    sign("housing", "Emergency shelter", Need::Shelter, notes, wish)
}

fn check(of: fn(&str, Wish) -> char, wish: Wish, rows: &[(&str, &str)]) {
    for (notes, signs) in rows {
        let found = of(notes, wish);
        assert!(signs.contains(found), "{notes}: {found}, and not {signs}");
    }
}

#[test]
fn who_has_no_id() {
    check(
        pantry,
        Wish::NoId,
        &[
            ("We never turn anyone away for lack of ID", "+"),
            ("We turn no one away for not having ID", "+"),
            ("No rechazamos a nadie por no tener identificación", "+"),
            ("Se pide identificación. No es obligatorio", "+"),
            ("Se recomienda identificación, pero no es necesaria", "+"),
            ("Photo ID preferred. Not required", "+?"),
            ("No pedimos documentos", "+"),
            ("No pedimos papeles", "+"),
            ("We don't ask for papers", "+"),
            ("No se piden documentos", "+"),
            // As of a date, for some, or other papers.
            ("No ID needed until December 31", "?"),
            ("No ID required as of January 1", "?"),
            (
                "No se necesita identificación hasta el 31 de diciembre",
                "?",
            ),
            ("No pedimos documentos a niños", "?"),
            ("No pedimos documentos de ingresos", "?"),
            ("No documents needed, bring ID", "?"),
            ("No pedimos documentos, traiga identificación", "?"),
            ("We refuse anyone without ID", "-"),
            ("Se pide identificación", "-"),
        ],
    );
}

#[test]
fn who_cannot_pay() {
    check(
        pantry,
        Wish::Free,
        &[
            ("No one is refused for inability to pay", "+"),
            ("Nadie es rechazado por no poder pagar", "+"),
            ("No rechazamos a nadie por falta de dinero", "+"),
            ("We serve everyone regardless of ability to pay", "+"),
            ("Fee $10. No one is refused for inability to pay", "?"),
            ("Fee $10. Nadie es rechazado por no poder pagar", "?"),
            ("We cannot serve people who are unable to pay", "?-"),
            ("Fee $10. Those who cannot pay are turned away", "-"),
        ],
    );
    check(
        clinic,
        Wish::Free,
        &[
            ("Free services. Lab work is $15", "?"),
            ("All services are free. X-rays cost $20", "?"),
            ("Servicios gratuitos. Radiografías $20", "?"),
            ("Free services. Registration fee is $15", "-"),
            ("Free parking. Visits are $15", "-"),
            ("$25 copay at each visit", "-"),
            ("$10 copay per visit", "-"),
            ("Copago de $20 por visita", "-"),
            ("Copays may apply", "?"),
            ("Free clinic for people without insurance", "+"),
            ("Free care for the uninsured", "+"),
            ("Clínica gratuita", "+"),
            ("Clínica gratuita para personas sin seguro", "+"),
            ("Sin costo", "+"),
            ("Free clinic for members", "?"),
            ("Free clinic on Tuesdays", "?"),
        ],
    );
    // A clinic beside the beds says nothing of what these cost.
    check(
        shelter,
        Wish::Free,
        &[("Free clinic for the uninsured", "?")],
    );
}

#[test]
fn who_comes_in_a_wheelchair() {
    check(
        pantry,
        Wish::Wheelchair,
        &[
            ("Wheelchair ramp at side entrance on Elm Street", "+"),
            ("Wheelchair accessible entrance on Main Street", "+"),
            (
                "Rampa para sillas de ruedas en la entrada de la calle Elm",
                "+",
            ),
            ("Wheelchair accessible site on Main Street", "?"),
            ("Wheelchair ramp at the Main Street site", "?"),
            ("Ramp in back; the office upstairs has no elevator", "?"),
            ("Rampa atrás; la oficina de arriba no tiene ascensor", "?"),
            ("Ramp in front. No elevator to the office upstairs", "?"),
            ("No ramp; the office upstairs has no elevator", "-"),
            ("Ramp in back. Beds are upstairs, no elevator", "-"),
        ],
    );
}

#[test]
fn who_just_comes() {
    check(
        pantry,
        Wish::WalkIn,
        &[
            ("Just show up", "+"),
            ("Just drop in", "+"),
            ("Just show up, no appointment needed", "+"),
            ("Don't just show up", "-"),
            ("Women should not just drop in", "-"),
            ("Just drop in after calling", "?"),
            ("Just show up with your referral", "?"),
            ("Just show up on Tuesdays", "?"),
            ("Se atiende únicamente con cita", "-"),
            ("Atendemos solamente con cita", "-"),
            ("Solo por cita", "-"),
            ("Exclusivamente con cita previa", "-"),
            ("Se atiende con o sin cita", "+"),
        ],
    );
}

#[test]
fn who_speaks_spanish() {
    check(
        pantry,
        Wish::Spanish,
        &[
            ("Nobody here speaks Spanish", "-"),
            ("No one on staff speaks Spanish", "-"),
            ("Nadie aquí habla español", "-"),
            ("Nobody speaks English, only Spanish", "+?"),
            ("Nobody who speaks Spanish is turned away", "+?"),
        ],
    );
}

#[test]
fn of_which_sex_they_are() {
    for (notes, men, women) in [
        ("Solo mujeres con o sin hijos", '-', '+'),
        ("Only women with or without kids", '-', '+'),
        ("Sólo hombres con o sin hijos", '+', '-'),
        ("30 men's beds. Women should call 973-555-0100", '+', '-'),
        ("For single men 18 and older", '+', '-'),
        ("Single women 21 and over", '-', '+'),
        ("Women 18 years and older", '-', '+'),
        // Of those who are old it takes some.
        ("Men 60 and older", '?', '-'),
        ("30 men's beds. Women are asked to call ahead", '?', '?'),
    ] {
        let found = [Wish::Men, Wish::Women].map(|wish| shelter(notes, wish));
        assert_eq!(found, [men, women], "{notes}");
    }
    assert_eq!(shelter("Families with children.", Wish::Families), '+');
}
