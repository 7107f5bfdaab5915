//! Employers for whoever is signed in (clause RES-7), for whoever taps skills without an account, and
//! the skills to tap.

use super::App;
use super::caller::{Body, Caller, SignedIn};
use super::rejection::Rejection;
use crate::files::FileError;
use crate::matching::reading::{Kept, current};
use axum::Json;
use axum::extract::State;
use resume_matching::concepts::Found;
use sync_protocol::matching::{MatchAnswer, MatchRequest, Reading, SkillTile};

/// `POST /account/employers`
pub async fn find(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    Body(request): Body<MatchRequest>,
) -> Result<Json<MatchAnswer>, Rejection> {
    let (reading, found) = read(&app, &who.user.uid).await?;
    let answer = app.matching.answer(reading, found, &request).await?;
    Ok(Json(answer))
}

/// `POST /employers`: for tapped skills alone. Nothing is kept.
pub async fn find_by_skills(
    State(app): State<App>,
    Caller(address): Caller,
    Body(request): Body<MatchRequest>,
) -> Result<Json<MatchAnswer>, Rejection> {
    app.match_throttle
        .admit(address)
        .map_err(Rejection::later)?;
    let answer = app.matching.answer(Reading::None, Vec::new(), &request);
    Ok(Json(answer.await?))
}

async fn read(app: &App, uid: &str) -> Result<(Reading, Vec<Found>), FileError> {
    let Some(file) = current(&app.files, &app.database, uid).await? else {
        return Ok((Reading::None, Vec::new()));
    };
    Ok(match app.matching.reading(&app.files, &file).await? {
        Kept::Concepts(found) => (Reading::Read, found),
        Kept::Unreadable(why) => (Reading::Unreadable(why), Vec::new()),
    })
}

/// `GET /skills`
pub async fn skills(State(app): State<App>) -> Json<Vec<SkillTile>> {
    Json(app.matching.tiles())
}
