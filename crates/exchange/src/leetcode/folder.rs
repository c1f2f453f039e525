//! The files of a problem folder, as text.

use super::checker::Verdictless;
use super::examples::Parsed;
use super::lines::Sorted;
use super::page::Page;
use crate::package::quoted;
use crate::package::{File, drafts};
use ojkit_languages::Language;
use ojkit_model::input::Field;
use ojkit_model::problem::Checker;
use ojkit_model::signature::{Parameter, Signature};
use ojkit_rules::spec::with_canonical_lines;
use ojkit_text::notation::print_parameter;
use std::fmt::Write;

/// An example as the spec writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    values: Vec<(String, String)>,
    output: String,
}

impl Example {
    /// The values of an example; `output` where the answer is a text of its own.
    pub fn new(signature: &Signature, parsed: &Parsed, output: Option<String>) -> Example {
        let mut first = 0;
        let mut values = Vec::new();
        for parameter in &signature.parameters {
            let count = Field::of(std::slice::from_ref(parameter)).len();
            let text = print_parameter(&parameter.ty, &parsed.fields[first..first + count]);
            values.push((parameter.name.clone(), spaced(&text)));
            first += count;
        }
        let printed = || Some(print_parameter(signature.answer()?, std::slice::from_ref(&parsed.output)));
        let output = spaced(&output.or_else(printed).unwrap_or_default());
        Example { values, output }
    }
}

/// A flow value with a space behind each comma that separates.
fn spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 4);
    let (mut quoted, mut escaped) = (false, false);
    for letter in text.chars() {
        out.push(letter);
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            ',' if !quoted => out.push(' '),
            _ => {}
        }
    }
    out
}

/// A text as YAML takes it without quotes, or in quotes.
fn scalar(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || " -_./()+'".contains(c);
    let safe = text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(plain)
        && !text.ends_with(' ')
        && !matches!(text.to_ascii_lowercase().as_str(), "null" | "true" | "false" | "yes" | "no" | "on" | "off");
    if safe { text.to_owned() } else { quoted(text) }
}

/// Longer flow lines are broken into one value per line.
const LINE_CHARS: usize = 120;

/// All files of a problem.
pub fn files(
    page: &Page,
    signature: &Signature,
    sorted: &Sorted,
    examples: &[Example],
    judged: &Verdictless,
    languages: &[Language],
) -> Vec<File> {
    let text = spec(page, signature, sorted, examples, judged);
    let mut files = vec![
        File::new("spec.yaml", with_canonical_lines(&text, ojkit_english::said).unwrap_or(text)),
        File::new("statement.md", statement(&page.title, &page.id, &page.url())),
    ];
    files.extend(drafts(languages, &page.slug, signature));
    files
}

/// The statement to begin with: where the question's own is found.
pub fn statement(title: &str, number: &str, url: &str) -> String {
    let number = if number.is_empty() { String::new() } else { format!(" {number}") };
    format!(
        "# {title}\n\nThe statement is on its page: [LeetCode{number}]({url}).\n\nSay here in your own words what is given and what is asked.\n"
    )
}

fn parameters(out: &mut String, indent: &str, list: &[Parameter]) {
    for parameter in list {
        let ty = parameter.ty.to_string();
        let ty = if ty.starts_with('(') { quoted(&ty) } else { ty };
        let _ = writeln!(out, "{indent}{}: {ty}", parameter.name);
    }
}

fn block<'a>(out: &mut String, key: &str, lines: impl Iterator<Item = &'a str>) {
    let mut lines = lines.filter(|line| !line.trim().is_empty()).peekable();
    if lines.peek().is_none() {
        return;
    }
    let _ = writeln!(out, "{key}: |");
    for line in lines {
        let _ = writeln!(out, "  {}", line.trim());
    }
}

fn spec(page: &Page, signature: &Signature, sorted: &Sorted, examples: &[Example], judged: &Verdictless) -> String {
    let mut out = String::from("format: 1\n");
    let _ = writeln!(out, "title: {}", scalar(&page.title));
    let id = match page.id.bytes().all(|b| b.is_ascii_digit()) {
        _ if page.id.is_empty() => String::new(),
        true => format!(" id: {},", page.id),
        false => format!(" id: {},", quoted(&page.id)),
    };
    let _ = writeln!(out, "source: {{ judge: leetcode,{id} url: {} }}", page.url());
    if matches!(page.difficulty.as_str(), "easy" | "medium" | "hard") {
        let _ = writeln!(out, "difficulty: {}", page.difficulty);
    }
    let tags: Vec<String> = page.tags.iter().filter(|tag| !tag.trim().is_empty()).map(|tag| scalar(tag)).collect();
    if !tags.is_empty() {
        let _ = writeln!(out, "tags: [{}]", tags.join(", "));
    }
    signed(&mut out, signature);
    if sorted.indices_from == 1 {
        out.push_str("indices: from 1\n");
    }
    for line in &sorted.by_type {
        let _ = writeln!(out, "# {line}");
    }
    let enforced = sorted.enforced.iter().map(|line| line.text.as_str());
    block(&mut out, "constraints", sorted.assumed.iter().map(String::as_str).chain(enforced));
    if !sorted.unchecked.is_empty() {
        out.push_str("# Lines of the page that nothing enforces: reword them and move them up, or keep them for people to read.\n");
        block(&mut out, "unchecked", sorted.unchecked.iter().map(|line| line.text.as_str()));
    }
    block(&mut out, "promises", sorted.promises.iter().map(String::as_str));
    if let Some(wanted) = &judged.wanted {
        let _ = writeln!(out, "# {wanted}");
    }
    match judged.checker {
        Checker::UnorderedList { outer: true, inner: false } => out.push_str("checker: unordered_list\n"),
        Checker::UnorderedList { outer, inner } => {
            let outer = if outer { "" } else { "outer: false, " };
            let _ = writeln!(out, "checker: {{ unordered_list: {{ {outer}inner: {inner} }} }}");
        }
        Checker::Unwritten => out.push_str("checker: unwritten\n"),
        // Without a word of it, this is what is meant.
        Checker::Values { .. } if judged.checker == Checker::VALUES => {}
        Checker::Values { absolute, relative } => {
            let _ = writeln!(out, "checker: {{ floats: {{ absolute: {absolute:e}, relative: {relative:e} }} }}");
        }
        _ => {}
    }
    listed(&mut out, examples);
    out
}

/// The function with its parameters, or the class with its methods.
fn signed(out: &mut String, signature: &Signature) {
    match (&signature.class, &signature.function) {
        (Some(class), _) => {
            let _ = writeln!(out, "class: {}", class.name);
            if signature.parameters.len() > 1 {
                out.push_str("parameters:\n");
                parameters(out, "  ", &signature.parameters[..signature.parameters.len() - 1]);
            }
            out.push_str("methods:\n");
            for method in &class.methods {
                if method.parameters.is_empty() {
                    let _ = writeln!(out, "  {}:\n    returns: {}", method.name, method.returns);
                    continue;
                }
                let _ = writeln!(out, "  {}:\n    parameters:", method.name);
                parameters(out, "      ", &method.parameters);
                let _ = writeln!(out, "    returns: {}", method.returns);
            }
        }
        (None, function) => {
            if let Some(function) = function {
                let _ = writeln!(out, "function: {function}");
            }
            if let Some(calling) = &signature.calling {
                let names: Vec<&str> = signature.parameters.iter().map(|p| p.name.as_str()).collect();
                let _ = writeln!(out, "call: {}", calling.written(&names));
            }
            out.push_str("parameters:\n");
            parameters(out, "  ", &signature.parameters);
            if let Some(returns) = &signature.returns {
                let _ = writeln!(out, "returns: {returns}");
            }
        }
    }
}

fn listed(out: &mut String, examples: &[Example]) {
    if !examples.is_empty() {
        out.push_str("examples:\n");
    }
    for example in examples {
        let values: Vec<String> = example.values.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        let flow = values.join(", ");
        if flow.chars().count() <= LINE_CHARS {
            let _ = writeln!(out, "  - input: {{ {flow} }}");
        } else {
            out.push_str("  - input:\n");
            values.iter().for_each(|value| {
                let _ = writeln!(out, "      {value}");
            });
        }
        let _ = writeln!(out, "    output: {}", example.output);
    }
}
