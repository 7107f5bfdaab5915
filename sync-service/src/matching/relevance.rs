//! Words as a tie-break among employers whose concepts suit equally: BM25 by SQLite's FTS5.

use super::employers::Employer;
use rusqlite::Connection;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};

/// The words of employers, in memory.
pub struct Relevance(Mutex<Connection>);

impl Relevance {
    /// Indexes the words of every employer.
    pub fn new(employers: &[Employer]) -> rusqlite::Result<Self> {
        let mut db = Connection::open_in_memory()?;
        db.execute_batch(
            "create virtual table words using fts5 (
                 text, content='', tokenize='porter unicode61 remove_diacritics 2')",
        )?;
        let change = db.transaction()?;
        let mut insert = change.prepare("insert into words (rowid, text) values (?1, ?2)")?;
        for (index, employer) in employers.iter().enumerate() {
            let mut text = String::new();
            for name in ["name", "type", "work", "requires", "notes"] {
                let _ = writeln!(text, "{}", employer.field(name).unwrap_or_default());
            }
            insert.execute((i64::try_from(index).unwrap_or(i64::MAX), text))?;
        }
        drop(insert);
        change.commit()?;
        Ok(Self(Mutex::new(db)))
    }

    /// How well some employers suit some phrases, from 0 to 1; who is not named has 0.
    pub fn of(
        &self,
        phrases: &[&str],
        candidates: &[usize],
    ) -> rusqlite::Result<HashMap<usize, f64>> {
        let mut words: Vec<&str> = phrases
            .iter()
            .flat_map(|phrase| phrase.split(|character: char| !character.is_alphanumeric()))
            .filter(|word| word.len() > 1)
            .collect();
        words.sort_unstable();
        words.dedup();
        let question = words
            .iter()
            .map(|word| format!("\"{word}\""))
            .collect::<Vec<_>>();
        if question.is_empty() || candidates.is_empty() {
            return Ok(HashMap::new());
        }
        let rows: Vec<String> = candidates.iter().map(ToString::to_string).collect();
        let db = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut select = db.prepare(&format!(
            "select rowid, bm25(words) from words where words match ?1 and rowid in ({})",
            rows.join(",")
        ))?;
        let found: Vec<(usize, f64)> = select
            .query_map([question.join(" OR ")], |row| {
                Ok((
                    row.get::<_, i64>(0)?.unsigned_abs() as usize,
                    -row.get::<_, f64>(1)?,
                ))
            })?
            .collect::<rusqlite::Result<_>>()?;
        let most = found.iter().map(|(_, score)| *score).fold(0.0, f64::max);
        let share = |score: f64| {
            if most > 0.0 {
                (score / most).max(0.0)
            } else {
                0.0
            }
        };
        Ok(found
            .into_iter()
            .map(|(index, score)| (index, share(score)))
            .collect())
    }
}
