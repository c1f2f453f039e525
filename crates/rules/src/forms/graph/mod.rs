//! `edges represents a valid tree`, `There are no repeated edges`: what edges or parents are together.

mod growth;
mod nodes;
mod reached;
pub(super) mod sets;

pub use self::nodes::{Joined, graphs, number_nodes};
pub use self::reached::reached;

use self::growth::Growth;
use self::sets::Sets;
use super::compare::Compare;
use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault, Place};
use crate::expr::evaluate::bounds;
use crate::expr::term::{Index, Term, VarId};
use crate::hand::{Hand, Spot, Wishes};
use crate::partial::domain::Domain;
use crate::partial::partial_input::{PartialInput, Rejected};
use crate::scope::Scope;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr, Structure};
use ojkit_model::input::{Cell, Part};
use ojkit_model::signature::Type;

/// Edges between numbered nodes, or the parent of every node.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Graph {
    /// The cells of rows that begin with two nodes, two columns of nodes, or one array of parents with -1 at the root.
    ends: Vec<VarId>,
    is_parents: bool,
    pub structure: Structure,
    /// The smallest node.
    first: Term,
    /// The largest node.
    last: Term,
    /// The node from which others are reached, where a line names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<Term>,
    /// The node that is reached from others, where a line names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<Term>,
    /// What all lines about these edges ask of them; only in the first.
    wishes: Option<Wishes>,
    /// The same two nodes, of all lines about these edges; only in the first.
    #[serde(skip)]
    source: Option<Term>,
    #[serde(skip)]
    sink: Option<Term>,
}

pub(super) fn bind(binder: &mut Binder, subject: Option<&Expr>, structure: Structure) -> OrFault<Vec<Atom>> {
    let ends = match subject {
        Some(Expr::Path(path)) => match binder.place(path, None)? {
            Place::Whole { field, indices }
                if indices.is_empty() || (indices.len() == 1 && binder.scope.fields()[field].depth == 2) =>
            {
                ends_of_field(binder.scope, field)
            }
            Place::Rows { parameter, .. } => ends_of_rows(binder.scope, parameter),
            _ => None,
        },
        Some(_) => None,
        None => only_ends(binder.scope),
    };
    let Some(ends) = ends else {
        let help = "name the array of edges, or of parents, as in `edges represents a valid tree`";
        return Err(Fault::line("the line does not say which array holds the edges", help));
    };
    let is_parents = ends.len() == 1 && binder.scope.vars[ends[0]].depth == 1;
    let is_rooted = structure == Structure::RootedTree;
    let structure = if is_rooted { Structure::Tree } else { structure };
    if is_parents && structure != Structure::Tree {
        return Err(Fault::line("this form is read, but nothing enforces it yet", "move the line to `unchecked:`"));
    }
    let mut atoms = Vec::new();
    if is_rooted && is_parents {
        let left = Term::Element { var: ends[0], indices: vec![Index::At(Term::Int(0))] };
        atoms.push(Compare { left, op: Comparison::Equal, right: Term::Int(-1) }.into());
    }
    atoms.push(Graph::new(ends, is_parents, structure).into());
    Ok(atoms)
}

/// The only edges of an input, or the only ones that are called so.
fn only_ends(scope: &Scope) -> Option<Vec<VarId>> {
    let parameters = &scope.problem.signature.parameters;
    let of_parameter = |p: usize| {
        let field = scope.fields().iter().position(|f| f.parameter == p)?;
        match parameters[p].ty {
            Type::Rows(_) => ends_of_rows(scope, p),
            _ if scope.fields()[field].depth == 2 => ends_of_field(scope, field),
            _ => None,
        }
    };
    let graphs: Vec<(usize, Vec<VarId>)> = (0..parameters.len()).filter_map(|p| Some((p, of_parameter(p)?))).collect();
    let called: Vec<&(usize, Vec<VarId>)> =
        graphs.iter().filter(|graph| parameters[graph.0].name.to_lowercase().contains("edge")).collect();
    match (&graphs[..], &called[..]) {
        ([(_, ends)], _) | (_, [(_, ends)]) => Some(ends.clone()),
        ([], _) => only_parents(scope),
        _ => None,
    }
}

/// The only array that is called so.
fn only_parents(scope: &Scope) -> Option<Vec<VarId>> {
    let is_called_so = |f: &usize| matches!(scope.fields()[*f].name.as_str(), "parent" | "parents");
    let mut parents = (0..scope.fields().len()).filter(is_called_so);
    let field = parents.next().filter(|&field| scope.fields()[field].depth == 1)?;
    if parents.next().is_none() { ends_of_field(scope, field) } else { None }
}

fn ends_of_field(scope: &Scope, field: usize) -> Option<Vec<usize>> {
    let f = &scope.fields()[field];
    let is_nodes = matches!(
        scope.problem.signature.parameters[f.parameter].ty.innermost(),
        Type::ListNode | Type::TreeNode | Type::NaryNode
    );
    (f.cell == Cell::Int && matches!(f.depth, 1 | 2) && f.column.is_none() && !is_nodes)
        .then(|| vec![scope.of_field[field][f.depth]])
}

fn ends_of_rows(scope: &Scope, parameter: usize) -> Option<Vec<usize>> {
    let fields = scope.fields_of(parameter);
    let flat = |f: &usize| {
        let field = &scope.fields()[*f];
        field.cell == Cell::Int && field.depth == 1 && !scope.tags.contains_key(f)
    };
    match fields[..] {
        [a, b, ..] if flat(&a) && flat(&b) => Some(vec![scope.of_field[a][1], scope.of_field[b][1]]),
        _ => None,
    }
}

impl Graph {
    /// Edges or parents of which nothing else is known yet.
    fn new(ends: Vec<VarId>, is_parents: bool, structure: Structure) -> Graph {
        let (first, last) = (Term::Int(0), Term::Int(0));
        let (from, to, source, sink) = (None, None, None, None);
        Graph { ends, is_parents, structure, first, last, from, to, wishes: None, source, sink }
    }

    /// Whether these are its edges or parents.
    pub fn is_about(&self, ends: &[VarId]) -> bool {
        self.ends == ends
    }

    /// The edges with their first cells; none where a row is too short for one.
    fn edges(&self, values: &Values, field: usize) -> Option<Vec<(i64, i64, usize)>> {
        let mut edges: Vec<(i64, i64, usize)> = Vec::new();
        let value = values.field(field);
        if let [_, second] = self.ends[..] {
            let others = &values.field(values.variables.field_of_cells(second)?).cells;
            edges.extend(value.cells.iter().zip(others).enumerate().map(|(k, (&a, &b))| (a, b, k)));
        } else {
            for row in 0..value.len() {
                let cells = value.range(1, row);
                if cells.len() < 2 {
                    return None;
                }
                edges.push((value.cells[cells.start], value.cells[cells.start + 1], cells.start));
            }
        }
        Some(edges)
    }

    fn broken_edges(&self, values: &Values, field: usize) -> Option<Option<usize>> {
        let Some(edges) = self.edges(values, field) else { return Some(None) };
        let nodes = nodes_of(&edges);
        let total = bounds(&self.last, values).single()? - bounds(&self.first, values).single()? + 1;
        let number = |x: i64| nodes.partition_point(|&n| n < x);
        match self.structure {
            Structure::NoLoops => edges.iter().find(|e| e.0 == e.1).map(|e| Some(e.2)),
            Structure::Symmetric => None,
            Structure::NoRepeatedEdges => repeated(&edges),
            Structure::Simple => edges.iter().find(|e| e.0 == e.1).map(|e| Some(e.2)).or_else(|| repeated(&edges)),
            Structure::Tree | Structure::RootedTree | Structure::SearchTree | Structure::Connected => {
                let mut sets = Sets::new(nodes.len());
                for &(a, b, cell) in &edges {
                    if !sets.join(number(a), number(b)) && self.structure != Structure::Connected {
                        return Some(Some(cell));
                    }
                }
                // A node without an edge reaches no other.
                let is_whole = nodes.len() as i128 == total || (total == 1 && edges.is_empty());
                (sets.count > 1 || !is_whole).then_some(None)
            }
            Structure::Acyclic => {
                let ends: Vec<(usize, usize)> = edges.iter().map(|&(a, b, _)| (number(a), number(b))).collect();
                on_a_cycle(&ends, nodes.len()).map(|edge| Some(edges[edge].2))
            }
            Structure::StronglyConnected | Structure::Reachable | Structure::Joined => {
                self.unreached(values, field).map(|_| None)
            }
        }
    }

    /// The first node, and the next one that no path joins to it, where the edges should do that.
    fn apart(&self, values: &Values, field: usize) -> Option<(i128, i128)> {
        if self.is_parents || !matches!(self.structure, Structure::Tree | Structure::Connected) {
            return None;
        }
        let (first, last) = (bounds(&self.first, values).single()?, bounds(&self.last, values).single()?);
        let edges = self.edges(values, field)?;
        let nodes = nodes_of(&edges);
        let place = |x: i128| nodes.binary_search_by_key(&x, |&node| i128::from(node)).ok();
        let mut sets = Sets::new(nodes.len());
        for &(a, b, _) in &edges {
            sets.join(place(a.into())?, place(b.into())?);
        }
        let root = |x: i128| place(x).map(|x| sets.find(x));
        (first + 1..=last).find(|&x| root(x).is_none() || root(x) != root(first)).map(|x| (first, x))
    }
}

/// Not a rooted tree: perhaps with the cell to blame.
fn broken_parents(values: &Values, field: usize) -> Option<Option<usize>> {
    let parents = &values.field(field).cells;
    let from = values.variables.indices_from;
    let mut sets = Sets::new(parents.len());
    let mut roots = 0;
    for (node, &parent) in parents.iter().enumerate() {
        if parent == -1 {
            roots += 1;
            if roots > 1 {
                return Some(Some(node));
            }
            continue;
        }
        let place = parent.checked_sub(from).and_then(|p| usize::try_from(p).ok()).filter(|&p| p < parents.len());
        match place {
            Some(parent) if sets.join(node, parent) => {}
            _ => return Some(Some(node)),
        }
    }
    (roots != 1).then_some(None)
}

/// The nodes of edges in order, each once.
fn nodes_of(edges: &[(i64, i64, usize)]) -> Vec<i64> {
    let mut nodes: Vec<i64> = edges.iter().flat_map(|&(a, b, _)| [a, b]).collect();
    nodes.sort_unstable();
    nodes.dedup();
    nodes
}

/// The cell of an edge that joins the same nodes as an earlier one.
fn repeated(edges: &[(i64, i64, usize)]) -> Option<Option<usize>> {
    let mut pairs: Vec<(i64, i64, usize)> = edges.iter().map(|&(a, b, cell)| (a.min(b), a.max(b), cell)).collect();
    pairs.sort_unstable();
    pairs.windows(2).find(|w| (w[0].0, w[0].1) == (w[1].0, w[1].1)).map(|w| Some(w[1].2))
}

/// A directed edge on a cycle: nodes without an open edge into them are taken away, until none is left (Kahn 1962).
fn on_a_cycle(edges: &[(usize, usize)], nodes: usize) -> Option<usize> {
    let mut open = vec![0usize; nodes];
    let mut next: Vec<Vec<usize>> = vec![Vec::new(); nodes];
    for &(a, b) in edges {
        next[a].push(b);
        open[b] += 1;
    }
    let mut free: Vec<usize> = (0..nodes).filter(|&x| open[x] == 0).collect();
    while let Some(x) = free.pop() {
        for &y in &next[x] {
            open[y] -= 1;
            if open[y] == 0 {
                free.push(y);
            }
        }
    }
    // Into each node that is left leads an edge from another one, so that enough steps back end on a cycle.
    let mut into = vec![0; nodes];
    for (edge, &(_, b)) in edges.iter().enumerate().filter(|(_, (a, _))| open[*a] > 0) {
        into[b] = edge;
    }
    let left = (0..nodes).find(|&x| open[x] > 0)?;
    let end = (0..nodes).fold(left, |x, _| edges[into[x]].0);
    Some(into[end])
}

impl Form for Graph {
    type State = Option<Growth>;
    const ACTS: bool = true;
    const WORDINGS: &'static [&'static str] = &[
        "every node can be reached from node {}",
        "node {} can be reached from every node",
        "node {} can be reached from node {}",
        "a path joins node {} and node {}",
        "every node can be reached from node {} in {}",
        "node {} can be reached from every node in {}",
        "node {} can be reached from node {} in {}",
        "a path joins node {} and node {} in {}",
    ];
    mentions!(terms: first, last, from, to, source, sink; arrays: |form: &Graph| form.ends.clone(););

    fn bind(binder: &mut Binder, wording: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let (of, subject) = if wording < 4 { (of, None) } else { (&of[..of.len() - 1], of.last()) };
        let mut nodes = Vec::new();
        for expr in of {
            nodes.push(Some(binder.term(expr, None)?));
        }
        if nodes.iter().flatten().any(|node: &Term| !node.is_scalar()) {
            return Err(Fault::line("only numbers and parameters say which node", "write `node 1` or `node s`"));
        }
        let structure = if wording % 4 == 3 { Structure::Joined } else { Structure::Reachable };
        let mut atoms = bind(binder, subject, structure)?;
        let second = nodes.pop().flatten();
        let (from, to) = match wording % 4 {
            0 => (second, None),
            1 => (None, second),
            2 => (second, nodes.pop().flatten()),
            _ => (nodes.pop().flatten(), second),
        };
        if let Some(Atom::Graph(graph)) = atoms.last_mut() {
            (graph.from, graph.to) = (from, to);
        }
        Ok(atoms)
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.ends[0])?;
        let broken = if self.is_parents { broken_parents(values, field) } else { self.broken_edges(values, field) };
        let what = match self.structure {
            Structure::Tree | Structure::RootedTree | Structure::SearchTree => "a tree",
            Structure::Acyclic => "a directed graph without a cycle",
            Structure::Connected => "connected",
            Structure::StronglyConnected => "strongly connected",
            Structure::Reachable | Structure::Joined => "as asked for",
            Structure::Simple => "a simple graph",
            Structure::NoRepeatedEdges => "without repeated edges",
            Structure::NoLoops => "without self-loops",
            Structure::Symmetric => "symmetric",
        };
        let mut place = values.whole(field);
        let why = match broken? {
            Some(cell) => {
                place.part = Part::Cell(cell);
                match self.structure {
                    Structure::Tree if !self.is_parents => ": this edge closes a cycle".to_owned(),
                    Structure::Acyclic => ": this edge is on a cycle".to_owned(),
                    _ => String::new(),
                }
            }
            None => match self.apart(values, field) {
                Some((a, b)) => format!(": no path joins {a} and {b}"),
                None => String::new(),
            },
        };
        let why = match self.unreached(values, field) {
            Some((a, b)) if self.structure == Structure::Joined => {
                return Some((place, format!("no path joins node {a} and node {b}")));
            }
            Some((a, b)) => {
                let broken = format!("node {b} cannot be reached from node {a}");
                if self.structure == Structure::Reachable {
                    return Some((place, broken));
                }
                format!(": {broken}")
            }
            None => why,
        };
        let fields = self.ends.iter().filter_map(|&end| values.variables.field_of_cells(end));
        let names: Vec<String> = fields.map(|field| format!("`{}`", values.variables.fields[field].name)).collect();
        let be = if names.len() == 1 { "is" } else { "are" };
        Some((place, format!("{} {be} not {what}{why}", names.join(" and "))))
    }

    fn begin(&self, growth: &mut Option<Growth>, _base: &Domain, input: &PartialInput) -> Result<(), Rejected> {
        *growth = self.wishes.map(|wishes| Growth::new(self, wishes, input)).transpose()?;
        Ok(())
    }

    fn choose<H: Hand + ?Sized>(
        &self,
        growth: &mut Option<Growth>,
        hand: &mut H,
        input: &PartialInput,
        spot: Spot,
        domain: &Domain,
    ) -> Result<Option<i64>, Rejected> {
        match (growth, self.end_of(spot, input)) {
            (Some(growth), Some(end)) => growth.draw(hand, spot, domain, end).map(Some),
            _ => Ok(None),
        }
    }
}

impl Graph {
    /// Which end of an edge a cell is, if it is one.
    fn end_of(&self, spot: Spot, input: &PartialInput) -> Option<usize> {
        if input.variables.vars[spot.var].depth == 2 && self.ends == [spot.var] {
            let place = input.indices(spot.var, spot.index);
            return usize::try_from(place[1]).ok().filter(|&p| p < 2);
        }
        self.ends.iter().position(|&var| var == spot.var)
    }
}
