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
mod check_files;
mod closed_accounts;
mod codes;
mod connections;
mod contact;
mod custom_token;
mod database;
mod database_limits;
mod database_memory;
mod database_socket;
mod deletion;
mod desk;
mod desk_attacks;
mod desk_checked_by;
mod desk_commands;
mod desk_deleted_lists;
mod desk_editors;
mod desk_employers;
mod desk_entry_links;
mod desk_export;
mod desk_first_data;
mod desk_import;
mod desk_import_command;
mod desk_import_findings;
mod desk_insight;
mod desk_lists;
mod desk_message_commands;
mod desk_near_copies;
mod desk_not_listed;
mod desk_office;
mod desk_package_changes;
mod desk_package_ids;
mod desk_package_missing;
mod desk_package_organizations;
mod desk_package_standard;
mod desk_packages;
mod desk_pages;
mod desk_people;
mod desk_record;
mod desk_refusals;
mod desk_rules;
mod desk_seen;
mod desk_service_fields;
mod desk_spreadsheet_texts;
mod desk_suggestions;
mod desk_table_changes;
mod desk_table_ids;
mod desk_tables;
mod desk_undo;
mod desk_uses;
mod desk_workbook_marks;
mod desk_workbooks;
mod email_link;
mod employers;
mod ended_codes;
mod extraction_queue;
mod fleet;
mod hand_over;
mod identity;
mod import;
mod keys;
mod kiosk_settings;
mod list_tags;
mod listings;
mod membership;
#[cfg(unix)]
mod moving;
mod nested_lists;
mod one_writer;
mod open_data;
mod operations;
mod operator_texts;
mod outbox;
mod outbox_hangs;
mod own_changes;
mod own_sessions;
mod page_views;
#[cfg(unix)]
mod pgbouncer;
mod phone;
mod phone_outbox;
mod place_texts;
mod places;
#[cfg(unix)]
mod postgres_faults;
#[cfg(unix)]
mod postgres_tls;
mod program;
#[cfg(unix)]
mod program_errors;
mod program_settings;
mod provider_attacks;
mod provider_links;
mod provider_proofs;
mod providers;
mod rate_limit;
mod recovery_codes;
mod refresh;
mod refusals;
mod resume;
mod routes;
mod second_factors;
mod security_texts;
mod session_ends;
mod sessions;
#[cfg(unix)]
mod shared_trips;
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
mod store_files_marker;
mod store_mails;
mod store_people;
mod store_sign_ins;
mod store_stories;
mod store_ways;
mod support;
mod takeover;
mod takeover_orders;
mod time_jumps;
mod tls;
#[cfg(unix)]
mod two_instances;
#[cfg(unix)]
mod two_services;
mod typed;
mod vocabulary;
mod ways_attacks;
mod zero_results;
