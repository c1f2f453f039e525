//! The sums of the counts say where each run ends, and the element at some number is in the first run that does not end
//! before it. All calls together only move this number on, so each of them is one binary search.
struct RLEIterator {
    // Where each run ends, and its value.
    runs: Vec<(i64, i32)>,
    exhausted: i64,
}

impl RLEIterator {
    fn new(encoding: Vec<i32>) -> Self {
        let mut end = 0;
        let runs = encoding
            .chunks_exact(2)
            .map(|run| {
                end += run[0] as i64;
                (end, run[1])
            })
            .collect();
        RLEIterator { runs, exhausted: 0 }
    }

    fn next(&mut self, n: i32) -> i32 {
        self.exhausted += n as i64;
        let run = self.runs.partition_point(|run| run.0 < self.exhausted);
        self.runs.get(run).map_or(-1, |run| run.1)
    }
}
