//! RES-7: the papers that people name in their own words, and the employers that ask for them.

#![allow(clippy::unwrap_used)]

mod one_employer;
mod sentences;
mod wrong_papers;

use one_employer::missing;
use wrong_papers::wrong;

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
