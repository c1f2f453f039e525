//! The points of a line are counted from the first of them: lines through one point are told apart by their
//! direction. A direction is reduced to lowest terms with one fixed sign, so equal ones are equal pairs of integers.
use std::collections::HashMap;

impl Solution {
    pub fn max_points(points: Vec<Vec<i32>>) -> i32 {
        fn common(a: i32, b: i32) -> i32 {
            if b == 0 { a.abs() } else { common(b, a % b) }
        }
        let mut most = 1;
        for (i, first) in points.iter().enumerate() {
            let mut others: HashMap<(i32, i32), i32> = HashMap::new();
            for other in &points[i + 1..] {
                let (dx, dy) = (other[0] - first[0], other[1] - first[1]);
                let mut unit = common(dx, dy);
                if (dx, dy) < (0, 0) {
                    unit = -unit;
                }
                let count = others.entry((dx / unit, dy / unit)).or_insert(1);
                *count += 1;
                most = most.max(*count);
            }
        }
        most
    }
}
