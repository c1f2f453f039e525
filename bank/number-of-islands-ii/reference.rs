//! New land is an island of its own, and each joining of two different islands leaves one fewer, so a union-find that
//! counts its joinings knows the number after each place. A place that is land already changes nothing.
fn find(up: &mut [usize], mut x: usize) -> usize {
    while up[x] != x {
        up[x] = up[up[x]];
        x = up[x];
    }
    x
}

impl Solution {
    pub fn num_islands2(m: i32, n: i32, positions: Vec<Vec<i32>>) -> Vec<i32> {
        const WATER: usize = usize::MAX;
        let mut up = vec![WATER; (m * n) as usize];
        let mut size = vec![1; up.len()];
        let mut islands = 0;
        let mut counts = Vec::new();
        for place in positions {
            let (r, c) = (place[0], place[1]);
            let here = (r * n + c) as usize;
            if up[here] == WATER {
                up[here] = here;
                islands += 1;
                for (y, x) in [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)] {
                    if y < 0 || y >= m || x < 0 || x >= n || up[(y * n + x) as usize] == WATER {
                        continue;
                    }
                    let mut a = find(&mut up, here);
                    let mut b = find(&mut up, (y * n + x) as usize);
                    if a != b {
                        if size[a] < size[b] {
                            std::mem::swap(&mut a, &mut b);
                        }
                        up[b] = a;
                        size[a] += size[b];
                        islands -= 1;
                    }
                }
            }
            counts.push(islands);
        }
        counts
    }
}
