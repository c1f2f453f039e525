//! The height changes only at edges, so these are visited from left to right with the buildings that have begun
//! in a heap. The highest of those that have not ended is the skyline there; ended ones are dropped when they
//! come to the top.
use std::collections::BinaryHeap;

impl Solution {
    pub fn get_skyline(buildings: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let mut edges: Vec<i32> = buildings.iter().flat_map(|b| [b[0], b[1]]).collect();
        edges.sort_unstable();
        edges.dedup();
        let mut begun = BinaryHeap::new();
        let mut next = 0;
        let mut skyline: Vec<Vec<i32>> = Vec::new();
        for x in edges {
            while next < buildings.len() && buildings[next][0] <= x {
                begun.push((buildings[next][2], buildings[next][1]));
                next += 1;
            }
            // A building does not cover its right edge.
            while begun.peek().is_some_and(|&(_, end)| end <= x) {
                begun.pop();
            }
            let height = begun.peek().map_or(0, |&(height, _)| height);
            if skyline.last().map_or(0, |point| point[1]) != height {
                skyline.push(vec![x, height]);
            }
        }
        skyline
    }
}
