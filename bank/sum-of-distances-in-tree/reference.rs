//! A step from a node to its child brings the nodes below that child nearer by one, and all the others further away.
//! So the sum of the root and the sizes of the subtrees give the sums of all nodes, each from that of its parent.
impl Solution {
    pub fn sum_of_distances_in_tree(n: i32, edges: Vec<Vec<i32>>) -> Vec<i32> {
        let n = n as usize;
        let mut near = vec![Vec::new(); n];
        for edge in &edges {
            let (a, b) = (edge[0] as usize, edge[1] as usize);
            near[a].push(b);
            near[b].push(a);
        }
        // Pairs of child and parent, parents first.
        let mut steps: Vec<(usize, usize)> = Vec::with_capacity(n);
        let mut open = vec![(0, n)];
        while let Some((node, parent)) = open.pop() {
            open.extend(near[node].iter().filter(|&&child| child != parent).map(|&child| (child, node)));
            steps.push((node, parent));
        }
        let mut size = vec![1; n];
        let mut sums = vec![0; n];
        for &(child, parent) in steps[1..].iter().rev() {
            size[parent] += size[child];
            // Each edge lies between the root and all nodes below it.
            sums[0] += size[child];
        }
        for &(child, parent) in &steps[1..] {
            sums[child] = sums[parent] + n as i32 - 2 * size[child];
        }
        sums
    }
}
