//! C++: everything that needs the language as it is stands before the submission, whose macros may change it; behind it is one call.

use super::main_token;
use crate::c_family::{self, Dialect};
use crate::call::nodes::{self, Adapter};
use crate::call::{Call, Form, Harness, HarnessText, Method, Request, replace_path};
use crate::{Language, site};
use ojkit_frames::Shape;
use ojkit_model::signature::calling::On;

const PRELUDE: &str = include_str!("runtime/prelude.cpp.in");
const BATCH: &str = include_str!("runtime/batch.cpp.in");
const PLAIN: &str = include_str!("runtime/plain.cpp.in");

/// Words of the call behind the submission that its macros may have changed.
const WORDS: [&str; 16] = [
    "int", "long", "double", "bool", "char", "void", "return", "auto", "string", "vector", "std", "main", "for",
    "switch", "case", "break",
];

/// Names that nearly every solution uses.
const STD_NAMES: &str =
    "vector string pair map set unordered_map unordered_set queue deque stack priority_queue cout cin endl";

pub(super) fn synthesize(request: &Request, call: &Call) -> HarnessText {
    let masked = c_family::scan(Dialect::Cpp, request.source);
    let tokens = masked.tokens();
    let words: Vec<&[u8]> = tokens.iter().map(|&token| masked.word(token)).collect();
    let has = |sequence: &[&[u8]]| words.windows(sequence.len()).any(|window| window == sequence);
    let batch = if request.form.takes_frames() { BATCH } else { "" };
    let plain = if request.form.takes_texts() { plain(call) } else { String::new() };
    let mut text = format!("{PRELUDE}{batch}{plain}}}\n");
    // A file that includes what it needs and writes `std::` throughout may have names of its own that `using` would make ambiguous.
    let bare = words.windows(2).any(|pair| {
        STD_NAMES.split(' ').any(|name| pair[1] == name.as_bytes()) && !matches!(pair[0], b":" | b"<" | b".")
    });
    if bare || !(has(&[b"#", b"include"]) && has(&[b"std", b":", b":"])) {
        text.push_str("using namespace std;\n");
    }
    let further = call.defines.iter().map(|(name, definition)| (name.as_str(), definition.as_str()));
    let common: Vec<(&str, &str)> = site::nodes(Language::CPP).collect();
    for (name, definition) in common.into_iter().chain(further) {
        let name = name.as_bytes();
        let defined = [b"{".as_slice(), b":", b"final"]
            .iter()
            .any(|behind| has(&[b"struct", name, behind]) || has(&[b"class", name, behind]));
        if !defined {
            text.push_str(definition);
        }
    }
    text.push_str(&format!("#line 1 \"{}\"\n", quoted(request.name)));
    let mut text = text.into_bytes();
    match main_token(&masked) {
        Some(token) => {
            text.extend_from_slice(&request.source[..token.start]);
            text.extend_from_slice(b"ojkit_user_main");
            text.extend_from_slice(&request.source[token.end..]);
        }
        None => text.extend_from_slice(request.source),
    }
    text.extend_from_slice(b"\n");
    for word in WORDS {
        text.extend_from_slice(format!("#undef {word}\n").as_bytes());
    }
    text.extend_from_slice(b"#line 1 \"ojkit-harness\"\n");
    text.extend_from_slice(ending(request, call).as_bytes());
    HarnessText { file_name: "main.cpp".to_string(), main_class: None, text }
}

/// What reads one input in the default layout and writes its answer.
fn plain(call: &Call) -> String {
    let mut letters: Vec<String> = call.parameters().iter().map(|letters| format!("\"{letters}\"")).collect();
    // A list without a type has no first element to take it from.
    letters.push("\"\"".to_string());
    let methods =
        call.table(|name, parameters, answer| format!("{{\"{name}\", {{{}}}, \"{answer}\"}}", parameters.join(", ")));
    let plain = PLAIN.replace("@PARAMETERS@", &letters.join(", ")).replace("@METHODS@", &methods);
    plain.replace("@ANSWER@", call.answer())
}

/// A call that makes nodes; the submission's macros may have changed what it is written with.
pub(super) fn adapter(adapter: &Adapter) -> String {
    let undone: String = WORDS.iter().map(|word| format!("#undef {word}\n")).collect();
    let types = adapter.parameters.iter().enumerate();
    let parameters: Vec<String> =
        types.map(|(i, (shape, _))| format!("{} ojkit_a{i}", qualified(&shape.wire()))).collect();
    let object = |name: &str, with: &str| format!("        ojkit::Fresh<{}> {name}{with};\n", adapter.owner);
    let lines = adapter.lines(|index, statement, arguments| {
        let own = format!("ojkit_o{index}");
        let given = arguments.join(", ");
        let (made, lead) = match (statement.is_conversion, statement.on) {
            (true, _) => (String::new(), "ojkit_nodes::".to_owned()),
            (false, On::New) => (object(&own, ""), format!("(*{own}).")),
            (false, On::Shared) => (String::new(), "(*ojkit_self).".to_owned()),
            (false, On::Class) => {
                return format!("{}        auto& ojkit_x{index} = *{own};\n", object(&own, &format!("({given})")));
            }
        };
        let binding = if statement.is_used { format!("auto ojkit_x{index} = ") } else { String::new() };
        format!("{made}        {binding}{lead}{}({given});\n", statement.name)
    });
    format!(
        "{undone}#line 1 \"ojkit-harness\"\nnamespace ojkit_nodes {{\n{}}}\nstruct {} {{\n    auto {}({}) {{\n{}{lines}        return {};\n    }}\n}};\n",
        adapter.code,
        nodes::OWNER,
        nodes::FUNCTION,
        parameters.join(", "),
        if adapter.shares_object() { object("ojkit_self", "") } else { String::new() },
        nodes::name(adapter.result),
    )
}

/// The calls and `main`.
fn ending(request: &Request, call: &Call) -> String {
    let mut code = "void ojkit_call(ojkit::In& ojkit_in, ojkit::Out& ojkit_out) {\n".to_string();
    let (reads, arguments) = reads(&call.constructor, "ojkit_a", "ojkit_in");
    code.push_str(&reads);
    let brackets = if arguments.is_empty() { String::new() } else { format!("({})", arguments.join(", ")) };
    let object = format!("    ojkit::Fresh<{}> ojkit_object{brackets};\n", call.owner);
    if call.is_class {
        code.push_str(&format!(
            "    ojkit::In ojkit_calls = ojkit::calls(ojkit_in);\n{object}    unsigned long ojkit_count = ojkit_calls.count();\n    ojkit_out.count(ojkit_count + 1);\n    ojkit_out.count(0);\n    for (; ojkit_count; --ojkit_count) switch (ojkit_calls.count()) {{\n"
        ));
        for (index, method) in call.methods.iter().enumerate() {
            let body = invocation(method, "ojkit_calls", "", Some(index));
            code.push_str(&format!("    case {index}: {{\n{body}    break;\n    }}\n"));
        }
        code.push_str("    }\n");
    } else {
        code.extend(call.methods.iter().map(|method| invocation(method, "ojkit_in", &object, None)));
    }
    code.push_str("}\n");
    if request.exact {
        for method in &call.methods {
            let Some((_, declared)) = method.answer.as_ref().filter(|_| !method.in_place) else { continue };
            let given = |shape: &Shape| format!("std::declval<{}&>()", qualified(&shape.wire()));
            let arguments: Vec<String> = method.parameters.iter().map(given).collect();
            let given = format!("std::declval<{}&>().{}({})", call.owner, method.name, arguments.join(", "));
            let returns = qualified(&declared.wire());
            code.push_str(&format!(
                "static_assert(std::is_same_v<std::decay_t<decltype({given})>, {returns}>, \"it gives another type\");\n"
            ));
        }
    }
    let answers = request.answers.descriptor();
    code + &match request.form {
        Form::Plain => format!("int main() {{\n    return ojkit::single(ojkit_call, {answers});\n}}\n"),
        Form::Batch => format!("int main() {{\n    return ojkit::frames(ojkit_call, {answers});\n}}\n"),
        Form::Both => format!(
            "int main(int ojkit_count, char**) {{\n    return ojkit_count > 1 ? ojkit::frames(ojkit_call, 3) : ojkit::single(ojkit_call, {answers});\n}}\n"
        ),
    }
}

/// The statements for one function, with those that make its object; `index` is that of a method, whose answer says whose it is.
fn invocation(method: &Method, from: &str, object: &str, index: Option<usize>) -> String {
    let (mut code, arguments) = reads(&method.parameters, "ojkit_b", from);
    code.push_str(object);
    let invocation = format!("(*ojkit_object).{}({})", method.name, arguments.join(", "));
    let mark = |number: usize| format!("    ojkit_out.count({number});\n");
    let answer = method.answer.as_ref().map(|(shape, _)| tag(&shape.wire())).unwrap_or_default();
    code.push_str(&match (&method.answer, index) {
        (None, _) => format!("    {invocation};\n{}", mark(0)),
        (Some(_), None) if method.is_prefix => format!(
            "    auto ojkit_kept = {invocation};\n    if (ojkit_kept < 0) ojkit_b0.clear();\n    else if ((unsigned long long)ojkit_kept < ojkit_b0.size()) ojkit_b0.resize(ojkit_kept);\n    ojkit::put({answer}{{}}, ojkit_out, ojkit_b0);\n"
        ),
        (Some(_), None) if method.in_place => {
            format!("    {invocation};\n    ojkit::put({answer}{{}}, ojkit_out, ojkit_b0);\n")
        }
        (Some(_), index) => {
            let mark = index.map(|index| mark(index + 1)).unwrap_or_default();
            format!("{mark}    ojkit::put({answer}{{}}, ojkit_out, {invocation});\n")
        }
    });
    code
}

/// The statements that read arguments into variables with this prefix, and the variables.
fn reads(shapes: &[Shape], prefix: &str, from: &str) -> (String, Vec<String>) {
    let mut code = String::new();
    let mut arguments = Vec::new();
    for (i, shape) in shapes.iter().enumerate() {
        let ty = qualified(&shape.wire());
        let value = if ty.ends_with('*') { " = nullptr" } else { "{}" };
        code.push_str(&format!("    {ty} {prefix}{i}{value};\n    ojkit::get({from}, {prefix}{i});\n"));
        arguments.push(format!("{prefix}{i}"));
    }
    (code, arguments)
}

/// The name of a type where nothing is known of `using`.
fn qualified(wire: &str) -> String {
    super::FACTS.type_name(wire).replace("vector<", "std::vector<").replace("string", "std::string")
}

fn tag(wire: &str) -> String {
    match wire.strip_prefix('[') {
        Some(inner) => format!("ojkit::V<{}>", tag(inner)),
        None => format!("ojkit::{}", wire.to_ascii_uppercase()),
    }
}

/// A file name inside a `#line` directive.
pub(super) fn quoted(name: &str) -> String {
    name.chars()
        .filter(|c| !c.is_control())
        .flat_map(|c| (matches!(c, '"' | '\\')).then_some('\\').into_iter().chain([c]))
        .collect()
}

/// `#line` has already given the submission its own lines; errors in the call behind it come from a wrong signature.
pub(super) fn map_diagnostics(harness: &Harness, stderr: &str) -> String {
    let mut mapped = replace_path(stderr, &harness.file_name, "ojkit-harness");
    if mapped.lines().any(|line| line.contains("ojkit-harness:") && line.contains("error:")) {
        mapped.push_str(&harness.expectation());
    }
    mapped
}
