//! The socket of the database: what a client may do before and after it says who it is.

use crate::support::accounts::Tokens;
use crate::support::{TestService, json as body_of};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use sync_service::database::{Database, Limits};
use sync_service::routes::router::router;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

const FRAME: usize = 16_384;

struct Server {
    service: TestService,
    address: SocketAddr,
    ada: Tokens,
}

struct Socket(WebSocketStream<TcpStream>);

async fn server(change: impl FnOnce(&mut Limits)) -> Server {
    let mut limits = Limits::default();
    change(&mut limits);
    let mut service = TestService::new();
    let app = Arc::get_mut(&mut service.app).unwrap();
    app.database = Database::new(Arc::clone(&app.store), Arc::clone(&app.clock), limits);
    app.public_url = Some("https://lists.example:8443/".into());
    // Everything comes through a proxy here, so that networks can be told apart.
    app.trusted_proxies.push([127, 0, 0, 1].into());
    let ada = service.signs_up("ada@example.org").await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = router(Arc::clone(&service.app)).into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, app).await });
    Server {
        service,
        address,
        ada,
    }
}

impl Server {
    /// Opens a socket from a network; answers the status of a refusal.
    async fn open_from(&self, network: &str) -> Result<Socket, u16> {
        let mut request = format!("ws://{}/.ws?v=5", self.address)
            .into_client_request()
            .unwrap();
        request
            .headers_mut()
            .insert("x-forwarded-for", network.parse().unwrap());
        let stream = TcpStream::connect(self.address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// A socket whose greeting was read.
    async fn open(&self) -> Socket {
        let mut socket = self.open_from("192.0.2.1").await.unwrap();
        assert_eq!(socket.next().await.unwrap()["d"]["t"], "h");
        socket
    }

    /// A socket of a person.
    async fn signed_in(&self, who: &Tokens) -> Socket {
        let mut socket = self.open().await;
        assert_eq!(
            socket.ask(0, "auth", json!({ "cred": who.id })).await["s"],
            "ok"
        );
        socket
    }

    fn own(&self, rest: &str) -> String {
        format!("/users/{}{rest}", self.ada.uid)
    }

    /// The value at a path of Ada's.
    async fn value(&self, rest: &str) -> Value {
        let path = format!("{}.json", self.own(rest));
        body_of(
            self.service
                .call_as(&self.ada.id, ("GET", &path), &[], "")
                .await,
        )
        .await
    }
}

impl Socket {
    /// The next message; `None` when the socket has ended.
    async fn next(&mut self) -> Option<Value> {
        let (mut awaited, mut joined) = (1, String::new());
        while awaited > 0 {
            let Some(Ok(Message::Text(text))) = self.0.next().await else {
                return None;
            };
            match text.parse::<usize>() {
                Ok(count) if joined.is_empty() => awaited = count,
                _ => {
                    joined.push_str(&text);
                    awaited -= 1;
                }
            }
        }
        Some(serde_json::from_str(&joined).unwrap())
    }

    async fn send(&mut self, text: impl Into<String>) -> bool {
        self.0.send(Message::text(text.into())).await.is_ok()
    }

    async fn request(&mut self, number: u32, action: &str, body: Value) {
        let text = json!({ "t": "d", "d": { "r": number, "a": action, "b": body } }).to_string();
        self.send_long(&text).await;
    }

    async fn send_long(&mut self, text: &str) {
        if text.len() > FRAME {
            self.send(text.len().div_ceil(FRAME).to_string()).await;
        }
        for piece in text.as_bytes().chunks(FRAME) {
            self.send(String::from_utf8(piece.to_vec()).unwrap()).await;
        }
    }

    /// Asks; answers the body of the answer.
    async fn ask(&mut self, number: u32, action: &str, body: Value) -> Value {
        self.request(number, action, body).await;
        self.answer(number).await
    }

    /// The answer to a request; pushes before it are dropped.
    async fn answer(&mut self, number: u32) -> Value {
        loop {
            let message = self.next().await.unwrap();
            if message["d"]["r"] == number {
                return message["d"]["b"].clone();
            }
        }
    }

    async fn ends(&mut self) {
        while self.next().await.is_some() {}
    }
}

#[tokio::test]
async fn rtd_the_greeting_names_the_public_host() {
    let server = server(|_| ()).await;
    let greeting = server
        .open_from("192.0.2.1")
        .await
        .unwrap()
        .next()
        .await
        .unwrap();
    assert_eq!(greeting["d"]["d"]["h"], "lists.example:8443");
}

#[tokio::test]
async fn rtd_before_it_says_who_it_is_a_socket_says_little() {
    let server = server(|_| ()).await;
    let denied = json!({ "s": "permission_denied", "d": "Permission denied" });
    let mut socket = server.open().await;
    for action in ["q", "g", "p", "m", "o", "om", "oc", "n", "gauth", "x"] {
        let body = json!({ "p": server.own(""), "d": {} });
        assert_eq!(socket.ask(1, action, body).await, denied, "{action}");
    }
    // Whatever the frames are, 64 KiB are the end: keep-alives, messages, pieces of a message.
    let small = json!({ "t": "d", "d": { "r": 1, "a": "s", "b": {} } }).to_string();
    for (first, frame) in [
        ("", "0".to_owned()),
        ("", small),
        ("4000", "x".repeat(FRAME)),
    ] {
        let mut socket = server.open().await;
        if !first.is_empty() {
            socket.send(first).await;
        }
        let mut sent = 0;
        while sent < 70_000 && socket.send(frame.clone()).await {
            sent += frame.len();
        }
        socket.ends().await;
    }
}

#[tokio::test]
async fn rtd_a_long_write_of_a_stranger_is_refused_before_the_socket_ends() {
    let server = server(|_| ()).await;
    let mut socket = server.open().await;
    // As the official client orders it.
    let (path, value) = (server.own(""), "x".repeat(1_000_000));
    let begins = r#"{"t":"d","d":{"r":7,"a":"p","b":"#;
    let text = format!(r#"{begins}{{"p":"{path}","d":"{value}"}}}}}}"#);
    socket.send_long(&text).await;
    let denied = json!({ "s": "permission_denied", "d": "Permission denied" });
    assert_eq!(socket.answer(7).await, denied);
    socket.ends().await;
}

#[tokio::test]
async fn rtd_a_write_that_is_too_big_needs_no_room_and_the_socket_goes_on() {
    let server = server(|limits| limits.patience = Duration::ZERO).await;
    let bob = server.service.signs_up("bob@example.org").await;
    let database = &server.service.app.database;
    let everything = database.limits.large_bytes;
    let _taken = database.share_for(&bob.uid, everything).await.unwrap();
    let mut socket = server.signed_in(&server.ada).await;
    // The number of this request comes after its value.
    let long = "x".repeat(23_000_000);
    let body = json!({ "p": server.own("/x"), "d": long });
    assert_eq!(socket.ask(1, "p", body).await["s"], "too_big");
    // A message of more frames than any document has.
    socket.send("5000").await;
    socket.send(r#"{"t":"d","d":{"r":2,"a":"p""#).await;
    for _ in 1..5_000 {
        socket.send("x").await;
    }
    assert_eq!(socket.answer(2).await["s"], "too_big");
    let small = json!({ "p": server.own("/x"), "d": "small" });
    assert_eq!(socket.ask(3, "p", small).await["s"], "ok");
    assert_eq!(server.value("/x").await, "small");
}

#[tokio::test]
async fn rtd_a_socket_has_a_few_seconds_to_say_who_it_is() {
    let server = server(|limits| limits.auth_within = Duration::ZERO).await;
    server.open_from("192.0.2.1").await.unwrap().ends().await;
}

#[tokio::test]
async fn rtd_sockets_of_strangers_are_few_in_all_and_of_a_network() {
    let server = server(|limits| {
        limits.strangers = 3;
        limits.strangers_each = 2;
    })
    .await;
    let mut first = server.open().await;
    let _second = server.open().await;
    assert_eq!(
        server.open_from("192.0.2.1").await.err(),
        Some(503),
        "of its network"
    );
    let _third = server.open_from("198.51.100.1").await.unwrap();
    assert_eq!(
        server.open_from("198.51.100.2").await.err(),
        Some(503),
        "in all"
    );
    // One that has said who it is makes room.
    assert_eq!(
        first.ask(1, "auth", json!({ "cred": server.ada.id })).await["s"],
        "ok"
    );
    let fourth = server.open_from("198.51.100.2").await;
    assert!(fourth.is_ok());
    // After its sign-out it needs the place of a stranger again, and none is free.
    first.request(2, "unauth", json!({})).await;
    first.ends().await;
}

#[tokio::test]
async fn rtd_a_person_has_so_many_sockets_and_a_socket_so_many_listens() {
    let server = server(|limits| limits.sockets_each = 1).await;
    let mut socket = server.signed_in(&server.ada).await;
    let mut second = server.open().await;
    second
        .request(1, "auth", json!({ "cred": server.ada.id }))
        .await;
    second.ends().await;
    let ben = server.service.signs_up("ben@example.org").await;
    server.signed_in(&ben).await;

    let mut refused = 0;
    for number in 1..=250 {
        let path = server.own(&format!("/k{number}"));
        let answer = socket.ask(number, "q", json!({ "p": path, "h": "" })).await;
        refused += usize::from(answer["s"] == "too_big");
    }
    assert_eq!(refused, 50);
    let again = json!({ "p": server.own("/k1") });
    assert_eq!(socket.ask(300, "n", again.clone()).await["s"], "ok");
    assert_eq!(socket.ask(301, "q", again).await["s"], "ok");
}

#[tokio::test]
async fn rtd_what_is_kept_for_the_end_of_a_socket_is_bounded_and_done() {
    let server = server(|_| ()).await;
    let mut socket = server.signed_in(&server.ada).await;
    let mut on_disconnect = async |number, rest: &str, value: Value| {
        socket
            .ask(number, "o", json!({ "p": server.own(rest), "d": value }))
            .await["s"]
            .clone()
    };
    assert_eq!(on_disconnect(1, "/gone", json!(true)).await, "ok");
    assert_eq!(
        on_disconnect(2, "/bad", json!({ "a.b": 1 })).await,
        "invalid_data"
    );
    let mut kept = 0;
    for number in 3..40 {
        let answer = on_disconnect(number, &format!("/t{number}"), json!("x".repeat(14_000))).await;
        kept += usize::from(answer == "ok");
    }
    assert_eq!(kept, 9, "128 KiB");
    assert_eq!(
        on_disconnect(50, "/big", json!(vec![json!({ "": 0 }); 50_000])).await,
        "too_big"
    );
    socket.0.close(None).await.unwrap();
    socket.ends().await;
    while server.value("/gone").await != true {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn rtd_what_is_no_data_is_refused_and_the_socket_goes_on() {
    let server = server(|limits| limits.document = 1_000_000).await;
    let mut socket = server.signed_in(&server.ada).await;
    let path = server.own("/x");
    assert_eq!(
        socket.ask(1, "p", json!({ "p": path, "d": "kept" })).await["s"],
        "ok"
    );

    let raw = |value: &str| {
        format!(r#"{{"t":"d","d":{{"r":2,"a":"p","b":{{"p":"{path}","d":{value}}}}}}}"#)
    };
    let many = format!("[{}]", vec!["{\"\":0}"; 60_000].join(","));
    for (value, status) in [
        (r#""\ud800""#.to_owned(), "invalid_data"),
        (r#""\udc00\ud800x""#.into(), "invalid_data"),
        ("1e999".into(), "invalid_data"),
        ("[".repeat(60) + &"]".repeat(60), "invalid_data"),
        (r#"{".sv":{"increment":"5"}}"#.into(), "invalid_data"),
        (many, "too_big"),
        (format!("\"{}\"", "x".repeat(1_200_000)), "too_big"),
        (format!("\"{}\"", "x".repeat(4_000_000)), "too_big"),
    ] {
        socket.send_long(&raw(&value)).await;
        let answer = socket.answer(2).await;
        assert_eq!(answer["s"], status, "{}", &value[..value.len().min(40)]);
    }
    for (action, body) in [
        ("p", json!({ "p": path })),
        ("p", json!({ "p": path, "d": 1, "h": 5 })),
        ("p", json!({ "p": 5, "d": 1 })),
        ("m", json!({ "p": path, "d": 5 })),
        ("m", json!({ "p": path, "d": [1] })),
        ("m", json!({ "p": path })),
        ("m", json!({ "p": path, "d": { "": 5 } })),
        ("m", json!({ "p": path, "d": { "a": 1, "a/b": 2 } })),
        ("om", json!({ "p": path, "d": 5 })),
        ("q", json!({ "p": path, "q": { "i": "a.b" } })),
        ("p", json!([1])),
    ] {
        let answer = socket.ask(3, action, body.clone()).await;
        assert_eq!(answer["s"], "invalid_data", "{action} {body}");
    }
    let value = socket.ask(4, "g", json!({ "p": path, "q": {} })).await;
    assert_eq!(value, json!({ "s": "ok", "d": "kept" }));
    let stale = json!({ "p": path, "d": 1, "h": "x" });
    assert_eq!(socket.ask(5, "p", stale).await["s"], "datastale");
    assert_eq!(
        socket.ask(6, "p", json!({ "p": path, "d": null })).await["s"],
        "ok"
    );
    assert_eq!(server.value("/x").await, Value::Null);
}

#[tokio::test]
async fn rtd_an_update_from_the_root_writes_into_the_own_document() {
    let server = server(|_| ()).await;
    let mut socket = server.signed_in(&server.ada).await;
    let (one, two) = (
        format!("users/{}/a", server.ada.uid),
        format!("users/{}/b/c", server.ada.uid),
    );
    assert_eq!(
        socket.ask(1, "q", json!({ "p": server.own("") })).await["s"],
        "ok"
    );
    socket
        .request(2, "m", json!({ "p": "/", "d": { one.clone(): 1, two: 2 } }))
        .await;
    let push = socket.next().await.unwrap();
    assert_eq!(push["d"]["a"], "m", "one push, before the answer: {push}");
    assert_eq!(push["d"]["b"]["d"], json!({ "a": 1, "b/c": 2 }));
    assert_eq!(socket.answer(2).await["s"], "ok");
    let foreign = json!({ "p": "/", "d": { one: 2, "users/nobody/a": 1 } });
    assert_eq!(socket.ask(3, "m", foreign).await["s"], "permission_denied");
    assert_eq!(server.value("").await, json!({ "a": 1, "b": { "c": 2 } }));
}

#[tokio::test]
async fn rtd_a_socket_ends_with_its_sessions_and_writes_nothing_more() {
    let server = server(|_| ()).await;
    // Ended by this process: at once. Also while nothing is listened to.
    let mut idle = server.signed_in(&server.ada).await;
    let mut listening = server.signed_in(&server.ada).await;
    listening
        .ask(1, "q", json!({ "p": server.own("/x") }))
        .await;
    // Ended by another process: this one hears of it with its next write.
    let mut late = server.signed_in(&server.ada).await;
    let off = json!({ "p": server.own("/left"), "d": true });
    assert_eq!(late.ask(1, "o", off).await["s"], "ok");
    server
        .service
        .app
        .store
        .end_sessions(&server.ada.uid, 0)
        .await
        .unwrap();
    late.request(2, "p", json!({ "p": server.own("/x"), "d": "too late" }))
        .await;
    assert_eq!(late.next().await.unwrap()["d"]["b"]["s"], "expired_token");
    late.ends().await;

    server
        .service
        .app
        .accounts
        .end_sessions(&server.ada.uid, "all sessions ended")
        .await
        .unwrap();
    for socket in [&mut idle, &mut listening] {
        let told = socket.next().await.unwrap();
        assert_eq!(told["d"]["a"], "ac", "{told}");
        assert_eq!(told["d"]["b"]["s"], "expired_token");
        socket.ends().await;
    }
    let (_, again) = server
        .service
        .signs_in("ada@example.org", crate::support::accounts::PASSWORD)
        .await;
    let ada = Tokens::of(&again);
    let path = format!("{}.json", server.own(""));
    let now = server
        .service
        .call_as(&ada.id, ("GET", &path), &[], "")
        .await;
    assert_eq!(body_of(now).await, Value::Null);
}

#[tokio::test]
async fn rtd_a_client_that_does_not_read_is_dropped() {
    let server = server(|limits| limits.stall = Duration::ZERO).await;
    let mut socket = server.signed_in(&server.ada).await;
    let off = json!({ "p": server.own("/here"), "d": false });
    assert_eq!(socket.ask(1, "o", off).await["s"], "ok");
    let path = format!("{}.json", server.own("/long"));
    let long = json!("x".repeat(9_000_000)).to_string();
    server
        .service
        .call_as(&server.ada.id, ("PUT", &path), &[], long)
        .await;
    for number in 2..10 {
        socket
            .request(number, "g", json!({ "p": server.own("/long"), "q": {} }))
            .await;
    }
    while server.value("/here").await != false {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn rtd_a_socket_that_signs_out_is_told_that_its_listens_end() {
    let server = server(|_| ()).await;
    let mut socket = server.signed_in(&server.ada).await;
    let (path, query) = (server.own("/x"), json!({ "i": ".key", "l": 1, "vf": "l" }));
    let window = json!({ "p": path, "q": query, "t": 1 });
    assert_eq!(socket.ask(1, "q", json!({ "p": path })).await["s"], "ok");
    assert_eq!(socket.ask(2, "q", window).await["s"], "ok");
    socket.request(3, "unauth", json!({})).await;
    let told = path.trim_start_matches('/');
    for body in [json!({ "p": told }), json!({ "p": told, "q": [query] })] {
        let push = socket.next().await.unwrap();
        assert_eq!(push["d"], json!({ "a": "c", "b": body }));
    }
    assert_eq!(socket.answer(3).await["s"], "ok");
    let denied = socket.ask(4, "g", json!({ "p": path, "q": {} })).await;
    assert_eq!(denied["s"], "permission_denied");
}
