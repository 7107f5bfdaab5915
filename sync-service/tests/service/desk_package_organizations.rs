//! What a package says of the organization that runs a place: what another program changed there waits as a change.

use crate::desk_packages::{id, package, publishes, saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::stores::with_every_service;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use sync_service::open_data::license::DataLicense;
use sync_service::open_data::package as exported;

const LOOK: &str = "/desk/imports/look?list=food";
const KEEP: &str = "/desk/imports?list=food&origin=HSDS";
const NEW: &str = "https://new.example.org/";

/// Two services of one organization, with websites of their own, and a place of nobody else.
async fn with_places(service: &TestService) -> String {
    let rows = [
        ("Hope House", "1 Elm Street", "https://hope.example.org/"),
        (
            "Hope House",
            "2 Oak Street",
            "https://hope.example.org/meals",
        ),
        ("Other Pantry", "3 Pine Street", "N/A"),
    ];
    let rows = rows.map(|(name, address, website)| {
        let mut row = place_row(name);
        row.insert("address".into(), address.into());
        row.insert("website".into(), website.into());
        row.insert("notes".into(), "Ring the bell".into());
        row
    });
    service.import("food", &rows).await.unwrap();
    service.owner().await
}

/// The package as ZIP, after a text of the organizations was replaced.
fn replaced(service: &TestService, from: &str, to: &str) -> Vec<u8> {
    let files = service.app.places.with_catalog(|catalog| {
        exported::files(catalog.places(), &DataLicense::default()).unwrap()
    });
    let mut files: BTreeMap<String, Vec<u8>> = files;
    let organizations = files.get_mut("organizations.csv").unwrap();
    let text = String::from_utf8(organizations.clone()).unwrap();
    assert!(text.contains(from), "{text}");
    *organizations = text.replace(from, to).into_bytes();
    exported::packed(files).unwrap()
}

/// The fields of each change with its new texts, by the name and the address that the row has in the file.
fn changes(report: &Value) -> Vec<&Value> {
    assert_eq!(report["mistakes"], json!([]), "{report}");
    assert_eq!(report["good"], 0, "{report}");
    let changes = report["changes"].as_array().unwrap().iter();
    changes.map(|it| &it["after"]).collect()
}

#[tokio::test]
async fn hsds_a_changed_website_of_an_organization_waits_for_each_of_its_places() {
    with_every_service(async |service| {
        let owner = with_places(&service).await;
        let unchanged = saved(&service, &owner, "/desk/places.hsds.zip?view=all&list=food").await;
        let report = sends(&service, &owner, LOOK, &unchanged).await;
        // The organization has the website of one of its two services: that changes the other one in nothing.
        assert_eq!(changes(&report), Vec::<&Value>::new());

        let organization = "Hope House,https://hope.example.org/";
        let files = service.app.places.with_catalog(|catalog| {
            exported::files(catalog.places(), &DataLicense::default()).unwrap()
        });
        let text = String::from_utf8(files["organizations.csv"].clone()).unwrap();
        let line = text.lines().find(|it| it.contains(organization)).unwrap();
        let website = line.rsplit(',').next().unwrap();
        let file = replaced(&service, website, NEW);
        let report = sends(&service, &owner, LOOK, &file).await;
        let website = json!({ "website": NEW });
        assert_eq!(changes(&report), [&website, &website]);

        let kept = sends(&service, &owner, KEEP, &file).await;
        assert_eq!((&kept["waiting"], &kept["changes"]), (&json!(0), &json!(2)));
        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        for suggestion in waiting.as_array().unwrap() {
            let id = suggestion["id"].as_str().unwrap();
            let version =
                json!({ "version": suggestion["version"], "revision": suggestion["revision"] });
            let path = format!("/desk/suggestions/{id}/approve");
            let done = service.desk_does(&owner, &path, version).await;
            assert_eq!(done["outcome"], "done");
        }
        assert_eq!(
            service.public_row("Hope House").await.unwrap()["website"],
            NEW
        );
        let report = sends(&service, &owner, LOOK, &file).await;
        assert_eq!(changes(&report), Vec::<&Value>::new(), "it is known now");
    })
    .await;
}

#[tokio::test]
async fn hsds_a_changed_description_of_an_organization_stands_behind_the_notes_of_a_place_without_a_type()
 {
    with_every_service(async |service| {
        let owner = with_places(&service).await;
        let file = replaced(
            &service,
            "Other Pantry,Other Pantry",
            "Other Pantry,A food bank",
        );
        let report = sends(&service, &owner, LOOK, &file).await;
        let notes = json!({ "notes": "Ring the bell. A food bank" });
        assert_eq!(changes(&report), [&notes]);

        sends(&service, &owner, KEEP, &file).await;
        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        let (id, version) = (&waiting[0]["id"], &waiting[0]["version"]);
        let path = format!("/desk/suggestions/{}/approve", id.as_str().unwrap());
        service
            .desk_does(&owner, &path, json!({ "version": version, "revision": 1 }))
            .await;
        let row = service.public_row("Other Pantry").await.unwrap();
        assert_eq!(row["notes"], "Ring the bell. A food bank");
        let report = sends(&service, &owner, LOOK, &file).await;
        assert_eq!(changes(&report), Vec::<&Value>::new(), "it is known now");
    })
    .await;
}

#[tokio::test]
async fn hsds_each_copy_of_an_organization_in_json_speaks_for_its_own_service() {
    let service = TestService::new();
    let owner = with_places(&service).await;
    let file = saved(
        &service,
        &owner,
        "/desk/places.hsds.json?view=all&list=food",
    )
    .await;
    let mut all: Value = serde_json::from_slice(&file).unwrap();
    let hope = all.as_array_mut().unwrap().iter_mut();
    let mut hope: Vec<&mut Value> = hope.filter(|it| it["name"] == "Hope House").collect();
    // The second copy: the first one would hide it.
    hope[1]["organization"]["website"] = NEW.into();
    let changed = hope[1]["id"].clone();
    let file = serde_json::to_vec(&all).unwrap();
    let report = sends(&service, &owner, LOOK, &file).await;
    assert_eq!(changes(&report), [&json!({ "website": NEW })]);
    assert_eq!(report["changes"][0]["place"], changed);
}

#[tokio::test]
async fn hsds_a_service_of_another_directory_has_of_its_organization_only_what_it_does_not_say_itself()
 {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let of = |description: &str, website: &str| {
        let (org, one, other) = (id(1), id(2), id(3));
        package(&[
            (
                "organizations.csv",
                &format!(
                    "id,name,description,website\n{org},County Help,{description},{website}\n"
                ),
            ),
            (
                "services.csv",
                &format!(
                    "id,organization_id,name,description,url,status\n\
                     {one},{org},Riverside Pantry,,,active\n\
                     {other},{org},Riverside Meals,Hot meals.,https://meals.example.org/,active\n"
                ),
            ),
        ])
    };
    let file = of("Helps everyone.", "https://county.example.org/");
    publishes(&service, &owner, "food", &file).await;
    let said = async |name: &str| {
        let row = service.public_row(name).await.unwrap();
        [row["notes"].clone(), row["website"].clone()]
    };
    assert_eq!(
        said("Riverside Pantry").await,
        ["Helps everyone", "https://county.example.org/"]
    );
    assert_eq!(
        said("Riverside Meals").await,
        ["Hot meals", "https://meals.example.org/"]
    );
    let report = sends(&service, &owner, LOOK, &of("Helps families.", NEW)).await;
    let both = json!({ "notes": "Helps families", "website": NEW });
    assert_eq!(changes(&report), [&both]);
    assert_eq!(report["changes"][0]["place"], id(2));
}
