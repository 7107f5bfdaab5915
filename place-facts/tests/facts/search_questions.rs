//! Questions as people type them into the search, over places made up for it.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::search::search;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{Need, Wish};

const MONDAY: DateTime = date(2026, 11, 23).at(10, 30, 0, 0);

fn place(name: &str, fields: &[(&str, &str)]) -> Row {
    let all = [("name", name), ("type", "Emergency shelter")];
    let all = all.iter().chain(fields);
    row_of(all)
}

fn catalog(list: &str, rows: &[Row]) -> Catalog {
    Catalog::new([(list, rows)], &[]).0
}

#[test]
fn what_is_needed_and_where_comes_before_other_words() {
    let rows = [
        place(
            "Far men",
            &[("city", "Newark"), ("zip", "07102"), ("notes", "Men")],
        ),
        place("Near all", &[("city", "Camden"), ("zip", "08102")]),
        place(
            "Near women",
            &[("city", "Camden"), ("zip", "08102"), ("notes", "Women")],
        ),
    ];
    let names = |text: &str| -> Vec<String> {
        let hits = search(&catalog("housing", &rows), text, MONDAY).hits;
        hits.into_iter().map(|hit| hit.name).collect()
    };
    for text in [
        "shelter for men in camden",
        "albergue para hombres en Camden",
        "men shelter near 8102",
    ] {
        assert_eq!(names(text)[0], "Near all", "{text}");
    }
    assert_eq!(names("bed for women camden")[0], "Near women");
    // Without a need the people are what is looked for.
    assert_eq!(names("hombres"), ["Far men"]);
}

#[test]
fn words_that_stand_in_no_list_are_named() {
    let rows = [place("Shelter", &[("notes", "Women")])];
    let unknown = |text: &str| search(&catalog("housing", &rows), text, MONDAY).unknown;
    assert_eq!(unknown("albergue Baltimore"), ["baltimore"]);
    assert_eq!(
        unknown("shelter in Peñasco or Xanadu"),
        ["penasco", "xanadu"]
    );
    // Neither what a word means nor what people say beside it is missing.
    for text in [
        "albergue para hombres",
        "please a bed for my cousin tonight",
        "shelter women",
    ] {
        assert!(unknown(text).is_empty(), "{text}: {:?}", unknown(text));
    }
}

#[test]
fn a_place_that_is_called_like_what_is_needed_does_not_come_before_the_town() {
    let town = [("city", "Camden"), ("zip", "08102")];
    let far = [("city", "Flemington"), ("zip", "08822")];
    let rows: Vec<Row> = (0..40)
        .map(|number| place(&format!("Shop {number}"), &town))
        .chain([place("The Clothes Closet", &far)])
        .collect();
    let hits = search(&catalog("clothing", &rows), "clothes camden", MONDAY).hits;
    assert!(hits[0].name.starts_with("Shop"), "{}", hits[0].name);
    let hits = search(&catalog("clothing", &rows), "clothes", MONDAY).hits;
    assert_eq!(hits[0].name, "The Clothes Closet");
}

#[test]
fn hunger_teeth_and_what_is_open_are_understood() {
    let rows = [
        place("Closed", &[("hours", "Tuesday 9-11 am")]),
        place("Perhaps", &[]),
        place("Open", &[("hours", "Monday-Friday 9 am-5 pm")]),
    ];
    let answer = |text: &str| search(&catalog("food", &rows), text, MONDAY);
    let names = |text: &str| -> Vec<String> {
        let hits = answer(text).hits;
        hits.into_iter().map(|hit| hit.name).collect()
    };
    for text in [
        "I am hungry",
        "tengo hambre",
        "hambriento",
        "tengo mucha hambre",
        "food open now",
    ] {
        assert_eq!(names(text), ["Open", "Perhaps", "Closed"], "{text}");
        assert_eq!(answer(text).needs, [Need::Food], "{text}");
    }
    for text in ["dientes", "dolor de muelas", "toothache"] {
        assert_eq!(answer(text).needs, [Need::Health], "{text}");
    }
    for text in ["open now", "abierto ahora", "what is open"] {
        assert_eq!(names(text), ["Open"], "{text}");
    }
}

#[test]
fn an_ordinary_word_stays_and_a_correction_can_be_taken_back() {
    let rows = [
        place(
            "Multi Service",
            &[("city", "Carmel"), ("notes", "Bread. Tuesday")],
        ),
        place("Salvation", &[("city", "Newark"), ("zip", "07102")]),
    ];
    let answer = |text: &str| search(&catalog("food", &rows), text, MONDAY);
    // "Carmel" is a town, "multi" a word of a place.
    for text in ["cárcel", "multas", "carta", "breve", "martes"] {
        let answer = answer(text);
        assert_eq!((answer.understood, answer.near), (None, None), "{text}");
    }
    let corrected = answer("salvtion nework");
    assert_eq!(corrected.understood.as_deref(), Some("salvation newark"));
    let typed = corrected.typed.unwrap();
    assert_eq!(typed, "\"salvtion\" \"nework\"");
    let again = answer(&typed);
    assert_eq!(
        (again.understood, again.typed, again.total),
        (None, None, 0)
    );
}

#[test]
fn what_is_missing_is_a_wish_or_what_is_looked_for() {
    let answer = |text: &str| search(&catalog("food", &[place("Any", &[])]), text, MONDAY);
    for (text, needs, wishes) in [
        ("food no ID", &[Need::Food][..], &[Wish::NoId][..]),
        ("comida sin papeles", &[Need::Food], &[Wish::NoId]),
        ("no tengo identificación", &[Need::Id], &[Wish::NoId]),
        ("I don't have any money, food", &[Need::Food], &[Wish::Free]),
        ("no tengo comida", &[Need::Food], &[]),
        ("pa gen manje", &[Need::Food], &[]),
        ("sem roupa", &[Need::Clothes], &[]),
        ("shelter no children", &[Need::Shelter], &[]),
        ("shelter, no drugs", &[Need::Shelter], &[]),
        ("food, I have no job", &[Need::Food], &[]),
        ("ride to the doctor", &[Need::Rides], &[]),
        ("zapatos para el trabajo", &[Need::Clothes], &[]),
        ("food in new jersey", &[Need::Food], &[]),
        ("chow", &[Need::Food], &[]),
        ("i want to get clean", &[Need::Health], &[]),
        ("clean and sober", &[Need::Health], &[]),
        ("hep c", &[Need::Health], &[]),
        ("sleeping in my car", &[Need::Shelter], &[]),
        ("place to crash tonight", &[Need::Shelter], &[]),
        ("farm work", &[Need::Work], &[]),
    ] {
        let answer = answer(text);
        assert_eq!(
            (&answer.needs[..], &answer.wishes[..]),
            (needs, wishes),
            "{text}"
        );
        assert_eq!(answer.near, None, "{text}");
    }
}

#[test]
fn a_record_and_children_are_wishes_beside_a_need() {
    let answer = |text: &str| search(&catalog("housing", &[place("Any", &[])]), text, MONDAY);
    let record = &[Wish::WithRecord][..];
    let families = &[Wish::Families][..];
    for (text, needs, wishes) in [
        ("jobs for felons", &[Need::Work][..], record),
        ("felon friendly", &[Need::Work], record),
        ("felon friendly job", &[Need::Work], record),
        ("trabajo con antecedentes", &[Need::Work], record),
        ("felon friendly shelter", &[Need::Shelter], record),
        ("shelter with a record", &[Need::Shelter], record),
        (
            "i have a criminal record shelter newark",
            &[Need::Shelter],
            record,
        ),
        ("albergue antecedentes penales", &[Need::Shelter], record),
        ("felons housing", &[Need::Housing], record),
        ("apartment no background check", &[Need::Housing], record),
        ("second chance apartments", &[Need::Housing], record),
        ("housing for ex offenders", &[Need::Housing], record),
        ("expunge my record", &[Need::Legal], &[]),
        ("criminal record", &[Need::Legal], &[]),
        ("lawyer for my felony", &[Need::Legal], &[]),
        ("my son and me need a bed", &[Need::Shelter], families),
        ("bed for me and my kids", &[Need::Shelter], families),
        ("me and my son need a bed", &[Need::Shelter], families),
        ("cama para mi hijo y yo", &[Need::Shelter], families),
        ("bed for a single dad", &[Need::Shelter], families),
        // Most places for families take no couples without children.
        ("my husband and I need a bed", &[Need::Shelter], &[]),
        ("mi esposo y yo necesitamos albergue", &[Need::Shelter], &[]),
        ("son gratis los refugios", &[Need::Shelter], &[Wish::Free]),
    ] {
        let answer = answer(text);
        assert_eq!(
            (&answer.needs[..], &answer.wishes[..]),
            (needs, wishes),
            "{text}"
        );
    }
}

#[test]
fn an_office_comes_after_what_gives_the_thing_itself_unless_it_is_asked_for() {
    let paterson = [
        ("city", "Paterson"),
        ("county", "Passaic"),
        ("zip", "07501"),
    ];
    let row = |name, fields: &[(&str, &str)]| place(name, &[&paterson[..], fields].concat());
    let rows = [
        row(
            "Passaic County Board of Social Services",
            &[
                ("type", "SNAP office"),
                ("hours", "Monday-Friday 8 am-4 pm"),
                ("notes", "Just come. No ID needed"),
            ],
        ),
        row(
            "Kitchen",
            &[("type", "Soup kitchen"), ("hours", "Sunday 1-2 pm")],
        ),
        row("Vouchers", &[("type", "Food vouchers")]),
    ];
    let first = |text: &str| {
        let hits = search(&catalog("food", &rows), text, MONDAY).hits;
        hits.into_iter().next().map(|hit| hit.name)
    };
    for text in [
        "no id food Paterson",
        "food tonight",
        "food near me",
        "food",
        "food Paterson",
        "hungry Passaic County",
        "comida en Paterson",
    ] {
        assert_eq!(first(text).as_deref(), Some("Kitchen"), "{text}");
    }
    for text in [
        "SNAP Paterson",
        "food stamps",
        "EBT card Paterson",
        "welfare Paterson",
        "social services Paterson",
        "county office",
        "cupones de comida en Paterson",
    ] {
        let office = Some("Passaic County Board of Social Services");
        assert_eq!(first(text).as_deref(), office, "{text}");
    }
}

#[test]
fn a_name_far_away_says_nothing_of_the_town() {
    let office = [
        ("type", "County emergency housing office"),
        ("city", "Rio Grande"),
        ("county", "Cape May"),
        ("zip", "08242"),
    ];
    let vineland = [
        ("address", "Mays Landing Road"),
        ("city", "Vineland"),
        ("county", "Cumberland"),
        ("zip", "08361"),
    ];
    let rows = [place("Office", &office), place("Cumberland", &vineland)];
    let hits = search(&catalog("housing", &rows), "shelter Cape May", MONDAY).hits;
    let names: Vec<&str> = hits.iter().map(|hit| hit.name.as_str()).collect();
    assert_eq!(names, ["Office", "Cumberland"]);
}

#[test]
fn who_comes_out_of_prison_wishes_for_places_that_take_them() {
    let answer = |text: &str| search(&catalog("food", &[place("Any", &[])]), text, MONDAY);
    for text in [
        "food on parole",
        "shelter out of prison",
        "food just got out of jail",
        "clothes got out of jail",
        "comida saliendo de prisión",
        "comida saliendo de la cárcel",
        "refugio acabo de salir de prisión",
    ] {
        assert_eq!(answer(text).wishes, [Wish::WithRecord], "{text}");
    }
    // "Getting out of debt" is no prison.
    for text in [
        "getting out of debt",
        "food out of work",
        "comida para salir",
    ] {
        assert_eq!(answer(text).wishes, [], "{text}");
    }
    assert_eq!(answer("saliendo").understood, None);
}

#[test]
fn tomorrow_is_known_however_it_is_written() {
    let answer = |text: &str| search(&catalog("food", &[place("Any", &[])]), text, MONDAY);
    for text in [
        "food tomorow paterson",
        "food tommorow",
        "food tommorrow",
        "meal tomorrrow",
    ] {
        let found = answer(text);
        assert!(found.at.starts_with("2026-11-24"), "{text}: {}", found.at);
        assert_eq!(found.unknown, [""; 0], "{text}");
    }
    assert!(answer("food today").at.starts_with("2026-11-23"));
}

#[test]
fn who_lost_a_wallet_needs_an_id_and_offices_for_it_come_before_advice() {
    let advice = place(
        "Advice line",
        &[
            ("type", "Free legal advice line"),
            ("notes", "Help with IDs"),
            ("hours", "Every day, 24 hours"),
            ("phone", "973-555-0100"),
        ],
    );
    let office = place("Office", &[("type", "Help to get an ID")]);
    let lists = [("legal", &[advice][..]), ("id-documents", &[office][..])];
    let catalog = Catalog::new(lists, &[]).0;
    for text in [
        "lost my wallet",
        "me robaron la cartera",
        "id",
        "help with ID",
    ] {
        let found = search(&catalog, text, MONDAY);
        assert_eq!(found.needs, [Need::Id], "{text}");
        assert_eq!(found.hits[0].name, "Office", "{text}");
    }
}
