//! A column with exactly target black pixels counts if the rows of these are all the same and have target black
//! pixels too. Equal rows share a number, so each column needs only the first row's number and a comparison; all its
//! pixels then count.
use std::collections::HashMap;

impl Solution {
    pub fn find_black_pixel(picture: Vec<Vec<char>>, target: i32) -> i32 {
        let target = target as usize;
        let mut numbers: HashMap<&[char], usize> = HashMap::new();
        let mut kinds = Vec::with_capacity(picture.len());
        for row in &picture {
            let fresh = numbers.len();
            kinds.push(*numbers.entry(row.as_slice()).or_insert(fresh));
        }
        let mut pixels = 0;
        for j in 0..picture[0].len() {
            let black: Vec<usize> = (0..picture.len()).filter(|&i| picture[i][j] == 'B').collect();
            if black.len() == target && black.iter().all(|&i| kinds[i] == kinds[black[0]]) {
                let wide = picture[black[0]].iter().filter(|&&c| c == 'B').count();
                if wide == target {
                    pixels += target as i32;
                }
            }
        }
        pixels
    }
}
