//! In a tree every node but the root is the child of exactly one node, so there is one less child than nodes.
//! If no node is met twice on the way down from the only one without a parent, and all are met, this is also enough.
impl Solution {
    pub fn validate_binary_tree_nodes(n: i32, left_child: Vec<i32>, right_child: Vec<i32>) -> bool {
        let children = |node: usize| [left_child[node], right_child[node]].into_iter().filter(|&child| child >= 0);
        let mut is_child = vec![false; n as usize];
        for child in (0..n as usize).flat_map(children) {
            if std::mem::replace(&mut is_child[child as usize], true) {
                return false;
            }
        }
        let mut open: Vec<usize> = (0..n as usize).filter(|&node| !is_child[node]).collect();
        if open.len() != 1 {
            return false;
        }
        // No node has two parents, so none is met twice.
        let mut met = 0;
        while let Some(node) = open.pop() {
            met += 1;
            open.extend(children(node).map(|child| child as usize));
        }
        met == n
    }
}
