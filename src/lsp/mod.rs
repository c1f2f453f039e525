//! The language server: what `ojkit check`, `ojkit help` and `ojkit test` know, where an editor asks for it.
//!
//! Nothing is computed here: findings come from `work::inspection`, hover from the tables of keys and from readers of constraint lines. This
//! module knows which files a client shows, and the places of the protocol. A message is handled before the next one is read, and what is found
//! in files is said when no further message waits, so that a client that types faster than files are read loses nothing. No program runs unless
//! the client executes a command; what runs leave in the cache is looked at from time to time. A panic is an answer: the server goes on.

mod completion;
mod documents;
mod findings;
mod hover;
mod lenses;
mod place;
mod wire;

pub use wire::connect;

use crate::keys;
use crate::store::runs::Runs;
use completion::Asked;
use documents::{Documents, column, path_of};
use findings::{Home, Lines};
use gen_lsp_types::{
    CodeAction, CodeActionKind, CodeActionParams, CodeLens, CodeLensOptions, CodeLensParams, CompletionOptions,
    CompletionParams, Contents, Diagnostic, DidChangeTextDocumentParams, DidCloseTextDocumentParams,
    DidOpenTextDocumentParams, DidSaveTextDocumentParams, ExecuteCommandOptions, ExecuteCommandParams, Hover,
    HoverParams, InitializeParams, InitializeResult, MarkupContent, MarkupKind, Position, PublishDiagnosticsParams,
    ServerCapabilities, ServerInfo, TextDocumentContentChangeEvent, TextDocumentPositionParams, TextDocumentSyncKind,
    TextEdit, Uri, WorkspaceEdit,
};
use lenses::Shown;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use ojkit_model::diagnostic::Diagnostic as Finding;
use ojkit_model::problem::Problem;
use ojkit_run::tool::Place;
use ojkit_text::keys::Keys;
use ojkit_work::problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, SystemTime};

/// Files that a client may show at once; what it opens beyond is not looked at.
const OPEN_MAX: usize = 1000;

/// Folders in folders of a problem, and files there, that are looked for.
const LISTED: (usize, usize) = (2, 1000);

/// Characters of what a command printed that a message has.
const MESSAGE_CHARS: usize = 2000;
/// How often runs are looked at while a submission is shown.
const TICK: Duration = Duration::from_secs(1);

/// What surrounds the server.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// The kit's own program, for the commands that a client executes.
    pub own_exe: PathBuf,
    /// The folder in which runs leave their traces.
    pub cache: PathBuf,
    pub environment: BTreeMap<OsString, OsString>,
}

/// A request that cannot be answered: a code of the protocol, and why.
type Refused = (ErrorCode, String);

/// Where in its life the server is.
#[derive(PartialEq, Eq)]
enum Stage {
    New,
    Ready,
    ShutDown,
}

struct Server<'c> {
    connection: &'c Connection,
    stage: Stage,
    documents: Documents,
    /// Homes whose files have changed, by their folders, and whether their case pages count too.
    changed: BTreeMap<PathBuf, (Home, bool)>,
    /// What was said of the files of a home.
    found: BTreeMap<PathBuf, BTreeMap<PathBuf, Vec<Finding>>>,
    /// The files of the homes that are shown, as they were seen last.
    listed: BTreeMap<PathBuf, BTreeSet<PathBuf>>,
    /// What the specs of problems said when they were sound last: it holds for lenses while one is typed.
    sound: BTreeMap<PathBuf, Problem>,
    surroundings: Surroundings,
    /// Submissions that are shown, with what was said last of their last runs, and whether these went on.
    submissions: BTreeMap<PathBuf, (Option<String>, bool)>,
    /// When a run began last, as it was seen last.
    seen: Option<SystemTime>,
    /// Whether the client asks for lenses again when it is asked to.
    refreshes: bool,
}

/// Serves a client until it ends or leaves; whether it ended as the protocol says.
pub fn serve(connection: &Connection, surroundings: Surroundings) -> bool {
    let mut server = Server {
        connection,
        stage: Stage::New,
        documents: Documents::default(),
        changed: BTreeMap::new(),
        found: BTreeMap::new(),
        listed: BTreeMap::new(),
        sound: BTreeMap::new(),
        surroundings,
        submissions: BTreeMap::new(),
        seen: None,
        refreshes: false,
    };
    loop {
        let message = connection.receiver.recv_timeout(TICK);
        let Ok(message) = message else {
            if message.is_err_and(|error| error.is_disconnected()) {
                return false;
            }
            server.guarded(Server::look_for_runs);
            server.guarded(Server::publish);
            continue;
        };
        match message {
            Message::Request(request) => server.request(request),
            Message::Notification(notification) if notification.method == "exit" => {
                return server.stage == Stage::ShutDown;
            }
            Message::Notification(notification) if notification.method == wire::UNREADABLE => {
                server.send(wire::log(notification.params.as_str().unwrap_or_default()));
            }
            Message::Notification(notification) if server.stage == Stage::Ready => {
                server.guarded(|server| server.notice(notification));
            }
            Message::Notification(_) | Message::Response(_) => {}
        }
        if connection.receiver.is_empty() {
            server.guarded(Server::publish);
        }
    }
}

/// The tables of keys, read once.
static KEYS: LazyLock<Vec<(&str, Keys)>> = LazyLock::new(|| keys::FILES.map(|(name, keys)| (name, keys())).into());

/// The table of a file's keys, by its name.
fn keys_of(path: &Path) -> Option<(&'static str, &'static Keys)> {
    let name = path.file_name()?.to_str()?.strip_suffix(".yaml")?;
    KEYS.iter().find(|(known, _)| *known == name).map(|(name, keys)| (*name, keys))
}

impl Server<'_> {
    fn send(&self, message: impl Into<Message>) {
        // A client that has gone needs no answer; the next read says so.
        drop(self.connection.sender.send(message.into()));
    }

    /// Does some work of which a panic is said in the client's log.
    fn guarded(&mut self, work: impl FnOnce(&mut Self)) {
        if catch_unwind(AssertUnwindSafe(|| work(self))).is_err() {
            self.send(wire::log("a bug of ojkit: please report it with what the server printed"));
        }
    }

    fn request(&mut self, request: Request) {
        let Request { id, method, params } = request;
        let bug = || Err((ErrorCode::InternalError, format!("a bug of ojkit in {method}: please report it")));
        // What a request reads is only changed by notifications, and these are done.
        let answered = catch_unwind(AssertUnwindSafe(|| self.answer(&method, params))).unwrap_or_else(|_| bug());
        self.send(match answered {
            Ok(result) => Response::new_ok(id, result),
            Err((code, why)) => Response::new_err(id, code as i32, why),
        });
    }

    fn answer(&mut self, method: &str, params: Value) -> Result<Value, Refused> {
        match (&self.stage, method) {
            (Stage::New, "initialize") => answered(params, |params| self.initialize(&params)),
            (Stage::New, _) => Err((ErrorCode::ServerNotInitialized, "`initialize` comes first".to_owned())),
            (Stage::Ready, "shutdown") => {
                self.stage = Stage::ShutDown;
                Ok(Value::Null)
            }
            (Stage::Ready, "textDocument/hover") => answered(params, |params: HoverParams| self.hover(&params)),
            (Stage::Ready, "textDocument/completion") => {
                answered(params, |params: CompletionParams| self.completion(&params.text_document_position_params))
            }
            (Stage::Ready, "textDocument/codeLens") => answered(params, |params| self.lenses(&params)),
            (Stage::Ready, "workspace/executeCommand") => answered(params, |params| self.execute(&params)),
            (Stage::Ready, "textDocument/codeAction") => answered(params, |params| self.fixes(&params)),
            (Stage::Ready, _) => Err((ErrorCode::MethodNotFound, format!("there is no method {method}"))),
            (Stage::ShutDown, _) => Err((ErrorCode::InvalidRequest, "the server is shut down".to_owned())),
        }
    }

    fn initialize(&mut self, params: &InitializeParams) -> InitializeResult {
        self.stage = Stage::Ready;
        let lenses = params.capabilities.workspace.as_ref().and_then(|workspace| workspace.code_lens.as_ref());
        self.refreshes = lenses.and_then(|lenses| lenses.refresh_support).unwrap_or_default();
        let options = params.initialization_options.as_ref();
        let has_commands = options.is_some_and(|options| options["clientCommands"] == true);
        let commands = lenses::COMMANDS.map(|(command, _)| command.to_owned()).to_vec();
        InitializeResult {
            capabilities: ServerCapabilities {
                text_document_sync: Some(TextDocumentSyncKind::Full.into()),
                hover_provider: Some(true.into()),
                completion_provider: Some(CompletionOptions::default()),
                code_action_provider: Some(true.into()),
                code_lens_provider: Some(CodeLensOptions::default()),
                execute_command_provider: (!has_commands)
                    .then(|| ExecuteCommandOptions { commands, ..ExecuteCommandOptions::default() }),
                ..ServerCapabilities::default()
            },
            server_info: Some(ServerInfo {
                name: "ojkit".to_owned(),
                version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            }),
        }
    }

    fn notice(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        match method.as_str() {
            "textDocument/didOpen" => noticed(params, |params: DidOpenTextDocumentParams| {
                let file = params.text_document;
                self.take(file.uri, file.version, file.text, true);
            }),
            "textDocument/didChange" => noticed(params, |mut params: DidChangeTextDocumentParams| {
                use TextDocumentContentChangeEvent::TextDocumentContentChangeWholeDocument as Whole;
                let file = params.text_document;
                if let Some(Whole(change)) = params.content_changes.pop() {
                    self.take(file.text_document_identifier.uri, file.version, change.text, false);
                }
            }),
            "textDocument/didSave" => {
                noticed(params, |params: DidSaveTextDocumentParams| self.touch(&params.text_document.uri, true));
            }
            "textDocument/didClose" => noticed(params, |params: DidCloseTextDocumentParams| {
                let uri = params.text_document.uri;
                if let Some(path) = path_of(&uri) {
                    self.documents.close(&path);
                    if self.submissions.remove(&path).is_some() {
                        self.show(&path, Vec::new());
                    }
                    self.touch(&uri, true);
                }
            }),
            _ => {}
        }
    }

    fn take(&mut self, uri: Uri, version: i32, text: String, is_new: bool) {
        let Some(path) = path_of(&uri) else { return };
        let is_open = self.documents.text(&path).is_some();
        if is_open || is_new && self.documents.texts().len() < OPEN_MAX {
            self.documents.set(&path, uri.clone(), version, text);
            if is_new && lenses::is_submission(&path) {
                self.submissions.insert(path.clone(), (None, false));
            }
            self.touch(&uri, is_new);
        }
    }

    /// Notes that what a file belongs to is to be looked at again.
    fn touch(&mut self, uri: &Uri, with_page: bool) {
        let Some(path) = path_of(uri) else { return };
        if self.submissions.contains_key(&path) {
            self.seen = None;
        } else if let Some(home) = Home::of(&path).filter(|_| keys_of(&path).is_some()) {
            let entry = self.changed.entry(home.folder()).or_insert((home, false));
            entry.1 |= with_page;
        } else {
            // Its problem is there no longer.
            let of = self.found.iter().find(|(_, files)| files.contains_key(&path)).map(|(folder, _)| folder.clone());
            let files = of.and_then(|folder| self.found.remove(&folder)).unwrap_or_default();
            files.keys().for_each(|file| self.show(file, Vec::new()));
        }
    }

    /// Says what is found in all files that have changed; of a home none of whose files is open, nothing.
    fn publish(&mut self) {
        if !self.submissions.is_empty() && self.seen.is_none() {
            self.look_for_runs();
        }
        self.look_for_files();
        for (folder, (home, with_page)) in std::mem::take(&mut self.changed) {
            let texts = self.documents.texts();
            let is_shown = texts
                .keys()
                .any(|path| keys_of(path).is_some() && Home::of(path).is_some_and(|home| home.folder() == folder));
            let found = if is_shown { home.with(texts).findings(with_page) } else { BTreeMap::new() };
            let before = self.found.remove(&folder).unwrap_or_default();
            let files: BTreeSet<&PathBuf> = before.keys().chain(found.keys()).collect();
            for path in files {
                let text = self.text(path);
                let lines = Lines::of(&text);
                let list = found.get(path).into_iter().flatten();
                self.show(path, list.map(|finding| lines.diagnostic(finding)).collect());
            }
            if is_shown {
                self.listed.insert(folder.clone(), listed(&folder));
                self.found.insert(folder, found);
            } else {
                self.listed.remove(&folder);
            }
        }
    }

    fn show(&self, path: &Path, diagnostics: Vec<Diagnostic>) {
        let (uri, version) = self.documents.name(path);
        let params = PublishDiagnosticsParams { uri, version, diagnostics };
        self.send(Notification::new("textDocument/publishDiagnostics".to_owned(), params));
    }

    /// A submission that is shown, with its last run.
    fn submission<'s>(&'s self, path: &'s Path) -> Option<Shown<'s>> {
        let text = self.documents.text(path).filter(|_| self.submissions.contains_key(path))?;
        Some(Shown { path, text, run: Runs::at(&self.surroundings.cache).latest(path) })
    }

    /// Notes the homes to whose folders files came, or which files left: a program that a spec names may be there now.
    fn look_for_files(&mut self) {
        for (folder, _) in self.listed.iter().filter(|(folder, before)| listed(folder) != **before) {
            if let Some(home) = Home::of(&folder.join("spec.yaml")) {
                self.changed.insert(folder.clone(), (home, true));
            }
        }
    }

    /// Looks at runs where one has begun or goes on.
    fn look_for_runs(&mut self) {
        let runs = self.surroundings.cache.join("runs").metadata();
        let seen = std::mem::replace(&mut self.seen, runs.and_then(|folder| folder.modified()).ok());
        if seen != self.seen || self.submissions.values().any(|(_, goes_on)| *goes_on) {
            self.look_at_runs();
        }
    }

    /// Says how the last runs of the submissions that are shown ended, where that has changed.
    fn look_at_runs(&mut self) {
        let mut changed = false;
        for (path, before) in std::mem::take(&mut self.submissions) {
            self.submissions.insert(path.clone(), before.clone());
            let Some(shown) = self.submission(&path) else { continue };
            let last = (shown.last(), shown.run.as_ref().is_some_and(|run| run.is_alive));
            if last != before {
                changed = true;
                self.show(&path, Vec::from_iter(shown.failure()));
                self.submissions.insert(path, last);
            }
        }
        if changed && self.refreshes {
            let id = "lenses".to_owned().into();
            self.send(Request::new(id, "workspace/codeLens/refresh".to_owned(), Value::Null));
        }
    }

    fn lenses(&mut self, params: &CodeLensParams) -> Vec<CodeLens> {
        let mut of = |path: PathBuf| {
            let home = Home::of(&path)?.with(self.documents.texts());
            if let Ok(problem) = problem::glance(&home.collection, home.slug.as_ref()?, "") {
                self.sound.insert(home.folder(), problem);
            }
            self.submission(&path)?.lenses(&home, self.sound.get(&home.folder())?)
        };
        path_of(&params.text_document.uri).and_then(&mut of).unwrap_or_default()
    }

    /// Runs a command on a submission beside the server, and says what it printed when it has ended.
    fn execute(&self, params: &ExecuteCommandParams) -> Option<()> {
        let file = params.arguments.as_ref()?.first()?.as_str()?.to_owned();
        let known = lenses::COMMANDS.iter().find(|(command, _)| *command == params.command)?;
        let (surroundings, sender) = (self.surroundings.clone(), self.connection.sender.clone());
        match known.1 {
            "" => {
                let last = self.submission(Path::new(&file)).and_then(|shown| shown.last());
                self.send(wire::message(&last.unwrap_or_else(|| "there was no run of this file".to_owned())));
            }
            "debug" => self.send(wire::message(&format!("`ojkit debug --terminal {file}` debugs it in a terminal"))),
            command => drop(thread::spawn(move || sender.send(ran(&surroundings, command, &file)))),
        }
        Some(())
    }

    /// What the client shows of a file, or what is on the disk.
    fn text(&self, path: &Path) -> String {
        let read = || ojkit_work::collection::read_if_there(path).ok().flatten().unwrap_or_default();
        let shown = self.documents.text(path).map(str::to_owned);
        shown.unwrap_or_else(|| String::from_utf8_lossy(&read()).into_owned())
    }

    /// The parameters of the problem that a file belongs to.
    fn parameters(&self, path: &Path) -> Vec<ojkit_model::signature::Parameter> {
        place::parameters(&self.text(&path.with_file_name("spec.yaml")))
    }

    fn hover(&self, params: &HoverParams) -> Option<Hover> {
        let (path, Position { line: number, .. }) = self.place(&params.text_document_position_params)?;
        let ((file, keys), text) = (keys_of(&path)?, self.documents.text(&path)?);
        let home = Home::of(&path)?;
        let line = text.lines().nth(number as usize)?;
        // To the end of the word that is pointed at.
        let from = column(line, params.text_document_position_params.position);
        let is_word = |c: &char| c.is_alphanumeric() || "_-/.".contains(*c);
        let end = from + line.chars().skip(from).take_while(is_word).count();
        let place = place::at(text, number as usize, end)?;
        let word = || line.chars().take(end).skip(place.start).filter(|c| !"\"'".contains(*c)).collect::<String>();
        let said = if hover::is_constraint(&place) {
            let of: String = line.chars().skip(place.start).collect();
            hover::constraint(&home.with(self.documents.texts()), number as usize, &of, &self.parameters(&path))
        } else if place.what == place::What::Key {
            hover::key(file, keys, &place, &word())
        } else {
            None
        };
        let contents = Contents::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value: said? });
        Some(Hover { contents, range: Some(documents::range(number as usize, line, place.start, end - place.start)) })
    }

    fn completion(&self, params: &TextDocumentPositionParams) -> Vec<gen_lsp_types::CompletionItem> {
        let asked = || {
            let (path, cursor) = self.place(params)?;
            let ((file, keys), text) = (keys_of(&path)?, self.documents.text(&path)?);
            Home::of(&path)?;
            let line = text.lines().nth(cursor.line as usize).unwrap_or_default();
            let place = place::at(text, cursor.line as usize, column(line, cursor))?;
            Some(Asked { file, keys, line, cursor, parameters: &self.parameters(&path) }.items(&place))
        };
        asked().unwrap_or_default()
    }

    fn place(&self, params: &TextDocumentPositionParams) -> Option<(PathBuf, Position)> {
        Some((path_of(&params.text_document.uri)?, params.position))
    }

    /// Where "did you mean" knows a word, an edit that writes it.
    fn fixes(&mut self, params: &CodeActionParams) -> Vec<CodeAction> {
        // What is found must be that of the text in which the edits are made.
        self.publish();
        let Some(path) = path_of(&params.text_document.uri) else { return Vec::new() };
        let text = self.text(&path);
        let lines = Lines::of(&text);
        let found = self.found.values().filter_map(|files| files.get(&path)).flatten();
        let of = |finding: &Finding| {
            let (range, meant) = lines.meant(finding)?;
            let asked = &params.range;
            if range.end < asked.start && lines.diagnostic(finding).range.end < asked.start || asked.end < range.start {
                return None;
            }
            let edit = TextEdit { range, new_text: meant.to_owned() };
            let changes = HashMap::from([(params.text_document.uri.clone(), vec![edit])]);
            Some(CodeAction {
                title: format!("Replace by `{meant}`"),
                kind: Some(CodeActionKind::QuickFix),
                diagnostics: Some(vec![lines.diagnostic(finding)]),
                is_preferred: Some(true),
                edit: Some(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }),
                ..CodeAction::default()
            })
        };
        found.filter_map(of).collect()
    }
}

/// The files of a problem's folder and of those in it, so far.
fn listed(folder: &Path) -> BTreeSet<PathBuf> {
    let (mut all, mut folders) = (BTreeSet::new(), vec![(folder.to_owned(), 0)]);
    while let Some((folder, depth)) = folders.pop() {
        for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
            if depth < LISTED.0 && path.is_dir() {
                folders.push((path.clone(), depth + 1));
            }
            if all.len() < LISTED.1 {
                all.insert(path);
            }
        }
    }
    all
}

/// Runs a command of the kit on a file; what it printed, as a message. What is handed in is written to a file, which the message names.
fn ran(surroundings: &Surroundings, command: &str, file: &str) -> Message {
    let Surroundings { own_exe, cache, environment } = surroundings;
    let cwd = Path::new(file).parent().unwrap_or(Path::new("/"));
    let arguments = [command, file].map(OsString::from);
    let ran = match (Place { cwd, environment }).output(own_exe.as_os_str(), &arguments) {
        Ok(ran) => ran,
        Err(error) => return wire::message(&format!("{command}: {error}")),
    };
    let name = Path::new(file).file_name().unwrap_or_default();
    let paste = cache.join("submit").join(name);
    if command == "submit" && ran.status.success() {
        return match ojkit_files::atomic::write(&paste, &ran.stdout) {
            Ok(()) => wire::message(&format!("the text to hand in is {}", paste.display())),
            Err(error) => wire::message(&error.to_string()),
        };
    }
    let said = if ran.stdout.is_empty() { ran.stderr } else { ran.stdout };
    let said: String = String::from_utf8_lossy(&said).chars().take(MESSAGE_CHARS).collect();
    wire::message(&format!("{command}: {}", said.trim_end()))
}

/// The answer to a request whose parameters are as they should be.
fn answered<P: DeserializeOwned, R: Serialize>(params: Value, answer: impl FnOnce(P) -> R) -> Result<Value, Refused> {
    let params = serde_json::from_value(params).map_err(|error| (ErrorCode::InvalidParams, error.to_string()))?;
    serde_json::to_value(answer(params)).map_err(|error| (ErrorCode::InternalError, error.to_string()))
}

/// Takes a notification whose parameters are as they should be; any other is passed over.
fn noticed<P: DeserializeOwned>(params: Value, notice: impl FnOnce(P)) {
    if let Ok(params) = serde_json::from_value(params) {
        notice(params);
    }
}
