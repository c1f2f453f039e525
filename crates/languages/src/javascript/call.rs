//! JavaScript: the submission is a text inside the harness, run as a script of its own under its own file name.

use crate::call::nodes::{self, Adapter, Place};
use crate::call::{Call, Form, HarnessText, Request};
use crate::{Language, site};
use ojkit_model::signature::calling::On;

const RUNTIME: &str = include_str!("runtime/harness.js.in");
/// What the site has beside the language, and a word of each that uses it.
const BESIDE: &str = include_str!("runtime/site.js.in");
const BESIDE_WORDS: [&[u8]; 2] = [b"Queue", b"Deque"];
const BATCH: &str = include_str!("runtime/batch.js.in");
const PLAIN: &str = include_str!("runtime/plain.js.in");

pub(super) fn synthesize(request: &Request, call: &Call) -> HarnessText {
    let letters: Vec<String> = call.parameters().iter().map(|letters| format!("\"{letters}\"")).collect();
    let functions: Vec<String> = call.methods.iter().map(|method| format!("\"{}\"", method.name)).collect();
    let methods =
        call.table(|name, parameters, answer| format!("[\"{name}\", [{}], \"{answer}\"]", parameters.join(", ")));
    let main = match request.form {
        Form::Batch => BATCH,
        Form::Plain | Form::Both => PLAIN,
    };
    let uses = |word: &&[u8]| request.source.windows(word.len()).any(|window| window == *word);
    let own = call.defines.iter().map(|(_, text)| text.as_str());
    let nodes = site::nodes(Language::JAVASCRIPT).map(|(_, text)| text).chain(own);
    let text = format!("{RUNTIME}{main}")
        .replace("@BESIDE@", if BESIDE_WORDS.iter().any(uses) { BESIDE } else { "" })
        .replace("@NODES@", &nodes.collect::<Vec<_>>().join("\n"))
        .replace("@DEFINED@", &call.defines.iter().map(|(name, _)| format!("{name}, ")).collect::<String>())
        .replace("@OWNER@", &call.owner)
        .replace("@FUNCTIONS@", &functions.join(", "))
        .replace("@METHODS@", &methods)
        .replace("@PARAMETERS@", &letters.join(", "))
        .replace("@ANSWERS@", request.answers.descriptor())
        .replace("@ANSWER@", call.answer())
        .replace("@IS_CLASS@", if call.is_class { "true" } else { "false" })
        .replace("@IS_PREFIX@", if call.methods.iter().any(|method| method.is_prefix) { "true" } else { "false" })
        .replace("@IN_PLACE@", if call.methods.iter().any(|method| method.in_place) { "true" } else { "false" })
        // The texts that others wrote come last, so that nothing in them is taken for a place to fill.
        .replacen("@NAME@", &literal(request.name), 1)
        .replacen("@SOURCE@", &literal(&String::from_utf8_lossy(request.source)), 1);
    HarnessText { file_name: "main.js".to_owned(), main_class: None, text: text.into_bytes() }
}

/// A call that makes nodes. A pair of functions stands in a class of its own, or outside.
pub(super) fn adapter(adapter: &Adapter) -> String {
    let parameters: Vec<String> = (0..adapter.parameters.len()).map(|i| nodes::name(Place::Parameter(i))).collect();
    let lines = adapter.lines(|index, statement, arguments| {
        let called = format!("{}({})", statement.name, arguments.join(", "));
        let owner = adapter.owner;
        let value = match (statement.is_conversion, statement.on) {
            (true, _) => format!("OjkitNodes.{called}"),
            (_, On::Class) => format!("new {called}"),
            (_, On::New) => format!("typeof {owner} === \"undefined\" ? {called} : new {owner}().{called}"),
            (_, On::Shared) => called,
        };
        format!("    const ojkit_x{index} = {value};\n")
    });
    let (function, result) = (nodes::FUNCTION, nodes::name(adapter.result));
    format!(
        "\nvar OjkitNodes = class {{\n{}}};\nvar {function} = function({}) {{\n{lines}    return {result};\n}};\n",
        adapter.code,
        parameters.join(", ")
    )
}

/// A text as a literal on one line.
fn literal(text: &str) -> String {
    let mut literal = String::with_capacity(text.len() + text.len() / 8 + 2);
    literal.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => literal.extend(['\\', letter]),
            '\n' => literal.push_str("\\n"),
            '\u{0}'..='\u{1f}' | '\u{2028}' | '\u{2029}' => {
                literal.push_str(&format!("\\u{:04x}", u32::from(letter)));
            }
            _ => literal.push(letter),
        }
    }
    literal.push('"');
    literal
}
