//! From constraint lines to rules: every name gets its one meaning, or a diagnostic.
//!
//! First the lines say what columns of rows and values that equal others are called. Then each statement is bound by its form
//! ([`crate::forms`]), which may give several atoms. What only all rules together tell comes last: names that are always equal share
//! a slot, numbers with a point get a common scale, names find the equation that gives their value, and lines that contradict each
//! other are refused.

mod names;
mod pairs;
mod row_lengths;

use crate::binder::expressions::{expressions, paths, speaks_of_nodes};
use crate::binder::terms::{Binder, Fault, OrFault, glued};
use crate::expr::term::{QUANTIFIERS, Term};
use crate::expr::variables::Variables;
use crate::forms::compare::Compare;
use crate::forms::graph::number_nodes;
use crate::forms::row::name_columns;
use crate::forms::{self, Atom, Rule};
use crate::narrowing::{Ranges, Shared, type_ranges};
use crate::rules::Rules;
use crate::scope::Scope;
use ojkit_model::constraint::{self, Comparison, Constraint, Expr, Path, Step};
use ojkit_model::diagnostic::{Cause, Diagnostic};
use ojkit_model::problem::Problem;
use ojkit_model::signature::Type;

impl Rules {
    /// Binds a problem's constraint lines, and `extra` ones that narrow them.
    ///
    /// `path` names the spec in diagnostics. Errors: unbound names, arrays used as numbers, constraints that contradict
    /// each other, bounds past a type's range.
    pub fn new(problem: &Problem, extra: &[Constraint], path: &str) -> Result<Rules, Vec<Diagnostic>> {
        let constraints: Vec<&Constraint> = problem.constraints.iter().chain(extra).collect();
        let of_line = |(line, message, help): (usize, String, String)| {
            vec![match constraints.get(line) {
                Some(c) => diagnose(path, c, Fault::line(message, help)),
                None => Diagnostic::error(path, 0, 0, message).help(help),
            }]
        };
        let mut scope = Scope::new(problem);
        let (rules, faults) = bind_lines(&mut scope, &constraints);
        if !faults.is_empty() {
            return Err(faults.into_iter().map(|(line, fault)| diagnose(path, constraints[line], fault)).collect());
        }
        let names: Vec<(String, usize)> = scope.bound.iter().map(|(name, &var)| (name.clone(), var)).collect();
        let types: Vec<_> = (0..problem.fields.len()).map(|field| scope.type_range(field)).collect();
        let mut all = Rules {
            variables: scope.variables,
            rules,
            lines: constraints.iter().map(|c| c.text.clone()).collect(),
            definitions: Vec::new(),
            implied: Vec::new(),
            mentions: Vec::new(),
            shared: Shared::default(),
            start: Ranges::default(),
            ranges: Ranges::default(),
            same: Vec::new(),
        };
        number_nodes(&all.variables, &mut all.rules).map_err(of_line)?;
        all.share_slots();
        all.start = type_ranges(&all.variables, &types);
        all.take_any_of_equal_lengths();
        all.compare_neighbours();
        all.say_of_lengths();
        all.scale_doubles().map_err(of_line)?;
        for rule in &mut all.rules {
            rule.reach.uniform = rule.atom.is_uniform(&all.variables);
            rule.reach.bindings = rule.atom.bindings();
        }
        all.mark_repeated();
        if let Err(slot) = all.define_names() {
            let name = names.iter().find(|(_, var)| all.vars[*var].slot == slot).map_or("?", |(name, _)| name.as_str());
            return Err(vec![undefined(problem, &constraints, path, name)]);
        }
        all.refuse_contradictions().map_err(of_line)?;
        Ok(all)
    }
}

/// The rules of all lines, as each says them by itself, and the faults of those that cannot be bound, by their number.
fn bind_lines(scope: &mut Scope, constraints: &[&Constraint]) -> (Vec<Rule>, Vec<(usize, Fault)>) {
    let mut faults = Vec::new();
    for (line, constraint) in constraints.iter().enumerate() {
        let named = constraint.rules.iter().filter_map(|rule| name_columns(scope, rule).err());
        faults.extend(named.map(|fault| (line, fault)));
    }
    for rule in constraints.iter().flat_map(|constraint| &constraint.rules) {
        for name in equal_names(rule, scope) {
            scope.bind(&name, false);
        }
    }
    let mut rules = Vec::new();
    for (line, constraint) in constraints.iter().enumerate() {
        for rule in &constraint.rules {
            let quantifiers = quantifier_names(rule, scope);
            let mut binder = Binder { scope: &mut *scope, quantifiers, node: None };
            match bind_rule(&mut binder, rule, line) {
                Ok(bound) => rules.extend(bound),
                Err(fault) => faults.push((line, fault)),
            }
        }
    }
    (rules, faults)
}

/// A problem's variables, and the equalities that its lines state between whole numbers, each as it stands there.
///
/// Lines that cannot be bound say nothing here; [`Rules::new`] says why.
pub(crate) fn equalities(problem: &Problem) -> (Variables, Vec<(Term, Term)>) {
    let constraints: Vec<&Constraint> = problem.constraints.iter().collect();
    let mut scope = Scope::new(problem);
    let (rules, _) = bind_lines(&mut scope, &constraints);
    let equality = |rule: Rule| match rule.atom {
        Atom::Compare(Compare { left, op: Comparison::Equal, right }) if !rule.reach.is_double => Some((left, right)),
        _ => None,
    };
    let pairs = rules.into_iter().filter_map(equality).collect();
    (scope.variables, pairs)
}

/// What one statement says; a name that stands for several things is read for each of them.
fn bind_rule(binder: &mut Binder, rule: &constraint::Rule, line: usize) -> OrFault<Vec<Rule>> {
    let mut out = Vec::new();
    if let constraint::Rule::Chain { groups, operators } = rule
        && !binder.scope.tags.is_empty()
        && (groups.len() > 2 || groups.iter().any(|group| group.len() > 1))
    {
        // Each comparison is for the rows that have its own columns, whatever else stands in the line.
        for (pair, &operator) in groups.windows(2).zip(operators) {
            for (left, right) in pair[0].iter().flat_map(|left| pair[1].iter().map(move |right| (left, right))) {
                let groups = vec![vec![left.clone()], vec![right.clone()]];
                out.extend(bind_rule(binder, &constraint::Rule::Chain { groups, operators: vec![operator] }, line)?);
            }
        }
        return Ok(out);
    }
    let nodes =
        if expressions(rule).into_iter().any(speaks_of_nodes) { binder.scope.node_fields() } else { Vec::new() };
    let nodes: Vec<Option<usize>> = if nodes.is_empty() { vec![None] } else { nodes.into_iter().map(Some).collect() };
    let choices = alternatives(binder, rule);
    let arrays = arrays_of_columns(binder, rule)?;
    let readings = nodes.iter().flat_map(|&n| choices.iter().map(move |&c| (n, c)));
    for (array, (node, choice)) in arrays.iter().flat_map(|&array| readings.clone().map(move |r| (array, r))) {
        (binder.node, binder.scope.chosen) = (node, array);
        for atom in forms::bind(rule, binder, choice)? {
            if binder.quantifiers.len() > QUANTIFIERS {
                return Err(Fault::line("too many different indices in one line", "split the line"));
            }
            let is_double = binder.scope.has_double(&atom.scalars(), &atom.arrays());
            let mut rule = Rule::new(atom, line);
            rule.reach.is_double = is_double;
            out.push(rule);
        }
    }
    Ok(out)
}

/// The alternatives that a rule has to be read for: each that has all the columns it names; `None` where no column belongs to an alternative.
fn alternatives(binder: &Binder, rule: &constraint::Rule) -> Vec<Option<usize>> {
    let tags = &binder.scope.tags;
    let mut sets: Vec<Vec<usize>> = Vec::new();
    for path in paths(rule) {
        let members = path.steps.iter().filter_map(|s| if let Step::Member(m) = s { Some(m) } else { None });
        for name in std::iter::once(&path.name).chain(members) {
            let of_columns = binder.columns(name).into_iter().filter_map(|f| tags.get(&f).map(|tag| tag.1 as usize));
            sets.extend(Some(of_columns.collect::<Vec<usize>>()).filter(|set| !set.is_empty()));
        }
    }
    let Some(first) = sets.first() else { return vec![None] };
    let common: Vec<Option<usize>> =
        first.iter().filter(|a| sets.iter().all(|s| s.contains(a))).map(|&a| Some(a)).collect();
    if common.is_empty() { vec![None] } else { common }
}

/// The arrays that a rule has to be read for, where several have columns of one name.
fn arrays_of_columns(binder: &Binder, rule: &constraint::Rule) -> OrFault<Vec<Option<usize>>> {
    let mut common: Option<Vec<usize>> = None;
    for path in paths(rule) {
        let index = match path.steps.first() {
            Some(Step::Index(Expr::Path(index))) => Some(index.name.as_str()),
            _ => None,
        };
        let mut arrays = binder.scope.arrays_with(&path.name, index);
        if let (true, Some((stem, index))) = (arrays.is_empty(), glued(&path.name)) {
            arrays = binder.scope.arrays_with(stem, Some(index));
        }
        if !arrays.is_empty() {
            common.get_or_insert_with(|| arrays.clone()).retain(|array| arrays.contains(array));
        }
    }
    match common {
        None => Ok(vec![None]),
        Some(arrays) if arrays.is_empty() => {
            Err(Fault::line("several arrays have a column of this name", "write them with their arrays, as `x[i][0]`"))
        }
        Some(arrays) => Ok(arrays.into_iter().map(Some).collect()),
    }
}

/// A name that nothing ties to the input.
fn undefined(problem: &Problem, constraints: &[&Constraint], path: &str, name: &str) -> Diagnostic {
    let help = unbound_help(problem, name);
    let mut all = constraints.iter().flat_map(|line| line.rules.iter().flat_map(paths).map(move |path| (*line, path)));
    match all.find(|(_, path)| path.name == name) {
        Some((constraint, &Path { column, .. })) => {
            let message = format!("`{name}` is not a parameter, and no line says what it is");
            let cause = Cause::UnboundName(name.to_string());
            diagnose(path, constraint, Fault { column, width: name.chars().count(), message, help: help.into(), cause })
        }
        None => {
            let message = format!("`{name}` in the layout is not a parameter, and no constraint says what it is");
            Diagnostic::error(path, 0, 0, message).help(help)
        }
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
    d.cause = fault.cause;
    d
}

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
    let steps = paths(rule).flat_map(|path| &path.steps);
    let indices = steps.filter_map(|step| if let Step::Index(index) = step { Some(index) } else { None });
    for path in indices.flat_map(Expr::paths) {
        if path.steps.is_empty() && scope.meaning(&path.name).is_none() && !names.contains(&path.name) {
            names.push(path.name.clone());
        }
    }
    names
}
