//! RES-7: a paper is held that is called valid, is kept somewhere, gives no problem, or is one's own beside that of
//! another.

use crate::wrong_papers::wrong;

#[test]
fn res_7_a_word_that_calls_a_paper_valid_is_no_verb() {
    let held = [
        (
            "I delivered packages. Valid NJ driver license.",
            "driver-licence",
        ),
        ("Valid NJ driver's license, clean record.", "driver-licence"),
        ("Current NJ driver's license.", "driver-licence"),
        ("Good NJ license and clean record", "driver-licence"),
        ("I drove a tractor trailer. Valid NJ CDL class A", "cdl-a"),
        ("I cut hair. Active NJ barber license.", "barber-licence"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("Expired NJ driver license", "driver-licence"),
        ("Suspended NJ CDL", "cdl"),
        ("Want NJ CDL", "cdl"),
        ("Studying NJ CDL manual", "cdl"),
        ("No valid NJ driver license", "driver-licence"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_list_of_licenses_may_name_that_of_a_driver() {
    let held = [
        ("Licenses: Driver, Forklift", "driver-licence"),
        ("Licenses: Driver", "driver-licence"),
        (
            "Licenses and certifications: forklift, driver",
            "driver-licence",
        ),
        ("Licencias: conducir, montacargas", "driver-licence"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("Lost licenses: driver", "driver-licence"),
        ("No license: driver helper", "driver-licence"),
        ("Jobs: driver, cook", "driver-licence"),
        ("Licenses: none, driver helper for a year", "driver-licence"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_where_a_paper_is_kept_says_that_it_is_held() {
    let held = [
        (
            "My driver's license is at my mother's house.",
            "driver-licence",
        ),
        ("My CDL is in my wallet", "cdl"),
        ("My CDL is at home", "cdl"),
        ("Mi licencia está en mi cartera", "driver-licence"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("My driver's license is in the mail", "driver-licence"),
        ("My license is at the DMV", "driver-licence"),
        ("My CDL is with the court", "cdl"),
        (
            "My license was in my car when it got stolen",
            "driver-licence",
        ),
        ("Mi licencia está en la corte", "driver-licence"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_paper_that_gives_no_problem_is_held() {
    let held = [
        ("No problem with my driver's license.", "driver-licence"),
        ("No issues with my CDL", "cdl"),
        ("I never had a problem with my CDL", "cdl"),
        ("I don't have any trouble with my license", "driver-licence"),
        ("Sin problema con mi licencia", "driver-licence"),
        (
            "No tengo problemas con la licencia de conducir",
            "driver-licence",
        ),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("I have a problem with my license", "driver-licence"),
        ("No problem with getting my CDL", "cdl"),
        ("No problem with my back. No CDL.", "cdl"),
        ("No CDL, a problem with the court", "cdl"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_the_own_paper_is_told_beside_that_of_another() {
    let held = [
        (
            "My brother lost his license, mine is good",
            "driver-licence",
        ),
        (
            "My brother lost his license but mine is valid",
            "driver-licence",
        ),
        ("My cousin's CDL was suspended, mine is fine", "cdl"),
        (
            "Mi hermano perdió la licencia, la mía está vigente",
            "driver-licence",
        ),
        (
            "Mi hermano perdió su licencia, la mía está al día",
            "driver-licence",
        ),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        (
            "My brother lost his license, mine is suspended",
            "driver-licence",
        ),
        (
            "My brother has his license, mine is not good",
            "driver-licence",
        ),
        (
            "My brother lost his license and I lost mine",
            "driver-licence",
        ),
        ("My brother has a good license", "driver-licence"),
        (
            "Mi hermano tiene su licencia, la mía está vencida",
            "driver-licence",
        ),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}
