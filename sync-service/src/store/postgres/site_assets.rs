//! The SQL of files of the website.

use super::Postgres;
use crate::store::StoreError;
use crate::store::site_assets::SiteAssets;
use async_trait::async_trait;
use bytes::Bytes;

#[async_trait]
impl SiteAssets for Postgres {
    async fn renew_assets(&self, paths: &[String], at: i64) -> Result<Vec<String>, StoreError> {
        // In one order, so that instances that start together do not block each other.
        let sql = "with known as
               (select path from site_assets where path = any($1) order by path for update),
             renewed as
               (update site_assets set kept_at = greatest(kept_at, $2)
                where path in (select path from known))
             select wanted from unnest($1::text[]) as wanted
             where wanted not in (select path from known)";
        let rows = self.rows(sql, &[&paths, &at]).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn keep_assets(&self, files: &[(String, Bytes)], at: i64) -> Result<(), StoreError> {
        let mut files: Vec<&(String, Bytes)> = files.iter().collect();
        files.sort();
        let paths: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
        let contents: Vec<&[u8]> = files.iter().map(|(_, content)| content.as_ref()).collect();
        let sql = "insert into site_assets (path, content, kept_at)
             select path, content, $3 from unnest($1::text[], $2::bytea[]) as files (path, content)
             on conflict (path) do nothing";
        self.run(sql, &[&paths, &contents, &at]).await.map(drop)
    }

    async fn kept_asset(&self, path: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let sql = "select content from site_assets where path = $1";
        let row = self.row(sql, &[&path]).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    async fn forget_assets(&self, before: i64) -> Result<usize, StoreError> {
        let sql = "delete from site_assets where kept_at < $1";
        self.run(sql, &[&before]).await
    }
}
