//! A sheet → lines at their places: wrapped, on one page where that can be read, else on two.

use crate::design::{Design, MARGIN, PAGE, Style};
use crate::font::Faces;
use sync_protocol::resume_answers::{ResumeLanguage, Sheet, SheetEntry};

/// Sizes of the running text that are tried for one page, then for two. The last three are for texts as long as they may be.
const ONE_PAGE: [f32; 6] = [12.0, 11.5, 11.0, 10.5, 10.0, 9.5];
const TWO_PAGES: [f32; 9] = [11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0];
/// Pages at most.
pub const PAGES_MAX: usize = 2;
/// How far a point of a list is indented, in ems.
const INDENT: f32 = 1.2;

/// The role of a line for a person who hears the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The name.
    Title,
    /// How to reach the person.
    Contact,
    /// The heading of a section.
    Heading,
    /// The title of a job or a school.
    Entry,
    /// Any other line.
    Text,
    /// A point of a list.
    Item,
}

/// A piece of text in one style.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece {
    /// The text, which ends with a space where the next line continues.
    pub text: String,
    /// Its left edge.
    pub x: f32,
    /// Its width.
    pub width: f32,
    /// Its style.
    pub style: Style,
    /// Its language, when that is not the language of the sheet.
    pub language: Option<ResumeLanguage>,
}

/// A line of text.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// What it is.
    pub role: Role,
    /// Lines of one paragraph, heading or point have the same number.
    pub block: usize,
    /// Its pieces, from left to right.
    pub pieces: Vec<Piece>,
    /// Upper edge and height, in points from the top of its page.
    pub top: f32,
    /// Its height.
    pub height: f32,
    /// Whether the next line has to be on the same page.
    pub keeps_next: bool,
}

/// Lays a sheet out; the answers' bounds keep it within two pages.
pub fn layout(sheet: &Sheet, faces: &Faces, design: Design) -> Vec<Vec<Line>> {
    let at = |size| paginate(Layout::lines(sheet, faces, design, size));
    let one = ONE_PAGE.into_iter().map(at).find(|pages| pages.len() == 1);
    let two = || {
        TWO_PAGES
            .into_iter()
            .map(at)
            .find(|pages| pages.len() <= PAGES_MAX)
    };
    one.or_else(two)
        .unwrap_or_else(|| at(TWO_PAGES[TWO_PAGES.len() - 1]))
}

/// Moves what does not fit to the next page.
fn paginate(lines: Vec<Line>) -> Vec<Vec<Line>> {
    let bottom = PAGE.1 - MARGIN;
    let mut pages: Vec<Vec<Line>> = vec![Vec::new()];
    let (mut offset, mut start) = (0.0, 0);
    while start < lines.len() {
        // Lines that stay together.
        let count = lines[start..].iter().position(|it| !it.keeps_next);
        let end = start + count.map_or(lines.len() - start, |count| count + 1);
        let group = &lines[start..end];
        let edge = group
            .iter()
            .map(|it| it.top + it.height)
            .fold(0.0, f32::max);
        if edge - offset > bottom && pages.last().is_some_and(|page| !page.is_empty()) {
            offset = group[0].top - MARGIN;
            pages.push(Vec::new());
        }
        if let Some(page) = pages.last_mut() {
            page.extend(group.iter().cloned().map(|mut line| {
                line.top -= offset;
                line
            }));
        }
        start = end;
    }
    pages
}

struct Layout<'a> {
    faces: &'a Faces,
    design: Design,
    size: f32,
    lines: Vec<Line>,
    top: f32,
    block: usize,
}

impl<'a> Layout<'a> {
    fn lines(sheet: &Sheet, faces: &'a Faces, design: Design, size: f32) -> Vec<Line> {
        let mut layout = Self {
            faces,
            design,
            size,
            lines: Vec::new(),
            top: MARGIN + design.head_room(),
            block: 0,
        };
        layout.head(sheet);
        for section in &sheet.sections {
            layout.gap(0.9);
            let (start, first) = (layout.top, layout.lines.len());
            layout.heading(&section.heading);
            let beside = layout.top;
            if design.headings_beside() && !section.heading.is_empty() {
                layout.top = start;
                for line in &mut layout.lines[first..] {
                    line.keeps_next = true;
                }
            }
            for (number, entry) in section.entries.iter().enumerate() {
                if number > 0 {
                    layout.gap(0.45);
                }
                layout.entry(entry);
            }
            layout.top = layout.top.max(beside);
        }
        layout.lines
    }

    fn head(&mut self, sheet: &Sheet) {
        let style = self.design.title(self.size);
        let (left, right) = (MARGIN, PAGE.0 - MARGIN);
        self.paragraph(Role::Title, &sheet.heading, style, (left, right), None);
        let contact = sheet.contact.join("  |  ");
        if !contact.is_empty() {
            let style = self.design.text(self.size);
            self.paragraph(Role::Contact, &contact, style, (left, right), None);
        }
        self.gap(self.design.gap_below_head());
    }

    fn heading(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let style = self.design.heading(self.size);
        let first = self.lines.len();
        self.paragraph(
            Role::Heading,
            text,
            style,
            self.design.heading_column(),
            None,
        );
        for line in &mut self.lines[first..] {
            line.keeps_next = true;
        }
        if !self.design.headings_beside() {
            self.gap(0.35);
        }
    }

    fn entry(&mut self, entry: &SheetEntry) {
        let (left, right) = self.design.text_column();
        let text = self.design.text(self.size);
        let has_more = !entry.line.is_empty() || !entry.items.is_empty();
        let first = self.lines.len();
        if !entry.title.is_empty() {
            let style = self.design.entry(self.size);
            let dates = self.faces.regular.width(&entry.dates, text.size);
            let room = if entry.dates.is_empty() {
                0.0
            } else {
                dates + 2.0 * self.size
            };
            self.paragraph(Role::Entry, &entry.title, style, (left, right - room), None);
            self.dates(&entry.dates, right - dates, text);
        }
        if !entry.line.is_empty() {
            self.paragraph(Role::Text, &entry.line, text, (left, right), None);
        }
        if has_more && !entry.title.is_empty() {
            let stay = self.lines.len() - usize::from(entry.items.is_empty());
            for line in &mut self.lines[first..stay] {
                line.keeps_next = true;
            }
        }
        for item in &entry.items {
            let indent = INDENT * self.size;
            let from = self.lines.len();
            let column = (left + indent, right);
            self.paragraph(Role::Item, &item.text, text, column, item.language);
            self.bullet(from, left + 0.25 * self.size, text);
        }
    }

    /// Sets the dates on the last line of a title, at the right edge: they are read after it.
    fn dates(&mut self, dates: &str, x: f32, style: Style) {
        let Some(line) = self.lines.last_mut().filter(|_| !dates.is_empty()) else {
            return;
        };
        // Words are told apart by spaces, not by places alone.
        if let Some(title) = line.pieces.last_mut().filter(|it| !it.text.ends_with(' ')) {
            title.text.push(' ');
        }
        line.pieces.push(Piece {
            text: dates.to_owned(),
            x,
            width: self.faces.regular.width(dates, style.size),
            style,
            language: None,
        });
    }

    fn bullet(&mut self, line: usize, x: f32, style: Style) {
        if let Some(line) = self.lines.get_mut(line) {
            let piece = Piece {
                text: "• ".to_owned(),
                x,
                width: self.faces.regular.width("•", style.size),
                style,
                language: None,
            };
            line.pieces.insert(0, piece);
        }
    }

    fn gap(&mut self, ems: f32) {
        self.top += ems * self.size;
    }

    /// Wraps a text between two edges.
    fn paragraph(
        &mut self,
        role: Role,
        text: &str,
        style: Style,
        (left, right): (f32, f32),
        language: Option<ResumeLanguage>,
    ) {
        self.block += 1;
        let face = self.faces.face(style.bold);
        let height = style.size * style.leading;
        for text in wrap(text, right - left, |text| face.width(text, style.size)) {
            let width = face.width(text.trim_end(), style.size);
            let piece = Piece {
                text,
                x: left,
                width,
                style,
                language,
            };
            self.lines.push(Line {
                role,
                block: self.block,
                pieces: vec![piece],
                top: self.top,
                height,
                keeps_next: false,
            });
            self.top += height;
        }
    }
}

/// Breaks a text into lines that fit; a line that continues ends with a space. A word that is wider
/// than a line is broken inside.
fn wrap(text: &str, room: f32, width: impl Fn(&str) -> f32) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut line, mut used) = (String::new(), 0.0);
    let space = width(" ");
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let more = width(word);
        if !line.is_empty() && used + space + more <= room {
            line.push(' ');
            line.push_str(word);
            used += space + more;
            continue;
        }
        if !line.is_empty() {
            lines.push(format!("{line} "));
            (line, used) = (String::new(), 0.0);
        }
        for letter in word.chars() {
            let more = width(letter.encode_utf8(&mut [0; 4]));
            if used + more > room && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
                used = 0.0;
            }
            line.push(letter);
            used += more;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}
