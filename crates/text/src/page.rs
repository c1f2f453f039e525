//! The case page, `cases/<slug>.yaml`: every case with its reason, how to make it again, and what it was.
//!
//! Machines write it and people read the diff: one key per line, small texts as blocks, large ones by size and SHA-256.

use std::collections::BTreeMap;

use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::yaml::{self, Entry, Limits, Node, Reader, Source, short};
use ojkit_model::case::{Case, GeneratorCall, Recipe};
use ojkit_model::diagnostic::Diagnostic;

/// One problem's cases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The version of the drawing that the recipes are for.
    pub drawing: u32,
    /// The constraint lines that the cases were drawn from, so that a later run can name the line that changed.
    pub constraints: Vec<String>,
    pub cases: Vec<PageCase>,
    /// Inputs that were drawn and are no cases.
    pub set_aside: Vec<SetAside>,
    /// What else the cases rest on, each with a digest, so that a later run can name what has changed.
    pub rests_on: BTreeMap<String, String>,
}

/// An input that may break a line which nothing enforces: a submission that claims to be right crashes on it or disagrees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// The name that the case would have had.
    pub name: String,
    /// The input's bytes.
    pub input: Digest,
    pub submission: String,
    /// What it does there.
    pub why: String,
}

/// One case as the page keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageCase {
    /// `sample/1`, `secret/edge/03-all-equal`.
    pub name: String,
    pub group: String,
    pub reason: String,
    /// How to make the input again.
    pub recipe: Recipe,
    /// The input's bytes.
    pub input: Digest,
    /// The answer; absent where the problem has no model.
    pub answer: Option<Answer>,
}

/// What a file's bytes were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    /// Their number.
    pub bytes: u64,
    /// Their SHA-256, 64 hexadecimal digits in lower case.
    pub sha256: String,
}

/// An answer, with its text where it is small.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub digest: Digest,
    /// Its text, up to [`ANSWER_TEXT_BYTES_MAX`].
    pub text: Option<String>,
}

/// A longer answer is kept by its digest alone.
pub(crate) const ANSWER_TEXT_BYTES_MAX: usize = 400;

/// The version of the page's form.
const FORMAT: i64 = 1;

impl Digest {
    /// Of these bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        let sha256 = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        Digest { bytes: bytes.len() as u64, sha256 }
    }
}

impl PageCase {
    /// What the page keeps of a case.
    pub fn of(case: &Case) -> PageCase {
        let answer = case.answer.as_ref().map(|bytes| {
            let text = String::from_utf8(bytes.clone()).ok();
            let text = text.filter(|text| text.len() <= ANSWER_TEXT_BYTES_MAX && is_kept_by_yaml(text));
            Answer { digest: Digest::of(bytes), text }
        });
        PageCase {
            name: case.name.clone(),
            group: case.group.clone(),
            reason: case.reason.clone(),
            recipe: case.recipe.clone(),
            input: Digest::of(&case.input),
            answer,
        }
    }
}

/// The page as it is written; the order of the fields is the order of the keys.
#[derive(Serialize)]
struct WrittenPage<'a> {
    format: i64,
    drawing: u32,
    constraints: String,
    cases: Vec<WrittenCase<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    set_aside: Vec<WrittenSetAside<'a>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    rests_on: &'a BTreeMap<String, String>,
}

#[derive(Serialize)]
struct WrittenSetAside<'a> {
    name: &'a str,
    input_bytes: u64,
    input_sha256: &'a str,
    submission: &'a str,
    why: &'a str,
}

#[derive(Serialize)]
struct WrittenCase<'a> {
    name: &'a str,
    group: &'a str,
    reason: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    draw: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    generator: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arguments: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    input: Option<&'a str>,
    input_bytes: u64,
    input_sha256: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer_bytes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer_sha256: Option<&'a str>,
}

/// Whether a text reads back as it was: the separators of lines that are not `\n` have changed sides between YAML 1.1 and 1.2.
fn is_kept_by_yaml(text: &str) -> bool {
    !text.contains(['\u{85}', '\u{2028}', '\u{2029}'])
}

/// The text of a page; equal pages give equal bytes.
///
/// # Errors
/// A text that YAML cannot keep, which no legal input contains; says which.
pub fn write(page: &Page) -> Result<String, String> {
    for case in &page.cases {
        let recipe = match &case.recipe {
            Recipe::Text(recipe) | Recipe::Draw { hand: recipe, .. } => recipe,
            Recipe::Generator(call) => &call.arguments,
        };
        if ![&case.name, &case.group, &case.reason, recipe].into_iter().all(|text| is_kept_by_yaml(text)) {
            return Err(format!("case {}: a page cannot hold a line separator other than a newline", case.name));
        }
    }
    let cases = page.cases.iter().map(|case| {
        let (draw, seed, input) = match &case.recipe {
            Recipe::Text(text) => (None, None, Some(text.as_str())),
            Recipe::Draw { hand, seed } => (Some(hand.as_str()), Some(*seed), None),
            Recipe::Generator(call) => (None, Some(call.seed), None),
        };
        let call = match &case.recipe {
            Recipe::Generator(call) => Some(call),
            Recipe::Text(_) | Recipe::Draw { .. } => None,
        };
        let answer = case.answer.as_ref();
        WrittenCase {
            name: &case.name,
            group: &case.group,
            reason: &case.reason,
            draw,
            generator: call.map(|call| call.program.as_str()),
            arguments: call.map(|call| call.arguments.as_str()),
            size: call.map(|call| call.size),
            seed,
            input,
            input_bytes: case.input.bytes,
            input_sha256: &case.input.sha256,
            answer: answer.and_then(|answer| answer.text.as_deref()),
            answer_bytes: answer.map(|answer| answer.digest.bytes),
            answer_sha256: answer.map(|answer| answer.digest.sha256.as_str()),
        }
    });
    let constraints = page.constraints.iter().map(|line| format!("{line}\n")).collect();
    let set_aside = page.set_aside.iter().map(|one| WrittenSetAside {
        name: &one.name,
        input_bytes: one.input.bytes,
        input_sha256: &one.input.sha256,
        submission: &one.submission,
        why: &one.why,
    });
    let (cases, set_aside) = (cases.collect(), set_aside.collect());
    let written =
        WrittenPage { format: FORMAT, drawing: page.drawing, constraints, cases, set_aside, rests_on: &page.rests_on };
    let text = serde_yaml::to_string(&written).map_err(|error| format!("the page cannot be written: {error}"))?;
    // A blank line between cases keeps a diff of one from running into the next.
    Ok(format!(
        "{HEADER}{}",
        text.replace("\n- name: ", "\n\n- name: ").replacen("cases:\n\n", "cases:\n", 1).replacen(
            "set_aside:\n\n",
            "set_aside:\n",
            1
        )
    ))
}

const HEADER: &str = "# Written by `ojkit gen` from the spec and the kept cases; edit those instead.\n";

/// Reads a page; all errors at once, in the order of the file.
pub fn read(path: &str, text: &[u8]) -> Result<Page, Vec<Diagnostic>> {
    let source = Source::new(path, text, &Limits::PAGE)?;
    let mut faults = Vec::new();
    let Some(root) = yaml::parse(&source, &Limits::PAGE, &mut faults) else { return Err(advised(faults)) };
    let mut reader = Reader::new(&source, faults);
    let page = page(&mut reader, &root);
    if reader.failed() { Err(advised(reader.finish())) } else { Ok(page.unwrap_or_default()) }
}

/// Whatever is wrong with a page, making it again is the remedy.
fn advised(faults: Vec<Diagnostic>) -> Vec<Diagnostic> {
    faults.into_iter().map(|fault| fault.help("make the page again with `ojkit gen`")).collect()
}

fn page(reader: &mut Reader, root: &Node) -> Option<Page> {
    let keys = ["format", "drawing", "constraints", "cases", "set_aside", "rests_on"];
    let entries = reader.mapping(root, "a case page", &keys)?;
    reader.format(entries, "the page", FORMAT);
    let drawing = reader.require(entries, "drawing", "the page", root.span)?;
    let drawing = reader.integer_in(drawing, "drawing", 0..=i64::from(u32::MAX))?;
    let constraints = Reader::get(entries, "constraints").and_then(|node| reader.text(node, "constraints"));
    let constraints = constraints.unwrap_or_default().lines().map(str::to_owned).collect();
    let cases = reader.require(entries, "cases", "the page", root.span)?;
    let cases = reader.sequence(cases, "cases")?;
    let cases = cases.iter().filter_map(|node| case(reader, node)).collect();
    let set_aside = match Reader::get(entries, "set_aside") {
        Some(node) => reader.sequence(node, "set_aside")?.iter().filter_map(|one| set_aside(reader, one)).collect(),
        None => Vec::new(),
    };
    let rests_on = match Reader::get(entries, "rests_on") {
        Some(node) => rests_on(reader, node)?,
        None => BTreeMap::new(),
    };
    Some(Page { drawing: u32::try_from(drawing).ok()?, constraints, cases, set_aside, rests_on })
}

fn rests_on(reader: &mut Reader, node: &Node) -> Option<BTreeMap<String, String>> {
    let entries = reader.entries(node, "`rests_on`")?;
    let mut all = BTreeMap::new();
    for entry in entries {
        all.insert(entry.key.clone(), reader.text(&entry.value, "a digest")?.to_owned());
    }
    Some(all)
}

fn set_aside(reader: &mut Reader, node: &Node) -> Option<SetAside> {
    let keys = ["name", "input_bytes", "input_sha256", "submission", "why"];
    let entries = reader.mapping(node, "an input that is set aside", &keys)?;
    let [name, submission, why] = ["name", "submission", "why"].map(|key| {
        let value = reader.require(entries, key, "the input", node.span)?;
        reader.text(value, key).map(str::to_owned)
    });
    Some(SetAside { name: name?, input: digest(reader, node, entries, "input")?, submission: submission?, why: why? })
}

const CASE_KEYS: [&str; 14] = [
    "name",
    "group",
    "reason",
    "draw",
    "generator",
    "arguments",
    "size",
    "seed",
    "input",
    "input_bytes",
    "input_sha256",
    "answer",
    "answer_bytes",
    "answer_sha256",
];

fn case(reader: &mut Reader, node: &Node) -> Option<PageCase> {
    let entries = reader.mapping(node, "a case", &CASE_KEYS)?;
    let text = |reader: &mut Reader, key: &str| {
        let value = reader.require(entries, key, "the case", node.span)?;
        reader.text(value, key).map(str::to_owned)
    };
    let recipe = if let Some(value) = Reader::get(entries, "input") {
        Recipe::Text(reader.text(value, "input")?.to_owned())
    } else if Reader::get(entries, "generator").is_some() {
        let [size, seed] = ["size", "seed"].map(|key| {
            let value = reader.require(entries, key, "the case", node.span)?;
            reader.unsigned(value, key)
        });
        let size = u32::try_from(size?).unwrap_or(u32::MAX);
        let (program, arguments) = (text(reader, "generator")?, text(reader, "arguments")?);
        Recipe::Generator(GeneratorCall { program, arguments, size, seed: seed? })
    } else {
        let hand = text(reader, "draw")?;
        let seed = reader.require(entries, "seed", "the case", node.span)?;
        Recipe::Draw { hand, seed: reader.unsigned(seed, "seed")? }
    };
    let answer = if Reader::get(entries, "answer_sha256").is_some() {
        let text = match Reader::get(entries, "answer") {
            Some(value) => Some(reader.text(value, "answer")?.to_owned()),
            None => None,
        };
        Some(Answer { digest: digest(reader, node, entries, "answer")?, text })
    } else {
        None
    };
    Some(PageCase {
        name: text(reader, "name")?,
        group: text(reader, "group")?,
        reason: text(reader, "reason")?,
        recipe,
        input: digest(reader, node, entries, "input")?,
        answer,
    })
}

fn digest(reader: &mut Reader, node: &Node, entries: &[Entry], of: &str) -> Option<Digest> {
    let bytes = reader.require(entries, &format!("{of}_bytes"), "the case", node.span)?;
    let bytes = reader.unsigned(bytes, "a number of bytes")?;
    let value = reader.require(entries, &format!("{of}_sha256"), "the case", node.span)?;
    let sha256 = reader.text(value, "a SHA-256")?;
    let is_hash = sha256.len() == 64 && sha256.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if !is_hash {
        return reader.refuse(value.span, format!("`{}` is not a SHA-256 digest", short(sha256)), "");
    }
    Some(Digest { bytes, sha256: sha256.to_owned() })
}
