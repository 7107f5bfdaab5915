//! The list of routes, walked.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use axum::body::Body;
use axum::http::{Method, Request};
use proptest::prelude::*;
use support::{TestService, rows};
use sync_service::routes::calls;

#[tokio::test]
async fn every_call_on_the_list_answers() {
    let service = TestService::new();
    service.import("food", &rows(1)).await.unwrap();
    let routes = calls();
    assert!(routes.list().len() >= 5);
    for (right, method, path) in routes.list() {
        let path = path.replace("{name}", "food");
        let request = Request::builder()
            .method(method)
            .uri(&path)
            .body(Body::empty())
            .unwrap();
        let status = service.send(request).await.status();
        let expected = if *method == Method::GET { 200 } else { 400 };
        assert_eq!(status.as_u16(), expected, "{right:?} {method} {path}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn no_request_makes_it_fail(
        method in prop::sample::select(vec!["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE"]),
        path in "/(widgets/resources/|visits|contact|health|assets/|__/|v1/)?[a-zA-Z0-9%._~/-]{0,30}(\\?[a-z=&%]{0,10})?",
        body in prop::collection::vec(any::<u8>(), 0..200),
        header in "[ -~]{0,40}",
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let status = runtime.block_on(async {
            let service = TestService::new();
            let request = Request::builder()
                .method(method)
                .uri(path)
                .header("content-type", "application/json")
                .header("accept-encoding", &header)
                .header("if-none-match", &header)
                .header("x-forwarded-for", &header)
                .body(Body::from(body));
            match request {
                Ok(request) => service.send(request).await.status().as_u16(),
                Err(_) => 400, // Not an address at all.
            }
        });
        prop_assert!(status < 500, "{status}");
    }
}
