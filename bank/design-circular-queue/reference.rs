//! Of what was ever put in, only the last `size` items are held, and never more than there are slots. So the item with
//! the serial number x can lie in the slot x modulo the slots: what lay there before it has left the queue.
struct MyCircularQueue {
    slots: Vec<i32>,
    size: usize,
    /// How many items were ever put in.
    put: usize,
}

impl MyCircularQueue {
    fn new(k: i32) -> Self {
        Self { slots: vec![-1; k as usize], size: 0, put: 0 }
    }

    /// The item that was put in with this serial number, or -1 if the queue is empty.
    fn item(&self, serial: usize) -> i32 {
        if self.size > 0 { self.slots[serial % self.slots.len()] } else { -1 }
    }

    fn en_queue(&mut self, value: i32) -> bool {
        let has_room = self.size < self.slots.len();
        if has_room {
            let slot = self.put % self.slots.len();
            self.slots[slot] = value;
            self.put += 1;
            self.size += 1;
        }
        has_room
    }

    fn de_queue(&mut self) -> bool {
        let had = self.size;
        self.size = had.saturating_sub(1);
        had > 0
    }

    fn front(&self) -> i32 {
        self.item(self.put - self.size)
    }

    fn rear(&self) -> i32 {
        self.item(self.put.max(1) - 1)
    }

    fn is_empty(&self) -> bool {
        self.size == 0
    }

    fn is_full(&self) -> bool {
        self.size == self.slots.len()
    }
}
