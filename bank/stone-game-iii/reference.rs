//! The lead that the player in turn can get from a place is what he takes less the lead that the other has after it.
//! Only the next three places count, so three numbers are kept.
impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        // The leads at the next three places; behind the end nobody has one.
        let mut leads = [0; 3];
        for i in (0..stone_value.len()).rev() {
            let mut taken = 0;
            let mut best = i32::MIN;
            for (value, lead) in stone_value[i..].iter().zip(leads) {
                taken += value;
                best = best.max(taken - lead);
            }
            leads = [best, leads[0], leads[1]];
        }
        match leads[0] {
            0 => "Tie",
            lead if lead > 0 => "Alice",
            _ => "Bob",
        }
        .to_string()
    }
}
