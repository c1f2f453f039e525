//! A path that has not crossed itself first spirals outwards, then for good inwards, so a move can only meet the moves
//! that are three, four or five before it: across the first, head on into the second, or across the third.
impl Solution {
    pub fn is_self_crossing(distance: Vec<i32>) -> bool {
        let d: Vec<i64> = distance.into_iter().map(|x| x as i64).collect();
        (3..d.len()).any(|i| {
            let third = d[i] >= d[i - 2] && d[i - 1] <= d[i - 3];
            let fourth = i >= 4 && d[i - 1] == d[i - 3] && d[i] + d[i - 4] >= d[i - 2];
            let fifth = i >= 5
                && d[i - 2] >= d[i - 4]
                && d[i] + d[i - 4] >= d[i - 2]
                && d[i - 1] <= d[i - 3]
                && d[i - 1] + d[i - 5] >= d[i - 3];
            third || fourth || fifth
        })
    }
}
