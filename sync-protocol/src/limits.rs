//! Every number both ends must know, with the reason it has its value.

/// Longest name of a list, in characters. It becomes part of an address.
pub const LISTING_NAME_MAX: usize = 40;

/// Longest "Name" and "Contact Information" of a message, in characters.
pub const CONTACT_LINE_MAX: usize = 200;

/// Longest "Subject" of a message, in characters: one line of a mail.
pub const CONTACT_SUBJECT_MAX: usize = 200;

/// Longest "Message", in characters: about three printed pages.
pub const CONTACT_MESSAGE_MAX: usize = 10_000;

/// Longest name of a site (the place a kiosk stands), in characters.
pub const SITE_NAME_MAX: usize = 60;

/// Length of an idempotency key: 128 random bits as lower-case hexadecimal digits.
pub const KEY_LENGTH: usize = 32;

/// Most page-view counts in one report.
pub const VISIT_COUNTS_MAX: usize = 500;

/// Oldest page view that is still counted, in days: a kiosk may be without a link for a month.
pub const VISIT_AGE_MAX_DAYS: i64 = 35;

/// A list that lost more than one row in this many is not believed until an operator says so.
pub const LISTING_DROP_DENOMINATOR: usize = 5;
