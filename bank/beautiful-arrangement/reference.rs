//! Which numbers stand on the first places matters only as a set, whose size tells the next place.
//! So the arrangements are counted for each set of numbers, every one reached from the sets with one number less.
impl Solution {
    pub fn count_arrangement(n: i32) -> i32 {
        let n = n as usize;
        let mut ways = vec![0i32; 1 << n];
        ways[0] = 1;
        for set in 0usize..1 << n {
            let place = set.count_ones() as usize + 1;
            for number in 1..=n {
                let bit = 1 << (number - 1);
                if set & bit == 0 && (number % place == 0 || place % number == 0) {
                    ways[set | bit] += ways[set];
                }
            }
        }
        ways[(1 << n) - 1]
    }
}
