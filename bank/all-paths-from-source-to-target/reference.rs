//! A path to the last node is a first step followed by a path from there, and without cycles no path comes back to a
//! node. So the partial paths only have to be extended in all possible ways, and each ends after at most n nodes.
impl Solution {
    pub fn all_paths_source_target(graph: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let goal = graph.len() as i32 - 1;
        let mut open = vec![(0, vec![0])];
        let mut found = Vec::new();
        while let Some((last, path)) = open.pop() {
            if last == goal {
                found.push(path);
                continue;
            }
            open.extend(graph[last as usize].iter().map(|&next| (next, [&path[..], &[next]].concat())));
        }
        found
    }
}
