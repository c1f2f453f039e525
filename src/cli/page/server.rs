//! The server of a page: one address, whose key only the command's user knows.

use super::asking::Asking;
use super::lines::Lines;
use crate::cli::http::{self, FORBIDDEN, Head, METHOD, Refusal};
use crate::report::html::live;
use ojkit_run::interrupt;
use serde_json::json;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Connections whose head is awaited, the oldest of which makes way for another one; and those that have shown the key.
const UNREAD_MAX: usize = 256;
const KNOWN_MAX: usize = 64;
/// The stack of the thread that serves a connection.
const STACK_BYTES: usize = 512 << 10;
/// A follower hears something after this time, and may take so long to accept what is sent.
const BEAT: Duration = Duration::from_secs(10);
const SLOW: Duration = Duration::from_secs(20);
/// How long all of them may take to accept the end.
const FAREWELL: Duration = Duration::from_secs(2);
/// What every answer says to a browser, beside where its content may reach.
const FIELDS: &str = "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nCache-Control: no-store\r\n\
                      Cross-Origin-Resource-Policy: same-origin\r\nCross-Origin-Opener-Policy: same-origin\r\n";

/// A page that is served.
#[derive(Debug)]
pub(crate) struct Server {
    port: u16,
    key: String,
    page: String,
    policy: String,
    pub lines: Lines,
    asking: Asking,
    unread: Mutex<VecDeque<TcpStream>>,
    known: AtomicUsize,
}

impl Server {
    /// Serves a page on a free port of the loopback address, as long as the process lives.
    pub fn start(title: &str, asking: Asking) -> io::Result<Arc<Server>> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = listener.local_addr()?.port();
        let mut bytes = [0; 16];
        File::open("/dev/urandom")?.read_exact(&mut bytes)?;
        let key = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let ((page, policy), lines) = (live::page(title), Lines::default());
        let (unread, known) = (Mutex::default(), AtomicUsize::new(0));
        let server = Arc::new(Server { port, key, page, policy, lines, asking, unread, known });
        let serving = server.clone();
        thread::Builder::new().spawn(move || http::accept(&listener, |stream| serving.take(stream)))?;
        Ok(server)
    }

    /// Where the page is.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/{}/", self.port, self.key)
    }

    /// Ends all with the report where there is one, else with this line, and waits until those who follow have got it.
    pub fn end(&self, ended: &str) {
        self.lines.close(ended);
        let end = Instant::now() + FAREWELL;
        while Instant::now() < end && self.known.load(Ordering::SeqCst) > 0 {
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn take(self: &Arc<Server>, stream: TcpStream) {
        let Ok(twin) = stream.try_clone() else { return };
        let mut unread = self.unread.lock().unwrap_or_else(PoisonError::into_inner);
        unread.push_back(twin);
        if unread.len() > UNREAD_MAX {
            unread.pop_front().iter().for_each(|oldest| drop(oldest.shutdown(Shutdown::Both)));
        }
        let server = self.clone();
        // Where there can be no further thread, the connection is closed.
        let _ = thread::Builder::new().stack_size(STACK_BYTES).spawn(move || server.serve(stream));
    }

    fn serve(&self, mut stream: TcpStream) {
        let (peer, mut known) = (stream.peer_addr().ok(), 0);
        let is_read = || {
            let mut unread = self.unread.lock().unwrap_or_else(PoisonError::into_inner);
            unread.retain(|twin| twin.peer_addr().ok().is_some_and(|of| Some(of) != peer));
        };
        let read = http::read(&mut stream, |head| {
            is_read();
            self.admits(head)?;
            known = 1;
            let full = ("503 Service Unavailable", "too many connections".to_owned());
            if self.known.fetch_add(1, Ordering::SeqCst) < KNOWN_MAX { Ok(()) } else { Err(full) }
        });
        is_read();
        match read {
            Ok(None) => {}
            Ok(Some((head, body))) => self.answer(stream, &head, &body),
            Err(refusal) => self.say(stream, Err(refusal)),
        }
        self.known.fetch_sub(known, Ordering::SeqCst);
    }

    /// Says why a request is not for this page.
    fn admits(&self, head: &Head) -> Result<(), Refusal> {
        let refused = |status, why: &str| Err((status, why.to_owned()));
        let own = format!("127.0.0.1:{}", self.port);
        // A page whose name leads here says that name; any other page says its own.
        let is_own = head.field("host") == Some(&own)
            && head.field("origin").is_none_or(|origin| origin.strip_prefix("http://") == Some(&own))
            && head.field("sec-fetch-site").is_none_or(|site| matches!(site, "none" | "same-origin"));
        // A form of another page cannot say that it sends this.
        let is_json = head.field("content-type").is_some_and(|kind| kind.starts_with("application/json"));
        match (head.method(), self.path(head)) {
            _ if !is_own => refused(FORBIDDEN, "another page, or another host, is addressed"),
            ("GET", Some("" | "events")) => Ok(()),
            ("POST", Some("show" | "keep")) if is_json => Ok(()),
            ("POST", Some("show" | "keep")) => refused("415 Unsupported Media Type", "only JSON is accepted"),
            (_, Some("" | "events" | "show" | "keep")) => refused(METHOD, "not by this method"),
            _ => refused("404 Not Found", "there is no such page"),
        }
    }

    /// What is asked for, where the key is right.
    fn path<'h>(&self, head: &'h Head) -> Option<&'h str> {
        let (key, path) = head.target().strip_prefix('/')?.split_once('/')?;
        (key == self.key).then_some(path)
    }

    fn answer(&self, stream: TcpStream, head: &Head, body: &[u8]) {
        match self.path(head).unwrap_or_default() {
            "" => http::answer(stream, "200 OK", &self.fields("text/html; charset=utf-8"), self.page.as_bytes()),
            "events" => {
                let last = head.field("last-event-id").and_then(|id| id.parse().ok()).unwrap_or(0);
                // A follower that goes is no loss.
                drop(self.follow(stream, last));
            }
            what => {
                let said = self.asking.ask(what, body, || self.lines.is_over() || is_gone(&stream));
                self.say(stream, said);
            }
        }
    }

    fn say(&self, stream: TcpStream, said: Result<serde_json::Value, Refusal>) {
        let (status, said) =
            said.map_or_else(|(status, why)| (status, json!({ "error": why })), |said| ("200 OK", said));
        http::answer(stream, status, &self.fields("application/json"), said.to_string().as_bytes());
    }

    fn fields(&self, kind: &str) -> String {
        format!("Content-Type: {kind}\r\n{FIELDS}Content-Security-Policy: {}\r\n", self.policy)
    }

    /// Sends lines as server-sent events until all is over.
    fn follow(&self, mut stream: TcpStream, mut seen: u64) -> io::Result<()> {
        let fields = self.fields("text/event-stream");
        let mut text = format!("HTTP/1.1 200 OK\r\n{fields}Connection: close\r\n\r\nretry: 1000\n\n");
        loop {
            let begun = Instant::now();
            interrupt::write_all(&mut stream, text.as_bytes(), || begun.elapsed() > SLOW)?;
            let Some(batch) = self.lines.after(seen, BEAT) else { return stream.shutdown(Shutdown::Write) };
            seen = batch.last().map_or(seen, |(number, _)| *number);
            text = batch.iter().map(|(number, line)| format!("id: {number}\ndata: {line}\n\n")).collect();
            if batch.is_empty() {
                text.push_str(":\n\n");
            }
        }
    }
}

/// Whether the other side has closed the connection.
fn is_gone(stream: &TcpStream) -> bool {
    let peeked = stream.set_nonblocking(true).and_then(|()| stream.peek(&mut [0]));
    let is_there = peeked.map_or_else(|error| error.kind() == io::ErrorKind::WouldBlock, |count| count > 0);
    stream.set_nonblocking(false).is_err() || !is_there
}
