//! Suggestions: those of one person for one place are one, and an editor sees what was done since.

use crate::support::TestService;
use crate::support::stores::with_every_service;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use time::Duration;

const HOPE: &str = "Hope Pantry";

async fn suggests(service: &TestService, who: &str, path: &str, fields: Value, note: &str) {
    let change = json!({ "version": 0, "fields": fields, "note": note });
    let answer = service
        .desk_does(who, &format!("{path}/suggest"), change)
        .await;
    assert_eq!(answer["outcome"], "done");
}

async fn gives_back(service: &TestService, who: &str, suggestion: &Value, word: &str) {
    let id = suggestion["id"].as_str().unwrap();
    let path = format!("/desk/suggestions/{id}/return");
    service
        .desk_does(
            who,
            &path,
            json!({ "word": word, "revision": suggestion["revision"] }),
        )
        .await;
}

#[tokio::test]
async fn dsk_suggestions_of_one_caller_for_one_place_become_one_and_the_history_keeps_each() {
    with_every_service(async |service| {
        service.has_places(&[HOPE, "Second"]).await;
        let owner = service.owner().await;
        let caller = service.staff(&owner, "cal@county.example", "caller").await;
        let other = service.staff(&owner, "dan@county.example", "caller").await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        let second = format!("/desk/places/{}", service.place_named("Second"));
        suggests(
            &service,
            &caller,
            &path,
            json!({ "phone": "211" }),
            "They told me",
        )
        .await;
        suggests(&service, &other, &path, json!({ "phone": "511" }), "").await;
        suggests(&service, &caller, &second, json!({ "phone": "711" }), "").await;
        let hours = json!({ "hours": "Monday 9 am-5 pm" });
        suggests(&service, &caller, &path, hours, "The sign says so").await;
        suggests(&service, &caller, &path, json!({ "phone": "311" }), "").await;

        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        let waiting = waiting.as_array().unwrap();
        assert_eq!(waiting.len(), 3, "one of each person for each place");
        let own = waiting
            .iter()
            .find(|it| it["who"] == "cal" && it["name"] == HOPE)
            .unwrap();
        assert_eq!(
            own["after"],
            json!({ "phone": "311", "hours": "Monday 9 am-5 pm" })
        );
        assert_eq!(own["note"], "They told me / The sign says so");
        let place = service.desk_reads(&owner, &path).await;
        let said: Vec<_> = place["history"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| &it["after"]["phone"])
            .collect();
        assert_eq!(
            said,
            [&json!("311"), &Value::Null, &json!("511"), &json!("211")]
        );
        let queue = service.desk_reads(&owner, "/desk/queue?view=all").await;
        let item = queue["items"]
            .as_array()
            .unwrap()
            .iter()
            .find(|it| it["name"] == HOPE)
            .unwrap();
        assert_eq!(item["suggestions"], 2);

        let approve = format!("/desk/suggestions/{}/approve", own["id"].as_str().unwrap());
        let version = json!({ "version": own["version"], "revision": own["revision"] });
        let answer = service.desk_does(&owner, &approve, version).await;
        assert_eq!(answer["place"]["row"]["phone"], "311");
        assert_eq!(answer["place"]["row"]["hours"], "Monday 9 am-5 pm");
    })
    .await;
}

#[tokio::test]
async fn dsk_a_returned_suggestion_takes_nothing_more() {
    let service = TestService::new();
    service.has_places(&[HOPE]).await;
    let owner = service.owner().await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    suggests(&service, &caller, &path, json!({ "phone": "211" }), "").await;
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    gives_back(&service, &owner, &waiting[0], "Ask again").await;
    suggests(&service, &caller, &path, json!({ "phone": "311" }), "").await;
    let own = service.desk_reads(&caller, "/desk/suggestions").await;
    assert_eq!(own.as_array().unwrap().len(), 2);
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(waiting[0]["after"], json!({ "phone": "311" }));
}

#[tokio::test]
async fn dsk_an_overtaken_suggestion_says_what_was_done_since() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let caller = service.staff(&owner, "cal@county.example", "caller").await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        suggests(&service, &caller, &path, json!({ "phone": "211" }), "").await;
        let fresh = service.desk_reads(&owner, "/desk/suggestions").await;
        assert_eq!(fresh[0]["since"], json!([]));
        service.clock.forward(Duration::minutes(10));
        let right = json!({ "version": 0 });
        service
            .desk_does(&owner, &format!("{path}/still-right"), right)
            .await;
        let change = json!({ "version": 1, "fields": { "phone": "973-555-0188" } });
        service
            .desk_does(&owner, &format!("{path}/change"), change)
            .await;

        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        let place = service.desk_reads(&owner, &path).await;
        assert_eq!(place["suggestions"][0]["since"], waiting[0]["since"]);
        let since = waiting[0]["since"].as_array().unwrap();
        let kinds: Vec<_> = since
            .iter()
            .map(|it| it["kind"].as_str().unwrap())
            .collect();
        assert_eq!(kinds, ["change", "still-right"]);
        assert_eq!(since[0]["after"]["phone"], "973-555-0188");
        assert_eq!(waiting[0]["before"]["phone"], "973-555-0188");
        // The editor decides, and the newer day of the check stays.
        let approve = format!(
            "/desk/suggestions/{}/approve",
            waiting[0]["id"].as_str().unwrap()
        );
        let version =
            json!({ "version": waiting[0]["version"], "revision": waiting[0]["revision"] });
        let answer = service.desk_does(&owner, &approve, version).await;
        assert_eq!(answer["place"]["row"]["phone"], "211");
        assert_eq!(answer["place"]["row"]["checked"], place["row"]["checked"]);
    })
    .await;
}

#[tokio::test]
async fn dsk_a_suggestion_names_its_list_and_town_and_says_that_its_place_is_gone() {
    let service = TestService::new();
    service.has_places(&[HOPE, "Second"]).await;
    let owner = service.owner().await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    suggests(&service, &caller, &path, json!({ "phone": "211" }), "").await;
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(
        (&waiting[0]["list"], &waiting[0]["city"]),
        (&json!("food"), &json!("Newark"))
    );

    service.has_places(&["Second"]).await;

    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(
        (&waiting[0]["list"], &waiting[0]["name"]),
        (&json!(""), &json!(HOPE))
    );
    gives_back(&service, &owner, &waiting[0], "It is gone").await;
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(waiting, json!([]));
}

#[tokio::test]
async fn dsk_who_decides_about_a_suggestion_that_does_not_wait_is_told_who_was_faster() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let caller = service.staff(&owner, "cal@county.example", "caller").await;
        let editor = service.staff(&owner, "ed@county.example", "editor").await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        for (who, act, kind) in [
            (&caller, "put-away", "put-away"),
            (&editor, "return", "return"),
            (&editor, "approve", "approve"),
        ] {
            suggests(&service, &caller, &path, json!({ "phone": "211" }), "").await;
            let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
            let seen = waiting.as_array().unwrap().last().unwrap();
            let me = service.desk_reads(&owner, "/desk/me").await;
            assert_eq!(me["suggestions"], 1, "one waits");
            let of =
                |act: &str| format!("/desk/suggestions/{}/{act}", seen["id"].as_str().unwrap());
            let body = |act: &str| match act {
                "approve" => json!({ "version": seen["version"], "revision": seen["revision"] }),
                "return" => json!({ "word": "Ask again", "revision": seen["revision"] }),
                _ => json!({}),
            };
            service.desk_does(who, &of(act), body(act)).await;
            let me = service.desk_reads(&owner, "/desk/me").await;
            assert_eq!(me["suggestions"], 0, "none waits");
            let name = if kind == "put-away" { "cal" } else { "ed" };
            for late in ["approve", "return"] {
                let (status, answer) = service
                    .desk(Method::POST, &owner, &of(late), body(late))
                    .await;
                assert_eq!(status, StatusCode::CONFLICT, "{act}, then {late}");
                assert_eq!(answer["now"], json!({ "who": name, "kind": kind }));
            }
        }
        let me = service.desk_reads(&caller, "/desk/me").await;
        assert_eq!(me["suggestions"], 0, "callers decide nothing");
        let never = json!({ "version": 0, "revision": 1 });
        let path = "/desk/suggestions/00000000000000000000000000000000/approve";
        let (status, _) = service.desk(Method::POST, &owner, path, never).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    })
    .await;
}
