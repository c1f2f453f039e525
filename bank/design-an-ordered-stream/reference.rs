//! All values before the next id have been returned, so a chunk can only begin with this one and ends before the first
//! gap. Each value leaves its place once, so all calls together take linear time.
struct OrderedStream {
    waiting: Vec<Option<String>>,
    next: usize,
}

impl OrderedStream {
    fn new(n: i32) -> Self {
        OrderedStream { waiting: vec![None; n as usize], next: 0 }
    }

    fn insert(&mut self, id_key: i32, value: String) -> Vec<String> {
        self.waiting[id_key as usize - 1] = Some(value);
        let chunk: Vec<String> = self.waiting[self.next..].iter_mut().map_while(Option::take).collect();
        self.next += chunk.len();
        chunk
    }
}
