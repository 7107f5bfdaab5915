//! Followers of documents. Writes of a person take turns, so that changes have one order. A
//! follower holds the number of a version, never a document.

use super::Limits;
use super::path::Path;
use crate::registry::Registry;
use crate::uid::Uid;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch::{self, Receiver, Sender};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, Semaphore};

/// Changes that are remembered for slow followers; one that is further behind is sent everything.
const LOG_MAX: usize = 64;
/// The same, in bytes of paths.
const LOG_BYTES: usize = 64 * 1024;

/// A committed change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// The value of a path.
    Put(Path),
    /// Values of several paths below one.
    Merge(Path, Vec<Path>),
}

impl Change {
    /// The path that the write named.
    pub fn base(&self) -> &Path {
        match self {
            Self::Put(path) | Self::Merge(path, _) => path,
        }
    }

    /// All paths that were written.
    pub fn paths(&self) -> &[Path] {
        match self {
            Self::Put(path) => std::slice::from_ref(path),
            Self::Merge(_, paths) => paths,
        }
    }

    fn bytes(&self) -> usize {
        self.paths().iter().map(Path::bytes).sum()
    }
}

/// One person's document: whose turn it is to write, what was written lately, and how much the
/// person has open.
pub struct Channel {
    turn: Arc<AsyncMutex<()>>,
    log: Mutex<VecDeque<(i64, Arc<Change>)>>,
    version: Sender<i64>,
    /// Large documents under way.
    pub large: Arc<Semaphore>,
    /// Calls with a body under way.
    pub calls: Arc<Semaphore>,
    /// Open sockets.
    pub sockets: Arc<Semaphore>,
    /// Open event streams.
    pub streams: Arc<Semaphore>,
}

/// The channels that are in use.
pub struct Hub {
    channels: Registry<Uid, Channel>,
    limits: Limits,
}

impl Hub {
    /// Makes a hub without channels.
    pub fn new(limits: Limits) -> Self {
        Self {
            channels: Registry::default(),
            limits,
        }
    }

    /// Returns the channel of a person's document.
    pub fn channel(&self, uid: &Uid) -> Arc<Channel> {
        let places = |count| Arc::new(Semaphore::new(count));
        self.channels.get_or(uid, || Channel {
            turn: Arc::default(),
            log: Mutex::default(),
            version: watch::channel(0).0,
            large: places(self.limits.large_each),
            calls: places(self.limits.calls_each),
            sockets: places(self.limits.sockets_each),
            streams: places(self.limits.streams_each),
        })
    }
}

impl Hub {
    /// Returns the channels that have followers, each with the person's id.
    pub fn followed(&self) -> Vec<(Uid, Arc<Channel>)> {
        let mut held = self.channels.held();
        held.retain(|(_, channel)| channel.version.receiver_count() > 0);
        held
    }
}

impl Channel {
    /// Waits until no other call writes.
    pub async fn turn(&self) -> OwnedMutexGuard<()> {
        Arc::clone(&self.turn).lock_owned().await
    }

    /// Tells followers of the change that made a version.
    pub fn tell(&self, version: i64, change: Change) {
        let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        log.push_back((version, Arc::new(change)));
        let mut bytes: usize = log.iter().map(|(_, change)| change.bytes()).sum();
        while log.len() > LOG_MAX || bytes > LOG_BYTES {
            let Some((_, oldest)) = log.pop_front() else {
                break;
            };
            bytes -= oldest.bytes();
        }
        drop(log);
        self.saw(version);
    }

    /// Tells followers of a version that may have been made by another process. They are sent the
    /// whole value, because only its writer knows what changed.
    pub fn saw(&self, version: i64) {
        self.version.send_if_modified(|newest| {
            let is_newer = version > *newest;
            *newest = version.max(*newest);
            is_newer
        });
    }

    /// Returns the changes after one version up to another; `None` when they are not known any more.
    pub fn between(&self, seen: i64, now: i64) -> Option<Vec<Arc<Change>>> {
        let log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        let changes: Vec<_> = log
            .iter()
            .filter(|(version, _)| (seen + 1..=now).contains(version))
            .map(|(_, change)| Arc::clone(change))
            .collect();
        (i64::try_from(changes.len()) == Ok(now - seen)).then_some(changes)
    }

    /// Follows from a version on.
    pub fn follow(self: &Arc<Self>, seen: i64) -> Follower {
        Follower {
            version: self.version.subscribe(),
            seen,
            channel: Arc::clone(self),
        }
    }
}

/// A follower of a document.
pub struct Follower {
    version: Receiver<i64>,
    /// The version it was sent last.
    pub seen: i64,
    /// The document's channel.
    pub channel: Arc<Channel>,
}

impl Follower {
    /// Waits for a version that was not sent yet.
    pub async fn changed(&mut self) {
        let seen = self.seen;
        // The sender is held by the channel that this holds.
        let _ = self.version.wait_for(|version| *version > seen).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> Uid {
        Uid::parse(text).unwrap()
    }

    #[test]
    fn a_follower_is_told_what_it_missed_or_that_it_missed_too_much() {
        let channel = Hub::new(Limits::default()).channel(&id("ada"));
        let put = |key: &str| Change::Put(Path::parse(key).unwrap());
        for version in 1..=100 {
            channel.tell(version, put(&format!("k{version}")));
        }
        let missed = channel.between(98, 100).unwrap();
        assert_eq!(*missed[0], put("k99"));
        assert_eq!(missed.len(), 2);
        assert_eq!(channel.between(100, 100), Some(vec![]));
        assert_eq!(channel.between(3, 100), None);
        assert_eq!(
            channel.between(100, 101),
            None,
            "written by another process"
        );
    }

    #[tokio::test]
    async fn a_follower_hears_of_versions_of_other_processes_in_any_order() {
        let hub = Hub::new(Limits::default());
        let channel = hub.channel(&id("ada"));
        assert!(hub.followed().is_empty());
        let mut follower = channel.follow(1);
        assert_eq!(hub.followed().len(), 1);
        channel.saw(3);
        // A write of this process that was committed before.
        channel.tell(2, Change::Put(Path::default()));
        follower.changed().await;
        assert_eq!(*follower.version.borrow(), 3);
        assert_eq!(channel.between(1, 3), None, "everything is sent");
        follower.seen = 3;
        assert!(futures_util::FutureExt::now_or_never(follower.changed()).is_none());
        drop(follower);
        assert!(hub.followed().is_empty());
    }

    #[test]
    fn paths_that_are_remembered_are_bounded_in_bytes() {
        let channel = Hub::new(Limits::default()).channel(&id("ada"));
        let long = Path::parse(&vec!["k".repeat(700); 30].join("/")).unwrap();
        for version in 1..=50 {
            channel.tell(version, Change::Put(long.clone()));
        }
        let bytes: usize = channel
            .log
            .lock()
            .unwrap()
            .iter()
            .map(|(_, change)| change.bytes())
            .sum();
        assert!(bytes <= LOG_BYTES);
        channel.tell(51, Change::Merge(Path::default(), vec![long; 1_000]));
        assert_eq!(channel.between(50, 51), None);
    }
}
