//! A ring of k places with the front's place and a count: the rear is the front plus the count, around the ring.
//! Both ends move by one place, so every call takes constant time and no element is moved.
struct MyCircularDeque {
    ring: Vec<i32>,
    front: usize,
    count: usize,
}

impl MyCircularDeque {
    fn new(k: i32) -> Self {
        MyCircularDeque { ring: vec![0; k as usize], front: 0, count: 0 }
    }

    fn place(&self, offset: usize) -> usize {
        (self.front + offset) % self.ring.len()
    }

    fn insert_front(&mut self, value: i32) -> bool {
        let free = !self.is_full();
        if free {
            self.front = self.place(self.ring.len() - 1);
            self.ring[self.front] = value;
            self.count += 1;
        }
        free
    }

    fn insert_last(&mut self, value: i32) -> bool {
        let free = !self.is_full();
        if free {
            let rear = self.place(self.count);
            self.ring[rear] = value;
            self.count += 1;
        }
        free
    }

    fn delete_front(&mut self) -> bool {
        // The next place becomes the front, and the rear is where it was.
        let after = self.place(1);
        let there = self.delete_last();
        if there {
            self.front = after;
        }
        there
    }

    fn delete_last(&mut self) -> bool {
        let there = !self.is_empty();
        self.count -= usize::from(there);
        there
    }

    fn get_front(&self) -> i32 {
        if self.is_empty() { -1 } else { self.ring[self.front] }
    }

    fn get_rear(&self) -> i32 {
        if self.is_empty() { -1 } else { self.ring[self.place(self.count - 1)] }
    }

    fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn is_full(&self) -> bool {
        self.count == self.ring.len()
    }
}
