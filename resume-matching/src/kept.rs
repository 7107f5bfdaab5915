//! What a screen keeps to answer tapped skills without a network. `src/tappedskills/` answers from it as
//! [`Ranking::answer`] does; the cases in `cases/` bind the two.

use crate::employers::{Employer, Employers};
use crate::lexicon::{Kind, is_work};
use crate::score::{Ranking, described};
use sync_protocol::kept_employers::{KeptConcept, KeptEmployer, KeptEmployers};
use sync_protocol::limits::SKILLS_MAX;
use sync_protocol::matching::Label;

impl Ranking {
    /// All employers, with what each tapped skill counts for them.
    pub fn kept(&self, employers: &Employers) -> KeptEmployers {
        let concepts = 0..self.finder.lexicon().concepts().len();
        let all = |list: &[Employer]| list.iter().map(kept_employer).collect();
        KeptEmployers {
            concepts: concepts
                .map(|place| self.kept_concept(place, employers))
                .collect(),
            employers: all(&employers.all),
            helpers: all(&employers.helpers),
            credits: self
                .credits
                .iter()
                .map(|credit| (*credit).to_owned())
                .collect(),
            most: SKILLS_MAX,
        }
    }

    fn kept_concept(&self, place: usize, employers: &Employers) -> KeptConcept {
        let lexicon = self.finder.lexicon();
        let concept = &lexicon.concepts()[place];
        let family = lexicon.family(&concept.family);
        // Nothing else is known of the person, so neighbors of tapped skills count.
        let ready = if is_work(lexicon, place) {
            let own = std::iter::once((place, 1.0));
            own.chain(self.neighbors.of(place).iter().copied())
                .collect()
        } else {
            Vec::new()
        };
        KeptConcept {
            id: concept.id.clone(),
            label: concept.label.clone(),
            family: family.map_or_else(no_label, |family| family.label.clone()),
            tile: concept.kind != Kind::Shift && family.is_some(),
            job: concept.kind == Kind::Job,
            trained: self.needs_training(place),
            rarity: employers.rarity[place],
            covers: lexicon.covers(place).to_vec(),
            ready,
        }
    }
}

fn no_label() -> Label {
    Label {
        en: String::new(),
        es: String::new(),
    }
}

fn kept_employer(employer: &Employer) -> KeptEmployer {
    KeptEmployer {
        card: described(employer, None),
        work: employer.work.iter().map(|it| (it.place, it.sure)).collect(),
        named: employer.work.iter().map(|it| it.named.clone()).collect(),
        licences: employer.licences.clone(),
        asked: employer.asked.clone(),
        point: employer.point.map(|point| [point.lat, point.lon]),
        reachable: employer.is_reachable,
    }
}
