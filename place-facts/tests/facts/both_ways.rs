//! Notes that promise something and refuse it too: both are asked about, and nobody is sent away.

use crate::row_of::row_of;
use crate::shelter::shelter;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

const ASKED: [(Wish, &[&str]); 6] = [
    (
        Wish::NoId,
        &[
            "No ID required for soup kitchen. Pantry requires ID",
            "Soup kitchen: no ID. Pantry: photo ID",
            "No ID needed. ID required for gift cards",
            "No ID needed for the first visit. Bring ID after",
            "Bring two forms of ID. No ID? Ask a social worker",
            "ID? No problem",
            "No se necesita identificación con foto",
            "No pedimos identificación con foto",
            "We do not turn anyone away for lack of ID, but you must show proof that you live in Newark",
            "Traiga identificación si tiene",
            "Photo ID to volunteer",
            "Nadie necesita identificación, solo un recibo de luz",
            "No ID required. Birth certificates for everyone",
            "No ID required. Cards for all family members",
            "Proof of Camden County residency required (driver's license, lease, or bill)",
            "Bring proof of address (ID, lease or utility bill)",
            "Proof of residence: driver's license, lease, utility bill",
            "Proof of income required (pay stub, SNAP card, or ID)",
            "Must show one of: ID, lease, bill, or letter",
            "Bring ID, lease or bill",
        ],
    ),
    (
        Wish::WithRecord,
        &[
            "Ex-offenders with no arson",
            "Men in re-entry without violent felonies",
            "Reentry housing for men with no violent charges",
            "Fair chance employer but drivers need clean record",
            "Reentry program. Must be 90 days out of prison",
            "Reentry program. At least 6 months after release",
            "Reentry program. Released more than a year ago",
        ],
    ),
    (
        Wish::WalkIn,
        &[
            "Walk-ins welcome. Screening by phone",
            "By appointment only. Walk-in hours Friday",
            "Walk-ins: 0 beds",
            "Walk-ins: full",
            "Walk-ins welcome. Referral needed for furniture",
            "Walk in Tuesdays. Other days by referral",
            "No walk-ins on holidays",
            "Walk-ins OK for emergency bags; full pantry by referral only",
            "No walk-ins in the kitchen",
        ],
    ),
    (
        Wish::Free,
        &[
            "Free or sliding fee",
            "Free or on a sliding scale",
            "Everything is free. A gift of $2 is expected",
            "Free. Lab tests are billed",
            "Free visits. X-rays are extra",
            "Free meals; boxes $5",
            "Gratis para residentes de Union City",
            "Es gratis para veteranos",
            "Gratis solo para niños",
            "Comida gratis para los miembros de la iglesia",
            "Gratis con tarjeta de Medicaid",
            "Gratis los martes",
            "Free. Must volunteer to shop",
            "Free. Volunteer two hours to receive food",
        ],
    ),
    (
        Wish::Women,
        &[
            "20 beds for men. 10 for women with children",
            "Men only. Women welcome on Tuesdays",
        ],
    ),
    (
        Wish::Men,
        &[
            "20 beds for women. 10 for men",
            "Women only. Men welcome on Tuesdays",
        ],
    ),
];
/// A refusal with nothing beside it that takes anybody.
const REFUSED: [(Wish, &[&str]); 5] = [
    (
        Wish::NoId,
        &[
            "ID required",
            "ID required. No pets",
            "Photo ID. No exceptions",
            "No ID? Sorry, we cannot help",
            "Bring ID. No ID, no service",
            "Bring photo ID, and lease or bill",
            "Proof of income (pay stub) and ID",
            "Bring photo ID. Proof of address: lease, bill",
            "Bring social security card, ID or passport",
        ],
    ),
    (
        Wish::WithRecord,
        &[
            "No felons. Not a re-entry program",
            "We do not work with people in re-entry, clean record required",
        ],
    ),
    (
        Wish::WalkIn,
        &[
            "By appointment only",
            "No walk-ins",
            "No walk-ins, by referral only",
            "By referral only",
            "Referral required for all services",
            "Walk-ins welcome. Referral needed",
        ],
    ),
    (
        Wish::Women,
        &["20 beds for men. No women", "Men only. Women call 211"],
    ),
    (Wish::Men, &["Women. Men referred elsewhere"]),
];

fn fits(notes: &str, wish: Wish) -> Fit {
    fit(&shelter(notes), Need::Shelter, wish)
}

#[test]
fn what_is_promised_and_refused_is_asked_about() {
    for (wish, notes) in ASKED {
        for notes in notes {
            assert_eq!(fits(notes, wish), Fit::Ask, "{wish:?}: {notes}");
        }
    }
}

#[test]
fn a_refusal_alone_stays_one() {
    for (wish, notes) in REFUSED {
        for notes in notes {
            let found = fits(notes, wish);
            assert!(matches!(found, Fit::No(_)), "{wish:?}: {notes}: {found:?}");
        }
    }
}

#[test]
fn a_house_of_one_sex_that_takes_both_now_refuses_neither() {
    for (kind, wish) in [
        ("Women's shelter", Wish::Men),
        ("Men's shelter", Wish::Women),
    ] {
        let row = row_of(&[("name", "x"), ("type", kind), ("notes", "Now co-ed")]);
        let catalog = Catalog::new([("housing", &[row][..])], &[]).0;
        assert_eq!(
            fit(&catalog.places()[0], Need::Shelter, wish),
            Fit::Ask,
            "{kind}"
        );
    }
}

#[test]
fn who_is_sent_to_211_says_nothing_of_those_who_are_taken() {
    let row = row_of(&[
        ("name", "x"),
        ("type", "Family shelter"),
        ("notes", "Single adults call 211"),
    ]);
    let catalog = Catalog::new([("housing", &[row][..])], &[]).0;
    let found = fit(&catalog.places()[0], Need::Shelter, Wish::Families);
    assert_eq!(found, Fit::Yes);
}
