//! RES-7: a paper that somebody else holds, or that stands under a heading that says no, is not held.

use crate::wrong_papers::wrong;

#[test]
fn res_7_a_paper_that_names_a_person_beside_the_writer_is_not_held() {
    let not_held = [
        (
            "I took care of patients in a nursing home. I worked with a CNA.",
            "cna",
        ),
        ("The CNA showed me how.", "cna"),
        ("A CNA trained me.", "cna"),
        ("I cooked with a ServSafe manager.", "servsafe"),
        ("I worked beside a CHHA.", "home-health-aide"),
        ("I worked next to a CNA", "cna"),
        ("Trabajé con una CNA.", "cna"),
        ("Una CNA me enseñó.", "cna"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
    let held = [
        ("I worked with a CDL.", "cdl"),
        ("I am a caregiver with a CNA.", "cna"),
        ("Caregiver with CNA and CPR", "cna"),
        ("I worked as a CNA with old people.", "cna"),
        ("A CNA with ten years, I helped my patients.", "cna"),
        ("The CNA I have is current.", "cna"),
        ("I worked as a CDL driver.", "cdl"),
        ("I was a SORA guard.", "sora"),
        ("I worked with a ServSafe manager certificate.", "servsafe"),
        ("Soy CNA y me gusta.", "cna"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
}

#[test]
fn res_7_what_he_or_she_has_is_not_held_beside_the_writer() {
    let not_held = [
        (
            "I delivered packages. My wife drives. She has a driver's license.",
            "driver-licence",
        ),
        (
            "My wife drives me; she has a valid driver's license.",
            "driver-licence",
        ),
        (
            "My partner drove. He has a valid NJ driver's license.",
            "driver-licence",
        ),
        (
            "I loaded trucks with my brother. He has a CDL class A.",
            "cdl-a",
        ),
        ("I fixed air conditioners. He has EPA 608.", "epa-608"),
        (
            "Mi compañero manejaba. Él tiene licencia de conducir.",
            "driver-licence",
        ),
        ("I worked there and she has a CNA certificate.", "cna"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
    let held = [
        // A resume may call the writer "he".
        ("Experienced driver. He has a CDL.", "cdl"),
        ("Maria Lopez. Caregiver. She is a CNA.", "cna"),
        ("He said I have a driver's license.", "driver-licence"),
        ("I work. He has a CDL and so do I.", "cdl"),
        ("I drive. They have my CDL on file.", "cdl"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
}

#[test]
fn res_7_a_paper_below_a_heading_that_says_no_is_not_held() {
    let headings = [
        "Licenses I do not have:",
        "Expired licenses:",
        "Licenses I want to get:",
        "Licenses lost:",
        "Suspended licenses",
        "Missing:",
        "No:",
        "Goals:",
        "Licencias vencidas:",
        "Licencias que me faltan:",
        "Metas:",
    ];
    for heading in headings {
        for list in ["- Driver's license", "- OSHA 10\n- Licencia de conducir"] {
            let text = format!("{heading}\n{list}");
            assert!(
                !crate::sentences::ids(&text).contains(&"driver-licence".to_owned()),
                "{text}"
            );
        }
    }
    let held = [
        ("Current licenses:\n- CDL class A", "cdl-a"),
        ("Licenses (not expired):\n- CDL", "cdl"),
        (
            "Goals:\nGet my CDL\n\nLicenses:\nDriver's license",
            "driver-licence",
        ),
        (
            "Expired:\n- CDL\nI have a driver's license.",
            "driver-licence",
        ),
        (
            "Lost and found clerk:\n- Driver's license",
            "driver-licence",
        ),
        ("Driver's license: yes\nCDL: no", "driver-licence"),
        ("No criminal record\nDriver's license", "driver-licence"),
        (
            "Licencias vigentes:\n- Licencia de conducir",
            "driver-licence",
        ),
        (
            "Jobs I want:\ndriver\nLicenses\nDriver's license",
            "driver-licence",
        ),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
}

#[test]
fn res_7_what_a_brother_lost_leaves_the_own_paper() {
    let held = [
        (
            "I have a driver's license, my brother lost his.",
            "driver-licence",
        ),
        ("I have a CDL class A, my brother lost his.", "cdl-a"),
        ("I have a CDL, but my brother lost his.", "cdl"),
        (
            "Tengo licencia de conducir, mi hermano perdió la suya.",
            "driver-licence",
        ),
        (
            "Tengo licencia de conducir y mi hermano no.",
            "driver-licence",
        ),
        ("I have a CDL and my brother does not.", "cdl"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("I have a CDL, my license is suspended.", "cdl"),
        ("My CDL expired, my brother has his.", "cdl"),
        ("I had a CDL, my brother has one.", "cdl"),
        ("Techos no, CDL no.", "cdl"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}
