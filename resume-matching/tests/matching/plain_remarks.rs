//! RES-7: what one eats, drinks, needs, has at home or is called is no work, and beside work brings no employer.

use crate::lost::lost;
use crate::sentences::ids;
use crate::told::told;

const REMARKS: [&str; 32] = [
    "My bus is the 25.",
    "The bus is late.",
    "Mi autobús es el 25.",
    "I drink coffee.",
    "I eat pizza.",
    "We ate pizza on Fridays.",
    "I eat lunch at noon.",
    "Como pan todos los días.",
    "Bebo café.",
    "Tomo café por la mañana.",
    "My house needs a new roof.",
    "My car needs tires.",
    "Mi casa necesita pintura.",
    "Mi carro necesita frenos.",
    "I have a phone.",
    "I have a cell phone.",
    "Tengo teléfono.",
    "Tengo un celular.",
    "I need new shoes.",
    "I need a phone.",
    "Necesito zapatos.",
    "Necesito un teléfono.",
    "I wash my own clothes.",
    "I do my own laundry.",
    "Lavo mi propia ropa.",
    "Cocino en casa por gusto.",
    "I cook at home because it is cheap.",
    "Mi oficial se llama señor Herrera.",
    "Mi hermano se llama Carpintero.",
    "Carlos Carpintero Pérez",
    "Luis Cocinero",
    "James Cook",
];

#[test]
fn res_7_a_plain_remark_names_no_work() {
    assert_eq!(told(&REMARKS), Vec::new());
}

#[test]
fn res_7_a_plain_remark_beside_work_changes_nothing() {
    for work in ["I was a roofer.", "Worked in the chow hall inside."] {
        let alone = ids(work);
        // A name stands in a line of its own.
        for remark in REMARKS.iter().filter(|it| it.ends_with('.')) {
            assert_eq!(ids(&format!("{work} {remark}")), alone, "{remark}");
        }
    }
}

#[test]
fn res_7_the_same_nouns_name_work_where_it_was_done() {
    let all = lost(&[
        ("Como cocinero trabajé en un restaurante", "line-cook"),
        ("Como pintor gané dinero", "painting"),
        ("I need a job in a kitchen", "kitchen-work"),
        ("I need a warehouse job", "warehouse-work"),
        ("I served coffee", "barista"),
        ("I made pizza", "pizza"),
        ("Tengo experiencia en pintura", "painting"),
        ("I drove a bus. My bus was the 25.", "bus-driving"),
        ("My bus was the 25, I drove a city bus.", "bus-driving"),
        ("I have phone sales experience", "sales"),
        ("I have computer repair experience", "computer-repair"),
        ("I eat lunch at noon and cook for 50 people", "line-cook"),
        ("Tomo café y pinto casas", "painting"),
        ("Cocinaba en casa por dinero", "line-cook"),
        (
            "Desayuno y almuerzo para 300 personas, cocinaba",
            "line-cook",
        ),
        ("Tomo pedidos por teléfono", "call-center"),
        (
            "Trabajé en una tienda que se llama Panadería Luna",
            "baking",
        ),
        ("I washed clothes in the laundry", "laundry"),
        ("I do my own electrical work", "electrical"),
        ("Carlos cooked in a restaurant", "line-cook"),
        // A line of a list stays what it is.
        ("Skills\npizza\ncash register", "pizza"),
    ]);
    assert_eq!(all, Vec::new());
}

#[test]
fn res_7_a_name_that_is_a_word_too_begins_a_resume() {
    let named = [
        ("Mark Welder. I was a line cook.", "line-cook", "welding"),
        ("Grace Barber. I was a line cook.", "line-cook", "barber"),
        ("Grace Barber, line cook", "line-cook", "barber"),
        ("Will Painter\nI was a line cook", "line-cook", "painting"),
        ("Hope Baker. I was a roofer.", "roofing", "baking"),
        ("Sam Baker. I was a roofer.", "roofing", "baking"),
        (
            "Domingo Panadero. Arreglaba frenos.",
            "auto-mechanic",
            "baking",
        ),
    ];
    let wrong = named.iter().filter(|(text, work, other)| {
        let found = ids(text);
        !found.iter().any(|it| it == work) || found.iter().any(|it| it == other)
    });
    assert_eq!(wrong.collect::<Vec<_>>(), Vec::<&(&str, &str, &str)>::new());
    for text in ["Mark Welder", "Will Painter", "Grace Barber"] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
    let work = lost(&[
        ("Mark, welder", "welding"),
        ("Will cook", "line-cook"),
        ("Will paint houses", "painting"),
        ("Grace Barber Shop, I cut hair", "barber"),
        ("Master Welder", "welding"),
        ("Head Cook", "line-cook"),
        ("I worked hard. Will Cook For You", "line-cook"),
        ("I was a roofer.\nLead Painter", "painting"),
    ]);
    assert_eq!(work, []);
}

#[test]
fn res_7_who_lay_in_a_hospital_did_not_work_there() {
    let patients = [
        "I was in a hospital room for two weeks",
        "I stayed in a hospital room with my mother",
        "I spent two weeks in a hospital room",
        "I spent three days in the hospital",
        "I woke up in a hospital",
        "Estuve en un cuarto de hospital dos semanas",
        "Estuve en una habitación de hospital",
        "Pasé dos semanas en un hospital",
    ];
    assert_eq!(told(&patients), Vec::new());
    let work = lost(&[
        ("I cleaned hospital rooms", "housekeeping"),
        ("I worked in a hospital room", "hospital-work"),
        ("I worked two weeks in a hospital", "hospital-work"),
        ("Trabajé dos semanas en un hospital", "hospital-work"),
        ("I spent ten years in a hospital", "hospital-work"),
        (
            "I spent two weeks in a hospital cleaning rooms",
            "housekeeping",
        ),
        ("I was in the hospital room cleaning floors", "janitor"),
        ("I was in the hospital kitchen", "kitchen-work"),
        ("Limpiaba cuartos de hospital", "housekeeping"),
    ]);
    assert_eq!(work, []);
}
