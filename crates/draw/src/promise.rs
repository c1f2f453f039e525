//! What a statement promises of the answer.

/// The bits of the signed integer that a promise says the answer fits in: `the answer fits in a 32-bit integer`.
pub(crate) fn bits(line: &str) -> Option<u32> {
    let line = line.to_ascii_lowercase();
    if !["fit", "within", "range", "exceed"].iter().any(|word| line.contains(word)) {
        return None;
    }
    let says = |count: &str| [" bit", "-bit"].iter().any(|unit| line.contains(&format!("{count}{unit}")));
    [("32", 32), ("64", 64), ("53", 54)].into_iter().find(|(count, _)| says(count)).map(|(_, bits)| bits)
}

#[cfg(test)]
mod tests {
    use super::bits;

    #[test]
    fn a_promise_about_the_size_of_the_answer_names_its_bits() {
        assert_eq!(bits("The answer is guaranteed to fit in a 32-bit integer."), Some(32));
        assert_eq!(bits("It's guaranteed that the answer fits into a 64 bit signed integer"), Some(64));
        assert_eq!(bits("Only one valid answer exists."), None);
        assert_eq!(bits("The result contains 32 bits"), None);
    }
}
