//! What is possible later depends only on the city of this week, so the most days so far are kept for each city.
//! A week's city is the one before it or one with a flight from there, and cities that cannot be reached have no value.
impl Solution {
    pub fn max_vacation_days(flights: Vec<Vec<i32>>, days: Vec<Vec<i32>>) -> i32 {
        let n = flights.len();
        let mut best: Vec<Option<i32>> = vec![None; n];
        best[0] = Some(0);
        for week in 0..days[0].len() {
            let mut next = vec![None; n];
            for to in 0..n {
                let from = (0..n).filter(|&from| from == to || flights[from][to] == 1);
                next[to] = from.filter_map(|from| best[from]).max().map(|most| most + days[to][week]);
            }
            best = next;
        }
        best.into_iter().flatten().max().unwrap()
    }
}
