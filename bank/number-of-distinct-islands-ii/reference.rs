//! Two islands are the same if one of the eight turns and reflections makes their shapes equal, and so exactly if the
//! smallest of the eight lists of their cells, each moved into the corner and sorted, is equal.
use std::collections::HashSet;

fn least_form(cells: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let form = |turn: i32| {
        let mut moved: Vec<(i32, i32)> = cells
            .iter()
            .map(|&(row, column)| {
                let (a, b) = if turn & 4 == 0 { (row, column) } else { (column, row) };
                (if turn & 2 == 0 { a } else { -a }, if turn & 1 == 0 { b } else { -b })
            })
            .collect();
        let top = moved.iter().map(|cell| cell.0).min().unwrap_or(0);
        let left = moved.iter().map(|cell| cell.1).min().unwrap_or(0);
        for cell in &mut moved {
            *cell = (cell.0 - top, cell.1 - left);
        }
        moved.sort_unstable();
        moved
    };
    (0..8).map(form).min().unwrap()
}

impl Solution {
    pub fn num_distinct_islands2(grid: Vec<Vec<i32>>) -> i32 {
        let mut land: HashSet<(i32, i32)> = HashSet::new();
        for (i, row) in (0..).zip(&grid) {
            land.extend((0..).zip(row).filter(|cell| *cell.1 == 1).map(|cell| (i, cell.0)));
        }
        let mut forms = HashSet::new();
        while let Some(&first) = land.iter().next() {
            land.remove(&first);
            let mut island = vec![first];
            let mut next = 0;
            while next < island.len() {
                let (i, j) = island[next];
                island.extend([(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)].iter().filter(|cell| land.remove(cell)));
                next += 1;
            }
            forms.insert(least_form(&island));
        }
        forms.len() as i32
    }
}
