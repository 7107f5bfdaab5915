//! Employers for a person (specification section 1, clause RES-7): concepts of a resume against
//! concepts of employers, best first, each with its reason. Nothing is sent to an employer.
//!
//! | module | what it does |
//! |---|---|
//! | [`employers`] | the employment list as concepts, places and licences |
//! | [`score`] | who suits how well, and why |
//! | [`relevance`] | words as a tie-break (BM25) |
//! | [`places`] | miles between ZIP codes |
//! | [`lexicon`] | loads the lexicon of concepts |
//! | [`extraction`] | extracts the concepts of a stored resume, once |
//! | [`queue`] | whose resume is read next |

pub mod employers;
pub mod extraction;
pub mod lexicon;
pub mod places;
pub mod queue;
pub mod relevance;
pub mod score;

use crate::computing::compute;
use crate::store::{Store, StoreError};
use arc_swap::ArcSwapOption;
use employers::Employers;
use extraction::Extractions;
use resume_reader::concepts::{Finder, Found};
use resume_reader::lexicon::Kind;
use resume_reader::reader::Reader;
use std::sync::Arc;
use sync_protocol::limits::SKILLS_MAX;
use sync_protocol::listings::ListingName;
use sync_protocol::matching::SkillTile;

/// The list employers are taken from.
pub const LIST: &str = "employment";

/// What matching works with.
pub struct Matching {
    /// Finds concepts.
    pub finder: Arc<Finder>,
    /// Reads PDFs.
    pub reader: Arc<Reader>,
    /// Where lists and readings are kept.
    pub store: Arc<dyn Store>,
    extractions: Extractions,
    employers: ArcSwapOption<(i64, Employers)>,
}

impl Matching {
    /// Nothing is prepared yet.
    pub fn new(finder: Finder, reader: Reader, store: Arc<dyn Store>) -> Self {
        Self {
            finder: Arc::new(finder),
            extractions: Extractions::new(reader.at_once()),
            reader: Arc::new(reader),
            store,
            employers: ArcSwapOption::empty(),
        }
    }

    /// The employers of the list as it is now.
    pub async fn employers(&self) -> Result<Arc<(i64, Employers)>, StoreError> {
        let revisions = self.store.listing_revisions().await?;
        let list = revisions
            .into_iter()
            .find(|(name, _)| name.as_str() == LIST);
        let revision = list.map_or(0, |(_, revision)| revision);
        if let Some(kept) = self.employers.load_full().filter(|kept| kept.0 == revision) {
            return Ok(kept);
        }
        let name = ListingName::parse(LIST);
        let listing = match &name {
            Some(name) => self.store.listing(name).await?,
            None => None,
        };
        let rows = listing.map(|listing| listing.rows).unwrap_or_default();
        let finder = Arc::clone(&self.finder);
        let made = compute(move || Employers::new(&rows, &finder)).await;
        let made = made
            .map_err(|error| StoreError::Unavailable(error.into()))?
            .map_err(|error| StoreError::Unavailable(error.into()))?;
        let made = Arc::new((revision, made));
        self.employers.store(Some(Arc::clone(&made)));
        Ok(made)
    }

    /// What can be tapped on the screen.
    pub fn tiles(&self) -> Vec<SkillTile> {
        let lexicon = self.finder.lexicon();
        let tiles = lexicon
            .concepts()
            .iter()
            .filter(|concept| concept.kind != Kind::Shift);
        tiles
            .filter_map(|concept| {
                Some(SkillTile {
                    id: concept.id.clone(),
                    family: lexicon.family(&concept.family)?.clone(),
                    label: concept.label.clone(),
                })
            })
            .collect()
    }

    /// Tapped skills as concepts; what is not in the lexicon is nothing.
    pub fn tapped(&self, skills: &[String]) -> Vec<Found> {
        let lexicon = self.finder.lexicon();
        let known = skills
            .iter()
            .take(SKILLS_MAX)
            .filter_map(|id| lexicon.place(id));
        known
            .map(|place| {
                let concept = &lexicon.concepts()[place];
                Found {
                    id: concept.id.clone(),
                    phrase: concept.label.en.clone(),
                    weight: 1.0,
                }
            })
            .collect()
    }
}
