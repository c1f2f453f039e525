//! Only the place that stands at the top matters, so the least steps are kept for each place that spells the last
//! letter. From one place to another the ring is turned the shorter way round, and each letter costs one press.
impl Solution {
    pub fn find_rotate_steps(ring: String, key: String) -> i32 {
        let ring = ring.as_bytes();
        let n = ring.len();
        let mut ends: Vec<(usize, usize)> = vec![(0, 0)];
        for letter in key.bytes() {
            let mut next = Vec::new();
            for place in (0..n).filter(|&place| ring[place] == letter) {
                let turn = |from: usize| place.abs_diff(from).min(n - place.abs_diff(from));
                let least = ends.iter().map(|&(from, steps)| steps + turn(from) + 1).min();
                next.push((place, least.unwrap()));
            }
            ends = next;
        }
        ends.iter().map(|&(_, steps)| steps).min().unwrap() as i32
    }
}
