//! Three uses lie in one hour if the earliest and the latest of them do, and the nearest three are always neighbours in
//! the order of their times. The tree of the names keeps them in alphabetical order.
use std::collections::BTreeMap;

impl Solution {
    pub fn alert_names(key_name: Vec<String>, key_time: Vec<String>) -> Vec<String> {
        let mut uses: BTreeMap<String, Vec<i32>> = BTreeMap::new();
        for (name, time) in key_name.into_iter().zip(&key_time) {
            let (hours, minutes) = time.split_once(':').unwrap();
            let minute = 60 * hours.parse::<i32>().unwrap() + minutes.parse::<i32>().unwrap();
            uses.entry(name).or_default().push(minute);
        }
        let is_frequent = |minutes: &mut Vec<i32>| {
            minutes.sort_unstable();
            minutes.windows(3).any(|three| three[2] - three[0] <= 60)
        };
        uses.into_iter().filter_map(|(name, mut minutes)| is_frequent(&mut minutes).then_some(name)).collect()
    }
}
