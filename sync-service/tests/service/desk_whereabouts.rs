//! Towns, counties and ZIP codes that are far from each other: the website would tell people a false distance, so the
//! desk asks, in a table, in a change by id, in the form, and of an operator's own list.

use crate::desk_import_command::a_list;
use crate::desk_packages::sends;
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::program::succeeds;
use serde_json::{Value, json};
use std::fs;

const LOOK: &str = "/desk/imports/look?list=food";

fn told(report: &Value) -> Vec<[&str; 3]> {
    let doubts = report["doubts"].as_array().unwrap().iter();
    doubts
        .map(|it| ["cell", "doubt", "text"].map(|part| it[part].as_str().unwrap()))
        .collect()
}

async fn desk() -> (TestService, String) {
    let service = TestService::new();
    let mut row = place_row("Hope Pantry");
    let camden = [("city", "Camden"), ("county", "Camden"), ("zip", "08102")];
    row.extend(camden.map(|(field, text)| (field.to_owned(), text.to_owned())));
    service.import("food", &[row]).await.unwrap();
    let owner = service.owner().await;
    (service, owner)
}

#[tokio::test]
async fn dsk_a_table_names_the_part_of_an_address_that_is_far_from_the_others() {
    let (service, owner) = desk().await;
    let file = "name,city,county,zip\n\
        One,Hackensack,,08608\n\
        Two,Camden,Bergen,08102\n\
        Three,Camden,Camden,07102\n\
        Four,,Bergen,08608\n\
        Five,Newark,Essex,08102\n\
        Six,Newark,Essex,07017\n\
        Seven,\"Philadelphia, PA\",Camden,08102\n";
    let report = sends(&service, &owner, LOOK, file.as_bytes()).await;
    let far = [
        ["D2", "far-apart", "Hackensack, 08608"],
        ["C3", "far-apart", "Camden, Bergen, 08102"],
        ["D4", "far-apart", "Camden, Camden, 07102"],
        ["D5", "far-apart", "Bergen, 08608"],
        ["D6", "far-apart", "Newark, Essex, 08102"],
    ];
    assert_eq!(told(&report), far);
    assert_eq!(
        (&report["good"], &report["mistakesTotal"]),
        (&json!(7), &json!(0))
    );
}

#[tokio::test]
async fn dsk_a_change_by_id_is_compared_with_what_the_list_says_beside_it() {
    let (service, owner) = desk().await;
    let id = service.place_named("Hope Pantry");
    for (field, text, cell) in [
        (
            "zip",
            "07102",
            Some(["B2", "far-apart", "Camden, Camden, 07102"]),
        ),
        (
            "county",
            "Bergen",
            Some(["B2", "far-apart", "Camden, Bergen, 08102"]),
        ),
        ("zip", "08103", None),
        ("phone", "973-555-0188", None),
    ] {
        let file = format!("id,{field}\n{id},{text}\n");
        let look = format!("{LOOK}&columns=id,{field}");
        let report = sends(&service, &owner, &look, file.as_bytes()).await;
        assert_eq!(
            told(&report),
            Vec::from_iter(cell),
            "{field} {text}: {report}"
        );
    }
}

#[tokio::test]
async fn dsk_the_form_asks_about_a_new_town_county_or_zip_code_that_is_far_from_the_rest() {
    let (service, owner) = desk().await;
    let path = format!(
        "/desk/places/{}/contradictions",
        service.place_named("Hope Pantry")
    );
    for (fields, words) in [
        (
            json!({ "zip": "07102", "county": "Bergen" }),
            Some(["Camden", "Bergen", "07102"]),
        ),
        (
            json!({ "zip": "07102" }),
            Some(["Camden", "Camden", "07102"]),
        ),
        (
            json!({ "city": "Newark" }),
            Some(["Newark", "Camden", "08102"]),
        ),
        (
            json!({ "county": "Bergen" }),
            Some(["Camden", "Bergen", "08102"]),
        ),
        (
            json!({ "city": "Newark", "county": "Essex", "zip": "07102" }),
            None,
        ),
        (json!({ "zip": "08103" }), None),
    ] {
        let draft = json!({ "fields": fields });
        let found = service.desk_does(&owner, &path, draft).await;
        let far = words.map(|words| json!({ "about": "far-apart", "words": words }));
        assert_eq!(found, Value::from_iter(far), "{fields}");
    }
}

#[test]
fn dsk_an_operator_is_told_of_them_too() {
    let place = a_list();
    let list = place.path().join("far.csv");
    fs::write(&list, "name,city,county,zip\nOne,Camden,Bergen,08102\n").unwrap();
    let words = [
        "import-listings",
        list.to_str().unwrap(),
        "--name",
        "far",
        "--dry-run",
    ];
    let said = succeeds(&words, &place.path().join("data"));
    assert!(said.contains("look at row 2 (county) \"Bergen\""), "{said}");
}

#[tokio::test]
async fn dsk_a_new_row_at_the_address_of_a_listed_place_comes_along_and_is_asked_about() {
    let service = TestService::new();
    let mut row = place_row("JFS Food Pantry");
    let margate = [
        ("address", "607 N. Jerome Ave"),
        ("city", "Margate City"),
        ("county", "Atlantic"),
        ("zip", "08402"),
    ];
    row.extend(margate.map(|(field, text)| (field.to_owned(), text.to_owned())));
    service.import("food", &[row]).await.unwrap();
    let owner = service.owner().await;
    let file = "name,address,city,phone\n\
        Community Kitchen,607 Jerome Avenue N,Margate City,609-555-0177\n\
        Community Closet,609 N Jerome Ave,Margate City,609-555-0178\n";
    let report = sends(&service, &owner, LOOK, file.as_bytes()).await;
    let doubts = told(&report);
    assert_eq!(doubts.len(), 1, "{doubts:?}");
    assert_eq!(doubts[0][..2], ["B2", "same-address"]);
    assert!(doubts[0][2].starts_with("JFS Food Pantry, 607 N. Jerome Ave"));
    assert_eq!(
        (&report["good"], &report["duplicates"]),
        (&json!(2), &json!([]))
    );
}
