//! Employers for the skills of a resume made at this kiosk, from the kept copy of the list: nothing
//! leaves the kiosk, and it needs no network.

use crate::offline::lists::Lists;
use resume_matching::employers::Employers;
use resume_matching::lexicon::LexiconError;
use resume_matching::score::Ranking;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::listings::{EMPLOYMENT, ListingName};
use sync_protocol::matching::{MatchAnswer, MatchRequest, ResumeState, SkillTile};

/// The employers of a kiosk.
pub struct KeptEmployers {
    lists: Arc<Lists>,
    matching: Arc<Matching>,
}

/// What matching works with, prepared when it is first needed.
#[derive(Default)]
struct Matching {
    ranking: OnceLock<Result<Ranking, LexiconError>>,
    /// The employers, and the tag of the rows they were read from.
    current: Mutex<Option<(Option<String>, Arc<Employers>)>>,
}

impl KeptEmployers {
    /// Employers of these lists.
    pub fn new(lists: Arc<Lists>) -> Self {
        Self {
            lists,
            matching: Arc::default(),
        }
    }

    /// Employers that suit the tapped skills, best first.
    ///
    /// # Errors
    ///
    /// `ListingNotFound` when no list of employers is kept here.
    pub async fn answer(&self, request: MatchRequest) -> Result<MatchAnswer, ErrorCode> {
        let name = ListingName::parse(EMPLOYMENT).ok_or(ErrorCode::InternalError)?;
        let tag = self.lists.copy_tag(&name).await.etag;
        let rows = match self.matching.current(&tag) {
            Some(_) => Vec::new(),
            None => self
                .lists
                .copy(&name)
                .await
                .ok_or(ErrorCode::ListingNotFound)?,
        };
        self.compute(move |matching, ranking| {
            let employers = matching.current(&tag).unwrap_or_else(|| {
                let made = Arc::new(Employers::new(&rows, &ranking.finder));
                matching.keep(tag, Arc::clone(&made));
                made
            });
            ranking.answer(ResumeState::None, Vec::new(), &request, &employers)
        })
        .await
    }

    /// The names of all skills.
    ///
    /// # Errors
    ///
    /// `InternalError` when the tables of this program cannot be read.
    pub async fn skills(&self) -> Result<Vec<SkillTile>, ErrorCode> {
        self.compute(|_, ranking| ranking.tiles()).await
    }

    /// Computes on a thread where long work blocks no other.
    async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Matching, &Ranking) -> T + Send + 'static,
    ) -> Result<T, ErrorCode> {
        let matching = Arc::clone(&self.matching);
        let task = tokio::task::spawn_blocking(move || {
            let ranking = matching.ranking.get_or_init(|| Ranking::new(None));
            match ranking {
                Ok(ranking) => Ok(work(&matching, ranking)),
                Err(fault) => {
                    tracing::error!(%fault, "employers cannot be matched");
                    Err(ErrorCode::InternalError)
                }
            }
        });
        task.await.map_err(|_| ErrorCode::InternalError)?
    }
}

impl Matching {
    fn current(&self, tag: &Option<String>) -> Option<Arc<Employers>> {
        let current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = current.as_ref().filter(|(known, _)| known == tag);
        kept.map(|(_, employers)| Arc::clone(employers))
    }

    fn keep(&self, tag: Option<String>, employers: Arc<Employers>) {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        *current = Some((tag, employers));
    }
}
