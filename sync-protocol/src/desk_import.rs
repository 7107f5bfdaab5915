//! Tables that staff bring to the desk: what is found in a file, and what becomes of its rows.

use crate::desk_doubts::ImportDoubted;
use crate::listings::Row;
use serde::{Deserialize, Serialize};

/// Largest file, in bytes.
pub const IMPORT_FILE_MAX: usize = 6_000_000;
/// Longest answer to "Where is it from?", in characters.
pub const IMPORT_ORIGIN_MAX: usize = 120;
/// Most mistakes that are listed, each with its cell.
pub const MISTAKES_MAX: usize = 1_000;
/// Most rows that are listed as known already.
pub const DUPLICATES_MAX: usize = 1_000;
/// Most rows that are listed as a change of a known place.
pub const CHANGES_MAX: usize = 200;
/// Most terms of a package that are listed.
pub const IMPORT_TERMS_MAX: usize = 200;

/// Why nothing of a file could be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ImportFailure {
    /// Neither CSV nor XLSX.
    NotATable,
    /// A workbook of Excel 97 to 2003, or one with a password.
    OldExcel,
    /// More rows, columns or text than a list may have.
    TooLarge,
    /// A quote of a CSV file is never closed, or text follows a closed one. The line is told.
    OpenQuote,
    /// There is no row below the header.
    NoRows,
    /// JSON or a ZIP file without services (HSDS).
    NotAPackage,
    /// A package of HSDS 1 or 2, which has other tables than HSDS 3.
    OldPackage,
}

/// What is wrong with a cell. It is named, never guessed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ImportProblem {
    /// The name is empty.
    NameMissing,
    /// The name has no letter.
    NameIsNumber,
    /// More than 2,000 characters.
    TooLong,
    /// A character that no screen can show.
    ControlCharacter,
    /// A character was lost before: the mark of a wrong encoding.
    LostCharacter,
    /// Code of a web page.
    Markup,
    /// The spreadsheet's own error, such as `#REF!`.
    FormulaError,
    /// The formula itself, where its result should be.
    Formula,
    /// A number that the spreadsheet rounded, such as `9.73E+09`.
    RoundedNumber,
    /// The date of the check is no date, or its day comes before its month.
    NotADate,
    /// The date of the check is in the future.
    FutureDate,
    /// A telephone number without ten digits.
    Phone,
    /// A ZIP code without five digits.
    Zip,
    /// A telephone number that no telephone can have, such as `000-000-0000`.
    PhoneImpossible,
    /// A ZIP code that no place can have, such as `00000`.
    ZipImpossible,
    /// A ZIP code of another state, in a row that does not say that state.
    ZipElsewhere,
    /// No county of New Jersey.
    County,
    /// No address of the web.
    Website,
    /// The spreadsheet made a number of the hours.
    HoursNumber,
    /// A time that no clock shows, such as `25:00`.
    TimeImpossible,
    /// More cells than columns.
    CellCount,
    /// The header again.
    HeaderAgain,
    /// The same place stands above.
    Twice,
    /// A row of a package has no id.
    IdMissing,
    /// Two rows of one table of a package have the same id.
    IdTwice,
    /// An id of another table leads nowhere.
    LinkNowhere,
    /// The service is closed, or closed for a time.
    NotActive,
    /// No place has the id in the column of ids.
    IdUnknown,
    /// The text is crossed out, wholly or in part.
    CrossedOut,
    /// A total, or a heading between the rows.
    NoPlace,
    /// A date, a number or `TRUE` alone where a text should be: a spreadsheet makes these of texts such as `7-9`.
    MadeBySpreadsheet,
}

/// What was put right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ImportRepair {
    /// The file was Windows-1252 or UTF-16.
    Encoding,
    /// The cells were separated by something else than commas.
    Separator,
    /// The zeros at the start of a ZIP code.
    Zeros,
    /// A date became year, month, day.
    Date,
    /// So did a date whose two first numbers could each be the month: the first was read as the month.
    DateOrder,
    /// A telephone number became 000-000-0000.
    Phone,
    /// Letters with accents were broken.
    Characters,
    /// The name of a county.
    County,
    /// The state of a column of its own, written behind the town.
    State,
    /// Rows above the headings were left out.
    Titles,
    /// One sheet of a workbook was read (`before`), the others were not (`after`).
    Sheets,
    /// Each row got the text of a cell that is merged over several rows.
    MergedCells,
    /// Rows that a spreadsheet hides were read like the others.
    HiddenRows,
    /// So were columns.
    HiddenColumns,
    /// Notes and comments on cells were not read.
    CellNotes,
    /// Lines of one cell became one line.
    LineBreaks,
    /// So did a date, in a column where other dates have their day first: the first number was read as the day.
    DayFirst,
    /// A package has more telephone numbers of a place: one that people can call was read, the others were not.
    OtherPhones,
    /// It has more addresses of a place: one where people can go was read, the others were not.
    OtherAddresses,
    /// All its addresses of a place are for mail or of something online, where nobody goes: none was read.
    NotVisited,
    /// Files of a package that say something for which a list has no field.
    UnreadFiles,
    /// The file is one page of several (`before`: `1/2`).
    OnePage,
}

/// A column of the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportColumn {
    /// Its heading.
    pub header: String,
    /// The field of the list that it fills; empty: it is left out.
    pub field: String,
    /// Its first text.
    pub sample: String,
    /// The field whose heading it misspells; empty when it fills a field, or is like none.
    #[serde(default)]
    pub near: String,
}

/// A cell that has to be put right in the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportMistake {
    /// The cell, as a spreadsheet names it: `C14`.
    pub cell: String,
    /// The heading of its column.
    pub header: String,
    /// What is wrong.
    pub problem: ImportProblem,
    /// The beginning of its text.
    pub text: String,
}

/// By what the services of a package are sorted: a term of a taxonomy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportTerm {
    /// Its id in the package.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Services that have it.
    pub count: u32,
}

/// A file of a package that is not there, or a column of one. It says nothing, so it changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportMissing {
    /// The file, such as `phones.csv`; in JSON the name of the table.
    pub file: String,
    /// The column; empty when the whole file is not there.
    pub column: String,
    /// A column of the file that may be meant; empty when none is like it.
    pub near: String,
}

/// Something that was put right, with its first cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportRepaired {
    /// What.
    pub repair: ImportRepair,
    /// In how many cells; 1 for the whole file.
    pub count: u32,
    /// The first of them; empty for the whole file.
    pub cell: String,
    /// Its text before.
    pub before: String,
    /// Its text since.
    pub after: String,
}

/// By what a row is known already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ImportLikeness {
    /// Name, address and town are the same.
    Same,
    /// The place was taken off the list at the desk.
    Removed,
    /// The place with this id stands on another list.
    OtherList,
    /// The telephone number is the same, and the name is like it.
    Phone,
    /// The address is the same, and the name is like it.
    Address,
    /// The names are nearly the same, in the same town.
    Name,
}

/// A row that is probably on the list already, or above in the same file. It is left out unless a person
/// says otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportDuplicate {
    /// The row of the file; the header is row 1.
    pub row: u32,
    /// Name, address and telephone number in the file.
    pub here: String,
    /// The same of the place that is known, or of the row above.
    pub there: String,
    /// The id of that place; empty for a row of the same file.
    pub place: String,
    /// The row of the same file that it is like, when no place is known.
    #[serde(default)]
    pub above: Option<u32>,
    /// By what it is known.
    pub likeness: ImportLikeness,
    /// Whether the row has a mistake: then it cannot be brought until that is put right.
    #[serde(default)]
    pub has_mistake: bool,
    /// What the list says of that place, of what would change if the row is that place …
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub before: Row,
    /// … and what the file says. Empty: nothing would change, or the row cannot change it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub after: Row,
}

/// A row that has the id of a place on the list and says something else of it. It never adds a place: the change
/// waits as a suggestion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportChange {
    /// The row of the file; the header is row 1.
    pub row: u32,
    /// The id of the place.
    pub place: String,
    /// Its name on the list.
    pub name: String,
    /// What the list says, of what changes.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub before: Row,
    /// What the file says.
    #[cfg_attr(feature = "typescript", ts(type = "Row"))]
    pub after: Row,
}

/// `POST /desk/imports/look`: everything that is found in a file. Nothing is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportReport {
    /// Why nothing could be read; then all else is empty but for the place of the failure.
    pub failure: Option<ImportFailure>,
    /// The line of the file where that begins, from 1, when one line is to blame.
    #[serde(default)]
    pub failure_line: Option<u32>,
    /// The file of a package in which that line stands; empty for a file of its own.
    #[serde(default)]
    pub failure_file: String,
    /// The columns of the file.
    pub columns: Vec<ImportColumn>,
    /// The fields that a column can fill.
    pub fields: Vec<String>,
    /// Rows below the header that are not empty.
    pub rows: u32,
    /// Rows without a mistake that are not on the list yet.
    pub good: u32,
    /// The mistakes, at most [`MISTAKES_MAX`].
    pub mistakes: Vec<ImportMistake>,
    /// All mistakes.
    pub mistakes_total: u32,
    /// What a person should look at, at most `DOUBTS_MAX`.
    #[serde(default)]
    pub doubts: Vec<ImportDoubted>,
    /// All of it.
    #[serde(default)]
    pub doubts_total: u32,
    /// What was put right.
    pub repairs: Vec<ImportRepaired>,
    /// Rows that change a place that is known by its id; an answer lists at most [`CHANGES_MAX`].
    #[serde(default)]
    pub changes: Vec<ImportChange>,
    /// All of them.
    #[serde(default)]
    pub changes_total: u32,
    /// Rows with the id of a place of which they say nothing new.
    #[serde(default)]
    pub unchanged: u32,
    /// Rows that are probably on the list already, or above in the file; at most [`DUPLICATES_MAX`].
    pub duplicates: Vec<ImportDuplicate>,
    /// By what the services of a package are sorted, at most [`IMPORT_TERMS_MAX`].
    pub terms: Vec<ImportTerm>,
    /// The term whose services are the rows; empty: all services, or those that are marked with the
    /// list.
    pub only: String,
    /// Whether the file is a package that does not sort its services: no term says which are for the list.
    #[serde(default)]
    pub unsorted: bool,
    /// Files and columns that a package does not have.
    #[serde(default)]
    pub missing: Vec<ImportMissing>,
}

/// A row that waits, and a place that came to the list since the row was brought and looks the same. The row stays
/// out when its table is published. The next time it is published, because a person has seen this.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportAsked {
    /// Name, address and telephone number of the row.
    pub here: String,
    /// The same of the place.
    pub there: String,
}

/// Rows of a file that were brought to the desk.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskImport {
    /// Its id.
    pub id: String,
    /// Grows with every act. A call that names another version changes nothing.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: i64,
    /// The list that the rows are for.
    pub list: String,
    /// Where they are from, in the staff member's words.
    pub origin: String,
    /// Who brought them.
    pub who: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// Rows that wait for a look.
    pub waiting: u32,
    /// Rows that are on the public list.
    pub published: u32,
    /// Changes of known places that wait as suggestions.
    #[serde(default)]
    pub changes: u32,
    /// Places whose change is published.
    #[serde(default)]
    pub changed: u32,
    /// Names of places that the last call to publish or withdraw left as they are, because somebody changed them since.
    #[serde(default)]
    pub left: Vec<String>,
    /// Rows that the last call to publish left out, because they look like places that came meanwhile.
    #[serde(default)]
    pub asked: Vec<ImportAsked>,
    /// Changes of the file that was just brought that waited already, in other tables or as suggestions of people. They
    /// are not kept again.
    #[serde(default)]
    pub already: u32,
    /// Whether nothing of the file that was just brought was kept, because all of it waited already. Then this is the
    /// table in which most of its changes wait; without an id when people suggested them.
    #[serde(default)]
    pub nothing_new: bool,
    /// Rows that the last call to publish left out, because another table brought them to the list meanwhile.
    #[serde(default)]
    pub dropped: u32,
    /// Changes that the last call to put the table away left waiting, because somebody else brought them too.
    #[serde(default)]
    pub handed_on: u32,
}

/// `GET /desk/imports/{id}`: the rows that wait.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskImportRows {
    /// The first rows, as they will be published.
    #[cfg_attr(feature = "typescript", ts(type = "Row[]"))]
    pub rows: Vec<Row>,
}
