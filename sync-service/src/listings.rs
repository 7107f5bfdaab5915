//! Lists: what is answered ([`directory`]), how one gets in ([`import`]) and out ([`export`]).

pub mod answer;
pub mod changes;
pub mod csv_text;
pub mod directory;
pub mod export;
pub mod import;
pub mod import_error;
pub mod starter;
