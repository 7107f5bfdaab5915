use super::*;

fn marks(text: &str) -> String {
    let words = Words::of(text);
    let marks = words
        .sentences
        .iter()
        .flat_map(|sentence| meant(&words, sentence));
    marks
        .map(|meant| match meant {
            Meant::Done => '+',
            Meant::Wished => '?',
            Meant::Denied => '-',
        })
        .collect()
}

#[test]
fn a_denial_reaches_to_the_end_of_its_clause() {
    assert_eq!(marks("I never drove a truck, but I cooked"), "++---+++");
    assert_eq!(marks("No tengo licencia, manejo montacargas"), "+--++");
    assert_eq!(marks("No CDL. Forklift"), "+-+");
    assert_eq!(marks("drove nobody"), "-+");
}

#[test]
fn a_wish_reaches_to_the_end_of_its_sentence_or_a_turn() {
    assert_eq!(marks("I want to learn welding but I cooked"), "+????+++");
    assert_eq!(marks("Seeking work as a welder. Cook"), "?????+");
}

#[test]
fn never_and_wishes_reach_what_they_are_about() {
    let done = |text: &str| !marks(text).ends_with(['-', '?']);
    for text in [
        "I have never in my life been asked to drive a truck",
        "Nunca en mi vida he tenido que manejar un camion",
        "I did everything in that shop except welding",
        "I would love to learn how to weld",
        "I am applying for the forklift job",
        "I wish I could drive a truck",
        "I want work as a welder",
        "Me interesa la soldadura",
        "Tengo ganas de aprender soldadura",
        "I am unable to lift boxes",
    ] {
        assert!(!done(text), "{text}: {}", marks(text));
    }
    for text in [
        "The customers want it clean and I mopped",
        "I never missed a day, I mopped",
        "I wanted to stay but I cooked",
        "No problem for me, I cooked",
    ] {
        assert!(done(text), "{text}: {}", marks(text));
    }
}

#[test]
fn the_work_of_others_is_not_ones_own() {
    let done = |text: &str| !marks(text).ends_with('-');
    for text in [
        "My cellmate was a welder",
        "My bunkie used to weld",
        "Mi compañero de celda era soldador",
        "My brother drives trucks",
        "Mi primo pinta casas",
        "I cook, my cousin hangs drywall",
    ] {
        assert!(!done(text), "{text}: {}", marks(text));
    }
    for text in [
        "My brother taught me to hang drywall",
        "Mi tío me enseñó soldadura",
        "My brother and I hung drywall",
        "My cousin hangs drywall, I cook",
        "I built houses with my uncle, laid brick",
    ] {
        assert!(done(text), "{text}: {}", marks(text));
    }
    assert_eq!(marks("My uncle had a shop and I cut meat"), "+-----+++");
    assert_eq!(marks("I pulled wire with my cousin"), "++++++");
}

#[test]
fn dislikes_refusals_and_crimes_are_no_work() {
    let done = |text: &str| !marks(text).ends_with(['-', '?']);
    for text in [
        "I hate cooking",
        "Odio la cocina",
        "I will do anything but warehouse",
        "Applied for a job as an electrician",
        "I interviewed for a cook job",
        "I was fired for stealing from the register",
        "Sold drugs on the corner",
        "I was dealing dope by a store",
        "Vendía drogas en la esquina",
    ] {
        assert!(!done(text), "{text}: {}", marks(text));
    }
    for text in [
        "Sold shoes in a store",
        "I hate to be late, I cook",
        "I applied for cook and got hired as a dishwasher",
        "I worked for a drug store, sold shoes",
    ] {
        assert!(done(text), "{text}: {}", marks(text));
    }
}

#[test]
fn what_can_be_done_no_more_is_denied_by_the_next_sentence() {
    assert_eq!(
        marks("I was a roofer; I can't do that work now")[..4],
        *"----"
    );
    assert_eq!(marks("Fui techador. Ya no puedo hacer eso")[..2], *"--");
    assert_eq!(marks("I was a roofer. I can do that work")[..4], *"++++");
}

#[test]
fn names_of_people_and_streets_are_no_work() {
    assert_eq!(marks("My name is Maria Carpenter, I cook"), "+++--++");
    assert_eq!(marks("Me llamo Juan Baker"), "++--");
    assert_eq!(marks("Jose Baker"), "--");
    assert_eq!(marks("123 Cook Street"), "+-+");
    assert_eq!(marks("45 North Mason Ave, Newark"), "+--++");
    for text in [
        "Pastry Baker",
        "Baker",
        "Grill cook on Main Street",
        "Head cook",
    ] {
        assert!(!marks(text).contains('-'), "{text}: {}", marks(text));
    }
}
