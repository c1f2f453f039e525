//! What no enforced line bounds is drawn like the examples: numbers and lengths among theirs, characters of theirs, texts in their shape.
//!
//! This narrows the drawing alone. The check of an input knows nothing of it: a value that no example comes near may be legal.

mod texts;

use ojkit_model::constraint::Comparison;
use ojkit_model::input::{Cell, Input, NULL, Value};
use ojkit_rules::Rules;
use ojkit_rules::expr::evaluate::bounds;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::{Index, Term, VarId};
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Compare;
use ojkit_rules::forms::Member;
use ojkit_rules::forms::Words;
use ojkit_rules::forms::{Atom, Rule};
use ojkit_rules::narrowing::{Ranges, hull};

/// Rules for a drawing, and what they say beyond the lines.
pub(crate) struct Likeness {
    pub rules: Rules,
    /// What is bounded by the examples, with these bounds, in words.
    pub told: Vec<String>,
}

/// The rules with bounds from the examples where no line bounds a field; nothing where lines bound every field.
pub(crate) fn like(rules: &Rules, examples: &[&Input]) -> Option<Likeness> {
    if examples.is_empty() || rules.has_repeats {
        return None;
    }
    let mut like = Likeness { rules: rules.clone(), told: Vec::new() };
    for field in 0..rules.fields.len() {
        let values: Vec<&Value> = examples.iter().filter_map(|input| input.fields.get(field)).collect();
        let mut has_texts = false;
        match rules.fields[field].cell {
            Cell::Int | Cell::Double => like.bound(rules.cells_of(field), &numbers(rules, field, &values), rules.scale),
            Cell::Char => has_texts = like.letters(rules.cells_of(field), field, &values),
            Cell::Bool | Cell::Tag => {}
        }
        for level in 0..rules.fields[field].depth - usize::from(has_texts) {
            like.lengths(field, level, &values);
        }
    }
    // Where a group's own lines lie past all examples there is nothing to be like.
    let is_sound = !like.told.is_empty() && like.rules.refuse_contradictions().is_ok();
    is_sound.then_some(like)
}

/// Whether no line bounds a variable from below, and from above.
fn open_ends(rules: &Rules, var: VarId) -> (bool, bool) {
    let of = |ranges: &Ranges| match rules.vars[var].depth {
        0 => ranges.scalars[rules.vars[var].slot],
        _ => ranges.elements[var],
    };
    let (all, left) = (of(&rules.start), of(&rules.ranges));
    // What is drawn from another array is bounded by what that one holds.
    let source = |rule: &Rule| rule.atom.ties().values_of.and(rule.atom.ties().from_another);
    let is_drawn = rules.rules.iter().filter_map(source).any(|field| rules.cells_of(field) == var);
    let (mut below, mut above) = (!is_drawn && left.lo <= all.lo, !is_drawn && left.hi >= all.hi);
    let every = hull(&rules.variables, &rules.shared, &rules.ranges);
    let slot = rules.vars[var].slot;
    let is_own = |term: &Term| match term {
        Term::Scalar(own) => rules.vars[var].depth == 0 && *own == slot,
        Term::Element { var: own, indices } => *own == var && indices.iter().any(|i| matches!(i, Index::Each(..))),
        _ => false,
    };
    for rule in &rules.rules {
        let compare = match &rule.atom {
            Atom::Compare(compare) => compare,
            Atom::When(when) => match when.parts().1 {
                Atom::Compare(compare) => compare,
                _ => continue,
            },
            _ => continue,
        };
        // A bound that hangs on the place, as in `parent[i] < i`, is one too, and so is a number at the end of the type's range.
        for (_, op, other) in compare.sides().into_iter().filter(|(term, ..)| is_own(term)) {
            let is_number = other.scalars().is_empty() && other.arrays().is_empty();
            if op == Comparison::Equal && follows(rules, var, other) {
                return (false, false);
            }
            let other = bounds(other, &every);
            let (is_upper, is_lower) = match op {
                Comparison::Less | Comparison::LessEqual => (true, false),
                Comparison::Greater | Comparison::GreaterEqual => (false, true),
                Comparison::Equal => (true, true),
                Comparison::NotEqual => (false, false),
            };
            above &= !(is_upper && (is_number || other.hi < all.hi));
            below &= !(is_lower && (is_number || other.lo > all.lo));
        }
    }
    (below, above)
}

/// Whether each element but the first follows from another one, and the first is a number.
fn follows(rules: &Rules, var: VarId, from: &Term) -> bool {
    let is_first = |term: &Term| matches!(term, Term::Element { var: own, indices } if *own == var && indices[..] == [Index::At(Term::Int(0))]);
    let is_known = |rule: &Rule| match &rule.atom {
        Atom::Compare(Compare { left, op: Comparison::Equal, right }) => {
            is_first(left) && matches!(right, Term::Int(_)) || is_first(right) && matches!(left, Term::Int(_))
        }
        _ => false,
    };
    from.arrays() == [var] && rules.rules.iter().any(is_known)
}

/// Whether a line says which characters a field has, or which texts.
fn has_letters(rules: &Rules, var: VarId, field: usize) -> bool {
    rules.rules.iter().any(|rule| match &rule.atom {
        Atom::Member(member) => rule.reach.uniform && member.term.arrays() == [var],
        // These relate characters to each other, and leave open which there are.
        Atom::Distinct(_)
        | Atom::Unlike(_)
        | Atom::Lacks(_)
        | Atom::Compare(_)
        | Atom::Count(_)
        | Atom::Appear(_)
        | Atom::When(_) => false,
        atom => atom.fields().contains(&field) || atom.whole_arrays().contains(&var),
    })
}

impl Likeness {
    /// Keeps a variable between the values of the examples, where its ends are open.
    fn bound(&mut self, var: VarId, seen: &[i128], scale: i128) {
        let (below, above) = open_ends(&self.rules, var);
        let (Some(&least), Some(&most)) = (seen.iter().min(), seen.iter().max()) else { return };
        if !below && !above {
            return;
        }
        // Between the examples' values and the simplest one of their sign.
        let lo = if least > 0 && matches!(self.rules.vars[var].cell, Cell::Int) { 1 } else { least };
        let slot = self.rules.vars[var].slot;
        let range = match self.rules.vars[var].depth {
            0 => &mut self.rules.start.scalars[slot],
            _ => &mut self.rules.start.elements[var],
        };
        if below {
            range.lo = lo;
        }
        if above {
            range.hi = most;
        }
        let name = &self.rules.vars[var].name;
        let shown =
            |x: i128| if x % scale == 0 { (x / scale).to_string() } else { format!("{}", x as f64 / scale as f64) };
        let scale_of = |x| if self.rules.vars[var].cell == Cell::Double { shown(x) } else { x.to_string() };
        self.told.push(match (below, above) {
            (true, true) => format!("`{name}` from {} to {}", scale_of(lo), scale_of(most)),
            (true, false) => format!("`{name}` from {}", scale_of(lo)),
            _ => format!("`{name}` to {}", scale_of(most)),
        });
    }

    /// Keeps lengths near those of the examples, where nothing bounds them.
    fn lengths(&mut self, field: usize, level: usize, values: &[&Value]) {
        let var = match self.rules.trees.get(&field) {
            Some(&(nodes, _)) => nodes,
            None => self.rules.length_of(field, level),
        };
        // Columns of one parameter share their length.
        if matches!(self.rules.vars[var].kind, VarKind::Length { field: first, .. } if first != field) {
            return;
        }
        let (_, above) = open_ends(&self.rules, var);
        let lengths =
            values.iter().flat_map(|value| (0..value.ends[level].len()).map(|item| value.range(level, item).len()));
        let seen: Vec<i128> = lengths.map(|length| length as i128).collect();
        let (Some(&least), Some(&most)) = (seen.iter().min(), seen.iter().max()) else { return };
        if !above {
            return;
        }
        let slot = self.rules.vars[var].slot;
        let range = match self.rules.vars[var].depth {
            0 => &mut self.rules.start.scalars[slot],
            _ => &mut self.rules.start.elements[var],
        };
        // Empty only where an example is.
        *range = Interval::new(range.lo.max(least.min(1)), most.saturating_mul(LONGER));
        let (lo, hi) = (range.lo, range.hi);
        self.told.push(format!("`{}` from {lo} to {hi}", self.rules.vars[var].name));
    }

    /// Keeps single characters among those of the examples, where no line says which there are, and texts in the shape of theirs: whether
    /// there are such texts.
    fn letters(&mut self, var: VarId, field: usize, values: &[&Value]) -> bool {
        let (below, above) = open_ends(&self.rules, var);
        if !below || !above || has_letters(&self.rules, var, field) {
            return false;
        }
        let name = self.rules.vars[var].name.clone();
        if self.rules.fields[field].is_string {
            return self.texts(field, values);
        }
        let cells = values.iter().flat_map(|value| value.cells.iter().copied());
        let mut seen: Vec<i64> = cells.filter(|&x| x != NULL).collect();
        seen.sort_unstable();
        seen.dedup();
        if !seen.is_empty() {
            self.told.push(format!("`{name}` among {} characters", seen.len()));
            let term = self.each(var);
            self.keep(&name, Member { term, values: seen });
        }
        false
    }

    /// Keeps the strings of a field in the shape of the examples' ones: whether they have any.
    fn texts(&mut self, field: usize, values: &[&Value]) -> bool {
        let level = self.rules.fields[field].depth - 1;
        let cells_of = |value: &Value| -> Option<Vec<Vec<u8>>> {
            let items = (0..value.ends[level].len()).map(|item| &value.cells[value.range(level, item)]);
            items.map(|cells| cells.iter().map(|&c| u8::try_from(c).ok()).collect()).collect()
        };
        let Some(seen) = values.iter().map(|value| cells_of(value)).collect::<Option<Vec<_>>>() else { return false };
        let name = self.rules.fields[field].name.clone();
        let mut seen = seen.concat();
        if self.rules.tags.contains_key(&field) {
            // What comes again in calls is a key, and no word of a language.
            seen.sort_unstable();
            seen.dedup();
        }
        let texts = texts::alike(&name, seen);
        if texts.is_empty() {
            return false;
        }
        let mut lengths: Vec<i64> = texts.iter().map(|text| text.len() as i64).collect();
        lengths.sort_unstable();
        lengths.dedup();
        self.told.push(format!("`{name}` in the shape of the examples' texts"));
        let term = self.each(self.rules.length_of(field, level));
        self.keep(&name, Words::of(field, texts));
        self.keep(&name, Member { term, values: lengths });
        true
    }

    /// A scalar, or every element of an array.
    fn each(&self, var: VarId) -> Term {
        match self.rules.vars[var].depth {
            0 => Term::Scalar(self.rules.vars[var].slot),
            depth => Term::Element { var, indices: (0..depth).map(|quantifier| Index::Each(quantifier, 0)).collect() },
        }
    }

    fn keep(&mut self, name: &str, atom: impl Into<Atom>) {
        let line = self.rules.lines.len();
        self.rules.lines.push(format!("`{name}` is like the examples"));
        let mut rule = Rule::new(atom, line);
        rule.reach.uniform = rule.atom.is_uniform(&self.rules.variables);
        rule.reach.bindings = rule.atom.bindings();
        self.rules.rules.push(rule);
    }
}

/// Lengths that nothing bounds grow to so many times those of the examples.
const LONGER: i128 = 2;

/// The numbers of a field as they are drawn: those with a point on the common scale.
fn numbers(rules: &Rules, field: usize, values: &[&Value]) -> Vec<i128> {
    let of = |&cell: &i64| match rules.fields[field].cell {
        Cell::Double => (f64::from_bits(cell as u64) * rules.scale as f64).round() as i128,
        _ => cell.into(),
    };
    values.iter().flat_map(|value| &value.cells).filter(|&&cell| cell != NULL).map(of).collect()
}
