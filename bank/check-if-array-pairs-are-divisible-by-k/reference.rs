//! Only the remainders matter: those of zero go together, and each other one needs the remainder that fills it up to k.
//! So both have to occur equally often, and a remainder that is its own partner an even number of times.
impl Solution {
    pub fn can_arrange(arr: Vec<i32>, k: i32) -> bool {
        let mut counts = vec![0; k as usize];
        for value in arr {
            counts[value.rem_euclid(k) as usize] += 1;
        }
        // From the second place on, partners stand at equal distances from both ends. If k is even, the one in the
        // middle is even by itself as soon as all others are, because the array has an even length.
        counts[0] % 2 == 0 && counts[1..].iter().eq(counts[1..].iter().rev())
    }
}
