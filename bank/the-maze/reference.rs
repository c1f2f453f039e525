//! The ball chooses only where it stops, so the places where it can stop are searched, each of them once.
//! From each it rolls in four directions up to a wall, or to the border.
impl Solution {
    pub fn has_path(maze: Vec<Vec<i32>>, start: Vec<i32>, destination: Vec<i32>) -> bool {
        let free = |i: i32, j: i32| {
            let cell = maze.get(i as usize).and_then(|row| row.get(j as usize));
            i >= 0 && j >= 0 && cell == Some(&0)
        };
        let mut seen = vec![vec![false; maze[0].len()]; maze.len()];
        seen[start[0] as usize][start[1] as usize] = true;
        let mut todo = vec![(start[0], start[1])];
        while let Some((i, j)) = todo.pop() {
            if i == destination[0] && j == destination[1] {
                return true;
            }
            for (di, dj) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                let (mut a, mut b) = (i, j);
                while free(a + di, b + dj) {
                    a += di;
                    b += dj;
                }
                let is_known = &mut seen[a as usize][b as usize];
                if !*is_known {
                    *is_known = true;
                    todo.push((a, b));
                }
            }
        }
        false
    }
}
