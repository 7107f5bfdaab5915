//! RES-7: a paper that was given up, nearly got, half tested, still to be paid for or to be renewed is not held.

use crate::sentences::ids;
use crate::wrong_papers::wrong;

#[test]
fn res_7_a_paper_that_was_given_up_or_is_not_there_yet_is_not_held() {
    let texts = [
        ("had to give up my CDL A", "cdl-a"),
        ("I have given up my CDL A", "cdl-a"),
        ("Had to turn in my CDL A", "cdl-a"),
        ("The state took back my HHA certificate", "home-health-aide"),
        ("I once held a HHA certificate", "home-health-aide"),
        ("almost got my CDL A", "cdl-a"),
        ("I nearly finished my CDL A", "cdl-a"),
        ("almost got my CNA license", "cna"),
        ("I almost had a barber license", "barber-licence"),
        ("Casi saqué mi licencia de barbero", "barber-licence"),
        ("Casi obtuve la CDL", "cdl"),
        ("passed the written test for my CDL A", "cdl-a"),
        (
            "I passed the theory exam for a barber license",
            "barber-licence",
        ),
        ("Pasé el examen escrito de la CDL", "cdl"),
        ("must pay to get my CDL A back", "cdl-a"),
        ("I have to pay before I can get my CDL A back", "cdl-a"),
        (
            "I can get my driver's license back in March",
            "driver-licence",
        ),
        (
            "Puedo recuperar mi licencia de manejar en marzo",
            "driver-licence",
        ),
        ("I owe surcharges on my driver's license", "driver-licence"),
        ("Debo multas de mi licencia de manejar", "driver-licence"),
        ("was working on my CDL A when I got locked up", "cdl-a"),
        ("I was studying for my CDL A when I got arrested", "cdl-a"),
        ("was working on my barber license", "barber-licence"),
        ("on a wait list for a barber license", "barber-licence"),
        (
            "En lista de espera para la licencia de barbero",
            "barber-licence",
        ),
        ("my barber license needs to be renewed", "barber-licence"),
        ("My CDL A has to be renewed", "cdl-a"),
        (
            "Mi licencia de barbero, hay que renovarla",
            "barber-licence",
        ),
    ];
    assert_eq!(wrong(&texts, false), Vec::<&str>::new());
}

#[test]
fn res_7_near_words_leave_a_paper_held() {
    let texts = [
        ("I never had to give up my CDL A", "cdl-a"),
        ("I almost lost my CDL A", "cdl-a"),
        ("Casi pierdo mi licencia de barbero", "barber-licence"),
        ("I had almost five years with a CDL A", "cdl-a"),
        (
            "I passed the written and the road test for my CDL A",
            "cdl-a",
        ),
        ("Pasé el examen escrito y el de manejo de la CDL", "cdl"),
        ("I passed the written test for ServSafe", "servsafe"),
        ("I got my CDL A when I was 21", "cdl-a"),
        ("I got my CDL A before I got locked up", "cdl-a"),
        (
            "I paid my fines and got my driver's license back",
            "driver-licence",
        ),
        ("My barber license was renewed in March", "barber-licence"),
        (
            "I have a driver's license, I owe child support",
            "driver-licence",
        ),
        ("I can get to work, driver's license", "driver-licence"),
    ];
    assert_eq!(wrong(&texts, true), Vec::<&str>::new());
}

#[test]
fn res_7_the_work_done_with_a_paper_that_is_gone_stays_done() {
    for (text, work) in [
        (
            "I drove tractor trailers. I had to give up my CDL A.",
            "truck-driving",
        ),
        (
            "My barber license needs to be renewed. I cut hair.",
            "barber",
        ),
        ("I cut hair. I owe fines on my barber license.", "barber"),
    ] {
        assert!(ids(text).iter().any(|id| id == work), "{text}");
    }
}
