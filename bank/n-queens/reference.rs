//! Rows are filled one after the other, so each arrangement is met once, and only columns and
//! diagonals can be attacked. Seen from the next row a diagonal moves by one column, so sets of
//! bits that are shifted hold all attacked places.
impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let mut out = Vec::new();
        place(n as usize, 0, 0, 0, &mut Vec::new(), &mut out);
        out
    }
}

fn place(n: usize, columns: u32, left: u32, right: u32, chosen: &mut Vec<usize>, out: &mut Vec<Vec<String>>) {
    if chosen.len() == n {
        let row = |&q: &usize| (0..n).map(|j| if j == q { 'Q' } else { '.' }).collect();
        out.push(chosen.iter().map(row).collect());
        return;
    }
    for q in 0..n {
        let bit = 1 << q;
        if (columns | left | right) & bit == 0 {
            chosen.push(q);
            place(n, columns | bit, (left | bit) << 1, (right | bit) >> 1, chosen, out);
            chosen.pop();
        }
    }
}
