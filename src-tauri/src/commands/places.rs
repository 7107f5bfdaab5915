//! What the screens ask of the finder, the search and single places.

use super::parts;
use crate::Kiosk;
use sync_protocol::contact::Delivery;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::places::find::{FindAnswer, FindQuestion};
use sync_protocol::places::place::{Place, PlaceReport};
use sync_protocol::places::search::SearchAnswer;
use tauri::State;

#[tauri::command]
pub(crate) async fn find(
    kiosk: State<'_, Kiosk>,
    question: FindQuestion,
) -> Result<FindAnswer, ErrorCode> {
    parts(&kiosk)?.places.find(&question).await
}

#[tauri::command]
pub(crate) async fn search(
    kiosk: State<'_, Kiosk>,
    text: String,
) -> Result<SearchAnswer, ErrorCode> {
    parts(&kiosk)?.places.search(&text).await
}

#[tauri::command]
pub(crate) async fn place(kiosk: State<'_, Kiosk>, id: String) -> Result<Place, ErrorCode> {
    parts(&kiosk)?.places.place(&id).await
}

#[tauri::command]
pub(crate) async fn report_place(
    kiosk: State<'_, Kiosk>,
    report: PlaceReport,
) -> Result<Delivery, ErrorCode> {
    parts(&kiosk)?.outbox.send_report(report).await
}
