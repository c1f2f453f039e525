//! Sets of shards as people and schedulers write them: `3,17,40-44`.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// Numbers of shards, sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers(BTreeSet<usize>);

/// More shards than this are no plan.
pub(crate) const NUMBER_MAX: usize = 10_000_000;

impl Numbers {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The numbers, the smallest first.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().copied()
    }

    /// Takes one out; whether it was there.
    pub fn remove(&mut self, number: usize) -> bool {
        self.0.remove(&number)
    }

    /// At most `count` of them, the smallest first, and only as many as are written in so many bytes.
    pub fn first(&self, count: usize, bytes: usize) -> Numbers {
        let (mut taken, mut left) = (Numbers::default(), bytes);
        for number in self.iter().take(count) {
            // A number and its comma; runs of numbers take less.
            let follows = number > 0 && taken.0.contains(&(number - 1));
            let length = if follows { 0 } else { 2 * (number.to_string().len() + 1) };
            let Some(rest) = left.checked_sub(length) else { break };
            left = rest;
            taken.0.insert(number);
        }
        taken
    }

    /// The numbers in so many lists of nearly the same length, those of a list together.
    pub fn split(&self, lists: usize) -> Vec<Numbers> {
        let all: Vec<usize> = self.iter().collect();
        let size = all.len().div_ceil(lists.max(1)).max(1);
        all.chunks(size).map(|part| part.iter().copied().collect()).collect()
    }
}

impl FromIterator<usize> for Numbers {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Numbers {
        Numbers(numbers.into_iter().collect())
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut numbers = self.iter().peekable();
        let mut separator = "";
        while let Some(first) = numbers.next() {
            let mut last = first;
            while let Some(next) = numbers.next_if_eq(&(last + 1)) {
                last = next;
            }
            match last == first {
                true => write!(f, "{separator}{first}")?,
                false => write!(f, "{separator}{first}-{last}")?,
            }
            separator = ",";
        }
        Ok(())
    }
}

impl FromStr for Numbers {
    type Err = String;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Numbers, String> {
        let number = |text: &str| {
            let number = text.trim().parse::<usize>().ok().filter(|&number| number <= NUMBER_MAX);
            number.ok_or_else(|| format!("`{text}` is not a list of shard numbers such as 3,17,40-44"))
        };
        let mut numbers = BTreeSet::new();
        for part in text.split(',') {
            match part.split_once('-') {
                None => drop(numbers.insert(number(part)?)),
                Some((from, to)) => {
                    let (from, to) = (number(from)?, number(to)?);
                    if from > to {
                        return Err(format!("`{part}` begins after its end"));
                    }
                    numbers.extend(from..=to);
                }
            }
        }
        Ok(Numbers(numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn runs_of_numbers_are_written_by_their_ends() {
        let numbers = Numbers::from_iter([44, 3, 40, 17, 41, 42, 43]);
        assert_eq!(numbers.to_string(), "3,17,40-44");
        assert_eq!(numbers.split(3).iter().map(Numbers::to_string).collect::<Vec<_>>(), ["3,17,40", "41-43", "44"]);
    }

    #[test]
    fn what_is_no_list_is_refused_with_its_text() {
        for (text, told) in
            [("", "``"), ("3,x", "`x`"), ("5-3", "`5-3`"), ("-1", "``"), ("0-99999999999", "`99999999999`")]
        {
            assert!(text.parse::<Numbers>().unwrap_err().contains(told), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_list_is_read_as_it_was_written(numbers in proptest::collection::btree_set(0usize..60, 1..40), bytes in 0usize..60) {
            let numbers = Numbers(numbers);
            prop_assert_eq!(numbers.to_string().parse::<Numbers>().unwrap(), numbers.clone());
            prop_assert!(numbers.first(usize::MAX, bytes).to_string().len() <= bytes);
        }
    }
}
