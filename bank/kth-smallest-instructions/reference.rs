//! The instructions with H at a place come before all those with V there and the same beginning. There are as many
//! with H as the rest can be arranged in, and if k is greater than that, all of them are skipped.
impl Solution {
    pub fn kth_smallest_path(destination: Vec<i32>, k: i32) -> String {
        // The ways to a place with so many moves down and to the right.
        let (down, right) = (destination[0] as usize, destination[1] as usize);
        let mut ways = vec![vec![1u32; right + 1]; down + 1];
        for i in 1..=down {
            for j in 1..=right {
                ways[i][j] = ways[i - 1][j] + ways[i][j - 1];
            }
        }
        let (mut down, mut right, mut rank) = (down, right, k as u32);
        let mut instructions = String::new();
        while down + right > 0 {
            let with_h = if right > 0 { ways[down][right - 1] } else { 0 };
            if rank <= with_h {
                instructions.push('H');
                right -= 1;
            } else {
                instructions.push('V');
                down -= 1;
                rank -= with_h;
            }
        }
        instructions
    }
}
