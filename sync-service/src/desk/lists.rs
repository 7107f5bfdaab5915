//! The lists of an installation: owners make, name, order, hide and delete them. The lists that the
//! specification links are not among them, so they stay where they are.

use super::deleted_list::{self, Columns, DeletedRecord, rows_beyond};
use super::list_order::{place_in, whole_order};
use super::list_titles::{has_titles_already, require_free_titles};
use super::staff::Staff;
use super::{Desk, DeskError, Kept, delete, outdated, refused, require, told, write};
use crate::listings::menu::{MENU, Menu, MenuRecord};
use crate::store::StoreError;
use crate::store::desk::{DeskCommit, ListChange, RecordKind, RecordWrite, RowsChange};
use std::collections::BTreeMap;
use sync_protocol::desk::{ActKind, Role};
use sync_protocol::desk_doubts::TextProblem;
use sync_protocol::desk_lists::{
    ArrangeLists, DeskList, DeskLists, LIST_NAME_MAX, MenuList, NewList,
};
use sync_protocol::listings::{LINKED_LISTINGS, ListingName, RESERVED_LISTINGS, Row};

/// Lists that an installation may have.
const LISTS_MAX: usize = 100;
/// Deleted lists that are kept. Another one is deleted only when an older one is put back or dropped.
const DELETED_MAX: usize = 20;

impl Desk {
    /// All lists beyond those that the specification links.
    pub async fn lists(&self, staff: &Staff) -> Result<DeskLists, DeskError> {
        require(staff, Role::Owner)?;
        let menu = Menu::read(self.store.as_ref()).await?;
        let counts = self.list_sizes().await?;
        let mut deleted = self.all::<DeletedRecord>(RecordKind::DeletedList).await?;
        deleted.sort_by_key(|kept| std::cmp::Reverse(kept.content.at));
        let shown = arranged(&menu.record, counts.keys());
        Ok(DeskLists {
            version: menu.version,
            lists: shown
                .into_iter()
                .map(|(menu, is_in_menu)| DeskList {
                    rows: counts.get(&menu.name).copied().unwrap_or_default(),
                    is_in_menu,
                    menu,
                })
                .collect(),
            deleted: deleted.into_iter().map(deleted_list::shown).collect(),
        })
    }

    /// Makes an empty list that only staff see.
    pub async fn make_list(&self, staff: &Staff, new: &NewList) -> Result<DeskLists, DeskError> {
        require(staff, Role::Owner)?;
        let list = own_name(&new.name)?;
        let menu = self.menu_seen(staff, new.version).await?;
        let counts = self.list_sizes().await?;
        if counts.contains_key(list.as_str()) {
            return Err(refused("name", TextProblem::AddressTaken));
        }
        if counts.len() >= LISTS_MAX {
            return Err(DeskError::Field("lists".to_owned()));
        }
        // Its rows are kept under its name.
        if self.deleted_list(list.as_str()).await.is_ok() {
            return Err(refused("name", TextProblem::AddressDeleted));
        }
        let made = MenuList {
            name: list.as_str().to_owned(),
            is_hidden: true,
            ..named(&new.en, &new.es)?
        };
        if made.en.is_empty() {
            return Err(refused("en", TextProblem::Missing));
        }
        let mut next = complete(&menu.record, counts.keys());
        require_free_titles(&made, &next.lists)?;
        next.lists.push(made);
        let change = ListChange::Make {
            list,
            rows: Vec::new(),
            revision: 1,
        };
        let subject = new.name.clone();
        // Headings that were remembered for an older list of this name say nothing about a new one.
        let columns = self.columns_of(&subject).await?;
        let forgotten = forget_columns(columns.as_ref());
        self.put_menu(staff, ActKind::MakeList, &subject, (menu, next), |commit| {
            commit.records.extend(forgotten);
            commit.list = Some(change);
        })
        .await
    }

    /// Gives all lists their names, their order and whether people see them.
    pub async fn arrange_lists(
        &self,
        staff: &Staff,
        wanted: &ArrangeLists,
    ) -> Result<DeskLists, DeskError> {
        require(staff, Role::Owner)?;
        let menu = self.menu_seen(staff, wanted.version).await?;
        let counts = self.list_sizes().await?;
        let mut next = MenuRecord { lists: Vec::new() };
        for list in &wanted.lists {
            next.lists.push(MenuList {
                name: list.name.clone(),
                is_hidden: list.is_hidden,
                ..named(&list.en, &list.es)?
            });
        }
        let mut said: Vec<&String> = wanted.lists.iter().map(|list| &list.name).collect();
        said.sort();
        let known = complete(&menu.record, counts.keys());
        let mut all: Vec<&String> = known.lists.iter().map(|list| &list.name).collect();
        all.sort();
        if said != all {
            return Err(DeskError::Field("lists".to_owned()));
        }
        // Titles that stood there before may be alike: only what this call gives is checked.
        let mut given = next.lists.iter();
        given.try_for_each(|list| match has_titles_already(list, &known.lists) {
            true => Ok(()),
            false => require_free_titles(list, &next.lists),
        })?;
        self.put_menu(staff, ActKind::ArrangeLists, MENU, (menu, next), |_| ())
            .await
    }

    /// Deletes a list. Its rows are kept, so that it can be put back.
    pub async fn delete_list(
        &self,
        staff: &Staff,
        name: &str,
        version: i64,
    ) -> Result<DeskLists, DeskError> {
        require(staff, Role::Owner)?;
        if LINKED_LISTINGS.contains(&name) {
            return Err(fixed_list());
        }
        let list = ListingName::parse(name).ok_or(DeskError::NotFound)?;
        let menu = self.menu_seen(staff, version).await?;
        let listing = self.store.listing(&list).await?;
        let listing = listing.ok_or(DeskError::NotFound)?;
        let older = self.all::<DeletedRecord>(RecordKind::DeletedList).await?;
        // A list that came back by another way under the name of a deleted one: the rows of neither may be lost.
        let earlier = older.iter().find(|kept| kept.id == name);
        if earlier.is_none() && older.len() >= DELETED_MAX {
            return Err(DeskError::Field("deleted".to_owned()));
        }
        let mut next = menu.record.clone();
        let names = next.lists.iter().map(|list| list.name.clone()).collect();
        let others = older
            .iter()
            .map(|it| (it.content.at, it.id.as_str(), &*it.content.order));
        let order = whole_order(names, others.collect());
        let place = next.lists.iter().position(|list| list.name == name);
        let columns = self.columns_of(name).await?;
        let forgotten = forget_columns(columns.as_ref());
        let revision = listing.revision;
        let mut record = DeletedRecord {
            menu: place.map_or_else(
                || MenuList {
                    name: name.to_owned(),
                    ..MenuList::default()
                },
                |at| next.lists.remove(at),
            ),
            rows: listing.rows,
            revision,
            at: self.now(),
            who: staff.name.clone(),
            order,
            columns: columns.map(|kept| kept.content).unwrap_or_default(),
        };
        if let Some(earlier) = earlier {
            record.keep_all_of(&earlier.content);
        }
        let seen = earlier.map_or(0, |kept| kept.version);
        let kept = write(RecordKind::DeletedList, name, seen, &record)?;
        self.put_menu(staff, ActKind::DeleteList, name, (menu, next), |commit| {
            commit.records.push(kept);
            commit.records.extend(forgotten);
            commit.list = Some(ListChange::Delete { list, revision });
        })
        .await
    }

    /// Puts a deleted list back where it stood, hidden, with all its rows.
    pub async fn put_back_list(
        &self,
        staff: &Staff,
        name: &str,
        version: i64,
    ) -> Result<DeskLists, DeskError> {
        require(staff, Role::Owner)?;
        let menu = self.menu_seen(staff, version).await?;
        let kept = self.deleted_list(name).await?;
        let mut next = menu.record.clone();
        next.lists.retain(|list| list.name != name);
        let names: Vec<String> = next.lists.iter().map(|list| list.name.clone()).collect();
        let at = place_in(&names, name, &kept.content.order);
        let back = MenuList {
            is_hidden: true,
            ..kept.content.menu
        };
        require_free_titles(&back, &next.lists)?;
        next.lists.insert(at, back);
        let list = own_name(name)?;
        let change = match self.store.listing(&list).await? {
            // It came back by another way: what it has stays, and what it lacks of its old rows comes behind.
            Some(listing) => {
                let beyond = rows_beyond(name, &listing.rows, &kept.content.rows);
                ListChange::Rows(RowsChange {
                    list,
                    revision: listing.revision,
                    rows: [listing.rows, beyond].concat(),
                    removes: false,
                })
            }
            None => ListChange::Make {
                list,
                rows: kept.content.rows,
                revision: kept.content.revision + 1,
            },
        };
        let mut records = vec![delete(RecordKind::DeletedList, name, kept.version)];
        if !kept.content.columns.is_empty() {
            let version = self.columns_of(name).await?.map_or(0, |it| it.version);
            let columns = &kept.content.columns;
            records.push(write(RecordKind::ImportColumns, name, version, columns)?);
        }
        self.put_menu(staff, ActKind::PutBackList, name, (menu, next), |commit| {
            commit.records.extend(records);
            commit.list = Some(change);
        })
        .await
    }

    /// Drops a deleted list for good. One that came back by another way stays public, so that is said first.
    pub async fn drop_list(&self, staff: &Staff, name: &str) -> Result<DeskLists, DeskError> {
        require(staff, Role::Owner)?;
        let kept = self.deleted_list(name).await?;
        if self.list_sizes().await?.contains_key(name) {
            return Err(refused("name", TextProblem::ListIsThere));
        }
        let mut commit = DeskCommit::of(self.act(staff, ActKind::DropList, name));
        commit.act.details.before = Row::from([
            (":list".to_owned(), name.to_owned()),
            (":rows".to_owned(), kept.content.rows.len().to_string()),
        ]);
        commit.records = self.without_tables_of(name).await?;
        commit
            .records
            .push(delete(RecordKind::DeletedList, name, kept.version));
        self.store.commit_desk(commit).await?;
        self.lists(staff).await
    }

    /// The lists beyond those that the specification links, with their names, also hidden ones.
    pub(super) async fn list_names(&self) -> Result<Vec<MenuList>, StoreError> {
        let menu = Menu::read(self.store.as_ref()).await?;
        let names = self.store.listing_revisions().await?.into_iter();
        let names = names.map(|(name, _)| name.to_string());
        let own: Vec<String> = names
            .filter(|name| !LINKED_LISTINGS.contains(&name.as_str()))
            .collect();
        Ok(complete(&menu.record, own.iter()).lists)
    }

    async fn deleted_list(&self, name: &str) -> Result<Kept<DeletedRecord>, DeskError> {
        let kept = self.one(RecordKind::DeletedList, name).await?;
        kept.ok_or(DeskError::NotFound)
    }

    /// Which heading of a table fills which field of a list, as it was remembered.
    async fn columns_of(&self, name: &str) -> Result<Option<Kept<Columns>>, StoreError> {
        self.one(RecordKind::ImportColumns, name).await
    }

    /// The menu, if it is still the one that a staff member saw.
    async fn menu_seen(&self, staff: &Staff, version: i64) -> Result<Menu, DeskError> {
        let menu = Menu::read(self.store.as_ref()).await?;
        match menu.version == version {
            true => Ok(menu),
            false => Err(outdated(&self.lists(staff).await?)),
        }
    }

    /// How many rows each list has beyond those that the specification links.
    async fn list_sizes(&self) -> Result<BTreeMap<String, u32>, StoreError> {
        let mut sizes = BTreeMap::new();
        for (name, _) in self.store.listing_revisions().await? {
            if LINKED_LISTINGS.contains(&name.as_str()) {
                continue;
            }
            if let Some(listing) = self.store.listing(&name).await? {
                let rows = u32::try_from(listing.rows.len()).unwrap_or(u32::MAX);
                sizes.insert(name.to_string(), rows);
            }
        }
        Ok(sizes)
    }

    async fn put_menu(
        &self,
        staff: &Staff,
        kind: ActKind,
        subject: &str,
        (menu, next): (Menu, MenuRecord),
        also: impl FnOnce(&mut DeskCommit),
    ) -> Result<DeskLists, DeskError> {
        let mut commit = DeskCommit::of(self.act(staff, kind, subject));
        commit.act.details.before = facts(&menu.record);
        commit.act.details.after = facts(&next);
        commit.records = vec![write(RecordKind::Menu, MENU, menu.version, &next)?];
        also(&mut commit);
        self.store.commit_desk(commit).await?;
        self.publish().await;
        self.lists(staff).await
    }
}

fn forget_columns(kept: Option<&Kept<Columns>>) -> Option<RecordWrite> {
    kept.map(|kept| delete(RecordKind::ImportColumns, &kept.id, kept.version))
}

/// The lists in the order of the menu, then those that no menu leads to.
fn arranged<'a>(
    menu: &MenuRecord,
    existing: impl Iterator<Item = &'a String>,
) -> Vec<(MenuList, bool)> {
    let existing: Vec<&String> = existing.collect();
    let known = menu.lists.iter();
    let known = known.filter(|list| existing.contains(&&list.name));
    let mut all: Vec<(MenuList, bool)> = known.map(|list| (list.clone(), true)).collect();
    for name in existing {
        if all.iter().all(|(list, _)| list.name != *name) {
            let list = MenuList {
                name: name.clone(),
                ..MenuList::default()
            };
            all.push((list, false));
        }
    }
    all
}

/// The menu with every list in it.
fn complete<'a>(menu: &MenuRecord, existing: impl Iterator<Item = &'a String>) -> MenuRecord {
    let lists = arranged(menu, existing).into_iter();
    MenuRecord {
        lists: lists.map(|(list, _)| list).collect(),
    }
}

/// The refusal of a change of a list that the specification links.
pub fn fixed_list() -> DeskError {
    refused("name", TextProblem::FixedList)
}

/// A name that a list of the desk may have.
fn own_name(name: &str) -> Result<ListingName, DeskError> {
    if LINKED_LISTINGS.contains(&name) || RESERVED_LISTINGS.contains(&name) {
        return Err(refused("name", TextProblem::AddressTaken));
    }
    ListingName::parse(name).ok_or_else(|| refused("name", TextProblem::Address))
}

/// A name in both languages, or in none.
fn named(en: &str, es: &str) -> Result<MenuList, DeskError> {
    if [en, es].iter().all(|name| name.trim().is_empty()) {
        return Ok(MenuList::default());
    }
    Ok(MenuList {
        en: told("en", en, LIST_NAME_MAX)?,
        es: told("es", es, LIST_NAME_MAX)?,
        ..MenuList::default()
    })
}

/// What the history shows of a menu: the lists in their order, hidden ones in parentheses.
fn facts(menu: &MenuRecord) -> Row {
    let shown = menu.lists.iter().map(|list| {
        let own = match list.en.as_str() {
            "" => list.name.clone(),
            en => format!("{} = {en} / {}", list.name, list.es),
        };
        match list.is_hidden {
            true => format!("({own})"),
            false => own,
        }
    });
    let shown: Vec<String> = shown.collect();
    Row::from([(":menu".to_owned(), shown.join(", "))])
}
