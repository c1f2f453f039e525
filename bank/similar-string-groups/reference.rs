//! Anagrams are similar exactly if they differ in at most two places, as then the two letters can only be exchanged.
//! Each string pulls all similar ones out of the rest, so what is drawn in from one start is one whole group.
impl Solution {
    pub fn num_similar_groups(strs: Vec<String>) -> i32 {
        let similar = |a: &str, b: &str| a.bytes().zip(b.bytes()).filter(|(x, y)| x != y).take(3).count() < 3;
        let mut rest: Vec<&str> = strs.iter().map(String::as_str).collect();
        let mut groups = 0;
        while let Some(start) = rest.pop() {
            groups += 1;
            let mut open = vec![start];
            while let Some(text) = open.pop() {
                let (near, far): (Vec<&str>, Vec<&str>) = rest.into_iter().partition(|other| similar(text, other));
                open.extend(near);
                rest = far;
            }
        }
        groups
    }
}
