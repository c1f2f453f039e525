//! The door for posts: what a browser's extension sends, on the loopback address alone.

use crate::cli::http::{self, FORBIDDEN, Head, METHOD, Refusal, printable};
use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

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
            // With no reader left, the kit has ended.
            thread::spawn(move || http::accept(&listener, |stream| drop(come.send(stream))));
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
        http::answer(self.stream, status, "Content-Type: text/plain; charset=utf-8\r\n", text.as_bytes());
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
    let (status, body) = match http::read(&mut stream, |head| admits(head, port)) {
        Ok(None) => return None,
        Ok(Some((_, body))) => ("200 OK", Ok(body)),
        Err((status, why)) => (status, Err(why)),
    };
    Some(Request { body, status, stream })
}

/// Says why the body of a post may not be read.
fn admits(head: &Head, port: u16) -> Result<(), Refusal> {
    // A page of the web that calls this port names itself here, or hides as `null`; an extension does not, or by its own scheme.
    let is_page = |origin: &&str| !origin.split("://").next().is_some_and(|scheme| scheme.ends_with("-extension"));
    if let Some(origin) = head.field("origin").filter(is_page) {
        return Err((FORBIDDEN, format!("the post comes from the page {}, not from an extension", printable(origin))));
    }
    let own = ["localhost", "127.0.0.1", "[::1]"].map(|name| format!("{name}:{port}"));
    if let Some(host) = head.field("host").filter(|host| !own.iter().any(|own| own.eq_ignore_ascii_case(host))) {
        return Err((FORBIDDEN, format!("the post is addressed to {}, not to this machine", printable(host))));
    }
    match head.method() {
        "POST" => Ok(()),
        method => Err((METHOD, format!("only POST is accepted, not {}", printable(method)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: &[&str]) -> Result<usize, &'static str> {
        let head = Head::new(lines.join("\r\n").as_bytes());
        admits(&head, 27121).and_then(|()| head.length()).map_err(|(status, _)| &status[..3])
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
