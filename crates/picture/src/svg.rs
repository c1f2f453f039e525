//! What pictures are drawn on: shapes in, SVG out.
//!
//! Coordinates are in pixels from the upper left corner and are written with at most one digit after the point, so that small differences
//! of rounding change no byte. Nothing has an id: several pictures share a page.

use std::fmt::Write;

/// The colours and fonts of all pictures, light and dark: part of a file, and of a page that shows pictures.
pub const STYLE: &str = include_str!("picture.css");

/// How wide a character of a label is, in pixels.
pub const CHAR: f64 = 7.3;
/// How high a line of text is.
pub const LINE: f64 = 16.0;
/// A longer label of a node or a cell is cut.
pub const LABEL_CHARS: usize = 24;
/// A longer sentence is cut.
const SENTENCE_CHARS: usize = 96;

/// What a part of a picture says of the answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing, or that both sides agree.
    #[default]
    Plain,
    /// What was got is not what was expected; it has a ring.
    Wrong,
    /// It is expected and was not got; it is dashed.
    Missing,
}

impl Mark {
    fn classes(self, shape: &str, tone: &str) -> String {
        let own = ["", "p-wrong", "p-missing"][self as usize];
        [shape, tone, own].into_iter().filter(|class| !class.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// From which of its ends a text goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A drawing that grows with what is drawn.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    body: String,
    pub width: f64,
    pub height: f64,
}

/// A figure as it is written: one digit after the point at most.
pub fn number(value: f64) -> String {
    // No zero has a sign.
    format!("{}", (value * 10.0).round() / 10.0 + 0.0)
}

/// How wide a text is.
pub fn width_of(text: &str) -> f64 {
    let columns = |c: char| match c {
        c if c.is_control() || is_unseen(c) => escaped(&c.to_string()).len(),
        c => 1 + usize::from(u32::from(c) >= 0x1100),
    };
    CHAR * text.chars().map(columns).sum::<usize>() as f64
}

/// A text of a readable length.
pub(crate) fn cut(text: &str, chars: usize) -> String {
    match text.char_indices().nth(chars) {
        None => text.to_owned(),
        Some(_) => text.chars().take(chars - 1).chain(['\u{2026}']).collect(),
    }
}

impl Canvas {
    fn reach(&mut self, x: f64, y: f64) {
        self.width = self.width.max(x);
        self.height = self.height.max(y);
    }

    /// A text; `y` is the middle of its line. `class` may be empty.
    pub fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, class: &str, text: &str) {
        if text.is_empty() {
            return;
        }
        let (name, right) = match anchor {
            Anchor::Start => ("start", x + width_of(text)),
            Anchor::Middle => ("middle", x + width_of(text) / 2.0),
            Anchor::End => ("end", x),
        };
        self.reach(right, y + LINE / 2.0);
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        let text = escaped(text);
        // Letters are placed by their base line, since not every drawer knows the middle.
        let (x, y) = (number(x), number(y + 4.2));
        let _ = write!(self.body, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{name}\"{class}>{text}</text>");
    }

    /// A sentence below all that is there.
    pub fn sentence(&mut self, text: &str) {
        self.text((0.0, self.height + 0.8 * LINE), Anchor::Start, "p-soft", &cut(text, SENTENCE_CHARS));
    }

    /// A rectangle of a class, such as `p-cell` or `p-s0`.
    pub fn rect(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), radius: f64, class: &str) {
        self.reach(x + width, y + height);
        let [x, y, width, height, radius] = [x, y, width, height, radius].map(number);
        let place = format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\"");
        let _ = write!(self.body, "<rect {place} class=\"{class}\"/>");
    }

    /// Lines from point to point, of a class; mostly `p-line`.
    pub fn path(&mut self, points: &[(f64, f64)], class: &str) {
        points.iter().for_each(|&(x, y)| self.reach(x, y));
        let written: Vec<String> = points.iter().map(|&(x, y)| format!("{} {}", number(x), number(y))).collect();
        let _ = write!(self.body, "<path d=\"M{}\" class=\"{class}\"/>", written.join("L"));
    }

    /// A closed area of a class.
    pub fn area(&mut self, points: &[(f64, f64)], class: &str) {
        points.iter().for_each(|&(x, y)| self.reach(x, y));
        let written: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", number(x), number(y))).collect();
        let _ = write!(self.body, "<polygon points=\"{}\" class=\"{class}\"/>", written.join(" "));
    }

    /// The head of an arrow whose tip is at `to`.
    pub fn head(&mut self, from: (f64, f64), to: (f64, f64)) {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let length = (x * x + y * y).sqrt().max(0.1);
        let (x, y) = (x / length, y / length);
        let wing = |side: f64| (to.0 - 8.0 * x - side * 4.0 * y, to.1 - 8.0 * y + side * 4.0 * x);
        self.area(&[to, wing(1.0), wing(-1.0)], "p-head");
    }

    /// A circle of a class.
    pub fn circle(&mut self, (x, y): (f64, f64), radius: f64, class: &str) {
        self.reach(x + radius, y + radius);
        let [x, y, radius] = [x, y, radius].map(number);
        let _ = write!(self.body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" class=\"{class}\"/>");
    }

    /// A node of a tone: its label, and what should be there instead, in a circle or an oblong; a wrong one has a ring around it.
    pub fn node(&mut self, (x, y): (f64, f64), (label, instead): (&str, &str), tone: &str, mark: Mark) {
        let half = half_of(label, instead);
        self.rect((x - half, y - NODE), (2.0 * half, 2.0 * NODE), NODE, &mark.classes("p-node", tone));
        self.reach(x + half + RING, y + NODE + RING);
        if mark == Mark::Wrong {
            let (half, high) = (half + RING, NODE + RING);
            self.rect((x - half, y - high), (2.0 * half, 2.0 * high), high, "p-ring");
        }
        self.labels((x, y), half, label, instead);
    }

    /// One label in the middle, or two from either side.
    fn labels(&mut self, (x, y): (f64, f64), half: f64, label: &str, instead: &str) {
        let (left, anchor) = if instead.is_empty() { (x, Anchor::Middle) } else { (x - half + 7.0, Anchor::Start) };
        self.text((left, y), anchor, "", &cut(label, LABEL_CHARS));
        self.text((x + half - 7.0, y), Anchor::End, "p-soft", &cut(instead, LABEL_CHARS));
    }

    /// A cell of a table, its ground of a tone, with what should be there as a second label. A wrong one has a ring inside.
    pub fn cell(&mut self, at: (f64, f64), size: (f64, f64), labels: (&str, &str), tone: &str, mark: Mark) {
        self.rect(at, size, 2.0, &mark.classes("p-cell", tone));
        if mark == Mark::Wrong {
            self.rect((at.0 + 1.5, at.1 + 1.5), (size.0 - 3.0, size.1 - 3.0), 2.0, "p-ring");
        }
        self.labels((at.0 + size.0 / 2.0, at.1 + size.1 / 2.0), size.0 / 2.0, labels.0, labels.1);
    }

    /// Puts another drawing onto this one.
    pub fn place(&mut self, (x, y): (f64, f64), other: &Canvas) {
        self.reach(x + other.width, y + other.height);
        let _ = write!(self.body, "<g transform=\"translate({} {})\">{}</g>", number(x), number(y), other.body);
    }

    /// The element; `style` goes into it, and `words` are what is read aloud.
    pub fn element(&self, words: &str, style: &str) -> String {
        const MARGIN: f64 = 6.0;
        let (words, style) =
            (escaped(words), if style.is_empty() { "".into() } else { format!("<style>{style}</style>") });
        let [width, height] = [self.width, self.height].map(|size| number((size + 2.0 * MARGIN).ceil()));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"-{MARGIN} -{MARGIN} {width} {height}\" role=\"img\" aria-label=\"{words}\">{style}<title>{words}</title>{}</svg>\n",
            self.body
        )
    }
}

/// The radius of a node.
pub const NODE: f64 = 14.0;
/// How far from a node its ring is.
const RING: f64 = 4.0;

/// Half of the width of a node with a label, and a second one beside it.
pub fn half_of(label: &str, instead: &str) -> f64 {
    let gap = if instead.is_empty() { 0.0 } else { 10.0 };
    ((width_of(&cut(label, LABEL_CHARS)) + gap + width_of(&cut(instead, LABEL_CHARS))) / 2.0 + 6.0).max(NODE)
}

/// Whether a character is no control character and yet reorders what is shown, or is not seen.
pub fn is_unseen(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

/// A text as HTML and SVG show it; what would be obeyed or not be seen is written out.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() => out.push_str(&format!("\\x{:02x}", u32::from(c))),
            c if is_unseen(c) => out.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
            c => out.push(c),
        }
    }
    out
}
