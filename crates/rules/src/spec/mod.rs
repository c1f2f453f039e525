//! `spec.yaml` to a problem: every key, every type, every place of every error.

mod calling;
mod canonical;
mod class;
mod examples;
mod groups;
mod interaction;
mod layout;
mod lines;
mod parts;
mod time_limit;
mod types;
mod values;

pub use canonical::with_canonical_lines;
pub use class::is_column;
pub use examples::output;
pub use examples::typed_input;
pub use parts::{checker, of_values};
pub use time_limit::with_time_limit;
pub use types::{TypeError, is_identifier, parse_type, type_names};

use crate::grammar::LineReader;
use crate::stdin::Format;
use lines::Said;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::Field;
use ojkit_model::limits;
use ojkit_model::problem::{Checker, LICENSES, Output, Problem};
use ojkit_model::signature::{Parameter, Signature, Type};
use ojkit_text::keys::Keys;
use ojkit_text::yaml::{self, Entry, Limits, Node, Reader, Source, Span, short};

/// Every key that a spec may have.
const KEYS: &str = "format title source difficulty tags license rights_owner function call parameters returns constraints unchecked \
     validator visualizer generators promises indices outputs limits checker interactor passes model oracle expect examples groups \
     score stdin class methods";

/// Every key of a spec, with what it means.
pub fn keys() -> Keys {
    // The file is part of the program and a test reads it.
    Keys::read(include_str!("keys.yaml")).unwrap_or_default()
}

/// The version of the spec's form that this kit reads.
const FORMAT: i64 = 1;
const PARAMETERS_MAX: usize = 64;

/// Reads a spec; all errors at once, each with its place, in the order of the file.
///
/// `slug` is the folder's name, `path` the file as diagnostics shall name it, and `lines` reads its constraint lines.
pub fn read(slug: &str, path: &str, text: &[u8], lines: LineReader) -> Result<Problem, Vec<Diagnostic>> {
    read_with_format(slug, path, text, lines).map(|(problem, _)| problem)
}

/// The same, with the layout that its raw examples were read by.
pub fn read_with_format(
    slug: &str,
    path: &str,
    text: &[u8],
    lines: LineReader,
) -> Result<(Problem, Option<Format>), Vec<Diagnostic>> {
    let source = Source::new(path, text, &Limits::SPEC)?;
    let mut faults = Vec::new();
    let Some(root) = yaml::parse(&source, &Limits::SPEC, &mut faults) else {
        lines::explain_cut(&source, &mut faults);
        return Err(faults);
    };
    let mut reader = Reader::new(&source, faults);
    let read = problem(&mut reader, slug, &root, lines);
    if reader.failed() { Err(reader.finish()) } else { Ok(read) }
}

fn problem(reader: &mut Reader, slug: &str, root: &Node, lines: LineReader) -> (Problem, Option<Format>) {
    let mut problem = Problem { slug: slug.to_owned(), ..Problem::default() };
    let Some(entries) = reader.mapping(root, "a spec", &KEYS.split(' ').collect::<Vec<_>>()) else {
        return (problem, None);
    };
    let whole = Span::default();
    reader.format(entries, "the spec", FORMAT);
    let word = |reader: &mut Reader, key: &str| {
        Reader::get(entries, key).and_then(|node| reader.word(node, key)).map(str::to_owned)
    };
    reader.require(entries, "title", "the spec", whole);
    problem.title = word(reader, "title").unwrap_or_default();
    if let Some(node) = Reader::get(entries, "source") {
        problem.source = parts::source(reader, node);
    }
    if let Some(node) = Reader::get(entries, "difficulty") {
        let choices = [("easy", "easy"), ("medium", "medium"), ("hard", "hard")];
        problem.difficulty = reader.choice(node, "difficulty", &choices).unwrap_or_default().to_owned();
    }
    problem.tags = Reader::get(entries, "tags").map(|node| reader.words(node, "tags")).unwrap_or_default();
    rights(reader, entries, &mut problem);
    problem.signature = signature(reader, entries);
    let parameters = problem.signature.parameters.clone();
    let said: Said = &|line| lines(line, &parameters);
    problem.fields = Field::of(&problem.signature.parameters);
    problem.layout = Reader::get(entries, "stdin").and_then(|node| layout::layout(reader, node));
    for (key, place) in [("unchecked", &mut problem.unchecked), ("promises", &mut problem.promises)] {
        let lines = Reader::get(entries, key).map(|node| lines::statement_lines(reader, node, key)).unwrap_or_default();
        *place = lines.into_iter().map(|line| line.text.to_owned()).collect();
    }
    let constraints = Reader::get(entries, "constraints");
    problem.constraints = constraints.map(|node| lines::constraints(reader, node, said)).unwrap_or_default();
    if let Some(node) = Reader::get(entries, "indices") {
        problem.indices_from = reader.choice(node, "indices", &[("from 0", 0), ("from 1", 1)]).unwrap_or_default();
    }
    let format = format(reader, entries, &problem);
    if problem.signature.is_called() && problem.layout.is_none() {
        problem.limits.output_kib = limits::Limits::CALLED_OUTPUT_KIB;
    }
    (problem.limits, problem.limit_lines) = parts::limits(reader, Reader::get(entries, "limits"), problem.limits);
    let written = Reader::get(entries, "checker");
    if let Some(node) = written {
        problem.checker = parts::checker(reader, node);
        if problem.signature.class.is_some() {
            class::check_checker(reader, node, &problem.checker);
        }
    }
    interaction::read(reader, entries, &mut problem);
    let output = problem.output();
    problem.checker = match written {
        Some(node) => parts::of_values(reader, node, &output, problem.checker),
        None if output != Output::Text => Checker::VALUES,
        None => problem.checker,
    };
    problem.model = Reader::get(entries, "model").and_then(|node| parts::submission(reader, node, "model"));
    problem.validator = Reader::get(entries, "validator").and_then(|node| parts::validator(reader, node));
    let visualizer = Reader::get(entries, "visualizer");
    problem.visualizers = visualizer.map(|node| parts::visualizers(reader, node)).unwrap_or_default();
    problem.generators =
        Reader::get(entries, "generators").map(|node| parts::generators(reader, node)).unwrap_or_default();
    problem.oracle = Reader::get(entries, "oracle").and_then(|node| parts::oracle(reader, node, said));
    let returns = problem.signature.answer().cloned();
    if let Some(node) = Reader::get(entries, "outputs") {
        problem.outputs = examples::outputs(reader, node, returns.as_ref());
    }
    scores(reader, entries, &mut problem, said);
    shown(reader, entries, &mut problem, format.as_ref());
    (problem, format)
}

/// Examples, or samples where nothing says what their texts mean.
fn shown(reader: &mut Reader, entries: &[Entry], problem: &mut Problem, format: Option<&Format>) {
    let Some(node) = Reader::get(entries, "examples") else { return };
    match is_only_samples(entries) {
        true => problem.samples = examples::samples(reader, node, problem.is_interaction()),
        false => problem.examples = examples::examples(reader, node, problem, format),
    }
}

/// Groups with their scores, and what submissions are expected to reach.
fn scores(reader: &mut Reader, entries: &[Entry], problem: &mut Problem, said: Said) {
    if let Some(node) = Reader::get(entries, "groups") {
        let is_folders = is_only_samples(entries);
        problem.groups = groups::groups(reader, node, (problem.signature.answer(), is_folders), said);
        if is_folders {
            groups::refuse_what_needs_parameters(reader, node);
        }
    }
    if let Some(node) = Reader::get(entries, "score") {
        groups::total(reader, node, &problem.groups);
    }
    if let Some(node) = Reader::get(entries, "expect") {
        problem.expect = groups::expect(reader, node, &problem.groups);
    }
}

/// The layout of stdin, where everything that it follows from was right.
fn format(reader: &mut Reader, entries: &[Entry], problem: &Problem) -> Option<Format> {
    if reader.failed() {
        return None;
    }
    let place = |key: &str| entries.iter().find(|entry| entry.key == key).map(|entry| entry.span);
    let span = place("stdin").or_else(|| place("parameters")).unwrap_or_default();
    match Format::new(problem) {
        Ok(format) => Some(format),
        Err(found) => {
            found.into_iter().for_each(|one| reader.fault(span, one.message, one.help));
            None
        }
    }
}

fn signature(reader: &mut Reader, entries: &[Entry]) -> Signature {
    let mut signature = Signature::default();
    if let Some(node) = Reader::get(entries, "function")
        && let Some(name) = reader.word(node, "function")
    {
        if !is_identifier(name) {
            reader.fault(node.span, format!("`{}` cannot be the name of a function", short(name)), NAMES);
        }
        signature.function = Some(name.to_owned());
    }
    let what = "the spec";
    if is_only_samples(entries) {
        return signature;
    }
    if let Some(entry) = entries.iter().find(|entry| entry.key == "class" || entry.key == "methods") {
        class::class(reader, entries, entry.span, &mut signature);
        return signature;
    }
    if let Some(node) = reader.require(entries, "parameters", what, Span::default()) {
        signature.parameters = parameters(reader, node);
        refuse_columns_named_like_parameters(reader, node, &signature.parameters);
        if signature.parameters.is_empty()
            && matches!(&node.kind, yaml::Kind::Mapping { entries, .. } if entries.is_empty())
        {
            reader.fault(node.span, "a problem needs at least one parameter", "as in `parameters: { n: integer }`");
        }
    }
    if let Some(node) = Reader::get(entries, "returns") {
        signature.returns = typed(reader, node, "returns");
        let first = signature.parameters.first().map(|parameter| &parameter.ty);
        if signature.returns == Some(Type::Prefix) && !matches!(first, Some(Type::Array(_))) {
            let help = "make the first parameter a list";
            reader.fault(node.span, "`prefix` refers to the elements of the first parameter", help);
        }
    } else if let Some(entry) = entries.iter().find(|entry| entry.key == "function") {
        let help = "add `returns: ...`, or delete `function` where only stdout counts";
        reader.fault(entry.span, "a function needs `returns`", help);
    }
    calling::read(reader, entries, &mut signature);
    signature
}

/// Reads what others may do with the problem.
fn rights(reader: &mut Reader, entries: &[Entry], problem: &mut Problem) {
    if let Some(node) = Reader::get(entries, "license") {
        let choices = LICENSES.map(|name| (name, name));
        problem.license = reader.choice(node, "license", &choices).unwrap_or_default().to_owned();
    }
    let owner = Reader::get(entries, "rights_owner").and_then(|node| reader.word(node, "rights_owner"));
    problem.rights_owner = owner.unwrap_or_default().to_owned();
}

/// Keys that say what an input is made of, or speak of it: without any of them a problem is its samples.
const OF_INPUTS: &str =
    "function call parameters returns constraints unchecked generators indices outputs oracle stdin class methods";

fn is_only_samples(entries: &[Entry]) -> bool {
    let has = |key: &str| Reader::get(entries, key).is_some();
    let is_known = |key: &str| KEYS.split(' ').any(|known| known == key);
    has("title") && entries.iter().all(|entry| is_known(&entry.key)) && !OF_INPUTS.split(' ').any(has)
}

const NAMES: &str = "names are letters, digits and `_`, and do not begin with a digit";

fn parameters(reader: &mut Reader, node: &Node) -> Vec<Parameter> {
    let entries = reader.entries(node, "parameters").unwrap_or_default();
    if entries.len() > PARAMETERS_MAX {
        let message = format!("there are {} parameters; at most {PARAMETERS_MAX} are possible", entries.len());
        reader.fault(node.span, message, "use an array");
        return Vec::new();
    }
    let mut parameters: Vec<Parameter> = Vec::new();
    for entry in entries {
        if !is_identifier(&entry.key) {
            reader.fault(entry.span, format!("`{}` cannot be the name of a parameter", short(&entry.key)), NAMES);
        }
        let Some(ty) = typed(reader, &entry.value, &entry.key) else { continue };
        if matches!(ty, Type::Void | Type::Prefix) {
            reader.fault(entry.value.span, format!("a parameter cannot be `{ty}`"), "only `returns` can");
        }
        parameters.push(Parameter { name: entry.key.clone(), ty });
    }
    parameters
}

fn refuse_columns_named_like_parameters(reader: &mut Reader, node: &Node, parameters: &[Parameter]) {
    let entries = reader.entries(node, "parameters").unwrap_or_default();
    for parameter in parameters {
        let Type::Rows(rows) = &parameter.ty else { continue };
        for column in rows.alternatives.iter().flat_map(|alternative| &alternative.columns) {
            if let Some(entry) = entries.iter().find(|entry| entry.key == column.name) {
                let message = format!("`{}` is a parameter and a column of `{}`", column.name, parameter.name);
                reader.fault(entry.span, message, "constraints could mean either: rename one");
            }
        }
    }
}

/// A type with its place; `what` names it in messages.
fn typed(reader: &mut Reader, node: &Node, what: &str) -> Option<Type> {
    if let yaml::Kind::Sequence { .. } | yaml::Kind::Mapping { .. } = node.kind {
        return reader.mismatch(node, what, "a type such as `integer[]`");
    }
    let text = reader.word(node, what)?;
    match parse_type(text) {
        Ok(ty) => Some(ty),
        Err(error) => {
            let place = reader.lines(node).first().map_or(node.span, |line| line.span);
            // A type on several lines is one text, whose columns are not those of its first line.
            let end = reader.source.line(place.line).chars().count() + 1;
            let column = (place.column + error.column - 1).min(end);
            let span = Span { line: place.line, column, width: error.width };
            reader.refuse(span, format!("{what}: {}", error.message), error.help)
        }
    }
}
