//! What the child takes from itself before it reads a stranger's file: memory, time, files,
//! processes, the network. Set inside the child: setting them between fork and exec would make the
//! parent copy its page tables, which takes a hundred milliseconds in a large service.

#[cfg(target_os = "linux")]
mod system_calls;

/// Memory the child may take beyond what it has at its start, in bytes.
pub const MEMORY: u64 = 512 * 1024 * 1024;
/// Processor time the child may use, in seconds.
pub const CPU_SECONDS: u64 = 3;

/// Takes everything that this system can take. A kernel without Landlock or seccomp still has the
/// limits; they do the main work.
#[cfg(unix)]
pub fn take() -> std::io::Result<()> {
    use rustix::process::{Resource, Rlimit, setrlimit};

    let limit = |resource, most| {
        let most = Some(most);
        setrlimit(
            resource,
            Rlimit {
                current: most,
                maximum: most,
            },
        )
        .map_err(std::io::Error::from)
    };
    limit(Resource::Core, 0)?;
    limit(Resource::Cpu, CPU_SECONDS)?;
    limit(Resource::Fsize, 0)?;
    limit(Resource::Nofile, 16)?;
    #[cfg(target_os = "linux")]
    {
        limit(Resource::As, mapped().saturating_add(MEMORY))?;
        linux()?;
    }
    Ok(())
}

/// Windows has none of these; there the parent's clock is the limit.
#[cfg(not(unix))]
pub fn take() -> std::io::Result<()> {
    Ok(())
}

/// What is mapped already, in bytes: the kiosk's program brings a web engine along.
#[cfg(target_os = "linux")]
fn mapped() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = pages
        .split(' ')
        .next()
        .and_then(|count| count.parse::<u64>().ok());
    pages.map_or(MEMORY, |pages| pages * rustix::param::page_size() as u64)
}

#[cfg(target_os = "linux")]
fn linux() -> std::io::Result<()> {
    use landlock::{
        ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr,
    };
    use rustix::process::{
        DumpableBehavior, Signal, set_dumpable_behavior, set_parent_process_death_signal,
    };

    set_parent_process_death_signal(Some(Signal::KILL))?;
    set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
    rustix::thread::set_no_new_privs(true)?;
    // No rule at all: no file and no port.
    let _ = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(ABI::V5))
        .and_then(|rules| rules.handle_access(AccessNet::from_all(ABI::V5)))
        .and_then(landlock::Ruleset::create)
        .and_then(landlock::RulesetCreated::restrict_self);
    let _ = system_calls::refuse_others();
    Ok(())
}
