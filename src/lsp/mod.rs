//! The language server: what `ojkit check`, `ojkit help` and `ojkit test` know, where an editor asks for it.
//!
//! Nothing is computed here: findings come from `work::inspection`, hover from the tables of keys and from readers of constraint lines. This
//! module knows which files a client shows, and the places of the protocol. A message is handled before the next one is read, and what is found
//! in files is said when no further message waits, so that a client that types faster than files are read loses nothing. No program runs unless
//! the client executes a command. A panic is an answer: the server goes on.

mod completion;
mod documents;
mod findings;
mod hover;
mod place;
mod wire;

pub use wire::connect;

use crate::keys;
use completion::Asked;
use documents::{Documents, column, path_of};
use findings::{Home, Lines};
use gen_lsp_types::{
    CodeAction, CodeActionKind, CodeActionParams, CompletionOptions, CompletionParams, Contents,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams, DidSaveTextDocumentParams,
    Hover, HoverParams, InitializeParams, InitializeResult, MarkupContent, MarkupKind, Position,
    PublishDiagnosticsParams, ServerCapabilities, ServerInfo, TextDocumentContentChangeEvent,
    TextDocumentPositionParams, TextDocumentSyncKind, TextEdit, Uri, WorkspaceEdit,
};
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use ojkit_model::diagnostic::Diagnostic as Finding;
use ojkit_text::keys::Keys;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Files that a client may show at once; what it opens beyond is not looked at.
const OPEN_MAX: usize = 1000;

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
}

/// Serves a client until it ends or leaves; whether it ended as the protocol says.
pub fn serve(connection: &Connection) -> bool {
    let mut server = Server {
        connection,
        stage: Stage::New,
        documents: Documents::default(),
        changed: BTreeMap::new(),
        found: BTreeMap::new(),
    };
    while let Ok(message) = connection.receiver.recv() {
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
    false
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
            (Stage::Ready, "textDocument/codeAction") => answered(params, |params| self.fixes(&params)),
            (Stage::Ready, _) => Err((ErrorCode::MethodNotFound, format!("there is no method {method}"))),
            (Stage::ShutDown, _) => Err((ErrorCode::InvalidRequest, "the server is shut down".to_owned())),
        }
    }

    fn initialize(&mut self, _params: &InitializeParams) -> InitializeResult {
        self.stage = Stage::Ready;
        InitializeResult {
            capabilities: ServerCapabilities {
                text_document_sync: Some(TextDocumentSyncKind::Full.into()),
                hover_provider: Some(true.into()),
                completion_provider: Some(CompletionOptions::default()),
                code_action_provider: Some(true.into()),
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
            self.touch(&uri, is_new);
        }
    }

    /// Notes that what a file belongs to is to be looked at again.
    fn touch(&mut self, uri: &Uri, with_page: bool) {
        let Some(path) = path_of(uri).filter(|path| keys_of(path).is_some()) else { return };
        if let Some(home) = Home::of(&path) {
            let entry = self.changed.entry(home.folder()).or_insert((home, false));
            entry.1 |= with_page;
        }
    }

    /// Says what is found in all files that have changed; of a home none of whose files is open, nothing.
    fn publish(&mut self) {
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
                let (uri, version) = self.documents.name(path);
                let list = found.get(path).into_iter().flatten();
                let diagnostics = list.map(|finding| lines.diagnostic(finding)).collect();
                let params = PublishDiagnosticsParams { uri, version, diagnostics };
                self.send(Notification::new("textDocument/publishDiagnostics".to_owned(), params));
            }
            if is_shown {
                self.found.insert(folder, found);
            }
        }
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
