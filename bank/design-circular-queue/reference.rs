//! The items lie in a ring from a first place on, so the place behind the last one is the first place plus their
//! number, taken around the ring. Their number tells full from empty, which the places alone could not.
struct MyCircularQueue {
    ring: Vec<i32>,
    first: usize,
    size: usize,
}

impl MyCircularQueue {
    fn new(k: i32) -> Self {
        MyCircularQueue { ring: vec![0; k as usize], first: 0, size: 0 }
    }

    fn en_queue(&mut self, value: i32) -> bool {
        if self.is_full() {
            return false;
        }
        let place = (self.first + self.size) % self.ring.len();
        self.ring[place] = value;
        self.size += 1;
        true
    }

    fn de_queue(&mut self) -> bool {
        if self.is_empty() {
            return false;
        }
        self.first = (self.first + 1) % self.ring.len();
        self.size -= 1;
        true
    }

    fn front(&self) -> i32 {
        if self.is_empty() {
            -1
        } else {
            self.ring[self.first]
        }
    }

    fn rear(&self) -> i32 {
        if self.is_empty() {
            -1
        } else {
            self.ring[(self.first + self.size - 1) % self.ring.len()]
        }
    }

    fn is_empty(&self) -> bool {
        self.size == 0
    }

    fn is_full(&self) -> bool {
        self.size == self.ring.len()
    }
}
