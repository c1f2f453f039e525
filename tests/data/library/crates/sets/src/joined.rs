use crate::counts::Counts;

/// Which of `n` things are together.
pub struct Joined {
    parent: Vec<usize>,
    pub counts: Counts,
}

impl Joined {
    pub fn new(n: usize) -> Joined {
        Joined { parent: (0..n).collect(), counts: Counts::of(n) }
    }

    pub fn find(&mut self, mut x: usize) -> usize {
        while self.parent[x] != x {
            self.parent[x] = self.parent[self.parent[x]];
            x = self.parent[x];
        }
        x
    }

    pub fn join(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.find(a), self.find(b));
        self.parent[a] = b;
        self.counts.fewer(a != b)
    }
}

/// The same name as in another crate.
pub fn helper() -> u32 {
    1
}
