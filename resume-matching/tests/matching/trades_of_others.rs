//! RES-7: somebody else who is called by a trade, what is broken at home, and names of people and streets are no work
//! of the writer.

use crate::lost::lost;
use crate::told::told;

#[test]
fn res_7_what_is_told_of_a_plumber_or_a_cook_is_no_work() {
    let all = told(&[
        "The plumber came yesterday.",
        "The movers broke my couch.",
        "The cook at the shelter is nice.",
        "The electrician fixed the lights",
        "The barber inside cut my hair.",
        "The guards were always watching us.",
        "The food inside was bad and the cook was lazy.",
        "A nurse took care of me when I was sick.",
        "I had surgery at the hospital and the nurses were great.",
        "El plomero vino ayer.",
        "Los pintores vinieron ayer",
        "El barbero de adentro me cortaba el pelo.",
        "Los guardias nos vigilaban.",
        "La comida de adentro era mala y el cocinero flojo.",
        "La cocinera del refugio es amable",
        "Estuve en el hospital y una enfermera me cuidó.",
        "I live with my uncle, who is a roofer.",
        "Vivo con mi tío, que es techador",
    ]);
    assert_eq!(all, []);
    // Who taught the writer, a title and the words of a job stay work, and so does what the writer did.
    let work = [
        ("The baker taught me to bake", "baking"),
        ("El mecánico me enseñó a arreglar carros", "auto-mechanic"),
        ("The welder I worked with taught me to weld", "welding"),
        ("I was the cook at the shelter", "line-cook"),
        ("The cook was sick so I cooked", "line-cook"),
        ("The best cook was me", "line-cook"),
        ("A cook at Denny's for 3 years", "line-cook"),
        ("The line cook job at Denny's", "line-cook"),
        ("The cook is responsible for preparing meals", "line-cook"),
        ("The foreman was nice and I welded", "welding"),
        ("The officer had me cook for the unit", "line-cook"),
        ("The guard made us mop the floors", "janitor"),
        ("The mechanic let me change tires", "tires"),
        ("El guardia me puso a limpiar pisos", "janitor"),
        ("I helped my uncle, who is a roofer, with roofs", "roofing"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_what_is_broken_or_eaten_at_home_is_no_work() {
    let all = told(&[
        "The pipes in my apartment leak.",
        "The toilet in my apartment is broken.",
        "El inodoro de mi casa está roto",
        "I ate fried chicken and french fries.",
        "Comí pollo frito y papas.",
        "Me gusta ver programas de cocina.",
        "I like to paint pictures.",
        "I was a bus rider, not a driver.",
    ]);
    assert_eq!(all, []);
    let work = [
        ("I fixed the pipes in my sink", "plumbing"),
        ("I fixed broken toilets", "plumbing"),
        ("I fried chicken and french fries", "line-cook"),
        ("Freía pollo y papas", "line-cook"),
        ("I drove a bus", "bus-driving"),
        ("I like to paint houses", "painting"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_names_of_people_and_streets_are_no_work() {
    let all = told(&[
        "Reference: Ms. Taylor Mason, 973 555 0101",
        "Mi consejera, la señora Cocinero, me conoce.",
        "Baker Street, Newark",
        "Barber Avenue, Newark, NJ",
    ]);
    assert_eq!(all, []);
    let work = [
        ("I was the lady cook, la señora cocinera", "line-cook"),
        ("Cook, Main Street Diner", "line-cook"),
        ("Jackson, MS. Line Cook", "line-cook"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_plain_words_of_a_trade_name_it() {
    let work = [
        (
            "I stocked the dairy case and faced the shelves.",
            "stocking",
        ),
        ("Arreglaba fugas e instalaba lavamanos.", "plumbing"),
        ("Been burning rod since I was eighteen.", "welding"),
        ("I drove for Uber Eats.", "delivery-work"),
        ("I printed t-shirts and posters.", "print-shop"),
        ("Imprimía camisetas", "print-shop"),
        ("I cut hair on the block for four years.", "barber"),
        ("I laid brick on the block", "masonry"),
    ];
    assert_eq!(lost(&work), []);
    let not = [
        ("I cut hair on the block for four years.", "masonry"),
        (
            "I stocked the dairy case and faced the shelves.",
            "warehouse-work",
        ),
        ("I drove for Uber Eats.", "truck-driving"),
    ];
    for (text, work) in not {
        let found = crate::sentences::ids(text);
        assert!(!found.iter().any(|it| it == work), "{text}: {found:?}");
    }
}
