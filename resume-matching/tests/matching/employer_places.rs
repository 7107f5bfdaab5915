//! RES-7: a list that says only which kind of place an employer is, and who works there.

use crate::one_employer::missing;

/// Whether a text finds the employer.
fn finds(text: &str, cells: &[(&str, &str)]) -> bool {
    missing(cells, text).is_some()
}

/// Kinds of place, each with what people say who work there.
const PLACES: [(&[&str], [&str; 3]); 30] = [
    (
        &["Restaurant", "Diner", "Restaurante", "Italian restaurant"],
        [
            "I washed dishes in a restaurant",
            "I was a line cook",
            "I waited tables",
        ],
    ),
    (
        &["Bar", "Pub"],
        [
            "I was a bartender",
            "Bar back, two years",
            "I washed dishes",
        ],
    ),
    (
        &["Café", "Coffee shop"],
        ["I was a barista", "Cashier, one year", "I was a prep cook"],
    ),
    (
        &["Fast food"],
        [
            "I worked at McDonald's",
            "Cashier, one year",
            "I was a fry cook",
        ],
    ),
    (
        &["Pizzeria"],
        ["I made pizza", "Lavaba platos", "I delivered pizza"],
    ),
    (
        &["Bakery", "Panadería"],
        ["Hacía pan", "I was a baker", "Cashier, one year"],
    ),
    (
        &["Hotel", "Motel", "Hotel / Motel"],
        [
            "I made beds and cleaned rooms",
            "Limpiaba cuartos en un hotel",
            "I worked in the laundry",
        ],
    ),
    (
        &["Casino"],
        [
            "I was a bartender",
            "I was a cook",
            "Security guard, two years",
        ],
    ),
    (
        &["Nursing home", "Assisted living", "Hogar de ancianos"],
        [
            "I took care of old people",
            "I was a dishwasher",
            "I was a janitor",
        ],
    ),
    (
        &["Hospital", "Medical center"],
        [
            "I cleaned rooms in a hospital",
            "I was a cook",
            "I pushed patients in wheelchairs",
        ],
    ),
    (
        &["Home care agency", "Home care"],
        [
            "I took care of my grandmother",
            "I was a caregiver",
            "Cuidaba ancianos",
        ],
    ),
    (
        &["Supermarket", "Grocery store", "Supermercado"],
        ["I stocked shelves", "I was a cashier", "I was a butcher"],
    ),
    (
        &["Store", "Retail", "Tienda"],
        ["I was a cashier", "I stocked shelves", "Sales clerk"],
    ),
    (
        &["School", "Escuela", "College"],
        ["I was a cook", "I was a janitor", "I drove a school bus"],
    ),
    (
        &["Warehouse", "Almacén", "Distribution center", "Logistics"],
        ["I drove a forklift", "I picked orders", "I loaded trucks"],
    ),
    (
        &["Factory", "Fábrica", "Manufacturing"],
        [
            "I ran machines",
            "I worked on the assembly line",
            "Packer, two years",
        ],
    ),
    (
        &["Laundry", "Laundromat", "Lavandería"],
        [
            "I folded sheets",
            "I worked in the laundry",
            "Planchaba ropa",
        ],
    ),
    (
        &["Trucking company", "Trucking", "Freight", "Transportation"],
        [
            "I drove tractor trailers. I have a CDL A.",
            "I was a truck driver",
            "I loaded trucks",
        ],
    ),
    (
        &["Moving company"],
        ["I moved furniture", "I loaded trucks", "Mover, one year"],
    ),
    (
        &["Delivery company"],
        ["I delivered packages", "I drove a van", "Repartidor"],
    ),
    (
        &["Construction", "General contractor", "Construcción"],
        ["I hung sheetrock", "I was a carpenter", "I poured concrete"],
    ),
    (
        &["Roofing contractor"],
        ["I was a roofer", "Laborer, two years", "I put up shingles"],
    ),
    (
        &["Landscaping", "Lawn care", "Jardinería"],
        ["I cut grass", "Fui jardinero", "I trimmed trees"],
    ),
    (
        &["Cleaning company", "Janitorial service", "Limpieza"],
        ["I cleaned offices", "Fregaba pisos", "I was a porter"],
    ),
    (
        &["Property management", "Apartment complex"],
        ["I was a super", "I was a porter", "I painted apartments"],
    ),
    (
        &["Auto repair", "Garage"],
        ["I fixed brakes", "I changed oil", "Mecánico"],
    ),
    (
        &["Body shop"],
        [
            "I painted cars in a body shop",
            "I fixed dents",
            "I did bondo",
        ],
    ),
    (
        &["Car wash"],
        ["I washed cars", "Lavaba carros", "I detailed cars"],
    ),
    (
        &["Security company"],
        ["I was a security guard", "I was a bouncer", "Vigilante"],
    ),
    (
        &["Barbershop", "Barber shop", "Barbería"],
        ["I cut hair", "I was a barber", "Era barbero"],
    ),
];

#[test]
fn res_7_a_bare_kind_of_place_is_found_by_the_people_who_work_there() {
    let mut lost = Vec::new();
    for (kinds, sentences) in PLACES {
        for kind in kinds {
            for column in ["Type", "Industry", "work"] {
                let lost_here = sentences
                    .iter()
                    .filter(|text| !finds(text, &[(column, kind)]));
                lost.extend(lost_here.map(|text| format!("{column} {kind}: {text}")));
            }
        }
    }
    assert_eq!(lost, Vec::<String>::new());
}

#[test]
fn res_7_a_kind_of_place_is_found_by_nobody_else() {
    for (kind, text) in [
        ("Restaurant", "I was a welder"),
        ("Hotel", "I drove tractor trailers"),
        ("Trucking company", "I cut hair"),
        ("Barbershop", "I washed dishes"),
        ("Hospital", "I was a roofer"),
    ] {
        assert!(!finds(text, &[("Type", kind)]), "{kind}: {text}");
    }
}

#[test]
fn res_7_notes_name_the_jobs_whatever_the_columns_are_called() {
    for kind in [
        "Type",
        "Industry",
        "Sector",
        "What they do",
        "Giro",
        "work",
        "Line",
    ] {
        for notes in ["Notes", "Comments", "Remarks", "Notas"] {
            for (place, jobs, text) in [
                (
                    "Restaurant",
                    "line cooks and dishwashers",
                    "I was a dishwasher",
                ),
                ("School", "Bus drivers and lunch cooks", "I was a cook"),
                (
                    "School",
                    "Bus drivers and lunch cooks",
                    "I drove a school bus",
                ),
                ("Hotel", "Se buscan lavaplatos", "Lavaba platos"),
                ("Nursing home", "painters", "I was a painter"),
            ] {
                let row = [(kind, place), (notes, jobs)];
                assert!(finds(text, &row), "{row:?}: {text}");
            }
            let row = [(kind, "Restaurant"), (notes, "line cooks and dishwashers")];
            assert!(!finds("I was a bartender", &row), "{row:?}");
        }
    }
}
