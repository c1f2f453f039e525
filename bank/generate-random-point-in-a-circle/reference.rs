//! A point of the square around the circle is uniform there, and stays uniform within the circle if points outside are
//! drawn again. More than three of four points are kept, so a point takes constant time on average.
struct Solution {
    radius: f64,
    center: (f64, f64),
    state: u64,
}

impl Solution {
    fn new(radius: f64, x_center: f64, y_center: f64) -> Self {
        Solution { radius, center: (x_center, y_center), state: 0x2545_F491_4F6C_DD1D }
    }

    fn rand_point(&mut self) -> Vec<f64> {
        loop {
            let (x, y) = (self.draw(), self.draw());
            if x * x + y * y <= 1.0 {
                return vec![self.center.0 + self.radius * x, self.center.1 + self.radius * y];
            }
        }
    }

    /// A number from -1 to 1.
    fn draw(&mut self) -> f64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        // The counter alone is too regular, so its bits are mixed.
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        (z >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}
