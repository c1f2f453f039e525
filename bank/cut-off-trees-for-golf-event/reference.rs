//! The order of the trees is forced, so the walk is a row of shortest ways from one tree to the next.
//! Cut or not, trees can be walked through: the ways do not depend on each other, and each is found level by level.
use std::collections::VecDeque;

impl Solution {
    pub fn cut_off_tree(forest: Vec<Vec<i32>>) -> i32 {
        let (m, n) = (forest.len(), forest[0].len());
        let mut trees: Vec<(i32, usize)> = Vec::new();
        for (i, row) in forest.iter().enumerate() {
            trees.extend(
                row.iter()
                    .enumerate()
                    .filter(|cell| *cell.1 > 1)
                    .map(|(j, &height)| (height, i * n + j)),
            );
        }
        trees.sort_unstable();
        let mut at = 0;
        let mut steps = 0;
        for &(_, tree) in &trees {
            let mut distance = vec![-1; m * n];
            distance[at] = 0;
            let mut queue = VecDeque::from([at]);
            while distance[tree] < 0 {
                let Some(cell) = queue.pop_front() else { return -1 };
                let (i, j) = (cell / n, cell % n);
                for (r, c) in [(i.wrapping_sub(1), j), (i + 1, j), (i, j.wrapping_sub(1)), (i, j + 1)] {
                    if r < m && c < n && forest[r][c] != 0 && distance[r * n + c] < 0 {
                        distance[r * n + c] = distance[cell] + 1;
                        queue.push_back(r * n + c);
                    }
                }
            }
            steps += distance[tree];
            at = tree;
        }
        steps
    }
}
