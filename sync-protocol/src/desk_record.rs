//! The record of everything that staff did.

use crate::desk::DeskAct;
use serde::{Deserialize, Serialize};

/// An act of the record, `GET /desk/acts`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecordedAct {
    /// The act. Whether it can be taken back is only told at its place.
    #[serde(flatten)]
    pub act: DeskAct,
    /// The name of the place that it is about; empty when it is about something else.
    pub place: String,
}
