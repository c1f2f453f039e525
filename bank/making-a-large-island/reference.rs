//! A 0 that becomes 1 joins the islands at its four sides, each of which counts once even if it is there twice.
//! Every island has its number and size, so each 0 takes constant time; the islands alone answer for a grid without 0.
impl Solution {
    pub fn largest_island(grid: Vec<Vec<i32>>) -> i32 {
        let n = grid.len();
        // The water around the grid saves all questions about its border.
        let width = n + 2;
        let land: Vec<bool> = (0..width * width)
            .map(|at| {
                let (row, column) = (at / width, at % width);
                (1..=n).contains(&row) && (1..=n).contains(&column) && grid[row - 1][column - 1] == 1
            })
            .collect();
        let sides = |at: usize| [at - width, at - 1, at + 1, at + width];
        // The number 0 is water.
        let mut island = vec![0; width * width];
        let mut sizes = vec![0];
        for start in 0..width * width {
            if !land[start] || island[start] > 0 {
                continue;
            }
            let number = sizes.len();
            island[start] = number;
            let mut cells = vec![start];
            let mut done = 0;
            while done < cells.len() {
                for near in sides(cells[done]) {
                    if land[near] && island[near] == 0 {
                        island[near] = number;
                        cells.push(near);
                    }
                }
                done += 1;
            }
            sizes.push(done as i32);
        }
        let mut largest = sizes.iter().copied().max().unwrap_or(0);
        for at in (1..=n).flat_map(|row| (1..=n).map(move |column| row * width + column)) {
            if !land[at] {
                let mut around = sides(at).map(|near| island[near]).to_vec();
                around.sort_unstable();
                around.dedup();
                largest = largest.max(1 + around.into_iter().map(|number| sizes[number]).sum::<i32>());
            }
        }
        largest
    }
}
