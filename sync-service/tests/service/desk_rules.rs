//! One set of rules for the form, the calls, suggestions, and tables: what is published can be saved,
//! imported and saved again, and is the same.

use crate::support::desk::place_row;
use crate::support::{TestService, bytes};
use axum::http::{Method, StatusCode};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

const HOPE: &str = "Hope Pantry";
/// How many changes are tried; most of them are accepted.
const TRIES: usize = 150;

/// The places, with a field for a ZIP code.
async fn has_places_with_zip(service: &TestService) {
    let rows = [HOPE, "Second"].map(|name| {
        let mut row = place_row(name);
        row.insert("zip".to_owned(), "N/A".to_owned());
        row
    });
    service.import("food", &rows).await.unwrap();
}

async fn saved(service: &TestService, owner: &str, form: &str) -> Vec<u8> {
    let path = format!("/desk/places.{form}?view=all&list=food");
    let bearer = format!("Bearer {owner}");
    let response = service.get_with(&path, ("authorization", &bearer)).await;
    assert_eq!(response.status(), StatusCode::OK);
    bytes(response).await
}

/// What an import of a file says.
async fn looks(service: &TestService, owner: &str, file: &[u8]) -> Value {
    let path = "/desk/imports/look?list=food";
    let (status, report) = service.desk_takes(owner, path, file).await;
    assert_eq!(status, StatusCode::OK, "{report}");
    report
}

/// Brings a file to an installation whose list has one other place, and publishes it.
async fn publishes(service: &TestService, owner: &str, file: &[u8]) {
    let path = "/desk/imports?list=food";
    let (status, brought) = service.desk_takes(owner, path, file).await;
    assert_eq!(status, StatusCode::OK, "{brought}");
    let path = format!("/desk/imports/{}/publish", brought["id"].as_str().unwrap());
    let seen = json!({ "version": brought["version"] });
    service.desk_does(owner, &path, seen).await;
}

/// Texts as people and attackers write them.
fn text(field: &str) -> BoxedStrategy<String> {
    let any = "[ -~]{1,20}|[a-zA-Z0-9 ()+./:'=@<>\u{a0}\u{c2}\u{c3}\u{a9}\u{e9}-]{1,24}";
    match field {
        "phone" => prop_oneof![
            "[0-9() .+-]{8,16}",
            "[0-9]{3}-[0-9]{3}-[0-9]{4}( ext [0-9])?",
            any
        ]
        .boxed(),
        "website" => {
            prop_oneof!["(https?://)?[a-z]{1,8}\\.(org|com)(/[a-z<>'\"]{0,6})?", any].boxed()
        }
        "name" => prop_oneof!["['=+@-]{0,3}[A-Za-z]{2,12}( [0-9A-Za-z&']{1,8}){0,2}", any].boxed(),
        _ => any.boxed(),
    }
}

#[tokio::test]
async fn dsk_whatever_a_change_is_accepted_with_an_import_accepts_unchanged() {
    let service = TestService::new();
    service.has_places(&[HOPE, "Second"]).await;
    let owner = service.owner().await;
    let id = service.place_named(HOPE);
    let path = format!("/desk/places/{id}");
    let mut runner = TestRunner::deterministic();
    let mut accepted = 0;
    let mut version = 0;
    for at in 0..TRIES {
        let field = ["phone", "website", "name", "hours", "notes", "city"][at % 6];
        let text = text(field).new_tree(&mut runner).unwrap().current();
        let body = json!({ "version": version, "fields": { field: text } });
        let change = format!("{path}/change");
        let (status, answer) = service.desk(Method::POST, &owner, &change, body).await;
        if status != StatusCode::OK {
            let message = answer["error"]["message"].as_str().unwrap();
            assert!(
                message.starts_with("INVALID_ARGUMENT : "),
                "{field} {text:?}: {message}"
            );
            continue;
        }
        assert_eq!(answer["outcome"], "done");
        (accepted, version) = (accepted + 1, version + 1);
        for form in ["csv", "xlsx", "json"] {
            let report = looks(&service, &owner, &saved(&service, &owner, form).await).await;
            let told = (&report["mistakes"], &report["repairs"]);
            assert_eq!(told, (&json!([]), &json!([])), "{form} {field} {text:?}");
            assert_eq!(report["unchanged"], 2, "{form} {field} {text:?}: {report}");
        }
    }
    assert!(accepted > TRIES / 2, "{accepted}");
}

#[tokio::test]
async fn dsk_export_import_and_export_give_the_same_bytes_also_of_names_like_formulas() {
    let names = [
        "=1+1 Pantry",
        "'=Sum Kitchen",
        "''@Shelter",
        "+Plus Market",
        "-Dash",
        "'Hood",
    ];
    let rows = names.iter().zip(0..).map(|(name, at)| {
        let mut row = place_row(name);
        row.insert("phone".into(), format!("973-555-{:04}", 100 + at));
        row.insert("address".into(), format!("{at} Elm {at} Street"));
        row.insert("checked".into(), format!("202{at}-0{}", 6 - at));
        row
    });
    let rows: Vec<_> = rows.collect();
    let service = TestService::new();
    service.import("food", &rows).await.unwrap();
    let owner = service.owner().await;
    let path = format!("/desk/places/{}/no-answer", service.place_named("-Dash"));
    service
        .desk_does(&owner, &path, json!({ "version": 0 }))
        .await;
    for form in ["csv", "xlsx", "json"] {
        let first = saved(&service, &owner, form).await;
        let other = TestService::new();
        other.has_places(&["Another"]).await;
        let token = other.owner().await;
        publishes(&other, &token, &first).await;
        for name in names {
            assert!(other.public_row(name).await.is_some(), "{form}: {name}");
        }
        let path = format!("/desk/places/{}/change", other.place_named("Another"));
        let body = json!({ "version": 0, "status": "closed" });
        other.desk_does(&token, &path, body).await;
        assert!(saved(&other, &token, form).await == first, "{form}");
    }
}

#[tokio::test]
async fn dsk_a_change_and_a_suggestion_name_the_field_and_what_is_wrong() {
    let service = TestService::new();
    has_places_with_zip(&service).await;
    let owner = service.owner().await;
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    for (field, text, problem) in [
        ("phone", "555-0100", "phone"),
        ("phone", "call us", "phone"),
        ("website", "https://a.org/<script>", "markup"),
        ("website", "javascript:alert(1)", "website"),
        ("notes", "<b>free</b>", "markup"),
        ("name", "", "name-missing"),
        ("hours", "0.375", "hours-number"),
        ("hours", "Mon 25:00-26:00", "time-impossible"),
        ("hours", "Mon 9:75-17:00", "time-impossible"),
        ("phone", "000-000-0000", "phone-impossible"),
        ("phone", "911", "phone-impossible"),
        ("zip", "00000", "zip-impossible"),
        ("zip", "10001", "zip-elsewhere"),
        ("zip", "1234", "zip"),
        ("zip", "ABCDE", "zip"),
    ] {
        let body = json!({ "version": 0, "fields": { field: text } });
        for call in ["change", "suggest"] {
            let path = format!("{path}/{call}");
            let (status, answer) = service
                .desk(Method::POST, &owner, &path, body.clone())
                .await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{field} {text}");
            let wanted = format!("INVALID_ARGUMENT : {field} : {problem}");
            assert_eq!(answer["error"]["message"], wanted);
        }
    }
    // What a table puts right is put right here.
    let fields = json!({ "phone": "(973) 555-0177", "notes": "Caf\u{c3}\u{a9}" });
    let body = json!({ "version": 0, "fields": fields });
    let answer = service
        .desk_does(&owner, &format!("{path}/change"), body)
        .await;
    let row = &answer["place"]["row"];
    assert_eq!(
        (&row["phone"], &row["notes"]),
        (&json!("973-555-0177"), &json!("Caf\u{e9}"))
    );
    // Two places of one list never become the same one: an import would take one of them only.
    let fields = json!({ "name": "Second", "address": "1 Second Street" });
    let body = json!({ "version": 1, "fields": fields });
    let change = format!("{path}/change");
    let (status, answer) = service.desk(Method::POST, &owner, &change, body).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(
        answer["error"]["message"],
        "INVALID_ARGUMENT : name : twice"
    );
}

#[tokio::test]
async fn dsk_sentences_that_exclude_each_other_are_told_before_they_are_published() {
    let service = TestService::new();
    has_places_with_zip(&service).await;
    let owner = service.owner().await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let path = format!("/desk/places/{}", service.place_named(HOPE));
    let told = async |notes: &str| {
        let body = json!({ "fields": { "notes": notes } });
        service
            .desk_does(&caller, &format!("{path}/contradictions"), body)
            .await
    };
    assert_eq!(told("Walk in.").await, json!([]));
    let both = json!([{ "about": "entry", "words": ["Walk in", "Call first"] }]);
    assert_eq!(told("Call first. Walk in.").await, both);

    // Who decides about a suggestion is told as well.
    let body = json!({ "version": 0, "fields": { "notes": "Call first. Walk in." } });
    service
        .desk_does(&caller, &format!("{path}/suggest"), body.clone())
        .await;
    let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
    assert_eq!(waiting[0]["contradictions"], both);

    // What stands there already is no news.
    service
        .desk_does(&owner, &format!("{path}/change"), body)
        .await;
    assert_eq!(told("Call first. Walk in.").await, json!([]));
    // An edited text that still says it is told again.
    assert_eq!(told("Call first. Walk in. Ask for Ann.").await, both);

    // A ZIP code of another state is asked about where the place says that state.
    let asked = async |zip: &str| {
        let body = json!({ "fields": { "zip": zip, "city": "New York, NY" } });
        service
            .desk_does(&caller, &format!("{path}/contradictions"), body)
            .await
    };
    let unknown = json!([{ "about": "zip", "words": ["10001"] }]);
    assert_eq!(asked("10001").await, unknown);
    assert_eq!(asked("07102").await, json!([]));
}
