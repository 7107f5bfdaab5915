//! The list of calls: access, method, path, handler, request and response, one call in a line.
//! Every other address belongs to the website.

pub mod access;
pub mod account;
pub mod calls;
pub mod contact;
pub mod database;
pub mod desk;
pub mod employers;
mod entry;
mod front;
pub mod health;
pub mod hsds;
pub mod http;
pub mod identity;
pub mod kiosks;
pub mod listings;
pub mod openapi;
pub mod operator;
pub mod page_views;
pub mod payload;
pub mod place_texts;
pub mod places;
pub mod project;
pub mod resume;
pub mod router;
pub mod sessions;
pub mod storage;
mod typed;
mod website;

use crate::routes::http::json::Json;
use calls::{Calls, calls};
use database::{documents, socket};
use desk::{
    fleet, imports, links, lists, office, pages, people, places as desk_places, suggestions,
};
use identity::{accounts, codes, phone, providers, second_factors, settings, token};
use payload::{AnyJson, Bytes, Csv, Empty, Form, OfTable, Query, Table, Untimed, Workbook, Zip};
use serde_json::Value;
use storage::{objects, upload};
use sync_protocol::account_changes::AccountChanges;
use sync_protocol::auth::{
    AccountAnswer, AccountRequest, CustomTokenRequest, LookupAnswer, ProjectAnswer, TokenAnswer,
    TokenRequest,
};
use sync_protocol::contact::ContactMessage;
use sync_protocol::desk::{
    DeskAnswer, DeskChange, DeskPlace, DeskQueue, DeskSuggestion, StaffInvite, StaffMember,
    StaffName,
};
use sync_protocol::desk_drafts::{DeskContradiction, DeskDraft};
use sync_protocol::desk_fleet::{DeskInsight, DeskKiosk, DeskKioskSettings};
use sync_protocol::desk_import::{DeskImport, DeskImportRows, ImportReport};
use sync_protocol::desk_links::{LinkFound, LinkToCheck};
use sync_protocol::desk_lists::{ArrangeLists, DeskLists, NewList};
use sync_protocol::desk_me::DeskMe;
use sync_protocol::desk_messages::{DeskMessages, MessageAnswer, MessageAssign, MessageDone};
use sync_protocol::desk_notices::{DeskNotice, NewNotice};
use sync_protocol::desk_pages::DeskPages;
use sync_protocol::desk_record::RecordedAct;
use sync_protocol::desk_seen::{DeskApprove, DeskLooked, DeskReturn, DeskSeen};
use sync_protocol::desk_undo::DeskUndo;
use sync_protocol::employer_fact::DeskHires;
use sync_protocol::entry_links::{EntryAnswer, EntryCode, EntryLink, NewEntryLink, OwnEntry};
use sync_protocol::fleet::{Enrolled, Enrolment, Heartbeat};
use sync_protocol::kiosk_settings::SignedSettings;
use sync_protocol::listings::Row;
use sync_protocol::matching::{MatchAnswer, MatchRequest, SkillTile};
use sync_protocol::page_views::PageViewReport;
use sync_protocol::phone::{PhoneSignInAnswer, PhoneSignInRequest, WorkChallenge};
use sync_protocol::places::place::PlaceReport;
use sync_protocol::places::texts::{PlaceText, PlaceTextSent};
use sync_protocol::providers::ProviderSignInRequest;
use sync_protocol::resume_answers::{LetterRequest, MadeResume, ResumeRequest};
use sync_protocol::resumes::{ObjectList, ObjectMetadata};
use sync_protocol::second_factors::{MfaAnswer, MfaRequest, RecoveryCodes};
use sync_protocol::sessions::{EndSession, SessionList};

/// The path of the lists.
pub const LISTING: &str = "/widgets/resources/{name}";

/// Returns all calls.
pub fn all_calls() -> Calls {
    let identity = identity_calls().also_under("/identitytoolkit.googleapis.com");
    let token = token_calls().also_under("/securetoken.googleapis.com");
    own_calls()
        .and(place_calls().of_places())
        .and(desk_calls().of_places())
        .and(open_data_calls().open().of_places())
        .and(identity.open())
        .and(token.open())
        .and(key_calls().open())
        .and(storage_calls().open())
        .and(database_calls().open())
        .and(socket_calls())
}

fn own_calls() -> Calls {
    calls! {
        Anyone   GET     "/health"                      health::health,               Empty => Json<health::Health>;
        Anyone   GET     "/openapi.json"                openapi::document,            Empty => AnyJson;
        Anyone   GET     "/__/firebase/init.json"       project::init,                Empty => Json<project::Facts>;
        Anyone   GET     "/__/auth/handler"             providers::come_back,         Empty => Empty;
        Anyone   GET     "/widgets/resources/{name}"    listings::read,               Empty => Json<Vec<Row>>;
        Anyone   OPTIONS "/widgets/resources/{name}"    listings::preflight,          Empty => Empty;
        Anyone   POST    "/contact"                     contact::send,                Json<ContactMessage> => Empty;
        Anyone   POST    "/kiosks/enroll"               kiosks::enroll,               Json<Enrolment> => Json<Enrolled>;
        Kiosk    POST    "/kiosks/heartbeat"            kiosks::heartbeat,            Json<Heartbeat> => Empty;
        Kiosk    GET     "/kiosks/settings"             kiosks::settings,             Query<kiosks::SettingsQuery> => Json<SignedSettings>;
        Anyone   POST    "/account/sign-out"            account::sign_out,            Json<TokenRequest> => Empty;
        SignedIn POST    "/account/sign-out-everywhere" account::sign_out_everywhere, Empty => Empty;
        Anyone   GET     "/account/proof-of-work"       phone::work,                  Empty => Json<WorkChallenge>;
        SignedIn POST    "/account/recovery-codes"      second_factors::recovery_codes, Empty => Json<RecoveryCodes>;
        SignedIn GET     "/account/sessions"            sessions::list,               Empty => Json<SessionList>;
        SignedIn POST    "/account/sessions/end"        sessions::end,                Json<EndSession> => Empty;
        SignedIn GET     "/account/changes"             sessions::changes,            Empty => Json<AccountChanges>;
        SignedIn POST    "/account/employers"           employers::find,              Json<MatchRequest> => Json<MatchAnswer>;
        SignedIn GET     "/account/export"              account::export,              Empty => AnyJson;
        SignedIn GET     "/account/export.zip"          account::export_archive,      Empty => Bytes;
        Anyone   POST    "/resume"                      resume::write,                Json<ResumeRequest> => Json<MadeResume>;
        Anyone   POST    "/letter"                      resume::letter,               Json<LetterRequest> => Json<MadeResume>;
        Anyone   POST    "/employers"                   employers::find_for_anyone,   Json<MatchRequest> => Json<MatchAnswer>;
        Anyone   GET     "/employers/all"               employers::all,               Empty => AnyJson;
        Anyone   GET     "/skills"                      employers::skills,            Empty => Json<Vec<SkillTile>>;
    }
}

fn place_calls() -> Calls {
    calls! {
        Anyone GET  "/find"               places::find,   Query<places::FindQuery> => AnyJson;
        Anyone GET  "/search"             places::search, Query<places::SearchQuery> => AnyJson;
        Anyone GET  "/places"             places::ids,    Empty => AnyJson;
        Anyone GET  "/places/all"         places::all,    Empty => AnyJson;
        Anyone GET  "/places/{id}"        places::read,   Empty => AnyJson;
        Anyone POST "/places/{id}/report" places::report, Json<PlaceReport> => Empty;
        Anyone POST "/page-views"         page_views::report, Json<PageViewReport> => Empty;
        Anyone POST "/place-texts"        place_texts::send, Json<PlaceText> => Json<PlaceTextSent>;
        Anyone POST "/entry/look"         entry::look,    Json<EntryCode> => Json<OwnEntry>;
        Anyone POST "/entry/answer"       entry::answer,  Json<EntryAnswer> => Empty;
    }
}

fn open_data_calls() -> Calls {
    calls! {
        Anyone GET "/hsds"             hsds::about, Empty => AnyJson;
        Anyone GET "/hsds/"            hsds::about, Empty => AnyJson;
        Anyone GET "/hsds/{kind}"      hsds::list,  Query<hsds::PageQuery> => AnyJson;
        Anyone GET "/hsds/{kind}/{id}" hsds::read,  Empty => AnyJson;
    }
}

fn desk_calls() -> Calls {
    calls! {
        DeskCaller GET  "/desk/me"                        desk::me,                  Empty => Json<DeskMe>;
        DeskCaller GET  "/desk/queue"                     desk_places::queue,        Query<desk_places::QueueQuery> => Json<DeskQueue>;
        DeskCaller GET  "/desk/places.csv"                desk_places::csv,          Query<desk_places::QueueQuery> => Csv;
        DeskCaller GET  "/desk/places.xlsx"               desk_places::xlsx,         Query<desk_places::QueueQuery> => Workbook;
        DeskCaller GET  "/desk/places.json"               desk_places::json,         Query<desk_places::QueueQuery> => AnyJson;
        DeskCaller GET  "/desk/places.hsds.zip"           desk_places::hsds_package, Query<desk_places::QueueQuery> => Zip;
        DeskCaller GET  "/desk/places.hsds.json"          desk_places::hsds_json,    Query<desk_places::QueueQuery> => AnyJson;
        DeskCaller GET  "/desk/places/{id}"               desk_places::read,         Empty => Json<DeskPlace>;
        DeskCaller POST "/desk/places/{id}/still-right"   desk_places::still_right,  Json<DeskLooked> => Json<DeskAnswer>;
        DeskCaller POST "/desk/places/{id}/no-answer"     desk_places::no_answer,    Json<DeskSeen> => Json<DeskAnswer>;
        DeskCaller POST "/desk/places/{id}/hires"         desk_places::hires,        Json<DeskHires> => Json<DeskAnswer>;
        DeskCaller POST "/desk/places/{id}/suggest"       desk_places::suggest,      Json<DeskChange> => Json<DeskAnswer>;
        DeskCaller POST "/desk/places/{id}/undo"          desk_places::undo,         Json<DeskUndo> => Json<DeskAnswer>;
        DeskCaller POST "/desk/places/{id}/contradictions" desk_places::contradictions, Json<DeskDraft> => Json<Vec<DeskContradiction>>;
        DeskCaller POST "/desk/check-link"                links::check,              Json<LinkToCheck> => Json<LinkFound>;
        DeskEditor POST "/desk/places/{id}/change"        desk_places::change,       Json<DeskChange> => Json<DeskAnswer>;
        DeskEditor POST "/desk/places/{id}/link"          desk_places::make_link,    Json<NewEntryLink> => Json<EntryLink>;
        DeskCaller GET  "/desk/suggestions"               suggestions::list,         Query<suggestions::SuggestionsQuery> => Json<Vec<DeskSuggestion>>;
        DeskCaller POST "/desk/suggestions/{id}/put-away" suggestions::put_away,     Empty => Empty;
        DeskEditor POST "/desk/suggestions/{id}/approve"  suggestions::approve,      Json<DeskApprove> => Json<DeskAnswer>;
        DeskEditor POST "/desk/suggestions/{id}/return"   suggestions::give_back,    Json<DeskReturn> => Empty;
        DeskCaller GET  "/desk/notices"                   office::notices,           Empty => Json<Vec<DeskNotice>>;
        DeskEditor POST "/desk/notices"                   office::put_up,            Json<NewNotice> => Empty;
        DeskEditor POST "/desk/notices/{id}/end"          office::take_down,         Empty => Empty;
        DeskEditor GET  "/desk/pages"                     pages::read,               Empty => Json<DeskPages>;
        DeskEditor POST "/desk/pages"                     pages::write,              Json<DeskPages> => Json<DeskPages>;
        DeskEditor GET  "/desk/messages"                  office::messages,          Empty => Json<DeskMessages>;
        DeskEditor POST "/desk/messages/{id}/done"        office::set_done,          Json<MessageDone> => Empty;
        DeskEditor POST "/desk/messages/{id}/assign"      office::assign,            Json<MessageAssign> => Empty;
        DeskEditor POST "/desk/messages/{id}/answer"      office::answer_message,    Json<MessageAnswer> => Empty;
        DeskEditor GET  "/desk/imports"                   imports::list,             Empty => Json<Vec<DeskImport>>;
        DeskEditor POST "/desk/imports"                   imports::bring,            Query<imports::ImportQuery, Table> => Json<DeskImport>;
        DeskEditor POST "/desk/imports/look"              imports::look,             Query<imports::ImportQuery, Table> => Json<ImportReport>;
        DeskEditor GET  "/desk/imports/{id}"              imports::rows,             Empty => Json<DeskImportRows>;
        DeskEditor POST "/desk/imports/{id}/publish"      imports::publish,          OfTable<DeskSeen> => Json<DeskImport>;
        DeskEditor POST "/desk/imports/{id}/withdraw"     imports::withdraw,         OfTable<DeskSeen> => Json<DeskImport>;
        DeskEditor POST "/desk/imports/{id}/put-away"     imports::put_away,         OfTable<DeskSeen> => Json<DeskImport>;
        DeskOwner  GET  "/desk/lists"                     lists::list,               Empty => Json<DeskLists>;
        DeskOwner  POST "/desk/lists"                     lists::make,               Json<NewList> => Json<DeskLists>;
        DeskOwner  POST "/desk/lists/arrange"             lists::arrange,            Json<ArrangeLists> => Json<DeskLists>;
        DeskOwner  POST "/desk/lists/{id}/delete"         lists::delete,             Json<DeskSeen> => Json<DeskLists>;
        DeskOwner  POST "/desk/lists/{id}/put-back"       lists::put_back,           Json<DeskSeen> => Json<DeskLists>;
        DeskOwner  POST "/desk/lists/{id}/drop"           lists::drop,               Empty => Json<DeskLists>;
        DeskOwner  GET  "/desk/fleet"                     fleet::fleet,              Empty => Json<Vec<DeskKiosk>>;
        DeskOwner  GET  "/desk/kiosks/{id}/settings"      fleet::settings,            Empty => Json<DeskKioskSettings>;
        DeskOwner  POST "/desk/kiosks/settings"           fleet::change_settings,                Json<DeskKioskSettings> => Json<DeskKioskSettings>;
        DeskOwner  GET  "/desk/insight"                   fleet::insight,            Empty => Json<DeskInsight>;
        DeskOwner  GET  "/desk/insight.csv"               fleet::insight_csv,        Empty => Csv;
        DeskOwner  GET  "/desk/acts"                      desk_places::acts,         Query<desk_places::ActsQuery> => Json<Vec<RecordedAct>>;
        DeskOwner  GET  "/desk/people"                    people::list,              Empty => Json<Vec<StaffMember>>;
        DeskOwner  POST "/desk/people"                    people::invite,            Json<StaffInvite> => Empty;
        DeskOwner  POST "/desk/people/remove"             people::remove,            Json<StaffName> => Empty;
        DeskOwner  POST "/desk/people/end-sessions"       people::end_sessions,      Json<StaffName> => Empty;
    }
}

fn identity_calls() -> Calls {
    calls! {
        Client POST "/v1/accounts:signUp"                 accounts::sign_up,        Json<AccountRequest> => Json<AccountAnswer>;
        Client POST "/v1/accounts:signInWithPassword"     accounts::sign_in,        Json<AccountRequest> => Json<AccountAnswer>;
        Client POST "/v1/accounts:lookup"                 accounts::lookup,         Json<AccountRequest> => Json<LookupAnswer>;
        Client POST "/v1/accounts:update"                 accounts::update,         Json<AccountRequest> => Json<AccountAnswer>;
        Client POST "/v1/accounts:delete"                 accounts::delete,         Json<AccountRequest> => Json<AccountAnswer>;
        Client POST "/v1/accounts:createAuthUri"          accounts::create_auth_uri, Json<AccountRequest> => Json<AccountAnswer>;
        Client POST "/v1/accounts:sendOobCode"            codes::send,              Json<AccountRequest> => Json<AccountAnswer>;
        Client POST "/v1/accounts:resetPassword"          codes::reset_password,    Json<AccountRequest> => Json<AccountAnswer>;
        Client POST "/v1/accounts:signInWithEmailLink"    phone::sign_in_by_mail,   Json<AccountRequest> => Json<AccountAnswer>;
        Client POST "/v1/accounts:signInWithIdp"          providers::sign_in,       Json<ProviderSignInRequest> => Json<providers::ProviderSignInAnswer>;
        Client POST "/v1/accounts:signInWithCustomToken"  accounts::sign_in_with_custom_token, Json<CustomTokenRequest> => Json<AccountAnswer>;
        Client POST "/v1/accounts:sendVerificationCode"   phone::send_code,         Json<PhoneSignInRequest> => Json<PhoneSignInAnswer>;
        Client POST "/v1/accounts:signInWithPhoneNumber"  phone::sign_in_by_phone,  Json<PhoneSignInRequest> => Json<phone::PhoneAnswer>;
        Client POST "/v2/accounts/mfaEnrollment:start"    second_factors::start_enrolment,  Json<MfaRequest> => Json<MfaAnswer>;
        Client POST "/v2/accounts/mfaEnrollment:finalize" second_factors::finish_enrolment, Json<MfaRequest> => Json<MfaAnswer>;
        Client POST "/v2/accounts/mfaEnrollment:withdraw" second_factors::withdraw,         Json<MfaRequest> => Json<MfaAnswer>;
        Client POST "/v2/accounts/mfaSignIn:start"        second_factors::start_sign_in,    Json<MfaRequest> => Json<MfaAnswer>;
        Client POST "/v2/accounts/mfaSignIn:finalize"     second_factors::finish_sign_in,   Json<MfaRequest> => Json<MfaAnswer>;
        Client GET  "/v1/projects"                        settings::projects,       Empty => Json<ProjectAnswer>;
        Client GET  "/v2/passwordPolicy"                  settings::password_policy, Empty => AnyJson;
        Anyone GET  "/v1/{*rest}"                         settings::unknown,        Empty => Empty;
        Anyone POST "/v1/{*rest}"                         settings::unknown,        Empty => Empty;
        Anyone GET  "/v2/{*rest}"                         settings::unknown,        Empty => Empty;
        Anyone POST "/v2/{*rest}"                         settings::unknown,        Empty => Empty;
    }
}

fn token_calls() -> Calls {
    calls! {
        Client POST "/v1/token"                token::token, Form<TokenRequest> => Json<TokenAnswer>;
    }
}

fn key_calls() -> Calls {
    calls! {
        Anyone GET  "/.well-known/jwks.json"   token::jwks,  Empty => AnyJson;
    }
}

fn storage_calls() -> Calls {
    calls! {
        Owner GET    "/v0/b/{bucket}/o"        objects::list,     Query<objects::ListQuery> => Json<ObjectList>;
        Owner POST   "/v0/b/{bucket}/o"        upload::upload,    Query<upload::UploadQuery, Bytes> => Json<ObjectMetadata>;
        Owner GET    "/v0/b/{bucket}/o/{name}" objects::read,     Query<objects::ReadQuery> => Json<ObjectMetadata>;
        Owner PATCH  "/v0/b/{bucket}/o/{name}" objects::describe, Json<Value> => Json<ObjectMetadata>;
        Owner DELETE "/v0/b/{bucket}/o/{name}" objects::remove,   Empty => Empty;
        Owner POST   "/v0/b/{bucket}/o/{name}" objects::address,  Query<objects::AddressQuery> => Json<ObjectMetadata>;
    }
}

fn database_calls() -> Calls {
    calls! {
        Owner GET    "/users/{*path}" documents::call, Query<documents::ReadQuery> => AnyJson;
        Owner PUT    "/users/{*path}" documents::call, AnyJson => AnyJson;
        Owner PATCH  "/users/{*path}" documents::call, AnyJson => AnyJson;
        Owner POST   "/users/{*path}" documents::call, AnyJson => AnyJson;
        Owner DELETE "/users/{*path}" documents::call, Untimed => AnyJson;
        Owner GET    "/users.json"    documents::call, Empty => AnyJson;
        Owner PUT    "/users.json"    documents::call, AnyJson => AnyJson;
        Owner PATCH  "/users.json"    documents::call, AnyJson => AnyJson;
        Owner POST   "/users.json"    documents::call, AnyJson => AnyJson;
        Owner DELETE "/users.json"    documents::call, Untimed => AnyJson;
        Owner GET    "/.json"         documents::call, Empty => AnyJson;
        Owner PUT    "/.json"         documents::call, AnyJson => AnyJson;
        Owner PATCH  "/.json"         documents::call, AnyJson => AnyJson;
        Owner POST   "/.json"         documents::call, AnyJson => AnyJson;
        Owner DELETE "/.json"         documents::call, Untimed => AnyJson;
    }
}

fn socket_calls() -> Calls {
    calls! {
        // The socket authenticates its user by its first message.
        Anyone GET "/.ws" socket::open, Query<socket::SocketQuery> => Empty;
    }
}
