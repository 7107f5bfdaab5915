//! Texts of the About page and videos of the galleries, written at the desk.

use crate::support::stores::with_every_service;
use crate::support::{TestService, json as json_of};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

const LINK: &str = "https://youtu.be/jJddYjx_Bq0";

fn video(title: &str, link: &str) -> Value {
    json!({ "gallery": "career", "title": title, "en": "How to", "es": "Cómo", "link": link })
}

/// What everyone reads, without the first row.
async fn public(service: &TestService) -> Vec<Value> {
    let rows = json_of(service.get("/widgets/resources/page-content").await).await;
    let rows = rows.as_array().unwrap();
    assert_eq!(rows[0]["page"], "", "the answer is never empty");
    rows[1..].to_vec()
}

#[tokio::test]
async fn dsk_an_editor_writes_the_about_page_and_adds_videos_at_once_for_everyone() {
    with_every_service(async |service| {
        let owner = service.owner().await;
        let editor = service.staff(&owner, "ed@county.example", "editor").await;
        service.app.directory.refresh().await.unwrap();
        assert_eq!(public(&service).await, Vec::<Value>::new());

        let about = json!([{ "en": " We are  here \r\nfor you.\n\n\tCome in.\n", "es": "Estamos aquí." }]);
        let wanted = json!({ "version": 0, "about": about, "videos": [video("Tools", LINK)] });
        let first = service.desk_does(&editor, "/desk/pages", wanted).await;
        assert_eq!(first["version"], 1);
        let typed = "We are here\nfor you.\n\nCome in.";
        assert_eq!(first["about"][0]["en"], typed, "lines and blank lines stand");
        assert_eq!(
            public(&service).await,
            [
                json!({ "page": "about", "title": "", "en": typed, "es": "Estamos aquí.", "link": "" }),
                json!({ "page": "career", "title": "Tools", "en": "How to", "es": "Cómo", "link": LINK }),
            ]
        );

        // The second editor is told that it changed, and nothing is lost.
        let late = json!({ "version": 0, "about": [], "videos": [] });
        let (status, answer) = service
            .desk(Method::POST, &owner, "/desk/pages", late.clone())
            .await;
        assert_eq!(status, StatusCode::CONFLICT);
        assert_eq!(answer["now"], first, "with what is there now");
        assert_eq!(service.desk_reads(&owner, "/desk/pages").await, first);

        let mut empty = late;
        empty["version"] = json!(1);
        service.desk_does(&owner, "/desk/pages", empty).await;
        assert_eq!(public(&service).await, Vec::<Value>::new());
        let acts = service.desk_reads(&owner, "/desk/acts").await;
        let (last, before) = (&acts[0], &acts[0]["before"]);
        assert_eq!((&last["kind"], &last["who"]), (&json!("write-pages"), &json!("olga")));
        assert_eq!(before[":about"], format!("{typed} / Estamos aquí."));
        assert_eq!(last["after"][":videos"], "");
    })
    .await;
}

#[tokio::test]
async fn dsk_attack_pages_take_no_strange_address_no_long_text_and_no_caller() {
    let service = TestService::new();
    let owner = service.owner().await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    let good = json!({ "version": 0, "about": [], "videos": [video("A", LINK)] });
    let (status, _) = service
        .desk(Method::POST, &caller, "/desk/pages", good)
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);

    let links = [
        "javascript:alert(1)",
        "data:text/html,x",
        "http://youtu.be/x",
        "https://ana:secret@youtu.be/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://youtu.be/ x",
        "/profile",
        "",
    ];
    let long = format!("https://youtu.be/{}", "x".repeat(300));
    let links = links.into_iter().chain([long.as_str()]);
    let videos = links.map(|link| json!([video("A", link)]));
    let mut strange = video("A", LINK);
    strange["gallery"] = json!("about");
    let mut silent = video(" ", LINK);
    silent["es"] = json!("x".repeat(201));
    let many = Value::from(vec![video("A", LINK); 21]);
    let videos = videos.chain([json!([strange]), json!([silent]), many]);
    let wanted = videos.map(|videos| json!({ "version": 0, "about": [], "videos": videos }));
    let text = |en: &str, es: &str| json!({ "version": 0, "about": [{ "en": en, "es": es }], "videos": [] });
    let long = "x".repeat(1_001);
    let texts = [
        text("A", ""),
        text("", "B"),
        text("A", &long),
        text("\u{7}", "B"),
        text("\n \n", "B"),
        text("<b\n>A", "B"),
    ];
    for wanted in wanted.chain(texts) {
        let (status, answer) = service
            .desk(Method::POST, &owner, "/desk/pages", wanted.clone())
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wanted}: {answer}");
    }
    assert_eq!(
        service.desk_reads(&owner, "/desk/pages").await["version"],
        0
    );
}
