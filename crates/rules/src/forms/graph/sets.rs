//! Disjoint sets of nodes.

/// Disjoint sets of numbered nodes, merged by size (Galler and Fischer 1964; Tarjan 1975).
#[derive(Clone, Debug, Default)]
pub struct Sets {
    parent: Vec<u32>,
    size: Vec<u32>,
    pub count: usize,
}

impl Sets {
    /// Every node alone.
    pub fn new(nodes: usize) -> Sets {
        Sets { parent: (0..nodes as u32).collect(), size: vec![1; nodes], count: nodes }
    }

    /// The node that stands for a node's set.
    pub fn root(&mut self, mut x: usize) -> usize {
        while self.parent[x] as usize != x {
            self.parent[x] = self.parent[self.parent[x] as usize];
            x = self.parent[x] as usize;
        }
        x
    }

    /// The same, without shortening the way.
    pub fn find(&self, mut x: usize) -> usize {
        while self.parent[x] as usize != x {
            x = self.parent[x] as usize;
        }
        x
    }

    /// Merges two sets; false when they are one already.
    pub fn join(&mut self, a: usize, b: usize) -> bool {
        let (mut a, mut b) = (self.root(a), self.root(b));
        if a == b {
            return false;
        }
        if self.size[a] < self.size[b] {
            (a, b) = (b, a);
        }
        self.parent[b] = a as u32;
        self.size[a] += self.size[b];
        self.count -= 1;
        true
    }
}
