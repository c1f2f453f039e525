//! Examples, test groups and possible outputs: the parts of a spec that hold values.

use super::values;
use crate::stdin::Format;
use ojkit_model::case::Case;
use ojkit_model::input::{Field, Input, Value};
use ojkit_model::problem::{Example, LayoutLine, Problem};
use ojkit_model::signature::Type;
use ojkit_text::suggest::did_you_mean;
use ojkit_text::yaml::{Entry, Kind, Node, Reader, Span, Style, short};

/// Reads `examples:` of a problem whose signature is known.
///
/// `format` is the problem's layout where that could be compiled.
pub fn examples(reader: &mut Reader, node: &Node, problem: &Problem, format: Option<&Format>) -> Vec<Example> {
    let items = reader.sequence(node, "examples").unwrap_or_default();
    let mut examples = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let what = format!("example {}", index + 1);
        let Some(entries) = reader.mapping(item, &what, &["input", "output", "stdin", "stdout"]) else { continue };
        let input = example_input(reader, item, entries, &what, problem, format);
        let output = example_output(reader, item, entries, &what, problem, input.as_ref());
        if let (Some(input), Some(output)) = (input, output) {
            examples.push(Example { input, output, line: item.span.line });
        }
    }
    examples
}

/// Reads `examples:` of a problem without parameters: raw texts, which nothing is known of.
///
/// Those of an interaction need no answer.
pub fn samples(reader: &mut Reader, node: &Node, is_interaction: bool) -> Vec<Case> {
    let items = reader.sequence(node, "examples").unwrap_or_default();
    let mut samples = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let what = format!("example {}", index + 1);
        let Some(entries) = reader.mapping(item, &what, &["stdin", "stdout"]) else { continue };
        let mut text = |key: &str| {
            if is_interaction && key == "stdout" && Reader::get(entries, key).is_none() {
                return Some("");
            }
            let node = reader.require(entries, key, &what, item.span)?;
            reader.text(node, &format!("{key} of {what}"))
        };
        if let (Some(input), Some(output)) = (text("stdin"), text("stdout")) {
            samples.push(Case {
                name: format!("sample/{}", index + 1),
                group: "sample".to_owned(),
                reason: "an example of the statement".to_owned(),
                input: input.as_bytes().to_vec(),
                answer: Some(output.as_bytes().to_vec()),
                ..Case::default()
            });
        }
    }
    samples
}

fn example_input(
    reader: &mut Reader,
    item: &Node,
    entries: &[Entry],
    what: &str,
    problem: &Problem,
    format: Option<&Format>,
) -> Option<Input> {
    match (Reader::get(entries, "input"), Reader::get(entries, "stdin")) {
        (Some(node), None) => typed_input(reader, node, &format!("input of {what}"), problem, format),
        (None, Some(node)) => raw_input(reader, node, &format!("stdin of {what}"), format?),
        (Some(_), Some(second)) => {
            reader.refuse(second.span, format!("{what} has both `input` and `stdin`"), "keep one of the two")
        }
        (None, None) => {
            let help = "add `input: { name: value }`, or the raw text as `stdin: |`";
            reader.refuse(item.span, format!("{what} has no input"), help)
        }
    }
}

/// Reads values per parameter, which must fit into the layout where that is known; notes what is wrong.
pub fn typed_input(
    reader: &mut Reader,
    node: &Node,
    what: &str,
    problem: &Problem,
    format: Option<&Format>,
) -> Option<Input> {
    let before = reader.count();
    let repeats = |line: &LayoutLine| matches!(line, LayoutLine::Repeat { .. });
    if problem.layout.as_ref().is_some_and(|layout| layout.lines.iter().any(repeats)) {
        let message = format!("{what} must be raw text, since its layout has a `repeat`");
        return reader.refuse(node.span, message, "write `stdin: |` and `stdout: |`");
    }
    let parameters = &problem.signature.parameters;
    let names: Vec<&str> = parameters.iter().map(|parameter| parameter.name.as_str()).collect();
    let entries = reader.entries(node, what)?;
    for entry in entries {
        if !names.contains(&entry.key.as_str()) {
            let message = format!("there is no parameter `{}`", short(&entry.key));
            reader.fault(entry.span, message, did_you_mean(&entry.key, &names));
        }
    }
    let mut input = Input { fields: vec![Value::default(); problem.fields.len()], repeats: Vec::new() };
    for (index, parameter) in parameters.iter().enumerate() {
        match Reader::get(entries, &parameter.name) {
            Some(value) => {
                let fields = &problem.fields;
                values::pack(reader, value, &parameter.name, index, &parameter.ty, fields, &mut input.fields);
            }
            None => {
                let message = format!("{what} lacks the parameter `{}`", parameter.name);
                reader.fault(node.span, message, format!("add `{}: ...`, of type {}", parameter.name, parameter.ty));
            }
        }
    }
    (reader.count() == before && laid_out(reader, node, what, &input, format)).then_some(input)
}

/// Whether the text of an input reads back as the same input: rows of equal length where the layout has one width, no spaces in words.
fn laid_out(reader: &mut Reader, node: &Node, what: &str, input: &Input, format: Option<&Format>) -> bool {
    let Some(format) = format else { return true };
    let text = format.text(input);
    let mut back = Input::default();
    let message = match format.read(&text, &mut back) {
        Ok(()) if back == *input => return true,
        Ok(()) => format!("{what} does not fit into the layout of stdin"),
        Err(error) => format!("{what} does not fit into the layout of stdin: line {}: {}", error.line, error.message),
    };
    reader.fault(node.span, message, "an input must read back from its own text");
    false
}

fn raw_input(reader: &mut Reader, node: &Node, what: &str, format: &Format) -> Option<Input> {
    let text = reader.text(node, what)?;
    let mut input = Input::default();
    let Err(error) = format.read(text.as_bytes(), &mut input) else { return Some(input) };
    let lines = reader.lines(node);
    let inside = lines.get(error.line - 1).filter(|_| matches!(&node.kind, Kind::Scalar { style: Style::Literal, .. }));
    let span = inside.map_or(node.span, |line| {
        let characters = |bytes: usize| line.text.char_indices().take_while(|&(at, _)| at < bytes).count();
        let before = characters(error.column - 1);
        let width = characters(error.column - 1 + error.width) - before;
        Span { line: line.span.line, column: line.span.column + before, width: width.max(1) }
    });
    let message = format!("{what}, line {}, column {}: {}", error.line, error.column, error.message);
    reader.refuse(span, message, "every byte counts: the text must be exactly what the layout says")
}

fn example_output(
    reader: &mut Reader,
    item: &Node,
    entries: &[Entry],
    what: &str,
    problem: &Problem,
    input: Option<&Input>,
) -> Option<String> {
    match (Reader::get(entries, "output"), Reader::get(entries, "stdout")) {
        (Some(node), None) => {
            let what = format!("output of {what}");
            match &problem.signature.class {
                None => output(reader, node, &what, problem.signature.answer()),
                // What an answer must be is known by its call.
                Some(class) => {
                    let tags = problem.fields.iter().position(Field::is_tag)?;
                    super::class::answers(reader, node, &what, class, &input?.fields.get(tags)?.cells)
                }
            }
        }
        (None, Some(node)) => reader.text(node, &format!("stdout of {what}")).map(with_final_newline),
        (Some(_), Some(second)) => {
            reader.refuse(second.span, format!("{what} has both `output` and `stdout`"), "keep one of the two")
        }
        (None, None) if problem.is_interaction() => Some(String::new()),
        (None, None) => reader.refuse(
            item.span,
            format!("{what} has no output"),
            "add `output: ...`, or the raw text as `stdout: |`",
        ),
    }
}

/// An output as text on stdout: typed where the answer has a type, the text itself elsewhere.
pub fn output(reader: &mut Reader, node: &Node, what: &str, returns: Option<&Type>) -> Option<String> {
    match returns {
        Some(ty) => values::output_text(reader, node, what, ty),
        None => reader.text(node, what).map(with_final_newline),
    }
}

fn with_final_newline(text: &str) -> String {
    if text.ends_with('\n') { text.to_owned() } else { format!("{text}\n") }
}

/// Reads `outputs:`: each possible answer as on stdout, without the final newline.
pub fn outputs(reader: &mut Reader, node: &Node, returns: Option<&Type>) -> Vec<String> {
    let items = reader.sequence(node, "outputs").unwrap_or_default();
    let mut outputs: Vec<String> = Vec::new();
    for item in items {
        let Some(text) = output(reader, item, "one of outputs", returns) else { continue };
        let text = text.trim_end_matches('\n').to_owned();
        if outputs.contains(&text) {
            reader.fault(item.span, format!("outputs names `{}` twice", short(&text)), "keep one of the two");
            continue;
        }
        if outputs.len() == OUTPUTS_MAX {
            let message = format!("outputs has more than {OUTPUTS_MAX} answers");
            reader.fault(item.span, message, "name only answers that are few");
            break;
        }
        outputs.push(text);
    }
    outputs
}

/// Every named answer costs a search.
const OUTPUTS_MAX: usize = 64;
