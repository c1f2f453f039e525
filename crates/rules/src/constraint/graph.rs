//! Graphs and trees as wholes: `edges represents a valid tree`, `There are no self-loops or repeated edges`.

use super::cursor::Cursor;
use super::lexer::Kind;
use ojkit_model::constraint::{Expr, Rule, Structure};

/// Verbs that say what something is as a whole.
const REPRESENTS: [&str; 6] = [
    "will/must/always? represent/represents/form/forms/describe/describes/denote/denotes/make/makes",
    "represents/represent/forms/form/describes/describe/denotes/denote/makes/make",
    "is/are guaranteed to be/form/represent/make/describe",
    "is/are always/guaranteed?",
    "will/must always? be",
    "is/are always? guaranteed",
];
/// The only graph of the input.
const GRAPH: [&str; 6] = [
    "the given? input? undirected/directed? graph/edges formed/represented/described/given by edges",
    "the given? input? undirected/directed? graph/edges",
    "the given? resulting? input",
    "the prerequisites/dependency graph",
    "the? given? input tree/graph",
    "the given? tree",
];
/// Openings of what a graph has none of.
const NONE: [&str; 5] = [
    "there are/is/exist/exists no",
    "there will/must/should be no",
    "there are/is/will/must not be? any",
    "there won't be any",
    "no",
];
/// The same behind the graph.
const HAS_NONE: [&str; 5] = [
    "has/have/contains/contain no",
    "does/do/will/must/should not have/contain any?",
    "doesn't/don't/won't have/contain any?",
    "is/are guaranteed to have/contain no",
    "is/are guaranteed not to have/contain any?",
];
/// Between which nodes an edge or a path is the only one.
const PAIRS: [&str; 3] = [
    "between any/each/every/the? two same? nodes/vertices/cities",
    "between any/each/every/the/a same? pair of nodes/vertices/cities",
    "connecting/joining the same two? pair? of? nodes/vertices",
];

/// What a simple tree or graph does not have.
#[derive(Clone, Copy, Default)]
struct Defects {
    repeated: bool,
    loops: bool,
    cycles: bool,
}

impl Defects {
    fn structures(self) -> Vec<Structure> {
        let edges = match (self.repeated, self.loops) {
            (true, true) => Some(Structure::Simple),
            (true, false) => Some(Structure::NoRepeatedEdges),
            (false, true) => Some(Structure::NoLoops),
            (false, false) => None,
        };
        edges.into_iter().chain(self.cycles.then_some(Structure::Acyclic)).collect()
    }
}

fn rules(subject: Option<&Expr>, structures: Vec<Structure>) -> Vec<Rule> {
    let rule = |structure| Rule::Structure { subject: subject.cloned(), structure };
    structures.into_iter().map(rule).collect()
}

impl Cursor {
    /// Reads a statement about the whole input's graph or tree.
    pub fn whole_structure(&mut self) -> Option<Vec<Rule>> {
        let start = self.at;
        let found = self.nothing_of().or_else(|| {
            self.at = start;
            self.of_pairs()
        });
        if let Some(structures) = found {
            return Some(rules(None, structures));
        }
        self.at = start;
        for graph in GRAPH {
            if self.take_quietly(graph) {
                if let Some(mut structures) = self.has_none().or_else(|| self.is_as_whole()) {
                    let joint = self.at;
                    if self.take_quietly("and")
                        && let Some(more) = self.has_none().or_else(|| self.is_as_whole())
                    {
                        structures.extend(more);
                    } else {
                        self.at = joint;
                    }
                    return Some(rules(None, structures));
                }
                self.at = start;
            }
        }
        if self.take_quietly("all the? trees in the input are valid bsts") {
            return Some(rules(None, vec![Structure::SearchTree]));
        }
        None
    }

    /// `edges represents a valid tree`, `edges contains no repeated edges`.
    pub fn represents(&mut self, items: &[Expr]) -> Option<Vec<Rule>> {
        let structures = self.has_none().or_else(|| self.is_as_whole())?;
        Some(items.iter().flat_map(|subject| rules(Some(subject), structures.clone())).collect())
    }

    /// `There are no self-loops or repeated edges in the graph`.
    fn nothing_of(&mut self) -> Option<Vec<Structure>> {
        self.take_any_quietly(&NONE)?;
        if self.take_quietly("two edges") {
            let same = self.take_any_quietly(&["are/is the same", "are/is equal/identical"]).is_some()
                || self.take_quietly("connect/join the same two? pair? of? nodes/vertices")
                || self.take_any_quietly(&PAIRS).is_some();
            return same.then(|| vec![Structure::NoRepeatedEdges]);
        }
        let defects = self.defects()?;
        self.take_quietly("exist/exists");
        self.ends_clause().then(|| defects.structures())
    }

    /// `has no self-loops`, `does not contain duplicate edges`.
    fn has_none(&mut self) -> Option<Vec<Structure>> {
        let start = self.at;
        if self.take_any_quietly(&HAS_NONE).is_some()
            && let Some(defects) = self.defects()
        {
            return Some(defects.structures());
        }
        self.at = start;
        None
    }

    /// `There is at most one edge between any two nodes`, `Any two nodes are connected by exactly one path`.
    fn of_pairs(&mut self) -> Option<Vec<Structure>> {
        const ONE_EDGE: [&str; 2] = ["there is/exists at most one edge", "there will/must be at most one edge"];
        if self.take_any_quietly(&ONE_EDGE).is_some() {
            return self.take_any_quietly(&PAIRS).map(|_| vec![Structure::NoRepeatedEdges]);
        }
        if self.take_quietly("there is/exists exactly one simple? path") {
            return self.take_any_quietly(&PAIRS).map(|_| vec![Structure::Tree]);
        }
        let joined = self.take_quietly("any/every two nodes/vertices are connected by exactly one simple? path");
        joined.then(|| vec![Structure::Tree])
    }

    /// `self-loops or repeated edges`, with where they could be.
    fn defects(&mut self) -> Option<Defects> {
        let mut defects = Defects::default();
        if !self.defect(&mut defects) {
            return None;
        }
        loop {
            let joint = self.at;
            let joined = self.take_any_quietly(&[", and/or/nor? no? any?", "and/or/nor no? any?"]).is_some();
            if !joined || !self.defect(&mut defects) {
                self.at = joint;
                break;
            }
        }
        if defects.repeated {
            self.take_any_quietly(&PAIRS);
        }
        self.take_any_quietly(&["in the? given? input? graph/tree", "in edges"]);
        Some(defects)
    }

    fn defect(&mut self, defects: &mut Defects) -> bool {
        const REPEATED: [&str; 3] = [
            "duplicate/duplicated/repeated/repeating/multiple/parallel edges/edge/connections/connection/roads/road/flights/flight",
            "multi-edges/multi-edge/multiedges",
            "multi edges/edge",
        ];
        const LOOPS: [&str; 2] =
            ["self-loops/self-loop/self-edges/self-edge/self-cycles/loops/loop", "self loops/loop/edges/edge/cycles"];
        if self.take_any_quietly(&REPEATED).is_some() {
            defects.repeated = true;
        } else if self.take_any_quietly(&LOOPS).is_some() {
            defects.loops = true;
        } else if self.take_quietly("directed? cycles/cycle") {
            defects.cycles = true;
        } else {
            return false;
        }
        true
    }

    /// `represents a valid tree`, `is connected and undirected`.
    fn is_as_whole(&mut self) -> Option<Vec<Structure>> {
        let start = self.at;
        for verb in REPRESENTS {
            if self.take_quietly(verb) {
                if let Some(structures) = self.kind_of_graph() {
                    return Some(structures);
                }
                self.at = start;
            }
        }
        None
    }

    /// `a valid undirected tree rooted at node 0`, `a connected graph without self-loops`, `connected and undirected`.
    fn kind_of_graph(&mut self) -> Option<Vec<Structure>> {
        if self.take_quietly("symmetric lists of neighbours/neighbors") {
            return Some(vec![Structure::Symmetric]);
        }
        self.take_quietly("a/an");
        if self.take_quietly("valid? binary search tree/trees") || self.take_quietly("valid? bst/bsts") {
            return Some(vec![Structure::SearchTree]);
        }
        let (mut simple, mut connected, mut acyclic, mut directed, mut said) = (false, false, false, false, false);
        while let Kind::Word(word) = self.kind() {
            match word.to_ascii_lowercase().as_str() {
                "valid" | "undirected" | "weighted" | "unweighted" | "rooted" => {}
                "simple" => simple = true,
                "connected" => connected = true,
                "acyclic" => acyclic = true,
                "directed" => directed = true,
                _ => break,
            }
            said = true;
            self.step();
            let joint = self.at;
            if self.take_any_quietly(&[", and?", "and"]).is_some()
                && !self.sees_word(&[
                    "undirected",
                    "weighted",
                    "unweighted",
                    "simple",
                    "connected",
                    "acyclic",
                    "directed",
                ])
            {
                self.at = joint;
                break;
            }
        }
        if !(directed || acyclic) && self.take_quietly("tree/trees") {
            let rooted = self.take_quietly("rooted at the? node/vertex/index? 0");
            return Some(vec![if rooted { Structure::RootedTree } else { Structure::Tree }]);
        }
        let mut structures = Vec::new();
        let is_dag = self.take_quietly("dag");
        let noun = is_dag || self.take_quietly("graph/graphs");
        // Of nothing but `acyclic` it is not said whether edges have a direction; that the graph has no cycle is.
        if is_dag || (acyclic && (directed || !noun)) {
            structures.push(Structure::Acyclic);
        } else if acyclic {
            return None;
        }
        if connected {
            structures.push(Structure::Connected);
        }
        if simple {
            structures.push(Structure::Simple);
        }
        let said_alone = said && !noun && (connected || simple);
        if (noun || said_alone) && self.take_any_quietly(&["without any?", "with no", "that has/contains no"]).is_some()
        {
            structures.extend(self.defects()?.structures());
        }
        let complete = noun || (said && self.ends_clause());
        (complete && !structures.is_empty()).then_some(structures)
    }
}
