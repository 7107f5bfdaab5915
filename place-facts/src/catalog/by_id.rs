//! Where each place stands, by its id and by its codes.

use super::CatalogPlace;
use std::cmp::Reverse;

/// Numbers of places in an order in which each is found: they take a tenth of the memory of maps with the texts.
#[derive(Default)]
pub(super) struct ById {
    ids: Box<[u32]>,
    codes: Box<[Code]>,
}

/// One code of a place.
#[derive(Clone, Copy)]
struct Code {
    place: u32,
    /// Which of its former codes; `None` for the one that it has today.
    former: Option<u32>,
}

impl Code {
    fn text(self, places: &[CatalogPlace]) -> Option<(&str, &str)> {
        let place = &places.get(self.place as usize)?.place;
        let code = match self.former {
            Some(at) => place.former.get(at as usize)?,
            None => &place.code,
        };
        Some((&place.list, code))
    }

    /// A code that belongs to a place today means that place, even if another one had it before. Of two that have it today
    /// the later one, of two that had it the earlier one.
    fn rank(self) -> (bool, Reverse<u32>, u32) {
        match self.former {
            Some(_) => (true, Reverse(0), self.place),
            None => (false, Reverse(self.place), 0),
        }
    }
}

impl ById {
    pub(super) fn new(places: &[CatalogPlace]) -> Self {
        let number = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        let mut ids: Box<[u32]> = (0..number(places.len())).collect();
        ids.sort_by_key(|at| (id(places, *at), Reverse(*at)));
        let codes = places.iter().enumerate().flat_map(|(at, place)| {
            let place_at = number(at);
            let former = (0..number(place.place.former.len())).map(Some);
            former.chain([None]).map(move |former| Code {
                place: place_at,
                former,
            })
        });
        let mut codes: Box<[Code]> = codes.collect();
        codes.sort_by_key(|code| (code.text(places), code.rank()));
        Self { ids, codes }
    }

    /// The number of the place with an id.
    pub(super) fn id(&self, places: &[CatalogPlace], wanted: &str) -> Option<usize> {
        let at = self
            .ids
            .partition_point(|at| id(places, *at) < Some(wanted));
        let found = *self.ids.get(at)?;
        (id(places, found) == Some(wanted)).then_some(found as usize)
    }

    /// The number of the place with a code `{list}.{code}`.
    pub(super) fn code(&self, places: &[CatalogPlace], wanted: &str) -> Option<usize> {
        let wanted = wanted.rsplit_once('.');
        wanted?;
        let at = self
            .codes
            .partition_point(|code| code.text(places) < wanted);
        let found = *self.codes.get(at)?;
        (found.text(places) == wanted).then_some(found.place as usize)
    }
}

fn id(places: &[CatalogPlace], at: u32) -> Option<&str> {
    places.get(at as usize).map(|it| it.place.id.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sync_protocol::listings::Row;
    use sync_protocol::places::place::PlaceRef;

    fn place(id: &str, code: &str, former: &[&str]) -> CatalogPlace {
        let of = PlaceRef {
            id: id.to_owned(),
            list: "food".to_owned(),
            code: code.to_owned(),
            former: former.iter().map(|it| (*it).to_owned()).collect(),
        };
        CatalogPlace::new(of, &Row::new())
    }

    #[test]
    fn a_code_means_the_place_that_has_it_today_and_else_the_first_that_had_it() {
        let places = [
            place("b", "1", &["5", "6"]),
            place("a", "2", &["1", "5"]),
            place("c", "2", &["7"]),
        ];
        let by_id = ById::new(&places);
        let code = |code: &str| by_id.code(&places, &format!("food.{code}"));
        assert_eq!(
            ["1", "2", "5", "6", "7", "8"].map(code),
            [Some(0), Some(2), Some(0), Some(0), Some(2), None]
        );
        assert_eq!(by_id.code(&places, "food"), None);
        let id = |id: &str| by_id.id(&places, id);
        assert_eq!(
            ["a", "b", "c", "d"].map(id),
            [Some(1), Some(0), Some(2), None]
        );
        assert_eq!(ById::new(&[]).id(&[], "a"), None);
    }
}
