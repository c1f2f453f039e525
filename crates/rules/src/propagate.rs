//! What the constraints say about the range of every name and of every array's elements, before anything is drawn.
//!
//! Every rule narrows the ranges by itself, and so does every inequality that several rules imply; round after round, until nothing
//! changes any more or the rounds are used up. What is left holds every legal value, and perhaps others.

use crate::expr::evaluate::bounds;
use crate::expr::term::Term;
use crate::forms::Atom;
use crate::forms::member::Member;
use crate::narrowing::{Empty, Mentions, Narrowing, Ranges, has_items, hull};
use crate::rules::Rules;
use ojkit_model::constraint::Operator;

/// Rounds of narrowing after which what is left is left to the drawing.
const ROUNDS_MAX: usize = 40;

impl Rules {
    /// Narrows the ranges as far as the rules allow, without losing a legal value.
    ///
    /// Errors: the line of a rule that cannot hold.
    pub fn narrow(&self, ranges: &mut Ranges) -> Result<(), usize> {
        let (variables, shared) = (&self.variables, &self.shared);
        for _ in 0..ROUNDS_MAX {
            let before = ranges.clone();
            for (rule, mentions) in self.rules.iter().zip(&self.mentions) {
                let narrowed = rule.atom.narrow(&mut Narrowing { variables, shared, mentions, ranges });
                narrowed.map_err(|Empty| rule.line)?;
            }
            for (implied, mentions) in self.implied.iter().zip(&self.mentions[self.rules.len()..]) {
                if implied.needs_items.is_none_or(|slot| ranges.scalars[slot].lo >= 1) {
                    let mut narrowing = Narrowing { variables, shared, mentions, ranges };
                    let narrowed = narrowing.compare((&implied.left, implied.op, &implied.right));
                    narrowed.map_err(|Empty| self.rules[implied.rule].line)?;
                }
            }
            if *ranges == before {
                break;
            }
        }
        Ok(())
    }

    /// Errors where no input at all can be legal: the line, what is wrong, and what to do.
    pub fn refuse_contradictions(&mut self) -> Result<(), (usize, String, String)> {
        let length_slot = |v: usize| if self.vars[v].depth == 1 { self.length_slot(v) } else { None };
        self.shared.length_slots = (0..self.vars.len()).map(length_slot).collect();
        let listed = self.rules.iter().filter(|rule| rule.reach.uniform).filter_map(|rule| match &rule.atom {
            Atom::Member(Member { term: Term::Element { var, .. }, values }) => Some((*var, values.clone())),
            _ => None,
        });
        self.shared.listed = listed.collect();
        self.implied = self.find_implied();
        let implied: Vec<Atom> = self.implied.iter().map(|implied| implied.atom()).collect();
        let atoms = self.rules.iter().map(|rule| &rule.atom).chain(&implied);
        self.mentions = atoms.map(|atom| self.mentioned(atom)).collect();
        let mut ranges = self.start.clone();
        self.narrow(&mut ranges).map_err(|line| self.contradiction(line))?;
        if let Some(line) = self.divides_by_nothing_else_than_zero(&ranges) {
            let help = "a divisor needs a value that is not 0: correct its bounds";
            return Err((line, "this line divides by what can only be 0".to_string(), help.to_string()));
        }
        self.ranges = ranges;
        Ok(())
    }

    fn mentioned(&self, atom: &Atom) -> Mentions {
        let is_apart =
            |t: &Term| matches!(t, Term::Element { .. } | Term::Quantifier(_) | Term::Smallest(_) | Term::Largest(_));
        Mentions {
            scalars: atom.scalars(),
            arrays: atom.arrays(),
            uniform: atom.is_uniform(&self.variables),
            aggregate: !atom.any_part(is_apart),
        }
    }

    /// A line with a divisor that is 0 whatever is chosen within the ranges.
    fn divides_by_nothing_else_than_zero(&self, ranges: &Ranges) -> Option<usize> {
        let hull = hull(&self.variables, &self.shared, ranges);
        let is_zero = |term: &Term| bounds(term, &hull).single() == Some(0);
        let divides = |t: &Term| matches!(t, Term::Binary(Operator::Divide | Operator::Modulo, _, by) if is_zero(by));
        let applies = |atom: &Atom| {
            !matches!(atom, Atom::When(_)) && atom.arrays().iter().all(|&v| has_items(&self.variables, ranges, v))
        };
        self.rules.iter().find(|rule| applies(&rule.atom) && rule.atom.any_part(divides)).map(|rule| rule.line)
    }

    /// What is wrong with a line that cannot hold, and what to do.
    fn contradiction(&self, line: usize) -> (usize, String, String) {
        let names = |l: usize| -> Vec<usize> {
            self.rules
                .iter()
                .filter(|r| r.line == l)
                .flat_map(|r| r.atom.scalars().into_iter().chain(r.atom.arrays().into_iter().map(|v| v + self.slots)))
                .collect()
        };
        let own = names(line);
        let others: Vec<&str> = (0..self.lines.len())
            .filter(|&l| l != line && names(l).iter().any(|n| own.contains(n)))
            .map(|l| self.lines[l].trim())
            .collect();
        let distinct = self.rules.iter().any(|rule| rule.line == line && matches!(rule.atom, Atom::Distinct(_)));
        let (message, help) = match (distinct, others.is_empty()) {
            (true, _) => (
                "no input can satisfy this line: there are fewer different values than items",
                "widen the range of the values, or lower the length".to_string(),
            ),
            (false, true) => (
                "no input can satisfy this line",
                "the smallest value that it asks for is larger than the largest; correct one of them".to_string(),
            ),
            (false, false) => (
                "no input can satisfy this line together with the others",
                format!("compare it with: {}", others.join("; ")),
            ),
        };
        (line, message.to_string(), help)
    }
}
