//! The slashes are edges between corners of the squares, and the border joins all outer corners.
//! An edge makes one region more exactly if both its corners are joined already, for then it closes a ring.
fn leader(group: &mut [usize], mut corner: usize) -> usize {
    while group[corner] != corner {
        group[corner] = group[group[corner]];
        corner = group[corner];
    }
    corner
}

impl Solution {
    pub fn regions_by_slashes(grid: Vec<String>) -> i32 {
        let n = grid.len();
        let outer = |k: usize| k == 0 || k == n;
        // The corner in row i and column j has the number i * (n + 1) + j.
        let corners = (0..(n + 1) * (n + 1)).map(|corner| (corner / (n + 1), corner % (n + 1)));
        let mut group: Vec<usize> =
            corners.map(|(i, j)| if outer(i) || outer(j) { 0 } else { i * (n + 1) + j }).collect();
        let mut regions = 1;
        for (i, row) in grid.iter().enumerate() {
            for (j, sign) in row.bytes().enumerate() {
                let corner = i * (n + 1) + j;
                let (one, other) = match sign {
                    b'/' => (corner + 1, corner + n + 1),
                    b'\\' => (corner, corner + n + 2),
                    _ => continue,
                };
                let (one, other) = (leader(&mut group, one), leader(&mut group, other));
                regions += i32::from(one == other);
                group[one] = other;
            }
        }
        regions
    }
}
