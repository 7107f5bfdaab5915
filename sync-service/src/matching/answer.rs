//! Employers for what is known of a person. Scoring is work for a processor, so it runs beside the
//! async threads, a few questions at once.

use super::Matching;
use crate::store::StoreError;
use place_facts::geography::point;
use resume_matching::concepts::Found;
use resume_matching::score::{Person, near};
use std::sync::Arc;
use sync_protocol::matching::{MatchAnswer, MatchRequest, ResumeState};

/// Questions that are scored at once; the others wait, each for some milliseconds.
pub(super) const SCORED_AT_ONCE: usize = 2;

impl Matching {
    /// Employers that suit what was found and tapped, best first. Where nothing suits: employers
    /// that are near, and who helps to find work. Fails when the list cannot be read.
    pub async fn answer(
        &self,
        resume: ResumeState,
        mut found: Vec<Found>,
        request: &MatchRequest,
    ) -> Result<MatchAnswer, StoreError> {
        found.extend(self.tapped(&request.skills));
        let from = request.zip.as_deref().and_then(point);
        let employers = self.employers().await?;
        let failed =
            |error: Box<dyn std::error::Error + Send + Sync>| StoreError::Unavailable(error);
        let turn = Arc::clone(&self.free).acquire_owned().await;
        let turn = turn.map_err(|error| failed(error.into()))?;
        let ranking = Arc::clone(&self.ranking);
        let scored = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let found = &found;
            let matches = ranking.matches(&Person { found, from }, &employers.1);
            let (near, helpers) = if matches.is_empty() {
                let near_ones = from.map(|_| near(from, &employers.1.all));
                let helpers = near(from, &employers.1.helpers);
                (near_ones.unwrap_or_default(), helpers)
            } else {
                (Vec::new(), Vec::new())
            };
            MatchAnswer {
                resume,
                near,
                helpers,
                zip_known: from.is_some(),
                matches,
            }
        });
        scored.await.map_err(|error| failed(error.into()))
    }
}
