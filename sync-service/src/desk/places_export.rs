//! The places of a question as a file. The same places give the same bytes in every form.

use super::imports::fields_of;
use super::queue::{Found, QueueQuestion};
use super::{Desk, DeskError};
use crate::computing::compute;
use crate::listings::export::{columns_of, columns_to_csv};
use crate::listings::import::ID;
use crate::open_data::{self, package};
use crate::store::StoreError;
use crate::tables::workbook_writer::to_workbook;
use std::error::Error;
use sync_protocol::columns::ordered;
use sync_protocol::listings::{ListingName, Row};

/// The column with the list of a place, in the table of all lists.
pub(super) const LIST: &str = "list";

/// How a table of places is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableFormat {
    /// For any spreadsheet (RFC 4180).
    Csv,
    /// For Excel (ECMA-376).
    Xlsx,
    /// For programs: an array of rows, as the lists are answered.
    Json,
    /// For other directories: a Tabular Data Package (HSDS 3.0) in a ZIP file.
    HsdsPackage,
    /// The same in its nested form.
    HsdsJson,
}

impl Desk {
    /// All places that fit, as a file, in the order of their lists; with a column `id`, and of all lists with a
    /// column `list`. The table of one list can be imported again, and saved again it is the same.
    pub async fn export(
        &self,
        question: &QueueQuestion,
        format: TableFormat,
    ) -> Result<Vec<u8>, DeskError> {
        let beside = self.beside().await?;
        let found = self.found(question, &beside).await?;
        if matches!(format, TableFormat::HsdsPackage | TableFormat::HsdsJson) {
            return self.export_hsds(found, format).await;
        }
        let list = question.list();
        let fields = self.fields_without_rows(list).await?;
        let is_of_all = list.is_none();
        let written = compute(move || {
            let (items, rows): (Vec<_>, Vec<Row>) = found.places.into_iter().unzip();
            let mut columns: Vec<String> = match rows.is_empty() {
                true => fields,
                false => columns_of(&rows).into_iter().map(str::to_owned).collect(),
            };
            // Beside the facts of a place, so behind them.
            columns.retain(|name| name != ID && (!is_of_all || name != LIST));
            columns.extend(is_of_all.then(|| LIST.to_owned()));
            columns.push(ID.to_owned());
            let rows = items.into_iter().zip(rows).map(|(item, mut row)| {
                if is_of_all {
                    row.insert(LIST.to_owned(), item.list);
                }
                row.insert(ID.to_owned(), item.id);
                row
            });
            let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
            write(&columns, &rows.collect::<Vec<Row>>(), format)
        });
        let written = written.await;
        Ok(written
            .map_err(|error| StoreError::Unavailable(error.into()))?
            .map_err(StoreError::Unavailable)?)
    }

    /// The columns of a table without a row: the fields of its list, or the usual ones.
    async fn fields_without_rows(&self, list: Option<&str>) -> Result<Vec<String>, DeskError> {
        let listing = match list.and_then(ListingName::parse) {
            Some(name) => self.store.listing(&name).await?,
            None => None,
        };
        let fields = fields_of(listing.as_ref().map_or(&[][..], |it| &it.rows));
        let fields = ordered(fields.iter().map(String::as_str));
        Ok(fields.into_iter().map(str::to_owned).collect())
    }

    /// Writes the places as open data. Those that were taken off their list are not among them.
    async fn export_hsds(&self, found: Found, format: TableFormat) -> Result<Vec<u8>, DeskError> {
        let catalog = self.catalog.whole_catalog();
        let license = self.data_license.clone();
        let written = compute(move || {
            let places = found.places.iter();
            let places = places.filter_map(|(item, _)| catalog.get(&item.id));
            match format {
                TableFormat::HsdsJson => open_data::nested(places),
                _ => package::zipped(places, &license),
            }
        });
        Ok(written
            .await
            .map_err(|error| StoreError::Unavailable(error.into()))?
            .map_err(StoreError::Unavailable)?)
    }
}

fn write(
    columns: &[&str],
    rows: &[Row],
    format: TableFormat,
) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    Ok(match format {
        TableFormat::Csv => columns_to_csv(columns, rows)?.into_bytes(),
        TableFormat::Xlsx => to_workbook(columns, rows)?,
        _ => serde_json::to_vec_pretty(rows)?,
    })
}
