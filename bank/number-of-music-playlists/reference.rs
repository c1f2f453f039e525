//! The new songs come in one of n! orders. A repeated song after j different ones has j - k choices, so the ways to
//! place the goal - n repeated ones sum up the products of so many factors from 1 to n - k, in ascending order.
impl Solution {
    pub fn num_music_playlists(n: i32, goal: i32, k: i32) -> i32 {
        const PRIME: i64 = 1_000_000_007;
        let repeated = (goal - n) as usize;
        // The sum of all such products by their number of factors.
        let mut products = vec![0; repeated + 1];
        products[0] = 1;
        for choices in 1..=(n - k) as i64 {
            for count in 1..=repeated {
                products[count] = (products[count] + products[count - 1] * choices) % PRIME;
            }
        }
        (1..=n as i64).fold(products[repeated], |ways, song| ways * song % PRIME) as i32
    }
}
