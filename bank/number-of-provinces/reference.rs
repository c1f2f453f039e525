//! Cities that are connected, directly or not, are reached from one another by a walk along direct connections.
//! So the number of provinces is the number of walks that are begun at a city not yet seen.
impl Solution {
    pub fn find_circle_num(is_connected: Vec<Vec<i32>>) -> i32 {
        let n = is_connected.len();
        let mut seen = vec![false; n];
        let mut provinces = 0;
        for start in 0..n {
            if seen[start] {
                continue;
            }
            provinces += 1;
            seen[start] = true;
            let mut stack = vec![start];
            while let Some(a) = stack.pop() {
                for b in 0..n {
                    if is_connected[a][b] == 1 && !seen[b] {
                        seen[b] = true;
                        stack.push(b);
                    }
                }
            }
        }
        provinces
    }
}
