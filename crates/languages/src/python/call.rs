//! Python: the submission is a text inside the harness, run as a module of its own under its own file name.

use crate::call::nodes::{self, Adapter};
use crate::call::{Call, Form, HarnessText, Method, Request};
use crate::draft::indented;
use crate::fork_server::{OUTPUT_MAX, TOGETHER};
use crate::{Language, site};
use ojkit_model::signature::calling::On;

const RUNTIME: &str = include_str!("runtime/harness.py.in");
const BATCH: &str = include_str!("runtime/batch.py.in");
const PLAIN: &str = include_str!("runtime/plain.py.in");

/// What the site imports before every submission.
const PRELUDE: [&str; 11] =
    ["typing", "string", "re", "collections", "heapq", "bisect", "copy", "math", "itertools", "functools", "operator"];

/// What it imports too, but takes long: only where a word of the source may mean it.
const SLOW: [(&str, &[&str]); 7] = [
    ("random", &["random", "randint", "randrange", "shuffle", "choice", "choices", "sample", "uniform", "seed"]),
    ("statistics", &["statistics", "mean", "median", "mode", "fmean", "multimode", "stdev", "variance"]),
    ("datetime", &["datetime", "date", "timedelta", "time"]),
    ("json", &["json", "loads", "dumps"]),
    ("decimal", &["decimal", "Decimal"]),
    ("fractions", &["fractions", "Fraction"]),
    ("io", &["io", "StringIO", "BytesIO"]),
];

/// What the site has beside the standard library; a source may have names of its own where the machine has it not.
const SORTED: [&str; 5] = ["sortedcontainers", "SortedList", "SortedKeyList", "SortedDict", "SortedSet"];
const IMPORT_SORTED: &str =
    "try:\n    import sortedcontainers\n    from sortedcontainers import *\nexcept ImportError:\n    pass\n";

pub(super) fn synthesize(request: &Request, call: &Call) -> HarnessText {
    let letters: Vec<String> = call.parameters().iter().map(|letters| format!("\"{letters}\"")).collect();
    let main = match request.form {
        Form::Batch => BATCH.replace("@READ@", &reads(call)).replace("@CALL@", &invocation(call)),
        Form::Plain | Form::Both => PLAIN
            .replace("@OUTPUT_MAX@", &OUTPUT_MAX.to_string())
            .replace("@TOGETHER_MS@", &TOGETHER.as_millis().to_string()),
    };
    let functions: Vec<String> = call.methods.iter().map(|method| format!("\"{}\"", method.name)).collect();
    let methods =
        call.table(|name, parameters, answer| format!("(\"{name}\", [{}], \"{answer}\")", parameters.join(", ")));
    let defines: String = call.defines.iter().map(|(_, definition)| definition.as_str()).collect();
    let text = RUNTIME
        .replace("@NODES@", &site::nodes(Language::PYTHON).map(|(_, text)| text).collect::<Vec<_>>().join("\n\n"))
        .replace("@OWNER@", &call.owner)
        .replace("@FUNCTIONS@", &functions.join(", "))
        .replace("@METHODS@", &methods)
        .replace("@PARAMETERS@", &letters.join(", "))
        .replace("@ANSWERS@", request.answers.descriptor())
        .replace("@ANSWER@", call.answer())
        .replace("@IS_PREFIX@", if call.methods.iter().any(|method| method.is_prefix) { "True" } else { "False" })
        .replace("@IN_PLACE@", if call.methods.iter().any(|method| method.in_place) { "True" } else { "False" })
        .replace("@PRELUDE@", &(prelude(request.source) + &defines))
        // The texts that others wrote come last, so that nothing in them is taken for a place to fill.
        .replacen("@NAME@", &format!("{}.decode()", bytes_literal(request.name.as_bytes())), 1)
        .replacen("@SOURCE@", &bytes_literal(request.source), 1);
    HarnessText { file_name: "main.py".to_string(), main_class: None, text: format!("{text}{main}").into_bytes() }
}

/// The imports; built-in names that a star import hid are brought back before the modules themselves are named: as on the site, `datetime`
/// is the module, and `date` and `timedelta` are its classes.
fn prelude(source: &[u8]) -> String {
    let masked = super::scan::scan(source);
    let tokens = masked.tokens();
    let mentioned =
        |words: &[&str]| tokens.iter().any(|&token| words.iter().any(|w| masked.word(token) == w.as_bytes()));
    let slow = SLOW.iter().filter(|(_, words)| mentioned(words)).map(|&(module, _)| module);
    let modules: Vec<&str> = PRELUDE.into_iter().chain(slow).collect();
    let stars: String = modules.iter().map(|module| format!("from {module} import *\n")).collect();
    let names: String = modules.iter().map(|module| format!("import {module}\n")).collect();
    let sorted = if mentioned(&SORTED) { IMPORT_SORTED } else { "" };
    format!("{stars}{sorted}from builtins import *\nimport sys\n{names}")
}

/// The statements that read the arguments of a case; the common forms without a call.
fn reads(call: &Call) -> String {
    let mut code = String::new();
    let shapes = if call.is_class { &call.constructor } else { &call.methods[0].parameters };
    for (i, shape) in shapes.iter().enumerate() {
        let statements = match shape.wire().as_str() {
            "i" => format!("a{i} = INT(frame, at)[0]; at += 4"),
            "[i" => format!(
                "n = U32(frame, at)[0]; a{i} = list(INTS[n](frame, at + 4) if n < 64 else ints(n, \"i\", frame, at + 4)); at += 4 + 4 * n"
            ),
            "s" => format!("n = U32(frame, at)[0]; a{i} = str(frame[at + 4 : at + 4 + n], \"utf-8\"); at += 4 + n"),
            other => format!("a{i}, at = get(\"{other}\", frame, at, names)"),
        };
        code.push_str(&format!("            {statements}\n"));
    }
    if call.is_class {
        // What lies behind the calls must be found again although one of them raises.
        code.push_str("            calls = at + 4; at = calls + U32(frame, at)[0]\n");
    }
    code.trim_end().to_string()
}

/// The statements that call what is to be called and add its answer.
fn invocation(call: &Call) -> String {
    const ADD: &str = "add(COUNT.pack(len(part)))\n                add(part)";
    let shapes = if call.is_class { &call.constructor } else { &call.methods[0].parameters };
    let arguments: Vec<String> = (0..shapes.len()).map(|i| format!("a{i}")).collect();
    let arguments = arguments.join(", ");
    if call.is_class {
        return format!(
            "                part = bytearray()\n                answers_of(Owner({arguments}), frame, calls, names, part)\n                {ADD}"
        );
    }
    let Method { name, in_place, is_prefix, .. } = &call.methods[0];
    let invocation = format!("Owner().{name}({arguments})");
    let letters = call.answer().replace(['m', 'k'], "[[");
    let given = match (is_prefix, in_place) {
        (true, _) => format!("x = a0[:max(0, {invocation})]"),
        (false, true) => format!("{invocation}\n                x = a0"),
        (false, false) => format!("x = {invocation}"),
    };
    let add = match letters.as_str() {
        "l" => "add(LONG_ANSWER(8, x))".to_string(),
        "b" => "add(BOOL_ANSWER(1, x))".to_string(),
        _ => format!("part = bytearray()\n                put(\"{letters}\", x, part)\n                {ADD}"),
    };
    let none = if *in_place || matches!(letters.as_str(), "n" | "t" | "l") {
        String::new()
    } else {
        format!("\n                if x is None: raise TypeError(\"{name} returned None\")")
    };
    format!("                {given}{none}\n                {add}")
}

/// A call that makes nodes.
pub(super) fn adapter(adapter: &Adapter) -> String {
    let parameters: String = (0..adapter.parameters.len()).map(|i| format!(", ojkit_a{i}")).collect();
    let owner = adapter.owner;
    let lines = adapter.lines(|index, statement, arguments| {
        let lead = match (statement.is_conversion, statement.on) {
            (true, _) => "OjkitNodes.".to_owned(),
            (false, On::New) => format!("{owner}()."),
            (false, On::Class) => String::new(),
            (false, On::Shared) => "ojkit_self.".to_owned(),
        };
        format!("        ojkit_x{index} = {lead}{}({})\n", statement.name, arguments.join(", "))
    });
    let object = format!("        ojkit_self = {owner}()\n");
    format!(
        "\nclass OjkitNodes:\n    given = {{}}\n{}\n\nclass {}:\n    def {}(self{parameters}):\n{}{lines}        return {}\n",
        indented(&adapter.code),
        nodes::OWNER,
        nodes::FUNCTION,
        if adapter.shares_object() { &object } else { "" },
        nodes::name(adapter.result),
    )
}

/// Bytes as a Python literal on one line.
pub(super) fn bytes_literal(bytes: &[u8]) -> String {
    let mut literal = String::with_capacity(bytes.len() + bytes.len() / 8 + 3);
    literal.push_str("b\"");
    for &byte in bytes {
        match byte {
            b'\n' => literal.push_str("\\n"),
            b'"' | b'\\' => {
                literal.push('\\');
                literal.push(char::from(byte));
            }
            0x20..0x7f => literal.push(char::from(byte)),
            _ => literal.push_str(&format!("\\x{byte:02x}")),
        }
    }
    literal.push('"');
    literal
}
