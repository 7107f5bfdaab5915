//! What the kiosk's window and its commands say to each other.

use crate::auth::UserInfo;
use crate::error_code::ErrorCode;
use crate::language::Language;
use crate::papers::PapersPlanner;
use crate::resumes::Unreadable;
use crate::second_factors::MfaInfo;
use serde::{Deserialize, Serialize};

/// What the screens need to know of the kiosk they run on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KioskSettings {
    /// The name of the place where the kiosk stands.
    pub site: String,
    /// The address behind "Deliver Email".
    pub contact_email: String,
    /// Where the website is, for codes that a phone opens.
    pub website: String,
    /// What a visit begins with.
    pub language: Language,
    /// The town, ZIP code or county that a visit searches around until another is said; empty: none.
    pub town: String,
    /// Whether a person is signed in while the page begins.
    pub signed_in: bool,
    /// Whether the papers planner is shown.
    pub papers_planner: PapersPlanner,
    /// What this terminal can do.
    pub abilities: Abilities,
}

/// What a terminal can do besides showing the screens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Abilities {
    /// Pages can be printed.
    pub print: bool,
    /// Pages can be read aloud.
    pub speak: bool,
    /// The screens draw a keyboard.
    pub keyboard: bool,
    /// The operator can leave with a PIN.
    pub leave: bool,
}

/// A visit at a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VisitState {
    /// Grows with every change, so that a screen can wait for the next.
    pub version: i32,
    /// While the warning is shown: seconds until the visit ends.
    pub seconds_left: Option<u32>,
}

/// Why a kiosk cannot work as it is set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "camelCase")]
#[error("{source_name}: {setting}: {problem}")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SetupProblem {
    /// The file or the environment variable it was read from.
    pub source_name: String,
    /// The setting.
    pub setting: String,
    /// What is wrong with it, and what would be right.
    pub problem: String,
}

/// How the person at the kiosk reads, for the windows that the program draws itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Appearance {
    /// The language of the visit.
    pub language: Language,
    /// Size of the text, in percent of the usual.
    pub size: u16,
    /// Black and white instead of colors.
    pub contrast: bool,
}

/// What became of a wish to see an address outside the product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum OutsideVisit {
    /// It opened beside the screens.
    Opened,
    /// Its host is not allowed here: the screen shows the address and a QR code.
    NotAllowed,
}

/// The signed-in account at a kiosk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct AccountState {
    /// Grows with every change, so that a screen can wait for the next.
    pub version: i32,
    /// The e-mail address of the account; absent when no account is signed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Whether the last session ended because an operator closed the account.
    pub is_closed: bool,
}

/// A sign-in with a code of a mail or of a message to a phone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CodeSignInAnswer {
    /// The factors of the second step; empty when the person is signed in.
    pub factors: Vec<MfaInfo>,
    /// Whether the sign-in made the account.
    pub is_new: bool,
}

/// Why a person goes to an identity provider.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ProviderPurpose {
    /// To log in.
    LogIn,
    /// To add the provider to their account.
    Add,
    /// To prove again who they are.
    Prove,
}

/// What a person brought back from an identity provider.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ProviderVisit {
    /// A sign-in, or a proof. What was added counts as one too.
    SignedIn(CodeSignInAnswer),
    /// Nothing: the person turned back.
    Stopped,
    /// Nothing that counts: it took too long.
    TooOld,
    /// An account has the email; the person has to log in to it another way.
    HasAccount,
    /// To be added: it belongs to another account.
    Taken,
    /// To prove who is there: it leads to another account.
    OtherAccount,
    /// To prove who is there: the provider has not asked it.
    NotAsked,
}

/// What leads into the account of the signed-in person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WaysIn {
    /// Its email address, if a password or a mailed code leads in.
    pub email: Option<String>,
    /// Its email address, even if nothing sent there leads in yet: no other one can be added.
    pub address: Option<String>,
    /// Whether it has a password.
    pub has_password: bool,
    /// Its phone number, in E.164 form.
    pub phone: Option<String>,
    /// The ids of identity providers.
    pub providers: Vec<String>,
}

impl WaysIn {
    /// Returns the ways of a user.
    pub fn of(user: UserInfo) -> Self {
        let ids = user.provider_user_info.into_iter();
        let ids: Vec<String> = ids.map(|info| info.provider_id).collect();
        let (known, providers): (Vec<_>, _) = ids
            .into_iter()
            .partition(|id| matches!(id.as_str(), "password" | "phone"));
        Self {
            email: user
                .email
                .clone()
                .filter(|_| known.iter().any(|id| id == "password")),
            address: user.email,
            has_password: user.password_hash.is_some(),
            phone: user.phone_number,
            providers,
        }
    }
}

/// A PDF that a person may choose at this kiosk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SelectableFile {
    /// Names it to the kiosk's program; says nothing of where it is.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Name of the stick or folder it is on.
    pub place: String,
    /// Its size, in bytes.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub size: u64,
}

/// Why an upload was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UploadRefusal {
    /// What went wrong.
    pub code: ErrorCode,
    /// What the file is, if that is why.
    pub why: Option<Unreadable>,
    /// The reference number of a fault of the service.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reference: Option<String>,
}

/// Why no resume was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MakeRefusal {
    /// What went wrong.
    pub code: ErrorCode,
    /// The field of the answers that cannot be used, and behind " : " a letter in it that cannot be printed.
    pub field: Option<String>,
}

/// How far an upload at a kiosk is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UploadProgress {
    /// Bytes that have arrived.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub sent: u64,
    /// Bytes in all.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub all: u64,
    /// Whether the link is being waited for.
    pub waiting: bool,
}
