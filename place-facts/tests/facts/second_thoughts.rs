//! What a second sentence, or the second half of one, says of the first: the night that a season ends with, a step before one walks in,
//! an ID that is asked for all the same, a demand that is over.

use crate::row_of::row_of;
use place_facts::catalog::{Catalog, CatalogPlace};
use place_facts::find::{Fit, fit};
use place_facts::hours::evaluate::at;
use place_facts::hours::of_kind;
use sync_protocol::places::find::{Need, Wish};
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

fn place_of(notes: &str) -> CatalogPlace {
    let row = row_of(&[
        ("name", "x"),
        ("type", "Food pantry"),
        ("hours", "24/7"),
        ("notes", notes),
    ]);
    let catalog = Catalog::new([("food", &[row][..])], &[]).0;
    catalog.places()[0].clone()
}

#[track_caller]
fn all(notes: &[&str], wish: Wish, sign: char) {
    for notes in notes {
        let found = match fit(&place_of(notes), Need::Food, wish) {
            Fit::Yes => '+',
            Fit::Ask => '?',
            Fit::No(_) => '-',
        };
        assert_eq!(found, sign, "{notes}: {wish:?}");
    }
}

#[track_caller]
fn all_are(notes: &[&str], state: OpenState) {
    for notes in notes {
        let noon = "2026-12-02T12:00".parse().unwrap();
        assert_eq!(at(&place_of(notes).hours, noon).state, state, "{notes}");
    }
}

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

#[test]
fn a_step_before_one_walks_in_is_asked_about() {
    all(
        &[
            "Walk in, no appointment. Registration online is required before your first visit.",
            "No appointment needed. Please sign up by phone the day before.",
            "Walk-ins welcome. Tickets must be booked on our website.",
            "Walk-ins welcome. You have to enroll at the welfare office.",
            "No appointment needed. Bring your referral.",
            "No appointment needed with a voucher.",
            "First come, first served. Sign-up opens online Monday at 8.",
            "Walk-ins welcome. You need to be on the list.",
            "Walk-ins welcome. There is a waiting list.",
            "Sin cita. Debe registrarse por teléfono antes de venir.",
            "No se necesita cita. Hay que traer una carta de referencia.",
            "Venga sin cita. Los nuevos se inscriben los lunes con cita.",
            "Atendemos sin cita. Hay lista de espera.",
            "Sin cita. Anótese en la lista por internet.",
            "No se necesita cita. Traiga su tarjeta de miembro.",
            "No necesita cita. Con vale de la oficina del condado.",
            "Walk-ins welcome. Apply online first",
            "Walk-ins welcome. Vouchers come from the county",
            "Walk-ins welcome. Nobody is served without a voucher",
            "Walk-ins welcome. Bring your voucher to the front desk",
            "Walk-ins welcome. Please register by text",
            "Sin cita. Inscripción en línea",
            "Sin cita. Traiga el vale",
            "Atendemos sin cita. Apúntese por teléfono",
            "Atendemos sin cita. Debe estar en la lista",
        ],
        Wish::WalkIn,
        '?',
    );
    all(
        &[
            "Walk-ins welcome. Sign in at the door.",
            "Walk-ins welcome. Register when you come.",
            "Walk-ins welcome. Registration at the front desk",
            "Walk-ins welcome. Sign the list when you arrive",
            "Walk-ins welcome. Get your ticket at the door",
            "Walk-ins welcome. No waiting list.",
            "Walk-ins welcome. We also help with SNAP enrollment.",
            "Walk-ins welcome. Sign up for our mailing list.",
            "Walk-ins welcome. A referral helps",
            "No appointment, voucher or referral needed",
            "Sin cita. Regístrese en la entrada",
            "Sin cita. Anótese en la puerta.",
            "No se necesita cita",
        ],
        Wish::WalkIn,
        '+',
    );
    all_are(
        &[
            "No appointment needed with a voucher.",
            "Referral required.",
            "While supplies last.",
            "While food lasts",
            "Canned goods while supplies last.",
            "Hasta agotar existencias.",
        ],
        Ask,
    );
    all_are(
        &[
            "No appointment needed",
            "Walk-ins welcome. Register when you come.",
        ],
        Open,
    );
}

#[test]
fn an_id_that_is_asked_for_all_the_same_is_asked_about() {
    all(
        &[
            "No se necesita identificación. Solo para la primera visita pedimos un documento con foto.",
            "No ID needed. The first visit calls for a license or passport.",
            "No ID needed. Show your county card at the door.",
            "We never ask for ID. The guard at the gate does.",
            "No pedimos identificación. El guardia de la puerta sí.",
            "No se necesita identificación. Muestre su tarjeta del condado.",
        ],
        Wish::NoId,
        '?',
    );
    all(
        &[
            "No ID needed. Everyone is welcome.",
            "No ID needed",
            "No se necesita identificación",
        ],
        Wish::NoId,
        '+',
    );
}

#[test]
fn a_demand_that_is_over_or_of_another_time_or_thing_is_asked_about() {
    all(
        &[
            "We used to require ID. That ended in 2023.",
            "Previously ID was required. Not now.",
            "Antes pedíamos identificación. Ya no.",
            "IDs are only needed for holiday turkeys. For regular groceries nothing is needed.",
            "La identificación solo se pide para los pavos.",
            "ID not required this month. From February ID is required.",
            "No se necesita identificación. Desde febrero se requiere identificación.",
        ],
        Wish::NoId,
        '?',
    );
    all(&["ID required.", "Bring ID."], Wish::NoId, '-');
    all(
        &[
            "We used to refuse people with convictions. Now we accept them.",
            "Antes no aceptábamos personas con antecedentes penales. Ahora sí.",
            "Previously no felons. Now everyone.",
            "Formerly incarcerated men welcome. Must be off supervision.",
            "Returning citizens welcome. Must be off papers.",
        ],
        Wish::WithRecord,
        '?',
    );
    all(&["No felons."], Wish::WithRecord, '-');
    all(
        &[
            "Referral from a social worker is needed. If you have none, walk in and we write one.",
            "Referral required. If you don't have one, we will write one for you.",
            "Se necesita referido. Si no tiene, venga y le hacemos uno.",
            "We used to require a referral.",
            "Starting in March, appointments are required. Walk-ins welcome.",
        ],
        Wish::WalkIn,
        '?',
    );
    all(
        &[
            "Referral required. If you have none, call the county.",
            "Referral required.",
        ],
        Wish::WalkIn,
        '-',
    );
}

#[test]
fn spanish_and_ways_in_are_read_as_far_as_they_are_promised() {
    all(
        &[
            "English, español, kreyòl.",
            "Inglés, español y portugués",
            "Spanish spoken.",
        ],
        Wish::Spanish,
        '+',
    );
    all(
        &[
            "Spanish spoken at Mass.",
            "Bilingual Mass on Sundays.",
            "Worship in English and Spanish.",
        ],
        Wish::Spanish,
        '?',
    );
    all(&["English, kreyòl"], Wish::Spanish, '-');
    all(
        &[
            "Wheelchair accessible. The ramp is closed for repair.",
            "Wheelchair accessible. The ramp is blocked by construction.",
            "Acceso para sillas de ruedas. La rampa está cerrada por obras.",
            "Our new building will be wheelchair accessible.",
            "El nuevo edificio será accesible para sillas de ruedas.",
            "The wheelchair ramp is under construction.",
        ],
        Wish::Wheelchair,
        '?',
    );
    all(
        &[
            "Wheelchair accessible. Use the ramp on the side.",
            "Wheelchair accessible building.",
        ],
        Wish::Wheelchair,
        '+',
    );
}

#[test]
fn what_limits_nobody_is_harmless_in_both_languages() {
    all_are(
        &[
            "Fundada por la parroquia en 1990",
            "Founded by the parish in 1990",
            "Ask for Mrs. Gomez",
            "Ask for Mrs. Brown",
            "Ask for Deacon Brown.",
            "Pregunte por el diácono Brown.",
            "We serve about 200 families a month",
            "Servimos a unas 200 familias al mes",
            "About 300 families are served each month",
            "Unas 300 familias son atendidas cada mes",
            "Se atienden unas 300 familias cada mes",
            "Ring the bell twice",
            "Toque el timbre dos veces",
            "Treat the volunteers with respect",
            "Respete a los voluntarios",
            "Trate a los voluntarios con respeto",
            "The pantry is in the basement",
            "La despensa está en el sótano",
            "Look for the green awning.",
            "Busque el toldo verde.",
            "Please be quiet",
            "Guarde silencio, por favor",
            "Tables are shared.",
            "Las mesas se comparten.",
        ],
        Open,
    );
    all_are(
        &[
            "Only 20 families are served each month",
            "Ask for Brown",
            "Look for another church",
            "La despensa se mudó al sótano",
            "The pantry moved to the basement",
        ],
        Ask,
    );
}
