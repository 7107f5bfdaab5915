//! The website: pages, files, headers.

use crate::support::{TestService, bytes, header, json, rows};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use data_encoding::BASE64;
use sha2::{Digest, Sha256};
use sync_service::site::pages::DESK;

#[tokio::test]
async fn rte_3_screens_answer_200_and_everything_else_404_with_the_same_page() {
    let service = TestService::new();
    service.import("food", &rows(1)).await.unwrap();
    for (path, status) in [
        ("/", 200),
        ("/employment", 200),
        ("/contact", 200),
        ("/resources/food", 200),
        ("/resources/videos/career", 200),
        ("/resources/nothing", 404),
        ("/nothing", 404),
        ("/assets/none.js", 404),
        ("/..%2f..%2fetc%2fpasswd", 404),
    ] {
        let response = service.get(path).await;
        assert_eq!(response.status().as_u16(), status, "{path}");
        assert_eq!(
            header(&response, "content-type"),
            "text/html; charset=utf-8"
        );
        assert!(
            String::from_utf8(bytes(response).await)
                .unwrap()
                .contains("The page")
        );
    }
}

#[tokio::test]
async fn rte_2_a_list_is_named_with_its_page_so_that_both_load_at_once() {
    let service = TestService::new();
    service.import("food", &rows(1)).await.unwrap();
    let expected = "</assets/app-1234.js>; rel=modulepreload; fetchpriority=low, \
        </widgets/resources/food>; rel=preload; as=fetch; crossorigin; fetchpriority=low";
    let response = service.get("/resources/food").await;
    assert_eq!(header(&response, "link"), expected);
    // A browser that has the page already gets no second body, and still loads ahead.
    let etag = header(&response, "etag").to_owned();
    let known = ("if-none-match", etag.as_str());
    let response = service.get_with("/resources/food", known).await;
    assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(header(&response, "link"), expected);
    for path in ["/", "/resources/nothing", "/logo.svg"] {
        assert!(
            !service.get(path).await.headers().contains_key("link"),
            "{path}"
        );
    }
    assert_eq!(service.get("/preloads.json").await.status(), 401);
}

#[tokio::test]
async fn calls_that_do_not_exist_answer_in_json() {
    let service = TestService::new();
    for path in ["/widgets/other", "/v1/accounts:signUp", "/v0/b", "/__/x"] {
        let response = service.get(path).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        let body = json(response).await;
        assert_eq!(body["error"]["code"], 404, "{path}");
    }
    let (status, body) = service.post("/about", "{}").await;
    assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(body["error"]["message"], "METHOD_NOT_ALLOWED");
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect() {
    let service = TestService::behind("https://help.example.org");
    service.import("food", &rows(1)).await.unwrap();
    let paths = [
        "/",
        "/nothing",
        "/logo.svg",
        "/widgets/resources/food",
        "/widgets/resources/x",
        "/health",
        "/v1/x",
    ];
    for path in paths {
        let response = service.get(path).await;
        let policy = header(&response, "content-security-policy");
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe"),
            "{path}"
        );
        assert_eq!(
            header(&response, "x-content-type-options"),
            "nosniff",
            "{path}"
        );
        assert_eq!(
            header(&response, "referrer-policy"),
            "no-referrer",
            "{path}"
        );
        assert!(
            header(&response, "strict-transport-security").starts_with("max-age="),
            "{path}"
        );
    }
    let plain = TestService::new().get("/").await;
    assert_eq!(header(&plain, "strict-transport-security"), "");
}

#[tokio::test]
async fn files_with_a_hash_are_kept_for_ever_and_the_page_never() {
    let service = TestService::new();
    let script = service
        .get_with("/assets/app-1234.js", ("accept-encoding", "br"))
        .await;
    assert_eq!(
        header(&script, "cache-control"),
        "public, max-age=31536000, immutable"
    );
    assert_eq!(header(&script, "content-encoding"), "br");
    assert_eq!(bytes(script).await, b"as brotli");

    let page = service.get("/").await;
    assert_eq!(header(&page, "cache-control"), "no-cache");
    let etag = header(&page, "etag").to_owned();
    let again = service.get_with("/", ("if-none-match", &etag)).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn hom_3_the_address_of_the_installation_stands_in_the_page() {
    let page = bytes(TestService::new().get("/").await).await;
    let page = String::from_utf8(page).unwrap();
    assert!(page.contains("<meta name=\"contact-email\" content=\"desk@example.org\">"));
}

#[tokio::test]
async fn rte_3_an_address_with_too_much_in_it_shows_the_screen() {
    let service = TestService::new();
    service.import("food", &rows(1)).await.unwrap();
    let long = "a".repeat(3_000);
    for (path, status) in [
        (format!("/find/food?near={long}"), 200),
        (format!("/resources/food?county={long}"), 200),
        (format!("/nothing?near={long}"), 404),
        (format!("/{long}"), 404),
    ] {
        let response = service.get(&path).await;
        assert_eq!(response.status().as_u16(), status, "{path}");
        // What is not understood is not asked ahead.
        assert!(!response.headers().contains_key("link"), "{path}");
        let kind = header(&response, "content-type");
        assert_eq!(kind, "text/html; charset=utf-8", "{path}");
    }
    let file = service.get(&format!("/logo.svg?near={long}")).await;
    assert_eq!(file.status(), StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn head_answers_like_get_without_a_body() {
    let service = TestService::new();
    let response = service
        .send(Request::head("/").body(Body::empty()).unwrap())
        .await;
    assert_eq!(response.status(), StatusCode::OK);
}

#[tokio::test]
async fn k9_a_page_is_seen_before_its_code_has_come_and_holds_both_languages() {
    let service = TestService::new();
    let page = async |path: &str| {
        let page = bytes(service.get(path).await).await;
        String::from_utf8(page).unwrap()
    };
    for (path, english, spanish) in [
        ("/", "Home", "Inicio"),
        ("/?lang=es", "Home", "Inicio"),
        ("/contact", "Loading", "Cargando"),
    ] {
        let page = page(path).await;
        let frames = format!(
            "<template lang=\"en\">{english}</template><template lang=\"es\">{spanish}</template>\
             <div id=\"root\" inert></div><script>show()</script><link href=\"/app.css\">"
        );
        assert!(page.contains(&frames), "{page}");
        assert!(page.contains("<style>p{top:0}</style>"), "{page}");
    }
    // The page of an address that does not exist promises nothing.
    let missing = page("/nothing").await;
    assert!(missing.contains("<div id=\"root\"></div>"), "{missing}");
    assert_eq!(service.get("/frames.json").await.status(), 401);
}

#[tokio::test]
async fn a_page_may_run_the_script_that_stands_in_it_and_no_other() {
    let service = TestService::behind("https://help.example.org");
    let hash = |content: &str| format!("'sha256-{}'", BASE64.encode(&Sha256::digest(content)));
    let (script, style) = (hash("show()"), hash("p{top:0}"));
    let page = service.get("/").await;
    let etag = header(&page, "etag").to_owned();
    let known = service.get_with("/", ("if-none-match", &etag)).await;
    assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
    // A browser takes the policy of a page that it has from the newest answer.
    for answer in [&page, &known] {
        let policy = header(answer, "content-security-policy");
        assert!(
            policy.contains(&format!("script-src 'self' {script};")),
            "{policy}"
        );
        assert!(
            policy.contains(&format!("style-src 'self' {style};")),
            "{policy}"
        );
        assert_eq!(header(answer, "referrer-policy"), "no-referrer");
        assert!(header(answer, "strict-transport-security").starts_with("max-age="));
    }
    for path in ["/desk", "/nothing", "/logo.svg", "/widgets/resources/food"] {
        let response = service.get(path).await;
        let policy = header(&response, "content-security-policy");
        assert!(policy.contains("script-src 'self';"), "{path}");
        assert!(!policy.contains("sha256"), "{path}");
    }
}

#[tokio::test]
async fn rte_3_no_call_takes_the_address_of_a_page_of_the_desk() {
    let service = TestService::new();
    for page in DESK {
        let response = service.get(&format!("/desk/{page}")).await;
        assert_eq!(response.status(), StatusCode::OK, "{page}");
        let content = header(&response, "content-type");
        assert_eq!(content, "text/html; charset=utf-8", "{page}");
    }
}
