//! Each first part that is new is tried with all splits of the rest, and what follows can add no more parts than it has
//! letters. A branch that cannot beat the best number any more is left, which most branches are early.
fn split<'a>(rest: &'a str, parts: &mut Vec<&'a str>, best: &mut usize) {
    if parts.len() + rest.len() <= *best {
        return;
    }
    if rest.is_empty() {
        *best = parts.len();
    }
    for end in 1..=rest.len() {
        let (part, other) = rest.split_at(end);
        if !parts.contains(&part) {
            parts.push(part);
            split(other, parts, best);
            parts.pop();
        }
    }
}

impl Solution {
    pub fn max_unique_split(s: String) -> i32 {
        let mut best = 0;
        split(&s, &mut Vec::new(), &mut best);
        best as i32
    }
}
