//! After a city has been allowed as a stop, each distance is the least over the ways whose stops are among the
//! allowed ones. Cities are then compared by their count first and by their number, turned round, second.
use std::cmp::Reverse;

impl Solution {
    pub fn find_the_city(n: i32, edges: Vec<Vec<i32>>, distance_threshold: i32) -> i32 {
        let n = n as usize;
        let far = 1 << 29;
        let mut distance = vec![vec![far; n]; n];
        for edge in edges {
            let (one, other) = (edge[0] as usize, edge[1] as usize);
            distance[one][other] = edge[2];
            distance[other][one] = edge[2];
        }
        for stop in 0..n {
            let onward = distance[stop].clone();
            for row in &mut distance {
                let first = row[stop];
                for (direct, rest) in row.iter_mut().zip(&onward) {
                    *direct = (*direct).min(first + rest);
                }
            }
        }
        let near = |city: usize| (0..n).filter(|&x| x != city && distance[city][x] <= distance_threshold).count();
        (0..n).min_by_key(|&city| (near(city), Reverse(city))).unwrap() as i32
    }
}
