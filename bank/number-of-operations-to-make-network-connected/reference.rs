//! A connected network has at least n - 1 cables, and one cable joins two parts at best, so one move less than there
//! are parts is needed. With enough cables there is a spare one in a circle as long as two parts are left.
impl Solution {
    pub fn make_connected(n: i32, connections: Vec<Vec<i32>>) -> i32 {
        let n = n as usize;
        if connections.len() + 1 < n {
            return -1;
        }
        let mut cables = vec![Vec::new(); n];
        for pair in &connections {
            let [one, two] = [pair[0] as usize, pair[1] as usize];
            cables[one].push(two);
            cables[two].push(one);
        }
        let mut parts = 0;
        let mut seen = vec![false; n];
        for first in 0..n {
            if seen[first] {
                continue;
            }
            parts += 1;
            seen[first] = true;
            let mut pending = vec![first];
            while let Some(computer) = pending.pop() {
                for &other in &cables[computer] {
                    if !std::mem::replace(&mut seen[other], true) {
                        pending.push(other);
                    }
                }
            }
        }
        parts - 1
    }
}
