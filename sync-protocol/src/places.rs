//! Facts of a place that can answer a question: when it is open, whom it takes, how far it is.
//!
//! | module | what it holds |
//! |---|---|
//! | [`hours`] | opening hours as data, and whether a place is open at a moment |
//! | [`requirements`] | what a place asks of people, each with the words it came from |
//! | [`find`] | the finder's question and answer |
//! | [`search`] | a search over all lists and its hits |
//! | [`ids`] | the ids, codes and days of places as rows |
//! | [`kept`] | what a page keeps to answer without a network |
//! | [`place`] | one place with its lasting id, and a report that a fact is wrong |
//! | [`texts`] | places in a text message |
//! | [`uses`] | how often places were opened, saved and printed |

pub mod find;
pub mod hours;
pub mod ids;
pub mod kept;
pub mod place;
pub mod requirements;
pub mod search;
pub mod texts;
pub mod uses;
