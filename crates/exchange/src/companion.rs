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
    /// Its name on the site.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn posted(more: &str) -> Result<Posted, String> {
        let text = format!(
            r#"{{"name": "B. Pebbles", "group": "Codeforces - Round 999 (Div. 2)", "url": "https://example.org/contest/999/problem/B",
            "interactive": false, "memoryLimit": 256, "timeLimit": 2000, "testType": "single", "input": {{"type": "stdin"}},
            "output": {{"type": "stdout"}}, "tests": [{{"input": "3\r\n1 2 3", "output": "6\n"}}] {more}}}"#
        );
        read(text.as_bytes())
    }

    #[test]
    fn a_post_is_a_folder_with_its_samples() {
        let posted = posted(r#", "batch": {"id": "1", "size": 6}"#).unwrap();
        assert_eq!((posted.slug(), posted.contest()), ("b-pebbles".into(), "round-999-div-2".into()));
        assert_eq!(posted.batch, Some(("1".to_owned(), 6)));
        let files = posted.files();
        let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
        assert_eq!(paths, ["spec.yaml", "statement.md", "sample/1.in", "sample/1.ans"]);
        assert_eq!(files[2].text(), "3\n1 2 3\n");
        assert!(files[0].text().contains("limits: { time_ms: 2000, memory_mib: 256 }"), "{}", files[0].text());
    }

    #[test]
    fn samples_that_leave_one_layout_are_examples_of_a_spec_that_has_it() {
        let tests = ["2\n50 60\n", "3\n70 80 90\n", "1\n40\n"]
            .map(|input| serde_json::json!({ "input": input, "output": "1" }));
        let body = |tests: &[serde_json::Value]| serde_json::json!({ "name": "X", "tests": tests }).to_string();
        let whole = read(body(&tests).as_bytes()).unwrap();
        let files = whole.files();
        assert!(files.iter().all(|file| !file.path.starts_with("sample/")) && !whole.told().is_empty());
        let spec = ojkit_rules::spec::read("x", "spec.yaml", files[0].bytes.as_slice(), ojkit_english::said).unwrap();
        assert_eq!((spec.examples.len(), spec.signature.parameters.len()), (3, 1));
        // A guess changes nothing of what is run.
        let files = read(body(&tests[..1]).as_bytes()).unwrap().files();
        let spec = ojkit_rules::spec::read("x", "spec.yaml", files[0].bytes.as_slice(), ojkit_english::said).unwrap();
        assert!(spec.is_only_samples() && files.iter().any(|file| file.path == "sample/1.in"));
    }

    #[test]
    fn what_cannot_be_run_says_why_and_has_no_samples_that_would_be() {
        let file = |name: &str| serde_json::json!({ "type": "file", "fileName": name });
        let cases = [
            ("interactive", true.into(), Unfit::Interactive),
            ("input", file("a.in"), Unfit::File("a.in".to_owned())),
            ("output", file("a.out"), Unfit::File("a.out".to_owned())),
            ("tests", serde_json::json!([]), Unfit::NoSamples),
        ];
        for (key, value, unfit) in cases {
            let mut body = serde_json::json!({ "name": "X", "tests": [{ "input": "1", "output": "2" }] });
            body[key] = value;
            let posted = read(body.to_string().as_bytes()).unwrap();
            assert_eq!(posted.unfit.as_ref(), Some(&unfit));
            assert!(posted.files().iter().all(|file| !file.path.starts_with("sample/")));
            assert!(posted.files()[1].text().contains("Not run here"));
        }
    }

    #[test]
    fn samples_of_a_task_about_markup_stay_as_they_are() {
        let tests = serde_json::json!([{ "input": "a & b < c", "output": "a &amp; b &lt; c" }, { "input": "<a><b></b></a>", "output": "1" }]);
        let posted = read(serde_json::json!({ "name": "X", "tests": tests }).to_string().as_bytes()).unwrap();
        assert_eq!((posted.tests[0].1.as_str(), posted.unfit), ("a &amp; b &lt; c\n", None));
    }

    #[test]
    fn samples_are_read_as_a_program_reads_them_and_markup_in_them_is_said() {
        let body = |input: &str| {
            serde_json::json!({ "name": "X", "tests": [{ "input": "1", "output": "1" }, { "input": input, "output": "2" }] }).to_string()
        };
        let posted = read(body("2&nbsp;3 &lt;\u{a0}\u{2212}4 a\u{2212}b &c").as_bytes()).unwrap();
        assert_eq!((posted.tests[1].0.as_str(), posted.unfit), ("2 3 < -4 a\u{2212}b &c\n", None));
        for markup in ["<div class=\"line\">2 3</div>", "2<br>3"] {
            let posted = read(body(markup).as_bytes()).unwrap();
            let why = posted.unfit.as_ref().map(Unfit::why).unwrap_or_default();
            let tag = &markup[markup.find('<').unwrap()..=markup.find('>').unwrap()];
            assert!(
                why.contains(&format!("sample 2 has the page's markup `{tag}`")) && why.contains("not-run/"),
                "{why}"
            );
        }
        // Less and greater are no markup.
        assert_eq!(read(body("a < b > c <x>").as_bytes()).unwrap().unfit, None);
    }

    #[test]
    fn folders_never_have_more_than_letters_digits_and_hyphens() {
        let name = |name: &str| {
            let body = serde_json::json!({ "name": name, "url": "https://uoj.ac/contest/6/problem/455", "tests": [] });
            read(body.to_string().as_bytes()).unwrap().slug()
        };
        let cases = [
            ("../../etc/passwd", "etc-passwd"),
            ("..", "455"),
            ("新年的复读机", "455"),
            ("C. 新年的复读机", "c-455"),
            ("Soma Fácil", "soma-facil"),
            ("Caesar's Legions", "caesars-legions"),
            ("a/b\\c.d\u{0}e", "a-b-c-d-e"),
            ("-", "455"),
        ];
        for (given, expected) in cases {
            assert_eq!(name(given), expected, "{given:?}");
        }
        let long = name(&"x".repeat(5000));
        assert_eq!(long.len(), SLUG_MAX);
    }

    #[test]
    fn what_is_no_problem_is_said() {
        for (body, expected) in [
            ("", "not a problem"),
            ("{\"name\": 1}", "not a problem"),
            ("[]", "not a problem"),
            ("{\"name\": \" \", \"tests\": []}", "no name"),
        ] {
            let why = read(body.as_bytes()).unwrap_err();
            assert!(why.contains(expected), "{why}");
        }
    }
}
