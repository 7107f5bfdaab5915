//! The lists at the staff desk: made, named, ordered, hidden, deleted and put back.

use crate::support::desk::place_row;
use crate::support::{TestService, header, json as json_of};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

/// A service with some lists, and its owner.
async fn with_lists() -> (TestService, String) {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    service
        .import("legal", &[place_row("Law Office")])
        .await
        .unwrap();
    service
        .import("support", &[place_row("Group")])
        .await
        .unwrap();
    service.app.places.refresh().await.unwrap();
    service.app.directory.refresh().await.unwrap();
    let owner = service.owner().await;
    (service, owner)
}

async fn lists(service: &TestService, owner: &str) -> Value {
    service.desk_reads(owner, "/desk/lists").await
}

/// The menu that everyone gets: names of lists in their order.
async fn menu(service: &TestService) -> Vec<String> {
    let rows = json_of(service.get("/widgets/resources/list-menu").await).await;
    let names = rows.as_array().unwrap().iter();
    names
        .map(|row| row["name"].as_str().unwrap().to_owned())
        .collect()
}

async fn status(service: &TestService, path: &str) -> StatusCode {
    service.get(path).await.status()
}

/// The lists as they are, with a change of one of them.
fn arranged(lists: &Value, name: &str, part: Value) -> Value {
    let rows = lists["lists"].as_array().unwrap().iter().map(|list| {
        let mut menu = list["menu"].clone();
        if menu["name"] == name {
            let parts = part.as_object().unwrap().clone();
            menu.as_object_mut().unwrap().extend(parts);
        }
        menu
    });
    json!({ "version": lists["version"], "lists": rows.collect::<Vec<Value>>() })
}

async fn refused(service: &TestService, owner: &str, path: &str, body: Value) -> StatusCode {
    service.desk(Method::POST, owner, path, body).await.0
}

const LINKED: [&str; 4] = ["food", "clothing", "housing", "employment"];

#[tokio::test]
async fn dsk_the_menu_begins_as_usual_and_the_specified_lists_stay_first() {
    let (service, owner) = with_lists().await;
    let usual = [
        "id-documents",
        "legal",
        "healthcare",
        "support",
        "transportation",
    ];
    assert_eq!(menu(&service).await, [&LINKED[..], &usual[..]].concat());
    let found = lists(&service, &owner).await;
    let names: Vec<&Value> = found["lists"]
        .as_array()
        .unwrap()
        .iter()
        .map(|list| &list["menu"]["name"])
        .collect();
    assert_eq!(names, ["legal", "support"], "those that are there");
    let response = service.get("/widgets/resources/list-menu").await;
    assert_eq!(header(&response, "x-listing-floor"), "0", "kiosks follow");
}

#[tokio::test]
async fn dsk_an_owner_makes_a_list_fills_it_and_shows_it() {
    let (service, owner) = with_lists().await;
    let new =
        json!({ "version": 0, "name": "phones", "en": "Free phones", "es": "Teléfonos gratis" });
    let made = service.desk_does(&owner, "/desk/lists", new.clone()).await;
    assert_eq!(
        made["lists"][2]["menu"]["isHidden"], true,
        "hidden at first"
    );
    assert_eq!(
        status(&service, "/widgets/resources/phones").await,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        status(&service, "/resources/phones").await,
        StatusCode::NOT_FOUND
    );
    assert!(!menu(&service).await.contains(&"phones".to_owned()));
    assert_eq!(
        refused(&service, &owner, "/desk/lists", new).await,
        StatusCode::CONFLICT
    );

    // Staff see it under its name, in every role.
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let me = service.desk_reads(&caller, "/desk/me").await;
    let lists_of_me = me["lists"].as_array().unwrap();
    let phones = lists_of_me.iter().find(|list| list["name"] == "phones");
    assert_eq!(phones.unwrap()["en"], "Free phones", "{me}");

    // Places come by a table; staff find them before anyone else does.
    let table = "name,address,city,phone\nPhone House,3 Oak Street,Newark,973-555-0133\n";
    let bring = |path: &str| {
        axum::http::Request::post(format!("{path}?list=phones&origin=us"))
            .header("authorization", format!("Bearer {owner}"))
            .header("content-type", "application/octet-stream")
            .body(axum::body::Body::from(table))
            .unwrap()
    };
    let brought = json_of(service.send(bring("/desk/imports")).await).await;
    let path = format!("/desk/imports/{}/publish", brought["id"].as_str().unwrap());
    service
        .desk_does(&owner, &path, json!({ "version": brought["version"] }))
        .await;
    let queue = service
        .desk_reads(&owner, "/desk/queue?view=all&list=phones")
        .await;
    assert_eq!(queue["total"], 1);
    let id = queue["items"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(
        status(&service, &format!("/places/{id}")).await,
        StatusCode::NOT_FOUND
    );
    let found = json_of(service.get("/search?text=phone%20house").await).await;
    assert_eq!(found["total"], 0, "{found}");
    let ids = json_of(service.get("/places").await).await;
    assert!(!ids.to_string().contains(&id));

    let shown = arranged(
        &lists(&service, &owner).await,
        "phones",
        json!({ "isHidden": false }),
    );
    service
        .desk_does(&owner, "/desk/lists/arrange", shown)
        .await;
    assert_eq!(status(&service, "/resources/phones").await, StatusCode::OK);
    assert_eq!(
        status(&service, &format!("/places/{id}")).await,
        StatusCode::OK
    );
    let found = json_of(service.get("/search?text=phone%20house").await).await;
    assert_eq!(found["total"], 1);
    assert_eq!(menu(&service).await.last().unwrap(), "phones");
}

#[tokio::test]
async fn dsk_an_owner_names_orders_and_hides_lists_at_once_for_everyone() {
    let (service, owner) = with_lists().await;
    let place = service.place_named("Law Office");
    let mut wanted = arranged(
        &lists(&service, &owner).await,
        "legal",
        json!({ "en": "Law help", "es": "Ayuda con leyes" }),
    );
    wanted["lists"].as_array_mut().unwrap().reverse();
    service
        .desk_does(&owner, "/desk/lists/arrange", wanted)
        .await;
    assert_eq!(
        menu(&service).await,
        [&LINKED[..], &["support", "legal"]].concat()
    );
    let rows = json_of(service.get("/widgets/resources/list-menu").await).await;
    assert_eq!(
        rows[5],
        json!({ "name": "legal", "en": "Law help", "es": "Ayuda con leyes" })
    );

    let hidden = arranged(
        &lists(&service, &owner).await,
        "legal",
        json!({ "isHidden": true }),
    );
    service
        .desk_does(&owner, "/desk/lists/arrange", hidden)
        .await;
    assert_eq!(menu(&service).await, [&LINKED[..], &["support"]].concat());
    assert_eq!(
        status(&service, "/widgets/resources/legal").await,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        status(&service, &format!("/places/{place}")).await,
        StatusCode::NOT_FOUND
    );
    let tags = json_of(service.get("/widgets/resources/list-tags").await).await;
    assert!(!tags.to_string().contains("\"legal\""), "{tags}");
    let data = json_of(service.get("/hsds/services").await).await;
    assert!(!data.to_string().contains("Law Office"));
    // Staff still work on its places.
    let path = format!("/desk/places/{place}/change");
    let change = json!({ "version": 0, "fields": { "phone": "211" } });
    assert_eq!(
        service.desk_does(&owner, &path, change).await["outcome"],
        "done"
    );
    let acts = service.desk_reads(&owner, "/desk/acts").await;
    let kinds: Vec<&Value> = acts
        .as_array()
        .unwrap()
        .iter()
        .map(|act| &act["kind"])
        .collect();
    assert_eq!(kinds[..3], ["change", "arrange-lists", "arrange-lists"]);
    assert_eq!(
        acts[1]["after"][":menu"],
        "support, (legal = Law help / Ayuda con leyes)"
    );
}

#[tokio::test]
async fn dsk_a_deleted_list_is_put_back_with_all_its_places() {
    let (service, owner) = with_lists().await;
    let place = service.place_named("Law Office");
    let gone = service
        .desk_does(&owner, "/desk/lists/legal/delete", json!({ "version": 0 }))
        .await;
    assert_eq!(
        (&gone["deleted"][0]["name"], &gone["deleted"][0]["rows"]),
        (&json!("legal"), &json!(1))
    );
    assert_eq!(
        status(&service, "/widgets/resources/legal").await,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        status(&service, &format!("/places/{place}")).await,
        StatusCode::NOT_FOUND
    );

    let back = json!({ "version": gone["version"] });
    let back = service
        .desk_does(&owner, "/desk/lists/legal/put-back", back)
        .await;
    assert_eq!(back["deleted"], json!([]));
    let order: Vec<&Value> = back["lists"]
        .as_array()
        .unwrap()
        .iter()
        .map(|list| &list["menu"]["name"])
        .collect();
    assert_eq!(order, ["legal", "support"], "where it stood");
    let shown = arranged(&back, "legal", json!({ "isHidden": false }));
    service
        .desk_does(&owner, "/desk/lists/arrange", shown)
        .await;
    assert_eq!(service.place_named("Law Office"), place, "the same id");
    assert_eq!(
        status(&service, &format!("/places/{place}")).await,
        StatusCode::OK
    );

    let version = lists(&service, &owner).await["version"].clone();
    service
        .desk_does(
            &owner,
            "/desk/lists/legal/delete",
            json!({ "version": version }),
        )
        .await;
    let gone = service
        .desk_does(&owner, "/desk/lists/legal/drop", json!({}))
        .await;
    assert_eq!(gone["deleted"], json!([]));
    let back = json!({ "version": gone["version"] });
    let path = "/desk/lists/legal/put-back";
    assert_eq!(
        refused(&service, &owner, path, back).await,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn dsk_a_list_with_the_name_of_a_deleted_one_is_not_made_and_no_row_is_lost() {
    let (service, owner) = with_lists().await;
    let gone = service
        .desk_does(&owner, "/desk/lists/legal/delete", json!({ "version": 0 }))
        .await;
    let version = &gone["version"];
    let again = json!({ "name": "legal", "en": "Legal", "es": "", "version": version });
    assert_eq!(
        refused(&service, &owner, "/desk/lists", again).await,
        StatusCode::BAD_REQUEST
    );
    let back = json!({ "version": version });
    let back = service
        .desk_does(&owner, "/desk/lists/legal/put-back", back)
        .await;
    assert_eq!(back["deleted"], json!([]));
    assert_eq!(lists(&service, &owner).await["lists"][0]["rows"], 1);
}

#[tokio::test]
async fn dsk_attack_the_specified_lists_and_our_own_names_cannot_be_touched() {
    let (service, owner) = with_lists().await;
    let before = menu(&service).await;
    for name in LINKED {
        let path = format!("/desk/lists/{name}/delete");
        let seen = json!({ "version": 0 });
        assert_eq!(
            refused(&service, &owner, &path, seen).await,
            StatusCode::BAD_REQUEST
        );
    }
    for name in [
        "food",
        "employment",
        "videos",
        "notices",
        "list-tags",
        "list-menu",
        "place-ids",
        "legal",
        "",
        "A",
        "a b",
        "../x",
        "a--b",
    ] {
        let new = json!({ "version": 0, "name": name, "en": "X", "es": "Y" });
        let status = refused(&service, &owner, "/desk/lists", new).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{name}");
    }
    for (en, es) in [
        ("", ""),
        ("X", ""),
        ("", "Y"),
        (&*"x".repeat(41), "Y"),
        ("a\u{0}", "Y"),
    ] {
        let new = json!({ "version": 0, "name": "phones", "en": en, "es": es });
        let status = refused(&service, &owner, "/desk/lists", new).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{en:?}");
    }
    let usual = lists(&service, &owner).await;
    let legal = json!({ "name": "legal", "en": "", "es": "", "isHidden": false });
    let support = json!({ "name": "support", "en": "", "es": "", "isHidden": false });
    let food = json!({ "name": "food", "en": "", "es": "", "isHidden": true });
    for wanted in [
        json!([legal]),
        json!([legal, support, food]),
        json!([legal, legal]),
        json!([legal, { "name": "support", "rows": 9 }]),
    ] {
        let body = json!({ "version": usual["version"], "lists": wanted });
        let status = refused(&service, &owner, "/desk/lists/arrange", body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wanted}");
    }
    assert_eq!(menu(&service).await, before);
}

#[tokio::test]
async fn dsk_two_owners_at_once_arrange_the_lists_once() {
    let (service, owner) = with_lists().await;
    let seen = lists(&service, &owner).await;
    let one = arranged(&seen, "legal", json!({ "isHidden": true }));
    let other = arranged(&seen, "support", json!({ "isHidden": true }));
    let send = |body: Value| service.desk(Method::POST, &owner, "/desk/lists/arrange", body);
    let (one, other) = tokio::join!(send(one), send(other));
    let done = [one.0, other.0].iter().filter(|it| it.is_success()).count();
    assert_eq!(done, 1, "{one:?} {other:?}");
    let now = lists(&service, &owner).await;
    assert_eq!(now["version"], 1);
}

#[tokio::test]
async fn dsk_remembered_columns_go_with_their_list_and_come_back_with_it() {
    let (service, owner) = with_lists().await;
    let look = "/desk/imports/look?list=legal";
    let text = b"Who,Where\nThird,Newark\n";
    let fields = async || {
        let (_, report) = service.desk_takes(&owner, look, text).await;
        let columns = report["columns"].as_array().unwrap().iter();
        columns
            .map(|it| it["field"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let unknown = fields().await;
    let said = "/desk/imports?list=legal&columns=name,city";
    assert_eq!(
        service.desk_takes(&owner, said, text).await.0,
        StatusCode::OK
    );
    assert_eq!(fields().await, ["name", "city"]);

    let act = async |act: &str, version: &Value| {
        let path = format!("/desk/lists/legal/{act}");
        service
            .desk_does(&owner, &path, json!({ "version": version }))
            .await
    };
    let gone = act("delete", &json!(0)).await;
    let back = act("put-back", &gone["version"]).await;
    assert_eq!(fields().await, ["name", "city"], "with its list");

    let gone = act("delete", &back["version"]).await;
    let dropped = act("drop", &gone["version"]).await;
    let new =
        json!({ "name": "legal", "en": "Legal", "es": "Legal", "version": dropped["version"] });
    service.desk_does(&owner, "/desk/lists", new).await;
    assert_eq!(fields().await, unknown, "a new list begins without them");
}

#[tokio::test]
async fn dsk_of_a_list_that_was_deleted_no_table_is_withdrawn() {
    let (service, owner) = with_lists().await;
    let text = b"name,city\nNew Office,Newark\n";
    let (_, brought) = service
        .desk_takes(&owner, "/desk/imports?list=legal", text)
        .await;
    let path = format!("/desk/imports/{}", brought["id"].as_str().unwrap());
    let version = |table: &Value| json!({ "version": table["version"] });
    let published = service
        .desk_does(&owner, &format!("{path}/publish"), version(&brought))
        .await;
    service
        .desk_does(&owner, "/desk/lists/legal/delete", json!({ "version": 0 }))
        .await;
    let withdraw = format!("{path}/withdraw");
    let (status, _) = service
        .desk(Method::POST, &owner, &withdraw, version(&published))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let after = service.desk_reads(&owner, "/desk/imports").await;
    assert_eq!(after[0]["version"], published["version"]);
    assert_eq!(after[0]["published"], 1);
}
