//! The system calls a computation needs. All others are refused: opening a file, a socket or a
//! program is none of them.

use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen as ArgLen, SeccompCmpOp, SeccompCondition,
    SeccompFilter, SeccompRule, apply_filter,
};
use std::collections::BTreeMap;

const ALLOWED: [libc::c_long; 25] = [
    libc::SYS_read,
    libc::SYS_write,
    libc::SYS_close,
    libc::SYS_mmap,
    libc::SYS_munmap,
    libc::SYS_mremap,
    libc::SYS_mprotect,
    libc::SYS_madvise,
    libc::SYS_brk,
    libc::SYS_futex,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_sigaltstack,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_getrandom,
    libc::SYS_clock_gettime,
    libc::SYS_gettid,
    libc::SYS_getpid,
    libc::SYS_sched_yield,
    libc::SYS_lseek,
    libc::SYS_writev,
    libc::SYS_readv,
    libc::SYS_sched_getaffinity,
];

/// Refuses every call that is not on the list, for the rest of this process.
pub fn refuse_others() -> Result<(), seccompiler::Error> {
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> =
        ALLOWED.iter().map(|call| (*call, Vec::new())).collect();
    // An abort signals its own process; no signal may reach another one.
    let own = rustix::process::getpid().as_raw_pid().unsigned_abs();
    let to_itself = SeccompCondition::new(0, ArgLen::Dword, SeccompCmpOp::Eq, own.into())?;
    rules.insert(libc::SYS_tgkill, vec![SeccompRule::new(vec![to_itself])?]);
    let refusal = SeccompAction::Errno(libc::EPERM.unsigned_abs());
    let architecture = std::env::consts::ARCH.try_into()?;
    let filter = SeccompFilter::new(rules, refusal, SeccompAction::Allow, architecture)?;
    let program: BpfProgram = filter.try_into()?;
    apply_filter(&program)
}
