//! RES-7: plain words for work are found, and what is told in passing is not.

use crate::sentences::ids;

use crate::one_employer::missing;

#[test]
fn res_7_plain_words_for_work_are_found() {
    let lost = [
        ("I bused tables", "busser"),
        ("I worked in a school", "childcare"),
        ("Trabajé en una escuela", "childcare"),
        ("I was a teacher", "childcare"),
        ("Yo era maestro", "childcare"),
        ("I worked at Walmart", "retail"),
        ("I worked at Home Depot", "retail"),
        ("Trabajé en Walmart", "retail"),
        ("Bank manager", "office-work"),
        ("Gerente de banco", "office-work"),
        ("Property manager", "building-maintenance"),
        ("línea de ensamblaje", "assembly"),
        ("Corté la grama", "landscaping"),
        ("Montacarguista", "forklift"),
        ("Afanadora", "janitor"),
        ("Trabajé en una bodega", "warehouse-work"),
        ("Trabajé en una bodega", "retail"),
        ("Camarera de hotel", "housekeeping"),
        ("Despachador de gasolina", "oil-change"),
        ("I waited tables", "server"),
        ("I waited on customers", "server"),
        ("I finished concrete", "concrete"),
        ("I completed a welding program", "welding"),
        ("I gave haircuts", "barber"),
    ]
    .into_iter()
    .map(|(text, work)| (text, work, ids(text)))
    .filter(|(_, work, ids)| !ids.iter().any(|id| id == work));
    assert_eq!(lost.collect::<Vec<_>>(), []);
    for text in ["Phlebotomist", "I drew blood", "Sacaba sangre"] {
        for kind in ["Hospital", "Nursing home"] {
            assert!(missing(&[("Kind", kind)], text).is_some(), "{kind}: {text}");
        }
    }
}

#[test]
fn res_7_what_is_told_in_passing_is_no_work() {
    let all = [
        "My food stamps were cut off",
        "I wait for my check",
        "I waited at the bus stop",
        "I waited in line at the store",
        "I got a haircut and a shave",
        "I finished a program",
        "I cashed my check at the bank",
        "I was a passenger in a car crash",
        "I need a ride to the clinic",
        "I shopped at Walmart",
        "My teacher helped me",
        "Esperaba el autobús",
        "Necesito transporte a la clínica",
    ]
    .into_iter()
    .map(|text| (text, ids(text)))
    .filter(|(_, ids)| !ids.is_empty());
    assert_eq!(all.collect::<Vec<_>>(), []);
}

#[test]
fn res_7_notes_that_name_case_managers_name_jobs() {
    for notes in [
        "Case managers, peer specialists",
        "Peer specialists and recovery coaches, case managers",
    ] {
        let cells = [("Kind", "Clinic"), ("Notes", notes)];
        assert!(missing(&cells, "Case manager").is_some(), "{notes}");
    }
}
