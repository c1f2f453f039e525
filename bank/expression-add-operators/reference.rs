//! Operators are put in from left to right, and the last product is kept apart from the rest of the sum.
//! So a multiplication only changes that product, and the value is known without writing the text first.
struct Search<'a> {
    digits: &'a [u8],
    target: i64,
    // What stands before each digit.
    signs: Vec<&'static str>,
    found: Vec<String>,
}

impl Solution {
    pub fn add_operators(num: String, target: i32) -> Vec<String> {
        let signs = vec![""; num.len()];
        let mut search = Search { digits: num.as_bytes(), target: target as i64, signs, found: Vec::new() };
        search.extend(0, 0, 0);
        search.found
    }
}

impl Search<'_> {
    fn extend(&mut self, at: usize, sum: i64, product: i64) {
        if at == self.digits.len() {
            if sum + product == self.target {
                let parts = self.signs.iter().zip(self.digits);
                self.found.push(parts.map(|(sign, &digit)| format!("{sign}{}", digit as char)).collect());
            }
            return;
        }
        // A number with a leading zero is that zero alone.
        let last = if self.digits[at] == b'0' { at } else { self.digits.len() - 1 };
        let mut value = 0;
        for end in at..=last {
            value = value * 10 + (self.digits[end] - b'0') as i64;
            if at == 0 {
                self.extend(end + 1, 0, value);
                continue;
            }
            let before = sum + product;
            for (sign, sum, product) in [("+", before, value), ("-", before, -value), ("*", sum, product * value)] {
                self.signs[at] = sign;
                self.extend(end + 1, sum, product);
            }
            self.signs[at] = "";
        }
    }
}
