//! HTML, Markdown, or both in one file, read once: pieces of text and tags, and their plain text, in which powers and subscripts keep
//! their meaning.

use std::borrow::Cow;
use std::collections::BTreeMap;

/// Longer tags are text.
const TAG_BYTES_MAX: usize = 4000;
/// Longer entities are text.
const ENTITY_BYTES_MAX: usize = 12;
/// Elements in elements of the same name; those farther inside have no end.
const DEPTH_MAX: usize = 64;
/// Elements whose inside is not text at all.
const HIDDEN: [&str; 4] = ["script", "style", "noscript", "iframe"];

/// A part of a page.
#[derive(Clone, Debug)]
pub(crate) enum Piece<'t> {
    /// With its entities as they are written.
    Text(&'t str),
    /// What opens or closes an element, and comments.
    Tag(Tag<'t>),
}

#[derive(Clone, Debug)]
pub(crate) struct Tag<'t> {
    /// In lower case; a comment's is empty.
    pub name: Cow<'t, str>,
    /// From `<` to `>`.
    pub raw: &'t str,
    /// How many pieces there are up to the tag that closes what this one opens, if one does.
    length: Option<usize>,
}

/// The pieces of a text. What only looks like a tag is text: `a<b`, `<=`, names that HTML does not have.
pub(crate) fn read(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut open: BTreeMap<Cow<str>, Vec<usize>> = BTreeMap::new();
    let (mut from, mut at) = (0, 0);
    while let Some(sign) = text[at..].find('<') {
        at += sign;
        let Some(tag) = Tag::at(&text[at..]) else {
            at += 1;
            continue;
        };
        pieces.extend(Some(&text[from..at]).filter(|before| !before.is_empty()).map(Piece::Text));
        at += tag.raw.len();
        from = at;
        let place = pieces.len();
        if tag.closes() {
            if let Some(opened) = open.get_mut(&tag.name).and_then(Vec::pop)
                && let Piece::Tag(tag) = &mut pieces[opened]
            {
                tag.length = Some(place - opened - 1);
            }
        } else {
            if HIDDEN.contains(&&*tag.name) {
                at += text[at..].find(&format!("</{}", tag.name)).unwrap_or(text.len() - at);
            }
            let all = open.entry(tag.name.clone()).or_default();
            // What is raised ends with the first end: an index of an index is written as one.
            if all.len() < if matches!(&*tag.name, "sup" | "sub") { 1 } else { DEPTH_MAX } {
                all.push(place);
            }
        }
        pieces.push(Piece::Tag(tag));
    }
    pieces.extend(Some(&text[from..]).filter(|rest| !rest.is_empty()).map(Piece::Text));
    pieces
}

impl<'t> Tag<'t> {
    /// A tag of HTML at the beginning of a text.
    fn at(text: &'t str) -> Option<Tag<'t>> {
        let of = |name, raw| Some(Tag { name, raw, length: None });
        if text.starts_with("<!--") {
            return of("".into(), &text[..text.find("-->").map_or(text.len(), |end| end + 3)]);
        }
        let inside = text.strip_prefix("</").unwrap_or(&text[1..]);
        let (name, rest) = inside.split_at(inside.find(|c: char| !c.is_ascii_alphanumeric())?);
        let is_upper = name.bytes().any(|byte| byte.is_ascii_uppercase());
        let name = if is_upper { name.to_ascii_lowercase().into() } else { Cow::Borrowed(name) };
        let is_doctype = rest.get(..8).is_some_and(|word| word.eq_ignore_ascii_case("!doctype"));
        if !is_doctype {
            sets(&name)?;
        }
        let shut = rest.bytes().take(TAG_BYTES_MAX).position(|byte| matches!(byte, b'<' | b'>'))?;
        let attributes = rest[..=shut].strip_suffix('>')?;
        // `<b && c>` is a comparison.
        let is_tag = (attributes.is_empty() || attributes.starts_with([' ', '\n', '\t', '/', '\r']))
            && (name.len() > 1 || !attributes.starts_with(' ') || attributes.contains('='));
        let raw = &text[..=text.len() - rest.len() + shut];
        (is_tag || is_doctype).then(|| of(name, raw)).flatten()
    }

    /// Whether this is the end of an element.
    fn closes(&self) -> bool {
        self.raw.starts_with("</")
    }

    /// The value of an attribute in quotes; empty where it is not there.
    pub fn get(&self, key: &str) -> &'t str {
        let value = |(at, _): (usize, &str)| {
            let value = self.raw[at + key.len()..].trim_start().strip_prefix('=')?.trim_start();
            let quote = value.chars().next().filter(|sign| matches!(sign, '"' | '\''))?;
            value[1..].split(quote).next().filter(|_| self.raw[..at].ends_with(char::is_whitespace))
        };
        self.raw.match_indices(key).find_map(value).unwrap_or_default()
    }
}

/// What a tag of a name sets in a text; nothing where HTML has no such name.
fn sets(name: &str) -> Option<&'static str> {
    Some(match name {
        "p" | "div" | "br" | "ul" | "ol" | "pre" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "tr" | "table"
        | "section" | "article" | "header" | "footer" | "main" | "body" | "head" | "title" | "hr" | "blockquote"
        | "details" | "summary" | "nav" => "\n",
        "li" => "\n- ",
        "td" | "th" => " ",
        "span" | "strong" | "b" | "i" | "em" | "code" | "sup" | "sub" | "a" | "img" | "font" | "u" | "small"
        | "var" | "kbd" | "s" | "del" | "ins" | "mark" | "tt" | "html" | "meta" | "link" | "button" | "label"
        | "input" | "thead" | "tbody" | "figure" | "center" | "svg" | "path" => "",
        // Formulas as browsers draw them.
        "math" | "semantics" | "annotation" | "mrow" | "mstyle" | "mpadded" | "mi" | "mn" | "mo" | "mtext"
        | "mspace" | "msup" | "msub" | "msubsup" | "mfrac" | "msqrt" | "mover" | "munder" | "munderover" | "mtable"
        | "mtr" | "mtd" => "",
        _ => return HIDDEN.contains(&name).then_some(""),
    })
}

/// The place of the first tag that opens an element that is asked for.
pub(crate) fn find(pieces: &[Piece], is_it: impl Fn(&Tag) -> bool) -> Option<usize> {
    pieces.iter().position(|piece| matches!(piece, Piece::Tag(tag) if !tag.closes() && is_it(tag)))
}

/// The elements that are asked for, but for those without an end: the place of each, and what is inside.
pub(crate) fn all<'p, 't>(
    pieces: &'p [Piece<'t>],
    is_it: impl Fn(&Tag) -> bool,
) -> impl Iterator<Item = (usize, &'p [Piece<'t>])> {
    let inside = move |(at, piece): (usize, &'p Piece<'t>)| match piece {
        Piece::Tag(tag) if is_it(tag) => Some((at, pieces.get(at + 1..at + 1 + tag.length?)?)),
        _ => None,
    };
    pieces.iter().enumerate().filter_map(inside)
}

/// The plain text of HTML, of Markdown, or of both in one file; a list's items begin with `- `.
pub fn plain(text: &str) -> String {
    text_of(&read(text), &|_, _| None)
}

/// The plain text of pieces. A caller may have a text of its own for a piece, which is given with what is inside its element.
pub(crate) fn text_of(pieces: &[Piece], own: &dyn Fn(&Piece, &[Piece]) -> Option<String>) -> String {
    let mut out = String::new();
    let mut at = 0;
    while let Some(piece) = pieces.get(at) {
        at += 1;
        let inside = match piece {
            Piece::Tag(tag) => tag.length.and_then(|length| pieces.get(at..at + length)),
            Piece::Text(_) => Some(&pieces[..0]),
        };
        if let Some(inside) = inside
            && let Some(text) = own(piece, inside)
        {
            out += &text;
            at += inside.len() + usize::from(matches!(piece, Piece::Tag(_)));
            continue;
        }
        let tag = match piece {
            Piece::Text(text) => {
                out += &decoded(text);
                continue;
            }
            Piece::Tag(tag) => tag,
        };
        match (&*tag.name, inside) {
            (name, _) if HIDDEN.contains(&name) && !tag.closes() => {
                at += usize::from(matches!(pieces.get(at), Some(Piece::Text(_))));
            }
            (name @ ("sup" | "sub"), Some(inside)) => {
                raise(&text_of(inside, own), name == "sup", &mut out);
                at += inside.len();
                // A word that is glued to a subscript begins behind it.
                let is_glued =
                    matches!(pieces.get(at + 1), Some(Piece::Text(text)) if text.starts_with(char::is_alphabetic));
                if name == "sub" && is_glued {
                    out.push(' ');
                }
            }
            ("li", _) if tag.closes() => {}
            (name, _) => out.push_str(sets(name).unwrap_or_default()),
        }
    }
    out
}

/// A sample's text as a program reads it: entities decoded, with plain spaces and minus signs, and every line with its end.
pub fn sample(text: &str) -> String {
    typed(&decoded(text))
}

/// A text with the spaces and minus signs that a keyboard has, and every line with its end.
pub fn typed(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\u{a0}', " ");
    let mut parts = text.split('\u{2212}');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push(if part.starts_with(|c: char| c.is_ascii_digit()) { '-' } else { '\u{2212}' });
        out.push_str(part);
    }
    if !out.is_empty() && !out.ends_with('\n') {
        out.push('\n');
    }
    out
}

/// The first tag in a text that a page puts into its samples: one that lays lines out, or one with attributes. A task about markup has
/// others, such as `<a>`, in its own.
pub fn tag(text: &str) -> Option<&str> {
    read(text).into_iter().find_map(|piece| match piece {
        Piece::Tag(tag) if matches!(&*tag.name, "br" | "div" | "pre" | "span") || tag.raw.contains('=') => {
            Some(tag.raw)
        }
        _ => None,
    })
}

/// Whether entities in a text are its own, since it has signs that a page writes as entities.
pub fn is_decoded(text: &str) -> bool {
    text.contains('<') || text.contains("& ")
}

/// A power or a subscript as the constraint language writes it.
fn raise(inside: &str, up: bool, out: &mut String) {
    let whole = inside.trim();
    let inside = whole.trim_end_matches([',', ';', '.']);
    let digits = inside.strip_prefix('-').filter(|_| up).unwrap_or(inside);
    let is_simple = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_alphanumeric());
    let (sign, open, close) = if up { ('^', "(", ")") } else { ('_', "{", "}") };
    match inside {
        "" => {}
        _ if is_simple => *out += &format!("{sign}{inside}"),
        _ => *out += &format!("{sign}{open}{inside}{close}"),
    }
    out.push_str(&whole[inside.len()..]);
}

/// A text with its entities replaced.
pub(crate) fn decoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 1);
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        let (letter, length) = entity(&rest[at..]).unwrap_or(('&', 1));
        out.push_str(&rest[..at]);
        out.push(letter);
        rest = &rest[at + length..];
    }
    out + rest
}

/// The character of an entity at the beginning of a text, and the entity's length.
fn entity(text: &str) -> Option<(char, usize)> {
    let end = text.bytes().take(ENTITY_BYTES_MAX).position(|byte| byte == b';')?;
    let name = &text[1..end];
    let letter = match name.strip_prefix('#') {
        Some(code) => {
            let number = match code.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => code.parse().ok()?,
            };
            char::from_u32(number)?
        }
        None => match name {
            "lt" => '<',
            "gt" => '>',
            "amp" => '&',
            "quot" | "ldquo" | "rdquo" => '"',
            "apos" | "lsquo" | "rsquo" => '\'',
            "nbsp" | "ensp" | "emsp" | "thinsp" => ' ',
            "le" | "leq" => '≤',
            "ge" | "geq" => '≥',
            "ne" => '≠',
            "times" => '×',
            "middot" | "sdot" => '·',
            "ndash" | "mdash" | "minus" => '-',
            "hellip" => '…',
            "rarr" => '→',
            "infin" => '∞',
            "isin" | "in" => '∈',
            "notin" => '∉',
            "zwnj" | "zwj" | "shy" => '\u{200b}',
            _ => return None,
        },
    };
    Some((letter, end + 1))
}

/// One line without Markdown's signs for bold, code and links, and without escapes before punctuation.
pub fn unmark(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let letters: Vec<char> = line.chars().collect();
    let (mut at, mut quoted) = (0, false);
    while at < letters.len() {
        let next = letters.get(at + 1).copied();
        quoted ^= letters[at] == '"';
        match letters[at] {
            // In quotes they are signs like any other.
            sign @ ('$' | '*') if quoted || (next == Some('\'') && at > 0 && letters[at - 1] == '\'') => out.push(sign),
            '*' if next == Some('*') => at += 1,
            '`' | '$' => {}
            '\\' if next.is_some_and(|c| c.is_ascii_punctuation()) => {
                at += 1;
                out.push(letters[at]);
            }
            '\\' => {
                let word: String = letters[at + 1..].iter().take_while(|c| c.is_ascii_alphabetic()).collect();
                match symbol(&word) {
                    Some(sign) => {
                        out.push_str(sign);
                        at += word.len();
                    }
                    None => out.push('\\'),
                }
            }
            c => out.push(c),
        }
        at += 1;
    }
    out
}

/// What a mathematical command of Markdown stands for.
fn symbol(word: &str) -> Option<&'static str> {
    Some(match word {
        "le" | "leq" | "leqslant" => "<=",
        "ge" | "geq" | "geqslant" => ">=",
        "lt" => "<",
        "gt" => ">",
        "ne" | "neq" => "!=",
        "times" | "cdot" => "*",
        "quad" => " ",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_in_quotes_are_no_markdown() {
        assert_eq!(
            unmark("characters from `\"!@#$%**\"` and '$', **not** $n$"),
            "characters from \"!@#$%**\" and '$', not n"
        );
    }

    #[test]
    fn powers_and_subscripts_keep_their_meaning() {
        assert_eq!(plain("<code>1 &lt;= n &lt;= 10<sup>5</sup></code>"), "1 <= n <= 10^5");
        assert_eq!(plain("a<sub>i</sub> != b<sub>i+1</sub>"), "a_i != b_{i+1}");
        assert_eq!(plain("nut<sub>i<sub>r</sub></sub>"), "nut_ir");
        assert_eq!(plain("10<sup>-5</sup>, 2<sup>n - 1</sup>"), "10^-5, 2^(n - 1)");
    }

    #[test]
    fn comparisons_are_no_tags() {
        for text in ["1 <= n <= 5", "a<b", "0 <= i < n, j > 3", "p<q and q>p", "i <b && b> 2", "<", "a <"] {
            assert_eq!(plain(text), text);
        }
    }

    #[test]
    fn scripts_comments_and_unknown_entities_are_what_they_are() {
        assert_eq!(plain("a<script>1 < 2</script>b<!-- c -->d&foo;&#x41;&#1114112;"), "abd&foo;A&#1114112;");
    }

    #[test]
    fn markdown_loses_its_signs() {
        assert_eq!(unmark("**1 \\<= `a[i]`** $\\leq 2 \\times 10^5$"), "1 <= a[i] <= 2 * 10^5");
    }
}
