//! What belongs to the computer itself: device key, printer, speech, and the exit PIN.

pub mod device_key;
pub mod pin;
pub mod print_folder;
pub(crate) mod print_pdf;
pub mod printing;
pub mod speech;
