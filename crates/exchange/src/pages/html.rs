//! What pages of judges have in common: titles, sections, texts of `pre` elements, items of lists, formulas.

use super::{LINES_MAX, Page};
use crate::html::{Piece, Tag, all, decoded, find, text_of, typed, unmark};
use crate::package::line_of;

/// A page, or what is inside one of its elements.
pub type Part<'p, 't> = &'p [Piece<'t>];

/// What is inside the first element of a class.
pub fn element<'p, 't>(part: Part<'p, 't>, class: &str) -> Option<Part<'p, 't>> {
    all(part, |tag| tag.get("class") == class).next().map(|(_, inside)| inside)
}

/// What stands before the first tag that is asked for.
pub fn before<'p, 't>(part: Part<'p, 't>, is_it: impl Fn(&Tag) -> bool) -> Part<'p, 't> {
    &part[..find(part, is_it).unwrap_or(part.len())]
}

/// What begins with the first tag that is asked for; everything where it is not there.
pub fn from<'p, 't>(part: Part<'p, 't>, is_it: impl Fn(&Tag) -> bool) -> Part<'p, 't> {
    &part[find(part, is_it).unwrap_or(0)..]
}

/// The text of a part, with one space wherever it has any.
pub fn spaced(part: Part) -> String {
    line_of(&text_of(part, &|_, _| None))
}

pub fn title(page: Part) -> String {
    let (_, inside) = all(page, |tag| tag.name == "title").next().unwrap_or_default();
    spaced(inside).chars().filter(|c| !c.is_control()).take(200).collect::<String>().trim().to_owned()
}

/// The page's own address, where it says it.
pub fn address(page: Part) -> Option<String> {
    let Piece::Tag(tag) = &page[find(page, |tag| tag.get("property") == "og:url")?] else { return None };
    let value = tag.get("content");
    let is_plain = value.len() < 300 && value.starts_with("https://") && !value.contains(['<', ' ', '\n']);
    is_plain.then(|| value.to_owned())
}

/// The address of the task that is named in a text behind one of these.
pub fn linked(text: &str, before: &[&str], base: &str) -> Option<String> {
    let named = before.iter().filter_map(|before| text.split_once(before));
    let mut ids = named.map(|(_, rest)| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default());
    ids.find(|id| !id.is_empty()).map(|id| format!("{base}{id}"))
}

impl Page {
    /// Takes the seconds and the MiB that stand behind the first of these words that a number follows.
    pub fn take_limits(&mut self, said: &str, time: &[&str], memory: &[&str]) {
        let number = |words: &&str| {
            let rest = said.split_once(words)?.1.trim_start();
            let number: String = rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
            number.parse::<f64>().ok().filter(|number| (0.001..=100_000.0).contains(number))
        };
        self.time_ms = time.iter().find_map(number).map(|seconds| (seconds * 1000.0).round() as u64);
        self.memory_mib = memory.iter().find_map(number).map(|mib| mib.round() as u64);
    }

    /// Takes samples, of which each input stands before its output.
    pub fn take_samples(&mut self, sides: impl Iterator<Item = String>) -> Result<(), String> {
        let sides: Vec<String> = sides.collect();
        if sides.len() % 2 == 1 {
            let outputs = sides.len() / 2;
            return Err(format!(
                "there are {} sample inputs and {outputs} outputs: the page is cut; save it whole",
                outputs + 1
            ));
        }
        self.samples = sides.chunks(2).map(|sides| (sides[0].clone(), sides[1].clone())).collect();
        Ok(())
    }
}

/// The texts of headings, in lower case, and what stands below each.
pub fn sections<'p, 't>(
    part: Part<'p, 't>,
    headings: impl Iterator<Item = (usize, Part<'p, 't>)>,
) -> Vec<(String, Part<'p, 't>)> {
    let headings: Vec<(usize, Part)> = headings.collect();
    let ends = headings.iter().skip(1).map(|(at, _)| *at).chain([part.len()]);
    let section = |((at, heading), end): (&(usize, Part<'p, 't>), usize)| {
        let body = part.get(at + 1 + heading.len()..end).unwrap_or_default();
        (spaced(heading).to_lowercase(), body)
    };
    headings.iter().zip(ends).map(section).collect()
}

/// The texts of the `pre` elements of a part as a program reads them; their lines may be elements of their own.
pub fn pres(body: Part) -> impl Iterator<Item = String> {
    let own = |piece: &Piece, inside: Part| match piece {
        Piece::Tag(tag) if tag.name == "div" => Some(text_of(inside, &|_, _| None) + "\n"),
        Piece::Tag(tag) if tag.name == "var" => tex(inside),
        _ => None,
    };
    all(body, |tag| tag.name == "pre").map(move |(_, pre)| {
        let text = typed(text_of(pre, &own).trim_start_matches('\n'));
        if text.is_empty() { "\n".to_owned() } else { text }
    })
}

/// The items of a section's lists, as the constraint language is written; an item's own list is items of its own.
pub fn items(body: Part) -> Vec<String> {
    let items = body.split(|piece| matches!(piece, Piece::Tag(tag) if tag.raw.starts_with("<li"))).skip(1);
    let lines = items.map(|item| {
        let ends = |piece: &Piece| matches!(piece, Piece::Tag(tag) if tag.name == "ul" || tag.name == "li");
        formula(&set(&item[..item.iter().position(ends).unwrap_or(item.len())], ""))
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

/// Classes of elements around formulas.
const FORMULAS: [&str; 4] = ["tex-span", "math math-inline", "math inline", "tex2jax_process"];

/// The text of a part of a page, a paragraph on each line, with its formulas between `$`.
pub fn marked(body: Part) -> String {
    let text = set(body, "$");
    text.lines().map(line_of).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// A text with a sign around its formulas; where that is none, what a page sets as code stands in quotes.
fn set(body: Part, sign: &str) -> String {
    let own = |piece: &Piece, inside: Part| match piece {
        Piece::Text(text) => {
            let text = decoded(text).replace('\n', " ");
            Some(["$$$", "\\(", "\\)"].iter().fold(text, |text, of_page| text.replace(of_page, sign)))
        }
        Piece::Tag(tag) if tag.get("class").starts_with("MathJax") => Some(String::new()),
        Piece::Tag(tag) if tag.name == "code" && sign.is_empty() => {
            let code = text_of(inside, &|_, _| None);
            let quote = if code.chars().count() == 1 { '\'' } else { '"' };
            Some(format!("{quote}{code}{quote}"))
        }
        Piece::Tag(tag) => {
            let is_formula = tag.name == "var" || FORMULAS.contains(&tag.get("class")) || tag.get("type") == "math/tex";
            is_formula.then(|| format!("{sign}{}{sign}", written(inside).replace('\n', " ").replace('$', "")))
        }
    };
    text_of(body, &own)
}

/// A formula as it was written, out of what a browser has drawn; nothing where powers and subscripts cannot be told any more.
fn written(inside: Part) -> String {
    let is_lost = find(inside, |tag| tag.name.starts_with("msup") || tag.name.starts_with("msub")).is_some();
    tex(inside).unwrap_or_else(|| if is_lost { String::new() } else { text_of(inside, &|_, _| None) })
}

/// What a drawn formula has for programs.
fn tex(inside: Part) -> Option<String> {
    all(inside, |tag| tag.name == "annotation").next().map(|(_, written)| text_of(written, &|_, _| None))
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
    let text = SIGNS.iter().fold(text.to_owned(), |text, (sign, with)| text.replace(sign, with));
    powers(&grouped(&line_of(&unmark(&text))))
}

/// Numbers whose digits stand in groups of three, as one: `10 000`.
fn grouped(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let parts = |at: usize| at > 0 && is_digit(at - 1) && (1..4).all(|k| is_digit(at + k)) && !is_digit(at + 4);
    let kept = letters.iter().enumerate().filter(|(at, letter)| **letter != ' ' || !parts(*at));
    kept.map(|(_, letter)| letter).collect()
}
