//! Numbers that outlive a process: counters of the operator, and the tries of the PIN.

use super::Cache;
use crate::pin::Tries;
use rusqlite::{OptionalExtension, params};

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// Repairs since the program began.
    Repairs,
    /// When the last visit was wiped, in milliseconds since 1970.
    WipedAt,
    /// When the last heartbeat was made, in milliseconds since 1970.
    BeatAt,
    /// Wrong PINs in a row.
    PinWrong,
    /// End of the pause after too many, in milliseconds since 1970.
    PinPause,
}

impl Fact {
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
    /// A number; 0 where it was never kept.
    pub async fn fact(&self, fact: Fact) -> i64 {
        let found = self.run(move |db| {
            db.query_row(
                "select value from facts where name = ?1",
                [fact.as_str()],
                |row| row.get(0),
            )
            .optional()
        });
        found.await.unwrap_or_default().unwrap_or_default()
    }

    /// Keeps numbers, all or none.
    pub async fn keep_facts<const N: usize>(&self, facts: [(Fact, i64); N]) {
        let kept = self.run(move |db| {
            let change = db.transaction()?;
            for (fact, value) in facts {
                change.execute(
                    "insert or replace into facts (name, value) values (?1, ?2)",
                    params![fact.as_str(), value],
                )?;
            }
            change.commit()
        });
        if let Err(error) = kept.await {
            tracing::error!(%error, "counters could not be kept");
        }
    }

    /// The tries of the PIN so far.
    pub async fn pin_tries(&self) -> Tries {
        Tries {
            wrong: u32::try_from(self.fact(Fact::PinWrong).await).unwrap_or_default(),
            pause_until: self.fact(Fact::PinPause).await,
        }
    }

    /// Keeps them.
    pub async fn keep_pin_tries(&self, tries: Tries) {
        self.keep_facts([
            (Fact::PinWrong, tries.wrong.into()),
            (Fact::PinPause, tries.pause_until),
        ])
        .await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn ksk_5_the_tries_of_a_pin_outlive_the_process() {
        let folder = tempfile::tempdir().unwrap();
        let tries = Tries {
            wrong: 3,
            pause_until: 77,
        };
        Cache::open(folder.path()).keep_pin_tries(tries).await;
        assert_eq!(Cache::open(folder.path()).pin_tries().await, tries);
    }

    #[tokio::test]
    async fn what_was_never_counted_is_nothing() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Cache::open(folder.path()).fact(Fact::Repairs).await, 0);
    }
}
