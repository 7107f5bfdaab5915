//! What a package of ours says of the organization that runs a service. Our export writes the website of the
//! place there, and its type. So what another program changed there is a change of the place.

use super::model::{Cell, Entry, Package};
use std::collections::{HashMap, HashSet};

/// The columns of an organization that are read, as JSON writes them inside of a service.
pub const INSIDE: [(&str, &str); 3] = [
    ("name", "organization.name"),
    ("description", "organization.description"),
    ("website", "organization.website"),
];

/// The organization of a service. Services of one organization share it, and it says what one of them does.
#[derive(Clone, Copy, Default)]
pub struct Organization<'a> {
    package: Option<&'a Package>,
    service: Option<&'a Entry>,
    entry: Option<&'a Entry>,
    services: Option<&'a SaidByServices<'a>>,
}

/// What the services of one organization say themselves.
#[derive(Default)]
pub struct SaidByServices<'a> {
    websites: HashSet<&'a str>,
    descriptions: HashSet<&'a str>,
}

/// What the services say themselves, by the id of their organization.
pub type ByOrganization<'a> = HashMap<&'a str, SaidByServices<'a>>;

impl<'a> SaidByServices<'a> {
    /// Adds what a service says: its website, and its type or its name.
    pub fn add(&mut self, website: &'a str, description: &'a str) {
        self.websites.insert(website);
        self.descriptions.insert(description);
    }
}

impl<'a> Organization<'a> {
    /// The organization of a service. JSON repeats it in each service, and each copy speaks for its own.
    pub fn new(
        package: &'a Package,
        service: &'a Entry,
        entry: Option<&'a Entry>,
        services: Option<&'a SaidByServices<'a>>,
    ) -> Self {
        Self {
            package: Some(package),
            service: Some(service),
            entry,
            services,
        }
    }

    /// One of its cells.
    pub fn cell(&self, column: &'static str) -> Option<Cell<'a>> {
        let package = self.package?;
        let inside = INSIDE.iter().find(|(name, _)| *name == column);
        let own = inside.and_then(|(_, own)| package.sheet("services").cell(self.service?, own));
        own.or_else(|| package.sheet("organizations").cell(self.entry?, column))
    }

    /// Whether one of its services says a text itself: then the organization says it for that service.
    pub fn is_of_a_service(&self, cell: Cell<'_>) -> bool {
        self.services.is_some_and(|it| {
            it.websites.contains(cell.text) || it.descriptions.contains(cell.text)
        })
    }

    /// The text of its website or description, which are no columns of a row; `None` for any other column.
    pub fn text(&self, column: &str) -> Option<&'a str> {
        let column = match column {
            "organizations.website" => "website",
            "organizations.description" => "description",
            _ => return None,
        };
        Some(self.cell(column).map_or("", |cell| cell.text))
    }
}
