//! The whole service, tested over its real router, its stores and the built program.
//!
//! One program holds all of these tests: it is linked once, and `cargo nextest run -p sync-service
//! NAME` runs the tests of one file.

#![allow(clippy::unwrap_used, clippy::panic)]

mod administration;
mod audit;
mod backup;
mod blob_stories;
mod bodies;
mod codes;
mod connections;
mod contact;
mod custom_token;
mod database;
mod database_limits;
mod database_memory;
mod database_socket;
mod desk;
mod desk_attacks;
mod desk_export;
mod desk_import;
mod desk_office;
mod desk_tables;
mod email_link;
mod employers;
mod extraction_queue;
mod fleet;
mod identity;
mod import;
mod keys;
mod list_tags;
mod listings;
mod membership;
#[cfg(unix)]
mod moving;
mod one_writer;
mod open_data;
mod operations;
mod outbox;
mod own_sessions;
mod page_views;
mod phone;
mod places;
#[cfg(unix)]
mod postgres_tls;
mod program;
mod provider_attacks;
mod provider_links;
mod providers;
mod rate_limit;
mod refresh;
mod resume;
mod routes;
mod second_factors;
mod sessions;
mod sign_out;
mod sign_up;
mod site;
mod smtp;
mod storage;
mod storage_bucket;
mod storage_limits;
mod storage_reads;
mod store_desk;
mod store_files;
mod store_people;
mod store_stories;
mod support;
mod takeover;
mod time_jumps;
mod tls;
#[cfg(unix)]
mod two_instances;
#[cfg(unix)]
mod two_services;
mod vocabulary;
