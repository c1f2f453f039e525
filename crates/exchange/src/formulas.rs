//! Constraint lines as formulas, in the part of LaTeX that statements use.

use ojkit_model::problem::{Layout, LayoutLine, Problem};
use ojkit_model::signature::Type;
use std::collections::{BTreeMap, BTreeSet};

/// What a problem's lines speak of.
pub(crate) struct Names<'p> {
    /// Parameters, columns, and the lengths of a layout.
    all: BTreeSet<&'p str>,
    /// Columns of rows.
    columns: BTreeSet<&'p str>,
    /// Parameters whose length is a name of the layout, and that name.
    pub lengths: BTreeMap<&'p str, &'p str>,
}

impl<'p> Names<'p> {
    /// The names of a problem.
    pub fn of(problem: &'p Problem) -> Names<'p> {
        let parameters = &problem.signature.parameters;
        let of_rows = |ty: &'p Type| match ty {
            Type::Rows(rows) => rows.alternatives.iter().flat_map(|one| &one.columns).map(|one| &*one.name).collect(),
            _ => Vec::new(),
        };
        let columns: BTreeSet<&str> = parameters.iter().flat_map(|parameter| of_rows(&parameter.ty)).collect();
        let laid_out: BTreeSet<&str> = problem.layout.as_ref().map(laid_out).unwrap_or_default();
        let mut lengths = BTreeMap::new();
        for line in &problem.constraints {
            let sides = line.text.split_once("==").map(|(of, length)| (of.trim(), length.trim()));
            let length = sides.and_then(|(of, length)| Some((of.strip_suffix(".length")?, length)));
            let is_mirror = |&(of, length): &(&str, &str)| laid_out.contains(of) && laid_out.contains(length);
            lengths.extend(length.filter(is_mirror));
        }
        let own = parameters.iter().map(|parameter| &*parameter.name);
        let all = own.chain(columns.iter().copied()).chain(laid_out).collect();
        Names { all, columns, lengths }
    }

    /// Whether a line only says which length the layout names.
    pub fn is_mirrored(&self, line: &str) -> bool {
        let length =
            |(of, length): (&&str, &&str)| line.split_whitespace().eq([&*format!("{of}.length"), "==", length]);
        self.lengths.iter().any(length)
    }

    /// A line as Markdown: a formula, or a sentence with the formulas in it.
    pub fn markdown(&self, line: &str) -> String {
        // Who wrote marks has said what is what.
        if line.contains(['`', '$']) {
            return line.to_owned();
        }
        let tokens = tokens(line);
        if let Some(tex) = self.formula(&tokens) {
            return format!("${tex}$");
        }
        let is_part = |token: &Token| self.is_part(token);
        let (mut out, mut end, mut at) = (String::new(), 0, 0);
        while at < tokens.len() {
            let run = tokens[at..].iter().take_while(|token| is_part(token)).count();
            let part = &tokens[at..at + run];
            let tex = self.formula(part).or_else(|| self.name_alone(part, &line[..tokens[at].start]));
            // Behind a sign whose other side is words there may be a formula.
            let run = if tex.is_none() && tokens[at].kind == Kind::Sign { run.min(1) } else { run };
            let whole = &tokens[at..at + run.max(1)];
            out.push_str(&line[end..whole[0].start]);
            end = whole[whole.len() - 1].end;
            match tex {
                Some(tex) => out.push_str(&format!("${tex}$")),
                None => out.push_str(&line[whole[0].start..end].replace('*', "\\*").replace('_', "\\_")),
            }
            at += run.max(1);
        }
        out
    }

    fn is_part(&self, token: &Token) -> bool {
        match token.kind {
            Kind::Word => self.all.contains(token.text) || token.text.len() == 1 || FUNCTIONS.contains(&token.text),
            Kind::Number | Kind::Sign => true,
            Kind::Other => false,
        }
    }

    /// Tokens as a formula, if they are one that compares, or has a power.
    fn formula(&self, tokens: &[Token]) -> Option<String> {
        let says = |token: &Token| RELATIONS.iter().any(|(sign, _)| *sign == token.text) || token.text == "^";
        let is_operand =
            |token: &Token| token.kind != Kind::Sign || matches!(token.text, "|" | ")" | "]" | "(" | "-" | "[");
        let is_whole = tokens.first().is_some_and(is_operand) && tokens.last().is_some_and(is_operand);
        if !is_whole || !tokens.iter().any(says) {
            return None;
        }
        self.written(tokens)
    }

    /// A name in a sentence: one letter that is no word of English, or an element.
    fn name_alone(&self, tokens: &[Token], before: &str) -> Option<String> {
        let (first, rest) = tokens.split_first()?;
        let is_formal = match rest {
            [] => first.text.len() == 1 && first.text != "a",
            [sign, ..] => matches!(sign.text, "_" | "["),
        };
        let ends = tokens.last().is_some_and(|last| last.kind != Kind::Sign || matches!(last.text, "]" | "}"));
        let is_quoted = before.ends_with(['\'', '"', '\u{2019}', '-']);
        let is_name = self.all.contains(first.text) && is_formal && ends && !is_quoted;
        is_name.then(|| self.written(tokens)).flatten()
    }

    fn written(&self, tokens: &[Token]) -> Option<String> {
        let mut writer = Writer { names: self, tokens, at: 0, depth: 0 };
        let tex = writer.until(&[])?;
        (writer.at == tokens.len()).then(|| tex.trim().to_owned())
    }
}

fn laid_out(layout: &Layout) -> BTreeSet<&str> {
    fn walk<'l>(lines: &'l [LayoutLine], into: &mut BTreeSet<&'l str>) {
        for line in lines {
            match line {
                LayoutLine::Names(names) => into.extend(names.iter().map(String::as_str)),
                LayoutLine::Repeat { count, lines } => {
                    into.insert(count);
                    walk(lines, into);
                }
            }
        }
    }
    let mut all = BTreeSet::new();
    walk(&layout.lines, &mut all);
    all
}

/// A name as a formula has it: one letter as it is, longer ones as one word.
pub(crate) fn name(word: &str) -> String {
    if word.len() == 1 { word.to_owned() } else { format!("\\mathit{{{}}}", word.replace('_', "\\_")) }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Word,
    Number,
    Sign,
    Other,
}

#[derive(Clone, Copy, Debug)]
struct Token<'l> {
    kind: Kind,
    text: &'l str,
    start: usize,
    end: usize,
}

const RELATIONS: [(&str, &str); 11] = [
    ("<=", "\\le"),
    (">=", "\\ge"),
    ("==", "="),
    ("!=", "\\ne"),
    ("<", "<"),
    (">", ">"),
    ("=", "="),
    ("\u{2264}", "\\le"),
    ("\u{2265}", "\\ge"),
    ("\u{2260}", "\\ne"),
    ("\u{2261}", "\\equiv"),
];
const SIGNS: [&str; 14] = ["^", "_", "+", "-", "*", "/", "%", "(", ")", "[", "]", "{", "}", "|"];
const FUNCTIONS: [&str; 3] = ["min", "max", "gcd"];

fn tokens(line: &str) -> Vec<Token<'_>> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(first) = line[at..].chars().next() {
        let rest = &line[at..];
        let length_of = |is_in: &dyn Fn(char) -> bool| rest.find(|c| !is_in(c)).unwrap_or(rest.len());
        let sign =
            RELATIONS.iter().map(|(sign, _)| *sign).chain(SIGNS).chain([","]).find(|sign| rest.starts_with(sign));
        let (kind, length) = match (first, sign) {
            (c, _) if c.is_whitespace() => {
                at += c.len_utf8();
                continue;
            }
            (c, _) if c.is_ascii_alphabetic() => (Kind::Word, length_of(&|c| c.is_ascii_alphanumeric())),
            (c, _) if c.is_ascii_digit() => (Kind::Number, length_of(&|c| c.is_ascii_digit())),
            (_, Some(sign)) => (Kind::Sign, sign.len()),
            ('.', _) if rest[1..].starts_with(|c: char| c.is_ascii_alphabetic()) => (Kind::Sign, 1),
            (c, _) => (Kind::Other, c.len_utf8()),
        };
        out.push(Token { kind, text: &rest[..length], start: at, end: at + length });
        at += length;
    }
    out
}

/// A minus that belongs to what follows; no line has such a character.
const UNARY: &str = "\u{0}";

fn is_before_a_value(tex: &str) -> bool {
    RELATIONS.iter().any(|(_, relation)| *relation == tex) || matches!(tex, "," | "+" | "-" | "/" | "\\cdot" | "\\bmod")
}

/// Brackets within brackets, at most.
const DEPTH_MAX: usize = 16;

/// Tokens on their way to a formula.
struct Writer<'w, 'p, 'l> {
    names: &'w Names<'p>,
    tokens: &'w [Token<'l>],
    at: usize,
    depth: usize,
}

impl<'l> Writer<'_, '_, 'l> {
    fn peek(&self) -> &'l str {
        self.tokens.get(self.at).map_or("", |token| token.text)
    }

    fn next_if(&mut self, text: &str) -> bool {
        let is_it = self.at < self.tokens.len() && self.peek() == text;
        self.at += usize::from(is_it);
        is_it
    }

    /// Everything up to one of these signs, which stays.
    fn until(&mut self, ends: &[&str]) -> Option<String> {
        self.depth += 1;
        let mut out: Vec<String> = Vec::new();
        while let Some(token) = self.tokens.get(self.at).filter(|token| !ends.contains(&token.text)) {
            if self.depth > DEPTH_MAX {
                return None;
            }
            self.at += 1;
            let relation = RELATIONS.iter().find(|(sign, _)| *sign == token.text);
            out.push(match (token.kind, token.text, relation) {
                (_, _, Some((_, tex))) => (*tex).to_owned(),
                (Kind::Word, word, _) if FUNCTIONS.contains(&word) => format!("\\{word}"),
                (Kind::Word, word, _) => self.named(word)?,
                (Kind::Number, digits, _) => format!("{digits}{}", self.power()?),
                (_, "*", _) => "\\cdot".to_owned(),
                (_, "%", _) => "\\bmod".to_owned(),
                (_, "|", _) => "\\vert".to_owned(),
                (_, "(", _) => {
                    let inner = self.inside(")")?;
                    format!("({inner}){}", self.power()?)
                }
                (_, "[", _) => format!("[{}]", self.inside("]")?),
                // A sign before a value, and not between two.
                (_, "-", _) if out.last().is_none_or(|last| is_before_a_value(last)) => UNARY.to_owned(),
                (_, sign @ ("+" | "-" | "/" | ","), _) => sign.to_owned(),
                _ => return None,
            });
        }
        self.depth -= 1;
        Some(out.join(" ").replace(" ,", ",").replace(&format!("{UNARY} "), "-"))
    }

    /// Everything up to a bracket, which is taken too.
    fn inside(&mut self, end: &str) -> Option<String> {
        let inner = self.until(&[end])?;
        self.next_if(end).then_some(inner)
    }

    /// A name with its indices, members and powers.
    fn named(&mut self, word: &'l str) -> Option<String> {
        let (mut base, mut below, mut is_length) = (word, Vec::new(), false);
        loop {
            if self.next_if("[") {
                below.push(self.inside("]")?);
            } else if self.next_if("_") {
                if self.next_if("{") {
                    below.push(self.inside("}")?);
                } else {
                    let token = self.tokens.get(self.at).filter(|token| token.kind != Kind::Sign)?;
                    self.at += 1;
                    below.push(token.text.to_owned());
                }
            } else if self.next_if(".") {
                let member = self.peek();
                self.at += 1;
                match member {
                    "length" => is_length = true,
                    column if self.names.columns.contains(column) => {
                        base = column;
                        // Said of all rows.
                        if below.is_empty() {
                            below.push("i".to_owned());
                        }
                    }
                    _ => return None,
                }
            } else {
                break;
            }
        }
        if !self.names.all.contains(base) && base.len() > 1 {
            return None;
        }
        let below = match below.join(", ") {
            below if below.is_empty() => below,
            below if below.len() == 1 => format!("_{below}"),
            below => format!("_{{{below}}}"),
        };
        let tex = format!("{}{below}", name(base));
        Some(if is_length { format!("\\vert {tex}\\vert") } else { format!("{tex}{}", self.power()?) })
    }

    fn power(&mut self) -> Option<String> {
        if !self.next_if("^") {
            return Some(String::new());
        }
        let token = *self.tokens.get(self.at)?;
        self.at += 1;
        let inner = match (token.kind, token.text) {
            (_, "{") => self.inside("}")?,
            (_, "(") => self.inside(")")?,
            (Kind::Number, digits) => digits.to_owned(),
            (Kind::Word, word) => name(word),
            _ => return None,
        };
        Some(if inner.len() == 1 { format!("^{inner}") } else { format!("^{{{inner}}}") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_formulas_and_sentences_keep_their_words() {
        let names = Names {
            all: ["n", "m", "nums", "x", "roads", "u", "v", "s", "a", "k"].into(),
            columns: ["u", "v"].into(),
            lengths: [("roads", "m")].into(),
        };
        for (line, markdown) in [
            ("1 <= n <= 10^5", "$1 \\le n \\le 10^5$"),
            ("1 <= nums.length <= 5 * 10^4", "$1 \\le \\vert \\mathit{nums}\\vert \\le 5 \\cdot 10^4$"),
            ("-10^9 <= nums[i] <= 10^9", "$-10^9 \\le \\mathit{nums}_i \\le 10^9$"),
            ("a[i] < a[i + 1]", "$a_i < a_{i + 1}$"),
            ("1 <= u_i, v_i <= n", "$1 \\le u_i, v_i \\le n$"),
            ("roads.u != roads.v", "$u_i \\ne v_i$"),
            ("roads[i].u < roads[i + 1].u", "$u_i < u_{i + 1}$"),
            ("k <= 2^(n - 1)", "$k \\le 2^{n - 1}$"),
            ("0 \u{2264} a_{i,j} \u{2264} 9", "$0 \\le a_{i, j} \\le 9$"),
            ("s consists of lowercase letters", "$s$ consists of lowercase letters"),
            ("Either x is not zero or n > 0.", "Either $x$ is not zero or $n > 0$."),
            ("At most 10^5 calls are made.", "At most $10^5$ calls are made."),
            ("`s` is a_b", "`s` is a_b"),
            ("the sum of n over all tests <= 10^6", "the sum of $n$ over all tests <= $10^6$"),
            ("A node's k-th 's' is a letter, as nums[i] is", "A node's k-th 's' is a letter, as $\\mathit{nums}_i$ is"),
        ] {
            assert_eq!(names.markdown(line), markdown, "{line}");
        }
        assert!(names.is_mirrored("roads.length == m") && !names.is_mirrored("nums.length == m"));
    }
}
