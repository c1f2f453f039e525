//! What all rules together say about names: which are the same, which belong to the repeated block, and where their values are from.

use crate::expr::term::{Index, Term, VarId};
use crate::expr::variables::{VarKind, Variables};
use crate::forms::Atom;
use crate::forms::compare::Compare;
use crate::forms::distinct::Distinct;
use crate::rules::{Definition, Rules};
use ojkit_model::constraint::Comparison;

impl Rules {
    /// Names that are always equal (`n == nums.length`) share one slot, and the lengths of arrays that make tuples.
    pub(super) fn share_slots(&mut self) {
        let mut parent: Vec<usize> = (0..self.vars.len()).collect();
        fn root(parent: &[usize], mut x: usize) -> usize {
            while parent[x] != x {
                x = parent[x];
            }
            x
        }
        let mut line_of: Vec<Option<usize>> = vec![None; self.vars.len()];
        for rule in &self.rules {
            let equal: Vec<usize> = match &rule.atom {
                Atom::Compare(compare) if !rule.reach.is_double => match equal_scalars(compare) {
                    Some((a, b)) => vec![a, b],
                    None => continue,
                },
                Atom::Distinct(Distinct { fields, item: 1, .. }) if fields.len() > 1 => {
                    fields.iter().map(|&field| self.vars[self.length_of(field, 0)].slot).collect()
                }
                _ => continue,
            };
            for pair in equal.windows(2) {
                pair.iter().for_each(|&slot| line_of[slot] = line_of[slot].or(Some(rule.line)));
                let (a, b) = (root(&parent, pair[0]), root(&parent, pair[1]));
                parent[a.max(b)] = a.min(b);
            }
        }
        let slots: Vec<usize> = (0..parent.len()).map(|v| root(&parent, v)).collect();
        // A shared slot belongs to the block if any of its names does; a name outside then has no single value.
        for var in &mut self.variables.vars {
            var.slot = slots[var.slot];
        }
        self.variables.repeats_slot = self.repeats_slot.map(|s| slots[s]);
        for rule in &mut self.rules {
            for term in rule.atom.terms_mut() {
                term.rename(&slots);
            }
        }
        let is_empty = |compare: &Compare| equal_scalars(compare).is_some_and(|(a, b)| a == b);
        self.rules.retain(|rule| !matches!(&rule.atom, Atom::Compare(compare) if is_empty(compare)));
        // What an input states twice must be stated alike.
        let stated = |v: &usize| self.vars[*v].depth == 0 && self.vars[*v].kind != VarKind::Name;
        let stated: Vec<usize> = (0..self.vars.len()).filter(stated).collect();
        for &b in &stated {
            let first = stated.iter().copied().find(|&a| self.vars[a].slot == self.vars[b].slot).unwrap_or(b);
            if first != b {
                self.same.push((first, b, line_of[b].or(line_of[first]).unwrap_or(0)));
            }
        }
    }

    /// Where all lengths of an array's items are equal, a line that compares one of them with another array's item means any of them:
    /// the other array may be the longer one.
    pub(super) fn take_any_of_equal_lengths(&mut self) {
        let equal: Vec<VarId> = self.rules.iter().filter_map(|rule| equal_lengths(&rule.atom)).collect();
        let fields: Vec<Option<usize>> = (0..self.vars.len()).map(|var| self.field_of(var)).collect();
        for rule in self.rules.iter_mut().filter(|rule| matches!(rule.atom, Atom::Compare(_))) {
            let arrays = rule.atom.arrays();
            let has_others = |length: VarId| arrays.iter().any(|&var| fields[var] != fields[length]);
            for term in rule.atom.terms_mut() {
                term.change(&mut |term| match term {
                    Term::Element { var, indices }
                        if equal.contains(var) && has_others(*var) && indices.iter().all(Index::is_free) =>
                    {
                        *indices = vec![Index::At(Term::Int(0))];
                    }
                    _ => {}
                });
            }
        }
    }

    pub(super) fn mark_repeated(&mut self) {
        if !self.has_repeats {
            return;
        }
        // A bound name belongs to the block when it is equal to, or only defined through, something in the block.
        loop {
            let mut changed = false;
            let Variables { vars, repeated_fields, slots, .. } = &self.variables;
            let inside: Vec<bool> =
                (0..*slots).map(|s| vars.iter().any(|v| v.depth == 0 && v.slot == s && v.repeated)).collect();
            for rule in &mut self.rules {
                let arrays = rule.atom.arrays().iter().any(|&v| vars[v].repeated);
                let fields = rule.atom.fields().iter().any(|&f| repeated_fields[f]);
                rule.reach.repeated = arrays || fields || rule.atom.scalars().iter().any(|&s| inside[s]);
            }
            for v in 0..self.vars.len() {
                let var = &self.vars[v];
                if var.kind != VarKind::Name || var.repeated {
                    continue;
                }
                let slot = var.slot;
                let is_side = |compare: &Compare| {
                    let name = Term::Scalar(slot);
                    compare.op == Comparison::Equal && (compare.left == name || compare.right == name)
                };
                let defined_inside = self.rules.iter().any(|rule| {
                    rule.reach.repeated && matches!(&rule.atom, Atom::Compare(compare) if is_side(compare))
                });
                if inside[slot] || defined_inside {
                    self.variables.vars[v].repeated = true;
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Finds, for every name that is no parameter and no length, the equation that gives its value.
    pub(super) fn define_names(&mut self) -> Result<(), usize> {
        let mut known = vec![false; self.slots];
        for var in &self.vars {
            if var.depth == 0 && var.kind != VarKind::Name {
                known[var.slot] = true;
            }
        }
        let mut open: Vec<usize> =
            self.vars.iter().filter(|v| v.depth == 0 && !known[v.slot]).map(|v| v.slot).collect();
        open.sort_unstable();
        open.dedup();
        while !open.is_empty() {
            let found = open.iter().enumerate().find_map(|(at, &slot)| {
                let rule = self.rules.iter().position(|r| {
                    matches!(r.atom, Atom::Compare(Compare { op: Comparison::Equal, .. }))
                        && r.atom.scalars().contains(&slot)
                        && !is_index(&r.atom, slot)
                        && r.atom.scalars().iter().all(|&s| s == slot || known[s])
                })?;
                Some((at, Definition { slot, rule }))
            });
            let Some((at, definition)) = found else { return Err(open[0]) };
            known[definition.slot] = true;
            open.remove(at);
            self.definitions.push(definition);
        }
        Ok(())
    }
}

fn equal_scalars(compare: &Compare) -> Option<(usize, usize)> {
    match (&compare.left, compare.op, &compare.right) {
        (Term::Scalar(a), Comparison::Equal, Term::Scalar(b)) => Some((*a, *b)),
        _ => None,
    }
}

/// The lengths that an atom says to be the same for all items of one array.
fn equal_lengths(atom: &Atom) -> Option<VarId> {
    match atom {
        Atom::Compare(Compare {
            left: Term::Element { var, indices: a },
            op: Comparison::Equal,
            right: Term::Element { var: same, indices: b },
        }) if var == same => match (&a[..], &b[..]) {
            ([Index::Each(p, 0)], [Index::Each(q, 0)]) if p != q => Some(*var),
            _ => None,
        },
        _ => None,
    }
}

/// Whether an atom uses a name to point at an element: then it says nothing about the name's own value.
fn is_index(atom: &Atom, slot: usize) -> bool {
    let points = |index: &Index| matches!(index, Index::At(at) if at.scalars().contains(&slot));
    atom.any_part(|part| matches!(part, Term::Element { indices, .. } if indices.iter().any(points)))
}
