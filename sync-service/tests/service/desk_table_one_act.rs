//! A table is published in one act and withdrawn in one: all of it or nothing, also for who goes meanwhile, and for two
//! who do it at once.

use crate::desk_packages::{saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::json as json_of;
use crate::support::stores::with_every_service;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use sync_protocol::listings::ListingName;

const BRING: &str = "/desk/imports?list=food&origin=Excel";

/// A service with many places and a table that changes each, and adds one; answers the owner and the table.
async fn brings(service: &TestService, many: usize) -> (String, Value) {
    let rows = (0..many).map(|it| {
        let mut row = place_row(&format!("Place {it}"));
        row.insert("phone".into(), format!("973-555-{it:04}"));
        row
    });
    let rows: Vec<_> = rows.collect();
    service.import("food", &rows).await.unwrap();
    let owner = service.owner().await;
    let text = saved(service, &owner, "/desk/places.json?view=all&list=food").await;
    let mut rows: Vec<Value> = serde_json::from_slice(&text).unwrap();
    for row in &mut rows {
        row["notes"] = json!("Bring a bag");
    }
    let mut row = json!(place_row("New"));
    row["phone"] = json!("609-555-0177");
    rows.push(row);
    let file = json!(rows).to_string();
    let table = sends(service, &owner, BRING, file.as_bytes()).await;
    (owner, table)
}

/// Rows that wait and are published, and changes that wait and are published.
fn counts(table: &Value) -> [u64; 4] {
    ["waiting", "published", "changes", "changed"].map(|it| table[it].as_u64().unwrap())
}

async fn turns(service: &TestService, who: &str, table: &Value, what: &str) -> (StatusCode, Value) {
    let path = format!("/desk/imports/{}/{what}", table["id"].as_str().unwrap());
    let seen = json!({ "version": table["version"] });
    service.desk(Method::POST, who, &path, seen).await
}

async fn revision(service: &TestService) -> i64 {
    let food = ListingName::parse("food").unwrap();
    let list = service.app.store.listing(&food).await.unwrap();
    list.unwrap().revision
}

async fn names(service: &TestService) -> Vec<String> {
    let rows = json_of(service.get("/widgets/resources/food").await).await;
    let rows = rows.as_array().unwrap().iter();
    rows.map(|row| row["name"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn dsk_many_changes_are_one_act_and_one_revision_and_who_asks_again_is_told_that_it_is_done()
{
    with_every_service(async |service| {
        let (owner, table) = brings(&service, 200).await;
        let editor = service.staff(&owner, "ed@county.example", "editor").await;
        let before = revision(&service).await;

        let (status, published) = turns(&service, &owner, &table, "publish").await;
        assert_eq!(status, StatusCode::OK, "{published}");
        assert_eq!(counts(&published), [0, 1, 0, 200]);
        assert_eq!(revision(&service).await, before + 1);

        let again = turns(&service, &owner, &table, "publish").await;
        assert_eq!(again, (StatusCode::OK, published.clone()));
        assert_eq!(
            revision(&service).await,
            before + 1,
            "nothing is done twice"
        );
        let (other, _) = turns(&service, &editor, &table, "publish").await;
        assert_eq!(other, StatusCode::CONFLICT, "another person sees it first");

        let (_, back) = turns(&service, &owner, &published, "withdraw").await;
        assert_eq!(counts(&back), [1, 0, 200, 0]);
        assert_eq!(revision(&service).await, before + 2);
        let again = turns(&service, &owner, &published, "withdraw").await;
        assert_eq!(again, (StatusCode::OK, back));
    })
    .await;
}

/// Does a part of some work: as much as so many steps of it, and then drops it. Answers whether it came to its end.
async fn in_part(work: impl Future, steps: usize) -> bool {
    let mut work = pin!(work);
    let mut done = 0;
    poll_fn(|context| {
        if done == steps {
            return Poll::Ready(false);
        }
        done += 1;
        work.as_mut().poll(context).map(|_| true)
    })
    .await
}

#[tokio::test]
async fn dsk_who_goes_in_the_middle_and_asks_again_finds_all_of_it() {
    let service = TestService::new();
    let (owner, mut table) = brings(&service, 4).await;
    let turned = [("publish", [0, 1, 0, 4]), ("withdraw", [1, 0, 4, 0])];
    for steps in 1.. {
        let mut ended = true;
        for (what, all) in turned {
            ended &= in_part(turns(&service, &owner, &table, what), steps).await;
            let (status, answer) = turns(&service, &owner, &table, what).await;
            assert_eq!(status, StatusCode::OK, "{what} after {steps}: {answer}");
            assert_eq!(counts(&answer), all, "{what} after {steps}");
            table = answer;
        }
        if ended {
            assert!(steps > 3, "it was cut several times");
            break;
        }
    }
}

#[tokio::test]
async fn dsk_two_tables_with_the_same_rows_at_once_publish_each_row_once() {
    with_every_service(async |service| {
        service.has_places(&["Hope Pantry"]).await;
        let owner = service.owner().await;
        let editor = service.staff(&owner, "ed@county.example", "editor").await;
        let rows = (0..20).map(|it| format!("Place {it},{it} Elm St,Trenton,609-555-{it:04}\n"));
        let file = format!("name,address,city,phone\n{}", rows.collect::<String>());
        let one = sends(&service, &owner, BRING, file.as_bytes()).await;
        let two = sends(&service, &editor, BRING, file.as_bytes()).await;

        let (one, two) = tokio::join!(
            turns(&service, &owner, &one, "publish"),
            turns(&service, &editor, &two, "publish"),
        );
        assert_eq!((one.0, two.0), (StatusCode::OK, StatusCode::OK));
        let listed = names(&service).await;
        assert_eq!(listed.len(), 21, "{listed:?}");
        let published = |table: &Value| table["published"].as_u64().unwrap();
        assert_eq!(published(&one.1) + published(&two.1), 20);

        for (who, (_, table)) in [(&owner, &one), (&editor, &two)] {
            if published(table) > 0 {
                let (status, back) = turns(&service, who, table, "withdraw").await;
                assert_eq!((status, &back["waiting"]), (StatusCode::OK, &json!(20)));
            }
        }
        assert_eq!(names(&service).await, ["Hope Pantry"]);
    })
    .await;
}

#[tokio::test]
async fn dsk_an_added_row_that_was_changed_since_stays_and_is_named() {
    let service = TestService::new();
    let (owner, table) = brings(&service, 2).await;
    let (_, published) = turns(&service, &owner, &table, "publish").await;
    let path = format!("/desk/places/{}", service.place_named("New"));
    let place = service.desk_reads(&owner, &path).await;
    let change = json!({ "version": place["version"], "fields": { "notes": "Of a person" } });
    service
        .desk_does(&owner, &format!("{path}/change"), change)
        .await;
    let (_, back) = turns(&service, &owner, &published, "withdraw").await;
    assert_eq!(back["left"], json!(["New"]));
    assert_eq!(counts(&back), [0, 1, 2, 0]);
    assert!(service.public_row("New").await.is_some());
}
