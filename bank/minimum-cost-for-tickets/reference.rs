//! The last day of travel belongs to some pass, which may as well end with that day, so it covers the days right
//! before. What is left is the cheapest way for the days before them, for each of the three passes.
impl Solution {
    pub fn mincost_tickets(days: Vec<i32>, costs: Vec<i32>) -> i32 {
        let passes: Vec<(i32, i32)> = [1, 7, 30].into_iter().zip(costs).collect();
        let mut cheapest = vec![0];
        for (place, last) in days.iter().enumerate() {
            let price = |&(length, cost): &(i32, i32)| {
                let uncovered = days[..place].partition_point(|day| day + length <= *last);
                cheapest[uncovered] + cost
            };
            let best = passes.iter().map(price).min().unwrap_or(0);
            cheapest.push(best);
        }
        cheapest[days.len()]
    }
}
