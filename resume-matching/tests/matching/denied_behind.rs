//! RES-7: work that is named first and denied behind is not work that was done.

use crate::sentences::ids;

#[test]
fn res_7_a_topic_before_its_denial_is_denied() {
    let all = [
        "drove a truck? not me, never",
        "Truck driving is something I never did",
        "Welding? Not really.",
        "Welding? Never did it.",
        "Drywall. No, I never did it.",
        "Plomería? No.",
        "De carpintería no sé nada",
        "Carpintería nunca hice",
        "La plomería no es lo mío",
        "Cero experiencia en construcción",
        "Todo menos pintura",
        "Any job but roofing",
    ];
    let told = all.iter().map(|text| (*text, ids(text)));
    let told: Vec<_> = told.filter(|(_, ids)| !ids.is_empty()).collect();
    assert_eq!(told, []);
}

#[test]
fn res_7_only_the_denied_topic_goes() {
    let offices = "Cleaned offices 8 years. ";
    for (text, expected) in [
        ("forklift? no. I packed boxes.", &["packing"][..]),
        (
            "roofing I never touched, painting I did 12 years",
            &["painting"],
        ),
        ("Painting yes. Roofing no.", &["painting"]),
        ("Techos no, pintura sí", &["painting"]),
        ("cocinar no sé, lavar platos sí", &["dishwasher"]),
        ("planchaba sheetrock no, pintaba", &["painting"]),
        ("Plumbing I know but roofing no", &["plumbing"]),
    ] {
        assert_eq!(ids(text), expected, "{text}");
    }
    for denied in [
        "Roofing? Nope.",
        "Forklift, I can't run.",
        "Everything but painting.",
        "Roofing isn't for me.",
        "Plumbing was never my thing.",
        "Zero experience in construction or painting.",
        "Sewing, I tried it and quit the first day.",
        "Soldar no sé.",
    ] {
        assert_eq!(ids(&format!("{offices}{denied}")), ["janitor"], "{denied}");
    }
}

#[test]
fn res_7_a_denial_of_something_else_leaves_the_work() {
    for (text, work) in [
        ("Welding? Yes, ten years.", "welding"),
        // What was learnt counts without a day of work.
        ("Welding class. No experience yet.", "welding"),
        ("Curso de soldadura. Sin experiencia todavía.", "welding"),
        ("Painting, not a problem", "painting"),
        ("Cooking is something I never stopped doing", "line-cook"),
        ("Forklift? No problem.", "forklift"),
        ("Forklift, no accidents", "forklift"),
        ("Forklift, I can run all day", "forklift"),
        ("Roofing, I never fell", "roofing"),
        ("Painting was always my thing", "painting"),
        ("Roofer for ten years, never missed a day", "roofing"),
        ("Worked in a warehouse, never drove", "warehouse-work"),
        ("Line cook, I never missed a day", "line-cook"),
        ("I drive forklift. Never hurt anybody.", "forklift"),
        ("Soy cocinero. No tomo.", "line-cook"),
        ("Manejo montacargas, no tengo accidentes", "forklift"),
        (
            "Everything but the kitchen sink, I did plumbing",
            "plumbing",
        ),
        ("All but one year I was a cook", "line-cook"),
    ] {
        assert!(ids(text).iter().any(|id| id == work), "{text}");
    }
}
