//! Memory of large work that is over.

/// Gives memory that nothing uses back to the system.
///
/// The threads of long computations leave theirs in small parts, which the C library keeps for later. After a
/// list of 10,000 places was read, that is half of what the service then holds.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    trim();
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
fn trim() {
    // SAFETY: malloc_trim(3) may be called from any thread, and touches only memory that is free.
    unsafe { libc::malloc_trim(0) };
}

#[cfg(test)]
#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod tests {
    use super::*;

    const BLOCKS: usize = 200_000;
    const BYTES: usize = 256;

    #[test]
    fn what_was_freed_in_small_parts_is_given_back() {
        let mut blocks: Vec<Box<[u8; BYTES]>> = (0..BLOCKS).map(|_| Box::new([1; BYTES])).collect();
        // The last one keeps those before it from being given back at once.
        let last = blocks.pop();
        drop(blocks);
        let kept = resident();
        give_back();
        assert!(resident() + BLOCKS * BYTES / 2 < kept, "{kept}");
        drop(last);
    }

    /// Bytes of this process in memory (proc_pid_status(5)).
    fn resident() -> usize {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kilobytes = line.unwrap().split_whitespace().nth(1).unwrap();
        kilobytes.parse::<usize>().unwrap() * 1024
    }
}
