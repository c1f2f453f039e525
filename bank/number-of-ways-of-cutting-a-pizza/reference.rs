//! After some cuts the rest always is a lower right corner of the pizza, so the ways are counted for each corner and
//! number of pieces. The piece that is cut off has an apple exactly if the smaller corner has fewer apples.
impl Solution {
    pub fn ways(pizza: Vec<String>, k: i32) -> i32 {
        let (rows, cols) = (pizza.len(), pizza[0].len());
        let mut apples = vec![vec![0; cols + 1]; rows + 1];
        for (i, row) in pizza.iter().enumerate().rev() {
            let mut in_row = 0;
            for (j, cell) in row.bytes().enumerate().rev() {
                in_row += i32::from(cell == b'A');
                apples[i][j] = apples[i + 1][j] + in_row;
            }
        }
        let mut ways: Vec<Vec<u64>> =
            apples.iter().map(|row| row.iter().map(|&count| u64::from(count > 0)).collect()).collect();
        for _ in 1..k {
            let count = |i: usize, j: usize| {
                let lower = (i + 1..rows).map(|below| (below, j));
                let corners = lower.chain((j + 1..cols).map(|right| (i, right)));
                let good = corners.filter(|&(a, b)| apples[a][b] < apples[i][j]);
                good.map(|(a, b)| ways[a][b]).sum::<u64>() % 1_000_000_007
            };
            ways = (0..rows).map(|i| (0..cols).map(|j| count(i, j)).collect()).collect();
        }
        ways[0][0] as i32
    }
}
