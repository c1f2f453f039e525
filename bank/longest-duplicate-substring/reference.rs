//! In a suffix automaton the link of a state leads to its longest suffix that also occurs elsewhere, so the states that
//! a link leads to are the ones with duplicated texts. The longest text of such a state is an answer.
impl Solution {
    pub fn longest_dup_substring(s: String) -> String {
        // Of each state: the steps by letter, the link, the greatest length, and where its text first ends.
        let mut steps = vec![[0usize; 26]];
        let (mut link, mut length, mut end) = (vec![usize::MAX], vec![0], vec![0]);
        let mut whole = 0;
        for (place, letter) in s.bytes().enumerate() {
            let letter = (letter - b'a') as usize;
            let state = steps.len();
            steps.push([0; 26]);
            length.push(place + 1);
            end.push(place + 1);
            link.push(0);
            let mut from = whole;
            while from != usize::MAX && steps[from][letter] == 0 {
                steps[from][letter] = state;
                from = link[from];
            }
            if from != usize::MAX {
                let known = steps[from][letter];
                link[state] = known;
                if length[known] > length[from] + 1 {
                    // Only the shorter texts of the known state end here, so they get a state of their own.
                    let copy = steps.len();
                    steps.push(steps[known]);
                    length.push(length[from] + 1);
                    end.push(end[known]);
                    link.push(link[known]);
                    link[known] = copy;
                    link[state] = copy;
                    while from != usize::MAX && steps[from][letter] == known {
                        steps[from][letter] = copy;
                        from = link[from];
                    }
                }
            }
            whole = state;
        }
        let best = link[1..].iter().copied().max_by_key(|&state| length[state]).unwrap_or(0);
        s[end[best] - length[best]..end[best]].to_string()
    }
}
