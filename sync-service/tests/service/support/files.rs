//! A client of the storage and database protocols, without a socket.

use super::{TestService, json};
use crate::support::accounts::Tokens;
use crate::support::s3::blobs_in;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use serde_json::Value;
use std::path::PathBuf;

/// A PDF of one page with these words.
pub fn pdf(words: &str) -> Vec<u8> {
    let content = format!("BT /F1 12 Tf 72 720 Td ({words}) Tj ET");
    let objects = [
        "<</Type/Catalog/Pages 2 0 R>>".to_owned(),
        "<</Type/Pages/Kids[3 0 R]/Count 1>>".into(),
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>".into(),
        format!("<</Length {}>>stream\n{content}\nendstream", content.len()),
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>".into(),
    ];
    let mut file = String::from("%PDF-1.4\n");
    let mut table = String::from("0000000000 65535 f \n");
    for (index, object) in objects.iter().enumerate() {
        table += &format!("{:010} 00000 n \n", file.len());
        file += &format!("{} 0 obj\n{object}\nendobj\n", index + 1);
    }
    let start = file.len();
    file +=
        &format!("xref\n0 6\n{table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n{start}\n%%EOF\n");
    file.into_bytes()
}

/// The address of a file.
pub fn object(uid: &str, name: &str) -> String {
    format!("/v0/b/b/o/{uid}%2Fresumes%2F{name}")
}

impl TestService {
    /// A call with a token and headers.
    pub async fn call_as(
        &self,
        token: &str,
        (method, path): (&str, &str),
        headers: &[(&str, &str)],
        body: impl Into<Body>,
    ) -> Response<Body> {
        let mut request = Request::builder().method(method).uri(path);
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(body.into()).unwrap()).await
    }

    /// Uploads a whole file.
    pub async fn uploads(&self, who: &Tokens, name: &str, bytes: Vec<u8>) -> (StatusCode, Value) {
        let path = format!("/v0/b/b/o?name={}%2Fresumes%2F{name}", who.uid);
        let headers = [("content-type", "application/pdf")];
        let answer = self
            .call_as(&who.id, ("POST", &path), &headers, bytes)
            .await;
        let has_status = answer.headers().contains_key("x-goog-upload-status");
        assert!(has_status, "clients take an answer without it for a fault");
        (answer.status(), json(answer).await)
    }

    /// Says something to an upload in parts.
    pub async fn part(
        &self,
        who: &Tokens,
        address: &str,
        (command, offset): (&str, usize),
        bytes: &[u8],
    ) -> (StatusCode, String, String) {
        let offset = offset.to_string();
        let headers = [
            ("x-goog-upload-command", command),
            ("x-goog-upload-offset", offset.as_str()),
        ];
        let answer = self
            .call_as(&who.id, ("POST", address), &headers, bytes.to_vec())
            .await;
        let header = |name: &str| {
            let value = answer.headers().get(name);
            value.map_or(String::new(), |value| value.to_str().unwrap().to_owned())
        };
        (
            answer.status(),
            header("x-goog-upload-status"),
            header("x-goog-upload-size-received"),
        )
    }

    /// Begins an upload in parts; answers where it continues.
    pub async fn begins(&self, who: &Tokens, name: &str, length: usize) -> String {
        let path = format!("/v0/b/b/o?name={}%2Fresumes%2F{name}", who.uid);
        let length = length.to_string();
        let headers = [
            ("host", "kiosk.test"),
            ("x-goog-upload-protocol", "resumable"),
            ("x-goog-upload-command", "start"),
            ("x-goog-upload-header-content-length", length.as_str()),
        ];
        let answer = self.call_as(&who.id, ("POST", &path), &headers, "{}").await;
        assert_eq!(answer.status(), StatusCode::OK);
        let url = answer.headers()["x-goog-upload-url"].to_str().unwrap();
        url.strip_prefix("http://kiosk.test").unwrap().to_owned()
    }

    /// The files of the folder of blobs.
    pub fn blob_count(&self) -> usize {
        self.blob_files().len()
    }

    /// The files that hold the bytes of people's files.
    pub fn blob_files(&self) -> Vec<PathBuf> {
        blobs_in(&self.folder.path().join("data/files"))
    }
}

/// The bytes of an answer.
pub async fn bytes(answer: Response<Body>) -> Vec<u8> {
    answer
        .into_body()
        .collect()
        .await
        .unwrap()
        .to_bytes()
        .to_vec()
}
