//! Of all ways to use some rods that leave the same difference between the two supports, the one with the taller
//! shorter support is at least as good for everything that follows. So one number for each difference is enough.
impl Solution {
    pub fn tallest_billboard(rods: Vec<i32>) -> i32 {
        let total = rods.iter().sum::<i32>() as usize;
        // shorter[d] is the greatest height of the shorter support where the other is higher by d.
        let mut shorter: Vec<Option<i32>> = vec![None; total + 1];
        shorter[0] = Some(0);
        let mut used = 0;
        for rod in rods {
            let before = shorter.clone();
            for (gap, height) in before.into_iter().take(used + 1).enumerate() {
                let Some(height) = height else { continue };
                let length = rod as usize;
                let added = height + rod.min(gap as i32);
                shorter[gap + length] = shorter[gap + length].max(Some(height));
                shorter[gap.abs_diff(length)] = shorter[gap.abs_diff(length)].max(Some(added));
            }
            used += rod as usize;
        }
        shorter[0].unwrap()
    }
}
