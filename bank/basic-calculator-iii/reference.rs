//! A sum is kept as the finished terms and the term under way, which takes in every factor at once with its own sign.
//! An open bracket lays the outer sum aside, and its value then is a factor of that sum like any number.
struct Sum {
    finished: i64,
    term: i64,
    operator: u8,
}

impl Sum {
    fn new() -> Self {
        Sum { finished: 0, term: 0, operator: b'+' }
    }

    fn take(&mut self, factor: i64) {
        match self.operator {
            b'*' => self.term *= factor,
            b'/' => self.term /= factor,
            sign => {
                self.finished += self.term;
                self.term = if sign == b'-' { -factor } else { factor };
            }
        }
    }
}

impl Solution {
    pub fn calculate(s: String) -> i32 {
        let mut aside = Vec::new();
        let mut sum = Sum::new();
        let mut number: Option<i64> = None;
        for sign in s.bytes() {
            if sign.is_ascii_digit() {
                number = Some(number.unwrap_or(0) * 10 + i64::from(sign - b'0'));
                continue;
            }
            if let Some(factor) = number.take() {
                sum.take(factor);
            }
            match sign {
                b'(' => aside.push(std::mem::replace(&mut sum, Sum::new())),
                b')' => {
                    let value = sum.finished + sum.term;
                    sum = aside.pop().unwrap();
                    sum.take(value);
                }
                operator => sum.operator = operator,
            }
        }
        if let Some(factor) = number {
            sum.take(factor);
        }
        (sum.finished + sum.term) as i32
    }
}
