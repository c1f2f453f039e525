//! A wrong place is an edge from its letter to the wanted one, and a swap makes at most one more closed round of them.
//! So the answer is the number of edges minus the most rounds they fall into, and only the counts of the edges matter.
use std::collections::HashMap;

type Edges = [[u8; 6]; 6];

/// The most rounds that all edges can be divided into. It is enough to try the rounds through one letter.
fn rounds(edges: Edges, known: &mut HashMap<Edges, i32>) -> i32 {
    let Some(start) = (0..6).find(|&letter| edges[letter] != [0; 6]) else { return 0 };
    if let Some(&most) = known.get(&edges) {
        return most;
    }
    let mut most = 0;
    let mut open = vec![(edges, start, 0u8)];
    while let Some((left, at, seen)) = open.pop() {
        for to in (0..6).filter(|&to| left[at][to] > 0 && seen >> to & 1 == 0) {
            let mut rest = left;
            rest[at][to] -= 1;
            if to == start {
                most = most.max(1 + rounds(rest, known));
            } else {
                open.push((rest, to, seen | 1 << to));
            }
        }
    }
    known.insert(edges, most);
    most
}

impl Solution {
    pub fn k_similarity(s1: String, s2: String) -> i32 {
        let mut edges: Edges = Default::default();
        let mut wrong = 0;
        let mut closed = 0;
        for (a, b) in s1.bytes().zip(s2.bytes()).filter(|(a, b)| a != b) {
            let (a, b) = ((a - b'a') as usize, (b - b'a') as usize);
            wrong += 1;
            // Two edges against each other may always form a round: what else they were in closes without them.
            if edges[b][a] > 0 {
                edges[b][a] -= 1;
                closed += 1;
            } else {
                edges[a][b] += 1;
            }
        }
        wrong - closed - rounds(edges, &mut HashMap::new())
    }
}
