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
keptAt: number | null, 
/**
 * Why it is a kept copy.
 */
trouble?: Trouble, };

export type Trouble = "no-link" | "no-name" | "sign-in-page" | "wrong-clock" | "slow" | "service";

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

export type PageViewCount = { 
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

export type PageViewReport = { 
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
counts: Array<PageViewCount>, };

export type Abilities = { 
/**
 * Pages can be printed.
 */
print: boolean, 
/**
 * Pages can be read aloud.
 */
speak: boolean, 
/**
 * The screens draw a keyboard.
 */
keyboard: boolean, 
/**
 * The operator can leave with a PIN.
 */
leave: boolean, };

export type KioskSettings = { 
/**
 * The name of the place it stands.
 */
site: string, 
/**
 * The address behind "Deliver Email".
 */
contactEmail: string, 
/**
 * Where the website is, for codes that a phone opens.
 */
website: string, 
/**
 * What a visit begins with: `en` or `es`.
 */
language: string, 
/**
 * What this terminal can do.
 */
abilities: Abilities, };

export type VisitState = { 
/**
 * Grows with every change, so that a screen can wait for the next.
 */
version: number, 
/**
 * While the warning is shown: seconds until the visit ends.
 */
secondsLeft: number | null, };

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

export type Appearance = { 
/**
 * `en` or `es`.
 */
language: string, 
/**
 * Size of the text, in percent of the usual.
 */
size: number, 
/**
 * Black and white instead of colours.
 */
contrast: boolean, };

export type OutsideVisit = "opened" | "not-allowed";

export type AccountRequest = { 
/**
 * An access token: who asks.
 */
idToken?: string, 
/**
 * An e-mail address.
 */
email?: string, 
/**
 * A password.
 */
password?: string, 
/**
 * The password that a reset sets.
 */
newPassword?: string, 
/**
 * The address that a confirmed change sets.
 */
newEmail?: string, 
/**
 * `PASSWORD_RESET`, `VERIFY_EMAIL`, `VERIFY_AND_CHANGE_EMAIL`, `EMAIL_SIGNIN`.
 */
requestType?: string, 
/**
 * The code of an e-mail.
 */
oobCode?: string, 
/**
 * Where the page behind a code leads on.
 */
continueUrl?: string, 
/**
 * An address whose ways to sign in are asked for.
 */
identifier?: string, 
/**
 * Required beside `identifier`.
 */
continueUri?: string, 
/**
 * Name of a profile.
 */
displayName?: string, 
/**
 * Picture of a profile.
 */
photoUrl?: string, 
/**
 * `DISPLAY_NAME`, `PHOTO_URL`: fields to remove.
 */
deleteAttribute: Array<string>, 
/**
 * Ways to sign in to remove.
 */
deleteProvider: Array<string>, 
/**
 * Only an operator may choose one.
 */
localId?: string, 
/**
 * Only an operator may set them.
 */
customAttributes?: string, 
/**
 * Only an operator may ask for the link itself.
 */
returnOobLink?: boolean, 
/**
 * Whether tokens are wanted; they always come where the protocol has them.
 */
returnSecureToken?: boolean, };

export type AccountAnswer = { 
/**
 * `identitytoolkit#…Response`
 */
kind: string, 
/**
 * Whether the account existed.
 */
registered?: boolean, 
/**
 * The user.
 */
localId?: string, 
/**
 * The user's address.
 */
email?: string, 
/**
 * Whether the address was confirmed.
 */
emailVerified?: boolean, 
/**
 * The address that a change sets.
 */
newEmail?: string, 
/**
 * What a code is for.
 */
requestType?: string, 
/**
 * Name of the profile.
 */
displayName?: string, 
/**
 * Picture of the profile.
 */
photoUrl?: string, 
/**
 * The ways to sign in.
 */
providerUserInfo?: Array<ProviderInfo>, 
/**
 * A marker that there is a password; never a hash.
 */
passwordHash?: string, 
/**
 * Access token.
 */
idToken?: string, 
/**
 * Refresh token.
 */
refreshToken?: string, 
/**
 * Life of the access token in seconds, as a text.
 */
expiresIn?: string, 
/**
 * Instead of tokens: what stands for the first factor until the second is shown.
 */
mfaPendingCredential?: string, 
/**
 * The second factors that the account has.
 */
mfaInfo?: Array<MfaInfo>, 
/**
 * Whether the sign-in made the account.
 */
isNewUser?: boolean, 
/**
 * The user's phone number.
 */
phoneNumber?: string, 
/**
 * Of `createAuthUri`.
 */
sessionId?: string, 
/**
 * Of `createAuthUri`, where account discovery is allowed.
 */
allProviders?: Array<string>, 
/**
 * Of `createAuthUri`, where account discovery is allowed.
 */
signinMethods?: Array<string>, };

export type ProviderInfo = { 
/**
 * `password`, `phone`, `google.com`, or such as `oidc.state`.
 */
providerId: string, 
/**
 * The address.
 */
email?: string, 
/**
 * The provider's name for the account; of a password the address again.
 */
federatedId?: string, 
/**
 * The same; of a phone its number.
 */
rawId: string, 
/**
 * The number of a phone.
 */
phoneNumber?: string, 
/**
 * Name of the profile.
 */
displayName?: string, 
/**
 * Picture of the profile.
 */
photoUrl?: string, };

export type MfaInfo = { 
/**
 * Its id.
 */
mfaEnrollmentId: string, 
/**
 * The name its owner gave it.
 */
displayName?: string, 
/**
 * RFC 3339.
 */
enrolledAt: string, 
/**
 * The number of a phone; before the sign-in is finished, only its end.
 */
phoneInfo?: string, 
/**
 * That it is an authenticator app.
 */
totpInfo?: Nothing, };

export type Nothing = Record<string, never>;

export type MfaRequest = { 
/**
 * An access token: who asks (`mfaEnrollment`).
 */
idToken?: string, 
/**
 * The name of a new factor.
 */
displayName?: string, 
/**
 * The factor that is removed, or that a sign-in is finished with.
 */
mfaEnrollmentId?: string, 
/**
 * What a first factor has answered (`mfaSignIn`).
 */
mfaPendingCredential?: string, 
/**
 * Starts the enrolment of an authenticator app.
 */
totpEnrollmentInfo?: Nothing, 
/**
 * Starts the enrolment of a phone.
 */
phoneEnrollmentInfo?: PhoneRequest, 
/**
 * Asks for a message at a sign-in.
 */
phoneSignInInfo?: PhoneRequest, 
/**
 * A code of an authenticator app, or a printed code.
 */
totpVerificationInfo?: TotpCode, 
/**
 * The code of a message.
 */
phoneVerificationInfo?: PhoneCode, };

export type PhoneRequest = { 
/**
 * Where it goes, in E.164 form.
 */
phoneNumber?: string, 
/**
 * The proof of work of the page.
 */
recaptchaToken?: string, };

export type TotpCode = { 
/**
 * The enrolment it finishes.
 */
sessionInfo?: string, 
/**
 * Six digits, or a printed code of ten characters.
 */
verificationCode?: string, };

export type PhoneCode = { 
/**
 * The session of the message.
 */
sessionInfo?: string, 
/**
 * Six digits.
 */
code?: string, };

export type MfaAnswer = { 
/**
 * Access token.
 */
idToken?: string, 
/**
 * Refresh token.
 */
refreshToken?: string, 
/**
 * An enrolment of an authenticator app that was started.
 */
totpSessionInfo?: TotpSession, 
/**
 * An enrolment of a phone that was started.
 */
phoneSessionInfo?: PhoneSession, 
/**
 * A message of a sign-in that was sent.
 */
phoneResponseInfo?: PhoneSession, 
/**
 * That an authenticator app was added.
 */
totpAuthInfo?: Nothing, 
/**
 * The phone that was added.
 */
phoneAuthInfo?: PhoneRequest, };

export type TotpSession = { 
/**
 * The secret, in base 32 (RFC 4648).
 */
sharedSecretKey: string, 
/**
 * Digits of a code.
 */
verificationCodeLength: number, 
/**
 * `SHA1`
 */
hashingAlgorithm: string, 
/**
 * Seconds of a step.
 */
periodSec: number, 
/**
 * What finishes the enrolment together with a code.
 */
sessionInfo: string, 
/**
 * Until when (RFC 3339).
 */
finalizeEnrollmentTime: string, };

export type PhoneSession = { 
/**
 * What its code is shown with.
 */
sessionInfo: string, };

export type RecoveryCodes = { 
/**
 * Such as `7K3M9-0X1YZ`.
 */
codes: Array<string>, };

export type TokenAnswer = { 
/**
 * Access token.
 */
id_token: string, 
/**
 * The same again.
 */
access_token: string, 
/**
 * Life of the access token in seconds, as a text.
 */
expires_in: string, 
/**
 * The refresh token to use next time.
 */
refresh_token: string, 
/**
 * `Bearer`
 */
token_type: string, 
/**
 * The user.
 */
user_id: string, 
/**
 * The project's number.
 */
project_id: string, };

export type CodeInfo = { 
/**
 * `PASSWORD_RESET`, `VERIFY_EMAIL`, `VERIFY_AND_CHANGE_EMAIL`, `RECOVER_EMAIL`, `SIGN_UP`.
 */
purpose: string, 
/**
 * The address of the account.
 */
email: string, 
/**
 * The address that it sets.
 */
newEmail?: string, };

export type SignUpMode = "direct" | "by-mail";

export type ProjectFacts = { 
/**
 * Where files are kept.
 */
storageBucket: string, 
/**
 * What a sign-up answers.
 */
signUp: SignUpMode, 
/**
 * Bytes of the largest resume that is kept.
 */
resumeMaxBytes: number, };

export type AccountState = { 
/**
 * Grows with every change, so that a screen can wait for the next.
 */
version: number, 
/**
 * The address of who is signed in; absent for nobody.
 */
email?: string, };

export type SelectableFile = { 
/**
 * Names it to the kiosk's program; says nothing of where it is.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Name of the stick or folder it is on.
 */
place: string, 
/**
 * Its size, in bytes.
 */
size: number, };

export type UploadRefusal = { 
/**
 * What went wrong.
 */
code: ErrorCode, 
/**
 * What the file is, if that is why.
 */
why: Unreadable | null, };

export type UploadProgress = { 
/**
 * Bytes that have arrived.
 */
sent: number, 
/**
 * Bytes in all.
 */
all: number, 
/**
 * Whether the link is being waited for.
 */
waiting: boolean, };

export type Unreadable = "empty-file" | "word-file" | "picture-file" | "not-pdf" | "too-large" | "locked" | "no-text" | "damaged" | "too-complex" | "busy" | "unavailable";

export type ObjectItem = { name: string, bucket: string, };

export type ObjectList = { 
/**
 * Folders, each with a slash at its end.
 */
prefixes: Array<string>, 
/**
 * Files.
 */
items: Array<ObjectItem>, 
/**
 * Where the next page begins.
 */
nextPageToken?: string | null, };

export type Resume = { 
/**
 * Name of the file, as it was uploaded.
 */
name: string, 
/**
 * Where it can be downloaded by whoever has this address, until the file is removed.
 */
url: string, };

export type Resumes = { 
/**
 * Name of the current one (`users/{uid}/resumes/current`).
 */
current: string | null, 
/**
 * All of them, by name.
 */
files: Array<Resume>, };

export type MatchRequest = { 
/**
 * ZIP code to count miles from; not kept.
 */
zip: string | null, 
/**
 * Skills tapped on the screen, by identifier; not kept.
 */
skills: Array<string>, };

export type Label = { 
/**
 * English.
 */
en: string, 
/**
 * Spanish.
 */
es: string, };

export type EmployerMatch = { 
/**
 * Name of the employer.
 */
name: string, 
/**
 * What the person wrote or tapped that this employer looks for, as it stands in the resume.
 */
reasons: Array<string>, 
/**
 * What else the employer asks for.
 */
missing: Array<Label>, 
/**
 * Licences the employer's work needs and the resume does not name.
 */
licences: Array<Label>, 
/**
 * Distance from the ZIP, in miles.
 */
miles: number | null, 
/**
 * Telephone.
 */
phone: string | null, 
/**
 * Street, town and ZIP.
 */
address: string | null, 
/**
 * Website.
 */
website: string | null, 
/**
 * Notes of the list.
 */
notes: string | null, };

export type ResumeState = { "state": "none" } | { "state": "read" } | { "state": "unreadable", "why": Unreadable };

export type MatchAnswer = { 
/**
 * Whether there is a resume and whether it could be read.
 */
resume: ResumeState, 
/**
 * Employers that suit, best first.
 */
matches: Array<EmployerMatch>, 
/**
 * Employers that are near and open to people with a record; nothing says that they suit.
 */
near: Array<EmployerMatch>, 
/**
 * Whether the ZIP is known.
 */
zipKnown: boolean, };

export type SkillTile = { 
/**
 * Identifier, for [`MatchRequest::skills`].
 */
id: string, 
/**
 * The family of work it belongs to.
 */
family: Label, 
/**
 * What stands on the tile.
 */
label: Label, };

export type ErrorCode = "invalid-argument" | "listing-not-found" | "not-found" | "method-not-allowed" | "payload-too-large" | "request-timeout" | "too-many-requests" | "internal-error" | "network-request-failed" | "email-already-in-use" | "wrong-password" | "user-not-found" | "invalid-credential" | "invalid-email" | "missing-email" | "missing-password" | "weak-password" | "password-does-not-meet-requirements" | "expired-action-code" | "invalid-action-code" | "user-disabled" | "user-token-expired" | "user-deleted" | "invalid-user-token" | "requires-recent-login" | "operation-not-allowed" | "admin-restricted-operation" | "credential-already-in-use" | "multi-factor-auth-required" | "user-mismatch" | "popup-blocked" | "popup-closed-by-user" | "unauthorized-domain" | "permission-denied" | "quota-exceeded" | "file-not-pdf" | "canceled" | "invalid-verification-code" | "invalid-multi-factor-session" | "multi-factor-info-not-found" | "unverified-email" | "maximum-second-factor-count-exceeded";

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
  EMAIL_EXISTS: "email-already-in-use",
  INVALID_PASSWORD: "wrong-password",
  EMAIL_NOT_FOUND: "user-not-found",
  INVALID_LOGIN_CREDENTIALS: "invalid-credential",
  INVALID_EMAIL: "invalid-email",
  MISSING_EMAIL: "missing-email",
  MISSING_PASSWORD: "missing-password",
  WEAK_PASSWORD: "weak-password",
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: "password-does-not-meet-requirements",
  EXPIRED_OOB_CODE: "expired-action-code",
  INVALID_OOB_CODE: "invalid-action-code",
  USER_DISABLED: "user-disabled",
  TOKEN_EXPIRED: "user-token-expired",
  USER_NOT_FOUND: "user-deleted",
  INVALID_ID_TOKEN: "invalid-user-token",
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: "requires-recent-login",
  OPERATION_NOT_ALLOWED: "operation-not-allowed",
  ADMIN_ONLY_OPERATION: "admin-restricted-operation",
  FEDERATED_USER_ID_ALREADY_LINKED: "credential-already-in-use",
  MULTI_FACTOR_AUTH_REQUIRED: "multi-factor-auth-required",
  USER_MISMATCH: "user-mismatch",
  POPUP_BLOCKED: "popup-blocked",
  POPUP_CLOSED_BY_USER: "popup-closed-by-user",
  UNAUTHORIZED_DOMAIN: "unauthorized-domain",
  PERMISSION_DENIED: "permission-denied",
  QUOTA_EXCEEDED: "quota-exceeded",
  FILE_NOT_PDF: "file-not-pdf",
  CANCELED: "canceled",
  INVALID_CODE: "invalid-verification-code",
  INVALID_MFA_PENDING_CREDENTIAL: "invalid-multi-factor-session",
  MFA_ENROLLMENT_NOT_FOUND: "multi-factor-info-not-found",
  UNVERIFIED_EMAIL: "unverified-email",
  SECOND_FACTOR_LIMIT_EXCEEDED: "maximum-second-factor-count-exceeded",
  INVALID_IDENTIFIER: "invalid-email",
  INVALID_REFRESH_TOKEN: "invalid-user-token",
  MISSING_ID_TOKEN: "invalid-user-token",
  MISSING_NEW_EMAIL: "missing-email",
  MISSING_OOB_CODE: "invalid-action-code",
  INVALID_SESSION_INFO: "invalid-multi-factor-session",
  MISSING_CODE: "invalid-verification-code",
  SESSION_EXPIRED: "invalid-multi-factor-session",
};

export const LIMITS = {
  contactLineMax: 200,
  contactSubjectMax: 200,
  contactMessageMax: 10000,
  keyLength: 32,
  passwordMin: 8,
  passwordMaxBytes: 10240,
  accessTokenSeconds: 3600,
  refreshEarlySeconds: 300,
  expiredEarlySeconds: 30,
  backoffMinSeconds: 30,
  backoffMaxSeconds: 960,
  authTimeoutMs: 30000,
  authTimeoutMobileMs: 60000,
  sessionPollMs: 800,
  resumeMaxBytes: 10485760,
  fileNameMaxBytes: 240,
  uploadPartBytes: 262144,
  uploadPartMaxBytes: 8388608,
  uploadTimeoutMs: 60000,
  uploadTries: 12,
  uploadBackoffMinMs: 1000,
  uploadBackoffMaxMs: 64000,
} as const;

export const MORE_LISTINGS = ["id-documents", "legal", "healthcare", "support", "transportation"] as const;
