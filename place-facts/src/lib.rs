//! Facts about places that answer a question: which are open, near, and open to me.
//!
//! No clock, no disk and no network: the lists and the time are passed in. The service and the kiosk
//! use it alike, so that a kiosk without network answers as the service would.
//!
//! | module | what it does |
//! |---|---|
//! | [`catalog`] | all lists, read once |
//! | [`find`] | the finder |
//! | [`needs`] | what a place helps with |
//! | [`search`] | a search over all lists |
//! | [`hours`] | reads sentences of hours, and says whether a place is open at a moment |
//! | [`requirements`] | reads what a place asks for and offers |
//! | [`row`] | a row of a list, field by field |
//! | [`identity`] | ids that never change, and the codes of saved lists |
//! | [`phone`] | telephone numbers that can exist |
//! | [`zip`] | ZIP codes that were checked once |
//! | [`geography`] | where ZIP codes, towns, counties and miles |
//! | [`names_of_days`] | days and months in English and Spanish |
//! | [`namesakes`] | towns that share a name |
//! | [`states`] | states other than New Jersey |
//! | [`spelling`] | how far two spellings are apart |
//! | [`kept`] | what a screen keeps to answer without a network |
//! | [`calendar`] | New Jersey's wall clock and public holidays |

mod asides;
mod beginnings;
pub mod calendar;
pub mod catalog;
pub mod closed;
pub mod find;
pub mod geography;
pub mod hidden_address;
pub mod hours;
pub mod identity;
pub mod kept;
pub mod names_of_days;
pub mod namesakes;
pub mod needs;
mod ordinary_words;
pub mod phone;
pub mod requirements;
pub mod row;
pub mod search;
mod sentences;
pub mod spelling;
pub mod states;
pub mod zip;
