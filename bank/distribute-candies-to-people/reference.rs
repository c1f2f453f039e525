//! The gifts that can be given in full are 1, 2, 3 and so on, up to the last one whose sum does not exceed the candies.
//! A person gets every num_people-th of them, whose sum is known, and the rest goes to the person after the last full
//! gift.
impl Solution {
    pub fn distribute_candies(candies: i32, num_people: i32) -> Vec<i32> {
        let (candies, people) = (candies as u64, num_people as u64);
        let full = ((8 * candies + 1).isqrt() - 1) / 2;
        let mut row: Vec<i32> = (0..people)
            .map(|person| {
                let gifts = (full + people - 1 - person) / people;
                // The first gift is person + 1, and each further one is larger by the number of people.
                (gifts * (person + 1) + gifts * gifts.saturating_sub(1) / 2 * people) as i32
            })
            .collect();
        row[(full % people) as usize] += (candies - full * (full + 1) / 2) as i32;
        row
    }
}
