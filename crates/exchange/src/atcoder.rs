//! AtCoder's saved task pages to problem folders: text in, files out; nothing here touches a file.

use crate::companion::{File, head, slugged};
use crate::layout::{self, Layout};
use crate::leetcode::markup::{plain, unmark};
use ojkit_rules::Bound;
use std::fmt::Write;

/// A larger page is none.
const PAGE_BYTES_MAX: usize = 4 << 20;
/// More lines of constraints or more samples than these no task has.
const LINES_MAX: usize = 60;

/// What a page says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The task's name.
    pub title: String,
    /// Its address, where the page has it.
    pub url: String,
    /// Milliseconds, where it is told.
    pub time_ms: Option<u64>,
    /// MiB, where it is told.
    pub memory_mib: Option<u64>,
    /// The lines of its constraints.
    pub constraints: Vec<String>,
    /// The input format.
    pub format: Option<String>,
    /// Inputs and outputs of the samples.
    pub samples: Vec<(String, String)>,
}

/// A page that became a folder.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The folder's name.
    pub slug: String,
    /// Its files.
    pub files: Vec<File>,
    /// How many samples there are.
    pub samples: usize,
    /// The layout of inputs, where there is one.
    pub layout: Option<Layout>,
    /// Constraint lines that the kit enforces.
    pub enforced: Vec<String>,
    /// Those that it does not.
    pub unchecked: Vec<String>,
}

/// Reads a saved page.
///
/// # Errors
/// What is missing on it, and what to do.
pub fn read(text: &[u8]) -> Result<Page, String> {
    if text.len() > PAGE_BYTES_MAX {
        return Err(format!("the page has more than {} MiB", PAGE_BYTES_MAX >> 20));
    }
    let text =
        std::str::from_utf8(text).map_err(|_| "the page is no text in UTF-8: save it as `complete page`".to_owned())?;
    let text = text.replace("\r\n", "\n");
    let mut page = Page {
        title: title(&text),
        url: attribute(&text, "og:url", "content=\"").unwrap_or_default(),
        ..Page::default()
    };
    let limits = plain(&text);
    page.time_ms = number_behind(&limits, "Time Limit:").map(|seconds| (seconds * 1000.0).round() as u64);
    page.memory_mib = number_behind(&limits, "Memory Limit:").map(|mib| mib.round() as u64);
    let mut inputs: Vec<(String, String)> = Vec::new();
    let mut outputs: Vec<(String, String)> = Vec::new();
    for (heading, body) in sections(english(&text)) {
        let heading = heading.to_lowercase();
        let number: String = heading.chars().filter(char::is_ascii_digit).collect();
        let pre = || pres(&body).into_iter().next().map(|text| ended(&text));
        if ["sample input", "入力例"].iter().any(|word| heading.contains(word)) {
            inputs.extend(pre().map(|text| (number.clone(), text)));
        } else if ["sample output", "出力例"].iter().any(|word| heading.contains(word)) {
            outputs.extend(pre().map(|text| (number.clone(), text)));
        } else if heading.contains("constraints") || heading.contains("制約") {
            page.constraints = items(&body);
        } else if (heading.trim() == "input" || heading.trim() == "入力") && page.format.is_none() {
            page.format = pres(&body).into_iter().next();
        }
    }
    for (number, input) in inputs.iter().take(LINES_MAX) {
        let output = outputs.iter().find(|(other, _)| other == number);
        let Some((_, output)) = output else {
            return Err(format!("sample input {number} has no output: the page is cut; save it whole"));
        };
        page.samples.push((input.clone(), output.clone()));
    }
    if page.samples.is_empty() {
        return Err("there are no sample inputs on the page: save the task's own page, as a whole".to_owned());
    }
    Ok(page)
}

/// The English half of a page in two languages.
fn english(text: &str) -> &str {
    let Some(at) = text.find("<span class=\"lang-en\">") else { return text };
    let half = &text[at..];
    half.find("<span class=\"lang-ja\">").map_or(half, |end| &half[..end])
}

fn title(text: &str) -> String {
    let inside =
        text.split_once("<title>").and_then(|(_, rest)| rest.split_once("</title>")).map_or("", |(title, _)| title);
    let title: String = plain(inside).chars().map(|c| if c.is_control() { ' ' } else { c }).take(200).collect();
    title.trim().to_owned()
}

/// What an attribute of the tag with some name says.
fn attribute(text: &str, name: &str, key: &str) -> Option<String> {
    let tag = &text[text.find(&format!("\"{name}\""))?..];
    let tag = &tag[..tag.find('>')?];
    let value = tag.split_once(key)?.1.split('"').next()?;
    let is_plain = value.len() < 300 && value.starts_with("https://") && !value.contains(['<', ' ', '\n']);
    is_plain.then(|| value.to_owned())
}

fn number_behind(text: &str, words: &str) -> Option<f64> {
    let rest = text.split_once(words)?.1.trim_start();
    let number: String = rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
    number.parse().ok().filter(|number| (0.001..=100_000.0).contains(number))
}

/// Headings and what stands below each.
fn sections(text: &str) -> Vec<(String, String)> {
    let parts = text.split("<h3").skip(1);
    let read = |part: &str| -> Option<(String, String)> {
        let (_, part) = part.split_once('>')?;
        let (heading, body) = part.split_once("</h3>")?;
        Some((plain(heading).trim().to_owned(), body.to_owned()))
    };
    parts.filter_map(read).collect()
}

/// The texts of a section's `pre` elements.
fn pres(body: &str) -> Vec<String> {
    let read = |part: &str| -> Option<String> { Some(plain(&drawn(part.split_once('>')?.1.split_once("</pre>")?.0))) };
    body.split("<pre").skip(1).filter_map(read).collect()
}

/// The items of a section's lists, as the constraint language is written.
fn items(body: &str) -> Vec<String> {
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
fn powers(line: &str) -> String {
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
fn quoted(text: &str) -> String {
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

/// Formulas that a browser has drawn, as they were written.
fn drawn(text: &str) -> String {
    const OPENING: &str = "<annotation encoding=\"application/x-tex\">";
    let mut out = String::new();
    let mut parts = text.split("<var>");
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (formula, rest) = part.split_once("</var>").unwrap_or((part, ""));
        let written = formula.split_once(OPENING).and_then(|(_, rest)| rest.split_once("</annotation>"));
        out.push_str(written.map_or(formula, |(written, _)| written));
        out.push_str(rest);
    }
    out
}

fn ended(text: &str) -> String {
    let text = text.trim_start_matches('\n');
    if text.ends_with('\n') { text.to_owned() } else { format!("{text}\n") }
}

impl Page {
    /// The page as a folder.
    pub fn import(&self) -> Imported {
        let inputs: Vec<&str> = self.samples.iter().map(|(input, _)| input.as_str()).collect();
        let samples: Vec<(&str, &str)> =
            self.samples.iter().map(|(input, output)| (input.as_str(), output.as_str())).collect();
        let layout = layout::of(self.format.as_deref(), &inputs);
        let sure = layout.as_ref().filter(|layout| layout.is_sure).zip(layout::examples(&samples));
        let mut spec = self.head();
        let (mut enforced, mut unchecked) = (Vec::new(), self.constraints.clone());
        let is_typed = sure.is_some();
        match (&sure, &layout) {
            (Some((layout, examples)), _) => {
                let (text, kept) = self.constrained(layout, examples);
                spec = text;
                unchecked.retain(|line| !kept.contains(line) && !is_type(line));
                enforced = kept;
            }
            (None, Some(guess)) => spec.push_str(&guess.keys()),
            (None, None) => {}
        }
        if !is_typed {
            spec.push_str("# The samples are in sample/. The page's constraint lines:\n");
            self.constraints.iter().for_each(|line| _ = writeln!(spec, "#   {line}"));
        }
        let file = |path: &str, text: String| File { path: path.to_owned(), text };
        let statement = format!(
            "# {}\n\nThe statement is on its page: <{}>\n\nSay here in your own words what is given and what is asked.\n",
            self.title, self.url
        );
        let mut files = vec![file("spec.yaml", spec), file("statement.md", statement)];
        if !is_typed {
            for (number, (input, output)) in self.samples.iter().enumerate() {
                files.push(file(&format!("sample/{}.in", number + 1), input.clone()));
                files.push(file(&format!("sample/{}.ans", number + 1), output.clone()));
            }
        }
        Imported { slug: self.slug(), files, samples: self.samples.len(), layout, enforced, unchecked }
    }

    /// The folder's name: the task's in its address, else its title.
    fn slug(&self) -> String {
        let last = self.url.rsplit('/').next().map(slugged).unwrap_or_default();
        let own = if last.is_empty() { slugged(&self.title) } else { last };
        if own.is_empty() { "task".to_owned() } else { own }
    }

    fn head(&self) -> String {
        let slug = self.slug();
        let title = if self.title.is_empty() { &slug } else { &self.title };
        head(title, "atcoder", &slug, &self.url, (self.time_ms, self.memory_mib))
    }

    /// The spec with every line that binds and that no sample breaks, and these lines.
    fn constrained(&self, layout: &Layout, examples: &str) -> (String, Vec<String>) {
        let counts = if self.format.as_ref().is_some_and(|format| format.contains("_1") || format.contains("_{1")) {
            "indices: from 1\n"
        } else {
            ""
        };
        let spec = |kept: &[String], others: &[String], is_wide: bool| {
            let mut written = layout.written.clone();
            if is_wide {
                written.parameters.iter_mut().for_each(|(_, ty)| *ty = ty.replace("integer", "long"));
            }
            written.constraints.extend(kept.iter().cloned());
            let mut text = self.head();
            let said = if layout.from_format { "the page's input format" } else { "the samples" };
            let _ = writeln!(
                text,
                "# The layout follows from {said}. Types are those that the samples and the bounds show."
            );
            text += &(written.yaml() + counts);
            if !others.is_empty() {
                text.push_str("unchecked:\n");
                others.iter().for_each(|line| _ = writeln!(text, "  - {}", serde_json::Value::from(line.as_str())));
            }
            text + examples
        };
        let is_sound = |text: &str| Bound::read("task", "spec.yaml", text.as_bytes()).is_ok();
        let (mut kept, mut is_wide) = (Vec::new(), false);
        // A line may need another that stands behind it.
        for _ in 0..2 {
            for line in self.constraints.iter().filter(|line| !is_type(line)) {
                if kept.contains(line) {
                    continue;
                }
                kept.push(line.clone());
                if is_sound(&spec(&kept, &[], is_wide)) {
                    continue;
                }
                if !is_wide && is_sound(&spec(&kept, &[], true)) {
                    is_wide = true;
                    continue;
                }
                kept.pop();
            }
        }
        let mut others: Vec<String> =
            self.constraints.iter().filter(|line| !kept.contains(line) && !is_type(line)).cloned().collect();
        if self.constraints.is_empty() {
            others.push("the statement's constraints, which are not on the saved page".to_owned());
        }
        (spec(&kept, &others, is_wide), kept)
    }
}

/// Whether a line only says that numbers are whole: `All values in input are integers.`, `H and W are integers.`
fn is_type(line: &str) -> bool {
    let line = line.trim_end_matches('.').to_lowercase();
    let Some(subject) = line.strip_suffix(" are integers").or_else(|| line.strip_suffix(" is an integer")) else {
        return false;
    };
    const WORDS: [&str; 11] =
        ["all", "the", "input", "inputs", "values", "value", "in", "numbers", "and", "of", "given"];
    let mut words = subject.split([' ', ',', '{', '}', '_']).filter(|word| !word.is_empty());
    words.all(|word| WORDS.contains(&word) || (word.len() <= 2 && word.chars().all(|c| c.is_ascii_alphanumeric())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<html><head><title>B - Pebbles &amp; Paths</title><meta property="og:url" content="https://atcoder.jp/contests/xyz/tasks/xyz_b"/>
</head><body>Time Limit: 2.5 sec / Memory Limit: 1024 MB <span class="lang-ja"><h3>入力例 1</h3><pre>9</pre><h3>出力例 1</h3><pre>9</pre></span>
<span class="lang-en"><h3>Constraints</h3><ul><li>All values in input are integers.</li><li><var>2 \leq N \leq 2 \times 10^5</var></li>
<li><var>1 \leq h_i \leq 10^{18}</var></li><li>The <var>h_i</var> feel well.</li></ul>
<h3>Input</h3><pre><var>N</var>
<var>h_1</var> <var>h_2</var> <var>\ldots</var> <var>h_N</var>
</pre><h3>Sample Input 1</h3><pre>2
5 6
</pre><h3>Sample Output 1</h3><pre>
11
</pre></span></body></html>"#;

    #[test]
    fn a_saved_page_becomes_a_spec_with_its_lines_enforced() {
        let page = read(PAGE.as_bytes()).unwrap();
        assert_eq!(
            (page.title.as_str(), page.time_ms, page.memory_mib),
            ("B - Pebbles & Paths", Some(2500), Some(1024))
        );
        assert_eq!(page.samples, [("2\n5 6\n".to_owned(), "11\n".to_owned())]);
        let imported = page.import();
        assert_eq!(imported.slug, "xyz-b");
        assert_eq!(imported.enforced, ["2 <= N <= 2 * 10^5", "1 <= h_i <= 10^18"]);
        assert_eq!(imported.unchecked, ["The h_i feel well."]);
        let spec = ojkit_rules::spec::read("xyz-b", "spec.yaml", imported.files[0].text.as_bytes()).unwrap();
        // The bound needs more than 32 bits.
        assert_eq!(spec.signature.parameters[0].ty.to_string(), "long[]");
        assert_eq!((spec.examples.len(), spec.constraints.len(), spec.indices_from), (1, 3, 1));
    }

    #[test]
    fn half_a_page_is_told() {
        let cut = &PAGE[..PAGE.find("<h3>Sample Output").unwrap()];
        assert!(read(cut.as_bytes()).unwrap_err().contains("the page is cut"));
        let cut = &PAGE[..PAGE.find("<h3>Sample Input").unwrap()];
        assert!(read(cut.as_bytes()).unwrap_err().contains("no sample inputs"));
        assert!(read(b"\xff").unwrap_err().contains("UTF-8"));
        for end in (0..PAGE.len()).filter(|end| PAGE.is_char_boundary(*end)) {
            let _ = read(&PAGE.as_bytes()[..end]);
        }
    }

    #[test]
    fn samples_that_the_format_does_not_fit_stay_samples() {
        let page = PAGE.replace("2\n5 6\n", "2  5\n 6\n");
        let imported = read(page.as_bytes()).unwrap().import();
        assert!(imported.enforced.is_empty() && imported.files.iter().any(|file| file.path == "sample/1.in"));
        let spec = ojkit_rules::spec::read("xyz-b", "spec.yaml", imported.files[0].text.as_bytes()).unwrap();
        assert!(spec.is_only_samples());
    }
}
