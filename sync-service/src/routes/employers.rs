//! Employers for whoever is signed in (clause RES-7), and the skills they may tap instead.

use crate::app::App;
use crate::files::FileError;
use crate::matching::extraction::{Extraction, current};
use crate::matching::places::point;
use crate::matching::score::{Person, matches, near};
use crate::routes::http::extract::{Body, SignedIn};
use crate::routes::http::rejection::Rejection;
use crate::store::StoreError;
use axum::Json;
use axum::extract::State;
use resume_reader::concepts::Found;
use std::sync::Arc;
use sync_protocol::matching::{MatchAnswer, MatchRequest, ResumeState, SkillTile};

/// `POST /account/employers`
pub async fn find(
    State(app): State<Arc<App>>,
    SignedIn(who): SignedIn,
    Body(request): Body<MatchRequest>,
) -> Result<Json<MatchAnswer>, Rejection> {
    let (resume, mut found) = read(&app, &who.user.uid).await?;
    found.extend(app.matching.tapped(&request.skills));
    let from = request.zip.as_deref().and_then(point);
    let employers = app.matching.employers().await?;
    let person = Person {
        found: &found,
        from,
    };
    let best = matches(&person, &employers.1, &app.matching.finder)
        .map_err(|error| StoreError::Unavailable(error.into()))?;
    let near = if best.is_empty() {
        near(from, &employers.1)
    } else {
        Vec::new()
    };
    Ok(Json(MatchAnswer {
        resume,
        matches: best,
        near,
        zip_known: from.is_some(),
    }))
}

async fn read(app: &Arc<App>, uid: &str) -> Result<(ResumeState, Vec<Found>), FileError> {
    let Some(file) = current(&app.files, &app.database, uid).await? else {
        return Ok((ResumeState::None, Vec::new()));
    };
    Ok(match app.matching.extraction(&app.files, &file).await? {
        Extraction::Concepts(found) => (ResumeState::Read, found),
        Extraction::Unreadable(why) => (ResumeState::Unreadable(why), Vec::new()),
    })
}

/// `GET /skills`
pub async fn skills(State(app): State<Arc<App>>) -> Json<Vec<SkillTile>> {
    Json(app.matching.tiles())
}
