//! A child needs one candy more than the length of the rising row that ends in it, from the left as from the right.
//! The larger of both is necessary, and giving exactly that satisfies every pair of neighbours.
impl Solution {
    pub fn candy(ratings: Vec<i32>) -> i32 {
        let n = ratings.len();
        let mut candies = vec![1i64; n];
        for i in 1..n {
            if ratings[i] > ratings[i - 1] {
                candies[i] = candies[i - 1] + 1;
            }
        }
        for i in (1..n).rev() {
            if ratings[i - 1] > ratings[i] {
                candies[i - 1] = candies[i - 1].max(candies[i] + 1);
            }
        }
        candies.iter().sum::<i64>() as i32
    }
}
