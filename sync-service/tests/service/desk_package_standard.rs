//! HSDS packages of ours that another program changed: it knows the columns of the specification, and not our
//! attributes beside them.

use crate::desk_packages::{publishes, saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::stores::with_every_service;
use serde_json::{Value, json};
use sync_protocol::employer_fact::HIRES_FIELD;
use sync_protocol::listings::Row;

const LOOK: &str = "/desk/imports/look?list=employment";
const JSON: &str = "/desk/places.hsds.json?view=all&list=employment";

/// An employer with a text in every field that the export says in two places.
fn bakery() -> Row {
    let mut row = place_row("Good Bakery");
    for (field, text) in [
        ("type", "Food service"),
        ("zip", "07102"),
        ("website", "https://bakery.example.org"),
        (
            "notes",
            "Parking behind the church. Walk in. Ages 18 and older",
        ),
        ("work", "Baker, driver"),
        ("requires", "Bring ID"),
    ] {
        row.insert(field.into(), text.into());
    }
    row
}

async fn with_bakery(service: &TestService) -> String {
    service.import("employment", &[bakery()]).await.unwrap();
    service.owner().await
}

/// The nested export after another program set something in it.
async fn changed(service: &TestService, owner: &str, change: impl Fn(&mut Value)) -> Vec<u8> {
    let file = saved(service, owner, JSON).await;
    let mut all: Value = serde_json::from_slice(&file).unwrap();
    change(&mut all[0]);
    serde_json::to_vec(&all).unwrap()
}

/// What an import would change of the place.
async fn found(service: &TestService, owner: &str, file: &[u8]) -> Value {
    let report = sends(service, owner, LOOK, file).await;
    assert_eq!(report["mistakes"], json!([]), "{report}");
    assert_eq!(report["good"], 0, "{report}");
    report
}

#[tokio::test]
async fn hsds_a_standard_field_that_was_changed_wins_over_our_attribute_with_the_old_text() {
    with_every_service(async |service| {
        let owner = with_bakery(&service).await;
        type Change = fn(&mut Value);
        let cases: [(&str, Change, Value); 11] = [
            (
                "url",
                |it| it["url"] = "https://new.example.org/jobs".into(),
                json!({ "website": "https://new.example.org/jobs" }),
            ),
            (
                "description",
                |it| it["description"] = "Food service. Three shifts. Baker, driver".into(),
                json!({ "notes": "Three shifts" }),
            ),
            (
                "description of other words",
                |it| it["description"] = "We bake bread.".into(),
                json!({ "notes": "We bake bread." }),
            ),
            (
                "application_process",
                |it| it["application_process"] = "By appointment".into(),
                json!({ "notes": "Parking behind the church. By appointment. Ages 18 and older" }),
            ),
            (
                "minimum_age",
                |it| it["minimum_age"] = 21.into(),
                json!({ "notes": "Parking behind the church. Walk in. Ages 21 and older" }),
            ),
            (
                "schedules",
                |it| it["schedules"][0]["opens_at"] = "10:00:00".into(),
                json!({ "hours": "Monday-Friday 10 am-5 pm" }),
            ),
            (
                "organization",
                |it| it["organization"]["name"] = "Good Bread Bakery".into(),
                json!({ "name": "Good Bread Bakery" }),
            ),
            (
                "eligibility_description",
                |it| it["eligibility_description"] = "Bring a photo ID".into(),
                json!({ "requires": "Bring a photo ID" }),
            ),
            (
                "website of the organization",
                |it| it["organization"]["website"] = "https://bread.example.org/".into(),
                json!({ "website": "https://bread.example.org/" }),
            ),
            (
                "description of the organization",
                |it| it["organization"]["description"] = "Bakery".into(),
                json!({ "type": "Bakery" }),
            ),
            (
                "description of both",
                |it| {
                    it["organization"]["description"] = "Bakery".into();
                    it["description"] = "Bakery. Three shifts. Baker, driver".into();
                },
                json!({ "type": "Bakery", "notes": "Three shifts" }),
            ),
        ];
        for (what, change, after) in cases {
            let file = changed(&service, &owner, change).await;
            let report = found(&service, &owner, &file).await;
            assert_eq!(report["changes"][0]["after"], after, "{what}: {report}");
        }
        let file = changed(&service, &owner, |_| ()).await;
        assert_eq!(found(&service, &owner, &file).await["changes"], json!([]));
        // Approved, and brought again, it is known: our old attributes take nothing back.
        let file = changed(&service, &owner, |it| {
            it["url"] = "https://new.example.org/jobs".into();
            it["application_process"] = "By appointment".into();
            it["schedules"][0]["opens_at"] = "10:00:00".into();
            it["organization"]["name"] = "Good Bread Bakery".into();
            it["organization"]["description"] = "Bakery".into();
        })
        .await;
        sends(
            &service,
            &owner,
            "/desk/imports?list=employment&origin=HSDS",
            &file,
        )
        .await;
        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        let path = format!(
            "/desk/suggestions/{}/approve",
            waiting[0]["id"].as_str().unwrap()
        );
        let version =
            json!({ "version": waiting[0]["version"], "revision": waiting[0]["revision"] });
        service.desk_does(&owner, &path, version).await;
        let again: Value = serde_json::from_slice(&saved(&service, &owner, JSON).await).unwrap();
        assert_eq!(again[0]["url"], "https://new.example.org/jobs");
        assert_eq!(again[0]["application_process"], "By appointment");
        assert_eq!(again[0]["schedules"][0]["opens_at"], "10:00:00");
        assert_eq!(again[0]["organization"]["name"], "Good Bread Bakery");
        assert_eq!(again[0]["organization"]["description"], "Bakery");
        assert_eq!(found(&service, &owner, &file).await["changes"], json!([]));
    })
    .await;
}

#[tokio::test]
async fn hsds_other_times_that_no_sentence_of_ours_can_say_are_told_and_nothing_is_lost() {
    let service = TestService::new();
    let mut row = bakery();
    row.insert(
        "hours".into(),
        "Monday-Friday 9 am-5 pm, by appointment".into(),
    );
    service.import("employment", &[row]).await.unwrap();
    let owner = service.owner().await;
    let file = changed(&service, &owner, |it| {
        it["schedules"][0]["opens_at"] = "10:00:00".into();
    })
    .await;
    let report = found(&service, &owner, &file).await;
    assert_eq!(report["changes"], json!([]));
    assert_eq!(report["doubts"][0]["doubt"], "schedule-times", "{report}");
}

#[tokio::test]
async fn hsds_an_attribute_that_was_changed_itself_is_taken() {
    let service = TestService::new();
    let owner = with_bakery(&service).await;
    let file = changed(&service, &owner, |it| {
        let all = it["attributes"].as_array_mut().unwrap();
        let work = all.iter_mut().find(|it| it["value"] == "Baker, driver");
        work.unwrap()["value"] = "Baker".into();
    })
    .await;
    let report = found(&service, &owner, &file).await;
    assert_eq!(report["changes"][0]["after"], json!({ "work": "Baker" }));
}

#[tokio::test]
async fn hsds_an_employer_keeps_all_but_what_staff_asked_in_another_installation() {
    let from = TestService::new();
    let owner = with_bakery(&from).await;
    let path = format!("/desk/places/{}/hires", from.place_named("Good Bakery"));
    let asked = json!({ "version": 0, "still": true });
    from.desk_does(&owner, &path, asked).await;
    let nested = saved(&from, &owner, JSON).await;
    let package = saved(
        &from,
        &owner,
        "/desk/places.hsds.zip?view=all&list=employment",
    )
    .await;
    let table = saved(&from, &owner, "/desk/places.csv?view=all&list=employment").await;
    let before = from
        .app
        .places
        .with_whole_catalog(|catalog| catalog.places()[0].texts.row());
    for file in [&nested, &package, &table] {
        with_every_service(async |service| {
            service.import("employment", &[]).await.unwrap();
            let owner = service.owner().await;
            publishes(&service, &owner, "employment", file).await;
            let row = service
                .app
                .places
                .with_whole_catalog(|catalog| catalog.places()[0].texts.row());
            assert_eq!(row.get(HIRES_FIELD), None, "nobody asked there");
            assert_eq!(row["phone"], before["phone"]);
        })
        .await;
    }
}

#[tokio::test]
async fn hsds_a_place_of_another_list_is_known_by_its_id_and_gets_no_second_one() {
    with_every_service(async |service| {
        service.has_places(&["Hope Pantry"]).await;
        service.import("clothing", &[]).await.unwrap();
        let owner = service.owner().await;
        let id = service.place_named("Hope Pantry");
        let file = saved(
            &service,
            &owner,
            "/desk/places.hsds.json?view=all&list=food",
        )
        .await;
        let look = "/desk/imports/look?list=clothing&only=";
        let report = sends(&service, &owner, look, &file).await;
        assert_eq!((&report["rows"], &report["good"]), (&json!(1), &json!(0)));
        let known = &report["duplicates"][0];
        assert_eq!(
            (&known["likeness"], &known["place"]),
            (&json!("other-list"), &json!(id))
        );
    })
    .await;
}
