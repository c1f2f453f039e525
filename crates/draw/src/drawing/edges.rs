//! Graphs whose edges a hand gives all at once, before their cells have their turn.

use super::sketch::{Given, Sketch};
use ojkit_rules::Rules;
use ojkit_rules::expr::evaluate::bounds;
use ojkit_rules::expr::term::Term;
use ojkit_rules::forms::Joined;
use ojkit_rules::hand::{Edges, EdgesAsked, Hand, Role, Spot};
use ojkit_rules::partial::partial_input::Rejected;

/// Of more nodes no list is made.
const NODES_MAX: i128 = 5_000_000;

/// How statements name the nodes between which a way is asked for.
const TERMINALS: [(&str, &str); 8] = [
    ("source", "target"),
    ("source", "destination"),
    ("src", "dst"),
    ("start", "end"),
    ("start", "destination"),
    ("from", "to"),
    ("s", "t"),
    ("u", "v"),
];

/// Whether statements call a node by this name between which and another one a way is asked for.
pub(crate) fn is_terminal(name: &str) -> bool {
    TERMINALS.iter().any(|(from, to)| [*from, *to].contains(&name))
}

fn terminals(sketch: &Sketch, graph: &Joined, first: i128, nodes: i128) -> (usize, usize) {
    let vars = &sketch.rules.vars;
    let node = |name: &str| {
        let var = (0..vars.len()).find(|&var| vars[var].depth == 0 && vars[var].name == name)?;
        let node = i128::from(sketch.scalar_of(var)) - first;
        (0..nodes).contains(&node).then_some(node as usize)
    };
    let named = TERMINALS.iter().find_map(|(from, to)| Some((node(from)?, node(to)?)));
    let (from, to) = named.unwrap_or((0, nodes.max(1) as usize - 1));
    let asked = |term: &Option<Term>| {
        let node = bounds(term.as_ref()?, &sketch.input).single()? - first;
        (0..nodes).contains(&node).then_some(node as usize)
    };
    (asked(&graph.source).unwrap_or(from), asked(&graph.sink).unwrap_or(to))
}

/// A graph whose edges may be given at once.
#[derive(Clone, Debug)]
pub(super) struct EdgesPlan {
    pub graph: Joined,
    field: usize,
    /// The smallest parent that is a node.
    from: i64,
}

impl EdgesPlan {
    /// The graphs of a frame, each with the arrays that it is in.
    pub fn all(rules: &Rules, inner: bool) -> Vec<EdgesPlan> {
        let plan = |graph: Joined| {
            let field = rules.field_of_cells(graph.ends[0])?;
            let from = rules.indices_from;
            (rules.repeated_fields[field] == inner).then_some(EdgesPlan { graph, field, from })
        };
        rules.graphs().into_iter().filter_map(plan).collect()
    }

    /// Asks the hand for all edges; what it gives is kept until the cells have their turn.
    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch) -> Result<(), Rejected> {
        let graph = &self.graph;
        let [first, last] = [&graph.first, &graph.last].map(|term| bounds(term, &sketch.input).single());
        let (Some(first), Some(last)) = (first, last) else { return Ok(()) };
        let nodes = last - first + 1;
        let rows = sketch.field(self.field).len();
        if !(0..=NODES_MAX).contains(&nodes) || rows == 0 {
            return Ok(());
        }
        let edges = if graph.is_parents { rows - 1 } else { rows };
        let (wishes, is_parents) = (graph.wishes, graph.is_parents);
        let terminals = terminals(sketch, graph, first, nodes);
        let asked = EdgesAsked { nodes: nodes as usize, edges, wishes, is_parents, terminals };
        let var = graph.ends[0];
        let spot = Spot { role: Role::Cell, var, index: 0, count: rows, start: 0, repeat: sketch.repeat, share: None };
        if let Some(edges) = hand.edges(spot, &asked)? {
            let cells = self.cells(&edges, first as i64, sketch);
            sketch.given.retain(|(var, _)| !graph.ends.contains(var));
            sketch.given.extend(graph.ends.iter().copied().zip(cells));
        }
        Ok(())
    }

    /// What the cells of each array are.
    fn cells(&self, edges: &Edges, first: i64, sketch: &Sketch) -> Vec<Given> {
        let node = |x: usize| Some(first + x as i64);
        if self.graph.is_parents {
            let mut parents = vec![Some(-1); edges.len() + 1];
            edges.iter().for_each(|&(parent, child)| parents[child] = Some(self.from + parent as i64));
            return vec![parents];
        }
        if self.graph.ends.len() == 2 {
            return vec![edges.iter().map(|&(a, _)| node(a)).collect(), edges.iter().map(|&(_, b)| node(b)).collect()];
        }
        let width = sketch.rules.range_of(sketch.rules.length_of(self.field, 1)).lo.max(0) as usize;
        let mut cells = vec![None; width * edges.len()];
        for (row, &(a, b)) in cells.chunks_exact_mut(width.max(1)).zip(edges) {
            (row[0], row[1]) = (node(a), node(b));
        }
        vec![cells]
    }
}
