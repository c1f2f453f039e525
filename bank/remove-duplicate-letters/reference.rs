//! A letter in the answer gives way to a smaller one that follows if it comes again later, as that makes the answer
//! smaller at the earliest place possible. A letter that is in the answer already stands better where it is.
impl Solution {
    pub fn remove_duplicate_letters(s: String) -> String {
        let mut last = [0; 128];
        for (i, c) in s.bytes().enumerate() {
            last[c as usize] = i;
        }
        let mut kept = [false; 128];
        let mut answer: Vec<u8> = Vec::new();
        for (i, c) in s.bytes().enumerate() {
            if kept[c as usize] {
                continue;
            }
            while answer.last().map_or(false, |&top| top > c && last[top as usize] > i) {
                kept[answer.pop().unwrap() as usize] = false;
            }
            answer.push(c);
            kept[c as usize] = true;
        }
        String::from_utf8(answer).unwrap()
    }
}
