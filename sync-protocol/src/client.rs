//! The HTTP client of the public calls (feature `client`).
