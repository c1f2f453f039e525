//! Pages to look at: one file of HTML each, which asks nobody for anything and shows what programs printed as text, never as a page's own.

pub mod cases;
pub mod class;
pub mod game;
pub mod judged;
mod matrix;
mod plot;
pub mod prose;
pub mod stress;

use crate::report::document::{Cell, Column, Document, Finding, On, Part, Table, Text};
use crate::report::style::{Style, Tone};
use ojkit_text::base64::base64;
use sha2::{Digest, Sha256};

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
const COLOURED: Style = Style { colour: true, width: None };

/// A document as a page.
pub fn draw(document: &Document) -> String {
    let parts = || document.parts.iter().filter(|(on, _)| *on != On::Terminal).map(|(_, part)| part);
    let mut lead = document.verdict.as_ref().map_or(String::new(), |(text, is_good)| verdict(text, *is_good));
    lead.extend(document.lead.iter().map(|text| format!("<p class=soft>{}</p>\n", escaped(text))));
    let has_findings = parts().any(|part| matches!(part, Part::Finding(_)));
    if document.verdict.is_some() {
        lead += &help("", has_findings);
    }
    let slugs = parts().filter_map(|part| if let Part::Section(slug, _) = part { Some(slug.as_str()) } else { None });
    lead += &contents(&slugs.collect::<Vec<_>>());
    let mut body = troubled(&document.troubles);
    for part in parts() {
        body += &match part {
            Part::Section(slug, title) => section(slug, title),
            Part::Table(drawn) => tabled(drawn),
            Part::Finding(Finding { tone, is_open, head, body }) => {
                let body = if body.is_empty() { String::new() } else { format!("<pre>{}</pre>\n", painted_text(body)) };
                folded(class_of(*tone), *is_open, head, &body)
            }
        };
    }
    page(&document.title, &lead, &body)
}

/// The class of what has a tone.
fn class_of(tone: Option<Tone>) -> &'static str {
    match tone {
        Some(Tone::Good) => "good",
        Some(Tone::Bad) => "bad",
        Some(Tone::Warning) => "warn",
        Some(Tone::Strong | Tone::Removed | Tone::Added) | None => "",
    }
}

/// A text with its tones as marks.
fn painted_text(text: &Text) -> String {
    let one = |(tone, text): (Option<Tone>, &str)| match (tone, escaped(text)) {
        (None, text) => text,
        (Some(Tone::Removed), text) => format!("<del>{text}</del>"),
        (Some(Tone::Added), text) => format!("<ins>{text}</ins>"),
        (Some(Tone::Strong), text) => format!("<b class=strong>{text}</b>"),
        (tone, text) => format!("<b class={}>{text}</b>", class_of(tone)),
    };
    text.parts().map(one).collect()
}

/// A table, which scrolls where it is wide.
fn tabled(drawn: &Table) -> String {
    let columns: Vec<&Column> = drawn.columns.iter().filter(|column| column.on != On::Terminal).collect();
    let cell = |cell: &Cell| match (class_of(cell.tone), cell.value) {
        ("", None) => format!("<td>{}</td>", escaped(&cell.text)),
        ("", Some(value)) => figure(value, &cell.text),
        (tone, _) => format!("<td class={tone}>{}</td>", escaped(&cell.text)),
    };
    let row = |row: usize| columns.iter().map(|column| cell(&column.cells[row])).collect::<String>();
    let head: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    scrolled(drawn.label, &table(&head, &(0..drawn.height()).map(row).collect::<Vec<_>>(), ""))
}

/// A page. `title` is text; `lead`, which stands below it, and `body` are HTML.
pub fn page(title: &str, lead: &str, body: &str) -> String {
    let mut parts = PAGE.split("{{");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once("}}").unwrap_or(("", part));
        match name {
            "title" => out.push_str(&escaped(title)),
            "lead" => out.push_str(lead),
            "body" => out.push_str(body),
            "style" => out.push_str(STYLE),
            "script" => out.push_str(SCRIPT),
            // No other script runs, whatever a text smuggles in.
            "hash" => out.push_str(&base64(&Sha256::digest(format!("\n{SCRIPT}")))),
            _ => {}
        }
        out.push_str(rest);
    }
    out
}

/// Whether a character is no control character and yet reorders what is shown, or is not seen.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A text as HTML shows it; what would be obeyed or not be seen is written out.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() => out.push_str(&format!("\\x{:02x}", u32::from(c))),
            c if is_unseen(c) => out.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
            c => out.push(c),
        }
    }
    out
}

/// What a terminal would get, its colours as marks.
pub fn painted(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let mut parts = text.split("\x1b[");
    let mut out = escaped(parts.next().unwrap_or_default());
    let mut is_open = false;
    for part in parts {
        let (code, rest) = part.split_once('m').unwrap_or(("", part));
        if std::mem::take(&mut is_open) {
            out.push_str("</b>");
        }
        let class = match code {
            "32" => "good",
            "31" => "bad",
            "33" => "warn",
            "1" => "strong",
            _ => "",
        };
        if !class.is_empty() {
            out.push_str(&format!("<b class={class}>"));
            is_open = true;
        }
        out.push_str(&escaped(rest));
    }
    if is_open {
        out.push_str("</b>");
    }
    out
}

/// The verdict of a page, before everything else.
fn verdict(text: &str, is_good: bool) -> String {
    format!("<p class=\"verdict {}\">{}</p>\n", if is_good { "good" } else { "bad" }, escaped(text))
}

/// Keys, and `more`, which is HTML, behind a question mark.
fn help(more: &str, has_findings: bool) -> String {
    let findings = match has_findings {
        true => {
            "<li><kbd>n</kbd>, <kbd>p</kbd>: the next and the previous finding</li>\n\
             <li><kbd>e</kbd>, <kbd>c</kbd>: open or close everything</li>\n\
             <li>arrows: walk through a matrix that has the focus</li>\n"
        }
        false => "",
    };
    format!(
        "<details class=help><summary aria-label=\"Help\" title=\"Help\">?</summary>\n<ul>\n\
         <li><kbd>Tab</kbd>, <kbd>Enter</kbd>: sort by a column, open and close</li>\n{findings}{more}</ul>\n</details>\n"
    )
}

/// What kept problems from being looked at.
fn troubled(troubles: &[(String, String)]) -> String {
    let one = |(slug, text): &(String, String)| {
        folded("bad", true, &format!("{slug}: not looked at"), &format!("<pre>{}</pre>\n", escaped(text)))
    };
    troubles.iter().map(one).collect()
}

/// A heading that a link leads to.
fn section(slug: &str, title: &str) -> String {
    format!("<h2 id=\"{}\">{}</h2>\n", escaped(slug), escaped(title))
}

/// Links to the sections of a page that has several.
fn contents(slugs: &[&str]) -> String {
    if slugs.len() < 2 {
        return String::new();
    }
    let link = |slug: &&str| format!("<a href=\"#{0}\">{0}</a>", escaped(slug));
    format!("<nav><p>{}</p></nav>\n", slugs.iter().map(link).collect::<Vec<_>>().join(" \u{b7} "))
}

/// A table whose columns can be sorted. `head` are texts, `rows` cells with their tags.
fn table(head: &[&str], rows: &[String], class: &str) -> String {
    let head: String =
        head.iter().map(|text| format!("<th scope=col><button>{}</button></th>", escaped(text))).collect();
    let rows: String = rows.iter().map(|row| format!("<tr>{row}</tr>\n")).collect();
    format!("<table class=\"{class}\">\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n")
}

/// Around what may be wider than the page: scrolled with the keyboard too.
fn scrolled(label: &str, inside: &str) -> String {
    format!("<div class=scroll tabindex=0 role=region aria-label=\"{}\">\n{inside}</div>\n", escaped(label))
}

/// Something to open; `tone` is `good`, `bad`, `warn` or nothing.
fn folded(tone: &str, is_open: bool, summary: &str, inside: &str) -> String {
    let open = if is_open { " open" } else { "" };
    format!("<details class=\"{tone}\"{open}><summary>{}</summary>\n{inside}</details>\n", escaped(summary))
}

fn cell(text: &str) -> String {
    format!("<td>{}</td>", escaped(text))
}

/// A figure, sorted by its value.
fn figure(value: f64, text: &str) -> String {
    format!("<td class=n data-n={value:.3}>{}</td>", escaped(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_program_printed_is_obeyed() {
        let hostile = "</script><script>alert(1)</script>\u{202e}\u{0}\r & \"it's\"";
        let shown =
            "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;\\u{202e}\\x00\\x0d &amp; &quot;it&#39;s&quot;";
        assert_eq!(escaped(hostile), shown);
        assert_eq!(painted(format!("\x1b[31m{hostile}").as_bytes()), format!("<b class=bad>{shown}</b>"));
        assert_eq!(painted(b"\x1b[1mgot:\x1b[0m \xff<"), "<b class=strong>got:</b> \u{fffd}&lt;");
        assert_eq!(painted(b"\x1b]0;title\x07"), "\\x1b]0;title\\x07");
        // What a page is made of may look like a place of the template.
        let page = page("{{script}}", "<p>{{title}}</p>", "{{lead}}");
        assert!(
            page.contains("<title>{{script}}</title>")
                && page.contains("<p>{{title}}</p>\n")
                && page.contains("{{lead}}")
        );
        assert_eq!((page.matches("<script>").count(), page.matches("</script>").count()), (1, 1));
    }

    #[test]
    fn the_script_is_named_by_its_hash() {
        let page = page("", "", "");
        let inside = page.split("<script>").nth(1).and_then(|rest| rest.split("</script>").next()).unwrap();
        assert!(page.contains(&format!("'sha256-{}'", base64(&Sha256::digest(inside)))));
    }
}
