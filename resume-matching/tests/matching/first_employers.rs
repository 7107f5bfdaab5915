//! RES-7: work that a few everyday words name, and what names none.

use resume_matching::score::Ranking;
use std::sync::LazyLock;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn ids(text: &str) -> Vec<String> {
    let found = RANKING.finder.find(text).into_iter();
    found
        .filter(|found| !found.wished)
        .map(|found| found.id)
        .collect()
}

#[test]
fn res_7_a_sentence_of_a_trade_names_that_trade() {
    for (text, work, other) in [
        ("Corto el pelo", "barber", "prep-cook"),
        ("Corté pelo diez años", "barber", "prep-cook"),
        ("Le cortaba el cabello a mis vecinos", "barber", "prep-cook"),
        ("I cut people's hair", "barber", "prep-cook"),
        ("I packed orders.", "packing", "nursing-aide"),
        ("Filled orders at night", "order-picking", "nursing-aide"),
        ("Pintaba carros y sacaba golpes", "auto-body", "painting"),
        ("I pulled dents and painted cars", "auto-body", "painting"),
        ("Albañil, pegaba block", "masonry", "painting"),
        (
            "I drove an 18-wheeler up and down 95",
            "truck-driving",
            "van-driving",
        ),
        ("Drove an eighteen wheeler", "truck-driving", "van-driving"),
        (
            "Ran a big rig coast to coast",
            "truck-driving",
            "van-driving",
        ),
        (
            "I watched the kids and changed diapers",
            "childcare",
            "tutoring",
        ),
        ("Cuidaba niños en una casa", "childcare", "tutoring"),
        (
            "I broke down boxes and ran the baler",
            "recycling",
            "electrical",
        ),
        ("I stocked vending machines", "delivery-work", "appliance"),
        (
            "I cut up chickens and cows in a meat plant",
            "butcher",
            "farm",
        ),
        ("chicken plant cutting wings", "butcher", "landscaping"),
        ("Mataba pollos en una planta", "butcher", "farm"),
        ("Barría la calle", "janitor", "bartender"),
        ("Barría el taller", "janitor", "bartender"),
        ("Barrí calles", "janitor", "bartender"),
        ("I was a waiter in a hotel", "server", "hotel-work"),
        ("Fui mesera en un hotel", "server", "hotel-work"),
        ("I was a waiter in a hospital", "server", "hospital-work"),
        (
            "I ran the tier. Passed out trays and cleaned the showers",
            "janitor",
            "warehouse-work",
        ),
        (
            "Cuidaba a una señora mayor: la bañaba, le daba de comer",
            "caregiver",
            "childcare",
        ),
        (
            "Cuidaba niños y les daba de comer",
            "childcare",
            "caregiver",
        ),
        ("Ponía pisos y azulejos", "flooring", "carpentry"),
        ("Instalaba tabla roca", "drywall", "carpentry"),
        ("I made license plates", "sheet-metal", "delivery-work"),
        ("I stamped license plates", "sheet-metal", "delivery-work"),
        ("Hacía tacos en la calle", "line-cook", "janitor"),
        (
            "I worked on the line at Ford putting doors on",
            "assembly",
            "carpentry",
        ),
        ("I worked the bar and poured drinks", "bartender", "janitor"),
    ] {
        let ids = ids(text);
        assert!(ids.iter().any(|id| id == work), "{text}: {ids:?}");
        assert!(!ids.iter().any(|id| id == other), "{text}: {ids:?}");
    }
}

#[test]
fn res_7_what_names_no_work_finds_none() {
    for text in [
        "I played chess and read",
        "I play cards and read",
        "I have kids.",
        "I owe child support.",
        "Tengo tres niños",
        "Yes.",
        "yes maam",
        "My name is Maria Carpenter",
        "123 Cook Street",
        "Jose Baker",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_a_plan_is_no_experience_and_puts_none_aside() {
    for text in [
        "I was going to be an electrician",
        "I am going to be a welder",
        "I was going to school to be an electrician",
        "I was supposed to start as a welder",
        "Iba a ser electricista",
        "Hired to paint but never started",
        "They offered me a job as a roofer but I did not take it",
        "Me contrataron para pintar pero nunca empecé",
        "I have no experience driving but I want to be a truck driver",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
    for (text, work) in [
        (
            "I want to be a barber. I worked at McDonald's.",
            &["fast-food"][..],
        ),
        ("Quiero ser barbero. Trabajé en McDonald's.", &["fast-food"]),
        ("I quit cooking. I fix cars now.", &["auto-mechanic"]),
        ("Dejé de cocinar. Arreglo carros.", &["auto-mechanic"]),
        ("I was hired as a roofer and worked six years", &["roofing"]),
        ("I stopped working as a roofer in 2020", &["roofing"]),
    ] {
        assert_eq!(ids(text), work, "{text}");
    }
    let left = RANKING.finder.find("I quit cooking");
    assert!(left.iter().any(|it| it.id == "line-cook" && it.wished));
}

#[test]
fn res_7_private_life_names_no_work() {
    for text in [
        "Vivo con mi abuela",
        "I live with my grandmother",
        "My grandmother lives with me",
        "My grandmother raised me",
        "Estuve enfermo en el hospital",
        "I was in the hospital for two weeks",
        "I was born in a hospital",
        "I have two kids in day care",
        "I take my kids to school every morning",
        "My mother is in a nursing home",
        "I rent a room in a motel",
        "Rento un cuarto en un hotel",
        "I take the bus to work",
        "I need a job near a bus line",
        "Necesito trabajo cerca del autobús",
        "Necesito trabajo cerca del tren",
        "My kids go to day care",
        "Mis hijos van a la guardería",
        "Soy padre de tres niños",
        "Necesito un trabajo cerca de mi casa",
        "I lift weights at the gym",
        "I have a dog",
        "Tengo un perro",
        "I played guitar in church",
        "I go fishing in my free time",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_work_beside_private_life_is_work() {
    for (text, work) in [
        ("I lived with my uncle and painted houses", "painting"),
        ("I took care of my grandmother and bathed her", "caregiver"),
        ("Cuidaba a mi abuela", "caregiver"),
        ("I was in the hospital kitchen washing pots", "dishwasher"),
        ("I worked in a hospital", "hospital-work"),
        ("Ponía cercas de madera", "fencing"),
        ("I watched kids in my house", "childcare"),
        ("My family and I cleaned offices", "janitor"),
        ("Live-in home health aide", "caregiver"),
        ("I drive kids to school in a bus", "bus-driving"),
        ("I lived in Newark, I laid brick", "masonry"),
        ("Vivía en Newark y pintaba casas", "painting"),
        ("I walk dogs for my neighbors", "animal-care"),
    ] {
        let ids = ids(text);
        assert!(ids.iter().any(|id| id == work), "{text}: {ids:?}");
    }
}

#[test]
fn res_7_who_taught_adults_is_not_ready_for_child_care() {
    let place = |id: &str| RANKING.finder.lexicon().place(id).unwrap();
    let near = RANKING.neighbors.of(place("tutoring"));
    assert!(
        near.iter().all(|(to, _)| *to != place("childcare")),
        "{near:?}"
    );
    assert!(ids("I taught guys to read for their GED").contains(&"tutoring".to_owned()));
}
