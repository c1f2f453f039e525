//! The state is the set of places of the target that are spelled; their order is free, so the sticker that spells the
//! first open place may be taken next. It then spells as many other open places as its letters allow.
impl Solution {
    pub fn min_stickers(stickers: Vec<String>, target: String) -> i32 {
        let target = target.as_bytes();
        let n = target.len();
        let full = (1usize << n) - 1;
        let mut fewest = vec![i32::MAX; full + 1];
        fewest[0] = 0;
        for state in 0..full {
            if fewest[state] == i32::MAX {
                continue;
            }
            let open = target[(!state).trailing_zeros() as usize];
            for sticker in stickers.iter().filter(|sticker| sticker.as_bytes().contains(&open)) {
                let mut left = [0; 256];
                for c in sticker.bytes() {
                    left[c as usize] += 1;
                }
                let mut after = state;
                for i in 0..n {
                    if after >> i & 1 == 0 && left[target[i] as usize] > 0 {
                        left[target[i] as usize] -= 1;
                        after |= 1 << i;
                    }
                }
                fewest[after] = fewest[after].min(fewest[state] + 1);
            }
        }
        if fewest[full] == i32::MAX {
            -1
        } else {
            fewest[full]
        }
    }
}
