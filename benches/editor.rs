//! The language server: a keystroke in the longest spec of the bank and the collection, up to what is found in the new text.

use divan::Bencher;
use lsp_server::{Connection, Message, Notification, Request};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

fn main() {
    divan::main();
}

#[divan::bench]
fn keystroke_in_the_longest_spec(bencher: Bencher) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["bank", "problems"].map(|folder| fs::read_dir(root.join(folder)).expect("the repository"));
    let specs = folders.into_iter().flatten().map(|entry| entry.expect("a folder").path().join("spec.yaml"));
    let path = specs.max_by_key(|path| fs::metadata(path).map_or(0, |file| file.len())).expect("a spec");
    let text = fs::read_to_string(&path).expect("a spec");
    let uri = format!("file://{}", path.display());
    let (server, client) = Connection::memory();
    let surroundings = ojkit::lsp::Surroundings {
        own_exe: "ojkit".into(),
        cache: std::env::temp_dir().join("ojkit-bench-editor"),
        environment: std::env::vars_os().collect(),
    };
    let server = std::thread::spawn(move || ojkit::lsp::serve(&server, surroundings));
    let send = |message: Message| client.sender.send(message).expect("the server goes on");
    let mut number = 0;
    let mut ask = |method: &str, params: Value| {
        number += 1;
        send(Request::new(number.into(), method.to_owned(), params).into());
        while !matches!(client.receiver.recv(), Ok(Message::Response(response)) if response.id == number.into()) {}
    };
    let notify = |method: &str, params: Value| send(Notification::new(method.to_owned(), params).into());
    ask("initialize", json!({ "processId": null, "rootUri": null, "capabilities": {} }));
    let file = json!({ "uri": uri, "languageId": "yaml", "version": 0, "text": text });
    notify("textDocument/didOpen", json!({ "textDocument": file }));
    let mut typed = 0;
    bencher.bench_local(|| {
        typed += 1;
        let changes = json!([{ "text": format!("{text}# {typed}\n") }]);
        let file = json!({ "uri": uri, "version": typed });
        notify("textDocument/didChange", json!({ "textDocument": file, "contentChanges": changes }));
        // What is found is said before a fix is answered.
        let place = json!({ "line": 0, "character": 0 });
        let range = json!({ "start": place, "end": place });
        let params = json!({ "textDocument": { "uri": uri }, "range": range, "context": { "diagnostics": [] } });
        ask("textDocument/codeAction", params);
    });
    ask("shutdown", Value::Null);
    notify("exit", Value::Null);
    assert!(server.join().expect("the server ends"));
}
