//! One result from those of all shards.

use crate::numbers::Numbers;
use crate::run::{Row, ShardResult};

/// Why there is nothing to merge yet.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// Shards that nobody has done.
    #[error("{count} shards are missing: {0}", count = .0.len())]
    Missing(Numbers),
    /// The results are of another plan than they say.
    #[error("the results do not fit together: {0}")]
    Inconsistent(String),
}

/// Puts the rows of all shards into their order; `rows` is how many there must be. The results may come in any order.
///
/// # Errors
/// A shard is missing, or rows are missing or given twice.
pub fn merge(shards: usize, rows: usize, results: Vec<ShardResult>) -> Result<Vec<Row>, MergeError> {
    let mut open: Numbers = (0..shards).collect();
    let mut merged: Vec<Row> = Vec::new();
    for result in results {
        if !open.remove(result.shard) {
            return Err(MergeError::Inconsistent(format!("shard {} is there twice or in no plan", result.shard)));
        }
        merged.extend(result.rows);
    }
    if !open.is_empty() {
        return Err(MergeError::Missing(open));
    }
    merged.sort_by_key(|row| row.line);
    if let Some(pair) = merged.windows(2).find(|pair| pair[0].line == pair[1].line) {
        return Err(MergeError::Inconsistent(format!("line {} is answered twice", pair[0].line)));
    }
    match merged.len() == rows {
        true => Ok(merged),
        false => Err(MergeError::Inconsistent(format!("{} rows of {rows}", merged.len()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Timings;
    use proptest::prelude::*;
    use serde_json::value::RawValue;
    use std::ops::Range;

    fn result(shard: usize, lines: Range<usize>) -> ShardResult {
        let row = |line: usize| Row { line, row: RawValue::from_string(format!("{{\"n\":{line}}}")).unwrap() };
        ShardResult { run: String::new(), shard, rows: lines.map(row).collect(), timings: Timings::default() }
    }

    #[test]
    fn missing_shards_and_rows_and_those_that_are_there_twice_are_refused() {
        let missing = merge(4, 4, vec![result(1, 0..1)]).unwrap_err();
        assert_eq!(missing, MergeError::Missing([0, 2, 3].into_iter().collect()));
        assert_eq!(missing.to_string(), "3 shards are missing: 0,2-3");
        for results in [vec![result(0, 0..1)], vec![result(0, 0..2), result(0, 0..2)], vec![result(7, 0..2)]] {
            assert!(matches!(merge(1, 2, results), Err(MergeError::Inconsistent(_))));
        }
        assert!(merge(2, 2, vec![result(0, 0..1), result(1, 0..1)]).unwrap_err().to_string().contains("twice"));
    }

    proptest! {
        #[test]
        fn however_it_was_cut_and_in_whatever_order_it_was_done_the_rows_are_the_same(
            cuts in proptest::collection::btree_set(1usize..30, 0..10), turn in 0usize..10
        ) {
            let ends: Vec<usize> = [0].into_iter().chain(cuts).chain([30]).collect();
            let mut results: Vec<ShardResult> =
                ends.windows(2).enumerate().map(|(shard, ends)| result(shard, ends[0]..ends[1])).collect();
            let shards = results.len();
            results.rotate_left(turn % shards);
            let merged = merge(shards, 30, results).unwrap();
            prop_assert_eq!(merged.iter().map(|row| row.line).collect::<Vec<_>>(), (0..30).collect::<Vec<_>>());
        }
    }
}
