//! A row of an image is a number with one bit for each cell, and sliding it sideways shifts the bits; those that leave
//! the image meet none of the other. So for each slide the common bits of the rows that lie on each other are counted.
impl Solution {
    pub fn largest_overlap(img1: Vec<Vec<i32>>, img2: Vec<Vec<i32>>) -> i32 {
        let bits = |image: Vec<Vec<i32>>| -> Vec<u64> {
            image.iter().map(|row| row.iter().fold(0, |bits, &cell| bits << 1 | cell as u64)).collect()
        };
        let images = [bits(img1), bits(img2)];
        let size = images[0].len();
        let mut largest = 0;
        // Sliding one image up or left is sliding the other one down or right.
        for (fixed, moved) in [(0, 1), (1, 0)] {
            for down in 0..size {
                for side in 0..2 * size {
                    let rows = images[fixed][down..].iter().zip(&images[moved]);
                    let common = rows.map(|(a, b)| (a << size & b << side).count_ones()).sum();
                    largest = largest.max(common);
                }
            }
        }
        largest as i32
    }
}
