//! The work that the service wants before it sends a message to a phone.

use sync_protocol::client::Client;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;

/// Returns a proof of work; `None` if the service wants none.
pub(crate) async fn prove_work(client: &Client) -> Result<Option<String>, Refusal> {
    let challenge = client.work_challenge().await?;
    if challenge.maxnumber == 0 {
        return Ok(None);
    }
    let proof = tokio::task::spawn_blocking(move || challenge.prove()).await;
    let proof = proof.ok().flatten();
    proof
        .map(Some)
        .ok_or(ErrorCode::NetworkRequestFailed.into())
}
