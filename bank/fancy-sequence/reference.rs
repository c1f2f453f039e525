//! All changes of all values together are one factor and one summand. A new value is stored as the one that these two
//! would turn into it, which exists as the modulus is prime, so a value is the stored one times the factor plus the
//! summand.
const MODULUS: u64 = 1_000_000_007;

struct Fancy {
    stored: Vec<u64>,
    factor: u64,
    // The number whose product with the factor is 1.
    inverse: u64,
    summand: u64,
}

impl Fancy {
    fn new() -> Self {
        Fancy { stored: Vec::new(), factor: 1, inverse: 1, summand: 0 }
    }

    fn append(&mut self, val: i32) {
        let rest = val as u64 + MODULUS - self.summand;
        self.stored.push(rest % MODULUS * self.inverse % MODULUS);
    }

    fn add_all(&mut self, inc: i32) {
        self.summand = (self.summand + inc as u64) % MODULUS;
    }

    fn mult_all(&mut self, m: i32) {
        let m = m as u64;
        self.factor = self.factor * m % MODULUS;
        self.summand = self.summand * m % MODULUS;
        // The power with the exponent two below the modulus is the inverse.
        let (mut power, mut exponent) = (m, MODULUS - 2);
        while exponent > 0 {
            if exponent % 2 == 1 {
                self.inverse = self.inverse * power % MODULUS;
            }
            power = power * power % MODULUS;
            exponent /= 2;
        }
    }

    fn get_index(&self, idx: i32) -> i32 {
        let value = self.stored.get(idx as usize).map(|stored| (stored * self.factor + self.summand) % MODULUS);
        value.map_or(-1, |value| value as i32)
    }
}
