//! What a person is ready for: what was done, weighed by how much of the resume it fills, and the
//! neighbors of it.

use crate::concepts::{Finder, Found};
use crate::lexicon::{Lexicon, is_work};
use crate::neighbors::Neighbors;
use std::collections::HashMap;

/// The weight of a kind of work of which a resume says little, beside the one it says most of.
const LITTLE: f64 = 0.2;
/// How much of what a resume is mostly about a kind of work has to be, before its neighbors count. What is
/// said in passing makes ready for itself alone.
const MAIN: f64 = 0.9;
/// The weight of work that is only wished for, where a resume names no work that was done.
const WISHED: f64 = 0.5;

/// Whether all work that was found is only wished for. Then the wishes count; beside work that was done they do not.
pub(crate) fn is_only_wished(found: &[Found], lexicon: &Lexicon) -> bool {
    let is_of_work = |it: &&Found| lexicon.place(&it.id).is_some_and(|at| is_work(lexicon, at));
    let mut work = found.iter().filter(is_of_work).peekable();
    work.peek().is_some() && work.all(|it| it.wished)
}

/// A person's readiness for each kind of work.
pub(crate) struct Profile<'a> {
    /// By place in the lexicon: how ready, and the place in `done` it comes from.
    pub ready: Vec<Option<(f64, usize)>>,
    /// What was done, with the words for it.
    pub done: Vec<(usize, f64, &'a Found)>,
    /// Papers and all else that the person has.
    pub has: HashMap<usize, Held<'a>>,
}

/// Something that a person has.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Held<'a> {
    /// What says so.
    pub found: &'a Found,
    /// Whether it is that paper itself, and not one that makes it needless.
    pub is_own: bool,
}

impl<'a> Profile<'a> {
    pub(crate) fn new(found: &'a [Found], finder: &Finder, neighbors: &Neighbors) -> Self {
        let lexicon = finder.lexicon();
        let known = found
            .iter()
            .filter_map(|found| Some((lexicon.place(&found.id)?, found)));
        let known: Vec<(usize, &Found)> = known.collect();
        let work = |(place, _): &&(usize, &Found)| is_work(lexicon, *place);
        let wishes_count = is_only_wished(found, lexicon);
        let counted = known
            .iter()
            .filter(|(_, found)| !found.wished || wishes_count);
        let counted: Vec<&(usize, &Found)> = counted.collect();
        let weight =
            |found: &Found| f64::from(found.weight) * if found.wished { WISHED } else { 1.0 };
        // A paper says nothing of how much of which work somebody did.
        let most = counted
            .iter()
            .filter(|known| work(known))
            .map(|(_, found)| weight(found))
            .fold(f64::MIN_POSITIVE, f64::max);
        let done: Vec<(usize, f64, &Found)> = counted
            .iter()
            .filter(|known| work(known))
            .map(|(place, found)| {
                let strength = LITTLE + (1.0 - LITTLE) * weight(found) / most;
                (*place, strength, *found)
            })
            .collect();
        let mut ready: Vec<Option<(f64, usize)>> = vec![None; lexicon.concepts().len()];
        for (index, (place, strength, _)) in done.iter().enumerate() {
            let own = std::iter::once((*place, 1.0));
            let near = neighbors.of(*place).iter().filter(|_| *strength >= MAIN);
            for (to, share) in own.chain(near.copied()) {
                let readiness = strength * share;
                if ready[to].is_none_or(|(best, _)| readiness > best) {
                    ready[to] = Some((readiness, index));
                }
            }
        }
        let held = known.iter().filter(|(_, found)| !found.wished);
        let mut has: HashMap<usize, Held<'_>> = HashMap::new();
        for is_own in [true, false] {
            for (place, found) in held.clone().copied() {
                let papers = match is_own {
                    true => std::slice::from_ref(&place),
                    false => lexicon.covers(place),
                };
                for paper in papers {
                    has.entry(*paper).or_insert(Held { found, is_own });
                }
            }
        }
        Self { ready, done, has }
    }
}
