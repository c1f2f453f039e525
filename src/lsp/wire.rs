//! Messages over two pipes: framed, and bounded whatever a client sends.

use lsp_server::{Connection, Message, Notification};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::thread::{self, JoinHandle};

/// A longer message is passed over: no file that is read here is as long.
const BODY_MAX: u64 = 160 << 20;
/// A longer line is no header.
const HEADER_MAX: u64 = 4096;

/// The notification that stands for what could not be read.
pub const UNREADABLE: &str = "$/ojkit/unreadable";

/// What a client sent.
#[derive(Debug)]
pub enum Received {
    Message(Message),
    /// Something else, and why it is none.
    Other(String),
}

/// Reads the next message; none where the client has gone.
pub fn read(input: &mut impl BufRead) -> io::Result<Option<Received>> {
    let mut length = None;
    loop {
        let mut line = Vec::new();
        if input.by_ref().take(HEADER_MAX).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        match line.trim_end().split_once(':') {
            // What was left of a message whose length was wrong may be before it.
            Some((name, value)) if name.to_ascii_lowercase().ends_with("content-length") => {
                length = value.trim().parse::<u64>().ok();
            }
            None if line.trim_end().is_empty() => break,
            _ => {}
        }
    }
    let Some(length) = length else { return Ok(Some(Received::Other("a message without its length".to_owned()))) };
    if length > BODY_MAX {
        io::copy(&mut input.take(length), &mut io::sink())?;
        return Ok(Some(Received::Other(format!("a message of {length} bytes; at most {BODY_MAX} are read"))));
    }
    let mut body = Vec::new();
    if input.take(length).read_to_end(&mut body)? as u64 != length {
        return Ok(None);
    }
    Ok(Some(match serde_json::from_slice(&body) {
        Ok(message) => Received::Message(message),
        Err(error) => Received::Other(format!("not a message: {error}")),
    }))
}

/// A connection over two pipes, and the thread that ends when everything is written.
pub fn connect(
    input: impl Read + Send + 'static,
    mut output: impl Write + Send + 'static,
) -> (Connection, JoinHandle<()>) {
    let (server, client) = Connection::memory();
    let (received, sent) = (client.sender, client.receiver);
    thread::spawn(move || {
        let mut input = BufReader::new(input);
        while let Ok(Some(next)) = read(&mut input) {
            let message = match next {
                Received::Message(message) => message,
                Received::Other(why) => Notification::new(UNREADABLE.to_owned(), why).into(),
            };
            if received.send(message).is_err() {
                return;
            }
        }
    });
    let writer = thread::spawn(move || while sent.recv().is_ok_and(|message| message.write(&mut output).is_ok()) {});
    (server, writer)
}

/// A message for the person.
pub fn message(text: &str) -> Message {
    let text = serde_json::json!({ "type": 3, "message": text });
    Notification::new("window/showMessage".to_owned(), text).into()
}

/// A line for the client's log.
pub fn log(line: &str) -> Message {
    let line = serde_json::json!({ "type": 2, "message": line });
    Notification::new("window/logMessage".to_owned(), line).into()
}
