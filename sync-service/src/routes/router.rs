//! The service as one router: calls, website, headers and what is done with every request.

use super::http::observe::ObserveLayer;
use super::http::one_host::OneHostLayer;
use super::http::rejection::Rejection;
use super::{LISTING, all_calls, website};
use crate::app::App;
use crate::operations::requests::Requests;
use crate::site::headers::protect;
use crate::supervisor;
use axum::Router;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use tower::ServiceBuilder;
use tower::util::MapResponseLayer;
use tower_http::catch_panic::CatchPanicLayer;

/// The name of the requests among the parts whose panics are counted.
const PART: &str = "request";

/// Returns counters for all calls. Of successful reads of lists one in `sample` is logged; 0: none.
pub fn requests(sample: u64) -> Requests {
    Requests::new(
        all_calls().iter().map(|call| call.path.as_str()),
        LISTING,
        sample,
    )
}

/// Builds the router of the whole service.
pub fn router(app: Arc<App>) -> Router {
    let behind_tls = app.behind_tls;
    let observe = ObserveLayer(Arc::clone(&app));
    supervisor::watch(PART);
    all_calls()
        .into_router(&app)
        // A page and a call share the address /contact: what is not a POST belongs to the website.
        .method_not_allowed_fallback(website::answer_wrong_method)
        .fallback(website::answer)
        .layer(
            ServiceBuilder::new()
                .layer(observe)
                .layer(MapResponseLayer::new(move |mut response: Response| {
                    protect(response.headers_mut(), behind_tls);
                    response
                }))
                .layer(OneHostLayer)
                .map_response(IntoResponse::into_response)
                .layer(CatchPanicLayer::custom(|_| {
                    supervisor::note(PART);
                    Rejection::from(ErrorCode::InternalError).into_response()
                })),
        )
        .with_state(app)
}
