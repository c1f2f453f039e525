//! A cell that is flipped twice is as if it were never chosen, and the order does not matter, so only a set of cells
//! has to be chosen. There are at most 512, and the effect of each follows from that without its last cell.
impl Solution {
    pub fn min_flips(mat: Vec<Vec<i32>>) -> i32 {
        let (height, width) = (mat.len(), mat[0].len());
        let cells: Vec<(usize, usize)> = (0..height).flat_map(|i| (0..width).map(move |j| (i, j))).collect();
        let effect = |&(i, j): &(usize, usize)| {
            let near = |&(a, b): &(usize, usize)| a.abs_diff(i) + b.abs_diff(j) <= 1;
            cells.iter().rev().fold(0, |bits, cell| bits << 1 | usize::from(near(cell)))
        };
        let ones = cells.iter().rev().fold(0, |bits, &(i, j)| bits << 1 | mat[i][j] as usize);
        let mut effects = vec![0];
        for cell in &cells {
            let with_cell: Vec<usize> = effects.iter().map(|bits| bits ^ effect(cell)).collect();
            effects.extend(with_cell);
        }
        let clearing = (0..effects.len()).filter(|&set| effects[set] == ones);
        clearing.map(|set| set.count_ones() as i32).min().unwrap_or(-1)
    }
}
