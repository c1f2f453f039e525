//! A garden has at most three neighbours, so one of the four types is always free for it.
//! Planted one after the other, each garden only has to differ from those that are planted already.
impl Solution {
    pub fn garden_no_adj(n: i32, paths: Vec<Vec<i32>>) -> Vec<i32> {
        let mut earlier = vec![Vec::new(); n as usize];
        for path in &paths {
            let (low, high) = (path[0].min(path[1]), path[0].max(path[1]));
            earlier[high as usize - 1].push(low as usize - 1);
        }
        let mut types = Vec::with_capacity(earlier.len());
        for gardens in earlier {
            let free = (1..=4).find(|kind| gardens.iter().all(|&garden| types[garden] != *kind));
            types.push(free.unwrap());
        }
        types
    }
}
