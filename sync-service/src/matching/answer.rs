//! Employers for what is known of a person.

use super::Matching;
use crate::computing::compute;
use crate::store::StoreError;
use place_facts::geography::point;
use resume_matching::concepts::Found;
use resume_matching::score::{Person, near};
use std::sync::Arc;
use sync_protocol::matching::{MatchAnswer, MatchRequest, ResumeState};

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
        let ranking = Arc::clone(&self.ranking);
        let scored = compute(move || {
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
        scored
            .await
            .map_err(|error| StoreError::Unavailable(error.into()))
    }
}
