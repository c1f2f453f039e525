//! A substring is awesome when at most one digit occurs in it an odd number of times. Which digits have odd counts is a
//! set of ten bits for each beginning, so two beginnings far apart are wanted whose sets are the same or differ in one
//! bit.
impl Solution {
    pub fn longest_awesome(s: String) -> i32 {
        let mut first = [None; 1 << 10];
        first[0] = Some(0);
        let mut odd = 0usize;
        let mut longest = 0;
        for (end, digit) in (1..).zip(s.bytes()) {
            odd ^= 1 << (digit - b'0');
            let partners = (0..10).map(|bit| odd ^ 1 << bit).chain([odd]);
            let start = partners.filter_map(|partner| first[partner]).min();
            longest = longest.max(end - start.unwrap_or(end));
            first[odd].get_or_insert(end);
        }
        longest
    }
}
