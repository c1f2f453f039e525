//! From constraint lines to rules: every name gets its one meaning, or a diagnostic.

use super::rules::{Atom, Definition, Index, Rule, Rules, Term, VarId, VarKind};
use super::scope::{Meaning, Scope};
use crate::model::constraint::{self, Comparison, Constraint, Expr, Function, Literal, Operator, Path, Step};
use crate::model::diagnostic::Diagnostic;
use crate::model::input::Cell;
use crate::model::problem::Problem;
use crate::model::signature::Type;

/// One line's error: column, width, message, help.
struct Fault {
    column: usize,
    width: usize,
    message: String,
    help: String,
}

impl Fault {
    fn at(path: &Path, message: impl Into<String>, help: impl Into<String>) -> Fault {
        Fault { column: path.column, width: path.name.chars().count(), message: message.into(), help: help.into() }
    }

    fn line(message: impl Into<String>, help: impl Into<String>) -> Fault {
        Fault { column: 0, width: 0, message: message.into(), help: help.into() }
    }
}

type Bound<T> = Result<T, Fault>;

impl Rules {
    /// Binds a problem's constraint lines, and `extra` ones that narrow them.
    ///
    /// `path` names the spec in diagnostics. Errors: unbound names, arrays used as numbers, constraints that contradict
    /// each other, bounds past a type's range.
    pub fn new(problem: &Problem, extra: &[Constraint], path: &str) -> Result<Rules, Vec<Diagnostic>> {
        let constraints: Vec<&Constraint> = problem.constraints.iter().chain(extra).collect();
        let mut scope = Scope::new(problem);
        let mut rules = Vec::new();
        let mut diagnostics = Vec::new();
        for (line, constraint) in constraints.iter().enumerate() {
            let mut binder = Binder { scope: &mut scope, quantifiers: Vec::new(), line };
            for rule in &constraint.rules {
                binder.quantifiers = quantifier_names(rule, binder.scope);
                match binder.rule(rule) {
                    Ok(bound) => rules.extend(bound),
                    Err(fault) => diagnostics.push(diagnose(path, constraint, fault)),
                }
            }
        }
        if !diagnostics.is_empty() {
            return Err(diagnostics);
        }
        let unbound: Vec<(String, VarId)> = scope.bound_names().map(|(n, &v)| (n.clone(), v)).collect();
        let types: Vec<_> = (0..problem.fields.len()).map(|f| scope.type_range(f)).collect();
        let mut all = scope.into_rules(constraints.iter().map(|c| c.text.clone()).collect());
        all.rules = rules;
        all.share_slots();
        all.start = all.type_ranges(|field| types[field]);
        all.scale_doubles()
            .map_err(|(line, message, help)| vec![diagnose(path, constraints[line], Fault::line(message, help))])?;
        for r in 0..all.rules.len() {
            all.rules[r].uniform = all.is_uniform(&all.rules[r].atom);
            all.rules[r].bindings = all.rules[r].atom.bindings();
        }
        all.mark_repeated();
        if let Err(slot) = all.define_names() {
            let name = unbound.iter().find(|(_, v)| all.vars[*v].slot == slot).map_or("?", |(n, _)| n.as_str());
            let place = constraints.iter().find_map(|c| find_path(c, name).map(|column| (*c, column)));
            return Err(vec![match place {
                Some((c, column)) => diagnose(
                    path,
                    c,
                    Fault {
                        column,
                        width: name.chars().count(),
                        message: format!("`{name}` is no parameter, and nothing says what it is"),
                        help: unbound_help(problem, name),
                    },
                ),
                None => Diagnostic::error(
                    path,
                    0,
                    0,
                    format!("`{name}` in the layout is no parameter, and no constraint says what it is"),
                )
                .help(unbound_help(problem, name)),
            }]);
        }
        all.refuse_contradictions().map_err(|(line, message, help)| {
            vec![match constraints.get(line) {
                Some(c) => diagnose(path, c, Fault::line(message, help)),
                None => Diagnostic::error(path, 0, 0, message).help(help),
            }]
        })?;
        Ok(all)
    }

    /// Names that are always equal (`n == nums.length`) share one slot.
    fn share_slots(&mut self) {
        let mut parent: Vec<usize> = (0..self.vars.len()).collect();
        fn root(parent: &[usize], mut x: usize) -> usize {
            while parent[x] != x {
                x = parent[x];
            }
            x
        }
        let mut line_of: Vec<Option<usize>> = vec![None; self.vars.len()];
        for rule in &self.rules {
            if let Atom::Compare { left: Term::Scalar(a), op: Comparison::Equal, right: Term::Scalar(b) } = rule.atom
                && !rule.is_double
            {
                line_of[a] = line_of[a].or(Some(rule.line));
                line_of[b] = line_of[b].or(Some(rule.line));
                let (a, b) = (root(&parent, a), root(&parent, b));
                parent[a.max(b)] = a.min(b);
            }
        }
        let slots: Vec<usize> = (0..parent.len()).map(|v| root(&parent, v)).collect();
        // A shared slot belongs to the block if any of its names does; a name outside then has no single value.
        for var in &mut self.vars {
            var.slot = slots[var.slot];
        }
        self.repeats_slot = self.repeats_slot.map(|s| slots[s]);
        for rule in &mut self.rules {
            for term in rule.atom.terms_mut() {
                term.rename(&slots);
            }
        }
        self.rules.retain(|r| !matches!(&r.atom, Atom::Compare { left: Term::Scalar(a), op: Comparison::Equal, right: Term::Scalar(b) } if a == b));
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

    fn mark_repeated(&mut self) {
        if !self.has_repeats {
            return;
        }
        // A bound name belongs to the block when it is equal to, or only defined through, something in the block.
        loop {
            let mut changed = false;
            let inside: Vec<bool> =
                (0..self.slots).map(|s| self.vars.iter().any(|v| v.depth == 0 && v.slot == s && v.repeated)).collect();
            for rule in &mut self.rules {
                let arrays = rule.atom.arrays().iter().any(|&v| self.vars[v].repeated);
                let fields = rule.atom.fields().iter().any(|&f| self.repeated_fields[f]);
                rule.repeated = arrays || fields || rule.atom.scalars().iter().any(|&s| inside[s]);
            }
            for v in 0..self.vars.len() {
                let var = &self.vars[v];
                if var.kind != VarKind::Name || var.repeated {
                    continue;
                }
                let slot = var.slot;
                let defined_inside = self.rules.iter().any(|r| {
                    r.repeated
                        && matches!(&r.atom, Atom::Compare { left, op: Comparison::Equal, right } if *left == Term::Scalar(slot) || *right == Term::Scalar(slot))
                });
                if inside[slot] || defined_inside {
                    self.vars[v].repeated = true;
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Finds, for every name that is no parameter and no length, the equation that gives its value.
    fn define_names(&mut self) -> Result<(), usize> {
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
                    matches!(r.atom, Atom::Compare { op: Comparison::Equal, .. })
                        && r.atom.scalars().contains(&slot)
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

fn unbound_help(problem: &Problem, name: &str) -> String {
    let array = problem.signature.parameters.iter().find(|p| p.ty.depth() > 0 || p.ty == Type::String);
    match array {
        Some(p) => {
            format!("tie it to the input with an equality, such as `{name} == {}.length`, or correct the name", p.name)
        }
        None => "name a parameter".to_string(),
    }
}

fn diagnose(path: &str, constraint: &Constraint, fault: Fault) -> Diagnostic {
    let mut d = Diagnostic::error(path, constraint.line, fault.column, fault.message).help(fault.help);
    d.width = fault.width.max(1);
    d.source = constraint.text.clone();
    d
}

fn find_path(constraint: &Constraint, name: &str) -> Option<usize> {
    let mut found = None;
    for rule in &constraint.rules {
        for expr in expressions(rule) {
            visit_paths(expr, &mut |p| {
                if p.name == name && found.is_none() {
                    found = Some(p.column);
                }
            });
        }
    }
    found
}

fn expressions(rule: &constraint::Rule) -> Vec<&Expr> {
    use constraint::Rule as R;
    match rule {
        R::Chain { groups, .. } => groups.iter().flatten().collect(),
        R::OneOf { subjects, .. } | R::Alphabet { subjects, .. } | R::Decimals { subjects, .. } => {
            subjects.iter().collect()
        }
        R::Congruent { subjects, modulus, .. } => subjects.iter().chain([modulus]).collect(),
        R::Distinct { subject, .. } | R::Sorted { subject, .. } => vec![subject],
        R::DistinctTuples { items } => items.iter().collect(),
        R::Permutation { subject, first, last } => vec![subject, first, last],
        R::Total { subject, bound, .. } => vec![subject, bound],
        R::When { .. } | R::Row { .. } | R::Structure { .. } | R::Form { .. } | R::Member { .. } => Vec::new(),
    }
}

fn visit_paths<'a>(expr: &'a Expr, f: &mut impl FnMut(&'a Path)) {
    match expr {
        Expr::Int(_) | Expr::Double(_) | Expr::Text(_) => {}
        Expr::Path(path) => {
            f(path);
            for step in &path.steps {
                if let Step::Index(e) = step {
                    visit_paths(e, f);
                }
            }
        }
        Expr::Negate(a) => visit_paths(a, f),
        Expr::Binary(_, a, b) => {
            visit_paths(a, f);
            visit_paths(b, f);
        }
        Expr::Call(_, args) => args.iter().for_each(|a| visit_paths(a, f)),
    }
}

/// Names that stand in an index and mean nothing else: they run over all places.
fn quantifier_names(rule: &constraint::Rule, scope: &Scope) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for expr in expressions(rule) {
        visit_paths(expr, &mut |path| {
            for step in &path.steps {
                if let Step::Index(e) = step {
                    visit_paths(e, &mut |p| {
                        if p.steps.is_empty() && scope.meaning(&p.name).is_none() && !names.contains(&p.name) {
                            names.push(p.name.clone());
                        }
                    });
                }
            }
        });
    }
    names
}

/// Binds the rules of one line.
struct Binder<'s, 'p> {
    scope: &'s mut Scope<'p>,
    quantifiers: Vec<String>,
    line: usize,
}

/// A path after binding: one element or scalar, or a whole array.
enum Place {
    Term(Term),
    /// A field with fewer indices than dimensions.
    Whole {
        field: usize,
        indices: Vec<Index>,
    },
    /// Rows with columns, with no or one index.
    Rows {
        parameter: usize,
        indices: Vec<Index>,
    },
}

impl Binder<'_, '_> {
    fn rule(&mut self, rule: &constraint::Rule) -> Bound<Vec<Rule>> {
        use constraint::Rule as R;
        // A column name that several alternatives have stands for each of them in turn.
        let mut out = Vec::new();
        for choice in self.alternatives(rule) {
            let atoms = match rule {
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
                        _ => {
                            return Err(Fault::line(
                                "the divisor must be a positive number",
                                "write the number itself",
                            ));
                        }
                    };
                    let mut atoms = Vec::new();
                    for s in subjects {
                        let term = self.term(s, choice)?;
                        atoms.push(Atom::Congruent { term, modulus, remainder: remainder.rem_euclid(modulus) });
                    }
                    atoms
                }
                R::Total { subject, operator, bound } => {
                    if !self.scope.has_repeats {
                        return Err(Fault::line(
                            "a sum over test cases needs a layout with test cases",
                            "write `stdin:` with a `repeat T:` block, or `sum(x)` for the sum of an array",
                        ));
                    }
                    let term = self.term(subject, choice)?;
                    let bound = self.term(bound, choice)?;
                    vec![Atom::Total { term, op: *operator, bound }]
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
                #[allow(unreachable_patterns)]
                _ => {
                    return Err(Fault::line(
                        "this form is read, but nothing enforces it yet",
                        "move the line to `unchecked:`",
                    ));
                }
            };
            for atom in atoms {
                let is_double = self.is_double(&atom);
                if self.quantifiers.len() > super::check::QUANTIFIERS {
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

    /// The alternatives that a rule has to be read for: each that has all the columns it names; `None` where no column
    /// belongs to an alternative.
    fn alternatives(&self, rule: &constraint::Rule) -> Vec<Option<usize>> {
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
    fn columns(&self, name: &str) -> Vec<usize> {
        match self.scope.meaning(name) {
            Some(Meaning::Column(fields)) => fields,
            Some(_) => Vec::new(),
            None => glued(name).map_or(Vec::new(), |(stem, _)| self.scope.columns_named(None, stem)),
        }
    }

    fn is_double(&self, atom: &Atom) -> bool {
        let scope = &self.scope;
        let double = |v: VarId| scope.vars[v].cell == Cell::Double;
        atom.arrays().into_iter().any(double)
            || atom
                .scalars()
                .into_iter()
                .any(|slot| scope.vars.iter().any(|v| v.depth == 0 && v.slot == slot && v.cell == Cell::Double))
    }

    fn chain(&mut self, groups: &[Vec<Expr>], operators: &[Comparison], choice: Option<usize>) -> Bound<Vec<Atom>> {
        if let ([left, right], [op]) = (groups, operators)
            && let ([Expr::Path(a), Expr::Path(b)], Comparison::NotEqual) =
                ([&left[0], &right[0]].map(Clone::clone), *op)
            && let (Ok(Place::Whole { field: a, indices: ia }), Ok(Place::Whole { field: b, indices: ib })) =
                (self.place(&a, choice), self.place(&b, choice))
            && ia.is_empty()
            && ib.is_empty()
        {
            return Ok(vec![Atom::Unlike { fields: (a, b) }]);
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
    fn refuse_wide(&self, left: &Term, right: &Term, op: Comparison) -> Bound<()> {
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

    fn one_of(&mut self, subjects: &[Expr], values: &[Literal], choice: Option<usize>) -> Bound<Vec<Atom>> {
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
    fn letters(&mut self, subject: &Expr, choice: Option<usize>) -> Bound<(usize, Term)> {
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
    fn tuples(&mut self, items: &[Expr], choice: Option<usize>) -> Bound<Atom> {
        let mut fields = Vec::new();
        for item in items {
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

    fn distinct(&mut self, subject: &Expr, cells: bool, choice: Option<usize>) -> Bound<Atom> {
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
    fn neighbours(&mut self, subject: &Expr, choice: Option<usize>) -> Bound<(Term, Term)> {
        let Expr::Path(path) = subject else {
            return Err(Fault::line("this must be a name", "name an array"));
        };
        let (var, mut indices) = match self.place(path, choice)? {
            Place::Whole { field, indices } if self.scope.fields()[field].depth == indices.len() + 1 => {
                (self.scope.of_field[field][indices.len() + 1], indices)
            }
            Place::Term(Term::Element { var, mut indices }) => {
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
        Ok((Term::Element { var, indices }, Term::Element { var, indices: next }))
    }

    fn sorted(&mut self, subject: &Expr, order: Comparison, choice: Option<usize>) -> Bound<Atom> {
        let (left, right) = self.neighbours(subject, choice)?;
        Ok(Atom::Compare { left, op: order, right })
    }

    fn permutation(&mut self, subject: &Expr, first: &Expr, last: &Expr, choice: Option<usize>) -> Bound<Vec<Atom>> {
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

    fn quantifier(&mut self, name: &str) -> usize {
        match self.quantifiers.iter().position(|q| q == name) {
            Some(q) => q,
            None => {
                self.quantifiers.push(name.to_string());
                self.quantifiers.len() - 1
            }
        }
    }

    fn term(&mut self, expr: &Expr, choice: Option<usize>) -> Bound<Term> {
        match expr {
            Expr::Int(x) => Ok(Term::Int(*x)),
            Expr::Double(x) => {
                let scaled = x * super::double::SCALE_MAX as f64;
                if scaled.round() / super::double::SCALE_MAX as f64 != *x || scaled.abs() > 1e18 {
                    return Err(Fault::line(
                        format!("{x} has too many digits"),
                        "bounds may have 9 digits behind the point",
                    ));
                }
                let parts = Term::Int(scaled.round() as i128);
                Ok(Term::Binary(Operator::Divide, Box::new(parts), Box::new(Term::Int(super::double::SCALE_MAX))))
            }
            Expr::Text(t) => {
                let mut letters = t.chars();
                match (letters.next(), letters.next()) {
                    (Some(c), None) => Ok(Term::Int(c as i128)),
                    _ => Err(Fault::line(
                        format!("{t:?} is more than one character"),
                        "compare single characters, or use `is one of`",
                    )),
                }
            }
            Expr::Negate(a) => Ok(match self.term(a, choice)? {
                Term::Int(x) => Term::Int(-x),
                other => Term::Negate(Box::new(other)),
            }),
            Expr::Binary(op, a, b) => {
                let (a, b) = (self.term(a, choice)?, self.term(b, choice)?);
                if matches!(op, Operator::Divide | Operator::Modulo) && b == Term::Int(0) {
                    return Err(Fault::line("division by zero", "divide by something else"));
                }
                Ok(fold(*op, a, b))
            }
            Expr::Call(function, args) => self.call(*function, args, choice),
            Expr::Path(path) => {
                if path.steps.is_empty()
                    && let Some(q) = self.quantifiers.iter().position(|q| *q == path.name)
                {
                    return Ok(Term::Quantifier(q));
                }
                match self.place(path, choice)? {
                    Place::Term(term) => Ok(term),
                    Place::Whole { field, .. } => {
                        let f = &self.scope.fields()[field];
                        let what = if f.is_string { "a string" } else { "an array" };
                        Err(Fault::at(
                            path,
                            format!("`{}` is {what}, not a number", path.name),
                            format!("write `{0}[i]` for its elements or `{0}.length` for its length", path.name),
                        ))
                    }
                    Place::Rows { .. } => Err(Fault::at(
                        path,
                        format!("`{}` has rows with columns, it is no number", path.name),
                        "name a column",
                    )),
                }
            }
        }
    }

    fn call(&mut self, function: Function, args: &[Expr], choice: Option<usize>) -> Bound<Term> {
        if let ([Expr::Path(path)], true) = (args, function != Function::Abs) {
            let var = match self.place(path, choice)? {
                Place::Whole { field, indices } if indices.is_empty() => {
                    Some(self.scope.of_field[field][self.scope.fields()[field].depth])
                }
                Place::Term(Term::Element { var, indices })
                    if indices.iter().all(|i| matches!(i, Index::Each(_, 0))) =>
                {
                    Some(var)
                }
                Place::Term(term) if function != Function::Sum => return Ok(term),
                _ => None,
            };
            return match (var, function) {
                (Some(var), Function::Sum) => Ok(Term::Sum(var)),
                (Some(var), Function::Min) => Ok(Term::Smallest(var)),
                (Some(var), Function::Max) => Ok(Term::Largest(var)),
                _ => Err(Fault::at(path, "this cannot be summed up", "name a whole array")),
            };
        }
        let mut terms = args.iter().map(|a| self.term(a, choice)).collect::<Bound<Vec<Term>>>()?;
        match function {
            Function::Abs if terms.len() == 1 => Ok(Term::Abs(Box::new(terms.remove(0)))),
            Function::Sum => {
                let first = terms.remove(0);
                Ok(terms.into_iter().fold(first, |a, b| fold(Operator::Add, a, b)))
            }
            Function::Min => Ok(Term::Min(terms)),
            Function::Max => Ok(Term::Max(terms)),
            Function::Abs => Err(Fault::line("`abs` takes one argument", "")),
            Function::Nodes => {
                Err(Fault::line("trees and lists are not supported yet", "move the line to `unchecked:`"))
            }
        }
    }

    fn place(&mut self, path: &Path, choice: Option<usize>) -> Bound<Place> {
        let meaning = match self.scope.meaning(&path.name) {
            Some(meaning) => meaning,
            None => match glued(&path.name) {
                Some((stem, index)) if !self.scope.columns_named(None, stem).is_empty() => {
                    let mut unglued = path.clone();
                    unglued.name = stem.to_string();
                    unglued.steps.insert(
                        0,
                        Step::Index(Expr::Path(Path {
                            name: index.to_string(),
                            steps: Vec::new(),
                            column: path.column,
                        })),
                    );
                    self.quantifier(index);
                    return self.place(&unglued, choice);
                }
                _ => {
                    if path.steps.iter().any(|s| !matches!(s, Step::Index(_))) || !path.steps.is_empty() {
                        return Err(Fault::at(path, format!("`{}` is not known", path.name), self.suggest(&path.name)));
                    }
                    Meaning::Bound(self.scope.bind(&path.name, false))
                }
            },
        };
        match meaning {
            Meaning::Bound(id) => {
                if !path.steps.is_empty() {
                    return Err(Fault::at(
                        path,
                        format!("`{}` is a number: it has no elements", path.name),
                        self.suggest(&path.name),
                    ));
                }
                Ok(Place::Term(Term::Scalar(id)))
            }
            Meaning::Field(field) => self.walk(path, field, &path.steps),
            Meaning::Column(fields) => self.column(path, &fields, &path.steps, choice),
            Meaning::Rows(parameter) => self.rows(path, parameter, choice),
        }
    }

    fn rows(&mut self, path: &Path, parameter: usize, choice: Option<usize>) -> Bound<Place> {
        let fields = self.scope.fields_of(parameter);
        let mut indices = Vec::new();
        for (k, step) in path.steps.iter().enumerate() {
            match step {
                Step::Length if indices.is_empty() => {
                    let first = self.scope.fields().iter().position(|f| f.parameter == parameter).unwrap_or(0);
                    return Ok(Place::Term(Term::Scalar(self.scope.of_field[first][0])));
                }
                Step::Length => return Ok(Place::Term(Term::Int(fields.len() as i128))),
                Step::Member(name) => {
                    let columns = self.scope.columns_named(Some(parameter), name);
                    if columns.is_empty() {
                        return Err(Fault::at(
                            path,
                            format!("`{}` has no column `{name}`", path.name),
                            self.suggest(name),
                        ));
                    }
                    let mut rest: Vec<Step> = path.steps[..k].to_vec();
                    rest.extend_from_slice(&path.steps[k + 1..]);
                    return self.column(path, &columns, &rest, choice);
                }
                Step::Index(e) if indices.is_empty() => indices.push(self.index(e, choice)?),
                Step::Index(e) => {
                    let column = match self.term(e, choice)? {
                        Term::Int(c) => c,
                        _ => return Err(Fault::at(path, "a column's place must be a number", "name the column")),
                    };
                    let Some(&field) = usize::try_from(column).ok().and_then(|c| fields.get(c)) else {
                        return Err(Fault::at(
                            path,
                            format!("`{}` has no column {column}", path.name),
                            "columns count from 0",
                        ));
                    };
                    let mut rest = vec![path.steps[0].clone()];
                    rest.extend_from_slice(&path.steps[k + 1..]);
                    return self.walk(path, field, &rest);
                }
            }
        }
        Ok(Place::Rows { parameter, indices })
    }

    fn column(&mut self, path: &Path, fields: &[usize], steps: &[Step], choice: Option<usize>) -> Bound<Place> {
        let field = match choice {
            Some(a) => {
                fields.iter().copied().find(|f| self.scope.tags.get(f).is_none_or(|&(_, tag)| tag as usize == a))
            }
            None => fields.first().copied(),
        };
        let Some(field) = field else {
            return Err(Fault::at(
                path,
                format!("`{}` is not a column of the same kind of row", path.name),
                "columns of one line must stand in one alternative",
            ));
        };
        if matches!(steps.first(), Some(Step::Index(_))) {
            return self.walk(path, field, steps);
        }
        // A column without an index speaks of every row.
        let name = self.quantifiers.first().cloned().unwrap_or_else(|| "i".to_string());
        self.quantifier(&name);
        let mut indexed = vec![Step::Index(Expr::Path(Path { name, steps: Vec::new(), column: path.column }))];
        indexed.extend_from_slice(steps);
        self.walk(path, field, &indexed)
    }

    /// Follows indices and `.length` from a field.
    fn walk(&mut self, path: &Path, field: usize, steps: &[Step]) -> Bound<Place> {
        let depth = self.scope.fields()[field].depth;
        let mut indices = Vec::new();
        for step in steps {
            match step {
                Step::Index(e) => {
                    if indices.len() == depth {
                        return Err(Fault::at(
                            path,
                            format!("`{}` has too many indices", path.name),
                            format!("it has {depth} dimension{}", if depth == 1 { "" } else { "s" }),
                        ));
                    }
                    indices.push(self.index(e, None)?);
                }
                Step::Length => {
                    if indices.len() == depth {
                        return Err(Fault::at(
                            path,
                            format!("`{}` has no length here", path.name),
                            "only arrays and strings have a length",
                        ));
                    }
                    let var = self.scope.of_field[field][indices.len()];
                    return Ok(Place::Term(if indices.is_empty() {
                        Term::Scalar(var)
                    } else {
                        Term::Element { var, indices }
                    }));
                }
                Step::Member(name) => {
                    return Err(Fault::at(
                        path,
                        format!("`{}` has no member `{name}`", path.name),
                        "`.length` is the only member of an array",
                    ));
                }
            }
        }
        Ok(if indices.len() < depth {
            Place::Whole { field, indices }
        } else if depth == 0 {
            Place::Term(Term::Scalar(self.scope.of_field[field][0]))
        } else {
            Place::Term(Term::Element { var: self.scope.of_field[field][depth], indices })
        })
    }

    fn index(&mut self, expr: &Expr, choice: Option<usize>) -> Bound<Index> {
        let quantifier = |binder: &Self, e: &Expr| match e {
            Expr::Path(p) if p.steps.is_empty() => binder.quantifiers.iter().position(|q| *q == p.name),
            _ => None,
        };
        if let Some(q) = quantifier(self, expr) {
            return Ok(Index::Each(q, 0));
        }
        if let Expr::Binary(op @ (Operator::Add | Operator::Subtract), a, b) = expr
            && let (Some(q), Expr::Int(c)) = (quantifier(self, a), &**b)
            && let Ok(c) = i64::try_from(*c)
        {
            return Ok(Index::Each(q, if *op == Operator::Add { c } else { -c }));
        }
        let term = self.term(expr, choice)?;
        let from = i128::from(self.scope.problem.indices_from);
        Ok(Index::At(fold(Operator::Subtract, term, Term::Int(from))))
    }

    fn suggest(&self, name: &str) -> String {
        let names = self.scope.names();
        match crate::codec::suggest::nearest(name, names.iter().map(String::as_str)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("known names: {}", names.join(", ")),
        }
    }
}

/// `ai`, `starti`: a name with the index glued to it.
fn glued(name: &str) -> Option<(&str, &str)> {
    let (at, last) = name.char_indices().next_back()?;
    (matches!(last, 'i' | 'j' | 'k') && at > 0).then(|| {
        let stem = &name[..at];
        (stem.strip_suffix('_').unwrap_or(stem), &name[at..])
    })
}

/// An operation with constants folded.
fn fold(op: Operator, a: Term, b: Term) -> Term {
    match (op, &a, &b) {
        (Operator::Add | Operator::Subtract, _, Term::Int(0)) => a,
        (Operator::Add, Term::Int(x), Term::Int(y)) => Term::Int(x.saturating_add(*y)),
        (Operator::Subtract, Term::Int(x), Term::Int(y)) => Term::Int(x.saturating_sub(*y)),
        (Operator::Multiply, Term::Int(x), Term::Int(y)) => Term::Int(x.saturating_mul(*y)),
        (Operator::Divide, Term::Int(x), Term::Int(y)) if *y != 0 => Term::Int(x / y),
        (Operator::Modulo, Term::Int(x), Term::Int(y)) if *y != 0 => Term::Int(x.rem_euclid(*y)),
        (Operator::Power, Term::Int(x), Term::Int(y)) if (0..=127).contains(y) => {
            Term::Int(x.saturating_pow(*y as u32))
        }
        _ => Term::Binary(op, Box::new(a), Box::new(b)),
    }
}

/// A comparison; `x % m == r` is a congruence.
fn comparison(left: Term, op: Comparison, right: Term) -> Atom {
    if op == Comparison::Equal {
        for (side, other) in [(&left, &right), (&right, &left)] {
            if let (Term::Binary(Operator::Modulo, term, modulus), Term::Int(remainder)) = (side, other)
                && let Term::Int(m) = **modulus
                && (1..=i64::MAX as i128).contains(&m)
                && (0..m).contains(remainder)
            {
                return Atom::Congruent { term: (**term).clone(), modulus: m as i64, remainder: *remainder as i64 };
            }
        }
    }
    Atom::Compare { left, op, right }
}

impl Atom {
    fn terms_mut(&mut self) -> Vec<&mut Term> {
        match self {
            Atom::Compare { left, right, .. } => vec![left, right],
            Atom::Congruent { term, .. } | Atom::Member { term, .. } => vec![term],
            Atom::Total { term, bound, .. } => vec![term, bound],
            Atom::Texts { .. } | Atom::Distinct { .. } | Atom::Unlike { .. } | Atom::Decimals { .. } => Vec::new(),
        }
    }

    /// The fields that the atom names as wholes.
    pub fn fields(&self) -> Vec<usize> {
        match self {
            Atom::Texts { field, .. } | Atom::Decimals { field, .. } => vec![*field],
            Atom::Distinct { fields, .. } => fields.clone(),
            Atom::Unlike { fields: (a, b) } => vec![*a, *b],
            _ => Vec::new(),
        }
    }
}

impl Term {
    fn rename(&mut self, slots: &[usize]) {
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
