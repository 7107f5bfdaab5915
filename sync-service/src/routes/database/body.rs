//! Bodies of database calls. They are read only for a caller who may write there, within a time,
//! and a large one only when there is room for it.

use crate::app::App;
use crate::computing::compute;
use crate::database::DatabaseError;
use crate::database::data_error::DataError;
use crate::database::room::{INLINE_MAX, Share};
use crate::routes::database::rejection::DatabaseRejection;
use crate::routes::http::body_timeout::{BodyTimes, timed};
use crate::uid::Uid;
use axum::body::{Body, BodyDataStream, Bytes};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_ENCODING, CONTENT_LENGTH};
use flate2::read::MultiGzDecoder;
use futures_util::StreamExt;
use std::io::Read;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;

/// Largest body, in bytes: 10 MB of text and its JSON escapes.
const BODY_MAX: usize = 24 * 1024 * 1024;
/// Most bytes that are read of a rejected body, so that the client gets the answer.
const REFUSED_MAX: usize = 48 * 1024;
const REFUSED_TIMES: BodyTimes = BodyTimes {
    first: Duration::from_secs(1),
    between: Duration::from_secs(1),
    total: Duration::from_secs(2),
};

/// A body that was read.
pub struct Received {
    /// The bytes, without their encoding.
    pub text: Bytes,
    /// Its share of the room, when it is large.
    pub share: Option<Share>,
    /// The person's place among calls under way.
    pub place: OwnedSemaphorePermit,
}

/// Reads the body of a person's call.
pub async fn receive(
    app: &Arc<App>,
    uid: &Uid,
    headers: &HeaderMap,
    body: Body,
) -> Result<Received, DatabaseRejection> {
    let database = &app.database;
    let is_packed = is_gzip(headers)?;
    let announced = headers
        .get(CONTENT_LENGTH)
        .and_then(|length| length.to_str().ok()?.parse().ok());
    let announced: Option<usize> = announced;
    if announced.is_some_and(|length| length > BODY_MAX) {
        return Err(DatabaseError::TooLarge.into());
    }
    let channel = database.hub.channel(uid);
    let place = Arc::clone(&channel.calls).acquire_owned();
    let place = tokio::time::timeout(database.limits.patience, place).await;
    let place = place
        .ok()
        .and_then(Result::ok)
        .ok_or(DatabaseRejection::TooMany)?;

    let mut body = timed(body, BodyTimes::LARGE).0.into_data_stream();
    let mut text = Vec::with_capacity(announced.unwrap_or_default().min(INLINE_MAX));
    let is_whole = !is_packed && read(&mut body, &mut text, INLINE_MAX).await?;
    // A compressed body may be large even if its length is small.
    let share = match is_whole {
        true => None,
        false => {
            let length = announced.filter(|_| !is_packed).unwrap_or(BODY_MAX);
            Some(database.share_for(uid, length).await?)
        }
    };
    if share.is_some() {
        text.reserve_exact(announced.unwrap_or_default().saturating_sub(text.len()));
        if !read(&mut body, &mut text, BODY_MAX).await? {
            return Err(DatabaseError::TooLarge.into());
        }
    }
    if is_packed {
        let unpack = compute(move || unpacked(&text).map(|text| (text, share)));
        let (text, share) = unpack.await.map_err(|_| DataError::Json)??;
        return Ok(Received {
            text: text.into(),
            share,
            place,
        });
    }
    Ok(Received {
        text: text.into(),
        share,
        place,
    })
}

/// Reads until the end or a little more than `most`; answers whether it was the end.
async fn read(
    body: &mut BodyDataStream,
    text: &mut Vec<u8>,
    most: usize,
) -> Result<bool, DatabaseRejection> {
    while text.len() <= most {
        match body.next().await {
            Some(Ok(piece)) => text.extend_from_slice(&piece),
            Some(Err(_)) => return Err(DatabaseRejection::Cut),
            None => return Ok(true),
        }
    }
    Ok(false)
}

/// Reads a little of a body that was refused.
pub async fn discard(body: Body) {
    let mut body = timed(body, REFUSED_TIMES).0.into_data_stream();
    let mut length = 0;
    while let Some(Ok(piece)) = body.next().await {
        length += piece.len();
        if length >= REFUSED_MAX {
            return;
        }
    }
}

fn is_gzip(headers: &HeaderMap) -> Result<bool, DataError> {
    match headers
        .get(CONTENT_ENCODING)
        .map(|encoding| encoding.as_bytes())
    {
        None | Some(b"identity") => Ok(false),
        Some(b"gzip" | b"x-gzip") => Ok(true),
        Some(_) => Err(DataError::Json),
    }
}

fn unpacked(packed: &[u8]) -> Result<Vec<u8>, DatabaseError> {
    let mut text = Vec::new();
    let most = u64::try_from(BODY_MAX).unwrap_or(u64::MAX);
    let mut rest = MultiGzDecoder::new(packed).take(most + 1);
    rest.read_to_end(&mut text).map_err(|_| DataError::Json)?;
    match text.len() > BODY_MAX {
        true => Err(DatabaseError::TooLarge),
        false => Ok(text),
    }
}
