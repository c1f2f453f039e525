//! Two places k + 1 apart have only off bulbs between them on the later of their days if all those between come on
//! after it. A place between that comes on before one of the two spoils every window that starts between, up to
//! itself.
impl Solution {
    pub fn k_empty_slots(bulbs: Vec<i32>, k: i32) -> i32 {
        let (n, k) = (bulbs.len(), k as usize);
        let mut day = vec![0; n];
        for (i, &place) in bulbs.iter().enumerate() {
            day[place as usize - 1] = i as i32 + 1;
        }
        let mut best = i32::MAX;
        let (mut left, mut at) = (0, 1);
        while left + k + 1 < n {
            let right = left + k + 1;
            if at == right {
                best = best.min(day[left].max(day[right]));
                left = right;
            } else if day[at] < day[left] || day[at] < day[right] {
                left = at;
            }
            at += 1;
        }
        if best == i32::MAX {
            -1
        } else {
            best
        }
    }
}
