//! Regions of `#` that touch at sides, each filled once.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().expect("a word");
    let (rows, cols): (usize, usize) = (next().parse().expect("rows"), next().parse().expect("columns"));
    let mut grid: Vec<Vec<u8>> = (0..rows).map(|_| next().as_bytes().to_vec()).collect();
    let mut regions = 0;
    for r in 0..rows {
        for c in 0..cols {
            if grid[r][c] != b'#' {
                continue;
            }
            regions += 1;
            let mut open = vec![(r, c)];
            while let Some((r, c)) = open.pop() {
                if grid[r][c] != b'#' {
                    continue;
                }
                grid[r][c] = b'.';
                for (dr, dc) in [(0, 1), (1, 0), (0, usize::MAX), (usize::MAX, 0)] {
                    let (r, c) = (r.wrapping_add(dr), c.wrapping_add(dc));
                    if r < rows && c < cols {
                        open.push((r, c));
                    }
                }
            }
        }
    }
    println!("{regions}");
}
