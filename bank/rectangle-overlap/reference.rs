//! The intersection is again a rectangle: it begins at the later of the two starts and ends at the earlier of the two
//! ends, in each direction. Its area is positive exactly if it has a length in both directions.
impl Solution {
    pub fn is_rectangle_overlap(rec1: Vec<i32>, rec2: Vec<i32>) -> bool {
        (0..2).all(|axis| rec1[axis].max(rec2[axis]) < rec1[axis + 2].min(rec2[axis + 2]))
    }
}
