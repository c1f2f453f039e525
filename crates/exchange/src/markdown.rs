//! The Markdown of statements, to LaTeX and to HTML: headings, paragraphs, lists, tables, code, emphasis, links, images and formulas.
//!
//! What a statement does not need is text: nested lists are flat, raw HTML is shown as it is written.

pub use crate::mathml::html;

use crate::mathml::mathml;

/// What a page becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// LaTeX, the part inside a document.
    Latex,
    /// HTML, the part inside a body.
    Html,
}

impl Target {
    /// What stands for something: its pattern in LaTeX or in HTML, with a text in the place of `%`.
    fn set(self, latex: &str, html: &str, text: &str) -> String {
        (if self == Target::Html { html } else { latex }).replacen('%', text, 1)
    }

    fn text(self, text: &str) -> String {
        if self == Target::Html { html(text) } else { latex(text) }
    }
}

/// A page of Markdown in another language.
pub fn convert(text: &str, target: Target) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let mut out = String::new();
    let mut at = 0;
    while at < lines.len() {
        let (line, behind) = (lines[at], &lines[at + 1..]);
        at += 1;
        if line.trim().is_empty() {
            continue;
        }
        out += &if let Some(fence) = fence(line) {
            let body = behind.iter().take_while(|line| !line.trim_start().starts_with(fence)).count();
            at += body + 1;
            let code = behind[..body].join("\n");
            match target {
                Target::Html => format!("<pre>{}</pre>\n", html(&code)),
                Target::Latex => format!("\\begin{{verbatim}}\n{code}\n\\end{{verbatim}}\n"),
            }
        } else if let Some((level, title)) = heading(line) {
            let sub = "sub".repeat(level.saturating_sub(2).min(2));
            let (latex, html) = (format!("\\{sub}section*{{%}}\n"), format!("<h{level}>%</h{level}>\n"));
            target.set(&latex, &html, &inlines(title, target))
        } else if line.trim_start().starts_with('|') {
            let more = behind.iter().take_while(|line| line.trim_start().starts_with('|')).count();
            at += more;
            table(&lines[at - more - 1..at], target)
        } else if let Some((is_numbered, first)) = item(line) {
            let more = behind.iter().take_while(|line| !line.trim().is_empty()).count();
            at += more;
            let mut items = vec![first.to_owned()];
            for line in &behind[..more] {
                match (item(line), items.last_mut()) {
                    (None, Some(last)) => *last += &format!(" {}", line.trim()),
                    (text, _) => items.extend(text.map(|(_, text)| text.to_owned())),
                }
            }
            let items = items.iter().map(|item| target.set("\\item %\n", "<li>%</li>\n", &inlines(item, target)));
            let (latex, html) = if is_numbered { ("enumerate", "ol") } else { ("itemize", "ul") };
            let latex = format!("\\begin{{{latex}}}\n%\\end{{{latex}}}\n");
            target.set(&latex, &format!("<{html}>\n%</{html}>\n"), &items.collect::<String>())
        } else {
            let ends = |line: &str| {
                line.trim().is_empty() || heading(line).is_some() || item(line).is_some() || fence(line).is_some()
            };
            let more = behind.iter().take_while(|line| !ends(line)).count();
            at += more;
            target.set("%\n", "<p>%</p>\n", &inlines(&lines[at - more - 1..at].join("\n"), target))
        };
        out.push('\n');
    }
    out
}

fn fence(line: &str) -> Option<&'static str> {
    ["```", "~~~"].into_iter().find(|fence| line.trim_start().starts_with(fence))
}

fn heading(line: &str) -> Option<(usize, &str)> {
    let level = line.bytes().take_while(|&b| b == b'#').count();
    let title = line[level..].strip_prefix(' ')?;
    (1..=6).contains(&level).then_some((level, title.trim()))
}

/// Whether a list's item is numbered, and its text.
fn item(line: &str) -> Option<(bool, &str)> {
    let line = line.trim_start();
    if let Some(text) = ["- ", "* ", "+ "].iter().find_map(|bullet| line.strip_prefix(bullet)) {
        return Some((false, text.trim()));
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let text = line[digits..].strip_prefix(". ")?;
    (1..=3).contains(&digits).then_some((true, text.trim()))
}

/// A longer cell of a table is no word of a column.
const LONG_CELL: usize = 60;

fn table(lines: &[&str], target: Target) -> String {
    let cells = |line: &&str| line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    let is_rule =
        |row: &Vec<String>| row.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|b| b"-: ".contains(&b)));
    let rows = lines.iter().map(cells).filter(|row| !is_rule(row));
    let rows: Vec<Vec<String>> = rows.map(|row| row.iter().map(|cell| inlines(cell, target)).collect()).collect();
    if target == Target::Html {
        let row = |(number, cells): (usize, &Vec<String>)| {
            let tag = if number == 0 { "th" } else { "td" };
            let cells: String = cells.iter().map(|cell| format!("<{tag}>{cell}</{tag}>")).collect();
            format!("<tr>{cells}</tr>\n")
        };
        return format!("<table>\n{}</table>\n", rows.iter().enumerate().map(row).collect::<String>());
    }
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let body: String = rows.iter().map(|cells| format!("{} \\\\\n", cells.join(" & "))).collect();
    // A last column of sentences breaks its lines.
    let is_long = rows.iter().any(|cells| cells.last().is_some_and(|cell| cell.len() > LONG_CELL));
    let columns = "l".repeat(columns.saturating_sub(1)) + if is_long { "p{0.6\\textwidth}" } else { "l" };
    format!("\\begin{{tabular}}{{{columns}}}\n{body}\\end{{tabular}}\n")
}

/// What stands between two marks at the start of a text, and what follows; nothing where they do not close.
fn between<'t>(text: &'t str, open: &str, close: &str) -> Option<(&'t str, &'t str)> {
    let rest = text.strip_prefix(open)?;
    let end = rest.find(close).filter(|&end| end > 0)?;
    Some((&rest[..end], &rest[end + close.len()..]))
}

/// A paragraph, a title, a cell or an item in the other language.
fn inlines(text: &str, target: Target) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        let in_word = text[..text.len() - rest.len()].ends_with(char::is_alphanumeric);
        let (inline, after) = special(rest, in_word, target).unwrap_or_else(|| {
            let start = usize::from(first == '\\' && rest[1..].starts_with(|c: char| c.is_ascii_punctuation()));
            let end = start + rest[start..].chars().next().map_or(0, char::len_utf8);
            (target.text(&rest[start..end]), &rest[end..])
        });
        out += &inline;
        rest = after;
    }
    out
}

/// Signs around parts of a line, and what they become.
const MARKS: [(&str, &str, &str); 4] = [
    ("**", "\\textbf{%}", "<b>%</b>"),
    ("__", "\\textbf{%}", "<b>%</b>"),
    ("*", "\\emph{%}", "<i>%</i>"),
    ("_", "\\emph{%}", "<i>%</i>"),
];

/// What begins here and is no plain text, in the other language, and what follows it.
fn special(rest: &str, in_word: bool, target: Target) -> Option<(String, &str)> {
    if let Some(after) = rest.strip_prefix("\\\n") {
        return Some((target.set("\\\\\n", "<br>\n", ""), after));
    }
    if let Some((code, after)) = between(rest, "`", "`") {
        return Some((target.set("\\texttt{%}", "<code>%</code>", &target.text(code)), after));
    }
    for dollars in ["$$", "$"] {
        if let Some((tex, after)) = between(rest, dollars, dollars).filter(|(tex, _)| !tex.starts_with(' ')) {
            let math = format!("{dollars}{tex}{dollars}");
            // What is no formula that is known is shown as it was written.
            let drawn = || mathml(tex, dollars == "$$").unwrap_or_else(|| format!("<code>{}</code>", html(&math)));
            return Some((if target == Target::Html { drawn() } else { math }, after));
        }
    }
    for (mark, latex, html) in MARKS {
        let is_marked =
            |(inner, _): &(&str, &str)| !in_word && (mark.len() > 1 || !inner.starts_with(char::is_whitespace));
        if let Some((inner, after)) = between(rest, mark, mark).filter(is_marked) {
            return Some((target.set(latex, html, &inlines(inner, target)), after));
        }
    }
    let image = rest.strip_prefix('!');
    let (text, to, after) = address(image.unwrap_or(rest))?;
    let inline = match (image, target) {
        (Some(_), Target::Latex) => format!("\\includegraphics{{{to}}}"),
        (Some(_), Target::Html) => format!("<img src=\"{}\" alt=\"{}\">", html(to), html(text)),
        (None, Target::Latex) => format!("\\href{{{}}}{{{}}}", to.replace('%', "\\%"), inlines(text, target)),
        (None, Target::Html) => format!("<a href=\"{}\">{}</a>", html(to), inlines(text, target)),
    };
    Some((inline, after))
}

/// `[text](address)`, and what follows.
fn address(rest: &str) -> Option<(&str, &str, &str)> {
    let (text, rest) = between(rest, "[", "]")?;
    let (to, after) = between(rest, "(", ")")?;
    Some((text, to, after))
}

/// A text with what LaTeX would take for its own written out.
pub fn latex(text: &str) -> String {
    let escaped = |c: char| match c {
        '\\' => "\\textbackslash{}".to_owned(),
        '^' => "\\textasciicircum{}".to_owned(),
        '~' => "\\textasciitilde{}".to_owned(),
        '<' => "\\textless{}".to_owned(),
        '>' => "\\textgreater{}".to_owned(),
        '≤' => "$\\le$".to_owned(),
        '≥' => "$\\ge$".to_owned(),
        '≠' => "$\\ne$".to_owned(),
        '&' | '%' | '$' | '#' | '_' | '{' | '}' => format!("\\{c}"),
        c => c.to_string(),
    };
    text.chars().map(escaped).collect()
}
