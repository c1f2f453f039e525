//! The last character is deleted, or it ends a run that begins at an equal character; all others in between are
//! deleted. To keep the equal ones in between never costs more, so only the beginning and the deletions vary.
impl Solution {
    pub fn get_length_of_optimal_compression(s: String, k: i32) -> i32 {
        let text = s.as_bytes();
        let most = k as usize;
        // The least length of each beginning of the text with so many deletions.
        let mut least = vec![vec![0; most + 1]];
        for end in 1..=text.len() {
            let mut row = vec![i32::MAX; most + 1];
            for allowed in 0..=most {
                if allowed > 0 {
                    row[allowed] = least[end - 1][allowed - 1];
                }
                let (mut run, mut deleted) = (0, 0);
                for start in (0..end).rev() {
                    if text[start] == text[end - 1] {
                        run += 1;
                    } else {
                        deleted += 1;
                    }
                    if deleted > allowed {
                        break;
                    }
                    let written = match run {
                        1 => 1,
                        2..10 => 2,
                        10..100 => 3,
                        _ => 4,
                    };
                    row[allowed] = row[allowed].min(least[start][allowed - deleted] + written);
                }
            }
            least.push(row);
        }
        least[text.len()][most]
    }
}
