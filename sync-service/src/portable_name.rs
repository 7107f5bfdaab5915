//! Names of files that every common system can write and shows as they are.

use crate::unseen::is_unseen;

/// Names of devices, which Windows keeps for itself with any ending
/// (Microsoft: Naming Files, Paths, and Namespaces).
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];
const NUMBERED_DEVICES: [&str; 2] = ["com", "lpt"];

/// A path, with slashes, whose every part can be written by Windows too. What cannot be becomes `_`.
pub(crate) fn portable(path: &str) -> String {
    let parts = path.trim_start_matches('/').split('/');
    parts.map(part).collect::<Vec<_>>().join("/")
}

fn part(text: &str) -> String {
    let shown: String = text
        .chars()
        .map(|c| if is_refused(c) { '_' } else { c })
        .collect();
    // Windows takes dots and spaces from the end, and so would make two names one.
    let kept = shown.trim_end_matches(['.', ' ']);
    let mut name = kept.to_owned();
    name.extend(std::iter::repeat_n('_', shown.len() - kept.len()));
    match is_device(&name) {
        true => format!("_{name}"),
        false => name,
    }
}

/// Characters that file systems of Windows refuse, and those that would hide an ending or turn the order
/// of letters around.
fn is_refused(c: char) -> bool {
    is_unseen(c) || r#"\:*?"<>|"#.contains(c)
}

fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    let stem = stem.to_lowercase();
    let is_numbered = |device: &str| {
        let number = stem.strip_prefix(device);
        number.is_some_and(|it| it.chars().count() == 1 && "123456789¹²³".contains(it))
    };
    DEVICES.contains(&stem.as_str()) || NUMBERED_DEVICES.into_iter().any(is_numbered)
}

#[cfg(test)]
mod tests {
    use super::portable;

    #[test]
    fn a_name_that_windows_refuses_or_nobody_can_see_becomes_one_that_all_can_write() {
        for (name, portable_name) in [
            ("/resumes/mi currículum.pdf", "resumes/mi currículum.pdf"),
            ("/resumes/a:b\\c?.pdf", "resumes/a_b_c_.pdf"),
            ("/resumes/con.pdf", "resumes/_con.pdf"),
            ("/resumes/LPT1", "resumes/_LPT1"),
            ("/resumes/console.pdf", "resumes/console.pdf"),
            ("/resumes/com10.pdf", "resumes/com10.pdf"),
            ("/resumes/ann\u{202e}fdp.exe", "resumes/ann_fdp.exe"),
            ("/resumes/a\nb\u{7}.pdf", "resumes/a_b_.pdf"),
            ("/resumes/dots.. ", "resumes/dots___"),
            ("/../../etc/passwd", "__/__/etc/passwd"),
        ] {
            assert_eq!(portable(name), portable_name);
        }
    }

    proptest::proptest! {
        #[test]
        fn a_portable_name_stays_as_it_is(name in ".{0,40}") {
            let once = portable(&name);
            proptest::prop_assert_eq!(portable(&once), once);
        }
    }
}
