//! After each round a city has the least price of all ways with at most so many flights, as the last flight of such a
//! way leaves a city of the round before. At most k stops are at most k + 1 flights, so that many rounds are enough.
impl Solution {
    pub fn find_cheapest_price(n: i32, flights: Vec<Vec<i32>>, src: i32, dst: i32, k: i32) -> i32 {
        let mut cheapest: Vec<Option<i32>> = vec![None; n as usize];
        cheapest[src as usize] = Some(0);
        for _ in 0..=k {
            let before = cheapest.clone();
            for flight in &flights {
                let Some(paid) = before[flight[0] as usize] else { continue };
                let arrival = &mut cheapest[flight[1] as usize];
                let price = paid + flight[2];
                *arrival = Some(arrival.map_or(price, |known| known.min(price)));
            }
        }
        cheapest[dst as usize].unwrap_or(-1)
    }
}
