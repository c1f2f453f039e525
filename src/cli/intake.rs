//! Records by the line, each judged by a thread of its own: what is read ahead is bounded, and an answer goes on its way when it is there.

use crate::report::stream::Answer;
use ojkit_run::turn::Turn;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::observer::Note;
use ojkit_work::records::{Kind, Notes, Records, Task, Unjudged, Who};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufRead};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, Scope};
use std::time::Duration;

/// A longer line is no record.
pub(super) const LINE_BYTES_MAX: usize = 24 << 20;
/// Records in hand beyond those that have a place: as many may wait or sleep.
const BEYOND: usize = 64;
/// Lines that are read beyond those in hand: one of them may cancel a record.
const AHEAD: usize = 256;
/// Bytes of the lines that are read and not answered, of all readers.
const BYTES_MAX: usize = 64 << 20;
/// Values in a line: each takes many times the bytes of its text.
const VALUES_MAX: usize = 200_000;
/// Time between two looks at whether the work is to end.
const LOOK: Duration = Duration::from_millis(100);

/// Where answers go.
pub(super) trait Sink {
    /// Whether a line that is read needs no answer.
    fn skips(&mut self, _line: usize, is_blank: bool) -> bool {
        is_blank
    }

    /// Takes an answer.
    fn give(&mut self, answer: Answer) -> Outcome<()>;

    /// Takes a line that is no answer to a record, where there are such.
    fn say(&mut self, _value: Value) -> Outcome<()> {
        Ok(())
    }

    /// Takes what a person should know beside the answers.
    fn note(&mut self, notes: Vec<Note>) -> Outcome<()>;

    /// Whether all is to end before it is done.
    fn is_over(&mut self) -> bool {
        false
    }
}

/// What the thread that has the answers waits for.
enum Event {
    /// A line, its number, and its length: of one that is too long nothing was kept.
    Line(usize, usize, Vec<u8>),
    /// What became of the record in a line of so many bytes.
    Done {
        line: usize,
        bytes: usize,
        answer: Box<Answer>,
        notes: Vec<Note>,
    },
    Ended(io::Result<()>),
}

/// The bytes of all lines that are read and not answered.
#[derive(Default)]
struct Bytes {
    used: Mutex<usize>,
    changed: Condvar,
}

/// The room of one reader.
struct Room {
    bytes: Arc<Bytes>,
    /// Lines of this reader that are not answered.
    lines: AtomicUsize,
}

impl Room {
    /// Waits until there is room for another line. Each reader has some for one line, so that none waits for the others alone.
    fn wait(&self, most: usize) {
        let used = self.bytes.used.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |used: &mut usize| {
            let lines = self.lines.load(Ordering::Relaxed);
            lines >= most || *used >= BYTES_MAX && lines > 0
        };
        drop(self.bytes.changed.wait_while(used, is_full).unwrap_or_else(PoisonError::into_inner));
    }

    fn take(&self, bytes: usize) {
        *self.bytes.used.lock().unwrap_or_else(PoisonError::into_inner) += bytes;
        self.lines.fetch_add(1, Ordering::Relaxed);
    }

    fn give(&self, bytes: usize) {
        let mut used = self.bytes.used.lock().unwrap_or_else(PoisonError::into_inner);
        *used = used.saturating_sub(bytes);
        self.lines.fetch_sub(1, Ordering::Relaxed);
        self.bytes.changed.notify_all();
    }
}

/// A line that is read before there is a place for its record.
struct Ahead {
    line: usize,
    length: usize,
    text: Vec<u8>,
    /// The record's id, by which it can be cancelled.
    id: Value,
}

/// A record that is not answered.
struct Open {
    who: Who,
    turn: Arc<Turn>,
}

/// What answers the lines of one reader.
pub(super) struct Intake<'r, 'w> {
    records: &'r Records<'w, Answer>,
    jobs: usize,
    takes_cancels: bool,
    bytes: Arc<Bytes>,
}

/// What is in hand.
struct Hand {
    open: BTreeMap<usize, Open>,
    ahead: VecDeque<Ahead>,
    /// Threads that judge, also what was answered meanwhile.
    running: usize,
    room: Arc<Room>,
    sender: Sender<Event>,
}

impl<'r, 'w> Intake<'r, 'w> {
    /// What judges so many records at the same time; `takes_cancels`: whether `{"cancel": id}` ends a record.
    pub fn new(records: &'r Records<'w, Answer>, jobs: usize, takes_cancels: bool) -> Intake<'r, 'w> {
        Intake { records, jobs, takes_cancels, bytes: Arc::default() }
    }

    /// Answers the records in some lines, until all are answered or the sink wants no more.
    ///
    /// # Errors
    /// Those of the reader and of the sink.
    pub fn answer(
        &self,
        reader: impl BufRead + Send + 'static,
        range: Range<usize>,
        sink: &mut dyn Sink,
    ) -> Outcome<()> {
        let (sender, events) = mpsc::channel();
        let room = Arc::new(Room { bytes: self.bytes.clone(), lines: AtomicUsize::new(0) });
        let (lines, of_lines, most) = (sender.clone(), room.clone(), self.jobs + BEYOND + AHEAD);
        // It may wait for a line that never comes, and nothing waits for it.
        let reads = move || read(reader, range, (&of_lines, most), &lines);
        thread::Builder::new().spawn(reads).map_err(unread)?;
        let mut hand = Hand { open: BTreeMap::new(), ahead: VecDeque::new(), running: 0, room, sender };
        thread::scope(|scope| {
            let mut ended = None;
            let result = loop {
                match ended {
                    Some(how) if hand.running == 0 && hand.ahead.is_empty() => break how,
                    how => ended = how,
                }
                let met = match events.recv_timeout(LOOK) {
                    _ if sink.is_over() => break Ok(()),
                    Ok(Event::Ended(how)) => {
                        ended = Some(how.map_err(unread));
                        Ok(())
                    }
                    Ok(event) => self.meet(scope, event, &mut hand, sink),
                    Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Ok(()),
                };
                if met.is_err() {
                    break met;
                }
            };
            hand.open.values().for_each(|one| one.turn.cancel());
            result
        })
    }

    fn meet<'s>(&'s self, scope: &'s Scope<'s, '_>, event: Event, hand: &mut Hand, sink: &mut dyn Sink) -> Outcome<()> {
        match event {
            Event::Line(line, length, text) if hand.running < self.jobs + BEYOND => {
                self.begin(scope, (line, length, text), hand, sink)
            }
            Event::Line(line, length, text) => match value(&text, length) {
                // It may make room.
                Ok(any) if self.takes_cancels && any.get("cancel").is_some() => {
                    self.begin(scope, (line, length, text), hand, sink)
                }
                any => {
                    let id = any.map_or(Value::Null, |any| any["id"].clone());
                    hand.ahead.push_back(Ahead { line, length, text, id });
                    Ok(())
                }
            },
            Event::Done { line, bytes, answer, notes } => {
                hand.running -= 1;
                hand.room.give(bytes);
                sink.note(notes)?;
                if hand.open.remove(&line).is_some() {
                    sink.give(*answer)?;
                }
                while hand.running < self.jobs + BEYOND
                    && let Some(Ahead { line, length, text, .. }) = hand.ahead.pop_front()
                {
                    self.begin(scope, (line, length, text), hand, sink)?;
                }
                Ok(())
            }
            Event::Ended(_) => Ok(()),
        }
    }

    /// Has the record of a line judged by a thread of its own; anything else is answered here.
    fn begin<'s>(
        &'s self,
        scope: &'s Scope<'s, '_>,
        (line, length, text): (usize, usize, Vec<u8>),
        hand: &mut Hand,
        sink: &mut dyn Sink,
    ) -> Outcome<()> {
        let bytes = text.len();
        let task = self.line((line, length), &text, hand, sink);
        drop(text);
        let Ok(Some(task)) = task else {
            hand.room.give(bytes);
            return task.map(|_| ());
        };
        let (turn, sender, records) = (self.records.turn(&task), hand.sender.clone(), self.records);
        let who = task.who.clone();
        hand.open.insert(line, Open { who: who.clone(), turn: turn.clone() });
        let work = move || drop(sender.send(judged(records, task, &turn, bytes)));
        if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
            hand.open.remove(&line);
            hand.room.give(bytes);
            let why = format!("this machine makes no thread for it: {error}; judge fewer records at the same time");
            return sink.give(Answer::unjudged(who, Kind::Machine, why));
        }
        hand.running += 1;
        Ok(())
    }

    /// What is to be judged of a line; anything else is answered here.
    fn line(
        &self,
        (line, length): (usize, usize),
        text: &[u8],
        hand: &mut Hand,
        sink: &mut dyn Sink,
    ) -> Outcome<Option<Task>> {
        if sink.skips(line, is_blank(text, length)) {
            return Ok(None);
        }
        let any = match value(text, length) {
            Ok(any) => any,
            Err(why) => return sink.give(Answer::unjudged(Who::at(line), Kind::BadRecord, why)).map(|()| None),
        };
        if let (true, Some(id)) = (self.takes_cancels, any.get("cancel")) {
            let is_alone = any.as_object().is_some_and(|object| object.len() == 1);
            if !is_alone || !(id.is_string() || id.is_number()) {
                let why = "`cancel` is the id of a record, a string or a number, and has no field beside it";
                let answer = Answer::unjudged(Who::at(line), Kind::BadRecord, why.to_owned());
                return sink.give(answer).map(|()| None);
            }
            return cancel(line, id, hand, sink).map(|()| None);
        }
        match self.records.read(line, any) {
            Ok(task) => Ok(Some(task)),
            Err((who, why)) => sink.give(unjudged(who, why)).map(|()| None),
        }
    }
}

/// The JSON in a line.
fn value(text: &[u8], length: usize) -> Result<Value, String> {
    if length > LINE_BYTES_MAX {
        return Err(format!("the line has {length} bytes; at most {LINE_BYTES_MAX} are allowed"));
    }
    // Other systems' editors begin a file with a byte-order mark.
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let text = std::str::from_utf8(text).map_err(|at| format!("not UTF-8 from byte {} on", at.valid_up_to() + 1))?;
    let values = values_in(text);
    if values > VALUES_MAX {
        return Err(format!("the line has more than {VALUES_MAX} values: write long lists as one string"));
    }
    // Its line is the record's, not the first of a text.
    serde_json::from_str(text).map_err(|why| format!("not JSON: {why}").replace(" at line 1 column", " at column"))
}

/// How many values a JSON text has at most: each but the first comes after a sign that is in no string.
fn values_in(text: &str) -> usize {
    let (mut is_in_string, mut is_escaped, mut count) = (false, false, 1);
    for byte in text.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = is_in_string,
            b'"' => is_in_string = !is_in_string,
            b',' | b'[' | b':' if !is_in_string => count += 1,
            _ => {}
        }
    }
    count
}

/// Whether a line of this length is no record; of one that is too long nothing was kept.
pub(super) fn is_blank(line: &[u8], length: usize) -> bool {
    line.trim_ascii().is_empty() && length < LINE_BYTES_MAX
}

/// Ends the record of this id that was read last.
fn cancel(line: usize, id: &Value, hand: &mut Hand, sink: &mut dyn Sink) -> Outcome<()> {
    let cancelled = "cancelled".to_owned();
    if let Some(ahead) = hand.ahead.iter().rposition(|one| one.id == *id).and_then(|at| hand.ahead.remove(at)) {
        hand.room.give(ahead.text.len());
        let mut any = value(&ahead.text, ahead.length).unwrap_or_default();
        let who = Who::of(ahead.line, &mut any).unwrap_or_else(|(who, _)| who);
        return sink.give(Answer::unjudged(who, Kind::Cancelled, cancelled));
    }
    let found = hand.open.iter().rev().find(|(_, one)| one.who.id == *id).map(|(line, _)| *line);
    match found.and_then(|line| hand.open.remove(&line)) {
        // What its thread says later is not listened to.
        Some(Open { who, turn }) => {
            turn.cancel();
            sink.give(Answer::unjudged(who, Kind::Cancelled, cancelled))
        }
        None => {
            let error = "no record with this id is being judged";
            sink.say(serde_json::json!({ "line": line, "cancel": id, "error": error }))
        }
    }
}

fn unjudged(who: Who, why: Unjudged) -> Answer {
    match why {
        Unjudged::Late(wall) => Answer::late(who, wall),
        Unjudged::Error(kind, why) => Answer::unjudged(who, kind, why),
    }
}

/// What becomes of a record.
fn judged(records: &Records<Answer>, task: Task, turn: &Arc<Turn>, bytes: usize) -> Event {
    let mut notes = Notes::default();
    let row = catch_unwind(AssertUnwindSafe(|| records.judge(&task, turn, &mut notes)));
    let line = task.who.line;
    let version = env!("CARGO_PKG_VERSION");
    let bug = || Unjudged::Error(Kind::Machine, format!("this is a bug of ojkit {version}: please report it"));
    let Task { who, problem, language, expected, .. } = task;
    let answer = match row.unwrap_or_else(|_| Err(bug())) {
        Ok(row) => row.to(who, problem, language, expected),
        Err(Unjudged::Late(wall)) => Answer::late(Who::default(), wall).to(who, problem, language, expected),
        Err(why) => unjudged(who, why),
    };
    Event::Done { line, bytes, answer: Box::new(answer), notes: notes.0 }
}

pub(super) fn unread(error: io::Error) -> Failure {
    Failure::Lacking(format!("the records cannot be read: {error}"))
}

/// Reads lines as long as there is room for them.
fn read(mut reader: impl BufRead, range: Range<usize>, (room, most): (&Room, usize), events: &Sender<Event>) {
    let mut lines = || -> io::Result<()> {
        let mut number = 0;
        while number < range.end {
            if number >= range.start {
                room.wait(most);
            }
            let mut line = Vec::new();
            let Some(length) = next_line(&mut reader, &mut line)? else { return Ok(()) };
            number += 1;
            if number > range.start {
                room.take(line.len());
                if events.send(Event::Line(number, length, line)).is_err() {
                    return Ok(());
                }
            }
        }
        Ok(())
    };
    let ended = lines();
    drop(events.send(Event::Ended(ended)));
}

/// Reads a line without its end, and tells its length; of one that is too long nothing is kept. `None` at the end.
pub(super) fn next_line(reader: &mut dyn BufRead, line: &mut Vec<u8>) -> io::Result<Option<usize>> {
    use io::Read;
    let most = LINE_BYTES_MAX as u64 + 1;
    let mut length = reader.take(most).read_until(b'\n', line)?;
    if length == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Some(line.len()));
    }
    if length > LINE_BYTES_MAX {
        *line = Vec::new();
        loop {
            let buffer = reader.fill_buf()?;
            let (taken, ended) = match buffer.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            reader.consume(taken);
            length += taken;
            if ended {
                break;
            }
        }
    }
    Ok(Some(length))
}
