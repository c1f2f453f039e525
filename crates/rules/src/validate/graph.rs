//! What edges or parents are together: trees, connected, simple and acyclic graphs.

use super::check::Broken;
use super::frame::Frame;
use super::interval::bounds;
use super::rules::{Atom, Index, Rule, Rules, Term, VarId, VarKind};
use ojkit_model::constraint::{Comparison, Operator, Structure};
use ojkit_model::input::Part;

/// Edges between numbered nodes, or the parent of every node.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// The cells of rows that begin with two nodes, two columns of nodes, or one array of parents with -1 at the root.
    pub ends: Vec<VarId>,
    /// Whether the cells are parents.
    pub is_parents: bool,
    /// What they are together.
    pub structure: Structure,
    /// Whether another rule denies edges from a node to itself.
    pub is_loopless: bool,
    /// The smallest node.
    pub first: Term,
    /// The largest node.
    pub last: Term,
}

/// Disjoint sets of numbered nodes, merged by size (Galler and Fischer 1964; Tarjan 1975).
#[derive(Clone, Debug, Default)]
pub(crate) struct Sets {
    parent: Vec<u32>,
    size: Vec<u32>,
    /// How many sets there are.
    pub count: usize,
}

impl Sets {
    /// Every node alone.
    pub fn new(nodes: usize) -> Sets {
        Sets { parent: (0..nodes as u32).collect(), size: vec![1; nodes], count: nodes }
    }

    /// The node that stands for a node's set.
    pub fn root(&mut self, mut x: usize) -> usize {
        while self.parent[x] as usize != x {
            self.parent[x] = self.parent[self.parent[x] as usize];
            x = self.parent[x] as usize;
        }
        x
    }

    /// The same, without shortening the way.
    pub fn find(&self, mut x: usize) -> usize {
        while self.parent[x] as usize != x {
            x = self.parent[x] as usize;
        }
        x
    }

    /// Merges two sets; false when they are one already.
    pub fn join(&mut self, a: usize, b: usize) -> bool {
        let (mut a, mut b) = (self.root(a), self.root(b));
        if a == b {
            return false;
        }
        if self.size[a] < self.size[b] {
            (a, b) = (b, a);
        }
        self.parent[b] = a as u32;
        self.size[a] += self.size[b];
        self.count -= 1;
        true
    }
}

impl Frame<'_> {
    pub(super) fn check_graph(&self, graph: &Graph) -> Broken {
        let VarKind::Cells { field } = self.rules.vars[*graph.ends.first()?].kind else { return None };
        let what = match graph.structure {
            Structure::Tree | Structure::RootedTree | Structure::SearchTree => "a tree",
            Structure::Acyclic => "a directed graph without a cycle",
            Structure::Connected => "connected",
            Structure::Simple => "a simple graph",
            Structure::NoRepeatedEdges => "without repeated edges",
            Structure::NoLoops => "without self-loops",
            Structure::Symmetric => "symmetric",
        };
        let name = &self.rules.fields[field].name;
        let (mut place, message) = (self.whole(field), format!("`{name}` is not {what}"));
        let broken = if graph.is_parents { self.broken_parents(field) } else { self.broken_edges(graph, field) };
        broken.map(|at| {
            if let (Some(cell), true) = (at, self.rules.fields[field].depth > 0) {
                place.part = Part::Cell(cell);
            }
            (place, message)
        })
    }

    /// Not a rooted tree: perhaps with the cell to blame.
    fn broken_parents(&self, field: usize) -> Option<Option<usize>> {
        let parents = &self.field(field).cells;
        let from = self.rules.indices_from;
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

    fn broken_edges(&self, graph: &Graph, field: usize) -> Option<Option<usize>> {
        let mut edges: Vec<(i64, i64, usize)> = Vec::new();
        let value = self.field(field);
        if let [_, second] = graph.ends[..] {
            let VarKind::Cells { field: other } = self.rules.vars[second].kind else { return None };
            let others = &self.field(other).cells;
            edges.extend(value.cells.iter().zip(others).enumerate().map(|(k, (&a, &b))| (a, b, k)));
        } else {
            for row in 0..value.len() {
                let cells = value.range(1, row);
                if cells.len() < 2 {
                    return Some(None);
                }
                edges.push((value.cells[cells.start], value.cells[cells.start + 1], cells.start));
            }
        }
        let mut nodes: Vec<i64> = edges.iter().flat_map(|&(a, b, _)| [a, b]).collect();
        nodes.sort_unstable();
        nodes.dedup();
        let total = bounds(&graph.last, self).single()? - bounds(&graph.first, self).single()? + 1;
        let number = |x: i64| nodes.partition_point(|&n| n < x);
        match graph.structure {
            Structure::NoLoops => edges.iter().find(|e| e.0 == e.1).map(|e| Some(e.2)),
            Structure::Symmetric => None,
            Structure::NoRepeatedEdges => repeated(&edges),
            Structure::Simple => edges.iter().find(|e| e.0 == e.1).map(|e| Some(e.2)).or_else(|| repeated(&edges)),
            Structure::Tree | Structure::RootedTree | Structure::SearchTree | Structure::Connected => {
                // A node without an edge reaches no other.
                if nodes.len() as i128 != total && !(total == 1 && edges.is_empty()) {
                    return Some(None);
                }
                let mut sets = Sets::new(nodes.len());
                for &(a, b, cell) in &edges {
                    if !sets.join(number(a), number(b)) && graph.structure != Structure::Connected {
                        return Some(Some(cell));
                    }
                }
                (sets.count > 1).then_some(None)
            }
            Structure::Acyclic => {
                // Nodes without an open edge into them are taken away, until none is left (Kahn 1962).
                let mut open = vec![0usize; nodes.len()];
                let mut next: Vec<Vec<usize>> = vec![Vec::new(); nodes.len()];
                for &(a, b, _) in &edges {
                    next[number(a)].push(number(b));
                    open[number(b)] += 1;
                }
                let mut free: Vec<usize> = (0..nodes.len()).filter(|&x| open[x] == 0).collect();
                let mut taken = 0;
                while let Some(x) = free.pop() {
                    taken += 1;
                    for &y in &next[x] {
                        open[y] -= 1;
                        if open[y] == 0 {
                            free.push(y);
                        }
                    }
                }
                (taken < nodes.len()).then_some(None)
            }
        }
    }
}

/// The cell of an edge that joins the same nodes as an earlier one.
fn repeated(edges: &[(i64, i64, usize)]) -> Option<Option<usize>> {
    let mut pairs: Vec<(i64, i64, usize)> = edges.iter().map(|&(a, b, cell)| (a.min(b), a.max(b), cell)).collect();
    pairs.sort_unstable();
    pairs.windows(2).find(|w| (w[0].0, w[0].1) == (w[1].0, w[1].1)).map(|w| Some(w[1].2))
}

/// What is wrong with a line about a graph: its line, the message, the help.
pub(super) type Unnumbered = (usize, String, String);

impl Rules {
    /// Finds the nodes of every graph in the bounds of its ends, and adds what follows for the number of edges.
    pub(super) fn number_nodes(&mut self) -> Result<(), Unnumbered> {
        let mut added = Vec::new();
        for r in 0..self.rules.len() {
            let Atom::Graph(graph) = &self.rules[r].atom else { continue };
            let line = self.rules[r].line;
            let VarKind::Cells { field } = self.vars[graph.ends[0]].kind else { continue };
            let length = Term::Scalar(self.of_field[field][0]);
            let plus = |a: &Term, b: i128| Term::Binary(Operator::Add, Box::new(a.clone()), Box::new(Term::Int(b)));
            let (first, last) = if graph.is_parents {
                let from = i128::from(self.indices_from);
                (Term::Int(from), plus(&length, from - 1))
            } else {
                let (lows, highs) = self.limits_of_ends(graph);
                let is_tree =
                    matches!(graph.structure, Structure::Tree | Structure::RootedTree | Structure::SearchTree);
                let low = lows.iter().find(|t| **t != Term::Int(0)).or(lows.first());
                let high = highs.iter().find(|t| !matches!(t, Term::Int(_)));
                match (low, high, highs.first()) {
                    (Some(low), Some(high), _) => (low.clone(), high.clone()),
                    // A tree says itself how many nodes its edges join.
                    (Some(Term::Int(low)), None, _) if is_tree => (Term::Int(*low), plus(&length, *low)),
                    (Some(low), None, Some(high)) if graph.structure != Structure::Connected => {
                        (low.clone(), high.clone())
                    }
                    _ => {
                        return Err((
                            line,
                            format!("nothing says which nodes `{}` may join", self.fields[field].name),
                            "bound its nodes, as in `0 <= x[i][j] < n`".to_string(),
                        ));
                    }
                }
            };
            let is_loopless = self.denies_loops(&graph.ends);
            let graph = Graph { is_loopless, ..graph.clone() };
            self.follow(&graph, &length, &first, &last, line, &mut added);
            if let Atom::Graph(graph) = &mut self.rules[r].atom {
                (graph.first, graph.last, graph.is_loopless) = (first, last, is_loopless);
            }
        }
        self.rules.extend(added);
        Ok(())
    }

    /// What a graph's structure says about the number of its edges and about parents.
    fn follow(&self, graph: &Graph, length: &Term, first: &Term, last: &Term, line: usize, added: &mut Vec<Rule>) {
        let mut push = |left: Term, op: Comparison, right: Term| {
            added.push(Rule {
                atom: Atom::Compare { left, op, right },
                line,
                repeated: false,
                is_double: false,
                uniform: false,
                bindings: Vec::new(),
            })
        };
        let binary = |op: Operator, a: Term, b: Term| Term::Binary(op, Box::new(a), Box::new(b));
        if graph.is_parents {
            let each = Term::Element { var: graph.ends[0], indices: vec![Index::Each(0, 0)] };
            push(each.clone(), Comparison::GreaterEqual, Term::Int(-1));
            push(each, Comparison::LessEqual, last.clone());
            push(length.clone(), Comparison::GreaterEqual, Term::Int(1));
            return;
        }
        let steps = match first {
            Term::Int(0) => last.clone(),
            first => binary(Operator::Subtract, last.clone(), first.clone()),
        };
        let nodes = binary(Operator::Add, steps.clone(), Term::Int(1));
        let pairs =
            |factor: Term| binary(Operator::Divide, binary(Operator::Multiply, nodes.clone(), factor), Term::Int(2));
        let is_tree = matches!(graph.structure, Structure::Tree | Structure::RootedTree | Structure::SearchTree);
        if is_tree || graph.structure == Structure::Connected {
            // There is at least one node to be connected.
            push(steps.clone(), Comparison::GreaterEqual, Term::Int(0));
        }
        match graph.structure {
            Structure::Tree | Structure::RootedTree | Structure::SearchTree => {
                push(length.clone(), Comparison::Equal, steps)
            }
            Structure::Connected => push(length.clone(), Comparison::GreaterEqual, steps),
            Structure::Simple => push(length.clone(), Comparison::LessEqual, pairs(steps)),
            Structure::NoRepeatedEdges if graph.is_loopless => {
                push(length.clone(), Comparison::LessEqual, pairs(steps))
            }
            Structure::NoRepeatedEdges => {
                push(length.clone(), Comparison::LessEqual, pairs(binary(Operator::Add, steps, Term::Int(2))))
            }
            Structure::Acyclic | Structure::NoLoops | Structure::Symmetric => {}
        }
    }

    /// Whether some rule says `a_i != b_i` or `a_i < b_i` of the two ends of every edge.
    fn denies_loops(&self, ends: &[usize]) -> bool {
        self.rules.iter().any(|rule| {
            let Atom::Compare { left, op, right } = &rule.atom else { return false };
            let (Term::Element { var: a, indices: i }, Term::Element { var: b, indices: j }) = (left, right) else {
                return false;
            };
            let apart = matches!(op, Comparison::NotEqual | Comparison::Less | Comparison::Greater);
            let row =
                |indices: &[Index]| matches!(indices.first(), Some(Index::Each(_, 0))) && indices.first() == i.first();
            let end = |indices: &[Index]| match indices {
                [_, Index::At(Term::Int(end @ (0 | 1)))] => Some(*end),
                _ => None,
            };
            let both = match ends {
                [one] => a == one && b == one && end(i).is_some() && end(j).is_some() && end(i) != end(j),
                _ => a != b && ends.contains(a) && ends.contains(b) && i.len() == 1 && j.len() == 1,
            };
            apart && both && row(i) && row(j)
        })
    }

    /// Scalars that bound the nodes of edges from below and from above.
    fn limits_of_ends(&self, graph: &Graph) -> (Vec<Term>, Vec<Term>) {
        let is_end = |t: &Term| match t {
            Term::Element { var, indices } if graph.ends.contains(var) => match indices.get(1) {
                None | Some(Index::Each(_, 0) | Index::At(Term::Int(0 | 1))) => matches!(indices[0], Index::Each(_, 0)),
                Some(_) => false,
            },
            _ => false,
        };
        let shift = |t: &Term, by: i128| match t {
            Term::Int(x) => Term::Int(x + by),
            t => Term::Binary(Operator::Add, Box::new(t.clone()), Box::new(Term::Int(by))),
        };
        let (mut lows, mut highs) = (Vec::new(), Vec::new());
        for rule in &self.rules {
            let Atom::Compare { left, op, right } = &rule.atom else { continue };
            for (side, op, other) in [(left, *op, right), (right, op.flipped(), left)] {
                if !is_end(side) || !other.is_scalar() {
                    continue;
                }
                match op {
                    Comparison::Less => highs.push(shift(other, -1)),
                    Comparison::LessEqual => highs.push(other.clone()),
                    Comparison::Greater => lows.push(shift(other, 1)),
                    Comparison::GreaterEqual => lows.push(other.clone()),
                    _ => {}
                }
            }
        }
        (lows, highs)
    }
}
