//! The entry of `.vscode/launch.json` that attaches to what waits.

use crate::cli::context::Context;
use ojkit_files::atomic;
use ojkit_languages::debugger::{Debuggee, Debugger, Session};
use ojkit_work::failure::{Failure, Outcome};
use serde_json::{Value, json};
use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;

/// How the entry is called.
const NAME: &str = "ojkit debug";

/// The launch configuration that attaches to a submission waiting on a port.
pub(super) fn entry(debuggee: &Debuggee, session: &Session, port: u16) -> Value {
    let mode = if session.name == "gdbserver" { "gdb" } else { "lldb" };
    let sources = debuggee.sources();
    match debuggee.language.facts().debugger {
        Debugger::Native => json!({
            "name": NAME, "type": "cppdbg", "request": "launch", "program": debuggee.artifact.command(0).first(),
            "cwd": sources, "MIMode": mode, "miDebuggerServerAddress": format!("127.0.0.1:{port}"),
        }),
        Debugger::Debugpy => json!({
            "name": NAME, "type": "debugpy", "request": "attach", "connect": { "host": "127.0.0.1", "port": port },
        }),
        Debugger::Jdwp => json!({
            "name": NAME, "type": "java", "request": "attach", "hostName": "127.0.0.1", "port": port, "sourcePaths": [sources],
        }),
        Debugger::Inspector => json!({
            "name": NAME, "type": "node", "request": "attach", "address": "127.0.0.1", "port": port,
            "continueOnAttach": true, "skipFiles": ["<node_internals>/**"],
        }),
    }
}

/// A larger file is not changed.
const BYTES_MAX: u64 = 1 << 20;

/// Adds the entry to the nearest `.vscode/launch.json`, after asking; where that cannot be done safely, shows the entry.
pub(super) fn merge(context: &mut Context, entry: &Value, yes: bool) -> Outcome<()> {
    let own = context.collection()?.root().to_owned();
    // Above the collection may be what an editor has for its user, such as `~/.vscode`.
    let within = context.world.cwd.ancestors().take_while(|folder| folder.starts_with(&own));
    let root = within.map(Path::to_owned).find(|folder| folder.join(".vscode").is_dir()).unwrap_or(own);
    let path = root.join(".vscode/launch.json");
    let shown = context.shown(&path);
    // A link stays one.
    let path = fs::canonicalize(&path).unwrap_or(path);
    let new = || -> Result<Option<String>, String> {
        let old = text(&path)?;
        Ok(Some(merged(&old, entry)?).filter(|new| *new != old))
    };
    let unchanged = |why: String| format!("note: {shown} is unchanged{why}. The entry is:\n{entry:#}");
    match new() {
        Ok(None) => return Ok(()),
        Err(why) => return context.say(unchanged(format!(": {why}"))),
        Ok(Some(_)) if !yes && !agreed(context, &shown)? => {
            return context.say(unchanged("; --yes changes it".to_owned()));
        }
        Ok(Some(_)) => {}
    }
    // Whoever was asked may have saved it meanwhile.
    let new = match new() {
        Ok(None) => return Ok(()),
        Err(why) => return context.say(unchanged(format!(": {why}"))),
        Ok(Some(new)) => new,
    };
    let made = fs::create_dir_all(root.join(".vscode"));
    made.map_err(|error| Failure::Lacking(format!("cannot make the folder of {shown}: {error}")))?;
    atomic::write(&path, new.as_bytes())?;
    context.mention(format_args!("note: {shown} has the entry `{NAME}`"))
}

/// The text of a file that may be changed; empty where there is none.
fn text(path: &Path) -> Result<String, String> {
    let data = fs::metadata(path);
    match fs::read_to_string(path) {
        _ if data.as_ref().is_ok_and(|data| data.len() > BYTES_MAX) => {
            Err(format!("it has more than {BYTES_MAX} bytes"))
        }
        _ if data.is_ok_and(|data| data.permissions().readonly()) => Err("it is read-only".to_owned()),
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.to_string()),
        text => Ok(text.unwrap_or_default()),
    }
}

/// Asks on a terminal whether the file may be changed.
fn agreed(context: &mut Context, shown: &str) -> Outcome<bool> {
    if !context.world.stdin_is_terminal {
        return Ok(false);
    }
    write!(context.world.stderr, "add the entry `{NAME}` to {shown}? [y/N] ")?;
    context.world.stderr.flush()?;
    let (mut answer, mut byte) = (Vec::new(), [0]);
    while answer.len() < 8 && context.world.stdin.read(&mut byte).is_ok_and(|read| read == 1) && byte != *b"\n" {
        answer.push(byte[0]);
    }
    Ok(matches!(answer.trim_ascii().to_ascii_lowercase().as_slice(), b"y" | b"yes"))
}

/// The text of a file with the entry in its list: in the place of the one of its name, else as the first. Nothing else changes.
fn merged(text: &str, entry: &Value) -> Result<String, String> {
    let written = format!("{entry:#}").replace('\n', "\n        ");
    if text.trim().is_empty() {
        return Ok(format!(
            "{{\n    \"version\": \"0.2.0\",\n    \"configurations\": [\n        {written}\n    ]\n}}\n"
        ));
    }
    let plain = plain(text);
    let mut wanted: Value = serde_json::from_str(&plain).map_err(|error| format!("it is not valid JSON: {error}"))?;
    let spans = list(&plain).ok_or("it has no list `configurations`")?;
    let entries =
        wanted.get_mut("configurations").and_then(Value::as_array_mut).ok_or("it has no list `configurations`")?;
    if spans.len() != entries.len() + 1 {
        return Err("the entry has no safe place in it".to_owned());
    }
    let known = entries.iter().position(|one| one["name"] == NAME);
    let (range, with) = match known {
        Some(at) => {
            let range = spans[at + 1].clone();
            if text[range.clone()] != plain[range.clone()] {
                return Err(format!("its entry `{NAME}` has comments"));
            }
            entries[at] = entry.clone();
            (range, written)
        }
        None => {
            let end = if entries.is_empty() { "\n    " } else { "," };
            entries.insert(0, entry.clone());
            (spans[0].end..spans[0].end, format!("\n        {written}{end}"))
        }
    };
    let new = [&text[..range.start], &with, &text[range.end..]].concat();
    match serde_json::from_str::<Value>(&self::plain(&new)) {
        Ok(found) if found == wanted => Ok(new),
        _ => Err("the entry has no safe place in it".to_owned()),
    }
}

/// JSON with comments as JSON of the same length: comments and commas before a closing bracket are spaces.
fn plain(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let (mut at, mut comma) = (0, None);
    while at < bytes.len() {
        let rest = &text.as_bytes()[at..];
        let (length, is_comment) = match rest {
            [b'/', b'/', ..] => (rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len()), true),
            [b'/', b'*', ..] => {
                (rest.windows(2).skip(2).position(|end| end == b"*/").map_or(rest.len(), |at| at + 4), true)
            }
            [b'"', ..] => (string(rest), false),
            _ => (1, false),
        };
        match (is_comment, rest[0]) {
            (true, _) => bytes[at..at + length].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' '),
            (false, b',') => comma = Some(at),
            (false, b']' | b'}') => comma.take().into_iter().for_each(|comma| bytes[comma] = b' '),
            (false, byte) if !byte.is_ascii_whitespace() => comma = None,
            _ => {}
        }
        at += length;
    }
    // Comments are blanked byte by byte, and as wholes.
    String::from_utf8(bytes).unwrap_or_default()
}

/// The length of a string with its quotes.
fn string(rest: &[u8]) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != b'"' {
        at += if rest[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(rest.len())
}

/// In valid JSON the opening bracket of the outermost list `configurations`, and then each of its entries.
fn list(text: &str) -> Option<Vec<Range<usize>>> {
    let bytes = text.as_bytes();
    let (mut at, mut depth, mut last, mut found) = (0, 0, "", Vec::new());
    let mut start = 0;
    while at < bytes.len() {
        let length = if bytes[at] == b'"' { string(&bytes[at..]) } else { 1 };
        match bytes[at] {
            b'"' if depth == 1 => last = &text[at..at + length],
            b'[' | b'{' => {
                depth += 1;
                if depth == 2 && last == "\"configurations\"" && bytes[at] == b'[' {
                    found.push(at..at + 1);
                } else if depth == 3 && !found.is_empty() {
                    start = at;
                }
            }
            b']' | b'}' => {
                depth -= 1;
                match depth {
                    1 if !found.is_empty() => return Some(found),
                    2 if !found.is_empty() => found.push(start..at + 1),
                    _ => {}
                }
            }
            _ => {}
        }
        at += length;
    }
    None
}
