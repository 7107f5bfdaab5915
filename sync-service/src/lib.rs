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
//! | [`backup`] | copies of everything, and the way back |
//! | [`database`] | a document for each person, with live updates |
//! | [`matching`] | employers for a person |
//! | [`contact`], [`mail`] | messages and the outbox they leave by |
//! | [`visits`] | page views as counts |
//! | [`throttle`] | who has to try later |
//! | [`computing`] | long computations, beside the threads that answer |
//! | [`concurrency`] | bounds of what is held at the same time |
//! | [`store`] | what is kept, and SQLite |
//! | [`operations`] | what the operator is shown: readiness, counts of requests, panics |
//! | [`trusted_time`] | whether the clock can be believed before something is deleted for its age |
//! | [`supervisor`], [`mod@reference`] | panics that end nothing; what ties an error to its line in the log |
//! | [`registry`] | shared values by key |
//! | [`folder_lock`], [`private`] | one writer for each folder; folders and files that others cannot read |
//! | [`clock`], [`random`] | time and randomness, passed in |

pub mod accounts;
pub mod backup;
pub mod blobs;
pub mod cli;
pub mod clock;
pub mod computing;
pub mod concurrency;
pub mod config;
pub mod contact;
pub mod database;
pub mod files;
pub mod fleet;
pub mod folder_lock;
pub mod listings;
pub mod mail;
pub mod matching;
pub mod operations;
pub mod private;
pub mod random;
pub mod reference;
pub mod registry;
pub mod routes;
pub mod serve;
pub mod site;
pub mod store;
pub mod supervisor;
pub mod throttle;
pub mod trusted_time;
pub mod visits;
