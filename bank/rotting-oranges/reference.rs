//! The minute in which an orange rots is its distance to the nearest rotten one along oranges. A search in breadth
//! from all rotten ones together gives these distances, and the last wave that still finds a fresh one is the answer.
impl Solution {
    pub fn oranges_rotting(mut grid: Vec<Vec<i32>>) -> i32 {
        let fresh_left = |grid: &[Vec<i32>]| grid.iter().flatten().filter(|&&cell| cell == 1).count();
        let mut wave: Vec<(usize, usize)> = Vec::new();
        for (r, row) in grid.iter().enumerate() {
            wave.extend(row.iter().enumerate().filter(|cell| *cell.1 == 2).map(|(c, _)| (r, c)));
        }
        let mut fresh = fresh_left(&grid);
        let mut minutes = 0;
        while fresh > 0 && !wave.is_empty() {
            let mut spoiled = Vec::new();
            for (r, c) in wave {
                // Above the first row the number wraps around and lies outside of the grid as well.
                for (y, x) in [(r + 1, c), (r.wrapping_sub(1), c), (r, c + 1), (r, c.wrapping_sub(1))] {
                    if let Some(cell) = grid.get_mut(y).and_then(|row| row.get_mut(x))
                        && *cell == 1
                    {
                        *cell = 2;
                        spoiled.push((y, x));
                    }
                }
            }
            fresh -= spoiled.len();
            minutes += 1;
            wave = spoiled;
        }
        if fresh > 0 { -1 } else { minutes }
    }
}
