//! Messages between the kit and its helper, with descriptors attached.

use std::ffi::{OsStr, OsString};
use std::io;
use std::mem;
use std::os::fd::{FromRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::ptr;
use std::time::Duration;

use crate::program::{Facts, Killed, Kind, ProcessLimits, Program};

/// A longer message is refused by the sender; arguments beyond this are a mistake.
const MESSAGE_MAX: usize = 128 * 1024;
/// Descriptors that one message carries at most.
pub(super) const DESCRIPTORS_MAX: usize = 5;

/// What the kit tells its helper.
#[derive(Debug)]
pub(super) enum Request {
    /// Run this; its descriptors come with it, from 0 on.
    Start(Box<Program>),
    Kill(Killed),
    /// Say whether what runs waits for somebody.
    Look,
}

/// What the helper tells the kit.
#[derive(Debug)]
pub(super) enum Reply {
    Ready,
    Ended(Facts),
    /// Whether the program waits for what comes through a pipe.
    Seen(bool),
    NotStarted {
        program: String,
        why: String,
    },
    /// The helper itself failed.
    Failed(String),
}

#[derive(Default)]
struct Writer(Vec<u8>);

impl Writer {
    fn number(&mut self, number: u64) {
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }

    fn time(&mut self, time: Duration) {
        self.number(time.as_nanos() as u64);
    }

    fn paths(&mut self, paths: &[PathBuf]) {
        self.number(paths.len() as u64);
        paths.iter().for_each(|p| self.bytes(p.as_os_str().as_bytes()));
    }
}

/// Takes values off a message; `None` where it is too short.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn number(&mut self) -> Option<u64> {
        let (head, rest) = self.0.split_first_chunk::<8>()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*head))
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = usize::try_from(self.number()?).ok()?;
        let (head, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(head)
    }

    fn text(&mut self) -> Option<OsString> {
        Some(OsString::from_vec(self.bytes()?.to_vec()))
    }

    fn time(&mut self) -> Option<Duration> {
        Some(Duration::from_nanos(self.number()?))
    }

    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let count = self.number()?;
        (0..count).map(|_| item(self)).collect()
    }

    fn paths(&mut self) -> Option<Vec<PathBuf>> {
        self.list(|r| r.text().map(PathBuf::from))
    }
}

fn killed_number(killed: Option<Killed>) -> u64 {
    match killed {
        None => 0,
        Some(Killed::CpuTime) => 1,
        Some(Killed::WallTime) => 2,
        Some(Killed::Memory) => 3,
        Some(Killed::Output) => 4,
        Some(Killed::Asked) => 5,
    }
}

fn killed_from(number: u64) -> Option<Killed> {
    [Killed::CpuTime, Killed::WallTime, Killed::Memory, Killed::Output, Killed::Asked]
        .into_iter()
        .find(|k| killed_number(Some(*k)) == number)
}

impl Request {
    /// A start, without copying the program first.
    pub(crate) fn encode_start(program: &Program) -> Vec<u8> {
        let mut w = Writer(Vec::with_capacity(1024));
        w.number(1);
        w.number(program.command.len() as u64);
        program.command.iter().for_each(|word| w.bytes(word.as_bytes()));
        w.number(program.environment.len() as u64);
        for (name, value) in &program.environment {
            w.bytes(name.as_bytes());
            w.bytes(value.as_bytes());
        }
        w.bytes(program.folder.as_os_str().as_bytes());
        w.paths(&program.readable);
        w.paths(&program.writable);
        let ProcessLimits { cpu, wall, partner, memory, address_space, output, file } = program.bounds;
        w.time(cpu);
        w.time(wall);
        w.time(partner);
        w.number(memory);
        w.number(address_space.into());
        w.number(output);
        w.number(file);
        w.bytes(program.kind.name().as_bytes());
        w.number(program.proc.into());
        w.0
    }

    pub(crate) fn encode_kill(why: Killed) -> Vec<u8> {
        let mut w = Writer::default();
        w.number(2);
        w.number(killed_number(Some(why)));
        w.0
    }

    pub(crate) fn encode_look() -> Vec<u8> {
        let mut w = Writer::default();
        w.number(3);
        w.0
    }

    /// The request in a message; `None` for nonsense.
    pub fn decode(message: &[u8]) -> Option<Request> {
        let mut r = Reader(message);
        match r.number()? {
            1 => Some(Request::Start(Box::new(Program {
                command: r.list(Reader::text)?,
                environment: r.list(|r| Some((r.text()?, r.text()?)))?,
                folder: r.text()?.into(),
                readable: r.paths()?,
                writable: r.paths()?,
                bounds: ProcessLimits {
                    cpu: r.time()?,
                    wall: r.time()?,
                    partner: r.time()?,
                    memory: r.number()?,
                    address_space: r.number()? != 0,
                    output: r.number()?,
                    file: r.number()?,
                },
                kind: Kind::from_name(r.text()?.to_str()?)?,
                proc: r.number()? != 0,
            }))),
            2 => Some(Request::Kill(killed_from(r.number()?)?)),
            3 => Some(Request::Look),
            _ => None,
        }
    }
}

impl Reply {
    /// The message.
    pub fn encode(&self) -> Vec<u8> {
        let mut w = Writer::default();
        match self {
            Reply::Ready => w.number(1),
            Reply::Ended(facts) => {
                w.number(2);
                w.number(i64::from(facts.status) as u64);
                w.number(killed_number(facts.killed));
                w.time(facts.cpu);
                w.time(facts.wall);
                w.time(facts.waited);
                w.number(facts.memory_kib);
            }
            Reply::Failed(why) => {
                w.number(3);
                w.bytes(why.as_bytes());
            }
            Reply::NotStarted { program, why } => {
                w.number(5);
                w.bytes(program.as_bytes());
                w.bytes(why.as_bytes());
            }
            Reply::Seen(waits) => {
                w.number(4);
                w.number((*waits).into());
            }
        }
        w.0
    }

    /// The reply in a message; `None` for nonsense.
    pub fn decode(message: &[u8]) -> Option<Reply> {
        let mut r = Reader(message);
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        match r.number()? {
            1 => Some(Reply::Ready),
            2 => Some(Reply::Ended(Facts {
                status: r.number()? as i64 as i32,
                killed: killed_from(r.number()?),
                cpu: r.time()?,
                wall: r.time()?,
                waited: r.time()?,
                memory_kib: r.number()?,
            })),
            3 => Some(Reply::Failed(text(r.bytes()?))),
            4 => Some(Reply::Seen(r.number()? != 0)),
            5 => Some(Reply::NotStarted { program: text(r.bytes()?), why: text(r.bytes()?) }),
            _ => None,
        }
    }
}

/// A pair of connected sockets that keep messages apart.
pub(super) fn pair() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut ends = [0; 2];
    // SAFETY: `ends` has room for the two descriptors.
    let result =
        unsafe { libc::socketpair(libc::AF_UNIX, libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC, 0, ends.as_mut_ptr()) };
    if result != 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the call succeeded, so both descriptors are open and ours alone.
    Ok(unsafe { (OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])) })
}

/// Room for the descriptors of one message, aligned as the system wants it.
#[repr(C)]
union Control {
    _header: libc::cmsghdr,
    bytes: [u8; 64],
}

pub(super) fn send(socket: RawFd, message: &[u8], descriptors: &[RawFd]) -> io::Result<()> {
    if message.len() > MESSAGE_MAX || descriptors.len() > DESCRIPTORS_MAX {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "arguments of more than 128 KiB"));
    }
    let mut part = libc::iovec { iov_base: message.as_ptr() as *mut libc::c_void, iov_len: message.len() };
    let mut control = Control { bytes: [0; 64] };
    // SAFETY: an all-zero header is valid; every pointer set below outlives the call, and the control buffer holds the
    // descriptors that are copied into it.
    let sent = unsafe {
        let mut header: libc::msghdr = mem::zeroed();
        header.msg_iov = &mut part;
        header.msg_iovlen = 1;
        if !descriptors.is_empty() {
            let length = mem::size_of_val(descriptors) as u32;
            header.msg_control = ptr::from_mut(&mut control).cast();
            header.msg_controllen = libc::CMSG_SPACE(length) as _;
            let first = libc::CMSG_FIRSTHDR(&header);
            (*first).cmsg_level = libc::SOL_SOCKET;
            (*first).cmsg_type = libc::SCM_RIGHTS;
            (*first).cmsg_len = libc::CMSG_LEN(length) as _;
            ptr::copy_nonoverlapping(descriptors.as_ptr().cast::<u8>(), libc::CMSG_DATA(first), length as usize);
        }
        retry(|| libc::sendmsg(socket, &header, libc::MSG_NOSIGNAL))
    };
    sent.map(|_| ())
}

/// Receives a message with its descriptors into `buffer`; an empty message means that the other side is gone.
pub(super) fn receive(socket: RawFd, buffer: &mut Vec<u8>) -> io::Result<(&[u8], Vec<OwnedFd>)> {
    // Reserved but not zeroed: the helper's untouched pages must not count in its programs' memory.
    buffer.clear();
    buffer.reserve(MESSAGE_MAX);
    let mut part = libc::iovec { iov_base: buffer.as_mut_ptr().cast(), iov_len: MESSAGE_MAX };
    let mut control = Control { bytes: [0; 64] };
    let mut descriptors = Vec::new();
    // SAFETY: every pointer outlives the call and its length is right; the buffer's length is what the call has filled;
    // descriptors that arrive are ours alone.
    unsafe {
        let mut header: libc::msghdr = mem::zeroed();
        header.msg_iov = &mut part;
        header.msg_iovlen = 1;
        header.msg_control = ptr::from_mut(&mut control).cast();
        header.msg_controllen = mem::size_of::<Control>() as _;
        let length = retry(|| libc::recvmsg(socket, &mut header, libc::MSG_CMSG_CLOEXEC))?;
        buffer.set_len(length);
        let first = libc::CMSG_FIRSTHDR(&header);
        if !first.is_null() && (*first).cmsg_level == libc::SOL_SOCKET && (*first).cmsg_type == libc::SCM_RIGHTS {
            let count = ((*first).cmsg_len as usize - libc::CMSG_LEN(0) as usize) / mem::size_of::<RawFd>();
            let data = libc::CMSG_DATA(first).cast::<RawFd>();
            descriptors.extend((0..count).map(|n| OwnedFd::from_raw_fd(ptr::read_unaligned(data.add(n)))));
        }
    }
    Ok((&buffer[..], descriptors))
}

fn retry(mut call: impl FnMut() -> libc::ssize_t) -> io::Result<usize> {
    loop {
        let result = call();
        if result >= 0 {
            return Ok(result as usize);
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

/// A path or word as the system takes it; one with a zero byte in it is cut there and then not found.
pub(super) fn c_string(text: &OsStr) -> std::ffi::CString {
    let bytes = text.as_bytes();
    let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
    std::ffi::CString::new(&bytes[..end]).unwrap_or_default()
}

/// See [`c_string`].
pub(super) fn c_path(path: &Path) -> std::ffi::CString {
    c_string(path.as_os_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::fd::AsRawFd;

    #[test]
    fn a_program_survives_the_wire_with_its_descriptors() {
        let program = Program {
            command: vec!["/bin/x".into(), OsString::from_vec(vec![0xff, b'a'])],
            environment: vec![("A".into(), "b".into())],
            folder: "/f".into(),
            readable: vec!["/r".into(), "/s".into()],
            writable: vec![],
            bounds: ProcessLimits {
                cpu: Duration::from_millis(5),
                partner: Duration::from_millis(6),
                memory: 7,
                output: 9,
                address_space: true,
                ..ProcessLimits::default()
            },
            kind: Kind::ForkServer,
            proc: false,
        };
        let (here, there) = pair().expect("a pair");
        send(here.as_raw_fd(), &Request::encode_start(&program), &[0, 1]).expect("sent");
        let mut buffer = Vec::new();
        let (message, descriptors) = receive(there.as_raw_fd(), &mut buffer).expect("received");
        assert_eq!(descriptors.len(), 2);
        let Some(Request::Start(again)) = Request::decode(message) else { panic!("a start") };
        assert_eq!(format!("{again:?}"), format!("{program:?}"));
    }

    #[test]
    fn no_cut_message_is_taken_for_a_whole_one() {
        let program = Program { command: vec!["/bin/x".into()], readable: vec!["/r".into()], ..Program::default() };
        let message = Request::encode_start(&program);
        for length in 0..message.len() {
            assert!(Request::decode(&message[..length]).is_none(), "{length}");
        }
    }

    #[test]
    fn facts_survive_the_wire() {
        let facts = Facts { status: -9, killed: Some(Killed::Memory), memory_kib: 5, ..Facts::default() };
        let Some(Reply::Ended(again)) = Reply::decode(&Reply::Ended(facts).encode()) else { panic!("an end") };
        assert_eq!(format!("{again:?}"), format!("{facts:?}"));
    }
}
