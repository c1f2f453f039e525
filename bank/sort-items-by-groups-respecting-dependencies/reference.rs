//! An item without a group is a group of its own, so the groups follow each other as blocks. Relations between groups
//! only restrict the order of the blocks, those within a group only the order in its block: both are sorted on their
//! own.

/// An order in which every pair has its first member before its second one, or none if the pairs have a cycle.
fn sorted(count: usize, pairs: &[(usize, usize)]) -> Option<Vec<usize>> {
    let mut later = vec![Vec::new(); count];
    let mut blocked = vec![0; count];
    for &(first, second) in pairs {
        later[first].push(second);
        blocked[second] += 1;
    }
    let mut order: Vec<usize> = (0..count).filter(|&x| blocked[x] == 0).collect();
    let mut done = 0;
    while done < order.len() {
        for &next in &later[order[done]] {
            blocked[next] -= 1;
            if blocked[next] == 0 {
                order.push(next);
            }
        }
        done += 1;
    }
    (done == count).then_some(order)
}

impl Solution {
    pub fn sort_items(n: i32, m: i32, group: Vec<i32>, before_items: Vec<Vec<i32>>) -> Vec<i32> {
        let (n, m) = (n as usize, m as usize);
        let block = |item: usize| usize::try_from(group[item]).unwrap_or(m + item);
        let (mut outside, mut inside) = (Vec::new(), Vec::new());
        for (item, earlier) in before_items.iter().enumerate() {
            for &first in earlier {
                let pair = (block(first as usize), block(item));
                if pair.0 == pair.1 {
                    inside.push((first as usize, item));
                } else {
                    outside.push(pair);
                }
            }
        }
        let (Some(blocks), Some(items)) = (sorted(m + n, &outside), sorted(n, &inside)) else { return Vec::new() };
        let mut members = vec![Vec::new(); m + n];
        for item in items {
            members[block(item)].push(item as i32);
        }
        blocks.into_iter().flat_map(|at| std::mem::take(&mut members[at])).collect()
    }
}
