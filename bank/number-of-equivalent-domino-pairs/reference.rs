//! With the smaller number first, equivalent dominoes are equal. So each one makes a pair with every earlier one of
//! the same two numbers, and there are few of these to count.
impl Solution {
    pub fn num_equiv_domino_pairs(dominoes: Vec<Vec<i32>>) -> i32 {
        let mut earlier = [[0; 10]; 10];
        dominoes
            .iter()
            .map(|domino| {
                let (a, b) = (domino[0] as usize, domino[1] as usize);
                let count = &mut earlier[a.min(b)][a.max(b)];
                *count += 1;
                *count - 1
            })
            .sum()
    }
}
