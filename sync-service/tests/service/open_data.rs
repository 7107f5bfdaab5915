//! Open data: pages, single things and the package, over the starter lists.

use crate::support::desk::place_row;
use crate::support::{TestService, header, json};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use sync_service::listings::starter::import_starter;
use sync_service::open_data::license::DataLicense;
use sync_service::open_data::package::files;

async fn starter() -> TestService {
    let service = TestService::new();
    import_starter(service.app.store.as_ref(), service.clock.as_ref())
        .await
        .unwrap();
    service.app.places.refresh().await.unwrap();
    service
}

async fn read(service: &TestService, path: &str) -> Value {
    let response = service.get(path).await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    json(response).await
}

#[tokio::test]
async fn hsds_pages_hold_every_thing_once_and_each_can_be_read_alone() {
    let service = starter().await;
    for kind in [
        "services",
        "organizations",
        "locations",
        "taxonomies",
        "taxonomy_terms",
    ] {
        let mut ids = BTreeSet::new();
        for number in 1.. {
            let page = read(
                &service,
                &format!("/hsds/{kind}?page={number}&per_page=100"),
            )
            .await;
            for item in page["contents"].as_array().unwrap() {
                assert!(
                    ids.insert(item["id"].as_str().unwrap().to_owned()),
                    "{item}"
                );
            }
            if page["last_page"] == true {
                assert_eq!(page["total_items"], ids.len());
                break;
            }
        }
        for id in ids.iter().take(20) {
            assert_eq!(
                read(&service, &format!("/hsds/{kind}/{id}")).await["id"],
                **id
            );
        }
    }
    let missing = service.get("/hsds/services/x").await.status();
    assert_eq!(missing, StatusCode::NOT_FOUND);
    let unknown = service.get("/hsds/people").await.status();
    assert_eq!(unknown, StatusCode::NOT_FOUND);
    let tag = header(&service.get("/hsds/services").await, "etag").to_owned();
    assert!(tag.len() > 60, "{tag}");
}

#[tokio::test]
async fn hsds_fees_are_words_about_what_it_costs_and_never_the_type_of_the_place() {
    let service = TestService::new();
    let of = |name: &str, notes: &str| {
        let mut row = place_row(name);
        row.insert("type".into(), "Food pantry".into());
        row.insert("notes".into(), notes.into());
        row
    };
    let rows = [of("Silent", "Bring bags"), of("Told", "Free of charge")];
    service.import("food", &rows).await.unwrap();
    service.app.places.refresh().await.unwrap();
    let page = read(&service, "/hsds/services").await;
    let services = page["contents"].as_array().unwrap().iter();
    let fees: BTreeMap<&str, Option<&str>> = services
        .map(|it| {
            (
                it["name"].as_str().unwrap(),
                it["fees_description"].as_str(),
            )
        })
        .collect();
    let expected = BTreeMap::from([("Silent", None), ("Told", Some("Free of charge"))]);
    assert_eq!(fees, expected);
}

#[tokio::test]
async fn hsds_a_page_of_another_origin_may_ask_before_it_reads_and_then_reads_the_tag() {
    let service = TestService::new();
    let ask = |method: &str| {
        let asked = Request::builder().method(method).uri("/hsds/services");
        let asked = asked.header("origin", "https://map.example");
        asked.header("access-control-request-headers", "if-none-match")
    };
    let before = service
        .send(ask("OPTIONS").body(Body::empty()).unwrap())
        .await;
    assert_eq!(before.status(), StatusCode::NO_CONTENT);
    assert_eq!(
        header(&before, "access-control-allow-headers"),
        "if-none-match"
    );
    let read = service.send(ask("GET").body(Body::empty()).unwrap()).await;
    assert_eq!(
        header(&read, "access-control-allow-origin"),
        "https://map.example"
    );
    assert!(header(&read, "access-control-expose-headers").contains("etag"));
    assert_eq!(header(&read, "cache-control"), "public, max-age=60");
    for method in ["POST", "PUT", "DELETE"] {
        let refused = service.send(ask(method).body(Body::empty()).unwrap()).await;
        assert_eq!(refused.status(), StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(header(&refused, "allow"), "GET, HEAD");
    }
}

#[tokio::test]
async fn hsds_a_parameter_that_is_not_known_is_refused_with_a_sentence() {
    let service = TestService::new();
    for (path, told) in [
        (
            "/hsds/services?taxonomy_term_id=x",
            "taxonomy_term_id : this address knows only page and per_page",
        ),
        (
            "/hsds/services?page=1&search=food",
            "search : this address knows only page and per_page",
        ),
        (
            "/hsds/services/x?full=true",
            "full : this address takes no parameters",
        ),
        ("/hsds?page=1", "page : this address takes no parameters"),
    ] {
        let response = service.get(path).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{path}");
        let answer = json(response).await;
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.ends_with(told), "{message}");
    }
}

#[tokio::test]
async fn hsds_a_page_that_cannot_be_is_refused_with_a_sentence_and_one_behind_the_last_is_empty() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry", "Second"]).await;
    let (page, items) = (
        "page : write one whole number from 1",
        "per_page : write one whole number from 1 to 200",
    );
    for (query, told) in [
        ("page=0", page),
        ("page=-1", page),
        ("page=x", page),
        ("page=", page),
        ("page", page),
        ("page=1.5", page),
        ("page=%2B1", page),
        ("page=1&page=2", page),
        ("page=99999999999999999999999", page),
        ("per_page=0", items),
        ("per_page=-5", items),
        ("per_page=201", items),
        ("page=1&per_page=x", items),
    ] {
        for kind in ["services", "organizations", "taxonomy_terms"] {
            let path = format!("/hsds/{kind}?{query}");
            let response = service.get(&path).await;
            assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{path}");
            let message = json(response).await["error"]["message"].clone();
            assert_eq!(message, format!("INVALID_ARGUMENT : {told}"), "{path}");
        }
    }
    for (number, last) in [(1, false), (2, true), (3, true), (99_999, true)] {
        let page = read(
            &service,
            &format!("/hsds/services?page={number}&per_page=1"),
        )
        .await;
        let size = usize::from(number <= 2);
        assert_eq!(page["contents"].as_array().unwrap().len(), size);
        for (name, value) in [
            ("total_items", 2.into()),
            ("total_pages", 2.into()),
            ("page_number", number.into()),
            ("size", size.into()),
            ("first_page", Value::from(number == 1)),
            ("last_page", Value::from(last)),
            ("empty", Value::from(size == 0)),
        ] {
            assert_eq!(page[name], value, "page {number}: {name}");
        }
    }
    let document = read(&service, "/openapi.json").await;
    let query = document["paths"]["/hsds/{kind}"]["get"]["parameters"].clone();
    let query = query.as_array().unwrap().iter();
    let bounds = query.filter(|it| it["in"] == "query").map(|it| {
        let schema = &it["schema"];
        (
            it["name"].clone(),
            schema["minimum"].clone(),
            schema["maximum"].clone(),
        )
    });
    let expected = [
        ("page".into(), 1.into(), Value::Null),
        ("per_page".into(), 1.into(), 200.into()),
    ];
    assert_eq!(bounds.collect::<Vec<_>>(), expected);
}

#[tokio::test]
async fn hsds_the_first_address_answers_with_a_slash_too_and_says_how_the_data_may_be_used() {
    let service = TestService::new();
    let about = read(&service, "/hsds").await;
    assert_eq!(read(&service, "/hsds/").await, about);
    assert_eq!(about["license"]["name"], "notspecified");
    let stated = "CC-BY-4.0 https://creativecommons.org/licenses/by/4.0/";
    let made = files([], &stated.parse().unwrap()).unwrap();
    let package: Value = serde_json::from_slice(&made["datapackage.json"]).unwrap();
    assert_eq!(package["licenses"][0]["name"], "CC-BY-4.0");
    let service = TestService::with_flags(["--data-license", stated].map(str::to_owned));
    let about = read(&service, "/hsds").await;
    assert_eq!(about["license"], package["licenses"][0]);
}

/// The tables of the package: rows of column to text.
fn tables(files: &BTreeMap<String, Vec<u8>>) -> BTreeMap<&str, Vec<BTreeMap<String, String>>> {
    let tables = files.iter().filter_map(|(name, bytes)| {
        let name = name.strip_suffix(".csv")?;
        let mut reader = csv::Reader::from_reader(&bytes[..]);
        Some((name, reader.deserialize().map(Result::unwrap).collect()))
    });
    tables.collect()
}

#[tokio::test]
async fn hsds_the_package_is_whole_its_links_lead_somewhere_and_its_bytes_stay_the_same() {
    let service = starter().await;
    let made = files(
        service.app.places.catalog().places(),
        &DataLicense::default(),
    )
    .unwrap();
    let again = files(
        service.app.places.catalog().places(),
        &DataLicense::default(),
    )
    .unwrap();
    assert_eq!(again, made);
    let package: Value = serde_json::from_slice(&made["datapackage.json"]).unwrap();
    let tables = tables(&made);
    let resources = package["resources"].as_array().unwrap();
    assert_eq!(resources.len(), tables.len());
    let ids = |table: &str| -> BTreeSet<&str> {
        tables[table].iter().map(|row| row["id"].as_str()).collect()
    };
    for resource in resources {
        let rows = &tables[resource["name"].as_str().unwrap()];
        let fields = resource["schema"]["fields"].as_array().unwrap();
        for row in rows {
            assert_eq!(row.len(), fields.len());
        }
        for link in resource["schema"]["foreignKeys"].as_array().unwrap() {
            let there = ids(link["reference"]["resource"].as_str().unwrap());
            let field = link["fields"].as_str().unwrap();
            for row in rows {
                assert!(there.contains(row[field].as_str()), "{field}: {row:?}");
            }
        }
    }
    assert!(tables["services"].len() > 600);
    let hours: Vec<_> = tables["schedules"]
        .iter()
        .filter(|row| row["freq"] == "MONTHLY")
        .collect();
    assert!(!hours.is_empty(), "\"2nd Friday\" is a rule");
    let text = made
        .values()
        .map(|bytes| String::from_utf8_lossy(bytes))
        .collect::<String>();
    assert!(
        !text.contains("public student project"),
        "the source is for the operator"
    );
}
