//! Which edges may follow depends only on the node and on the colour of the last edge, so these pairs are the places
//! of a search in breadth. The shorter of the two distances of a node counts, and the start is open for both colours.
impl Solution {
    pub fn shortest_alternating_paths(n: i32, red_edges: Vec<Vec<i32>>, blue_edges: Vec<Vec<i32>>) -> Vec<i32> {
        let n = n as usize;
        let mut targets = [vec![Vec::new(); n], vec![Vec::new(); n]];
        for (colour, edges) in [red_edges, blue_edges].iter().enumerate() {
            for edge in edges {
                targets[colour][edge[0] as usize].push(edge[1] as usize);
            }
        }
        let mut shortest = vec![-1; n];
        let mut seen = vec![[false; 2]; n];
        seen[0] = [true; 2];
        let mut ring = vec![(0, 0), (0, 1)];
        let mut length = 0;
        while !ring.is_empty() {
            let mut outer = Vec::new();
            for (node, last) in ring {
                if shortest[node] < 0 {
                    shortest[node] = length;
                }
                let colour = 1 - last;
                for &target in &targets[colour][node] {
                    if !std::mem::replace(&mut seen[target][colour], true) {
                        outer.push((target, colour));
                    }
                }
            }
            ring = outer;
            length += 1;
        }
        shortest
    }
}
