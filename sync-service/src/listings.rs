//! Lists: what is answered ([`directory`]), how one gets in ([`import`]) and out ([`export`]), and what
//! staff said of single places ([`place_record`], [`staff_texts`]). Places that do not want to be listed are
//! found again by how alike rows are ([`unwanted`], [`likeness`], `town`), and so is one place in several lists ([`twins`]).

pub mod answer;
pub mod brought;
pub mod changes;
pub mod csv_text;
pub mod directory;
pub mod export;
pub mod fact_days;
pub mod import;
pub mod import_error;
pub mod likeness;
pub mod menu;
mod most_kept;
pub mod notices;
pub mod pages;
pub mod place_record;
pub mod service_fields;
mod source_days;
pub mod staff_texts;
pub mod starter;
mod stored_record;
mod town;
pub mod twins;
pub mod unwanted;
