//! Bounds how many bodies are received at a time: each holds a buffer and writes to the disk. A
//! call waits for its turn before the first byte of its body is read, and waits in order.

use super::FileError;
use crate::uid::Uid;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Bodies received at a time from one person.
const OF_PERSON: usize = 8;
/// Bodies received at a time from all people. Each holds up to a megabyte.
const OF_ALL: usize = 96;
/// How long a call waits for its turn.
const TURN_TIMEOUT: Duration = Duration::from_secs(20);
/// Idle entries are dropped when this many people are known.
const PEOPLE_MAX: usize = 1_024;

/// The turns of bodies that are received.
pub struct Receiving {
    all: Arc<Semaphore>,
    people: Mutex<HashMap<Uid, Weak<Semaphore>>>,
}

/// The right to receive one body; the turn ends when it is dropped.
pub struct Turn {
    _of_person: OwnedSemaphorePermit,
    _of_all: OwnedSemaphorePermit,
}

impl Default for Receiving {
    fn default() -> Self {
        Self {
            all: Arc::new(Semaphore::new(OF_ALL)),
            people: Mutex::default(),
        }
    }
}

impl Receiving {
    /// Waits for the turn of a person's body. Fails with [`FileError::Busy`] when too many bodies
    /// stay before it.
    pub async fn turn(&self, uid: &Uid) -> Result<Turn, FileError> {
        let person = self.person(uid);
        let turn = async {
            let of_person = person.acquire_owned().await.ok()?;
            let of_all = Arc::clone(&self.all).acquire_owned().await.ok()?;
            Some(Turn {
                _of_person: of_person,
                _of_all: of_all,
            })
        };
        let turn = tokio::time::timeout(TURN_TIMEOUT, turn).await;
        turn.ok().flatten().ok_or(FileError::Busy)
    }

    fn person(&self, uid: &Uid) -> Arc<Semaphore> {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(person) = people.get(uid).and_then(Weak::upgrade) {
            return person;
        }
        if people.len() >= PEOPLE_MAX {
            people.retain(|_, person| person.strong_count() > 0);
        }
        let person = Arc::new(Semaphore::new(OF_PERSON));
        people.insert(uid.to_owned(), Arc::downgrade(&person));
        person
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn id(text: &str) -> Uid {
        Uid::parse(text).unwrap()
    }

    #[tokio::test]
    async fn one_person_waits_while_others_go_on() {
        let receiving = Receiving::default();
        let mut turns = Vec::new();
        for _ in 0..OF_PERSON {
            turns.push(receiving.turn(&id("ada")).now_or_never().unwrap().unwrap());
        }
        assert!(receiving.turn(&id("ada")).now_or_never().is_none());
        assert!(receiving.turn(&id("ben")).now_or_never().unwrap().is_ok());
        turns.pop();
        assert!(receiving.turn(&id("ada")).now_or_never().unwrap().is_ok());
    }

    #[tokio::test]
    async fn all_together_are_bounded_and_idle_people_are_forgotten() {
        let receiving = Receiving::default();
        let mut turns = Vec::new();
        for number in 0..OF_ALL {
            turns.push(receiving.turn(&id(&number.to_string())).await.unwrap());
        }
        tokio::task::yield_now().await;
        assert!(receiving.turn(&id("one-more")).now_or_never().is_none());
        turns.clear();
        for number in 0..2 * PEOPLE_MAX {
            drop(receiving.turn(&id(&number.to_string())).await);
        }
        assert!(receiving.people.lock().unwrap().len() <= PEOPLE_MAX);
    }
}
