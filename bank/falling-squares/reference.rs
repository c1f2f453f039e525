//! A square lands on the highest point below it and lifts its whole ground to one height, which is never lower than
//! before. So a segment tree over the borders needs "at least" marks only, which need not be handed down.
impl Solution {
    pub fn falling_squares(positions: Vec<Vec<i32>>) -> Vec<i32> {
        let mut borders: Vec<i32> = positions.iter().flat_map(|p| [p[0], p[0] + p[1]]).collect();
        borders.sort_unstable();
        borders.dedup();
        // For each node the highest point within it, and a height that all of it has at least.
        let mut tree = vec![(0, 0); 4 * borders.len()];
        let mut tallest = 0;
        let mut heights = Vec::new();
        for p in &positions {
            let from = borders.partition_point(|&x| x < p[0]);
            let to = borders.partition_point(|&x| x < p[0] + p[1]);
            let top = highest(&tree, 1, 0, borders.len(), from, to) + p[1];
            raise(&mut tree, 1, 0, borders.len(), from, to, top);
            tallest = tallest.max(top);
            heights.push(tallest);
        }
        heights
    }
}

fn highest(tree: &[(i32, i32)], node: usize, low: usize, high: usize, from: usize, to: usize) -> i32 {
    if to <= low || high <= from {
        return 0;
    }
    if from <= low && high <= to {
        return tree[node].0;
    }
    let middle = (low + high) / 2;
    let left = highest(tree, 2 * node, low, middle, from, to);
    let right = highest(tree, 2 * node + 1, middle, high, from, to);
    tree[node].1.max(left).max(right)
}

fn raise(tree: &mut [(i32, i32)], node: usize, low: usize, high: usize, from: usize, to: usize, top: i32) {
    if to <= low || high <= from {
        return;
    }
    tree[node].0 = tree[node].0.max(top);
    if from <= low && high <= to {
        tree[node].1 = top;
        return;
    }
    let middle = (low + high) / 2;
    raise(tree, 2 * node, low, middle, from, to, top);
    raise(tree, 2 * node + 1, middle, high, from, to, top);
}
