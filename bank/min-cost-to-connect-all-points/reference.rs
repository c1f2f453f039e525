//! Of all pairs between the connected points and the others, the cheapest belongs to some best tree, so it may be
//! taken. Each other point remembers its least cost to the connected ones, and only the newest of these can lower it.
impl Solution {
    pub fn min_cost_connect_points(points: Vec<Vec<i32>>) -> i32 {
        let distance = |a: &[i32], b: &[i32]| (a[0] - b[0]).abs() + (a[1] - b[1]).abs();
        let mut newest = &points[0];
        let mut others: Vec<(i32, &Vec<i32>)> = points[1..].iter().map(|point| (i32::MAX, point)).collect();
        let mut total = 0;
        while !others.is_empty() {
            for (cost, point) in &mut others {
                *cost = (*cost).min(distance(newest, point));
            }
            let place = (0..others.len()).min_by_key(|&i| others[i].0).unwrap();
            let (cost, point) = others.swap_remove(place);
            total += cost;
            newest = point;
        }
        total
    }
}
