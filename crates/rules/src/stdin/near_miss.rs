//! Texts that are almost an input, made from one that is.

use super::format::Format;
use super::trace::{Shape, Trace};
use ojkit_model::input::{Input, Place};

/// The total size of the texts that are made from one input, in bytes, as far as two of each sort allow.
const TOTAL_BYTES: usize = 1 << 22;

impl Format {
    /// Every textual near miss of a legal text, with its reason; none of them is an input.
    ///
    /// Only what is wrong whatever the text says: another space inside a string, for one, is no miss. From long texts, misses
    /// are derived at the first and last lines and tokens only. A text that is no input has none.
    pub fn near_misses(&self, text: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
        let mut seen = Seen::default();
        if self.read_traced(text, &mut Input::default(), &mut seen).is_err() {
            return Vec::new();
        }
        let most = (TOTAL_BYTES / (text.len() + 1) / 32).clamp(1, 64);
        let mut misses = Misses { text, made: Vec::new() };
        misses.whole_text();
        for line in ends(&lines(text, &seen), most) {
            misses.line(line);
        }
        for &(shape, start, end) in ends(&seen.tokens, most) {
            misses.token(shape, start, end);
        }
        misses.made
    }
}

#[derive(Default)]
struct Seen {
    tokens: Vec<(Shape, usize, usize)>,
    open_ended: Vec<(usize, usize)>,
}

impl Trace for Seen {
    fn token(&mut self, _: Option<Place>, shape: Shape, start: usize, end: usize) {
        self.tokens.push((shape, start, end));
    }
    fn bound(&mut self, _: usize, _: Option<usize>, _: usize, _: usize) {}
    fn item(&mut self, _: Place, _: usize, _: usize) {}
    fn open_ended(&mut self, start: usize, end: usize) {
        self.open_ended.push((start, end));
    }
    fn letters(&mut self, _: Place, _: usize, _: usize) {}
}

/// One line whose tokens are all counted: nothing on it may be longer or shorter.
struct Line {
    start: usize,
    end: usize,
    /// Start of the last token, where there is one.
    last: Option<usize>,
    spaces: Vec<usize>,
}

fn lines(text: &[u8], seen: &Seen) -> Vec<Line> {
    let mut tokens = seen.tokens.iter().peekable();
    let mut open_ended = seen.open_ended.iter().peekable();
    let mut found = Vec::new();
    let mut start = 0;
    for end in text.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(index, _)| index) {
        let mut line = Line { start, end, last: None, spaces: Vec::new() };
        while let Some((_, from, _)) = tokens.next_if(|token| token.1 <= end && token.2 <= end) {
            if line.last.is_some() {
                line.spaces.push(from - 1);
            }
            line.last = Some(*from);
        }
        let mut counted = true;
        while open_ended.next_if(|span| span.1 <= end).is_some() {
            counted = false;
        }
        if counted {
            found.push(line);
        }
        start = end + 1;
    }
    found
}

/// The first and the last items, so many of each.
fn ends<T>(items: &[T], most: usize) -> impl Iterator<Item = &T> {
    let tail = items.len().saturating_sub(most).max(most.min(items.len()));
    items[..most.min(items.len())].iter().chain(&items[tail..])
}

struct Misses<'a> {
    text: &'a [u8],
    made: Vec<(&'static str, Vec<u8>)>,
}

impl Misses<'_> {
    /// The text with a range of bytes replaced.
    fn splice(&mut self, reason: &'static str, start: usize, end: usize, with: &[u8]) {
        self.made.push((reason, [&self.text[..start], with, &self.text[end..]].concat()));
    }

    fn whole_text(&mut self) {
        let length = self.text.len();
        self.splice("a byte-order mark", 0, 0, "\u{feff}".as_bytes());
        self.splice("a NUL byte at the start", 0, 0, b"\0");
        self.splice("a NUL byte at the end", length, length, b"\0");
        self.splice("two final newlines", length, length, b"\n");
        self.splice("a space after the text", length, length, b" ");
        self.splice("garbage after the text", length, length, b"garbage\n");
        self.splice("one more number after the text", length, length, b"0\n");
        let Some(last) = self.text.iter().rposition(|&b| b == b'\n') else { return };
        self.splice("no final newline", last, length, b"");
        let before = self.text[..last].iter().rposition(|&b| b == b'\n').map_or(0, |newline| newline + 1);
        self.splice("the last line is missing", before, length, b"");
        self.splice("CR LF at the last line", last, last, b"\r");
        let first = self.text.iter().position(|&b| b == b'\n').unwrap_or(last);
        self.splice("CR LF at the first line", first, first, b"\r");
        self.splice("CR instead of LF", first, first + 1, b"\r");
        let mut all = Vec::with_capacity(length);
        for &byte in self.text {
            if byte == b'\n' {
                all.push(b'\r');
            }
            all.push(byte);
        }
        self.made.push(("CR LF at every line", all));
    }

    fn line(&mut self, line: &Line) {
        let Line { start, end, last, spaces } = line;
        self.splice("a space at the start of a line", *start, *start, b" ");
        self.splice("a space at the end of a line", *end, *end, b" ");
        self.splice("a tab at the end of a line", *end, *end, b"\t");
        match last {
            Some(last) => {
                let from = if last > start { last - 1 } else { *last };
                self.splice("a token is missing", from, *end, b"");
                let extra = [b" ", &self.text[*last..*end]].concat();
                self.splice("a token too many", *end, *end, &extra);
            }
            None => self.splice("a token too many", *end, *end, b"0"),
        }
        if end + 1 < self.text.len() {
            self.splice("two lines joined", *end, end + 1, b" ");
        }
        for &space in ends(spaces, 2) {
            self.splice("a doubled space", space, space, b" ");
            self.splice("a tab between tokens", space, space + 1, b"\t");
            self.splice("a line split", space, space + 1, b"\n");
        }
    }

    fn token(&mut self, shape: Shape, start: usize, end: usize) {
        if !matches!(shape, Shape::Integer | Shape::Double) {
            return;
        }
        let digits = start + usize::from(self.text[start] == b'-');
        self.splice("a plus sign", start, start, b"+");
        self.splice("a leading zero", digits, digits, b"0");
        self.splice("minus zero", start, end, b"-0");
        self.splice("a letter inside a number", end, end, b"x");
        if shape == Shape::Integer {
            self.splice("a number past 64 bits", start, end, b"9223372036854775808");
            self.splice("a number past 64 bits", start, end, b"-9223372036854775809");
            self.splice("a number with a point", end, end, b".0");
        } else {
            self.splice("not a number", start, end, b"nan");
        }
    }
}
