//! What graphs and trees are as wholes, and what they have none of.

use super::grammar::taken;
use super::reader::{Reader, Readings};
use super::value::Value;
use ojkit_lines::lexer::Kind;
use ojkit_model::constraint::Structure;

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

impl Reader<'_> {
    /// `self-loops or repeated edges`, with where they could be.
    pub fn defects(&mut self) -> Readings<Value> {
        let mut found = Readings::new();
        let mut defects = Defects::default();
        while self.defect(&mut defects) {
            let end = self.at;
            let value = Value::Structures(defects.structures());
            found = vec![(self.at, value.clone())];
            if defects.repeated && taken("pairs", self).is_some() {
                found.push((self.at, value.clone()));
            }
            if self.take_any(&["in the? given? input? graph/tree", "in edges"]).is_some() {
                found.push((self.at, value));
            }
            self.at = end;
            if self.take_any(&[", and/or/nor? no? any?", "and/or/nor no? any?"]).is_none() {
                break;
            }
        }
        found
    }

    fn defect(&mut self, defects: &mut Defects) -> bool {
        if taken("repeated", self).is_some() {
            defects.repeated = true;
        } else if taken("loops", self).is_some() {
            defects.loops = true;
        } else if self.take("directed? cycle") {
            defects.cycles = true;
        } else {
            return false;
        }
        true
    }

    /// `a valid undirected tree rooted at node 0`, `a connected graph without self-loops`, `connected and undirected`.
    pub fn kind_of_graph(&mut self) -> Option<Vec<Structure>> {
        const WORDS: &str =
            "valid undirected weighted unweighted rooted simple connected acyclic directed strongly weakly";
        let words: Vec<&str> = WORDS.split(' ').collect();
        if self.take("symmetric list of neighbours/neighbors") {
            return Some(vec![Structure::Symmetric]);
        }
        self.take("a/an");
        if self.take("valid? binary search tree") || self.take("valid? bst") {
            return Some(vec![Structure::SearchTree]);
        }
        let mut said = Vec::new();
        while let Kind::Word(word) = self.kind() {
            let word = word.to_ascii_lowercase();
            let Some(known) = words.iter().copied().find(|known| *known == word) else { break };
            said.push(known);
            self.step();
            let joint = self.at;
            if self.take_any(&[", and?", "and"]).is_some() && !self.sees_word(&words[1..]) {
                self.at = joint;
                break;
            }
        }
        let has = |word: &str| said.contains(&word);
        let (directed, acyclic) = (has("directed"), has("acyclic"));
        if !(directed || acyclic) && self.take("tree") {
            let rooted = self.take("rooted at the? node/vertex/index? 0");
            return Some(vec![if rooted { Structure::RootedTree } else { Structure::Tree }]);
        }
        let mut structures = Vec::new();
        let is_dag = self.take("dag");
        let noun = is_dag || self.take("graph");
        // Of nothing but `acyclic` it is not said whether edges have a direction; that the graph has no cycle is.
        if is_dag || (acyclic && (directed || !noun)) {
            structures.push(Structure::Acyclic);
        } else if acyclic {
            return None;
        }
        if has("connected") {
            structures.push(if has("strongly") { Structure::StronglyConnected } else { Structure::Connected });
        } else if has("strongly") || has("weakly") {
            return None;
        }
        if has("simple") {
            structures.push(Structure::Simple);
        }
        let alone = !noun && (has("connected") || has("simple"));
        if (noun || alone)
            && self.take_any(&["without any?", "with no", "that has/contains no"]).is_some()
            && let Some((end, Value::Structures(more))) = self.defects().pop()
        {
            self.at = end;
            structures.extend(more);
        }
        (!structures.is_empty()).then_some(structures)
    }
}
