//! Names of devices, as their owners are told: a browser and a system, without versions, so that
//! nothing is kept that would tell two people apart.

const BROWSERS: [(&str, &str); 7] = [
    ("NewBeginningsKiosk", "Kiosk"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "Chromebook"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
];

/// Names a device by what its browser calls itself, such as `Chrome, Android`. Empty when that says
/// nothing we know.
pub fn describe(user_agent: &str) -> String {
    let first = |table: &[(&str, &'static str)]| {
        let found = table.iter().find(|(mark, _)| user_agent.contains(mark));
        found.map(|(_, name)| *name)
    };
    let names = [first(&BROWSERS), first(&SYSTEMS)];
    let names: Vec<&str> = names.into_iter().flatten().collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b6_a_device_has_a_name_that_its_owner_knows() {
        let phone = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";
        let tablet = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1";
        let desk = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0";
        assert_eq!(describe(phone), "Chrome, Android");
        assert_eq!(describe(tablet), "Safari, iPad");
        assert_eq!(describe(desk), "Edge, Windows");
        assert_eq!(describe("NewBeginningsKiosk/0.1 (Linux)"), "Kiosk, Linux");
        assert_eq!(describe("curl/8"), "");
    }
}
