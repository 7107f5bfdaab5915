//! What a second sentence, or the second half of one, says of the first: the night that a season ends with, a step before one walks in,
//! an ID that is asked for all the same, a demand that is over.

use place_facts::hours::evaluate::at;
use place_facts::hours::of_kind;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

fn night(hours: &str, moment: &str) -> OpenState {
    let hours = of_kind(Some(hours), None, "Emergency shelter");
    at(&hours, moment.parse().unwrap()).state
}

#[test]
fn the_night_that_begins_on_the_last_day_of_a_season_belongs_to_it() {
    for hours in [
        "Oct 15 - Mar 31, 7 pm - 7 am",
        "November through March, 8 pm-6 am",
        "8 pm-6 am, November through March",
        "From November to March: 8 pm-6 am",
        "November to March, open 9 pm-6 am",
        "De noviembre a marzo, 8 pm-6 am",
        "Del 15 de noviembre al 31 de marzo, 7 pm a 7 am",
        "7 pm a 7 am, del 15 de noviembre al 31 de marzo",
    ] {
        for (moment, expected) in [
            ("2027-03-31T23:00", Ask),
            ("2027-04-01T02:00", Ask),
            ("2027-04-01T12:00", Closed),
            ("2027-04-01T23:00", Closed),
            ("2027-04-02T02:00", Closed),
            ("2027-01-12T02:00", Ask),
            ("2027-01-12T12:00", Closed),
        ] {
            assert_eq!(night(hours, moment), expected, "{hours}: {moment}");
        }
    }
    for hours in [
        "Daily 8 pm-6 am, November through March",
        "Nov 15 - Mar 31: daily 7 pm-7 am",
    ] {
        assert_eq!(night(hours, "2027-04-01T02:00"), Open, "{hours}");
        assert_eq!(night(hours, "2027-04-02T02:00"), Closed, "{hours}");
    }
    // Times without "am" and "pm" may be days.
    for hours in ["December 8-3", "Oct 15 - Mar 31, 7 - 7"] {
        assert_eq!(night(hours, "2026-12-05T10:00"), Ask, "{hours}");
    }
}
