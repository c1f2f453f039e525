//! C++: everything that needs the language as it is stands before the submission, whose macros may change it; behind it is one call.

use super::doors::c_main_token;
use super::names::type_name;
use super::rust::replace_path;
use super::scan::mask;
use super::{Call, Form, Harness, HarnessError, Language, Request};

const PRELUDE: &str = include_str!("runtime/prelude.cpp.in");
const BATCH: &str = include_str!("runtime/batch.cpp.in");
const PLAIN: &str = include_str!("runtime/plain.cpp.in");

/// What the site defines beside a submission.
const LIST_NODE: &str = "\
struct ListNode {
    int val;
    ListNode* next;
    ListNode() : val(0), next(nullptr) {}
    ListNode(int x) : val(x), next(nullptr) {}
    ListNode(int x, ListNode* next) : val(x), next(next) {}
};
";
const TREE_NODE: &str = "\
struct TreeNode {
    int val;
    TreeNode *left, *right;
    TreeNode() : val(0), left(nullptr), right(nullptr) {}
    TreeNode(int x) : val(x), left(nullptr), right(nullptr) {}
    TreeNode(int x, TreeNode* left, TreeNode* right) : val(x), left(left), right(right) {}
};
";

/// Words of the call behind the submission that its macros may have changed.
const WORDS: [&str; 12] =
    ["int", "long", "double", "bool", "char", "void", "return", "auto", "string", "vector", "std", "main"];

/// Names that nearly every solution uses.
const STD_NAMES: [&str; 14] = [
    "vector",
    "string",
    "pair",
    "map",
    "set",
    "unordered_map",
    "unordered_set",
    "queue",
    "deque",
    "stack",
    "priority_queue",
    "cout",
    "cin",
    "endl",
];

pub(super) fn synthesize(request: &Request, call: &Call) -> Result<(String, Option<String>, Vec<u8>), HarnessError> {
    let masked = mask(Language::Cpp, request.source);
    let tokens = masked.tokens();
    let words: Vec<&[u8]> = tokens.iter().map(|&token| masked.word(token)).collect();
    let has = |sequence: &[&[u8]]| words.windows(sequence.len()).any(|window| window == sequence);
    let mut text = match request.form {
        Form::Batch => format!("{PRELUDE}{BATCH}"),
        Form::Plain => {
            let mut letters: Vec<String> = call.parameters.iter().map(|s| format!("\"{}\"", s.letters())).collect();
            // A list without a type has no first element to take it from.
            letters.push("\"\"".to_string());
            let plain = PLAIN.replace("@PARAMETERS@", &letters.join(", ")).replace("@ANSWER@", call.answer.letters());
            format!("{PRELUDE}{plain}")
        }
    };
    // A file that includes what it needs and writes `std::` throughout may have names of its own that `using` would make ambiguous.
    let bare = words
        .windows(2)
        .any(|pair| STD_NAMES.iter().any(|name| pair[1] == name.as_bytes()) && !matches!(pair[0], b":" | b"<" | b"."));
    if bare || !(has(&[b"#", b"include"]) && has(&[b"std", b":", b":"])) {
        text.push_str("using namespace std;\n");
    }
    for (name, definition) in [("ListNode", LIST_NODE), ("TreeNode", TREE_NODE)] {
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
    match c_main_token(&masked) {
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
    Ok(("main.cpp".to_string(), None, text))
}

/// The call and `main`.
fn ending(request: &Request, call: &Call) -> String {
    let mut code = "void ojkit_call(ojkit::In& ojkit_in, ojkit::Out& ojkit_out) {\n".to_string();
    let mut arguments = Vec::new();
    for (i, shape) in call.parameters.iter().enumerate() {
        let ty = qualified(&shape.wire());
        let value = if ty.ends_with('*') { " = nullptr" } else { "{}" };
        code.push_str(&format!("    {ty} ojkit_a{i}{value};\n    ojkit::get(ojkit_in, ojkit_a{i});\n"));
        arguments.push(format!("ojkit_a{i}"));
    }
    code.push_str("    ojkit::Fresh<Solution> ojkit_solution;\n");
    let invocation = format!("(*ojkit_solution).{}({})", call.function, arguments.join(", "));
    let answer = tag(&call.answer.wire());
    if call.in_place {
        code.push_str(&format!("    {invocation};\n    ojkit::put({answer}{{}}, ojkit_out, ojkit_a0);\n}}\n"));
    } else {
        code.push_str(&format!("    ojkit::put({answer}{{}}, ojkit_out, {invocation});\n}}\n"));
    }
    if request.exact && !call.in_place {
        let arguments: Vec<String> =
            call.parameters.iter().map(|shape| format!("std::declval<{}&>()", qualified(&shape.wire()))).collect();
        let given = format!("std::declval<Solution&>().{}({})", call.function, arguments.join(", "));
        let returns = qualified(&call.declared.wire());
        code.push_str(&format!(
            "static_assert(std::is_same_v<std::decay_t<decltype({given})>, {returns}>, \"it gives another type\");\n"
        ));
    }
    code + &format!("int main() {{\n    return ojkit::run(ojkit_call, {});\n}}\n", request.answers.descriptor())
}

/// The name of a type where nothing is known of `using`.
fn qualified(wire: &str) -> String {
    type_name(Language::Cpp, wire).replace("vector<", "std::vector<").replace("string", "std::string")
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
