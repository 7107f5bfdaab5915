//! RES-7: illness, addiction, treatment, court and supervision are never a reason, and work with such people
//! is.

use crate::sentences::ids;
use crate::told::told;

use crate::one_employer::missing;

#[test]
fn res_7_treatment_and_illness_are_never_told() {
    let all = told(&[
        "clean and sober for two years",
        "Clean and sober since 2021",
        "Sober for 3 years",
        "I got sober inside",
        "I completed a residential substance abuse program",
        "I attend Celebrate Recovery",
        "I chair an AA meeting",
        "I was addicted to heroin",
        "Addiction ruined my life",
        "I finished a 90 day rehab program",
        "I am in a methadone clinic",
        "Mental health court graduate",
        "I have mental health issues",
        "I go to a mental health clinic",
        "I was treated at a hospital",
        "I was in a psychiatric hospital",
        "I overdosed and went to the emergency room",
        "I see a counselor for my addiction",
        "I get disability checks",
        "Voy a la clínica de metadona",
        "Completé un programa de rehabilitación",
        "Estuve en un programa de rehabilitación",
        "Limpio y sobrio desde 2020",
        "Fui adicto a la heroína",
        "Tengo problemas de salud mental",
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_court_supervision_and_charges_are_never_told() {
    let all = told(&[
        "I was on probation",
        "I am on probation",
        "I finished probation",
        "I finished parole",
        "I paid my fines at the court clerk",
        "I owe the court clerk money",
        "I met with a parole officer",
        "I was charged with burglary of a hardware store",
        "I was convicted of bank robbery",
        "I was beaten by a guard",
        "I was hit by a guard",
        "I was searched by a guard",
        "Parole violation",
        "Estoy en libertad condicional",
        "Terminé mi probatoria",
        "Fui detenido en una tienda",
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_work_beside_it_stays() {
    let lost = [
        ("Peer recovery coach", "peer-support"),
        (
            "I worked in a rehab helping people get clean",
            "nursing-aide",
        ),
        ("I helped people stay sober", "peer-support"),
        ("Sober living house manager", "peer-support"),
        ("court clerk for five years", "law-library"),
        ("probation officer for the county", "counseling"),
        ("nurse in a methadone clinic", "nursing-aide"),
        ("Mental health technician", "nursing-aide"),
        ("Substance abuse counselor", "counseling"),
        ("I counsel addicts", "counseling"),
        ("Trabajé en un centro de rehabilitación", "nursing-aide"),
        ("Consejero de adicciones", "counseling"),
        ("Enfermera en una clínica de metadona", "nursing-aide"),
        ("Fines de semana", "weekend-shift"),
        ("I am on parole but I drive a forklift", "forklift"),
        ("I worked as a line cook while on probation", "line-cook"),
        (
            "I was on parole and worked at a warehouse",
            "warehouse-work",
        ),
        (
            "I was sentenced to five years and worked in the kitchen",
            "kitchen-work",
        ),
        ("I was hired by a hotel as a maid", "housekeeping"),
        ("Water treatment plant operator", "water-plant"),
    ]
    .into_iter()
    .map(|(text, work)| (text, work, ids(text)))
    .filter(|(_, work, ids)| !ids.iter().any(|id| id == work));
    assert_eq!(lost.collect::<Vec<_>>(), []);
    let ids = ids("I stayed clean and sober while working as a cook");
    assert_eq!(ids, ["line-cook"]);
}

#[test]
fn res_7_what_an_employer_treats_is_its_work() {
    let cells = [("Kind", "Substance abuse, mental health")];
    assert!(missing(&cells, "Peer recovery coach").is_some());
}
