//! What the screens ask about places that are sent to a phone. Nothing of it is kept here: without a
//! network no number waits on the disk of a shared computer.

use crate::account::proof_of_work::prove_work;
use crate::state::Setup;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::places::texts::{PlaceText, PlaceTextSent};
use tauri::State;

#[tauri::command]
pub(crate) async fn texts_places(setup: State<'_, Setup>) -> Result<bool, Refusal> {
    let facts = setup.ready()?.account.client.project_facts().await?;
    Ok(facts.text_places)
}

#[tauri::command]
pub(crate) async fn text_places(
    setup: State<'_, Setup>,
    text: PlaceText,
) -> Result<PlaceTextSent, Refusal> {
    let client = &setup.ready()?.account.client;
    let work = prove_work(client).await?;
    client.text_places(&PlaceText { work, ..text }).await
}
