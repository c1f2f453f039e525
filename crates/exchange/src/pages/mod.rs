//! Saved pages of tasks to problem folders: text in, files out; nothing here touches a file.

mod atcoder;
mod checker;
mod codeforces;
mod constraints;
mod cses;
mod html;
mod kattis;

use crate::companion::{head, samples, slugged};
use crate::layout::{self, Format, Layout};
use crate::package::File;
use crate::package::quoted;
use ojkit_draw::Bound;
use ojkit_rules::spec::with_canonical_lines;
use std::fmt::Write;

/// A larger page is none.
const PAGE_BYTES_MAX: usize = 4 << 20;
/// More lines of constraints or more samples than these no task has.
const LINES_MAX: usize = 60;

/// What a page says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The judge, as specs name it.
    pub judge: &'static str,
    pub title: String,
    /// Its address, where the page has it.
    pub url: String,
    /// Milliseconds, where it is told.
    pub time_ms: Option<u64>,
    /// MiB, where it is told.
    pub memory_mib: Option<u64>,
    pub constraints: Vec<String>,
    /// The input format in signs.
    pub format: Option<String>,
    /// The input section in words, with formulas between `$`.
    pub words: Option<String>,
    /// The output section in words.
    pub output: String,
    /// All of the page's text, with its formulas between `$`.
    pub text: String,
    /// Inputs and outputs of the samples.
    pub samples: Vec<(String, String)>,
}

/// A page that became a folder.
#[derive(Clone, Debug)]
pub struct Imported {
    pub slug: String,
    pub files: Vec<File>,
    pub samples: usize,
    /// The layout of inputs, where there is one.
    pub layout: Option<Layout>,
    /// Constraint lines that the kit enforces.
    pub enforced: Vec<String>,
    pub unchecked: Vec<String>,
    /// What is to be said of how outputs are compared.
    pub remark: Option<String>,
}

/// Reads a saved page.
///
/// # Errors
/// What is missing on it, and what to do.
pub fn read(text: &[u8]) -> Result<Page, String> {
    if text.len() > PAGE_BYTES_MAX {
        return Err(format!("the page has more than {} MiB", PAGE_BYTES_MAX >> 20));
    }
    let text = std::str::from_utf8(text)
        .map_err(|_| "the page is not text in UTF-8: save it as `complete page`".to_owned())?;
    let text = text.replace("\r\n", "\n");
    let whole = crate::html::read(&text);
    let mut page = if text.contains("class=\"input-specification\"") || text.contains("class=\"problem-statement\"") {
        codeforces::read(&text, &whole)?
    } else if kattis::is_page(&whole) {
        kattis::read(&text, &whole)?
    } else if text.contains("cses.fi") || text.contains("class=\"task-constraints\"") {
        cses::read(&text, &whole)?
    } else {
        atcoder::read(&whole)?
    };
    if page.samples.is_empty() {
        return Err("there are no sample inputs on the page: save the task's own page, as a whole".to_owned());
    }
    page.samples.truncate(LINES_MAX);
    Ok(page)
}

impl Page {
    /// The page as a folder.
    pub fn import(&self) -> Imported {
        let inputs: Vec<&str> = self.samples.iter().map(|(input, _)| input.as_str()).collect();
        let signs = self.format.as_deref().map(Format::Signs);
        let layout = layout::of(signs.or(self.words.as_deref().map(Format::Words)), &inputs);
        let sure = layout.as_ref().filter(|layout| layout.is_sure).zip(layout::examples(&self.samples));
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
        let statement = format!(
            "# {}\n\nThe statement is on its page: <{}>\n\nSay here in your own words what is given and what is asked.\n",
            self.title, self.url
        );
        let mut files = vec![File::new("spec.yaml", spec), File::new("statement.md", statement)];
        if !is_typed {
            files.extend(samples("sample", &self.samples));
        }
        let remark = self.checker().and_then(|chosen| chosen.remark);
        Imported { slug: self.slug(), files, samples: self.samples.len(), layout, enforced, unchecked, remark }
    }

    /// The folder's name: the task's in its address where that has one, else its title.
    fn slug(&self) -> String {
        let is_named = matches!(self.judge, "atcoder" | "kattis");
        let last = self.url.rsplit('/').next().filter(|_| is_named || self.title.is_empty());
        let last = last.map(slugged).unwrap_or_default();
        let own = if last.is_empty() { slugged(&self.title) } else { last };
        if own.is_empty() { "task".to_owned() } else { own }
    }

    fn head(&self) -> String {
        let slug = self.slug();
        let title = if self.title.is_empty() { &slug } else { &self.title };
        // The site's own name of the task has an underscore.
        let own = self.url.rsplit('/').next().filter(|own| slugged(own) == slug);
        let mut text = head(title, self.judge, own.unwrap_or(&slug), &self.url, (self.time_ms, self.memory_mib));
        if let Some(chosen) = self.checker() {
            let _ = writeln!(text, "checker: {}", chosen.key);
        }
        text
    }

    fn checker(&self) -> Option<checker::Chosen> {
        checker::choose(&self.output, &self.text)
    }

    /// The spec with every line that binds and that no sample breaks, and these lines.
    fn constrained(&self, layout: &Layout, examples: &str) -> (String, Vec<String>) {
        let is_from_1 = self.format.as_ref().is_some_and(|format| format.contains("_1") || format.contains("_{1"));
        let counts = if is_from_1 { "indices: from 1\n" } else { "" };
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
                others.iter().for_each(|line| _ = writeln!(text, "  - {}", quoted(line)));
            }
            text + examples
        };
        let is_sound = |text: &str| Bound::read("task", "spec.yaml", text.as_bytes(), ojkit_english::said).is_ok();
        let (mut kept, mut is_wide) = (Vec::new(), false);
        // A line may need another that stands behind it.
        for _ in 0..2 {
            for line in self.constraints.iter().filter(|line| !is_type(line)) {
                if kept.contains(line) {
                    continue;
                }
                kept.push(line.clone());
                match [is_wide, true].into_iter().find(|wide| is_sound(&spec(&kept, &[], *wide))) {
                    Some(wide) => is_wide = wide,
                    None => drop(kept.pop()),
                }
            }
        }
        let mut others: Vec<String> =
            self.constraints.iter().filter(|line| !kept.contains(line) && !is_type(line)).cloned().collect();
        if self.constraints.is_empty() {
            others.push("the statement's constraints, which are not on the saved page".to_owned());
        }
        let text = spec(&kept, &others, is_wide);
        (with_canonical_lines(&text, ojkit_english::said).unwrap_or(text), kept)
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
