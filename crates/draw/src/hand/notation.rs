//! How a hand is written in a case page, so that the same bytes can be drawn again.
//!
//! `random lengths=500 values=whole`, `edge stoneValue=alternate length=largest`, `proportion size=12`, `idea overflow lengths=400`, and
//! `splice at=17 value=-3 seeds=5,9 | random lengths=largest | edge value=few:3`. What is printed is read back as the same.

use super::bounded::Bounded;
use super::edge::{Edge, PLACES, Shape, Shapes, Site};
use super::figure::{FORMS, Figure, Labels};
use super::idea::Idea;
use super::pairs::Layout;
use super::proportion::Proportion;
use super::random::{Random, Spread, seed};
use super::splice::Splice;
use crate::drawing::Drawing;
use ojkit_model::input::Input;
use ojkit_rules::hand::Hand;
use std::fmt;
use std::str::FromStr;

/// A hand as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notation {
    /// A seeded stream.
    Random { lengths: Spread, values: Spread },
    /// Ends and shapes.
    Edge(Shapes),
    /// Values in proportion to each other.
    Proportion {
        /// About how many elements the longest array has.
        size: u64,
    },
    /// What many wrong programs overlook.
    Idea {
        name: &'static str,
        /// Where lengths are drawn that it leaves open.
        lengths: Spread,
    },
    /// The first values of one drawing and the rest of another.
    Splice {
        /// The number of values from the first drawing.
        at: u64,
        /// The value after them.
        value: i64,
        /// How the first is drawn, and its seed.
        first: (Box<Notation>, u64),
        /// How the second is drawn, and its seed.
        second: (Box<Notation>, u64),
    },
}

/// A text that is no hand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    #[error("`{part}` is not part of a hand's notation; regenerate the case page with `ojkit gen`")]
    Unknown { part: String },
    /// A drawing that is spliced cannot be drawn.
    #[error("no input can be drawn by `{hand}`")]
    Unreachable { hand: String },
}

/// The hand that a notation describes, with its seed.
///
/// Errors: a text that is no notation.
pub fn hand_of<'d>(notation: &str, seed: u64, drawing: &'d Drawing) -> Result<Box<dyn Hand + 'd>, NotationError> {
    notation.parse::<Notation>()?.hand(seed, drawing)
}

impl Notation {
    /// The hand itself.
    ///
    /// Errors: a splice of drawings that nothing can be drawn by.
    pub fn hand<'d>(&self, number: u64, drawing: &'d Drawing) -> Result<Box<dyn Hand + 'd>, NotationError> {
        let stream = seed("", "", number, 0);
        Ok(match self {
            Notation::Random { lengths, values } => {
                let random = Random::new(stream).with_lengths(*lengths).with_values(*values);
                bounded(random.sharing(drawing.rules()), drawing)
            }
            Notation::Edge(shapes) => bounded(Edge::new(drawing.rules(), shapes, stream), drawing),
            Notation::Proportion { size } => bounded(Proportion::new(drawing.rules(), *size, stream), drawing),
            Notation::Idea { name, lengths } => {
                let random = Random::new(stream).with_lengths(*lengths);
                let idea = Idea::named(name).ok_or_else(|| NotationError::Unknown { part: name.to_string() })?;
                bounded(idea.hand(drawing.rules(), random.sharing(drawing.rules())), drawing)
            }
            Notation::Splice { at, value, first, second } => {
                let ends = [first, second].map(|(notation, number)| {
                    let mut input = Input::default();
                    let mut hand = notation.hand(*number, drawing)?;
                    let drawn = drawing.draw(hand.as_mut(), &mut input);
                    drawn.map_err(|_| NotationError::Unreachable { hand: notation.to_string() })?;
                    Ok(input)
                });
                let [first, second] = ends;
                Box::new(Splice::new(drawing.rules(), first?, second?, *at, *value))
            }
        })
    }
}

fn bounded<'d, H: Hand + 'd>(hand: H, drawing: &Drawing) -> Box<dyn Hand + 'd> {
    Box::new(Bounded::new(hand, drawing.rules(), drawing.size_max()))
}

/// Shapes that are one word.
const WORDS: [(&str, Shape); 28] = [
    ("smallest", Shape::Smallest),
    ("smallest+1", Shape::Second),
    ("simplest", Shape::Simplest),
    ("middle", Shape::Middle),
    ("under-middle", Shape::UnderMiddle),
    ("largest-1", Shape::Penultimate),
    ("largest", Shape::Largest),
    ("fair", Shape::Fair),
    ("same", Shape::Same),
    ("alternate", Shape::Alternate),
    ("cycle", Shape::Cycle),
    ("blocks", Shape::Blocks),
    ("sorted", Shape::Sorted),
    ("reversed", Shape::Reversed),
    ("spike-first", Shape::Spike(Site::First)),
    ("spike-middle", Shape::Spike(Site::Middle)),
    ("spike-last", Shape::Spike(Site::Last)),
    ("dip-first", Shape::Dip(Site::First)),
    ("dip-middle", Shape::Dip(Site::Middle)),
    ("dip-last", Shape::Dip(Site::Last)),
    ("around-zero", Shape::AroundZero),
    ("between", Shape::Between),
    ("random", Shape::Random),
    ("nested", Shape::Rows(Layout::Nested)),
    ("touching", Shape::Rows(Layout::Touching)),
    ("disjoint", Shape::Rows(Layout::Disjoint)),
    ("convex", Shape::Rows(Layout::Convex)),
    ("corners", Shape::Rows(Layout::Corners)),
];

/// The words of shapes that arrays have.
pub(super) fn shape_words() -> impl Iterator<Item = &'static str> {
    WORDS.iter().map(|(word, _)| *word).filter(|word| *word != "fair").chain(["few:2"])
}

/// How the nodes of a figure are numbered, behind its word.
const LABELS: [(Labels, &str); 3] =
    [(Labels::Reversed, ":reversed"), (Labels::Shuffled, ":shuffled"), (Labels::InOrder, "")];

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::Near(x) => write!(f, "{x}"),
            Shape::Few(count) => write!(f, "few:{count}"),
            Shape::Figure(Figure { form, labels }) => {
                let order = LABELS.iter().find(|(order, _)| order == labels).map_or("", |(_, word)| word);
                write!(f, "{}{order}", form.word())
            }
            shape => f.write_str(WORDS.iter().find(|(_, s)| s == shape).map_or("", |(word, _)| word)),
        }
    }
}

impl FromStr for Shape {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Shape, NotationError> {
        let unknown = || NotationError::Unknown { part: text.to_string() };
        if let Some((_, shape)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(*shape);
        }
        if let Some(count) = text.strip_prefix("few:") {
            let count = count.parse().ok().filter(|count| (1..=PLACES as u32).contains(count));
            return count.map(Shape::Few).ok_or_else(unknown);
        }
        for (labels, order) in LABELS {
            if let Some(form) = text.strip_suffix(order)
                && let Some((form, ..)) = FORMS.iter().find(|(_, word, _)| *word == form)
            {
                return Ok(Shape::Figure(Figure { form: *form, labels }));
            }
        }
        text.parse().map(Shape::Near).map_err(|_| unknown())
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spread::Whole => f.write_str("whole"),
            Spread::Largest => f.write_str("largest"),
            Spread::Scale(share) => write!(f, "{share}"),
        }
    }
}

fn spread(text: &str) -> Option<Spread> {
    match text {
        "whole" => Some(Spread::Whole),
        "largest" => Some(Spread::Largest),
        share => share.parse().ok().filter(|&share| share <= 1000).map(Spread::Scale),
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notation::Random { lengths, values } => {
                f.write_str("random")?;
                for (key, spread) in [("lengths", lengths), ("values", values)] {
                    if *spread != Spread::Whole {
                        write!(f, " {key}={spread}")?;
                    }
                }
                Ok(())
            }
            Notation::Edge(shapes) => {
                f.write_str("edge")?;
                shapes.of.iter().try_for_each(|(key, shape)| write!(f, " {key}={shape}"))
            }
            Notation::Proportion { size } => write!(f, "proportion size={size}"),
            Notation::Idea { name, lengths } => write!(f, "idea {name} lengths={lengths}"),
            Notation::Splice { at, value, first, second } => {
                let ((first, a), (second, b)) = (first, second);
                write!(f, "splice at={at} value={value} seeds={a},{b} | {first} | {second}")
            }
        }
    }
}

impl FromStr for Notation {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Notation, NotationError> {
        let unknown = |part: &str| NotationError::Unknown { part: part.to_string() };
        let mut sides = text.splitn(3, " | ");
        let head = sides.next().unwrap_or_default();
        let mut parts = head.split(' ');
        let kind = parts.next().unwrap_or_default();
        let named = if kind == "idea" { parts.next().and_then(Idea::named) } else { None };
        let pairs: Result<Vec<(&str, &str)>, _> =
            parts.map(|part| part.split_once('=').ok_or_else(|| unknown(part))).collect();
        let pairs = pairs?;
        let rest: Vec<&str> = sides.collect();
        match (kind, &rest[..]) {
            ("random", []) => {
                let (mut lengths, mut values) = (Spread::Whole, Spread::Whole);
                for (key, value) in pairs {
                    let spread = spread(value).ok_or_else(|| unknown(value))?;
                    match key {
                        "lengths" => lengths = spread,
                        "values" => values = spread,
                        _ => return Err(unknown(key)),
                    }
                }
                Ok(Notation::Random { lengths, values })
            }
            ("edge", []) => {
                let of: Result<_, _> =
                    pairs.into_iter().map(|(key, shape)| Ok((key.to_string(), shape.parse()?))).collect();
                Ok(Notation::Edge(Shapes { of: of? }))
            }
            ("proportion", []) => match pairs[..] {
                [("size", size)] => size.parse().map(|size| Notation::Proportion { size }).map_err(|_| unknown(size)),
                _ => Err(unknown(head)),
            },
            ("idea", []) => match (named, &pairs[..]) {
                (Some(Idea { name, .. }), [("lengths", lengths)]) => {
                    spread(lengths).map(|lengths| Notation::Idea { name, lengths }).ok_or_else(|| unknown(lengths))
                }
                _ => Err(unknown(head)),
            },
            ("splice", [first, second]) => {
                let number = |key: &str| pairs.iter().find(|(k, _)| *k == key).map(|(_, value)| *value);
                let (Some(at), Some(value), Some(seeds), 3) =
                    (number("at"), number("value"), number("seeds"), pairs.len())
                else {
                    return Err(unknown(head));
                };
                let (a, b) = seeds.split_once(',').ok_or_else(|| unknown(seeds))?;
                let seed = |text: &str| text.parse().map_err(|_| unknown(seeds));
                Ok(Notation::Splice {
                    at: at.parse().map_err(|_| unknown(at))?,
                    value: value.parse().map_err(|_| unknown(value))?,
                    first: (Box::new(side(first)?), seed(a)?),
                    second: (Box::new(side(second)?), seed(b)?),
                })
            }
            _ => Err(unknown(text)),
        }
    }
}

/// One side of a splice, which is no splice itself.
fn side(text: &str) -> Result<Notation, NotationError> {
    match text.starts_with("splice") {
        true => Err(NotationError::Unknown { part: text.to_string() }),
        false => text.parse(),
    }
}
