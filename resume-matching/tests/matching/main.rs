//! What statements of people and rows of employers mean, and who is matched.
//!
//! One program holds all of these tests: it is linked once, and `cargo nextest run -p resume-matching
//! NAME` runs the tests of one file.

#![allow(clippy::unwrap_used)]

mod cafeterias;
mod care_and_own_things;
#[path = "../../../place-facts/tests/facts/case_file/mod.rs"]
mod case_file;
mod deeds;
mod denied_behind;
mod employer_columns;
mod employer_demands;
mod employer_hiring;
mod employer_notes;
mod employer_offers;
mod employer_papers;
mod employer_places;
mod employer_wording;
mod employer_words;
mod everyday_sentences;
mod first_employers;
mod first_of_a_list;
mod food_and_buses;
mod food_by_place;
mod household;
mod kept_cases;
mod lost;
mod made_and_stocked;
mod named_work_first;
mod never_told;
mod not_own_work;
mod objects_and_places;
mod one_employer;
mod other_senses;
mod papers_alone;
mod papers_as_they_stand;
mod papers_denied;
mod papers_found_again;
mod papers_given_back;
mod papers_held;
mod papers_in_plain_words;
mod papers_not_yet;
mod papers_of_others;
mod papers_replaced;
mod papers_told;
mod people_met;
mod places_shown;
mod plain_remarks;
mod plain_trades;
mod plain_work;
mod private_reasons;
mod private_tastes;
mod said_in_passing;
mod sentences;
mod served_and_refused;
mod services_of_others;
mod things_of_ones_own;
mod told;
mod trades_by_thing;
mod trades_of_others;
mod usual_places_first;
mod vocabulary;
mod wished;
mod wrong_papers;
mod wrong_work;
