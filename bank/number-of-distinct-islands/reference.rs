//! An island moved so that its first cell in reading order is at the origin has one form for all translations.
//! The sorted cells, relative to that one, are the key of a set.
use std::collections::HashSet;

impl Solution {
    pub fn num_distinct_islands(mut grid: Vec<Vec<i32>>) -> i32 {
        let (m, n) = (grid.len(), grid[0].len());
        let mut forms: HashSet<Vec<(i32, i32)>> = HashSet::new();
        for i in 0..m {
            for j in 0..n {
                if grid[i][j] == 0 {
                    continue;
                }
                grid[i][j] = 0;
                let mut form = Vec::new();
                let mut todo = vec![(i, j)];
                while let Some((r, c)) = todo.pop() {
                    form.push((r as i32 - i as i32, c as i32 - j as i32));
                    for (y, x) in [(r.wrapping_sub(1), c), (r + 1, c), (r, c.wrapping_sub(1)), (r, c + 1)] {
                        if y < m && x < n && grid[y][x] == 1 {
                            grid[y][x] = 0;
                            todo.push((y, x));
                        }
                    }
                }
                form.sort_unstable();
                forms.insert(form);
            }
        }
        forms.len() as i32
    }
}
