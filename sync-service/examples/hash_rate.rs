//! The peer of the sign-in benchmark: password checks on every core and nothing else.
//!
//! `hash_rate SECONDS` prints how many checks a second the cores can do.

#![allow(clippy::print_stdout, reason = "a tool of developers")]

use anyhow::Context;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use sync_service::accounts::hasher::Hasher;
use sync_service::random::system_random;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let seconds = std::env::args().nth(1).context("how many seconds?")?;
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let hasher = Arc::new(Hasher::start(cores, system_random())?);
    let hash = hasher.hash("Sunrise2024").await.ok().context("no hash")?;
    let (began, long) = (Instant::now(), Duration::from_secs_f64(seconds.parse()?));
    let done = Arc::new(AtomicU32::new(0));
    let workers = (0..cores * 2).map(|_| {
        let (hasher, hash, done) = (Arc::clone(&hasher), hash.clone(), Arc::clone(&done));
        tokio::spawn(async move {
            while began.elapsed() < long {
                if hasher.check("Sunrise2024", Some(&hash)).await.is_ok() {
                    done.fetch_add(1, Ordering::Relaxed);
                }
            }
        })
    });
    for worker in workers.collect::<Vec<_>>() {
        worker.await?;
    }
    let rate = f64::from(done.load(Ordering::Relaxed)) / began.elapsed().as_secs_f64();
    println!("{rate:.1}");
    Ok(())
}
