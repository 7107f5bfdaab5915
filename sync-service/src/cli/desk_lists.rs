//! `desk lists`

use super::error::not_there;
use crate::desk::Desk;
use crate::desk::lists::fixed_list;
use crate::desk::staff::Staff;
use crate::say;
use anyhow::Context;
use clap::Args;
use sync_protocol::desk_lists::{ArrangeLists, DeskLists, MenuList, NewList};
use sync_protocol::listings::LINKED_LISTINGS;

const NO_LIST: &str = "there is no such list; `desk lists` shows those that can be changed";
const NO_DELETED: &str = "there is no such deleted list; `desk lists` shows them";

/// What is changed; nothing shows the lists as they are.
#[derive(Debug, Args)]
#[group(multiple = true)]
pub(super) struct ListChange {
    /// Make an empty, hidden list; with --en and --es
    #[arg(long, value_name = "LIST", requires_all = ["en", "es"])]
    make: Option<String>,
    /// Name a list; with --en and --es
    #[arg(long, value_name = "LIST", requires_all = ["en", "es"])]
    rename: Option<String>,
    /// Its name in English
    #[arg(long)]
    en: Option<String>,
    /// Its name in Spanish
    #[arg(long)]
    es: Option<String>,
    /// Show a list to staff alone
    #[arg(long, value_name = "LIST")]
    hide: Option<String>,
    /// Show a list to everyone
    #[arg(long, value_name = "LIST")]
    show: Option<String>,
    /// Make a list the first of its menu
    #[arg(long, value_name = "LIST")]
    first: Option<String>,
    /// Delete a list; its rows are kept
    #[arg(long, value_name = "LIST")]
    delete: Option<String>,
    /// Put a deleted list back, hidden
    #[arg(long, value_name = "LIST")]
    put_back: Option<String>,
}

impl ListChange {
    /// Does what was asked for, and prints the lists.
    pub(super) async fn apply(self, desk: &Desk) -> anyhow::Result<()> {
        let command = Staff::command();
        let mut lists = desk.lists(&command).await?;
        let (en, es) = (self.en.unwrap_or_default(), self.es.unwrap_or_default());
        if let Some(name) = self.make {
            let (version, en, es) = (lists.version, en.clone(), es.clone());
            let new = NewList {
                version,
                name,
                en,
                es,
            };
            lists = desk.make_list(&command, &new).await?;
        }
        if let Some(name) = self.rename {
            let renamed = changed(&lists, &name, |list| (list.en, list.es) = (en, es))?;
            lists = desk.arrange_lists(&command, &renamed).await?;
        }
        for (name, is_hidden) in [(self.hide, true), (self.show, false)] {
            if let Some(name) = name {
                let next = changed(&lists, &name, |list| list.is_hidden = is_hidden)?;
                lists = desk.arrange_lists(&command, &next).await?;
            }
        }
        if let Some(name) = self.first {
            let mut next = changed(&lists, &name, |_| ())?;
            next.lists.sort_by_key(|list| list.name != name);
            lists = desk.arrange_lists(&command, &next).await?;
        }
        if let Some(name) = self.delete {
            let deleted = desk.delete_list(&command, &name, lists.version).await;
            lists = deleted.map_err(|error| not_there(error, NO_LIST))?;
        }
        if let Some(name) = self.put_back {
            let back = desk.put_back_list(&command, &name, lists.version).await;
            lists = back.map_err(|error| not_there(error, NO_DELETED))?;
        }
        print(&lists);
        Ok(())
    }
}

/// The lists with a change of one of them.
fn changed(
    lists: &DeskLists,
    name: &str,
    change: impl FnOnce(&mut MenuList),
) -> anyhow::Result<ArrangeLists> {
    let mut next: Vec<MenuList> = lists.lists.iter().map(|list| list.menu.clone()).collect();
    if LINKED_LISTINGS.contains(&name) {
        return Err(fixed_list().into());
    }
    let found = next.iter_mut().find(|list| list.name == name);
    change(found.context(NO_LIST)?);
    Ok(ArrangeLists {
        version: lists.version,
        lists: next,
    })
}

fn print(lists: &DeskLists) {
    for list in &lists.lists {
        let state = match (list.menu.is_hidden, list.is_in_menu) {
            (true, _) => "hidden",
            (false, true) => "shown",
            (false, false) => "in no menu",
        };
        let MenuList { name, en, es, .. } = &list.menu;
        say!("{name}  {} rows  {state}  {en}  {es}", list.rows);
    }
    for list in &lists.deleted {
        say!("{}  {} rows  deleted", list.name, list.rows);
    }
}
