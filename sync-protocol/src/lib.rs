//! What the service, the kiosk and the website agree on.
//!
//! No clock, no disk and, unless the feature `client` asks for it, no network.
//!
//! | module | what it holds |
//! |---|---|
//! | [`listings`] | the rows of a list and how old a kept copy is |
//! | [`columns`] | the order in which the fields of a list are shown |
//! | [`auth`] | requests and answers of the identity calls |
//! | [`rules`] | the rule of passwords |
//! | [`session`] | a session as a value, without input or output |
//! | [`resume_answers`] | a resume made by taps |
//! | [`resumes`] | stored files, and why one cannot be read |
//! | [`matching`] | employers that match a resume |
//! | [`kept_employers`] | what answers tapped skills without a network |
//! | [`places`] | facts of a place that answer a question: hours, requirements, the finder |
//! | [`contact`] | a message from the contact form, and when it is complete |
//! | [`page_views`] | page views as counts |
//! | [`fleet`] | kiosks as the operator sees them |
//! | [`desk`] | the staff desk |
//! | [`error_code`] | the one table of error codes |
//! | [`kiosk`] | what the kiosk's window and its commands say to each other |
//! | [`limits`] | every number both ends must know |
//! | `client` | the HTTP client (feature `client`) |

pub mod account_changes;
pub mod administration;
pub mod auth;
#[cfg(feature = "client")]
pub mod client;
pub mod columns;
pub mod contact;
pub mod desk;
pub mod desk_doubts;
pub mod desk_drafts;
pub mod desk_fleet;
pub mod desk_import;
pub mod desk_links;
pub mod desk_lists;
pub mod desk_me;
pub mod desk_messages;
pub mod desk_notices;
pub mod desk_pages;
pub mod desk_record;
pub mod desk_seen;
pub mod desk_suggestion;
pub mod desk_twins;
pub mod desk_undo;
pub mod employer_fact;
pub mod entry_links;
pub mod error_code;
pub mod fleet;
pub mod kept_employers;
pub mod kiosk;
pub mod kiosk_settings;
pub mod language;
pub mod limits;
pub mod list_titles;
pub mod listings;
pub mod matching;
pub mod page_views;
pub mod papers;
pub mod phone;
pub mod places;
pub mod providers;
pub mod resume_answers;
pub mod resumes;
pub mod rules;
pub mod second_factors;
pub mod session;
pub mod sessions;
#[cfg(feature = "typescript")]
pub mod typescript;
pub mod zero_results;
