//! A place of one sex is one in whatever words it says so, and words that only name a sex limit nobody.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

/// "+", "?" or "-" for men, women and families.
fn people(list: &str, kind: &str, notes: &str) -> String {
    let fields = [
        ("name", "x"),
        ("type", kind),
        ("county", "Essex"),
        ("notes", notes),
    ];
    let row = row_of(&fields);
    let catalog = Catalog::new([(list, &[row][..])], &[]).0;
    let need = if list == "food" {
        Need::Food
    } else {
        Need::Shelter
    };
    let signs = [Wish::Men, Wish::Women, Wish::Families].map(|wish| {
        match fit(&catalog.places()[0], need, wish) {
            Fit::Yes => '+',
            Fit::Ask => '?',
            Fit::No(_) => '-',
        }
    });
    signs.iter().collect()
}

fn shelter(notes: &str) -> String {
    people("housing", "Emergency shelter", notes)
}

fn pantry(notes: &str) -> String {
    people("food", "Food pantry", notes)
}

#[test]
fn who_takes_men_only_says_so_in_many_words() {
    for notes in [
        "Men only",
        "All-male program",
        "All male facility",
        "Men-only shelter",
        "Gentlemen only",
        "Strictly men",
        "Exclusively for men",
        "Exclusively male residents",
        "Male residents only",
        "Male residents",
        "We only serve men",
        "Only men are accepted",
        "This shelter is for men only",
        "Solo hombres",
        "Sólo para hombres adultos",
        "Únicamente para varones",
        "Un albergue solo para hombres",
        "Exclusivo para caballeros",
    ] {
        assert_eq!(shelter(notes), "+--", "{notes}");
        assert_eq!(shelter(&format!("{notes}. Call first")), "+--", "{notes}");
    }
}

#[test]
fn who_takes_women_only_says_so_in_many_words() {
    for notes in [
        "Women only",
        "All female house",
        "All-women shelter",
        "Women-only shelter",
        "Ladies only",
        "Females only",
        "Female clients only",
        "Exclusively for women",
        "Serves women exclusively",
        "We only serve women",
        "This pantry is for women only",
        "Sólo para mujeres",
        "Sirve solo a mujeres",
        "Atendemos solamente a mujeres",
    ] {
        assert_eq!(shelter(notes), "-+?", "{notes}");
        assert_eq!(pantry(notes), "-+?", "{notes}");
    }
    for (kind, notes) in [
        ("Food pantry", "Women's food pantry"),
        ("Food pantry", "Food pantry for ladies"),
        ("Women's food pantry", ""),
        ("Food pantry, women only", ""),
    ] {
        let people = people("food", kind, notes);
        assert!(
            people.starts_with('-') && &people[1..2] != "-",
            "{kind}: {notes}: {people}"
        );
    }
    assert_eq!(
        people("housing", "Emergency shelter, all female", ""),
        "-+?"
    );
    assert_eq!(people("housing", "Emergency shelter - men only", ""), "+--");
}

#[test]
fn parents_of_one_sex_come_with_their_children() {
    for notes in [
        "Only dads with children",
        "Fathers with children only",
        "For fathers and their children",
        "Dads with kids only",
    ] {
        // A man alone has no children with him: he is promised no bed.
        let people = shelter(notes);
        assert!(
            people.ends_with('+') && people.starts_with('?'),
            "{notes}: {people}"
        );
    }
    for notes in [
        "For mothers and their children",
        "Single moms",
        "Only mothers with children",
        "Solo madres con hijos",
        "Only women with children",
    ] {
        let people = shelter(notes);
        assert!(
            people.starts_with('-') && people.ends_with('+'),
            "{notes}: {people}"
        );
    }
}

#[test]
fn a_sex_that_is_only_named_limits_nobody() {
    for notes in [
        "Women's clothing",
        "Women's clothing only",
        "Women's clothing also men's",
        "Only women's clothing is accepted as donations",
        "A Women's Club runs this pantry",
        "Women's Center",
        "Women's restroom only",
        "Men's group only",
        "Only men need ID",
        "All male staff",
        "All men welcome",
        "Not only for women",
        "Not exclusively for women",
        "Men only on Mondays",
        "Women only in winter",
        "Solo ropa de mujer",
        "Los hombres no solo duermen aquí",
    ] {
        assert_eq!(&pantry(notes)[..2], "??", "{notes}");
        assert_eq!(&shelter(notes)[..2], "??", "{notes}");
    }
    // "Padres" are parents, and mothers are too.
    assert_ne!(&shelter("Solo padres con hijos")[1..2], "-");
    for notes in [
        "Men and women",
        "Male and female",
        "Women and men welcome",
        "Women or men only",
        "Hombres y mujeres solamente",
        "Male residents and female residents",
    ] {
        assert_eq!(&shelter(notes)[..2], "++", "{notes}");
    }
    // Of a shelter the pantry is a service beside its beds.
    assert_eq!(&shelter("Women's food pantry")[..2], "??");
    assert_eq!(
        &people("food", "Food pantry", "Run by the Women's Guild")[..2],
        "??"
    );
}
