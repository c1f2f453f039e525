//! Only the current letter and how often it is still to come are needed, so nothing is uncompressed. The next letter
//! and its number are read when the current one is used up; numbers are positive, so text left means letters left.
struct StringIterator {
    text: Vec<u8>,
    at: usize,
    letter: u8,
    left: u64,
}

impl StringIterator {
    fn new(compressed_string: String) -> Self {
        StringIterator { text: compressed_string.into_bytes(), at: 0, letter: b' ', left: 0 }
    }

    fn next(&mut self) -> char {
        if !self.has_next() {
            return ' ';
        }
        if self.left == 0 {
            self.letter = self.text[self.at];
            self.at += 1;
            while self.at < self.text.len() && self.text[self.at].is_ascii_digit() {
                self.left = self.left * 10 + (self.text[self.at] - b'0') as u64;
                self.at += 1;
            }
        }
        self.left -= 1;
        self.letter as char
    }

    fn has_next(&self) -> bool {
        self.left > 0 || self.at < self.text.len()
    }
}
