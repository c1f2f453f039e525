//! A route of some effort exists exactly if the steps up to this difference connect the two corners. The steps are
//! added in the order of their differences, and the one that first connects the corners has the answer.
fn leader(groups: &mut [usize], mut cell: usize) -> usize {
    while groups[cell] != cell {
        groups[cell] = groups[groups[cell]];
        cell = groups[cell];
    }
    cell
}

impl Solution {
    pub fn minimum_effort_path(heights: Vec<Vec<i32>>) -> i32 {
        let width = heights[0].len();
        let flat = heights.concat();
        let mut steps: Vec<(i32, usize, usize)> = Vec::new();
        for cell in 0..flat.len() {
            if (cell + 1) % width > 0 {
                steps.push(((flat[cell] - flat[cell + 1]).abs(), cell, cell + 1));
            }
            if cell + width < flat.len() {
                steps.push(((flat[cell] - flat[cell + width]).abs(), cell, cell + width));
            }
        }
        steps.sort_unstable();
        let mut groups: Vec<usize> = (0..flat.len()).collect();
        for (effort, one, other) in steps {
            let (one, other) = (leader(&mut groups, one), leader(&mut groups, other));
            groups[one] = other;
            if leader(&mut groups, 0) == leader(&mut groups, flat.len() - 1) {
                return effort;
            }
        }
        0
    }
}
