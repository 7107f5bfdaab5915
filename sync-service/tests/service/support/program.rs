//! Starts the program and calls it over a socket.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_sync-service");

/// Starts `serve` on a free port and waits until it is ready; answers its address too.
pub fn serve(data: &Path, words: &[&str]) -> (Child, String) {
    let mut child = Command::new(PROGRAM)
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .args(words)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    let address = line.trim().rsplit("://").next().unwrap().to_owned();
    (child, address)
}

/// A service that is killed when this is dropped.
pub struct Running {
    pub child: Child,
    pub address: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    /// Starts `serve` on a data folder and waits until it is ready.
    pub fn start(data: &Path) -> Self {
        Self::start_with(data, &[])
    }

    /// The same, with further settings.
    pub fn start_with(data: &Path, settings: &[&str]) -> Self {
        let (child, address) = serve(data, &[&["--log", "error"], settings].concat());
        Self { child, address }
    }

    /// A call; answers the status and the body.
    pub fn call(&self, call: (&str, &str), headers: &[&str], body: &[u8]) -> (u16, Vec<u8>) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (method, path) = call;
        let headers: String = headers.iter().map(|it| format!("{it}\r\n")).collect();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.0\r\nhost: x\r\n\
             content-length: {length}\r\n{headers}\r\n"
        )
        .unwrap();
        stream.write_all(body).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|it| it == b"\r\n\r\n").unwrap();
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, answer.split_off(end + 4))
    }

    /// A call with a JSON body that has to succeed.
    pub fn json(&self, call: (&str, &str), headers: &[&str], body: &Value) -> Value {
        let headers = [&["content-type: application/json"], headers].concat();
        let (status, answer) = self.call(call, &headers, body.to_string().as_bytes());
        let text = String::from_utf8_lossy(&answer);
        assert_eq!(status, 200, "{call:?}: {text}");
        serde_json::from_str(&text).unwrap_or(Value::Null)
    }
}

/// Runs a command to its end. Where it says no port, it takes a free one: the usual one may be
/// taken by another program of this machine.
pub fn run(words: &[&str], data: &Path) -> Output {
    let mut command = Command::new(PROGRAM);
    let command = command.args(words).arg("--data").arg(data);
    command.env("NB_LISTEN", "127.0.0.1:0").output().unwrap()
}

/// The same, when it has to succeed; answers what it printed.
pub fn succeeds(words: &[&str], data: &Path) -> String {
    let output = run(words, data);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{words:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The same, when it has to be refused; answers the reason.
pub fn is_refused(words: &[&str], data: &Path) -> String {
    let output = run(words, data);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{words:?}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// A command that is refused for what was asked: one sentence, and the exit code of a wrong command.
pub fn is_refused_in_a_sentence(words: &[&str], data: &Path) -> String {
    let output = run(words, data);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
    assert!(output.stdout.is_empty(), "{words:?}");
    assert_eq!(said.lines().count(), 1, "{words:?}: {said}");
    assert!(said.starts_with("Error: "), "{said}");
    assert!(!said.contains(['{', '(']), "{words:?}: {said}");
    said
}
