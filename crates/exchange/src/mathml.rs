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
                None => return None,
                Some('}') if until == Until::Brace => {
                    self.rest.next();
                    break;
                }
                Some(']') if until == Until::Bracket => {
                    self.rest.next();
                    break;
                }
                Some('}') => return None,
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
        let mut name = String::new();
        while let Some(c) = self.rest.next_if(char::is_ascii_alphabetic) {
            name.push(c);
        }
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
        if let Some((_, sign)) = OPERATORS.iter().find(|(of, _)| *of == name) {
            return plain(format!("<mo stretchy=\"false\">{}</mo>", html(sign)));
        }
        if let Some((_, sign)) = LETTERS.iter().find(|(of, _)| *of == name) {
            return plain(format!("<mi>{sign}</mi>"));
        }
        if let Some((_, sign)) = LARGE.iter().find(|(of, _)| *of == name) {
            return Some(Atom { text: format!("<mo>{sign}</mo>"), has_limits: true });
        }
        if FUNCTIONS.contains(&&*name) {
            let has_limits = matches!(&*name, "max" | "min" | "lim" | "gcd");
            return Some(Atom { text: format!("<mi>{name}</mi>"), has_limits });
        }
        plain(self.with_argument(&name)?)
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
            "mathbb" => match &*self.raw()? {
                "N" => "<mi>\u{2115}</mi>".to_owned(),
                "Z" => "<mi>\u{2124}</mi>".to_owned(),
                "Q" => "<mi>\u{211a}</mi>".to_owned(),
                "R" => "<mi>\u{211d}</mi>".to_owned(),
                _ => return None,
            },
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
                let mut name = String::new();
                while let Some(c) = self.rest.next_if(char::is_ascii_alphabetic) {
                    name.push(c);
                }
                if name.is_empty() {
                    return self.rest.next().filter(|c| "{}|".contains(*c)).map(|c| format!("<mo>{c}</mo>"));
                }
                let (_, sign) = OPERATORS.iter().find(|(of, _)| *of == name)?;
                Some(format!("<mo>{}</mo>", html(sign)))
            }
            _ => None,
        }
    }
}

/// Named functions, set upright.
const FUNCTIONS: [&str; 13] = ["max", "min", "gcd", "lcm", "log", "ln", "lg", "exp", "lim", "sin", "cos", "tan", "deg"];

/// Signs whose scripts stand above and below them.
const LARGE: [(&str, &str); 7] = [
    ("sum", "\u{2211}"),
    ("prod", "\u{220f}"),
    ("bigcup", "\u{22c3}"),
    ("bigcap", "\u{22c2}"),
    ("bigoplus", "\u{2a01}"),
    ("bigvee", "\u{22c1}"),
    ("int", "\u{222b}"),
];

const OPERATORS: [(&str, &str); 73] = [
    ("le", "\u{2264}"),
    ("leq", "\u{2264}"),
    ("leqslant", "\u{2264}"),
    ("ge", "\u{2265}"),
    ("geq", "\u{2265}"),
    ("geqslant", "\u{2265}"),
    ("lt", "<"),
    ("gt", ">"),
    ("ne", "\u{2260}"),
    ("neq", "\u{2260}"),
    ("ll", "\u{226a}"),
    ("gg", "\u{226b}"),
    ("equiv", "\u{2261}"),
    ("approx", "\u{2248}"),
    ("sim", "\u{223c}"),
    ("cdot", "\u{22c5}"),
    ("times", "\u{d7}"),
    ("div", "\u{f7}"),
    ("pm", "\u{b1}"),
    ("mp", "\u{2213}"),
    ("ast", "\u{2217}"),
    ("star", "\u{22c6}"),
    ("circ", "\u{2218}"),
    ("oplus", "\u{2295}"),
    ("otimes", "\u{2297}"),
    ("ldots", "\u{2026}"),
    ("dots", "\u{2026}"),
    ("cdots", "\u{22ef}"),
    ("vdots", "\u{22ee}"),
    ("in", "\u{2208}"),
    ("notin", "\u{2209}"),
    ("ni", "\u{220b}"),
    ("subset", "\u{2282}"),
    ("subseteq", "\u{2286}"),
    ("supset", "\u{2283}"),
    ("supseteq", "\u{2287}"),
    ("cup", "\u{222a}"),
    ("cap", "\u{2229}"),
    ("setminus", "\u{2216}"),
    ("emptyset", "\u{2205}"),
    ("varnothing", "\u{2205}"),
    ("forall", "\u{2200}"),
    ("exists", "\u{2203}"),
    ("land", "\u{2227}"),
    ("wedge", "\u{2227}"),
    ("lor", "\u{2228}"),
    ("vee", "\u{2228}"),
    ("lnot", "\u{ac}"),
    ("neg", "\u{ac}"),
    ("mid", "\u{2223}"),
    ("nmid", "\u{2224}"),
    ("vert", "|"),
    ("lvert", "|"),
    ("rvert", "|"),
    ("parallel", "\u{2225}"),
    ("to", "\u{2192}"),
    ("rightarrow", "\u{2192}"),
    ("leftarrow", "\u{2190}"),
    ("leftrightarrow", "\u{2194}"),
    ("gets", "\u{2190}"),
    ("mapsto", "\u{21a6}"),
    ("Rightarrow", "\u{21d2}"),
    ("implies", "\u{21d2}"),
    ("iff", "\u{21d4}"),
    ("colon", ":"),
    ("bmod", "mod"),
    ("mod", "mod"),
    ("lfloor", "\u{230a}"),
    ("rfloor", "\u{230b}"),
    ("lceil", "\u{2308}"),
    ("rceil", "\u{2309}"),
    ("langle", "\u{27e8}"),
    ("rangle", "\u{27e9}"),
];

const LETTERS: [(&str, &str); 33] = [
    ("alpha", "\u{3b1}"),
    ("beta", "\u{3b2}"),
    ("gamma", "\u{3b3}"),
    ("delta", "\u{3b4}"),
    ("epsilon", "\u{3f5}"),
    ("varepsilon", "\u{3b5}"),
    ("zeta", "\u{3b6}"),
    ("eta", "\u{3b7}"),
    ("theta", "\u{3b8}"),
    ("iota", "\u{3b9}"),
    ("kappa", "\u{3ba}"),
    ("lambda", "\u{3bb}"),
    ("mu", "\u{3bc}"),
    ("nu", "\u{3bd}"),
    ("xi", "\u{3be}"),
    ("pi", "\u{3c0}"),
    ("rho", "\u{3c1}"),
    ("sigma", "\u{3c3}"),
    ("tau", "\u{3c4}"),
    ("phi", "\u{3d5}"),
    ("varphi", "\u{3c6}"),
    ("chi", "\u{3c7}"),
    ("psi", "\u{3c8}"),
    ("omega", "\u{3c9}"),
    ("Gamma", "\u{393}"),
    ("Delta", "\u{394}"),
    ("Theta", "\u{398}"),
    ("Lambda", "\u{39b}"),
    ("Pi", "\u{3a0}"),
    ("Sigma", "\u{3a3}"),
    ("Phi", "\u{3a6}"),
    ("Omega", "\u{3a9}"),
    ("infty", "\u{221e}"),
];

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
