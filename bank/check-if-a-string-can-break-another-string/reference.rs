//! If any orders break, so do the sorted ones, and there one text breaks the other if up to each letter it has no more
//! letters than the other. So the difference of these counts must not take both signs.
impl Solution {
    pub fn check_if_can_break(s1: String, s2: String) -> bool {
        let mut more = [0; 26];
        s1.bytes().for_each(|c| more[usize::from(c - b'a')] += 1);
        s2.bytes().for_each(|c| more[usize::from(c - b'a')] -= 1);
        let up_to = more.iter().scan(0_i32, |sum, count| {
            *sum += count;
            Some(sum.signum())
        });
        let signs: Vec<i32> = up_to.collect();
        !(signs.contains(&1) && signs.contains(&-1))
    }
}
