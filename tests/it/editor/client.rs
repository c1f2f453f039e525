//! A client of the language server, in this process.

use crate::kit;
use lsp_server::{Connection, Message, Notification, Request};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::thread::JoinHandle;

pub struct Client {
    connection: Connection,
    server: JoinHandle<bool>,
    asked: i32,
    version: i32,
    /// What was found last in each file, as the server says it.
    pub found: BTreeMap<String, Vec<Value>>,
    /// What the server has said beside that.
    pub said: Vec<Value>,
}

pub fn uri(path: &Path) -> String {
    format!("file://{}", path.display())
}

impl Client {
    /// A client that has said hello.
    pub fn new() -> Client {
        let mut client = Client::unknown();
        let hello =
            client.ask("initialize", json!({ "processId": null, "rootUri": null, "capabilities": {} })).unwrap();
        assert_eq!(hello["serverInfo"]["name"], "ojkit");
        client.notify("initialized", json!({}));
        client
    }

    /// A client that has not.
    pub fn unknown() -> Client {
        let (server, connection) = Connection::memory();
        let surroundings = ojkit::lsp::Surroundings {
            own_exe: kit::config().own_exe,
            cache: kit::config().cache_dir,
            environment: std::env::vars_os()
                .chain([("OJKIT_CACHE_DIR".into(), kit::config().cache_dir.into())])
                .collect(),
        };
        let server = std::thread::spawn(move || ojkit::lsp::serve(&server, surroundings));
        Client { connection, server, asked: 0, version: 0, found: BTreeMap::new(), said: Vec::new() }
    }

    pub fn notify(&self, method: &str, params: Value) {
        self.connection.sender.send(Notification::new(method.to_owned(), params).into()).unwrap();
    }

    /// The answer to a request, or the code of an error.
    pub fn ask(&mut self, method: &str, params: Value) -> Result<Value, i32> {
        self.asked += 1;
        self.connection.sender.send(Request::new(self.asked.into(), method.to_owned(), params).into()).unwrap();
        loop {
            match self.connection.receiver.recv().expect("the server goes on") {
                Message::Response(response) if response.id == self.asked.into() => {
                    return response.response_result.map_err(|error| error.code);
                }
                Message::Notification(said) if said.method == "textDocument/publishDiagnostics" => {
                    let uri = said.params["uri"].as_str().unwrap().to_owned();
                    let list: Vec<Value> = said.params["diagnostics"].as_array().unwrap().clone();
                    self.found.insert(uri, list);
                }
                other => self.said.push(serde_json::to_value(other).unwrap()),
            }
        }
    }

    pub fn open(&mut self, path: &Path, text: &str) {
        let file = json!({ "uri": uri(path), "languageId": "yaml", "version": self.version, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": file }));
    }

    pub fn change(&mut self, path: &Path, text: &str) {
        self.version += 1;
        let file = json!({ "uri": uri(path), "version": self.version });
        let changes = json!([{ "text": text }]);
        self.notify("textDocument/didChange", json!({ "textDocument": file, "contentChanges": changes }));
    }

    pub fn tell(&mut self, what: &str, path: &Path) {
        self.notify(&format!("textDocument/{what}"), json!({ "textDocument": { "uri": uri(path) } }));
    }

    /// What is asked of a place.
    pub fn at(&mut self, what: &str, path: &Path, line: usize, character: usize) -> Value {
        let position = json!({ "line": line, "character": character });
        let params = json!({ "textDocument": { "uri": uri(path) }, "position": position });
        self.ask(&format!("textDocument/{what}"), params).unwrap()
    }

    /// The fixes of a file; before them comes what is found.
    pub fn fixes(&mut self, path: &Path) -> Vec<Value> {
        let range = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": 9999, "character": 0 } });
        let context = json!({ "diagnostics": [] });
        let params = json!({ "textDocument": { "uri": uri(path) }, "range": range, "context": context });
        self.ask("textDocument/codeAction", params).unwrap().as_array().unwrap().clone()
    }

    /// The titles over a submission's function, with the line that they are over.
    pub fn lenses(&mut self, path: &Path) -> (u64, Vec<String>) {
        let lenses = self.ask("textDocument/codeLens", json!({ "textDocument": { "uri": uri(path) } })).unwrap();
        let title = |lens: &Value| lens["command"]["title"].as_str().unwrap().to_owned();
        (lenses[0]["range"]["start"]["line"].as_u64().unwrap(), lenses.as_array().unwrap().iter().map(title).collect())
    }

    /// Waits until the server says something that has this text.
    pub fn hears(&mut self, wanted: &str) {
        while !self.said.iter().any(|said| said.to_string().contains(wanted)) {
            match self
                .connection
                .receiver
                .recv_timeout(std::time::Duration::from_secs(60))
                .unwrap_or_else(|_| panic!("{wanted} is not said, but {:?}", self.said))
            {
                Message::Notification(said) if said.method == "textDocument/publishDiagnostics" => {
                    let uri = said.params["uri"].as_str().unwrap().to_owned();
                    self.found.insert(uri, said.params["diagnostics"].as_array().unwrap().clone());
                }
                other => self.said.push(serde_json::to_value(other).unwrap()),
            }
        }
    }

    /// What is found in a file now: the line, from 0, and the message with its help.
    pub fn findings(&mut self, path: &Path) -> Vec<(u64, String)> {
        self.fixes(path);
        let mut found: Vec<_> = self.found.get(&uri(path)).into_iter().flatten().map(shown).collect();
        found.sort();
        found
    }

    /// Ends as the protocol says; whether the server does so too.
    pub fn ends(mut self) -> bool {
        self.ask("shutdown", Value::Null).unwrap();
        self.notify("exit", Value::Null);
        self.server.join().unwrap()
    }
}

fn shown(one: &Value) -> (u64, String) {
    (one["range"]["start"]["line"].as_u64().unwrap(), one["message"].as_str().unwrap().to_owned())
}
