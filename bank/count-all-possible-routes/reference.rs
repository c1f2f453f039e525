//! Every move costs some fuel, so the routes that have used a certain amount are all made from routes that had used
//! less. Each of them that is at the finish counts, also those that pass it and come back.
impl Solution {
    pub fn count_routes(locations: Vec<i32>, start: i32, finish: i32, fuel: i32) -> i32 {
        const PRIME: i64 = 1_000_000_007;
        // The number of routes by used fuel and last city.
        let mut routes = vec![vec![0_i64; locations.len()]; fuel as usize + 1];
        routes[0][start as usize] = 1;
        for used in 0..routes.len() {
            for city in 0..locations.len() {
                let ways = routes[used][city] % PRIME;
                routes[used][city] = ways;
                if ways == 0 {
                    continue;
                }
                for (other, &location) in locations.iter().enumerate() {
                    let later = used + locations[city].abs_diff(location) as usize;
                    if other != city && later < routes.len() {
                        routes[later][other] += ways;
                    }
                }
            }
        }
        (routes.iter().map(|cities| cities[finish as usize]).sum::<i64>() % PRIME) as i32
    }
}
