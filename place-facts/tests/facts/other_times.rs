//! "Otherwise by appointment" is said of all that a sentence names beside the days on which people can walk in.

use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use sync_protocol::places::hours::OpenState::{self, Ask, Open};

const MONDAY: &str = "2027-07-26T10:00";
const TUESDAY: &str = "2027-07-27T10:00";
const SATURDAY: &str = "2027-07-31T10:00";

fn state(sentence: &str, moment: &str) -> OpenState {
    at(&of_row(Some(sentence), None), moment.parse().unwrap()).state
}

#[test]
fn hours_beside_walk_in_days_are_by_appointment() {
    for days in [
        "Walk-ins Wednesday",
        "Walk-ins Wed. & Thurs.",
        "Wednesdays walk-in",
        "Walk-ins Wed 9-12",
        "Wednesday 9 am-12 pm",
    ] {
        for others in ["otherwise", "other times", "all other times", "other days"] {
            for between in [", ", "; ", ". "] {
                for sentence in [
                    format!("Mon-Fri 9am-5pm. {days}{between}{others} by appointment"),
                    format!("Mon-Fri 9am-5pm; {days}{between}{others} by appt."),
                    format!("{days}{between}{others} by appointment. Mon-Fri 9am-5pm"),
                ] {
                    assert_eq!(state(&sentence, MONDAY), Ask, "{sentence}");
                }
            }
        }
    }
    let saturday = "Mon-Fri 9 am-5 pm. Saturday 9 am-12 pm, otherwise by appointment";
    assert_eq!(state(saturday, TUESDAY), Ask);
    assert_eq!(state(saturday, SATURDAY), Open);
}

#[test]
fn hours_that_were_named_stay_where_no_one_names_others() {
    for sentence in [
        "Mon-Fri 9am-5pm; otherwise by appointment",
        "Mon-Fri 9am-5pm, otherwise by appointment",
        "Mon-Fri 9am-5pm, Sat 9am-12pm, all other times by appointment",
        "Mon-Fri 9am-5pm; Sat 9am-12pm; other times by appointment",
    ] {
        assert_eq!(state(sentence, TUESDAY), Open, "{sentence}");
        assert_eq!(state(sentence, "2027-07-27T20:00"), Ask, "{sentence}");
    }
}
