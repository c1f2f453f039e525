//! A rectangle as high as a bar reaches to the nearest lower bars on both sides; a rising stack has
//! the left one right below the bar. The right one is the bar that takes it off the stack, and each
//! bar is put there once.
impl Solution {
    pub fn largest_rectangle_area(heights: Vec<i32>) -> i32 {
        let mut stack: Vec<usize> = Vec::new();
        let mut best = 0i64;
        for i in 0..=heights.len() {
            // A bar without height behind the last one takes all others off.
            let height = if i < heights.len() { heights[i] } else { 0 };
            while let Some(top) = stack.pop_if(|top| heights[*top] >= height) {
                let start = stack.last().map_or(0, |&lower| lower + 1);
                best = best.max((i - start) as i64 * heights[top] as i64);
            }
            stack.push(i);
        }
        best as i32
    }
}
