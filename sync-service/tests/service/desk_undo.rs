//! Undo takes back only what still stands, and says what; a day without an answer counts once.

use crate::support::stores::with_every_service;
use crate::support::{TestService, json as json_of};
use serde_json::{Value, json};
use sync_protocol::desk::{DeskOutcome, Role};
use sync_service::desk::staff::Staff;
use time::Duration;

const HOPE: &str = "Hope Pantry";

/// Does something with the place as it is now; answers the whole answer.
async fn does(service: &TestService, token: &str, path: &str, what: &str, body: Value) -> Value {
    let mut body = body;
    body["version"] = service.desk_reads(token, path).await["version"].clone();
    service
        .desk_does(token, &format!("{path}/{what}"), body)
        .await
}

fn act(answer: &Value) -> Value {
    json!({ "act": answer["place"]["history"][0]["id"] })
}

fn fields(fields: Value) -> Value {
    json!({ "fields": fields })
}

#[tokio::test]
async fn dsk_undo_of_a_replaced_change_leaves_what_the_later_one_set_and_says_so() {
    with_every_service(async |service| {
        service.has_places(&[HOPE, "Second"]).await;
        let owner = service.owner().await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        let old = fields(json!({ "phone": "973-555-0111", "notes": "Ring twice" }));
        let old = does(&service, &owner, &path, "change", old).await;
        let newer = fields(json!({ "phone": "973-555-0122" }));
        let newer = does(&service, &owner, &path, "change", newer).await;

        let undone = does(&service, &owner, &path, "undo", act(&old)).await;

        assert_eq!(undone["outcome"], "done");
        let place = &undone["place"];
        assert_eq!(place["row"]["phone"], "973-555-0122", "of the newer change");
        assert_eq!(
            place["row"]["checked"], "2021-03",
            "nobody asked about the hours"
        );
        assert_eq!(place["row"]["notes"], "N/A", "this still stood");
        assert_eq!(undone["undone"]["back"], json!(["notes"]));
        let stays = undone["undone"]["stays"].as_array().unwrap();
        assert!(stays.contains(&json!("phone")), "{stays:?}");

        // Nothing of it stands any more, so nothing is done.
        let again = does(&service, &owner, &path, "undo", act(&old)).await;
        assert_eq!(again["outcome"], "nothing-left");
        assert_eq!(again["place"]["history"], place["history"]);

        // Without the newer change the rest of the older one stands again, and can go too.
        let undone = does(&service, &owner, &path, "undo", act(&newer)).await;
        assert_eq!(undone["undone"]["stays"], json!([]));
        assert_eq!(undone["place"]["row"]["phone"], "973-555-0111");
        let undone = does(&service, &owner, &path, "undo", act(&old)).await;
        assert_eq!(undone["undone"]["stays"], json!([]));
        let row = &undone["place"]["row"];
        assert_eq!(
            (&row["phone"], &row["checked"]),
            (&json!("973-555-0100"), &json!("2021-03"))
        );
    })
    .await;
}

#[tokio::test]
async fn dsk_a_fact_that_a_later_change_set_to_the_same_text_is_the_later_ones() {
    let service = TestService::new();
    service.has_places(&[HOPE]).await;
    let owner = service.owner().await;
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    let phone = |text: &str| fields(json!({ "phone": text }));
    let first = does(&service, &owner, &path, "change", phone("211")).await;
    does(&service, &owner, &path, "change", phone("311")).await;
    let third = does(&service, &owner, &path, "change", phone("211")).await;
    let history = third["place"]["history"].as_array().unwrap();
    let offered: Vec<bool> = history.iter().map(|it| it["canUndo"] == true).collect();
    assert_eq!(offered, [true, false, false], "{history:?}");

    let undone = does(&service, &owner, &path, "undo", act(&first)).await;

    assert_eq!(undone["outcome"], "nothing-left");
    assert_eq!(undone["undone"]["back"], json!([]));
    assert_eq!(undone["place"]["row"], third["place"]["row"]);
}

#[tokio::test]
async fn dsk_a_change_that_a_colleague_of_the_same_initials_says_again_can_be_taken_back() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let one = service.staff(&owner, "ed@county.example", "editor").await;
        let other = service.staff(&owner, "edda@state.example", "editor").await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        let phone = || fields(json!({ "phone": "609-555-0134" }));
        let first = does(&service, &one, &path, "change", phone()).await;
        let again = does(&service, &other, &path, "change", phone()).await;
        let history = &again["place"]["history"];
        assert_eq!(history[0]["after"], json!({}), "nothing changed");

        let undone = does(&service, &one, &path, "undo", act(&first)).await;

        assert_eq!(undone["outcome"], "done");
        assert_eq!(undone["place"]["row"]["phone"], "973-555-0100");
    })
    .await;
}

#[tokio::test]
async fn dsk_a_fact_goes_back_with_its_own_day_also_after_still_right() {
    let service = TestService::new();
    service.has_places(&[HOPE]).await;
    let owner = service.owner().await;
    let id = service.place_named(HOPE);
    let path = format!("/desk/places/{id}");
    let change = fields(json!({ "phone": "211" }));
    let change = does(&service, &owner, &path, "change", change).await;
    let right = does(&service, &owner, &path, "still-right", json!({})).await;

    let undone = does(&service, &owner, &path, "undo", act(&change)).await;

    let row = &undone["place"]["row"];
    assert_eq!(row["phone"], "973-555-0100");
    assert_eq!(row["checked"], "2021-03", "nobody heard the old number");
    let days = json_of(service.get(&format!("/places/{id}")).await).await["days"].clone();
    let today = &right["place"]["row"]["checked"];
    assert_eq!((&days["phone"], &days["hours"]), (&Value::Null, today));
    // It changed no text, so there is nothing to take back.
    let undone = does(&service, &owner, &path, "undo", act(&right)).await;
    assert_eq!(undone["outcome"], "nothing-left");
}

#[tokio::test]
async fn dsk_no_answer_counts_once_a_day_of_new_york() {
    with_every_service(async |service| {
        service.has_places(&[HOPE, "Second"]).await;
        let owner = service.owner().await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        let calls = async || does(&service, &owner, &path, "no-answer", json!({})).await;

        let first = calls().await;
        assert_eq!(first["outcome"], "done");
        assert_eq!(first["place"]["noAnswerToday"], true);
        for _ in 0..2 {
            let again = calls().await;
            assert_eq!(again["outcome"], "counted-today");
            assert_eq!(again["place"], first["place"], "nothing was written");
        }
        // Taken back, it can be said again.
        let undone = does(&service, &owner, &path, "undo", act(&first)).await;
        assert_eq!(undone["place"]["noAnswers"], 0);
        assert_eq!(undone["place"]["noAnswerToday"], false);
        assert_eq!(calls().await["place"]["noAnswers"], 1);

        // The session has ended by then.
        let caller = Staff {
            email: "cal@county.example".into(),
            name: "cal".into(),
            role: Role::Caller,
        };
        let id = service.place_named(HOPE);
        let mut version = 3;
        for count in 2..=3 {
            service.clock.forward(Duration::days(1));
            let desk = &service.app.desk;
            assert!(!desk.place(&caller, &id).await.unwrap().no_answer_today);
            for outcome in [DeskOutcome::Done, DeskOutcome::CountedToday] {
                let answer = desk.no_answer(&caller, &id, version).await.unwrap();
                assert_eq!(answer.outcome, outcome);
                version = answer.place.version;
                assert_eq!(answer.place.no_answers, count);
            }
        }
    })
    .await;
}

#[tokio::test]
async fn dsk_an_act_that_a_person_does_twice_is_one_and_can_be_taken_back() {
    with_every_service(async |service| {
        service.has_places(&[HOPE]).await;
        let owner = service.owner().await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        let before = service.desk_reads(&owner, &path).await;
        let phone = || fields(json!({ "phone": "211" }));
        for (what, body) in [("still-right", json!({})), ("change", phone())] {
            let first = does(&service, &owner, &path, what, body.clone()).await;
            let again = does(&service, &owner, &path, what, body).await;
            assert_eq!(again["outcome"], "done", "{what}");
            assert_eq!(again["place"]["history"], first["place"]["history"]);
            let undone = does(&service, &owner, &path, "undo", act(&again)).await;
            assert_eq!(undone["outcome"], "done", "{what}");
            assert_eq!(undone["place"]["row"], before["row"], "{what}");
        }
        // Another person means it anew, and a report that came since is answered.
        let ed = service.staff(&owner, "ed@county.example", "editor").await;
        let first = does(&service, &owner, &path, "still-right", json!({})).await;
        let other = does(&service, &ed, &path, "still-right", json!({})).await;
        assert_ne!(other["place"]["history"], first["place"]["history"]);
        let (id, key) = (&before["id"], "a".repeat(32));
        let report = json!({ "place": id, "wrong": "phone", "text": "", "key": key });
        let call = format!("/places/{}/report", id.as_str().unwrap());
        let (status, said) = service.post(&call, report.to_string()).await;
        assert!(status.is_success(), "{said}");
        let reports = json!({ "reports": [key] });
        let answered = does(&service, &ed, &path, "still-right", reports).await;
        assert_eq!(answered["place"]["reports"], json!([]));
    })
    .await;
}

#[tokio::test]
async fn dsk_undo_says_that_the_check_of_another_one_no_longer_dates_the_place() {
    with_every_service(async |service| {
        service.has_places(&[HOPE, "Second"]).await;
        let owner = service.owner().await;
        let path = format!("/desk/places/{}", service.place_named(HOPE));
        let hours = fields(json!({ "hours": "Mon-Fri 9 am-3 pm" }));
        let change = does(&service, &owner, &path, "change", hours).await;
        let check = does(&service, &owner, &path, "still-right", json!({})).await;
        assert_ne!(check["place"]["row"]["checked"], "2021-03");

        let undone = does(&service, &owner, &path, "undo", act(&change)).await;

        assert_eq!(undone["place"]["row"]["checked"], "2021-03");
        let said = &undone["undone"];
        assert_eq!(said["checkGone"], true, "{said}");
        assert_eq!(said["back"], json!(["hours"]));
        assert_eq!(said["stays"], json!([]));
    })
    .await;
}
