//! RES-7: crimes, accidents, refusals, wishes and the work of others are no work of the person, and the work beside
//! them is.

use crate::lost::lost;
use crate::sentences::ids;
use crate::told::told;
use resume_matching::score::Ranking;
use std::sync::LazyLock;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

/// The kinds of work that a text says were done, and not only wished for.
fn done(text: &str) -> Vec<String> {
    let found = RANKING.finder.find(text).into_iter();
    found.filter(|it| !it.wished).map(|it| it.id).collect()
}

#[test]
fn res_7_crimes_accidents_illness_and_refusals_are_no_work() {
    let all = told(&[
        "cooked meth in a house",
        "I cooked crack",
        "Cocinaba metanfetamina",
        "broke into a warehouse",
        "beat up a security guard",
        "drove the getaway car",
        "a guard at the jail told me to work hard",
        "Security threat group was on my file",
        "Played security for the Bloods",
        "I was a nurse's patient for months with cancer",
        "Hit by a forklift in 2009",
        "Me cayó un montacargas encima",
        "I got burned on a roof",
        "Tengo alergia a la pintura.",
        "I am allergic to paint",
        "cleaned up my life, clean ten years",
        "Got fired from a restaurant before I started.",
        "The restaurant turned me down.",
        "I need child care.",
    ]);
    assert_eq!(all, []);
    assert_eq!(ids("the guards had me sweep the hallways"), ["janitor"]);
}

#[test]
fn res_7_work_in_near_words_stays() {
    let all = lost(&[
        ("I cooked crab in a restaurant", "line-cook"),
        ("I worked as a guard at a jail", "security-guard"),
        ("I was a security guard for five years", "security-guard"),
        ("I was fired from a restaurant", "restaurant"),
        ("I cleaned ten years", "janitor"),
        (
            "I worked with gang members, violence interrupter",
            "outreach",
        ),
        ("I was a nurse for patients at a hospital", "nursing-aide"),
        ("I drove a forklift, hit my sales goals", "forklift"),
        ("The chef had me cook breakfast", "line-cook"),
        ("I provide child care", "childcare"),
        ("I took care of an old man", "caregiver"),
        ("My uncle taught me plumbing", "plumbing"),
        ("I am a barber, my barber shop is in Newark", "barber"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_the_work_of_others_is_not_ones_own() {
    for other in [
        "My old man was a plumber.",
        "My girl works as a cashier.",
        "The guy next door does roofing.",
        "Landlord is a plumber.",
        "Quit school to help my mom who was a seamstress.",
        "Hair? My barber does it.",
        "The house manager cooks for us.",
        "Mi compadre tiene una barbería.",
        "I was around welders all day",
        "I had a home health aide when I was sick",
        "I am an old man now.",
    ] {
        assert_eq!(
            ids(&format!("Cleaned offices 8 years. {other}")),
            ["janitor"],
            "{other}"
        );
    }
}

#[test]
fn res_7_hopes_and_likings_count_like_a_wish() {
    for text in [
        "Hoping somebody will teach me welding",
        "Welding looks good to me, I would love to try it",
        "Signed up for a welding class next month.",
        "Open to warehouse work.",
        "Ojalá me enseñen a soldar.",
        "Me gusta la jardinería.",
        "Hobbies: fishing, chess, cooking, gardening",
    ] {
        assert_eq!(done(text), Vec::<String>::new(), "{text}");
    }
    for (text, work) in [
        ("I worked open to close as a cashier", "cashier"),
        (
            "I like my job at the warehouse where I picked orders",
            "order-picking",
        ),
        ("My hobby is chess. I cooked for ten years", "line-cook"),
    ] {
        assert!(done(text).iter().any(|id| id == work), "{text}");
    }
}

#[test]
fn res_7_care_of_the_own_family_puts_no_other_work_aside() {
    for text in [
        "Limpié oficinas 8 años. Cuidaba a mi esposa enferma.",
        "Cleaned offices 8 years. I took care of my sick mother.",
    ] {
        let found = RANKING.finder.find(text);
        let weight = |id: &str| found.iter().find(|it| it.id == id).map(|it| it.weight);
        assert!(
            weight("janitor") >= weight("caregiver"),
            "{text}: {found:?}"
        );
        assert!(weight("caregiver").is_some(), "{text}");
        assert_eq!(weight("nursing-aide"), None, "{text}");
    }
}
