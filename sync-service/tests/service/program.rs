//! Starts the program, calls it and stops it.

use crate::support::program::{PROGRAM, run, serve};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[cfg(unix)]
#[test]
fn it_starts_with_the_directory_follows_an_import_and_stops_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (mut child, address) = serve(&data, &["--log", "warn"]);
    assert!(get(&address, "/health").contains("\"status\":\"up\""));
    assert!(get(&address, "/widgets/resources/food").contains("Pantry"));

    let file = folder.path().join("tools.csv");
    std::fs::write(&file, "name,source\nHammer,a shop\n").unwrap();
    let imported = run(
        &["import-listings", file.to_str().unwrap(), "--name", "tools"],
        &data,
    );
    assert!(imported.status.success());
    assert!(String::from_utf8_lossy(&imported.stdout).contains("+ Hammer\n1 added"));

    let patience = Instant::now() + Duration::from_secs(600);
    while !get(&address, "/widgets/resources/tools").contains("Hammer") {
        assert!(Instant::now() < patience, "the import was not followed");
        std::thread::yield_now();
    }
    let exported = run(&["list-listings", "--name", "tools"], &data);
    assert_eq!(
        String::from_utf8_lossy(&exported.stdout),
        "name,source\nHammer,a shop\n"
    );

    Command::new("kill")
        .arg(child.id().to_string())
        .status()
        .unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_place_keeps_its_id_when_no_service_runs_between_two_imports() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("food.csv"));
    let import = |address: &str| {
        let rows = format!(
            "name,type,address,city,phone\nHope,Food pantry,{address},Newark,973-555-0100\n"
        );
        std::fs::write(&file, rows).unwrap();
        let args = [
            "import-listings",
            file.to_str().unwrap(),
            "--name",
            "food",
            "--new",
        ];
        assert!(run(&args, &data).status.success());
        let found = run(&["find", "--need", "food", "--json"], &data).stdout;
        let found: serde_json::Value = serde_json::from_slice(&found).unwrap();
        found["places"][0]["id"].as_str().unwrap().to_owned()
    };
    let id = import("510 Broad St");
    assert_eq!(import("510 Broad Street"), id);
    assert_eq!(import("12 Other Avenue"), id);
}

#[cfg(unix)]
#[test]
fn b8_the_log_of_a_first_start_has_a_line_for_each_thing_that_matters() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(PROGRAM)
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path().join("data"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut ready = [0; 1];
    child
        .stdout
        .as_mut()
        .unwrap()
        .read_exact(&mut ready)
        .unwrap();
    let stop = Command::new("kill").arg(child.id().to_string()).status();
    assert!(stop.unwrap().success());
    let said = child.wait_with_output().unwrap().stderr;
    let said = String::from_utf8(said).unwrap();
    for once in [
        "the tables were updated from=0",
        "the starter directory was imported lists=",
        "stopped",
    ] {
        assert_eq!(said.matches(once).count(), 1, "{once}: {said}");
    }
    // Besides, a machine without a full sandbox is told so.
    assert!(said.lines().count() <= 4, "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn it_tells_systemd_when_it_is_ready() {
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("notify");
    let systemd = std::os::unix::net::UnixDatagram::bind(&socket).unwrap();
    let mut child = Command::new(PROGRAM)
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--log",
            "warn",
            "--data",
        ])
        .arg(folder.path().join("data"))
        .env("NOTIFY_SOCKET", &socket)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut told = [0; 64];
    let length = systemd.recv(&mut told).unwrap();
    assert_eq!(told[..length].trim_ascii(), b"READY=1");
    child.kill().unwrap();
    child.wait().unwrap();
}

/// The files and folders below a folder that other users may read.
#[cfg(unix)]
fn open_to_others(folder: &Path) -> Vec<std::path::PathBuf> {
    use std::os::unix::fs::PermissionsExt;
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let (path, metadata) = entry.map(|it| (it.path(), it.metadata().unwrap())).unwrap();
        if metadata.is_dir() {
            found.extend(open_to_others(&path));
        }
        if metadata.permissions().mode() & 0o077 != 0 {
            found.push(path);
        }
    }
    found
}

#[cfg(unix)]
#[test]
fn h9_whatever_the_umask_no_other_user_reads_what_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let script = format!(
        "umask 000; exec {PROGRAM} mail-test ana@example.org --data '{0}'",
        data.display()
    );
    let status = Command::new("sh").args(["-c", &script]).status().unwrap();
    assert!(status.success());
    let (mut child, address) = serve(&data, &["--log", "warn"]);
    assert!(get(&address, "/health").contains("200 OK"));
    assert_eq!(
        open_to_others(folder.path()),
        Vec::<std::path::PathBuf>::new()
    );
    child.kill().unwrap();
    child.wait().unwrap();

    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o750)).unwrap();
    let output = run(&["serve"], &data);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        said.contains("mode 750") && said.contains("chmod -R go-rwx"),
        "{said}"
    );
}

#[test]
fn ana_page_views_are_written_without_formulas() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (mut child, _) = serve(&data, &["--log", "warn"]);
    child.kill().unwrap();
    child.wait().unwrap();
    let db = rusqlite::Connection::open(data.join("new-beginnings.db")).unwrap();
    db.execute_batch(
        "insert into page_views (day, page, site, count)
         values ('2026-11-20', 'home', '=HYPERLINK(\"http://evil\")', 1)",
    )
    .unwrap();
    let output = run(&["page-views"], &data);
    let csv = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(csv.contains("'=HYPERLINK"), "{csv}");
    assert!(!csv.contains(",=") && !csv.contains(",\"="), "{csv}");
}

#[test]
fn headers_without_end_are_cut() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, address) = serve(&folder.path().join("data"), &["--log", "warn"]);
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(
        stream,
        "GET / HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n",
        "x".repeat(64 * 1024)
    )
    .unwrap();
    let mut answer = String::new();
    // The service may close before everything was sent; then there is nothing to read.
    let _ = stream.read_to_string(&mut answer);
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 431"),
        "{answer}"
    );
    assert!(get(&address, "/health").contains("200 OK"));
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn a_mistake_at_the_command_line_is_answered_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bad.csv");
    std::fs::write(&file, "name\nA\n\"B\n").unwrap();
    let file = file.to_str().unwrap();
    for (words, answer) in [
        (
            &["import-listings", file, "--name", "Bad Name"][..],
            "cannot name a list",
        ),
        (
            &["import-listings", file, "--name", "food"],
            "line 3: a quote that is never closed",
        ),
        (
            &["import-listings", "/nowhere.csv", "--name", "food"],
            "cannot be read",
        ),
        (&["list-listings"], "there is no data in"),
        (
            &["serve", "--contact-email", "desk"],
            "not an e-mail address",
        ),
        (
            &["match", "resume.txt", "--zip", "0710"],
            "a ZIP code has five digits",
        ),
        (
            &["page-views", "--from", "2026-13-01"],
            "a day is written YYYY-MM-DD",
        ),
        (
            &["serve", "--public-url", "lists.example.org:443"],
            "the address of the website alone",
        ),
    ] {
        let output = run(words, &folder.path().join("none"));
        assert!(!output.status.success());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(answer), "{said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}

#[test]
fn c3_settings_that_contradict_each_other_are_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["serve", "--account-discovery", "--sign-up", "by-mail"];
    let refused = run(&words, folder.path());
    assert!(!refused.status.success());
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(why.contains("choose one of them"), "{why}");
}

#[test]
fn res_6_the_command_line_reads_what_the_call_takes() {
    let folder = tempfile::tempdir().unwrap();
    let kind_of = |name: &str, bytes: &[u8], options: &[&str]| {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).unwrap();
        let mut command = Command::new(PROGRAM);
        let output = command.arg("read-resume").arg(file).args(options).output();
        let text = String::from_utf8(output.unwrap().stdout).unwrap();
        let kinds = [
            "too-large",
            "not-pdf",
            "word-file",
            "no-text",
            "damaged",
            "text",
        ];
        let is = |kind: &&&str| text.contains(&format!("\"kind\": \"{kind}\""));
        (*kinds.iter().find(is).unwrap_or(&"none")).to_owned()
    };
    let mut large = b"%PDF-1.4\n".to_vec();
    large.resize(10 * 1024 * 1024 + 1, b' ');
    assert_eq!(kind_of("a.pdf", &large, &[]), "too-large");
    assert_eq!(kind_of("a.txt", &large, &[]), "too-large");
    assert_eq!(kind_of("a.pdf", &large, &["--resume-mib", "11"]), "damaged");
    assert_eq!(kind_of("b.pdf", b"<b>%PDF-1.4", &[]), "not-pdf");
    assert_eq!(kind_of("c.pdf", b"PK\x03\x04", &[]), "word-file");
    assert_eq!(kind_of("d.txt", b"Cook", &[]), "text");
}
