//! Employers for whoever is signed in (clause RES-7), and the skills they may tap instead.

use super::App;
use super::caller::{Body, SignedIn};
use super::rejection::Rejection;
use crate::files::FileError;
use crate::matching::places::point;
use crate::matching::reading::{Kept, current};
use crate::matching::score::{Person, matches, near};
use crate::store::StoreError;
use axum::Json;
use axum::extract::State;
use resume_reader::concepts::Found;
use sync_protocol::matching::{MatchAnswer, MatchRequest, Reading, SkillTile};

/// `POST /account/employers`
pub async fn find(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    Body(request): Body<MatchRequest>,
) -> Result<Json<MatchAnswer>, Rejection> {
    let (reading, mut found) = read(&app, &who.user.uid).await?;
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
        reading,
        matches: best,
        near,
        zip_known: from.is_some(),
    }))
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
