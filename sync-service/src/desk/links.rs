//! Looks whether a website answers, where the operator allows it.

use super::{Desk, DeskError, line};
use sync_protocol::desk::FIELD_MAX;
use sync_protocol::desk_links::LinkFound;

impl Desk {
    /// Looks at a website. Nothing is kept of it.
    pub async fn check_link(&self, website: &str) -> Result<LinkFound, DeskError> {
        let links = self.links.as_ref().ok_or(DeskError::TurnedOff)?;
        Ok(links.look(&line("website", website, FIELD_MAX)?).await)
    }
}
