//! For the numbers so far only the order counts, so it is enough to know how many of them are less than the last one.
//! A rise comes from every smaller rank before, a fall from the same or a higher one, and running sums give both.
impl Solution {
    pub fn num_perms_di_sequence(s: String) -> i32 {
        const MODULUS: i64 = 1_000_000_007;
        let add = |total: &mut i64, ways: i64| {
            *total = (*total + ways) % MODULUS;
            Some(*total)
        };
        let mut ways = vec![1_i64];
        for sign in s.bytes() {
            // A fall is a rise seen from above, with the ranks in reversed order.
            if sign == b'D' {
                ways.reverse();
            }
            let mut next: Vec<i64> = std::iter::once(0).chain(ways.iter().scan(0, |sum, &w| add(sum, w))).collect();
            if sign == b'D' {
                next.reverse();
            }
            ways = next;
        }
        (ways.iter().sum::<i64>() % MODULUS) as i32
    }
}
