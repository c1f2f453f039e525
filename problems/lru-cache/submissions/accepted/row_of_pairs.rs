// All pairs in a row, the oldest first: what is used moves to the end. O(capacity) per call.

pub struct LRUCache {
    capacity: usize,
    row: Vec<(i32, i32)>,
}

impl LRUCache {
    fn new(capacity: i32) -> Self {
        LRUCache { capacity: capacity as usize, row: Vec::new() }
    }

    fn get(&mut self, key: i32) -> i32 {
        match self.row.iter().position(|pair| pair.0 == key) {
            Some(place) => {
                self.row[place..].rotate_left(1);
                self.row[self.row.len() - 1].1
            }
            None => -1,
        }
    }

    fn put(&mut self, key: i32, value: i32) {
        self.row.retain(|pair| pair.0 != key);
        if self.row.len() == self.capacity {
            self.row.remove(0);
        }
        self.row.push((key, value));
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut lines = text.lines();
    let capacity = lines.next().and_then(|line| line.parse().ok()).expect("a capacity");
    let mut cache = LRUCache::new(capacity);
    let mut answers = vec!["null".to_string()];
    for call in lines.skip(1) {
        let numbers: Vec<i32> = call.split(' ').skip(1).map(|token| token.parse().expect("a whole number")).collect();
        answers.push(match numbers[..] {
            [key] => cache.get(key).to_string(),
            _ => {
                cache.put(numbers[0], numbers[1]);
                "null".to_string()
            }
        });
    }
    println!("[{}]", answers.join(","));
}
