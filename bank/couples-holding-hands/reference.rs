//! Couches that share a couple form rings, because each couch holds two people and each couple has two. A ring of m
//! couches needs m - 1 swaps, since a swap splits at most one ring, and one that seats a couple always does so.
impl Solution {
    pub fn min_swaps_couples(row: Vec<i32>) -> i32 {
        let mut seat = vec![0; row.len()];
        for (place, &person) in row.iter().enumerate() {
            seat[person as usize] = place;
        }
        let couches = row.len() / 2;
        let mut seen = vec![false; couches];
        let mut rings = 0;
        for first in 0..couches {
            // Around the ring: to the partner of the person here, and then to the person next to the partner.
            let mut place = 2 * first;
            rings += i32::from(!seen[first]);
            while !std::mem::replace(&mut seen[place / 2], true) {
                place = seat[(row[place] ^ 1) as usize] ^ 1;
            }
        }
        couches as i32 - rings
    }
}
