//! The codes are the 10,000 nodes of a graph with eight neighbours each, and all turns cost the same, so a search in
//! breadth reaches each code by the fewest turns. A dead end counts as seen from the start and is never entered.
impl Solution {
    pub fn open_lock(deadends: Vec<String>, target: String) -> i32 {
        let goal: usize = target.parse().unwrap();
        let mut seen = vec![false; 10_000];
        for code in &deadends {
            seen[code.parse::<usize>().unwrap()] = true;
        }
        if seen[0] {
            return -1;
        }
        seen[0] = true;
        let mut wave = vec![0];
        for turns in 0.. {
            if wave.contains(&goal) {
                return turns;
            }
            let mut next_wave = Vec::new();
            for code in wave {
                for place in [1, 10, 100, 1000] {
                    let digit = code / place % 10;
                    let rest = code - digit * place;
                    for turned in [(digit + 1) % 10, (digit + 9) % 10] {
                        let other = rest + turned * place;
                        if !std::mem::replace(&mut seen[other], true) {
                            next_wave.push(other);
                        }
                    }
                }
            }
            if next_wave.is_empty() {
                break;
            }
            wave = next_wave;
        }
        -1
    }
}
