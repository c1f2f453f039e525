//! The squares can be laid from the bottom up, each into the leftmost of the lowest places, as some square has its
//! corner there in every tiling. All sizes that fit are tried, and a way that cannot beat the best one is given up.
impl Solution {
    pub fn tiling_rectangle(n: i32, m: i32) -> i32 {
        // Squares of size 1 always do.
        let mut best = n * m;
        Self::lay(&mut vec![0; n.min(m) as usize], n.max(m) as usize, 0, &mut best);
        best
    }

    fn lay(heights: &mut Vec<usize>, full: usize, used: i32, best: &mut i32) {
        let low = heights.iter().copied().min().unwrap();
        if low == full {
            *best = used.min(*best);
            return;
        }
        if used + 1 >= *best {
            return;
        }
        let left = heights.iter().position(|&height| height == low).unwrap();
        let room = heights[left..].iter().take_while(|&&height| height == low).count().min(full - low);
        for size in (1..=room).rev() {
            heights[left..left + size].fill(low + size);
            Self::lay(heights, full, used + 1, best);
            heights[left..left + size].fill(low);
        }
    }
}
