//! Statements: the problem's own pages, with what a judge of programs has to say beside them.

use super::Version;
use super::problem_yaml::titles;
use crate::formulas::{self, Names};
use crate::markdown::{Target, convert, latex};
use crate::package::{File, Origin};
use ojkit_model::problem::{Group, Layout, LayoutLine, Problem};
use ojkit_model::signature::{Alternative, Rows, Type};

/// The heading of the pictures of samples.
const PICTURES: &str = "Pictures";

/// Markdown as LaTeX, in which pictures of samples are as large as they were drawn.
pub fn tex(origin: &Origin, text: &str) -> String {
    let sized = |tex: String, (number, png): &(usize, Vec<u8>)| {
        // A PNG has its width in pixels at this place; they are half as large as those that were drawn on.
        let pixels = png.get(16..20).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_be_bytes);
        let (name, width) = (picture(*number), (pixels / 8 * 3).min(440));
        tex.replace(&format!("graphics{{{name}}}"), &format!("graphics[width={width}pt]{{{name}}}"))
    };
    origin.pictures.iter().fold(convert(text, Target::Latex), sized)
}

/// The name of the file with a sample's picture.
fn picture(number: usize) -> String {
    format!("sample-{number}.png")
}

/// The pictures of samples, as files that lie beside a statement.
pub fn pictures(origin: &Origin, folder: &str) -> Vec<File> {
    let file = |(number, png): &(usize, Vec<u8>)| File::new(format!("{folder}/{}", picture(*number)), png.clone());
    origin.pictures.iter().map(file).collect()
}

pub(super) fn statements(origin: &Origin, version: Version) -> Vec<File> {
    // LaTeX is what every version and every tool takes; Markdown is not.
    let folder = if version == Version::Legacy { "problem_statement" } else { "statement" };
    let file = |((language, title), text): ((String, String), String)| {
        let text = tex(origin, &text);
        let text = format!("\\problemname{{{}}}\n\n{text}", latex(&title));
        File::new(format!("{folder}/problem.{language}.tex"), text)
    };
    titles(origin).into_iter().zip(pages(origin)).map(file).chain(pictures(origin, folder)).collect()
}

/// The pages as Markdown in the order of [`titles`]: the statement without its title, then input, constraints, output and subtasks.
/// Where the statement has its own section on the output, the constraints stand before it.
pub fn pages(origin: &Origin) -> Vec<String> {
    let page = |(body, parts): (String, Vec<(&str, String)>)| {
        let text = |(heading, text): &(&str, String)| format!("\n## {heading}\n\n{text}\n");
        let is_output = |line: &str| line.starts_with('#') && line.trim_start_matches('#').trim() == "Output";
        let lines: Vec<&str> = body.lines().collect();
        let cut = lines.iter().position(|line| is_output(line)).unwrap_or(lines.len());
        let (before, behind): (Vec<_>, Vec<_>) =
            parts.iter().partition(|(heading, _)| ![SUBTASKS, PICTURES].contains(heading));
        let [before, behind] = [before, behind].map(|parts| parts.into_iter().map(text).collect::<String>());
        format!("{}\n{before}\n{}\n{behind}", lines[..cut].join("\n"), lines[cut..].join("\n"))
    };
    sections(origin).into_iter().map(page).collect()
}

/// The same in parts: what the statement says, and headings with what else is said, but for those that the statement has.
pub fn sections(origin: &Origin) -> Vec<(String, Vec<(&'static str, String)>)> {
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
    let names = Names::of(problem);
    let input = match &problem.layout {
        Some(layout) => of_layout(layout, problem, &names),
        None => {
            let widths = origin.bound.validator.format().states_width(problem.signature.parameters.len());
            let parameters = problem.signature.parameters.iter().zip(widths);
            let items =
                parameters.map(|(p, width)| format!("- ${}$: {}", formulas::name(&p.name), of_type(&p.ty, width)));
            format!("In this order:\n\n{}", items.collect::<Vec<_>>().join("\n"))
        }
    };
    let lines = problem.constraints.iter().map(|line| &line.text).chain(&problem.unchecked).chain(&problem.promises);
    let lines = lines.filter(|line| !names.is_mirrored(line));
    let lines: Vec<String> = lines.map(|line| format!("- {}", names.markdown(line))).collect();
    let mut parts = vec![("Input", input)];
    if !lines.is_empty() {
        parts.push(("Constraints", lines.join("\n")));
    }
    let answer = match (&problem.signature.class, problem.signature.answer()) {
        _ if problem.layout.is_some() => None,
        (Some(_), _) => Some(
            "One line: a list of the answers to the constructor and to all calls in their order, such as `[null,1]`. \
             What gives nothing has the answer `null`."
                .to_owned(),
        ),
        (None, Some(ty)) => Some(format!("The answer: {}.", of_type(ty, false))),
        (None, None) => None,
    };
    parts.extend(answer.map(|answer| ("Output", answer)));
    parts.extend(subtasks(problem, &names));
    let shown =
        |(number, _): &(usize, Vec<u8>)| format!("Sample {number}:\n\n![Sample {number}]({})\n", picture(*number));
    let shown: Vec<String> = origin.pictures.iter().map(shown).collect();
    parts.extend((!shown.is_empty()).then(|| (PICTURES, shown.join("\n"))));
    parts
}

/// The heading of the table of groups with scores.
const SUBTASKS: &str = "Subtasks";

/// The groups with scores: what each is worth, and the constraints that narrow it.
fn subtasks(problem: &Problem, names: &Names) -> Option<(&'static str, String)> {
    let scored = problem.groups.iter().filter(|group| group.score.is_some());
    let row = |(number, group): (usize, &Group)| {
        let lines: Vec<String> = group.constraints.iter().map(|line| names.markdown(&line.text)).collect();
        let lines = if lines.is_empty() { "no additional constraints".to_owned() } else { lines.join("; ") };
        format!("| {} | {} | {lines} |\n", number + 1, group.score.unwrap_or_default())
    };
    let rows: String = scored.enumerate().map(row).collect();
    let table = format!("| Subtask | Points | Constraints |\n|---|---|---|\n{rows}");
    (!rows.is_empty()).then_some((SUBTASKS, table))
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
            format!("a line with the number of rows, and a line for each: {}", of_rows(rows))
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

/// The lines of a layout, with the items of every list whose length has a name, and the forms of rows that have several.
fn of_layout(layout: &Layout, problem: &Problem, names: &Names) -> String {
    let parameters = &problem.signature.parameters;
    let ty = |name: &str| parameters.iter().find(|parameter| parameter.name == name).map(|parameter| &parameter.ty);
    // Where no line names a first element, readers count from 1.
    let said = problem.constraints.iter().map(|line| &line.text).chain(&problem.unchecked);
    let names_first = |line: &String| ["[0]", "_0", "_{0"].iter().any(|first| line.contains(first));
    let is_from_0 = problem.indices_from == 0 && said.into_iter().any(names_first);
    let first = if is_from_0 { ["0", "1"] } else { ["1", "2"] };
    let math = |name: &str| format!("${}$", formulas::name(name));
    // The first two and the last of what stands in a list, for each of its columns.
    let items = |name: &str| {
        let length = formulas::name(names.lengths.get(name)?);
        let end = if is_from_0 { format!("{length} - 1") } else { length };
        let columns: Vec<&str> = match ty(name) {
            Some(Type::Rows(rows)) if rows.alternatives.len() == 1 => {
                rows.alternatives[0].columns.iter().map(|column| &*column.name).collect()
            }
            _ => vec![name],
        };
        let element = |column: &&str, index: &str| format!("${}_{{{index}}}$", formulas::name(column));
        let at = |index: &str| columns.iter().map(|column| element(column, index)).collect::<Vec<_>>().join(" ");
        Some([at(first[0]), at(first[1]), "$\\dots$".to_owned(), at(&end)])
    };
    let is_of_lines = |name: &str| match ty(name) {
        Some(Type::Rows(_)) => true,
        Some(Type::Array(inner)) => matches!(**inner, Type::Array(_) | Type::String | Type::Rows(_)),
        _ => false,
    };
    let lines_of = |all: &[String]| match all {
        [name] if is_of_lines(name) => items(name).map_or_else(|| vec![math(name)], Vec::from),
        _ => {
            let one = |name: &String| items(name).map_or_else(|| math(name), |items| items.join(" "));
            vec![all.iter().map(one).collect::<Vec<_>>().join(" ")]
        }
    };
    let layout = laid_out(&layout.lines, "", &lines_of).join("\\\n");
    let forms = parameters.iter().filter_map(|parameter| match &parameter.ty {
        Type::Rows(rows) if rows.alternatives.len() > 1 => {
            Some(format!("\n\nEach line of {} is {}.", math(&parameter.name), of_rows(rows)))
        }
        _ => None,
    });
    format!("The input has this layout:\n\n{layout}{}", forms.collect::<String>())
}

/// The lines as Markdown; what is repeated stands farther to the right.
fn laid_out(all: &[LayoutLine], indent: &str, lines_of: &dyn Fn(&[String]) -> Vec<String>) -> Vec<String> {
    let line = |line: &LayoutLine| match line {
        LayoutLine::Names(names) => lines_of(names).into_iter().map(|line| format!("{indent}{line}")).collect(),
        LayoutLine::Repeat { count, lines } => {
            let mut out = vec![format!("{indent}${}$ times:", formulas::name(count))];
            out.extend(laid_out(lines, &format!("{indent}$\\qquad$ "), lines_of));
            out
        }
    };
    all.iter().flat_map(line).collect()
}

/// The forms of a row.
fn of_rows(rows: &Rows) -> String {
    let row = |a: &Alternative| {
        let columns = a.columns.iter().map(|column| format!("${}$", formulas::name(&column.name)));
        a.tag.iter().map(|tag| format!("`{tag}`")).chain(columns).collect::<Vec<_>>().join(" ")
    };
    rows.alternatives.iter().map(row).collect::<Vec<_>>().join(" or ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_a_layout_are_formulas_and_what_is_repeated_stands_farther_to_the_right() {
        let spec = "format: 1\ntitle: T\nparameters:\n  n: integer\n  m: integer\n  roads: \"(u: integer, v: integer)[]\"\n  \
                    q: integer\n  asked: (1 p | 2 l r)[]\nstdin: |\n  T q\n  repeat T:\n    n m\n    roads\n  asked\nconstraints: |\n  \
                    1 <= T <= 9\n  roads.length == m\n  asked.length == q\n";
        let problem = ojkit_rules::spec::read("t", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
        let page = of_layout(problem.layout.as_ref().unwrap(), &problem, &Names::of(&problem));
        let lines = [
            "$T$ $q$",
            "$T$ times:",
            "$\\qquad$ $n$ $m$",
            "$\\qquad$ $u_{1}$ $v_{1}$",
            "$\\qquad$ $u_{2}$ $v_{2}$",
            "$\\qquad$ $\\dots$",
            "$\\qquad$ $u_{m}$ $v_{m}$",
            "$\\mathit{asked}_{1}$",
            "$\\mathit{asked}_{2}$",
            "$\\dots$",
            "$\\mathit{asked}_{q}$",
        ];
        let forms = "Each line of $\\mathit{asked}$ is `1` $p$ or `2` $l$ $r$.";
        assert_eq!(page, format!("The input has this layout:\n\n{}\n\n{forms}", lines.join("\\\n")));
    }
}
