//! Each number stands in the lowest list, and about every second of a list in the list above it as well, all in order.
//! A walk from the top list down, to the last smaller number of each list, takes a few steps on each level on average.
const LEVELS: usize = 16;

struct Skiplist {
    // Each number with the next node of each level; the first node is the head, and a link to it is the end.
    nodes: Vec<(i32, [usize; LEVELS])>,
    state: u64,
}

impl Skiplist {
    fn new() -> Self {
        Skiplist { nodes: vec![(-1, [0; LEVELS])], state: 0x9e37_79b9_7f4a_7c15 }
    }

    /// The last node with a smaller number, on each level.
    fn before(&self, num: i32) -> [usize; LEVELS] {
        let mut found = [0; LEVELS];
        let mut node = 0;
        for level in (0..LEVELS).rev() {
            loop {
                let next = self.nodes[node].1[level];
                if next == 0 || self.nodes[next].0 >= num {
                    break;
                }
                node = next;
            }
            found[level] = node;
        }
        found
    }

    fn search(&self, target: i32) -> bool {
        let next = self.nodes[self.before(target)[0]].1[0];
        next != 0 && self.nodes[next].0 == target
    }

    fn add(&mut self, num: i32) {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        let height = (self.state >> 32).trailing_ones() as usize + 1;
        let new = self.nodes.len();
        self.nodes.push((num, [0; LEVELS]));
        for (level, &node) in self.before(num).iter().enumerate().take(height) {
            self.nodes[new].1[level] = self.nodes[node].1[level];
            self.nodes[node].1[level] = new;
        }
    }

    fn erase(&mut self, num: i32) -> bool {
        let before = self.before(num);
        let old = self.nodes[before[0]].1[0];
        if old == 0 || self.nodes[old].0 != num {
            return false;
        }
        for (level, &node) in before.iter().enumerate() {
            if self.nodes[node].1[level] == old {
                self.nodes[node].1[level] = self.nodes[old].1[level];
            }
        }
        true
    }
}
