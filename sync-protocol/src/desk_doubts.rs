//! What staff bring or write that may be right, and that a person should look at; and texts that are refused.

use serde::{Deserialize, Serialize};

/// Most cells of a table that are listed with a doubt.
pub const DOUBTS_MAX: usize = 200;

/// Why a person should look at a cell. It is kept as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ImportDoubt {
    /// New Jersey has no such ZIP code, or the row says that the place is in another state.
    ZipElsewhere,
    /// It is far from what the row says elsewhere of its town, its county or its ZIP code.
    FarApart,
    /// Another place of the list has this address, under a name that is not alike; it is told.
    SameAddress,
    /// The hours say of no moment that the place is open: people see "call first".
    HoursUnread,
    /// The hours are understood and leave the day or the end open ("two Saturdays a month"): people see "call first".
    HoursInexact,
    /// Two parts of the hours say other times of one day ("Monday-Friday 9-5, Monday 8-4"): then people see "call first".
    HoursContradict,
    /// As the hours are read, the place is always closed: people see that.
    HoursClosed,
    /// The notes say that the place closed or moved.
    NotesClosed,
    /// A name, a kind, an address or a column of its state says that the place is closed.
    SaysClosed,
    /// The row may be a heading: it has a name and no way to reach the place, or the name reads as a heading.
    MaybeHeading,
    /// The row of a CSV file ends before the last heading: the cells under these headings are missing.
    CellsMissing,
    /// Hours without am and pm: nobody knows which half of the day is meant.
    HoursHalf,
    /// A column of states names another one than New Jersey.
    StateElsewhere,
    /// A town that is nearly one of New Jersey; the nearest is told.
    TownMisspelled,
    /// The schedules of a package say other times than the sentence beside them, which is kept.
    ScheduleTimes,
    /// The text stands in a cell that is merged over several columns: only the first of them gets it.
    MergedAcross,
    /// A number to which the spreadsheet adds a sign, such as `%` or `$`: it was read with that sign.
    NumberSign,
    /// A table does not change this of a known place; what the list says is kept.
    Kept,
    /// Only the service writes this, such as the day when an employer was asked; it was left out.
    OfService,
    /// A date, a number or `TRUE` alone in a text: a spreadsheet may have made it of something else.
    MadeBySpreadsheet,
    /// All telephone numbers are marked as those of a fax: nobody can be called there.
    FaxNumber,
    /// A telephone number for which people pay (900 or 976).
    PaidNumber,
    /// The only telephone number is marked as one for texts: a call may reach nobody.
    TextNumber,
    /// The words beside a telephone number say that it does not work.
    NumberOff,
}

/// A cell that a person should look at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportDoubted {
    /// The cell, as a spreadsheet names it: `C14`.
    pub cell: String,
    /// The heading of its column.
    pub header: String,
    /// Why.
    pub doubt: ImportDoubt,
    /// The beginning of its text.
    pub text: String,
    /// What it may mean; empty when nothing is near.
    #[serde(default)]
    pub near: String,
}

/// Why a name, a title or another text of staff is refused. An error says it after the field:
/// `INVALID_ARGUMENT : en : taken`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TextProblem {
    /// It is empty.
    Missing,
    /// It has too many characters.
    TooLong,
    /// A character that no screen can show.
    ControlCharacter,
    /// Code of a web page: people would read its letters.
    Markup,
    /// Another list has this title.
    TitleTaken,
    /// A list has this name in its address already.
    AddressTaken,
    /// A deleted list has this name in its address.
    AddressDeleted,
    /// A deleted list stands among the others again, so it cannot be deleted for good.
    ListIsThere,
    /// The name in the address is none that a list can have.
    Address,
    /// A name gives no two letters for the initials that stand beside a check.
    NoInitials,
    /// Another member of the staff has this name: what they did could not be told apart.
    NameTaken,
    /// The list is one of those that every installation has.
    FixedList,
    /// The place said after a suggestion that it does not want to be listed.
    NotListedSince,
}
