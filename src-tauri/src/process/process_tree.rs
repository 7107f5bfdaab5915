//! The children of a process, from `/proc` (proc_pid_stat(5)).

use std::fs::{read_dir, read_to_string};

/// Returns the id and the name of every child of a process. A name has at most 15 characters. Empty
/// where there is no `/proc`.
pub(crate) fn children_of(parent: u32) -> Vec<(u32, String)> {
    let Ok(processes) = read_dir("/proc") else {
        return Vec::new();
    };
    let numbers = processes
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok()?.parse::<u32>().ok());
    numbers
        .filter_map(|pid| {
            let stat = read_to_string(format!("/proc/{pid}/stat")).ok()?;
            Some((pid, name_of_child(&stat, parent)?.to_owned()))
        })
        .collect()
}

/// Parses `pid (name) state ppid …`. A name may contain any character.
fn name_of_child(stat: &str, parent: u32) -> Option<&str> {
    let (name, rest) = stat.split_once('(')?.1.rsplit_once(')')?;
    let ppid = rest.split_whitespace().nth(1)?.parse::<u32>().ok()?;
    (ppid == parent).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_is_found_by_its_parent_whatever_its_name() {
        assert_eq!(name_of_child("12 (bash) S 7 7 0", 7), Some("bash"));
        assert_eq!(name_of_child("12 (bash) S 8 7 0", 7), None);
        assert_eq!(name_of_child("12 (a (b) c) S 7 7 0", 7), Some("a (b) c"));
        assert_eq!(name_of_child("", 7), None);
    }
}
