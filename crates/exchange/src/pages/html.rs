//! What pages of judges have in common: titles, sections, texts of `pre` elements, items of lists, formulas.

use super::LINES_MAX;
use crate::leetcode::markup::{plain, typed, unmark};

pub fn title(text: &str) -> String {
    let inside =
        text.split_once("<title>").and_then(|(_, rest)| rest.split_once("</title>")).map_or("", |(title, _)| title);
    let title: String = plain(inside).chars().map(|c| if c.is_control() { ' ' } else { c }).take(200).collect();
    title.trim().to_owned()
}

/// What an attribute of the tag with some name says.
pub fn attribute(text: &str, name: &str, key: &str) -> Option<String> {
    let tag = &text[text.find(&format!("\"{name}\""))?..];
    let tag = &tag[..tag.find('>')?];
    let value = tag.split_once(key)?.1.split('"').next()?;
    let is_plain = value.len() < 300 && value.starts_with("https://") && !value.contains(['<', ' ', '\n']);
    is_plain.then(|| value.to_owned())
}

pub fn number_behind(text: &str, words: &str) -> Option<f64> {
    let rest = text.split_once(words)?.1.trim_start();
    let number: String = rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
    number.parse().ok().filter(|number| (0.001..=100_000.0).contains(number))
}

/// Headings and what stands below each.
pub fn sections(text: &str) -> Vec<(String, String)> {
    let parts = text.split("<h3").skip(1);
    let read = |part: &str| -> Option<(String, String)> {
        let (_, part) = part.split_once('>')?;
        let (heading, body) = part.split_once("</h3>")?;
        Some((plain(heading).trim().to_owned(), body.to_owned()))
    };
    parts.filter_map(read).collect()
}

/// The texts of a section's `pre` elements.
pub fn pres(body: &str) -> Vec<String> {
    let read = |part: &str| -> Option<String> { Some(plain(&drawn(part.split_once('>')?.1.split_once("</pre>")?.0))) };
    body.split("<pre").skip(1).filter_map(read).collect()
}

/// The items of a section's lists, as the constraint language is written.
pub fn items(body: &str) -> Vec<String> {
    let lines = body.split("<li").skip(1).filter_map(|part| {
        let inside = part.split_once('>')?.1;
        // An item's own list is items of its own.
        let end = ["<ul", "</li>", "</ul>"].iter().filter_map(|end| inside.find(end)).min().unwrap_or(inside.len());
        let inside = &inside[..end];
        let line = unmark(&plain(&quoted(&drawn(inside))).replace("\\ ", " ").replace("\\,", ""));
        Some(powers(&line.split_whitespace().collect::<Vec<_>>().join(" ")))
    });
    lines.filter(|line| !line.is_empty()).take(LINES_MAX).collect()
}

/// `10^{18}` as `10^18`.
pub fn powers(line: &str) -> String {
    let mut parts = line.split("^{");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('}') {
            Some((power, rest)) if power.chars().all(|c| c.is_ascii_alphanumeric()) => {
                out += &format!("^{power}{rest}")
            }
            _ => out += &format!("^{{{part}"),
        }
    }
    out
}

/// Letters and words that a page sets as code, in quotes.
pub fn quoted(text: &str) -> String {
    let mut out = String::new();
    let mut parts = text.split("<code>");
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (code, rest) = part.split_once("</code>").unwrap_or((part, ""));
        let sign = if plain(code).chars().count() == 1 { '\'' } else { '"' };
        out.push_str(&format!("{sign}{code}{sign}{rest}"));
    }
    out
}

/// What stands before a formula as it was written.
const TEX: &str = "<annotation encoding=\"application/x-tex\">";

/// Formulas that a browser has drawn, as they were written.
pub fn drawn(text: &str) -> String {
    let mut out = String::new();
    let mut parts = text.split("<var>");
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (formula, rest) = part.split_once("</var>").unwrap_or((part, ""));
        let written = formula.split_once(TEX).and_then(|(_, rest)| rest.split_once("</annotation>"));
        out.push_str(written.map_or(formula, |(written, _)| written));
        out.push_str(rest);
    }
    out
}

pub fn ended(text: &str) -> String {
    let text = typed(text.trim_start_matches('\n'));
    if text.is_empty() { "\n".to_owned() } else { text }
}

/// What is inside the first element whose opening tag has a mark.
pub fn inner<'t>(text: &'t str, mark: &str) -> Option<&'t str> {
    let at = text.find(mark)?;
    let start = text[..at].rfind('<')?;
    let name: String = text[start + 1..].chars().take_while(char::is_ascii_alphanumeric).collect();
    let begin = at + text[at..].find('>')? + 1;
    let (open, close) = (format!("<{name}"), format!("</{name}"));
    let (mut depth, mut place) = (1usize, begin);
    loop {
        let end = place + text[place..].find(&close)?;
        // Tags whose names only begin so are others.
        let opened = text[place..end].match_indices(&open);
        let own =
            |(at, _): &(usize, &str)| !text[place + at + open.len()..].starts_with(|c: char| c.is_ascii_alphanumeric());
        depth = depth + opened.filter(own).count() - 1;
        if depth == 0 {
            return Some(&text[begin..end]);
        }
        place = end + close.len();
    }
}

/// The text of a part of a page, a paragraph on each line, with its formulas between `$`.
pub fn marked(body: &str) -> String {
    let mut text = without(body, "<span class=\"MathJax");
    text = without(&text, "<div class=\"MathJax");
    for (opening, closing) in [("$$$", "$$$"), ("\\(", "\\)")] {
        text = text.replace(opening, "$").replace(closing, "$");
    }
    for (opening, closing) in [("<script type=\"math/tex\"", "</script>"), ("<var", "</var>")] {
        text = between(&text, opening, closing);
    }
    text = text.replace('\n', " ").replace("class= \"", "class=\"").replace("class=  ", "class=");
    text = text.split("class=").map(str::trim_start).collect::<Vec<_>>().join("class=");
    for class in ["tex-span", "math math-inline", "math inline", "tex2jax_process"] {
        text = framed(&text, &format!("<span class=\"{class}\">"));
    }
    let plain = plain(&text);
    let lines = plain.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Leaves out the elements that begin so.
fn without(text: &str, opening: &str) -> String {
    replaced(text, opening, &|_| String::new())
}

/// Sets what is inside the elements that begin so between `$`.
fn framed(text: &str, opening: &str) -> String {
    replaced(text, opening, &|inside| format!("${}$", written(inside).replace('$', "")))
}

/// A formula as it was written, out of what a browser has drawn; nothing where powers and subscripts cannot be told any more.
fn written(inside: &str) -> String {
    if let Some((_, rest)) = inside.split_once(TEX) {
        return rest.split("</annotation>").next().unwrap_or_default().to_owned();
    }
    match inside.split_once("<math") {
        Some(_) if inside.contains("<msup") || inside.contains("<msub") => String::new(),
        Some((_, drawn)) => drawn.split('<').filter_map(|part| Some(part.split_once('>')?.1)).collect(),
        None => inside.to_owned(),
    }
}

fn replaced(text: &str, opening: &str, with: &dyn Fn(&str) -> String) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(opening) {
        out.push_str(&rest[..at]);
        let Some(inside) = inner(&rest[at..], &opening[1..]) else { break };
        out.push_str(&with(inside));
        let end = inside.as_ptr() as usize - rest.as_ptr() as usize + inside.len();
        rest = rest[end..].split_once('>').map_or("", |(_, rest)| rest);
    }
    out + rest
}

/// Sets what is between an opening tag and its end between `$`.
fn between(text: &str, opening: &str, closing: &str) -> String {
    let mut parts = text.split(opening);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('>').and_then(|(_, part)| part.split_once(closing)) {
            Some((inside, rest)) => out += &format!("${}${rest}", inside.replace('$', "")),
            None => out += part,
        }
    }
    out
}

/// A part whose lines are elements of their own, with plain ends of lines.
pub fn stripped(body: &str) -> String {
    let body = body.replace("</div>", "\n").replace("<br />", "\n").replace("<br/>", "\n").replace("<br>", "\n");
    let mut parts = body.split("<div");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |out, part| out + part.split_once('>').map_or("", |(_, rest)| rest))
}

/// A formula as the constraint language writes it.
pub fn formula(text: &str) -> String {
    const SIGNS: [(&str, &str); 14] = [
        ("\\ ", " "),
        ("\\:", " "),
        ("\\,", ""),
        ("\\;", " "),
        ("~", " "),
        ("_ ", "_"),
        ("^ ", "^"),
        ("≤", "<="),
        ("≥", ">="),
        ("≠", "!="),
        ("·", "*"),
        ("×", "*"),
        ("−", "-"),
        ("\u{2009}", ""),
    ];
    let text = SIGNS.iter().fold(plain(text), |text, (sign, with)| text.replace(sign, with));
    powers(&grouped(&unmark(&text).split_whitespace().collect::<Vec<_>>().join(" ")))
}

/// Numbers whose digits stand in groups of three, as one: `10 000`.
fn grouped(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let parts = |at: usize| at > 0 && is_digit(at - 1) && (1..4).all(|k| is_digit(at + k)) && !is_digit(at + 4);
    let kept = letters.iter().enumerate().filter(|(at, letter)| **letter != ' ' || !parts(*at));
    kept.map(|(_, letter)| letter).collect()
}
