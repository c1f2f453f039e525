//! A product is positive if there is no 0 in it and an even number of negative items, so the parts between zeros are
//! looked at alone. If such a part has an odd number, everything up to its first or from its last negative item goes.
impl Solution {
    pub fn get_max_len(nums: Vec<i32>) -> i32 {
        let longest = nums.split(|&x| x == 0).map(|part| {
            let negative = |x: &i32| *x < 0;
            if part.iter().filter(|x| negative(x)).count() % 2 == 0 {
                return part.len();
            }
            let first = part.iter().position(negative).unwrap_or(0);
            let last = part.iter().rposition(negative).unwrap_or(0);
            last.max(part.len() - 1 - first)
        });
        longest.max().unwrap_or(0) as i32
    }
}
