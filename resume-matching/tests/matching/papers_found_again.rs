//! RES-7: a paper that was found again, has no fault or lies at home is held.

use crate::wrong_papers::wrong;

const DRIVING: &str = "driver-licence";

fn told<'a>(texts: &[&'a str]) -> Vec<(&'a str, &'static str)> {
    texts.iter().map(|text| (*text, DRIVING)).collect()
}

#[test]
fn res_7_a_paper_that_was_found_again_is_held() {
    let held = told(&[
        "I lost my driver's license and found it.",
        "I lost my driver's license but found it in my coat.",
        "I found my driver's license.",
        "I replaced my lost driver's license.",
        "Perdí la licencia de conducir y la encontré.",
        "Perdí la licencia de manejar pero la encontré.",
    ]);
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = told(&[
        "I lost my driver's license and found it hard to work.",
        "I lost my driver's license and never found it.",
        "I lost my driver's license and did not find it.",
        "I found my driver's license was suspended.",
        "Encontré una licencia de conducir en la calle.",
        "I found my brother's driver's license.",
    ]);
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_license_without_a_fault_and_one_at_home_are_held() {
    let held = told(&[
        "My driver's license has no points.",
        "I delivered packages. My license has no points.",
        "No points on my driver's license.",
        "No tengo puntos en la licencia de conducir.",
        "My driver's license has no restrictions.",
        "I left my driver's license at home today.",
        "I forgot my driver's license in the car.",
        "Dejé la licencia de conducir en la casa.",
        "My driver's license is with my papers.",
        "My driver's license came in the mail.",
        "Mi licencia de conducir está en regla.",
    ]);
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = told(&[
        "My driver's license has points.",
        "My driver's license has no value.",
        "My driver's license has no points left.",
        "I left my driver's license at the DMV.",
        "My driver's license is with the court.",
        "My driver's license went in the trash.",
        "My driver's license will come in the mail.",
        "My driver's license never came in the mail.",
        "Mi licencia de conducir no está en regla.",
    ]);
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
    let mine = [(
        "My brother lost his CDL, mine is a class A and it is good.",
        "cdl",
    )];
    assert_eq!(wrong(&mine, true), Vec::<&str>::new());
}
