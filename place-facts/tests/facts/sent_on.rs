//! Who is named in a note and sent elsewhere is not taken for certain.

use crate::shelter::shelter;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

#[test]
fn who_is_sent_elsewhere_has_to_ask_and_reads_why() {
    let (men, women, families) = (Wish::Men, Wish::Women, Wish::Families);
    let mut wrong = Vec::new();
    for (notes, wish, quoted) in [
        (
            "Men's shelter; women served at Grace House",
            women,
            "Grace House",
        ),
        ("Single men. Women served off-site", women, "off-site"),
        (
            "Men. Women: Grace House, 973-555-0100",
            women,
            "Grace House",
        ),
        ("Men. Women, at Grace House", women, "Grace House"),
        ("Men. Women (Grace House)", women, "Grace House"),
        ("Men. Women stay at Grace House", women, "Grace House"),
        (
            "Men at this site, women and children at Oak Street",
            women,
            "Oak Street",
        ),
        (
            "Men at this site, women and children at Oak Street",
            families,
            "Oak Street",
        ),
        ("Men here, women at St. Lucy's", women, "Lucy"),
        (
            "Men's shelter; women's shelter on Clinton Ave",
            women,
            "Clinton",
        ),
        ("Men's shelter, women's shelter coming soon", women, "soon"),
        ("Men only until January, then women", women, "then women"),
        ("Men only until January, then women", men, "until January"),
        ("Men: 40 beds. Women: 0 beds", women, "0 beds"),
        ("Women welcome for meals only", women, "meals"),
        ("Men; women may eat here", women, "eat here"),
        (
            "Hombres. Mujeres se atienden en Grace House",
            women,
            "Grace House",
        ),
        ("Mujeres; hombres en otro lugar", men, "otro lugar"),
        ("Men served off-site", men, "off-site"),
        (
            "Families served by our partner in Paterson",
            families,
            "Paterson",
        ),
        ("Families housed at Family Promise", families, "Promise"),
        ("Single men; families at motel", families, "motel"),
        ("Men; families are placed in hotels", families, "hotels"),
        ("Families on waiting list", families, "waiting list"),
    ] {
        let shelter = shelter(notes);
        let said = fit(&shelter, Need::Shelter, wish);
        let mut conditions = shelter.requirements.conditions.iter();
        let is_quoted = conditions.any(|it| it.words.contains(quoted));
        if said != Fit::Ask || !is_quoted {
            wrong.push((notes, wish, said, is_quoted));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn who_is_plainly_named_is_taken() {
    let both = [Wish::Men, Wish::Women];
    let all = [Wish::Men, Wish::Women, Wish::Families];
    for (notes, wishes) in [
        ("Men and women", &both[..]),
        ("Men, women and children", &all),
        ("Women and families", &all[1..]),
        ("Beds for 40 men and 20 women", &both),
        ("Men: 40 beds. Women: 20 beds", &both),
        ("Men's and women's dorms", &both),
        ("Single men 18+; mothers with children", &all),
        ("Men and women welcome", &both),
        ("Men served", &both[..1]),
    ] {
        for wish in wishes {
            let said = fit(&shelter(notes), Need::Shelter, *wish);
            assert_eq!(said, Fit::Yes, "{notes} {wish:?}");
        }
    }
}
