//! One statement of a line, turned into what must hold.

use super::place::{Place, comparison, fold, glued};
use super::{Binder, Bound, Fault, expressions, speaks_of_nodes, visit_paths};
use crate::validate::frame::QUANTIFIERS;
use crate::validate::rules::{Atom, Index, Rule, Term, VarId, VarKind};
use crate::validate::scope::Meaning;
use ojkit_model::constraint::{self, Comparison, Expr, Literal, Operator, Step};
use ojkit_model::input::Cell;
use ojkit_model::signature::Type;

impl Binder<'_, '_> {
    pub(super) fn rule(&mut self, rule: &constraint::Rule) -> Bound<Vec<Rule>> {
        let mut out = Vec::new();
        if let constraint::Rule::Chain { groups, operators } = rule
            && !self.scope.tags.is_empty()
            && (groups.len() > 2 || groups.iter().any(|group| group.len() > 1))
        {
            // Each comparison is for the rows that have its own columns, whatever else stands in the line.
            for (pair, &operator) in groups.windows(2).zip(operators) {
                for (left, right) in pair[0].iter().flat_map(|left| pair[1].iter().map(move |right| (left, right))) {
                    let groups = vec![vec![left.clone()], vec![right.clone()]];
                    out.extend(self.rule(&constraint::Rule::Chain { groups, operators: vec![operator] })?);
                }
            }
            return Ok(out);
        }
        // A column name that several alternatives have stands for each of them in turn.
        let nodes =
            if expressions(rule).into_iter().any(speaks_of_nodes) { self.scope.node_fields() } else { Vec::new() };
        let nodes: Vec<Option<usize>> =
            if nodes.is_empty() { vec![None] } else { nodes.into_iter().map(Some).collect() };
        let choices = self.alternatives(rule);
        for (node, choice) in nodes.iter().flat_map(|&n| choices.iter().map(move |&c| (n, c))) {
            self.node = node;
            let atoms = self.atoms(rule, choice)?;
            for atom in atoms {
                let is_double = self.is_double(&atom);
                if self.quantifiers.len() > QUANTIFIERS {
                    return Err(Fault::line("too many different indices in one line", "split the line"));
                }
                out.push(Rule {
                    atom,
                    line: self.line,
                    repeated: false,
                    is_double,
                    uniform: false,
                    bindings: Vec::new(),
                });
            }
        }
        Ok(out)
    }

    /// What a statement says, for one alternative of tagged rows.
    pub(super) fn atoms(&mut self, rule: &constraint::Rule, choice: Option<usize>) -> Bound<Vec<Atom>> {
        use constraint::Rule as R;
        Ok(match rule {
            R::Chain { groups, operators } => self.chain(groups, operators, choice)?,
            R::OneOf { subjects, values } => self.one_of(subjects, values, choice)?,
            R::Alphabet { subjects, alphabet } => {
                let values: Vec<i64> = alphabet.iter().map(|&c| c as i64).collect();
                let mut atoms = Vec::new();
                for subject in subjects {
                    let (field, term) = self.letters(subject, choice)?;
                    let cell = self.scope.fields()[field].cell;
                    if matches!(cell, Cell::Int | Cell::Bool) && alphabet.iter().all(char::is_ascii_digit) {
                        // `nums consists of 0 and 1` lists values there.
                        let values = values.iter().map(|c| c - i64::from(b'0')).collect();
                        atoms.push(Atom::Member { term, values });
                        continue;
                    }
                    if self.scope.fields()[field].cell != Cell::Char {
                        return Err(Fault::line(
                            format!("`{}` holds no characters", self.scope.fields()[field].name),
                            "an alphabet goes with a string, a character, or arrays of them",
                        ));
                    }
                    atoms.push(Atom::Member { term, values: values.clone() });
                }
                atoms
            }
            R::Distinct { subject, cells } => vec![self.distinct(subject, *cells, choice)?],
            R::DistinctTuples { items } => vec![self.tuples(items, choice)?],
            R::Sorted { subject, order } => vec![self.sorted(subject, *order, choice)?],
            R::Permutation { subject, first, last } => self.permutation(subject, first, last, choice)?,
            R::Congruent { subjects, modulus, remainder } => {
                let modulus = match self.term(modulus, choice)? {
                    Term::Int(m) if (1..=i64::MAX as i128).contains(&m) => m as i64,
                    modulus if modulus.is_scalar() && !matches!(modulus, Term::Int(_)) => {
                        let mut atoms = Vec::new();
                        for s in subjects {
                            let rest = fold(Operator::Modulo, self.term(s, choice)?, modulus.clone());
                            atoms.push(comparison(rest, Comparison::Equal, Term::Int((*remainder).into())));
                        }
                        return Ok(atoms);
                    }
                    _ => {
                        return Err(Fault::line("the divisor must be a positive number", "write the number itself"));
                    }
                };
                let mut atoms = Vec::new();
                for s in subjects {
                    let term = self.term(s, choice)?;
                    atoms.push(Atom::Congruent { term, modulus, remainder: remainder.rem_euclid(modulus) });
                }
                atoms
            }
            R::Prime { subjects } => {
                let terms = subjects.iter().map(|subject| self.term(subject, choice)).collect::<Bound<Vec<Term>>>()?;
                terms.into_iter().map(|term| Atom::Prime { term }).collect()
            }
            R::Total { subject, operator, bound } => {
                let term = self.term(subject, choice)?;
                let bound = self.term(bound, choice)?;
                if self.scope.has_repeats {
                    vec![Atom::Total { term, op: *operator, bound }]
                } else {
                    // Where an input is one test case, the total is at least what this one adds.
                    vec![comparison(term, *operator, bound)]
                }
            }
            R::Decimals { subjects, digits } => {
                let mut atoms = Vec::new();
                for s in subjects {
                    let (field, _) = self.letters(s, choice)?;
                    if self.scope.fields()[field].cell != Cell::Double {
                        return Err(Fault::line(
                            "only a `double` has decimal places",
                            "declare the parameter as `double`",
                        ));
                    }
                    atoms.push(Atom::Decimals { field, digits: *digits });
                }
                atoms
            }
            R::Row { subject, forms } => self.row(subject, forms)?,
            R::When { conditions, rules } => self.conditional(conditions, rules)?,
            R::Member { subjects, array } => self.member(subjects, array)?,
            R::Form { subjects, form } => self.form(subjects, *form)?,
            R::Count { subject, what, operator, bound } => self.count(subject, what, *operator, bound)?,
            R::CountRemainder { subject, what, modulus, remainder } => {
                self.count_remainder(subject, what, *modulus, *remainder)?
            }
            R::Run { subject, what, most } => self.run(subject, what, *most)?,
            R::Appear { subject, appear } => self.appear(subject, appear)?,
            R::Within { part, whole, how } => self.within(part, whole, *how)?,
            R::Rearranged { left, right } => self.rearranged(left, right)?,
            R::Letter { subjects, place, from_end, alphabet } => self.letter(subjects, *place, *from_end, alphabet)?,
            R::Structure { subject, structure } => self.structure(subject.as_ref(), *structure)?,
        })
    }

    /// The alternatives that a rule has to be read for: each that has all the columns it names; `None` where no column
    /// belongs to an alternative.
    pub(super) fn alternatives(&self, rule: &constraint::Rule) -> Vec<Option<usize>> {
        let mut sets: Vec<Vec<usize>> = Vec::new();
        for expr in expressions(rule) {
            visit_paths(expr, &mut |p| {
                let mut names = vec![p.name.as_str()];
                names.extend(
                    p.steps.iter().filter_map(|s| if let Step::Member(m) = s { Some(m.as_str()) } else { None }),
                );
                for name in names {
                    let fields = self.columns(name);
                    if fields.iter().any(|f| self.scope.tags.contains_key(f)) {
                        sets.push(
                            fields.iter().filter_map(|f| self.scope.tags.get(f).map(|&(_, a)| a as usize)).collect(),
                        );
                    }
                }
            });
        }
        let Some(first) = sets.first() else { return vec![None] };
        let common: Vec<Option<usize>> =
            first.iter().filter(|a| sets.iter().all(|s| s.contains(a))).map(|&a| Some(a)).collect();
        if common.is_empty() { vec![None] } else { common }
    }

    /// The columns with this name; `ai` and `starti` are read as `a_i` and `start_i`.
    pub(super) fn columns(&self, name: &str) -> Vec<usize> {
        match self.scope.meaning(name) {
            Some(Meaning::Column(fields)) => fields,
            Some(_) => Vec::new(),
            None => glued(name).map_or(Vec::new(), |(stem, _)| self.scope.columns_named(None, stem)),
        }
    }

    pub(super) fn is_double(&self, atom: &Atom) -> bool {
        let scope = &self.scope;
        let double = |v: VarId| scope.vars[v].cell == Cell::Double;
        atom.arrays().into_iter().any(double)
            || atom
                .scalars()
                .into_iter()
                .any(|slot| scope.vars.iter().any(|v| v.depth == 0 && v.slot == slot && v.cell == Cell::Double))
    }

    pub(super) fn chain(
        &mut self,
        groups: &[Vec<Expr>],
        operators: &[Comparison],
        choice: Option<usize>,
    ) -> Bound<Vec<Atom>> {
        if let ([left, right], [Comparison::NotEqual]) = (groups, operators)
            && let ([Expr::Path(a)], [Expr::Path(b)]) = (&left[..], &right[..])
            && [a, b]
                .iter()
                .all(|p| p.steps.is_empty() && matches!(self.scope.meaning(&p.name), Some(Meaning::Field(_))))
            && let (Place::Whole { field: a, .. }, Place::Whole { field: b, .. }) =
                (self.place(a, choice)?, self.place(b, choice)?)
        {
            return Ok(vec![Atom::Unlike { fields: (a, b) }]);
        }
        if let ([left, right], [Comparison::NotEqual]) = (groups, operators)
            && let ([Expr::Path(a)], [Expr::Path(b)]) = (&left[..], &right[..])
            && [a, b].iter().all(|p| matches!(self.scope.meaning(&p.name), Some(Meaning::Field(_))))
            && let (Ok(a), Ok(b)) = (self.place(a, choice), self.place(b, choice))
            && let Some(atom) = self.lacks(&a, &b)
        {
            return Ok(vec![atom]);
        }
        let mut bound: Vec<Vec<Term>> = Vec::new();
        for group in groups {
            bound.push(group.iter().map(|e| self.term(e, choice)).collect::<Bound<_>>()?);
        }
        let mut atoms = Vec::new();
        for (k, &op) in operators.iter().enumerate() {
            for left in &bound[k] {
                for right in &bound[k + 1] {
                    self.refuse_wide(left, right, op)?;
                    atoms.push(comparison(left.clone(), op, right.clone()));
                }
            }
        }
        Ok(atoms)
    }

    /// A bound past 32 bits on an `integer` is a mistake in the type.
    pub(super) fn refuse_wide(&self, left: &Term, right: &Term, op: Comparison) -> Bound<()> {
        for (side, other) in [(left, right), (right, left)] {
            let Term::Int(bound) = side else { continue };
            let var = match other {
                Term::Scalar(slot) => *slot,
                Term::Element { var, .. } => *var,
                _ => continue,
            };
            let VarKind::Cells { field } = self.scope.vars[var].kind else { continue };
            let field = &self.scope.fields()[field];
            let parameter = &self.scope.problem.signature.parameters[field.parameter];
            let ty = match (&parameter.ty, field.column) {
                (Type::Rows(rows), Some((a, c))) => {
                    rows.alternatives.get(a).and_then(|a| a.columns.get(c)).map(|c| &c.ty)
                }
                (ty, _) => Some(ty.innermost()),
            };
            let slack = i128::from(matches!(op, Comparison::Less | Comparison::Greater));
            if ty == Some(&Type::Integer) && (*bound > i32::MAX as i128 + slack || *bound < i32::MIN as i128 - slack) {
                return Err(Fault::line(
                    format!("{bound} does not fit into 32 bits, and `{}` is an `integer`", field.name),
                    "declare it as `long`",
                ));
            }
        }
        Ok(())
    }

    pub(super) fn one_of(&mut self, subjects: &[Expr], values: &[Literal], choice: Option<usize>) -> Bound<Vec<Atom>> {
        let mut atoms = Vec::new();
        for subject in subjects {
            let place = match subject {
                Expr::Path(path) => self.place(path, choice)?,
                other => Place::Term(self.term(other, choice)?),
            };
            let char_term = match &place {
                Place::Term(Term::Element { var, .. }) => self.scope.vars[*var].cell == Cell::Char,
                Place::Term(Term::Scalar(slot)) => self.scope.vars[*slot].cell == Cell::Char,
                _ => false,
            };
            match place {
                Place::Term(term) => {
                    let mut numbers = Vec::new();
                    for value in values {
                        numbers.push(match value {
                            Literal::Int(x) if char_term && (0..=9).contains(x) => '0' as i64 + x,
                            Literal::Int(x) => *x,
                            Literal::Text(t) if char_term && t.chars().count() == 1 => {
                                t.chars().next().map_or(0, |c| c as i64)
                            }
                            Literal::Text(t) if char_term => {
                                return Err(Fault::line(
                                    format!("{t:?} is more than one character"),
                                    "give single characters",
                                ));
                            }
                            Literal::Text(t) => {
                                return Err(Fault::line(
                                    format!("{t:?} is a text, and the subject holds numbers"),
                                    "give numbers",
                                ));
                            }
                            Literal::Double(x) => {
                                return Err(Fault::line(format!("{x} is no whole number"), "give whole numbers"));
                            }
                        });
                    }
                    numbers.sort_unstable();
                    numbers.dedup();
                    atoms.push(Atom::Member { term, values: numbers });
                }
                Place::Whole { field, indices } if self.scope.fields()[field].is_string => {
                    let mut texts = Vec::new();
                    for value in values {
                        match value {
                            Literal::Text(t) => texts.push(t.clone().into_bytes()),
                            Literal::Int(x) => texts.push(x.to_string().into_bytes()),
                            Literal::Double(x) => {
                                return Err(Fault::line(format!("{x} is no text"), "quote the texts"));
                            }
                        }
                    }
                    let f = &self.scope.fields()[field];
                    // `s[i]` of a `string[]` is a text; `s` of a `string` too, unless single letters are listed for it.
                    if indices.iter().any(|i| !matches!(i, Index::Each(_, 0))) {
                        return Err(Fault::line(
                            format!("values for a single item of `{}` are not supported", f.name),
                            "speak of all items, as in `x[i]`",
                        ));
                    }
                    texts.sort();
                    texts.dedup();
                    let mut lengths: Vec<i64> = texts.iter().map(|t: &Vec<u8>| t.len() as i64).collect();
                    lengths.sort_unstable();
                    lengths.dedup();
                    let depth = f.depth;
                    let length = self.scope.of_field[field][depth - 1];
                    let mut all = indices;
                    while all.len() + 1 < depth {
                        let q = self.quantifier(&format!("\u{0}{}", all.len()));
                        all.push(Index::Each(q, 0));
                    }
                    let term =
                        if depth == 1 { Term::Scalar(length) } else { Term::Element { var: length, indices: all } };
                    atoms.push(Atom::Texts { field, values: texts });
                    atoms.push(Atom::Member { term, values: lengths });
                }
                _ => return Err(Fault::line("the subject is a whole array", "speak of its elements, as in `x[i]`")),
            }
        }
        Ok(atoms)
    }

    /// All cells below a subject.
    pub(super) fn letters(&mut self, subject: &Expr, choice: Option<usize>) -> Bound<(usize, Term)> {
        let Expr::Path(path) = subject else {
            return Err(Fault::line("this must be a name", "name a parameter"));
        };
        match self.place(path, choice)? {
            Place::Term(term @ Term::Element { .. }) => {
                let Term::Element { var, .. } = term else { unreachable!() };
                match self.scope.vars[var].kind {
                    VarKind::Cells { field } => Ok((field, term)),
                    _ => Err(Fault::at(path, "a length has no characters", "")),
                }
            }
            Place::Term(Term::Scalar(slot)) => match self.scope.vars[slot].kind {
                VarKind::Cells { field } => Ok((field, Term::Scalar(slot))),
                _ => Err(Fault::at(path, "a number has no characters", "")),
            },
            Place::Whole { field, mut indices } => {
                let depth = self.scope.fields()[field].depth;
                while indices.len() < depth {
                    let q = self.quantifier(&format!("\u{0}{}", indices.len()));
                    indices.push(Index::Each(q, 0));
                }
                Ok((field, Term::Element { var: self.scope.of_field[field][depth], indices }))
            }
            _ => Err(Fault::at(path, "this is no array of characters", "name one column")),
        }
    }

    /// Columns whose rows differ as wholes.
    pub(super) fn tuples(&mut self, items: &[Expr], choice: Option<usize>) -> Bound<Atom> {
        let mut fields = Vec::new();
        for item in items {
            if let Expr::Path(path) = item
                && let Place::Whole { field, indices } = self.place(path, choice)?
                && self.scope.fields()[field].is_string
                && self.scope.fields()[field].depth == 2
                && matches!(indices[..], [Index::Each(_, 0)])
            {
                fields.push(field);
                continue;
            }
            match self.letters(item, choice)? {
                (field, Term::Element { indices, .. })
                    if indices.len() == 1 && matches!(indices[0], Index::Each(_, 0)) =>
                {
                    fields.push(field)
                }
                _ => {
                    return Err(Fault::line(
                        "tuples are made of columns or of arrays of the same length",
                        "write them with one index, as in `(a_i, b_i)`",
                    ));
                }
            }
        }
        Ok(Atom::Distinct { fields, item: 1, group: 0 })
    }

    pub(super) fn distinct(&mut self, subject: &Expr, cells: bool, choice: Option<usize>) -> Bound<Atom> {
        let Expr::Path(path) = subject else {
            return Err(Fault::line("this must be a name", "name an array"));
        };
        match self.place(path, choice)? {
            Place::Whole { field, indices } => {
                let f = &self.scope.fields()[field];
                if indices.iter().any(|i| !matches!(i, Index::Each(_, 0))) {
                    return Err(Fault::at(path, "a fixed index cannot be used here", "speak of the whole array"));
                }
                let letters = usize::from(f.is_string);
                let group = indices.len();
                let item = if cells || group + 1 > f.depth {
                    f.depth - if cells && f.depth > group + 1 { letters } else { 0 }
                } else {
                    group + 1
                };
                Ok(Atom::Distinct { fields: vec![field], item, group })
            }
            Place::Rows { parameter, indices } if indices.is_empty() => {
                Ok(Atom::Distinct { fields: self.scope.fields_of(parameter), item: 1, group: 0 })
            }
            // `x[i] are distinct`, or a column without index.
            Place::Rows { parameter, .. } => {
                Ok(Atom::Distinct { fields: self.scope.fields_of(parameter), item: 1, group: 0 })
            }
            Place::Term(Term::Element { var, indices }) => match self.scope.vars[var].kind {
                VarKind::Cells { field } => Ok(Atom::Distinct { fields: vec![field], item: indices.len(), group: 0 }),
                _ => Err(Fault::at(path, "lengths cannot be distinct here", "speak of an array")),
            },
            Place::Term(_) => Err(Fault::at(path, "a single value has nothing to differ from", "name an array")),
        }
    }

    /// The elements of a subject in a row, as `x[q]` and `x[q + 1]`.
    pub(super) fn neighbours(&mut self, subject: &Expr, choice: Option<usize>) -> Bound<(Term, Term)> {
        let Expr::Path(path) = subject else {
            return Err(Fault::line("this must be a name", "name an array"));
        };
        let mut column = Vec::new();
        let (var, mut indices) = match self.place(path, choice)? {
            Place::Whole { field, indices } if self.scope.fields()[field].depth == indices.len() + 1 => {
                (self.scope.of_field[field][indices.len() + 1], indices)
            }
            // A fixed place behind the last free index is a column: rows are in order by it.
            Place::Term(Term::Element { var, mut indices })
                if indices.iter().any(|index| matches!(index, Index::Each(_, 0))) =>
            {
                while matches!(indices.last(), Some(Index::At(_))) {
                    column.extend(indices.pop());
                }
                indices.pop();
                (var, indices)
            }
            _ => {
                return Err(Fault::at(
                    path,
                    "only arrays of numbers or characters can be in order here",
                    "name an array of scalars, or one row as in `x[i]`",
                ));
            }
        };
        let q = self.quantifier("\u{0}next");
        let mut next = indices.clone();
        indices.push(Index::Each(q, 0));
        next.push(Index::Each(q, 1));
        for place in column.into_iter().rev() {
            indices.push(place.clone());
            next.push(place);
        }
        Ok((Term::Element { var, indices }, Term::Element { var, indices: next }))
    }

    pub(super) fn sorted(&mut self, subject: &Expr, order: Comparison, choice: Option<usize>) -> Bound<Atom> {
        let (left, right) = self.neighbours(subject, choice)?;
        Ok(Atom::Compare { left, op: order, right })
    }

    pub(super) fn permutation(
        &mut self,
        subject: &Expr,
        first: &Expr,
        last: &Expr,
        choice: Option<usize>,
    ) -> Bound<Vec<Atom>> {
        let (first, last) = (self.term(first, choice)?, self.term(last, choice)?);
        let distinct = self.distinct(subject, true, choice)?;
        let Atom::Distinct { fields, item, group } = &distinct else { unreachable!() };
        let field = fields[0];
        if fields.len() != 1 || *item != group + 1 || self.scope.fields()[field].depth != *item {
            return Err(Fault::line("only an array of numbers can be a permutation", "name an array of integers"));
        }
        let (_, element) = self.letters(subject, choice)?;
        let Term::Element { indices, .. } = &element else {
            return Err(Fault::line("only an array can be a permutation", "name an array of integers"));
        };
        let length = if *group == 0 {
            Term::Scalar(self.scope.of_field[field][0])
        } else {
            Term::Element { var: self.scope.of_field[field][*group], indices: indices[..*group].to_vec() }
        };
        let count = fold(Operator::Add, fold(Operator::Subtract, last.clone(), first.clone()), Term::Int(1));
        Ok(vec![
            comparison(length, Comparison::Equal, count),
            comparison(first, Comparison::LessEqual, element.clone()),
            comparison(element, Comparison::LessEqual, last),
            distinct,
        ])
    }
}
