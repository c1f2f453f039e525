//! The customers of the good minutes are satisfied in any case. The technique adds the customers of the grumpy minutes
//! in its window, so the window with most of these is used.
impl Solution {
    pub fn max_satisfied(customers: Vec<i32>, grumpy: Vec<i32>, minutes: i32) -> i32 {
        let lost: Vec<i32> = customers.iter().zip(&grumpy).map(|(count, mood)| count * mood).collect();
        let (mut won, mut most_won) = (0, 0);
        for (minute, &count) in lost.iter().enumerate() {
            won += count;
            if let Some(before) = minute.checked_sub(minutes as usize) {
                won -= lost[before];
            }
            most_won = most_won.max(won);
        }
        customers.iter().sum::<i32>() - lost.iter().sum::<i32>() + most_won
    }
}
