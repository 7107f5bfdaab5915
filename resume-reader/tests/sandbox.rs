//! Each layer of the sandbox, tried from inside: this program starts itself again, puts one layer on
//! and tries what the layer has to refuse.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::panic)]

use resume_reader::limits::{Layer, MEMORY, restrict};
use resume_reader::reader::Reader;
use std::fs::File;
use std::io::{Error, Write, stdout};
use std::net::{TcpListener, UdpSocket};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Output, exit};
use std::thread;
use sync_protocol::resumes::Unreadable;

const PLACE: &str = "SANDBOX_TEST";
const EPERM: &str = "error 1";
const EACCES: &str = "error 13";
const DONE: &str = "done";

/// Runs the other part of a test in a process of its own.
fn inside(what: &str) -> Output {
    Command::new(std::env::current_exe().unwrap())
        .args([
            "inside_a_process_of_its_own",
            "--exact",
            "--ignored",
            "--nocapture",
        ])
        .env(PLACE, what)
        .output()
        .unwrap()
}

/// What became of an attempt below a layer; `None` where this system does not have the layer.
fn attempt(layer: Layer, what: &str) -> Option<String> {
    let output = inside(&format!("{layer}/{what}"));
    let text = String::from_utf8(output.stdout).unwrap();
    let outcome = text.split("outcome: ").nth(1).map(str::to_owned);
    let outcome = outcome.unwrap_or_else(|| format!("ended by {:?}", output.status.signal()));
    (outcome != "missing").then_some(outcome)
}

fn reader() -> Reader {
    Reader::new(env!("CARGO_BIN_EXE_read-resume").into(), 1)
}

/// Asserts the outcome of attempts below a layer, where this system has it.
fn assert_outcomes(layer: Layer, outcomes: &[(&str, &str)]) {
    let is_missing = reader().missing_layers().unwrap().contains(&layer);
    for (what, expected) in outcomes {
        let outcome = attempt(layer, what);
        assert_eq!(outcome.is_none(), is_missing, "{what}: the probe is wrong");
        if let Some(outcome) = outcome {
            assert_eq!(outcome, *expected, "{what} below {layer}");
        }
    }
}

#[test]
fn e5_without_a_layer_everything_tried_here_succeeds() {
    for what in [
        "open", "create", "tcp", "udp", "thread", "signal", "tgkill", "allocate",
    ] {
        let output = inside(&format!("none/{what}"));
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.ends_with("outcome: done"), "{what}: {text}");
    }
}

#[test]
fn e5_landlock_closes_files() {
    let closed = [("open", EACCES), ("create", EACCES)];
    assert_outcomes(Layer::Landlock, &closed);
}

#[test]
fn e5_seccomp_refuses_files_sockets_processes_and_signals_to_others() {
    let refused = [
        ("open", EPERM),
        ("create", EPERM),
        ("tcp", EPERM),
        ("udp", EPERM),
        ("thread", EPERM),
        ("process", EPERM),
        ("signal", EPERM),
        ("tgkill", EPERM),
        ("tgkill itself", DONE),
        ("allocate a little", DONE),
    ];
    assert_outcomes(Layer::SystemCalls, &refused);
}

#[test]
fn e5_resource_limits_bound_memory_time_and_files() {
    let bounded = [
        ("allocate", "refused"),
        ("allocate a little", DONE),
        ("write", "ended by Some(25)"),
    ];
    assert_outcomes(Layer::Resources, &bounded);
    let spin = attempt(Layer::Resources, "spin").unwrap();
    assert!(
        ["ended by Some(9)", "ended by Some(24)"].contains(&spin.as_str()),
        "{spin}"
    );
}

#[test]
fn e5_a_file_is_read_without_a_layer_only_if_the_operator_says_so() {
    for (hidden, layer) in [("landlock", "[Landlock]"), ("seccomp", "[SystemCalls]")] {
        let output = inside(&format!("hidden/{hidden}"));
        let text = String::from_utf8(output.stdout).unwrap();
        let outcome = text.split("outcome: ").nth(1).unwrap_or(&text);
        let expected = format!("{layer} needed Err(Unavailable) not needed Err(Damaged)");
        assert_eq!(outcome, expected, "{hidden}");
    }
}

mod child {
    use super::*;
    use seccompiler::{
        BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
        SeccompRule, apply_filter,
    };
    use std::collections::BTreeMap;

    pub fn run(what: &str) -> String {
        let (place, what) = what.split_once('/').unwrap();
        if place == "hidden" {
            return without(what);
        }
        let layers = [Layer::Resources, Layer::Landlock, Layer::SystemCalls];
        // What has to be known or open before the layer is put on.
        let file = tempfile();
        let parent = rustix::process::getppid().unwrap();
        match layers.into_iter().find(|layer| layer.to_string() == place) {
            Some(layer) if restrict(layer).is_err() => "missing".into(),
            _ => try_out(what, file, parent),
        }
    }

    fn tempfile() -> File {
        let path = std::env::temp_dir().join(format!("sandbox-test-{}", std::process::id()));
        let file = File::create(&path).unwrap();
        std::fs::remove_file(path).unwrap();
        file
    }

    fn try_out(what: &str, mut file: File, parent: rustix::process::Pid) -> String {
        match what {
            "open" => outcome(File::open("/etc/passwd")),
            "create" => {
                let path = format!("/tmp/sandbox-test-{}-new", std::process::id());
                let made = File::create(&path);
                let _ = std::fs::remove_file(path);
                outcome(made)
            }
            "write" => outcome(file.write_all(b"x")),
            "tcp" => outcome(TcpListener::bind("127.0.0.1:0")),
            "udp" => outcome(UdpSocket::bind("127.0.0.1:0")),
            "thread" => outcome(thread::Builder::new().spawn(|| ())),
            "process" => outcome(Command::new("/bin/true").spawn()),
            "signal" => outcome(rustix::process::test_kill_process(parent).map_err(Error::from)),
            "tgkill" => tgkill(parent.as_raw_pid(), parent.as_raw_pid()),
            "tgkill itself" => {
                let thread = rustix::thread::gettid();
                tgkill(rustix::process::getpid().as_raw_pid(), thread.as_raw_pid())
            }
            "allocate" => reserve(2 * MEMORY),
            "allocate a little" => reserve(MEMORY / 4),
            "spin" => loop {
                std::hint::spin_loop();
            },
            _ => panic!("{what}"),
        }
    }

    fn reserve(bytes: u64) -> String {
        let mut all = Vec::<u8>::new();
        let reserved = all.try_reserve_exact(usize::try_from(bytes).unwrap());
        if reserved.is_ok() { DONE } else { "refused" }.into()
    }

    /// Sends no signal (0) to a thread; only whether it might is asked.
    #[allow(unsafe_code)]
    fn tgkill(process: i32, thread: i32) -> String {
        // SAFETY: the call takes three numbers and touches no memory.
        let answer = unsafe { libc::syscall(libc::SYS_tgkill, process, thread, 0) };
        outcome(if answer == 0 {
            Ok(())
        } else {
            Err(Error::last_os_error())
        })
    }

    fn outcome<T>(result: Result<T, Error>) -> String {
        match result {
            Ok(_) => DONE.into(),
            Err(error) => format!("error {}", error.raw_os_error().unwrap_or_default()),
        }
    }

    /// Reads a file as on a kernel without a layer: the calls that put it on are refused.
    fn without(layer: &str) -> String {
        let unconditional = || vec![];
        let seccomp_mode = SeccompCondition::new(
            0,
            SeccompCmpArgLen::Dword,
            SeccompCmpOp::Eq,
            22, // PR_SET_SECCOMP
        );
        let rules = BTreeMap::from(match layer {
            "landlock" => [
                (libc::SYS_landlock_create_ruleset, unconditional()),
                (libc::SYS_landlock_restrict_self, unconditional()),
            ],
            _ => [
                (libc::SYS_seccomp, unconditional()),
                (
                    libc::SYS_prctl,
                    vec![SeccompRule::new(vec![seccomp_mode.unwrap()]).unwrap()],
                ),
            ],
        });
        let refusal = SeccompAction::Errno(libc::ENOSYS.unsigned_abs());
        let architecture = std::env::consts::ARCH.try_into().unwrap();
        let filter = SeccompFilter::new(rules, SeccompAction::Allow, refusal, architecture);
        let program: BpfProgram = filter.unwrap().try_into().unwrap();
        apply_filter(&program).unwrap();
        let read = |reader: Reader| reader.read(b"%PDF-1.4\nnothing".to_vec());
        let needed = read(reader().with_sandbox_needed(true));
        let not_needed = read(reader().with_sandbox_needed(false));
        let missing = reader().missing_layers().unwrap();
        let is = |answer: Result<String, Unreadable>| format!("{answer:?}");
        format!(
            "{missing:?} needed {} not needed {}",
            is(needed),
            is(not_needed)
        )
    }
}

#[test]
#[ignore = "the part of the other tests that runs in a process of its own"]
fn inside_a_process_of_its_own() {
    if let Ok(what) = std::env::var(PLACE) {
        let outcome = child::run(&what);
        stdout()
            .write_all(format!("outcome: {outcome}").as_bytes())
            .unwrap();
        stdout().flush().unwrap();
        exit(0);
    }
}

#[test]
fn a_person_who_starts_the_program_is_told_how_to_use_it_and_what_cannot_be_read() {
    let run = |words: &[&str]| {
        let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_read-resume"));
        let output = program.args(words).output().unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), text)
    };
    let (code, text) = run(&[]);
    assert!(
        code == Some(2) && text.contains("read-resume FILE"),
        "{text}"
    );
    let (code, text) = run(&["no-such-file.pdf"]);
    assert_eq!(code, Some(1));
    assert!(
        text.starts_with("no-such-file.pdf cannot be read"),
        "{text}"
    );
}
