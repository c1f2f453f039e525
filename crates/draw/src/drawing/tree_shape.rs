//! Where a tree has nodes, which comes before their values.

use super::sketch::Sketch;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::VarId;
use ojkit_rules::expr::variables::Places;
use ojkit_rules::forms::TreeKind as Kind;
use ojkit_rules::hand::{Hand, Role, Spot};
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::{Rejected, Shape};

#[derive(Clone, Copy, Debug)]
pub(super) struct TreeShape {
    pub field: usize,
    pub nodes: VarId,
    pub shape: VarId,
    pub is_binary: bool,
    /// How high it may be, where that is bounded.
    pub most: Option<u32>,
    /// Whether nodes are missing only at its end.
    pub is_complete: bool,
    /// Whether every node has no child or two.
    pub is_full: bool,
}

impl TreeShape {
    /// Draws whether there is a node at each place in level order, until all nodes are placed.
    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch) -> Result<(), Rejected> {
        let count = sketch.scalar_of(self.nodes);
        let either = Domain::interval(Interval::new(0, 1));
        let [nothing, node] = [0, 1].map(|here| Domain::interval(Interval::point(here)));
        let mut places = Places::new(self.is_binary, self.most);
        let mut placed = 0;
        let mut is_node = Vec::new();
        let first = Spot {
            role: Role::Cell,
            var: self.shape,
            index: 0,
            count: 0,
            start: 0,
            repeat: sketch.repeat,
            share: None,
        };
        while placed < count {
            let spot = Spot { index: is_node.len(), ..first };
            let kinds = [(self.is_complete, Kind::Complete), (self.is_full, Kind::Full)];
            let is_kept = |here| kinds.iter().all(|(asked, kind)| !asked || kind.can_be(&is_node, here));
            let can_be_node = places.take_node() && is_kept(true);
            let here = 1
                == match (can_be_node, places.take_nothing((count - placed) as u64) && is_kept(false)) {
                    (false, false) => return Err(Rejected),
                    // The last open place must take a node, or the others would have none.
                    (true, false) => hand.forced(spot, &node),
                    (false, _) => hand.forced(spot, &nothing),
                    _ => hand.choose(spot, &either),
                };
            places.fill(here);
            placed += i64::from(here);
            is_node.push(here);
        }
        sketch.field_mut(self.field).ends[0].push(is_node.len() as u32);
        let mut nodes_left = vec![0; is_node.len() + 1];
        for place in (0..is_node.len()).rev() {
            nodes_left[place] = nodes_left[place + 1] + usize::from(is_node[place]);
        }
        sketch.shapes[self.field] = Shape { is_node, nodes_left };
        Ok(())
    }
}
