//! The kit's side of the helper.

use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::ARGUMENT;
use super::server::role;
use super::wire::{self, Reply, Request};
use crate::error::RunError;
use crate::pipes::{self, ChildEnds};
use crate::plan::Plan;
use crate::program::{Facts, Killed, Kind, Program};

/// A helper process; it ends when this value is dropped.
#[derive(Debug)]
pub(crate) struct Zygote {
    socket: Option<OwnedFd>,
    process: Child,
    buffer: Vec<u8>,
    /// What a look has shown, until somebody takes it.
    seen: Option<bool>,
}

/// How long a helper may take to get ready; a program that is no helper says nothing at all.
const READY: Duration = Duration::from_secs(20);

impl Zygote {
    /// Starts a helper: the kit's own executable with the hidden argument.
    pub fn start(plan: &Plan, kind: Kind) -> Result<Zygote, RunError> {
        let own_exe = &plan.own_exe;
        let (ours, theirs) = wire::pair().map_err(RunError::system("open a socket"))?;
        let process = Command::new(own_exe)
            .arg(ARGUMENT)
            .arg(role(plan.tier, kind))
            .args(&plan.hidden)
            .env_clear()
            .stdin(Stdio::from(theirs))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| RunError::Start { program: own_exe.display().to_string(), why: e.to_string() })?;
        let mut zygote = Zygote { socket: Some(ours), process, buffer: Vec::new(), seen: None };
        let mut polled = [libc::pollfd { fd: zygote.signal(), events: libc::POLLIN, revents: 0 }];
        let ready = pipes::poll(&mut polled, READY).map_err(RunError::system("wait for the helper"))?;
        match ready.then(|| zygote.receive()) {
            Some(Ok(Reply::Ready)) => Ok(zygote),
            Some(Ok(Reply::Failed(why))) => Err(RunError::Helper(why)),
            _ => Err(RunError::Helper(format!("{} does not serve as one", own_exe.display()))),
        }
    }

    /// The number of its process.
    pub fn id(&self) -> libc::pid_t {
        self.process.id() as libc::pid_t
    }

    /// Starts a program with the given descriptors, from 0 on.
    pub(crate) fn launch(&mut self, program: &Program, ends: ChildEnds) -> Result<(), RunError> {
        self.seen = None;
        let descriptors: Vec<RawFd> = ends.iter().map(AsRawFd::as_raw_fd).collect();
        self.send(&Request::encode_start(program), &descriptors)
    }

    /// Asks whether the program waits for what comes through a pipe.
    pub fn look(&mut self) -> Result<(), RunError> {
        self.send(&Request::encode_look(), &[])
    }

    /// The answer, once it is there.
    pub fn take_seen(&mut self) -> Option<bool> {
        self.seen.take()
    }

    /// Becomes readable when the program has ended, or a look is answered.
    pub fn signal(&self) -> RawFd {
        self.socket.as_ref().map_or(-1, AsRawFd::as_raw_fd)
    }

    /// The facts of the program that has ended, or nothing where a look was answered; waits for either.
    pub fn facts(&mut self) -> Result<Option<Facts>, RunError> {
        match self.receive()? {
            Reply::Ended(facts) => Ok(Some(facts)),
            Reply::Seen(waits) => {
                self.seen = Some(waits);
                Ok(None)
            }
            Reply::NotStarted { program, why } => Err(RunError::Start { program, why }),
            Reply::Failed(why) => Err(RunError::Helper(why)),
            Reply::Ready => Err(RunError::Helper("it answered out of turn".to_owned())),
        }
    }

    /// Ends the program; harmless when it has ended already.
    pub fn kill(&mut self, why: Killed) -> Result<(), RunError> {
        self.send(&Request::encode_kill(why), &[])
    }

    fn send(&self, message: &[u8], descriptors: &[RawFd]) -> Result<(), RunError> {
        wire::send(self.signal(), message, descriptors).map_err(|e| match e.kind() {
            io::ErrorKind::InvalidInput => RunError::Helper(e.to_string()),
            _ => RunError::Helper(format!("it is gone ({e})")),
        })
    }

    fn receive(&mut self) -> Result<Reply, RunError> {
        let socket = self.signal();
        let (message, _) =
            wire::receive(socket, &mut self.buffer).map_err(|e| RunError::Helper(format!("it is gone ({e})")))?;
        if message.is_empty() {
            return Err(RunError::Helper("it is gone".to_owned()));
        }
        Reply::decode(message).ok_or_else(|| RunError::Helper("it answered nonsense".to_owned()))
    }
}

impl Drop for Zygote {
    fn drop(&mut self) {
        // The helper ends its program and itself when the socket closes.
        self.socket = None;
        let _ = self.process.wait();
    }
}
