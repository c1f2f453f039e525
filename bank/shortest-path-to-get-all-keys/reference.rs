//! What can be done next depends only on the cell and on the keys that are held, and there are few such pairs. They are
//! found in the order of their moves, so the first one with all keys has the fewest.
impl Solution {
    pub fn shortest_path_all_keys(grid: Vec<String>) -> i32 {
        let width = grid[0].len();
        let cells: Vec<u8> = grid.concat().into_bytes();
        let all = cells.iter().filter(|cell| cell.is_ascii_lowercase()).fold(0, |keys, key| keys | 1 << (key - b'a'));
        let start = cells.iter().position(|&cell| cell == b'@').unwrap();
        let mut seen = vec![false; cells.len() << 6];
        let mut states = vec![(start, 0usize)];
        let mut moves = 0;
        while !states.is_empty() {
            let mut next = Vec::new();
            for (place, held) in states {
                let keys = match cells[place] {
                    b'#' => continue,
                    lock @ b'A'..=b'F' if held >> (lock - b'A') & 1 == 0 => continue,
                    key @ b'a'..=b'f' => held | 1 << (key - b'a'),
                    _ => held,
                };
                if keys == all {
                    return moves;
                }
                if std::mem::replace(&mut seen[place << 6 | keys], true) {
                    continue;
                }
                if place >= width {
                    next.push((place - width, keys));
                }
                if place + width < cells.len() {
                    next.push((place + width, keys));
                }
                if place % width > 0 {
                    next.push((place - 1, keys));
                }
                if (place + 1) % width > 0 {
                    next.push((place + 1, keys));
                }
            }
            states = next;
            moves += 1;
        }
        -1
    }
}
