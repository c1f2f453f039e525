//! `--page`: a page on the loopback address that shows a run while it goes on, and becomes its report.

mod asking;
mod lines;
mod server;

pub(super) use asking::Asking;
use server::Server;
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;

/// Who gets the lines of a run beside the cache and standard output.
#[derive(Clone, Debug)]
pub(super) enum Follower {
    /// The page of this command.
    Page(Arc<Server>),
    /// That of the watch which started this command.
    Watch(Arc<UnixStream>),
}

impl Follower {
    /// A page for a command.
    pub fn page(title: &str, asking: Asking) -> io::Result<Follower> {
        Server::start(title, asking).map(Follower::Page)
    }

    /// The page whose command listens there.
    pub fn watch(socket: &Path) -> Option<Follower> {
        UnixStream::connect(socket).ok().map(|stream| Follower::Watch(Arc::new(stream)))
    }

    /// Where the page is, if it is this command's own.
    pub fn address(&self) -> Option<String> {
        if let Follower::Page(server) = self { Some(server.address()) } else { None }
    }

    /// Takes a line.
    pub fn line(&self, line: &str) {
        match self {
            Follower::Page(server) => server.lines.push(line),
            // A watch that is gone needs none.
            Follower::Watch(stream) => drop((&**stream).write_all(format!("{line}\n").as_bytes())),
        }
    }

    /// Takes the lines of commands that connect to a socket, one after the other.
    pub fn listen(&self, socket: &Path) -> io::Result<()> {
        let (listener, follower) = (UnixListener::bind(socket)?, self.clone());
        let take =
            move |stream| BufReader::new(stream).lines().map_while(Result::ok).for_each(|line| follower.line(&line));
        thread::spawn(move || listener.incoming().flatten().for_each(take));
        Ok(())
    }

    /// Ends a page with the report where there is one, else with this line, and waits until browsers that follow have that.
    pub fn end(&self, ended: &str) {
        match self {
            Follower::Page(server) => server.end(ended),
            Follower::Watch(_) => self.line(ended),
        }
    }
}
