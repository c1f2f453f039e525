//! The leader changes only with a vote: the person who gets it leads if no count is greater, since the latest wins a
//! tie. So the leaders after all votes are known in advance, and a query looks for the last vote that is not later.
struct TopVotedCandidate {
    leaders: Vec<i32>,
    times: Vec<i32>,
}

impl TopVotedCandidate {
    fn new(persons: Vec<i32>, times: Vec<i32>) -> Self {
        let mut votes = vec![0; persons.len()];
        let mut most = 0;
        let mut leader = 0;
        let leaders = persons.into_iter().map(|person| {
            let count: &mut i32 = &mut votes[person as usize];
            *count += 1;
            if *count >= most {
                (most, leader) = (*count, person);
            }
            leader
        });
        TopVotedCandidate { leaders: leaders.collect(), times }
    }

    fn q(&self, t: i32) -> i32 {
        self.leaders[self.times.partition_point(|&time| time <= t) - 1]
    }
}
