//! What all handlers share of HTTP: extractors, access, refusals, bodies, CORS, observation.

pub mod body;
pub mod body_timeout;
pub mod client;
pub mod client_address;
pub mod cors;
pub mod drain_body;
pub mod extract;
pub mod json;
pub mod kiosk;
pub mod observe;
pub mod one_host;
pub mod paced_body;
pub mod rejection;
pub mod requester;
pub mod success;
pub mod url;
