//! Java: the submission's text comes first, with the site's imports in front of its first line, and the harness is a class behind it.

use crate::c_family::{self, Dialect, functions};
use crate::call::nodes::{self, Adapter};
use crate::call::{Call, FRAMES, Form, Harness, HarnessText, Method, Request, SERVE, replace_path};
use crate::declaration::Function;
use crate::fork_server::OUTPUT_MAX;
use crate::scan::{self, Masked, Token, closing};
use crate::{Language, site};
use ojkit_frames::Shape;
use ojkit_model::signature::calling::On;

const RUNTIME: &str = include_str!("runtime/Harness.java.in");
const BATCH: &str = include_str!("runtime/Batch.java.in");
const PLAIN: &str = concat!(include_str!("runtime/Serve.java.in"), include_str!("runtime/Plain.java.in"));

/// What the site imports; written on the submission's first line, so that its lines keep their numbers.
const IMPORTS: &str = "import java.io.*; import java.math.*; import java.text.*; import java.util.*; import java.util.concurrent.*; \
                       import java.util.function.*; import java.util.regex.*; import java.util.stream.*; ";

/// What the site defines beside a submission, and no draft needs.
const PAIR: &str = "\
class Pair<K, V> {
    private final K key;
    private final V value;
    Pair(K key, V value) { this.key = key; this.value = value; }
    public K getKey() { return key; }
    public V getValue() { return value; }
    @Override public boolean equals(Object o) {
        return o instanceof Pair && java.util.Objects.equals(key, ((Pair<?, ?>) o).key) && java.util.Objects.equals(value, ((Pair<?, ?>) o).value);
    }
    @Override public int hashCode() { return java.util.Objects.hash(key, value); }
    @Override public String toString() { return key + \"=\" + value; }
}
";

const PAIR_IMPORT: &[u8] = b"import javafx.util.Pair;";

pub(super) fn synthesize(request: &Request, call: &Call) -> HarnessText {
    let source = request.source.strip_prefix(b"\xef\xbb\xbf").unwrap_or(request.source);
    let masked = c_family::scan(Dialect::Java, source);
    let tokens = masked.tokens();
    let mut body = source.to_vec();
    if let Some(range) = package(&masked, &tokens) {
        body[range].fill(b' ');
    }
    // Its place on the site; the class itself stands behind the submission.
    if let Some(at) = scan::find(&body, PAIR_IMPORT) {
        body[at..at + PAIR_IMPORT.len()].fill(b' ');
    }
    let mut text = IMPORTS.as_bytes().to_vec();
    text.append(&mut body);
    text.extend_from_slice(b"\n");
    let (public, classes) = types(&masked, &tokens);
    for (name, definition) in site::nodes(Language::JAVA).chain([("Pair", PAIR)]) {
        let always = (name == "ListNode" && call.uses('n')) || (name == "TreeNode" && call.uses('t'));
        if !classes.iter().any(|class| class == name) && (always || masked.has_word(name)) {
            text.extend_from_slice(definition.as_bytes());
        }
    }
    for (_, definition) in call.defines.iter().filter(|(name, _)| !classes.contains(name)) {
        text.extend_from_slice(definition.as_bytes());
    }
    let letters: Vec<String> = call.parameters().iter().map(|letters| format!("\"{letters}\"")).collect();
    let function = |method: &Method| {
        let parameters: Vec<String> = method.parameters.iter().map(|shape| format!("\"{}\"", shape.wire())).collect();
        let answer = method.answer.as_ref().map(|(shape, _)| shape.wire()).unwrap_or_default();
        format!(
            "new Callee(\"{}\", \"{answer}\", {}, {}, new String[] {{{}}})",
            method.name,
            method.in_place,
            method.is_prefix,
            parameters.join(", ")
        )
    };
    let methods: Vec<String> = call.methods.iter().map(function).collect();
    let constructor: Vec<String> = call.constructor.iter().map(|shape| format!("\"{}\"", shape.wire())).collect();
    let batch = if request.form.takes_frames() { BATCH } else { "" };
    let plain = if request.form.takes_texts() { PLAIN } else { "" };
    let answers = request.answers.descriptor();
    let serve = format!("if (mode.equals(\"{SERVE}\")) new Server().serve();");
    let main = match request.form {
        Form::Plain => format!("{serve}\n        else single({answers});"),
        Form::Batch => format!("frames({answers});"),
        Form::Both => {
            format!("{serve}\n        else if (mode.equals(\"{FRAMES}\")) frames(3);\n        else single({answers});")
        }
    };
    let run = format!("\n    static void run() throws Throwable {{\n        {main}\n    }}\n}}\n");
    let runtime = format!("{RUNTIME}{batch}{plain}{run}")
        .replace("@OUTPUT_MAX@", &OUTPUT_MAX.to_string())
        .replace("@OWNER@", &call.owner)
        .replace("@IS_CLASS@", if call.is_class { "true" } else { "false" })
        .replace("@METHODS@", &methods.join(", "))
        .replace("@CONSTRUCTOR@", &constructor.join(", "))
        .replace("@PARAMETERS@", &letters.join(", "))
        .replace("@ANSWER@", call.answer());
    text.extend_from_slice(runtime.as_bytes());
    if request.exact {
        text.extend_from_slice(exact(call, &functions(source, &masked, &call.owner).unwrap_or_default()).as_bytes());
    }
    // A public class must stand in a file of its own name.
    let file = format!("{}.java", public.unwrap_or_else(|| "Solution".to_string()));
    HarnessText { file_name: file, main_class: Some("OjkitHarness".to_string()), text }
}

/// A call that makes nodes. What the submission's function takes as it is has the type that it is declared with there.
pub(super) fn adapter(adapter: &Adapter) -> String {
    let types = adapter.parameters.iter().enumerate().map(|(i, (shape, written))| {
        let plain = || super::FACTS.type_name(&shape.wire());
        let ty = written.as_ref().map_or_else(plain, |ty| ty.trim_start_matches("final ").to_owned());
        format!("{ty} ojkit_a{i}")
    });
    let parameters: Vec<String> = types.collect();
    let owner = adapter.owner;
    let lines = adapter.lines(|index, statement, arguments| {
        let lead = match (statement.is_conversion, statement.on) {
            (true, _) => "OjkitNodes.".to_owned(),
            (false, On::New) => format!("new {owner}()."),
            (false, On::Class) => "new ".to_owned(),
            (false, On::Shared) => "ojkit_self.".to_owned(),
        };
        let binding = if statement.is_used { format!("var ojkit_x{index} = ") } else { String::new() };
        format!("        {binding}{lead}{}({});\n", statement.name, arguments.join(", "))
    });
    let object = format!("        {owner} ojkit_self = new {owner}();\n");
    format!(
        "class OjkitNodes {{\n{}}}\nclass {} {{\n    Object {}({}) throws Exception {{\n{}{lines}        return {};\n    }}\n}}\n",
        adapter.code,
        nodes::OWNER,
        nodes::FUNCTION,
        parameters.join(", "),
        if adapter.shares_object() { &object } else { "" },
        nodes::name(adapter.result),
    )
}

/// A class that compiles only where the site can call the methods and use what they give. What the site itself takes as a list in one
/// problem and as an array in another is left open.
fn exact(call: &Call, functions: &[Function]) -> String {
    let owner = &call.owner;
    let of = |name: &str| functions.iter().find(|function| function.name == name);
    let mut body = String::new();
    if call.is_class {
        let arguments = arguments(&call.constructor, of(owner));
        body.push_str(&format!("    {owner} make() {{ return new {owner}({arguments}); }}\n"));
    }
    for (index, method) in call.methods.iter().enumerate() {
        let function = of(&method.name);
        let invocation = format!("object.{}({})", method.name, arguments(&method.parameters, function));
        let listed = is_list(function.and_then(|function| function.returns.as_ref()));
        let given = method.answer.as_ref().filter(|_| !method.in_place && !listed);
        body.push_str(&match given {
            None => format!("    void call{index}({owner} object) {{ {invocation}; }}\n"),
            Some((_, declared)) => {
                let returns = super::FACTS.type_name(&declared.wire());
                format!("    {returns} call{index}({owner} object) {{ return {invocation}; }}\n")
            }
        });
    }
    format!("@SuppressWarnings(\"unchecked\")\nclass OjkitExact {{\n{body}}}\n")
}

fn is_list(written: Option<&String>) -> bool {
    written.is_some_and(|ty| ty.contains('<'))
}

/// Values of the site's types for a function, as far as those are settled.
fn arguments(shapes: &[Shape], function: Option<&Function>) -> String {
    let written = |i: usize| function.and_then(|function| Some(&function.parameters.as_ref()?.get(i)?.ty));
    let name = |shape: &Shape| super::FACTS.type_name(&shape.wire());
    let values = shapes.iter().enumerate().map(|(i, shape)| match (is_list(written(i)), name(shape)) {
        (true, _) => "(java.util.List) null".to_string(),
        (false, ty) if ty.ends_with(']') || ty.starts_with(|c: char| c.is_ascii_uppercase()) => format!("({ty}) null"),
        (false, ty) if ty == "boolean" => "false".to_string(),
        (false, ty) => format!("({ty}) 0"),
    });
    values.collect::<Vec<_>>().join(", ")
}

/// The bytes of `package a.b;`.
fn package(masked: &Masked, tokens: &[Token]) -> Option<std::ops::Range<usize>> {
    let first = *tokens.first()?;
    if masked.word(first) != b"package" {
        return None;
    }
    let end = tokens.iter().find(|&&token| masked.word(token) == b";")?;
    Some(first.start..end.end)
}

/// The file name that the compiler wants for a program with a `main` of its own, and the class that starts it; `None` where nothing in the
/// text says another than `Main`.
pub fn start(text: &[u8]) -> Option<(String, String)> {
    let source = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let masked = c_family::scan(Dialect::Java, source);
    let tokens = masked.tokens();
    let word = |i: usize| tokens.get(i).map_or(&b""[..], |&token| masked.word(token));
    let package: String = match package(&masked, &tokens) {
        Some(range) => {
            let name = &source[range.start + b"package".len()..range.end - 1];
            String::from_utf8_lossy(name).chars().filter(|c| !c.is_whitespace()).chain(['.']).collect()
        }
        None => String::new(),
    };
    let (public, _) = types(&masked, &tokens);
    let (mut main, mut outermost, mut until) = (None, None, 0);
    for i in 0..tokens.len() {
        match word(i) {
            b"{" if i >= until => until = closing(&masked, &tokens, i),
            b"class" | b"interface" | b"enum" | b"record" if i >= until => outermost = Some(word(i + 1)),
            b"void" if word(i + 1) == b"main" && word(i + 2) == b"(" && main.is_none() => main = outermost,
            _ => {}
        }
    }
    let main = main.map_or("Main".into(), |name| String::from_utf8_lossy(name).into_owned());
    let file = public.unwrap_or_else(|| "Main".to_string());
    (!package.is_empty() || file != "Main" || main != "Main")
        .then(|| (format!("{file}.java"), format!("{package}{main}")))
}

/// Whether a class is declared at the outermost level, where the judge finds it.
pub(super) fn is_outermost(masked: &Masked, name: &str) -> bool {
    let tokens = masked.tokens();
    let mut i = 0;
    while i + 1 < tokens.len() {
        if masked.word(tokens[i]) == b"class" && masked.word(tokens[i + 1]) == name.as_bytes() {
            return true;
        }
        i = if masked.word(tokens[i]) == b"{" { closing(masked, &tokens, i) } else { i + 1 };
    }
    false
}

/// The public class at the outermost level, and the names of all classes anywhere.
fn types(masked: &Masked, tokens: &[Token]) -> (Option<String>, Vec<String>) {
    let mut public = None;
    let mut names = Vec::new();
    let mut outermost_until = 0;
    for (i, &token) in tokens.iter().enumerate() {
        match masked.word(token) {
            b"{" if i >= outermost_until => outermost_until = closing(masked, tokens, i),
            b"class" | b"interface" | b"enum" | b"record" if i + 1 < tokens.len() => {
                let name = String::from_utf8_lossy(masked.word(tokens[i + 1])).into_owned();
                let modifiers = tokens[..i].iter().rev().take(4).map(|&t| masked.word(t));
                let is_public = modifiers.take_while(|w| !matches!(*w, b";" | b"}")).any(|w| w == b"public");
                if i >= outermost_until && is_public && public.is_none() {
                    public = Some(name.clone());
                }
                names.push(name);
            }
            _ => {}
        }
    }
    (public, names)
}

/// Lines are the submission's own; the first one stands behind the imports. Errors behind the last one come from a wrong signature.
pub(super) fn map_diagnostics(harness: &Harness, stderr: &str) -> String {
    let mut mapped = String::new();
    let (mut is_behind, mut expectation, mut shift) = (false, false, 0);
    for line in stderr.lines() {
        let place = line.split_once(".java:").filter(|(path, _)| !path.contains(char::is_whitespace));
        let place = place.and_then(|(_, rest)| rest.split_once(": "));
        if let Some((Ok(number), said)) = place.map(|(number, said)| (number.parse::<usize>(), said)) {
            (is_behind, shift) = (number > harness.user_lines, 0);
            if is_behind {
                // The first line alone says what is wrong; the rest shows code that nobody wrote.
                mapped.push_str(&format!("{}: {said}\n", harness.name));
                expectation = true;
                continue;
            }
        }
        // What follows belongs to it, up to the count of all errors.
        is_behind &= !line.ends_with(" error") && !line.ends_with(" errors");
        if is_behind {
            continue;
        }
        let own = line.replace(IMPORTS, "");
        let caret = if line.trim_start() == "^" { line.get(shift..) } else { None };
        shift = line.len() - own.len();
        mapped.push_str(caret.unwrap_or(&own));
        mapped.push('\n');
    }
    if expectation {
        mapped.push_str(&harness.expectation());
    }
    replace_path(&mapped, &harness.file_name, &harness.name)
}
