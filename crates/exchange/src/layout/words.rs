//! An input section in words, as Codeforces, Kattis and CSES write it: which lines there are, and which names stand on each.
//!
//! A sentence that speaks of lines becomes lines of a format in signs, which is read as any other. Formulas stand between `$`.

use super::group::{Formula, Group, INVENTED, Sign, Token, Word, is, is_relation, items, number, parted};

/// More text than this is no input section.
const TEXT_BYTES_MAX: usize = 20_000;

/// What a section says, as formats in signs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The lines of the whole input, or those before the first test case.
    pub lines: String,
    /// The name of the number of test cases, and the lines of each.
    pub cases: Option<(String, String)>,
    /// Names of texts, whatever the samples show.
    pub texts: Vec<String>,
    /// Sentences about lines from which nothing was understood.
    pub passed_over: Vec<String>,
}

/// What a line does with what is on it.
const VERBS: &str = "contains contain containing has have consists consist consisting gives with describes is";

/// Reads a section; nothing where it says of no line what is on it.
pub fn read(text: &str) -> Option<Told> {
    if text.len() > TEXT_BYTES_MAX {
        return None;
    }
    let sentences = sentences(text);
    let mut told = Told::default();
    let mut cases: Option<String> = None;
    let (mut body, mut rows, mut is_inside) = (String::new(), None, false);
    for sentence in &sentences {
        if cases.is_none()
            && says(sentence, &["number of testcases", "test cases"])
            && let Some(name) = count_of_cases(sentence)
        {
            told.lines += &format!("{name}\n");
            cases = Some(name);
            continue;
        }
        // "The first line contains one integer t. Then t test cases follow."
        if cases.is_none() && says(sentence, &["test cases", "testcases"]) && says(sentence, &["follow", "are given"]) {
            let counted = sentence.iter().filter_map(|token| if let Formula(text) = token { Some(text) } else { None });
            cases = counted.take(1).find(|name| told.lines.lines().last() == Some(name)).cloned();
            if cases.is_some() {
                continue;
            }
        }
        is_inside |= says(sentence, &["each test", "each case", "test case", "testcase"]);
        let what = line_of(sentence, &mut rows, &mut told.texts);
        // A line for each case.
        if rows.is_some() && rows == cases {
            (rows, is_inside) = (None, true);
        }
        let Some(what) = what else { continue };
        let place = if cases.is_some() && is_inside { &mut body } else { &mut told.lines };
        match what {
            Some(lines) => {
                let lines = apart(lines, place);
                place.push_str(&lines);
            }
            None => told.passed_over.push(shown(sentence)),
        }
    }
    told.cases = cases.filter(|_| !body.is_empty()).map(|name| (name, body));
    (!told.lines.is_empty()).then_some(told)
}

/// Lines whose lists without names are called otherwise than those that are there.
fn apart(mut lines: String, before: &str) -> String {
    for base in INVENTED {
        let is_there = |name: &str| before.contains(&format!("{name}_{{"));
        if lines.contains(&format!("{base}_{{")) && is_there(base) {
            let own = ('b'..='z').map(|letter| format!("{base}{letter}")).find(|own| !is_there(own));
            lines = lines.replace(&format!("{base}_{{"), &format!("{}_{{", own.unwrap_or_default()));
        }
    }
    lines
}

/// Sentences in pieces; what stands in brackets says nothing of the layout.
fn sentences(text: &str) -> Vec<Vec<Token>> {
    let (mut out, mut sentence, mut depth) = (Vec::new(), Vec::new(), 0usize);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let mut length = first.len_utf8();
        let mut token = None;
        match first {
            '$' => {
                let inside = rest[1..].split('$').next().unwrap_or_default();
                length = (inside.len() + 2).min(rest.len());
                token = Some(Formula(bare(inside)));
            }
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            '\n' if depth > 0 => {}
            '.' | '\n' if depth == 0 => out.push(std::mem::take(&mut sentence)),
            ',' | ':' | ';' | '—' | '–' => token = Some(Sign(first)),
            '-' if !rest[1..].starts_with(|c: char| c.is_alphanumeric()) => token = Some(Sign('—')),
            c if c.is_alphanumeric() => {
                let word: String =
                    rest.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '\'' | '_')).collect();
                length = word.len();
                token = Some(Word(word));
            }
            _ => {}
        }
        rest = &rest[length..];
        // A formula that is nothing but a bracket says no name.
        let says = |token: &Token| depth == 0 && !matches!(token, Formula(text) if text.is_empty());
        sentence.extend(token.filter(says));
    }
    out.push(sentence);
    out.retain(|sentence| !sentence.is_empty());
    out.iter().flat_map(|sentence| clauses(sentence)).map(<[Token]>::to_vec).collect()
}

/// The parts of a sentence that speak of lines of their own: `..., the second line contains ...`.
fn clauses(sentence: &[Token]) -> Vec<&[Token]> {
    let begins = |at: &usize| {
        let mut words = sentence[at + 1..].iter().take(4).filter(|word| !is(Some(word), "and"));
        sentence[*at] == Sign(',')
            && ["the", "first second third next last", "line"].iter().all(|own| is(words.next(), own))
    };
    let mut cuts: Vec<usize> = (0..sentence.len()).filter(begins).collect();
    cuts.push(sentence.len());
    let mut from = 0;
    let parts = cuts.into_iter().map(|to| (std::mem::replace(&mut from, to + 1), to));
    parts.map(|(from, to)| &sentence[from..to]).collect()
}

/// The names of a formula, without what is said of them in brackets behind: `a_1, \ldots, a_N \: (0 \leq a_i \leq 9)`.
fn bare(formula: &str) -> String {
    let formula = formula.replace("_ ", "_");
    let behind = formula.split_once('(').filter(|(_, inside)| is_relation(inside));
    let names = behind.map_or(&*formula, |(names, _)| names).trim();
    names.trim_end_matches("\\:").trim_end_matches("\\;").trim().to_owned()
}

fn shown(sentence: &[Token]) -> String {
    let words = sentence.iter().map(|token| match token {
        Word(text) | Formula(text) => text.clone(),
        Sign(sign) => sign.to_string(),
    });
    words.collect::<Vec<_>>().join(" ").chars().take(120).collect()
}

/// Whether the words of one of some phrases stand one after another.
fn says(sentence: &[Token], phrases: &[&str]) -> bool {
    let begins = |at: usize, phrase: &str| phrase.split(' ').zip(at..).all(|(own, at)| is(sentence.get(at), own));
    phrases.iter().any(|phrase| (0..sentence.len()).any(|at| begins(at, phrase)))
}

/// The name of the number of test cases, where a sentence gives one.
fn count_of_cases(sentence: &[Token]) -> Option<String> {
    let is_line = sentence.iter().any(|token| is(Some(token), "line integer number"));
    let first = sentence.iter().find_map(|token| if let Formula(text) = token { Some(text.clone()) } else { None });
    first.filter(|name| is_line && is_name(name))
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic())
        && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '{' | '}' | '\''))
}

/// Lines that a sentence speaks of, in signs: nothing where it speaks of none, and nothing inside where they are not understood. Rows
/// that one sentence counts and the next one fills are kept in between.
fn line_of(sentence: &[Token], rows: &mut Option<String>, texts: &mut Vec<String>) -> Option<Option<String>> {
    let place = sentence.iter().position(|token| is(Some(token), "line lines row rows"));
    let is_each = is(sentence.first(), "each they every line");
    let begins = ["input contains", "the input consists", "each test case contains"];
    if place.is_none() && rows.is_none() && !says(sentence, &begins) {
        return None;
    }
    let at = place.unwrap_or(0);
    let counted = rows_of(sentence, at);
    let verb = sentence[at..].iter().position(|token| is(Some(token), VERBS));
    // Lines that follow are filled by the words behind, or by the next sentence.
    let items = verb.and_then(|verb| items(&sentence[at + verb + 1..]));
    let of_texts = items.iter().flatten().filter(|group| group.is_of_texts());
    texts.extend(of_texts.flat_map(|group| &group.names).map(|name| parted(name).0.to_owned()));
    match (counted, items) {
        (Some(count), Some(items)) => {
            *rows = None;
            Some(Some(repeated(&items, &count)))
        }
        (Some(count), None) => {
            *rows = Some(count);
            None
        }
        (None, Some(items)) => {
            let rows = rows.take().filter(|_| is_each || place.is_none() || says(sentence, &["of these"]));
            Some(Some(rows.map_or_else(|| line(&items, None) + "\n", |count| repeated(&items, &count))))
        }
        // "Each test case consists of two lines."
        (None, None)
            if verb.is_none() || sentence[at..].len() < 3 || place.is_some_and(|at| at + 1 >= sentence.len()) =>
        {
            None
        }
        (None, None) => place.map(|_| None),
    }
}

/// How many lines a sentence is about, where they are many: `the next $m$ lines`, `$m$ lines follow`.
fn rows_of(sentence: &[Token], at: usize) -> Option<String> {
    let before = if is(sentence.get(at), "lines rows") { &sentence[..at] } else { &[] };
    before.iter().rev().take(4).find_map(|token| match token {
        Formula(text) => Some(text.clone()),
        Word(text) => number(text).filter(|count| *count > 1).map(|count| count.to_string()),
        Sign(_) => None,
    })
}

fn line(groups: &[Group], row: Option<&str>) -> String {
    groups.iter().map(|group| group.line(row)).collect::<Vec<_>>().join(" ")
}

fn repeated(groups: &[Group], count: &str) -> String {
    let row = |row: &str| line(groups, Some(row)) + "\n";
    match count.parse::<usize>() {
        Ok(count) => (1..=count).map(|number| row(&number.to_string())).collect(),
        Err(_) => format!("{}{}⋮\n{}", row("1"), row("2"), row(count)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines before the cases, and the lines of a case.
    fn lines(text: &str) -> (String, String) {
        let told = read(text).unwrap_or_else(|| panic!("nothing from {text}"));
        assert_eq!(told.passed_over, Vec::<String>::new(), "{text}");
        (told.lines, told.cases.unwrap_or_default().1)
    }

    #[test]
    fn sentences_become_lines_in_signs() {
        for (text, expected) in [
            ("The first line has two integers $n$ and $m$ ($1 \\le n \\le 9$), where $n$ counts cups.", "n m\n"),
            ("The only line contains integers $a$, $b$, $c$.", "a b c\n"),
            ("The input line has an integer $n$.", "n\n"),
            (
                "The second line holds nothing. The line contains $n$ integers $a_1, a_2, \\ldots, a_n$: the weights.",
                "a_1 a_2 \\ldots a_n\n",
            ),
            ("The next line contains $n$ space-separated integers $a_i$.", "a_{1} a_{2} \\ldots a_{n}\n"),
            ("A line with a string $s$ of length $n$ follows.", "s\n"),
            (
                "Each of the next $m$ lines contains two integers $u_i$ and $v_i$.",
                "u_{1} v_{1}\nu_{2} v_{2}\n⋮\nu_{m} v_{m}\n",
            ),
            (
                "Then there are $n-1$ lines. Each line has two integers $a$ and $b$: a road.",
                "a_{1} b_{1}\na_{2} b_{2}\n⋮\na_{n-1} b_{n-1}\n",
            ),
            ("The next two lines contain one integer $x$ each.", "x_{1}\nx_{2}\n"),
            (
                "Next $n$ lines contain two integers each: $t_i$ and $q_i$.",
                "t_{1} q_{1}\nt_{2} q_{2}\n⋮\nt_{n} q_{n}\n",
            ),
            (
                "The first line contains a strange string $a$, the second line contains the sequence $b_1, b_2$.",
                "a\nb_1 b_2\n",
            ),
            ("The line contains an integer $k$ and $k$ integers $c_1, \\dots, c_k$.", "k c_1 \\dots c_k\n"),
        ] {
            assert_eq!(lines(text).0, expected, "{text}");
        }
    }

    #[test]
    fn lines_of_test_cases_are_told_from_those_before_them() {
        let text = "The first line contains one integer $t$ ($1 \\le t \\le 5$) — the number of test cases.\nThe only line of each test case contains two integers $l$ and $r$.";
        assert_eq!(lines(text), ("t\n".to_owned(), "l r\n".to_owned()));
        for follows in ["Then $t$ test cases follow.", "Then follow $t$ test cases.", "$t$ test cases are given below."]
        {
            let text = format!(
                "The first line contains one integer $t$ ($1 \\le t \\le 5$). {follows}\nThe first line of each test case contains one integer $n$. The second line contains $n$ integers $a_1, \\dots, a_n$."
            );
            assert_eq!(lines(&text), ("t\n".to_owned(), "n\na_1 \\dots a_n\n".to_owned()), "{follows}");
        }
    }

    #[test]
    fn what_is_not_understood_is_told() {
        let told =
            read("The first line has an integer $n$. The second line contains a strange thing of yours.").unwrap();
        assert_eq!(told.passed_over, ["The second line contains a strange thing of yours"]);
        assert_eq!(read("Read what you like."), None);
    }
}
