//! If a cuboid can lie on another in any rotation, it can also do so when the sides of both are sorted, so the longest
//! side may always stand upright. After sorting, a cuboid can only lie on later ones, and the best stack above it is
//! known.
impl Solution {
    pub fn max_height(mut cuboids: Vec<Vec<i32>>) -> i32 {
        cuboids.iter_mut().for_each(|sides| sides.sort_unstable());
        cuboids.sort_unstable();
        let mut stacks: Vec<(&[i32], i32)> = Vec::new();
        for lower in &cuboids {
            let carried = |upper: &[i32]| upper.iter().zip(lower).all(|(a, b)| a <= b);
            let above = stacks.iter().filter(|stack| carried(stack.0)).map(|stack| stack.1).max();
            stacks.push((lower, above.unwrap_or(0) + lower[2]));
        }
        stacks.into_iter().map(|stack| stack.1).max().unwrap()
    }
}
