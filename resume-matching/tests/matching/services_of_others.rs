//! RES-7: falls, benefits, accounts, parole, meetings and treatment name no work, and whoever works with
//! such people is found.

use crate::sentences::ids;

#[test]
fn res_7_what_happens_to_a_person_names_no_work() {
    for text in [
        "I fell off a roof once",
        "I fell in the bathtub",
        "I fell off a ladder and broke my arm",
        "I slipped on ice at the store",
        "Me caí de un techo",
        "Me caí en el baño",
        "I would like to know about food stamps",
        "I was on food stamps",
        "I lost my food stamps",
        "I get food stamps and welfare",
        "I have a bank account",
        "I opened a bank account",
        "Abrí una cuenta de banco",
        "Me corté el pelo ayer",
        "Me corté la barba",
        "Me pinté las uñas",
        "My parole officer calls me every Friday",
        "My probation officer wants me to work",
        "My case manager helps me",
        "My therapist says I should work",
        "My landlord painted the apartment",
        "Mi casero arregló la tubería",
        "Mi abogado me ayudó",
        "I can't stand on my feet in a kitchen anymore",
        "I can't cook anymore",
        "Estuve en el hospital dos meses",
        "I was in the hospital 2 weeks",
        "Tengo tres hijos y un perro",
        "I have three kids and two cats",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_own_treatment_is_never_a_reason() {
    for text in [
        "I go to NA meetings twice a week",
        "I attend AA meetings",
        "NA meetings help me",
        "AA, Tuesdays and Thursdays",
        "I go to NA twice a week",
        "Narcotics Anonymous, every Friday",
        "Voy a reuniones de AA",
        "I am nine years clean",
        "I have been sober for two years",
        "I am a recovering addict",
        "Soy adicto en recuperación",
        "I am in recovery",
        "I finished a drug treatment program",
        "I graduated from a drug program",
        "I completed anger management classes",
        "I was in rehab for six months",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
    for text in [
        "I worked as a cook and I attend AA meetings",
        "I attend AA meetings and I worked as a cook",
        "Line cook. NA meetings every night.",
    ] {
        let ids = ids(text);
        assert!(ids.contains(&"line-cook".to_owned()), "{text}: {ids:?}");
        assert!(!ids.contains(&"peer-support".to_owned()), "{text}: {ids:?}");
    }
}

#[test]
fn res_7_work_with_those_who_are_served_is_work() {
    let lost = [
        (
            "I ran NA meetings at the center as a peer counselor",
            "peer-support",
        ),
        ("I led recovery meetings", "peer-support"),
        ("I have an AA degree and did payroll", "bookkeeping"),
        ("I volunteer at NA meetings", "peer-support"),
        ("Recovery coach", "peer-support"),
        ("Peer recovery specialist", "peer-support"),
        ("Sober living house manager", "peer-support"),
        ("Counselor at a rehab", "counseling"),
        ("I taught anger management classes", "counseling"),
        ("Le cortaba el pelo a la gente", "barber"),
        ("I opened bank accounts for customers", "bookkeeping"),
        ("I felled trees", "tree-work"),
        ("I fell trees for the county", "tree-work"),
        ("I fell off a ladder while painting houses", "painting"),
        ("I have a clean driving record", "driver-licence"),
        ("My landlord taught me to paint houses", "painting"),
    ]
    .into_iter()
    .map(|(text, work)| (text, work, ids(text)))
    .filter(|(_, work, ids)| !ids.iter().any(|id| id == work));
    assert_eq!(lost.collect::<Vec<_>>(), []);
}

#[test]
fn res_7_what_others_tell_of_ones_own_work_is_ones_own() {
    for (text, work) in [
        (
            "My probation officer knows I laid brick for eight years",
            "masonry",
        ),
        ("My parole officer says I was a good roofer", "roofing"),
        ("My counselor knows I painted houses for years", "painting"),
        ("My therapist knows I was a cook for ten years", "line-cook"),
        ("My judge knows I welded for ten years", "welding"),
        ("Mi consejero sabe que pinté casas diez años", "painting"),
    ] {
        let found = ids(text);
        assert!(found.iter().any(|id| id == work), "{text}: {found:?}");
    }
    for text in [
        "My parole officer says I need a job in a warehouse",
        "My counselor says I should be a cook",
        "My judge knows I have a nurse",
        "Mi consejero dice que debo trabajar de cocinero",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_a_line_of_its_own_under_a_job_is_no_group() {
    for employer in ["ña-0, Newark", "ña", "na", "aa"] {
        let text = format!("Hospital worker\n{employer}");
        assert!(ids(&text).contains(&"hospital-work".to_owned()), "{text}");
    }
}
