//! A restaurant passes the first filter if it is at least as vegan-friendly as asked, as 0 asks for nothing.
//! Pairs of rating and id are in the wanted order when they are sorted from the largest to the smallest.
use std::cmp::Reverse;

impl Solution {
    pub fn filter_restaurants(
        restaurants: Vec<Vec<i32>>,
        vegan_friendly: i32,
        max_price: i32,
        max_distance: i32,
    ) -> Vec<i32> {
        let mut fitting = restaurants;
        fitting.retain(|place| place[2] >= vegan_friendly && place[3] <= max_price && place[4] <= max_distance);
        fitting.sort_unstable_by_key(|place| Reverse((place[1], place[0])));
        fitting.into_iter().map(|place| place[0]).collect()
    }
}
