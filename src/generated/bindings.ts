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

export type PlaceUse = "opened" | "saved" | "printed";

export type PlaceUseCount = { 
/**
 * The id of the place, or its code in a saved list (`food.1a2b3c4`).
 */
place: string, 
/**
 * What was done.
 */
kind: PlaceUse, 
/**
 * The day of the site's clock, `YYYY-MM-DD`.
 */
day: string, 
/**
 * How often, at least once.
 */
count: number, };

export type ZeroResultSearch = { 
/**
 * Each word once, in small letters.
 */
words: Array<string>, 
/**
 * The county of the town that the search named; empty without one.
 */
county: string, };

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
counts: Array<PageViewCount>, 
/**
 * How often places were opened, saved and printed.
 */
places?: Array<PlaceUseCount>, 
/**
 * A search of this moment that found nothing.
 */
zeroResult?: ZeroResultSearch, };

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

export type Language = "en" | "es" | "pt-BR" | "ht";

export type KioskSettings = { 
/**
 * The name of the place where the kiosk stands.
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
 * What a visit begins with.
 */
language: Language, 
/**
 * The town, ZIP code or county that a visit searches around until another is said; empty: none.
 */
town: string, 
/**
 * Whether a person is signed in while the page begins.
 */
signedIn: boolean, 
/**
 * Whether the papers planner is shown.
 */
papersPlanner: PapersPlanner, 
/**
 * What this terminal can do.
 */
abilities: Abilities, };

export type PapersPlanner = { "state": "hidden" } | { "state": "unsigned" } | { "state": "signed", 
/**
 * Name, as it is printed.
 */
by: string, 
/**
 * Day of the signature, `YYYY-MM-DD`.
 */
on: string, };

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
 * The language of the visit.
 */
language: Language, 
/**
 * Size of the text, in percent of the usual.
 */
size: number, 
/**
 * Black and white instead of colors.
 */
contrast: boolean, };

export type OutsideVisit = "opened" | "not-allowed";

export type AccountRequest = { 
/**
 * The access token of the requester.
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
 * The page to open after the page behind a code.
 */
continueUrl?: string, 
/**
 * An address whose ways to sign in are asked for.
 */
identifier?: string, 
/**
 * `createAuthUri`: the page that the browser comes back to.
 */
continueUri?: string, 
/**
 * `createAuthUri`: an identity provider.
 */
providerId?: string, 
/**
 * `createAuthUri`: further parameters for the provider.
 */
customParameter?: { [key in string]: string }, 
/**
 * Name of a profile.
 */
displayName?: string, 
/**
 * Picture of a profile.
 */
photoUrl?: string, 
/**
 * Parts of an account to remove.
 */
deleteAttribute: Array<UserAttribute>, 
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
 * Whether tokens are wanted. Without this, the removal of a way to sign in returns none and leaves
 * the session alone; elsewhere they always come where the protocol has them.
 */
returnSecureToken?: boolean, };

export type AccountAnswer = { 
/**
 * `identitytoolkit#…Response`; phones have none.
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
 * Of a deletion, and of a code that can undo one: when everything is deleted for good, in
 * milliseconds. Of a deletion without it, nothing is left.
 */
deletionDueAt: number, 
/**
 * Of an undo: what it changes.
 */
undoes?: Array<Undone>, 
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
 * Instead of tokens: the proof of the first factor, until the second one is given.
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
 * Of `createAuthUri`: a secret that the page keeps and presents when the browser comes back.
 */
sessionId?: string, 
/**
 * Of `createAuthUri`: the address at the provider that the browser goes to.
 */
authUri?: string, 
/**
 * Of `createAuthUri`: the hosts that the way to the provider and back may lead to, for a window
 * that opens no others.
 */
providerHosts?: Array<string>, 
/**
 * The identity provider.
 */
providerId?: string, 
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
 * The access token of the person who asks (`mfaEnrollment`).
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
 * `PASSWORD_RESET`, `VERIFY_EMAIL`, `VERIFY_AND_CHANGE_EMAIL`, `RECOVER_EMAIL`, `RECOVER_PHONE`,
 * `SIGN_UP`.
 */
purpose: string, 
/**
 * The address of the account; of the undo of a text its phone number.
 */
email: string, 
/**
 * The address that it sets.
 */
newEmail?: string, 
/**
 * Of an undo: when the account is deleted for good otherwise, in milliseconds.
 */
deletionDueAt?: number, 
/**
 * Of an undo: what it changes.
 */
undoes?: Array<Undone>, };

export type Undone = "email" | "phone" | "factor-added" | "factor-removed" | "factor-lost" | "codes-ended" | "way-added";

export type UserAttribute = "USER_ATTRIBUTE_NAME_UNSPECIFIED" | "EMAIL" | "DISPLAY_NAME" | "PROVIDER" | "PHOTO_URL" | "PASSWORD" | "RAW_USER_INFO";

export type SignUpMode = "direct" | "by-mail";

export type ProviderName = { 
/**
 * `google.com`, or such as `oidc.state`.
 */
id: string, 
/**
 * What people read on the button.
 */
name: string, };

export type ProviderSignInRequest = { 
/**
 * The address that the browser came back to.
 */
requestUri?: string, 
/**
 * Fields of the provider's answer, form-encoded.
 */
postBody?: string, 
/**
 * The session that `createAuthUri` gave.
 */
sessionId?: string, 
/**
 * The account that the provider is linked to.
 */
idToken?: string, 
/**
 * A token of an earlier answer.
 */
pendingToken?: string, 
/**
 * Whether refusals come as an answer that carries the credential.
 */
returnIdpCredential?: boolean, 
/**
 * `false`: no account is made, and none is changed.
 */
autoCreate?: boolean, };

export type ProviderAnswer = { 
/**
 * The provider's name for the account.
 */
federatedId?: string, 
/**
 * The claims of the provider's token, as a text of JSON.
 */
rawUserInfo?: string, 
/**
 * The provider's token.
 */
oauthIdToken?: string, 
/**
 * That an account has the address: sign in to it in another way, then link.
 */
needConfirmation?: boolean, 
/**
 * Providers of that account.
 */
verifiedProvider?: Array<string>, 
/**
 * Stands for the provider's token for ten minutes, once.
 */
pendingToken?: string, 
/**
 * A refusal, in the words of the protocol.
 */
errorMessage?: string, };

export type WaysOffered = { 
/**
 * By a mailed link or six digits.
 */
emailLink: boolean, 
/**
 * By a code in a message; also as a second step.
 */
phone: boolean, 
/**
 * With an account at one of these identity providers.
 */
providers: Array<ProviderName>, };

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
 * The ways to sign in besides address and password.
 */
ways: WaysOffered, 
/**
 * Whether places can be sent to a phone.
 */
textPlaces: boolean, 
/**
 * Bytes of the largest resume that is kept.
 */
resumeMaxBytes: number, };

export type WorkChallenge = { 
/**
 * `SHA-256`
 */
algorithm: string, 
/**
 * The hash to be found.
 */
challenge: string, 
/**
 * What the number is appended to.
 */
salt: string, 
/**
 * That the challenge is the service's.
 */
signature: string, 
/**
 * The largest number; 0 when no proof is wanted.
 */
maxnumber: number, };

export type PhoneSignInRequest = { 
/**
 * The number, in E.164 form.
 */
phoneNumber?: string, 
/**
 * The proof of work.
 */
recaptchaToken?: string, 
/**
 * The session of a message.
 */
sessionInfo?: string, 
/**
 * Its code: six digits.
 */
code?: string, 
/**
 * A proof of an earlier call, instead of session and code.
 */
temporaryProof?: string, 
/**
 * The account that the number is added to.
 */
idToken?: string, 
/**
 * `REAUTH`: no account is made.
 */
operation?: string, };

export type PhoneSignInAnswer = { 
/**
 * The session of a message that was sent.
 */
sessionInfo?: string, 
/**
 * The number belongs to another account: a proof that it was shown.
 */
temporaryProof?: string, 
/**
 * Seconds that the proof works, as a text.
 */
temporaryProofExpiresIn?: string, 
/**
 * The number that was shown.
 */
phoneNumber?: string, };

export type SessionList = { 
/**
 * The session that asks first, then the others, last used first.
 */
sessions: Array<SessionInfo>, };

export type SessionInfo = { 
/**
 * Names it in `POST /account/sessions/end`.
 */
id: string, 
/**
 * Browser and system without versions, such as `Chrome, Android`; empty when unknown.
 */
device: string, 
/**
 * The way it was opened: `password`, `phone`, or the id of a provider.
 */
provider: string, 
/**
 * When it began (RFC 3339).
 */
beganAt: string, 
/**
 * When it was last used (RFC 3339), to about an hour: a session in use is refreshed hourly.
 */
usedAt: string, 
/**
 * Whether it is the session that asks.
 */
isCurrent: boolean, };

export type EndSession = { 
/**
 * The session to end.
 */
id: string, };

export type AccountChanges = { 
/**
 * The newest first.
 */
changes: Array<AccountChange>, };

export type AccountChange = { 
/**
 * When (RFC 3339).
 */
at: string, 
/**
 * What.
 */
what: ChangeKind, };

export type ChangeKind = "account-made" | "password-changed" | "email-added" | "email-changed" | "email-confirmed" | "phone-added" | "provider-added" | "way-removed" | "older-ways-removed" | "factor-added" | "factor-removed" | "recovery-codes-made" | "recovery-code-used" | "new-device" | "logged-out-elsewhere" | "logged-out-everywhere" | "copy-refused" | "deletion-asked" | "undone" | "staff-changed" | "staff-removed-factors" | "staff-logged-out" | "staff-closed" | "staff-opened" | "staff-made-link";

export type AccountState = { 
/**
 * Grows with every change, so that a screen can wait for the next.
 */
version: number, 
/**
 * The e-mail address of the account; absent when no account is signed in.
 */
email?: string, 
/**
 * Whether the last session ended because an operator closed the account.
 */
isClosed: boolean, };

export type CodeSignInAnswer = { 
/**
 * The factors of the second step; empty when the person is signed in.
 */
factors: Array<MfaInfo>, 
/**
 * Whether the sign-in made the account.
 */
isNew: boolean, };

export type ProviderPurpose = "log-in" | "add" | "prove";

export type ProviderVisit = { "signed-in": CodeSignInAnswer } | "stopped" | "too-old" | "has-account" | "taken" | "other-account" | "not-asked";

export type WaysIn = { 
/**
 * Its email address, if a password or a mailed code leads in.
 */
email: string | null, 
/**
 * Its email address, even if nothing sent there leads in yet: no other one can be added.
 */
address: string | null, 
/**
 * Whether it has a password.
 */
hasPassword: boolean, 
/**
 * Its phone number, in E.164 form.
 */
phone: string | null, 
/**
 * The ids of identity providers.
 */
providers: Array<string>, };

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
why: Unreadable | null, 
/**
 * The reference number of a fault of the service.
 */
reference?: string, };

export type MakeRefusal = { 
/**
 * What went wrong.
 */
code: ErrorCode, 
/**
 * The field of the answers that cannot be used, and behind " : " a letter in it that cannot be printed.
 */
field: string | null, };

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
 * The download URL. It gives access without a sign-in until the file is removed.
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
skills: Array<string>, 
/**
 * What the person wrote about their work, a title or a task each, in English or Spanish. It is read
 * like a resume; not kept.
 */
ownWords?: Array<string>, };

export type Label = { 
/**
 * English.
 */
en: string, 
/**
 * Spanish.
 */
es: string, };

export type Quote = { 
/**
 * What precedes the words, a blank at its end included.
 */
before: string, 
/**
 * The words, whole.
 */
words: string, 
/**
 * What follows them, from its blank or sign on.
 */
after: string, };

export type EmployerMatch = { 
/**
 * Name of the employer.
 */
name: string, 
/**
 * What the person wrote or tapped that this employer looks for, as the resume says it.
 */
reasons: Array<string>, 
/**
 * Those of the reasons that the person wrote, each within its clause. A service of an earlier
 * version sends none.
 */
quotes: Array<Quote>, 
/**
 * For each of the reasons, the words of the employer's own row that name the work it speaks for most,
 * each once and in the order of `jobs`. A service of an earlier version sends none.
 */
named?: Array<Quote>, 
/**
 * The kinds of work there that the reasons speak for.
 */
jobs: Array<Label>, 
/**
 * Other kinds of work there; no one asks the person for them.
 */
otherJobs: Array<Label>, 
/**
 * What else the employer asks for beside licences, and the person did not name.
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
notes: string | null, 
/**
 * When staff asked last that it still hires people with a record, and their initials.
 */
hires: string | null, 
/**
 * When the row was checked last, as the list writes it.
 */
checked: string | null, 
/**
 * Whether the list says to ask first if the offer still stands.
 */
askFirst: boolean, };

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
 * Whether `matches` rest on work that the person wants to do, because nothing tells of work that was done. A
 * service of an earlier version does not say it.
 */
wished?: boolean, 
/**
 * Employers that are near; nothing says that they suit.
 */
near: Array<EmployerMatch>, 
/**
 * Places that help people find work, the nearest first; filled when nothing suits.
 */
helpers: Array<EmployerMatch>, 
/**
 * Whether the ZIP is known.
 */
zipKnown: boolean, 
/**
 * Sentences that the licences of imported vocabularies ask to show, in English.
 */
credits: Array<string>, 
/**
 * When a kept copy of the list was last right, in milliseconds since 1970; `null` when it came from the
 * service now.
 */
keptAt: number | null, };

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
 * The text of the tile.
 */
label: Label, };

export type KeptConcept = { 
/**
 * Identifier.
 */
id: string, 
/**
 * Its name.
 */
label: Label, 
/**
 * The family of work it belongs to.
 */
family: Label, 
/**
 * Whether it is a skill to tap.
 */
tile: boolean, 
/**
 * Whether it is the title of a job.
 */
job: boolean, 
/**
 * Whether it is a paper that takes weeks of training.
 */
trained: boolean, 
/**
 * How much it says about an employer: the rarer among them, the more.
 */
rarity: number, 
/**
 * Papers that its holder no longer needs.
 */
covers: Array<number>, 
/**
 * Work that a person who tapped it is ready for, itself first, and how much, from 0 to 1.
 */
ready: Array<[number, number]>, };

export type KeptEmployer = { 
/**
 * What its card says, without reasons and miles.
 */
card: EmployerMatch, 
/**
 * Kinds of work there, and how sure that is, from 0 to 1.
 */
work: Array<[number, number]>, 
/**
 * The words of its row that name each kind of work, in the order of `work`. A service of an earlier
 * version sends none.
 */
named?: Array<Quote>, 
/**
 * Papers that it requires.
 */
licences: Array<number>, 
/**
 * What else it asks for.
 */
asked: Array<number>, 
/**
 * Degrees north and east of its ZIP code area, if it is at one place.
 */
point: [number, number] | null, 
/**
 * Whether there is any way to reach it.
 */
reachable: boolean, };

export type KeptEmployers = { 
/**
 * All concepts, in the order of the lexicon.
 */
concepts: Array<KeptConcept>, 
/**
 * Employers, in the order of the list.
 */
employers: Array<KeptEmployer>, 
/**
 * Rows of the list that help people find work and have no jobs of their own.
 */
helpers: Array<KeptEmployer>, 
/**
 * Sentences that the licences of imported vocabularies ask to show, in English.
 */
credits: Array<string>, 
/**
 * Most skills of one question.
 */
most: number, };

export type OpenState = "open" | "ask" | "closed";

export type Reception = "walk-in" | "phone" | "appointment" | "call" | "cold-nights" | "delivery";

export type Season = { 
/**
 * First day, MM-DD.
 */
from: string, 
/**
 * Last day, MM-DD.
 */
to: string, };

export type Days = { 
/**
 * 1 Monday to 7 Sunday (ISO 8601); empty: every day of the week.
 */
weekdays: Array<number>, 
/**
 * Which of these weekdays in the month: 1 to 5 from the start, -1 (last), -2 (last but one);
 * empty: each.
 */
nth: Array<number>, 
/**
 * The day itself lies this many days after the one that `weekdays` and `nth` name ("the
 * Saturday after the second Thursday").
 */
plusDays: number, 
/**
 * The number of weeks from one occurrence to the next. 1 means every week.
 */
everyWeeks: number, 
/**
 * A day (YYYY-MM-DD) in a week that counts, for `every_weeks` above 1. Without it no one knows
 * which weeks are meant, and the state is never `open`.
 */
anchor: string | null, 
/**
 * Months, 1 to 12; empty: all.
 */
months: Array<number>, 
/**
 * Single dates (YYYY-MM-DD) that count besides; with no weekdays only they count.
 */
dates: Array<string>, 
/**
 * First and last day of each year (MM-DD), may pass the turn of the year.
 */
season: Season | null, 
/**
 * First day (YYYY-MM-DD).
 */
validFrom: string | null, 
/**
 * Last day (YYYY-MM-DD).
 */
validTo: string | null, 
/**
 * Whether it is sure that it holds on each of these days. `false` for "one Saturday a month".
 */
sure: boolean, };

export type HoursRule = { 
/**
 * What happens then, in the words of the source ("Pantry", "dinner").
 */
service: string | null, 
/**
 * On which days.
 */
days: Days, 
/**
 * Beginning, in minutes since midnight; `null`: the source names the day only.
 */
from: number | null, 
/**
 * End, in minutes since midnight, at most 1440; not after `from`: on the next day. `null`: the
 * source names no end.
 */
to: number | null, 
/**
 * The last minute for coming in; it stays open until `to`.
 */
last_entry: number | null, 
/**
 * How people are received.
 */
reception: Reception, };

export type Hours = { 
/**
 * The sentence of the source, always shown beside the state.
 */
sentence: string | null, 
/**
 * When something is offered.
 */
rules: Array<HoursRule>, 
/**
 * Days on which nothing is.
 */
closed: Array<Days>, 
/**
 * The state outside of all rules: `closed`, or `ask` where the sentence says less than a week.
 */
otherwise: OpenState, 
/**
 * What becomes of `open` on a public holiday: `ask` unless the source says otherwise.
 */
holidays: OpenState, };

export type OpenChange = { 
/**
 * Wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`.
 */
at: string, 
/**
 * The state from then on.
 */
state: OpenState, };

export type OpenNow = { 
/**
 * The state.
 */
state: OpenState, 
/**
 * When it changes next; `null`: not within 120 days, or unknown.
 */
next: OpenChange | null, 
/**
 * The service at this time, when a place has several.
 */
service: string | null, 
/**
 * How people are received, when the state comes from a rule.
 */
reception: Reception | null, };

export type Stated<T> = { 
/**
 * The fact.
 */
value: T, 
/**
 * The words it was read from.
 */
words: string, };

export type IdNeed = "none" | "any" | "photo";

export type Paper = "id" | "photo-id" | "proof-of-address" | "proof-of-income" | "social-security-card" | "birth-certificate" | "six-points" | "social-security-number" | "ids-of-household" | "income-of-household" | "social-security-cards-of-household" | "birth-certificates-of-household";

export type Referral = "needed" | "helps";

export type Ages = { 
/**
 * Youngest, in years.
 */
from: number | null, 
/**
 * Oldest, in years.
 */
to: number | null, };

export type Sex = "men" | "women" | "everybody";

export type Household = "with-children" | "without-children" | "both";

export type Cost = "free" | "sliding" | "low" | "donation" | "paid";

export type Entry = "walk-in" | "appointment" | "call-first";

export type RecordPolicy = "welcome" | "some" | "limits";

export type Group = "survivors" | "pregnant" | "veterans" | "older" | "disabled" | "mental-illness" | "youth" | "homebound" | "hiv" | "lgbtq" | "low-income";

export type Condition = "members" | "students" | "citizens" | "medicaid" | "children" | "still-inside" | "full" | "waiting-list" | "takes-gifts" | "only-some" | "note";

export type Requirements = { 
/**
 * Proof of who one is.
 */
id: Stated<IdNeed> | null, 
/**
 * Papers to bring.
 */
papers: Array<Stated<Paper>>, 
/**
 * Whether someone has to send the person.
 */
referral: Stated<Referral> | null, 
/**
 * Counties or towns whose residents are taken; no one else is.
 */
residents: Stated<Array<string>> | null, 
/**
 * Ages.
 */
ages: Stated<Ages> | null, 
/**
 * Sex.
 */
sex: Stated<Sex> | null, 
/**
 * Children.
 */
household: Stated<Household> | null, 
/**
 * Groups it is for; empty: nothing is said.
 */
groups: Array<Stated<Group>>, 
/**
 * `true`: one has to be sober.
 */
sober: Stated<boolean> | null, 
/**
 * Cost.
 */
cost: Stated<Cost> | null, 
/**
 * How to get in.
 */
entry: Stated<Entry> | null, 
/**
 * Languages spoken, as language tags (`en`, `es`), or `mul` for "many languages".
 */
languages: Stated<Array<string>> | null, 
/**
 * Whether a wheelchair gets in.
 */
wheelchair: Stated<boolean> | null, 
/**
 * Whether a record matters.
 */
record: Stated<RecordPolicy> | null, 
/**
 * Conditions that people have to read themselves.
 */
conditions: Array<Stated<Condition>>, 
/**
 * How often one may come ("Once a month per family"), in the words of the source.
 */
howOften: string | null, };

export type Need = "food" | "shelter" | "id" | "clothes" | "work" | "health" | "housing" | "legal" | "rides";

export type Wish = "no-id" | "walk-in" | "families" | "women" | "men" | "with-record" | "free" | "wheelchair" | "spanish";

export type Span = "now" | "day";

export type FindQuestion = { 
/**
 * What is needed.
 */
need: Need, 
/**
 * ZIP code, town or county, as someone wrote it.
 */
near: string | null, 
/**
 * Wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`, or a day, `YYYY-MM-DD`; `null`: now.
 */
at: string | null, 
/**
 * That moment, or the rest of that day. A day without a time means the whole day.
 */
span: Span, 
/**
 * What the place has to be like.
 */
wishes: Array<Wish>, 
/**
 * How many places to return, [`FIND_LIMIT_MAX`] at most. Without it, [`FIND_LIMIT`].
 */
limit: number | null, };

export type Near = { 
/**
 * Town or county, as it is written. A ZIP code has the name of its post office.
 */
name: string, 
/**
 * The municipality, where the name is only a part of it: Avenel is in Woodbridge Township.
 */
partOf: string | null, 
/**
 * Its county.
 */
county: string, 
/**
 * The ZIP code, if one was given.
 */
zip: string | null, 
/**
 * Degrees north.
 */
lat: number, 
/**
 * Degrees east.
 */
lon: number, 
/**
 * Whether it is a whole county.
 */
whole: boolean, };

export type Difference = "closed" | "needs-id" | "not-walk-in" | "no-families" | "no-women" | "no-men" | "record-limits" | "not-free" | "no-wheelchair" | "no-spanish" | "elsewhere" | "still-inside" | "only-part";

export type Freshness = "fresh" | "this-year" | "old" | "undated";

export type FoundPlace = { 
/**
 * Its lasting id.
 */
id: string, 
/**
 * The list that contains it.
 */
list: string, 
/**
 * What it is known by in saved lists and on printed slips: `{list}.{code}`.
 */
code: string, 
/**
 * Name.
 */
name: string, 
/**
 * Kind, in the words of the list.
 */
kind: string | null, 
/**
 * Street.
 */
address: string | null, 
/**
 * Town.
 */
city: string | null, 
/**
 * County, or `Statewide`.
 */
county: string | null, 
/**
 * ZIP code.
 */
zip: string | null, 
/**
 * Telephone.
 */
phone: string | null, 
/**
 * Website.
 */
website: string | null, 
/**
 * Whether it is open then.
 */
open: OpenNow, 
/**
 * Its best state from then until midnight.
 */
restOfDay: OpenState, 
/**
 * The sentence of its hours.
 */
hours: string | null, 
/**
 * What it asks for and offers.
 */
requirements: Requirements, 
/**
 * Remarks of the list, in English.
 */
notes: string | null, 
/**
 * Miles as the crow flies, to a tenth; `null`: not known, or it serves the whole state.
 */
miles: number | null, 
/**
 * Degrees north and east of its ZIP code area.
 */
point: [number, number] | null, 
/**
 * When staff asked an employer last that still hires people with a record, and their initials.
 */
hires: string | null, 
/**
 * Date of the source: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
 */
checked: string | null, 
/**
 * How old that is.
 */
freshness: Freshness, 
/**
 * Wishes the source says nothing about: ask there.
 */
asks: Array<Wish>, 
/**
 * What does not fit; empty for a place that fits.
 */
differs: Array<Difference>, 
/**
 * How directly it answers the need; `null` where none was asked.
 */
how: Directness | null, 
/**
 * The words by which it answers a need that its list is not about, such as the meals of a shelter. Its hours are not
 * theirs: `open` is `ask`, and `hours` is `null`.
 */
beside: string | null, 
/**
 * Where it stands among `places` and `later` together, 1 for the best; 0 for any other place.
 */
rank: number, };

export type FindAnswer = { 
/**
 * The moment the states are for, wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`.
 */
at: string, 
/**
 * That moment, or the rest of that day.
 */
span: Span, 
/**
 * Where from; `null` when nothing was said or it was not understood.
 */
near: Near | null, 
/**
 * Whether `near` was said and not understood.
 */
nearUnknown: boolean, 
/**
 * Other towns of the name that was said, more than 5 miles away, each as `near` understands it:
 * `Springfield, Burlington`.
 */
also: Array<string>, 
/**
 * Places that fit and are open then or have to be asked, best first. Of a day: those that are open
 * some time of it, or may be.
 */
places: Array<FoundPlace>, 
/**
 * Places that fit, are closed at that moment and open later that day, or may; none of a day.
 */
later: Array<FoundPlace>, 
/**
 * How many fit in all: `places` and `later`, also beyond the limit.
 */
total: number, 
/**
 * Places that differ in what `differs` says: those that are closed then and fit otherwise, and,
 * where fewer than three fit, the nearest that fit less. A day of waiting counts 5 miles.
 * In an answer of 20 places or more, the office of the county is in one of the lists for food and for a bed.
 */
others: Array<FoundPlace>, 
/**
 * The number that helps everywhere.
 */
help: string, 
/**
 * For an answer from lists kept while the network is down: when the oldest was fetched, in
 * milliseconds since 1970.
 */
keptAt: number | null, };

export type SearchHit = { 
/**
 * Its lasting id.
 */
id: string, 
/**
 * The list that contains it.
 */
list: string, 
/**
 * What it is known by in saved lists: `{list}.{code}`.
 */
code: string, 
/**
 * Name.
 */
name: string, 
/**
 * Kind, in the words of the list.
 */
kind: string | null, 
/**
 * Street.
 */
address: string | null, 
/**
 * Town.
 */
city: string | null, 
/**
 * County.
 */
county: string | null, 
/**
 * Telephone.
 */
phone: string | null, 
/**
 * Website.
 */
website: string | null, 
/**
 * Remarks of the list, in English.
 */
notes: string | null, 
/**
 * Whether it is open at the time of the answer, as the finder says it for the need that was asked.
 */
open: OpenNow, 
/**
 * Whether it takes men only, or women only.
 */
sex: Sex | null, 
/**
 * Whether it takes people with children, or without.
 */
household: Household | null, 
/**
 * Miles from the town or ZIP code of the question.
 */
miles: number | null, 
/**
 * What does not fit; empty for a place that fits.
 */
differs: Array<Difference>, };

export type SearchAlso = { 
/**
 * The town and its county.
 */
near: string, 
/**
 * The search that means it.
 */
text: string, };

export type SearchAnswer = { 
/**
 * The moment the states are for, wall-clock time in New Jersey, `YYYY-MM-DDTHH:MM`. A service of an earlier version
 * says none: then they are for now.
 */
at: string, 
/**
 * That moment, or the rest of that day, where the words name a day.
 */
span: Span, 
/**
 * The best places first.
 */
hits: Array<SearchHit>, 
/**
 * Places that their data excludes, with what differs. Those that fail a wish are told only where fewer than three fit. Of
 * several needs, places near by that do one of them.
 */
others: Array<SearchHit>, 
/**
 * How many fit in all.
 */
total: number, 
/**
 * Needs that the words mean ("hungry"). The finder can answer them.
 */
needs: Array<Need>, 
/**
 * What a place shall be like, by the words ("no ID").
 */
wishes: Array<Wish>, 
/**
 * A town, county or ZIP code among the words.
 */
near: Near | null, 
/**
 * Other towns of the name that was said.
 */
also: Array<SearchAlso>, 
/**
 * The words as they were understood, when one was spelled otherwise.
 */
understood: string | null, 
/**
 * The search that takes these words as they were typed.
 */
typed: string | null, 
/**
 * Words that stand in no list and are no ordinary ones, as they are compared: in lower case, without accents. A page
 * without a network and a service of an earlier version name none.
 */
unknown: Array<string>, 
/**
 * For an answer from kept lists: when the oldest was fetched, in milliseconds since 1970.
 */
keptAt: number | null, };

export type PlaceRef = { 
/**
 * UUID, version 5 of its source identity when it was first seen, kept ever after.
 */
id: string, 
/**
 * The list that contains it.
 */
list: string, 
/**
 * The code its row has now in saved lists and on printed slips.
 */
code: string, 
/**
 * Codes it had before, for instance with another telephone number.
 */
former: Array<string>, };

export type Place = { 
/**
 * The place as the finder answers it.
 */
place: FoundPlace, 
/**
 * Its hours as data.
 */
hours: Hours, 
/**
 * Every field of its row.
 */
row: Row, 
/**
 * Days of facts that were checked or set on another day than the place was checked last, by field. A kiosk that
 * never reached its service does not know them.
 */
days?: Row, 
/**
 * Ids of other places at the same address.
 */
here: Array<PlaceRef>, 
/**
 * For an answer from kept lists: when they were fetched, in milliseconds since 1970.
 */
keptAt: number | null, };

export type Directness = "direct" | "finds" | "line" | "aside";

export type Served = { 
/**
 * The need.
 */
need: Need, 
/**
 * How directly.
 */
how: Directness, 
/**
 * The words that say so, where the list of the place is about something else.
 */
beside: string | null, };

export type KeptPlace = { 
/**
 * Its id and codes.
 */
place: PlaceRef, 
/**
 * Every field of its row.
 */
row: Row, 
/**
 * Its hours.
 */
hours: Hours, 
/**
 * What it asks for and offers.
 */
requirements: Requirements, 
/**
 * What it helps with.
 */
serves: Array<Served>, 
/**
 * Degrees north and east of its ZIP code area.
 */
point: [number, number] | null, 
/**
 * The first day of the date of its source, `YYYY-MM-DD`.
 */
checked: string | null, 
/**
 * Days of facts that were checked or set on another day than the place was checked last, by field.
 */
days?: Row, };

export type KeptPlaces = { 
/**
 * Every place, list by list, in the order of the lists.
 */
places: Array<KeptPlace>, 
/**
 * The municipalities as lines of name, county, north, east and ZIP code, with commas between, and how many live
 * there where others have the name too.
 */
towns: string, 
/**
 * The ZIP codes as lines of code, north, east, municipality and county, and the post office if it has another name.
 */
zips: string, 
/**
 * Other parts of municipalities as lines of name, municipality, county and ZIP code.
 */
localities: string, 
/**
 * Lines of what is meant (needs or a wish), phrases of the lists for it, and the phrases of each language that
 * mean it. Commas are between them, and semicolons between phrases.
 */
synonyms: string, 
/**
 * Words that say nothing about a place, with spaces between.
 */
fillers: string, 
/**
 * Ordinary words that these places have, or that would be taken for a misspelling of one of their words.
 */
ordinary: string, };

export type Wrong = "hours" | "phone" | "address" | "gone" | "requirements" | "other";

export type PlaceReport = { 
/**
 * Idempotency key: 32 hexadecimal digits.
 */
key: string, 
/**
 * The place.
 */
place: string, 
/**
 * What is wrong.
 */
wrong: Wrong, 
/**
 * A sentence, if someone wants to write one; at most [`REPORT_TEXT_MAX`] characters.
 */
text: string, };

export type PlaceText = { 
/**
 * Idempotency key: 32 hexadecimal digits.
 */
key: string, 
/**
 * The number of the phone, in E.164 form.
 */
phone: string, 
/**
 * Ids of places, or their codes in saved lists; at most [`TEXT_PLACES_MAX`].
 */
places: Array<string>, 
/**
 * The language of the words around them.
 */
language: Language, 
/**
 * The proof of work of `GET /account/proof-of-work`.
 */
work?: string, };

export type PlaceTextSent = { 
/**
 * Places that are written in it.
 */
written: number, 
/**
 * Places behind its link alone, because there was no room.
 */
linked: number, 
/**
 * Places that are neither written nor behind the link: there was no room for them at all.
 */
leftOut: number, };

export type ResumeLanguage = "en" | "es";

export type ResumeAnswers = { 
/**
 * The language that own text is written in, where `textLanguages` does not say it.
 */
language: ResumeLanguage, 
/**
 * Own titles, own tasks and subjects of schools, each with the language it was written in: a person
 * may change the language of the screen on the way.
 */
textLanguages?: { [key in string]: ResumeLanguage }, 
/**
 * First and last name; the only answer that is needed.
 */
name: string, 
/**
 * Telephone.
 */
phone: string, 
/**
 * E-mail address.
 */
email: string, 
/**
 * Town and state.
 */
town: string, 
/**
 * Work, in the order of the resume.
 */
jobs: Array<JobAnswer>, 
/**
 * Identifiers of skills.
 */
skills: Array<string>, 
/**
 * Identifiers of strengths.
 */
strengths: Array<string>, 
/**
 * Identifiers of licences and certificates.
 */
licences: Array<string>, 
/**
 * Schools and courses.
 */
schooling: Array<SchoolAnswer>, 
/**
 * Languages a person speaks.
 */
languages: Array<SpokenAnswer>, 
/**
 * Identifiers of times a person can work.
 */
availability: Array<string>, };

export type JobAnswer = { 
/**
 * Identifier of a title; empty when `ownTitle` says it.
 */
title: string, 
/**
 * A title in own words.
 */
ownTitle: string, 
/**
 * What was done: identifiers of tasks, each `trade.task`.
 */
tasks: Array<string>, 
/**
 * What else was done, in own words.
 */
ownTasks: Array<string>, 
/**
 * Where it was.
 */
place: Workplace, 
/**
 * The year it began.
 */
from: number | null, 
/**
 * The year it ended; none when it has not ended or is not known.
 */
to: number | null, 
/**
 * Whether it has not ended.
 */
current: boolean, };

export type Workplace = { "kind": "company", 
/**
 * Its name; may be empty.
 */
name: string, 
/**
 * Town and state; may be empty.
 */
town: string, } | { "kind": "own" } | { "kind": "inside", 
/**
 * Whose it is.
 */
run: RunBy, };

export type RunBy = "new-jersey" | "county" | "federal" | "other-state";

export type SchoolAnswer = { 
/**
 * Identifier of a level.
 */
level: string, 
/**
 * What it was about, in own words; may be empty.
 */
field: string, 
/**
 * Name of the school; may be empty.
 */
school: string, 
/**
 * The year it ended.
 */
year: number | null, };

export type SpokenAnswer = { 
/**
 * Identifier of the language.
 */
language: string, 
/**
 * Identifier of how well.
 */
level: string, };

export type ResumeRequest = { 
/**
 * The answers.
 */
answers: ResumeAnswers, 
/**
 * The language of the resume.
 */
language: ResumeLanguage, 
/**
 * 1 or 2.
 */
design: number, };

export type MadeResume = { 
/**
 * Its text.
 */
sheet: Sheet, 
/**
 * The same as plain text, for forms of websites.
 */
text: string, 
/**
 * The PDF, in base64 (RFC 4648).
 */
pdf: string, 
/**
 * Concepts that matching understands.
 */
concepts: Array<string>, };

export type LetterKind = "employer" | "payment-plan" | "record";

export type LetterRequest = { 
/**
 * What it asks for.
 */
kind: LetterKind, 
/**
 * The language of the letter.
 */
language: ResumeLanguage, 
/**
 * The day it is written, `YYYY-MM-DD`.
 */
day: string, 
/**
 * Who writes.
 */
name: string, 
/**
 * Phone, e-mail or address of who writes.
 */
reach: string, 
/**
 * Who it is for.
 */
to: string, 
/**
 * The work, the number of the case, or the record.
 */
about: string, 
/**
 * What a person can do, what they can pay each month, or what helps to find the record.
 */
detail: string, };

export type Sheet = { 
/**
 * The language of the sheet.
 */
language: ResumeLanguage, 
/**
 * What the document is called in a list of files.
 */
title: string, 
/**
 * The largest line.
 */
heading: string, 
/**
 * Lines below it.
 */
contact: Array<string>, 
/**
 * Everything else.
 */
sections: Array<SheetSection>, };

export type SheetSection = { 
/**
 * The heading; may be empty.
 */
heading: string, 
/**
 * What stands below it.
 */
entries: Array<SheetEntry>, };

export type SheetEntry = { 
/**
 * What it is; may be empty.
 */
title: string, 
/**
 * When it was; may be empty.
 */
dates: string, 
/**
 * A line below the title; may be empty.
 */
line: string, 
/**
 * A list below that.
 */
items: Array<SheetItem>, };

export type SheetItem = { 
/**
 * The text.
 */
text: string, 
/**
 * Its language, when that is not the language of the sheet.
 */
language: ResumeLanguage | null, };

export type Role = "caller" | "editor" | "owner";

export type PlaceStatus = "listed" | "closed" | "not-listed";

export type ActKind = "still-right" | "no-answer" | "ask-hires" | "change" | "undo" | "import" | "suggest" | "approve" | "return" | "put-away" | "invite" | "join" | "set-role" | "remove" | "end-sessions" | "notice" | "end-notice" | "message-done" | "assign-message" | "answer-message" | "bring-rows" | "publish-rows" | "withdraw-rows" | "drop-rows" | "send-link" | "answer-link" | "make-list" | "arrange-lists" | "delete-list" | "put-back-list" | "drop-list" | "write-pages" | "write-kiosk-settings" | "import-list";

export type DeskMe = { 
/**
 * Name.
 */
name: string, 
/**
 * E-mail address.
 */
email: string, 
/**
 * Role.
 */
role: Role, 
/**
 * Whether the operator lets the desk look whether websites answer.
 */
checksLinks: boolean, 
/**
 * Suggestions that wait for this person to decide; 0 for callers, who decide nothing.
 */
suggestions: number, 
/**
 * The lists beyond those that the specification links, with their names. Hidden ones are among
 * them, because staff work on them.
 */
lists: Array<MenuList>, };

export type QueueView = "due" | "unreachable" | "removed" | "all";

export type QueueItem = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its list.
 */
list: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its town, or the empty text.
 */
city: string, 
/**
 * When it was checked last, as the list says it; empty for a place that never was.
 */
checked: string, 
/**
 * The initials of the staff member who checked it; empty when no staff member did.
 */
checkedBy: string, 
/**
 * Reports that wait.
 */
reports: number, 
/**
 * How often in a row it did not answer.
 */
noAnswers: number, 
/**
 * Suggestions that wait for an editor.
 */
suggestions: number, 
/**
 * How often people saved and printed it in the last 12 weeks; `null` for fewer than
 * [`FEWEST_SHOWN`](crate::desk_fleet::FEWEST_SHOWN).
 */
taken: number | null, };

export type DeskQueue = { 
/**
 * The most urgent places, at most [`QUEUE_MAX`].
 */
items: Array<QueueItem>, 
/**
 * All places that fit.
 */
total: number, 
/**
 * The names of all lists.
 */
lists: Array<string>, 
/**
 * Suggestions that wait for an editor, of all places.
 */
suggestions: number, };

export type DeskReport = { 
/**
 * Its id.
 */
id: string, 
/**
 * What is wrong.
 */
wrong: Wrong, 
/**
 * What the visitor wrote.
 */
text: string, 
/**
 * Milliseconds since 1970.
 */
receivedAt: number, };

export type DeskAct = { 
/**
 * Its number.
 */
id: number, 
/**
 * Milliseconds since 1970.
 */
at: number, 
/**
 * The name of the staff member, or of the command.
 */
who: string, 
/**
 * What was done.
 */
kind: ActKind, 
/**
 * A place's id, an e-mail address of the staff, or the key of a message.
 */
subject: string, 
/**
 * What was there before, of what changed: field to text. A name that begins with a colon is no
 * field of a list: `:status`, `:checked-by`, `:no-answers`, `:no-answer-on` (a day), `:due` and `:until`
 * (milliseconds since 1970), `:role`, `:name`.
 */
before: Row, 
/**
 * What is there since.
 */
after: Row, 
/**
 * What the staff member wrote.
 */
note: string, 
/**
 * Of an act that publishes rows or changes of a table: from where the table is, as the person wrote it who brought it;
 * the empty text when nothing was written.
 */
table: string | null, 
/**
 * Whether something of it still stands and can be taken back.
 */
canUndo: boolean, };

export type DeskPlace = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its list.
 */
list: string, 
/**
 * Grows with every act. A call that names another version changes nothing.
 */
version: number, 
/**
 * All fields as they are published, also the source.
 */
row: Row, 
/**
 * The initials of the staff member who checked it last; empty when no staff member did.
 */
checkedBy: string, 
/**
 * The row as its source gave it last.
 */
source: Row, 
/**
 * The hours as data.
 */
hours: Hours, 
/**
 * Whether it is an employer, who can be asked whether it still hires people with a record.
 */
isEmployer: boolean, 
/**
 * The fields that staff may write.
 */
editable: Array<string>, 
/**
 * Whether it is published.
 */
status: PlaceStatus, 
/**
 * On how many days in a row it did not answer.
 */
noAnswers: number, 
/**
 * Whether today is one of them: then it is not counted again today.
 */
noAnswerToday: boolean, 
/**
 * When it comes back to the queue, in milliseconds since 1970.
 */
due: number | null, 
/**
 * Reports that wait.
 */
reports: Array<DeskReport>, 
/**
 * Suggestions that wait.
 */
suggestions: Array<DeskSuggestion>, 
/**
 * What was done, newest first.
 */
history: Array<DeskAct>, 
/**
 * Other rows of the same place that are still listed, at most [`TWINS_MAX`](crate::desk_twins::TWINS_MAX).
 */
twins: Array<DeskTwin>, };

export type DeskTwin = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its list.
 */
list: string, 
/**
 * The title of the list in English. Screens name lists in their own language.
 */
title: string, 
/**
 * Its name in that list.
 */
name: string, };

export type DeskOutcome = "done" | "changed-meanwhile" | "counted-today" | "nothing-left";

export type DeskAnswer = { 
/**
 * What became of the act.
 */
outcome: DeskOutcome, 
/**
 * The place as it is now.
 */
place: DeskPlace, 
/**
 * What an undo took back; `null` of every other act.
 */
undone: DeskUndone | null, };

export type DeskSeen = { 
/**
 * The version that the staff member saw.
 */
version: number, };

export type DeskChange = { 
/**
 * The version that the staff member saw.
 */
version: number, 
/**
 * The fields that change, with their new text; each one of [`EDITABLE_FIELDS`].
 */
fields: Row, 
/**
 * Whether it is published from now on.
 */
status: PlaceStatus | null, 
/**
 * Why, in the staff member's words.
 */
note: string, 
/**
 * The ids of the reports that the staff member saw. They are dealt with when the change is published; all
 * others wait on.
 */
reports: Array<string>, };

export type RecordedAct = { 
/**
 * The name of the place that it is about; empty when it is about something else.
 */
place: string, 
/**
 * Its number.
 */
id: number, 
/**
 * Milliseconds since 1970.
 */
at: number, 
/**
 * The name of the staff member, or of the command.
 */
who: string, 
/**
 * What was done.
 */
kind: ActKind, 
/**
 * A place's id, an e-mail address of the staff, or the key of a message.
 */
subject: string, 
/**
 * What was there before, of what changed: field to text. A name that begins with a colon is no
 * field of a list: `:status`, `:checked-by`, `:no-answers`, `:no-answer-on` (a day), `:due` and `:until`
 * (milliseconds since 1970), `:role`, `:name`.
 */
before: Row, 
/**
 * What is there since.
 */
after: Row, 
/**
 * What the staff member wrote.
 */
note: string, 
/**
 * Of an act that publishes rows or changes of a table: from where the table is, as the person wrote it who brought it;
 * the empty text when nothing was written.
 */
table: string | null, 
/**
 * Whether something of it still stands and can be taken back.
 */
canUndo: boolean, };

export type DeskUndo = { 
/**
 * The version that the staff member saw.
 */
version: number, 
/**
 * The act that is taken back.
 */
act: number, };

export type DeskUndone = { 
/**
 * The facts that are as they were before the act, by name.
 */
back: Array<string>, 
/**
 * The facts of the act that stay as they are, because they were set again since.
 */
stays: Array<string>, 
/**
 * Whether a later check no longer dates the place, because a fact that came back was not checked then.
 */
checkGone: boolean, };

export type DeskDraft = { 
/**
 * The fields that would change, with their new text.
 */
fields: Row, };

export type DeskContradiction = { 
/**
 * What they are about: `entry`, `id`, `cost` …; `zip`: New Jersey has no such ZIP code; `zip-repaired`: the
 * code that was typed, and the one that is published; `hours`: no program can read them.
 */
about: string, 
/**
 * The sentences, as they stand in the place, or the text.
 */
words: Array<string>, };

export type SuggestedByTable = { 
/**
 * Its id.
 */
id: string, 
/**
 * How many changes of it wait.
 */
changes: number, };

export type DeskSuggestion = { 
/**
 * Its id.
 */
id: string, 
/**
 * The place.
 */
place: string, 
/**
 * The version of the place as it is shown here, for the call that publishes it.
 */
version: number, 
/**
 * Grows with everything that is added to it, for the call that publishes or returns it.
 */
revision: number, 
/**
 * The name of the place when it was suggested.
 */
name: string, 
/**
 * The list of the place; empty when the place is gone.
 */
list: string, 
/**
 * The town of the place.
 */
city: string, 
/**
 * Who suggests it.
 */
who: string, 
/**
 * Whether the asking staff member suggested it.
 */
isMine: boolean, 
/**
 * Whether the place itself said it, by a link.
 */
isOfPlace: boolean, 
/**
 * Milliseconds since 1970.
 */
at: number, 
/**
 * The table that would change it; `None` for what a person or a place says.
 */
ofTable: SuggestedByTable | null, 
/**
 * What stood there, of what would change.
 */
before: Row, 
/**
 * What would stand there.
 */
after: Row, 
/**
 * Sentences that would exclude each other, and do not yet.
 */
contradictions: Array<DeskContradiction>, 
/**
 * What was done with the place since it was suggested, newest first: it was checked, or changed.
 */
since: Array<DeskAct>, 
/**
 * Why.
 */
note: string, 
/**
 * The editor's word, when it was returned.
 */
returned: string | null, };

export type DeskLooked = { 
/**
 * The version that the staff member saw.
 */
version: number, 
/**
 * The ids of the reports that the staff member saw. They are dealt with; all others wait on.
 */
reports: Array<string>, };

export type DeskApprove = { 
/**
 * The version of the place that the editor saw.
 */
version: number, 
/**
 * The revision of the suggestion that the editor saw.
 */
revision: number, };

export type DeskReturn = { 
/**
 * Why it was not published.
 */
word: string, 
/**
 * The revision of the suggestion that the editor saw.
 */
revision: number, };

export type DeskDecided = { 
/**
 * The name of who decided.
 */
who: string, 
/**
 * What: it was published, returned or put away.
 */
kind: ActKind, };

export type StaffMember = { 
/**
 * E-mail address.
 */
email: string, 
/**
 * Name.
 */
name: string, 
/**
 * Role.
 */
role: Role, 
/**
 * Whether the person has been at the desk.
 */
hasJoined: boolean, 
/**
 * Whether the account with which the person came was deleted: nobody comes to the desk with it.
 */
accountDeleted: boolean, 
/**
 * Open sessions of a person who has.
 */
sessions: Array<StaffSession>, };

export type StaffSession = { 
/**
 * When it began, in milliseconds since 1970.
 */
beganAt: number, 
/**
 * When it was last used.
 */
usedAt: number, 
/**
 * What it was opened on.
 */
device: string, };

export type StaffInvite = { 
/**
 * E-mail address.
 */
email: string, 
/**
 * Name, as the history shows it.
 */
name: string, 
/**
 * Role.
 */
role: Role, 
/**
 * Language of the mail: `en` or `es`.
 */
language: string, };

export type StaffName = { 
/**
 * E-mail address.
 */
email: string, };

export type DeskNotice = { 
/**
 * Its id.
 */
id: string, 
/**
 * In English.
 */
en: string, 
/**
 * In Spanish.
 */
es: string, 
/**
 * When it ends or ended, in milliseconds since 1970.
 */
until: number, 
/**
 * Who put it up.
 */
who: string, };

export type NewNotice = { 
/**
 * In English, at most [`NOTICE_MAX`] characters.
 */
en: string, 
/**
 * In Spanish.
 */
es: string, 
/**
 * When it ends, in milliseconds since 1970; at most 31 days from now.
 */
until: number, };

export type KioskState = "up" | "away" | "never-seen" | "revoked";

export type KioskProblem = "away" | "no-lists" | "old-lists" | "many-wait" | "wrong-clock" | "repairs" | "no-paper" | "paper-jam" | "no-ink" | "printer-stopped" | "no-printer";

export type PrinterState = "ready" | "no-paper" | "jam" | "no-ink" | "stopped" | "missing";

export type DesiredSettings = { 
/**
 * The name of the site.
 */
site: string | null, 
/**
 * Hosts whose pages may open.
 */
allowedHosts: Array<string> | null, 
/**
 * `off`, `default`, or the name of a printer.
 */
printer: string | null, 
/**
 * Whether notices are shown.
 */
notices: boolean | null, };

export type SettingName = "allowed-hosts" | "printer";

export type DeskKiosk = { 
/**
 * Its name in the operator's list.
 */
id: string, 
/**
 * Where it stands.
 */
site: string, 
/**
 * How it is.
 */
state: KioskState, 
/**
 * What is wrong.
 */
problems: Array<KioskProblem>, 
/**
 * Its version; empty before it was heard.
 */
version: string, 
/**
 * When it was heard last.
 */
heardAt: number | null, 
/**
 * When the oldest of its lists was last right.
 */
listsAt: number | null, 
/**
 * Messages and reports that wait for the network.
 */
waiting: number, 
/**
 * The version of its settings here; 0 before the first.
 */
settingsVersion: number, 
/**
 * The version that it reported last; `null` before the first.
 */
appliedVersion: number | null, 
/**
 * Settings that its operator fixed in `kiosk.toml` or by a variable: the desk cannot change them.
 */
fixed: Array<SettingName>, 
/**
 * How its printer is; `null` where it prints on none.
 */
printer: PrinterState | null, };

export type DeskKioskSettings = { 
/**
 * The kiosk; `all` for all of them.
 */
kiosk: string, 
/**
 * The version that was read; 0 before the first.
 */
version: number, 
/**
 * The settings.
 */
desired: DesiredSettings, };

export type WeekOfPage = { 
/**
 * The Monday, `YYYY-MM-DD`.
 */
week: string, 
/**
 * The page, by its name in the record of page views.
 */
page: string, 
/**
 * Whether at kiosks; else on the website.
 */
atKiosks: boolean, 
/**
 * How often; `null` for fewer than [`FEWEST_SHOWN`].
 */
count: number | null, };

export type WeekOfCounty = { 
/**
 * The Monday, `YYYY-MM-DD`.
 */
week: string, 
/**
 * The county; empty for places without one, and for those that left their list.
 */
county: string, 
/**
 * What was done.
 */
kind: PlaceUse, 
/**
 * How often; `null` for fewer than [`FEWEST_SHOWN`].
 */
count: number | null, };

export type WeekOfWord = { 
/**
 * The Monday, `YYYY-MM-DD`.
 */
week: string, 
/**
 * The word. At least five desks searched for it, on at least five days.
 */
word: string, 
/**
 * The county that the searches named; empty for all others of the week together.
 */
county: string, 
/**
 * How often; `null` for fewer than [`FEWEST_SHOWN`].
 */
count: number | null, };

export type LinkState = "answers" | "moved" | "missing" | "unsure" | "silent" | "not-public" | "no-address";

export type LinkToCheck = { 
/**
 * The website, as the list has it or as it was typed.
 */
website: string, };

export type LinkFound = { 
/**
 * What was found.
 */
state: LinkState, 
/**
 * The other address.
 */
address: string | null, };

export type Gallery = "career" | "finance";

export type AboutText = { 
/**
 * In English.
 */
en: string, 
/**
 * In Spanish.
 */
es: string, };

export type AddedVideo = { 
/**
 * Where it stands.
 */
gallery: Gallery, 
/**
 * The title of the video.
 */
title: string, 
/**
 * What it is about, in English.
 */
en: string, 
/**
 * The same in Spanish.
 */
es: string, 
/**
 * Its address, `https://…`.
 */
link: string, };

export type DeskPages = { 
/**
 * Grows with every change; a call that names another version changes nothing.
 */
version: number, 
/**
 * The texts of the About page, below its heading.
 */
about: Array<AboutText>, 
/**
 * The videos that were added, in their order.
 */
videos: Array<AddedVideo>, };

export type AgesOfFacts = { 
/**
 * The name of the list or of the county; empty for places without a county.
 */
name: string, 
/**
 * Checked within 180 days.
 */
fresh: number, 
/**
 * Within a year.
 */
year: number, 
/**
 * Within two years.
 */
twoYears: number, 
/**
 * Longer ago.
 */
older: number, 
/**
 * Never, as far as the list says.
 */
never: number, };

export type DeskInsight = { 
/**
 * The last 12 weeks, the newest first.
 */
weeks: Array<WeekOfPage>, 
/**
 * How often places were opened, saved and printed in them.
 */
uses: Array<WeekOfCounty>, 
/**
 * What was searched in them and not found.
 */
words: Array<WeekOfWord>, 
/**
 * Ages of the facts by list.
 */
lists: Array<AgesOfFacts>, 
/**
 * Ages of the facts by county.
 */
counties: Array<AgesOfFacts>, };

export type MenuList = { 
/**
 * Its name in addresses.
 */
name: string, 
/**
 * Its name in English; empty: the usual name.
 */
en: string, 
/**
 * Its name in Spanish.
 */
es: string, 
/**
 * Whether only staff see it and its places.
 */
isHidden: boolean, };

export type DeskList = { 
/**
 * How the menus have it.
 */
menu: MenuList, 
/**
 * Whether a menu leads to it.
 */
isInMenu: boolean, 
/**
 * Its rows.
 */
rows: number, };

export type DeletedList = { 
/**
 * Its name in addresses.
 */
name: string, 
/**
 * Its rows.
 */
rows: number, 
/**
 * When it was deleted, in milliseconds since 1970.
 */
at: number, 
/**
 * Who deleted it.
 */
who: string, };

export type DeskLists = { 
/**
 * Grows with every act on the lists. A call that names another version changes nothing.
 */
version: number, 
/**
 * Those beyond the ones that the specification links, in the order of the menus.
 */
lists: Array<DeskList>, 
/**
 * Those that can be put back, the newest first.
 */
deleted: Array<DeletedList>, };

export type NewList = { 
/**
 * The version that the staff member saw.
 */
version: number, 
/**
 * Its name in addresses: `a-z`, `0-9` and single dashes. It never changes.
 */
name: string, 
/**
 * Its name in English.
 */
en: string, 
/**
 * Its name in Spanish.
 */
es: string, };

export type ArrangeLists = { 
/**
 * The version that the staff member saw.
 */
version: number, 
/**
 * Every list, each once, in the order of the menus.
 */
lists: Array<MenuList>, };

export type NewEntryLink = { 
/**
 * Where it is mailed to; empty: it is only shown to the staff member.
 */
email: string, 
/**
 * Language of the mail: `en` or `es`.
 */
language: string, };

export type EntryLink = { 
/**
 * The address of the page, with the code behind `#`, so that no server and no log gets it.
 */
link: string, 
/**
 * When it ends, in milliseconds since 1970.
 */
until: number, };

export type EntryCode = { 
/**
 * The code of the link.
 */
code: string, };

export type OwnEntry = { 
/**
 * Its list.
 */
list: string, 
/**
 * Its fields as they are published.
 */
row: Row, 
/**
 * What is shown here as one short text, for the answer: it says what the place has seen.
 */
seen: string, 
/**
 * When the link ends, in milliseconds since 1970.
 */
until: number, };

export type EntryAnswer = { 
/**
 * The code of the link.
 */
code: string, 
/**
 * The entry that the place has seen, as [`OwnEntry::seen`] says it. When the entry is another one now,
 * nothing is kept and the link is not spent.
 */
seen: string, 
/**
 * The fields that are different, with their new text.
 */
fields: Row, 
/**
 * Whether the place closed, or does not want to be listed.
 */
status: PlaceStatus | null, 
/**
 * What the place wants to say to the staff.
 */
note: string, };

export type DeskMessages = { 
/**
 * The newest messages.
 */
messages: Array<DeskMessage>, 
/**
 * The people who can look after one.
 */
colleagues: Array<Colleague>, };

export type Colleague = { 
/**
 * E-mail address.
 */
email: string, 
/**
 * Name.
 */
name: string, };

export type DeskMessage = { 
/**
 * Its key.
 */
key: string, 
/**
 * Grows with every act. A call that names another version changes nothing.
 */
version: number, 
/**
 * The name that its sender gave.
 */
name: string, 
/**
 * An address or a telephone number.
 */
contact: string, 
/**
 * Whether `contact` is an address that a mail can go to.
 */
canAnswer: boolean, 
/**
 * Its subject.
 */
subject: string, 
/**
 * Its text.
 */
message: string, 
/**
 * Milliseconds since 1970.
 */
receivedAt: number, 
/**
 * The address of the person who takes care of it; empty: not assigned.
 */
assigned: string, 
/**
 * Who answered it by mail.
 */
answeredBy: string | null, 
/**
 * Who dealt with it.
 */
doneBy: string | null, };

export type MessageDone = { 
/**
 * Whether it is dealt with.
 */
isDone: boolean, };

export type MessageAssign = { 
/**
 * The version that the staff member saw.
 */
version: number, 
/**
 * The address of an editor or owner; empty: not assigned.
 */
to: string, };

export type MessageAnswer = { 
/**
 * The version that the staff member saw.
 */
version: number, 
/**
 * The text of the mail, at most [`ANSWER_MAX`] characters.
 */
text: string, };

export type ImportFailure = "not-a-table" | "old-excel" | "too-large" | "open-quote" | "no-rows" | "not-a-package" | "old-package";

export type ImportProblem = "name-missing" | "name-is-number" | "too-long" | "control-character" | "lost-character" | "markup" | "formula-error" | "formula" | "rounded-number" | "not-a-date" | "future-date" | "phone" | "zip" | "phone-impossible" | "zip-impossible" | "zip-elsewhere" | "county" | "website" | "hours-number" | "time-impossible" | "cell-count" | "header-again" | "twice" | "id-missing" | "id-twice" | "link-nowhere" | "not-active" | "id-unknown" | "crossed-out" | "no-place" | "made-by-spreadsheet";

export type ImportRepair = "encoding" | "separator" | "zeros" | "date" | "date-order" | "phone" | "characters" | "county" | "state" | "titles" | "sheets" | "merged-cells" | "hidden-rows" | "hidden-columns" | "cell-notes" | "line-breaks" | "day-first" | "other-phones" | "other-addresses" | "not-visited" | "unread-files" | "one-page";

export type ImportLikeness = "same" | "removed" | "other-list" | "phone" | "address" | "name";

export type ImportColumn = { 
/**
 * Its heading.
 */
header: string, 
/**
 * The field of the list that it fills; empty: it is left out.
 */
field: string, 
/**
 * Its first text.
 */
sample: string, 
/**
 * The field whose heading it misspells; empty when it fills a field, or is like none.
 */
near: string, };

export type ImportMistake = { 
/**
 * The cell, as a spreadsheet names it: `C14`.
 */
cell: string, 
/**
 * The heading of its column.
 */
header: string, 
/**
 * What is wrong.
 */
problem: ImportProblem, 
/**
 * The beginning of its text.
 */
text: string, };

export type ImportDoubt = "zip-elsewhere" | "far-apart" | "same-address" | "hours-unread" | "hours-inexact" | "hours-contradict" | "hours-closed" | "notes-closed" | "says-closed" | "maybe-heading" | "cells-missing" | "hours-half" | "state-elsewhere" | "town-misspelled" | "schedule-times" | "merged-across" | "number-sign" | "kept" | "of-service" | "made-by-spreadsheet" | "fax-number" | "paid-number" | "text-number" | "number-off";

export type ImportDoubted = { 
/**
 * The cell, as a spreadsheet names it: `C14`.
 */
cell: string, 
/**
 * The heading of its column.
 */
header: string, 
/**
 * Why.
 */
doubt: ImportDoubt, 
/**
 * The beginning of its text.
 */
text: string, 
/**
 * What it may mean; empty when nothing is near.
 */
near: string, };

export type TextProblem = "missing" | "too-long" | "control-character" | "markup" | "title-taken" | "address-taken" | "address-deleted" | "list-is-there" | "address" | "no-initials" | "name-taken" | "fixed-list" | "not-listed-since";

export type ImportRepaired = { 
/**
 * What.
 */
repair: ImportRepair, 
/**
 * In how many cells; 1 for the whole file.
 */
count: number, 
/**
 * The first of them; empty for the whole file.
 */
cell: string, 
/**
 * Its text before.
 */
before: string, 
/**
 * Its text since.
 */
after: string, };

export type ImportChange = { 
/**
 * The row of the file; the header is row 1.
 */
row: number, 
/**
 * The id of the place.
 */
place: string, 
/**
 * Its name on the list.
 */
name: string, 
/**
 * What the list says, of what changes.
 */
before: Row, 
/**
 * What the file says.
 */
after: Row, };

export type ImportDuplicate = { 
/**
 * The row of the file; the header is row 1.
 */
row: number, 
/**
 * Name, address and telephone number in the file.
 */
here: string, 
/**
 * The same of the place that is known, or of the row above.
 */
there: string, 
/**
 * The id of that place; empty for a row of the same file.
 */
place: string, 
/**
 * The row of the same file that it is like, when no place is known.
 */
above: number | null, 
/**
 * By what it is known.
 */
likeness: ImportLikeness, 
/**
 * Whether the row has a mistake: then it cannot be brought until that is put right.
 */
hasMistake: boolean, 
/**
 * What the list says of that place, of what would change if the row is that place …
 */
before: Row, 
/**
 * … and what the file says. Empty: nothing would change, or the row cannot change it.
 */
after: Row, };

export type ImportReport = { 
/**
 * Why nothing could be read; then all else is empty but for the place of the failure.
 */
failure: ImportFailure | null, 
/**
 * The line of the file where that begins, from 1, when one line is to blame.
 */
failureLine: number | null, 
/**
 * The file of a package in which that line stands; empty for a file of its own.
 */
failureFile: string, 
/**
 * The columns of the file.
 */
columns: Array<ImportColumn>, 
/**
 * The fields that a column can fill.
 */
fields: Array<string>, 
/**
 * Rows below the header that are not empty.
 */
rows: number, 
/**
 * Rows without a mistake that are not on the list yet.
 */
good: number, 
/**
 * The mistakes, at most [`MISTAKES_MAX`].
 */
mistakes: Array<ImportMistake>, 
/**
 * All mistakes.
 */
mistakesTotal: number, 
/**
 * What a person should look at, at most `DOUBTS_MAX`.
 */
doubts: Array<ImportDoubted>, 
/**
 * All of it.
 */
doubtsTotal: number, 
/**
 * What was put right.
 */
repairs: Array<ImportRepaired>, 
/**
 * Rows that change a place that is known by its id; an answer lists at most [`CHANGES_MAX`].
 */
changes: Array<ImportChange>, 
/**
 * All of them.
 */
changesTotal: number, 
/**
 * Rows with the id of a place of which they say nothing new.
 */
unchanged: number, 
/**
 * Rows that are probably on the list already, or above in the file; at most [`DUPLICATES_MAX`].
 */
duplicates: Array<ImportDuplicate>, 
/**
 * By what the services of a package are sorted, at most [`IMPORT_TERMS_MAX`].
 */
terms: Array<ImportTerm>, 
/**
 * The term whose services are the rows; empty: all services, or those that are marked with the
 * list.
 */
only: string, 
/**
 * Whether the file is a package that does not sort its services: no term says which are for the list.
 */
unsorted: boolean, 
/**
 * Files and columns that a package does not have.
 */
missing: Array<ImportMissing>, };

export type DeskImport = { 
/**
 * Its id.
 */
id: string, 
/**
 * Grows with every act. A call that names another version changes nothing.
 */
version: number, 
/**
 * The list that the rows are for.
 */
list: string, 
/**
 * Where they are from, in the staff member's words.
 */
origin: string, 
/**
 * Who brought them.
 */
who: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Rows that wait for a look.
 */
waiting: number, 
/**
 * Rows that are on the public list.
 */
published: number, 
/**
 * Changes of known places that wait as suggestions.
 */
changes: number, 
/**
 * Places whose change is published.
 */
changed: number, 
/**
 * Names of places that the last call to publish or withdraw left as they are, because somebody changed them since.
 */
left: Array<string>, 
/**
 * Rows that the last call to publish left out, because they look like places that came meanwhile.
 */
asked: Array<ImportAsked>, 
/**
 * Changes of the file that was just brought that waited already, in other tables or as suggestions of people. They
 * are not kept again.
 */
already: number, 
/**
 * Whether nothing of the file that was just brought was kept, because all of it waited already. Then this is the
 * table in which most of its changes wait; without an id when people suggested them.
 */
nothingNew: boolean, 
/**
 * Rows that the last call to publish left out, because another table brought them to the list meanwhile.
 */
dropped: number, 
/**
 * Changes that the last call to put the table away left waiting, because somebody else brought them too.
 */
handedOn: number, };

export type ImportTerm = { 
/**
 * Its id in the package.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Services that have it.
 */
count: number, };

export type ImportMissing = { 
/**
 * The file, such as `phones.csv`; in JSON the name of the table.
 */
file: string, 
/**
 * The column; empty when the whole file is not there.
 */
column: string, 
/**
 * A column of the file that may be meant; empty when none is like it.
 */
near: string, };

export type ImportAsked = { 
/**
 * Name, address and telephone number of the row.
 */
here: string, 
/**
 * The same of the place.
 */
there: string, };

export type DeskHires = { 
/**
 * The version of the place that the staff member saw.
 */
version: number, 
/**
 * Whether it still hires them.
 */
still: boolean, };

export type DeskImportRows = { 
/**
 * The first rows, as they will be published.
 */
rows: Row[], };

export type ErrorCode = "invalid-argument" | "listing-not-found" | "not-found" | "method-not-allowed" | "payload-too-large" | "request-timeout" | "too-many-requests" | "internal-error" | "network-request-failed" | "email-already-in-use" | "wrong-password" | "user-not-found" | "invalid-credential" | "invalid-email" | "missing-email" | "missing-password" | "weak-password" | "password-does-not-meet-requirements" | "expired-action-code" | "invalid-action-code" | "user-disabled" | "user-token-expired" | "user-deleted" | "invalid-user-token" | "requires-recent-login" | "operation-not-allowed" | "admin-restricted-operation" | "credential-already-in-use" | "multi-factor-auth-required" | "user-mismatch" | "popup-blocked" | "popup-closed-by-user" | "unauthorized-domain" | "permission-denied" | "quota-exceeded" | "file-not-pdf" | "canceled" | "invalid-verification-code" | "invalid-multi-factor-session" | "multi-factor-info-not-found" | "unverified-email" | "maximum-second-factor-count-exceeded" | "second-factor-already-in-use" | "invalid-phone-number" | "invalid-app-credential" | "changed-meanwhile";

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
  SECOND_FACTOR_EXISTS: "second-factor-already-in-use",
  INVALID_PHONE_NUMBER: "invalid-phone-number",
  INVALID_APP_CREDENTIAL: "invalid-app-credential",
  CHANGED_MEANWHILE: "changed-meanwhile",
  INVALID_IDENTIFIER: "invalid-email",
  INVALID_REFRESH_TOKEN: "invalid-user-token",
  MISSING_ID_TOKEN: "invalid-user-token",
  MISSING_NEW_EMAIL: "missing-email",
  MISSING_OOB_CODE: "invalid-action-code",
  INVALID_SESSION_INFO: "invalid-multi-factor-session",
  INVALID_IDP_RESPONSE: "invalid-credential",
  MISSING_CODE: "invalid-verification-code",
  SESSION_EXPIRED: "invalid-multi-factor-session",
  PHONE_NUMBER_EXISTS: "credential-already-in-use",
};

export const LINKED_LISTINGS = ["food", "clothing", "housing", "employment"] as const;
export const MORE_LISTINGS = ["id-documents", "legal", "healthcare", "support", "transportation"] as const;
export const LANGUAGE_TAGS = ["en", "es", "pt-BR", "ht"] as const;
export const REACH_MILES = 20;
