//! Statements: the problem's own pages, with what a judge of programs has to say beside them.

use super::Version;
use super::problem_yaml::titles;
use crate::markdown::{Target, convert, latex};
use crate::package::{File, Origin};
use ojkit_model::problem::{Layout, LayoutLine};
use ojkit_model::signature::Type;

/// The statement files.
pub(super) fn statements(origin: &Origin, version: Version) -> Vec<File> {
    // LaTeX is what every version and every tool takes; Markdown is not.
    let folder = if version == Version::Legacy { "problem_statement" } else { "statement" };
    let file = |((language, title), text): ((String, String), String)| {
        let text = convert(&text, Target::Latex);
        let text = format!("\\problemname{{{}}}\n\n{text}", latex(&title));
        File::new(format!("{folder}/problem.{language}.tex"), text)
    };
    titles(origin).into_iter().zip(pages(origin)).map(file).collect()
}

/// The pages as Markdown in the order of [`titles`]: the statement without its title, then input, constraints and output.
pub fn pages(origin: &Origin) -> Vec<String> {
    let page = |(body, parts): (String, Vec<(&str, String)>)| {
        let parts: String = parts.iter().map(|(heading, text)| format!("\n## {heading}\n\n{text}\n")).collect();
        format!("{body}\n{parts}")
    };
    sections(origin).into_iter().map(page).collect()
}

/// The same in parts: what the statement says, and headings with what else is said, but for those that the statement has.
pub(crate) fn sections(origin: &Origin) -> Vec<(String, Vec<(&'static str, String)>)> {
    let formal = formal(origin);
    let page = |text: &str| {
        let text = text.trim();
        let body = match text.strip_prefix("# ") {
            Some(rest) => rest.split_once('\n').map_or("", |(_, body)| body).trim(),
            None => text,
        };
        let said = |heading: &str| {
            body.lines().any(|line| line.starts_with('#') && line.trim_start_matches('#').trim() == heading)
        };
        (body.to_owned(), formal.iter().filter(|(heading, _)| !said(heading)).cloned().collect())
    };
    match origin.statements {
        [] => vec![page("")],
        statements => statements.iter().map(|(_, text)| page(text)).collect(),
    }
}

/// What is said of every problem: headings and Markdown.
fn formal(origin: &Origin) -> Vec<(&'static str, String)> {
    let problem = &origin.bound.problem;
    let input = match &problem.layout {
        Some(layout) => {
            format!("The lines of the input, by the names of what stands on them:\n\n```\n{}```", of_layout(layout))
        }
        None => {
            let widths = origin.bound.validator.format().states_width(problem.signature.parameters.len());
            let parameters = problem.signature.parameters.iter().zip(widths);
            let items = parameters.map(|(p, width)| format!("- `{}`: {}", p.name, of_type(&p.ty, width)));
            format!("In this order:\n\n{}", items.collect::<Vec<_>>().join("\n"))
        }
    };
    let lines = problem.constraints.iter().map(|line| &line.text).chain(&problem.unchecked).chain(&problem.promises);
    let lines: Vec<String> = lines.map(|line| format!("- {}", code_of(line))).collect();
    let mut parts = vec![("Input", input)];
    if !lines.is_empty() {
        parts.push(("Constraints", lines.join("\n")));
    }
    let answer = match (&problem.signature.class, problem.signature.answer()) {
        _ if problem.layout.is_some() => return parts,
        (Some(_), _) => {
            "One line: a list of the answers to the constructor and to all calls in their order, such as `[null,1]`. \
             What gives nothing has the answer `null`."
                .to_owned()
        }
        (None, Some(ty)) => format!("The answer: {}.", of_type(ty, false)),
        (None, None) => return parts,
    };
    parts.push(("Output", answer));
    parts
}

/// A constraint's line, as code where it is a formula.
fn code_of(line: &str) -> String {
    let is_formula = ["<", ">", "=", "≤", "≥"].iter().any(|sign| line.contains(sign)) && !line.contains('`');
    if is_formula { format!("`{line}`") } else { line.to_owned() }
}

/// How a value of a type is laid out.
fn of_type(ty: &Type, is_matrix: bool) -> String {
    const SPACED: &str = "with one space between them, empty where there are none";
    match ty {
        Type::Integer | Type::Long => "an integer on a line".to_owned(),
        Type::Double => "a number on a line".to_owned(),
        Type::Boolean => "`true` or `false` on a line".to_owned(),
        Type::Character => "a character on a line".to_owned(),
        Type::String => "a line of text".to_owned(),
        Type::TreeNode | Type::NaryNode => {
            format!(
                "a line with the number of places in level order, and a line with their values, `null` where there is no node, {SPACED}"
            )
        }
        Type::ListNode => format!("a line with the number of elements, and a line with the elements, {SPACED}"),
        Type::Rows(rows) => {
            let row = |a: &ojkit_model::signature::Alternative| {
                let columns = a.columns.iter().map(|column| column.name.as_str());
                format!("`{}`", a.tag.as_deref().into_iter().chain(columns).collect::<Vec<_>>().join(" "))
            };
            let rows: Vec<String> = rows.alternatives.iter().map(row).collect();
            format!("a line with the number of rows, and a line for each: {}", rows.join(" or "))
        }
        Type::Array(inner) => match (&**inner, is_matrix) {
            (Type::String, _) => "a line with the number of texts, and a line for each".to_owned(),
            (Type::Array(_), true) => {
                format!("a line with the numbers of rows and columns, and a line for each row, {SPACED}")
            }
            (Type::Array(cell), false) if **cell == Type::String => {
                "a line with the number of rows; for each row a line with its length, and a line for each of its texts"
                    .to_owned()
            }
            (Type::Array(_), false) => {
                format!(
                    "a line with the number of rows; for each row a line with its length, and a line with its elements, {SPACED}"
                )
            }
            (Type::Rows(_), _) => of_type(inner, false),
            _ => format!("a line with the number of elements, and a line with the elements, {SPACED}"),
        },
        Type::Void | Type::Prefix => String::new(),
    }
}

fn of_layout(layout: &Layout) -> String {
    fn lines(all: &[LayoutLine], indent: &str) -> String {
        let line = |line: &LayoutLine| match line {
            LayoutLine::Names(names) => format!("{indent}{}\n", names.join(" ")),
            LayoutLine::Repeat { count, lines: inner } => {
                format!("{indent}{count} times:\n{}", lines(inner, &format!("{indent}  ")))
            }
        };
        all.iter().map(line).collect()
    }
    lines(&layout.lines, "")
}
