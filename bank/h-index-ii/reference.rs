//! From place i on there are n - i papers, and the paper at i is the least cited of them. Along the places the
//! citations rise and these counts fall, so the first place where they suffice is found by halving.
impl Solution {
    pub fn h_index(citations: Vec<i32>) -> i32 {
        let n = citations.len();
        let (mut low, mut high) = (0, n);
        while low < high {
            let middle = (low + high) / 2;
            if citations[middle] as usize >= n - middle {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        (n - low) as i32
    }
}
