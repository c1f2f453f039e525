//! Hits come in order of time, so those of the past 300 seconds are a stretch of them, whose two ends are found by
//! halving. Hits of the same second are one entry with the number of all hits up to then: the entries are as few as the
//! seconds.
struct HitCounter {
    /// seconds with hits, and how many hits there were until their end
    seconds: Vec<(i32, i32)>,
}

impl HitCounter {
    fn new() -> Self {
        HitCounter { seconds: Vec::new() }
    }

    fn hit(&mut self, timestamp: i32) {
        let total = self.seconds.last().map_or(0, |last| last.1) + 1;
        match self.seconds.last_mut() {
            Some(last) if last.0 == timestamp => last.1 = total,
            _ => self.seconds.push((timestamp, total)),
        }
    }

    fn get_hits(&self, timestamp: i32) -> i32 {
        self.until(timestamp) - self.until(timestamp - 300)
    }

    /// The number of hits up to that second.
    fn until(&self, timestamp: i32) -> i32 {
        let count = self.seconds.partition_point(|entry| entry.0 <= timestamp);
        if count == 0 {
            0
        } else {
            self.seconds[count - 1].1
        }
    }
}
