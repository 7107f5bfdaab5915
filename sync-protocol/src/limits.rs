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

/// Most characters of a heartbeat (specification section 9).
pub const HEARTBEAT_MAX: usize = 1_024;

/// How long a heartbeat is kept, in days (specification section 9).
pub const HEARTBEAT_DAYS: i64 = 30;

/// Longest version of a kiosk's program, in characters.
pub const VERSION_MAX: usize = 60;

/// Length of an idempotency key: 128 random bits as lower-case hexadecimal digits.
pub const KEY_LENGTH: usize = 32;

/// Most page-view counts in one report.
pub const PAGE_VIEW_COUNTS_MAX: usize = 500;

/// Oldest page view that is still counted, in days: a kiosk may be without a link for a month.
pub const PAGE_VIEW_AGE_MAX_DAYS: i64 = 35;

/// A list that lost more than one row in this many is rejected until an operator confirms it.
pub const LISTING_DROP_DENOMINATOR: usize = 5;

/// Fewest characters of a password (specification section 5).
pub const PASSWORD_MIN: usize = 8;

/// Most bytes of a password in UTF-8. A longer one is refused, never cut.
pub const PASSWORD_MAX_BYTES: usize = 10_240;

/// Longest e-mail address, in bytes (RFC 5321, section 4.5.3.1.3, less the angle brackets).
pub const EMAIL_MAX_BYTES: usize = 254;

/// Longest name and picture address of a profile, in characters.
pub const PROFILE_TEXT_MAX: usize = 2_000;

/// How long an access token lives, in seconds.
pub const ACCESS_TOKEN_SECONDS: i64 = 3_600;

/// The access token is refreshed this long before it expires, in seconds (specification section 4).
pub const REFRESH_EARLY_SECONDS: i64 = 300;

/// The access token counts as expired this long before it is, in seconds.
pub const EXPIRED_EARLY_SECONDS: i64 = 30;

/// First wait after a network failure of a refresh, in seconds; it doubles.
pub const BACKOFF_MIN_SECONDS: i64 = 30;

/// Longest wait after a network failure of a refresh, in seconds.
pub const BACKOFF_MAX_SECONDS: i64 = 960;

/// How long an identity call may take, in milliseconds, at a desk …
pub const AUTH_TIMEOUT_MS: u64 = 30_000;

/// … and on a mobile device (specification section 9).
pub const AUTH_TIMEOUT_MOBILE_MS: u64 = 60_000;

/// How often a tab looks whether another one changed the session, in milliseconds.
pub const SESSION_POLL_MS: u64 = 800;

/// How often a page looks whether the window of an identity provider was closed, in milliseconds.
pub const PROVIDER_WINDOW_POLL_MS: u64 = 2_000;

/// For how long the password given last counts as a fresh proof, in seconds.
pub const FRESH_PROOF_SECONDS: i64 = 300;

/// Largest resume that is stored unless an operator says otherwise, in bytes.
pub const RESUME_MAX_BYTES: u64 = 10 * 1024 * 1024;

/// Largest resume an operator may allow, in bytes: readers hold a file in memory.
pub const RESUME_CEILING_BYTES: u64 = 64 * 1024 * 1024;

/// Longest name of a file, in bytes of UTF-8.
pub const FILE_NAME_MAX_BYTES: usize = 240;

/// Size of the first part of an upload in parts, in bytes. Each part is twice the one before.
pub const UPLOAD_PART_BYTES: u64 = 256 * 1024;

/// Largest part of an upload, in bytes.
pub const UPLOAD_PART_MAX_BYTES: u64 = 8 * 1024 * 1024;

/// How long one part of an upload may take, in milliseconds.
pub const UPLOAD_TIMEOUT_MS: u64 = 60_000;

/// How often a cut upload is tried in a row before the person is told.
pub const UPLOAD_TRIES: u32 = 12;

/// First wait after an upload was cut, in milliseconds; it doubles …
pub const UPLOAD_BACKOFF_MIN_MS: u64 = 1_000;

/// … up to this (specification section 9).
pub const UPLOAD_BACKOFF_MAX_MS: u64 = 64_000;

/// Most skills of one question for employers.
pub const SKILLS_MAX: usize = 60;

/// Most lines in own words of one question for employers: the titles and tasks of all jobs of a resume
/// made by taps, and its schools.
pub const OWN_WORDS_MAX: usize = 40;

/// Longest of these lines that is read, in characters: twice what a field of that resume takes.
pub const OWN_LINE_MAX: usize = 200;
