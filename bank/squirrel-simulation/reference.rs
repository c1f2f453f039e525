//! Every nut costs the way from the tree and back, except the first one, which is reached from where the squirrel
//! begins. So the nut whose first way saves most, or costs least more, is taken first.
impl Solution {
    pub fn min_distance(_height: i32, _width: i32, tree: Vec<i32>, squirrel: Vec<i32>, nuts: Vec<Vec<i32>>) -> i32 {
        let far = |a: &[i32], b: &[i32]| ((a[0] - b[0]).abs() + (a[1] - b[1]).abs()) as i64;
        let all: i64 = nuts.iter().map(|nut| 2 * far(nut, &tree)).sum();
        let change = nuts.iter().map(|nut| far(nut, &squirrel) - far(nut, &tree)).min();
        (all + change.unwrap()) as i32
    }
}
