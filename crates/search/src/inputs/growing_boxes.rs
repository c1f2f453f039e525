//! Every small input, box after box.

use ojkit_model::input::{Cell, Field, Input};
use ojkit_rules::generate::Drawing;
use ojkit_rules::generate::domain::Domain;
use ojkit_rules::generate::hand::odometer::Odometer;
use ojkit_rules::generate::hand::{Hand, Role, Spot};

/// How many of the simplest choices are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Offer {
    lengths: u64,
    scalars: u64,
    cells: u64,
}

/// The boxes, in the order in which they are gone through.
fn offers() -> impl Iterator<Item = Offer> {
    (1..=24u64).flat_map(|size| {
        let even = Offer { lengths: size, scalars: 4 * size * size, cells: size + 2 };
        // Long and narrow, then short and wide: some mistakes need many elements, others large values.
        let long = Offer { lengths: 2 * size, scalars: 4 * size * size, cells: 2 };
        let wide = Offer { lengths: size.div_ceil(2), scalars: 16 * size * size, cells: 8 * size };
        [even, long, wide]
    })
}

/// Runs through all sequences of the simplest choices.
struct Small {
    offer: Offer,
    odometer: Odometer,
    /// Whether more was to be had than was offered.
    cut: bool,
}

impl Hand for Small {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let most = match spot.role {
            Role::Length => self.offer.lengths,
            Role::Scalar => self.offer.scalars,
            Role::Cell => self.offer.cells,
        };
        self.cut |= domain.count() > most;
        let rank = self.odometer.turn(domain.count().min(most));
        domain.by_rank(rank.unwrap_or(0))
    }
}

/// A box whose inputs were all drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Exhausted {
    /// How many there are.
    pub inputs: u64,
    /// The largest lengths and the ranges of values among them, as constraints would say it.
    pub extent: Vec<String>,
    /// Whether these are all legal inputs of the problem.
    pub everything: bool,
}

/// What became of an input that was offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visit {
    /// It was taken, or was known already.
    Taken,
    /// The function cannot be given it.
    Refused,
    /// It was taken, and no more are wanted.
    Enough,
}

/// A box of so many inputs is worth naming.
const ENOUGH: u64 = 10_000;

/// Runs through boxes of growing size that hold at most so many inputs; `visit` gets every input (those of smaller boxes again) and says
/// what became of it.
///
/// Gives the largest box that was finished; what was refused does not count, and is missing from `everything`.
pub(crate) fn run_through(
    drawing: &Drawing,
    inputs_max: u64,
    visit: &mut dyn FnMut(&Input) -> Visit,
) -> Option<Exhausted> {
    let mut largest: Option<Exhausted> = None;
    let mut full = [false; 3];
    for (number, offer) in offers().enumerate() {
        let kind = number % 3;
        if full[kind] {
            continue;
        }
        // Part of a box would say nothing.
        if walk(drawing, offer, inputs_max, &mut |_| Visit::Taken).is_none() {
            full[kind] = true;
            continue;
        }
        let mut extent = Extent::new(&drawing.rules().fields);
        let mut visit = |input: &Input| {
            let visited = visit(input);
            if visited != Visit::Refused {
                extent.add(input);
            }
            visited
        };
        let Some((inputs, everything)) = walk(drawing, offer, inputs_max, &mut visit) else {
            return largest;
        };
        // Of boxes that say enough, the even ones are told: they are long and wide alike.
        let better = |known: &Exhausted| known.inputs < inputs && (kind == 0 || known.inputs < ENOUGH);
        if largest.as_ref().is_none_or(better) {
            largest = Some(Exhausted { inputs, extent: extent.lines(), everything });
        }
        if everything {
            break;
        }
    }
    largest
}

/// Runs through one box: how many inputs it holds, and whether these are all; nothing where they are too many or `visit` wants no more.
fn walk(
    drawing: &Drawing,
    offer: Offer,
    inputs_max: u64,
    visit: &mut dyn FnMut(&Input) -> Visit,
) -> Option<(u64, bool)> {
    let mut hand = Small { offer, odometer: Odometer::new(), cut: false };
    let mut input = Input::default();
    let (mut drawn, mut inputs) = (0, 0);
    // Rejected drawings take time too.
    for _ in 0..8 * inputs_max {
        if drawing.draw(&mut hand, &mut input).is_ok() {
            drawn += 1;
            if drawn > inputs_max {
                return None;
            }
            match visit(&input) {
                Visit::Taken => inputs += 1,
                Visit::Refused => {}
                Visit::Enough => return None,
            }
        }
        if !hand.odometer.advance() {
            return Some((inputs, !hand.cut && inputs == drawn));
        }
    }
    None
}

/// How far inputs reach, field by field.
struct Extent<'f> {
    fields: &'f [Field],
    length: Vec<usize>,
    values: Vec<Option<(i64, i64)>>,
}

impl<'f> Extent<'f> {
    fn new(fields: &'f [Field]) -> Extent<'f> {
        Extent { fields, length: vec![0; fields.len()], values: vec![None; fields.len()] }
    }

    fn add(&mut self, input: &Input) {
        for (f, value) in input.fields.iter().enumerate() {
            self.length[f] = self.length[f].max(value.len());
            for &cell in value.cells.iter().filter(|&&cell| cell != ojkit_model::input::NULL) {
                let (lo, hi) = self.values[f].unwrap_or((cell, cell));
                self.values[f] = Some((lo.min(cell), hi.max(cell)));
            }
        }
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (f, field) in self.fields.iter().enumerate().filter(|(_, field)| !field.is_tag()) {
            if field.depth > 0 {
                lines.push(format!("{}.length <= {}", field.name, self.length[f]));
            }
            let Some((lo, hi)) = self.values[f] else { continue };
            let show = |cell: i64| match field.cell {
                Cell::Char => {
                    u32::try_from(cell).ok().and_then(char::from_u32).map_or(String::new(), |c| format!("'{c}'"))
                }
                Cell::Double => f64::from_bits(cell as u64).to_string(),
                _ => cell.to_string(),
            };
            let cells = if field.depth > 0 { "[i]" } else { "" };
            lines.push(format!("{} <= {}{cells} <= {}", show(lo), field.name, show(hi)));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_rules::spec;

    #[test]
    fn what_the_function_cannot_be_given_is_not_counted() {
        let spec = "format: 1\ntitle: N\nfunction: f\nparameters:\n  n: integer\nreturns: integer\nconstraints: |\n  0 <= n <= 99\n";
        let problem = spec::read("n", "spec.yaml", spec.as_bytes()).unwrap();
        let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
        let visit = |most: i64| {
            move |input: &Input| if input.fields[0].cells[0] > most { Visit::Refused } else { Visit::Taken }
        };
        let through = |most| run_through(&drawing, 1_000, &mut visit(most)).unwrap();
        let (all, some) = (through(99), through(89));
        assert_eq!((all.inputs, all.everything), (100, true));
        assert_eq!((some.inputs, some.everything, some.extent), (90, false, vec!["0 <= n <= 89".to_string()]));
    }
}
