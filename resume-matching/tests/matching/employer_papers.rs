//! RES-7: what a paper that notes demand, and what people say of theirs, does to the list of employers.

use crate::one_employer::{first_missing, missing};

type Case<'a> = (&'a [(&'a str, &'a str)], &'a str);

#[test]
fn res_7_who_lacks_a_demanded_paper_is_shown_the_employer_and_what_is_missing() {
    let cases: &[Case<'_>] = &[
        (
            &[("Type", "Nursing home"), ("Notes", "CNA required")],
            "I took care of old people.",
        ),
        (
            &[
                ("Type", "Nursing home"),
                ("Notes", "CNA certificate required"),
            ],
            "I was a caregiver for 10 years.",
        ),
        (
            &[("Type", "Nursing home"), ("Notes", "Need CNA")],
            "I was a caregiver for 10 years.",
        ),
        (
            &[("Type", "Nursing home"), ("Notes", "Hay que tener CNA")],
            "Cuidé ancianos diez años.",
        ),
        (
            &[("Type", "School"), ("Notes", "CDL required")],
            "I drove a school bus.",
        ),
        (
            &[
                ("Type", "School"),
                ("Notes", "CDL with passenger endorsement required"),
            ],
            "I was a bus driver for 9 years.",
        ),
        (
            &[
                ("Type", "Transporte de carga"),
                ("Notes", "Se requiere CDL clase A"),
            ],
            "Fui camionero.",
        ),
        (
            &[
                ("Type", "Transporte de carga"),
                ("Notes", "Se requiere CDL clase A"),
            ],
            "Fui camionero. Tengo licencia comercial.",
        ),
        (
            &[("Type", "Nursing home"), ("requires", "CNA")],
            "Era CNA, ya no tengo el certificado.",
        ),
        (
            &[("Type", "Asilo de ancianos"), ("requires", "CNA")],
            "Era CNA pero se venció.",
        ),
        (
            &[("Type", "Nursing home"), ("requires", "CNA")],
            "Fui CNA pero perdí el certificado.",
        ),
        (
            &[("Type", "Barbershop"), ("requires", "Barber license")],
            "Barber, license expired",
        ),
        (
            &[("Type", "Trucking company"), ("Notes", "CDL A required")],
            "I drove tractor trailers for ten years.",
        ),
        (
            &[("Type", "Barbershop"), ("Notes", "Barber license required")],
            "I cut hair.",
        ),
        (
            &[("Type", "Security company"), ("Notes", "SORA required")],
            "I was a security guard.",
        ),
        (
            &[("Type", "Nursing home"), ("Notes", "HHA or CNA required")],
            "I was a caregiver.",
        ),
        (
            &[
                ("Type", "Home care"),
                ("Notes", "Certified home health aide only"),
            ],
            "I was a caregiver.",
        ),
    ];
    let wrong = cases
        .iter()
        .filter(|(row, text)| missing(row, text).unwrap_or(0) == 0);
    assert_eq!(wrong.collect::<Vec<_>>(), Vec::<&Case<'_>>::new());
}

#[test]
fn res_7_nothing_is_missing_where_it_is_held_or_not_demanded() {
    let cases: &[Case<'_>] = &[
        (
            &[("work", "truck driver"), ("requires", "CDL, hazmat")],
            "I drove trucks. I have a CDL with hazmat.",
        ),
        (
            &[("Type", "Trucking company"), ("Notes", "Pagamos tu CDL")],
            "Fui camionero.",
        ),
        (
            &[("Type", "Trucking company"), ("Notes", "Te pagamos tu CDL")],
            "Fui camionero.",
        ),
        (
            &[
                ("Type", "Trucking company"),
                ("Notes", "Pagamos su licencia CDL"),
            ],
            "Fui camionero.",
        ),
        (
            &[("Type", "Daycare"), ("Notes", "CDA certificate required")],
            "I was a nanny.",
        ),
        (
            &[("Type", "Daycare"), ("Notes", "Certificate required")],
            "I was a nanny.",
        ),
    ];
    let wrong = cases
        .iter()
        .filter(|(row, text)| missing(row, text) != Some(0));
    assert_eq!(wrong.collect::<Vec<_>>(), Vec::<&Case<'_>>::new());
}

#[test]
fn res_7_people_find_the_places_where_their_work_is_done() {
    let cases: &[Case<'_>] = &[
        (&[("Type", "Barbershop")], "Barber, license expired"),
        (&[("Type", "Nursing home")], "I cared for old people"),
        (&[("Type", "Nursing home")], "I cared for seniors"),
        (&[("Type", "Home care agency")], "I cared for sick people"),
        (&[("Type", "Hospital")], "I cared for sick people"),
        (&[("Type", "Hospital")], "I cared for old people"),
        (&[("Type", "Nursing home")], "I am an LPN."),
        (&[("Type", "Hospital")], "I was an LPN."),
        (&[("Type", "Hospital")], "LPN, 6 years"),
        (&[("Type", "Nursing home")], "LPN, 6 years"),
        (&[("Type", "Hospice")], "I was a nursing assistant."),
        (&[("Type", "Group home")], "I was a nursing assistant."),
        (&[("Type", "Adult day care")], "I was a nursing assistant."),
        (&[("Type", "Old age home")], "I was a nursing assistant."),
        (&[("Type", "Hospital")], "I was an EMT."),
        (&[("Type", "Medical transport")], "I was an EMT."),
        (&[("Type", "Hospital")], "I drove an ambulance."),
        (&[("Type", "Medical transport")], "I drove an ambulance."),
        (&[("Type", "Bakery")], "I decorated cakes."),
        (&[("Type", "Pharmacy")], "I filled prescriptions."),
        (
            &[("Type", "Accounting firm")],
            "I did the books for a garage.",
        ),
        (
            &[("Type", "Accounting firm")],
            "I kept the books for a garage.",
        ),
        (&[("Type", "Accounting firm")], "I did taxes for people."),
        (&[("Type", "Hair salon")], "I did hair"),
        (&[("Type", "Supermarket")], "I worked in produce."),
        (&[("Type", "Warehouse")], "I worked at UPS."),
        (
            &[("Type", "Daycare")],
            "I looked after my sister's kids every day while she worked.",
        ),
        (
            &[("Type", "Daycare")],
            "I took care of my nephews every day for three years.",
        ),
        (
            &[("Type", "Cleaning service")],
            "I stripped and buffed floors.",
        ),
        (
            &[("Type", "Hotel")],
            "I worked nights at the desk of a Holiday Inn.",
        ),
        (&[("Type", "Dental office")], "I cleaned teeth."),
        (&[("Type", "Golf course")], "I was a landscaper."),
        (&[("Type", "Bed and breakfast")], "I was a housekeeper."),
        (&[("Type", "Parks department")], "I was a landscaper."),
        (&[("Type", "Cemetery")], "I cut grass."),
        (&[("Type", "Cemetery")], "I was a gravedigger."),
        (&[("Type", "Handyman")], "I fixed apartments."),
        (&[("Type", "Foundry")], "I was a machine operator."),
        (&[("Type", "Foundry")], "I worked in a foundry."),
        (&[("Type", "Plant")], "I was a machine operator."),
        (
            &[
                ("Type", "City hall"),
                ("Notes", "Sanitation workers, road crew"),
            ],
            "I was a sanitation worker.",
        ),
        (
            &[
                ("Type", "City hall"),
                ("Notes", "Sanitation workers, road crew"),
            ],
            "I worked on a garbage truck.",
        ),
        (
            &[
                ("Type", "City hall"),
                ("Notes", "Sanitation workers, road crew"),
            ],
            "I was a garbage man.",
        ),
        (
            &[
                ("Type", "City hall"),
                ("Notes", "Sanitation workers, road crew"),
            ],
            "I worked on a road crew.",
        ),
        (
            &[
                ("Type", "Airport"),
                ("Notes", "Baggage handlers, wheelchair attendants"),
            ],
            "I handled bags at Newark Airport.",
        ),
        (
            &[
                ("Type", "Airport"),
                ("Notes", "Baggage handlers, wheelchair attendants"),
            ],
            "I loaded bags on planes.",
        ),
        (
            &[
                ("Type", "Airport"),
                ("Notes", "Baggage handlers, wheelchair attendants"),
            ],
            "I pushed wheelchairs at the airport.",
        ),
        (
            &[("Type", "School"), ("Notes", "Se requiere CDL")],
            "Manejé autobús escolar.",
        ),
        (
            &[("work", "driver"), ("Notes", "CDL required")],
            "I was a truck driver.",
        ),
        (
            &[("Name", "x"), ("Notes", "CNAs wanted")],
            "I was a nursing assistant.",
        ),
        (
            &[("Type", "Nursing home"), ("Notes", "CNAs, cooks")],
            "I was a cook.",
        ),
        (&[("Type", "Airport")], "I handled bags."),
        (&[("Type", "Parks department")], "I cut grass."),
        (&[("Type", "Plant")], "I worked in a factory."),
        (&[("Type", "Handyman")], "I was a carpenter."),
        (&[("Type", "Bed and breakfast")], "I made beds."),
    ];
    let wrong = cases
        .iter()
        .filter(|(row, text)| missing(row, text).is_none());
    assert_eq!(wrong.collect::<Vec<_>>(), Vec::<&Case<'_>>::new());
}

#[test]
fn res_7_a_missing_card_for_food_is_called_what_the_employer_calls_it() {
    for needs in [
        "Food handler card required",
        "Food handlers card",
        "Food handler certificate",
        "ServSafe required",
    ] {
        let cells = [("Type", "Restaurant"), ("Requirements", needs)];
        let name = first_missing(&cells, "I was a line cook.").unwrap();
        assert!(name.en.contains("food handler card"), "{needs}: {name:?}");
        assert!(name.en.contains("ServSafe"), "{needs}: {name:?}");
        assert!(name.es.contains("manipulador"), "{needs}: {name:?}");
        let held = "I was a line cook. I have my food handlers.";
        assert_eq!(first_missing(&cells, held), None, "{needs}");
    }
}
