//! The door for posts: just enough of HTTP for what a browser's extension sends, on the loopback address alone.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A head that is longer is none of an extension's.
const HEAD_BYTES_MAX: usize = 16 * 1024;
/// A problem with its samples is far smaller.
const BODY_BYTES_MAX: usize = 16 * 1024 * 1024;
/// A post is read within this time, or not at all.
const PATIENCE: Duration = Duration::from_secs(10);
/// Posts that are read at the same time.
const READERS: usize = 32;
/// Posts that wait for that; the system lets only a hundred wait outside, and turns others away.
const WAITING_MAX: usize = 4096;

/// A post that was read, and where its answer goes.
#[derive(Debug)]
pub(super) struct Request {
    /// What was posted, or why it was not taken.
    pub body: Result<Vec<u8>, String>,
    status: &'static str,
    stream: TcpStream,
}

/// A door that posts come through, one by one.
#[derive(Debug)]
pub(super) struct Door {
    requests: Receiver<Request>,
}

impl Door {
    /// Listens on the loopback addresses of a port; where there is no IPv6, on that of IPv4 alone.
    pub fn open(port: u16) -> io::Result<Door> {
        let four = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let six = TcpListener::bind((Ipv6Addr::LOCALHOST, port)).ok();
        let (send, requests) = sync_channel(READERS);
        let (come, waiting) = sync_channel(WAITING_MAX);
        for listener in [Some(four), six].into_iter().flatten() {
            let come = come.clone();
            thread::spawn(move || accept(&listener, &come));
        }
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..READERS {
            let (send, waiting) = (send.clone(), waiting.clone());
            thread::spawn(move || serve(&waiting, port, &send));
        }
        Ok(Door { requests })
    }

    /// The next post; waits until there is one.
    pub fn next(&self) -> Request {
        loop {
            match self.requests.recv() {
                Ok(request) => return request,
                // Both listeners are gone: there is nothing to come, and only the user ends the waiting.
                Err(_) => thread::park(),
            }
        }
    }
}

impl Request {
    /// Answers, and ends the connection.
    pub fn answer(self, taken: Result<(), String>) {
        let (status, text) = match (&self.body, taken) {
            (Ok(_), Ok(())) => ("200 OK", "taken\n".to_owned()),
            (Ok(_), Err(why)) => ("422 Unprocessable Content", why + "\n"),
            (Err(why), _) => (self.status, why.clone() + "\n"),
        };
        let mut stream = self.stream;
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            text.len()
        );
        // The other side may be gone.
        let _ = stream.write_all((head + &text).as_bytes());
        let _ = stream.shutdown(std::net::Shutdown::Write);
        // What was sent and not read would take the answer away with it.
        let _ = stream.set_read_timeout(Some(Duration::from_millis(50)));
        let mut rest = [0; 4096];
        let end = Instant::now() + Duration::from_millis(200);
        while Instant::now() < end && stream.read(&mut rest).is_ok_and(|count| count > 0) {}
    }
}

fn accept(listener: &TcpListener, come: &SyncSender<TcpStream>) {
    for stream in listener.incoming() {
        match stream {
            // With no reader left, the kit has ended.
            Ok(stream) => drop(come.send(stream)),
            // Too many open files, for example: what comes next may be taken.
            Err(_) => thread::sleep(Duration::from_millis(20)),
        }
    }
}

fn serve(waiting: &Mutex<Receiver<TcpStream>>, port: u16, send: &SyncSender<Request>) {
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(stream) = next else { return };
        if let Some(request) = request(stream, port) {
            let _ = send.send(request);
        }
    }
}

/// Reads one post; `None` where the other side said nothing at all.
fn request(mut stream: TcpStream, port: u16) -> Option<Request> {
    let end = Instant::now() + PATIENCE;
    let (status, body) = match read(&mut stream, port, end) {
        Ok(None) => return None,
        Ok(Some(body)) => ("200 OK", Ok(body)),
        Err((status, why)) => (status, Err(why)),
    };
    Some(Request { body, status, stream })
}

type Refusal = (&'static str, String);

const BAD: &str = "400 Bad Request";

fn read(stream: &mut TcpStream, port: u16, end: Instant) -> Result<Option<Vec<u8>>, Refusal> {
    let mut bytes = Vec::new();
    let head_end = loop {
        if let Some(at) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break at;
        }
        if bytes.len() > HEAD_BYTES_MAX {
            return Err(("431 Request Header Fields Too Large", "the post's head has more than 16 KiB".to_owned()));
        }
        match some(stream, &mut bytes, end) {
            Ok(0) if bytes.is_empty() => return Ok(None),
            Ok(0) => return Err((BAD, "the post ended within its head".to_owned())),
            Ok(_) => {}
            Err(why) => return Err(why),
        }
    };
    let mut body = bytes.split_off(head_end + 4);
    let head = String::from_utf8_lossy(&bytes).into_owned();
    let length = length(&head, port)?;
    if header(&head, "expect").is_some_and(|value| value.eq_ignore_ascii_case("100-continue")) {
        let _ = stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n");
    }
    while body.len() < length {
        match some(stream, &mut body, end) {
            Ok(0) => return Err((BAD, format!("the post ended after {} of {length} bytes", body.len()))),
            Ok(_) => {}
            Err(why) => return Err(why),
        }
    }
    body.truncate(length);
    Ok(Some(body))
}

/// Reads what is there; how much it was.
fn some(stream: &mut TcpStream, into: &mut Vec<u8>, end: Instant) -> Result<usize, Refusal> {
    let late = || ("408 Request Timeout", format!("the post did not end within {} s", PATIENCE.as_secs()));
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

/// How long the body of a post is that may be taken.
fn length(head: &str, port: u16) -> Result<usize, Refusal> {
    let method = head.split(' ').next().unwrap_or_default();
    // A page of the web that calls this port names itself here, or hides as `null`; an extension does not, or by its own scheme.
    let is_page = |origin: &&str| !origin.split("://").next().is_some_and(|scheme| scheme.ends_with("-extension"));
    if let Some(origin) = header(head, "origin").filter(is_page) {
        return Err((
            "403 Forbidden",
            format!("the post comes from the page {}, not from an extension", printable(origin)),
        ));
    }
    let own = ["localhost", "127.0.0.1", "[::1]"].map(|name| format!("{name}:{port}"));
    if let Some(host) = header(head, "host").filter(|host| !own.iter().any(|own| own.eq_ignore_ascii_case(host))) {
        return Err(("403 Forbidden", format!("the post is addressed to {}, not to this machine", printable(host))));
    }
    if method != "POST" {
        return Err(("405 Method Not Allowed", format!("only POST is accepted, not {}", printable(method))));
    }
    let Some(length) = header(head, "content-length") else {
        return Err(("411 Length Required", "the post does not state its length".to_owned()));
    };
    match length.parse::<usize>() {
        Ok(length) if length <= BODY_BYTES_MAX => Ok(length),
        Ok(length) => {
            let limit = BODY_BYTES_MAX / 1024 / 1024;
            Err(("413 Content Too Large", format!("the post has {length} bytes; at most {limit} MiB are accepted")))
        }
        Err(_) => Err((BAD, format!("the post states the length `{}`, which is not a number", printable(length)))),
    }
}

/// Foreign text, short and without anything that a terminal would obey.
fn printable(text: &str) -> String {
    text.chars().take(100).map(|c| if c.is_control() { '?' } else { c }).collect()
}

fn header<'h>(head: &'h str, name: &str) -> Option<&'h str> {
    let mut lines = head.lines().skip(1).filter_map(|line| line.split_once(':'));
    lines.find(|(key, _)| key.trim().eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: &[&str]) -> Result<usize, &'static str> {
        length(&lines.join("\r\n"), 27121).map_err(|(status, _)| &status[..3])
    }

    #[test]
    fn only_posts_of_an_extension_to_this_machine_are_taken() {
        let post = "POST / HTTP/1.1";
        let host = "Host: localhost:27121";
        let sized = "Content-Length: 12";
        assert_eq!(of(&[post, host, sized]), Ok(12));
        assert_eq!(of(&[post, host, sized, "Origin: moz-extension://1234"]), Ok(12));
        assert_eq!(of(&[post, "host: 127.0.0.1:27121", "content-length:12"]), Ok(12));
        assert_eq!(of(&[post, host, sized, "Origin: https://example.org"]), Err("403"));
        assert_eq!(of(&[post, "Host: example.org:27121", sized]), Err("403"));
        assert_eq!(of(&["GET / HTTP/1.1", host]), Err("405"));
        assert_eq!(of(&["OPTIONS / HTTP/1.1", host]), Err("405"));
        assert_eq!(of(&[post, host]), Err("411"));
        assert_eq!(of(&[post, host, "Content-Length: -1"]), Err("400"));
        assert_eq!(of(&[post, host, "Content-Length: 104857600"]), Err("413"));
    }
}
