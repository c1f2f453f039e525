//! What the rules leave for one scalar or one element, given what is drawn already.

use super::canvas::Canvas;
use super::domain::Domain;
use crate::validate::interval::{Interval, Known, Target, bounds, narrow, narrow_comparison};
use crate::validate::prime::some_in;
use crate::validate::rules::{Atom, Index, Rule, Term, VarId, VarKind};
use ojkit_model::constraint::{Comparison, Form, Operator};
use ojkit_model::input::Cell;

/// What rules say about one value.
#[derive(Clone, Debug)]
pub(super) struct Says {
    pub range: Interval,
    pub holes: Vec<i64>,
    pub remainders: Vec<(i64, i64)>,
    pub members: Option<Vec<i64>>,
    pub prime: bool,
}

impl Says {
    pub fn new(range: Interval) -> Says {
        Says { range, holes: Vec::new(), remainders: Vec::new(), members: None, prime: false }
    }

    /// The part of a domain that is left.
    pub fn apply(&self, base: &Domain) -> Domain {
        let mut domain = base.within(self.range);
        if let Some(members) = &self.members {
            domain = intersect(&domain, members);
        }
        if self.prime && !domain.is_empty() {
            let primes = some_in(Interval::new(domain.lo().into(), domain.hi().into()));
            domain = intersect(&domain, &primes);
        }
        for &(modulus, remainder) in &self.remainders {
            domain = domain.with_remainder(modulus, remainder);
        }
        if self.holes.is_empty() { domain } else { domain.without(&self.holes) }
    }

    /// Takes in what a rule says under the canvas' quantifiers.
    pub fn take(&mut self, rule: &Rule, canvas: &Canvas, target: Target) {
        self.take_atom(&rule.atom, canvas, target);
    }

    fn take_atom(&mut self, atom: &Atom, canvas: &Canvas, target: Target) {
        match atom {
            Atom::When { conditions, then } => {
                let mut open = conditions.iter().filter(|c| canvas.holds(c) != Some(true));
                match (open.next(), open.next()) {
                    (None, _) => self.take_atom(then, canvas, target),
                    // What cannot follow must not be asked for.
                    (Some(Atom::Compare { left, op, right }), None) if canvas.holds(then) == Some(false) => {
                        let (left, right) = (left.clone(), right.clone());
                        self.take_atom(&Atom::Compare { left, op: op.opposite(), right }, canvas, target);
                    }
                    _ => {}
                }
            }
            Atom::Among { term, array } => {
                let Target::Element(var, cell) = target else { return };
                let last = canvas.total(*array).checked_sub(1);
                if var == *array
                    && Some(cell) == last
                    && let Some(x) = bounds(term, canvas).single()
                    && !(0..cell).any(|c| canvas.value(var, c) == Some(x))
                {
                    self.range = self.range.meet(Interval::point(x));
                }
            }
            Atom::Compare { left, op, right } => {
                narrow_comparison(left, *op, right, canvas, target, &mut self.range);
                if *op == Comparison::NotEqual {
                    for (side, other) in [(left, right), (right, left)] {
                        if mentions(side, canvas, target)
                            && !mentions(other, canvas, target)
                            && let Some(x) = bounds(other, canvas).single()
                        {
                            let mut hole = Interval::ALL;
                            narrow(side, Interval::point(x), canvas, target, &mut hole);
                            if let Some(h) = hole.single().and_then(|h| i64::try_from(h).ok()) {
                                self.holes.push(h);
                            }
                        }
                    }
                }
            }
            Atom::Congruent { term, modulus, remainder } => {
                if let Some((a, b)) = affine(term, canvas, target)
                    && a != 0
                    && let Some(pair) = solve(a, i128::from(*remainder) - b, i128::from(*modulus))
                {
                    match pair {
                        Some((m, r)) => self.remainders.push((m, r)),
                        None => self.range = Interval::EMPTY,
                    }
                }
            }
            Atom::Prime { term } => self.prime |= is_direct(term, canvas, target),
            Atom::Member { term, values } if is_direct(term, canvas, target) => {
                let members = match self.members.take() {
                    Some(old) => old.into_iter().filter(|x| values.binary_search(x).is_ok()).collect(),
                    None => values.clone(),
                };
                self.members = Some(members);
            }
            _ => {}
        }
    }
}

/// Whether a term is the target itself.
fn is_direct(term: &Term, canvas: &Canvas, target: Target) -> bool {
    match (term, target) {
        (Term::Scalar(s), Target::Scalar(t)) => *s == t,
        (Term::Element { var, .. }, Target::Element(v, cell)) => *var == v && canvas.cell(term) == Some(cell),
        _ => false,
    }
}

/// The values of a domain that a sorted list also has.
pub(super) fn intersect(domain: &Domain, list: &[i64]) -> Domain {
    Domain::list(list.iter().copied().filter(|&x| domain.contains(x)).collect()).with_origin(domain.origin())
}

/// Whether the target stands in a term.
pub(super) fn mentions(term: &Term, canvas: &Canvas, target: Target) -> bool {
    let mut found = false;
    term.visit(&mut |t| {
        found |= match (t, target) {
            (Term::Scalar(s), Target::Scalar(x)) => *s == x,
            (Term::Element { var, .. }, Target::Element(v, cell)) => *var == v && canvas.cell(t) == Some(cell),
            (Term::Sum(var) | Term::Smallest(var) | Term::Largest(var), Target::Element(v, _)) => *var == v,
            _ => false,
        }
    });
    found
}

/// The term as `a * target + b`, where everything else in it is known.
fn affine(term: &Term, canvas: &Canvas, target: Target) -> Option<(i128, i128)> {
    let constant = |t: &Term| bounds(t, canvas).single().map(|b| (0, b));
    if !mentions(term, canvas, target) {
        return constant(term);
    }
    match term {
        Term::Scalar(_) | Term::Element { .. } => Some((1, 0)),
        Term::Sum(var) => (canvas.open_cells(*var) == 1).then(|| (1, canvas.sums[*var])),
        Term::Negate(a) => affine(a, canvas, target).map(|(a, b)| (-a, -b)),
        Term::Binary(op, l, r) => {
            let (l, r) = (affine(l, canvas, target)?, affine(r, canvas, target)?);
            match op {
                Operator::Add => Some((l.0.checked_add(r.0)?, l.1.checked_add(r.1)?)),
                Operator::Subtract => Some((l.0.checked_sub(r.0)?, l.1.checked_sub(r.1)?)),
                Operator::Multiply if l.0 == 0 => Some((l.1.checked_mul(r.0)?, l.1.checked_mul(r.1)?)),
                Operator::Multiply if r.0 == 0 => Some((r.1.checked_mul(l.0)?, r.1.checked_mul(l.1)?)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The solutions of `a * x = b (mod m)` as one congruence: `Some(None)` when there is none.
#[allow(clippy::option_option)]
fn solve(a: i128, b: i128, m: i128) -> Option<Option<(i64, i64)>> {
    let (a, b) = (a.rem_euclid(m), b.rem_euclid(m));
    if a == 0 {
        // The target does not matter: either all or no value will do.
        return if b == 0 { None } else { Some(None) };
    }
    let (g, inverse) = extended(a, m);
    if b % g != 0 {
        return Some(None);
    }
    let period = m / g;
    let x = (inverse * (b / g)).rem_euclid(period);
    Some(Some((i64::try_from(period).ok()?, i64::try_from(x).ok()?)))
}

/// The greatest common divisor of `a` and `m`, and `x` with `a * x = gcd (mod m)`.
fn extended(a: i128, m: i128) -> (i128, i128) {
    let (mut r0, mut r1) = (a, m);
    let (mut s0, mut s1) = (1i128, 0i128);
    while r1 != 0 {
        let q = r0 / r1;
        (r0, r1) = (r1, r0 - q * r1);
        (s0, s1) = (s1, s0 - q * s1);
    }
    (r0, s0)
}

/// Where an array variable stands in a rule: the same for each of its elements.
#[derive(Clone, Debug)]
pub(super) struct Occurring<'a> {
    rule: usize,
    /// Whether the array stands in it as a whole.
    summed: bool,
    places: Vec<&'a Vec<Index>>,
}

impl<'a> Occurring<'a> {
    fn new(rule: usize, atom: &'a Atom, var: VarId) -> Occurring<'a> {
        let mut summed = matches!(atom, Atom::Among { array, .. } if *array == var);
        let mut places: Vec<&Vec<Index>> = Vec::new();
        for term in atom.terms() {
            term.visit(&mut |t| match t {
                Term::Element { var: v, indices } if *v == var && !places.contains(&indices) => places.push(indices),
                Term::Sum(v) | Term::Smallest(v) | Term::Largest(v) if *v == var => summed = true,
                _ => {}
            });
        }
        Occurring { rule, summed, places }
    }
}

impl Canvas<'_> {
    /// What all rules about a variable say of one of its elements.
    pub fn says(&mut self, var: VarId, cell: usize, rules: &[usize]) -> Says {
        let start = self.cells[var].get(cell).copied().unwrap_or(Interval::ALL);
        let mut says = Says::new(start);
        let target = Target::Element(var, cell);
        let mut place = [0i64; 8];
        self.indices(var, cell, &mut place);
        let all = self.rules;
        let mut counted = false;
        let mut occurring = std::mem::take(&mut self.occurring[var]);
        for &r in rules {
            let rule = &all.rules[r];
            if let Atom::Form { form, .. } = rule.atom {
                self.form_says(var, cell, form, &mut says);
                continue;
            }
            if let Atom::Within { .. } | Atom::Rearranged { .. } = rule.atom {
                self.other_says(var, cell, r, &mut says);
                continue;
            }
            if matches!(rule.atom, Atom::Count { .. } | Atom::CountRemainder { .. } | Atom::Run { .. }) {
                counted = true;
                continue;
            }
            let at = occurring.iter().position(|known: &Occurring| known.rule == r).unwrap_or_else(|| {
                occurring.push(Occurring::new(r, &rule.atom, var));
                occurring.len() - 1
            });
            if occurring[at].summed {
                self.each(rule, 0, &mut [false; 8], &mut |canvas| says.take(rule, canvas, target));
            }
            for indices in &occurring[at].places {
                let mut bound = [false; 8];
                let fits = indices.iter().zip(place).all(|(index, i)| match index {
                    Index::Each(q, offset) => {
                        let x = i - offset;
                        let same = !bound[*q] || self.quantifiers[*q] == x;
                        bound[*q] = true;
                        self.quantifiers[*q] = x;
                        same
                    }
                    Index::At(t) => bounds(t, self).single() == Some(i128::from(i)),
                });
                if fits {
                    self.each(rule, 0, &mut bound, &mut |canvas| says.take(rule, canvas, target));
                }
            }
        }
        self.occurring[var] = occurring;
        if counted {
            self.counts_say(var, cell, rules, &mut says);
        }
        says
    }

    /// What the form of a text says of its next letter.
    fn form_says(&mut self, var: VarId, cell: usize, form: Form, says: &mut Says) {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return };
        let value = self.field(field);
        let Some(ends) = value.ends.last() else { return };
        let item = ends.partition_point(|&end| end as usize <= cell);
        if item == ends.len() {
            return;
        }
        let range = value.range(value.ends.len() - 1, item);
        let (place, length) = (cell - range.start, range.len());
        if form == Form::Balanced {
            return self.brackets_say(var, cell, range, says);
        }
        if matches!(form, Form::Rotated | Form::Mountain) {
            return self.order_says(var, cell, form, range, says);
        }
        let value = self.field(field);
        let is_text = self.rules.vars[var].cell == Cell::Char;
        let space = i64::from(b' ');
        let is_outer = place == 0 || place + 1 == length;
        match form {
            Form::NoLeadingZeros if place == 0 && length > 1 => {
                says.holes.push(if is_text { i64::from(b'0') } else { 0 })
            }
            Form::NoOuterSpaces if is_outer => says.holes.push(space),
            Form::SingleSpaces if is_outer || value.cells[cell - 1] == space => says.holes.push(space),
            Form::Palindrome if 2 * place >= length && 2 * place + 1 != length => {
                let mirrored = value.cells[range.start + length - 1 - place];
                says.range = says.range.meet(Interval::point(mirrored.into()));
            }
            _ => {}
        }
    }

    /// Whether a comparison, congruence or membership holds; none while that is open.
    pub fn holds(&self, atom: &Atom) -> Option<bool> {
        match atom {
            Atom::Compare { left, op, right } => {
                let (l, r) = (bounds(left, self), bounds(right, self));
                if l.is_empty() || r.is_empty() {
                    return None;
                }
                let (sure, possible) = match op {
                    Comparison::Less => (l.hi < r.lo, l.lo < r.hi),
                    Comparison::LessEqual => (l.hi <= r.lo, l.lo <= r.hi),
                    Comparison::Greater => (l.lo > r.hi, l.hi > r.lo),
                    Comparison::GreaterEqual => (l.lo >= r.hi, l.hi >= r.lo),
                    Comparison::Equal => (l.single().is_some() && l == r, !l.meet(r).is_empty()),
                    Comparison::NotEqual => (l.meet(r).is_empty(), l.single().is_none() || l != r),
                };
                if sure { Some(true) } else { (!possible).then_some(false) }
            }
            Atom::Congruent { term, modulus, remainder } => {
                Some(bounds(term, self).single()?.rem_euclid(i128::from(*modulus)) == i128::from(*remainder))
            }
            Atom::Prime { term } => {
                Some(i64::try_from(bounds(term, self).single()?).is_ok_and(crate::validate::prime::is_prime))
            }
            Atom::Member { term, values } => {
                let x = bounds(term, self).single()?;
                Some(i64::try_from(x).is_ok_and(|x| values.binary_search(&x).is_ok()))
            }
            _ => None,
        }
    }

    /// Runs over the values of the quantifiers that are not bound yet.
    pub fn each(&mut self, rule: &Rule, step: usize, bound: &mut [bool; 8], f: &mut dyn FnMut(&Self)) {
        let Some(binding) = rule.bindings.get(step) else { return f(self) };
        if bound[binding.quantifier] {
            return self.each(rule, step + 1, bound, f);
        }
        let n = self.items(binding.var, &binding.prefix);
        bound[binding.quantifier] = true;
        for i in -binding.offset..n as i64 - binding.offset {
            self.quantifiers[binding.quantifier] = i;
            self.each(rule, step + 1, bound, f);
        }
        bound[binding.quantifier] = false;
    }

    /// How many items the array behind these indices has.
    fn items(&self, var: VarId, prefix: &[Index]) -> usize {
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = self.rules.vars[var].kind else { return 0 };
        let length = self.rules.of_field[field][prefix.len()];
        let at = self.cell(&Term::Element { var: length, indices: prefix.to_vec() });
        let value = self.field(field);
        at.filter(|&at| at < value.ends[prefix.len()].len()).map_or(0, |at| value.range(prefix.len(), at).len())
    }

    /// Narrows single elements by rules between elements, before they are drawn, so that a choice leaves room for the
    /// ones after it. Gives up where that would cost too much: the drawing then rejects what does not fit.
    pub fn sweep(&mut self, vars: &[VarId], rules: &[usize]) {
        let all = self.rules;
        for &var in vars {
            self.cells[var] = vec![self.base[var]; self.total(var)];
        }
        let work: usize = vars.iter().map(|&v| self.total(v)).sum::<usize>() * rules.len().max(1);
        if work > SWEEP_MAX {
            return;
        }
        for _ in 0..SWEEPS {
            let mut changed = false;
            for &r in rules {
                let rule = &all.rules[r];
                let Atom::Compare { left, op, right } = &rule.atom else { continue };
                let mut places: Vec<[i64; 8]> = Vec::new();
                self.each(rule, 0, &mut [false; 8], &mut |canvas| {
                    if places.len() < SWEEP_MAX {
                        places.push(canvas.quantifiers);
                    }
                });
                let mut elements = Vec::new();
                for term in [left, right] {
                    term.visit(&mut |t| {
                        if let Term::Element { var, .. } = t
                            && vars.contains(var)
                        {
                            elements.push((*var, t));
                        }
                    });
                }
                let mut targets = Vec::new();
                // Forwards carries lower ends along a chain, backwards carries upper ends.
                for backwards in [false, true] {
                    let mut narrowed = false;
                    for k in 0..places.len() {
                        self.quantifiers = places[if backwards { places.len() - 1 - k } else { k }];
                        targets.extend(elements.iter().filter_map(|&(var, t)| Some((var, self.cell(t)?))));
                        for (var, cell) in targets.drain(..) {
                            let old = self.cells[var][cell];
                            let mut range = old;
                            narrow_comparison(left, *op, right, self, Target::Element(var, cell), &mut range);
                            if range != old {
                                self.cells[var][cell] = range;
                                narrowed = true;
                            }
                        }
                    }
                    changed |= narrowed;
                    // What one way left as it was, the other way leaves too.
                    if !narrowed {
                        break;
                    }
                }
            }
            if !changed {
                break;
            }
        }
    }
}

/// Bindings of rules to elements that a sweep looks at, at most.
const SWEEP_MAX: usize = 400_000;

/// Passes over all rules between elements, at most.
const SWEEPS: usize = 8;
