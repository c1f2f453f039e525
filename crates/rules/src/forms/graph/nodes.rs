//! What several lines say together about one graph: which nodes it has, how many edges, and everything that is asked of them.

use super::Graph;
use crate::expr::term::{Index, Term, VarId};
use crate::expr::variables::Variables;
use crate::forms::compare::Compare;
use crate::forms::{Atom, Rule};
use crate::hand::Wishes;
use crate::narrowing::Ranges;
use ojkit_model::constraint::{Comparison, Operator, Structure};
use ojkit_model::input::Cell;

/// A graph in an input, for hands that draw all its edges at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Joined {
    /// The cells of rows of fixed width that begin with two nodes, two columns of nodes, or one array of parents.
    pub ends: Vec<VarId>,
    pub is_parents: bool,
    /// The smallest node.
    pub first: Term,
    /// The largest node.
    pub last: Term,
    pub wishes: Wishes,
    /// The nodes that lines about ways name.
    pub source: Option<Term>,
    pub sink: Option<Term>,
}

/// The graphs in the inputs of a problem: what lines about edges and parents speak of; where there are none, rows that begin with two numbers
/// which one name bounds.
pub fn graphs(variables: &Variables, rules: &[Rule], ranges: &Ranges) -> Vec<Joined> {
    let stated = rules.iter().filter_map(|rule| match &rule.atom {
        Atom::Graph(graph) => Some((graph, graph.wishes?)),
        _ => None,
    });
    let joined = |graph: &Graph, wishes: Wishes| {
        let Graph { ends, is_parents, first, last, source, sink, .. } = graph.clone();
        Joined { ends, is_parents, first, last, wishes, source, sink }
    };
    let mut found: Vec<Joined> = stated.map(|(graph, wishes)| joined(graph, wishes)).collect();
    if found.is_empty() {
        let plain = (0..variables.fields.len()).filter_map(|field| plain_graph(variables, rules, field));
        found.extend(plain.map(|graph| joined(&graph, wishes_of(&graph.ends, rules))));
    }
    found.retain(|graph| graph.is_parents || graph.ends.len() == 2 || width(variables, ranges, graph.ends[0]) >= 2);
    for graph in &mut found {
        let fields: Vec<usize> = graph.ends.iter().filter_map(|&end| variables.field_of_cells(end)).collect();
        graph.wishes.no_repeats |= rules.iter().any(|rule| {
            matches!(&rule.atom, Atom::Distinct(distinct) if distinct.column.is_none()
                && distinct.fields.iter().all(|field| fields.contains(field)))
        });
        graph.wishes.is_rooted |= graph.is_parents && rules.iter().any(|rule| is_root_first(&rule.atom, graph));
    }
    found
}

/// How many cells each row has, where that is fixed.
fn width(variables: &Variables, ranges: &Ranges, cells: VarId) -> i128 {
    let field = variables.field_of_cells(cells).unwrap_or_default();
    if variables.fields[field].depth < 2 {
        return 0;
    }
    ranges.elements[variables.of_field[field][1]].single().unwrap_or(0)
}

fn is_root_first(atom: &Atom, graph: &Joined) -> bool {
    let Atom::Compare(Compare { left: Term::Element { var, indices }, op: Comparison::Equal, right }) = atom else {
        return false;
    };
    graph.ends == [*var] && *right == Term::Int(-1) && matches!(indices[..], [Index::At(Term::Int(_))])
}

/// Rows whose first two numbers are bounded by one name, from the field of the first on.
fn plain_graph(variables: &Variables, rules: &[Rule], field: usize) -> Option<Graph> {
    let of = &variables.fields[field];
    let is_end = |other: usize| {
        let column = &variables.fields[other];
        (column.cell, column.parameter) == (Cell::Int, of.parameter) && !variables.tags.contains_key(&other)
    };
    let ends = match of.depth {
        1 if of.column.is_some() && (field == 0 || variables.fields[field - 1].parameter != of.parameter) => {
            let second = Some(field + 1).filter(|&second| second < variables.fields.len() && is_end(second))?;
            vec![variables.cells_of(field), variables.cells_of(second)]
        }
        2 if of.column.is_none() => vec![variables.cells_of(field)],
        _ => return None,
    };
    is_end(field).then_some(())?;
    let graph = Graph::new(ends, false, Structure::NoLoops);
    let limits =
        |end: VarId, place: i128| limits_of_places(&Graph { ends: vec![end], ..graph.clone() }, rules, &[place]);
    let (lows, highs) = limits(graph.ends[0], 0);
    let bounds_both =
        |high: &Term| graph.ends.iter().all(|&end| (0..2).all(|place| limits(end, place).1.contains(high)));
    let last = highs.into_iter().find(|high| !matches!(high, Term::Int(_)) && bounds_both(high))?;
    Some(Graph { first: lows.into_iter().next()?, last, ..graph })
}

/// What is wrong with a line about a graph: its line, the message, the help.
pub type Unnumbered = (usize, String, String);

/// Finds the nodes of every graph in the bounds of its ends, and adds what follows for the number of edges.
pub fn number_nodes(variables: &Variables, rules: &mut Vec<Rule>) -> Result<(), Unnumbered> {
    let mut added = Vec::new();
    for r in 0..rules.len() {
        let Atom::Graph(graph) = &rules[r].atom else { continue };
        let line = rules[r].line;
        let Some(field) = variables.field_of_cells(graph.ends[0]) else { continue };
        let length = Term::Scalar(variables.length_of(field, 0));
        let nodes = match graph.is_parents {
            true => {
                let from = i128::from(variables.indices_from);
                Some((Term::Int(from), length.shifted(from - 1)))
            }
            false => nodes_between(graph, rules, &length),
        };
        let Some((first, last)) = nodes else {
            let message = format!("nothing says which nodes `{}` may join", variables.fields[field].name);
            return Err((line, message, "bound its nodes, as in `0 <= x[i][j] < n`".to_string()));
        };
        let wishes = wishes_of(&graph.ends, rules);
        let (source, sink) = terminals_of(&graph.ends, rules);
        if !is_drawn(graph, &wishes, &source, &sink) {
            let message = "other nodes than in another line about the same edges are not yet supported".to_owned();
            return Err((line, message, "move the line to `unchecked:`, and check it with a `validator:`".to_owned()));
        }
        let is_first = !rules[..r].iter().any(|rule| is_of(&rule.atom, &graph.ends));
        let mut graph = Graph { first, last, wishes: is_first.then_some(wishes), ..graph.clone() };
        if is_first {
            (graph.source, graph.sink) = (source, sink);
        }
        let mut follows = match graph.is_parents {
            true => parents_follow(&graph, length),
            false => edges_follow(&graph, denies_loops(rules, &graph.ends), &length),
        };
        follows.extend(ways_follow(&graph, &wishes));
        added.extend(follows.into_iter().map(|compare| Rule::new(compare, line)));
        rules[r].atom = graph.into();
    }
    rules.extend(added);
    Ok(())
}

fn is_of(atom: &Atom, ends: &[VarId]) -> bool {
    matches!(atom, Atom::Graph(graph) if graph.ends == ends)
}

fn is_tree(structure: Structure) -> bool {
    matches!(structure, Structure::Tree | Structure::RootedTree | Structure::SearchTree)
}

/// The first and the last node of edges.
fn nodes_between(graph: &Graph, rules: &[Rule], length: &Term) -> Option<(Term, Term)> {
    let (lows, highs) = limits_of_ends(graph, rules);
    let low = lows.iter().find(|t| **t != Term::Int(0)).or(lows.first())?;
    let high = highs.iter().find(|t| !matches!(t, Term::Int(_)));
    match (low, high, highs.first()) {
        (low, Some(high), _) => Some((low.clone(), high.clone())),
        // A tree says itself how many nodes its edges join.
        (Term::Int(low), None, _) if is_tree(graph.structure) => Some((Term::Int(*low), length.shifted(*low))),
        (low, None, Some(high)) if !spans(graph) => Some((low.clone(), high.clone())),
        _ => None,
    }
}

/// Whether an edge must lead to each of its nodes, so that the number of these has to be known.
fn spans(graph: &Graph) -> bool {
    match graph.structure {
        Structure::Connected | Structure::StronglyConnected => true,
        Structure::Reachable => graph.from.is_none() || graph.to.is_none(),
        _ => false,
    }
}

/// The nodes that lines about ways between nodes name, those that ask most first.
fn terminals_of(ends: &[VarId], rules: &[Rule]) -> (Option<Term>, Option<Term>) {
    let named = |node: fn(&Graph) -> &Option<Term>| {
        let graphs = rules.iter().filter_map(|rule| match &rule.atom {
            Atom::Graph(graph) if graph.ends == ends && node(graph).is_some() => Some(graph),
            _ => None,
        });
        let first = graphs.min_by_key(|graph| (!spans(graph), graph.structure == Structure::Joined));
        first.and_then(|graph| node(graph).clone())
    };
    (named(|graph| &graph.from), named(|graph| &graph.to))
}

/// Whether a line names no other nodes than these, or follows from lines that do not.
fn is_drawn(graph: &Graph, wishes: &Wishes, source: &Option<Term>, sink: &Option<Term>) -> bool {
    let ways = wishes.ways;
    let (from, to) = (graph.from == *source, graph.to == *sink);
    match graph.structure {
        Structure::Reachable if !ways.strong => match (&graph.from, &graph.to) {
            (Some(_), Some(_)) => (from && (to || ways.from_source)) || (to && ways.to_sink),
            (Some(_), None) => from,
            (None, _) => to,
        },
        Structure::Joined => {
            let is_turned = graph.from == *sink && graph.to == *source;
            (from && to) || is_turned || wishes.connected || wishes.tree || ways.span()
        }
        _ => true,
    }
}

/// What all lines about the same edges ask of them.
fn wishes_of(ends: &[VarId], rules: &[Rule]) -> Wishes {
    let mut wishes = Wishes { no_loops: denies_loops(rules, ends), ..Wishes::default() };
    for rule in rules {
        match &rule.atom {
            Atom::Graph(graph) if graph.ends == ends => match graph.structure {
                Structure::Tree | Structure::RootedTree | Structure::SearchTree => wishes.tree = true,
                Structure::Connected => wishes.connected = true,
                Structure::StronglyConnected => wishes.ways.strong = true,
                Structure::Joined => wishes.ways.joined = true,
                Structure::Reachable => match (&graph.from, &graph.to) {
                    (Some(_), Some(_)) => wishes.ways.between = true,
                    (Some(_), None) => wishes.ways.from_source = true,
                    (None, _) => wishes.ways.to_sink = true,
                },
                Structure::Acyclic => wishes.acyclic = true,
                Structure::Simple => (wishes.no_loops, wishes.no_repeats) = (true, true),
                Structure::NoRepeatedEdges => wishes.no_repeats = true,
                Structure::NoLoops => wishes.no_loops = true,
                Structure::Symmetric => {}
            },
            Atom::Compare(Compare { left: Term::Element { var: a, .. }, op, right: Term::Element { var: b, .. } })
                if wishes.ascending.is_none() && ends.contains(a) && ends.contains(b) =>
            {
                wishes.ascending = match op {
                    Comparison::Less | Comparison::LessEqual => Some(true),
                    Comparison::Greater | Comparison::GreaterEqual => Some(false),
                    _ => None,
                }
            }
            _ => {}
        }
    }
    wishes
}

fn parents_follow(graph: &Graph, length: Term) -> Vec<Compare> {
    let each = Term::Element { var: graph.ends[0], indices: vec![Index::Each(0, 0)] };
    vec![
        Compare { left: each.clone(), op: Comparison::GreaterEqual, right: Term::Int(-1) },
        Compare { left: each, op: Comparison::LessEqual, right: graph.last.clone() },
        Compare { left: length, op: Comparison::GreaterEqual, right: Term::Int(1) },
    ]
}

/// What a graph's structure says about the number of its edges.
fn edges_follow(graph: &Graph, is_loopless: bool, length: &Term) -> Vec<Compare> {
    let steps = steps_of(graph);
    let pairs = |factor: Term| {
        let nodes = binary(Operator::Add, steps.clone(), Term::Int(1));
        binary(Operator::Divide, binary(Operator::Multiply, nodes, factor), Term::Int(2))
    };
    let mut out = Vec::new();
    if is_tree(graph.structure) || spans(graph) {
        // There is at least one node to be connected.
        out.push(compare(&steps, Comparison::GreaterEqual, Term::Int(0)));
    }
    out.extend(match graph.structure {
        Structure::Tree | Structure::RootedTree | Structure::SearchTree => {
            Some(compare(length, Comparison::Equal, steps))
        }
        Structure::Connected => Some(compare(length, Comparison::GreaterEqual, steps)),
        Structure::NoRepeatedEdges if !is_loopless => {
            let most = pairs(binary(Operator::Add, steps.clone(), Term::Int(2)));
            Some(compare(length, Comparison::LessEqual, most))
        }
        Structure::Simple | Structure::NoRepeatedEdges => {
            Some(compare(length, Comparison::LessEqual, pairs(steps.clone())))
        }
        Structure::StronglyConnected => {
            // Of several nodes each has an edge into it.
            let one = Term::Min(vec![steps.clone(), Term::Int(1)]);
            Some(compare(length, Comparison::GreaterEqual, binary(Operator::Add, steps, one)))
        }
        Structure::Reachable if spans(graph) => Some(compare(length, Comparison::GreaterEqual, steps)),
        Structure::Reachable | Structure::Joined => graph.from.clone().zip(graph.to.clone()).map(|(from, to)| {
            let apart = Term::Abs(Box::new(binary(Operator::Subtract, from, to)));
            compare(length, Comparison::GreaterEqual, Term::Min(vec![apart, Term::Int(1)]))
        }),
        Structure::Acyclic | Structure::NoLoops | Structure::Symmetric => None,
    });
    out
}

fn binary(op: Operator, a: Term, b: Term) -> Term {
    Term::Binary(op, Box::new(a), Box::new(b))
}

fn compare(left: &Term, op: Comparison, right: Term) -> Compare {
    Compare { left: left.clone(), op, right }
}

/// How many nodes stand behind the first one.
fn steps_of(graph: &Graph) -> Term {
    match &graph.first {
        Term::Int(0) => graph.last.clone(),
        first => binary(Operator::Subtract, graph.last.clone(), first.clone()),
    }
}

/// What a line about ways says about nodes, together with the other lines about the same edges.
fn ways_follow(graph: &Graph, wishes: &Wishes) -> Vec<Compare> {
    let steps = steps_of(graph);
    let mut out = Vec::new();
    for node in graph.from.iter().chain(&graph.to) {
        out.push(compare(node, Comparison::GreaterEqual, graph.first.clone()));
        out.push(compare(node, Comparison::LessEqual, graph.last.clone()));
    }
    if graph.structure == Structure::StronglyConnected {
        // A way back is a cycle, and between two nodes an edge that joins them again.
        if wishes.acyclic || wishes.tree || wishes.ascending.is_some() {
            out.push(compare(&steps, Comparison::LessEqual, Term::Int(0)));
        } else if wishes.no_repeats {
            out.push(compare(&steps, Comparison::NotEqual, Term::Int(1)));
        }
    }
    out
}

/// Whether some rule says `a_i != b_i` or `a_i < b_i` of the two ends of every edge.
fn denies_loops(rules: &[Rule], ends: &[VarId]) -> bool {
    rules.iter().any(|rule| {
        let Atom::Compare(Compare { left, op, right }) = &rule.atom else { return false };
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
fn limits_of_ends(graph: &Graph, rules: &[Rule]) -> (Vec<Term>, Vec<Term>) {
    limits_of_places(graph, rules, &[0, 1])
}

/// The same, of the numbers at some of the first two places of a row.
fn limits_of_places(graph: &Graph, rules: &[Rule], places: &[i128]) -> (Vec<Term>, Vec<Term>) {
    let is_end = |t: &Term| match t {
        Term::Element { var, indices } if graph.ends.contains(var) => match indices.get(1) {
            None | Some(Index::Each(_, 0)) => matches!(indices[0], Index::Each(_, 0)),
            Some(Index::At(Term::Int(place))) => places.contains(place) && matches!(indices[0], Index::Each(_, 0)),
            Some(_) => false,
        },
        _ => false,
    };
    let (mut lows, mut highs) = (Vec::new(), Vec::new());
    for rule in rules {
        let Atom::Compare(compare) = &rule.atom else { continue };
        for (side, op, other) in compare.sides() {
            if !is_end(side) || !other.is_scalar() {
                continue;
            }
            match op {
                Comparison::Less => highs.push(other.shifted(-1)),
                Comparison::LessEqual => highs.push(other.clone()),
                Comparison::Greater => lows.push(other.shifted(1)),
                Comparison::GreaterEqual => lows.push(other.clone()),
                _ => {}
            }
        }
    }
    (lows, highs)
}
