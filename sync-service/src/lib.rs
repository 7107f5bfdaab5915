//! The server of New Beginnings: routes → domain → store.
//!
//! | module | what it holds |
//! |---|---|
//! | [`cli`], [`config`] | the commands and every setting |
//! | [`serve`] | starts and stops the service |
//! | [`compose`] | builds the application, for `serve` and for tests |
//! | [`app`] | the state of the application, which every handler gets |
//! | [`routes`] | the list of calls and their handlers, in a folder for each protocol |
//! | [`site`] | the website: files, pages, headers |
//! | [`listings`] | lists: prepared answers, import, export |
//! | [`accounts`] | accounts, sessions, passwords, codes by e-mail |
//! | [`admin_key`] | the key of the operator's programs |
//! | [`files`], [`blobs`] | files of accounts, and their bytes |
//! | [`backup`] | backup and restore |
//! | [`database`] | the realtime database: one document for each account |
//! | [`desk`] | the staff desk: people keep the facts of places true |
//! | [`matching`] | employers that match a resume |
//! | [`email_address`], [`uid`], `validated_text` | e-mail addresses and ids of accounts that were checked once |
//! | [`fleet`] | enrolled kiosks and their heartbeats |
//! | [`contact`], [`mail`] | contact messages and the mail outbox |
//! | [`places`] | the finder, the search, places with their ids, and reports about them |
//! | [`sms`] | messages to phones |
//! | [`link_check`] | looks whether the website of a place answers |
//! | [`open_data`] | the places as open data (HSDS) |
//! | [`tables`] | tables that people bring as files |
//! | [`page_views`] | page views as counts |
//! | [`counted_desk`] | kiosks and networks that are told apart, and never kept as they are |
//! | [`zero_results`] | words that were searched and not found, once enough desks did |
//! | [`rate_limit`], [`network`] | rate limits for each network |
//! | [`computing`] | long computations, on threads of a lower priority |
//! | [`concurrency`] | bounds of what is held at the same time |
//! | [`store`] | the traits of the store, and SQLite |
//! | [`operations`] | readiness, request counts and panics, for the operator |
//! | [`trusted_time`] | detects clock jumps, so that nothing is deleted because of one |
//! | [`supervisor`], [`mod@reference`] | restarts workers after a panic; reference numbers that tie an answer to its log line |
//! | [`registry`] | shared values by key |
//! | [`moving`] | moves an installation to PostgreSQL and back |
//! | [`folder_lock`], [`private`] | one writer for each folder; files that other users cannot read |

pub mod accounts;
pub mod admin_key;
pub mod app;
pub mod backup;
pub mod blobs;
pub mod cli;
pub mod compose;
pub mod computing;
pub mod concurrency;
pub mod config;
pub mod contact;
pub mod counted_desk;
pub mod database;
pub mod desk;
pub mod email_address;
pub mod files;
pub mod fleet;
pub mod folder_lock;
pub mod free_memory;
pub mod link_check;
pub mod listings;
pub mod mail;
mod markup;
pub mod matching;
pub mod moving;
pub mod network;
pub mod oidc;
pub mod open_data;
pub mod open_store;
pub mod operations;
pub mod page_views;
pub mod places;
mod portable_name;
pub mod private;
pub mod rate_limit;
pub mod reference;
pub mod registry;
pub mod routes;
pub mod serve;
pub mod site;
pub mod sms;
pub mod stdout;
pub mod store;
pub mod supervisor;
pub mod tables;
pub mod to_its_end;
pub mod trusted_time;
pub mod uid;
mod unseen;
mod validated_text;
pub mod zero_results;
mod zip_entries;

// Time and randomness, passed in; the kiosk uses the same.
pub use clock_and_random::{clock, random};
