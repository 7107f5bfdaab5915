//! Writes the TypeScript twins of the wire types, so that no shape is written twice by hand.

use crate::account_changes::{AccountChange, AccountChanges, ChangeKind};
use crate::auth::{
    AccountAnswer, AccountRequest, CodeInfo, ProjectFacts, ProviderInfo, SignUpMode, TokenAnswer,
    Undone, UserAttribute, WaysOffered,
};
use crate::contact::{ContactField, ContactMessage, Delivery};
use crate::desk::{
    ActKind, DeskAct, DeskAnswer, DeskChange, DeskOutcome, DeskPlace, DeskQueue, DeskReport,
    DeskSuggestion, PlaceStatus, QueueItem, QueueView, Role, StaffInvite, StaffMember, StaffName,
    StaffSession,
};
use crate::desk_doubts::{ImportDoubt, ImportDoubted, TextProblem};
use crate::desk_drafts::{DeskContradiction, DeskDraft};
use crate::desk_fleet::{
    AgesOfFacts, DeskInsight, DeskKiosk, DeskKioskSettings, KioskProblem, KioskState, WeekOfCounty,
    WeekOfPage, WeekOfWord,
};
use crate::desk_import::{
    DeskImport, DeskImportRows, ImportAsked, ImportChange, ImportColumn, ImportDuplicate,
    ImportFailure, ImportLikeness, ImportMissing, ImportMistake, ImportProblem, ImportRepair,
    ImportRepaired, ImportReport, ImportTerm,
};
use crate::desk_links::{LinkFound, LinkState, LinkToCheck};
use crate::desk_lists::{ArrangeLists, DeletedList, DeskList, DeskLists, MenuList, NewList};
use crate::desk_me::DeskMe;
use crate::desk_messages::{
    Colleague, DeskMessage, DeskMessages, MessageAnswer, MessageAssign, MessageDone,
};
use crate::desk_notices::{DeskNotice, NewNotice};
use crate::desk_pages::{AboutText, AddedVideo, DeskPages, Gallery};
use crate::desk_record::RecordedAct;
use crate::desk_seen::{DeskApprove, DeskDecided, DeskLooked, DeskReturn, DeskSeen};
use crate::desk_suggestion::SuggestedByTable;
use crate::desk_twins::DeskTwin;
use crate::desk_undo::{DeskUndo, DeskUndone};
use crate::employer_fact::DeskHires;
use crate::entry_links::{EntryAnswer, EntryCode, EntryLink, NewEntryLink, OwnEntry};
use crate::error_code::ErrorCode;
use crate::fleet::PrinterState;
use crate::kept_employers::{KeptConcept, KeptEmployer, KeptEmployers};
use crate::kiosk::{
    Abilities, AccountState, Appearance, CodeSignInAnswer, KioskSettings, MakeRefusal,
    OutsideVisit, ProviderPurpose, ProviderVisit, SelectableFile, SetupProblem, UploadProgress,
    UploadRefusal, VisitState, WaysIn,
};
use crate::kiosk_settings::{DesiredSettings, SettingName};
use crate::language::Language;
use crate::limits;
use crate::listings::{LINKED_LISTINGS, Listing, MORE_LISTINGS, Trouble};
use crate::matching::{
    EmployerMatch, Label, MatchAnswer, MatchRequest, Quote, ResumeState, SkillTile,
};
use crate::page_views::{Page, PageViewCount, PageViewReport};
use crate::papers::PapersPlanner;
use crate::phone::{PhoneSignInAnswer, PhoneSignInRequest, WorkChallenge};
use crate::places::find::{
    Difference, Directness, FindAnswer, FindQuestion, FoundPlace, Freshness, Near, Need,
    REACH_MILES, Span, Wish,
};
use crate::places::hours::{
    Days, Hours, HoursRule, OpenChange, OpenNow, OpenState, Reception, Season,
};
use crate::places::kept::{KeptPlace, KeptPlaces, Served};
use crate::places::place::{Place, PlaceRef, PlaceReport, Wrong};
use crate::places::requirements::{
    Ages, Condition, Cost, Entry, Group, Household, IdNeed, Paper, RecordPolicy, Referral,
    Requirements, Sex, Stated,
};
use crate::places::search::{SearchAlso, SearchAnswer, SearchHit};
use crate::places::texts::{PlaceText, PlaceTextSent};
use crate::places::uses::{PlaceUse, PlaceUseCount};
use crate::providers::{ProviderAnswer, ProviderName, ProviderSignInRequest};
use crate::resume_answers::{
    JobAnswer, LetterKind, LetterRequest, MadeResume, ResumeAnswers, ResumeLanguage, ResumeRequest,
    RunBy, SchoolAnswer, Sheet, SheetEntry, SheetItem, SheetSection, SpokenAnswer, Workplace,
};
use crate::resumes::{ObjectItem, ObjectList, Resume, Resumes, Unreadable};
use crate::second_factors::{
    MfaAnswer, MfaInfo, MfaRequest, Nothing, PhoneCode, PhoneRequest, PhoneSession, RecoveryCodes,
    TotpCode, TotpSession,
};
use crate::sessions::{EndSession, SessionInfo, SessionList};
use crate::zero_results::ZeroResultSearch;
use std::fmt::Write;
use ts_rs::{Config, TS};

/// The first lines of a written file.
const HEADER: &str = "// Written by `npm run generate` from sync-protocol. Do not edit.\n\n";

/// Returns the text of `src/generated/bindings.ts`.
pub fn bindings() -> String {
    let mut text = String::from(HEADER);
    text.push_str("export type Row = Record<string, string>;\n\n");
    for declaration in [
        declaration::<Listing>().replace("{ [key in string]: string }", "Row"),
        declaration::<Trouble>(),
        declaration::<ContactMessage>(),
        declaration::<ContactField>(),
        declaration::<Delivery>(),
        declaration::<Page>(),
        declaration::<PageViewCount>(),
        declaration::<PlaceUse>(),
        declaration::<PlaceUseCount>(),
        declaration::<ZeroResultSearch>(),
        declaration::<PageViewReport>(),
        declaration::<Abilities>(),
        declaration::<Language>(),
        declaration::<KioskSettings>(),
        declaration::<PapersPlanner>(),
        declaration::<VisitState>(),
        declaration::<SetupProblem>(),
        declaration::<Appearance>(),
        declaration::<OutsideVisit>(),
        declaration::<AccountRequest>(),
        declaration::<AccountAnswer>(),
        declaration::<ProviderInfo>(),
        declaration::<MfaInfo>(),
        declaration::<Nothing>().replace("Record<symbol, never>", "Record<string, never>"),
        declaration::<MfaRequest>(),
        declaration::<PhoneRequest>(),
        declaration::<TotpCode>(),
        declaration::<PhoneCode>(),
        declaration::<MfaAnswer>(),
        declaration::<TotpSession>(),
        declaration::<PhoneSession>(),
        declaration::<RecoveryCodes>(),
        declaration::<TokenAnswer>(),
        declaration::<CodeInfo>(),
        declaration::<Undone>(),
        declaration::<UserAttribute>(),
        declaration::<SignUpMode>(),
        declaration::<ProviderName>(),
        declaration::<ProviderSignInRequest>(),
        declaration::<ProviderAnswer>(),
        declaration::<WaysOffered>(),
        declaration::<ProjectFacts>(),
        declaration::<WorkChallenge>(),
        declaration::<PhoneSignInRequest>(),
        declaration::<PhoneSignInAnswer>(),
        declaration::<SessionList>(),
        declaration::<SessionInfo>(),
        declaration::<EndSession>(),
        declaration::<AccountChanges>(),
        declaration::<AccountChange>(),
        declaration::<ChangeKind>(),
        declaration::<AccountState>(),
        declaration::<CodeSignInAnswer>(),
        declaration::<ProviderPurpose>(),
        declaration::<ProviderVisit>(),
        declaration::<WaysIn>(),
        declaration::<SelectableFile>(),
        declaration::<UploadRefusal>(),
        declaration::<MakeRefusal>(),
        declaration::<UploadProgress>(),
        declaration::<Unreadable>(),
        declaration::<ObjectItem>(),
        declaration::<ObjectList>(),
        declaration::<Resume>(),
        declaration::<Resumes>(),
        declaration::<MatchRequest>(),
        declaration::<Label>(),
        declaration::<Quote>(),
        declaration::<EmployerMatch>(),
        declaration::<ResumeState>(),
        declaration::<MatchAnswer>(),
        declaration::<SkillTile>(),
        declaration::<KeptConcept>(),
        declaration::<KeptEmployer>(),
        declaration::<KeptEmployers>(),
        declaration::<OpenState>(),
        declaration::<Reception>(),
        declaration::<Season>(),
        declaration::<Days>(),
        declaration::<HoursRule>(),
        declaration::<Hours>(),
        declaration::<OpenChange>(),
        declaration::<OpenNow>(),
        declaration::<Stated<IdNeed>>(),
        declaration::<IdNeed>(),
        declaration::<Paper>(),
        declaration::<Referral>(),
        declaration::<Ages>(),
        declaration::<Sex>(),
        declaration::<Household>(),
        declaration::<Cost>(),
        declaration::<Entry>(),
        declaration::<RecordPolicy>(),
        declaration::<Group>(),
        declaration::<Condition>(),
        declaration::<Requirements>(),
        declaration::<Need>(),
        declaration::<Wish>(),
        declaration::<Span>(),
        declaration::<FindQuestion>(),
        declaration::<Near>(),
        declaration::<Difference>(),
        declaration::<Freshness>(),
        declaration::<FoundPlace>(),
        declaration::<FindAnswer>(),
        declaration::<SearchHit>(),
        declaration::<SearchAlso>(),
        declaration::<SearchAnswer>(),
        declaration::<PlaceRef>(),
        declaration::<Place>(),
        declaration::<Directness>(),
        declaration::<Served>(),
        declaration::<KeptPlace>(),
        declaration::<KeptPlaces>(),
        declaration::<Wrong>(),
        declaration::<PlaceReport>(),
        declaration::<PlaceText>(),
        declaration::<PlaceTextSent>(),
        declaration::<ResumeLanguage>(),
        declaration::<ResumeAnswers>(),
        declaration::<JobAnswer>(),
        declaration::<Workplace>(),
        declaration::<RunBy>(),
        declaration::<SchoolAnswer>(),
        declaration::<SpokenAnswer>(),
        declaration::<ResumeRequest>(),
        declaration::<MadeResume>(),
        declaration::<LetterKind>(),
        declaration::<LetterRequest>(),
        declaration::<Sheet>(),
        declaration::<SheetSection>(),
        declaration::<SheetEntry>(),
        declaration::<SheetItem>(),
        declaration::<Role>(),
        declaration::<PlaceStatus>(),
        declaration::<ActKind>(),
        declaration::<DeskMe>(),
        declaration::<QueueView>(),
        declaration::<QueueItem>(),
        declaration::<DeskQueue>(),
        declaration::<DeskReport>(),
        declaration::<DeskAct>(),
        declaration::<DeskPlace>(),
        declaration::<DeskTwin>(),
        declaration::<DeskOutcome>(),
        declaration::<DeskAnswer>(),
        declaration::<DeskSeen>(),
        declaration::<DeskChange>(),
        declaration::<RecordedAct>(),
        declaration::<DeskUndo>(),
        declaration::<DeskUndone>(),
        declaration::<DeskDraft>(),
        declaration::<DeskContradiction>(),
        declaration::<SuggestedByTable>(),
        declaration::<DeskSuggestion>(),
        declaration::<DeskLooked>(),
        declaration::<DeskApprove>(),
        declaration::<DeskReturn>(),
        declaration::<DeskDecided>(),
        declaration::<StaffMember>(),
        declaration::<StaffSession>(),
        declaration::<StaffInvite>(),
        declaration::<StaffName>(),
        declaration::<DeskNotice>(),
        declaration::<NewNotice>(),
        declaration::<KioskState>(),
        declaration::<KioskProblem>(),
        declaration::<PrinterState>(),
        declaration::<DesiredSettings>(),
        declaration::<SettingName>(),
        declaration::<DeskKiosk>(),
        declaration::<DeskKioskSettings>(),
        declaration::<WeekOfPage>(),
        declaration::<WeekOfCounty>(),
        declaration::<WeekOfWord>(),
        declaration::<LinkState>(),
        declaration::<LinkToCheck>(),
        declaration::<LinkFound>(),
        declaration::<Gallery>(),
        declaration::<AboutText>(),
        declaration::<AddedVideo>(),
        declaration::<DeskPages>(),
        declaration::<AgesOfFacts>(),
        declaration::<DeskInsight>(),
        declaration::<MenuList>(),
        declaration::<DeskList>(),
        declaration::<DeletedList>(),
        declaration::<DeskLists>(),
        declaration::<NewList>(),
        declaration::<ArrangeLists>(),
        declaration::<NewEntryLink>(),
        declaration::<EntryLink>(),
        declaration::<EntryCode>(),
        declaration::<OwnEntry>(),
        declaration::<EntryAnswer>(),
        declaration::<DeskMessages>(),
        declaration::<Colleague>(),
        declaration::<DeskMessage>(),
        declaration::<MessageDone>(),
        declaration::<MessageAssign>(),
        declaration::<MessageAnswer>(),
        declaration::<ImportFailure>(),
        declaration::<ImportProblem>(),
        declaration::<ImportRepair>(),
        declaration::<ImportLikeness>(),
        declaration::<ImportColumn>(),
        declaration::<ImportMistake>(),
        declaration::<ImportDoubt>(),
        declaration::<ImportDoubted>(),
        declaration::<TextProblem>(),
        declaration::<ImportRepaired>(),
        declaration::<ImportChange>(),
        declaration::<ImportDuplicate>(),
        declaration::<ImportReport>(),
        declaration::<DeskImport>(),
        declaration::<ImportTerm>(),
        declaration::<ImportMissing>(),
        declaration::<ImportAsked>(),
        declaration::<DeskHires>(),
        declaration::<DeskImportRows>(),
        declaration::<ErrorCode>(),
    ] {
        text.push_str(&declaration);
    }
    text.push_str(&error_codes());
    for (name, listings) in [
        ("LINKED_LISTINGS", &LINKED_LISTINGS[..]),
        ("MORE_LISTINGS", &MORE_LISTINGS[..]),
    ] {
        let _ = writeln!(text, "export const {name} = {listings:?} as const;");
    }
    let tags = Language::ALL.map(Language::tag);
    let _ = writeln!(text, "export const LANGUAGE_TAGS = {tags:?} as const;");
    // Not a limit of `limits`: the finder would take the other limits into its file.
    let _ = writeln!(text, "export const REACH_MILES = {REACH_MILES};");
    text
}

fn declaration<T: TS + ?Sized + 'static>() -> String {
    format!("export {}\n\n", T::decl(&Config::new()))
}

/// The wire form of each code and the name screens know it by.
fn error_codes() -> String {
    let mut text = String::from("export const ERROR_CODES: Record<string, ErrorCode> = {\n");
    for code in ErrorCode::ALL {
        let name = serde_json::to_string(&code).unwrap_or_default();
        let _ = writeln!(text, "  {}: {name},", code.wire());
    }
    for (alias, wire) in ErrorCode::ALIASES {
        let name = serde_json::to_string(&ErrorCode::from_wire(wire)).unwrap_or_default();
        let _ = writeln!(text, "  {alias}: {name},");
    }
    text + "};\n\n"
}

/// Returns the text of `src/generated/limits.ts`. It is a file of its own because the first page needs
/// none of it.
pub fn limits() -> String {
    let mut text = format!("{HEADER}export const LIMITS = {{\n");
    let contact: [(&str, i128); 6] = [
        ("contactLineMax", limits::CONTACT_LINE_MAX as i128),
        ("contactSubjectMax", limits::CONTACT_SUBJECT_MAX as i128),
        ("contactMessageMax", limits::CONTACT_MESSAGE_MAX as i128),
        ("keyLength", limits::KEY_LENGTH as i128),
        ("passwordMin", limits::PASSWORD_MIN as i128),
        ("passwordMaxBytes", limits::PASSWORD_MAX_BYTES as i128),
    ];
    let session: [(&str, i128); 10] = [
        ("accessTokenSeconds", limits::ACCESS_TOKEN_SECONDS.into()),
        ("refreshEarlySeconds", limits::REFRESH_EARLY_SECONDS.into()),
        ("expiredEarlySeconds", limits::EXPIRED_EARLY_SECONDS.into()),
        ("backoffMinSeconds", limits::BACKOFF_MIN_SECONDS.into()),
        ("backoffMaxSeconds", limits::BACKOFF_MAX_SECONDS.into()),
        ("authTimeoutMs", limits::AUTH_TIMEOUT_MS.into()),
        ("authTimeoutMobileMs", limits::AUTH_TIMEOUT_MOBILE_MS.into()),
        ("sessionPollMs", limits::SESSION_POLL_MS.into()),
        (
            "providerWindowPollMs",
            limits::PROVIDER_WINDOW_POLL_MS.into(),
        ),
        ("freshProofSeconds", limits::FRESH_PROOF_SECONDS.into()),
    ];
    let resumes: [(&str, i128); 8] = [
        ("resumeMaxBytes", limits::RESUME_MAX_BYTES.into()),
        ("fileNameMaxBytes", limits::FILE_NAME_MAX_BYTES as i128),
        ("uploadPartBytes", limits::UPLOAD_PART_BYTES.into()),
        ("uploadPartMaxBytes", limits::UPLOAD_PART_MAX_BYTES.into()),
        ("uploadTimeoutMs", limits::UPLOAD_TIMEOUT_MS.into()),
        ("uploadTries", limits::UPLOAD_TRIES.into()),
        ("uploadBackoffMinMs", limits::UPLOAD_BACKOFF_MIN_MS.into()),
        ("uploadBackoffMaxMs", limits::UPLOAD_BACKOFF_MAX_MS.into()),
    ];
    for (name, value) in contact.into_iter().chain(session).chain(resumes) {
        let _ = writeln!(text, "  {name}: {value},");
    }
    text + "} as const;\n"
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_committed_bindings_are_those_of_this_crate() {
        let committed = include_str!("../../src/generated/bindings.ts");
        assert_eq!(committed, super::bindings(), "run `npm run generate`");
        let committed = include_str!("../../src/generated/limits.ts");
        assert_eq!(committed, super::limits(), "run `npm run generate`");
    }
}
