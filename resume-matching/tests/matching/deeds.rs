//! RES-7: who built houses, put in windows or delivered food is found by what was done, and nothing that
//! was read is silenced to nothing.

use crate::sentences::ids;

/// Sentences whose works are not exactly these.
fn wrong<'a>(texts: &[&'a str], works: &[&str]) -> Vec<(&'a str, Vec<String>)> {
    let all = texts.iter().map(|text| (*text, ids(text)));
    all.filter(|(_, ids)| ids != works).collect()
}

#[test]
fn res_7_who_builds_tears_down_or_installs_is_found() {
    let built = [
        "I built houses",
        "I built houses for ten years",
        "Built houses",
        "I built homes",
        "I built buildings",
        "I built bridges",
        "I built roads",
        "I built sheds",
        "I built stages",
        "I built apartments",
        "I built churches and schools",
        "I helped build houses",
        "I worked building houses",
        "House building",
        "I put up walls",
        "I flipped houses",
        "I put in kitchens",
        "I installed elevators",
        "Construí casas",
        "Construía casas con mi tío",
        "Construí muros",
        "Levantaba paredes",
        "Remodelaba casas",
    ];
    assert_eq!(wrong(&built, &["construction-work"]), []);
    let wrecked = [
        "I tore down houses",
        "I knocked down houses",
        "I demolished houses",
        "Tumbé casas",
        "Arranqué pisos viejos",
        "Derribé edificios",
    ];
    assert_eq!(wrong(&wrecked, &["demolition"]), []);
    for (text, work) in [
        ("I put in floors", "flooring"),
        ("I put in windows", "glazing"),
        ("I fixed houses", "building-maintenance"),
        ("I installed cameras", "alarm-install"),
        ("Instalé cámaras", "alarm-install"),
        ("I installed car stereos", "auto-mechanic"),
        ("Instalé lámparas", "electrical"),
        ("I installed dishwashers", "appliance"),
        ("I built engines", "assembly"),
        ("I built furniture", "woodworking"),
        ("I put furniture together", "assembly"),
        ("I cleaned trucks", "detailing"),
        ("Limpié carros", "detailing"),
        ("I painted nails", "hairdresser"),
        ("I painted faces", "recreation-attendant"),
        ("I painted hotel rooms", "painting"),
        ("I cleaned a rehab center", "janitor"),
    ] {
        assert_eq!(ids(text), [work], "{text}");
    }
    // What is no work stays none.
    let other = [
        "I built trust in my team",
        "I built a resume",
        "I tore my knee",
        "I took down my pictures",
        "I put up flyers",
        "I put on a show",
        "I cleaned up my life",
        "I put in my application at the school",
        "I delivered babies",
    ];
    assert_eq!(wrong(&other, &[]), []);
}

#[test]
fn res_7_who_delivers_is_found_whatever_it_was() {
    let delivered = [
        "I delivered furniture",
        "I delivered food",
        "I delivered groceries",
        "I delivered meals to seniors",
        "I delivered oil",
        "I delivered water",
        "delivered medicine to nursing homes",
        "delivered lumber to construction sites",
        "delivered auto parts to repair shops",
        "delivered pizza",
        "I delivered milk",
        "Repartí comida en moto",
        "Repartía pan a las tiendas",
        "Repartía pizzas",
        "Entregaba muebles",
    ];
    assert_eq!(wrong(&delivered, &["delivery-work"]), []);
    for (text, work) in [
        ("I delivered trays to patients", "hospital-work"),
        ("I delivered excellent customer service", "customer-service"),
        ("I delivered pizza and cooked", "line-cook"),
        ("I delivered pizza and cooked", "delivery-work"),
    ] {
        assert!(ids(text).contains(&work.to_owned()), "{text}");
    }
}
