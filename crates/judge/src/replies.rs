//! What a program replied to a frame of cases.

use crate::case::Failed;
use ojkit_frames::FRAME_BYTES_MAX;
use ojkit_model::verdict::Verdict;

/// The bit of a head that marks a crash; see [`ojkit_frames`].
const CRASHED: u32 = 1 << 31;

/// What became of one case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply<'a> {
    /// The answer's bytes: equal for equal answers.
    Answer(&'a [u8]),
    /// There is no answer: a crash, a hang, too much memory or output.
    Failed { verdict: Verdict, message: &'a str, by_clock: bool },
}

/// What a program gave for a case: its output as text, or why there is none.
pub type Output = Result<Vec<u8>, Failed>;

/// What the bytes that a program has written so far are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// A frame of as many answers as cases were sent.
    Whole,
    /// The beginning of one.
    Partly,
    /// Something else, whatever follows.
    Broken,
}

/// The replies to one frame, in the order of its cases; memory is reused from frame to frame.
#[derive(Clone, Debug, Default)]
pub struct Replies {
    /// Per case a head and its bytes, as harnesses write them.
    bytes: Vec<u8>,
    /// Where each case's head is; filled only when somebody asks for single replies.
    heads: Vec<u32>,
    /// Cases that ended their process, in order.
    ended: Vec<Ended>,
    cases: usize,
    /// Whether a case has no answer.
    failed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Ended {
    case: u32,
    verdict: Verdict,
    by_clock: bool,
}

impl Replies {
    /// How many cases there are replies to.
    pub fn len(&self) -> usize {
        self.cases
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.cases == 0
    }

    /// Whether two programs gave the same answer to every case; one comparison of bytes tells it.
    pub fn same_as(&self, other: &Replies) -> bool {
        !self.failed && self.bytes == other.bytes && self.cases == other.cases
    }

    /// The reply to one case.
    pub fn get(&self, case: usize) -> Reply<'_> {
        let at = match self.heads.get(case) {
            Some(&at) => at as usize,
            None => (0..case).fold(0, |at, _| at + 4 + (self.head(at) & !CRASHED) as usize),
        };
        let head = self.head(at);
        let bytes = &self.bytes[at + 4..at + 4 + (head & !CRASHED) as usize];
        if head & CRASHED == 0 {
            return Reply::Answer(bytes);
        }
        let ended = self.ended.binary_search_by_key(&(case as u32), |e| e.case).ok();
        let ended = ended.map(|at| &self.ended[at]);
        let (verdict, by_clock) = ended.map_or((Verdict::RunTimeError, false), |e| (e.verdict, e.by_clock));
        Reply::Failed { verdict, message: text(bytes), by_clock }
    }

    /// Makes [`Replies::get`] as fast for the last case as for the first.
    pub fn index(&mut self) {
        self.heads.clear();
        let mut at = 0;
        for _ in 0..self.cases {
            self.heads.push(at as u32);
            at += 4 + (self.head(at) & !CRASHED) as usize;
        }
    }

    fn head(&self, at: usize) -> u32 {
        self.bytes[at..].first_chunk().map_or(0, |head| u32::from_le_bytes(*head))
    }

    /// Whether the last case ended its process.
    pub fn ends(&self) -> bool {
        self.ended.last().is_some_and(|ended| ended.case as usize + 1 == self.cases)
    }

    /// Forgets all replies and keeps the memory.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.heads.clear();
        self.ended.clear();
        self.cases = 0;
        self.failed = false;
    }

    /// Appends the answers of a frame that answers so many cases, once all of its bytes are there; until then, and where they are no such
    /// frame, nothing is appended.
    pub fn receive(&mut self, frame: &[u8], cases: usize) -> Received {
        let Some((length, rest)) = frame.split_first_chunk::<4>() else { return Received::Partly };
        let length = u32::from_le_bytes(*length) as usize;
        if !(4..=FRAME_BYTES_MAX).contains(&length) {
            return Received::Broken;
        }
        let Some((count, body)) = rest.split_first_chunk::<4>() else { return Received::Partly };
        if u32::from_le_bytes(*count) as usize != cases || rest.len() > length {
            return Received::Broken;
        }
        match rest.len() < length {
            true => Received::Partly,
            false => self.append(body, cases),
        }
    }

    fn append(&mut self, body: &[u8], cases: usize) -> Received {
        let mut rest = body;
        let mut failed = self.failed;
        for _ in 0..cases {
            let Some((head, tail)) = rest.split_first_chunk::<4>() else { return Received::Broken };
            let head = u32::from_le_bytes(*head);
            let Some(tail) = tail.get((head & !CRASHED) as usize..) else { return Received::Broken };
            failed |= head & CRASHED != 0;
            rest = tail;
        }
        if !rest.is_empty() {
            return Received::Broken;
        }
        self.bytes.extend_from_slice(body);
        self.cases += cases;
        self.failed = failed;
        Received::Whole
    }

    /// Appends a case that ended its process.
    pub fn append_ended(&mut self, failed: &Failed) {
        let Failed { verdict, ref message, by_clock } = *failed;
        let message = &message.as_bytes()[..message.len().min(MESSAGE_MAX)];
        self.bytes.extend_from_slice(&(message.len() as u32 | CRASHED).to_le_bytes());
        self.bytes.extend_from_slice(message);
        self.ended.push(Ended { case: self.cases as u32, verdict, by_clock });
        self.cases += 1;
        self.failed = true;
    }
}

/// A message may be cut inside a letter, or be anything at all.
fn text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or(""),
    }
}

const MESSAGE_MAX: usize = 2000;
