//! The state is the longest end of the stream with which some word begins (the automaton of Aho and Corasick). A word
//! ends at a letter exactly if it ends the state's text, that is if the state is a word or its next shorter end holds
//! one.
struct StreamChecker {
    steps: Vec<[u32; 26]>,
    ends: Vec<bool>,
    state: usize,
}

impl StreamChecker {
    fn new(words: Vec<String>) -> Self {
        let mut steps = vec![[0_u32; 26]];
        let mut ends = vec![false];
        for word in &words {
            let mut node = 0;
            for letter in word.bytes().map(|byte| (byte - b'a') as usize) {
                if steps[node][letter] == 0 {
                    steps[node][letter] = ends.len() as u32;
                    steps.push([0; 26]);
                    ends.push(false);
                }
                node = steps[node][letter] as usize;
            }
            ends[node] = true;
        }
        // Nodes in the order of their depth, each with the node of its next shorter end, whose steps are complete.
        let mut order: Vec<(usize, usize)> = vec![(0, 0)];
        let mut done = 0;
        while done < order.len() {
            let (node, shorter) = order[done];
            done += 1;
            ends[node] |= ends[shorter];
            for letter in 0..26 {
                let missed = if node == 0 { 0 } else { steps[shorter][letter] };
                match steps[node][letter] {
                    0 => steps[node][letter] = missed,
                    child => order.push((child as usize, missed as usize)),
                }
            }
        }
        StreamChecker { steps, ends, state: 0 }
    }

    fn query(&mut self, letter: char) -> bool {
        let step = letter as u8 - b'a';
        self.state = self.steps[self.state][step as usize] as usize;
        self.ends[self.state]
    }
}
