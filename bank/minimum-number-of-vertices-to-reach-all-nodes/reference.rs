//! A vertex without an edge to it is reached from nowhere else, so it has to be in the set. Any other vertex is reached
//! from one of these, since without a cycle the way back along the edges ends there.
impl Solution {
    pub fn find_smallest_set_of_vertices(n: i32, edges: Vec<Vec<i32>>) -> Vec<i32> {
        let mut entered = vec![false; n as usize];
        edges.iter().for_each(|edge| entered[edge[1] as usize] = true);
        (0..n).filter(|&vertex| !entered[vertex as usize]).collect()
    }
}
