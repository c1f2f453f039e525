//! From left to right, a chain that never turns right is the lower border and one that never turns left the upper one.
//! Points on a straight part stay, since only a true wrong turn removes one; points of both chains count once.
impl Solution {
    pub fn outer_trees(trees: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let mut trees = trees;
        trees.sort_unstable();
        let mut fence = Self::chain(&trees);
        trees.reverse();
        fence.extend(Self::chain(&trees));
        fence.sort_unstable();
        fence.dedup();
        fence
    }

    fn chain(trees: &[Vec<i32>]) -> Vec<Vec<i32>> {
        let mut chain: Vec<Vec<i32>> = Vec::new();
        for c in trees {
            while chain.len() > 1 {
                let (a, b) = (&chain[chain.len() - 2], &chain[chain.len() - 1]);
                if (b[0] - a[0]) * (c[1] - b[1]) >= (b[1] - a[1]) * (c[0] - b[0]) {
                    break;
                }
                chain.pop();
            }
            chain.push(c.clone());
        }
        chain
    }
}
