//! The server of New Beginnings: routes → domain → store.
//!
//! | module | what it holds |
//! |---|---|
//! | [`cli`], [`config`] | the commands and every setting |
//! | [`serve`] | opens, starts and stops everything |
//! | [`routes`] | the list of calls |
//! | [`site`] | the website: files, pages, headers |
//! | [`listings`] | lists: prepared answers, import, export |
//! | [`accounts`] | who somebody is: sessions, passwords, codes by e-mail |
//! | [`files`], [`blobs`] | files of people, and their bytes |
//! | [`database`] | a document for each person, with live updates |
//! | [`matching`] | employers for a person |
//! | [`contact`], [`mail`] | messages and the outbox they leave by |
//! | [`visits`] | page views as counts |
//! | [`throttle`] | who has to try later |
//! | [`store`] | what is kept, and SQLite |
//! | [`registry`] | shared values by key |
//! | [`clock`], [`random`] | time and randomness, passed in |

pub mod accounts;
pub mod blobs;
pub mod cli;
pub mod clock;
pub mod config;
pub mod contact;
pub mod database;
pub mod files;
pub mod fleet;
pub mod listings;
pub mod mail;
pub mod matching;
pub mod random;
pub mod registry;
pub mod routes;
pub mod serve;
pub mod site;
pub mod store;
pub mod throttle;
pub mod visits;
