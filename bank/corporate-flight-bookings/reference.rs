//! A booking changes the number of seats at two places only: it rises at the first flight and falls after the last.
//! The sum of all changes up to a flight is the number of seats of that flight.
impl Solution {
    pub fn corp_flight_bookings(bookings: Vec<Vec<i32>>, n: i32) -> Vec<i32> {
        let mut change = vec![0; n as usize + 1];
        for booking in &bookings {
            change[booking[0] as usize - 1] += booking[2];
            change[booking[1] as usize] -= booking[2];
        }
        change.pop();
        let running = change.iter().scan(0, |seats, step| {
            *seats += step;
            Some(*seats)
        });
        running.collect()
    }
}
