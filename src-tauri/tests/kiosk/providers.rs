//! Sign-in at an identity provider (IDN-2, IDN-3), as far as the kiosk's own program is concerned.

use crate::account_world::{World, world};
use data_encoding::BASE64URL_NOPAD;
use kiosk::account::actions::provider_sign_in::ProviderJourney;
use serde_json::{Value, json};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::{ProviderPurpose, ProviderVisit};
use url::Url;

fn url(text: &str) -> Url {
    Url::parse(text).unwrap()
}

/// An access token of an account.
fn token_of(uid: &str) -> String {
    let payload = json!({ "user_id": uid }).to_string();
    format!("h.{}.s", BASE64URL_NOPAD.encode(payload.as_bytes()))
}

fn signed_in(uid: &str) -> Value {
    json!({ "kind": "x", "localId": uid, "email": "ana@example.org", "idToken": token_of(uid),
        "refreshToken": format!("r-{uid}"), "expiresIn": "3600", "providerId": "oidc.state" })
}

async fn goes(world: &World, purpose: ProviderPurpose) -> ProviderJourney {
    let back = "https%3A%2F%2Fhelp.example%2F__%2Fauth%2Fhandler";
    let page = format!("https://id.example/auth?redirect_uri={back}&state=s");
    let begun = json!({ "kind": "x", "authUri": page, "sessionId": "z",
        "providerHosts": ["id.example"] });
    world.will_answer(200, begun);
    let website = url("https://help.example/");
    let begun = world
        .account
        .begin_at_provider("oidc.state".into(), purpose, &website);
    begun.await.unwrap()
}

async fn comes_back(
    world: &World,
    journey: ProviderJourney,
    query: &str,
) -> Result<ProviderVisit, ErrorCode> {
    let mut address = journey.back.clone();
    address.set_query(Some(query));
    let visit = world.account.finish_at_provider(journey, address, "en");
    visit.await.map_err(ErrorCode::from)
}

#[tokio::test]
async fn idn_2_a_person_comes_back_signed_in() {
    let world = world().await;
    let journey = goes(&world, ProviderPurpose::LogIn).await;
    assert_eq!(journey.back, url("https://help.example/__/auth/handler"));
    assert!(journey.hosts.contains("id.example"));
    // Someone else may have used the kiosk.
    let begun: Value = serde_json::from_str(&world.bodies.lock().unwrap()[0]).unwrap();
    assert_eq!(begun["customParameter"]["prompt"], "login");
    world.will_answer(200, signed_in("u"));
    let visit = comes_back(&world, journey, "code=c&state=s").await.unwrap();
    assert!(matches!(visit, ProviderVisit::SignedIn(it) if it.factors.is_empty()));
    assert_eq!(world.who().await.as_deref(), Some("ana@example.org"));
    let asked = world.asked.lock().unwrap().clone();
    assert_eq!(asked, ["accounts:createAuthUri", "accounts:signInWithIdp"]);
}

#[tokio::test]
async fn idn_2_an_account_without_an_email_is_called_by_its_name() {
    let world = world().await;
    let journey = goes(&world, ProviderPurpose::LogIn).await;
    let mut answer = signed_in("u");
    answer["email"] = Value::Null;
    answer["displayName"] = json!("Ana");
    world.will_answer(200, answer);
    comes_back(&world, journey, "code=c&state=s").await.unwrap();
    assert_eq!(world.who().await.as_deref(), Some("Ana"));
}

#[tokio::test]
async fn idn_2_what_signs_nobody_in_is_told_apart() {
    let world = world().await;
    let journey = goes(&world, ProviderPurpose::LogIn).await;
    let stopped = comes_back(&world, journey, "error=access_denied&state=s").await;
    assert_eq!(stopped, Ok(ProviderVisit::Stopped));
    let too_old = json!({ "error": { "code": 400,
        "message": "INVALID_IDP_RESPONSE : The sign-in was used already." } });
    let other = json!({ "kind": "x", "needConfirmation": true });
    for (status, answer, visit) in [
        (400, too_old, ProviderVisit::TooOld),
        (200, other, ProviderVisit::HasAccount),
    ] {
        let journey = goes(&world, ProviderPurpose::LogIn).await;
        world.will_answer(status, answer);
        assert_eq!(comes_back(&world, journey, "code=c").await, Ok(visit));
    }
    let journey = goes(&world, ProviderPurpose::LogIn).await;
    let lost = comes_back(&world, journey, "code=c").await;
    assert_eq!(lost, Err(ErrorCode::NetworkRequestFailed));
    assert_eq!(world.who().await, None);
}

#[tokio::test]
async fn idn_3_what_is_added_keeps_the_name_of_the_account() {
    let world = world().await;
    world.ana_signs_in().await;
    let journey = goes(&world, ProviderPurpose::Add).await;
    let taken = json!({ "kind": "x", "errorMessage": "EMAIL_EXISTS" });
    world.will_answer(200, taken);
    let visit = comes_back(&world, journey, "code=c").await;
    assert_eq!(visit, Ok(ProviderVisit::Taken));
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r1");
    let journey = goes(&world, ProviderPurpose::Add).await;
    let mut answer = signed_in("u");
    answer["email"] = Value::Null;
    world.will_answer(200, answer);
    comes_back(&world, journey, "code=c").await.unwrap();
    assert_eq!(world.who().await.as_deref(), Some("ana@example.org"));
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r-u");
}

#[tokio::test]
async fn idn_3_a_proof_of_another_account_does_not_count_and_its_session_ends() {
    let world = world().await;
    let journey = goes(&world, ProviderPurpose::LogIn).await;
    world.will_answer(200, signed_in("u"));
    comes_back(&world, journey, "code=c").await.unwrap();

    let journey = goes(&world, ProviderPurpose::Prove).await;
    world.will_answer(200, signed_in("other"));
    let visit = comes_back(&world, journey, "code=c").await;
    assert_eq!(visit, Ok(ProviderVisit::OtherAccount));
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r-u");
    assert_eq!(world.asked.lock().unwrap().last().unwrap(), "sign-out");

    let journey = goes(&world, ProviderPurpose::Prove).await;
    let mut answer = signed_in("u");
    answer["refreshToken"] = json!("r-again");
    world.will_answer(200, answer);
    comes_back(&world, journey, "code=c").await.unwrap();
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r-again");
}

#[tokio::test]
async fn idn_3_a_provider_that_did_not_ask_who_is_there_proves_nothing() {
    let world = world().await;
    world.ana_signs_in().await;
    let journey = goes(&world, ProviderPurpose::Prove).await;
    let begun = world.bodies.lock().unwrap().last().unwrap().clone();
    let begun: Value = serde_json::from_str(&begun).unwrap();
    assert_eq!(begun["customParameter"]["max_age"], "0");
    let not_asked = json!({ "error": { "code": 400,
        "message": "CREDENTIAL_TOO_OLD_LOGIN_AGAIN : The provider has not asked who is there." } });
    world.will_answer(400, not_asked);
    let visit = comes_back(&world, journey, "code=c").await;
    assert_eq!(visit, Ok(ProviderVisit::NotAsked));
    assert_eq!(world.token_store.read().await.unwrap().refresh, "r1");
}

#[tokio::test]
async fn ksk_3_who_left_during_a_log_in_is_not_signed_in_afterwards() {
    let world = world().await;
    let journey = goes(&world, ProviderPurpose::LogIn).await;
    world.account.driver.sign_out().await;
    world.will_answer(200, signed_in("u"));
    let late = comes_back(&world, journey, "code=c").await;
    assert_eq!(late, Err(ErrorCode::UserTokenExpired));
    assert_eq!(world.who().await, None);
}

#[tokio::test]
async fn ksk_3_nothing_is_added_to_the_account_of_a_person_who_came_meanwhile() {
    let world = world().await;
    world.ana_signs_in().await;
    let journey = goes(&world, ProviderPurpose::Add).await;
    world.will_answer(204, Value::Null);
    world.account.sign_out().await;
    world.ana_signs_in().await;
    let late = comes_back(&world, journey, "code=c").await;
    assert_eq!(late, Ok(ProviderVisit::Stopped));
    let asked = world.asked.lock().unwrap().clone();
    assert!(!asked.contains(&"accounts:signInWithIdp".to_owned()));
}
