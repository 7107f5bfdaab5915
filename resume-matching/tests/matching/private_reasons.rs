//! RES-7: a reason is the words of the work, without those of a prison or of the own family.

use resume_matching::concepts::Found;
use resume_matching::score::Ranking;
use std::sync::LazyLock;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn found(text: &str) -> Vec<Found> {
    RANKING.finder.find(text)
}

/// Words that no reason and nothing around it has.
const PRIVATE: [&str; 25] = [
    "state",
    "bayside",
    "release",
    "prison",
    "jail",
    "locked",
    "inside",
    "cell",
    "chow",
    "inmate",
    "mother",
    "grandmother",
    "sick",
    "cárcel",
    "prisión",
    "adentro",
    "celda",
    "preso",
    "mamá",
    "abuela",
    "enferma",
    "parole",
    "incarcerated",
    "libertad",
    "condicional",
];

#[test]
fn res_7_no_reason_tells_of_a_prison_or_of_the_family() {
    for text in [
        "I worked chow hall when I was locked up, cooking",
        "I worked chow hall",
        "prison kitchen",
        "Worked in the prison kitchen",
        "jail kitchen",
        "I worked in the jail kitchen for 3 years",
        "I ran the washers and dryers in the prison laundry",
        "I cooked and served food in jail for 200 inmates",
        "I cleaned cells in the county jail",
        "I cut hair inside",
        "Barber inside for five years",
        "I cut hair in my cell for the guys",
        "I painted walls while incarcerated",
        "I was a cook in a state prison for 4 years",
        "I learned to weld at Bayside State Prison",
        "Line cook, Bayside State Prison kitchen, served 2000 meals a day",
        "I was a kitchen worker at the Bayside State Correctional Facility",
        "I COOKED IN THE PRISON KITCHEN",
        "Inmate porter",
        "I sold commissary inside the prison",
        "My probation officer got me work release at a car wash",
        "Trabajé en la cocina de la cárcel",
        "Cocinaba en la cárcel",
        "Lavaba ropa adentro en la prisión",
        "Cortaba el pelo estando preso",
        "Trabajé en la cocina adentro",
        "I took care of my mother",
        "I took care of my sick grandmother and bathed her",
        "I cooked for my sick mother and for a restaurant",
        "Cuidaba a mi mamá",
        "Cuidé a mi abuela enferma",
        "My parole officer got me work loading trucks",
        "Mi agente de libertad condicional me consiguió trabajo cargando camiones",
    ] {
        let all = found(text);
        assert!(!all.is_empty(), "{text}");
        for one in all {
            let quote = one.quote.unwrap();
            let shown = format!(
                "{} {} {} {}",
                one.phrase, quote.before, quote.words, quote.after
            );
            let shown = shown.to_lowercase();
            for private in PRIVATE {
                assert!(!shown.contains(private), "{text}: {shown}");
            }
            assert!(!one.phrase.trim().is_empty(), "{text}");
        }
    }
}

#[test]
fn res_7_a_reason_keeps_the_words_of_the_work() {
    for (text, work, reason) in [
        (
            "I worked chow hall when I was locked up, cooking",
            "line-cook",
            "cooking",
        ),
        ("I worked chow hall", "kitchen-work", "kitchen work"),
        ("prison kitchen", "kitchen-work", "kitchen"),
        (
            "washers and dryers in the prison laundry",
            "laundry",
            "washers and dryers",
        ),
        (
            "cooked for my sick mother and for a restaurant",
            "line-cook",
            "restaurant",
        ),
        ("I took care of my mother", "caregiver", "care"),
        // What only sounds alike stays whole.
        (
            "I worked inside a warehouse loading trucks",
            "loading",
            "loading trucks",
        ),
        ("Cell phone repair", "computer-repair", "Cell phone repair"),
        (
            "I was a correctional officer",
            "security-guard",
            "correctional officer",
        ),
        (
            "I took care of an old man",
            "caregiver",
            "care of an old man",
        ),
        (
            "I painted houses inside and outside",
            "painting",
            "painted houses",
        ),
    ] {
        let all = found(text);
        let one = all.iter().find(|it| it.id == work);
        assert_eq!(
            one.map(|it| it.phrase.as_str()),
            Some(reason),
            "{text}: {all:?}"
        );
    }
}

#[test]
fn res_7_what_a_list_says_of_an_employer_is_quoted_whole() {
    let all = RANKING.finder.find_in_row("Kitchen of the county jail");
    let words = all.iter().find_map(|it| it.quote.clone()).unwrap();
    assert!(words.after.contains("jail"), "{words:?}");
}
