//! What a person can do, found in the text of a resume or tapped on a screen, and the employers it
//! suits, best first, each with its reason. No file, no network, no clock: the service and a kiosk
//! without a link work with the same code.
//!
//! | module | what it does |
//! |---|---|
//! | [`words`], `lines`, `small_words`, [`stems`] | text → sentences of words by their stems |
//! | [`lexicon`], [`everyday`] | the tables: phrases, and words that add up |
//! | [`tapped`] | the lines of our own resume builder |
//! | `papers` | a paper, or work that one exists for |
//! | `unnamed` | which paper a bare "license" is |
//! | `standing` | a paper that is held, lost or still to come |
//! | `statements` | what was done, what is denied, what is only wished for, what is private life |
//! | `reading`, `sentence`, [`concepts`] | sentences → concepts, each with the words that say it |
//! | `quote` | the words that were found, with those around them |
//! | `private_words` | the words that are never shown with them |
//! | `objects` | what a verb says, whatever it is done to |
//! | `deeds` | which work a verb and its thing say together |
//! | `coffee_shops` | which "cafetería" is one |
//! | `worked_in` | the kind of place somebody worked in |
//! | `heads` | which word of a title decides |
//! | [`neighbors`] | who is ready for which other work |
//! | `places` | which jobs a kind of place usually has |
//! | [`columns`], `notes`, `negatives`, `demands`, `hiring`, [`employers`] | any list of employers as concepts, places and papers |
//! | `profile`, `named_first`, [`score`], [`reasons`] | who suits how well, and why |
//! | [`answer`] | the answer to a person |
//! | [`kept`] | what an open page answers from without a network |
//! | [`vocabulary`] | titles of O*NET and ESCO, as an operator imports them |

pub mod answer;
mod coffee_shops;
pub mod columns;
pub mod concepts;
mod deeds;
mod demands;
pub mod employers;
pub mod everyday;
mod heads;
mod hiring;
pub mod kept;
mod language_marks;
pub mod lexicon;
mod lines;
mod named_first;
mod negatives;
pub mod neighbors;
mod notes;
mod objects;
mod papers;
mod places;
mod private_words;
mod profile;
mod quote;
mod reading;
pub mod reasons;
pub mod score;
mod sentence;
mod small_words;
mod standing;
mod statements;
pub mod stems;
pub mod tapped;
pub mod titles;
mod unnamed;
pub mod vocabulary;
pub mod words;
mod worked_in;
