//! RES-7: the papers that people name in their own words, and the employers that ask for them.

use crate::one_employer::missing;
use crate::wrong_papers::wrong;

#[test]
fn res_7_a_forklift_card_is_the_paper_and_not_only_the_work() {
    let held = [
        ("I have my forklift operator card", "forklift-card"),
        ("I have my forklift card", "forklift-card"),
        ("OSHA forklift card, valid to 2028", "forklift-card"),
        ("Fork lift license", "forklift-card"),
        ("Forklift operator card", "forklift-card"),
        ("Tengo mi tarjeta de montacargas", "forklift-card"),
        ("tengo mi certificado de montacargas", "forklift-card"),
        ("Tarjeta de operador de montacargas", "forklift-card"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("I drove a forklift for ten years", "forklift-card"),
        ("I lost my forklift card", "forklift-card"),
        ("I need to get my forklift card", "forklift-card"),
        ("Manejé montacargas diez años", "forklift-card"),
        ("Perdí mi tarjeta de montacargas", "forklift-card"),
        // Lessons for a forklift are not those for a site.
        ("OSHA forklift card, valid to 2028", "osha-10"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_note_that_names_the_forklift_card_demands_it() {
    for note in [
        "Forklift operator card needed",
        "Forklift card required",
        "Se requiere tarjeta de montacargas",
    ] {
        let cells = [("Work", "Forklift operator"), ("Notes", note)];
        assert_eq!(missing(&cells, "I drove a forklift."), Some(1), "{note}");
        let with_card = "I drove a forklift. I have my forklift card.";
        assert_eq!(missing(&cells, with_card), Some(0), "{note}");
        let tapped = "Skills\nForklift\nLicenses\nForklift operator card";
        assert_eq!(missing(&cells, tapped), Some(0), "{note}");
    }
    let offered = [
        ("Work", "Forklift operator"),
        ("Notes", "We help you get your forklift card"),
    ];
    assert_eq!(missing(&offered, "I drove a forklift."), Some(0));
}

#[test]
fn res_7_a_class_is_a_commercial_license_where_one_has_it() {
    let held = [
        ("I hold a class A commercial license.", "cdl-a"),
        ("I have a class A commercial driver license.", "cdl-a"),
        ("I have a class B commercial driver's license.", "cdl-b"),
        (
            "I drove tractor trailers for six years. I have my class A.",
            "cdl-a",
        ),
        (
            "I drove trucks, I have my class B and a clean record",
            "cdl-b",
        ),
        ("Manejo tráilers. Tengo clase A.", "cdl-a"),
        ("Tengo mi clase B.", "cdl-b"),
        ("Tengo licencia comercial clase A", "cdl-a"),
        ("Licencia comercial de clase B", "cdl-b"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("Tengo clase a las cinco.", "cdl-a"),
        ("I taught my class a lot about welding.", "cdl-a"),
        ("I lost my class A.", "cdl-a"),
        ("I need my class A.", "cdl-a"),
        ("I am studying for my class A", "cdl-a"),
        ("I don't have my class A.", "cdl-a"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_paper_that_is_given_back_or_over_is_not_held() {
    let not_held = [
        ("I have a CDL but I gave it back.", "cdl"),
        ("I had a CDL. I gave it back.", "cdl"),
        ("Tengo CDL pero la devolví", "cdl"),
        (
            "The state has my driver license and will not give it back.",
            "driver-licence",
        ),
        ("Driver license, good until 2019.", "driver-licence"),
        ("My driver license was good until 2019.", "driver-licence"),
        ("Licencia de conducir vigente hasta 2018", "driver-licence"),
        // The text itself tells of a later year.
        (
            "Driver license, good until 2028. Warehouse work, 2029 to 2031.",
            "driver-licence",
        ),
        (
            "I cut hair. The barber school was too expensive for a license.",
            "barber-licence",
        ),
        (
            "Cortaba pelo. La escuela era muy cara para una licencia.",
            "barber-licence",
        ),
        ("My brother has a CDL.", "cdl"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
    let held = [
        ("Driver license, good until 2030.", "driver-licence"),
        (
            "Driver license, good until 2030. Call 973-555-2034.",
            "driver-licence",
        ),
        (
            "Driver license, good until 2030. 2090 Main Street.",
            "driver-licence",
        ),
        ("Licencia de conducir vigente hasta 2029", "driver-licence"),
        ("CDL class A, drove for a bakery until 2019", "cdl-a"),
        (
            "My license was suspended. I got my license back.",
            "driver-licence",
        ),
        ("My driver license was restored.", "driver-licence"),
        (
            "My driver license was suspended but now valid.",
            "driver-licence",
        ),
        ("I have a barber license", "barber-licence"),
        ("I cut hair and I have a license", "barber-licence"),
        ("I am a barber with a license.", "barber-licence"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
}

#[test]
fn res_7_what_is_told_of_the_paper_of_another_says_nothing_of_the_own() {
    let held = [
        (
            "I have a driver license. My brother lost his license.",
            "driver-licence",
        ),
        ("I have a CDL. My brother lost his CDL.", "cdl"),
        (
            "Tengo licencia de conducir. Mi hermano perdió la licencia.",
            "driver-licence",
        ),
        (
            "I have a driver license. The license of my brother is suspended.",
            "driver-licence",
        ),
        (
            "My brother taught me to drive and I have a driver license.",
            "driver-licence",
        ),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let lost = [
        (
            "I have a driver license. My brother got hurt and I lost my license.",
            "driver-licence",
        ),
        ("I have a CDL. I lost my license.", "cdl"),
    ];
    assert_eq!(wrong(&lost, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_class_that_never_ran_out_came_back_or_was_renewed_is_held() {
    let held = [
        ("My class A never expired", "cdl-a"),
        ("My class A never ran out", "cdl-a"),
        ("Mi clase A nunca se venció", "cdl-a"),
        ("Class A valid until 2028", "cdl-a"),
        ("Renewed my class A in May", "cdl-a"),
        ("Renové mi clase A en mayo", "cdl-a"),
        ("My class A was taken but they gave it back", "cdl-a"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("My class A was taken", "cdl-a"),
        ("My class A expired in May", "cdl-a"),
        ("My class a is in May", "cdl-a"),
        ("Class A offices in Newark", "cdl-a"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}
