//! Regions of `#` that touch at sides, joined with the cells above and to the left.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().expect("a word");
    let (rows, cols): (usize, usize) = (next().parse().expect("rows"), next().parse().expect("columns"));
    let grid: Vec<&[u8]> = (0..rows).map(|_| next().as_bytes()).collect();
    let mut parent: Vec<usize> = (0..rows * cols).collect();
    fn root(parent: &mut [usize], mut x: usize) -> usize {
        while parent[x] != x {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        x
    }
    let mut regions = 0;
    for r in 0..rows {
        for c in 0..cols {
            if grid[r][c] != b'#' {
                continue;
            }
            regions += 1;
            let before = [(r > 0).then(|| (r - 1, c)), (c > 0).then(|| (r, c - 1))];
            for (r2, c2) in before.into_iter().flatten().filter(|&(r, c)| grid[r][c] == b'#') {
                let (one, other) = (root(&mut parent, r * cols + c), root(&mut parent, r2 * cols + c2));
                if one != other {
                    parent[one] = other;
                    regions -= 1;
                }
            }
        }
    }
    println!("{regions}");
}
