//! Where a binary tree has nodes, which comes before their values.

use super::domain::Domain;
use super::partial_input::{Rejected, Shape};
use super::sketch::Sketch;
use crate::expr::interval::Interval;
use crate::expr::term::VarId;
use crate::hand::{Hand, Role, Spot};

/// The shape of one tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct TreeShape {
    pub field: usize,
    pub nodes: VarId,
    pub shape: VarId,
}

impl TreeShape {
    /// Draws whether there is a node at each place in level order, until all nodes are placed.
    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch) -> Result<(), Rejected> {
        let count = sketch.scalar_of(self.nodes);
        let either = Domain::interval(Interval::new(0, 1));
        let node = Domain::interval(Interval::point(1));
        let (mut places, mut placed) = (1u64, 0);
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
            // The last open place must take a node, or the others would have none.
            let here = 1 == if places == 1 { hand.forced(spot, &node) } else { hand.choose(spot, &either) };
            places = if here { places + 1 } else { places - 1 };
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
