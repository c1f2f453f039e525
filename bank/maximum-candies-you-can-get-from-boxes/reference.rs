//! Boxes and keys are never used up for others, so every box is opened as soon as it is both at hand and not locked.
//! Either event may come last; a box is looked at after each of them, and its candies are taken the first time it
//! opens.
impl Solution {
    pub fn max_candies(
        status: Vec<i32>,
        candies: Vec<i32>,
        keys: Vec<Vec<i32>>,
        contained_boxes: Vec<Vec<i32>>,
        initial_boxes: Vec<i32>,
    ) -> i32 {
        let mut unlocked: Vec<bool> = status.iter().map(|&state| state == 1).collect();
        let mut at_hand = vec![false; status.len()];
        let mut opened = vec![false; status.len()];
        initial_boxes.iter().for_each(|&label| at_hand[label as usize] = true);
        let mut looks = initial_boxes;
        let mut total = 0;
        while let Some(label) = looks.pop().map(|label| label as usize) {
            if opened[label] || !unlocked[label] || !at_hand[label] {
                continue;
            }
            opened[label] = true;
            total += candies[label];
            keys[label].iter().for_each(|&other| unlocked[other as usize] = true);
            contained_boxes[label].iter().for_each(|&other| at_hand[other as usize] = true);
            looks.extend(keys[label].iter().chain(&contained_boxes[label]));
        }
        total
    }
}
