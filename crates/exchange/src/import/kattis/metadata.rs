//! `problem.yaml` of every version, as far as this kit has a place for it.

use crate::import::Taking;
use crate::package::{File, line_of, quoted};
use crate::said::{get, sources, text, tree};
use ojkit_model::problem::LICENSES;
use ojkit_text::yaml::{Kind, Node};
use std::collections::BTreeMap;

/// What a package says of its problem.
#[derive(Clone, Debug, Default)]
pub(super) struct Metadata {
    pub version: String,
    pub title: Option<String>,
    pub source_url: String,
    pub keywords: Vec<String>,
    /// Words for the output validator.
    pub flags: Vec<String>,
    pub is_custom: bool,
    /// Whether the output validator talks to submissions.
    pub is_interactive: bool,
    pub is_scored: bool,
    /// How often a submission is run on a case, where that may be more than once.
    pub passes: Option<u64>,
    license: Option<String>,
    rights_owner: Option<String>,
    time_ms: Option<u64>,
    memory_mib: u64,
    output_mib: u64,
}

/// What judges of this format give where a package says nothing.
const MEMORY_MIB: u64 = 2048;
const OUTPUT_MIB: u64 = 8;

/// The versions that can be read.
const VERSIONS: [&str; 5] = ["legacy", "legacy-icpc", "2023-07-draft", "2023-07", "2025-09"];

/// Passes where a package of several does not say how many, and what a spec takes at most.
const PASSES: u64 = 2;
const PASSES_MAX: u64 = 100;

impl Metadata {
    /// Reads `problem.yaml`, and what stands elsewhere for the same.
    ///
    /// # Errors
    /// It is not there, cannot be read, or tells of what this kit cannot judge.
    pub fn read(taking: &Taking) -> Result<Metadata, String> {
        let ini = Ini::read(taking);
        let bytes = match (taking.file("problem.yaml"), &ini) {
            (Some(yaml), _) => &yaml.bytes[..],
            // DOMjudge takes packages that have its own file alone.
            (None, Some(_)) => b"validation: default\n",
            (None, None) => return Err("it has no problem.yaml: is it a package, or a folder of several?".to_owned()),
        };
        let ini = ini.unwrap_or_default();
        let root = tree("problem.yaml", bytes)?;
        let at = |path: &str| path.split('.').try_fold(&root, |node, key| get(node, key));
        let version = at("problem_format_version").and_then(text).unwrap_or("legacy").to_owned();
        if !VERSIONS.contains(&version.as_str()) {
            return Err(format!("its version `{version}` is not known; there are {}", VERSIONS.join(", ")));
        }
        let validation = at("validation").and_then(text).unwrap_or("default").to_owned();
        let kinds: Vec<String> = at("type").map(words).unwrap_or_default();
        let is = |what: &str| {
            kinds.iter().any(|kind| kind == what) || validation.split_whitespace().any(|word| word == what)
        };
        if is("submit-answer") {
            return Err("it is submit-answer, and this kit judges programs".to_owned());
        }
        let number =
            |path: &str| at(path).and_then(text).and_then(|text| text.parse::<f64>().ok()).filter(|x| *x > 0.0);
        let limit = |path: &str| number(path).map(|x| x.ceil() as u64);
        let time = number("limits.time_limit").or(ini.time_limit).or_else(|| beside(taking));
        let title = ini.name.or_else(|| at("name").and_then(title)).or_else(|| named_in_statement(taking));
        let url = sources(&root).into_iter().next().map(|(_, url)| url).unwrap_or_default();
        let has_programs = |folder| taking.below(folder).next().is_some();
        let is_custom = match version.as_str() {
            "legacy" | "legacy-icpc" => validation.starts_with("custom"),
            _ => has_programs("output_validator/") || has_programs("output_validators/"),
        };
        Ok(Metadata {
            title: title.map(|title| line_of(&title)),
            source_url: url,
            keywords: at("keywords").map(words).unwrap_or_default(),
            flags: flags(taking, at("validator_flags"))?,
            is_custom,
            is_interactive: is("interactive"),
            is_scored: is("scoring"),
            passes: is("multi-pass").then(|| limit("limits.validation_passes").unwrap_or(PASSES).clamp(2, PASSES_MAX)),
            license: at("license").and_then(text).map(line_of).filter(|name| name != LICENSES[0]),
            rights_owner: at("rights_owner").and_then(text).map(line_of).filter(|owner| !owner.is_empty()),
            time_ms: time.map(|seconds| (seconds * 1000.0).ceil().min(600_000.0) as u64),
            memory_mib: limit("limits.memory").unwrap_or(MEMORY_MIB),
            output_mib: limit("limits.output").unwrap_or(OUTPUT_MIB),
            version,
        })
    }

    /// Whether submissions are judged while they run.
    pub fn is_interaction(&self) -> bool {
        self.is_interactive || self.passes.is_some()
    }

    /// The spec's lines of what limits there are.
    pub fn limits(&self) -> String {
        let time = self.time_ms.map(|ms| format!("time_ms: {ms}"));
        let memory = format!("memory_mib: {}", self.memory_mib.min(65_536));
        let output = format!("output_kib: {}", self.output_mib.saturating_mul(1024).min(1_048_576));
        let all: Vec<String> = time.into_iter().chain([memory, output]).collect();
        format!("limits: {{ {} }}\n", all.join(", "))
    }

    /// The spec's lines of what others may do with the problem, and what is said where it has no word for that.
    pub fn rights(&self) -> (String, Option<String>) {
        let line =
            |key: &str, value: Option<&str>| value.map_or(String::new(), |value| format!("{key}: {}\n", quoted(value)));
        let license = self.license.as_deref().and_then(known_license);
        let unknown = self.license.as_ref().filter(|_| license.is_none());
        let note = |name| format!("its license `{name}` is none of {}: the spec has none", LICENSES.join(", "));
        (line("license", license) + &line("rights_owner", self.rights_owner.as_deref()), unknown.map(note))
    }
}

/// The license that is meant, however it is written: `CC-BY-SA 4.0` is `cc by-sa`.
fn known_license(name: &str) -> Option<&'static str> {
    let words = |name: &str| {
        let words = name.split(|c: char| c.is_whitespace() || "-_".contains(c)).map(str::to_lowercase);
        words.filter(|word| !word.chars().all(|c| c == '.' || c.is_ascii_digit())).collect::<Vec<_>>()
    };
    LICENSES.into_iter().find(|known| words(known) == words(name))
}

/// A case's description in its own YAML file.
pub(super) fn description(bytes: &[u8]) -> Option<String> {
    let root = tree("case.yaml", bytes).ok()?;
    get(&root, "description").and_then(text).map(line_of)
}

/// The words of a text, or the items of a list.
pub(super) fn words(node: &Node) -> Vec<String> {
    match &node.kind {
        Kind::Scalar { .. } => text(node).unwrap_or_default().split_whitespace().map(str::to_owned).collect(),
        Kind::Sequence { items, .. } => items.iter().filter_map(text).map(str::to_owned).collect(),
        Kind::Mapping { .. } => Vec::new(),
    }
}

/// A title: one for all languages, or the English one, or the first.
fn title(node: &Node) -> Option<String> {
    match &node.kind {
        Kind::Mapping { entries, .. } => {
            get(node, "en").or(entries.first().map(|entry| &entry.value)).and_then(text).map(str::to_owned)
        }
        _ => text(node).map(str::to_owned),
    }
}

/// `\problemname{...}`
fn named_in_statement(taking: &Taking) -> Option<String> {
    let pages = ["problem_statement/", "statement/"].into_iter().flat_map(|folder| taking.below(folder));
    let named = |text: &str| {
        let (_, rest) = text.split_once("\\problemname{")?;
        rest.split_once('}').map(|(title, _)| title.to_owned())
    };
    pages.filter(|file| file.path.ends_with(".tex")).find_map(|file| named(&String::from_utf8_lossy(&file.bytes)))
}

fn seconds(text: &str) -> Option<f64> {
    text.trim().trim_matches(['\'', '"']).parse::<f64>().ok().filter(|x| *x > 0.0)
}

/// A time limit in seconds in a file of its own.
fn beside(taking: &Taking) -> Option<f64> {
    seconds(&String::from_utf8_lossy(&taking.file(".timelimit")?.bytes))
}

/// What DOMjudge's own file says.
#[derive(Default)]
struct Ini {
    name: Option<String>,
    time_limit: Option<f64>,
}

impl Ini {
    fn read(taking: &Taking) -> Option<Ini> {
        let text = String::from_utf8_lossy(&taking.file("domjudge-problem.ini")?.bytes).into_owned();
        let mut ini = Ini::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once('=')) {
            let value = value.trim().trim_matches(['\'', '"']);
            match key.trim() {
                "name" if !value.is_empty() => ini.name = Some(value.to_owned()),
                "timelimit" => ini.time_limit = seconds(value),
                _ => {}
            }
        }
        Some(ini)
    }
}

/// What the files of cases and folders say under one of some keys, by the case or folder: the file, and the words.
struct Flags<'p>(BTreeMap<&'p str, (&'p str, Vec<String>)>);

impl<'p> Flags<'p> {
    /// # Errors
    /// A file cannot be read, or says what a spec has no place for.
    fn read(taking: &Taking<'p>, keys: [&str; 2]) -> Result<Flags<'p>, String> {
        let mut said: BTreeMap<&str, (&str, Vec<String>)> = BTreeMap::new();
        // A file of nothing but comments says nothing.
        let is_said = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
        let says = |file: &&File| String::from_utf8_lossy(&file.bytes).lines().any(is_said);
        for file in taking.below("data/").filter(|file| file.path.ends_with(".yaml")).filter(says) {
            let root = tree(&file.path, &file.bytes).map_err(|why| format!("{} cannot be read: {why}", file.path))?;
            // What a spec has no place for would be judged without it.
            if get(&root, "args").is_some() {
                return Err(format!("{} gives submissions `args`, and this kit starts them without", file.path));
            }
            let of_group = ["/test_group.yaml", "/testdata.yaml"].iter().find_map(|end| file.path.strip_suffix(end));
            let place = of_group.or(file.path.strip_suffix(".yaml")).unwrap_or(&file.path);
            let own = keys.into_iter().find_map(|key| get(&root, key));
            said.extend(own.map(|own| (place, (file.path.as_str(), words(own)))));
        }
        Ok(Flags(said))
    }

    /// What holds for a case: its own file's word, or that of the nearest folder around it.
    fn nearest(&self, case: &str) -> Option<&(&'p str, Vec<String>)> {
        let ends = case.match_indices('/').map(|(at, _)| at).chain([case.len()]);
        ends.filter_map(|end| self.0.get(&case[..end])).next_back()
    }
}

/// The cases that are judged, by their paths without an ending.
fn judged<'p>(taking: &Taking<'p>) -> impl Iterator<Item = &'p str> + use<'p> {
    let all = ["data/sample/", "data/secret/"].map(|folder| taking.below(folder));
    all.into_iter().flatten().filter_map(|file| file.path.strip_suffix(".in"))
}

/// What a program is called with, by case, where that is anything.
pub(super) fn flags_of_cases(taking: &Taking, keys: [&str; 2]) -> Result<BTreeMap<String, String>, String> {
    let flags = Flags::read(taking, keys)?;
    let of = |case: &str| {
        let words = flags.nearest(case).map_or(String::new(), |(_, words)| words.join(" "));
        (case.trim_start_matches("data/").to_owned(), words)
    };
    let all: BTreeMap<String, String> = judged(taking).map(of).collect();
    // A case without flags counts only beside others that have some.
    Ok(if all.values().all(String::is_empty) { BTreeMap::new() } else { all })
}

/// The arguments of the output validator: from `problem.yaml`, and from the file of the case or of the nearest folder around it; the same for all.
fn flags(taking: &Taking, node: Option<&Node>) -> Result<Vec<String>, String> {
    let said = Flags::read(taking, ["output_validator_args", "output_validator_flags"])?;
    let own = node.map(words).unwrap_or_default();
    let mut all: Option<(&str, Vec<String>)> = None;
    for case in judged(taking) {
        let (path, more) = said.nearest(case).map_or(("problem.yaml", &[][..]), |(path, words)| (*path, words));
        let flags: Vec<String> = if own == more { own.clone() } else { own.iter().chain(more).cloned().collect() };
        let Some((other, before)) = &all else {
            all = Some((path, flags));
            continue;
        };
        if *before != flags {
            let (one, two) = (before.join(" "), flags.join(" "));
            let why = "and a spec has one checker for all";
            return Err(format!("{path} gives the output validator `{two}`, and {other} `{one}`, {why}"));
        }
    }
    Ok(all.map_or(own, |(_, flags)| flags))
}

/// The files with the constants of `problem.yaml` put in, where it has any: programs, statements and what is said of data.
///
/// Source: the format's version 2025-09, "Constants".
pub fn with_constants(files: Vec<File>) -> Vec<File> {
    let Some(values) = constants(&files) else { return files };
    const FOLDERS: &str = "submissions/ input_validators/ output_validator/ output_validators/ include/ statement/ problem_statement/ solution/";
    let with = |file: File| {
        let takes = FOLDERS.split(' ').any(|folder| file.path.starts_with(folder)) || file.path.ends_with(".yaml");
        let text = std::str::from_utf8(&file.bytes).ok().filter(|text| takes && text.contains("{{"));
        let put = |text: String, (name, value): &(String, String)| text.replace(&format!("{{{{{name}}}}}"), value);
        match text.map(|text| values.iter().fold(text.to_owned(), put).into_bytes()) {
            Some(bytes) => File { bytes, ..file },
            None => file,
        }
    };
    files.into_iter().map(with).collect()
}

/// The constants by their names, and by the names of their forms.
fn constants(files: &[File]) -> Option<Vec<(String, String)>> {
    let root = tree("problem.yaml", &files.iter().find(|file| file.path == "problem.yaml")?.bytes).ok()?;
    let Kind::Mapping { entries, .. } = &get(&root, "constants")?.kind else { return None };
    let mut values: Vec<(String, String)> = Vec::new();
    for entry in entries {
        if let Kind::Mapping { entries: forms, .. } = &entry.value.kind {
            let of = |name: &str| get(&entry.value, name).and_then(text);
            values.extend(of("value").map(|value| (entry.key.clone(), value.to_owned())));
            let forms = forms
                .iter()
                .filter_map(|form| Some((format!("{}.{}", entry.key, form.key), text(&form.value)?.to_owned())));
            values.extend(forms);
        } else if let Some(value) = text(&entry.value) {
            values.push((entry.key.clone(), value.to_owned()));
        }
    }
    Some(values)
}
