//! Password hashes: Argon2id (RFC 9106) in threads of their own.
//!
//! One thread a core, a bounded queue, memory that is used again while there is work, and a low
//! priority: a flood of sign-ins can starve neither list reads nor the machine's memory.

use crate::computing::lower_priority;
use crate::random::{Random, bytes};
use crate::supervisor;
use argon2::{Algorithm, Argon2, Block, Params, PasswordHash, Version};
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, TrySendError, bounded};
use data_encoding::BASE64_NOPAD;
use std::time::Duration;
use tokio::sync::oneshot;

/// OWASP's minimum for Argon2id: 19 MiB, 2 rounds, 1 lane.
pub const MEMORY_KIB: u32 = 19 * 1024;
/// Rounds.
pub const ROUNDS: u32 = 2;
const HASH_LENGTH: usize = 32;
/// So many sign-ins may wait for each thread: about a second of work.
const WAITING_PER_THREAD: usize = 32;
/// A thread without work for this long gives its memory back.
const IDLE: Duration = Duration::from_secs(60);

/// More are waiting than can be answered soon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Busy;

/// The result of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checked {
    /// Whether it is the password.
    pub matches: bool,
    /// Whether the hash was made with weaker parameters than today's.
    pub is_outdated: bool,
}

enum Job {
    Hash(String, [u8; 16], oneshot::Sender<String>),
    Check(String, String, oneshot::Sender<Checked>),
}

/// Hashes passwords.
pub struct Hasher {
    queue: Sender<Job>,
    random: Random,
    decoy: String,
}

impl Hasher {
    /// Starts the threads.
    pub fn start(threads: usize, random: Random) -> std::io::Result<Self> {
        let (queue, jobs) = bounded(WAITING_PER_THREAD * threads);
        for _ in 0..threads {
            let jobs = jobs.clone();
            supervisor::spawn("password-hasher", move || work(&jobs))?;
        }
        // For an unknown address this hash is checked, so that the answer takes as long.
        let decoy = phc(&bytes(&random), &[0; HASH_LENGTH]);
        Ok(Self {
            queue,
            random,
            decoy,
        })
    }

    /// Hashes a password; answers a PHC string.
    pub async fn hash(&self, password: &str) -> Result<String, Busy> {
        let (answer, answered) = oneshot::channel();
        self.push(Job::Hash(password.to_owned(), bytes(&self.random), answer))?;
        answered.await.map_err(|_| Busy)
    }

    /// Returns a PHC string that no password fits. A check against it takes as long as any other.
    pub fn unusable(&self) -> String {
        phc(&bytes(&self.random), &bytes::<HASH_LENGTH>(&self.random))
    }

    /// Checks a password against a hash, or, without one, takes as long and finds it wrong.
    pub async fn check(&self, password: &str, hash: Option<&str>) -> Result<Checked, Busy> {
        let (answer, answered) = oneshot::channel();
        let hash = hash.unwrap_or(&self.decoy).to_owned();
        self.push(Job::Check(password.to_owned(), hash, answer))?;
        answered.await.map_err(|_| Busy)
    }

    fn push(&self, job: Job) -> Result<(), Busy> {
        self.queue.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) | TrySendError::Disconnected(_) => Busy,
        })
    }
}

fn work(jobs: &Receiver<Job>) {
    lower_priority();
    let mut memory = Vec::new();
    loop {
        match jobs.recv_timeout(IDLE) {
            Ok(job) => answer(job, &mut memory),
            // Between sign-ins, 19 MiB for each thread are given back.
            Err(RecvTimeoutError::Timeout) => memory = Vec::new(),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

fn answer(job: Job, memory: &mut Vec<Block>) {
    match job {
        Job::Hash(password, salt, answer) if !answer.is_closed() => {
            let hash = fill(&password, &salt, &today(), memory);
            let _ = answer.send(phc(&salt, &hash));
        }
        Job::Check(password, hash, answer) if !answer.is_closed() => {
            let _ = answer.send(check(&password, &hash, memory));
        }
        // The caller no longer waits for the answer.
        Job::Hash(..) | Job::Check(..) => {}
    }
}

fn check(password: &str, hash: &str, memory: &mut Vec<Block>) -> Checked {
    let never = Checked {
        matches: false,
        is_outdated: false,
    };
    let Ok(kept) = PasswordHash::new(hash) else {
        return never;
    };
    let (Ok(params), Some(salt), Some(expected)) = (Params::try_from(&kept), kept.salt, kept.hash)
    else {
        return never;
    };
    let found = fill(password, salt.as_ref(), &params, memory);
    Checked {
        matches: aws_lc_rs::constant_time::verify_slices_are_equal(&found, expected.as_ref())
            .is_ok(),
        is_outdated: params.m_cost() < MEMORY_KIB || params.t_cost() < ROUNDS,
    }
}

fn fill(password: &str, salt: &[u8], params: &Params, memory: &mut Vec<Block>) -> Vec<u8> {
    let blocks = params.block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::default());
    }
    let mut hash = vec![0; params.output_len().unwrap_or(HASH_LENGTH)];
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    let filled = argon2.hash_password_into_with_memory(
        password.as_bytes(),
        salt,
        &mut hash,
        &mut memory[..blocks],
    );
    // No password and no salt of ours is outside the limits of RFC 9106.
    if filled.is_err() {
        hash.clear();
    }
    hash
}

fn today() -> Params {
    Params::new(MEMORY_KIB, ROUNDS, 1, Some(HASH_LENGTH)).unwrap_or(Params::DEFAULT)
}

fn phc(salt: &[u8; 16], hash: &[u8]) -> String {
    format!(
        "$argon2id$v=19$m={MEMORY_KIB},t={ROUNDS},p=1${}${}",
        BASE64_NOPAD.encode(salt),
        BASE64_NOPAD.encode(hash)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::system_random;

    #[tokio::test]
    async fn a_password_is_found_again_and_another_is_not() {
        let hasher = Hasher::start(1, system_random()).unwrap();
        let hash = hasher.hash("Sunrise2024").await.unwrap();

        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        let found = hasher.check("Sunrise2024", Some(&hash)).await.unwrap();
        assert_eq!((found.matches, found.is_outdated), (true, false));
        assert!(
            !hasher
                .check("Sunrise2025", Some(&hash))
                .await
                .unwrap()
                .matches
        );
        assert!(!hasher.check("Sunrise2024", None).await.unwrap().matches);
        assert!(!hasher.check("x", Some("no hash")).await.unwrap().matches);
    }

    #[tokio::test]
    async fn a_hash_of_weaker_parameters_is_found_and_called_outdated() {
        let weak = Argon2::new(
            Algorithm::Argon2id,
            Version::V0x13,
            Params::new(64, 1, 1, Some(32)).unwrap(),
        );
        let mut hash = [0; 32];
        weak.hash_password_into(b"Sunrise2024", &[7; 16], &mut hash)
            .unwrap();
        let old = format!(
            "$argon2id$v=19$m=64,t=1,p=1${}${}",
            BASE64_NOPAD.encode(&[7; 16]),
            BASE64_NOPAD.encode(&hash)
        );
        let hasher = Hasher::start(1, system_random()).unwrap();
        let found = hasher.check("Sunrise2024", Some(&old)).await.unwrap();
        assert_eq!((found.matches, found.is_outdated), (true, true));
    }

    #[tokio::test]
    async fn a_flood_is_refused_at_once() {
        let hasher = Hasher::start(1, system_random()).unwrap();
        let flood: Vec<_> = (0..100).map(|_| hasher.check("x", None)).collect();
        let refused = futures(flood).await;
        assert!(refused >= 100 - WAITING_PER_THREAD - 1, "{refused}");
    }

    /// Starts all, then waits for all; answers how many were refused.
    async fn futures<F: Future<Output = Result<Checked, Busy>>>(all: Vec<F>) -> usize {
        let mut waiting: Vec<_> = all.into_iter().map(Box::pin).collect();
        let mut refused = 0;
        std::future::poll_fn(|context| {
            waiting.retain_mut(|one| match one.as_mut().poll(context) {
                std::task::Poll::Ready(result) => {
                    refused += usize::from(result.is_err());
                    false
                }
                std::task::Poll::Pending => true,
            });
            if waiting.is_empty() {
                std::task::Poll::Ready(())
            } else {
                std::task::Poll::Pending
            }
        })
        .await;
        refused
    }
}
