//! Which places of a list can be asked whether they hire people with a record.

use resume_matching::columns::Columns;
use sync_protocol::employer_fact::is_of_employers;
use sync_protocol::listings::Row;

/// Whether a place is an employer. A job center or a course on the same list hires nobody.
pub(super) fn is_employer(list: &str, row: &Row) -> bool {
    is_of_employers(list) && !Columns(row).only_helps()
}
