//! A small identity provider (OpenID Connect) on a port of its own, whose keys, clock and health a test
//! sets.

use aws_lc_rs::encoding::{AsBigEndian, EcPublicKeyUncompressedBin};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{get, post};
use axum::{Json, Router};
use data_encoding::BASE64URL_NOPAD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use url::{Url, form_urlencoded};

/// Our name at every provider of a test.
pub const CLIENT: &str = "new-beginnings";

/// Its access token for everybody.
const ACCESS: &str = "access";

/// A provider.
#[derive(Clone)]
pub struct IdentityProvider {
    pub issuer: String,
    state: Arc<Mutex<Inside>>,
}

#[derive(Default)]
struct Inside {
    keys: Vec<(String, Arc<EcdsaKeyPair>)>,
    codes: HashMap<String, Grant>,
    is_down: bool,
    reads: usize,
    issuer: String,
    user_info: Option<Value>,
}

/// What a code stands for.
#[derive(Clone)]
struct Grant {
    challenge: String,
    token: String,
}

impl IdentityProvider {
    /// Starts a provider with one key.
    pub async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let issuer = format!("http://{}", listener.local_addr().unwrap());
        let state = Arc::new(Mutex::new(Inside {
            issuer: issuer.clone(),
            ..Inside::default()
        }));
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(discovery))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .route("/user-info", get(user_info))
            .with_state(Arc::clone(&state));
        tokio::spawn(async move { axum::serve(listener, router).await });
        let provider = Self { issuer, state };
        provider.rotates_to("first");
        provider
    }

    /// The entry of the operator's file.
    pub fn entry(&self, id: &str) -> Value {
        json!({ "id": id, "name": "The State", "issuer": self.issuer, "client_id": CLIENT })
    }

    /// From now on only this new key signs, and only it is told.
    pub fn rotates_to(&self, id: &str) {
        let pair = EcdsaKeyPair::generate(&ECDSA_P256_SHA256_FIXED_SIGNING).unwrap();
        self.state.lock().unwrap().keys = vec![(id.to_owned(), Arc::new(pair))];
    }

    pub fn is_down(&self, is_down: bool) {
        self.state.lock().unwrap().is_down = is_down;
    }

    /// From now on it tells this beside its tokens.
    pub fn tells(&self, user_info: Value) {
        self.state.lock().unwrap().user_info = Some(user_info);
    }

    /// How often its keys were read.
    pub fn reads(&self) -> usize {
        self.state.lock().unwrap().reads
    }

    /// A token as it makes them, with changes; `null` removes a claim.
    pub fn token(&self, now: i64, changes: &Value) -> String {
        let (id, pair) = self.state.lock().unwrap().keys[0].clone();
        let header = json!({ "alg": "ES256", "kid": id });
        self.signed(&header, &self.claims(now, changes), |message| {
            let signature = pair.sign(&SystemRandom::new(), message).unwrap();
            signature.as_ref().to_vec()
        })
    }

    pub fn claims(&self, now: i64, changes: &Value) -> Value {
        let mut claims = json!({ "iss": self.issuer, "aud": CLIENT, "sub": "person-7",
            "iat": now, "exp": now + 300, "email": "Ada@example.org", "email_verified": true,
            "name": "Ada" });
        for (name, value) in changes.as_object().unwrap() {
            match value {
                Value::Null => drop(claims.as_object_mut().unwrap().remove(name)),
                value => claims[name] = value.clone(),
            }
        }
        claims
    }

    pub fn signed(
        &self,
        header: &Value,
        claims: &Value,
        sign: impl Fn(&[u8]) -> Vec<u8>,
    ) -> String {
        let part = |value: &Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let message = format!("{}.{}", part(header), part(claims));
        let signature = BASE64URL_NOPAD.encode(&sign(message.as_bytes()));
        format!("{message}.{signature}")
    }

    /// A person logs in at the address that a browser was sent to; answers what the browser brings
    /// back: a code, and the state as it was sent.
    pub fn logs_in(&self, address: &str, now: i64, changes: &Value) -> String {
        let sent = query_of(address);
        let mut changes = changes.clone();
        if changes.get("nonce").is_none() {
            changes["nonce"] = sent["nonce"].clone().into();
        }
        let token = self.token(now, &changes);
        let challenge = sent["code_challenge"].clone();
        let mut state = self.state.lock().unwrap();
        let code = format!("code{}", state.codes.len());
        let grant = Grant { challenge, token };
        state.codes.insert(code.clone(), grant);
        let mut query = form_urlencoded::Serializer::new(String::new());
        query
            .append_pair("code", &code)
            .append_pair("state", &sent["state"])
            .append_pair("iss", &state.issuer);
        query.finish()
    }
}

pub fn query_of(address: &str) -> HashMap<String, String> {
    let url = Url::parse(address).unwrap();
    url.query_pairs().into_owned().collect()
}

type Inner = State<Arc<Mutex<Inside>>>;

fn answers(state: &Mutex<Inside>, answer: impl Fn(&Inside) -> Value) -> (StatusCode, Json<Value>) {
    let state = state.lock().unwrap();
    match state.is_down {
        true => (StatusCode::BAD_GATEWAY, Json(Value::Null)),
        false => (StatusCode::OK, Json(answer(&state))),
    }
}

async fn discovery(State(state): Inner) -> (StatusCode, Json<Value>) {
    answers(&state, |state| {
        let issuer = &state.issuer;
        let user_info = state.user_info.as_ref();
        json!({ "issuer": issuer, "authorization_endpoint": format!("{issuer}/log-in"),
            "token_endpoint": format!("{issuer}/token"), "jwks_uri": format!("{issuer}/keys"),
            "userinfo_endpoint": user_info.map(|_| format!("{issuer}/user-info")),
            "authorization_response_iss_parameter_supported": true })
    })
}

async fn keys(State(state): Inner) -> (StatusCode, Json<Value>) {
    state.lock().unwrap().reads += 1;
    answers(&state, |state| {
        let keys = state.keys.iter().map(|(id, pair)| {
            let public: EcPublicKeyUncompressedBin<'_> = pair.public_key().as_be_bytes().unwrap();
            let (x, y) = public.as_ref()[1..].split_at(32);
            let (x, y) = (BASE64URL_NOPAD.encode(x), BASE64URL_NOPAD.encode(y));
            json!({ "kty": "EC", "crv": "P-256", "use": "sig", "kid": id, "x": x, "y": y })
        });
        json!({ "keys": keys.collect::<Vec<_>>() })
    })
}

async fn user_info(State(state): Inner, headers: HeaderMap) -> (StatusCode, Json<Value>) {
    assert_eq!(headers["authorization"], format!("Bearer {ACCESS}"));
    answers(&state, |state| state.user_info.clone().into())
}

/// A code counts once, and only with the verifier of its challenge (RFC 7636).
async fn token(State(state): Inner, body: String) -> (StatusCode, Json<Value>) {
    let sent: HashMap<String, String> = form_urlencoded::parse(body.as_bytes())
        .into_owned()
        .collect();
    let mut state = state.lock().unwrap();
    if state.is_down {
        return (StatusCode::BAD_GATEWAY, Json(Value::Null));
    }
    let challenge = BASE64URL_NOPAD.encode(&Sha256::digest(sent["code_verifier"].as_bytes()));
    let grant = state.codes.remove(&sent["code"]);
    match grant.filter(|grant| grant.challenge == challenge && sent["client_id"] == CLIENT) {
        Some(grant) => (
            StatusCode::OK,
            Json(json!({ "id_token": grant.token, "access_token": ACCESS })),
        ),
        None => (
            StatusCode::BAD_REQUEST,
            Json(json!({ "error": "invalid_grant" })),
        ),
    }
}
