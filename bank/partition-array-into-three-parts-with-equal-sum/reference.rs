//! Each part has a third of the whole sum. Cutting off a part as soon as this sum is reached leaves the most for the
//! others, and if three parts or more come out, all that follows the second cut is a third of the sum as well.
impl Solution {
    pub fn can_three_parts_equal_sum(arr: Vec<i32>) -> bool {
        let total: i32 = arr.iter().sum();
        let mut part = 0;
        let cuts = arr.iter().filter(|&value| {
            part += value;
            let full = part * 3 == total;
            if full {
                part = 0;
            }
            full
        });
        cuts.count() >= 3
    }
}
