//! Resumes at this kiosk: stored at the service, chosen from removable media, never on this disk.

pub mod removable_media;
pub mod resume_store;
pub mod upload;
