//! With the rank of every friend in every list at hand, each wish is checked in constant time. A friend is unhappy
//! exactly if one of the friends listed before the partner ranks that friend above its own partner.
impl Solution {
    pub fn unhappy_friends(n: i32, preferences: Vec<Vec<i32>>, pairs: Vec<Vec<i32>>) -> i32 {
        let n = n as usize;
        let mut rank = vec![vec![0; n]; n];
        for (ranks, list) in rank.iter_mut().zip(&preferences) {
            for (place, &friend) in list.iter().enumerate() {
                ranks[friend as usize] = place;
            }
        }
        let mut partner = vec![0; n];
        for pair in &pairs {
            let (x, y) = (pair[0] as usize, pair[1] as usize);
            partner[x] = y;
            partner[y] = x;
        }
        let unhappy = |x: &usize| {
            let preferred = &preferences[*x][..rank[*x][partner[*x]]];
            preferred.iter().map(|&u| u as usize).any(|u| rank[u][*x] < rank[u][partner[u]])
        };
        (0..n).filter(unhappy).count() as i32
    }
}
