//! From constraint lines to rules: every name gets its one meaning, or a diagnostic.

mod place;
mod shape;
mod statement;
mod text;
mod together;

use super::rules::{Atom, Definition, Index, Rules, Term, VarId, VarKind};
use super::scope::Scope;
use ojkit_model::constraint::{self, Comparison, Constraint, Expr, Path, Step};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::Problem;
use ojkit_model::signature::Type;

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
        for constraint in &constraints {
            for rule in &constraint.rules {
                if let Err(fault) = shape::name_columns(&mut scope, rule) {
                    diagnostics.push(diagnose(path, constraint, fault));
                }
            }
        }
        for rule in constraints.iter().flat_map(|constraint| &constraint.rules) {
            for name in equal_names(rule, &scope) {
                scope.bind(&name, false);
            }
        }
        for (line, constraint) in constraints.iter().enumerate() {
            let mut binder = Binder { scope: &mut scope, quantifiers: Vec::new(), line, node: None };
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
        all.number_nodes()
            .map_err(|(line, message, help)| vec![diagnose(path, constraints[line], Fault::line(message, help))])?;
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

    /// Names that are always equal (`n == nums.length`) share one slot, and the lengths of arrays that make tuples.
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
            let equal: Vec<usize> = match &rule.atom {
                Atom::Compare { left: Term::Scalar(a), op: Comparison::Equal, right: Term::Scalar(b) }
                    if !rule.is_double =>
                {
                    vec![*a, *b]
                }
                Atom::Distinct { fields, item: 1, .. } if fields.len() > 1 => {
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

/// Whether an atom uses a name to point at an element: then it says nothing about the name's own value.
fn is_index(atom: &Atom, slot: usize) -> bool {
    let mut found = false;
    for term in atom.terms() {
        term.visit(&mut |term| {
            if let Term::Element { indices, .. } = term {
                found |= indices.iter().any(|index| matches!(index, Index::At(at) if at.scalars().contains(&slot)));
            }
        });
    }
    found
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
        R::OneOf { subjects, .. }
        | R::Prime { subjects }
        | R::Alphabet { subjects, .. }
        | R::Decimals { subjects, .. } => subjects.iter().collect(),
        R::Congruent { subjects, modulus, .. } => subjects.iter().chain([modulus]).collect(),
        R::Distinct { subject, .. } | R::Sorted { subject, .. } => vec![subject],
        R::DistinctTuples { items } => items.iter().collect(),
        R::Permutation { subject, first, last } => vec![subject, first, last],
        R::Total { subject, bound, .. } => vec![subject, bound],
        R::When { conditions, rules } => conditions.iter().chain(rules).flat_map(expressions).collect(),
        R::Row { subject, forms } => {
            // Names of columns are no names of the input.
            let constants = forms.iter().flatten().filter(|e| !matches!(e, Expr::Path(_)));
            std::iter::once(subject).chain(constants).collect()
        }
        R::Structure { subject, .. } => subject.iter().collect(),
        R::Form { subjects, .. } | R::Letter { subjects, .. } => subjects.iter().collect(),
        R::Count { subject, bound, .. } => vec![subject, bound],
        R::CountRemainder { subject, .. } | R::Run { subject, .. } => vec![subject],
        R::Appear { subject, appear } => {
            let bound = match appear {
                constraint::Appear::Each { most, .. } => most.as_ref(),
                constraint::Appear::Some { least: bound } | constraint::Appear::Different { number: bound, .. } => {
                    Some(bound)
                }
            };
            std::iter::once(subject).chain(bound).collect()
        }
        R::Within { part: a, whole: b, .. } | R::Rearranged { left: a, right: b } => vec![a, b],
        R::Member { subjects, array } => subjects.iter().chain([array]).collect(),
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

/// Whether a rule speaks of the nodes of every tree or list.
fn speaks_of_nodes(expr: &Expr) -> bool {
    match expr {
        Expr::Int(_) | Expr::Double(_) | Expr::Text(_) => false,
        Expr::Path(path) => NODE.contains(&path.name.as_str()),
        Expr::Negate(a) => speaks_of_nodes(a),
        Expr::Binary(_, a, b) => speaks_of_nodes(a) || speaks_of_nodes(b),
        Expr::Call(constraint::Function::Nodes, args) if args.is_empty() => true,
        Expr::Call(_, args) => args.iter().any(speaks_of_nodes),
    }
}

/// Names for the nodes of a tree or list, where no parameter has them: `Node.val`, `the values in the tree`.
const NODE: [&str; 6] = ["Node", "tree", "list", "node", "ListNode", "TreeNode"];

/// Names that an equality gives a value (`n == a.length`): in an index of another line, perhaps an earlier one, they are that value.
fn equal_names(rule: &constraint::Rule, scope: &Scope) -> Vec<String> {
    let constraint::Rule::Chain { groups, operators } = rule else { return Vec::new() };
    if operators.iter().any(|operator| *operator != Comparison::Equal) {
        return Vec::new();
    }
    let indices = quantifier_names(rule, scope);
    let alone = groups.iter().flatten().filter_map(|expr| match expr {
        Expr::Path(path) if path.steps.is_empty() => Some(&path.name),
        _ => None,
    });
    alone.filter(|name| scope.meaning(name).is_none() && !indices.contains(name)).cloned().collect()
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
    /// The tree or list whose nodes are spoken of.
    node: Option<usize>,
}
