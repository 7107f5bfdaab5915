//! What the child takes from itself before it reads a stranger's file: memory, time, files,
//! processes, the network. Set inside the child: setting them between fork and exec would make the
//! parent copy its page tables, which takes a hundred milliseconds in a large service.

#[cfg(target_os = "linux")]
mod system_calls;

use serde::{Deserialize, Serialize};
use std::io;

/// Memory the child may take beyond what it has at its start, in bytes.
pub const MEMORY: u64 = 512 * 1024 * 1024;
/// Processor time the child may use, in seconds.
pub const CPU_SECONDS: u64 = 3;

/// How much lower the child's priority is than its parent's, in steps of nice(2).
#[cfg(unix)]
const NICENESS: i32 = 10;

/// A layer of the sandbox. Each holds without the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// Bounds memory, processor time, file sizes, open files and processes.
    #[error("resource limits")]
    Resources,
    /// Closes all files and ports: Landlock, from Linux 5.13 on (ports from 6.7 on).
    #[error("Landlock")]
    Landlock,
    /// Refuses all system calls but those of a computation.
    #[error("seccomp")]
    SystemCalls,
}

/// All layers, in the order in which they are put on.
pub const LAYERS: [Layer; 3] = [Layer::Resources, Layer::Landlock, Layer::SystemCalls];

/// Puts on every layer that this system has. Returns those it does not have.
pub fn restrict_all() -> Vec<Layer> {
    let is_missing = |layer: &Layer| restrict(*layer).is_err();
    LAYERS.into_iter().filter(is_missing).collect()
}

/// Puts one layer on this thread, and with [`Layer::Resources`] on the process. Fails when this
/// system does not have it.
#[cfg(target_os = "linux")]
pub fn restrict(layer: Layer) -> io::Result<()> {
    // Without this, neither of the other layers may be put on by an ordinary user.
    rustix::thread::set_no_new_privs(true)?;
    match layer {
        Layer::Resources => bound_resources(),
        Layer::Landlock => close_files(),
        Layer::SystemCalls => system_calls::refuse_others().map_err(io::Error::other),
    }
}

/// The other systems have no layer that closes files and the network.
#[cfg(not(target_os = "linux"))]
pub fn restrict(layer: Layer) -> io::Result<()> {
    match layer {
        Layer::Resources => bound_resources(),
        Layer::Landlock | Layer::SystemCalls => Err(io::ErrorKind::Unsupported.into()),
    }
}

#[cfg(unix)]
fn bound_resources() -> io::Result<()> {
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
        .map_err(io::Error::from)
    };
    // Answers to others come first. A service manager that forbids the call changes nothing else.
    let _ = rustix::process::nice(NICENESS);
    limit(Resource::Core, 0)?;
    // Over the first limit comes SIGXCPU, which tells the parent why; over the second the child is killed.
    setrlimit(
        Resource::Cpu,
        Rlimit {
            current: Some(CPU_SECONDS),
            maximum: Some(CPU_SECONDS + 1),
        },
    )?;
    limit(Resource::Fsize, 0)?;
    limit(Resource::Nofile, 16)?;
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{
            DumpableBehavior, Signal, set_dumpable_behavior, set_parent_process_death_signal,
        };
        limit(Resource::As, mapped().saturating_add(MEMORY))?;
        // The superuser is not bound by this one.
        limit(Resource::Nproc, 0)?;
        set_parent_process_death_signal(Some(Signal::KILL))?;
        set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn bound_resources() -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
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

/// Landlock without any rule: no file and no port. Takes what this kernel has of it.
#[cfg(target_os = "linux")]
fn close_files() -> io::Result<()> {
    use landlock::{
        ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr,
        RulesetStatus,
    };
    let status = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(ABI::V5))
        .and_then(|rules| rules.handle_access(AccessNet::from_all(ABI::V5)))
        .and_then(landlock::Ruleset::create)
        .and_then(landlock::RulesetCreated::restrict_self)
        .map_err(io::Error::other)?;
    match status.ruleset {
        RulesetStatus::FullyEnforced | RulesetStatus::PartiallyEnforced => Ok(()),
        RulesetStatus::NotEnforced => Err(io::ErrorKind::Unsupported.into()),
    }
}
