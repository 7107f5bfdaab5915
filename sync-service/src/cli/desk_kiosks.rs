//! `desk kiosks`: the settings that kiosks get from the desk

use super::error::not_there;
use crate::desk::Desk;
use crate::desk::staff::Staff;
use crate::say;
use anyhow::bail;
use clap::{Args, ValueEnum};
use sync_protocol::desk_fleet::DeskKioskSettings;
use sync_protocol::kiosk_settings::DesiredSettings;

const NO_KIOSK: &str = "there is no such kiosk; `sync-service kiosks` shows them";

/// Settings to change. Without any, the command prints them as they are.
#[derive(Debug, Args)]
pub(super) struct KioskChange {
    /// The kiosk, as `sync-service kiosks` names it; or all
    #[arg(long, default_value = "all", value_name = "KIOSK")]
    kiosk: String,
    /// The name of the site
    #[arg(long)]
    site: Option<String>,
    /// Outside hosts whose pages may open, separated by commas; empty for none
    #[arg(long, value_name = "HOSTS")]
    hosts: Option<String>,
    /// off, default, or the name of a printer (see `lpstat -e` on the kiosk)
    #[arg(long)]
    printer: Option<String>,
    /// Whether notices are shown
    #[arg(long)]
    notices: Option<YesOrNo>,
    /// A setting to leave to the kiosk, or to the settings of all kiosks; may be repeated
    #[arg(long, value_name = "SETTING")]
    leave: Vec<Setting>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum YesOrNo {
    Yes,
    No,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Setting {
    Site,
    Hosts,
    Printer,
    Notices,
}

impl KioskChange {
    /// Does what was asked for, and prints the settings as JSON.
    pub(super) async fn apply(self, desk: &Desk) -> anyhow::Result<()> {
        let command = Staff::command();
        let found = desk.kiosk_settings(&command, &self.kiosk).await;
        let found = found.map_err(|error| not_there(error, NO_KIOSK))?;
        let desired = self.changed(found.desired.clone());
        if let Some(host) = desired.bad_host() {
            bail!(
                "\"{host}\" is no name of a host; write it as help.example.org, without https:// and \
                 without a path"
            );
        }
        let mut now = found.clone();
        if desired != found.desired {
            let wanted = DeskKioskSettings { desired, ..found };
            now = desk.change_kiosk_settings(&command, &wanted).await?;
        }
        say!("{}", serde_json::to_string_pretty(&now)?);
        Ok(())
    }

    fn changed(self, mut desired: DesiredSettings) -> DesiredSettings {
        let hosts = self.hosts.map(|hosts| {
            let names = hosts.split(',').map(str::trim);
            let names = names.filter(|name| !name.is_empty());
            names.map(str::to_lowercase).collect()
        });
        let notices = self.notices.map(|it| matches!(it, YesOrNo::Yes));
        desired = DesiredSettings {
            site: self.site,
            allowed_hosts: hosts,
            printer: self.printer,
            notices,
        }
        .over(desired);
        for setting in self.leave {
            match setting {
                Setting::Site => desired.site = None,
                Setting::Hosts => desired.allowed_hosts = None,
                Setting::Printer => desired.printer = None,
                Setting::Notices => desired.notices = None,
            }
        }
        desired
    }
}
