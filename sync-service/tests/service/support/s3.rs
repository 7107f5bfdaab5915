//! An S3 server in the process of a test, which checks signatures and fails when it is told to.

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use http_body_util::BodyExt;
use s3s::auth::SimpleAuth;
use s3s::service::{S3Service, S3ServiceBuilder};
use s3s_fs::FileSystem;
use std::collections::VecDeque;
use std::ffi::OsStr;
use std::fs::DirEntry;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sync_service::blobs::bucket::Bucket;
use sync_service::blobs::marker::MARKER;
use tower::ServiceExt;

/// What becomes of a request.
#[derive(Debug, Clone, Copy)]
pub enum Fault {
    /// 503, and nothing is done.
    Unavailable,
    /// It is done, and the connection ends before the answer.
    LostAnswer,
    /// The answer ends in its middle.
    CutAnswer,
}

/// A running server with the bucket `resumes`.
pub struct S3 {
    folder: tempfile::TempDir,
    address: String,
    faults: Arc<Faults>,
}

struct Faults {
    service: S3Service,
    next: Mutex<VecDeque<Option<Fault>>>,
    always: Mutex<Option<Fault>>,
}

impl S3 {
    /// Starts a server.
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(folder.path().join("root/resumes")).unwrap();
        let mut service =
            S3ServiceBuilder::new(FileSystem::new(folder.path().join("root")).unwrap());
        service.set_auth(SimpleAuth::from_single("ours", "our secret"));
        let faults = Arc::new(Faults {
            service: service.build(),
            next: Mutex::default(),
            always: Mutex::default(),
        });
        let key = "aws_access_key_id = ours\naws_secret_access_key = our secret\n";
        std::fs::write(folder.path().join("key"), key).unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new()
            .fallback(answer)
            .with_state(Arc::clone(&faults));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self {
            folder,
            address,
            faults,
        }
    }

    /// The bucket, with its key.
    pub fn bucket(&self) -> Bucket {
        Bucket {
            name: "resumes".into(),
            prefix: "nj".into(),
            endpoint: Some(self.address.parse().unwrap()),
            credentials_file: Some(self.key_file()),
            timeout: Duration::from_secs(3600),
        }
    }

    /// The file with the key.
    pub fn key_file(&self) -> PathBuf {
        self.folder.path().join("key")
    }

    /// The settings of a service that keeps files here.
    pub fn settings(&self) -> Vec<String> {
        vec![
            "--files=s3://resumes/nj".into(),
            format!("--files-endpoint={}", self.address),
            format!("--files-credentials-file={}", self.key_file().display()),
        ]
    }

    /// The folder in which the server keeps the blobs.
    pub fn kept(&self) -> PathBuf {
        self.folder.path().join("root/resumes/nj")
    }

    /// How many blobs there are.
    pub fn count(&self) -> usize {
        blobs_in(&self.kept()).len()
    }

    /// The next requests have these faults, one each.
    pub fn fails(&self, faults: &[Fault]) {
        let faults = faults.iter().copied().map(Some);
        self.faults.next.lock().unwrap().extend(faults);
    }

    /// All requests have this fault from now on, or none.
    pub fn always(&self, fault: Option<Fault>) {
        self.faults.next.lock().unwrap().clear();
        *self.faults.always.lock().unwrap() = fault;
    }

    /// This many requests succeed, and all later ones have this fault.
    pub fn always_after(&self, requests: usize, fault: Fault) {
        self.always(Some(fault));
        let good = std::iter::repeat_n(None, requests);
        self.faults.next.lock().unwrap().extend(good);
    }
}

/// The blobs in a folder, without the marker and the notes of those that are under way.
pub fn blobs_in(folder: &Path) -> Vec<PathBuf> {
    let is_blob = |entry: &DirEntry| {
        entry.file_type().unwrap().is_file() && entry.file_name() != OsStr::new(MARKER)
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let blobs = entries.map(Result::unwrap).filter(is_blob);
    blobs.map(|entry| entry.path()).collect()
}

async fn answer(State(faults): State<Arc<Faults>>, request: Request) -> Response {
    let always = *faults.always.lock().unwrap();
    let fault = faults.next.lock().unwrap().pop_front().unwrap_or(always);
    if matches!(fault, Some(Fault::Unavailable)) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    if !request.uri().path().starts_with("/resumes") {
        // The server behind this one would make the bucket.
        let error = "<Error><Code>NoSuchBucket</Code></Error>";
        return (StatusCode::NOT_FOUND, error).into_response();
    }
    let answer = faults.service.clone().oneshot(request).await.unwrap();
    let (parts, body) = answer.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    match fault {
        None | Some(Fault::Unavailable) => Response::from_parts(parts, bytes.into()),
        // The connection ends with the task.
        Some(Fault::LostAnswer) => std::panic::resume_unwind(Box::new(())),
        Some(Fault::CutAnswer) => Response::from_parts(parts, half(&bytes)),
    }
}

fn half(bytes: &Bytes) -> Body {
    let half = bytes.slice(..bytes.len() / 2);
    let cut = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
    Body::from_stream(stream::iter([Ok(half), Err(cut)]))
}
