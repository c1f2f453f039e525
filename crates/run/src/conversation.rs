//! Two programs side by side, each of which reads what the other writes; everything passes through the kit, in one poll loop.

use std::io::{self, Read};
use std::os::fd::AsRawFd;
use std::time::{Duration, Instant};

use super::error::RunError;
use super::launch::Launcher;
use super::outcome::Outcome;
use super::pipes::{self, Pipes};
use super::program::{Killed, Program};
use super::transcript::{Side, Transcript};
use super::turn::Wait;

/// The facts of a conversation.
#[derive(Clone, Debug, Default)]
pub struct Conversation {
    /// What became of the submission, and of the interactor; what they said to each other is in the transcript only.
    pub outcomes: [Outcome; 2],
    /// Which of them were ended because the other's end had settled all.
    pub stopped: [bool; 2],
    /// Whether the submission was the first whose output ended.
    pub submission_first: bool,
    /// Whether both were ended because each waited for the other.
    pub deadlock: bool,
    /// Whether, when it was last looked at, the submission waited for an interactor that did something else.
    pub kept_waiting: bool,
    /// Whether the submission had written as much as it may, and the interactor had read nothing of it for long, when it was ended.
    pub choked: bool,
    /// What both said in the order of time, a line each, behind `>` where it is the submission's and `<` where it is the interactor's.
    pub transcript: Vec<u8>,
}

/// Whether a side's end settles everything: who it is, whether its output was the first to end, and its outcome.
pub type Settles<'s> = &'s dyn Fn(Side, bool, &Outcome) -> bool;

/// Silence before the first look at whether both wait, and the longest between two looks.
const LOOK_FIRST: Duration = Duration::from_millis(20);
const LOOK_LAST: Duration = Duration::from_millis(500);

/// Runs both programs to their ends; the launchers are in good order only where there is no error.
pub(super) fn converse(
    launchers: [&mut Launcher; 2],
    programs: [&Program; 2],
    settles: Settles,
) -> Result<Conversation, RunError> {
    let mut wait = Wait::new()?;
    let mut parties = Vec::with_capacity(2);
    for (launcher, program) in launchers.into_iter().zip(programs) {
        let (pipes, ends) = Pipes::open(program.bounds.output, 0).map_err(RunError::system("open a pipe"))?;
        launcher.start(program, ends)?;
        parties.push(Party::new(launcher, pipes, program));
    }
    let mut talk = Talk {
        parties,
        transcript: Transcript::default(),
        first: None,
        silence: Silence::Patient(LOOK_FIRST),
        moved_at: Instant::now(),
        deadlock: false,
        choked: false,
        bytes: vec![0; 64 * 1024],
        settles,
    };
    while talk.parties.iter().any(|party| party.outcome.is_none()) {
        talk.turn()?;
        wait.look(|| talk.parties.iter().map(|party| party.launcher.cpu()).sum())?;
    }
    Ok(talk.told())
}

/// One of the two programs.
struct Party<'a> {
    launcher: &'a mut Launcher,
    program: &'a Program,
    pipes: Pipes,
    /// What the other has written and this one has not taken yet; what was taken of it.
    unread: (Vec<u8>, usize),
    /// Bytes that count against its limit: of an interactor all, of a submission those that nobody will read. One that goes on asking has all
    /// its time for that.
    counted: u64,
    /// Whether its output has ended.
    is_silent: bool,
    /// Whether it waits, as far as it was looked at since something moved.
    waits: Option<bool>,
    stopped: bool,
    overflowed: bool,
    outcome: Option<Outcome>,
}

impl<'a> Party<'a> {
    fn new(launcher: &'a mut Launcher, pipes: Pipes, program: &'a Program) -> Party<'a> {
        Party {
            launcher,
            program,
            pipes,
            unread: (Vec::new(), 0),
            counted: 0,
            is_silent: false,
            waits: None,
            stopped: false,
            overflowed: false,
            outcome: None,
        }
    }

    /// Gives it what the other has written, and the end of that once there is no more.
    fn feed(&mut self, bytes: &[u8], is_last: bool) {
        if self.pipes.stdin.is_none() {
            return;
        }
        let (unread, taken) = &mut self.unread;
        let sent = if unread.is_empty() { self.pipes.feed(bytes) } else { 0 };
        unread.extend_from_slice(&bytes[sent..]);
        *taken += self.pipes.feed(&unread[*taken..]);
        if self.pipes.stdin.is_none() {
            unread.clear();
            *taken = 0;
        } else if *taken * 2 >= unread.len() {
            unread.drain(..*taken);
            *taken = 0;
        }
        if is_last && unread.is_empty() {
            self.pipes.close_stdin();
        }
    }

    /// Whether it has taken all that was written for it.
    fn has_read_all(&self) -> bool {
        self.unread.0.is_empty() && self.has_nothing_to_read()
    }

    /// Whether there is nothing in its open input.
    fn has_nothing_to_read(&self) -> bool {
        let Some(pipe) = &self.pipes.stdin else { return false };
        let mut waiting: libc::c_int = 0;
        // SAFETY: plain system call that fills one integer.
        let result = unsafe { libc::ioctl(pipe.as_raw_fd(), libc::FIONREAD, &mut waiting) };
        result == 0 && waiting == 0
    }

    /// Bytes that wait for it.
    fn waiting(&self) -> u64 {
        (self.unread.0.len() - self.unread.1) as u64
    }

    fn stop(&mut self) -> Result<(), RunError> {
        if self.outcome.is_none() && !self.stopped {
            self.stopped = true;
            self.launcher.kill(Killed::Asked)?;
        }
        Ok(())
    }
}

/// What is done while nobody says anything.
#[derive(Clone, Copy)]
enum Silence {
    Patient(Duration),
    /// Both are being looked at; wait so long after that.
    Looking(Duration),
    /// Both wait: make sure that there is nothing on its way.
    Sure,
}

struct Talk<'a> {
    /// The submission, and the interactor.
    parties: Vec<Party<'a>>,
    transcript: Transcript,
    /// Whose output ended first.
    first: Option<Side>,
    silence: Silence,
    moved_at: Instant,
    deadlock: bool,
    choked: bool,
    /// What was read last.
    bytes: Vec<u8>,
    settles: Settles<'a>,
}

/// Descriptors of one side: input, output, error, descriptor 3, signal.
const OF_SIDE: usize = 5;

impl Talk<'_> {
    /// Waits until something can move, and moves it.
    fn turn(&mut self) -> Result<(), RunError> {
        let nothing = libc::pollfd { fd: -1, events: libc::POLLIN, revents: 0 };
        let mut polled = [nothing; 2 * OF_SIDE];
        let mut patience = match self.silence {
            Silence::Patient(time) | Silence::Looking(time) => time,
            Silence::Sure => Duration::ZERO,
        };
        for (side, polled) in Side::BOTH.into_iter().zip(polled.chunks_exact_mut(OF_SIDE)) {
            let party = &self.parties[side as usize];
            let stdin = party.pipes.stdin.as_ref().filter(|_| !party.unread.0.is_empty());
            polled[0] = libc::pollfd { fd: stdin.map_or(-1, AsRawFd::as_raw_fd), events: libc::POLLOUT, revents: 0 };
            for (place, fd) in polled[1..4].iter_mut().zip(party.pipes.readable()) {
                place.fd = fd;
            }
            if self.is_full(side) {
                // It waits until the other has read, as it would at a pipe.
                polled[1].fd = -1;
            }
            if party.outcome.is_none() {
                polled[4].fd = party.launcher.signal().unwrap_or(-1);
                patience = patience.min(party.launcher.patience());
            }
        }
        let event = pipes::poll(&mut polled, patience).map_err(RunError::system("wait for two programs' pipes"))?;
        if event {
            for (side, polled) in Side::BOTH.into_iter().zip(polled.chunks_exact(OF_SIDE)) {
                self.moved(side, polled)?;
            }
        }
        for (side, polled) in Side::BOTH.into_iter().zip(polled.chunks_exact(OF_SIDE)) {
            let party = &mut self.parties[side as usize];
            if party.launcher.is_portable() {
                let may_wait = party.has_nothing_to_read();
                party.launcher.may_wait(may_wait);
            }
            if party.outcome.is_none() && (polled[4].revents != 0 || party.launcher.signal().is_none()) {
                self.signalled(side)?;
            }
        }
        if event { Ok(()) } else { self.silent() }
    }

    /// Whether so much of a side waits for the other that it may write no more for now.
    fn is_full(&self, side: Side) -> bool {
        self.parties[side.other() as usize].waiting() >= self.parties[side as usize].program.bounds.output
    }

    /// Moves what a side takes and gives.
    fn moved(&mut self, side: Side, polled: &[libc::pollfd]) -> Result<(), RunError> {
        let is_last = self.parties[side.other() as usize].is_silent;
        let party = &mut self.parties[side as usize];
        if polled[0].revents != 0 {
            party.feed(b"", is_last);
            self.break_silence();
        }
        let party = &mut self.parties[side as usize];
        party.pipes.read_ready([false, polled[2].revents != 0, polled[3].revents != 0]);
        if polled[1].revents != 0 {
            self.hear(side);
        }
        self.overflow(side)
    }

    /// Reads once what a side has written, and hands it on; whether there was anything.
    fn hear(&mut self, side: Side) -> bool {
        let party = &mut self.parties[side as usize];
        let Some(file) = &mut party.pipes.stdout else { return false };
        let count = match file.read(&mut self.bytes) {
            Ok(count) => count,
            Err(e) if matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => return false,
            Err(_) => 0,
        };
        if count == 0 {
            self.fall_silent(side);
            return false;
        }
        self.break_silence();
        let bytes = &self.bytes[..count];
        self.transcript.add(side, bytes);
        let other = &mut self.parties[side.other() as usize];
        other.feed(bytes, false);
        let is_lost = other.pipes.stdin.is_none();
        let party = &mut self.parties[side as usize];
        party.counted += if is_lost || side == Side::Interactor { count as u64 } else { 0 };
        if party.counted > party.program.bounds.output {
            party.pipes.kept.overflow = true;
        }
        true
    }

    /// A side's output has ended, and with it the other's input.
    fn fall_silent(&mut self, side: Side) {
        self.first = self.first.or(Some(side));
        let party = &mut self.parties[side as usize];
        party.pipes.stdout = None;
        party.is_silent = true;
        self.parties[side.other() as usize].feed(b"", true);
    }

    fn overflow(&mut self, side: Side) -> Result<(), RunError> {
        let party = &mut self.parties[side as usize];
        if party.pipes.kept.overflow && !party.overflowed && party.outcome.is_none() {
            party.overflowed = true;
            party.launcher.kill(Killed::Output)?;
        }
        Ok(())
    }

    /// A side has ended, or a look at it is answered.
    fn signalled(&mut self, side: Side) -> Result<(), RunError> {
        let party = &mut self.parties[side as usize];
        let Some(facts) = party.launcher.poll()? else {
            if let Some(waits) = party.launcher.take_seen() {
                party.waits = Some(waits);
                self.seen();
            }
            return Ok(());
        };
        if side == Side::Submission {
            self.choked = self.is_full(side) && self.moved_at.elapsed() > LOOK_LAST;
        }
        while self.hear(side) && !self.parties[side as usize].pipes.kept.overflow {}
        self.fall_silent(side);
        let is_first = self.first == Some(side);
        let party = &mut self.parties[side as usize];
        party.pipes.drain();
        party.unread = (Vec::new(), 0);
        let ended = facts.outcome(std::mem::take(&mut party.pipes.kept), &party.program.bounds);
        let settles = !party.stopped && (self.settles)(side, is_first, &ended);
        party.outcome = Some(ended);
        // A submission that fell silent first is on its way to an end of its own, which counts.
        let ends_itself = side == Side::Interactor && self.first == Some(Side::Submission);
        if settles && !ends_itself { self.parties[side.other() as usize].stop() } else { Ok(()) }
    }

    /// Something moved: what was seen before says nothing any more.
    fn break_silence(&mut self) {
        self.silence = Silence::Patient(LOOK_FIRST);
        self.moved_at = Instant::now();
        self.parties.iter_mut().for_each(|party| party.waits = None);
    }

    /// Nothing came for as long as was waited.
    fn silent(&mut self) -> Result<(), RunError> {
        match self.silence {
            Silence::Patient(time) if self.parties.iter().all(|party| party.outcome.is_none()) => {
                self.silence = Silence::Looking((time * 2).min(LOOK_LAST));
                for party in &mut self.parties {
                    party.waits = None;
                    party.launcher.look()?;
                }
            }
            Silence::Sure => {
                self.deadlock = true;
                self.parties.iter_mut().try_for_each(Party::stop)?;
                self.silence = Silence::Patient(LOOK_LAST);
            }
            Silence::Patient(_) | Silence::Looking(_) => {}
        }
        Ok(())
    }

    /// Goes on where both were looked at.
    fn seen(&mut self) {
        let Silence::Looking(time) = self.silence else { return };
        if self.parties.iter().any(|party| party.waits.is_none()) {
            return;
        }
        let both = self.parties.iter().all(|party| party.waits == Some(true) && party.has_read_all());
        self.silence = if both { Silence::Sure } else { Silence::Patient(time) };
    }

    fn told(self) -> Conversation {
        let [submission, interactor] = [0, 1].map(|side| self.parties[side].waits);
        Conversation {
            stopped: [0, 1].map(|side| self.parties[side].stopped),
            submission_first: self.first == Some(Side::Submission),
            deadlock: self.deadlock,
            choked: self.choked,
            // One whose input has ended is kept waiting by nobody.
            kept_waiting: submission == Some(true) && interactor == Some(false) && self.first == Some(Side::Submission),
            transcript: self.transcript.text(),
            outcomes: {
                let mut outcomes = self.parties.into_iter().map(|party| party.outcome.unwrap_or_default());
                [outcomes.next().unwrap_or_default(), outcomes.next().unwrap_or_default()]
            },
        }
    }
}
