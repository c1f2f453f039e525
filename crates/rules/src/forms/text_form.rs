//! `s has no leading zeros`, `s is a palindrome`, `x is a mountain`: what each text or innermost array looks like.

use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::interval::Interval;
use crate::expr::term::{Index, Term, VarId};
use crate::hand::{Hand, Order, Spot};
use crate::partial::allowed::{Allowed, At, joined};
use crate::partial::domain::Domain;
use crate::partial::partial_input::{Begun, Group, PartialInput, Rejected};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{self, Expr};
use ojkit_model::input::{Cell, Part};

const SPACE: i64 = b' ' as i64;

/// Every innermost array below has this form.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct TextForm {
    /// The cells.
    var: VarId,
    /// Its first value: a digit or a number.
    zero: i64,
    form: constraint::Form,
}

pub(super) fn bind(binder: &mut Binder, subjects: &[Expr], form: constraint::Form) -> OrFault<Vec<Atom>> {
    use constraint::Form as F;
    let mut atoms = Vec::new();
    for subject in subjects {
        let (field, term) = binder.letters(subject, None)?;
        let f = &binder.scope.fields()[field];
        let is_number = matches!(f.cell, Cell::Int);
        if f.depth == 0 && is_number && form == F::NoLeadingZeros {
            // A number is not written with leading zeros.
            continue;
        }
        let is_whole = matches!(&term, Term::Element { indices, .. } if indices.iter().all(Index::is_free));
        let is_order = matches!(form, F::Rotated | F::Mountain);
        let is_of_numbers = is_order || matches!(form, F::NoLeadingZeros | F::NoTrailingZeros | F::Palindrome);
        let fits = (f.cell == Cell::Char && !is_order) || (is_number && f.depth > 0 && is_of_numbers);
        if !is_whole || !fits || binder.scope.trees.contains_key(&field) {
            let message = format!("`{}` holds no texts of such a form", f.name);
            return Err(Fault::line(message, "speak of a string, or of all strings of an array"));
        }
        let zero = if f.cell == Cell::Char { i64::from(b'0') } else { 0 };
        atoms.push(TextForm { var: binder.scope.cells_of(field), zero, form }.into());
    }
    Ok(atoms)
}

/// Brackets, each opening one before the one that closes it.
const BRACKETS: [(char, char); 3] = [('(', ')'), ('[', ']'), ('{', '}')];

/// The bracket that closes this one; none where it opens nothing.
fn closing(letter: i64) -> Option<i64> {
    BRACKETS.iter().find(|pair| i64::from(u32::from(pair.0)) == letter).map(|pair| i64::from(u32::from(pair.1)))
}

fn closers() -> impl Iterator<Item = i64> {
    BRACKETS.iter().map(|pair| i64::from(u32::from(pair.1)))
}

fn is_balanced(letters: &[i64]) -> bool {
    let mut open = Vec::new();
    for &letter in letters {
        if let Some(close) = closing(letter) {
            open.push(close);
        } else if closers().any(|close| close == letter) && open.pop() != Some(letter) {
            return false;
        }
    }
    open.is_empty()
}

/// What is known of the text or array that is being drawn.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The brackets that close those that are open, in the order in which they were opened.
    closers: Vec<i64>,
    /// Whether some cell is smaller than the one before it.
    has_fallen: bool,
}

impl Known {
    fn of<'b>(begun: &'b mut Begun<Known>, array: &Group) -> &'b Known {
        begun.read(array, |known| *known = Known::default(), |known, at| known.read(array.cells, at))
    }

    fn read(&mut self, cells: &[i64], at: usize) {
        self.has_fallen |= at > 0 && cells[at - 1] > cells[at];
        match closing(cells[at]) {
            Some(close) => self.closers.push(close),
            None if self.closers.last() == Some(&cells[at]) => drop(self.closers.pop()),
            None => {}
        }
    }

    /// What open brackets leave for the next of so many letters.
    fn allow_brackets(&self, left: usize, allowed: &mut Allowed) {
        let last = self.closers.last();
        if self.closers.len() >= left {
            return allowed.keep_one(last.copied());
        }
        allowed.removed.extend(closers().filter(|close| last != Some(close)));
        if self.closers.len() + 2 > left {
            allowed.removed.extend((0..128).filter(|&letter| closing(letter).is_some()));
        }
    }
}

impl TextForm {
    fn fits(&self, cells: &[i64]) -> bool {
        use constraint::Form as F;
        let outer = cells.first() == Some(&SPACE) || cells.last() == Some(&SPACE);
        match self.form {
            F::NoLeadingZeros => cells.len() < 2 || cells[0] != self.zero,
            F::NoTrailingZeros => cells.len() < 2 || cells.last() != Some(&self.zero),
            F::NoOuterSpaces => !outer,
            F::SingleSpaces => !outer && !cells.windows(2).any(|w| w == [SPACE, SPACE]),
            F::Palindrome => cells.iter().eq(cells.iter().rev()),
            F::Balanced => is_balanced(cells),
            F::Rotated => {
                let falls = cells.windows(2).filter(|w| w[0] > w[1]).count();
                falls == 0 || (falls == 1 && cells.last() <= cells.first())
            }
            F::Mountain => {
                let peak = cells.windows(2).take_while(|w| w[0] < w[1]).count();
                peak > 0 && peak + 1 < cells.len() && cells[peak..].windows(2).all(|w| w[0] > w[1])
            }
        }
    }

    fn fault(&self) -> &'static str {
        use constraint::Form as F;
        match self.form {
            F::NoLeadingZeros => "begins with a zero",
            F::NoTrailingZeros => "ends with a zero",
            F::NoOuterSpaces => "has a space at an end",
            F::SingleSpaces => "has a space at an end or two in a row",
            F::Palindrome => "is no palindrome",
            F::Balanced => "has a bracket without its partner",
            F::Rotated => "is no rotated sorted array",
            F::Mountain => "does not rise and then fall",
        }
    }
}

impl Form for TextForm {
    type State = Begun<Known>;
    mentions!(arrays: |form: &TextForm| [form.var];);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let wrong = |cells: &[i64]| (!self.fits(cells)).then(|| self.fault().to_owned());
        let (place, message) = values.wrong_text(self.var, wrong)?;
        let message = match place.part {
            Part::Length { level: 1.., index } => format!("item {} of {message}", index + 1),
            _ => message,
        };
        Some((place, message))
    }

    fn allow(&self, begun: &mut Begun<Known>, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        use constraint::Form as F;
        let Some(array) = input.innermost(at) else { return };
        let cells = array.cells;
        let (place, length) = (cells.len(), cells.len() + array.left + 1);
        let is_outer = place == 0 || place + 1 == length;
        match self.form {
            F::NoLeadingZeros if place == 0 && length > 1 => allowed.removed.push(self.zero),
            F::NoTrailingZeros if place > 0 && place + 1 == length => allowed.removed.push(self.zero),
            F::NoOuterSpaces if is_outer => allowed.removed.push(SPACE),
            F::SingleSpaces if is_outer || cells[place - 1] == SPACE => allowed.removed.push(SPACE),
            F::Palindrome if 2 * place >= length && 2 * place + 1 != length => {
                allowed.keep_one(Some(cells[length - 1 - place]));
            }
            F::Balanced => Known::of(begun, &array).allow_brackets(array.left + 1, allowed),
            F::Rotated | F::Mountain => {
                let range = input.ranges.elements[at.var];
                let has_fallen = Known::of(begun, &array).has_fallen;
                let around = Around { cells, left: array.left as i128, lo: range.lo, hi: range.hi, has_fallen };
                let ranges = match self.form {
                    F::Rotated => around.rotated(at.differ),
                    _ => around.mountain(),
                };
                allowed.keep_ranges(&joined(ranges));
            }
            _ => {}
        }
    }

    /// Arrays that turn, where the hand says at which place: values at random would turn near the front.
    fn draw_at_once<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        spot: Spot,
        at: &At,
        input: &PartialInput,
    ) -> Result<Option<Vec<i64>>, Rejected> {
        let form = self.form;
        let mut all = Vec::new();
        while matches!(form, constraint::Form::Rotated | constraint::Form::Mountain) && all.len() < spot.count {
            let row = input.variables.vars[self.var].depth.checked_sub(1);
            let Some(row) = row.and_then(|group| input.group_of(self.var, group, all.len())) else { return Ok(None) };
            let turned = Turned { form, spot: Spot { count: row.len(), start: row.start, ..spot }, at };
            let places = turned.places();
            let place = if places.is_empty() { None } else { hand.turn(&places) };
            let Some(place) = place else { return Ok(None) };
            let Some(turned) = turned.draw(hand, place as usize) else { return Ok(None) };
            all.extend(turned);
        }
        Ok((!all.is_empty()).then_some(all))
    }
}

/// An array that turns once, such as one that rises up to its top and then falls.
struct Turned<'t> {
    form: constraint::Form,
    spot: Spot,
    at: &'t At<'t>,
}

impl Turned<'_> {
    /// Where it can turn: at its top, or behind its largest cell.
    fn places(&self) -> Domain {
        let (cells, values) = (self.spot.count as i128, i128::from(self.at.base.count()));
        Domain::interval(match self.form {
            _ if self.at.differ && values < cells => Interval::new(0, -1),
            constraint::Form::Rotated => Interval::new(0, cells - 1),
            _ => Interval::new((cells - values).max(1), (values - 1).min(cells - 2)),
        })
    }

    /// An array that turns there; nothing where the values of its longer side leave too few for the other one.
    fn draw<H: Hand + ?Sized>(&self, hand: &mut H, place: usize) -> Option<Vec<i64>> {
        let &Turned { form, spot, at: &At { base, differ, .. } } = self;
        let order = Order { ascending: true, strict: differ || form == constraint::Form::Mountain };
        let (mut longer, mut shorter) = (Vec::new(), Vec::new());
        if form == constraint::Form::Rotated {
            hand.sorted(spot, base, order, &mut longer);
            longer.rotate_right(place);
            return Some(longer);
        }
        let falls = spot.count - 1 - place;
        hand.sorted(Spot { count: 1 + place.max(falls), ..spot }, base, order, &mut longer);
        let below = base.within(Interval::new(base.lo().into(), i128::from(*longer.last()?) - 1));
        let below = if differ { below.without(&longer) } else { below };
        if below.count() < place.min(falls) as u64 {
            return None;
        }
        hand.sorted(Spot { count: place.min(falls), ..spot }, &below, order, &mut shorter);
        let (mut rise, mut fall) = if place >= falls { (longer, shorter) } else { (shorter, longer) };
        fall.reverse();
        rise.extend(fall);
        Some(rise)
    }
}

/// The next cell of an array that rises and falls.
struct Around<'c> {
    cells: &'c [i64],
    /// How many cells come behind it.
    left: i128,
    lo: i128,
    hi: i128,
    has_fallen: bool,
}

impl Around<'_> {
    fn last(&self) -> Option<i128> {
        self.cells.last().map(|&x| i128::from(x))
    }

    /// Where all differ, each cell leaves enough values for those behind it.
    fn rotated(&self, differ: bool) -> Vec<(i128, i128)> {
        let &Around { left, lo, hi, .. } = self;
        let strict = i128::from(differ);
        let first = self.cells.first().map(|&x| i128::from(x));
        match (first, self.last()) {
            (Some(first), Some(last)) if self.has_fallen => vec![(last + strict, first - strict * (left + 1))],
            (Some(first), Some(last)) => vec![
                (lo, (first - strict * (left + 1)).min(last - 1)),
                (last + strict, hi + strict * ((first - lo).max(0) - left).min(0)),
            ],
            _ => vec![(lo, hi)],
        }
    }

    fn mountain(&self) -> Vec<(i128, i128)> {
        let &Around { left, lo, hi, .. } = self;
        let mut ranges = Vec::new();
        let rises = (left - (hi - lo)).max(1);
        let last = self.last();
        if let Some(last) = last
            && (self.has_fallen || self.cells.len() > 1)
        {
            ranges.push((lo + left, last - 1));
        }
        if !self.has_fallen {
            let from = last.map_or(lo, |last| last + 1);
            // Either it rises on from here, or this is the peak.
            if rises < left {
                ranges.push((from, hi - rises));
            }
            if last.is_some() && left > 0 {
                ranges.push((from.max(lo + left), hi));
            }
        }
        ranges
    }
}
