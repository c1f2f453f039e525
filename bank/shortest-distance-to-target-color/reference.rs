//! The nearest place of a colour is the last one up to the index or the first one from it on.
//! The places of each colour are in order, so a binary search finds where these two meet.
impl Solution {
    pub fn shortest_distance_color(colors: Vec<i32>, queries: Vec<Vec<i32>>) -> Vec<i32> {
        let mut places: [Vec<i32>; 4] = Default::default();
        for (place, &color) in colors.iter().enumerate() {
            places[color as usize].push(place as i32);
        }
        queries
            .iter()
            .map(|query| {
                let (index, known) = (query[0], &places[query[1] as usize]);
                let (before, after) = known.split_at(known.partition_point(|&place| place < index));
                let near = before.last().into_iter().chain(after.first());
                near.map(|place| (place - index).abs()).min().unwrap_or(-1)
            })
            .collect()
    }
}
