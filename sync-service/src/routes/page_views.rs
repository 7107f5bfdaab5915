//! `POST /page-views`: page views and uses of places as counts (ANA)

use crate::app::App;
use crate::counted_desk::{Desk, KeyedDesk};
use crate::fleet::{self, FleetError};
use crate::page_views::{count, note_takers, weight};
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::Body;
use crate::routes::http::kiosk::kiosk_of;
use crate::routes::http::rejection::Rejection;
use crate::zero_results;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::NoContent;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::page_views::PageViewReport;

/// Adds a report, once per key. Enrolled kiosks may all share one address, and the operator
/// knows them; all other reports are limited by network.
pub async fn report(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Body(report): Body<PageViewReport>,
) -> Result<NoContent, Rejection> {
    let kiosk = match kiosk_of(&headers, &app).await {
        Ok(kiosk) => Some(kiosk),
        Err(FleetError::BadKey) => {
            admit_stranger(&app, address, &report).map_err(Rejection::later)?;
            None
        }
        // The key cannot be checked now, so the kiosk has to retry.
        Err(error) => return Err(error.into()),
    };
    let (store, clock) = (app.store.as_ref(), app.clock.as_ref());
    let site = match &kiosk {
        Some(kiosk) => Some(fleet::site_of(store, kiosk).await?),
        None => None,
    };
    let is_new = count(store, clock, &app.places, site.as_deref(), &report).await?;
    let desk = kiosk.as_ref().map(|kiosk| Desk::Kiosk(&kiosk.id));
    let desk = desk.unwrap_or(Desk::Network(address));
    let keys = &app.accounts.keys;
    if is_new {
        let from = KeyedDesk { keys, desk };
        note_takers(store, clock, &app.places, from, &report.places).await?;
    }
    if let Some(search) = report.zero_result.filter(|_| is_new) {
        zero_results::count(store, clock, keys, desk, &search).await?;
    }
    Ok(NoContent)
}

/// Limits how many reports a network sends, and how much they add up to: otherwise a stranger with a new key for
/// each report would fill the numbers.
fn admit_stranger(app: &App, address: IpAddr, report: &PageViewReport) -> Result<(), Duration> {
    app.page_view_rate_limit.admit(address)?;
    app.counted_rate_limit.admit_many(address, weight(report))
}
