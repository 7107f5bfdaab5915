//! Memory of this program's processes, from /proc (proc_pid_smaps(5)).

use std::fs::read_to_string;

/// Proportional memory (PSS) of the web processes this program has started, in kB; 0 where that
/// cannot be known.
pub(crate) fn of_web_processes() -> u64 {
    let own = std::process::id();
    let Ok(processes) = std::fs::read_dir("/proc") else {
        return 0;
    };
    let numbers = processes.flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        name.parse::<u32>().ok()
    });
    numbers
        .filter(|pid| {
            read_to_string(format!("/proc/{pid}/stat"))
                .is_ok_and(|stat| is_web_process_of(&stat, own))
        })
        .filter_map(|pid| pss(&read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?))
        .sum()
}

/// proc_pid_stat(5): `pid (name) state ppid …`; a name is cut after 15 characters.
fn is_web_process_of(stat: &str, parent: u32) -> bool {
    let Some((name, rest)) = stat
        .split_once('(')
        .and_then(|(_, rest)| rest.rsplit_once(')'))
    else {
        return false;
    };
    let ppid = rest.split_whitespace().nth(1);
    name.starts_with("WebKitWebProces") && ppid.and_then(|it| it.parse().ok()) == Some(parent)
}

fn pss(rollup: &str) -> Option<u64> {
    let line = rollup.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_web_process_is_known_by_its_name_and_its_parent() {
        assert!(is_web_process_of("12 (WebKitWebProces) S 7 7 0", 7));
        assert!(!is_web_process_of("12 (WebKitWebProces) S 8 7 0", 7));
        assert!(!is_web_process_of("12 (bash) S 7 7 0", 7));
        assert!(!is_web_process_of("12 (a (b) c) S 7 7 0", 7));
        assert!(!is_web_process_of("", 7));
    }

    #[test]
    fn pss_is_read_in_kb() {
        let rollup = "7f-8f ---p 00000000 00:00 0 [rollup]\nRss:  300 kB\nPss:   217 kB\n";
        assert_eq!(pss(rollup), Some(217));
        assert_eq!(pss("Rss: 1 kB"), None);
    }
}
