//! Values in proportion: few numbers and few words, from which everything in an input is made.
//!
//! A program that goes wrong where a target is a sum of elements, where a key comes again, or where a pattern matches its text is never
//! found out by values that have nothing to do with each other. So each drawing begins with a palette of small numbers and of short words
//! over few letters. Elements come from the palette, scalars are its values and sums of them, texts are strung together of its words or
//! changed a little from one another, and graphs have about as many edges as nodes.

mod letters;
mod shape;
mod table;
mod texts;

use super::random::{Random, Spread};
use letters::Letters;
use ojkit_model::input::Cell;
use ojkit_rules::Rules;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::{Hand, Order, Role, Spot, sorted_at_once};
use ojkit_rules::partial::domain::Domain;
pub(super) use shape::node_bounds;
use shape::{Part, Shape};
use table::Table;
use texts::Texts;

/// The largest number of a palette is one of these.
const REACHES: [u64; 6] = [3, 5, 8, 12, 25, 60];
/// Where nothing but the type bounds a palette's size: the fewest and the most numbers.
const PALETTE: (u64, u64) = (2, 6);
/// Arrays have no more elements than these unless the lines want more.
const SIZE_MAX: u64 = 1 << 12;
/// A range of so few values needs no palette.
const FEW: u64 = 12;
/// One number in so many is no number of the palette.
const FRESH: u64 = 8;

/// Answers with values in proportion to each other.
#[derive(Debug)]
pub struct Proportion<'r> {
    rules: &'r Rules,
    random: Random,
    shape: Shape,
    /// About how many elements the longest array has.
    size: u64,
    repeat: Option<usize>,
    palette: Palette,
    letters: Letters,
    texts: Texts,
    table: Table,
}

/// The numbers of a drawing.
#[derive(Clone, Debug, Default)]
struct Palette {
    reach: u64,
    values: Vec<i64>,
    /// By slot: the lengths that are chosen.
    lengths: Vec<(usize, i64)>,
    /// Items for each node of a graph, in quarters.
    density: u64,
}

impl<'r> Proportion<'r> {
    /// A hand with this seed, whose longest arrays have about so many elements.
    pub fn new(rules: &'r Rules, size: u64, seed: [u8; 32]) -> Proportion<'r> {
        let mut hand = Proportion {
            rules,
            random: Random::new(seed).with_values(Spread::Whole),
            shape: Shape::of(rules),
            size: size.clamp(2, SIZE_MAX),
            repeat: None,
            palette: Palette::default(),
            letters: Letters::default(),
            texts: Texts::default(),
            table: Table::default(),
        };
        hand.begin(None);
        hand
    }

    /// Whether a problem has values that may be in proportion to each other: two arrays or numbers, calls, or texts of several kinds of characters.
    pub fn applies(rules: &Rules) -> bool {
        shape::relates(rules)
    }

    /// New numbers and new words.
    fn begin(&mut self, repeat: Option<usize>) {
        self.repeat = repeat;
        let reach = REACHES[self.random.below(REACHES.len() as u64) as usize];
        let count = PALETTE.0 + self.random.below(PALETTE.1 - PALETTE.0 + 1);
        let signed = self.random.below(3) == 0;
        let mut value = || {
            let magnitude = self.random.below(reach) as i64 + i64::from(self.random.below(8) > 0);
            if signed && self.random.below(2) == 0 { -magnitude } else { magnitude }
        };
        let values = (0..count).map(|_| value()).collect();
        let density = 3 + self.random.below(6);
        self.palette = Palette { reach, values, lengths: Vec::new(), density };
        self.letters = Letters::new(&mut self.random);
        self.texts = Texts::new(&self.letters, &mut self.random);
        self.table = Table::default();
    }

    fn look(&mut self, spot: Spot) {
        if spot.repeat != self.repeat {
            self.begin(spot.repeat);
        }
    }

    fn one_of_palette(&mut self) -> i64 {
        match self.random.below(FRESH) {
            0 => self.random.below(self.palette.reach + 1) as i64,
            _ => self.palette.values[self.random.below(self.palette.values.len() as u64) as usize],
        }
    }

    /// A value of the palette, the sum of a few, or what is a few times the largest.
    fn target(&mut self) -> i64 {
        let sum = |hand: &mut Self, most: u64| {
            let count = 1 + hand.random.below(most);
            (0..count).map(|_| hand.one_of_palette()).sum::<i64>()
        };
        match self.random.below(8) {
            0 => self.random.below(4) as i64,
            1 => match self.palette.lengths.first() {
                Some(&(_, length)) => length - 1 + self.random.below(3) as i64,
                None => self.one_of_palette(),
            },
            2 => self.one_of_palette(),
            3 | 4 => sum(self, 3),
            5 | 6 => sum(self, 7),
            _ => self.random.below(4 * self.palette.reach) as i64,
        }
    }

    fn number(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let part = self.shape.part(spot.var);
        if spot.role == Role::Scalar {
            let x = match part {
                Part::Nodes(slot) => self.nodes(slot),
                Part::Room => self.room(),
                // What is bounded by how many nodes there are, and the like: small as often as not.
                _ if domain.count() <= 4 * self.size && self.random.below(2) == 0 => self.random.below(4) as i64,
                _ if domain.count() <= FEW => return self.random.choose(spot, domain),
                _ => self.target(),
            };
            return self.placed(x, domain);
        }
        match part {
            Part::Ends(second) if domain.count() <= 4 * self.size.max(FEW) => self.end(spot, second, domain),
            Part::Own => {
                let x = self.random.below(4 * self.palette.reach + 1) as i64;
                self.placed(x, domain)
            }
            _ if domain.count() <= FEW => self.random.choose(spot, domain),
            _ => {
                let x = self.one_of_palette();
                self.placed(x, domain)
            }
        }
    }

    /// How many items a class may hold, and the keys that its calls then share: one or two more than it has room for, each as likely as
    /// the others, so that what is held gives way again and again.
    fn room(&mut self) -> i64 {
        let room = 1 + self.random.below(4) as i64;
        let keys = room + 1 + self.random.below(2) as i64;
        self.palette.values = (1..=keys).collect();
        room
    }

    /// How many nodes a graph has whose edges are counted by this slot.
    fn nodes(&mut self, slot: usize) -> i64 {
        let known = self.palette.lengths.iter().find(|(own, _)| *own == slot).map(|(_, length)| *length);
        let edges = known.unwrap_or(1 + self.random.below(self.size) as i64);
        match self.random.below(4) {
            0 => edges + 1,
            1 => edges,
            _ => edges * 4 / self.palette.density as i64 + 1,
        }
    }

    /// An end of an edge: mostly each edge joins a node that is new to one that was before.
    fn end(&mut self, spot: Spot, is_second: bool, domain: &Domain) -> i64 {
        let count = domain.count();
        let next = spot.index as u64 + u64::from(is_second);
        match self.random.below(5) {
            0 | 1 if is_second && next < count => domain.nth(next),
            0..=2 => {
                let index = self.random.below(count.min(next.max(1)));
                domain.nth(index)
            }
            _ => {
                let index = self.random.below(count);
                domain.nth(index)
            }
        }
    }

    /// The value nearest to a number of the palette; where all values are far from it, as far from their simplest one.
    fn placed(&self, x: i64, domain: &Domain) -> i64 {
        if domain.lo() > x && domain.lo() > self.palette.reach as i64 {
            return domain.nearest(domain.lo().saturating_add(x.abs()));
        }
        if x < 0 && domain.lo() >= 0 {
            return domain.nearest(-x);
        }
        domain.nearest(x)
    }

    fn length(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let x = match self.shape.part(spot.var) {
            Part::Text(field) => self.texts.length(field, self.size, &mut self.random, domain),
            part => {
                let most = match part {
                    Part::Calls => 4 * self.size,
                    Part::Side => 3 + self.size / 8,
                    Part::Words => 2 + self.size / 4,
                    _ => self.size,
                };
                let least = most / if part == Part::Calls { 2 } else { 3 };
                domain.nearest((1 + least + self.random.below(most - least)) as i64)
            }
        };
        if matches!(self.rules.vars[spot.var].kind, VarKind::Length { level: 1, field } if self.is_table(field)) {
            self.table.row(x);
        }
        self.note(spot, x);
        x
    }

    /// Whether a field is a table of letters.
    fn is_table(&self, field: usize) -> bool {
        let field = &self.rules.fields[field];
        field.cell == Cell::Char && field.depth == 2 && !field.is_string
    }

    fn character(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let place = spot.start + spot.index;
        let field = self.rules.field_of_cells(spot.var).unwrap_or_default();
        let letter = self.texts.at(field, place);
        if letter.is_some() && self.rules.fields[field].depth == 1 {
            let length = self.texts.letters_of(field);
            let of_table = self.table.letter(field, place, length, &mut self.random);
            if let Some(letter) = of_table.filter(|&letter| domain.contains(letter)) {
                return letter;
            }
        }
        let x = self.letters.letter(letter, &mut self.random, domain);
        if self.is_table(field) {
            self.table.push(x);
        }
        x
    }

    fn note(&mut self, spot: Spot, x: i64) {
        let var = &self.rules.vars[spot.var];
        if var.depth == 0 && spot.role == Role::Length {
            self.palette.lengths.push((var.slot, x));
        }
    }
}

impl Hand for Proportion<'_> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.look(spot);
        match (spot.role, self.rules.vars[spot.var].cell) {
            (Role::Length, _) => self.length(spot, domain),
            (_, Cell::Char) => self.character(spot, domain),
            (_, Cell::Int) if !matches!(self.rules.vars[spot.var].kind, VarKind::Shape { .. }) => {
                self.number(spot, domain)
            }
            (_, Cell::Double) => {
                let x = self.one_of_palette().saturating_mul(self.rules.scale as i64);
                domain.nearest(x)
            }
            _ => self.random.choose(spot, domain),
        }
    }

    fn forced(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.look(spot);
        if spot.role == Role::Length { self.length(spot, domain) } else { domain.lo() }
    }

    ojkit_rules::pass_on!(random: turn);

    fn sorted(&mut self, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
        sorted_at_once(self, spot, domain, order, out);
    }
}
