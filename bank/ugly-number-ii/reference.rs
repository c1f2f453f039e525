//! Each ugly number but 1 is 2, 3 or 5 times an earlier one, so three places wait for their next multiple.
//! The smallest of the three is next; all places that give it move on, so that it comes only once.
impl Solution {
    pub fn nth_ugly_number(n: i32) -> i32 {
        let factors = [2i64, 3, 5];
        let mut ugly = vec![1i64];
        let mut places = [0; 3];
        while ugly.len() < n as usize {
            let multiples = [0, 1, 2].map(|i| factors[i] * ugly[places[i]]);
            let next = multiples[0].min(multiples[1]).min(multiples[2]);
            for i in 0..3 {
                places[i] += usize::from(multiples[i] == next);
            }
            ugly.push(next);
        }
        ugly[n as usize - 1] as i32
    }
}
