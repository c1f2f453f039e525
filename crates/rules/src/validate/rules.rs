//! The constraint lines bound to an input's fields: variables, terms and the atoms that must hold.

pub use super::graph::Graph;
use super::interval::Interval;
pub use super::together::Times;
use ojkit_model::constraint::{Comparison, Form, Operator, Within};
use ojkit_model::input::{Cell, Field};
use std::collections::BTreeMap;

/// Index into [`Rules::vars`].
pub type VarId = usize;

/// Something that has a value, or one value per element.
#[derive(Clone, Debug, PartialEq)]
pub struct Var {
    /// How messages call it: `n`, `nums.length`, `nums[i]`.
    pub name: String,
    /// What it is.
    pub kind: VarKind,
    /// Dimensions: 0 for a scalar.
    pub depth: usize,
    /// How a cell is read.
    pub cell: Cell,
    /// Whether it belongs to the block that repeats per test case.
    pub repeated: bool,
    /// For scalars: where its value is kept. Names that are always equal share a slot.
    pub slot: usize,
}

/// What a variable is.
#[derive(Clone, Debug, PartialEq)]
pub enum VarKind {
    /// A name that the constraints bind (`n == nums.length`) or that is only in the layout.
    Name,
    /// The number of test cases.
    Repeats,
    /// The lengths of the items at depth `level` of a field.
    Length {
        /// The first field that has this length (columns of one parameter share theirs).
        field: usize,
        /// 0: of the whole array, 1: of each row ...
        level: usize,
    },
    /// How many nodes a tree has; its cells are these and the missing children between them.
    Nodes {
        /// The tree's field.
        field: usize,
    },
    /// Whether there is a node at each place of a tree, in level order.
    Shape {
        /// The tree's field.
        field: usize,
    },
    /// The cells of a field.
    Cells {
        /// The field.
        field: usize,
    },
}

/// An expression over bound variables.
#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    /// A constant.
    Int(i128),
    /// A scalar's value.
    Scalar(usize),
    /// One element: as many indices as the variable has dimensions.
    Element {
        /// The variable.
        var: VarId,
        /// Its indices, outermost first.
        indices: Vec<Index>,
    },
    /// The value of a quantified index, as the problem counts.
    Quantifier(usize),
    /// `-a`
    Negate(Box<Term>),
    /// `|a|`
    Abs(Box<Term>),
    /// Two operands.
    Binary(Operator, Box<Term>, Box<Term>),
    /// The sum of all elements.
    Sum(VarId),
    /// The smallest element.
    Smallest(VarId),
    /// The largest element.
    Largest(VarId),
    /// The smallest of some terms.
    Min(Vec<Term>),
    /// The largest of some terms.
    Max(Vec<Term>),
}

/// One index of an element, counted from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Index {
    /// A quantifier plus an offset: for every value for which all elements of the atom exist.
    Each(usize, i64),
    /// A fixed place, such as `[0]` or `[n - 1]`.
    At(Term),
}

/// One thing that must hold, for all values of its quantifiers.
#[derive(Clone, Debug, PartialEq)]
pub enum Atom {
    /// `left op right`.
    Compare {
        /// Left side.
        left: Term,
        /// The relation.
        op: Comparison,
        /// Right side.
        right: Term,
    },
    /// `term mod modulus == remainder`.
    Congruent {
        /// The term.
        term: Term,
        /// At least 1.
        modulus: i64,
        /// From 0 to `modulus - 1`.
        remainder: i64,
    },
    /// The term is one of these values, sorted.
    Member {
        /// The term.
        term: Term,
        /// The values.
        values: Vec<i64>,
    },
    /// The term is a prime number.
    Prime {
        /// The term.
        term: Term,
    },
    /// Every string of the field is one of these texts, sorted.
    Texts {
        /// The field; its innermost dimension are letters.
        field: usize,
        /// The texts.
        values: Vec<Vec<u8>>,
    },
    /// Items differ pairwise.
    Distinct {
        /// The fields whose items are compared together: one, or the columns of rows.
        fields: Vec<usize>,
        /// The depth of the items: 1 for the elements of `integer[]` or the strings of `string[]`.
        item: usize,
        /// The depth within which they differ: 0 for the whole field, 1 for each row.
        group: usize,
    },
    /// Whole values differ: `s != t` for strings or arrays.
    Unlike {
        /// Two fields.
        fields: (usize, usize),
    },
    /// A bound on the total over all test cases.
    Total {
        /// The summed term.
        term: Term,
        /// The relation.
        op: Comparison,
        /// The bound, over names outside the block.
        bound: Term,
    },
    /// Where all conditions hold, so does the consequence; a condition about an element that does not exist does not hold.
    When {
        /// Comparisons, congruences and memberships.
        conditions: Vec<Atom>,
        /// One more of these.
        then: Box<Atom>,
    },
    /// Some element of the array equals the term.
    Among {
        /// The term.
        term: Term,
        /// The array's cells.
        array: VarId,
    },
    /// Every innermost array below has this form.
    Form {
        /// The cells.
        var: VarId,
        /// What they look like together.
        form: Form,
    },
    /// The values of a binary tree are in order: left below, right above the node's.
    SearchTree {
        /// The cells.
        var: VarId,
    },
    /// What edges or parents are together.
    Graph(Graph),
    /// How many cells of each group lie in given ranges.
    Count {
        /// The cells.
        var: VarId,
        /// The depth of what is counted in: 0 for the whole array, 1 for each row.
        group: usize,
        /// The ranges, ascending and apart, both ends included.
        ranges: Vec<(i64, i64)>,
        /// How the number stands to the bound.
        op: Comparison,
        /// The bound, over scalars.
        bound: Term,
    },
    /// How many cells of each group lie in given ranges, modulo a number.
    CountRemainder {
        /// The cells.
        var: VarId,
        /// The depth of what is counted in: 0 for the whole array, 1 for each row.
        group: usize,
        /// The ranges, ascending and apart, both ends included.
        ranges: Vec<(i64, i64)>,
        /// At least 2.
        modulus: i64,
        /// From 0 to `modulus - 1`.
        remainder: i64,
    },
    /// How many cells of each group that lie in given ranges stand side by side.
    Run {
        /// The cells.
        var: VarId,
        /// The depth of what is counted in: 0 for the whole array, 1 for each row.
        group: usize,
        /// The ranges, ascending and apart, both ends included.
        ranges: Vec<(i64, i64)>,
        /// At most so many.
        most: i64,
    },
    /// How often the values of each group are there.
    Appear {
        /// The cells.
        var: VarId,
        /// The depth of the group: 0 for the whole array, 1 for each row.
        group: usize,
        /// At least and at most so often; of all values, or of one.
        times: Times,
    },
    /// One text or flat array lies in another.
    Within {
        /// The field of the smaller one.
        part: usize,
        /// The field of the larger one.
        whole: usize,
        /// How it lies there.
        how: Within,
    },
    /// Two texts or flat arrays have the same elements, in any order.
    Rearranged {
        /// The field that is drawn first.
        first: usize,
        /// The field that is drawn from it.
        second: usize,
    },
    /// Some text of the array is this text.
    Holds {
        /// The field of texts.
        array: usize,
        /// The field of the one text.
        text: usize,
    },
    /// Each of these lists of neighbours stands in the lists of its members.
    Symmetric {
        /// The field of lists.
        field: usize,
    },
    /// No text of the array is this text.
    Lacks {
        /// The field of texts.
        array: usize,
        /// The field of the one text.
        text: usize,
    },
    /// At most this many digits behind the point.
    Decimals {
        /// The field.
        field: usize,
        /// The digits.
        digits: u32,
    },
}

/// An atom with where it comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// What must hold.
    pub atom: Atom,
    /// Which constraint line says so: index into the problem's constraints.
    pub line: usize,
    /// Whether it speaks of the repeated block.
    pub repeated: bool,
    /// Whether it compares numbers with a point; its constants are then scaled by [`Rules::scale`].
    pub is_double: bool,
    /// Whether what it says of an element it says of every element of the array alike.
    pub uniform: bool,
    /// How to run over all values of the quantifiers, outermost first.
    pub(crate) bindings: Vec<Binding>,
}

/// A problem's constraints, ready to check and to draw.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The fields of an input.
    pub fields: Vec<Field>,
    /// Which fields lie in the repeated block.
    pub repeated_fields: Vec<bool>,
    /// Whether there is a repeated block.
    pub has_repeats: bool,
    /// All variables.
    pub vars: Vec<Var>,
    /// Per field: its length variables by level, then its cells.
    pub of_field: Vec<Vec<VarId>>,
    /// Number of scalar slots.
    pub slots: usize,
    /// All rules.
    pub rules: Vec<Rule>,
    /// The constraint lines' own text, for messages.
    pub lines: Vec<String>,
    /// 0 or 1.
    pub indices_from: i64,
    /// Numbers with a point are drawn and compared as multiples of 1 / scale.
    pub scale: i128,
    /// Scalars in the order in which a reader can work them out: (slot, rule that defines it) for names.
    pub(crate) definitions: Vec<Definition>,
    /// Inequalities that follow from several rules together.
    pub(crate) implied: Vec<super::implied::Implied>,
    /// What the rules' atoms speak of, in their order.
    pub(crate) mentions: Vec<super::propagate::Mentions>,
    /// By variable of depth 1: the slot of its length.
    pub(crate) length_slots: Vec<Option<usize>>,
    /// What the types alone say.
    pub(crate) start: super::propagate::Ranges,
    /// What types and rules together say.
    pub(crate) ranges: super::propagate::Ranges,
    /// Scalars that an input states separately and that must be equal, with the line that says so.
    pub(crate) same: Vec<(VarId, VarId, usize)>,
    /// The scalar that counts the repetitions of the block.
    pub(crate) repeats_slot: Option<usize>,
    /// Column groups: for a field of a parameter with alternatives, its tag field and its alternative.
    pub(crate) tags: BTreeMap<usize, (usize, i64)>,
    /// For the field of a tree: the variables of its number of nodes and of its shape.
    pub(crate) trees: BTreeMap<usize, (VarId, VarId)>,
}

/// Where a quantifier gets its range from: one more index behind `prefix` into `var`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Binding {
    pub quantifier: usize,
    pub var: VarId,
    pub prefix: Vec<Index>,
    pub offset: i64,
}

/// How the value of a bound name follows from the input.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Definition {
    pub slot: usize,
    pub rule: usize,
}

impl Term {
    /// Calls `f` for this term and everything inside it.
    pub fn visit<'a>(&'a self, f: &mut impl FnMut(&'a Term)) {
        f(self);
        match self {
            Term::Int(_) | Term::Scalar(_) | Term::Quantifier(_) => {}
            Term::Sum(_) | Term::Smallest(_) | Term::Largest(_) => {}
            Term::Element { indices, .. } => {
                for index in indices {
                    if let Index::At(t) = index {
                        t.visit(f);
                    }
                }
            }
            Term::Negate(a) | Term::Abs(a) => a.visit(f),
            Term::Binary(_, a, b) => {
                a.visit(f);
                b.visit(f);
            }
            Term::Min(terms) | Term::Max(terms) => terms.iter().for_each(|t| t.visit(f)),
        }
    }

    /// Whether only constants and scalars stand in it.
    pub fn is_scalar(&self) -> bool {
        let mut scalar = true;
        self.visit(&mut |t| {
            scalar &= matches!(
                t,
                Term::Int(_)
                    | Term::Scalar(_)
                    | Term::Negate(_)
                    | Term::Abs(_)
                    | Term::Binary(..)
                    | Term::Min(_)
                    | Term::Max(_)
            )
        });
        scalar
    }

    /// The slots in it.
    pub fn scalars(&self) -> Vec<usize> {
        let mut out = Vec::new();
        self.visit(&mut |t| {
            if let Term::Scalar(slot) = t
                && !out.contains(slot)
            {
                out.push(*slot);
            }
        });
        out
    }

    /// The array variables in it.
    pub fn arrays(&self) -> Vec<VarId> {
        let mut out = Vec::new();
        self.visit(&mut |t| {
            if let Term::Element { var, .. } | Term::Sum(var) | Term::Smallest(var) | Term::Largest(var) = t
                && !out.contains(var)
            {
                out.push(*var);
            }
        });
        out
    }
}

impl Atom {
    /// How to run over the quantifiers: each from the first element whose other indices are known by then.
    pub(crate) fn bindings(&self) -> Vec<Binding> {
        let mut out: Vec<Binding> = Vec::new();
        loop {
            let mut found = None;
            for term in self.terms() {
                term.visit(&mut |t| {
                    let Term::Element { var, indices } = t else { return };
                    for (k, index) in indices.iter().enumerate() {
                        let Index::Each(q, offset) = index else { continue };
                        let known =
                            |i: &Index| !matches!(i, Index::Each(q, _) if !out.iter().any(|b| b.quantifier == *q));
                        if out.iter().any(|b| b.quantifier == *q) {
                            continue;
                        }
                        if found.is_none() && indices[..k].iter().all(known) {
                            found = Some(Binding {
                                quantifier: *q,
                                var: *var,
                                prefix: indices[..k].to_vec(),
                                offset: *offset,
                            });
                        }
                    }
                });
            }
            match found {
                Some(binding) => out.push(binding),
                None => return out,
            }
        }
    }

    /// The terms of the atom.
    pub fn terms(&self) -> Vec<&Term> {
        match self {
            Atom::Compare { left, right, .. } => vec![left, right],
            Atom::Congruent { term, .. } | Atom::Member { term, .. } | Atom::Prime { term } => vec![term],
            Atom::Total { term, bound, .. } => vec![term, bound],
            Atom::When { conditions, then } => conditions.iter().chain([&**then]).flat_map(Atom::terms).collect(),
            Atom::Among { term, .. } => vec![term],
            Atom::Count { bound, .. } => vec![bound],
            Atom::Appear {
                times: Times::Each { most: Some(bound), .. } | Times::Some(bound) | Times::Different(_, bound),
                ..
            } => vec![bound],
            Atom::Graph(graph) => vec![&graph.first, &graph.last],
            Atom::Texts { .. }
            | Atom::Distinct { .. }
            | Atom::Unlike { .. }
            | Atom::Lacks { .. }
            | Atom::Appear { .. }
            | Atom::CountRemainder { .. }
            | Atom::Run { .. }
            | Atom::Within { .. }
            | Atom::Rearranged { .. }
            | Atom::Holds { .. }
            | Atom::Symmetric { .. }
            | Atom::Form { .. }
            | Atom::SearchTree { .. }
            | Atom::Decimals { .. } => Vec::new(),
        }
    }

    /// Arrays that it speaks of as wholes.
    pub(crate) fn whole_arrays(&self) -> Vec<VarId> {
        match self {
            Atom::Among { array, .. } => vec![*array],
            Atom::Form { var, .. }
            | Atom::SearchTree { var }
            | Atom::Count { var, .. }
            | Atom::CountRemainder { var, .. }
            | Atom::Run { var, .. }
            | Atom::Appear { var, .. } => vec![*var],
            Atom::Graph(graph) => graph.ends.clone(),
            _ => Vec::new(),
        }
    }

    /// The slots in it.
    pub fn scalars(&self) -> Vec<usize> {
        let mut out: Vec<usize> = self.terms().iter().flat_map(|t| t.scalars()).collect();
        out.sort_unstable();
        out.dedup();
        out
    }

    /// The array variables in it.
    pub fn arrays(&self) -> Vec<VarId> {
        let mut out: Vec<VarId> = self.terms().iter().flat_map(|t| t.arrays()).collect();
        out.extend(self.whole_arrays());
        out.sort_unstable();
        out.dedup();
        out
    }
}

impl Rules {
    /// The variable of a field's cells.
    pub fn cells_of(&self, field: usize) -> VarId {
        self.of_field[field][self.fields[field].depth]
    }

    /// What types and rules together leave for a variable, or for each element of an array's.
    pub fn range_of(&self, var: VarId) -> Interval {
        let Var { depth, slot, .. } = self.vars[var];
        if depth == 0 { self.ranges.scalars[slot] } else { self.ranges.elements[var] }
    }

    /// Whether any field is a binary tree.
    pub fn has_trees(&self) -> bool {
        !self.trees.is_empty()
    }

    /// The variable of a field's lengths at a level.
    pub fn length_of(&self, field: usize, level: usize) -> VarId {
        self.of_field[field][level]
    }
}

impl Atom {
    pub(super) fn terms_mut(&mut self) -> Vec<&mut Term> {
        match self {
            Atom::Compare { left, right, .. } => vec![left, right],
            Atom::Congruent { term, .. } | Atom::Member { term, .. } | Atom::Prime { term } => vec![term],
            Atom::Total { term, bound, .. } => vec![term, bound],
            Atom::When { conditions, then } => {
                conditions.iter_mut().chain([&mut **then]).flat_map(Atom::terms_mut).collect()
            }
            Atom::Among { term, .. } => vec![term],
            Atom::Count { bound, .. } => vec![bound],
            Atom::Appear {
                times: Times::Each { most: Some(bound), .. } | Times::Some(bound) | Times::Different(_, bound),
                ..
            } => vec![bound],
            Atom::Graph(graph) => vec![&mut graph.first, &mut graph.last],
            _ => Vec::new(),
        }
    }

    /// The fields that the atom names as wholes.
    pub fn fields(&self) -> Vec<usize> {
        match self {
            Atom::Texts { field, .. } | Atom::Decimals { field, .. } => vec![*field],
            Atom::Distinct { fields, .. } => fields.clone(),
            Atom::Unlike { fields: (a, b) } => vec![*a, *b],
            Atom::Lacks { array, text } | Atom::Holds { array, text } => vec![*array, *text],
            Atom::Within { part: a, whole: b, .. } | Atom::Rearranged { first: a, second: b } => vec![*a, *b],
            Atom::Symmetric { field } => vec![*field],
            _ => Vec::new(),
        }
    }
}

impl Term {
    pub(super) fn rename(&mut self, slots: &[usize]) {
        match self {
            Term::Scalar(slot) => *slot = slots[*slot],
            Term::Int(_) | Term::Quantifier(_) | Term::Sum(_) | Term::Smallest(_) | Term::Largest(_) => {}
            Term::Element { indices, .. } => {
                for index in indices {
                    if let Index::At(t) = index {
                        t.rename(slots);
                    }
                }
            }
            Term::Negate(a) | Term::Abs(a) => a.rename(slots),
            Term::Binary(_, a, b) => {
                a.rename(slots);
                b.rename(slots);
            }
            Term::Min(terms) | Term::Max(terms) => terms.iter_mut().for_each(|t| t.rename(slots)),
        }
    }
}
