//! A message depends only on when it was last printed, so for each text the first second is kept at which it may be
//! printed again. One that is not printed changes nothing.
use std::collections::HashMap;

struct Logger {
    allowed: HashMap<String, i32>,
}

impl Logger {
    fn new() -> Self {
        Logger { allowed: HashMap::new() }
    }

    fn should_print_message(&mut self, timestamp: i32, message: String) -> bool {
        let allowed = self.allowed.entry(message).or_insert(timestamp);
        let prints = timestamp >= *allowed;
        if prints {
            *allowed = timestamp + 10;
        }
        prints
    }
}
