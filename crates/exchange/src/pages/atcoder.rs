//! AtCoder's task pages, in English, in Japanese or in both.

use super::Page;
use super::html::{Part, address, before, from, items, marked, pres, sections, spaced, title};
use crate::html::all;

/// What a page says; samples may be missing.
pub fn read(whole: Part) -> Result<Page, String> {
    let url = address(whole).unwrap_or_default();
    let title = title(whole);
    // `B - Mongeness`: the letter is the contest's.
    let title = title.split_once(" - ").filter(|(letter, _)| letter.len() <= 2).map_or(&*title, |(_, title)| title);
    let mut page = Page { judge: "atcoder", title: title.to_owned(), url, ..Page::default() };
    page.take_limits(&spaced(whole), &["Time Limit:"], &["Memory Limit:"]);
    let mut inputs: Vec<(String, String)> = Vec::new();
    let mut outputs: Vec<(String, String)> = Vec::new();
    let mut constraints = Vec::new();
    let half = english(whole);
    for (heading, body) in sections(half, all(half, |tag| tag.name == "h3")) {
        let number: String = heading.chars().filter(char::is_ascii_digit).collect();
        let pre = || pres(body).next();
        if ["sample input", "入力例"].iter().any(|word| heading.contains(word)) {
            inputs.extend(pre().map(|text| (number.clone(), text)));
        } else if ["sample output", "出力例"].iter().any(|word| heading.contains(word)) {
            outputs.extend(pre().map(|text| (number.clone(), text)));
        } else if heading.contains("constraints") || heading.contains("制約") {
            constraints = items(body);
        } else if matches!(&*heading, "output" | "出力") {
            page.output = marked(body);
        } else if matches!(&*heading, "input" | "入力") && page.format.is_none() {
            page.format = pres(body).next();
        }
    }
    let layout = page.format.as_deref().unwrap_or_default();
    page.constraints = constraints.iter().flat_map(|line| spoken(line, layout)).collect();
    page.text = page.output.clone();
    for (number, input) in &inputs {
        let output = outputs.iter().find(|(other, _)| other == number);
        let Some((_, output)) = output else {
            return Err(format!("sample input {number} has no output: the page is cut; save it whole"));
        };
        page.samples.push((input.clone(), output.clone()));
    }
    Ok(page)
}

/// A line of the site as lines that constraints are written in: where a condition in brackets ends it, what it says of every index; of two texts
/// what it says of each.
fn spoken(line: &str, layout: &str) -> Vec<String> {
    const SIGNS: [(&str, &str); 9] = [
        ("\\ldots", "..."),
        ("\\dots", "..."),
        ("\\cdots", "..."),
        ("\\displaystyle", ""),
        ("\\lvert ", "|"),
        ("\\rvert", "|"),
        ("\\Rightarrow", "=>"),
        ("\\max", "max"),
        ("\\min", "min"),
    ];
    let line = SIGNS.iter().fold(line.to_owned(), |line, (sign, with)| line.replace(sign, with));
    let ended = line.trim().trim_end_matches('.');
    let bracketed = ended.strip_suffix(')').and_then(|line| line.rsplit_once(" ("));
    let bracketed = bracketed.and_then(|(said, condition)| behind(said.trim_end_matches('.'), condition, layout));
    let line = bracketed.or_else(|| of_all(ended)).unwrap_or(line);
    let line = quotients(&line).unwrap_or(line);
    let each = line.strip_prefix("Each of ").and_then(|rest| rest.split_once(" is "));
    let lines: Vec<String> = match each.and_then(|(names, said)| Some((names.split_once(" and ")?, said))) {
        Some(((one, other), said)) => {
            [one, other].iter().map(|name| format!("{name} is {}", said.trim_end_matches('.'))).collect()
        }
        None => vec![line],
    };
    lines.into_iter().flat_map(|line| of_length(&line).map_or_else(|| vec![line], Vec::from)).collect()
}

/// `S is a string of length between 1 and 9 (inclusive) consisting of digits` as a bound and an alphabet.
fn of_length(line: &str) -> Option<[String; 2]> {
    let (name, said) = line.split_once(" is a string of length between ")?;
    let (range, letters) = said.split_once(" consisting of ")?;
    let (from, to) = range.trim_end_matches(", inclusive,").trim_end_matches(" (inclusive)").split_once(" and ")?;
    Some([format!("{from} <= {name}.length <= {to}"), format!("{name} consists of {}", letters.trim_end_matches('.'))])
}

/// `\frac{N(N-1)}{2}` as `N*(N-1)/2`, and `\frac{N+4}{2}` as `(N+4)/2`; nothing where the divisor is more than a number or a name.
fn quotients(line: &str) -> Option<String> {
    let (before, rest) = line.split_once("\\frac{")?;
    let (top, rest) = rest.split_once("}{")?;
    let (bottom, rest) = rest.split_once('}')?;
    let mut product = String::new();
    for sign in top.chars().filter(|sign| *sign != ' ') {
        if sign == '(' && product.ends_with(|last: char| last == ')' || last.is_alphanumeric()) {
            product.push('*');
        }
        product.push(sign);
    }
    let mut depth = 0;
    let is_sum = product.chars().any(|sign| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        depth == 0 && matches!(sign, '+' | '-')
    });
    let top = if is_sum { format!("({product})") } else { product };
    bottom.trim().chars().all(char::is_alphanumeric).then(|| format!("{before}{top}/{}{rest}", bottom.trim()))
}

/// What is said with the condition that stood behind it in brackets; nothing where that is no condition on indices.
fn behind(said: &str, condition: &str, layout: &str) -> Option<String> {
    let condition = condition.trim_end_matches('.');
    if condition.ends_with(&format!("is the length of {}", condition.trim_start_matches('|').split('|').next()?)) {
        return Some(said.to_owned());
    }
    let parts: Vec<&str> = condition.split(',').map(str::trim).collect();
    match parts[..] {
        [one] => {
            let differ = one.split_once(" != ").is_some_and(|(one, other)| is_index(one) && is_index(other));
            (differ || range(one).is_some()).then(|| format!("{said} for {one}"))
        }
        // Over all of a table, which its layout says already.
        _ => {
            let ranges = parts.iter().map(|part| range(part)).collect::<Option<Vec<_>>>()?;
            let spaceless = said.replace(' ', "");
            let is_all = |(index, to): &(&str, &str)| match to.strip_suffix("-1") {
                // The next item's index ends with the list.
                Some(to) => spaceless.contains(&format!("{index}+1")) && is_last_index(to.trim_end(), layout),
                None => is_last_index(to, layout),
            };
            ranges.iter().all(is_all).then(|| said.to_owned())
        }
    }
}

/// `1 <= i <= N` as the index and where it ends.
fn range(condition: &str) -> Option<(&str, &str)> {
    let (index, to) = condition.strip_prefix("1 <= ")?.split_once(" <= ")?;
    (is_index(index) && !to.contains('=')).then_some((index, to.trim()))
}

fn is_index(name: &str) -> bool {
    name.len() == 1 && name.starts_with(|letter: char| letter.is_ascii_lowercase())
}

/// Whether the last item of a list in the page's input has this index.
fn is_last_index(name: &str, layout: &str) -> bool {
    let layout = layout.replace(' ', "");
    !name.is_empty()
        && [format!("_{name}"), format!("{{{name}"), format!(",{name}}}"), format!("{name}}}")]
            .iter()
            .any(|end| layout.contains(end))
}

/// `(P_1,P_2,...,P_N) is a permutation of ...` says it of P.
fn of_all(line: &str) -> Option<String> {
    let (items, said) = line.strip_prefix('(')?.split_once(") is a permutation")?;
    let name = items.split_once("_1")?.0;
    items
        .split(',')
        .all(|item| item == "..." || item.starts_with(name))
        .then(|| format!("{name} is a permutation{said}"))
}

/// The English half of a page in two languages.
fn english<'p, 't>(whole: Part<'p, 't>) -> Part<'p, 't> {
    let half = from(whole, |tag| tag.get("class") == "lang-en");
    if half.len() < whole.len() { before(half, |tag| tag.get("class") == "lang-ja") } else { whole }
}
