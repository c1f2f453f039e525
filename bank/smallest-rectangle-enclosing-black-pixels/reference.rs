//! As the pixels hang together, the rows that hold any are consecutive around x, and the columns around y.
//! So from the given pixel to each border of the image, the last such row or column is found by halving.
impl Solution {
    pub fn min_area(image: Vec<Vec<char>>, x: i32, y: i32) -> i32 {
        let (m, n) = (image.len() as i32, image[0].len() as i32);
        let row = |i: i32| image[i as usize].contains(&'1');
        let column = |j: i32| image.iter().any(|row| row[j as usize] == '1');
        let high = Self::edge(x, m, row) - Self::edge(x, -1, row) - 1;
        let wide = Self::edge(y, n, column) - Self::edge(y, -1, column) - 1;
        high * wide
    }

    /// The first line without black between one with black and the border beyond the image, whichever side that is on.
    fn edge(mut black: i32, mut white: i32, is_black: impl Fn(i32) -> bool) -> i32 {
        while (white - black).abs() > 1 {
            let middle = (black + white) / 2;
            if is_black(middle) {
                black = middle;
            } else {
                white = middle;
            }
        }
        white
    }
}
