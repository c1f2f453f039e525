//! What the Competitive Companion extension posts, to problem folders: one JSON object per problem in, files out; nothing here touches a file.

use crate::html;
use crate::layout::{self, Layout};
use crate::package::{File, quoted};
use serde::Deserialize;
use std::fmt::Write;

/// More tests are no samples.
const TESTS_MAX: usize = 200;
/// Longer names are cut: they become titles and folders.
const NAME_CHARS_MAX: usize = 200;
/// More letters than this nobody types as a folder's name.
const SLUG_MAX: usize = 60;
/// What the spec takes for limits.
const TIME_MS_MAX: f64 = 600_000.0;
const MEMORY_MIB_MAX: f64 = 65_536.0;

/// Where the samples are.
const IN_SAMPLE: &str =
    "# The samples are in sample/. With `parameters:` and `constraints:` there would be generated cases too.\n";

/// Where the interactor will be.
const INTERACTOR: &str = "# Write what a submission talks to as interactor.py, and what that reads as `parameters:` and `constraints:`; then take the next line in.\n# interactor: interactor.py\n";

/// A problem as it was posted.
#[derive(Clone, Debug, PartialEq)]
pub struct Posted {
    pub name: String,
    /// The site, and mostly the contest.
    pub group: String,
    pub url: String,
    /// Inputs and outputs of the samples.
    pub tests: Vec<(String, String)>,
    /// CPU time in milliseconds, where it was told.
    pub time_ms: Option<u64>,
    /// Memory in MiB, where it was told.
    pub memory_mib: Option<u64>,
    /// Why the samples cannot be run; `None` where they can.
    pub unfit: Option<Unfit>,
    /// The contest that it was posted with: an identity, and how many problems there are.
    pub batch: Option<(String, u64)>,
}

/// Why samples cannot be run here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// A conversation with the judge.
    Interactive,
    /// Input or output through a file of this name.
    File(String),
    NoSamples,
    /// One has markup of its page: its number, and the first tag.
    Markup(usize, String),
}

impl Unfit {
    /// A sentence for a person.
    pub fn why(&self) -> String {
        match self {
            Unfit::Interactive => {
                "the task is interactive: its samples are conversations, and cannot be fed as input".to_owned()
            }
            Unfit::File(name) if name.is_empty() => {
                "the task reads or writes files, and not standard input and output".to_owned()
            }
            Unfit::File(name) => format!("the task reads or writes the file {name}, and not standard input and output"),
            Unfit::NoSamples => "the page gave no samples".to_owned(),
            Unfit::Markup(number, tag) => format!(
                "sample {number} has the page's markup `{tag}`: correct the files in not-run/ by the page, and rename the folder to sample/"
            ),
        }
    }
}

/// Inputs and outputs as files of a folder.
pub(crate) fn samples(folder: &str, all: &[(String, String)]) -> impl Iterator<Item = File> {
    (1..).zip(all).flat_map(move |(number, (input, output))| {
        [("in", input), ("ans", output)]
            .map(|(ending, text)| File::new(format!("{folder}/{number}.{ending}"), text.as_str()))
    })
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Payload {
    name: String,
    #[serde(default)]
    group: String,
    #[serde(default)]
    url: String,
    interactive: Option<bool>,
    memory_limit: Option<f64>,
    time_limit: Option<f64>,
    tests: Vec<Test>,
    input: Option<Stream>,
    output: Option<Stream>,
    batch: Option<Batch>,
}

#[derive(Deserialize)]
struct Test {
    input: String,
    output: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Stream {
    #[serde(rename = "type")]
    kind: String,
    file_name: Option<String>,
    pattern: Option<String>,
}

#[derive(Deserialize)]
struct Batch {
    id: String,
    size: u64,
}

/// Reads one post.
pub fn read(body: &[u8]) -> Result<Posted, String> {
    let payload: Payload = serde_json::from_slice(body).map_err(|error| format!("this is not a problem: {error}"))?;
    if payload.name.trim().is_empty() {
        return Err("the problem has no name".to_owned());
    }
    if payload.tests.len() > TESTS_MAX {
        return Err(format!("{} tests are too many to be samples; at most {TESTS_MAX} are", payload.tests.len()));
    }
    let line = |text: &str| -> String {
        let plain = text.chars().map(|c| if c.is_control() { ' ' } else { c });
        plain.take(NAME_CHARS_MAX).collect::<String>().trim().to_owned()
    };
    let streams = [(&payload.input, "stdin"), (&payload.output, "stdout")];
    let file = streams.into_iter().filter_map(|(stream, standard)| stream.as_ref().filter(|s| s.kind != standard));
    let file =
        file.map(|stream| stream.file_name.clone().or_else(|| stream.pattern.clone()).unwrap_or_default()).next();
    let unfit = match (payload.interactive, file) {
        (Some(true), _) => Some(Unfit::Interactive),
        (_, Some(name)) => Some(Unfit::File(line(&name))),
        (_, None) if payload.tests.is_empty() => Some(Unfit::NoSamples),
        (_, None) => payload.tests.iter().enumerate().find_map(|(at, test)| {
            let tag = html::tag(&test.input).or_else(|| html::tag(&test.output))?;
            Some(Unfit::Markup(at + 1, line(tag)))
        }),
    };
    let is_decoded =
        payload.tests.iter().any(|test| [&test.input, &test.output].into_iter().any(|text| html::is_decoded(text)));
    let sample = if is_decoded { html::typed } else { html::sample };
    let whole = |number: Option<f64>, most: f64| number.filter(|n| (1.0..=most).contains(n)).map(|n| n.round() as u64);
    Ok(Posted {
        name: line(&payload.name),
        group: line(&payload.group),
        url: line(&payload.url),
        tests: payload.tests.into_iter().map(|test| (sample(&test.input), sample(&test.output))).collect(),
        time_ms: whole(payload.time_limit, TIME_MS_MAX),
        memory_mib: whole(payload.memory_limit, MEMORY_MIB_MAX),
        unfit,
        // A problem that is posted by itself is a batch of one.
        batch: payload.batch.filter(|batch| batch.size > 1).map(|batch| (batch.id, batch.size)),
    })
}

impl Posted {
    /// A name for the problem's folder, made of nothing but letters, digits and single hyphens.
    pub fn slug(&self) -> String {
        let own = slugged(&self.name);
        if own.bytes().any(|b| b.is_ascii_alphabetic()) && own.len() > 1 {
            return own;
        }
        // A name in letters that no folder has here: the page's address has one.
        let address = self.url.split(['?', '#']).next().unwrap_or_default();
        let last = address.trim_end_matches('/').rsplit('/').next().map(slugged).unwrap_or_default();
        let both = slugged(&format!("{own}-{last}"));
        if both.is_empty() { "problem".to_owned() } else { both }
    }

    /// A name for the contest's folder.
    pub fn contest(&self) -> String {
        let contest = self.group.split_once(" - ").map_or(self.group.as_str(), |(_, contest)| contest);
        let (own, whole) = (slugged(contest), slugged(&self.group));
        // Folders that a collection has for itself are no contest's.
        let is_free = |slug: &String| !slug.is_empty() && slug != "problems" && slug != "cases";
        [own, whole].into_iter().find(is_free).unwrap_or_else(|| "contest".to_owned())
    }

    /// The judge as specs name it: `codeforces`, `atcoder`.
    fn judge(&self) -> String {
        let judge = self.group.split(" - ").next().unwrap_or_default();
        slugged(judge)
    }

    /// The files of the folder, without drafts.
    pub fn files(&self) -> Vec<File> {
        let layout = self.layout();
        let spec = File::new("spec.yaml", self.spec(layout.as_ref()));
        let mut files = vec![spec, File::new("statement.md", self.statement())];
        // A spec with a layout has its examples inside.
        if layout.as_ref().is_some_and(|layout| layout.is_sure) {
            return files;
        }
        // What cannot be run must not look as if it could.
        let folder = if self.unfit.is_some() { "not-run" } else { "sample" };
        files.extend(samples(folder, &self.tests));
        files
    }

    /// What the samples tell of the layout of inputs, where they are run and short enough to stand in a spec.
    fn layout(&self) -> Option<Layout> {
        if self.unfit.is_some() {
            return None;
        }
        let inputs: Vec<&str> = self.tests.iter().map(|(input, _)| input.as_str()).collect();
        layout::of(None, &inputs).filter(|layout| !layout.is_sure || layout::examples(&self.tests).is_some())
    }

    /// Whether the samples tell how inputs are laid out: surely, as a guess, or not at all.
    pub fn told(&self) -> &'static str {
        match self.layout() {
            Some(layout) if layout.is_sure => "; its layout follows from them",
            Some(_) => "; spec.yaml has a guess of its layout, in comments",
            None => "",
        }
    }

    fn spec(&self, layout: Option<&Layout>) -> String {
        let mut text = head(&self.name, &self.judge(), &self.slug(), &self.url, (self.time_ms, self.memory_mib));
        match (&self.unfit, layout) {
            (Some(unfit), _) => {
                let _ = writeln!(text, "# {}.", unfit.why());
                if *unfit == Unfit::Interactive {
                    text.push_str(INTERACTOR);
                }
            }
            (None, Some(layout)) => {
                text.push_str(&layout.keys());
                match layout::examples(&self.tests).filter(|_| layout.is_sure) {
                    Some(examples) => text.push_str(&examples),
                    None => text.push_str(IN_SAMPLE),
                }
            }
            (None, None) => text.push_str(IN_SAMPLE),
        }
        text
    }

    fn statement(&self) -> String {
        let mut text = format!("# {}\n\n{}\n", self.name, self.group);
        if !self.url.is_empty() {
            text += &format!("\n<{}>\n", self.url.replace(['<', '>', ' '], ""));
        }
        if let Some(unfit) = &self.unfit {
            text += &format!("\nNot run here: {}.\n", unfit.why());
        }
        text
    }
}

/// The first lines of a spec: title, source, limits in milliseconds and MiB.
pub(crate) fn head(title: &str, judge: &str, id: &str, url: &str, limits: (Option<u64>, Option<u64>)) -> String {
    let keys = [("judge", judge), ("id", id), ("url", url)].into_iter().filter(|(_, value)| !value.is_empty());
    let source: Vec<String> = keys.map(|(key, value)| format!("{key}: {}", quoted(value))).collect();
    let mut text = format!("format: 1\ntitle: {}\n", quoted(title));
    // Writing to a text does not fail.
    if !source.is_empty() {
        let _ = writeln!(text, "source: {{ {} }}", source.join(", "));
    }
    let time = limits.0.map(|ms| format!("time_ms: {ms}"));
    let memory = limits.1.map(|mib| format!("memory_mib: {mib}"));
    let limits: Vec<String> = [time, memory].into_iter().flatten().collect();
    if !limits.is_empty() {
        let _ = writeln!(text, "limits: {{ {} }}", limits.join(", "));
    }
    text
}

/// Letters and digits of a text with single hyphens between its words; letters with a mark lose it.
pub(crate) fn slugged(text: &str) -> String {
    let mut slug = String::new();
    for c in text.chars() {
        let c = plain(c).to_ascii_lowercase();
        match c {
            'a'..='z' | '0'..='9' => slug.push(c),
            '\'' | '’' => {}
            _ if !slug.is_empty() && !slug.ends_with('-') => slug.push('-'),
            _ => {}
        }
        if slug.len() >= SLUG_MAX {
            break;
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// A Latin letter without its mark; any other character as it is.
fn plain(c: char) -> char {
    const MARKED: [(&str, char); 8] = [
        ("áàâäãåăÁÀÂÄÃÅĂ", 'a'),
        ("éèêëěęÉÈÊËĚĘ", 'e'),
        ("íìîïÍÌÎÏ", 'i'),
        ("óòôöõøőÓÒÔÖÕØŐ", 'o'),
        ("úùûüůűÚÙÛÜŮŰ", 'u'),
        ("çćčÇĆČ", 'c'),
        ("ñńňÑŃŇ", 'n'),
        ("śšşșŚŠŞȘ", 's'),
    ];
    MARKED.iter().find(|(marked, _)| marked.contains(c)).map_or(c, |(_, plain)| *plain)
}
