//! The people of the next level are the friends of a level who have not been met on it or before. So after the given
//! number of levels those remain whose shortest path is exactly as long, and their videos are counted.
use std::collections::BTreeMap;

impl Solution {
    pub fn watched_videos_by_friends(
        watched_videos: Vec<Vec<String>>,
        friends: Vec<Vec<i32>>,
        id: i32,
        level: i32,
    ) -> Vec<String> {
        let mut met = vec![false; friends.len()];
        met[id as usize] = true;
        let mut people = vec![id as usize];
        for _ in 0..level {
            let mut next = Vec::new();
            for &friend in people.iter().flat_map(|&person| &friends[person]) {
                if !std::mem::replace(&mut met[friend as usize], true) {
                    next.push(friend as usize);
                }
            }
            people = next;
        }
        let mut frequency: BTreeMap<&String, usize> = BTreeMap::new();
        for video in people.into_iter().flat_map(|person| &watched_videos[person]) {
            *frequency.entry(video).or_default() += 1;
        }
        // The titles are in alphabetical order already, and a stable sort keeps it.
        let mut titles: Vec<(&String, usize)> = frequency.into_iter().collect();
        titles.sort_by_key(|title| title.1);
        titles.into_iter().map(|title| title.0.clone()).collect()
    }
}
