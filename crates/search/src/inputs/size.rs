//! How large an input is: one order for every type and for several parameters together.

use ojkit_model::input::{Cell, Input, NULL, Value};
use ojkit_rules::Rules;
use ojkit_rules::{VarId, VarKind};

/// The size of an input: inputs are compared by elements, then by magnitude.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    /// Elements of all arrays, rows of all tables, letters of all strings and repetitions of the block; an array of arrays counts its
    /// arrays and their elements.
    pub elements: u64,
    /// The sum, over all scalars, elements and letters, of the distance from the simplest value: 0 where the constraints allow it, else
    /// the nearest to it; `a` among letters, or what is allowed nearest to it, `0` among digits alone and `A` among capitals alone.
    pub magnitude: u128,
}

/// Measures the inputs of a problem.
#[derive(Clone, Debug)]
pub struct Measure {
    /// By variable.
    simplest: Vec<i128>,
    /// By slot: how many lengths it is.
    lengths: Vec<u64>,
}

impl Measure {
    /// Prepares a problem's rules; narrowed rules measure by what they leave.
    pub fn new(rules: &Rules) -> Measure {
        let simplest = rules.vars.iter().enumerate().map(|(id, var)| {
            let range = rules.range_of(id);
            // Of digits alone and of capitals alone, the first.
            let alone = [b'0'..=b'9', b'A'..=b'Z'].map(|kind| i128::from(*kind.start())..=i128::from(*kind.end()));
            let first = alone.iter().any(|kind| kind.contains(&range.lo) && kind.contains(&range.hi));
            let origin = if var.cell == Cell::Char && !first { i128::from(b'a') } else { 0 };
            origin.max(range.lo).min(range.hi)
        });
        let mut lengths = vec![0; rules.slots];
        for var in &rules.vars {
            let counts = matches!(var.kind, VarKind::Length { level: 0, .. } | VarKind::Repeats);
            if counts && var.depth == 0 {
                lengths[var.slot] += 1;
            }
        }
        Measure { simplest: simplest.collect(), lengths }
    }

    /// The simplest value of a variable, in the unit of its choices.
    pub fn simplest(&self, var: VarId) -> i128 {
        self.simplest[var]
    }

    /// How many elements one more of this length adds.
    pub fn weight(&self, rules: &Rules, var: VarId) -> u64 {
        match rules.vars[var].depth {
            0 => self.lengths[rules.vars[var].slot],
            _ => 1,
        }
    }

    /// Whether the choice of a variable has a magnitude: bound names follow from the rest.
    pub fn has_magnitude(rules: &Rules, var: VarId) -> bool {
        matches!(rules.vars[var].kind, VarKind::Cells { .. })
    }

    /// The size of an input.
    pub fn size(&self, rules: &Rules, input: &Input) -> Size {
        let mut size = Size { elements: input.repeats.len() as u64, magnitude: 0 };
        let frames = std::iter::once(&input.fields).chain(&input.repeats);
        for (number, fields) in frames.enumerate() {
            for (field, value) in fields.iter().enumerate() {
                if rules.repeated_fields[field] == (number > 0) {
                    size.elements += elements(rules, field, value);
                    self.each(rules, field, value, &mut |_, distance| size.magnitude += distance);
                }
            }
        }
        size
    }

    /// By variable: how far the values of an input are from the simplest one, at most; nothing where it has none.
    pub fn distances(&self, rules: &Rules, input: &Input) -> Vec<Option<u128>> {
        let mut far = vec![None; rules.vars.len()];
        for fields in std::iter::once(&input.fields).chain(&input.repeats) {
            for (field, value) in fields.iter().enumerate() {
                self.each(rules, field, value, &mut |var, distance| far[var] = far[var].max(Some(distance)));
            }
        }
        far
    }

    /// By variable: as far as the values of an input are. Of what it has no value of, that is how far its others of the kind are, or any distance
    /// where there are none; methods are no values, and all of them are within reach.
    pub fn reach(&self, rules: &Rules, input: &Input) -> Vec<u128> {
        let tags = (0..rules.fields.len()).filter(|&field| rules.fields[field].is_tag());
        let tags: Vec<VarId> = tags.map(|field| rules.cells_of(field)).collect();
        let far = self.distances(rules, input);
        let mut reach = vec![u128::MAX; far.len()];
        for var in (0..far.len()).filter(|var| !tags.contains(var)) {
            let is_like = |other: &usize| rules.vars[*other].cell == rules.vars[var].cell && !tags.contains(other);
            let of_kind = || (0..far.len()).filter(is_like).filter_map(|other| far[other]).max();
            reach[var] = far[var].or_else(of_kind).unwrap_or(u128::MAX);
        }
        reach
    }

    fn each(&self, rules: &Rules, field: usize, value: &Value, f: &mut impl FnMut(VarId, u128)) {
        let var = rules.cells_of(field);
        let simplest = self.simplest[var];
        for &cell in value.cells.iter().filter(|&&cell| cell != NULL) {
            let x = match rules.fields[field].cell {
                Cell::Double => (f64::from_bits(cell as u64) * rules.scale as f64).round() as i128,
                _ => i128::from(cell),
            };
            f(var, x.abs_diff(simplest));
        }
    }
}

fn elements(rules: &Rules, field: usize, value: &Value) -> u64 {
    let total = |level: usize| value.ends.get(level).and_then(|ends| ends.last()).map_or(0, |&n| u64::from(n));
    let depth = rules.fields[field].depth;
    // Columns of one parameter stand for the same rows, which count once.
    let first = depth > 0
        && matches!(rules.vars[rules.length_of(field, 0)].kind, VarKind::Length { field: f, .. } if f == field);
    let from = if first { 0 } else { 1 };
    (from..depth).map(total).sum()
}
