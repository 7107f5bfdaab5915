//! The memory of the web processes, from `/proc` (proc_pid_smaps(5)).

use crate::process::process_tree::children_of;
use std::fs::read_to_string;

/// Returns the proportional memory (PSS) of the web processes of this program in kB, or 0 where it
/// is unknown.
pub(crate) fn of_web_processes() -> u64 {
    web_processes_below(std::process::id())
        .into_iter()
        .filter_map(|pid| pss(&read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?))
        .sum()
}

/// Returns the web processes. With the sandbox of WebKit, `bwrap` is their parent.
fn web_processes_below(parent: u32) -> Vec<u32> {
    children_of(parent)
        .into_iter()
        .flat_map(|(pid, name)| match name.as_str() {
            "bwrap" => web_processes_below(pid),
            name if name.starts_with("WebKitWebProces") => vec![pid],
            _ => Vec::new(),
        })
        .collect()
}

fn pss(rollup: &str) -> Option<u64> {
    let line = rollup.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pss_is_read_in_kb() {
        let rollup = "7f-8f ---p 00000000 00:00 0 [rollup]\nRss:  300 kB\nPss:   217 kB\n";
        assert_eq!(pss(rollup), Some(217));
        assert_eq!(pss("Rss: 1 kB"), None);
    }
}
