//! A cell is lit if a lamp is on in its row, its column or one of its diagonals, so it is enough to count those lamps
//! for each line. A lamp goes off once at most, and a query looks at nine cells.
use std::collections::{HashMap, HashSet};

fn lines(row: i32, col: i32) -> [(u8, i32); 4] {
    [(0, row), (1, col), (2, row - col), (3, row + col)]
}

impl Solution {
    pub fn grid_illumination(_n: i32, lamps: Vec<Vec<i32>>, queries: Vec<Vec<i32>>) -> Vec<i32> {
        let mut on: HashSet<(i32, i32)> = lamps.iter().map(|lamp| (lamp[0], lamp[1])).collect();
        let mut count: HashMap<(u8, i32), i32> = HashMap::new();
        for line in on.iter().flat_map(|&(row, col)| lines(row, col)) {
            *count.entry(line).or_default() += 1;
        }
        let mut answers = Vec::with_capacity(queries.len());
        for query in &queries {
            let (row, col) = (query[0], query[1]);
            let lit = lines(row, col).iter().any(|line| count.get(line).is_some_and(|&lamps| lamps > 0));
            answers.push(i32::from(lit));
            for near in (row - 1..=row + 1).flat_map(|i| (col - 1..=col + 1).map(move |j| (i, j))) {
                if on.remove(&near) {
                    for line in lines(near.0, near.1) {
                        count.entry(line).and_modify(|lamps| *lamps -= 1);
                    }
                }
            }
        }
        answers
    }
}
