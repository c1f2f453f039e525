//! Pages to look at: one file of HTML each, which asks nobody for anything and shows what programs printed as text, never as a page's own.

pub mod class;
pub mod game;
pub mod live;
mod matrix;
mod plot;
pub mod prose;

use crate::report::document::{Cell, Column, Detail, Document, Drawn, Kind, On, Part, Table, Text, Tone};
pub use ojkit_picture::escaped;
use ojkit_picture::svg::is_unseen;
use ojkit_text::base64::base64;
use sha2::{Digest, Sha256};

const STYLE: &str = include_str!("page.css");
/// More pictures than these bytes hold are left out, and that is said.
const PICTURES_BYTES_MAX: usize = 4 << 20;
const SCRIPT: &str = include_str!("page.js");
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/// A document as a page.
pub fn draw(document: &Document) -> String {
    let parts = || document.parts.iter().filter(|(on, _)| *on != On::Terminal).map(|(_, part)| part);
    let mut lead = document.verdict.as_ref().map_or(String::new(), |(text, is_good)| verdict(text, *is_good));
    let soft = if document.verdict.is_some() { " class=soft" } else { "" };
    lead.extend(document.lead.iter().map(|text| format!("<p{soft}>{}</p>\n", escaped(text))));
    if document.verdict.is_some() {
        lead += &help(&items([&document.help].into_iter().filter(|text| !text.is_empty())), true);
    }
    let link = |part: &Part| match part {
        Part::Section(slug, _) => Some(format!("<a href=\"#{0}\">{0}</a>", escaped(slug))),
        _ => None,
    };
    let links: Vec<String> = parts().filter_map(link).collect();
    if links.len() > 1 {
        lead += &format!("<nav><p>{}</p></nav>\n", links.join(" \u{b7} "));
    }
    let (mut body, mut is_open, mut room) = (String::new(), false, PICTURES_BYTES_MAX);
    for part in parts() {
        body += &match part {
            Part::Section(slug, title) => {
                let before = if std::mem::replace(&mut is_open, true) { "</section>\n" } else { "" };
                let heading = format!("<h2 id=\"{}\">{}</h2>", escaped(slug), escaped(title));
                format!("{before}<section class=problem>\n{heading}\n")
            }
            Part::Heading(text) => format!("<h3>{text}</h3>\n"),
            Part::Aside(text) => format!("<p class=soft>{}</p>\n", escaped(text)),
            Part::Notes(notes) if notes.is_empty() => String::new(),
            Part::Notes(notes) => format!("<ul class=soft>\n{}</ul>\n", items(notes)),
            Part::Matrix(slug, drawn) => matrix::matrix(slug, drawn),
            Part::Table(drawn) => tabled(drawn),
            Part::Detail(Detail { tone, is_open, head, body, pictures }) => {
                folded(class_of(*tone), *is_open, head, &(pictured(pictures, &mut room) + &painted(body)))
            }
            Part::Text(text) => painted(text),
            Part::Plot(drawn) => plot::plot(drawn),
        };
    }
    if is_open {
        body += "</section>\n";
    }
    page(&document.title, &lead, &body)
}

fn class_of(tone: Option<Tone>) -> &'static str {
    match tone {
        Some(Tone::Good) => "good",
        Some(Tone::Bad) => "bad",
        Some(Tone::Warning) => "warn",
        Some(Tone::Muted) => "none",
        Some(Tone::Strong | Tone::Removed | Tone::Added) | None => "",
    }
}

/// Pictures with their names, where there is room for them.
fn pictured(pictures: &[Drawn], room: &mut usize) -> String {
    let size = pictures.iter().map(|(_, element)| element.len()).sum();
    let Some(left) = room.checked_sub(size) else {
        *room = 0;
        return "<p class=soft>Not drawn, since this page has many pictures: `ojkit show` draws it.</p>\n".into();
    };
    *room = left;
    let one = |(name, element): &Drawn| {
        format!("<figure class=case><figcaption>{}</figcaption>\n{element}</figure>\n", escaped(name))
    };
    pictures.iter().map(one).collect()
}

/// A text with its tones as marks.
fn painted(text: &Text) -> String {
    let one = |(tone, text): &(Option<Tone>, String)| match (*tone, escaped(text)) {
        (None, text) => text,
        (Some(Tone::Removed), text) => format!("<del>{text}</del>"),
        (Some(Tone::Added), text) => format!("<ins>{text}</ins>"),
        (Some(Tone::Strong), text) => format!("<b class=strong>{text}</b>"),
        (tone, text) => format!("<b class={}>{text}</b>", class_of(tone)),
    };
    let text: String = text.0.iter().map(one).collect();
    if text.is_empty() { text } else { format!("<pre>{text}</pre>\n") }
}

/// A table, which scrolls where it is wide.
fn tabled(drawn: &Table) -> String {
    let columns: Vec<&Column> = drawn.columns.iter().filter(|column| column.on != On::Terminal).collect();
    let cell = |column: &Column, Cell { text, value, tone }: &Cell| {
        let (class, text) = (class_of(*tone), escaped(text));
        match value {
            // A figure is sorted by its value.
            Some(value) if class.is_empty() => format!("<td class=n data-n={value:.3}>{text}</td>"),
            Some(value) => format!("<td class=\"n {class}\" data-n={value:.3}>{text}</td>"),
            None if !class.is_empty() => format!("<td class={class}>{text}</td>"),
            None if column.kind == Kind::Name => format!("<th scope=row>{text}</th>"),
            None if column.kind == Kind::Code => format!("<td class=mono>{text}</td>"),
            None => format!("<td>{text}</td>"),
        }
    };
    let row = |row: usize| columns.iter().map(|column| cell(column, &column.cells[row])).collect::<String>();
    let head: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    scrolled(&drawn.label, &table(&head, &(0..drawn.height()).map(row).collect::<Vec<_>>(), &drawn.class))
}

/// A page. `title` is text; `lead`, which stands below it, and `body` are HTML.
pub fn page(title: &str, lead: &str, body: &str) -> String {
    // No other script runs, whatever a text smuggles in.
    let policy = format!("{POLICY}; script-src 'sha256-{}'", hash(SCRIPT));
    let title = escaped(title);
    let (css, js) = (format!("{STYLE}{}", ojkit_picture::STYLE), SCRIPT);
    format!(include_str!("page.html"), title = title, lead = lead, body = body, css = css, js = js, policy = policy)
}

/// What a policy calls a script of the page.
fn hash(script: &str) -> String {
    base64(&Sha256::digest(format!("\n{script}")))
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

fn items<'t>(texts: impl IntoIterator<Item = &'t String>) -> String {
    texts.into_iter().map(|text| format!("<li>{}</li>\n", escaped(text))).collect()
}

/// A table whose columns can be sorted. `head` are texts, `rows` cells with their tags.
fn table(head: &[&str], rows: &[String], class: &str) -> String {
    let head: String =
        head.iter().map(|text| format!("<th scope=col><button>{}</button></th>", escaped(text))).collect();
    let rows: String = rows.iter().map(|row| format!("<tr>{row}</tr>\n")).collect();
    let class = escaped(class);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_program_printed_is_obeyed() {
        let hostile = "</script><script>alert(1)</script>\u{202e}\u{0}\r & \"it's\"";
        let shown =
            "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;\\u{202e}\\x00\\x0d &amp; &quot;it&#39;s&quot;";
        assert_eq!(escaped(hostile), shown);
        let mut text = Text::default();
        text.toned(Tone::Bad, hostile).toned(Tone::Strong, "got:").say(" <\x1b[31m\x1b]0;title\x07");
        let painted = painted(&text);
        let marked = format!("<b class=bad>{shown}</b><b class=strong>got:</b> &lt;\\x1b[31m\\x1b]0;title\\x07");
        assert_eq!(painted, format!("<pre>{marked}</pre>\n"));
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
