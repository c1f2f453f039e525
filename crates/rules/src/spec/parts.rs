//! The parts of a spec that say how a submission is run and judged.

use super::lines::{self, Said};
use ojkit_model::limits::Limits;
use ojkit_model::problem::{Checker, CheckerInterface, Generator, Oracle, Output, PictureKind, ProgramFile, Source};
use ojkit_model::problem::{Validator, Visualizer};
use ojkit_model::verdict::Verdict;
use ojkit_text::suggest::did_you_mean;
use ojkit_text::yaml::{Entry, Kind, Node, Reader, Span, short};
use std::collections::BTreeMap;

/// Reads `source:`.
pub fn source(reader: &mut Reader, node: &Node) -> Source {
    let Some(entries) = reader.mapping(node, "source", &["judge", "id", "url"]) else { return Source::default() };
    let mut word = |key: &str| {
        let value = Reader::get(entries, key)?;
        reader.word(value, &format!("source.{key}")).map(str::to_owned)
    };
    Source {
        judge: word("judge").unwrap_or_default(),
        id: word("id").unwrap_or_default(),
        url: word("url").unwrap_or_default(),
    }
}

/// Reads `limits:`, where it is there, with the lines of its keys; what is not set keeps its default, and a time or a memory that is not
/// set is nobody's word.
pub fn limits(reader: &mut Reader, node: Option<&Node>, default: Limits) -> (Limits, BTreeMap<String, usize>) {
    let mut limits = Limits { memory_mib: Limits::UNSTATED_MEMORY_MIB, ..default };
    let mut lines = BTreeMap::new();
    let entries = node.and_then(|node| reader.mapping(node, "limits", &["time_ms", "memory_mib", "output_kib"]));
    let Some(entries) = entries else { return (limits.without_time(), lines) };
    let mut limit = |key: &str, most: u64, place: &mut u64| {
        let Some(value) = Reader::get(entries, key) else { return };
        lines.insert(key.to_owned(), value.span.line);
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        if let Some(value) = reader.integer_in(value, &format!("limits.{key}"), 1..=most) {
            *place = value.unsigned_abs();
        }
    };
    limit("time_ms", Limits::TIME_MS_MAX, &mut limits.time_ms);
    limit("memory_mib", Limits::MEMORY_MIB_MAX, &mut limits.memory_mib);
    limit("output_kib", Limits::OUTPUT_KIB_MAX, &mut limits.output_kib);
    let limits = if lines.contains_key("time_ms") { limits } else { limits.without_time() };
    (limits, lines)
}

const CHECKERS: [&str; 9] =
    ["values", "tokens", "exact", "floats", "unordered_lines", "unordered_list", "function", "program", "unwritten"];

/// Reads `checker:`, a word or a mapping.
pub fn checker(reader: &mut Reader, node: &Node) -> Checker {
    match &node.kind {
        Kind::Scalar { text, .. } => match text.as_str() {
            "values" => Checker::VALUES,
            "tokens" => Checker::Tokens,
            "exact" => Checker::Exact,
            "unordered_lines" => Checker::UnorderedLines,
            "unordered_list" => Checker::UnorderedList { outer: true, inner: false },
            "unwritten" => Checker::Unwritten,
            kind => {
                let (message, help) = match kind {
                    "floats" => ("the checker `floats` needs a tolerance".to_owned(), FLOATS.into()),
                    "program" | "function" => (
                        format!("the checker `{kind}` needs a file"),
                        format!("write `{{ {kind}: checker.rs }}`").into(),
                    ),
                    other => (format!("there is no checker `{}`", short(other)), did_you_mean(other, &CHECKERS)),
                };
                reader.refuse(node.span, message, help).unwrap_or_default()
            }
        },
        Kind::Mapping { .. } => checker_mapping(reader, node).unwrap_or_default(),
        Kind::Sequence { .. } => reader.mismatch(node, "checker", "one of its names, or a mapping").unwrap_or_default(),
    }
}

/// What a checker of the spec means where outputs are values: a tolerance is one of doubles, and without their case, texts are still texts.
pub fn of_values(reader: &mut Reader, node: &Node, output: &Output, checker: Checker) -> Checker {
    match checker {
        Checker::Values { .. } if *output == Output::Text => {
            let message = "only what a function or a class gives can be compared as `values`";
            reader.fault(node.span, message, "write `checker: tokens`, or delete this line");
            Checker::Tokens
        }
        Checker::Floats { absolute, relative } if output.has_doubles() || matches!(output, Output::Calls { .. }) => {
            Checker::Values { absolute, relative }
        }
        Checker::AnyCase(inner) => Checker::AnyCase(Box::new(match *inner {
            Checker::Tokens if *output != Output::Text => Checker::VALUES,
            inner => of_values(reader, node, output, inner),
        })),
        checker => checker,
    }
}

const FLOATS: &str = "write `{ floats: { absolute: 1e-6, relative: 1e-6 } }`";
/// A larger tolerance accepts nearly anything.
const TOLERANCE_MAX: f64 = 1e9;

fn checker_mapping(reader: &mut Reader, node: &Node) -> Option<Checker> {
    const KEYS: [&str; 6] = ["floats", "any_case", "unordered_list", "function", "program", "interface"];
    let entries = reader.mapping(node, "checker", &KEYS)?;
    let kinds: Vec<_> = entries.iter().filter(|entry| entry.key != "interface" && entry.key != "any_case").collect();
    if let Some(node) = Reader::get(entries, "any_case") {
        let is_free = reader.boolean(node, "any_case")?;
        let inner = match kinds.as_slice() {
            [] => Checker::Tokens,
            [kind] if kind.key == "floats" => floats(reader, &kind.value)?,
            _ => {
                let help = "delete this key";
                return reader.refuse(node.span, "only words and `floats` can be compared without their case", help);
            }
        };
        return Some(if is_free { Checker::AnyCase(Box::new(inner)) } else { inner });
    }
    let [kind] = kinds.as_slice() else {
        return reader.refuse(node.span, "a checker is of one kind", format!("kinds: {}", CHECKERS.join(", ")));
    };
    let interface = Reader::get(entries, "interface");
    if let (Some(interface), true) = (interface, kind.key != "program") {
        reader.fault(interface.span, "only a checker `program` has an interface", "delete this key");
    }
    match kind.key.as_str() {
        "floats" => floats(reader, &kind.value),
        "unordered_list" => {
            let parts = reader.mapping(&kind.value, "unordered_list", &["outer", "inner"])?;
            let mut free = |key: &str| Reader::get(parts, key).and_then(|value| reader.boolean(value, key));
            let (outer, inner) = (free("outer").unwrap_or(true), free("inner").unwrap_or_default());
            if !outer && !inner {
                reader.fault(kind.value.span, "no order is free", "delete this checker where every order counts");
            }
            Some(Checker::UnorderedList { outer, inner })
        }
        "function" => file_below(reader, &kind.value, "checker.function").map(|file| Checker::Function { file }),
        "program" => {
            let file = file_below(reader, &kind.value, "checker.program")?;
            Some(Checker::Program { file, interface: self::interface(reader, interface, "checker") })
        }
        _ => None,
    }
}

fn floats(reader: &mut Reader, node: &Node) -> Option<Checker> {
    let parts = reader.mapping(node, "floats", &["absolute", "relative"])?;
    if parts.is_empty() {
        reader.fault(node.span, "floats needs a tolerance", FLOATS);
    }
    let mut tolerance = |key: &str| {
        let Some(value) = Reader::get(parts, key) else { return 0.0 };
        let number = reader.double(value, key).unwrap_or_default();
        if !(0.0..=TOLERANCE_MAX).contains(&number) {
            let message = format!("{key} cannot be {number}");
            reader.fault(value.span, message, "a tolerance is 0 or a small positive number");
        }
        number
    };
    Some(Checker::Floats { absolute: tolerance("absolute"), relative: tolerance("relative") })
}

/// Reads `interface:` of the program of a key, where it is there.
fn interface(reader: &mut Reader, node: Option<&Node>, key: &str) -> CheckerInterface {
    let choices = [
        ("kattis", CheckerInterface::Kattis),
        ("testlib", CheckerInterface::Testlib),
        ("both", CheckerInterface::Both),
    ];
    // Nothing tells a validator by which interface it is called.
    let choices = if key == "validator" { &choices[..2] } else { &choices };
    node.and_then(|value| reader.choice(value, "interface", choices)).unwrap_or(CheckerInterface::Kattis)
}

/// Reads `validator:`, the path of a program, or that with its interface and what it is called with.
pub fn validator(reader: &mut Reader, node: &Node) -> Option<Validator> {
    let (file, interface) = with_interface(reader, node, "validator", &["arguments"])?;
    let arguments = match &node.kind {
        Kind::Mapping { entries, .. } => Reader::get(entries, "arguments"),
        _ => None,
    };
    let calls = arguments.and_then(|node| reader.sequence(node, "arguments")).unwrap_or_default();
    // A call without arguments is one of them.
    let call = |item| match reader.text(item, "arguments")?.trim() {
        "" => Some(String::new()),
        _ => reader.word(item, "arguments").map(str::to_owned),
    };
    let arguments = calls.iter().filter_map(call).collect();
    Some(Validator { program: ProgramFile { file, line: node.span.line }, interface, arguments })
}

/// Reads a program that stands under `key`: its path, or a mapping of `program`, `interface` and other keys.
pub(super) fn with_interface(
    reader: &mut Reader,
    node: &Node,
    key: &str,
    others: &[&str],
) -> Option<(String, CheckerInterface)> {
    let Kind::Mapping { .. } = node.kind else {
        return Some((file_below(reader, node, key)?, CheckerInterface::Kattis));
    };
    let entries = reader.mapping(node, key, &[&["program", "interface"], others].concat())?;
    let program = reader.require(entries, "program", &format!("the {key}"), node.span)?;
    let interface = interface(reader, Reader::get(entries, "interface"), key);
    Some((file_below(reader, program, &format!("{key}.program"))?, interface))
}

const GENERATED_MAX: i64 = 64;

/// Reads `generators:`, a list of programs, each with what it is given and how many inputs are wanted.
pub fn generators(reader: &mut Reader, node: &Node) -> Vec<Generator> {
    let list = reader.sequence(node, "generators").unwrap_or_default();
    list.iter().filter_map(|node| generator(reader, node)).collect()
}

fn generator(reader: &mut Reader, node: &Node) -> Option<Generator> {
    let entries = reader.mapping(node, "a generator", &["program", "arguments", "count"])?;
    let program = reader.require(entries, "program", "the generator", node.span)?;
    let file = file_below(reader, program, "generators.program");
    let arguments = arguments(reader, entries, "a generator")?;
    let count = match Reader::get(entries, "count") {
        Some(node) => reader.integer_in(node, "count", 1..=GENERATED_MAX)?,
        None => 1,
    };
    let program = ProgramFile { file: file?, line: node.span.line };
    Some(Generator { program, arguments, count: u32::try_from(count).ok()? })
}

/// Reads `arguments:` of a program, one line.
fn arguments(reader: &mut Reader, entries: &[Entry], whose: &str) -> Option<String> {
    let Some(node) = Reader::get(entries, "arguments") else { return Some(String::new()) };
    let arguments = reader.text(node, "arguments")?.trim().to_owned();
    if arguments.contains('\n') {
        reader.fault(node.span, format!("the arguments of {whose} are one line"), "write them on one line");
    }
    Some(arguments)
}

/// Reads `visualizer:`, the path of a program that draws inputs, or a mapping of that and of one that draws outputs.
pub fn visualizers(reader: &mut Reader, node: &Node) -> Vec<Visualizer> {
    let Kind::Mapping { .. } = node.kind else { return Vec::from_iter(visualizer(reader, node, "visualizer")) };
    let entries = reader.mapping(node, "visualizer", &["input", "output"]).unwrap_or_default();
    let of = |entry: &Entry| visualizer(reader, &entry.value, &format!("visualizer.{}", entry.key));
    let mut all: Vec<Visualizer> = entries.iter().filter_map(of).collect();
    all.sort_by_key(|one| one.of_output);
    all
}

fn visualizer(reader: &mut Reader, node: &Node, key: &str) -> Option<Visualizer> {
    let (entries, program) = match node.kind {
        Kind::Mapping { .. } => {
            let entries = reader.mapping(node, key, &["program", "interface", "extension", "arguments"])?;
            (entries, reader.require(entries, "program", key, node.span)?)
        }
        _ => (&[][..], node),
    };
    let program = ProgramFile { file: file_below(reader, program, key)?, line: node.span.line };
    let interface = Reader::get(entries, "interface");
    let is_rbx = interface.and_then(|node| reader.choice(node, "interface", &[("kattis", false), ("rbx", true)]));
    let extension = match (is_rbx, Reader::get(entries, "extension")) {
        (Some(true), None) => reader.require(entries, "extension", "rbx's interface", node.span),
        (Some(false) | None, Some(node)) => {
            reader.refuse(node.span, "only rbx's interface has an extension", "delete it")
        }
        (_, extension) => extension,
    };
    let rbx = extension.and_then(|node| reader.choice(node, "extension", &PictureKind::ENDINGS));
    let arguments = arguments(reader, entries, "a visualizer")?;
    Some(Visualizer { of_output: key.ends_with("output"), program, arguments, rbx })
}

/// Reads `oracle:`, a path or a mapping.
pub fn oracle(reader: &mut Reader, node: &Node, said: Said) -> Option<Oracle> {
    if let Kind::Scalar { .. } = node.kind {
        let submission = submission(reader, node, "oracle")?;
        return Some(Oracle { submission, constraints: Vec::new() });
    }
    let entries = reader.mapping(node, "oracle", &["submission", "constraints"])?;
    let path = reader.require(entries, "submission", "oracle", node.span)?;
    let submission = submission(reader, path, "oracle.submission");
    let constraints =
        Reader::get(entries, "constraints").map(|lines| lines::constraints(reader, lines, said)).unwrap_or_default();
    Some(Oracle { submission: submission?, constraints })
}

/// The path of a submission below `submissions/`: a verdict's directory (or `draft`) and a file.
pub fn submission(reader: &mut Reader, node: &Node, what: &str) -> Option<String> {
    let path = file_below(reader, node, what)?;
    let directory = path.split('/').next().unwrap_or_default();
    if !path.contains('/') || (Verdict::from_name(directory).is_none() && directory != "draft") {
        let mut names: Vec<&str> = Verdict::all().iter().map(|verdict| verdict.name()).collect();
        names.push("draft");
        // What stands before a verdict's directory is the way to it.
        let known = |part: &str| Verdict::from_name(part).is_some() || part == "draft";
        let parts: Vec<&str> = path.split('/').collect();
        let at = parts[..parts.len() - 1].iter().rposition(|part| known(part));
        let help = match at {
            Some(at) => format!("write `{}`: the path begins below `submissions/`", parts[at..].join("/")).into(),
            None => did_you_mean(directory, &names)
                .in_words(|words| format!("as in `accepted/{}`; {words}", parts[parts.len() - 1])),
        };
        return reader.refuse(node.span, format!("{what} must begin with the directory of a verdict"), help);
    }
    Some(path)
}

/// A path below the problem's folder that cannot leave it.
pub(super) fn file_below(reader: &mut Reader, node: &Node, what: &str) -> Option<String> {
    let text = reader.word(node, what)?;
    path_below(reader, text, node.span, what)
}

pub(super) fn path_below(reader: &mut Reader, text: &str, span: Span, what: &str) -> Option<String> {
    let stays = !text.is_empty()
        && !text.contains(['\\', ':', '\0'])
        && text.split('/').all(|part| !part.is_empty() && part != "." && part != "..");
    if !stays {
        let message = format!("{what} must be a file below its folder, not `{}`", short(text));
        return reader.refuse(span, message, "write it with `/`, without `..`, and without a `/` in front");
    }
    Some(text.to_owned())
}
