//! Taking the last element out of an arrangement leaves one arrangement of the others, and it can
//! stand at any place among them. So each arrangement is made once by putting the elements in one
//! after the other, everywhere.
impl Solution {
    pub fn permute(nums: Vec<i32>) -> Vec<Vec<i32>> {
        let mut out = vec![Vec::new()];
        for x in nums {
            let mut longer = Vec::new();
            for arrangement in out {
                for place in 0..=arrangement.len() {
                    let mut next = arrangement.clone();
                    next.insert(place, x);
                    longer.push(next);
                }
            }
            out = longer;
        }
        out
    }
}
