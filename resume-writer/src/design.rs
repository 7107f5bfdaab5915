//! The two designs of a resume: sizes, colors and columns.

/// Red, green and blue.
pub type Color = (u8, u8, u8);

/// US Letter, in points.
pub const PAGE: (f32, f32) = (612.0, 792.0);
/// White space around the text.
pub const MARGIN: f32 = 54.0;
const BLACK: Color = (17, 17, 17);
const GRAY: Color = (102, 102, 102);
const TEAL: Color = (11, 79, 108);
/// Where the text begins beside its headings.
const BESIDE: f32 = 138.0;

/// How a text is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// Size in points.
    pub size: f32,
    /// Height of a line in sizes.
    pub leading: f32,
    /// Whether it is bold.
    pub bold: bool,
    /// Its color.
    pub color: Color,
}

/// A design.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Design {
    /// Headings above the text, each with a line below it; black.
    Classic,
    /// Headings in a column of their own, with a band of color at the top.
    Modern,
}

impl Design {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Modern];

    /// Returns the design of a number on the screen.
    pub fn numbered(number: u8) -> Option<Self> {
        let place = usize::from(number).checked_sub(1)?;
        Self::ALL.get(place).copied()
    }

    /// The color of bands and lines.
    pub(crate) fn accent(self) -> Color {
        match self {
            Self::Classic => GRAY,
            Self::Modern => TEAL,
        }
    }

    pub(crate) fn headings_beside(self) -> bool {
        self == Self::Modern
    }

    pub(crate) fn head_room(self) -> f32 {
        match self {
            Self::Classic => 0.0,
            Self::Modern => 6.0,
        }
    }

    pub(crate) fn gap_below_head(self) -> f32 {
        match self {
            Self::Classic => 0.2,
            Self::Modern => 0.5,
        }
    }

    pub(crate) fn heading_column(self) -> (f32, f32) {
        match self {
            Self::Classic => self.text_column(),
            Self::Modern => (MARGIN, MARGIN + BESIDE - 14.0),
        }
    }

    pub(crate) fn text_column(self) -> (f32, f32) {
        match self {
            Self::Classic => (MARGIN, PAGE.0 - MARGIN),
            Self::Modern => (MARGIN + BESIDE, PAGE.0 - MARGIN),
        }
    }

    pub(crate) fn title(self, size: f32) -> Style {
        Style {
            size: size * 2.1,
            leading: 1.25,
            bold: true,
            color: self.strong(),
        }
    }

    pub(crate) fn heading(self, size: f32) -> Style {
        let (size, leading) = match self {
            Self::Classic => (size * 1.18, 1.3),
            // The first line of the text is on the same line.
            Self::Modern => (size, 1.35),
        };
        Style {
            size,
            leading,
            bold: true,
            color: self.strong(),
        }
    }

    pub(crate) fn entry(self, size: f32) -> Style {
        Style {
            bold: true,
            ..self.text(size)
        }
    }

    pub(crate) fn text(self, size: f32) -> Style {
        Style {
            size,
            leading: 1.35,
            bold: false,
            color: BLACK,
        }
    }

    fn strong(self) -> Color {
        match self {
            Self::Classic => BLACK,
            Self::Modern => TEAL,
        }
    }
}
