//! Statements about rows, conditions, membership, forms and graphs.

use super::place::{Place, glued};
use super::{Binder, Bound, Fault};
use crate::validate::rules::{Atom, Graph, Index, Term, VarKind};
use crate::validate::scope::{Meaning, Scope};
use ojkit_model::constraint::{self, Comparison, Expr, Form, Path, Step, Structure};
use ojkit_model::input::Cell;
use ojkit_model::signature::Type;

/// The name that a place of a row gets: `u` for `u_i`, `u[i]` and `ui`.
fn stem(path: &Path) -> Option<&str> {
    match &path.steps[..] {
        [] => Some(glued(&path.name).map_or(path.name.as_str(), |(stem, _)| stem)),
        [Step::Index(Expr::Path(index))] if index.steps.is_empty() => Some(&path.name),
        _ => None,
    }
}

/// Learns what `x[i] = [u_i, v_i]` calls the columns, before any line is bound.
pub(super) fn name_columns(scope: &mut Scope, rule: &constraint::Rule) -> Bound<()> {
    let constraint::Rule::Row { subject: Expr::Path(subject), forms } = rule else { return Ok(()) };
    let Some(Meaning::Field(field)) = scope.meaning(&subject.name) else { return Ok(()) };
    let [form] = &forms[..] else { return Ok(()) };
    for (column, expr) in form.iter().enumerate() {
        let Expr::Path(path) = expr else { continue };
        let Some(name) = stem(path) else { continue };
        if matches!(scope.meaning(name), Some(Meaning::Field(_) | Meaning::Rows(_) | Meaning::Column(_)))
            && path.steps.is_empty()
        {
            // A parameter of the same name keeps its meaning; the glued name stands for the column.
            scope.alias(&path.name, field, column);
            continue;
        }
        if !scope.alias(name, field, column) {
            return Err(Fault::at(path, format!("`{name}` already names another column"), "write `x[i][0]` instead"));
        }
    }
    Ok(())
}

impl Binder<'_, '_> {
    /// `x[i] = [u_i, v_i]`: how long a row is, and its constants.
    pub(super) fn row(&mut self, subject: &Expr, forms: &[Vec<Expr>]) -> Bound<Vec<Atom>> {
        let Expr::Path(path) = subject else {
            return Err(Fault::line("this must be a name", "name an array of rows"));
        };
        let [form] = forms else {
            return Err(Fault::line(
                "rows of several kinds are not supported in an array without columns",
                "declare the parameter with alternatives, as in `(1 l r | 2 p x)[]`",
            ));
        };
        match self.place(path, None)? {
            Place::Whole { field, indices } => {
                if indices.iter().any(|i| !matches!(i, Index::Each(_, 0))) {
                    return Err(Fault::at(path, "a fixed index cannot be used here", "speak of every row"));
                }
                let var = self.scope.of_field[field][indices.len()];
                let length = if indices.is_empty() {
                    Term::Scalar(var)
                } else {
                    Term::Element { var, indices: indices.clone() }
                };
                let mut atoms =
                    vec![Atom::Compare { left: length, op: Comparison::Equal, right: Term::Int(form.len() as i128) }];
                for (column, expr) in form.iter().enumerate() {
                    if matches!(expr, Expr::Path(_)) {
                        continue;
                    }
                    if self.scope.fields()[field].depth != indices.len() + 1 {
                        return Err(Fault::at(path, "only numbers and characters can be constants of a row", ""));
                    }
                    let mut indices = indices.clone();
                    indices.push(Index::At(Term::Int(column as i128)));
                    let left = Term::Element { var: self.scope.of_field[field][indices.len()], indices };
                    let right = self.term(expr, None)?;
                    atoms.push(Atom::Compare { left, op: Comparison::Equal, right });
                }
                Ok(atoms)
            }
            Place::Rows { parameter, .. } => {
                let fields = self.scope.fields_of(parameter);
                let named = form.len() == fields.len()
                    && form.iter().zip(&fields).all(|(expr, &f)| {
                        matches!(expr, Expr::Path(p) if p.name == self.scope.fields()[f].name || stem(p) == Some(&self.scope.fields()[f].name))
                    });
                if named && !fields.iter().any(|f| self.scope.tags.contains_key(f)) {
                    return Ok(Vec::new());
                }
                Err(Fault::at(path, "its columns have other names", "use the names of the parameter's type"))
            }
            Place::Term(_) => Err(Fault::at(path, "this is no row", "name an array of rows")),
        }
    }

    /// A part of a condition or of what follows from one.
    pub(super) fn conditional(
        &mut self,
        conditions: &[constraint::Rule],
        rules: &[constraint::Rule],
    ) -> Bound<Vec<Atom>> {
        let mut known = Vec::new();
        for rule in conditions {
            known.extend(self.parts(rule)?);
        }
        let mut atoms = Vec::new();
        for rule in rules {
            for then in self.parts(rule)? {
                atoms.push(Atom::When { conditions: known.clone(), then: Box::new(then) });
            }
        }
        Ok(atoms)
    }

    fn parts(&mut self, rule: &constraint::Rule) -> Bound<Vec<Atom>> {
        let atoms = self.atoms(rule, None)?;
        for atom in &atoms {
            let simple = matches!(
                atom,
                Atom::Compare { .. } | Atom::Congruent { .. } | Atom::Member { .. } | Atom::Prime { .. }
            );
            if !simple || self.is_double(atom) {
                return Err(Fault::line(
                    "only comparisons of whole numbers, remainders and lists of values can stand in a condition",
                    "move the line to `unchecked:`",
                ));
            }
        }
        Ok(atoms)
    }

    /// `k is an element of nums`.
    pub(super) fn member(&mut self, subjects: &[Expr], array: &Expr) -> Bound<Vec<Atom>> {
        let Expr::Path(path) = array else {
            return Err(Fault::line("this must be a name", "name an array"));
        };
        let (field, _) = match self.place(path, None)? {
            Place::Whole { field, indices } if indices.is_empty() => (field, ()),
            Place::Term(Term::Element { var, indices }) if indices.iter().all(|i| matches!(i, Index::Each(_, 0))) => {
                match self.scope.vars[var].kind {
                    VarKind::Cells { field } => (field, ()),
                    _ => return Err(Fault::at(path, "lengths have no elements", "name an array")),
                }
            }
            _ => return Err(Fault::at(path, "this is no whole array", "name an array")),
        };
        let f = &self.scope.fields()[field];
        let array = self.scope.of_field[field][f.depth];
        if f.is_string && f.depth == 2 {
            let mut atoms = Vec::new();
            for subject in subjects {
                atoms.extend(self.holds(subject, field)?);
            }
            return Ok(atoms);
        }
        if (f.is_string && f.depth > 1) || f.cell == Cell::Double || f.depth == 0 {
            return Err(Fault::at(
                path,
                "only whole numbers and characters can be looked up",
                "move the line to `unchecked:`",
            ));
        }
        let mut atoms = Vec::new();
        for subject in subjects {
            let term = self.term(subject, None)?;
            if term.arrays().contains(&array) {
                return Err(Fault::line("an array always contains its own elements", "name two different arrays"));
            }
            atoms.push(Atom::Among { term, array });
        }
        Ok(atoms)
    }

    /// `s has no leading zeros`.
    pub(super) fn form(&mut self, subjects: &[Expr], form: Form) -> Bound<Vec<Atom>> {
        let mut atoms = Vec::new();
        for subject in subjects {
            let (field, term) = self.letters(subject, None)?;
            let f = &self.scope.fields()[field];
            let var = self.scope.of_field[field][f.depth];
            let numbers = matches!(f.cell, Cell::Int);
            if f.depth == 0 && numbers && form == Form::NoLeadingZeros {
                // A number is not written with leading zeros.
                continue;
            }
            let whole = match &term {
                Term::Element { indices, .. } => indices.iter().all(|i| matches!(i, Index::Each(_, 0))),
                _ => false,
            };
            let ordered = matches!(form, Form::Rotated | Form::Mountain);
            let of_numbers = ordered || matches!(form, Form::NoLeadingZeros | Form::Palindrome);
            let fits = !self.scope.trees.contains_key(&field)
                && ((f.cell == Cell::Char && !ordered) || (numbers && f.depth > 0 && of_numbers));
            if !whole || !fits {
                return Err(Fault::line(
                    format!("`{}` holds no texts of such a form", f.name),
                    "speak of a string, or of all strings of an array",
                ));
            }
            atoms.push(Atom::Form { var, form });
        }
        Ok(atoms)
    }

    /// `edges represents a valid tree`.
    pub(super) fn structure(&mut self, subject: Option<&Expr>, structure: Structure) -> Bound<Vec<Atom>> {
        if structure == Structure::Symmetric {
            return self.symmetric(subject);
        }
        if structure == Structure::SearchTree {
            return self.search_tree(subject);
        }
        let ends = match subject {
            Some(Expr::Path(path)) => match self.place(path, None)? {
                Place::Whole { field, indices }
                    if indices.is_empty() || (indices.len() == 1 && self.scope.fields()[field].depth == 2) =>
                {
                    self.ends_of_field(field)
                }
                Place::Rows { parameter, .. } => self.ends_of_rows(parameter),
                _ => None,
            },
            Some(_) => None,
            None => {
                let parameters = &self.scope.problem.signature.parameters;
                let graphs: Vec<(usize, Vec<usize>)> = (0..parameters.len())
                    .filter_map(|p| {
                        let field = self.scope.fields().iter().position(|f| f.parameter == p)?;
                        let ends = match parameters[p].ty {
                            Type::Rows(_) => self.ends_of_rows(p),
                            _ if self.scope.fields()[field].depth == 2 => self.ends_of_field(field),
                            _ => None,
                        };
                        Some((p, ends?))
                    })
                    .collect();
                let called = |g: &&(usize, Vec<usize>)| parameters[g.0].name.to_lowercase().contains("edge");
                match (&graphs[..], graphs.iter().filter(called).count()) {
                    ([(_, ends)], _) => Some(ends.clone()),
                    (_, 1) => graphs.iter().find(called).map(|(_, ends)| ends.clone()),
                    _ => None,
                }
            }
        };
        let Some(ends) = ends else {
            return Err(Fault::line(
                "the line does not say which array holds the edges",
                "name the array of edges, or of parents, as in `edges represents a valid tree`",
            ));
        };
        let is_parents = ends.len() == 1 && self.scope.vars[ends[0]].depth == 1;
        let is_rooted = structure == Structure::RootedTree;
        let structure = if is_rooted { Structure::Tree } else { structure };
        let is_tree = structure == Structure::Tree;
        if is_parents && !is_tree {
            return Err(Fault::line("this form is read, but nothing enforces it yet", "move the line to `unchecked:`"));
        }
        let mut atoms = Vec::new();
        if is_rooted && is_parents {
            let root = Term::Element { var: ends[0], indices: vec![Index::At(Term::Int(0))] };
            atoms.push(Atom::Compare { left: root, op: Comparison::Equal, right: Term::Int(-1) });
        }
        atoms.push(Atom::Graph(Graph {
            ends,
            is_parents,
            structure,
            is_loopless: false,
            first: Term::Int(0),
            last: Term::Int(0),
        }));
        Ok(atoms)
    }

    /// `nodes()`, `nodes(root)`: how many nodes a tree or list has.
    pub(super) fn nodes(&mut self, args: &[Expr]) -> Bound<Term> {
        let fault = || Fault::line("this is no tree and no list", "name a parameter of type TreeNode or ListNode");
        let (field, indices) = match args {
            [] => (self.node.ok_or_else(fault)?, Vec::new()),
            [Expr::Path(path)] => match self.place(path, None)? {
                Place::Whole { field, indices } if self.scope.node_fields().contains(&field) => (field, indices),
                _ => return Err(fault()),
            },
            _ => return Err(fault()),
        };
        let ty = &self.scope.problem.signature.parameters[self.scope.fields()[field].parameter].ty;
        match ty {
            Type::TreeNode => Ok(Term::Scalar(self.scope.trees.get(&field).ok_or_else(fault)?.0)),
            Type::ListNode => Ok(Term::Scalar(self.scope.of_field[field][0])),
            Type::Array(inner) if **inner == Type::ListNode => {
                let indices = match indices.len() {
                    0 => vec![Index::Each(self.quantifier("\u{0}list"), 0)],
                    _ => indices,
                };
                Ok(Term::Element { var: self.scope.of_field[field][1], indices })
            }
            _ => Err(Fault::line("arrays of trees are not supported", "move the line to `unchecked:`")),
        }
    }

    /// `Node.val`: the value of every node.
    pub(super) fn node_value(&mut self, path: &Path) -> Bound<Place> {
        let is_value = match &path.steps[..] {
            [] => true,
            [Step::Member(name)] => name == "val",
            _ => false,
        };
        let (Some(field), true) = (self.node, is_value) else {
            return Err(Fault::at(path, "there is no tree and no list", "write `Node.val` for the values of nodes"));
        };
        let parameter = &self.scope.problem.signature.parameters[self.scope.fields()[field].parameter];
        let depth = self.scope.fields()[field].depth;
        if parameter.ty.innermost() == &Type::TreeNode && depth > 1 {
            return Err(Fault::at(path, "arrays of trees are not supported", "move the line to `unchecked:`"));
        }
        let indices = (0..depth).map(|level| Index::Each(self.quantifier(&format!("\u{0}node{level}")), 0)).collect();
        Ok(Place::Term(Term::Element { var: self.scope.of_field[field][depth], indices }))
    }

    fn search_tree(&mut self, subject: Option<&Expr>) -> Bound<Vec<Atom>> {
        let fields = match subject {
            Some(Expr::Path(path)) => match self.place(path, None)? {
                Place::Whole { field, .. } => vec![field],
                _ => Vec::new(),
            },
            Some(_) => Vec::new(),
            None => self.scope.node_fields(),
        };
        match fields[..] {
            [field] if self.scope.trees.contains_key(&field) => {
                Ok(vec![Atom::SearchTree { var: self.scope.of_field[field][1] }])
            }
            _ => Err(Fault::line("the line does not say which tree it means", "name a parameter of type TreeNode")),
        }
    }

    fn ends_of_field(&self, field: usize) -> Option<Vec<usize>> {
        let f = &self.scope.fields()[field];
        let is_nodes = matches!(
            self.scope.problem.signature.parameters[f.parameter].ty.innermost(),
            Type::ListNode | Type::TreeNode
        );
        (f.cell == Cell::Int && matches!(f.depth, 1 | 2) && f.column.is_none() && !is_nodes)
            .then(|| vec![self.scope.of_field[field][f.depth]])
    }

    fn ends_of_rows(&self, parameter: usize) -> Option<Vec<usize>> {
        let fields = self.scope.fields_of(parameter);
        let flat = |f: &usize| {
            let field = &self.scope.fields()[*f];
            field.cell == Cell::Int && field.depth == 1 && !self.scope.tags.contains_key(f)
        };
        match fields[..] {
            [a, b, ..] if flat(&a) && flat(&b) => Some(vec![self.scope.of_field[a][1], self.scope.of_field[b][1]]),
            _ => None,
        }
    }
}
