//! Employers for what is known of a person.

use super::Matching;
use crate::computing::{Unanswered, answer_question};
use crate::store::StoreError;
use resume_matching::concepts::Found;
use std::sync::Arc;
use sync_protocol::matching::{MatchAnswer, MatchRequest, ResumeState};

impl Matching {
    /// Employers that suit what was found and tapped, best first, off the async threads. Fails when
    /// the list cannot be read, and when too many others wait.
    pub async fn answer(
        &self,
        resume: ResumeState,
        found: Vec<Found>,
        request: &MatchRequest,
    ) -> Result<MatchAnswer, StoreError> {
        let employers = self.employers().await?;
        let ranking = Arc::clone(&self.ranking);
        let request = request.clone();
        let scored =
            answer_question(move || ranking.answer(resume, found, &request, &employers.list));
        scored.await.map_err(|error| match error {
            Unanswered::Busy => StoreError::Busy,
            Unanswered::Unfinished(error) => StoreError::Unavailable(error.into()),
        })
    }
}
