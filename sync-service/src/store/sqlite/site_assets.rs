//! The SQL of files of the website.

use super::Sqlite;
use crate::store::StoreError;
use crate::store::site_assets::SiteAssets;
use async_trait::async_trait;
use bytes::Bytes;
use rusqlite::{OptionalExtension, params};

#[async_trait]
impl SiteAssets for Sqlite {
    async fn renew_assets(&self, paths: &[String], at: i64) -> Result<Vec<String>, StoreError> {
        let mut paths = paths.to_vec();
        self.write(move |db| {
            let sql = "update site_assets set kept_at = max(kept_at, ?2) where path = ?1";
            let mut renew = db.prepare_cached(sql)?;
            let mut missing = Vec::new();
            for path in paths.drain(..) {
                if renew.execute(params![path, at])? == 0 {
                    missing.push(path);
                }
            }
            Ok(missing)
        })
        .await
    }

    async fn keep_assets(&self, files: &[(String, Bytes)], at: i64) -> Result<(), StoreError> {
        let files = files.to_vec();
        self.write(move |db| {
            let sql = "insert into site_assets (path, content, kept_at) values (?1, ?2, ?3)
                 on conflict (path) do nothing";
            let mut keep = db.prepare_cached(sql)?;
            for (path, content) in &files {
                keep.execute(params![path, content.as_ref(), at])?;
            }
            Ok(())
        })
        .await
    }

    async fn kept_asset(&self, path: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let path = path.to_owned();
        self.read(move |db| {
            db.prepare_cached("select content from site_assets where path = ?1")?
                .query_row([path], |row| row.get(0))
                .optional()
        })
        .await
    }

    async fn forget_assets(&self, before: i64) -> Result<usize, StoreError> {
        self.write(move |db| db.execute("delete from site_assets where kept_at < ?1", [before]))
            .await
    }
}
