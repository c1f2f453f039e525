//! Backwards in time bricks only appear: with a hit undone, exactly the bricks become stable that fell by it. Each brick
//! becomes stable once and stays so, which makes all searches together as short as one walk over the grid.
const STABLE: i32 = 2;

// Makes this brick and all that hang on it stable if it is held; says how many they are.
fn settle(grid: &mut [Vec<i32>], r: usize, c: usize) -> i32 {
    let sides = |y: usize, x: usize| [(y.wrapping_sub(1), x), (y + 1, x), (y, x.wrapping_sub(1)), (y, x + 1)];
    let state = |grid: &[Vec<i32>], y: usize, x: usize| grid.get(y).and_then(|row| row.get(x)).copied();
    let held = r == 0 || sides(r, c).iter().any(|&(y, x)| state(grid, y, x) == Some(STABLE));
    if !held || grid[r][c] != 1 {
        return 0;
    }
    grid[r][c] = STABLE;
    let mut pile = vec![(r, c)];
    let mut settled = 0;
    while let Some((y, x)) = pile.pop() {
        settled += 1;
        for (b, a) in sides(y, x) {
            if state(grid, b, a) == Some(1) {
                grid[b][a] = STABLE;
                pile.push((b, a));
            }
        }
    }
    settled
}

impl Solution {
    pub fn hit_bricks(mut grid: Vec<Vec<i32>>, hits: Vec<Vec<i32>>) -> Vec<i32> {
        let mut struck = Vec::new();
        for hit in &hits {
            let (r, c) = (hit[0] as usize, hit[1] as usize);
            struck.push((r, c, std::mem::take(&mut grid[r][c])));
        }
        for c in 0..grid[0].len() {
            settle(&mut grid, 0, c);
        }
        let mut fallen = vec![0; hits.len()];
        for (i, (r, c, brick)) in struck.into_iter().enumerate().rev() {
            grid[r][c] = brick;
            fallen[i] = (settle(&mut grid, r, c) - 1).max(0);
        }
        fallen
    }
}
