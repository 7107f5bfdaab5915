//! The parts of the computer itself: device key, printer, speech, USB sticks, and the exit PIN.

pub mod device_key;
pub mod pin;
pub mod print_folder;
pub(crate) mod print_pdf;
pub mod printer_state;
pub mod printing;
pub mod speech;
pub mod stick_writer;
