//! The answer to a person: employers that suit, and where none does, those that are near and who
//! helps. The service and a kiosk without a network give the same one.

use crate::concepts::Found;
use crate::employers::Employers;
use crate::lexicon::Kind;
use crate::profile::is_only_wished;
use crate::score::{Person, Ranking, near};
use place_facts::geography::point;
use place_facts::zip::Zip;
use sync_protocol::limits::{OWN_LINE_MAX, OWN_WORDS_MAX, SKILLS_MAX};
use sync_protocol::matching::{MatchAnswer, MatchRequest, ResumeState, SkillTile};

impl Ranking {
    /// Employers that suit what was found, written and tapped, best first. Where nothing suits: employers
    /// that are near, and who helps to find work.
    pub fn answer(
        &self,
        resume: ResumeState,
        mut found: Vec<Found>,
        request: &MatchRequest,
        employers: &Employers,
    ) -> MatchAnswer {
        found.extend(self.written(&request.own_words));
        found.extend(self.tapped(&request.skills));
        let from = request.zip.as_deref().and_then(Zip::parse).and_then(point);
        let found = &found;
        let matches = self.matches(&Person { found, from }, employers);
        let (near, helpers) = if matches.is_empty() {
            let near_ones = from.map(|_| near(from, &employers.all));
            let helpers = near(from, &employers.helpers);
            (near_ones.unwrap_or_default(), helpers)
        } else {
            (Vec::new(), Vec::new())
        };
        MatchAnswer {
            resume,
            near,
            helpers,
            zip_known: from.is_some(),
            credits: self
                .credits
                .iter()
                .map(|credit| (*credit).to_owned())
                .collect(),
            wished: !matches.is_empty() && is_only_wished(found, self.finder.lexicon()),
            matches,
            kept_at: None,
        }
    }

    /// What can be tapped on the screen.
    pub fn tiles(&self) -> Vec<SkillTile> {
        let lexicon = self.finder.lexicon();
        let concepts = lexicon.concepts().iter();
        let tiles = concepts.filter(|concept| concept.kind != Kind::Shift);
        tiles
            .filter_map(|concept| {
                Some(SkillTile {
                    id: concept.id.clone(),
                    family: lexicon.family(&concept.family)?.label.clone(),
                    label: concept.label.clone(),
                })
            })
            .collect()
    }

    /// What a person wrote about their work as concepts, each with the words that say it, as in a resume.
    pub fn written(&self, own_words: &[String]) -> Vec<Found> {
        let first = own_words.iter().take(OWN_WORDS_MAX);
        let lines = first.map(|line| line.chars().take(OWN_LINE_MAX).collect::<String>());
        // An empty line between them: none goes on with the one above.
        self.finder.find(&lines.collect::<Vec<_>>().join("\n\n"))
    }

    /// Tapped skills as concepts; what is not in the lexicon is nothing.
    pub fn tapped(&self, skills: &[String]) -> Vec<Found> {
        let lexicon = self.finder.lexicon();
        let first = skills.iter().take(SKILLS_MAX);
        let known = first.filter_map(|id| lexicon.place(id));
        known
            .map(|place| {
                let concept = &lexicon.concepts()[place];
                Found {
                    id: concept.id.clone(),
                    phrase: concept.label.en.clone(),
                    weight: 1.0,
                    wished: false,
                    quote: None,
                }
            })
            .collect()
    }
}
