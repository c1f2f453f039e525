//! Beyond the last forbidden position and the home the jumps can be put in such an order that the bug goes back as
//! soon as it can, so it needs no position further than a + b beyond both. The rest is a search in breadth.
impl Solution {
    pub fn minimum_jumps(forbidden: Vec<i32>, a: i32, b: i32, x: i32) -> i32 {
        let furthest = forbidden.iter().copied().max().unwrap_or(0).max(x) + a + b;
        // For each position, whether it was reached by a jump forward, and by one backward.
        let mut seen = vec![[false; 2]; furthest as usize + 1];
        for &position in &forbidden {
            seen[position as usize] = [true; 2];
        }
        seen[0] = [true; 2];
        let mut wave = vec![(0, false)];
        let mut jumps = 0;
        while !wave.is_empty() {
            let mut next_wave = Vec::new();
            for (position, was_back) in wave {
                if position == x {
                    return jumps;
                }
                for (landing, is_back) in [(position + a, false), (position - b, true)] {
                    if (0..=furthest).contains(&landing)
                        && !(was_back && is_back)
                        && !std::mem::replace(&mut seen[landing as usize][usize::from(is_back)], true)
                    {
                        next_wave.push((landing, is_back));
                    }
                }
            }
            wave = next_wave;
            jumps += 1;
        }
        -1
    }
}
