//! What the desk refuses, and how it says so: to a screen a word, to a script one sentence.

use crate::support::TestService;
use crate::support::program::is_refused_in_a_sentence;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

async fn says(service: &TestService, owner: &str, path: &str, body: Value) -> String {
    let (status, answer) = service.desk(Method::POST, owner, path, body).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{path}: {answer}");
    let message = answer["error"]["message"].as_str().unwrap();
    message.replace("INVALID_ARGUMENT : ", "")
}

fn list(version: u32, name: &str, en: &str, es: &str) -> Value {
    json!({ "version": version, "name": name, "en": en, "es": es })
}

#[tokio::test]
async fn dsk_a_list_gets_no_title_and_no_address_of_another_one() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let lists = "/desk/lists";
    let made = list(0, "phones", "Free phones", "Tel\u{e9}fonos gratis");
    let version = service.desk_does(&owner, lists, made).await["version"].clone();
    let version = u32::try_from(version.as_u64().unwrap()).unwrap();
    for (new, why) in [
        (
            list(version, "x", "FREE  phones", "Otra"),
            "en : title-taken",
        ),
        (
            list(version, "x", "New", "telefonos gratis"),
            "es : title-taken",
        ),
        (list(version, "x", "food", "Otra"), "en : title-taken"),
        (list(version, "x", "New", "Comida"), "es : title-taken"),
        (
            list(version, "phones", "New", "Otra"),
            "name : address-taken",
        ),
        (list(version, "food", "New", "Otra"), "name : address-taken"),
        (list(version, "Big Name", "New", "Otra"), "name : address"),
        (list(version, "x", "<b>New</b>", "Otra"), "en : markup"),
        (list(version, "x", "New", " "), "es : missing"),
    ] {
        assert_eq!(says(&service, &owner, lists, new).await, why);
    }
    let seen = json!({ "version": version });
    let deleted = service
        .desk_does(&owner, "/desk/lists/phones/delete", seen)
        .await;
    let version = u32::try_from(deleted["version"].as_u64().unwrap()).unwrap();
    let again = list(version, "phones", "New", "Otra");
    assert_eq!(
        says(&service, &owner, lists, again).await,
        "name : address-deleted"
    );
    let twin = list(version, "mobiles", "Free Phones", "M\u{f3}viles");
    let made = service.desk_does(&owner, lists, twin).await;
    let back = json!({ "version": made["version"] });
    let path = "/desk/lists/phones/put-back";
    assert_eq!(says(&service, &owner, path, back).await, "en : title-taken");
}

#[tokio::test]
async fn dsk_names_titles_and_notices_take_no_code_of_a_web_page() {
    let service = TestService::new();
    let owner = service.owner().await;
    let code = "<script>x</script>";
    let until = service.app.desk.now() + 3_600_000;
    let notice = json!({ "en": code, "es": "Hola", "until": until });
    let staff = |name: &str| json!({ "email": "a@county.example", "name": name, "role": "caller", "language": "en" });
    let texts = json!({ "version": 0, "about": [{ "en": "Hi", "es": code }], "videos": [] });
    service.has_places(&["Hope Pantry"]).await;
    let place = format!("/desk/places/{}", service.place_named("Hope Pantry"));
    let noted = |note: &str| json!({ "version": 0, "fields": { "city": "Trenton" }, "note": note });
    let (change, suggest) = (format!("{place}/change"), format!("{place}/suggest"));
    service
        .desk_does(&owner, &suggest, noted("ask for Ann <ann@hope.example>"))
        .await;
    let suggested = service.desk_reads(&owner, "/desk/suggestions").await;
    let back = format!(
        "/desk/suggestions/{}/return",
        suggested[0]["id"].as_str().unwrap()
    );
    let settings =
        |site: &str| json!({ "kiosk": "all", "version": 0, "desired": { "site": site } });
    for (path, body, why) in [
        ("/desk/notices", notice, "en : markup"),
        ("/desk/people", staff("<b>Ann</b>"), "name : markup"),
        ("/desk/people", staff("7"), "name : no-initials"),
        ("/desk/people", staff(""), "name : missing"),
        ("/desk/pages", texts, "es : markup"),
        (&change, noted("<b>called</b>"), "note : markup"),
        (&suggest, noted(code), "note : markup"),
        (
            &back,
            json!({ "word": "<i>no</i>", "revision": 1 }),
            "word : markup",
        ),
        (
            &back,
            json!({ "word": "  ", "revision": 1 }),
            "word : missing",
        ),
        (
            "/desk/kiosks/settings",
            settings("<b>Newark</b>"),
            "site : markup",
        ),
    ] {
        assert_eq!(says(&service, &owner, path, body).await, why, "{path}");
    }
}

#[tokio::test]
async fn dsk_a_page_that_is_no_number_is_named() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let path = "/desk/acts?before=x";
    let (status, answer) = service.desk(Method::GET, &owner, path, Value::Null).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(answer["error"]["message"], "INVALID_ARGUMENT : before");
}

#[tokio::test]
async fn dsk_a_form_is_asked_about_hours_and_zip_codes_that_may_be_meant() {
    let service = TestService::new();
    let mut row = crate::support::desk::place_row("Hope Pantry");
    row.insert("zip".into(), "07102".into());
    service.import("food", &[row]).await.unwrap();
    let owner = service.owner().await;
    let id = service.place_named("Hope Pantry");
    let path = format!("/desk/places/{id}/contradictions");
    for (field, text, found) in [
        (
            "hours",
            "Mon 14:00-09:00",
            json!([{ "about": "hours", "words": ["Mon 14:00-09:00"] }]),
        ),
        (
            "hours",
            "Mon 9-8 am",
            json!([{ "about": "hours", "words": ["Mon 9-8 am"] }]),
        ),
        ("hours", "Monday 9 am-5 pm", json!([])),
        (
            "phone",
            "fax 609-555-0100",
            json!([{ "about": "fax-number", "words": ["fax 609-555-0100"] }]),
        ),
        (
            "phone",
            "1-900-555-0100",
            json!([{ "about": "paid-number", "words": ["900-555-0100"] }]),
        ),
        ("phone", "609-555-0100, fax 609-555-0101", json!([])),
        (
            "zip",
            "07999",
            json!([{ "about": "zip", "words": ["07999"] }]),
        ),
        (
            "zip",
            "7103",
            json!([{ "about": "zip-repaired", "words": ["7103", "07103"] }]),
        ),
    ] {
        let draft = json!({ "fields": { field: text } });
        let told = service.desk_does(&owner, &path, draft).await;
        assert_eq!(told, found, "{field} {text}");
    }
    let file = "name,city,zip,hours\nHarbor Kitchen,\"New York, NY\",10001,Mon 9-8 am\n";
    let look = "/desk/imports/look?list=food";
    let (_, report) = service.desk_takes(&owner, look, file.as_bytes()).await;
    let told = |at: usize| {
        (
            report["doubts"][at]["cell"].clone(),
            report["doubts"][at]["doubt"].clone(),
        )
    };
    assert_eq!(report["good"], 1, "a doubt keeps no row out");
    assert_eq!(told(0), (json!("C2"), json!("zip-elsewhere")));
    assert_eq!(told(1), (json!("D2"), json!("hours-unread")));
}

#[tokio::test(flavor = "multi_thread")]
async fn dsk_a_command_that_is_wrong_says_one_sentence_and_ends_with_2() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    service.owner().await;
    let id = service.place_named("Hope Pantry");
    let data = service.folder.path().join("data");
    for (words, why) in [
        ("jump", "unrecognized subcommand"),
        ("still-right", "required arguments"),
        ("queue --view mine", "write one of these: due"),
        ("queue --list nowhere", "no list \"nowhere\""),
        ("still-right nowhere", "desk queue --view all"),
        ("place nowhere", "desk queue --view all"),
        ("end-notice x", "desk notices"),
        ("approve x", "desk suggestions"),
        ("publish x", "desk imports"),
        ("lists --delete nowhere", "desk lists"),
        ("lists --put-back nowhere", "desk lists"),
        ("lists --make Big --en A --es B", "lower-case letters"),
        ("import nowhere.csv --list nowhere", "no list \"nowhere\""),
        (
            "invite a@b.example --role boss --name Ann --public-url https://a.example",
            "write one of these: caller",
        ),
        (
            "invite a@b.example --role caller --name 7 --public-url https://a.example",
            "initials",
        ),
        ("acts --before soon", "YYYY-MM-DD"),
        ("notice --en <b>x</b> --es Hola", "code of a web page"),
        ("end-sessions a@b.example", "not on the staff"),
    ] {
        let words: Vec<&str> = std::iter::once("desk").chain(words.split(' ')).collect();
        let said = is_refused_in_a_sentence(&words, &data);
        assert!(said.contains(why), "{words:?}: {said}");
    }
    for (change, why) in [
        ("phone=911", "no place has this phone number"),
        ("website=//evil.org", "no web address"),
    ] {
        let said = is_refused_in_a_sentence(&["desk", "change", &id, change], &data);
        assert!(said.contains(why), "{said}");
    }
}
