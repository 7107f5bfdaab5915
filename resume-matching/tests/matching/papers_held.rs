//! RES-7: whether a paper that a resume names is held today.

use resume_matching::score::Ranking;
use std::sync::LazyLock;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

/// The texts of a list that hold their paper, or do not.
fn holding<'a>(all: &[(&'a str, &str)], is_held: bool) -> Vec<&'a str> {
    let wrong = all
        .iter()
        .filter(|(text, paper)| holds(text, paper) == is_held);
    wrong.map(|(text, _)| *text).collect()
}

fn holds(text: &str, paper: &str) -> bool {
    let found = RANKING.finder.find(text);
    found.iter().any(|it| it.id == paper && !it.wished)
}

#[test]
fn a_lost_license_is_not_held() {
    let texts = [
        ("My driver's license is suspended", "driver-licence"),
        (
            "My driver's license is suspended until March",
            "driver-licence",
        ),
        ("My driver's license was taken away", "driver-licence"),
        ("The state took my driver license", "driver-licence"),
        ("My drivers license expired last year", "driver-licence"),
        ("Expired driver's license", "driver-licence"),
        ("Driver's license (suspended)", "driver-licence"),
        ("Driver license: suspended", "driver-licence"),
        (
            "I have a driver's license but it got suspended",
            "driver-licence",
        ),
        ("I have a driver's license. It is expired", "driver-licence"),
        (
            "I have a driver's license. My license is suspended",
            "driver-licence",
        ),
        ("My driver's license is no longer valid", "driver-licence"),
        ("Mi licencia de manejar está suspendida", "driver-licence"),
        ("Me quitaron la licencia de manejar", "driver-licence"),
        ("Se me venció la licencia de conducir", "driver-licence"),
        ("Perdí la licencia de manejar", "driver-licence"),
        (
            "Perdí mi licencia de conducir por los tickets",
            "driver-licence",
        ),
        (
            "Tenía licencia de conducir pero me la quitaron",
            "driver-licence",
        ),
        ("My CNA lapsed", "cna"),
        ("I let my CNA expire", "cna"),
        ("CNA, expired 2019", "cna"),
        ("I lost my CNA because of my charge", "cna"),
        ("My SORA card expired", "sora"),
        ("barber license expired", "barber-licence"),
        ("My CDL was revoked", "cdl"),
        ("CDL suspended", "driver-licence"),
        ("CDL class B suspended", "cdl-b"),
        ("I failed the test for my CDL", "cdl"),
        ("I lost my CDL and my hazmat endorsement", "hazmat"),
        ("LICENSES\nCDL A\nAbout me\nMy CDL A is suspended", "cdl-a"),
        (
            "LICENSES\nCDL A\nAbout me\nMy driver's license is suspended",
            "cdl-a",
        ),
    ];
    assert_eq!(holding(&texts, true), Vec::<&str>::new());
}

#[test]
fn a_paper_is_held_only_where_a_plain_sentence_says_so() {
    let mut wrong = Vec::new();
    for (work, name, paper) in [
        ("I drove tractor trailers for ten years", "CDL", "cdl"),
        (
            "I was a barber for ten years",
            "barber license",
            "barber-licence",
        ),
        ("I was a security guard", "SORA card", "sora"),
        ("I drove a van", "driver's license", "driver-licence"),
        ("I took care of old people", "CNA", "cna"),
    ] {
        for told in [
            "X: none",
            "X? No.",
            "X: no",
            "X (2005-2012).",
            "X until 2012.",
            "I gave up my X.",
            "My X is downgraded.",
            "My X was disqualified.",
            "My X is on hold.",
            "My X is frozen.",
            "Entregué mi X.",
            "Mi X está bloqueada.",
            "My X test is Friday.",
            "I will have my X in June.",
            "I'll get my X in June.",
            "X eligible.",
            "I can get a X.",
            "En junio saco la X.",
            "I bought a X book.",
            "I read the X manual",
            "Surrendered my X to the state.",
            "My X got pulled.",
            "My X was pulled by the state.",
            "Presté mi X.",
            "I never renewed my X.",
            "I qualify for a X.",
            "When I have my X I can start.",
        ] {
            let text = format!("{work}. {}", told.replace('X', name));
            let found = RANKING.finder.find(&text);
            let has_work = found.iter().any(|it| it.id != paper && !it.wished);
            if holds(&text, paper) || !has_work {
                wrong.push(text);
            }
        }
        for told in [
            "X",
            "I have a X",
            "I hold a X",
            "Tengo X",
            "X, clean record",
            "with a X",
            "I got my X in 2019",
            "My X is current",
            "My X is still good",
            "X since 2015",
            "Saqué la X",
            "Plus my X",
            "Licenses: X, OSHA 10",
            "I have had my X for six years",
        ] {
            let text = format!("{work}. {}", told.replace('X', name));
            if !holds(&text, paper) {
                wrong.push(text);
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn a_bare_license_or_certificate_is_that_of_the_work_beside_it() {
    let held = [
        ("I was a barber. I have my license.", "barber-licence"),
        ("I am a barber, licensed", "barber-licence"),
        ("Soy barbero con licencia", "barber-licence"),
        ("I am certified on forklift.", "forklift-card"),
        ("I drove a forklift. I am certified.", "forklift-card"),
        ("Manejé montacargas. Tengo el certificado.", "forklift-card"),
        ("I drove a van. My license is valid.", "driver-licence"),
        ("I drove a van. My license was restored.", "driver-licence"),
        ("I drove a truck. I have my license.", "driver-licence"),
    ];
    assert_eq!(holding(&held, false), Vec::<&str>::new());
    let not_held = [
        ("I was a CNA. My certificate ran out.", "cna"),
        ("I was a CNA. My certificate expired.", "cna"),
        ("I was a CNA. My certificate lapsed.", "cna"),
        (
            "I worked as a CNA before prison. I am not certified now.",
            "cna",
        ),
        (
            "Era asistente de enfermería. Ya no tengo certificado.",
            "cna",
        ),
        ("I was a barber. My license expired.", "barber-licence"),
        (
            "I was a barber. I want to get my license.",
            "barber-licence",
        ),
        ("I drove a forklift. I am not certified.", "forklift-card"),
        (
            "I drove a forklift. I need to get certified.",
            "forklift-card",
        ),
        ("I am studying to be a certified nursing assistant", "cna"),
        ("I drove a truck. I have my license.", "cdl"),
    ];
    assert_eq!(holding(&not_held, true), Vec::<&str>::new());
    assert!(holds("I have OSHA 10. My license is suspended.", "osha-10"));
}

#[test]
fn a_paper_to_come_or_of_the_past_is_not_held() {
    let texts = [
        ("I need to get my driver's license back", "driver-licence"),
        ("I had a driver's license before", "driver-licence"),
        ("Antes tenía licencia de manejar", "driver-licence"),
        ("I am studying to get my CNA", "cna"),
        ("I am in a CNA class", "cna"),
        ("I am taking the CNA exam in May", "cna"),
        ("CNA class, never took the exam", "cna"),
        ("Voy a renovar mi licencia de manejar", "driver-licence"),
        ("I start CNA school next month", "cna"),
        ("Taking a course for my CNA", "cna"),
        ("Estoy en el curso de CNA", "cna"),
        ("I used to be a CNA", "cna"),
        ("I am waiting for my SORA card", "sora"),
        ("SORA card, waiting for it in the mail", "sora"),
        ("barber license pending", "barber-licence"),
        ("Barber license (in progress)", "barber-licence"),
        ("Mi licencia de barbero está en trámite", "barber-licence"),
        ("working on my CDL", "cdl"),
        ("I am going for my CDL class B", "cdl-b"),
        ("CDL A student", "cdl-a"),
        ("CDL A permit", "cdl-a"),
        ("I have a CDL A permit", "cdl-a"),
        ("CDL class A permit holder", "cdl-a"),
        ("Tengo permiso de CDL A", "cdl-a"),
        ("I used to have a CDL A", "cdl-a"),
        ("I was a CNA before I went in", "cna"),
        ("I was a CNA until 2019", "cna"),
        ("Fui CNA antes de entrar", "cna"),
    ];
    assert_eq!(holding(&texts, true), Vec::<&str>::new());
}

#[test]
fn a_paper_that_is_held_stays_held() {
    let texts = [
        ("Valid driver's license, never suspended", "driver-licence"),
        (
            "My driver's license has never been suspended",
            "driver-licence",
        ),
        (
            "My license was suspended, but I got my driver's license back",
            "driver-licence",
        ),
        (
            "My driver's license was suspended in 2015 but it was reinstated",
            "driver-licence",
        ),
        ("I got my driver's license back", "driver-licence"),
        (
            "I have had my driver's license since 2010",
            "driver-licence",
        ),
        ("Driver's license, expires 2028", "driver-licence"),
        (
            "I lost my job but I have a driver's license",
            "driver-licence",
        ),
        ("Lost my job, CDL B", "cdl-b"),
        ("I have a CDL class A, my OSHA 10 expired", "cdl-a"),
        ("I have a CDL class A license", "cdl-a"),
        ("CDL A, hung suspended ceilings", "cdl-a"),
        ("I need work, I have a CDL B", "cdl-b"),
        ("I passed the CNA class and I am a CNA", "cna"),
        ("I drove a school bus with a CDL B", "cdl-b"),
        ("I need a job as a CNA", "cna"),
        ("CPR training, 2024", "cpr"),
        ("Recuperé mi licencia de manejar", "driver-licence"),
        ("Tengo CDL A", "cdl-a"),
        ("Tengo CDL clase A", "cdl-a"),
        ("Tengo la CDL clase A", "cdl-a"),
        ("Saqué la CDL clase A", "cdl-a"),
        ("Tengo licencia CDL B", "cdl-b"),
        (
            "Tengo certificado de auxiliar de salud en el hogar",
            "home-health-aide",
        ),
        ("Confined space permit, CDL A", "cdl-a"),
        ("Tengo CDL A hasta 2028", "cdl-a"),
        ("GED (diploma de secundaria), Ño (en inglés)", "ged"),
        ("Nurse aide in a hospital", "cna"),
        ("CNA at Sunrise nursing home", "cna"),
        ("SORA guard, 3 years", "sora"),
        ("Obtained OSHA 10 inside", "osha-10"),
        ("Licenses: OSHA 10 through Local 79", "osha-10"),
        ("I gave up drugs and got my CDL B", "cdl-b"),
        ("I worked nights as a CNA", "cna"),
        (
            "I cared for old people as a certified nursing assistant",
            "cna",
        ),
    ];
    assert_eq!(holding(&texts, false), Vec::<&str>::new());
    assert!(!holds(
        "I have a CDL class A and my OSHA 10 expired",
        "osha-10"
    ));
}

#[test]
fn work_that_was_done_with_a_lost_paper_still_counts() {
    assert!(holds(
        "I used to be a CNA in a nursing home",
        "nursing-aide"
    ));
    assert!(holds(
        "Truck driver for six years. My CDL is suspended",
        "truck-driving"
    ));
    assert!(holds(
        "Cortaba pelo diez años. Perdí mi licencia de barbero",
        "barber"
    ));
}
