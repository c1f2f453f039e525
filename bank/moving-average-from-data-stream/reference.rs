//! The sum of the window changes by the value that comes and the one that falls out, so it is never added up anew.
//! It is whole, so no rounding gathers; until the window is full, the average is that of all values.
use std::collections::VecDeque;

struct MovingAverage {
    size: usize,
    window: VecDeque<i32>,
    sum: i64,
}

impl MovingAverage {
    fn new(size: i32) -> Self {
        MovingAverage { size: size as usize, window: VecDeque::new(), sum: 0 }
    }

    fn next(&mut self, val: i32) -> f64 {
        if self.window.len() == self.size {
            self.sum -= self.window.pop_front().unwrap() as i64;
        }
        self.window.push_back(val);
        self.sum += val as i64;
        self.sum as f64 / self.window.len() as f64
    }
}
