//! The path crosses itself exactly if some location comes twice, the origin being the first one.
//! A set of the locations says so when one is added again.
use std::collections::HashSet;

impl Solution {
    pub fn is_path_crossing(path: String) -> bool {
        let mut place = (0, 0);
        let mut visited = HashSet::from([place]);
        path.bytes().any(|direction| {
            match direction {
                b'N' => place.1 += 1,
                b'S' => place.1 -= 1,
                b'E' => place.0 += 1,
                _ => place.0 -= 1,
            }
            !visited.insert(place)
        })
    }
}
