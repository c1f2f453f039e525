//! How many nodes and edges there are, so that a figure is what it shall be: a path has one edge less than nodes.

use super::{Figure, Form};
use ojkit_rules::Rules;
use ojkit_rules::expr::evaluate::bounds;
use ojkit_rules::expr::term::VarId;
use ojkit_rules::narrowing::hull;
use ojkit_rules::partial::domain::Domain;

/// The numbers of nodes and edges of all graphs that have a figure.
#[derive(Debug, Default)]
pub struct Sizes {
    graphs: Vec<Graph>,
    repeat: Option<usize>,
    /// The slots that are chosen, with their values.
    chosen: Vec<(usize, i64)>,
}

#[derive(Debug)]
struct Graph {
    figure: Figure,
    /// Whether edges lead back to its first node.
    leads_back: bool,
    /// The slot that counts the edges, and the most there may be.
    edges: (usize, i64),
    /// The slot that the number of nodes follows from, the most it may be, and how many more nodes there are.
    nodes: (usize, i64, i64),
}

impl Sizes {
    /// The graphs of a problem for which `figure_of` their ends has a figure.
    pub fn of(rules: &Rules, figure_of: impl Fn(VarId) -> Option<Figure>) -> Sizes {
        let known = hull(&rules.variables, &rules.shared, &rules.ranges);
        let most = |slot: usize| i64::try_from(rules.ranges.scalars[slot].hi).unwrap_or(i64::MAX);
        let graphs = rules.graphs().into_iter().filter(|graph| !graph.is_parents).filter_map(|graph| {
            let field = rules.field_of_cells(graph.ends[0])?;
            let edges = rules.vars[rules.of_field[field][0]].slot;
            let [nodes] = graph.last.scalars()[..] else { return None };
            let all = bounds(&graph.last, &known).hi - bounds(&graph.first, &known).lo + 1;
            let more = i64::try_from(all - rules.ranges.scalars[nodes].hi).ok()?;
            let figure = figure_of(graph.ends[0])?;
            (nodes != edges && figure.form != Form::Any).then(|| Graph {
                figure,
                leads_back: graph.wishes.ways.strong,
                edges: (edges, most(edges)),
                nodes: (nodes, most(nodes), more),
            })
        });
        Sizes { graphs: graphs.collect(), ..Sizes::default() }
    }

    /// The value of a slot that fits a figure, where about `wanted` is; nothing for slots that count neither nodes nor edges.
    pub fn fit(&self, slot: usize, wanted: i64, domain: &Domain) -> Option<i64> {
        let chosen = |slot: usize| self.chosen.iter().find(|(own, _)| *own == slot).map(|(_, x)| *x);
        self.graphs.iter().find_map(|graph| {
            let (form, (nodes, most, more), back) = (graph.figure.form, graph.nodes, graph.leads_back);
            if slot == graph.edges.0 {
                let nodes = chosen(nodes).unwrap_or(most).saturating_add(more).min(form.nodes(wanted, back));
                return Some(domain.nearest(form.edges(nodes, back)));
            }
            let fitting = |edges: i64| form.nodes(edges, back).saturating_sub(more);
            (slot == nodes).then(|| match chosen(graph.edges.0) {
                Some(edges) => domain.nearest(fitting(edges)),
                None => domain.nearest(wanted.min(fitting(graph.edges.1))),
            })
        })
    }

    /// Keeps in mind what was chosen.
    pub fn note(&mut self, repeat: Option<usize>, slot: usize, x: i64) {
        if self.graphs.is_empty() {
            return;
        }
        if self.repeat != repeat {
            self.chosen.clear();
            self.repeat = repeat;
        }
        self.chosen.push((slot, x));
    }
}
