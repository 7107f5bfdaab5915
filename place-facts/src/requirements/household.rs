//! Papers of everyone in the home: "birth certificates of the household" are more than one's own.

use super::Sentence;
use super::denial::clauses;
use super::id_words::one_word_for_it;
use sync_protocol::places::requirements::Paper;

/// Words for all who live together.
const EVERYONE: [&str; 27] = [
    "all children",
    "all family members",
    "all household members",
    "all members",
    "all people in",
    "cada miembro",
    "cada persona",
    "children s",
    "de la familia",
    "del hogar",
    "each child",
    "each family member",
    "each household member",
    "each member",
    "each person",
    "entire family",
    "entire household",
    "every family member",
    "every household member",
    "every member",
    "everyone in",
    "for the household",
    "household members",
    "of the family",
    "of the household",
    "toda la familia",
    "whole family",
];

/// The paper of everyone in the home that a sentence asks for instead of one's own.
pub(super) fn of_household(sentence: &Sentence<'_>, paper: Paper) -> Option<Paper> {
    let (one, several, of_all): (&[&str], &[&str], Paper) = match paper {
        Paper::Id => (&["id"], &["ids"], Paper::IdsOfHousehold),
        Paper::BirthCertificate => (
            &["birth certificate", "birth certificates"],
            &["birth certificates"],
            Paper::BirthCertificatesOfHousehold,
        ),
        Paper::SocialSecurityCard => (
            &["social security card", "social security cards"],
            &["social security cards"],
            Paper::SocialSecurityCardsOfHousehold,
        ),
        Paper::ProofOfIncome => (&["income"], &[], Paper::IncomeOfHousehold),
        _ => return None,
    };
    let is_of_all = clauses(sentence.words).any(|clause| {
        let named = one_word_for_it(&clause);
        named.has_any(one) && named.has_any(&EVERYONE)
    });
    // "IDs, birth certificates and proof of address for the whole family": of those that are several.
    let are_several = Sentence::new(sentence.words).has_any(several) && sentence.has_any(&EVERYONE);
    (is_of_all || are_several).then_some(of_all)
}
