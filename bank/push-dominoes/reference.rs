//! What happens between two pushed dominoes that follow each other depends on these two only. If both fall the same
//! way, so do all between them; if they fall towards each other, each takes its half, and a single domino in the
//! middle stands; if they fall apart, none moves. Outside the line it is as if all fell away.
impl Solution {
    pub fn push_dominoes(dominoes: String) -> String {
        let mut line = vec![b'L'];
        line.extend(dominoes.into_bytes());
        line.push(b'R');
        let mut left = 0;
        for right in 1..line.len() {
            if line[right] == b'.' {
                continue;
            }
            match (line[left], line[right]) {
                (b'R', b'L') => {
                    let half = (right - left - 1) / 2;
                    line[left + 1..=left + half].fill(b'R');
                    line[right - half..right].fill(b'L');
                }
                (one, other) if one == other => line[left..right].fill(one),
                _ => {}
            }
            left = right;
        }
        line[1..line.len() - 1].iter().map(|&domino| char::from(domino)).collect()
    }
}
