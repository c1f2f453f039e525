//! The free numbers lie on a stack, so one is given or taken back in constant time; which one, does not matter.
//! A flag for each number answers the checks and keeps a free one from being put there twice.
struct PhoneDirectory {
    free: Vec<i32>,
    is_free: Vec<bool>,
}

impl PhoneDirectory {
    fn new(max_numbers: i32) -> Self {
        PhoneDirectory { free: (0..max_numbers).rev().collect(), is_free: vec![true; max_numbers as usize] }
    }

    fn get(&mut self) -> i32 {
        match self.free.pop() {
            Some(number) => {
                self.is_free[number as usize] = false;
                number
            }
            None => -1,
        }
    }

    fn check(&self, number: i32) -> bool {
        self.is_free[number as usize]
    }

    fn release(&mut self, number: i32) {
        if !self.is_free[number as usize] {
            self.is_free[number as usize] = true;
            self.free.push(number);
        }
    }
}
