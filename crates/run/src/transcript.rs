//! What two programs said to each other, in the order in which it came.

use super::pipes::Ends;

/// Who takes part in a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Submission,
    Interactor,
}

impl Side {
    pub(super) const BOTH: [Side; 2] = [Side::Submission, Side::Interactor];

    /// The side that reads what this one writes.
    pub(super) fn other(self) -> Side {
        if self == Side::Submission { Side::Interactor } else { Side::Submission }
    }

    /// What its lines begin with in a transcript; the marks of Kattis' `.interaction` files.
    fn mark(self) -> &'static [u8] {
        if self == Side::Submission { b"> " } else { b"< " }
    }
}

/// The lines of both sides, each behind the mark of its side; of a long conversation the beginning and the end.
#[derive(Debug, Default)]
pub struct Transcript {
    text: Ends,
    /// Whose line is not ended yet.
    open: Option<Side>,
}

impl Transcript {
    /// Adds what a side has written; a line that another breaks in on is continued on one of its own.
    pub fn add(&mut self, side: Side, bytes: &[u8]) {
        if self.open.is_some_and(|open| open != side) {
            self.text.add(b"\n");
            self.open = None;
        }
        for line in bytes.split_inclusive(|&byte| byte == b'\n') {
            if self.open.is_none() {
                self.text.add(side.mark());
            }
            self.text.add(line);
            self.open = (!line.ends_with(b"\n")).then_some(side);
        }
    }

    /// All of it, or its beginning and its end.
    pub fn text(&self) -> Vec<u8> {
        let mut text = self.text.text();
        if self.open.is_some() {
            text.push(b'\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_the_mark_of_its_side_and_a_line_broken_in_on_is_continued() {
        let mut transcript = Transcript::default();
        for (side, text) in [
            (Side::Interactor, "3\n4"),
            (Side::Interactor, "2\n\n"),
            (Side::Submission, "take "),
            (Side::Interactor, "no\n"),
            (Side::Submission, "2\n1"),
        ] {
            transcript.add(side, text.as_bytes());
        }
        assert_eq!(String::from_utf8(transcript.text()).unwrap(), "< 3\n< 42\n< \n> take \n< no\n> 2\n> 1\n");
    }

    #[test]
    fn a_long_conversation_is_kept_at_both_ends() {
        let mut transcript = Transcript::default();
        (0..100_000).for_each(|number| transcript.add(Side::Submission, format!("{number}\n").as_bytes()));
        let text = String::from_utf8(transcript.text()).unwrap();
        assert!(text.starts_with("> 0\n> 1\n") && text.ends_with("> 99999\n") && text.contains(" bytes left out]\n"));
        assert!(text.len() < 70_000);
    }
}
