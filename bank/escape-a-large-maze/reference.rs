//! Rows and columns that hold no blocked square and are not next to one look all alike, so they may be left out without
//! changing what is connected. The grid that is left has some hundred rows and columns and is searched completely.
impl Solution {
    pub fn is_escape_possible(blocked: Vec<Vec<i32>>, source: Vec<i32>, target: Vec<i32>) -> bool {
        let kept = |axis: usize| {
            let marks = blocked.iter().chain([&source, &target]).map(|square| square[axis]);
            let near = marks.flat_map(|x| x - 1..=x + 1);
            let mut lines: Vec<i32> = near.filter(|x| (0..1_000_000).contains(x)).collect();
            lines.sort_unstable();
            lines.dedup();
            lines
        };
        let (xs, ys) = (kept(0), kept(1));
        let place = |square: &Vec<i32>| {
            let index = |lines: &Vec<i32>, value| lines.binary_search(&value).unwrap();
            (index(&xs, square[0]), index(&ys, square[1]))
        };
        let mut free = vec![vec![true; ys.len()]; xs.len()];
        for (x, y) in blocked.iter().map(place) {
            free[x][y] = false;
        }
        let goal = place(&target);
        let mut open = vec![place(&source)];
        while let Some((x, y)) = open.pop() {
            if (x, y) == goal {
                return true;
            }
            // Places outside the grid are not free.
            let Some(square) = free.get_mut(x).and_then(|line| line.get_mut(y)) else { continue };
            if std::mem::take(square) {
                open.extend([(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)]);
            }
        }
        false
    }
}
