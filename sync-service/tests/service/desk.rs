//! The staff desk: queue, acts, suggestions, people.

use crate::support::TestService;
use crate::support::desk::OWNER;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use sync_protocol::desk::{QueueView, Role};
use sync_protocol::listings::ListingName;
use sync_service::desk::queue::QueueQuestion;
use sync_service::desk::staff::Staff;
use time::Duration;

const HOPE: &str = "Hope Pantry";

/// A service with three places, its owner, and the path of the first place.
async fn desk() -> (TestService, String, String) {
    let service = TestService::new();
    service.has_places(&[HOPE, "Second", "Third"]).await;
    let owner = service.owner().await;
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    (service, owner, path)
}

fn phone(version: i64, phone: &str) -> Value {
    json!({ "version": version, "fields": { "phone": phone } })
}

#[tokio::test]
async fn dsk_a_change_is_public_at_once_and_is_taken_back_by_its_undo() {
    let (service, owner, path) = desk().await;
    let before = service.desk_reads(&owner, &path).await;
    assert_eq!(before["row"]["source"], "a newspaper");

    let change = format!("{path}/change");
    let answer = service
        .desk_does(&owner, &change, phone(0, "973-555-0199"))
        .await;

    assert_eq!(answer["outcome"], "done");
    let row = service.public_row(HOPE).await.unwrap();
    assert_eq!(row["phone"], "973-555-0199");
    assert!(
        row.get("source").is_none(),
        "the source is for the operator"
    );
    let place = &answer["place"];
    let act = &place["history"][0];
    assert_eq!(
        (&act["kind"], &act["who"]),
        (&json!("change"), &json!("olga"))
    );
    assert_eq!(act["before"]["phone"], "973-555-0100");
    assert_eq!(act["after"]["phone"], "973-555-0199");
    assert_eq!(act["canUndo"], true);

    let body = json!({ "version": place["version"], "act": act["id"] });
    let undone = service
        .desk_does(&owner, &format!("{path}/undo"), body)
        .await;

    assert_eq!(undone["outcome"], "done");
    assert_eq!(
        service.public_row(HOPE).await.unwrap()["phone"],
        "973-555-0100"
    );
    assert_eq!(undone["place"]["row"], before["row"]);
    assert_eq!(undone["place"]["history"][1]["canUndo"], false);
    assert_eq!(undone["place"]["history"][0]["kind"], "undo");
}

#[tokio::test]
async fn dsk_the_second_editor_is_shown_what_changed_and_nothing_is_lost() {
    let (service, owner, path) = desk().await;
    let editor = service.staff(&owner, "ed@county.example", "editor").await;
    let change = format!("{path}/change");
    service.desk_does(&owner, &change, phone(0, "211")).await;

    let late = service.desk_does(&editor, &change, phone(0, "311")).await;

    assert_eq!(late["outcome"], "changed-meanwhile");
    assert_eq!(late["place"]["row"]["phone"], "211");
    assert_eq!(late["place"]["history"][0]["who"], "olga");
    assert_eq!(service.public_row(HOPE).await.unwrap()["phone"], "211");
    let again = phone(late["place"]["version"].as_i64().unwrap(), "311");
    let answer = service.desk_does(&editor, &change, again).await;
    assert_eq!(answer["outcome"], "done");
    assert_eq!(answer["place"]["history"][0]["before"]["phone"], "211");
}

#[tokio::test]
async fn dsk_editors_at_different_places_of_one_list_never_wait_for_each_other() {
    let (service, owner, _) = desk().await;
    let own = |name: &str| format!("973-555-0100 for {name}");
    let changes = [HOPE, "Second", "Third"].map(|name| {
        let path = format!("/desk/places/{}/change", service.place_named(name));
        let (service, owner) = (&service, &owner);
        async move { service.desk_does(owner, &path, phone(0, &own(name))).await }
    });
    for answer in futures_util::future::join_all(changes).await {
        assert_eq!(answer["outcome"], "done");
    }
    for name in [HOPE, "Second", "Third"] {
        assert_eq!(service.public_row(name).await.unwrap()["phone"], own(name));
    }
}

#[tokio::test]
async fn dsk_of_30_acts_at_once_nothing_is_lost_or_doubled() {
    let service = TestService::new();
    let names: Vec<String> = (0..30).map(|index| format!("Place {index}")).collect();
    let all: Vec<&str> = names.iter().map(String::as_str).collect();
    service.has_places(&all).await;
    let owner = service.owner().await;
    let change = |name: &str, text: String| {
        let path = format!("/desk/places/{}/change", service.place_named(name));
        let (service, owner) = (&service, &owner);
        async move { service.desk_does(owner, &path, phone(0, &text)).await }
    };
    let each = all
        .iter()
        .map(|name| change(name, format!("973-555-0100 of {name}")));
    for answer in futures_util::future::join_all(each).await {
        assert_eq!(answer["outcome"], "done");
    }
    for name in &all {
        let row = service.public_row(name).await.unwrap();
        assert_eq!(row["phone"], format!("973-555-0100 of {name}"));
    }
    service.has_places(&[HOPE]).await;
    let same = (101..131).map(|index| change(HOPE, format!("973-555-0{index}")));
    let answers = futures_util::future::join_all(same).await;
    let done = answers.iter().filter(|it| it["outcome"] == "done").count();
    assert_eq!(done, 1);
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    let place = service.desk_reads(&owner, &path).await;
    assert_eq!(place["history"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn dsk_still_right_is_one_call_and_takes_the_place_out_of_the_queue() {
    let (service, owner, path) = desk().await;
    let queue = service.desk_reads(&owner, "/desk/queue").await;
    assert_eq!(queue["total"], 3);
    assert_eq!(queue["lists"], json!(["food"]));

    let answer = service
        .desk_does(
            &owner,
            &format!("{path}/still-right"),
            json!({ "version": 0 }),
        )
        .await;

    let today = answer["place"]["row"]["checked"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(today.len(), 10);
    assert_eq!(service.public_row(HOPE).await.unwrap()["checked"], today);
    let queue = service.desk_reads(&owner, "/desk/queue").await;
    assert_eq!(queue["total"], 2);
}

#[tokio::test]
async fn dsk_no_answer_comes_back_tomorrow_and_is_marked_the_third_time() {
    let (service, _, _) = desk().await;
    let id = service.place_named(HOPE);
    let caller = Staff {
        email: "cal@county.example".into(),
        name: "cal".into(),
        role: Role::Caller,
    };
    let queue = async |view| {
        let question = QueueQuestion {
            view,
            ..QueueQuestion::default()
        };
        service.app.desk.queue(&question, 50).await.unwrap()
    };
    for count in 1..=3 {
        assert_eq!(
            queue(QueueView::Due).await.items[0].name,
            HOPE,
            "before the others"
        );
        let answer = service
            .app
            .desk
            .no_answer(&caller, &id, count - 1)
            .await
            .unwrap();
        assert_eq!(i64::from(answer.place.no_answers), count);
        assert_eq!(queue(QueueView::Due).await.total, 2);
        assert_eq!(
            queue(QueueView::Unreachable).await.total,
            u32::from(count == 3)
        );
        service.clock.forward(Duration::days(1));
        assert_eq!(
            queue(QueueView::Due).await.total,
            if count < 3 { 3 } else { 2 }
        );
    }
}

#[tokio::test]
async fn dsk_closed_and_not_listed_leave_the_list_and_can_be_put_back() {
    let (service, owner, path) = desk().await;
    for status in ["closed", "not-listed"] {
        let place = service.desk_reads(&owner, &path).await;
        let body = json!({ "version": place["version"], "status": status });
        let gone = service
            .desk_does(&owner, &format!("{path}/change"), body)
            .await;
        assert_eq!(gone["place"]["status"], status);
        assert!(service.public_row(HOPE).await.is_none());
        let removed = service.desk_reads(&owner, "/desk/queue?view=removed").await;
        assert_eq!(removed["items"][0]["name"], HOPE);

        let undo = json!({
            "version": gone["place"]["version"], "act": gone["place"]["history"][0]["id"],
        });
        service
            .desk_does(&owner, &format!("{path}/undo"), undo)
            .await;
        assert!(service.public_row(HOPE).await.is_some());
        let list = service
            .app
            .store
            .listing(&ListingName::parse("food").unwrap())
            .await;
        assert_eq!(
            list.unwrap().unwrap().rows[0]["name"],
            HOPE,
            "where it stood"
        );
    }
}

#[tokio::test]
async fn dsk_a_report_is_first_in_the_queue_until_staff_have_looked() {
    let (service, owner, _) = desk().await;
    let third = service.place_named("Third");
    let report = json!({
        "key": "0".repeat(32), "place": third, "wrong": "phone", "text": "It rings <b>nowhere</b>",
    });
    let (status, _) = service
        .post(&format!("/places/{third}/report"), report.to_string())
        .await;
    assert_eq!(status, StatusCode::NO_CONTENT);

    let queue = service.desk_reads(&owner, "/desk/queue").await;
    assert_eq!(queue["items"][0]["name"], "Third");
    assert_eq!(queue["items"][0]["reports"], 1);
    let path = format!("/desk/places/{third}");
    let place = service.desk_reads(&owner, &path).await;
    assert_eq!(place["reports"][0]["text"], "It rings <b>nowhere</b>");
    let done = service
        .desk_does(
            &owner,
            &format!("{path}/still-right"),
            json!({ "version": 0, "reports": [place["reports"][0]["id"]] }),
        )
        .await;
    assert_eq!(done["place"]["reports"], json!([]));
}

#[tokio::test]
async fn dsk_a_suggestion_stands_beside_what_the_place_says_now() {
    let (service, owner, path) = desk().await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    service
        .desk_does(
            &caller,
            &format!("{path}/suggest"),
            phone(0, "973-555-0111"),
        )
        .await;
    service
        .desk_does(&owner, &format!("{path}/change"), phone(0, "973-555-0177"))
        .await;
    let now = json!({ "phone": "973-555-0177" });
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(waiting[0]["before"], now);
    let place = service.desk_reads(&owner, &path).await;
    assert_eq!(place["suggestions"][0]["before"], now);
}

#[tokio::test]
async fn dsk_a_caller_suggests_and_an_editor_publishes_or_returns() {
    let (service, owner, path) = desk().await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let suggest = format!("{path}/suggest");
    service.desk_does(&caller, &suggest, phone(0, "211")).await;
    service.clock.forward(Duration::seconds(1));
    let late = json!({ "version": 0, "status": "closed", "note": "The line is dead." });
    let other = service.staff(&owner, "dan@county.example", "caller").await;
    service.desk_does(&other, &suggest, late).await;
    assert_eq!(
        service.public_row(HOPE).await.unwrap()["phone"],
        "973-555-0100"
    );

    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(waiting[0]["after"], json!({ "phone": "211" }));
    assert_eq!(
        (&waiting[0]["who"], &waiting[0]["isMine"]),
        (&json!("cal"), &json!(false))
    );
    let approve = format!(
        "/desk/suggestions/{}/approve",
        waiting[0]["id"].as_str().unwrap()
    );
    let stale = service
        .desk_does(&owner, &approve, json!({ "version": 9, "revision": 1 }))
        .await;
    assert_eq!(stale["outcome"], "changed-meanwhile");
    let done = service
        .desk_does(&owner, &approve, json!({ "version": 0, "revision": 1 }))
        .await;
    assert_eq!(done["outcome"], "done");
    assert_eq!(service.public_row(HOPE).await.unwrap()["phone"], "211");

    let give_back = format!(
        "/desk/suggestions/{}/return",
        waiting[1]["id"].as_str().unwrap()
    );
    service
        .desk_does(
            &owner,
            &give_back,
            json!({ "word": "I reached them.", "revision": 1 }),
        )
        .await;
    assert_eq!(
        service.desk_reads(&owner, "/desk/suggestions").await,
        json!([])
    );
    let mine = service.desk_reads(&other, "/desk/suggestions").await;
    assert_eq!(mine[0]["returned"], "I reached them.");
    let put_away = format!(
        "/desk/suggestions/{}/put-away",
        mine[0]["id"].as_str().unwrap()
    );
    service.desk_does(&other, &put_away, Value::Null).await;
    assert_eq!(
        service.desk_reads(&other, "/desk/suggestions").await,
        json!([])
    );
    let history = service.desk_reads(&owner, &path).await["history"].clone();
    let kinds: Vec<&str> = history
        .as_array()
        .unwrap()
        .iter()
        .map(|act| act["kind"].as_str().unwrap())
        .collect();
    assert_eq!(
        kinds,
        ["put-away", "return", "approve", "suggest", "suggest"]
    );
}

#[tokio::test]
async fn dsk_owners_invite_give_roles_end_sessions_and_one_stays() {
    let (service, owner, _) = desk().await;
    let editor = service.staff(&owner, "ed@county.example", "editor").await;
    let people = service.desk_reads(&owner, "/desk/people").await;
    assert_eq!(people[0]["email"], "ed@county.example");
    assert_eq!(people[0]["hasJoined"], true);
    assert_eq!(people[0]["sessions"].as_array().unwrap().len(), 1);

    let invite = |email: &str, role: &str| json!({ "email": email, "name": email, "role": role, "language": "es" });
    service
        .desk_does(
            &owner,
            "/desk/people",
            invite("ed@county.example", "caller"),
        )
        .await;
    assert_eq!(
        service.desk_reads(&editor, "/desk/me").await["role"],
        "caller"
    );
    service
        .desk_does(
            &owner,
            "/desk/people",
            invite("New@County.example", "caller"),
        )
        .await;
    let mails = service.mails().await;
    let invitation = mails.iter().find(|mail| mail.to == "new@county.example");
    assert!(invitation.unwrap().body.contains("http://localhost/desk"));
    for body in [invite(OWNER, "editor"), json!({ "email": OWNER })] {
        let path = if body.get("role").is_some() {
            "/desk/people"
        } else {
            "/desk/people/remove"
        };
        let (status, answer) = service.desk(Method::POST, &owner, path, body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.starts_with("OPERATION_NOT_ALLOWED : "), "{message}");
    }
    let name = json!({ "email": "ed@county.example" });
    service
        .desk_does(&owner, "/desk/people/end-sessions", name.clone())
        .await;
    let (status, _) = service
        .desk(Method::GET, &editor, "/desk/me", Value::Null)
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    service.desk_does(&owner, "/desk/people/remove", name).await;
    let acts = service.desk_reads(&owner, "/desk/acts").await;
    let kinds: Vec<&str> = acts
        .as_array()
        .unwrap()
        .iter()
        .map(|act| act["kind"].as_str().unwrap())
        .collect();
    assert_eq!(
        kinds,
        [
            "remove",
            "end-sessions",
            "invite",
            "set-role",
            "join",
            "invite",
            "join",
            "invite"
        ]
    );
}

#[tokio::test]
async fn dsk_what_was_taken_back_is_not_offered_again_when_a_later_act_writes_the_same() {
    let (service, owner, path) = desk().await;
    let version = async || service.desk_reads(&owner, &path).await["version"].clone();
    let changes = async || {
        let body = json!({ "version": version().await, "fields": { "phone": "609-555-0142" } });
        let answer = service
            .desk_does(&owner, &format!("{path}/change"), body)
            .await;
        answer["place"]["history"][0]["id"].clone()
    };
    let takes_back = async |act: &Value| {
        let body = json!({ "version": version().await, "act": act });
        let answer = service
            .desk_does(&owner, &format!("{path}/undo"), body)
            .await;
        answer["place"]["history"].clone()
    };
    let offered = |history: &Value| -> Vec<bool> {
        let acts = history.as_array().unwrap().iter();
        acts.map(|act| act["canUndo"].as_bool().unwrap()).collect()
    };

    let first = changes().await;
    takes_back(&first).await;
    changes().await;
    let history = service.desk_reads(&owner, &path).await["history"].clone();
    assert_eq!(offered(&history), [true, false, false], "{history}");

    // An undo that is taken back leaves its act standing.
    let second = history[0]["id"].clone();
    let undo = takes_back(&second).await[0]["id"].clone();
    let history = takes_back(&undo).await;
    assert_eq!(offered(&history)[..3], [true, false, true], "{history}");
}

#[tokio::test]
async fn dsk_a_place_that_changes_its_name_address_and_number_at_once_keeps_its_id_and_history() {
    crate::support::stores::with_every_service(async |service| {
        service.has_places(&[HOPE, "Second"]).await;
        let owner = service.owner().await;
        let id = service.place_named(HOPE);
        let fields = json!({ "name": "New Name", "address": "9 Elm St", "phone": "211" });
        let change = json!({ "version": 0, "fields": fields });
        let path = format!("/desk/places/{id}");
        service
            .desk_does(&owner, &format!("{path}/change"), change)
            .await;
        assert_eq!(service.place_named("New Name"), id);
        let place = service.desk_reads(&owner, &path).await;
        let undo = json!({ "version": 1, "act": place["history"][0]["id"] });
        service
            .desk_does(&owner, &format!("{path}/undo"), undo)
            .await;
        assert_eq!(service.place_named(HOPE), id);
    })
    .await;
}
