//! HTML and Markdown to plain lines; powers and subscripts keep their meaning.

/// Longer tags are text.
const TAG_BYTES_MAX: usize = 4000;
/// Longer entities are text.
const ENTITY_BYTES_MAX: usize = 12;

/// What stands on lines of its own.
const BLOCKS: [&str; 27] = [
    "p",
    "div",
    "br",
    "ul",
    "ol",
    "pre",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "tr",
    "table",
    "section",
    "article",
    "header",
    "footer",
    "main",
    "body",
    "head",
    "title",
    "hr",
    "blockquote",
    "details",
    "summary",
    "nav",
];
/// What stands within lines.
const INLINE: [&str; 35] = [
    "span", "strong", "b", "i", "em", "code", "sup", "sub", "a", "img", "li", "td", "th", "font", "u", "small", "var",
    "kbd", "s", "del", "ins", "mark", "tt", "html", "meta", "link", "button", "label", "input", "thead", "tbody",
    "figure", "center", "svg", "path",
];
/// What is not text at all.
const HIDDEN: [&str; 4] = ["script", "style", "noscript", "iframe"];

/// The plain text of HTML, of Markdown, or of both in one file; a list's items begin with `- `.
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '&']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with('&') {
            match entity(rest) {
                Some((letter, length)) => {
                    out.push(letter);
                    rest = &rest[length..];
                }
                None => {
                    out.push('&');
                    rest = &rest[1..];
                }
            }
            continue;
        }
        let Some(tag) = Tag::at(rest) else {
            out.push('<');
            rest = &rest[1..];
            continue;
        };
        rest = &rest[tag.length..];
        let name = tag.name.as_str();
        if HIDDEN.contains(&name) && !tag.closes {
            rest = rest.find(&format!("</{name}")).map_or("", |end| &rest[end..]);
        } else if matches!(name, "sup" | "sub") && !tag.closes {
            let end = rest.find(&format!("</{name}")).unwrap_or(0);
            raise(&plain(&rest[..end]), name == "sup", &mut out);
            rest = &rest[end..];
            // A word that is glued to a subscript begins behind it.
            if name == "sub"
                && rest.strip_prefix("</sub>").is_some_and(|behind| behind.starts_with(char::is_alphabetic))
            {
                out.push(' ');
            }
        } else if name == "li" && !tag.closes {
            out.push_str("\n- ");
        } else if matches!(name, "td" | "th") {
            out.push(' ');
        } else if BLOCKS.contains(&name) {
            out.push('\n');
        }
    }
    out.push_str(rest);
    out
}

/// A sample's text as a program reads it: entities decoded, with plain spaces and minus signs, and every line with its end.
pub fn sample(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 1);
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        let (letter, length) = entity(&rest[at..]).unwrap_or(('&', 1));
        out.push_str(&rest[..at]);
        out.push(letter);
        rest = &rest[at + length..];
    }
    out.push_str(rest);
    typed(&out)
}

/// A text with the spaces and minus signs that a keyboard has, and every line with its end.
pub fn typed(text: &str) -> String {
    let mut text = text.replace("\r\n", "\n").replace('\u{a0}', " ");
    let signs: Vec<usize> = text.match_indices('\u{2212}').map(|(at, _)| at).collect();
    for at in signs.into_iter().rev() {
        let behind = at + '\u{2212}'.len_utf8();
        if text[behind..].starts_with(|c: char| c.is_ascii_digit()) {
            text.replace_range(at..behind, "-");
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// The first tag in a text that a page puts into its samples: one that lays lines out, or one with attributes. A task about markup has
/// others, such as `<a>`, in its own.
pub fn tag(text: &str) -> Option<&str> {
    let of_page = |(at, _): (usize, &str)| {
        let tag = Tag::at(&text[at..])?;
        let found = &text[at..at + tag.length];
        (matches!(tag.name.as_str(), "br" | "div" | "pre" | "span") || found.contains('=')).then_some(found)
    };
    text.match_indices('<').find_map(of_page)
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
    let simple = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_alphanumeric());
    let (sign, open, close) = if up { ('^', '(', ')') } else { ('_', '{', '}') };
    match (simple, inside.is_empty()) {
        (_, true) => {}
        (true, _) => {
            out.push(sign);
            out.push_str(inside);
        }
        _ => {
            out.push(sign);
            out.push(open);
            out.push_str(inside);
            out.push(close);
        }
    }
    out.push_str(&whole[inside.len()..]);
}

/// A tag at the beginning of a text.
struct Tag {
    name: String,
    closes: bool,
    length: usize,
}

impl Tag {
    /// A tag of HTML; `a<b` and `<=` are none.
    fn at(text: &str) -> Option<Tag> {
        if text.starts_with("<!--") {
            let length = text.find("-->").map_or(text.len(), |end| end + 3);
            return Some(Tag { name: "!".to_string(), closes: false, length });
        }
        let inside = text.strip_prefix('<')?;
        let closes = inside.starts_with('/');
        let inside = inside.strip_prefix('/').unwrap_or(inside);
        let end = inside.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(inside.len());
        let name = inside[..end].to_ascii_lowercase();
        let known = [&BLOCKS[..], &INLINE[..], &HIDDEN[..]].iter().any(|names| names.contains(&name.as_str()));
        let doctype = inside.get(..8).is_some_and(|word| word.eq_ignore_ascii_case("!doctype"));
        if !known && !doctype {
            return None;
        }
        let shut = inside.bytes().take(TAG_BYTES_MAX).position(|byte| byte == b'>')?;
        let attributes = &inside[end.min(shut)..shut];
        // `<b && c>` is a comparison.
        if !(attributes.is_empty() || attributes.starts_with([' ', '\n', '\t', '/', '\r']) || doctype)
            || attributes.contains('<')
            || (name.len() == 1 && attributes.starts_with(' ') && !attributes.contains('='))
        {
            return None;
        }
        Some(Tag { name, closes, length: shut + text.len() - inside.len() + 1 })
    }
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
        "quad" | "," => " ",
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
