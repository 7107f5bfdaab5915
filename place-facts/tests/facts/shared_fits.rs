//! Writes the cases that tie the wishes of the screens to those of this crate. `NB_WRITE_CASES=1` writes them.

use crate::case_file::compare;
use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use serde_json::{Map, Value, json};
use sync_protocol::places::find::{Need, Wish};

/// Of whom a bed or a bag is, in the ways that the rules of wishes tell apart.
const NOTES: [&str; 30] = [
    "Men and women",
    "Men and women. Families only",
    "Men and women (veterans)",
    "Men and women over 60",
    "Men; women; families",
    "Women veterans",
    "Single women; families",
    "16 single women and 26 families",
    "Women and families, no men",
    "Men, pregnant women",
    "Pregnant women get extra milk. Women",
    "Families with newborns",
    "Families with children under 5",
    "Familias con niños menores de 5 años",
    "Solo familias",
    "Single men only",
    "Adults 18 and over",
    "Men 18 and over",
    "Youth 18 to 24",
    "Low-income men and women",
    "No ID required",
    "No ID required; Social Security card required",
    "Six points of ID",
    "Photo ID required",
    "Referral from a social worker needed",
    "People with a record welcome",
    "No sex offenders",
    "Suggested donation $5",
    "Several languages spoken",
    "Se habla español",
];
const WISHES: [Wish; 9] = [
    Wish::NoId,
    Wish::WalkIn,
    Wish::Families,
    Wish::Women,
    Wish::Men,
    Wish::WithRecord,
    Wish::Free,
    Wish::Wheelchair,
    Wish::Spanish,
];

#[test]
fn the_screens_are_tested_with_what_these_wishes_say() {
    let lists = [
        (Need::Shelter, "housing"),
        (Need::Id, "id-documents"),
        (Need::Food, "food"),
    ];
    let cases: Vec<String> = NOTES
        .iter()
        .flat_map(|notes| lists.map(|(need, list)| case(notes, need, list).to_string()))
        .collect();
    let text = format!("[\n{}\n]\n", cases.join(",\n"));
    compare("shared_fits", "fits.json", &text);
}

fn case(notes: &str, need: Need, list: &str) -> Value {
    let fields = [("name", "x"), ("county", "Essex"), ("notes", notes)];
    let rows = [row_of(&fields)];
    let catalog = Catalog::new([(list, &rows[..])], &[]).0;
    let place = &catalog.places()[0];
    let fits: Map<String, Value> = WISHES
        .iter()
        .map(|wish| {
            let said = match fit(place, need, *wish) {
                Fit::Yes => json!("yes"),
                Fit::Ask => json!("ask"),
                Fit::No(why) => json!(why),
            };
            (name(*wish), said)
        })
        .collect();
    json!({ "notes": notes, "need": need, "list": list, "requirements": *place.requirements, "fits": fits })
}

fn name(wish: Wish) -> String {
    json!(wish).as_str().unwrap_or_default().to_owned()
}
