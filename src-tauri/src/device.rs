//! What belongs to the computer itself: device key, printer, speech, and the exit PIN.

pub mod device_key;
pub mod pin;
pub mod print_folder;
pub mod printing;
pub mod speech;
