//! The finder, the search, lasting ids and reports, over the starter directory.

use crate::support::program::{is_refused, succeeds};
use crate::support::{TestService, header, json};
use axum::http::StatusCode;
use serde_json::{Value, json as value};
use std::collections::HashSet;
use sync_protocol::listings::{ListingName, Row};
use sync_protocol::places::find::{FindAnswer, Need, Wish};
use sync_protocol::places::kept::KeptPlaces;
use sync_service::listings::import::{Consent, import};
use sync_service::listings::starter::{import_starter, lists};
use time::Duration;

async fn starter() -> TestService {
    let service = TestService::new();
    import_starter(service.app.store.as_ref(), service.clock.as_ref())
        .await
        .unwrap();
    service.app.directory.refresh().await.unwrap();
    service.app.places.refresh().await.unwrap();
    service
}

async fn found(service: &TestService, query: &str) -> FindAnswer {
    let response = service.get(&format!("/find?{query}")).await;
    assert_eq!(response.status(), StatusCode::OK, "{query}");
    serde_json::from_value(json(response).await).unwrap()
}

fn names(answer: &FindAnswer) -> Vec<&str> {
    answer
        .places
        .iter()
        .map(|place| place.name.as_str())
        .collect()
}

#[tokio::test]
async fn the_finder_shows_what_is_open_near_and_fitting() {
    let service = starter().await;
    let answer = found(
        &service,
        "need=food&near=08901&at=2026-11-23T10:30&limit=200",
    )
    .await;
    assert_eq!(
        answer.near.as_ref().map(|near| near.name.as_str()),
        Some("New Brunswick")
    );
    let first = &answer.places[0];
    assert_eq!(value!(first.open.state), "open");
    assert!(first.miles.unwrap() <= 20.0 && first.open.next.is_some());
    let states: Vec<Value> = answer
        .places
        .iter()
        .filter(|place| place.miles.is_some_and(|miles| miles <= 20.0))
        .map(|place| value!(place.open.state))
        .collect();
    let last_open = states.iter().rposition(|state| state == "open").unwrap();
    let first_closed = states.iter().position(|state| state == "closed");
    assert!(
        first_closed.is_none_or(|closed| states[closed..].len() > states.len() - last_open - 1)
    );
    assert_eq!(answer.help, "211");
    assert!(answer.others.iter().all(|other| !other.differs.is_empty()));
}

#[tokio::test]
async fn no_filter_shows_a_place_that_its_data_excludes() {
    let service = starter().await;
    let mut shown = 0;
    for need in Need::ALL {
        for wish in Wish::ALL {
            let (need, wish) = (value!(need), value!(wish));
            let query = format!(
                "need={}&wishes={}&near=07102&at=2026-11-24&limit=200",
                need.as_str().unwrap(),
                wish.as_str().unwrap()
            );
            let answer = found(&service, &query).await;
            for place in &answer.places {
                let data = value!(place.requirements);
                let is = |field: &str, values: &[&str]| {
                    values.iter().any(|value| data[field]["value"] == *value)
                };
                // "16 single women and 26 families": a father may be taken, so a man has to ask.
                let words = data["household"]["words"].as_str().unwrap_or_default();
                let takes_families = is("household", &["both"]) && words.contains("famil");
                let excluded = match wish.as_str().unwrap() {
                    "no-id" => is("id", &["any", "photo"]),
                    "walk-in" => {
                        is("entry", &["appointment", "call-first"]) || is("referral", &["needed"])
                    }
                    "families" => {
                        is("household", &["without-children"])
                            || is("sex", &["men"]) && !is("household", &["both", "with-children"])
                    }
                    "women" => is("sex", &["men"]),
                    "men" => is("sex", &["women"]) && !takes_families,
                    "with-record" => is("record", &["limits"]),
                    "free" => is("cost", &["paid", "low", "sliding"]),
                    "wheelchair" => data["wheelchair"]["value"] == false,
                    "spanish" => {
                        let spoken = data["languages"]["value"].as_array();
                        spoken.is_some_and(|spoken| {
                            !spoken.iter().any(|tag| tag == "es" || tag == "mul")
                        })
                    }
                    other => panic!("{other}"),
                };
                assert!(!excluded, "{query}: {} {data}", place.name);
                shown += 1;
            }
            // What differs is told with its difference, and only when nothing fits or it is closed.
            for other in &answer.others {
                assert!(!other.differs.is_empty(), "{query}: {}", other.name);
            }
        }
    }
    assert!(shown > 1_000, "{shown}");
}

#[tokio::test]
async fn when_nothing_fits_the_nearest_that_fit_less_are_told_with_what_differs() {
    let service = starter().await;
    let answer = found(
        &service,
        "need=clothes&wishes=spanish,no-id,free,women,wheelchair&near=Trenton",
    )
    .await;
    assert!(
        answer.places.is_empty() || answer.others.iter().all(|other| !other.differs.is_empty())
    );
    let paid = found(
        &service,
        "need=clothes&wishes=free&near=Trenton&at=2026-11-25&limit=200",
    )
    .await;
    assert!(!names(&paid).contains(&"Goodwill Elmwood Park"));
}

#[tokio::test]
async fn a_question_that_cannot_be_answered_is_refused_by_its_field() {
    let service = starter().await;
    for (query, field) in [
        ("need=food&at=tomorrow", "at"),
        ("need=food&wishes=no-id,nonsense", "wishes"),
    ] {
        let response = service.get(&format!("/find?{query}")).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST);
        assert_eq!(
            json(response).await["error"]["message"],
            format!("INVALID_ARGUMENT : {field}")
        );
    }
    for query in ["", "need=gold", "need=food&unknown=1", "need=food&limit=x"] {
        let response = service.get(&format!("/find?{query}")).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{query}");
    }
    let unknown = found(&service, "need=food&near=Springfield%20Ohio").await;
    assert!(unknown.near_unknown && unknown.near.is_none());
}

#[tokio::test]
async fn answers_are_compressed_and_as_old_as_a_minute_at_most() {
    let service = starter().await;
    let response = service
        .get_with("/find?need=food", ("accept-encoding", "gzip"))
        .await;
    assert_eq!(header(&response, "content-encoding"), "gzip");
    assert_eq!(header(&response, "cache-control"), "private, max-age=60");
    assert_eq!(header(&response, "vary"), "accept, accept-encoding");
}

#[tokio::test]
async fn hungry_people_find_food_in_four_languages_and_with_typing_errors() {
    let service = starter().await;
    for (text, need) in [
        ("hungry", "food"),
        ("tengo hambre", "food"),
        ("bed tonight", "shelter"),
        ("albergue", "shelter"),
        ("refugio en newark", "shelter"),
        ("driver's license", "id"),
        ("licencia de conducir", "id"),
        ("sheltr", "shelter"),
        ("estou com fome", "food"),
        ("refeição", "food"),
        ("preciso de um lugar para dormir em newark", "shelter"),
        ("cama para hoje", "shelter"),
        ("roupas", "clothes"),
        ("emprego", "work"),
        ("carteira de motorista", "id"),
        ("saude", "health"),
        ("saúde", "health"),
        ("advogado", "legal"),
        ("ônibus", "rides"),
        ("aluguel", "housing"),
        ("mwen grangou", "food"),
        ("manje", "food"),
        ("m bezwen yon kabann aswè a", "shelter"),
        ("kote pou m domi", "shelter"),
        ("lojman", "housing"),
        ("rad", "clothes"),
        ("travay", "work"),
        ("idantite", "id"),
        ("doktè", "health"),
        ("dokte", "health"),
        ("avoka", "legal"),
        ("otobis", "rides"),
    ] {
        let text: String = text.replace(' ', "+");
        let answer = json(service.get(&format!("/search?text={text}")).await).await;
        assert_eq!(answer["needs"][0], need, "{text}");
        assert!(answer["total"].as_u64().unwrap() > 0, "{text}");
    }
    // A coat in Spanish, a shelter in Portuguese.
    let both = json(service.get("/search?text=abrigo").await).await;
    assert_eq!(both["needs"], value!(["shelter", "clothes"]));
    let misspelled = json(service.get("/search?text=pantry+nework").await).await;
    assert_eq!(misspelled["near"]["county"], "Essex");
    let one = json(service.get("/search?text=food+brigade").await).await;
    assert_eq!(one["hits"][0]["name"], "The Food Brigade");
    let long = service
        .get(&format!("/search?text={}", "x".repeat(101)))
        .await;
    assert_eq!(long.status(), StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn an_id_and_an_old_code_survive_a_corrected_phone_number() {
    let service = starter().await;
    let name = ListingName::parse("food").unwrap();
    let (_, mut rows) = lists()
        .unwrap()
        .into_iter()
        .find(|(list, _)| *list == name)
        .unwrap();
    let before = json(service.get("/places").await).await;
    let before = before.as_array().unwrap();
    let first = before
        .iter()
        .find(|place| place["list"] == "food")
        .unwrap()
        .clone();

    rows[0].insert("phone".into(), "609-555-0199".into());
    replace(&service, &name, &rows).await;
    let old_code = format!("food.{}", first["code"].as_str().unwrap());
    let by_code = json(service.get(&format!("/places/{old_code}")).await).await;
    assert_eq!(by_code["place"]["id"], first["id"]);
    assert_eq!(by_code["place"]["phone"], "609-555-0199");
    assert_ne!(by_code["place"]["code"], old_code);

    let restarted = service.restarted();
    restarted.app.places.refresh().await.unwrap();
    let id = first["id"].as_str().unwrap();
    let by_id = json(restarted.get(&format!("/places/{id}")).await).await;
    assert_eq!(by_id["place"]["id"], id);
    assert!(
        by_id["row"].get("source").is_none(),
        "the source stays with the operator"
    );
    let all = json(restarted.get("/places").await).await;
    let ids: HashSet<&str> = all
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids.len(), before.len());
}

async fn replace(service: &TestService, name: &ListingName, rows: &[Row]) {
    let (store, clock) = (service.app.store.as_ref(), service.clock.as_ref());
    import(store, clock, name, rows, Consent::default())
        .await
        .unwrap();
    service.app.directory.refresh().await.unwrap();
    service.app.places.refresh().await.unwrap();
}

#[tokio::test]
async fn a_page_keeps_all_places_with_what_was_read_from_them_and_no_source() {
    let service = starter().await;
    let response = service.get("/places/all").await;
    let tag = header(&response, "etag").to_owned();
    assert_eq!(header(&response, "cache-control"), "no-cache");
    let kept: KeptPlaces = serde_json::from_value(json(response).await).unwrap();
    let ids = json(service.get("/places").await).await;
    let kept_ids = kept.places.iter().map(|it| it.place.id.as_str());
    let all_ids = ids.as_array().unwrap().iter();
    assert!(kept_ids.eq(all_ids.map(|it| it["id"].as_str().unwrap())));
    assert!(kept.places.iter().all(|it| !it.row.contains_key("source")));
    assert!(kept.places.iter().any(|it| !it.hours.rules.is_empty()));
    assert!(kept.towns.starts_with("Absecon,Atlantic,") && kept.zips.starts_with("07001,"));
    let again = service
        .get_with("/places/all", ("if-none-match", &tag))
        .await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);

    let (name, mut rows) = lists().unwrap().remove(0);
    rows[0].insert("phone".into(), "609-555-0199".into());
    replace(&service, &name, &rows).await;
    let changed = service
        .get_with("/places/all", ("if-none-match", &tag))
        .await;
    assert_eq!(changed.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_browser_gets_the_page_of_a_place_and_a_program_its_data() {
    let service = starter().await;
    let ids = json(service.get("/places").await).await;
    let path = format!("/places/{}", ids[0]["id"].as_str().unwrap());
    let page = service
        .get_with(&path, ("accept", "text/html,application/xhtml+xml"))
        .await;
    assert!(header(&page, "content-type").starts_with("text/html"));
    let data = service
        .get_with(&path, ("accept", "application/json"))
        .await;
    assert!(header(&data, "content-type").starts_with("application/json"));
    let gone = service
        .get_with("/places/food.0000000", ("accept", "application/json"))
        .await;
    assert_eq!(gone.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_report_is_stored_once_bounded_and_changes_nothing() {
    let service = starter().await;
    let ids = json(service.get("/places").await).await;
    let id = ids[0]["id"].as_str().unwrap().to_owned();
    let path = format!("/places/{id}/report");
    let report = |key: &str| {
        value!({ "key": key.repeat(32), "place": id, "wrong": "hours", "text": "Closed on Fridays" })
            .to_string()
    };
    let before = json(service.get(&format!("/places/{id}")).await).await;
    for _ in 0..2 {
        let (status, _) = service.post(&path, report("a")).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    let (status, _) = service.post(&path, report("b")).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, _) = service.post(&path, report("c")).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "three a burst");

    let store = &service.app.store;
    assert_eq!(store.place_reports(false, 9).await.unwrap().len(), 2);
    assert_eq!(
        json(service.get(&format!("/places/{id}")).await).await,
        before
    );
    let at = 5;
    assert_eq!(store.mark_place_reports(&id, at).await.unwrap(), 2);
    assert_eq!(store.place_reports(false, 9).await.unwrap(), []);
    assert_eq!(store.place_reports(true, 9).await.unwrap().len(), 2);

    service.clock.forward(Duration::days(181));
    let forgotten =
        sync_service::places::reports::forget_old(store.as_ref(), service.clock.as_ref()).await;
    assert_eq!(forgotten.unwrap(), 2);
}

#[tokio::test]
async fn a_report_of_spaces_is_a_tap_and_a_sentence_has_no_space_around_it() {
    let service = starter().await;
    let ids = json(service.get("/places").await).await;
    let id = ids[0]["id"].as_str().unwrap().to_owned();
    for (key, text) in [("a", "  \n "), ("b", " Closed on Fridays ")] {
        let report = value!({ "key": key.repeat(32), "place": id, "wrong": "hours", "text": text });
        let path = format!("/places/{id}/report");
        let (status, _) = service.post(&path, report.to_string()).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    let stored = service.app.store.place_reports(false, 9).await.unwrap();
    let texts: Vec<&str> = stored.iter().map(|it| it.report.text.as_str()).collect();
    assert_eq!(texts, ["", "Closed on Fridays"]);
}

#[tokio::test]
async fn a_report_of_no_place_or_of_no_form_is_refused() {
    let service = starter().await;
    let id = "6ba7b810-9dad-51d1-80b4-00c04fd430c8";
    let report = value!({ "key": "a".repeat(32), "place": id, "wrong": "gone", "text": "" });
    let (status, _) = service
        .post(&format!("/places/{id}/report"), report.to_string())
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = service
        .post("/places/food.1/report", report.to_string())
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[test]
fn the_commands_answer_what_the_calls_answer() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let says = |words: &[&str]| succeeds(words, &data);
    let sentence = "2nd & 4th Friday 9-10:30 am";
    for (at, expected) in [
        ("2026-11-13T09:30", "open (then closed at 2026-11-13T10:30)"),
        ("2026-11-06T09:30", "closed (then open at 2026-11-13T09:00)"),
    ] {
        assert_eq!(says(&["hours", sentence, "--at", at]).trim(), expected);
    }
    assert_eq!(says(&["hours", "By appointment"]).trim(), "ask");
    let line = "Monday-Friday 9 am-5 pm; hotline 24 hours";
    assert_eq!(
        says(&["hours", line, "--at", "2026-11-24T22:30"]).trim(),
        "open by phone"
    );
    let open: Value = serde_json::from_str(&says(&[
        "hours",
        sentence,
        "--at",
        "2026-11-13T09:30",
        "--json",
    ]))
    .unwrap();
    assert_eq!(open["next"]["at"], "2026-11-13T10:30");
    assert!(
        says(&["hours", "--unread"]).ends_with("0 of 222 sentences of hours are not understood.\n")
    );

    let words = [
        "find",
        "--need",
        "food",
        "--near",
        "08901",
        "--at",
        "2026-11-23T10:30",
        "--no-id",
        "--json",
    ];
    let answer: FindAnswer = serde_json::from_str(&says(&words)).unwrap();
    assert!(answer.total > 0);
    assert!(answer.places.iter().all(|place| place.differs.is_empty()));
    is_refused(&["find", "--need", "gold"], &data);
    is_refused(&["place-reports"], &data);
}
