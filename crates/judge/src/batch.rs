//! A program that answers frames of cases, kept alive whatever single cases do to it.
//!
//! A case that ends its process, hangs or fills the memory takes the answers of its whole frame with it. The page that the program
//! shares with the kit tells which case was begun last. That case is asked again alone, in a process of its own, where the processor's
//! time is counted exactly; the others are asked again in a new process. So what a reply says of a case is true of this case alone.

use std::ffi::OsString;
use std::fs;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::case::{Failed, of_outcome};
use crate::replies::{Received, Replies, Reply};
use ojkit_frames::Frame;
use ojkit_languages::Machine;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::{Artifact, ENDED, Job, Kind, Outcome, Page, Progress, RunError, Session, Worker};

/// What one case may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// CPU time. A case that takes this long by the clock is suspected, and asked again where the processor's time counts.
    pub time: Duration,
    /// Memory of the whole process in MiB, the language's own share not counted.
    pub memory_mib: u64,
}

impl Bounds {
    /// A problem's limits, the time with the language's factor.
    pub fn of(limits: Limits, artifact: &Artifact) -> Bounds {
        let limits = limits.with_time_factor(artifact.recipe().time_factor);
        Bounds { time: Duration::from_millis(limits.time_ms), memory_mib: limits.memory_mib }
    }
}

/// One submission's batch program.
#[derive(Debug)]
pub struct Batch {
    worker: Worker,
    artifact: Artifact,
    args: Vec<OsString>,
    bounds: Bounds,
    stops: bool,
    live: Option<Live>,
    /// The frame that is being answered.
    frame: Frame,
    answers: Vec<u8>,
    sent: usize,
    /// Where the frame lies in the page that is shared: what is sent then instead of its bytes.
    in_page: Option<[u8; 4]>,
    printed: Vec<u8>,
    processes: u64,
    templates: Templates,
}

/// Processes that wait for programs to become; see [`Machine::templates`].
type Templates = Arc<Mutex<Vec<(String, Session, Page)>>>;

/// A process and what it was given.
#[derive(Debug)]
struct Live {
    session: Session,
    page: Page,
    /// Cases of the frames that were answered.
    done: u64,
    /// The key of the template that it was forked from.
    template: Option<String>,
}

/// How asking a frame went wrong.
struct Broken {
    /// The case within the frame that was begun last and not finished, where the page tells.
    case: Option<usize>,
    /// Whether the process got as far as its first case.
    started: bool,
    /// Whether the kit has killed it.
    killed: bool,
    /// How the process ended; the kit kills one that hangs.
    outcome: Outcome,
}

/// The bit of a frame's number of bytes that says that they lie in the page.
const IN_PAGE: u32 = 1 << 31;
/// A process gets a new one after this much CPU time, so that no limit on whole sessions is ever met.
const SESSION_MS: u64 = 3_600_000;
/// What a process may print between two looks, in KiB; a submission that floods is stopped as on a site.
const PRINTED_KIB: u64 = 64 * 1024;
/// Bytes of debug prints that are kept.
const PRINTED_KEPT: usize = 64 * 1024;
/// How often a silent program is looked at.
const LOOK: Duration = Duration::from_millis(10);
/// CPU time that starting takes, on top of the case's own: compiled programs, and those with a runtime.
const START: Duration = Duration::from_millis(50);
const START_RUNTIME: Duration = Duration::from_millis(1500);
/// Asks a program that was forked to end: an empty frame for it, and a word for the template that it comes from.
const OVER: &[u8] = b"\0\0\0\0over";
/// How long a program may take to end when it is asked to.
const ENDS: Duration = Duration::from_millis(500);
/// So many templates are kept.
const TEMPLATES_MAX: usize = 16;
/// By the clock, a program may take this long to start.
const START_CLOCK: Duration = Duration::from_secs(10);

impl Batch {
    /// A batch of a program that [`crate::built::batch`] made. No process is started before the first frame.
    pub fn new(machine: &Machine, artifact: Artifact, bounds: Bounds) -> Result<Batch, RunError> {
        Ok(Batch {
            worker: machine.worker()?,
            artifact,
            args: Vec::new(),
            bounds,
            stops: false,
            live: None,
            frame: Frame::new(),
            answers: Vec::new(),
            sent: 0,
            in_page: None,
            printed: Vec::new(),
            processes: 0,
            templates: machine.templates.clone(),
        })
    }

    /// Gives the program arguments; a running process goes on without them.
    pub fn with_args(mut self, args: Vec<OsString>) -> Batch {
        self.args = args;
        self
    }

    /// Lets frames end with the first case that ends its process: there are fewer replies than cases then. Of a program that hangs on
    /// most cases, only one need be waited for.
    pub fn stopping(mut self) -> Batch {
        self.stops = true;
        self
    }

    /// Sets other arguments, which hold from the next frame on, in a new process.
    pub fn set_args(&mut self, args: Vec<OsString>) {
        if self.args != args {
            self.args = args;
            self.end();
        }
    }

    /// What a case may use from now on; a smaller memory holds for new processes.
    pub fn set_bounds(&mut self, bounds: Bounds) {
        self.bounds = bounds;
    }

    /// What a case may use.
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The program.
    pub fn artifact(&self) -> &Artifact {
        &self.artifact
    }

    /// How many processes were started so far.
    pub fn processes(&self) -> u64 {
        self.processes
    }

    /// The first bytes of what the program printed on standard output since the last call.
    pub fn take_printed(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.printed)
    }

    /// The bytes of one case of the last frame.
    pub fn case(&self, index: usize) -> &[u8] {
        self.frame.case(index)
    }

    /// Drops the process; the next frame starts a new one.
    pub fn restart(&mut self) {
        self.end();
    }

    /// Ends the process; a template that it was forked from is kept, if nothing of the program is left.
    fn end(&mut self) {
        let Some(Live { mut session, page, template: Some(key), .. }) = self.live.take() else { return };
        let (mut rest, mut answers): (&[u8], _) = (OVER, Vec::new());
        let end = Instant::now() + ENDS;
        while answers.len() < ENDED.len() && Instant::now() < end {
            if !matches!(session.turn(&mut rest, &mut answers, ENDS), Ok(Progress::Moved)) {
                return;
            }
        }
        if answers == ENDED && session.is_idle() {
            let mut templates = self.templates.lock().unwrap_or_else(PoisonError::into_inner);
            templates.push((key, session, page));
            // The latest are the likeliest to be wanted.
            let more = templates.len().saturating_sub(TEMPLATES_MAX);
            templates.drain(..more);
        }
    }

    /// A process that a template has forked for the program; none where it has no template, or that does not serve.
    fn forked(&mut self) -> Option<Live> {
        let template = self.artifact.template().filter(|_| self.args.is_empty())?;
        let (own, words) = (template.recipe().command.iter(), &self.artifact.recipe().command);
        let words = &words[words.iter().zip(own).take_while(|(word, own)| word == own).count()..];
        let text = fs::read(words.first()?).ok()?;
        let key = format!("{}{}", template.key(), self.bounds.memory_mib);
        let known = {
            let mut templates = self.templates.lock().unwrap_or_else(PoisonError::into_inner);
            templates.iter().rposition(|(other, ..)| *other == key).map(|at| templates.remove(at))
        };
        let (mut session, page) = match known {
            Some((_, session, page)) => (session, page),
            None => {
                let page = Page::new().ok().filter(Page::counts)?;
                let limits = self.limits(SESSION_MS, self.bounds.memory_mib);
                let job = Job { artifact: &template, args: &[], stdin: b"", limits, readable: &[], writable: &[] };
                (self.worker.start_with(&job, page.descriptor().ok()?).ok()?, page)
            }
        };
        let words = words.join("\n").into_bytes();
        let sent = [words, text].map(|part| [&(part.len() as u32).to_le_bytes()[..], &part].concat()).concat();
        let (mut rest, mut answers, end) = (&sent[..], Vec::new(), Instant::now() + START_CLOCK);
        while !rest.is_empty() {
            let progress = session.turn(&mut rest, &mut answers, START_CLOCK).ok()?;
            if progress != Progress::Moved || Instant::now() > end {
                return None;
            }
        }
        self.processes += 1;
        answers.is_empty().then_some(Live { session, page, done: 0, template: Some(key) })
    }

    /// Asks the cases of a frame one after the other, up to one that ends the process: how it ended is the reply to that one, whatever it
    /// does alone, and those behind it have none. What the kit ends for its time by the clock has none either.
    ///
    /// # Errors
    /// As [`Batch::ask`].
    pub fn ask_in_turn(&mut self, frame: &mut Frame, replies: &mut Replies) -> Result<(), RunError> {
        self.restart();
        self.begin(frame)?;
        replies.clear();
        let Err(broken) = self.collect(frame, replies)? else { return Ok(()) };
        replies.clear();
        let Some(case) = broken.case.filter(|_| !broken.killed) else { return Ok(()) };
        // Answers come when a frame is done: those before it are asked for again.
        let mut part = Frame::new();
        (0..case).for_each(|case| part.push_encoded(frame.case(case)));
        self.begin(&mut part)?;
        if case == 0 || self.collect(&mut part, replies)?.is_ok() {
            self.append_ended(&broken.outcome, replies);
        }
        Ok(())
    }

    /// Asks all cases of a frame.
    ///
    /// # Errors
    /// The machine's, never the submission's.
    pub fn ask(&mut self, frame: &mut Frame, replies: &mut Replies) -> Result<(), RunError> {
        self.begin(frame)?;
        self.finish(replies)
    }

    /// Sends a frame as far as the program takes it at once; [`Batch::finish`] must follow.
    ///
    /// Between the two, other programs can be asked and the next frame drawn while this one works.
    pub fn begin(&mut self, frame: &mut Frame) -> Result<(), RunError> {
        frame.bytes();
        self.frame.copy_from(frame);
        self.unsend();
        if self.frame.is_empty() {
            return Ok(());
        }
        self.start()?;
        if let Some(live) = &mut self.live {
            let bytes = self.frame.bytes();
            if let Some((head, body)) = bytes.split_first_chunk::<4>()
                && live.page.put(body)
            {
                self.in_page = Some((u32::from_le_bytes(*head) | IN_PAGE).to_le_bytes());
            }
            let bytes = self.in_page.as_ref().map_or(bytes, |head| head);
            let mut rest = bytes;
            // What goes wrong shows again in `finish`.
            live.session.turn(&mut rest, &mut self.answers, Duration::ZERO)?;
            self.sent = bytes.len() - rest.len();
        }
        Ok(())
    }

    /// Nothing of a frame is sent, and nothing has come.
    fn unsend(&mut self) {
        self.answers.clear();
        (self.sent, self.in_page) = (0, None);
    }

    /// Waits for the replies to the frame that [`Batch::begin`] sent.
    pub fn finish(&mut self, replies: &mut Replies) -> Result<(), RunError> {
        replies.clear();
        let cases = self.frame.len();
        if cases == 0 {
            return Ok(());
        }
        let mut frame = std::mem::take(&mut self.frame);
        let done = self.collect(&mut frame, replies);
        let done = match done {
            Ok(Ok(())) => Ok(()),
            Ok(Err(broken)) => self.recover(&frame, broken, replies),
            Err(error) => Err(error),
        };
        self.frame = frame;
        if done.is_err() {
            self.live = None;
        }
        done
    }

    /// A process, if there is none.
    fn start(&mut self) -> Result<(), RunError> {
        if self.live.is_none() {
            let live = match self.forked() {
                Some(live) => live,
                None => self.session(SESSION_MS)?,
            };
            self.live = Some(live);
        }
        Ok(())
    }

    fn limits(&self, time_ms: u64, memory_mib: u64) -> Limits {
        Limits { time_ms, memory_mib, output_kib: PRINTED_KIB, whole_time: true }
    }

    fn session(&mut self, time_ms: u64) -> Result<Live, RunError> {
        let page = self.worker.page().map_err(RunError::system("make a page"))?;
        let limits = self.limits(time_ms, self.bounds.memory_mib);
        let Batch { artifact, args, .. } = self;
        let job = Job { artifact, args, stdin: b"", limits, readable: &[], writable: &[] };
        let session = self.worker.start_with(&job, page.descriptor().map_err(RunError::system("share a page"))?)?;
        self.processes += 1;
        Ok(Live { session, page, done: 0, template: None })
    }

    /// Sends the rest of the frame and waits for all of its answers.
    fn collect(&mut self, frame: &mut Frame, replies: &mut Replies) -> Result<Result<(), Broken>, RunError> {
        let cases = frame.len();
        let Some(live) = &mut self.live else {
            return Ok(Err(Broken { case: None, started: true, killed: false, outcome: Outcome::default() }));
        };
        let bytes = frame.bytes();
        let bytes = self.in_page.as_ref().map_or(bytes, |head| head);
        let mut rest = &bytes[self.sent..];
        let mut begun = 0;
        let mut since = Instant::now();
        let mut looked = since;
        let killed = loop {
            if self.in_page.is_some() {
                from_page(&live.page, &mut self.answers);
            }
            match replies.receive(&self.answers, cases) {
                Received::Whole => {
                    live.done += cases as u64;
                    keep(&mut self.printed, live.session.take_printed());
                    return Ok(Ok(()));
                }
                // Whoever answers something else than answers has written on a descriptor that is not its own.
                Received::Broken => {
                    live.session.kill()?;
                    break true;
                }
                Received::Partly => {}
            }
            let progress = live.session.turn(&mut rest, &mut self.answers, LOOK)?;
            keep(&mut self.printed, live.session.take_printed());
            if progress == Progress::Ended {
                break false;
            }
            let now = Instant::now();
            if now.duration_since(looked) < LOOK {
                continue;
            }
            looked = now;
            let (count, _) = live.page.counters();
            // Whoever counts backwards or beyond the frame has written on the page itself, and could do so for ever.
            if count < begun || count > live.done + cases as u64 {
                live.session.kill()?;
                break true;
            }
            let patience = if count == 0 { self.bounds.time.max(START_CLOCK) } else { self.bounds.time };
            if count != begun {
                (begun, since) = (count, now);
            } else if now.duration_since(since) > patience {
                live.session.kill()?;
                break true;
            }
        };
        let (begun, finished) = live.page.counters();
        let started = begun > 0 || !live.page.counts();
        let case = if begun > finished { (begun - 1).checked_sub(live.done) } else { None };
        let case = case.map(|case| case as usize).filter(|&case| case < cases);
        let outcome = self.live.take().map_or(Ok(Outcome::default()), |live| live.session.finish())?;
        Ok(Err(Broken { case, started, killed, outcome }))
    }

    /// Asks the cases of a broken frame again: the one to blame alone, the others in new processes.
    fn recover(&mut self, frame: &Frame, broken: Broken, replies: &mut Replies) -> Result<(), RunError> {
        if !broken.started {
            // Whatever the case, this program does not get as far.
            (0..frame.len()).for_each(|_| self.append_ended(&broken.outcome, replies));
            return Ok(());
        }
        let mut todo = Vec::new();
        split(&mut todo, 0..frame.len(), broken.case);
        let mut part = Frame::new();
        while let Some((range, alone)) = todo.pop() {
            part.clear();
            range.clone().for_each(|case| part.push_encoded(frame.case(case)));
            if alone {
                self.ask_alone(&mut part, replies)?;
                if self.stops && replies.ends() {
                    break;
                }
                continue;
            }
            self.start()?;
            self.unsend();
            if let Err(broken) = self.collect(&mut part, replies)? {
                split(&mut todo, range.clone(), broken.case.map(|case| range.start + case));
            }
        }
        Ok(())
    }

    /// Asks the one case of a frame in a process of its own, which has no other case's traces and whose CPU time is the case's; its reply is
    /// added to the others.
    ///
    /// # Errors
    /// As [`Batch::ask`].
    pub fn ask_alone(&mut self, frame: &mut Frame, replies: &mut Replies) -> Result<(), RunError> {
        let language = self.artifact.recipe();
        let start = if language.time_factor > 1.0 { START_RUNTIME } else { START };
        let time_ms = (self.bounds.time + start).as_millis() as u64;
        let live = self.session(time_ms)?;
        let kept = self.live.replace(live);
        self.unsend();
        // The session's own limit decides, unless the system cannot count.
        let bounds = std::mem::replace(&mut self.bounds, Bounds { time: Duration::MAX, memory_mib: 0 });
        let result = self.collect(frame, replies);
        self.bounds = bounds;
        self.live = kept;
        if let Err(broken) = result? {
            self.append_ended(&broken.outcome, replies);
        }
        Ok(())
    }

    /// Asks the cases of a frame, without asking again whatever comes of it; `None` where one has no answer. The next frame meets a new
    /// process then, but where a fork server has answered: what went wrong has ended with a process of the case's own.
    ///
    /// # Errors
    /// As [`Batch::ask`].
    pub fn ask_once(&mut self, frame: &mut Frame) -> Result<Option<Vec<Vec<u8>>>, RunError> {
        self.begin(frame)?;
        let mut frame = std::mem::take(&mut self.frame);
        let mut replies = Replies::default();
        let is_whole = self.collect(&mut frame, &mut replies)?.is_ok();
        let answer = |case| match replies.get(case) {
            Reply::Answer(bytes) => Some(bytes.to_vec()),
            Reply::Failed { .. } => None,
        };
        let answers = if is_whole { (0..frame.len()).map(answer).collect() } else { None };
        self.frame = frame;
        if answers.is_none() && !(is_whole && self.artifact.recipe().kind == Kind::ForkServer) {
            self.live = None;
        }
        Ok(answers)
    }

    fn append_ended(&self, outcome: &Outcome, replies: &mut Replies) {
        let memory_mib = self.bounds.memory_mib + self.artifact.recipe().memory_mib;
        let limits = self.limits(self.bounds.time.as_millis() as u64, memory_mib);
        let inside = || Failed::new(Verdict::RunTimeError, "the program ended inside the function");
        replies.append_ended(&of_outcome(outcome, &limits).unwrap_or_else(inside));
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        self.end();
    }
}

/// Takes answers that the program says are in the page; anything else is left as it is.
fn from_page(page: &Page, answers: &mut Vec<u8>) {
    let Ok(head) = <[u8; 4]>::try_from(&answers[..]) else { return };
    let head = u32::from_le_bytes(head);
    if head & IN_PAGE != 0 && page.take((head & !IN_PAGE) as usize, answers) {
        answers[..4].copy_from_slice(&(head & !IN_PAGE).to_le_bytes());
    }
}

/// What is to be asked again, the first part last; a single case without a companion is asked alone.
fn split(todo: &mut Vec<(std::ops::Range<usize>, bool)>, range: std::ops::Range<usize>, blamed: Option<usize>) {
    if range.len() <= 1 {
        return todo.push((range, true));
    }
    let parts = match blamed {
        Some(case) => [(case + 1..range.end, false), (case..case + 1, true), (range.start..case, false)],
        None => {
            let middle = range.start + range.len() / 2;
            [(middle..range.end, false), (range.start..middle, false), (0..0, false)]
        }
    };
    todo.extend(parts.into_iter().filter(|(part, _)| !part.is_empty()));
}

fn keep(printed: &mut Vec<u8>, more: Vec<u8>) {
    let room = PRINTED_KEPT.saturating_sub(printed.len()).min(more.len());
    printed.extend_from_slice(&more[..room]);
}
