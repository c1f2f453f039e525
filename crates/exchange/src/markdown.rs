//! The Markdown of statements, to LaTeX and to HTML: headings, paragraphs, lists, tables, code, emphasis, links, images and formulas.
//!
//! What a statement does not need is text: nested lists are flat, raw HTML is shown as it is written.

pub use crate::mathml::html;

use crate::mathml::mathml;

/// A part of a page.
#[derive(Clone, Debug, PartialEq)]
enum Block {
    Heading(usize, Vec<Inline>),
    Paragraph(Vec<Inline>),
    Code(String),
    List { is_numbered: bool, items: Vec<Vec<Inline>> },
    Table(Vec<Vec<Vec<Inline>>>),
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
enum Inline {
    Text(String),
    Code(String),
    /// With its dollar signs.
    Math(String),
    Bold(Vec<Inline>),
    Italic(Vec<Inline>),
    Link(Vec<Inline>, String),
    Image(String, String),
    Break,
}

/// What a page becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// LaTeX, the part inside a document.
    Latex,
    /// HTML, the part inside a body.
    Html,
}

/// A page of Markdown in another language.
pub fn convert(text: &str, target: Target) -> String {
    let blocks = blocks(text);
    blocks.iter().map(|block| render(block, target) + "\n").collect()
}

fn blocks(text: &str) -> Vec<Block> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let mut out = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at];
        if line.trim().is_empty() {
            at += 1;
        } else if let Some(fence) = fence(line) {
            let body = lines[at + 1..].iter().take_while(|line| !line.trim_start().starts_with(fence)).count();
            out.push(Block::Code(lines[at + 1..at + 1 + body].join("\n")));
            at += body + 2;
        } else if let Some((level, title)) = heading(line) {
            out.push(Block::Heading(level, inlines(title)));
            at += 1;
        } else if line.trim_start().starts_with('|') {
            let rows = lines[at..].iter().take_while(|line| line.trim_start().starts_with('|')).count();
            out.push(table(&lines[at..at + rows]));
            at += rows;
        } else if let Some((is_numbered, _)) = item(line) {
            let mut items: Vec<String> = Vec::new();
            while at < lines.len() && !lines[at].trim().is_empty() {
                match item(lines[at]) {
                    Some((_, text)) => items.push(text.to_owned()),
                    None if items.is_empty() => break,
                    None => items.last_mut().into_iter().for_each(|last| {
                        last.push(' ');
                        last.push_str(lines[at].trim());
                    }),
                }
                at += 1;
            }
            out.push(Block::List { is_numbered, items: items.iter().map(|item| inlines(item)).collect() });
        } else {
            let ends = |line: &&&str| {
                line.trim().is_empty() || heading(line).is_some() || item(line).is_some() || fence(line).is_some()
            };
            let more = lines[at + 1..].iter().take_while(|line| !ends(line)).count();
            out.push(Block::Paragraph(inlines(&lines[at..=at + more].join("\n"))));
            at += more + 1;
        }
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

fn table(lines: &[&str]) -> Block {
    let cells = |line: &&str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let is_rule =
        |row: &Vec<String>| row.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|b| b"-: ".contains(&b)));
    let rows = lines.iter().map(cells).filter(|row| !is_rule(row));
    Block::Table(rows.map(|row| row.iter().map(|cell| inlines(cell)).collect()).collect())
}

/// What stands between two marks at the start of a text, and what follows; nothing where they do not close.
fn between<'t>(text: &'t str, open: &str, close: &str) -> Option<(&'t str, &'t str)> {
    let rest = text.strip_prefix(open)?;
    let end = rest.find(close).filter(|&end| end > 0)?;
    Some((&rest[..end], &rest[end + close.len()..]))
}

fn inlines(text: &str) -> Vec<Inline> {
    let mut out: Vec<Inline> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let before = text[..text.len() - rest.len()].chars().next_back();
        let (inline, after) = match special(rest, before) {
            Some(found) => found,
            None => {
                let escaped = first == '\\' && rest[1..].starts_with(|c: char| c.is_ascii_punctuation());
                let start = usize::from(escaped);
                let end = start + rest[start..].chars().next().map_or(0, char::len_utf8);
                (Inline::Text(rest[start..end].to_owned()), &rest[end..])
            }
        };
        match (out.last_mut(), inline) {
            (Some(Inline::Text(last)), Inline::Text(more)) => last.push_str(&more),
            (_, inline) => out.push(inline),
        }
        rest = after;
    }
    out
}

/// What begins here and is no plain text, and what follows it.
fn special(rest: &str, before: Option<char>) -> Option<(Inline, &str)> {
    let in_word = before.is_some_and(char::is_alphanumeric);
    if let Some(after) = rest.strip_prefix("\\\n") {
        return Some((Inline::Break, after));
    }
    if let Some((code, after)) = between(rest, "`", "`") {
        return Some((Inline::Code(code.to_owned()), after));
    }
    for dollars in ["$$", "$"] {
        if let Some((math, after)) = between(rest, dollars, dollars).filter(|(math, _)| !math.starts_with(' ')) {
            return Some((Inline::Math(format!("{dollars}{math}{dollars}")), after));
        }
    }
    for mark in ["**", "__"] {
        if let Some((bold, after)) = between(rest, mark, mark).filter(|_| !in_word) {
            return Some((Inline::Bold(inlines(bold)), after));
        }
    }
    for mark in ["*", "_"] {
        let is_emphasis = |(inner, _): &(&str, &str)| !in_word && !inner.starts_with(char::is_whitespace);
        if let Some((italic, after)) = between(rest, mark, mark).filter(is_emphasis) {
            return Some((Inline::Italic(inlines(italic)), after));
        }
    }
    let (image, link) = (rest.strip_prefix('!').and_then(address), address(rest));
    match (image, link) {
        (Some((text, to, after)), _) => Some((Inline::Image(text.to_owned(), to.to_owned()), after)),
        (_, Some((text, to, after))) => Some((Inline::Link(inlines(text), to.to_owned()), after)),
        _ => None,
    }
}

/// `[text](address)`, and what follows.
fn address(rest: &str) -> Option<(&str, &str, &str)> {
    let (text, rest) = between(rest, "[", "]")?;
    let (to, after) = between(rest, "(", ")")?;
    Some((text, to, after))
}

fn render(block: &Block, target: Target) -> String {
    let line = |inlines: &[Inline]| inlines.iter().map(|one| inline(one, target)).collect::<String>();
    let is_html = target == Target::Html;
    match block {
        Block::Heading(level, title) if is_html => format!("<h{level}>{}</h{level}>\n", line(title)),
        Block::Heading(level, title) => {
            let sub = "sub".repeat(level.saturating_sub(2).min(2));
            format!("\\{sub}section*{{{}}}\n", line(title))
        }
        Block::Paragraph(text) if is_html => format!("<p>{}</p>\n", line(text)),
        Block::Paragraph(text) => format!("{}\n", line(text)),
        Block::Code(text) if is_html => format!("<pre>{}</pre>\n", html(text)),
        Block::Code(text) => format!("\\begin{{verbatim}}\n{text}\n\\end{{verbatim}}\n"),
        Block::List { is_numbered, items } => {
            let (tag, environment) = if *is_numbered { ("ol", "enumerate") } else { ("ul", "itemize") };
            let items = items.iter().map(|item| match is_html {
                true => format!("<li>{}</li>\n", line(item)),
                false => format!("\\item {}\n", line(item)),
            });
            let items: String = items.collect();
            match is_html {
                true => format!("<{tag}>\n{items}</{tag}>\n"),
                false => format!("\\begin{{{environment}}}\n{items}\\end{{{environment}}}\n"),
            }
        }
        Block::Table(rows) if is_html => {
            let row = |(number, cells): (usize, &Vec<Vec<Inline>>)| {
                let tag = if number == 0 { "th" } else { "td" };
                let cells: String = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", line(cell))).collect();
                format!("<tr>{cells}</tr>\n")
            };
            format!("<table>\n{}</table>\n", rows.iter().enumerate().map(row).collect::<String>())
        }
        Block::Table(rows) => {
            let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
            let row = |cells: &Vec<Vec<Inline>>| {
                let cells: Vec<String> = cells.iter().map(|cell| line(cell)).collect();
                format!("{} \\\\\n", cells.join(" & "))
            };
            let body: String = rows.iter().map(row).collect();
            // A last column of sentences breaks its lines.
            let is_long = |cells: &&Vec<Vec<Inline>>| cells.last().is_some_and(|cell| line(cell).len() > LONG_CELL);
            let last = if rows.iter().any(|cells| is_long(&cells)) { "p{0.6\\textwidth}" } else { "l" };
            let columns = "l".repeat(columns.saturating_sub(1)) + last;
            format!("\\begin{{tabular}}{{{columns}}}\n{body}\\end{{tabular}}\n")
        }
    }
}

/// A longer cell of a table is no word of a column.
const LONG_CELL: usize = 60;

fn inline(one: &Inline, target: Target) -> String {
    let inside = |inlines: &[Inline]| inlines.iter().map(|one| inline(one, target)).collect::<String>();
    match (one, target) {
        (Inline::Math(math), Target::Latex) => math.clone(),
        (Inline::Math(math), Target::Html) => {
            let tex = math.trim_matches('$');
            // What is no formula that is known is shown as it was written.
            mathml(tex, math.starts_with("$$")).unwrap_or_else(|| format!("<code>{}</code>", html(math)))
        }
        (Inline::Text(text), Target::Latex) => latex(text),
        (Inline::Text(text), Target::Html) => html(text),
        (Inline::Code(code), Target::Latex) => format!("\\texttt{{{}}}", latex(code)),
        (Inline::Code(code), Target::Html) => format!("<code>{}</code>", html(code)),
        (Inline::Bold(text), Target::Latex) => format!("\\textbf{{{}}}", inside(text)),
        (Inline::Bold(text), Target::Html) => format!("<b>{}</b>", inside(text)),
        (Inline::Italic(text), Target::Latex) => format!("\\emph{{{}}}", inside(text)),
        (Inline::Italic(text), Target::Html) => format!("<i>{}</i>", inside(text)),
        (Inline::Link(text, to), Target::Latex) => format!("\\href{{{}}}{{{}}}", to.replace('%', "\\%"), inside(text)),
        (Inline::Link(text, to), Target::Html) => format!("<a href=\"{}\">{}</a>", html(to), inside(text)),
        (Inline::Break, Target::Latex) => "\\\\\n".to_owned(),
        (Inline::Break, Target::Html) => "<br>\n".to_owned(),
        (Inline::Image(_, from), Target::Latex) => format!("\\includegraphics{{{from}}}"),
        (Inline::Image(text, from), Target::Html) => format!("<img src=\"{}\" alt=\"{}\">", html(from), html(text)),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
Take `a_i` & *all* of\\\n**x < 2**, or\nsee [it](https://e.org/a?b=1&c).

## What\\_is in

- one
  more
- two_words and $a_i^2$

1. first

```
a & b
```

| n | m |
|---|---|
| 1 | 2 |
";

    #[test]
    fn a_page_becomes_latex_with_its_signs_written_out() {
        insta_like(
            &convert(PAGE, Target::Latex),
            &[
                "Take \\texttt{a\\_i} \\& \\emph{all} of\\\\\n\\textbf{x \\textless{} 2}, or\nsee \\href{https://e.org/a?b=1&c}{it}.\n",
                "\\section*{What\\_is in}\n",
                "\\begin{itemize}\n\\item one more\n\\item two\\_words and $a_i^2$\n\\end{itemize}\n",
                "\\begin{enumerate}\n\\item first\n\\end{enumerate}\n",
                "\\begin{verbatim}\na & b\n\\end{verbatim}\n",
                "\\begin{tabular}{ll}\nn & m \\\\\n1 & 2 \\\\\n\\end{tabular}\n",
            ],
        );
    }

    #[test]
    fn a_page_becomes_html_with_its_signs_written_out() {
        insta_like(
            &convert(PAGE, Target::Html),
            &[
                "<p>Take <code>a_i</code> &amp; <i>all</i> of<br>\n<b>x &lt; 2</b>, or\nsee <a href=\"https://e.org/a?b=1&amp;c\">it</a>.</p>\n",
                "<h2>What_is in</h2>\n",
                "<ul>\n<li>one more</li>\n<li>two_words and <math><msubsup><mi>a</mi><mi>i</mi><mn>2</mn></msubsup></math></li>\n</ul>\n",
                "<ol>\n<li>first</li>\n</ol>\n",
                "<pre>a &amp; b</pre>\n",
                "<table>\n<tr><th>n</th><th>m</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>\n",
            ],
        );
    }

    fn insta_like(got: &str, parts: &[&str]) {
        assert_eq!(got, parts.iter().map(|part| format!("{part}\n")).collect::<String>());
    }

    #[test]
    fn marks_that_do_not_close_are_text() {
        for text in ["a * b", "3 ** 2", "`open", "[no](link", "snake_case_name", "5 $ a"] {
            assert_eq!(convert(text, Target::Html), format!("<p>{text}</p>\n\n"));
        }
    }
}
