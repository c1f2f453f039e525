//! One search starts from all gates at once and reaches the rooms in the order of their distance.
//! So a room that is reached first gets its smallest distance, and it needs no second visit.
impl Solution {
    pub fn walls_and_gates(rooms: &mut Vec<Vec<i32>>) {
        let (m, n) = (rooms.len(), rooms[0].len());
        let mut ring: Vec<(usize, usize)> = (0..m).flat_map(|i| (0..n).map(move |j| (i, j))).collect();
        ring.retain(|&(i, j)| rooms[i][j] == 0);
        let mut distance = 0;
        while !ring.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for (i, j) in ring {
                for (r, c) in [(i + 1, j), (i.wrapping_sub(1), j), (i, j + 1), (i, j.wrapping_sub(1))] {
                    if r < m && c < n && rooms[r][c] == i32::MAX {
                        rooms[r][c] = distance;
                        next.push((r, c));
                    }
                }
            }
            ring = next;
        }
    }
}
