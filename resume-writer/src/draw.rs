//! Lines at their places → a tagged PDF that conforms to PDF/UA-1 (ISO 14289-1).

use crate::design::{Color, Design, MARGIN, PAGE};
use crate::font::Faces;
use crate::layout::{Line, Piece, Role};
use krilla::Document;
use krilla::SerializeSettings;
use krilla::color::rgb;
use krilla::configure::{Accessibility, Configuration, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::Fill;
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Identifier, ListNumbering, Node, SpanTag, Tag, TagGroup,
    TagTree,
};
use std::num::NonZeroU16;
use sync_protocol::resume_answers::Sheet;

/// Where the baseline is in a line, from its top, in sizes; and the space above it.
const BASELINE: f32 = 1.0;
/// Height of the band at the top of the modern design.
const BAND: f32 = 12.0;

/// Why a page could not be drawn: a fault of this program, never of the answers.
#[derive(Debug, thiserror::Error)]
#[error("the pages cannot be drawn: {0}")]
pub struct DrawError(String);

/// Draws pages.
///
/// # Errors
///
/// A rule of PDF/UA that is not met.
pub fn draw(
    sheet: &Sheet,
    pages: &[Vec<Line>],
    faces: &Faces,
    design: Design,
) -> Result<Vec<u8>, DrawError> {
    let fault = |what: &dyn std::fmt::Debug| DrawError(format!("{what:?}"));
    let settings = SerializeSettings {
        configuration: accessible().map_err(|error| fault(&error))?,
        enable_tagging: true,
        ..SerializeSettings::default()
    };
    let mut document = Document::new_with(settings);
    let language = sheet.language.code().to_owned();
    document.set_metadata(
        Metadata::new()
            .title(sheet.title.clone())
            .language(language.clone()),
    );
    let mut elements = Elements::default();
    let mut outline = Outline::new();
    for (number, lines) in pages.iter().enumerate() {
        let size = PageSettings::from_wh(PAGE.0, PAGE.1);
        let mut page = document.start_page_with(size.ok_or_else(|| fault(&"size"))?);
        let mut surface = page.surface();
        if design == Design::Modern && number == 0 {
            fill(&mut surface, (0.0, 0.0, PAGE.0, BAND), design.accent());
        }
        for line in lines {
            if line.role == Role::Heading && elements.begins(line) {
                let place = Point::from_xy(0.0, line.top);
                let text = line.pieces.iter().map(|it| it.text.as_str()).collect();
                outline.push_child(OutlineNode::new(text, XyzDestination::new(number, place)));
            }
            draw_line(&mut surface, line, faces, &mut elements);
        }
        rules(&mut surface, lines, design);
        surface.finish();
        page.finish();
    }
    if elements.0.iter().all(|it| it.role != Role::Heading) {
        let top = XyzDestination::new(0, Point::from_xy(0.0, 0.0));
        outline.push_child(OutlineNode::new(sheet.title.clone(), top));
    }
    document.set_outline(outline);
    document.set_tag_tree(elements.tree(language));
    document.finish().map_err(|error| fault(&error))
}

fn accessible() -> Result<Configuration, impl std::fmt::Debug> {
    ConfigurationBuilder::new()
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
}

fn draw_line(surface: &mut Surface, line: &Line, faces: &Faces, elements: &mut Elements) {
    let has_label = line.role == Role::Item && line.pieces.len() > 1;
    let element = elements.element(line);
    for (number, piece) in line.pieces.iter().enumerate() {
        let language = piece.language.map(|it| it.code());
        let tag = SpanTag::empty().with_lang(language);
        let id = surface.start_tagged(ContentTag::Span(tag));
        draw_piece(surface, piece, line.top, faces);
        surface.end_tagged();
        match has_label && number == 0 {
            true => element.label.push(id),
            false => element.body.push(id),
        }
    }
}

fn draw_piece(surface: &mut Surface, piece: &Piece, top: f32, faces: &Faces) {
    let style = piece.style;
    let face = faces.face(style.bold);
    surface.set_fill(Some(ink(style.color)));
    let baseline = top + style.size * BASELINE;
    surface.draw_glyphs(
        Point::from_xy(piece.x, baseline),
        &face.glyphs(&piece.text),
        face.font(),
        &piece.text,
        style.size,
        false,
    );
}

/// A thin line below each heading of the classic design.
fn rules(surface: &mut Surface, lines: &[Line], design: Design) {
    if design != Design::Classic {
        return;
    }
    for line in lines.iter().filter(|line| line.role == Role::Heading) {
        let y = line.top + line.height - 0.5;
        fill(
            surface,
            (MARGIN, y, PAGE.0 - 2.0 * MARGIN, 0.6),
            design.accent(),
        );
    }
}

/// Fills a rectangle that only decorates.
fn fill(surface: &mut Surface, (x, y, width, height): (f32, f32, f32, f32), color: Color) {
    let Some(area) = Rect::from_xywh(x, y, width, height) else {
        return;
    };
    let mut path = PathBuilder::new();
    path.push_rect(area);
    let Some(path) = path.finish() else {
        return;
    };
    surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(
        ArtifactType::Layout,
    )));
    surface.set_fill(Some(ink(color)));
    surface.draw_path(&path);
    surface.end_tagged();
}

fn ink((red, green, blue): Color) -> Fill {
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        ..Fill::default()
    }
}

/// One paragraph, heading or point, with what was drawn of it.
struct Element {
    role: Role,
    block: usize,
    text: String,
    label: Vec<Identifier>,
    body: Vec<Identifier>,
}

/// All of them, in the order of reading.
#[derive(Default)]
struct Elements(Vec<Element>);

impl Elements {
    /// Whether a line begins a new element.
    fn begins(&self, line: &Line) -> bool {
        self.0.last().is_none_or(|last| last.block != line.block)
    }

    fn element(&mut self, line: &Line) -> &mut Element {
        if self.begins(line) {
            self.0.push(Element {
                role: line.role,
                block: line.block,
                text: String::new(),
                label: Vec::new(),
                body: Vec::new(),
            });
        }
        let place = self.0.len() - 1;
        let element = &mut self.0[place];
        element
            .text
            .extend(line.pieces.iter().map(|it| it.text.as_str()));
        element
    }

    fn tree(self, language: String) -> TagTree {
        let mut tree = TagTree::new().with_lang(Some(language));
        let mut list: Option<TagGroup> = None;
        for element in self.0 {
            if element.role != Role::Item {
                if let Some(list) = list.take() {
                    tree.push(list);
                }
                tree.push(element.group());
                continue;
            }
            let mut point = TagGroup::new(Tag::LI);
            point.push(TagGroup::with_children(Tag::Lbl, leaves(element.label)));
            point.push(TagGroup::with_children(Tag::LBody, leaves(element.body)));
            list.get_or_insert_with(|| TagGroup::new(Tag::L(ListNumbering::Disc)))
                .push(point);
        }
        if let Some(list) = list {
            tree.push(list);
        }
        tree
    }
}

impl Element {
    fn group(self) -> TagGroup {
        let heading = |level| {
            let level = NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN);
            Tag::Hn(level, Some(self.text.trim().to_owned()))
        };
        let mut group = match self.role {
            Role::Title => TagGroup::new(heading(1)),
            Role::Heading => TagGroup::new(heading(2)),
            Role::Entry => TagGroup::new(heading(3)),
            Role::Contact | Role::Text | Role::Item => TagGroup::new(Tag::P),
        };
        for leaf in leaves(self.body) {
            group.push(leaf);
        }
        group
    }
}

fn leaves(ids: Vec<Identifier>) -> Vec<Node> {
    ids.into_iter().map(Node::from).collect()
}
