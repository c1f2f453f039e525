//! The regions that contain a region are found one after the other, from the smallest to the largest.
//! So the first one on the way from one of the two that also contains the other is the smallest of both.
use std::collections::{HashMap, HashSet};

impl Solution {
    pub fn find_smallest_region(regions: Vec<Vec<String>>, region1: String, region2: String) -> String {
        let mut outer: HashMap<&str, &str> = HashMap::new();
        for list in &regions {
            outer.extend(list[1..].iter().map(|region| (region.as_str(), list[0].as_str())));
        }
        let way = |region| std::iter::successors(Some(region), |inner| outer.get(*inner).copied());
        let around: HashSet<&str> = way(region1.as_str()).collect();
        way(region2.as_str()).find(|region| around.contains(region)).unwrap_or("").to_string()
    }
}
