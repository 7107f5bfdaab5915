//! What many places have in common is in memory once: fields, hours such as "9-5", and that nothing is asked for.

use super::CatalogPlace;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use sync_protocol::places::hours::Hours;
use sync_protocol::places::requirements::Requirements;

/// What was seen so far.
#[derive(Default)]
pub(super) struct Shared {
    names: HashSet<Arc<[Box<str>]>>,
    /// By the field that they were read from.
    hours: HashMap<String, Vec<Arc<Hours>>>,
    requirements: HashMap<String, Vec<Arc<Requirements>>>,
}

impl Shared {
    /// Puts what was seen before in the place of what is the same.
    pub(super) fn share(&mut self, place: &mut CatalogPlace) {
        place.texts.share(&mut self.names);
        let text = |name: &str| place.texts.get(name).unwrap_or_default().to_owned();
        let (hours, notes) = (text("hours"), text("notes"));
        share(&mut place.hours, self.hours.entry(hours).or_default());
        let alike = self.requirements.entry(notes).or_default();
        share(&mut place.requirements, alike);
    }
}

/// With the same hours and other names few readings differ. More are not compared.
const MOST: usize = 8;

fn share<T: PartialEq>(own: &mut Arc<T>, known: &mut Vec<Arc<T>>) {
    match known.iter().find(|it| *it == own) {
        Some(same) => *own = Arc::clone(same),
        None if known.len() < MOST => known.push(Arc::clone(own)),
        None => {}
    }
}
