//! A pixel is painted when it is put on the pile, and only pixels that still have the old color are put there. So each
//! pixel of the region comes once; where the new color is the old one, nothing has to be done at all.
impl Solution {
    pub fn flood_fill(mut image: Vec<Vec<i32>>, sr: i32, sc: i32, color: i32) -> Vec<Vec<i32>> {
        let start = (sr as usize, sc as usize);
        let old = std::mem::replace(&mut image[start.0][start.1], color);
        if old == color {
            return image;
        }
        let mut pile = vec![start];
        while let Some((row, column)) = pile.pop() {
            // A place before the first row or column wraps to a number far too large, and is refused like the others.
            let around = [
                (row.wrapping_sub(1), column),
                (row + 1, column),
                (row, column.wrapping_sub(1)),
                (row, column + 1),
            ];
            for (r, c) in around {
                if let Some(pixel) = image.get_mut(r).and_then(|line| line.get_mut(c)) {
                    if *pixel == old {
                        *pixel = color;
                        pile.push((r, c));
                    }
                }
            }
        }
        image
    }
}
