//! Settings of the reader of resumes.

use clap::builder::BoolishValueParser;
use clap::{ArgAction, Args};
use resume_reader::limits::Layer;
use resume_reader::reader::{NEEDS_SANDBOX, Reader};

/// Which resumes are read, for the service and for an operator who tries one.
#[derive(Debug, Clone, Copy, Args)]
#[command(next_help_heading = "Resumes")]
pub struct ResumeConfig {
    /// Largest resume, in MiB
    #[arg(
        long,
        env = "NB_RESUME_MIB",
        value_name = "N",
        default_value = "10",
        value_parser = clap::value_parser!(u64).range(1..=64)
    )]
    pub resume_mib: u64,

    /// Read resumes only where the program that reads them can give up files, network and processes
    /// (Linux with seccomp and Landlock, such as Debian 12)
    #[arg(
        long,
        env = "NB_REQUIRE_SANDBOX",
        value_name = "on|off",
        default_value = if NEEDS_SANDBOX { "on" } else { "off" },
        action = ArgAction::Set,
        value_parser = BoolishValueParser::new()
    )]
    pub require_sandbox: bool,
}

impl ResumeConfig {
    /// Bytes of the largest resume.
    pub fn bytes(&self) -> u64 {
        self.resume_mib * 1024 * 1024
    }

    /// The reader of resumes, `at_once` of them at most.
    pub fn reader(&self, at_once: usize) -> std::io::Result<Reader> {
        let reader = Reader::beside_this_program(at_once)?;
        Ok(reader.with_sandbox_needed(self.require_sandbox))
    }

    /// Returns a warning for the operator when resumes are not read on this computer, or not in a
    /// complete sandbox.
    pub fn notice(&self, reader: &Reader) -> Option<String> {
        match reader.missing_layers() {
            Ok(missing) => self.sandbox_notice(&missing),
            Err(error) => Some(format!(
                "Resumes are not read: {} cannot be used ({error}). Put the program there, from the \
                 same version as this one. People can still tap their skills.",
                reader.program().display()
            )),
        }
    }

    fn sandbox_notice(&self, missing: &[Layer]) -> Option<String> {
        let names: Vec<String> = missing.iter().map(Layer::to_string).collect();
        let consequence = match self.require_sandbox {
            true => {
                "Resumes are not read; people can still tap their skills. Use Linux 5.13 or newer \
                 with Landlock and seccomp, or accept the risk with --require-sandbox off."
            }
            false => "Resumes are read without it, because --require-sandbox is off.",
        };
        (!names.is_empty()).then(|| {
            format!(
                "The program that reads resumes cannot be closed in completely on this computer: \
                 {} missing. {consequence}",
                names.join(" and ")
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Resumes {
        #[command(flatten)]
        resume: ResumeConfig,
    }

    #[test]
    fn e5_the_operator_is_told_that_the_reading_program_is_missing() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("read-resume");
        let config = Resumes::try_parse_from(["x"]).unwrap().resume;
        let notice = config.notice(&Reader::new(program.clone(), 1)).unwrap();
        assert!(notice.contains(&program.display().to_string()), "{notice}");
    }

    #[test]
    fn e5_the_operator_is_told_which_layers_are_missing_and_what_follows() {
        let config = |words: &[&str]| Resumes::try_parse_from(words).map(|all| all.resume);
        let strict = config(&["x"]).unwrap();
        assert_eq!(strict.require_sandbox, NEEDS_SANDBOX);
        let loose = config(&["x", "--require-sandbox", "off"]).unwrap();
        assert!(!loose.require_sandbox && strict.sandbox_notice(&[]).is_none());
        let missing = [Layer::Landlock, Layer::SystemCalls];
        let notice = loose.sandbox_notice(&missing).unwrap();
        assert!(notice.contains("Landlock and seccomp missing. Resumes are read without it"));
        let on = config(&["x", "--require-sandbox", "on"]).unwrap();
        let notice = on.sandbox_notice(&missing).unwrap();
        assert!(
            notice.contains("Resumes are not read") && notice.contains("--require-sandbox off")
        );
    }
}
