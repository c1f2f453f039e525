//! The formulas of statements, from the part of LaTeX that statements use to MathML.

use std::iter::Peekable;
use std::str::Chars;

/// Groups within groups, at most: a formula that nests deeper is shown as it is written.
const DEPTH_MAX: usize = 32;

/// A formula as MathML; nothing where it has a command that is not known, or braces that do not match.
pub fn mathml(tex: &str, is_display: bool) -> Option<String> {
    let mut parser = Parser { rest: tex.chars().peekable(), depth: 0, is_display };
    let row = parser.row(Until::End)?;
    let display = if is_display { " display=\"block\"" } else { "" };
    Some(format!("<math{display}>{row}</math>"))
}

const MINUS: &str = "<mo>\u{2212}</mo>";

/// A text with what HTML would take for its own written out.
pub fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// What ends a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    End,
    Brace,
    Bracket,
    Right,
}

/// A part of a row, before its scripts.
struct Atom {
    text: String,
    /// Whether its scripts stand above and below it in a formula of its own line.
    has_limits: bool,
}

struct Parser<'t> {
    rest: Peekable<Chars<'t>>,
    depth: usize,
    is_display: bool,
}

impl Parser<'_> {
    /// Everything up to an end, which is taken too.
    fn row(&mut self, until: Until) -> Option<String> {
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            return None;
        }
        let (mut out, mut count) = (String::new(), 0);
        loop {
            match self.rest.peek().copied() {
                None if until == Until::End => break,
                Some(c) if (c == '}' && until == Until::Brace) || (c == ']' && until == Until::Bracket) => {
                    self.rest.next();
                    break;
                }
                None | Some('}') => return None,
                Some(c) if c.is_whitespace() => {
                    self.rest.next();
                }
                Some('\\') if until == Until::Right && self.ends_right() => break,
                Some(_) => {
                    let mut atom = self.atom()?;
                    let is_behind_sign = out.is_empty() || (out.ends_with("</mo>") && !out.ends_with(")</mo>"));
                    if atom.text == MINUS && is_behind_sign {
                        atom.text = "<mo form=\"prefix\">\u{2212}</mo>".to_owned();
                    }
                    out.push_str(&self.scripted(atom)?);
                    count += 1;
                }
            }
        }
        self.depth -= 1;
        Some(if count == 1 { out } else { format!("<mrow>{out}</mrow>") })
    }

    /// Takes `\right`, if that is what comes.
    fn ends_right(&mut self) -> bool {
        let mut ahead = self.rest.clone();
        let is_right =
            "\\right".chars().all(|c| ahead.next() == Some(c)) && !ahead.peek().is_some_and(char::is_ascii_alphabetic);
        if is_right {
            self.rest = ahead;
        }
        is_right
    }

    /// One atom with what stands above and below it.
    fn scripted(&mut self, atom: Atom) -> Option<String> {
        let (mut above, mut below) = (None, None);
        loop {
            while self.rest.next_if(|c| c.is_whitespace()).is_some() {}
            match self.rest.peek() {
                Some('^') if above.is_none() => above = Some(self.script()?),
                Some('_') if below.is_none() => below = Some(self.script()?),
                Some('\'') if above.is_none() => {
                    self.rest.next();
                    above = Some("<mo>\u{2032}</mo>".to_owned());
                }
                _ => break,
            }
        }
        let (under, over, both) = match atom.has_limits && self.is_display {
            true => ("munder", "mover", "munderover"),
            false => ("msub", "msup", "msubsup"),
        };
        let base = atom.text;
        Some(match (below, above) {
            (None, None) => base,
            (Some(below), None) => format!("<{under}>{base}{below}</{under}>"),
            (None, Some(above)) => format!("<{over}>{base}{above}</{over}>"),
            (Some(below), Some(above)) => format!("<{both}>{base}{below}{above}</{both}>"),
        })
    }

    fn script(&mut self) -> Option<String> {
        self.rest.next();
        self.argument()
    }

    /// What a command or a script takes: a group in braces, or one sign.
    fn argument(&mut self) -> Option<String> {
        while self.rest.next_if(|c| c.is_whitespace()).is_some() {}
        match *self.rest.peek()? {
            '{' => {
                self.rest.next();
                self.row(Until::Brace)
            }
            // `2^10` is 2 to the first, and then 0.
            c if c.is_ascii_digit() => {
                self.rest.next();
                Some(format!("<mn>{c}</mn>"))
            }
            '}' | '^' | '_' => None,
            _ => Some(self.atom()?.text),
        }
    }

    fn atom(&mut self) -> Option<Atom> {
        let plain = |text: String| Some(Atom { text, has_limits: false });
        let c = self.rest.next()?;
        match c {
            '{' => plain(self.row(Until::Brace)?),
            '\\' => self.command(),
            '0'..='9' => {
                let mut number = c.to_string();
                while let Some(&next) = self.rest.peek() {
                    let is_point = next == '.' && self.rest.clone().nth(1).is_some_and(|c| c.is_ascii_digit());
                    if !next.is_ascii_digit() && !is_point {
                        break;
                    }
                    number.push(next);
                    self.rest.next();
                }
                plain(format!("<mn>{number}</mn>"))
            }
            '-' => plain(MINUS.to_owned()),
            '*' => plain("<mo>\u{2217}</mo>".to_owned()),
            ',' | ';' => plain(format!("<mo separator=\"true\">{c}</mo>")),
            '~' => plain("<mspace width=\"0.33em\"/>".to_owned()),
            '\'' => plain("<mo>\u{2032}</mo>".to_owned()),
            '(' | ')' | '[' | ']' | '|' => plain(format!("<mo stretchy=\"false\">{c}</mo>")),
            '^' | '_' | '&' | '#' | '$' | '%' => None,
            c if c.is_alphabetic() => plain(format!("<mi>{}</mi>", html(&c.to_string()))),
            c => plain(format!("<mo>{}</mo>", html(&c.to_string()))),
        }
    }

    fn command(&mut self) -> Option<Atom> {
        let plain = |text: String| Some(Atom { text, has_limits: false });
        let name = self.name();
        if name.is_empty() {
            return match self.rest.next()? {
                ',' | ':' | ';' | ' ' => plain("<mspace width=\"0.22em\"/>".to_owned()),
                '!' => plain(String::new()),
                c @ ('{' | '}' | '%' | '#' | '_' | '$') => plain(format!("<mo stretchy=\"false\">{c}</mo>")),
                '&' => plain("<mo>&amp;</mo>".to_owned()),
                '|' => plain("<mo stretchy=\"false\">\u{2016}</mo>".to_owned()),
                _ => None,
            };
        }
        match sign(&name) {
            Some(("operator", sign)) => plain(format!("<mo stretchy=\"false\">{}</mo>", html(sign))),
            Some(("letter", sign)) => plain(format!("<mi>{sign}</mi>")),
            // Its scripts stand above and below it.
            Some(("large", sign)) => Some(Atom { text: format!("<mo>{sign}</mo>"), has_limits: true }),
            _ if FUNCTIONS.contains(&&*name) => {
                let has_limits = matches!(&*name, "max" | "min" | "lim" | "gcd");
                Some(Atom { text: format!("<mi>{name}</mi>"), has_limits })
            }
            _ => plain(self.with_argument(&name)?),
        }
    }

    /// The letters that come.
    fn name(&mut self) -> String {
        std::iter::from_fn(|| self.rest.next_if(char::is_ascii_alphabetic)).collect()
    }

    /// A command that takes something.
    fn with_argument(&mut self, name: &str) -> Option<String> {
        Some(match name {
            "frac" | "dfrac" | "tfrac" => format!("<mfrac>{}{}</mfrac>", self.argument()?, self.argument()?),
            "binom" => {
                let (top, bottom) = (self.argument()?, self.argument()?);
                format!("<mrow><mo>(</mo><mfrac linethickness=\"0\">{top}{bottom}</mfrac><mo>)</mo></mrow>")
            }
            "sqrt" => {
                if self.rest.next_if_eq(&'[').is_some() {
                    let index = self.row(Until::Bracket)?;
                    format!("<mroot>{}{index}</mroot>", self.argument()?)
                } else {
                    format!("<msqrt>{}</msqrt>", self.argument()?)
                }
            }
            "text" | "textrm" | "textit" | "textbf" | "mbox" => format!("<mtext>{}</mtext>", html(&self.raw()?)),
            "texttt" | "mathtt" => format!("<mtext class=mono>{}</mtext>", html(&self.raw()?)),
            // One identifier of several letters; the variant keeps a single one upright.
            "mathrm" | "operatorname" => format!("<mi mathvariant=\"normal\">{}</mi>", html(&self.raw()?)),
            "mathit" => format!("<mi class=word>{}</mi>", html(&self.raw()?)),
            "mathbf" => format!("<mi class=bold>{}</mi>", html(&self.raw()?)),
            "mathbb" => {
                let set = [("N", '\u{2115}'), ("Z", '\u{2124}'), ("Q", '\u{211a}'), ("R", '\u{211d}')];
                let letter = self.raw()?;
                format!("<mi>{}</mi>", set.iter().find(|(of, _)| *of == letter)?.1)
            }
            "overline" | "bar" => format!("<mover>{}<mo>\u{af}</mo></mover>", self.argument()?),
            "hat" => format!("<mover>{}<mo>^</mo></mover>", self.argument()?),
            "vec" => format!("<mover>{}<mo>\u{2192}</mo></mover>", self.argument()?),
            "pmod" => {
                format!("<mrow><mo>(</mo><mi>mod</mi><mspace width=\"0.33em\"/>{}<mo>)</mo></mrow>", self.argument()?)
            }
            "quad" => "<mspace width=\"1em\"/>".to_owned(),
            "qquad" => "<mspace width=\"2em\"/>".to_owned(),
            "left" => {
                let open = self.delimiter()?;
                let inner = self.row(Until::Right)?;
                format!("<mrow>{open}{inner}{}</mrow>", self.delimiter()?)
            }
            "displaystyle" | "limits" | "nolimits" | "bigl" | "bigr" | "big" | "Big" => String::new(),
            _ => return None,
        })
    }

    /// What stands in the braces that come, as it is.
    fn raw(&mut self) -> Option<String> {
        self.rest.next_if_eq(&'{')?;
        let mut text = String::new();
        loop {
            match self.rest.next()? {
                '}' => return Some(text),
                '{' | '$' => return None,
                '\\' => text.push(self.rest.next().filter(char::is_ascii_punctuation)?),
                '~' => text.push('\u{a0}'),
                c => text.push(c),
            }
        }
    }

    /// The sign behind `\left` and `\right`.
    fn delimiter(&mut self) -> Option<String> {
        while self.rest.next_if(|c| c.is_whitespace()).is_some() {}
        match self.rest.next()? {
            '.' => Some(String::new()),
            c @ ('(' | ')' | '[' | ']' | '|') => Some(format!("<mo>{c}</mo>")),
            '\\' => {
                let name = self.name();
                if name.is_empty() {
                    return self.rest.next().filter(|c| "{}|".contains(*c)).map(|c| format!("<mo>{c}</mo>"));
                }
                let (_, sign) = sign(&name).filter(|(kind, _)| *kind == "operator")?;
                Some(format!("<mo>{}</mo>", html(sign)))
            }
            _ => None,
        }
    }
}

/// The kind of the sign that stands for a command, and the sign.
fn sign(name: &str) -> Option<(&'static str, &'static str)> {
    let rows = include_str!("signs.txt").lines().skip(1);
    rows.filter_map(|row| row.split_once(' ').and_then(|(kind, row)| Some((kind, row.split_once(' ')?))))
        .find_map(|(kind, (sign, names))| names.split(' ').any(|own| own == name).then_some((kind, sign)))
}

/// Named functions, set upright.
const FUNCTIONS: [&str; 13] = ["max", "min", "gcd", "lcm", "log", "ln", "lg", "exp", "lim", "sin", "cos", "tan", "deg"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_statements_write_is_shown_as_a_formula() {
        for (tex, inner) in [
            ("n", "<mi>n</mi>"),
            (
                "u_i \\le 10^5",
                "<mrow><msub><mi>u</mi><mi>i</mi></msub><mo stretchy=\"false\">≤</mo><msup><mn>10</mn><mn>5</mn></msup></mrow>",
            ),
            ("2^{10}", "<msup><mn>2</mn><mn>10</mn></msup>"),
            (
                "a_{i, j}^2",
                "<msubsup><mi>a</mi><mrow><mi>i</mi><mo separator=\"true\">,</mo><mi>j</mi></mrow><mn>2</mn></msubsup>",
            ),
            ("\\frac{a}{2.5}", "<mfrac><mi>a</mi><mn>2.5</mn></mfrac>"),
            ("\\sum_{i=1}^n", "<msubsup><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></msubsup>"),
            ("\\left(\\frac12\\right)", "<mrow><mo>(</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>)</mo></mrow>"),
            ("\\mathit{roads} - 1", "<mrow><mi class=word>roads</mi><mo>−</mo><mn>1</mn></mrow>"),
            ("-a", "<mrow><mo form=\"prefix\">−</mo><mi>a</mi></mrow>"),
            ("a < b", "<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>"),
            ("f'", "<msup><mi>f</mi><mo>′</mo></msup>"),
        ] {
            assert_eq!(mathml(tex, false), Some(format!("<math>{inner}</math>")), "{tex}");
        }
        let sum = mathml("\\sum_{i} a_i", true).unwrap_or_default();
        assert!(sum.starts_with("<math display=\"block\">") && sum.contains("<munder>"), "{sum}");
    }

    #[test]
    fn what_is_not_known_or_does_not_match_is_no_formula() {
        let deep = "{".repeat(200) + &"}".repeat(200);
        for tex in
            ["\\mystery{x}", "{a", "a}", "\\frac{a}", "a^", "\\left( a", "\\text{a", "x_", "^_", "#1", "\\", &deep]
        {
            assert_eq!(mathml(tex, false), None, "{tex}");
        }
        let hostile = mathml("\\text{<script>} <", false).unwrap_or_default();
        assert!(!hostile.contains("<script>") && hostile.contains("&lt;script&gt;"), "{hostile}");
    }
}
