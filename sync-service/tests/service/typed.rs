//! Addresses of calls that a person types into a browser.

use crate::support::{TestService, header, json, rows};
use axum::http::StatusCode;

/// What Chromium and Firefox ask for when a person opens an address.
const BROWSER: &str = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

#[tokio::test]
async fn a_person_who_types_the_address_of_a_call_comes_to_its_screen() {
    let service = TestService::new();
    for (typed, screen) in [
        ("/find", "/"),
        ("/find?need=food&near=Newark", "/find/food?near=Newark"),
        ("/search", "/search-lists"),
        ("/search?text=bed", "/search-lists?q=bed"),
        ("/places", "/"),
        ("/skills", "/resume/new/tap"),
    ] {
        let response = service.get_with(typed, ("accept", BROWSER)).await;
        assert_eq!(response.status(), StatusCode::SEE_OTHER, "{typed}");
        assert_eq!(header(&response, "location"), screen, "{typed}");
        assert_eq!(header(&response, "vary"), "accept", "{typed}");
        let page = service.get_with(screen, ("accept", BROWSER)).await;
        assert_eq!(page.status(), StatusCode::OK, "{screen}");
    }
}

#[tokio::test]
async fn a_program_gets_data_from_the_same_addresses() {
    let service = TestService::new();
    service.import("food", &rows(1)).await.unwrap();
    service.app.places.refresh().await.unwrap();
    for accept in ["*/*", "application/json"] {
        let refused = service.get_with("/find", ("accept", accept)).await;
        assert_eq!(refused.status(), StatusCode::BAD_REQUEST);
        assert_eq!(json(refused).await["error"]["code"], 400);
        for path in ["/find?need=food", "/search?text=bed", "/places", "/skills"] {
            let data = service.get_with(path, ("accept", accept)).await;
            assert_eq!(data.status(), StatusCode::OK, "{path}");
            let kind = header(&data, "content-type");
            assert!(kind.starts_with("application/json"), "{path}");
            let varies = data.headers().get_all("vary");
            let says = varies
                .iter()
                .any(|it| it.to_str().unwrap().contains("accept,") || it == "accept");
            assert!(says, "{path}");
        }
    }
}
