//! In preorder the descendants of a node follow it directly, before the next node of its depth. So the ancestor of a
//! given depth is the last node of that depth that does not come after the node, which a binary search finds.
struct TreeAncestor {
    depth: Vec<usize>,
    // The place of each node in preorder, and for each depth its nodes in this order.
    place: Vec<usize>,
    levels: Vec<Vec<usize>>,
}

impl TreeAncestor {
    fn new(n: i32, parent: Vec<i32>) -> Self {
        let size = n as usize;
        let mut children = vec![Vec::new(); size];
        for (node, &above) in parent.iter().enumerate().skip(1) {
            children[above as usize].push(node);
        }
        let mut depth = vec![0; size];
        let mut place = vec![0; size];
        let mut levels = vec![Vec::new(); size];
        let mut waiting = vec![0];
        let mut visited = 0;
        while let Some(node) = waiting.pop() {
            place[node] = visited;
            visited += 1;
            levels[depth[node]].push(node);
            for &child in &children[node] {
                depth[child] = depth[node] + 1;
                waiting.push(child);
            }
        }
        TreeAncestor { depth, place, levels }
    }

    fn get_kth_ancestor(&self, node: i32, k: i32) -> i32 {
        let node = node as usize;
        let Some(depth) = self.depth[node].checked_sub(k as usize) else { return -1 };
        let level = &self.levels[depth];
        let after = level.partition_point(|&other| self.place[other] <= self.place[node]);
        level[after - 1] as i32
    }
}
