//! What the page asks for: the kit's own program is started for it, bounded in number and time.

use crate::cli::http::{BAD, Refusal};
use ojkit_run::tool::Place;
use ojkit_work::collection::Collection;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may take, and may wait for its place before: longer than a submission that is stopped at the time limit.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is asked: about an input or a case of a problem, and of a submission on it.
#[derive(Debug, Deserialize)]
struct Wish {
    problem: String,
    case: Option<String>,
    input: Option<String>,
    submission: Option<String>,
    #[serde(default)]
    reason: String,
}

/// The kit's own program, and where it is started.
#[derive(Debug)]
pub(crate) struct Asking {
    pub own_exe: PathBuf,
    pub cwd: PathBuf,
    pub environment: BTreeMap<OsString, OsString>,
    pub collection: Option<Collection>,
    /// One is held by each program that runs.
    pub places: [Mutex<()>; 2],
}

impl Asking {
    /// What `ojkit show` says of a case or an input, or `ojkit add-case`, until `is_over` says that it is not wanted any longer.
    pub fn ask(&self, what: &str, body: &[u8], mut is_over: impl FnMut() -> bool) -> Result<Value, Refusal> {
        let wish: Wish = serde_json::from_slice(body).map_err(|why| (BAD, why.to_string()))?;
        let source = wish.submission.as_deref().map(|name| self.source(&wish.problem, name));
        let mut arguments: Vec<OsString> = match what {
            "show" => vec!["show".into(), "--format=json".into()],
            _ => vec!["add-case".into(), with("--reason=", &wish.reason)],
        };
        arguments.extend(source.iter().map(|file| with("--submission=", file)));
        let collection = self.collection.iter().filter(|collection| !collection.is_alone());
        arguments.extend(collection.map(|collection| with("--root=", collection.root())));
        arguments.extend(wish.input.iter().map(|_| "--input=-".into()));
        // What follows is taken for no flag, however it begins.
        arguments.extend(["--".into(), OsString::from(wish.problem)].into_iter().chain(wish.case.map(OsString::from)));
        let mut is_late = |begun: Instant| begun.elapsed() > PATIENCE || is_over();
        // No refusal: a browser would show it as a fault of the page.
        let late = || json!({ "error": format!("no answer within {} s", PATIENCE.as_secs()) });
        let waiting = Instant::now();
        let _place = loop {
            match self.places.iter().find_map(|place| place.try_lock().ok()) {
                Some(place) => break place,
                None if is_late(waiting) => return Ok(late()),
                None => thread::sleep(Duration::from_millis(20)),
            }
        };
        let place = Place { cwd: &self.cwd, environment: &self.environment };
        let (input, begun) = (wish.input.unwrap_or_default(), Instant::now());
        let ran = place.ask(self.own_exe.as_os_str(), &arguments, input, || is_late(begun));
        // A NUL, or a word past the system's bound: no fault of the kit's own program.
        let failed = |why| (BAD, format!("a command cannot have such a problem, case, submission or reason: {why}"));
        let Some(ran) = ran.map_err(failed)? else { return Ok(late()) };
        let [printed, said] = [&ran.stdout, &ran.stderr].map(|bytes| String::from_utf8_lossy(bytes));
        if what == "keep" {
            return Ok(json!({ "text": format!("{printed}{said}").trim() }));
        }
        Ok(serde_json::from_str(&printed).unwrap_or_else(|_| json!({ "error": said })))
    }

    /// The file of a submission, which results may name from its problem's folder.
    fn source(&self, slug: &str, name: &str) -> PathBuf {
        let below = self.collection.iter().map(|collection| collection.submissions(slug).join(name));
        let found = [self.cwd.join(name)].into_iter().chain(below).find(|path| path.is_file());
        let found = found.unwrap_or_else(|| name.into());
        found.strip_prefix(&self.cwd).unwrap_or(&found).to_owned()
    }
}

fn with(flag: &str, value: impl AsRef<OsStr>) -> OsString {
    let mut argument = OsString::from(flag);
    argument.push(value);
    argument
}
