//! Employers for a person (specification section 1, clause RES-7): concepts of a resume against
//! concepts of employers, best first, each with its reason. Nothing is sent to an employer. How a
//! text is read and who suits whom is in the crate `resume-matching`.
//!
//! | module | what it does |
//! |---|---|
//! | [`lexicon`] | loads the tables |
//! | [`extraction`] | extracts the concepts of a stored resume, once |
//! | [`queue`] | whose resume is read next |
//! | [`vocabulary`] | titles of public vocabularies, as an operator imports them |
//! | [`answer`] | ranks employers for what is known of a person, off the async threads |
//! | [`kept`] | what an open page answers tapped skills from without a network |

pub mod answer;
pub mod extraction;
pub mod kept;
pub mod lexicon;
pub mod queue;
pub mod vocabulary;

use crate::computing::compute;
use crate::listings::answer::Answer;
use crate::store::{Store, StoreError};
use arc_swap::ArcSwapOption;
use extraction::Extractions;
use resume_matching::employers::Employers;
use resume_matching::score::Ranking;
use resume_reader::reader::Reader;
use std::sync::Arc;
use sync_protocol::listings::{EMPLOYMENT, ListingName};
use tokio::sync::OnceCell;

/// What matching works with.
pub struct Matching {
    /// Finds concepts, and who suits whom.
    pub ranking: Arc<Ranking>,
    /// Reads PDFs.
    pub reader: Arc<Reader>,
    /// Where lists and readings are kept.
    pub store: Arc<dyn Store>,
    extractions: Extractions,
    employers: ArcSwapOption<CurrentEmployers>,
}

/// The employers of one revision of the list.
pub struct CurrentEmployers {
    revision: i64,
    /// The employers.
    pub list: Employers,
    /// What pages keep; made when the first one asks.
    kept: OnceCell<Arc<Answer>>,
}

impl Matching {
    /// Nothing is prepared yet.
    pub fn new(ranking: Ranking, reader: Reader, store: Arc<dyn Store>) -> Self {
        Self {
            ranking: Arc::new(ranking),
            extractions: Extractions::new(reader.at_once()),
            reader: Arc::new(reader),
            store,
            employers: ArcSwapOption::empty(),
        }
    }

    /// The employers of the list as it is now.
    pub async fn employers(&self) -> Result<Arc<CurrentEmployers>, StoreError> {
        let revisions = self.store.listing_revisions().await?;
        let list = revisions
            .into_iter()
            .find(|(name, _)| name.as_str() == EMPLOYMENT);
        let revision = list.map_or(0, |(_, revision)| revision);
        let current = self.employers.load_full();
        if let Some(current) = current.filter(|current| current.revision == revision) {
            return Ok(current);
        }
        let name = ListingName::parse(EMPLOYMENT);
        let listing = match &name {
            Some(name) => self.store.listing(name).await?,
            None => None,
        };
        let rows = listing.map(|listing| listing.rows).unwrap_or_default();
        let ranking = Arc::clone(&self.ranking);
        let made = compute(move || Employers::new(&rows, &ranking.finder));
        let list = made
            .await
            .map_err(|error| StoreError::Unavailable(error.into()))?;
        let made = Arc::new(CurrentEmployers {
            revision,
            list,
            kept: OnceCell::new(),
        });
        self.employers.store(Some(Arc::clone(&made)));
        Ok(made)
    }
}
