//! The first two numbers fix all the others, and each of them has at most ten digits, so there are few beginnings.
//! For each one the text must go on with the sums, written without leading zeroes, up to its end.
impl Solution {
    pub fn split_into_fibonacci(num: String) -> Vec<i32> {
        const LIMIT: i64 = i32::MAX as i64;
        let piece = |from: usize, to: usize| {
            let text = num.get(from..to)?;
            let value: i64 = text.parse().ok()?;
            (value <= LIMIT && (to - from == 1 || !text.starts_with('0'))).then_some(value)
        };
        for first_end in 1..=10 {
            for second_end in first_end + 1..=first_end + 10 {
                let (Some(first), Some(second)) = (piece(0, first_end), piece(first_end, second_end)) else { continue };
                let mut sequence = vec![first, second];
                let mut rest = &num[second_end..];
                while let [.., a, b] = sequence[..]
                    && a + b <= LIMIT
                    && let Some(shorter) = rest.strip_prefix(&(a + b).to_string())
                {
                    sequence.push(a + b);
                    rest = shorter;
                }
                if rest.is_empty() && sequence.len() > 2 {
                    return sequence.into_iter().map(|number| number as i32).collect();
                }
            }
        }
        Vec::new()
    }
}
