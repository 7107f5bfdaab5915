//! Thirty editors at once, over the real router and both stores: nothing is lost, nothing is doubled.

use crate::support::TestService;
use crate::support::stores::with_every_service;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const EDITORS: usize = 30;
const SHARED: &str = "Shared Pantry";

fn change(version: &Value, phone: &str) -> Value {
    json!({ "version": version, "fields": { "phone": phone } })
}

/// Changes a place, and again over what another editor wrote, until it is done; answers how often an
/// editor was told that the place had changed.
async fn changes(service: &TestService, token: &str, path: &str, phone: &str) -> usize {
    let mut version = json!(0);
    for refused in 0.. {
        let body = change(&version, phone);
        let answer = service.desk_does(token, path, body).await;
        if answer["outcome"] == "done" {
            return refused;
        }
        assert_eq!(answer["outcome"], "changed-meanwhile");
        assert!(answer["place"]["version"].as_i64() > version.as_i64());
        version = answer["place"]["version"].clone();
    }
    0
}

#[tokio::test]
async fn dsk_thirty_editors_at_once_lose_and_double_nothing() {
    with_every_service(async |service| {
        let own: Vec<String> = (0..EDITORS).map(|it| format!("Place {it}")).collect();
        let mut names: Vec<&str> = own.iter().map(String::as_str).collect();
        names.push(SHARED);
        service.has_places(&names).await;
        let owner = service.owner().await;
        let mut editors = Vec::new();
        for number in 0..EDITORS {
            let email = format!("editor{number}@county.example");
            editors.push(service.staff(&owner, &email, "editor").await);
        }
        let path = |name: &str| format!("/desk/places/{}", service.place_named(name));

        // Each at a place of their own, all in one list: no one waits for another.
        let own_number = |number: usize| format!("973-556-{number:04}");
        let each = editors
            .iter()
            .zip(&own)
            .enumerate()
            .map(|(at, (editor, name))| {
                let (path, phone) = (format!("{}/change", path(name)), own_number(at));
                let service = &service;
                async move { changes(service, editor, &path, &phone).await }
            });
        assert_eq!(join_all(each).await.into_iter().sum::<usize>(), 0);
        for (at, name) in own.iter().enumerate() {
            let row = service.public_row(name).await.unwrap();
            assert_eq!(row["phone"], own_number(at));
        }

        // All at the same place: each is told of the other, and each change is in the history once.
        let shared = path(SHARED);
        let same = editors.iter().enumerate().map(|(number, editor)| {
            let (path, service) = (format!("{shared}/change"), &service);
            async move { changes(service, editor, &path, &format!("973-555-{number:04}")).await }
        });
        let refused: usize = join_all(same).await.into_iter().sum();
        assert!(refused > 0, "they met");
        let place = service.desk_reads(&owner, &shared).await;
        let history = place["history"].as_array().unwrap();
        let phones = |when: &str| -> Vec<&str> {
            let acts = history.iter().rev();
            acts.map(|act| act[when]["phone"].as_str().unwrap())
                .collect()
        };
        let after = phones("after");
        assert_eq!(after.len(), EDITORS);
        assert_eq!(after.iter().collect::<BTreeSet<_>>().len(), EDITORS);
        // Each began with what the one before had written.
        assert_eq!(phones("before")[1..], after[..EDITORS - 1]);
        assert_eq!(place["version"], EDITORS);
        let row = service.public_row(SHARED).await.unwrap();
        assert_eq!(row["phone"], after[EDITORS - 1]);

        // One table, published by all of them: its rows are there once.
        let table = Request::builder()
            .method(Method::POST)
            .uri("/desk/imports?list=food&origin=x")
            .header("authorization", format!("Bearer {owner}"))
            .header("content-type", "application/octet-stream")
            .body(Body::from("name,city\nNew One,Newark\nNew Two,Newark\n"))
            .unwrap();
        let kept = crate::support::json(service.send(table).await).await;
        let publish = format!("/desk/imports/{}/publish", kept["id"].as_str().unwrap());
        let all = editors.iter().map(|editor| {
            let body = json!({ "version": kept["version"] });
            service.desk(Method::POST, editor, &publish, body)
        });
        let answers = join_all(all).await;
        let done = answers
            .iter()
            .filter(|(status, _)| *status == StatusCode::OK);
        assert_eq!(done.count(), 1);
        let rows = crate::support::json(service.get("/widgets/resources/food").await).await;
        let listed: Vec<&str> = rows
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["name"].as_str().unwrap())
            .collect();
        assert_eq!(listed.len(), EDITORS + 3);
        assert_eq!(listed.iter().collect::<BTreeSet<_>>().len(), listed.len());
    })
    .await;
}

#[tokio::test]
async fn dsk_a_call_whose_answer_was_lost_is_done_once_and_said_to_be_done() {
    with_every_service(async |service| {
        service.has_places(&[SHARED]).await;
        let owner = service.owner().await;
        let editor = service.staff(&owner, "ed@county.example", "editor").await;
        let path = format!("/desk/places/{}/change", service.place_named(SHARED));
        let does = async |token: &str, version: i64, phone: &str| {
            let body = change(&json!(version), phone);
            service.desk_does(token, &path, body).await
        };
        for _ in 0..2 {
            let answer = does(&owner, 0, "211").await;
            assert_eq!(answer["outcome"], "done");
            assert_eq!(answer["place"]["history"].as_array().unwrap().len(), 1);
        }
        let other = does(&editor, 0, "211").await;
        assert_eq!(other["outcome"], "changed-meanwhile", "of another person");
        does(&editor, 1, "311").await;
        let late = does(&owner, 0, "211").await;
        assert_eq!(late["outcome"], "changed-meanwhile", "it was changed since");
        assert_eq!(late["place"]["row"]["phone"], "311");
    })
    .await;
}
