//! A palindrome has at most one letter that occurs an odd number of times, and a replacement can settle two such
//! letters. Which letters are odd in a substring follows from the parities before its start and before its end.
impl Solution {
    pub fn can_make_pali_queries(s: String, queries: Vec<Vec<i32>>) -> Vec<bool> {
        let mut odd = vec![0u32];
        for letter in s.bytes() {
            odd.push(odd[odd.len() - 1] ^ 1 << (letter - b'a'));
        }
        let answer = |query: Vec<i32>| {
            let changed = odd[query[1] as usize + 1] ^ odd[query[0] as usize];
            changed.count_ones() as i32 / 2 <= query[2]
        };
        queries.into_iter().map(answer).collect()
    }
}
