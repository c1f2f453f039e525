//! A tree of partial sums: place i holds the sum of as many elements as its lowest bit says, so a prefix is made of
//! one place for each bit, and an element lies in one place for each bit. A range is the difference of two prefixes.
struct NumArray {
    nums: Vec<i32>,
    tree: Vec<i32>,
}

impl NumArray {
    fn new(nums: Vec<i32>) -> Self {
        let mut tree = vec![0; nums.len() + 1];
        for i in 1..tree.len() {
            tree[i] += nums[i - 1];
            let above = i + (i & i.wrapping_neg());
            if above < tree.len() {
                tree[above] += tree[i];
            }
        }
        NumArray { nums, tree }
    }

    fn update(&mut self, index: i32, val: i32) {
        let mut i = index as usize;
        let change = val - self.nums[i];
        self.nums[i] = val;
        i += 1;
        while i < self.tree.len() {
            self.tree[i] += change;
            i += i & i.wrapping_neg();
        }
    }

    fn sum_range(&self, left: i32, right: i32) -> i32 {
        self.before(right as usize + 1) - self.before(left as usize)
    }

    fn before(&self, mut i: usize) -> i32 {
        let mut sum = 0;
        while i > 0 {
            sum += self.tree[i];
            i &= i - 1;
        }
        sum
    }
}
