//! Graphs and trees of a known figure: paths, stars, cycles and the like, on which traversals, recursions and shortest paths break.

mod build;
mod sizes;
mod ways;

pub(super) use build::edges;
pub(super) use sizes::Sizes;

use ojkit_rules::hand::Wishes;

/// A figure and how its nodes are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    pub form: Form,
    pub labels: Labels,
}

/// What a graph looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Anything that the lines allow.
    Any,
    Path,
    Star,
    /// A path with a leaf at each of its nodes.
    Caterpillar,
    /// A path that ends in a star.
    Broom,
    /// Two children for each node.
    Binary,
    /// A tree whose parents are among the last few nodes: deep.
    Near,
    /// A tree whose parents are among the first nodes: flat.
    Far,
    /// A tree whose parents are any nodes before.
    Tree,
    /// Such a tree with a few edges more.
    TreePlus,
    OddCycle,
    EvenCycle,
    /// A path and an edge from its first quarter to its end.
    Chord,
    /// An edge from the first node to the last, and a path between them.
    Detour,
    Complete,
    /// A complete bipartite graph.
    Bipartite,
    /// Two trees.
    TwoParts,
    /// Paths of four nodes.
    ManyParts,
    /// Two halves with many edges, and one edge between them.
    Bridge,
    /// A path whose edges come twice, and loops.
    MultiEdges,
    /// Half as many edges as nodes.
    Sparse,
    Grid,
    /// Layers of three nodes, each joined to all of the next layer: as many ways as powers of three.
    Layers,
}

/// How the nodes of a figure are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Labels {
    InOrder,
    Reversed,
    Shuffled,
}

/// All forms, the most telling first: how a case page and a spec write them, and how a reason says them.
pub const FORMS: [(Form, &str, &str); 23] = [
    (Form::Path, "path", "a path"),
    (Form::OddCycle, "odd-cycle", "one long odd cycle"),
    (Form::Star, "star", "a star"),
    (Form::Complete, "complete", "a complete graph"),
    (Form::TwoParts, "two-parts", "two components"),
    (Form::Broom, "broom", "a path that ends in a star"),
    (Form::Chord, "chord", "a path with an edge that skips most of it"),
    (Form::Detour, "detour", "a path, and an edge from its first node to its last"),
    (Form::Layers, "layers", "layers of three nodes, each joined to the next layer"),
    (Form::MultiEdges, "multi-edges", "edges that come twice, and loops"),
    (Form::Caterpillar, "caterpillar", "a path with a leaf at each node"),
    (Form::EvenCycle, "even-cycle", "one long even cycle"),
    (Form::Grid, "grid", "a grid"),
    (Form::Bridge, "bridge", "two halves and one bridge"),
    (Form::Binary, "binary", "a binary tree"),
    (Form::Tree, "tree", "a random tree"),
    (Form::ManyParts, "many-parts", "many small components"),
    (Form::Near, "near", "a tree whose parents are near: deep"),
    (Form::Far, "far", "a tree whose parents are far: flat"),
    (Form::TreePlus, "tree-plus", "a random tree with a few more edges"),
    (Form::Bipartite, "bipartite", "a complete bipartite graph"),
    (Form::Sparse, "sparse", "half as many edges as nodes"),
    (Form::Any, "any", "random edges"),
];

/// What lines may forbid of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    Cycles,
    Components,
    MultiEdges,
    Parents,
}

impl Form {
    /// How it is written.
    pub fn word(self) -> &'static str {
        FORMS.iter().find(|(form, ..)| *form == self).map_or("", |(_, word, _)| word)
    }

    /// How a reason says it.
    pub fn words(self) -> &'static str {
        FORMS.iter().find(|(form, ..)| *form == self).map_or("", |(.., words)| words)
    }

    /// Whether it is a tree.
    pub fn is_tree(self) -> bool {
        use Form::{Binary, Broom, Caterpillar, Far, Near, Path, Star, Tree};
        matches!(self, Path | Star | Caterpillar | Broom | Binary | Near | Far | Tree)
    }

    /// What of it the lines forbid, if anything.
    pub fn forbidden(self, wishes: &Wishes, is_parents: bool) -> Option<Feature> {
        let is_apart = matches!(self, Form::TwoParts | Form::ManyParts | Form::Sparse);
        match self {
            Form::Any => None,
            form if form.is_tree() => None,
            _ if is_parents => Some(Feature::Parents),
            _ if is_apart && (wishes.connected || wishes.tree || wishes.ways.span()) => Some(Feature::Components),
            Form::MultiEdges if (wishes.no_loops || wishes.acyclic) && wishes.no_repeats => Some(Feature::MultiEdges),
            form if !is_apart && form != Form::MultiEdges && wishes.tree => Some(Feature::Cycles),
            Form::MultiEdges if wishes.tree => Some(Feature::Cycles),
            _ => None,
        }
    }

    /// Whether its edges go both ways where all nodes are to be reached from all.
    fn goes_both_ways(self) -> bool {
        matches!(self, Form::Bridge | Form::MultiEdges | Form::Grid | Form::Layers)
    }

    /// How many edges it has with so many nodes, at most where some lead back to the first node.
    pub(super) fn edges(self, nodes: i64, leads_back: bool) -> i64 {
        let n = nodes.clamp(0, 1 << 31);
        let edges = match self {
            Form::TreePlus => n - 1 + (n / 8).max(1),
            Form::OddCycle | Form::EvenCycle | Form::Chord | Form::Detour => n,
            Form::Complete => n * (n - 1) / 2,
            Form::Bipartite => (n / 2) * (n - n / 2),
            Form::TwoParts => n - 2,
            Form::ManyParts => n - (n + 3) / 4,
            Form::Bridge => 2 * n - 3,
            Form::MultiEdges => 2 * n,
            Form::Sparse => n / 2,
            Form::Grid => {
                let side = n.isqrt().max(1);
                2 * n - (n + side - 1) / side - side
            }
            Form::Layers => {
                if n < 4 {
                    n - 1
                } else {
                    3 * n - 9
                }
            }
            Form::Any => i64::MAX,
            _ => n - 1,
        };
        let back = match self {
            _ if !leads_back => 0,
            Form::Any | Form::Complete | Form::Detour => 0,
            Form::Path | Form::OddCycle | Form::EvenCycle | Form::Chord => 1,
            form if form.goes_both_ways() => edges,
            _ => n,
        };
        edges.saturating_add(back).max(0)
    }

    /// The most nodes that it has with so many edges.
    pub(super) fn nodes(self, edges: i64, leads_back: bool) -> i64 {
        let (mut lo, mut hi) = (0, 1i64 << 31);
        while lo < hi {
            let middle = lo + (hi - lo + 1) / 2;
            if self.edges(middle, leads_back) <= edges { lo = middle } else { hi = middle - 1 }
        }
        lo
    }

    /// Whether a binary tree of this form has a node at a place in level order, where nothing else decides it.
    pub(super) fn has_node(self, labels: Labels, place: usize) -> Option<bool> {
        let level = place.div_ceil(2);
        match (self, labels) {
            // Where each level has one node, the places of the next are its two children.
            (Form::Path, Labels::InOrder) => Some(place == 0 || !place.is_multiple_of(2)),
            (Form::Path, Labels::Reversed) => Some(place.is_multiple_of(2)),
            (Form::Path, Labels::Shuffled) => Some(place == 0 || place.is_multiple_of(2) == level.is_multiple_of(2)),
            // Of two nodes the first has two children and the second none.
            (Form::Caterpillar, _) => Some(place < 3 || (place - 3) % 4 < 2),
            (Form::Binary, _) => Some(true),
            _ => None,
        }
    }
}
