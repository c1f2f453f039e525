//! A transaction has another one of its name in a different city near in time exactly if more transactions of its name
//! than of its name and city lie within 60 minutes. Both numbers are read from sorted lists of times.
use std::collections::HashMap;

impl Solution {
    pub fn invalid_transactions(transactions: Vec<String>) -> Vec<String> {
        let parts = |text: &String| -> (String, i32, i32, String) {
            let fields: Vec<&str> = text.split(',').collect();
            (fields[0].to_string(), fields[1].parse().unwrap(), fields[2].parse().unwrap(), fields[3].to_string())
        };
        // The times of each name, with the city, and of each name alone, which has an empty city.
        let mut times: HashMap<(String, String), Vec<i32>> = HashMap::new();
        for text in &transactions {
            let (name, time, _, city) = parts(text);
            times.entry((name.clone(), String::new())).or_default().push(time);
            times.entry((name, city)).or_default().push(time);
        }
        for list in times.values_mut() {
            list.sort_unstable();
        }
        let is_invalid = |text: &String| {
            let (name, time, amount, city) = parts(text);
            let near = |city: String| {
                let list = &times[&(name.clone(), city)];
                list.partition_point(|&other| other <= time + 60) - list.partition_point(|&other| other < time - 60)
            };
            amount > 1000 || near(String::new()) > near(city)
        };
        transactions.into_iter().filter(is_invalid).collect()
    }
}
