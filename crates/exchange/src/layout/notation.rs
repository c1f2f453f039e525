//! An input format as judges print it, in signs: names with subscripts, dots between them, dots between lines.

use super::size::Size;

/// More text than this is no format.
const TEXT_BYTES_MAX: usize = 10_000;
/// More lines than these neither.
const LINES_MAX: usize = 120;

/// A name with its subscripts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    pub name: String,
    /// Where it stands among its kind.
    pub places: Vec<Size>,
}

/// What stands between two spaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    Name(Name),
    /// Names of one kind side by side: the letters of a token, or numbers whose spaces got lost.
    Glued(Name, Name),
    /// Names of several kinds, or signs between them: a word.
    Word(String),
    /// More of the same.
    Dots,
}

/// A line of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    Cells(Vec<Cell>),
    /// More lines of the same.
    Dots,
}

/// How doubtful signs are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// `a_{12}` is row 1, column 2.
    pub split: bool,
    /// `aN` is `a_N`.
    pub bare: bool,
}

/// Reads a format; nothing where something on it is no name.
pub fn read(text: &str, manner: Manner) -> Option<Vec<Line>> {
    if text.len() > TEXT_BYTES_MAX {
        return None;
    }
    let text = plain(text);
    let mut lines = Vec::new();
    let mut bases: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let signs: String = line.chars().filter(|c| *c != ' ').collect();
        if signs.chars().all(|c| matches!(c, '…' | ':' | '⋮' | '.' | '|')) {
            if lines.last() != Some(&Line::Dots) {
                lines.push(Line::Dots);
            }
            continue;
        }
        let mut cells = Vec::new();
        for chunk in apart(line, ("{([", "})]"), &[' ']) {
            // `m(1, 1)` is one name, and its inner spaces say nothing.
            chunk_cells(&chunk.replace(' ', ""), manner, &mut bases, &mut cells)?;
        }
        lines.push(Line::Cells(cells));
        if lines.len() > LINES_MAX {
            return None;
        }
    }
    (!lines.is_empty()).then_some(lines)
}

/// The signs of TeX and of East Asian typography as their plain kin.
fn plain(text: &str) -> String {
    const WORDS: [(&str, &[&str]); 9] = [
        ("\n", &["\\\\"]),
        (" … ", &["\\ldots", "\\cdots", "\\hdots", "\\dots", "\\cdot"]),
        (" ⋮ ", &["\\vdots", "\\ddots"]),
        (
            "",
            &[
                "\\hspace", "\\mathrm", "\\mathit", "\\mathbf", "\\textrm", "\\text", "\\rm", "\\it", "\\left",
                "\\right",
            ],
        ),
        (" ", &["\\quad", "\\ ", "\\,"]),
        ("*", &["\\times"]),
        ("'", &["\\prime"]),
        ("_", &["\\_"]),
        ("", &["$", "\\"]),
    ];
    let mut out = text.replace("\r\n", "\n");
    for (with, words) in WORDS {
        out = words.iter().fold(out, |out, word| out.replace(word, with));
    }
    let sign = |c: char| match c {
        '\u{3000}' | '\t' | '\u{a0}' => ' ',
        '：' => ':',
        '．' => '.',
        '，' => ',',
        '‥' | '・' | '･' | '⋯' | '┄' => '…',
        '︙' | '⋮' | '︰' | '┊' => '⋮',
        '（' => '(',
        '）' => ')',
        '’' | '′' => '\'',
        '−' | '–' => '-',
        '×' => '*',
        c => c,
    };
    let mut plain = String::new();
    let mut dots = 0;
    for c in out.chars().map(sign).chain(['\n']) {
        if c == '.' {
            dots += 1;
            continue;
        }
        match dots {
            0 => {}
            1 => plain.push('.'),
            _ => plain.push_str(" … "),
        }
        dots = 0;
        match c {
            '…' => plain.push_str(" … "),
            c => plain.push(c),
        }
    }
    plain
}

/// The pieces of a text between separators that stand in no bracket.
pub fn apart<'t>(text: &'t str, brackets: (&str, &str), separators: &[char]) -> impl Iterator<Item = &'t str> {
    let mut depth = 0;
    let ends = move |c: char| {
        depth += i32::from(brackets.0.contains(c)) - i32::from(brackets.1.contains(c));
        separators.contains(&c) && depth <= 0
    };
    text.split(ends).map(str::trim).filter(|piece| !piece.is_empty())
}

/// What one chunk is; nothing where it is no name.
fn chunk_cells(chunk: &str, manner: Manner, bases: &mut Vec<String>, cells: &mut Vec<Cell>) -> Option<()> {
    if chunk.chars().all(|c| c == '…') {
        if cells.last() != Some(&Cell::Dots) {
            cells.push(Cell::Dots);
        }
        return Some(());
    }
    let letters: Vec<char> = chunk.chars().collect();
    let (mut at, mut names, mut signs) = (0, Vec::new(), false);
    while at < letters.len() {
        let mut behind = at;
        match name(&letters, &mut behind, manner, bases) {
            Some(name) => {
                names.push(name);
                at = behind;
            }
            None if matches!(letters[at], '/' | ':' | '-' | '+' | '=' | '.') && !names.is_empty() => {
                signs = true;
                at += 1;
            }
            None => return None,
        }
    }
    let first = names.first()?.clone();
    for name in &names {
        if name.places.is_empty() && !bases.contains(&name.name) {
            bases.push(name.name.clone());
        }
    }
    let alike = names.iter().all(|name| name.name == first.name);
    cells.push(match (names.len(), signs) {
        (1, false) => Cell::Name(first),
        (_, false) if alike => Cell::Glued(first, names.pop()?),
        _ => {
            let all: Vec<&str> = names.iter().map(|name| name.name.as_str()).collect();
            Cell::Word(all.join("_"))
        }
    });
    Some(())
}

/// Reads one name with its subscripts; nothing where there is none.
fn name(letters: &[char], at: &mut usize, manner: Manner, scalars: &[String]) -> Option<Name> {
    let mut base = String::new();
    if letters.get(*at) == Some(&'{') {
        let inside = bracketed(letters, at)?;
        base.extend(inside.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_'));
    }
    while let Some(c) = letters.get(*at).filter(|c| c.is_alphabetic()) {
        match ascii(*c) {
            Some(word) => base.push_str(word),
            None if c.is_ascii() => base.push(*c),
            None => return None,
        }
        *at += 1;
    }
    if base.is_empty() || !base.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    while letters.get(*at) == Some(&'\'') {
        base.push_str("_prime");
        *at += 1;
    }
    let mut name = Name { name: base, places: Vec::new() };
    if manner.bare {
        bare_places(letters, at, scalars, &mut name);
    }
    loop {
        match letters.get(*at) {
            Some('_') => {
                *at += 1;
                match letters.get(*at)? {
                    '{' | '(' | '[' => {
                        let inside = bracketed(letters, at)?;
                        places(&inside, manner, scalars, &mut name);
                    }
                    _ => {
                        let from = *at;
                        let digits = letters[*at].is_ascii_digit();
                        while letters
                            .get(*at)
                            .is_some_and(|c| if digits { c.is_ascii_digit() } else { c.is_ascii_alphabetic() })
                        {
                            *at += 1;
                        }
                        (*at > from).then_some(())?;
                        let inside: String = letters[from..*at].iter().collect();
                        places(&inside, manner, scalars, &mut name);
                    }
                }
            }
            Some('(' | '[') => {
                let inside = bracketed(letters, at)?;
                places(&inside, manner, scalars, &mut name);
            }
            Some(c) if c.is_ascii_digit() => {
                let from = *at;
                while letters.get(*at).is_some_and(|c| c.is_ascii_digit() || (manner.bare && *c == ',')) {
                    *at += 1;
                }
                let inside: String = letters[from..*at].iter().collect();
                places(&inside, manner, scalars, &mut name);
            }
            _ => return Some(name),
        }
    }
}

/// `aN`, `DN1`, `GN-1`: a known name behind a shorter one is its subscript.
fn bare_places(letters: &[char], at: &mut usize, scalars: &[String], name: &mut Name) {
    let suffix = scalars.iter().filter(|known| name.name.len() > known.len() && name.name.ends_with(*known)).max();
    let Some(suffix) = suffix.cloned() else { return };
    let rest = name.name.len() - suffix.len();
    name.name.truncate(rest);
    let mut inside = suffix;
    while letters.get(*at).is_some_and(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '+' | ',')) {
        inside.push(letters[*at]);
        *at += 1;
    }
    places(&inside, Manner { split: true, bare: true }, scalars, name);
}

/// A letter of another alphabet by its name.
fn ascii(c: char) -> Option<&'static str> {
    Some(match c {
        'α' => "alpha",
        'β' => "beta",
        'γ' => "gamma",
        'κ' => "kappa",
        'λ' => "lambda",
        'μ' => "mu",
        'σ' => "sigma",
        'θ' => "theta",
        _ => return None,
    })
}

/// What stands between brackets.
fn bracketed(letters: &[char], at: &mut usize) -> Option<String> {
    let from = *at;
    let mut depth = 0;
    while let Some(c) = letters.get(*at) {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            _ => {}
        }
        *at += 1;
        if depth == 0 {
            return Some(letters[from + 1..*at - 1].iter().collect());
        }
    }
    None
}

/// Adds what a subscript says: places, or more of the name.
fn places(inside: &str, manner: Manner, scalars: &[String], name: &mut Name) {
    let mut inside = inside.trim();
    while let Some(inner) = inside.strip_prefix(['(', '{']).and_then(|rest| rest.strip_suffix([')', '}'])) {
        inside = inner.trim();
    }
    for piece in apart(inside, ("{(", "})"), &[',', ' ']) {
        let piece = piece.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(piece);
        let is_word = piece.chars().all(|c| c.is_ascii_alphabetic());
        let two: Vec<char> = piece.chars().collect();
        if let (true, [first, second]) = (manner.split && piece != "10", &two[..]) {
            let known = scalars.iter().any(|scalar| scalar == piece);
            if !known && first.is_ascii_alphanumeric() && second.is_ascii_alphanumeric() {
                for letter in [first, second] {
                    name.places.extend(size(&letter.to_string(), scalars));
                }
                continue;
            }
        }
        let is_known = scalars.iter().any(|scalar| scalar == piece);
        // `x_i` stands for all of them; `x_a` is a name; `x_N` is the last where nobody said what N is.
        if is_word && !is_known && (piece.len() > 1 || !matches!(piece, "N" | "M" | "n" | "m" | "K" | "Q" | "i" | "j"))
        {
            name.name.push('_');
            name.name.push_str(piece);
            continue;
        }
        match size(piece, scalars) {
            Some(size) => name.places.push(size),
            None => {
                name.name.push('_');
                name.name.extend(piece.chars().filter(|c| c.is_ascii_alphanumeric()));
            }
        }
    }
}

/// A sum in signs: `N-1`, `2N`, `X+Y+Z`, `2^N`, `M_1`, `N*2-2`.
fn size(text: &str, scalars: &[String]) -> Option<Size> {
    let letters: Vec<char> = text.chars().filter(|c| *c != ' ').collect();
    let mut at = 0;
    let mut sum = Size::default();
    while at < letters.len() {
        let sign = match letters[at] {
            '-' => -1,
            '+' => 1,
            _ if at == 0 => 1,
            _ => return None,
        };
        at += usize::from(matches!(letters[at], '-' | '+'));
        let (times, names, power) = term(&letters, &mut at, scalars)?;
        let part = match (power, &names[..]) {
            (Some(base), [name]) => Size::power(base, name),
            (Some(_), _) => return None,
            (None, []) => Size::number(1),
            (None, names) => Size::product(&names.iter().map(String::as_str).collect::<Vec<_>>()),
        };
        sum = sum.plus(times.checked_mul(sign)?, &part)?;
    }
    (!letters.is_empty()).then_some(sum)
}

/// Numbers and names side by side, or a power.
fn term(letters: &[char], at: &mut usize, scalars: &[String]) -> Option<(i64, Vec<String>, Option<i64>)> {
    let (mut times, mut names, from) = (1i64, Vec::new(), *at);
    while let Some(&c) = letters.get(*at) {
        if c == '*' && *at > from {
            *at += 1;
        } else if matches!(c, '(' | '{') {
            let inside = bracketed(letters, at)?;
            // Only a name is put into brackets for nothing.
            names.push(Some(inside).filter(|inside| inside.chars().all(|c| c.is_ascii_alphanumeric()))?);
        } else if c.is_ascii_digit() {
            let mut number = 0i64;
            while let Some(digit) = letters.get(*at).and_then(|c| c.to_digit(10)) {
                number = number.checked_mul(10)?.checked_add(i64::from(digit))?;
                *at += 1;
            }
            if letters.get(*at) == Some(&'^') {
                *at += 1;
                let name = match letters.get(*at)? {
                    '{' | '(' => bracketed(letters, at)?,
                    c => {
                        *at += 1;
                        c.to_string()
                    }
                };
                name.chars().all(|c| c.is_ascii_alphabetic()).then_some(())?;
                return (times == 1 && names.is_empty()).then(|| (1, vec![name], Some(number)));
            }
            times = times.checked_mul(number)?;
        } else if c.is_ascii_alphabetic() {
            let mut word = String::new();
            while let Some(c) = letters.get(*at).filter(|c| c.is_ascii_alphabetic()) {
                word.push(*c);
                *at += 1;
            }
            // `M_1`, `M_{i}`: how many there are stands on the same row.
            if letters.get(*at) == Some(&'_') {
                *at += 1;
                match letters.get(*at) {
                    Some('{' | '(') => drop(bracketed(letters, at)?),
                    _ => *at += letters[*at..].iter().take_while(|c| c.is_ascii_alphanumeric()).count(),
                }
                names.push(word);
            } else if word.len() > 1 && !scalars.contains(&word) {
                names.extend(word.chars().map(String::from));
            } else {
                names.push(word);
            }
        } else {
            break;
        }
    }
    (*at > from).then_some((times, names, None))
}
