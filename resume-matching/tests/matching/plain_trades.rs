//! RES-7: plain words for a trade name it.

use crate::lost::lost;

#[test]
fn res_7_plain_words_name_their_trade() {
    let work = [
        ("I worked on cars.", "auto-mechanic"),
        ("I have worked on cars all my life.", "auto-mechanic"),
        ("I work on engines.", "auto-mechanic"),
        ("Trabajo en carros.", "auto-mechanic"),
        ("Horneé por años.", "baking"),
        ("Yo horneaba.", "baking"),
        ("Oficial de seguridad.", "security-guard"),
        ("Oficial de seguridad en un hospital.", "security-guard"),
        ("I nailed pallets together.", "woodworking"),
        ("Hacía tarimas de madera.", "woodworking"),
        ("Construía tarimas.", "woodworking"),
        ("I took care of my sick wife for three years.", "caregiver"),
        ("I took care of my sick father for two years.", "caregiver"),
        ("I cared for my elderly mother.", "caregiver"),
        ("I sat with old people.", "caregiver"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_near_words_are_of_other_trades() {
    let not = [
        ("I worked on a fire engine.", "auto-mechanic"),
        ("I worked in a car wash.", "auto-mechanic"),
        ("I worked on my car.", "auto-mechanic"),
        ("Trabajaba en un carro de comida.", "auto-mechanic"),
        ("Horneaba pollo en un restaurante.", "baking"),
        ("Hacía tarimas de madera.", "construction-work"),
        ("Cargaba tarimas.", "woodworking"),
        ("Oficial de la corte.", "security-guard"),
        ("I take care of my sick wife.", "caregiver"),
    ];
    for (text, work) in not {
        let found = crate::sentences::ids(text);
        assert!(!found.iter().any(|it| it == work), "{text}: {found:?}");
    }
}
