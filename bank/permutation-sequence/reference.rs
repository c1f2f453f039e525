//! The arrangements that begin with a given digit stand together, (n - 1)! of them, so the quotient
//! of the rank tells the first digit. The remainder is the rank among the arrangements of the other
//! digits.
impl Solution {
    pub fn get_permutation(n: i32, k: i32) -> String {
        let mut digits: Vec<char> = "123456789".chars().take(n as usize).collect();
        let mut block: i32 = (1..=n).product();
        let mut rank = k - 1;
        let mut out = String::new();
        for left in (1..=n).rev() {
            block /= left;
            out.push(digits.remove((rank / block) as usize));
            rank %= block;
        }
        out
    }
}
