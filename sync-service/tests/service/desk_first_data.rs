//! What the first page of the desk loads beside its files, with the directory of New Jersey.

use crate::support::{TestService, bytes};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use flate2::read::GzDecoder;
use serde_json::Value;
use std::io::Read as _;
use sync_service::listings::starter::import_starter;

/// Bytes of the data, as they travel. The files of the desk with its log-in may have the rest of 200,000:
/// `DESK_MOST_WITH_LOG_IN` in `scripts/firstLoad.mjs`.
const DATA_MAX: usize = 9_000;

async fn packed(service: &TestService, token: &str, path: &str) -> (usize, Value) {
    let request = Request::get(path)
        .header("authorization", format!("Bearer {token}"))
        .header("accept-encoding", "gzip, deflate, br");
    let response = service.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    assert_eq!(response.headers()["cache-control"], "no-store");
    let is_packed = response.headers().contains_key("content-encoding");
    let body = bytes(response).await;
    let mut text = String::new();
    match is_packed {
        true => GzDecoder::new(&body[..]).read_to_string(&mut text).unwrap(),
        false => body.as_slice().read_to_string(&mut text).unwrap(),
    };
    (body.len(), serde_json::from_str(&text).unwrap())
}

#[tokio::test]
async fn dsk_the_data_of_the_first_page_has_its_share_of_200_kb() {
    let service = TestService::new();
    import_starter(service.app.store.as_ref(), service.clock.as_ref())
        .await
        .unwrap();
    service.app.directory.refresh().await.unwrap();
    service.app.places.refresh().await.unwrap();
    let owner = service.owner().await;

    let (me, _) = packed(&service, &owner, "/desk/me").await;
    let (queue, content) = packed(&service, &owner, "/desk/queue?view=due&text=").await;
    let items = content["items"].as_array().unwrap();
    assert_eq!(items.len(), 50);
    let first = format!("/desk/places/{}", items[0]["id"].as_str().unwrap());
    let (place, content) = packed(&service, &owner, &first).await;
    assert_eq!(content["id"], items[0]["id"]);
    let all = me + queue + place;
    assert!(all <= DATA_MAX, "{me} + {queue} + {place} = {all}");
}
