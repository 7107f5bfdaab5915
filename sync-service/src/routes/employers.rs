//! Employers that match the resume of a signed-in person (clause RES-7), employers for skills and own words
//! without an account, and the skills to select.

use super::listings::answer_of;
use super::typed::{TAP, by_accept, to_screen, wants_page};
use crate::app::App;
use crate::files::FileError;
use crate::matching::extraction::{Extraction, current};
use crate::routes::http::client_address::ClientAddress;
use crate::routes::http::extract::{Body, SignedIn};
use crate::routes::http::json::Json;
use crate::routes::http::rejection::Rejection;
use crate::uid::Uid;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use resume_matching::concepts::Found;
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::matching::{MatchAnswer, MatchRequest, ResumeState, SkillTile};

/// `POST /account/employers`
pub async fn find(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
    Body(request): Body<MatchRequest>,
) -> Result<Json<MatchAnswer>, Rejection> {
    let (resume, found) = read(&app, &who.user.uid).await?;
    let answer = app.matching.answer(resume, found, &request).await?;
    Ok(Json(answer))
}

/// `POST /employers`: for tapped skills and own words, without an account. Nothing is kept.
pub async fn find_for_anyone(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Body(request): Body<MatchRequest>,
) -> Result<Json<MatchAnswer>, Rejection> {
    app.match_rate_limit
        .admit(address)
        .map_err(Rejection::later)?;
    let answer = app.matching.answer(ResumeState::None, Vec::new(), &request);
    Ok(Json(answer.await?))
}

async fn read(app: &Arc<App>, uid: &Uid) -> Result<(ResumeState, Vec<Found>), FileError> {
    let Some(file) = current(&app.files, &app.database, uid).await? else {
        return Ok((ResumeState::None, Vec::new()));
    };
    Ok(match app.matching.extraction(&app.files, &file).await? {
        Extraction::Concepts(found) => (ResumeState::Read, found),
        Extraction::Unreadable(why) => (ResumeState::Unreadable(why), Vec::new()),
    })
}

/// `GET /employers/all`: what a page keeps to answer tapped skills without a network.
pub async fn all(State(app): State<Arc<App>>, request: Request) -> Result<Response, Rejection> {
    let answer = app.matching.kept().await?.ok_or(ErrorCode::NotFound)?;
    Ok(answer_of(&app, &answer, request.headers()))
}

/// `GET /skills`
pub async fn skills(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    if wants_page(&headers) {
        return to_screen(TAP);
    }
    let tiles: Vec<SkillTile> = app.matching.ranking.tiles();
    by_accept(Json(tiles).into_response())
}
