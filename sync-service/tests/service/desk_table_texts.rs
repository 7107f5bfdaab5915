//! What a table says beside its places, or in a way that could be misread, is asked about and never published.

use crate::desk_packages::{publishes, saved, sends};
use crate::support::TestService;
use serde_json::{Value, json};

const LOOK: &str = "/desk/imports/look?list=food";

async fn desk() -> (TestService, String) {
    let service = TestService::new();
    service.has_places(&["Hope Pantry", "Second"]).await;
    let owner = service.owner().await;
    (service, owner)
}

fn problems(report: &Value) -> Vec<(&str, &str)> {
    let all = report["mistakes"].as_array().unwrap().iter();
    all.map(|it| {
        (
            it["cell"].as_str().unwrap(),
            it["problem"].as_str().unwrap(),
        )
    })
    .collect()
}

#[tokio::test]
async fn dsk_lines_below_and_between_the_rows_are_no_places() {
    let (service, owner) = desk().await;
    let file =
        b"name,city,phone,checked\nMERCER COUNTY,,,\nNew Pantry,Trenton,609-555-0300,05/11/2025\n\
        Old Pantry,Trenton,609-555-O312,31/12/2024\nTotal: 2 sites,,,\nPage 1 of 3,,,\n";
    let report = sends(&service, &owner, LOOK, file).await;
    assert_eq!(
        problems(&report),
        [
            ("A2", "no-place"),
            ("C4", "phone"),
            ("A5", "no-place"),
            ("A6", "no-place")
        ]
    );
    assert_eq!(report["good"], 1);
    let day = report["repairs"].as_array().unwrap().iter();
    let day: Vec<&Value> = day.filter(|it| it["repair"] == "day-first").collect();
    assert_eq!(
        [&day[0]["count"], &day[0]["before"], &day[0]["after"]],
        [&json!(2), &json!("05/11/2025"), &json!("2025-11-05")]
    );
}

#[tokio::test]
async fn dsk_a_day_of_a_check_alone_counts_if_it_is_later_and_else_is_told_to_stay() {
    let (service, owner) = desk().await;
    let text = saved(&service, &owner, "/desk/places.json?view=all&list=food").await;
    let mut rows: Vec<Value> = serde_json::from_slice(&text).unwrap();
    let looks_at = async |rows: &[Value]| {
        sends(&service, &owner, LOOK, json!(rows).to_string().as_bytes()).await
    };
    rows[0]["checked"] = json!("2001-01-02");
    let report = looks_at(&rows).await;
    let doubts = report["doubts"].as_array().unwrap();
    let told: Vec<_> = doubts
        .iter()
        .map(|it| (&it["header"], &it["doubt"], &it["text"]))
        .collect();
    assert_eq!(
        told,
        [(&json!("checked"), &json!("kept"), &json!("2001-01-02"))]
    );
    rows[0]["checked"] = json!("2026-01-02");
    for notes in [rows[0]["notes"].clone(), json!("Bring a bag")] {
        rows[0]["notes"] = notes;
        let report = looks_at(&rows).await;
        let day = report["changes"][0]["after"]["checked"].as_str();
        assert_eq!((&report["doubts"], day), (&json!([]), Some("2026-01-02")));
    }
}

#[tokio::test]
async fn dsk_the_history_of_a_place_that_a_table_brought_begins_with_it() {
    let (service, owner) = desk().await;
    let file = b"name,city,phone,source\nNew Pantry,Trenton,609-555-0300,\n\
        Own Pantry,Trenton,609-555-0301,City directory\n";
    publishes(&service, &owner, "food", file).await;
    let history = async |name: &str| {
        let path = format!("/desk/places/{}", service.place_named(name));
        let place = service.desk_reads(&owner, &path).await;
        let acts = place["history"].as_array().unwrap().clone();
        let acts = acts.into_iter();
        acts.map(|it| {
            format!(
                "{} {} {}{}",
                it["kind"].as_str().unwrap(),
                it["who"].as_str().unwrap(),
                it["table"].as_str().unwrap_or("-"),
                it["note"].as_str().unwrap()
            )
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(history("New Pantry").await, ["publish-rows olga export"]);
    let own = history("Own Pantry").await;
    assert_eq!(
        own,
        ["publish-rows olga export"],
        "the table, not the source of the row"
    );
    assert_eq!(history("Second").await, Vec::<String>::new());
}

#[tokio::test]
async fn dsk_a_file_as_large_as_an_export_of_every_list_is_read() {
    let (service, owner) = desk().await;
    let mut file = String::from("name,city,phone,notes\n");
    let notes = "Call first and bring a bag. ".repeat(30);
    for number in 0..4_000 {
        file.push_str(&format!(
            "Place {number},Trenton,609-5{:02}-{:04},{notes}\n",
            number % 90,
            number
        ));
    }
    assert!(file.len() > 2_400_000);
    let report = sends(&service, &owner, LOOK, file.as_bytes()).await;
    assert_eq!(report["rows"], 4_000);
}
