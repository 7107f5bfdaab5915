//! What an import of the desk names: also in rows with a mistake, with the nearest right word, and in JSON without ids.

use crate::desk_packages::sends;
use crate::support::TestService;
use crate::support::workbook::workbook;
use serde_json::{Value, json};

const LOOK: &str = "/desk/imports/look?list=food";

async fn looks(file: &str) -> Value {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    sends(&service, &owner, LOOK, file.as_bytes()).await
}

/// A part of each finding.
fn told<'a>(found: &'a Value, parts: [&str; 2]) -> Vec<[&'a str; 2]> {
    let all = found.as_array().unwrap().iter();
    all.map(|it| parts.map(|part| it[part].as_str().unwrap()))
        .collect()
}

#[tokio::test]
async fn dsk_a_row_with_a_mistake_is_looked_at_like_the_others() {
    let file = "name,address,city,phone,hours\n\
        Hope Pantry,1 Hope Pantry Street,Newark,555-0100,Mon 9-8 am\n\
        New,9 Elm St,Trentn,973-555-0188,Mon-Fri 7-9,one,two\n";
    let report = looks(file).await;
    assert_eq!(
        told(&report["mistakes"], ["cell", "problem"]),
        [["D2", "phone"], ["F3", "cell-count"], ["G3", "cell-count"]]
    );
    assert_eq!(
        told(&report["doubts"], ["cell", "doubt"]),
        [
            ["E2", "hours-unread"],
            ["C3", "town-misspelled"],
            ["E3", "hours-half"]
        ]
    );
    assert_eq!(report["doubts"][1]["near"], "Trenton");
    let known = &report["duplicates"][0];
    assert_eq!(
        (&known["row"], &known["likeness"], &known["hasMistake"]),
        (&json!(2), &json!("same"), &json!(true))
    );
    assert_eq!(report["good"], 0);
}

#[tokio::test]
async fn dsk_a_row_whose_other_columns_say_that_it_is_closed_is_asked_about() {
    let file = "Food list, 2026\n\
        name;type;address;city;Status\n\
        One;Food pantry;1 Elm St;Newark;CLOSED\n\
        Two;Food pantry;2 Elm St, Suite 1;Newark;Open\n\
        Three;Food pantry;3 Elm St;Newark;Active\n\
        CLOSED - Four;Food pantry;Closed;Newark;Inactive\n";
    let report = looks(file).await;
    assert_eq!(
        told(&report["doubts"], ["cell", "doubt"]),
        ["E3", "E6", "A6", "C6"].map(|cell| [cell, "says-closed"])
    );
    assert_eq!(report["good"], 4, "a person decides");
    let repairs = told(&report["repairs"], ["repair", "before"]);
    assert!(
        repairs.contains(&["titles", "Food list, 2026"]),
        "{repairs:?}"
    );
    assert!(repairs.contains(&["separator", ";"]), "{repairs:?}");
}

#[tokio::test]
async fn dsk_a_time_that_no_clock_shows_is_a_mistake_of_its_cell() {
    let table: [&[&str]; 5] = [
        &["name", "city", "hours"],
        &["One", "Newark", "Mon 25:00-99:00"],
        &["Two", "Newark", "Mon 9:75-17:00"],
        &["Three", "Newark", "Mon 14:00-09:00"],
        &["Four", "Newark", "Monday 10 pm-6 am"],
    ];
    let lines = table.map(|cells| cells.join(","));
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    for file in [lines.join("\n").into_bytes(), workbook(&table)] {
        let report = sends(&service, &owner, LOOK, &file).await;
        assert_eq!(
            told(&report["mistakes"], ["cell", "problem"]),
            [["C2", "time-impossible"], ["C3", "time-impossible"]]
        );
        // Such a cell has one sentence, and what may be an overnight shelter is only looked at.
        assert_eq!(
            told(&report["doubts"], ["cell", "doubt"]),
            [["C4", "hours-unread"]]
        );
        assert_eq!(report["good"], 2);
    }
}

#[tokio::test]
async fn dsk_a_zip_code_of_another_state_is_a_mistake_unless_the_row_says_that_state() {
    let table: [&[&str]; 9] = [
        &["name", "city", "State", "zip"],
        &["One", "Newark", "NJ", "10001"],
        &["Two", "Newark", "", "19104"],
        &["Three", "Philadelphia", "PA", "19104"],
        &["Four", "Philadelphia, PA", "", "19104"],
        &["Five", "Newark", "NJ", "1234"],
        &["Six", "Newark", "NJ", "ABCDE"],
        &["Seven", "Newark", "NJ", "07999"],
        &["Eight", "Newark", "NJ", "07102"],
    ];
    let quoted = |cells: &[&str]| {
        cells
            .iter()
            .map(|it| format!("\"{it}\""))
            .collect::<Vec<_>>()
    };
    let lines = table.map(|cells| quoted(cells).join(","));
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let mut row = crate::support::desk::place_row("Hope Pantry");
    row.insert("zip".into(), "07102".into());
    service.import("food", &[row]).await.unwrap();
    let owner = service.owner().await;
    for file in [lines.join("\n").into_bytes(), workbook(&table)] {
        let report = sends(&service, &owner, LOOK, &file).await;
        assert_eq!(
            told(&report["mistakes"], ["cell", "problem"]),
            [
                ["D2", "zip-elsewhere"],
                ["D3", "zip-elsewhere"],
                ["D6", "zip"],
                ["D7", "zip"]
            ]
        );
        assert_eq!(
            told(&report["doubts"], ["cell", "doubt"]),
            [
                ["C4", "state-elsewhere"],
                ["D4", "zip-elsewhere"],
                ["D5", "zip-elsewhere"],
                ["D8", "zip-elsewhere"]
            ]
        );
        let repair = &report["repairs"][0];
        assert_eq!(
            (&repair["repair"], &repair["cell"], &repair["after"]),
            (&json!("state"), &json!("B4"), &json!("Philadelphia, PA"))
        );
        assert_eq!(report["good"], 4);
    }
}

#[tokio::test]
async fn hsds_a_service_over_the_border_keeps_its_state_and_comes_back_as_it_was() {
    let service = TestService::new();
    let mut row = crate::support::desk::place_row("Hope Pantry");
    row.insert("zip".into(), "07102".into());
    service.import("food", &[row]).await.unwrap();
    let owner = service.owner().await;
    let id = crate::desk_packages::id;
    let of = |state: &str| {
        crate::desk_packages::package(&[
            (
                "services.csv",
                &format!("id,name,status\n{},Riverside,active\n", id(1)),
            ),
            (
                "locations.csv",
                &format!("id,location_type\n{},physical\n", id(2)),
            ),
            (
                "service_at_location.csv",
                &format!("id,service_id,location_id\n{},{},{}\n", id(3), id(1), id(2)),
            ),
            (
                "addresses.csv",
                &format!(
                    "id,location_id,address_1,city,state_province,postal_code,country,address_type\n\
                     {},{},1 Broad St,Philadelphia,{state},19104,US,physical\n",
                    id(4),
                    id(2)
                ),
            ),
        ])
    };
    for state in ["NJ", ""] {
        let report = sends(&service, &owner, LOOK, &of(state)).await;
        assert_eq!(
            told(&report["mistakes"], ["cell", "problem"]),
            [["addresses.csv F2", "zip-elsewhere"]]
        );
    }
    let file = of("PA");
    crate::desk_packages::publishes(&service, &owner, "food", &file).await;
    let row = service.public_row("Riverside").await.unwrap();
    assert_eq!(row["city"], "Philadelphia, PA");
    let report = sends(&service, &owner, LOOK, &file).await;
    assert_eq!(
        (&report["good"], &report["changes"]),
        (&json!(0), &json!([])),
        "it is known"
    );
    let path = "/desk/places.hsds.json?view=all&list=food";
    let ours = crate::desk_packages::saved(&service, &owner, path).await;
    let text = String::from_utf8(ours.clone()).unwrap();
    assert!(text.contains("\"state_province\": \"PA\""), "{text}");
    let report = sends(&service, &owner, LOOK, &ours).await;
    assert_eq!(
        (&report["mistakes"], &report["changes"]),
        (&json!([]), &json!([]))
    );
}

#[tokio::test]
async fn hsds_a_time_of_a_schedule_that_no_clock_shows_is_a_mistake_of_its_cell() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let (one, other) = (crate::desk_packages::id(1), crate::desk_packages::id(2));
    let file = crate::desk_packages::package(&[
        (
            "services.csv",
            &format!("id,name,status\n{one},Riverside,active\n{other},Harbor,active\n"),
        ),
        (
            "schedules.csv",
            &format!(
                "id,service_id,freq,byday,opens_at,closes_at,description\n\
                 {},{one},WEEKLY,MO,09:00,25:00,\n\
                 {},{other},WEEKLY,MO,09:75,17:00,Mondays\n",
                crate::desk_packages::id(3),
                crate::desk_packages::id(4),
            ),
        ),
    ]);
    let report = sends(&service, &owner, LOOK, &file).await;
    assert_eq!(
        told(&report["mistakes"], ["cell", "text"]),
        [["schedules.csv F2", "25:00"], ["schedules.csv E3", "09:75"]]
    );
    assert_eq!(report["mistakes"][0]["problem"], "time-impossible");
    assert_eq!(report["good"], 0);
}

#[tokio::test]
async fn dsk_formulas_are_no_names_and_misspelled_headings_are_told_with_the_nearest() {
    let file = "name,Adresse,city\n\
        \"=HYPERLINK(\"\"http://x.example\"\")\",9 Elm St,Newark\n";
    let report = looks(file).await;
    assert_eq!(
        told(&report["mistakes"], ["cell", "problem"]),
        [["A2", "formula"]]
    );
    assert_eq!(
        told(&report["columns"], ["header", "near"]),
        [["name", ""], ["Adresse", "address"], ["city", ""]]
    );
}

#[tokio::test]
async fn hsds_in_json_what_stands_inside_of_a_service_needs_no_id() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let nested = json!([{
        "id": crate::desk_packages::id(1), "name": "Riverside Pantry", "status": "active",
        "organization": { "name": "County Help", "website": "https://help.example.org" },
        "phones": [{ "number": "(973) 555-0188", "extension": 4 }],
        "schedules": [{ "freq": "WEEKLY", "byday": "MO", "opens_at": "09:00", "closes_at": "17:00" }],
        "service_at_locations": [{ "location": { "addresses": [
            { "address_1": "1 Elm St", "city": "Newark", "postal_code": "07102" },
        ] } }],
    }]);
    let file = nested.to_string();
    let report = sends(&service, &owner, LOOK, file.as_bytes()).await;
    assert_eq!(report["mistakes"], json!([]), "{report}");
    assert_eq!(report["repairs"][0]["after"], "973-555-0188 ext. 4");
    let kept = sends(
        &service,
        &owner,
        "/desk/imports?list=food&origin=x",
        file.as_bytes(),
    )
    .await;
    let path = format!("/desk/imports/{}", kept["id"].as_str().unwrap());
    let rows = service.desk_reads(&owner, &path).await;
    let row = &rows["rows"][0];
    for (field, text) in [
        ("address", "1 Elm St"),
        ("city", "Newark"),
        ("phone", "973-555-0188 ext. 4"),
        ("website", "https://help.example.org"),
        ("hours", "Monday 9 am-5 pm"),
    ] {
        assert_eq!(row[field], text, "{field}");
    }
    // Without an id of its own a service could not be known again.
    let bare = json!([{ "name": "Riverside Pantry", "phones": [] }]).to_string();
    let report = sends(&service, &owner, LOOK, bare.as_bytes()).await;
    assert_eq!(report["mistakes"][0]["problem"], "id-missing");
}

#[tokio::test]
async fn hsds_what_another_program_changed_in_our_package_is_put_right_and_shown_so() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let file = crate::desk_packages::saved(
        &service,
        &owner,
        "/desk/places.hsds.json?view=all&list=food",
    )
    .await;
    let file = String::from_utf8(file).unwrap();
    let file = file.replace("973-555-0100", "(609) 555-0199");
    let report = sends(&service, &owner, LOOK, file.as_bytes()).await;
    assert_eq!(
        report["changes"][0]["after"],
        json!({ "phone": "609-555-0199" })
    );
    assert_eq!(report["repairs"][0]["after"], "609-555-0199");
}
