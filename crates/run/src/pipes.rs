//! The pipes between the kit and a program, served by one poll loop that no program can block.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::time::{Duration, Instant};

/// Bytes of standard error that are kept of its beginning; as many of its end, where a crash says why.
const ENDS_KEPT: usize = 32 * 1024;
/// Bytes read from one pipe before the others get their turn.
const TURN: u64 = 1024 * 1024;
/// A pipe holds 64 KiB unless asked; larger inputs and outputs are moved with fewer wake-ups through a larger one.
#[cfg(target_os = "linux")]
const LARGE_PIPE: libc::c_int = 1024 * 1024;

/// The child's ends: standard input, output, error, descriptor 3, and what else it gets from 4 on.
pub(crate) type ChildEnds = Vec<OwnedFd>;

/// The kit's ends, and what came through them.
#[derive(Debug)]
pub(crate) struct Pipes {
    pub stdin: Option<File>,
    pub stdout: Option<File>,
    stderr: Option<File>,
    answers: Option<File>,
    pub kept: Kept,
    /// How many bytes each of standard output and descriptor 3 may bring.
    limit: u64,
}

/// The beginning and the end of a text, however long it is.
#[derive(Debug, Default)]
pub(crate) struct Ends {
    first: Vec<u8>,
    /// At least the last bytes of the rest.
    last: Vec<u8>,
    /// All bytes that came.
    bytes: usize,
}

/// What a program wrote.
#[derive(Debug, Default)]
pub(crate) struct Kept {
    pub stdout: Vec<u8>,
    pub stderr: Ends,
    /// Descriptor 3.
    pub answers: Vec<u8>,
    /// Whether a stream passed the limit.
    pub overflow: bool,
}

impl Ends {
    /// Adds to the text.
    pub fn add(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len();
        let (first, rest) = bytes.split_at(bytes.len().min(ENDS_KEPT - self.first.len()));
        self.first.extend_from_slice(first);
        self.last.extend_from_slice(rest);
        // Moved to the front only now and then, so that a flood costs little.
        if self.last.len() > 4 * ENDS_KEPT {
            self.last.drain(..self.last.len() - ENDS_KEPT);
        }
    }

    /// Its beginning and its end, and how much is left out between them.
    pub fn text(&self) -> Vec<u8> {
        let end = &self.last[self.last.len().saturating_sub(ENDS_KEPT)..];
        let left_out = self.bytes - self.first.len() - end.len();
        let mark = if left_out > 0 { format!("\n[{left_out} bytes left out]\n") } else { String::new() };
        [&self.first, mark.as_bytes(), end].concat()
    }
}

impl Pipes {
    /// Opens the four pipes; `limit` is in bytes, `input` the number of bytes that standard input will carry.
    pub fn open(limit: u64, input: usize) -> io::Result<(Pipes, ChildEnds)> {
        let (in_read, in_write) = pipe()?;
        let (out_read, out_write) = pipe()?;
        let (err_read, err_write) = pipe()?;
        let (answers_read, answers_write) = pipe()?;
        for ours in [&in_write, &out_read, &err_read, &answers_read] {
            set_nonblocking(ours)?;
        }
        #[cfg(not(target_os = "linux"))]
        let _ = input;
        #[cfg(target_os = "linux")]
        if input > 64 * 1024 {
            // Refused where a user has many pipes; then the small one serves.
            // SAFETY: plain system call on a descriptor we own.
            unsafe { libc::fcntl(in_write.as_raw_fd(), libc::F_SETPIPE_SZ, LARGE_PIPE) };
        }
        let pipes = Pipes {
            stdin: Some(in_write.into()),
            stdout: Some(out_read.into()),
            stderr: Some(err_read.into()),
            answers: Some(answers_read.into()),
            kept: Kept::default(),
            limit,
        };
        Ok((pipes, vec![in_read, out_write, err_write, answers_write]))
    }

    /// Writes what the program's input takes without waiting; returns how many bytes went.
    pub fn feed(&mut self, mut input: &[u8]) -> usize {
        let mut sent = 0;
        while let Some(file) = &mut self.stdin {
            if input.is_empty() {
                break;
            }
            match file.write(input) {
                Ok(count) => {
                    sent += count;
                    input = &input[count..];
                }
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => break,
                // The program closed its input: the rest interests nobody.
                Err(_) => self.stdin = None,
            }
        }
        sent
    }

    pub(crate) fn close_stdin(&mut self) {
        self.stdin = None;
    }

    /// Waits until a pipe or `extra` can move or `patience` is over, and moves what can be moved.
    ///
    /// `input` is advanced past what was written. Returns whether `extra` is readable.
    pub fn turn(&mut self, input: &mut &[u8], extra: Option<RawFd>, patience: Duration) -> io::Result<bool> {
        let writer = self.stdin.as_ref().filter(|_| !input.is_empty());
        let [stdout, stderr, answers] = self.readable();
        let wanted = [
            (writer.map_or(-1, AsRawFd::as_raw_fd), libc::POLLOUT),
            (stdout, libc::POLLIN),
            (stderr, libc::POLLIN),
            (answers, libc::POLLIN),
            (extra.unwrap_or(-1), libc::POLLIN),
        ];
        // Negative descriptors are skipped by poll.
        let mut polled = wanted.map(|(fd, events)| libc::pollfd { fd, events, revents: 0 });
        let ready = poll(&mut polled, patience)?;
        if !ready {
            return Ok(false);
        }
        if polled[0].revents != 0 {
            let sent = self.feed(input);
            *input = &input[sent..];
        }
        self.read_ready([polled[1].revents != 0, polled[2].revents != 0, polled[3].revents != 0]);
        Ok(polled[4].revents != 0)
    }

    /// The descriptors of standard output, standard error and descriptor 3; -1 for those that are closed.
    pub fn readable(&self) -> [RawFd; 3] {
        [&self.stdout, &self.stderr, &self.answers].map(|file| file.as_ref().map_or(-1, AsRawFd::as_raw_fd))
    }

    /// Reads from those of standard output, standard error and descriptor 3 that have something.
    pub fn read_ready(&mut self, [stdout, stderr, answers]: [bool; 3]) {
        if stdout {
            self.kept.overflow |= read_some(&mut self.stdout, &mut self.kept.stdout, self.limit);
        }
        if stderr && let Some(file) = &mut self.stderr {
            let mut bytes = [0; 64 * 1024];
            match file.read(&mut bytes) {
                Ok(count) if count > 0 => self.kept.stderr.add(&bytes[..count]),
                Err(e) if matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => {}
                Ok(_) | Err(_) => self.stderr = None,
            }
        }
        if answers {
            self.kept.overflow |= read_some(&mut self.answers, &mut self.kept.answers, self.limit);
        }
    }

    /// After the end of the program: takes what is left in the pipes.
    pub fn drain(&mut self) {
        self.stdin = None;
        let came = |kept: &Kept| kept.stdout.len() + kept.stderr.bytes + kept.answers.len();
        while !self.kept.overflow {
            let before = came(&self.kept);
            self.read_ready([true; 3]);
            if before == came(&self.kept) {
                break;
            }
        }
    }
}

/// Reads what is there, at most one turn; closes the pipe at its end. Returns whether more came than the limit allows.
fn read_some(pipe: &mut Option<File>, kept: &mut Vec<u8>, limit: u64) -> bool {
    let Some(file) = pipe else { return false };
    let room = limit.saturating_sub(kept.len() as u64);
    let before = kept.len();
    // One byte past the limit tells that it was passed.
    let wanted = (room + 1).min(TURN);
    let ended = match Read::take(&mut *file, wanted).read_to_end(kept) {
        Ok(count) => (count as u64) < wanted,
        Err(e) => !matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted),
    };
    if ended {
        *pipe = None;
    }
    let over = (kept.len() - before) as u64 > room;
    if over {
        kept.truncate(limit as usize);
    }
    over
}

/// A pipe whose ends do not survive an exec.
pub(crate) fn pipe() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut ends = [0; 2];
    #[cfg(target_os = "linux")]
    // SAFETY: `ends` has room for the two descriptors.
    let result = unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) };
    #[cfg(not(target_os = "linux"))]
    // SAFETY: `ends` has room for the two descriptors.
    let result = unsafe { libc::pipe(ends.as_mut_ptr()) };
    if result != 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the call succeeded, so both descriptors are open and ours alone.
    let (read, write) = unsafe { (OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])) };
    #[cfg(not(target_os = "linux"))]
    for end in [&read, &write] {
        // SAFETY: plain system call on a descriptor we own.
        unsafe { libc::fcntl(end.as_raw_fd(), libc::F_SETFD, libc::FD_CLOEXEC) };
    }
    Ok((read, write))
}

/// Makes reads and writes return at once.
pub(crate) fn set_nonblocking(descriptor: &OwnedFd) -> io::Result<()> {
    // SAFETY: plain system calls on a descriptor we own.
    let result = unsafe {
        let flags = libc::fcntl(descriptor.as_raw_fd(), libc::F_GETFL);
        libc::fcntl(descriptor.as_raw_fd(), libc::F_SETFL, flags | libc::O_NONBLOCK)
    };
    if result < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// Waits for events on descriptors; returns whether there are any before `patience` is over.
pub(crate) fn poll(descriptors: &mut [libc::pollfd], patience: Duration) -> io::Result<bool> {
    let end = Instant::now() + patience;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        // Rounded up: a poll that returns early would make the caller spin.
        let milliseconds = left.as_micros().div_ceil(1000).min(60_000) as libc::c_int;
        // SAFETY: pointer and length describe the slice.
        let count = unsafe { libc::poll(descriptors.as_mut_ptr(), descriptors.len() as libc::nfds_t, milliseconds) };
        if count > 0 {
            return Ok(true);
        }
        if count < 0 {
            let error = io::Error::last_os_error();
            if error.kind() != io::ErrorKind::Interrupted {
                return Err(error);
            }
        }
        if Instant::now() >= end {
            return Ok(false);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(limit: u64) -> (Pipes, ChildEnds) {
        Pipes::open(limit, 0).expect("pipes")
    }

    #[test]
    fn bytes_past_the_limit_are_an_overflow_and_exactly_the_limit_is_not() {
        for (count, over) in [(10, false), (11, true)] {
            let (mut pipes, ends) = pair(10);
            let mut out: File = ends[1].try_clone().expect("clone").into();
            out.write_all(&vec![b'x'; count]).expect("write");
            drop((out, ends));
            pipes.drain();
            assert_eq!((pipes.kept.overflow, pipes.kept.stdout.len()), (over, 10), "{count}");
        }
    }

    #[test]
    fn of_a_flood_on_standard_error_the_beginning_and_the_end_are_kept_and_it_is_no_overflow() {
        let (mut pipes, ends) = pair(10);
        let mut err: File = ends[2].try_clone().expect("clone").into();
        for letter in b'a'..=b'h' {
            err.write_all(&vec![letter; 60_000]).expect("write");
            let mut nothing: &[u8] = b"";
            pipes.turn(&mut nothing, None, Duration::from_secs(5)).expect("turn");
            pipes.turn(&mut nothing, None, Duration::from_millis(1)).expect("turn");
        }
        let left_out = 8 * 60_000 - 2 * ENDS_KEPT;
        let expected = ["a".repeat(ENDS_KEPT), format!("\n[{left_out} bytes left out]\n"), "h".repeat(ENDS_KEPT)];
        assert!(pipes.kept.stderr.text() == expected.concat().as_bytes());
        assert!(!pipes.kept.overflow);
    }

    #[test]
    fn standard_error_that_is_not_long_is_kept_whole() {
        let mut kept = Ends::default();
        let text: Vec<u8> = (0..ENDS_KEPT + 1000).map(|i| (i % 251) as u8).collect();
        text.chunks(777).for_each(|part| kept.add(part));
        assert!(kept.text() == text);
    }

    #[test]
    fn writing_to_a_program_that_closed_its_input_just_ends() {
        let (mut pipes, ends) = pair(10);
        drop(ends);
        assert_eq!(pipes.feed(b"text"), 0);
        assert!(pipes.stdin.is_none());
    }
}
