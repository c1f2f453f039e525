//! A chain may always begin with the pair that ends first: putting it in place of another first pair keeps the rest
//! possible. So going by the ends, every pair that fits is taken.
impl Solution {
    pub fn find_longest_chain(mut pairs: Vec<Vec<i32>>) -> i32 {
        pairs.sort_by_key(|pair| pair[1]);
        let mut last = i32::MIN;
        let mut length = 0;
        for pair in &pairs {
            if pair[0] > last {
                last = pair[1];
                length += 1;
            }
        }
        length
    }
}
