//! Numbers that outlive a process: counters for the operator, and the attempts at the PIN.

use super::database::Cache;
use crate::device::pin::PinAttempts;
use rusqlite::{OptionalExtension, params};

/// The name of a saved number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counter {
    /// Repairs since the program started.
    Repairs,
    /// When the last visit ended, in milliseconds since 1970.
    WipedAt,
    /// When the last heartbeat was queued, in milliseconds since 1970.
    BeatAt,
    /// Wrong PINs in a row.
    PinWrong,
    /// End of the pause after too many, in milliseconds since 1970.
    PinPause,
}

impl Counter {
    fn as_str(self) -> &'static str {
        match self {
            Self::Repairs => "repairs",
            Self::WipedAt => "wiped_at",
            Self::BeatAt => "beat_at",
            Self::PinWrong => "pin_wrong",
            Self::PinPause => "pin_pause",
        }
    }
}

impl Cache {
    /// Returns a number, or 0 if it was never saved.
    pub async fn counter(&self, counter: Counter) -> i64 {
        let found = self.run(move |db| {
            db.query_row(
                "select value from counters where name = ?1",
                [counter.as_str()],
                |row| row.get(0),
            )
            .optional()
        });
        found.await.unwrap_or_default().unwrap_or_default()
    }

    /// Saves numbers, all or none.
    pub async fn save_counters<const N: usize>(&self, counters: [(Counter, i64); N]) {
        let kept = self.run(move |db| {
            let change = db.transaction()?;
            for (counter, value) in counters {
                change.execute(
                    "insert or replace into counters (name, value) values (?1, ?2)",
                    params![counter.as_str(), value],
                )?;
            }
            change.commit()
        });
        if let Err(error) = kept.await {
            tracing::error!(%error, "counters could not be saved");
        }
    }

    /// Returns the attempts at the PIN so far.
    pub async fn pin_attempts(&self) -> PinAttempts {
        PinAttempts {
            wrong: u32::try_from(self.counter(Counter::PinWrong).await).unwrap_or_default(),
            pause_until: self.counter(Counter::PinPause).await,
        }
    }

    /// Saves the attempts at the PIN.
    pub async fn save_pin_attempts(&self, attempts: PinAttempts) {
        self.save_counters([
            (Counter::PinWrong, attempts.wrong.into()),
            (Counter::PinPause, attempts.pause_until),
        ])
        .await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn ksk_5_the_attempts_at_the_pin_outlive_the_process() {
        let folder = tempfile::tempdir().unwrap();
        let attempts = PinAttempts {
            wrong: 3,
            pause_until: 77,
        };
        Cache::open(folder.path()).save_pin_attempts(attempts).await;
        assert_eq!(Cache::open(folder.path()).pin_attempts().await, attempts);
    }

    #[tokio::test]
    async fn a_number_that_was_never_saved_is_zero() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(
            Cache::open(folder.path()).counter(Counter::Repairs).await,
            0
        );
    }
}
