//! Reads the body of a whole upload: a description, then the file (`multipart/related`, RFC 2387).
//! What comes before the file is bounded, and no more than one piece of the body is held at a time.

use crate::files::FileError;
use crate::files::content::{Incoming, PATIENCE, collect};
use crate::routes::storage::request::DESCRIPTION_MAX;
use axum::body::{Body, BodyDataStream, Bytes};
use futures_util::{Stream, StreamExt, TryStreamExt};
use multer::Multipart;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

/// Most bytes before the file: the description, boundaries, and the headers of both parts.
pub(super) const PREAMBLE_MAX: usize = DESCRIPTION_MAX + 16 * 1024;
const SHAPE: FileError = FileError::Malformed("not a multipart/related body");

/// A body of two parts.
pub(super) struct Related {
    parts: Multipart<'static>,
    in_file: Arc<AtomicBool>,
}

impl Related {
    /// Opens a body by its content type; reads nothing yet.
    pub fn open(content_type: &str, body: Body) -> Result<Self, FileError> {
        let boundary = boundary_of(content_type).ok_or(SHAPE)?;
        let in_file = Arc::new(AtomicBool::new(false));
        let pieces = Pieces {
            body: body.into_data_stream(),
            read: 0,
            in_file: Arc::clone(&in_file),
            rests: false,
        };
        Ok(Self {
            parts: Multipart::new(pieces, boundary),
            in_file,
        })
    }

    /// The text of the first part, and the file with its content type.
    pub async fn read(mut self) -> Result<(Vec<u8>, Option<String>, Incoming<'static>), FileError> {
        let preamble = async {
            let first = self.field().await?;
            let text = collect(Box::pin(first.map_err(refusal)), DESCRIPTION_MAX).await?;
            Ok::<_, FileError>((text, self.field().await?))
        };
        let (text, file) = tokio::time::timeout(PATIENCE, preamble)
            .await
            .map_err(|_| FileError::Cut)??;
        self.in_file.store(true, Ordering::Relaxed);
        let kind = file.content_type().map(ToString::to_string);
        Ok((text, kind, Box::pin(file.map_err(refusal))))
    }

    async fn field(&mut self) -> Result<multer::Field<'static>, FileError> {
        self.parts.next_field().await.map_err(refusal)?.ok_or(SHAPE)
    }
}

fn refusal(error: multer::Error) -> FileError {
    match error {
        multer::Error::StreamReadFailed(cause) if cause.is::<PreambleTooLong>() => {
            FileError::Malformed("too much comes before the file")
        }
        multer::Error::StreamReadFailed(_) => FileError::Cut,
        _ => SHAPE,
    }
}

/// The pieces of a body as they are asked for. The parser takes all pieces that are ready at once,
/// so each is followed by a rest.
struct Pieces {
    body: BodyDataStream,
    read: usize,
    in_file: Arc<AtomicBool>,
    rests: bool,
}

#[derive(Debug, thiserror::Error)]
#[error("too much comes before the file")]
struct PreambleTooLong;

type PieceError = Box<dyn std::error::Error + Send + Sync>;

impl Stream for Pieces {
    type Item = Result<Bytes, PieceError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if std::mem::take(&mut self.rests) {
            context.waker().wake_by_ref();
            return Poll::Pending;
        }
        if self.read >= PREAMBLE_MAX && !self.in_file.load(Ordering::Relaxed) {
            return Poll::Ready(Some(Err(PreambleTooLong.into())));
        }
        let piece = ready!(self.body.poll_next_unpin(context));
        if let Some(Ok(piece)) = &piece {
            self.read = self.read.saturating_add(piece.len());
            self.rests = true;
        }
        Poll::Ready(piece.map(|piece| piece.map_err(Into::into)))
    }
}

/// The boundary of a `multipart/related` body.
fn boundary_of(content_type: &str) -> Option<String> {
    let (kind, parameters) = content_type.split_once(';')?;
    let boundary = parameters.split(';').find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        name.trim()
            .eq_ignore_ascii_case("boundary")
            .then(|| value.trim().trim_matches('"'))
    })?;
    let is_related = kind.trim().eq_ignore_ascii_case("multipart/related");
    (is_related && (1..=70).contains(&boundary.len())).then(|| boundary.to_owned())
}
