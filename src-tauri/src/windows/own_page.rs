//! The addresses of this program's own pages.

use tauri::Url;

/// The first page of a visit.
#[cfg(any(target_os = "linux", target_os = "macos"))]
pub(crate) const HOME: &str = "tauri://localhost/";
/// The first page of a visit.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
pub(crate) const HOME: &str = "http://tauri.localhost/";

/// Returns whether an address is a page of this program. Compares scheme and host: a comparison of
/// prefixes would accept `tauri://localhost.example.org`.
pub(crate) fn is_own_page(url: &Url) -> bool {
    let page = (url.scheme(), url.host_str().unwrap_or_default());
    let is_development = cfg!(not(feature = "custom-protocol"))
        && matches!(page, ("http", "localhost") | ("ws", "localhost"));
    matches!(
        page,
        ("tauri", "localhost") | ("http" | "https", "tauri.localhost")
    ) || url.as_str() == "about:blank"
        || is_development
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_may_be_opened() {
        let opens = |address: &str| is_own_page(&Url::parse(address).unwrap());
        assert!(opens("tauri://localhost/resources/food"));
        assert!(opens("http://tauri.localhost/"));
        for other in [
            "https://example.org/",
            "tauri://localhost.example.org/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "data:text/html,x",
            "blob:tauri://localhost/1",
            "https://localhost/",
        ] {
            assert!(!opens(other), "{other}");
        }
    }
}
