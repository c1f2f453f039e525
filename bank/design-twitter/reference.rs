//! Each user's tweets are in order already, so a heap that holds the newest unread tweet of every followed user, and of
//! the user, gives the feed tweet by tweet: no tweet is looked at that is not next in its list.
use std::collections::{BinaryHeap, HashMap, HashSet};

struct Twitter {
    clock: usize,
    tweets: HashMap<i32, Vec<(usize, i32)>>,
    follows: HashMap<i32, HashSet<i32>>,
}

impl Twitter {
    fn new() -> Self {
        Twitter { clock: 0, tweets: HashMap::new(), follows: HashMap::new() }
    }

    fn post_tweet(&mut self, user_id: i32, tweet_id: i32) {
        self.clock += 1;
        self.tweets.entry(user_id).or_default().push((self.clock, tweet_id));
    }

    fn get_news_feed(&self, user_id: i32) -> Vec<i32> {
        let mut authors = self.follows.get(&user_id).cloned().unwrap_or_default();
        authors.insert(user_id);
        let lists: Vec<&Vec<(usize, i32)>> = authors.iter().filter_map(|author| self.tweets.get(author)).collect();
        let mut heap: BinaryHeap<_> =
            lists.iter().enumerate().map(|(i, list)| (list[list.len() - 1], i, list.len() - 1)).collect();
        let mut feed = Vec::new();
        while feed.len() < 10 {
            let Some(((_, tweet), i, place)) = heap.pop() else {
                break;
            };
            feed.push(tweet);
            if place > 0 {
                heap.push((lists[i][place - 1], i, place - 1));
            }
        }
        feed
    }

    fn follow(&mut self, follower_id: i32, followee_id: i32) {
        self.follows.entry(follower_id).or_default().insert(followee_id);
    }

    fn unfollow(&mut self, follower_id: i32, followee_id: i32) {
        if let Some(followed) = self.follows.get_mut(&follower_id) {
            followed.remove(&followee_id);
        }
    }
}
