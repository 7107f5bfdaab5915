//! How alike two rows are, by name, address and telephone number.

use super::town::towns;
use place_facts::identity::identity;
use place_facts::row::PlaceRow;
use place_facts::zip::Zip;
use sync_protocol::desk_import::ImportLikeness;
use sync_protocol::listings::Row;

/// Names so alike are the same name in the same town, ZIP code or street …
pub(super) const NAME: f64 = 0.85;
/// … and so alike beside the same telephone number or address.
const NAME_BESIDE: f64 = 0.4;
/// A file says two rows on purpose more often than by mistake, so beside the same number or address their
/// names have to be more alike …
const NAME_BESIDE_IN_FILE: f64 = 0.6;
/// … and their streets and towns, where both rows name them.
const STREET_IN_FILE: f64 = 0.5;
/// Words and letters of a name that are compared: longer names are texts.
const WORDS_MAX: usize = 12;
const LETTERS_MAX: usize = 200;

/// What two rows are compared by.
pub struct Keys {
    identity: String,
    name: Vec<[char; 2]>,
    /// The numbers in the name: "District Office 3" is not "District Office 4".
    numbers: Vec<String>,
    /// The whole name, for rows of which little else is known.
    plain_name: String,
    /// The towns that the row may mean; none when it names none.
    towns: Vec<String>,
    zip: Option<Zip>,
    phone: Option<String>,
    street: Option<String>,
    /// The address of the website, without what stands before the host.
    site: Option<String>,
    /// The street and the town in one text.
    address: Option<String>,
    words: Vec<String>,
}

impl Keys {
    /// Takes them from a row.
    pub fn of(list: &str, row: &Row) -> Self {
        let place = PlaceRow { list, row };
        let name = plain(place.field("name").unwrap_or_default());
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).take(10).collect();
        let phone: Option<String> = place.field("phone").map(digits);
        let city = place.field("city").unwrap_or_default();
        let street = place.field("address").map(|text| street(&plain(text)));
        let street = street.filter(|it| it.contains(' '));
        Self {
            identity: identity(&place),
            words: name
                .split(' ')
                .filter(|it| it.len() > 3)
                .take(WORDS_MAX)
                .map(str::to_owned)
                .collect(),
            numbers: name
                .split(' ')
                .filter(|it| it.bytes().all(|byte| byte.is_ascii_digit()))
                .map(str::to_owned)
                .collect(),
            name: pairs(&name),
            phone: phone.filter(|digits| digits.len() == 10),
            address: street.as_ref().map(|it| format!("{it}\n{}", plain(city))),
            street,
            site: place.field("website").map(site),
            towns: towns(city),
            zip: place.field("zip").and_then(Zip::parse),
            plain_name: name,
        }
    }

    /// The keys by which a row is looked up. Those with `=` are few of a kind.
    pub fn all(&self) -> Vec<String> {
        let mut all = vec![format!("=i{}", self.identity)];
        all.extend(self.phone.iter().map(|it| format!("=p{it}")));
        all.extend(self.street.iter().map(|it| format!("=a{it}")));
        if !self.plain_name.is_empty() {
            all.push(format!("=n{}", self.plain_name));
        }
        for word in &self.words {
            // In the town, in the ZIP code, and alone: a row may name neither.
            let zip = self.zip.map(|zip| format!("w{word}\n{zip}"));
            let towns = self.towns.iter().map(|town| format!("w{word}\n{town}"));
            all.extend(towns.chain(zip).chain([format!("w{word}")]));
        }
        all
    }

    /// How a row is like a place that is known.
    pub fn likeness(&self, known: &Self) -> Option<ImportLikeness> {
        let found = self.compared(known, NAME_BESIDE);
        found.or_else(|| self.has_its_door(known).then_some(ImportLikeness::Phone))
    }

    /// Whether a row is behind the door of another one, whatever their names are.
    pub fn is_at_the_address_of(&self, other: &Self) -> bool {
        self.is_in_one_street(other)
    }

    /// Whether a row has the telephone number of another one, and its street or its website: the place may have two names.
    fn has_its_door(&self, other: &Self) -> bool {
        let is_its_street = self.is_in_one_street(other);
        // Offices of one name often share both, each at its own address.
        let is_its_site = same(&self.site, &other.site)
            && !self.is_at_another_address(other)
            && !self.is_in_other_zip(other);
        same(&self.phone, &other.phone) && (is_its_street || is_its_site)
    }

    /// How a row is like another one of the same file.
    pub fn likeness_in_file(&self, above: &Self) -> Option<ImportLikeness> {
        let found = self.compared(above, NAME_BESIDE_IN_FILE)?;
        (!self.is_at_another_address(above)).then_some(found)
    }

    fn compared(&self, other: &Self, beside: f64) -> Option<ImportLikeness> {
        if self.identity == other.identity {
            return Some(ImportLikeness::Same);
        }
        let likeness = dice(&self.name, &other.name);
        if same(&self.phone, &other.phone) && likeness >= beside {
            Some(ImportLikeness::Phone)
        } else if self.is_in_one_street(other) && likeness >= beside {
            Some(ImportLikeness::Address)
        } else {
            let may_be = self.is_around(other)
                || !self.is_in_other_zip(other)
                    && (self.towns.is_empty()
                        || other.towns.is_empty()
                        || same(&self.street, &other.street));
            let is_same = likeness >= NAME && may_be;
            (is_same && !self.is_elsewhere(other) && !self.has_other_numbers(other))
                .then_some(ImportLikeness::Name)
        }
    }

    /// Whether two rows of one name are of one place: they have the same telephone number or street. Branches in other
    /// towns have one number too, and in one list each row without a street of its own is an office of its own.
    pub(super) fn is_reached_as(&self, other: &Self, is_in_one_list: bool) -> bool {
        let is_one_street = self.is_in_one_street(other);
        let towns_differ = !self.towns.is_empty() && !other.towns.is_empty();
        let is_branch = is_in_one_list || towns_differ && !self.is_around(other);
        let is_one_number = same(&self.phone, &other.phone) && !is_branch;
        (is_one_street || is_one_number) && !self.has_other_numbers(other)
    }

    fn is_in_one_street(&self, other: &Self) -> bool {
        same(&self.street, &other.street) && self.is_around(other)
    }

    /// Whether both rows name one town or one ZIP code, or neither names a town.
    fn is_around(&self, other: &Self) -> bool {
        let is_one_town = self.towns.iter().any(|town| other.towns.contains(town));
        let is_one_zip = self.zip.is_some() && self.zip == other.zip;
        let is_no_town = self.towns.is_empty() && other.towns.is_empty();
        is_one_town || is_one_zip || is_no_town && !self.is_in_other_zip(other)
    }

    fn is_in_other_zip(&self, other: &Self) -> bool {
        let both = self.zip.is_some() && other.zip.is_some();
        both && self.zip != other.zip
    }

    fn has_other_numbers(&self, other: &Self) -> bool {
        let both = [self, other].iter().all(|keys| !keys.numbers.is_empty());
        both && self.numbers != other.numbers
    }

    /// Whether both rows name an address, and not the same one in other words: branches of one office
    /// have one name and often one telephone number.
    fn is_at_another_address(&self, other: &Self) -> bool {
        let (Some(one), Some(other)) = (&self.address, &other.address) else {
            return false;
        };
        let house = |text: &str| text.split(' ').next().map(str::to_owned);
        house(one) != house(other) || dice(&pairs(one), &pairs(other)) < STREET_IN_FILE
    }

    /// Two offices of one name: both addresses are known and differ, and so do the telephone numbers. A
    /// street of one name in another town is another address.
    fn is_elsewhere(&self, other: &Self) -> bool {
        let differ = |one: &Option<String>, other: &Option<String>| {
            one.is_some() && other.is_some() && one != other
        };
        let towns_differ = !self.towns.is_empty() && !other.towns.is_empty();
        let is_another_address =
            differ(&self.street, &other.street) || towns_differ && !self.is_around(other);
        is_another_address && differ(&self.phone, &other.phone)
    }
}

/// Whether both rows say something, and the same.
fn same(one: &Option<String>, other: &Option<String>) -> bool {
    one.is_some() && one == other
}

/// Small letters and digits with single spaces.
pub(super) fn plain(text: &str) -> String {
    let letters = text.to_lowercase();
    let letters = letters
        .replace(['\'', '\u{2019}'], "")
        .replace('&', " and ");
    let spaced: String = letters
        .chars()
        .map(|it| if it.is_alphanumeric() { it } else { ' ' })
        .collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The address of a website as it is compared: `https://www.example.org/` is `example.org`.
fn site(text: &str) -> String {
    let text = text.trim().to_lowercase();
    let text = text
        .split_once("://")
        .map_or(text.as_str(), |(_, rest)| rest);
    let text = text.strip_prefix("www.").unwrap_or(text);
    text.trim_end_matches('/').to_owned()
}

/// A street with the usual short forms.
fn street(text: &str) -> String {
    let short = |word| match word {
        "street" => "st",
        "avenue" => "ave",
        "road" => "rd",
        "boulevard" => "blvd",
        "drive" => "dr",
        "place" => "pl",
        "lane" => "ln",
        "highway" => "hwy",
        "north" => "n",
        "south" => "s",
        "east" => "e",
        "west" => "w",
        "suite" => "ste",
        other => other,
    };
    let mut words: Vec<&str> = text.split(' ').map(short).collect();
    // "607 Jerome Avenue N" is "607 N. Jerome Ave".
    let is_behind = words.len() > 3 && ["n", "s", "e", "w"].contains(&words[words.len() - 1]);
    if is_behind && words[0].starts_with(|it: char| it.is_ascii_digit()) {
        words[1..].rotate_right(1);
    }
    words.join(" ")
}

/// The pairs of neighboring letters, sorted.
pub(super) fn pairs(text: &str) -> Vec<[char; 2]> {
    let letters = text.chars().filter(|it| *it != ' ').take(LETTERS_MAX);
    let letters: Vec<char> = letters.collect();
    let mut pairs: Vec<[char; 2]> = letters.windows(2).map(|two| [two[0], two[1]]).collect();
    pairs.sort_unstable();
    pairs
}

/// How many pairs two names share, from 0 to 1 (Dice's coefficient).
pub(super) fn dice(one: &[[char; 2]], other: &[[char; 2]]) -> f64 {
    let (mut left, mut right, mut shared) = (0, 0, 0_u32);
    while left < one.len() && right < other.len() {
        match one[left].cmp(&other[right]) {
            std::cmp::Ordering::Less => left += 1,
            std::cmp::Ordering::Greater => right += 1,
            std::cmp::Ordering::Equal => {
                shared += 1;
                left += 1;
                right += 1;
            }
        }
    }
    let all = u32::try_from(one.len() + other.len()).unwrap_or(u32::MAX);
    if all == 0 {
        0.0
    } else {
        2.0 * f64::from(shared) / f64::from(all)
    }
}
