// Written by `npm run generate` from sync-protocol. Do not edit.

export type Row = Record<string, string>;

export type Listing = { 
/**
 * The rows, in the order of the service.
 */
rows: Array<Row>, 
/**
 * `null` for an answer of the service; for a copy kept while the network is down, the time it
 * was fetched, in milliseconds since 1970 (UTC).
 */
keptAt: number | null, };

export type ContactMessage = { 
/**
 * Idempotency key: the same key is stored and mailed once, however often it arrives.
 */
key: string, 
/**
 * "Name", one line.
 */
name: string, 
/**
 * "Contact Information", one line: an e-mail address, a phone number, or words.
 */
contact: string, 
/**
 * "Subject", one line.
 */
subject: string, 
/**
 * "Message", any number of lines.
 */
message: string, };

export type ContactField = "key" | "name" | "contact" | "subject" | "message";

export type Delivery = "sent" | "queued";

export type Page = "home" | "resourcetables" | "videogallery" | "profile" | "newaccount";

export type VisitCount = { 
/**
 * The page.
 */
page: Page, 
/**
 * The day of the site's clock, `YYYY-MM-DD`.
 */
day: string, 
/**
 * How often, at least once.
 */
count: number, };

export type VisitReport = { 
/**
 * Idempotency key, made for this report alone.
 */
key: string, 
/**
 * Where: the site name of the kiosk, `web` for the website.
 */
site: string, 
/**
 * The counts.
 */
counts: Array<VisitCount>, };

export type KioskSettings = { 
/**
 * The name of the place it stands.
 */
site: string, 
/**
 * The address behind "Deliver Email".
 */
contactEmail: string, };

export type SetupProblem = { 
/**
 * The file or the environment variable it was read from.
 */
sourceName: string, 
/**
 * The setting.
 */
setting: string, 
/**
 * What is wrong with it, and what would be right.
 */
problem: string, };

export type OutsideVisit = "opened" | "not-allowed";

export type ErrorCode = "invalid-argument" | "listing-not-found" | "not-found" | "method-not-allowed" | "payload-too-large" | "request-timeout" | "too-many-requests" | "internal-error" | "network-request-failed";

export const ERROR_CODES: Record<string, ErrorCode> = {
  INVALID_ARGUMENT: "invalid-argument",
  LISTING_NOT_FOUND: "listing-not-found",
  NOT_FOUND: "not-found",
  METHOD_NOT_ALLOWED: "method-not-allowed",
  PAYLOAD_TOO_LARGE: "payload-too-large",
  REQUEST_TIMEOUT: "request-timeout",
  TOO_MANY_ATTEMPTS_TRY_LATER: "too-many-requests",
  INTERNAL_ERROR: "internal-error",
  NETWORK_REQUEST_FAILED: "network-request-failed",
};

export const LIMITS = {
  contactLineMax: 200,
  contactSubjectMax: 200,
  contactMessageMax: 10000,
  keyLength: 32,
} as const;

export const LINKED_LISTINGS = ["food", "clothing", "housing", "employment"] as const;
