//! What a place asks of people and offers them. A source that is silent gives `None`, which means
//! "ask", never "no".

use serde::{Deserialize, Serialize};

/// A fact, and the words of the source it was read from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stated<T> {
    /// The fact.
    pub value: T,
    /// The words it was read from.
    pub words: String,
}

/// Whether a person has to show who they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum IdNeed {
    /// Not needed.
    None,
    /// Any proof of name.
    Any,
    /// One with a picture.
    Photo,
}

/// A paper to bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Paper {
    /// Any ID.
    Id,
    /// An ID with a picture, or one of a government.
    PhotoId,
    /// Proof of address.
    ProofOfAddress,
    /// Proof of income.
    ProofOfIncome,
    /// Social Security card.
    SocialSecurityCard,
    /// Birth certificate.
    BirthCertificate,
    /// Papers that together count six points at the Motor Vehicle Commission.
    SixPoints,
    /// A Social Security number, by a card or a sworn statement.
    SocialSecurityNumber,
    /// An ID of each person in the home.
    IdsOfHousehold,
    /// Proof of income of each person in the home.
    IncomeOfHousehold,
    /// The Social Security card of each person in the home.
    SocialSecurityCardsOfHousehold,
    /// The birth certificate of each person in the home.
    BirthCertificatesOfHousehold,
}

/// Whether someone has to send the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Referral {
    /// Needed.
    Needed,
    /// Not required, but helpful.
    Helps,
}

/// Ages that are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ages {
    /// Youngest, in years.
    pub from: Option<u8>,
    /// Oldest, in years.
    pub to: Option<u8>,
}

/// Whom a place takes by sex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Sex {
    /// Men only.
    Men,
    /// Women only.
    Women,
    /// Both, said so.
    Everybody,
}

/// Whom a place takes by household.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Household {
    /// People with children only.
    WithChildren,
    /// People without children only.
    WithoutChildren,
    /// Both, said so.
    Both,
}

/// What it costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Cost {
    /// Nothing.
    Free,
    /// By income, or covered by Medicaid.
    Sliding,
    /// Little.
    Low,
    /// A gift is asked for; the source does not say what happens without one.
    Donation,
    /// It is sold.
    Paid,
}

/// How to get in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Entry {
    /// Just come.
    WalkIn,
    /// Book first.
    Appointment,
    /// The source says to call before one comes.
    CallFirst,
}

/// Whether a criminal record matters. A silent source is `None`: ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum RecordPolicy {
    /// It is for people with a record, or names them as welcome.
    Welcome,
    /// Records are looked at, or some of them are not accepted: ask which.
    Some,
    /// People with a record are not accepted.
    Limits,
}

/// A group of people that a place is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Group {
    /// Survivors of violence.
    Survivors,
    /// Pregnant people.
    Pregnant,
    /// People who served.
    Veterans,
    /// Older people.
    Older,
    /// People with a disability.
    Disabled,
    /// People with a mental illness.
    MentalIllness,
    /// Young people.
    Youth,
    /// People who cannot leave home.
    Homebound,
    /// People with HIV.
    Hiv,
    /// Lesbian, gay, bisexual and transgender people.
    Lgbtq,
    /// People with little income.
    LowIncome,
}

/// A condition that the finder asks no one about. People read it and know whether they meet it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Condition {
    /// For members of a church or a club.
    Members,
    /// For students.
    Students,
    /// For citizens of the United States.
    Citizens,
    /// For people with Medicaid.
    Medicaid,
    /// For children.
    Children,
    /// For people who are still in prison or jail.
    StillInside,
    /// There may be no room.
    Full,
    /// People wait for a turn.
    WaitingList,
    /// It takes donations, and may give nothing.
    TakesGifts,
    /// For some people only; the words of the source say which.
    OnlySome,
    /// The words of the source say something that no other value says.
    Note,
}

/// Everything the source says a place asks for or offers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Requirements {
    /// Proof of who one is.
    pub id: Option<Stated<IdNeed>>,
    /// Papers to bring.
    pub papers: Vec<Stated<Paper>>,
    /// Whether someone has to send the person.
    pub referral: Option<Stated<Referral>>,
    /// Counties or towns whose residents are taken; no one else is.
    pub residents: Option<Stated<Vec<String>>>,
    /// Ages.
    pub ages: Option<Stated<Ages>>,
    /// Sex.
    pub sex: Option<Stated<Sex>>,
    /// Children.
    pub household: Option<Stated<Household>>,
    /// Groups it is for; empty: nothing is said.
    pub groups: Vec<Stated<Group>>,
    /// `true`: one has to be sober.
    pub sober: Option<Stated<bool>>,
    /// Cost.
    pub cost: Option<Stated<Cost>>,
    /// How to get in.
    pub entry: Option<Stated<Entry>>,
    /// Languages spoken, as language tags (`en`, `es`), or `mul` for "many languages".
    pub languages: Option<Stated<Vec<String>>>,
    /// Whether a wheelchair gets in.
    pub wheelchair: Option<Stated<bool>>,
    /// Whether a record matters.
    pub record: Option<Stated<RecordPolicy>>,
    /// Conditions that people have to read themselves.
    #[serde(default)]
    pub conditions: Vec<Stated<Condition>>,
    /// How often one may come ("Once a month per family"), in the words of the source.
    pub how_often: Option<String>,
}
