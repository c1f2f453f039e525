//! Just enough of HTTP for a port of the loopback address: requests, read within bounds of size and time, and answers to them.

use ojkit_run::interrupt;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

/// A head that is longer is not that of a browser.
const HEAD_BYTES_MAX: usize = 16 * 1024;
/// A problem with its samples, or an input, is far smaller.
const BODY_BYTES_MAX: usize = 16 * 1024 * 1024;
/// A request is read within this time, and its answer is taken within it, or not at all.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) const BAD: &str = "400 Bad Request";
pub(super) const FORBIDDEN: &str = "403 Forbidden";
pub(super) const METHOD: &str = "405 Method Not Allowed";
const LATE: &str = "408 Request Timeout";

/// Why a request is not taken: the status, and a sentence for a person.
pub(super) type Refusal = (&'static str, String);

/// The first line of a request, and its fields.
#[derive(Debug)]
pub(super) struct Head(String);

impl Head {
    /// The head that these bytes are.
    pub fn new(bytes: &[u8]) -> Head {
        Head(String::from_utf8_lossy(bytes).into_owned())
    }

    /// The method.
    pub fn method(&self) -> &str {
        self.0.split(' ').next().unwrap_or_default()
    }

    /// What is asked for.
    pub fn target(&self) -> &str {
        self.0.lines().next().and_then(|line| line.split(' ').nth(1)).unwrap_or_default()
    }

    /// The value of a field.
    pub fn field(&self, name: &str) -> Option<&str> {
        let mut lines = self.0.lines().skip(1).filter_map(|line| line.split_once(':'));
        lines.find(|(key, _)| key.trim().eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    /// How long the body is; a request that brings one says so.
    pub fn length(&self) -> Result<usize, Refusal> {
        let Some(length) = self.field("content-length") else {
            return match self.method() {
                "POST" => Err(("411 Length Required", "the request does not state its length".to_owned())),
                _ => Ok(0),
            };
        };
        match length.parse::<usize>() {
            Ok(length) if length <= BODY_BYTES_MAX => Ok(length),
            Ok(length) => {
                let limit = BODY_BYTES_MAX / 1024 / 1024;
                let why = format!("the request has {length} bytes; at most {limit} MiB are accepted");
                Err(("413 Content Too Large", why))
            }
            Err(_) => {
                Err((BAD, format!("the request states the length `{}`, which is not a number", printable(length))))
            }
        }
    }
}

/// Hands over what connects, as long as the process lives.
pub(super) fn accept(listener: &TcpListener, mut take: impl FnMut(TcpStream)) {
    for stream in listener.incoming() {
        match stream {
            Ok(stream) => take(stream),
            // Too many open files, for example: what comes next may be taken.
            Err(_) => thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// Reads a request; none where the other side says nothing at all. Its body is read only where `admits` has nothing against its head.
///
/// # Errors
/// Why it is not taken.
pub(super) fn read(
    stream: &mut TcpStream,
    admits: impl FnOnce(&Head) -> Result<(), Refusal>,
) -> Result<Option<(Head, Vec<u8>)>, Refusal> {
    let end = Instant::now() + PATIENCE;
    let mut bytes = Vec::new();
    let head_end = loop {
        if let Some(at) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break at;
        }
        if bytes.len() > HEAD_BYTES_MAX {
            let why = "the request's head has more than 16 KiB".to_owned();
            return Err(("431 Request Header Fields Too Large", why));
        }
        match some(stream, &mut bytes, end)? {
            0 if bytes.is_empty() => return Ok(None),
            0 => return Err((BAD, "the request ended within its head".to_owned())),
            _ => {}
        }
    };
    let mut body = bytes.split_off(head_end + 4);
    let head = Head::new(&bytes);
    admits(&head)?;
    let length = head.length()?;
    if head.field("expect").is_some_and(|value| value.eq_ignore_ascii_case("100-continue")) {
        let _ = stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n");
    }
    while body.len() < length {
        if some(stream, &mut body, end)? == 0 {
            return Err((BAD, format!("the request ended after {} of {length} bytes", body.len())));
        }
    }
    body.truncate(length);
    Ok(Some((head, body)))
}

/// Reads what is there; how much it was.
fn some(stream: &mut TcpStream, into: &mut Vec<u8>, end: Instant) -> Result<usize, Refusal> {
    let late = || (LATE, format!("the request did not end within {} s", PATIENCE.as_secs()));
    let left = end.checked_duration_since(Instant::now()).filter(|left| !left.is_zero()).ok_or_else(late)?;
    stream.set_read_timeout(Some(left)).map_err(|error| (BAD, error.to_string()))?;
    let mut buffer = [0; 16 * 1024];
    match stream.read(&mut buffer) {
        Ok(count) => {
            into.extend_from_slice(&buffer[..count]);
            Ok(count)
        }
        Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => Err(late()),
        Err(error) => Err((BAD, error.to_string())),
    }
}

/// Answers, and ends the connection. `fields` are further lines of the head, each with its end.
pub(super) fn answer(mut stream: TcpStream, status: &str, fields: &str, body: &[u8]) {
    let head = format!("HTTP/1.1 {status}\r\n{fields}Content-Length: {}\r\nConnection: close\r\n\r\n", body.len());
    let end = Instant::now() + PATIENCE;
    let is_late = || Instant::now() >= end;
    // The other side may have closed.
    let _ = interrupt::write_all(&mut stream, &[head.as_bytes(), body].concat(), is_late);
    let _ = stream.shutdown(Shutdown::Write);
    // What was sent and not read would take the answer away with it.
    let _ = stream.set_read_timeout(Some(Duration::from_millis(50)));
    let mut rest = [0; 4096];
    let end = Instant::now() + Duration::from_millis(200);
    while Instant::now() < end && stream.read(&mut rest).is_ok_and(|count| count > 0) {}
}

/// Foreign text, short and without anything that a terminal would obey.
pub(super) fn printable(text: &str) -> String {
    text.chars().take(100).map(|c| if c.is_control() { '?' } else { c }).collect()
}
