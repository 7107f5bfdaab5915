//! A sheet as plain text, for the fields of websites that take no file.

use sync_protocol::resume_answers::{Sheet, SheetEntry};

/// Returns the sheet as lines of text.
pub fn plain(sheet: &Sheet) -> String {
    let mut lines = vec![sheet.heading.clone()];
    lines.extend(sheet.contact.iter().cloned());
    for section in &sheet.sections {
        lines.push(String::new());
        lines.push(section.heading.to_uppercase());
        for entry in &section.entries {
            add(&mut lines, entry);
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

fn add(lines: &mut Vec<String>, entry: &SheetEntry) {
    let head = match (entry.title.is_empty(), entry.dates.is_empty()) {
        (false, false) => format!("{}, {}", entry.title, entry.dates),
        _ => format!("{}{}", entry.title, entry.dates),
    };
    let head = [head, entry.line.clone()];
    lines.extend(head.into_iter().filter(|line| !line.is_empty()));
    lines.extend(entry.items.iter().map(|item| format!("- {}", item.text)));
}
