//! The memory of the whole program under hostile calls: whatever they are, it stays below 256 MB.

#![cfg(target_os = "linux")]

use crate::support::program::serve;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Child;
use std::thread;

/// The bound, in KiB.
const MOST: u64 = 256 * 1024;
const MIB: usize = 1024 * 1024;

struct Program {
    child: Child,
    address: String,
    _folder: tempfile::TempDir,
}

struct Person {
    uid: String,
    token: String,
}

impl Program {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (child, address) = serve(&folder.path().join("data"), &["--log", "off"]);
        Self {
            child,
            address,
            _folder: folder,
        }
    }

    /// The most memory it had so far, in KiB.
    fn high_water(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status
            .lines()
            .find(|line| line.starts_with("VmHWM:"))
            .unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Sends a call; the server need not read it to the end.
    fn send(&self, head: &str, body: &[u8]) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let _ = write!(
            stream,
            "{head} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        let _ = stream.write_all(body);
        stream
    }

    /// The status of the answer; 0 when there was none.
    fn status(&self, head: &str, body: &[u8]) -> u16 {
        let mut answer = Vec::new();
        let _ = self.send(head, body).read_to_end(&mut answer);
        let line = String::from_utf8_lossy(&answer[..answer.len().min(12)]).into_owned();
        line.split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok())
            .unwrap_or(0)
    }

    fn person(&self, email: &str) -> Person {
        let body = json!({ "email": email, "password": crate::support::accounts::PASSWORD, "returnSecureToken": true });
        let mut answer = String::new();
        let head = "POST /v1/accounts:signUp?key=k";
        self.send(head, body.to_string().as_bytes())
            .read_to_string(&mut answer)
            .unwrap();
        let body: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
        Person {
            uid: body["localId"].as_str().unwrap().into(),
            token: body["idToken"].as_str().unwrap().into(),
        }
    }

    /// Opens a socket, and sends text frames for as long as it is open.
    fn socket(&self, frames: &mut dyn Iterator<Item = String>) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n";
        let key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
        write!(
            stream,
            "GET /.ws?v=5 HTTP/1.1\r\nhost: x\r\n{upgrade}{key}\r\n\r\n"
        )
        .unwrap();
        let _ = stream.read(&mut [0; 1_024]);
        for text in frames {
            let length = u64::try_from(text.len()).unwrap();
            // A final text frame with a length of eight bytes and a mask of zeros.
            let head = [&[0x81, 0xff], length.to_be_bytes().as_slice(), &[0; 4]].concat();
            if stream
                .write_all(&head)
                .and_then(|()| stream.write_all(text.as_bytes()))
                .is_err()
            {
                break;
            }
        }
        stream
    }

    /// Makes all calls at once and waits for their ends.
    fn storm(&self, calls: &[(String, &[u8])]) {
        thread::scope(|scope| {
            for (head, body) in calls {
                scope.spawn(move || self.status(head, body));
            }
        });
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn call(method: &str, who: &Person, rest: &str) -> String {
    format!("{method} /users/{}{rest}.json?auth={}", who.uid, who.token)
}

fn list(item: &str, bytes: usize) -> Vec<u8> {
    format!("[{}]", vec![item; bytes / (item.len() + 1)].join(",")).into_bytes()
}

#[test]
fn rtd_memory_stays_below_256_mb_under_every_kind_of_call() {
    let program = Program::start();
    let people: Vec<Person> = (0..3)
        .map(|number| program.person(&format!("p{number}@example.org")))
        .collect();
    let mut report = vec![("start", program.high_water())];
    let mut measure = |what| report.push((what, program.high_water()));

    let empty_keys = list("{\"\":0}", 24 * MIB - 64);
    let strangers = ["/users/nobody/x.json", "/.json"].iter().cycle().take(6);
    let strangers: Vec<_> = strangers
        .map(|path| (format!("PUT {path}"), empty_keys.as_slice()))
        .collect();
    program.storm(&strangers);
    measure("24 MB of a stranger, six at once");

    let objects = list("{\"a\":{}}", 2 * MIB);
    let same_keys = [
        b"{\"k\":0".as_slice(),
        &b",\"a\":{\"b\":1}".repeat(2_000_000),
        b"}",
    ]
    .concat();
    let deep = "{\"a\":".repeat(4_000_000).into_bytes();
    let escaped = format!("\"{}\"", "\\u0001".repeat(4 * MIB - 16)).into_bytes();
    for (what, bomb) in [
        ("2 MB of small objects", &objects),
        ("24 MB of small objects", &empty_keys),
        ("equal keys", &same_keys),
        ("deep nesting", &deep),
        ("escaped text", &escaped),
    ] {
        let calls = people
            .iter()
            .zip(["PUT", "PATCH", "POST"])
            .map(|(who, method)| (call(method, who, "/x"), bomb.as_slice()));
        program.storm(&calls.collect::<Vec<_>>());
        measure(what);
    }

    // What is allowed, and as costly as can be: the most nodes, and the longest text.
    let nodes = format!("[{}]", vec!["{\"a\":0}"; 12_000].join(",")).into_bytes();
    let text = json!("x".repeat(10 * MIB)).to_string().into_bytes();
    for (what, value) in [("the most nodes", &nodes), ("the longest text", &text)] {
        let calls: Vec<_> = people
            .iter()
            .map(|who| (call("PUT", who, "/x"), value.as_slice()))
            .collect();
        program.storm(&calls);
        for who in &people[..1] {
            assert_eq!(
                program.status(&call("PUT", who, "/x"), value),
                200,
                "{what}"
            );
        }
        measure(what);
        let reads = people
            .iter()
            .flat_map(|who| vec![(call("GET", who, "/x"), [].as_slice()); 2]);
        let small = people
            .iter()
            .flat_map(|who| vec![(call("PUT", who, "/small"), b"1".as_slice()); 2]);
        program.storm(&reads.chain(small).collect::<Vec<_>>());
        measure("reads and small writes of large documents");
    }

    // Sockets that never say who they are, and sockets that send long texts and read nothing.
    let piece = "x".repeat(16_384);
    let pieces = |count: usize| std::iter::repeat_n(piece.clone(), count);
    let strangers: Vec<TcpStream> = (0..300)
        .map(|_| program.socket(&mut std::iter::once("4000".to_owned()).chain(pieces(40))))
        .collect();
    measure("300 sockets of strangers");
    drop(strangers);
    let texts = thread::scope(|scope| {
        let senders = people.iter().flat_map(|who| vec![who; 2]).map(|who| {
            let (program, pieces) = (&program, &pieces);
            let auth =
                json!({ "t": "d", "d": { "r": 1, "a": "auth", "b": { "cred": who.token } } });
            let path = format!("users/{}/x", who.uid);
            let start = format!(r#"{{"t":"d","d":{{"r":2,"a":"p","b":{{"p":"{path}","d":"#) + "\"";
            let first = [auth.to_string(), "642".into(), start].into_iter();
            let mut frames = first
                .chain(pieces(640))
                .chain(["\"}}}".to_owned(), "0".into()]);
            scope.spawn(move || program.socket(&mut frames))
        });
        let senders: Vec<_> = senders.collect();
        senders
            .into_iter()
            .map(|sender| sender.join().unwrap())
            .collect::<Vec<_>>()
    });
    measure("long texts by sockets");
    drop(texts);

    // Answers and event streams that are not read.
    let stalled: Vec<TcpStream> = people
        .iter()
        .flat_map(|who| vec![call("GET", who, ""); 2])
        .map(|head| program.send(&head, b""))
        .collect();
    let streams: Vec<TcpStream> = people
        .iter()
        .flat_map(|who| vec![call("GET", who, ""); 2])
        .map(|head| {
            let mut stream = TcpStream::connect(&program.address).unwrap();
            write!(
                stream,
                "{head} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n"
            )
            .unwrap();
            stream
        })
        .collect();
    let writes = people
        .iter()
        .flat_map(|who| vec![(call("PUT", who, "/small"), b"2".as_slice()); 2]);
    program.storm(&writes.collect::<Vec<_>>());
    measure("answers and event streams that are not read");
    drop((stalled, streams));

    let (what, most) = report.iter().max_by_key(|(_, most)| *most).unwrap();
    assert!(
        *most <= MOST,
        "{most} KiB after: {what}; high-water marks in KiB: {report:#?}"
    );
}
