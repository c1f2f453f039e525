//! Only the set of rows that can stand at each height matters. A row of at most five letters is a small number in base
//! 6, so each row is expanded once.
impl Solution {
    pub fn pyramid_transition(bottom: String, allowed: Vec<String>) -> bool {
        let letter = |c: u8| usize::from(c - b'A');
        let mut tops = vec![Vec::new(); 36];
        for pattern in &allowed {
            let blocks = pattern.as_bytes();
            tops[6 * letter(blocks[0]) + letter(blocks[1])].push(letter(blocks[2]));
        }
        let mut rows = vec![bottom.bytes().fold(0, |row, c| 6 * row + letter(c))];
        for length in (1..bottom.len()).rev() {
            let mut possible = vec![false; 6_usize.pow(length as u32)];
            for row in rows {
                // From right to left, with the worth of the next letter.
                let mut above = vec![0];
                let (mut left, mut worth) = (row, 1);
                for _ in 0..length {
                    let choices = &tops[left % 36];
                    above = choices.iter().flat_map(|top| above.iter().map(move |part| part + top * worth)).collect();
                    left /= 6;
                    worth *= 6;
                }
                above.into_iter().for_each(|other| possible[other] = true);
            }
            rows = (0..possible.len()).filter(|&row| possible[row]).collect();
        }
        !rows.is_empty()
    }
}
