//! The longest stretch that ends at a tree has at most two types: the one of this tree, and the last other one before
//! it. It reaches back to just after the last tree that has neither of these, so three places say everything.
impl Solution {
    pub fn total_fruit(fruits: Vec<i32>) -> i32 {
        let mut best = 0;
        // Where the stretch begins, where the run of equal trees at its end begins, and the other type.
        let (mut start, mut run) = (0, 0);
        let mut other = None;
        for (place, &fruit) in fruits.iter().enumerate() {
            if place > 0 && fruit != fruits[place - 1] {
                if other.is_some_and(|kept| kept != fruit) {
                    start = run;
                }
                other = Some(fruits[place - 1]);
                run = place;
            }
            best = best.max(place + 1 - start);
        }
        best as i32
    }
}
