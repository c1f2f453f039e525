//! The times of each name are kept in order, so the tweets of a period are one stretch of them.
//! All chunks of a period have the same length but the last, so a division tells in which of them a tweet is.
use std::collections::{BTreeMap, HashMap};

#[derive(Default)]
struct TweetCounts {
    // For each name the number of tweets at each time.
    tweets: HashMap<String, BTreeMap<i32, i32>>,
}

impl TweetCounts {
    fn new() -> Self {
        Self::default()
    }

    fn record_tweet(&mut self, tweet_name: String, time: i32) {
        *self.tweets.entry(tweet_name).or_default().entry(time).or_default() += 1;
    }

    fn get_tweet_counts_per_frequency(
        &self,
        freq: String,
        tweet_name: String,
        start_time: i32,
        end_time: i32,
    ) -> Vec<i32> {
        let chunk = match freq.as_str() {
            "minute" => 60,
            "hour" => 60 * 60,
            _ => 24 * 60 * 60,
        };
        let chunk_of = |time: i32| ((time - start_time) / chunk) as usize;
        let mut counts = vec![0; chunk_of(end_time) + 1];
        if let Some(times) = self.tweets.get(&tweet_name) {
            times.range(start_time..=end_time).for_each(|(&time, count)| counts[chunk_of(time)] += count);
        }
        counts
    }
}
