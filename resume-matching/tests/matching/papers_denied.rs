//! RES-7: a paper that the words behind it deny, that was held once or of which only a part was done is not held.

use crate::wrong_papers::wrong;

#[test]
fn res_7_a_paper_that_is_denied_behind_its_name_is_not_held() {
    let texts = [
        ("ServSafe I don't have. Line cook.", "servsafe"),
        ("They offered ServSafe but I didn't go.", "servsafe"),
        ("Driver's license I don't have.", "driver-licence"),
        ("driver's license? not any more.", "driver-licence"),
        ("SORA card I don't have.", "sora"),
        ("A CDL I do not have", "cdl"),
        ("OSHA 10 I never got", "osha-10"),
        (
            "CDL A I don't have. Drove a tractor trailer in the yard.",
            "cdl-a",
        ),
        ("Barber license? Don't have it.", "barber-licence"),
        ("GED I don't have.", "ged"),
        ("Took the GED but didn't pass.", "ged"),
        ("La SORA no la tengo", "sora"),
        ("Licencia de manejar? ya no", "driver-licence"),
        ("Hice el GED pero no lo pasé", "ged"),
    ];
    assert_eq!(wrong(&texts, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_paper_that_is_past_partly_done_or_awaited_is_not_held() {
    let texts = [
        ("waiting to get my driver's license back", "driver-licence"),
        (
            "Estoy esperando que me devuelvan la licencia",
            "driver-licence",
        ),
        ("Used to hold a SORA card.", "sora"),
        ("Used to carry a TWIC card.", "twic"),
        ("Used to hold a CDL A.", "cdl-a"),
        ("Once held a journeyman card.", "journeyman"),
        ("I passed half of the GED tests", "ged"),
        ("I passed two of the four GED tests", "ged"),
        ("Pasé la mitad del GED", "ged"),
        ("Me faltan dos exámenes del GED", "ged"),
        ("My GED is still two tests away.", "ged"),
        ("GED classes inside.", "ged"),
        ("Clases de GED", "ged"),
        ("CDL school", "cdl"),
    ];
    assert_eq!(wrong(&texts, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_denial_of_something_else_leaves_the_paper() {
    let texts = [
        ("ServSafe I have.", "servsafe"),
        ("They offered ServSafe and I got it.", "servsafe"),
        ("OSHA 10. I don't have a car.", "osha-10"),
        ("I have a CDL. I never had an accident.", "cdl"),
        ("I have a CDL I don't have a car", "cdl"),
        ("My CDL I don't use but it is valid", "cdl"),
        ("I used to hold ladders, I have a SORA card", "sora"),
        ("I passed all of the GED tests", "ged"),
        ("Completed GED classes inside", "ged"),
        ("Half of my crew had OSHA 10 and I have OSHA 30", "osha-30"),
        ("GED? Yes", "ged"),
        ("OSHA 10 class, 2019", "osha-10"),
        (
            "My driver's license was stolen but it is valid",
            "driver-licence",
        ),
        ("No CDL, just a regular license", "driver-licence"),
        ("Sin CDL, solo licencia regular", "driver-licence"),
    ];
    assert_eq!(wrong(&texts, true), Vec::<&str>::new());
}
