//! What the screens ask of the finder, the search and single places.

use crate::state::Setup;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::contact::Delivery;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::places::find::{FindAnswer, FindQuestion};
use sync_protocol::places::place::{Place, PlaceReport};
use sync_protocol::places::search::SearchAnswer;
use tauri::State;

#[tauri::command]
pub(crate) async fn find(
    setup: State<'_, Setup>,
    question: FindQuestion,
) -> Result<FindAnswer, ErrorCode> {
    setup.ready()?.places.find(&question).await
}

#[tauri::command]
pub(crate) async fn search(
    setup: State<'_, Setup>,
    text: String,
) -> Result<SearchAnswer, ErrorCode> {
    setup.ready()?.places.search(&text).await
}

#[tauri::command]
pub(crate) async fn place(setup: State<'_, Setup>, id: String) -> Result<Place, ErrorCode> {
    setup.ready()?.places.place(&id).await
}

#[tauri::command]
pub(crate) async fn report_place(
    setup: State<'_, Setup>,
    report: PlaceReport,
) -> Result<Delivery, Refusal> {
    setup.ready()?.outbox.send_report(report).await
}
