//! Samples as they lie in a folder: `1.in` and `1.out`, `sample/1.in` and `sample/1.ans`, `input1.txt` and `output1.txt`.

use crate::collection::{read, read_if_there};
use ojkit_files::atomic::StoreError;
use ojkit_model::case::Case;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Where samples lie, below a problem's folder.
const PLACES: [&str; 7] = ["", "sample", "samples", "test", "tests", "data/sample", "examples"];
/// More files than this in one folder are no samples.
const FILES_MAX: usize = 1000;

/// Which side of a sample a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Input,
    Answer,
    /// An input where an answer has its name, and else anything: `1.txt` beside `1.a.txt`.
    Perhaps,
}

/// Input and answer of one sample, as far as they are there.
#[derive(Clone, Debug, Default)]
struct Pair {
    input: Option<PathBuf>,
    answer: Option<PathBuf>,
    /// What is the input where there is an answer and no other input.
    perhaps: Option<PathBuf>,
}

/// The samples in a folder, in the order of their numbers; those whose answer is missing have none.
///
/// # Errors
/// A file cannot be read, or is too large for one that a person looks at.
pub fn samples(folder: &Path) -> Result<Vec<Case>, StoreError> {
    let mut cases = Vec::new();
    for (name, pair) in pairs(folder) {
        // An answer alone is no sample.
        let Some(input) = &pair.input else { continue };
        cases.push(Case {
            name: format!("sample/{name}"),
            group: "sample".to_owned(),
            reason: "a sample in the problem's folder".to_owned(),
            input: read(input)?,
            answer: pair.answer.as_deref().map(read).transpose()?,
            ..Case::default()
        });
    }
    Ok(cases)
}

/// The inputs with their answers in the folders for samples, each with its file: beside a spec that describes inputs, others are the
/// user's own.
///
/// # Errors
/// As [`samples`].
pub fn of_folders(folder: &Path) -> Result<Vec<[(PathBuf, Vec<u8>); 2]>, StoreError> {
    let is_for_samples =
        |path: &Path| path.parent().is_some_and(|at| at.ends_with("sample") || at.ends_with("samples"));
    let whole = |(_, pair): (String, Pair)| Some([pair.input.filter(|path| is_for_samples(path))?, pair.answer?]);
    let file = |path: PathBuf| Ok((path.clone(), read(&path)?));
    pairs(folder).into_iter().filter_map(whole).map(|[input, answer]| Ok([file(input)?, file(answer)?])).collect()
}

/// Where the secret cases of a package lie, below a problem's folder.
const SECRET: &str = "data/secret";
/// Folders in folders are looked into down to here.
const SECRET_DEPTH_MAX: usize = 4;
/// More secret cases are no problem of a person's.
const SECRET_MAX: usize = 20_000;

/// The secret cases of a package in a folder, in the order of their names, each with what is said of it.
///
/// # Errors
/// A file cannot be read, or is too large.
pub fn secret(folder: &Path) -> Result<Vec<Case>, StoreError> {
    let mut inputs = Vec::new();
    inputs_below(&folder.join(SECRET), 0, &mut inputs);
    inputs.sort();
    let mut cases = Vec::new();
    for input in inputs {
        let name = input.strip_prefix(folder.join(SECRET)).unwrap_or(&input).with_extension("");
        let reason = read_if_there(&input.with_extension("desc"))?;
        let reason = reason.map(|text| String::from_utf8_lossy(&text).trim().to_owned());
        cases.push(Case {
            name: format!("secret/{}", name.to_string_lossy()),
            group: "secret".to_owned(),
            reason: reason.unwrap_or_else(|| "a case of the package".to_owned()),
            input: read(&input)?,
            answer: read_if_there(&input.with_extension("ans"))?,
            ..Case::default()
        });
    }
    Ok(cases)
}

fn inputs_below(folder: &Path, depth: usize, into: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() && depth < SECRET_DEPTH_MAX {
            inputs_below(&path, depth + 1, into);
        } else if path.extension().is_some_and(|extension| extension == "in") && into.len() < SECRET_MAX {
            into.push(path);
        }
    }
}

/// Whether a folder has at least one sample.
pub fn has_samples(folder: &Path) -> bool {
    pairs(folder).iter().any(|(_, pair)| pair.input.is_some())
}

/// What is said of the files of a folder that are one side of a sample without the other.
pub fn lonely(folder: &Path) -> Vec<String> {
    let name = |path: &Path| path.strip_prefix(folder).unwrap_or(path).display().to_string();
    let all = pairs(folder);
    // The files of a program have endings of samples too, such as a.out.
    if !all.iter().any(|(_, pair)| pair.input.is_some()) {
        return Vec::new();
    }
    let told = |(stem, pair): &(String, Pair)| match pair {
        Pair { input: Some(input), answer: None, .. } => Some(format!(
            "{} is a sample without an answer, such as {}: only crashes, time and memory are checked on it",
            name(input),
            name(&input.with_file_name(format!("{stem}.ans")))
        )),
        Pair { input: None, answer: Some(answer), .. } => Some(format!(
            "{} is the answer of a sample without an input, such as {}: it is not used",
            name(answer),
            name(&answer.with_file_name(format!("{stem}.in")))
        )),
        _ => None,
    };
    all.iter().filter_map(told).collect()
}

/// The answer that lies beside an input of the user's, by its name.
pub fn answer_beside(input: &Path) -> Option<PathBuf> {
    let (name, _) = of_name(input.file_name()?.to_str()?)?;
    let mut files: Vec<PathBuf> =
        fs::read_dir(input.parent()?).ok()?.take(FILES_MAX).flatten().map(|entry| entry.path()).collect();
    files.sort();
    let is_answer = |path: &PathBuf| {
        path.file_name().and_then(|name| of_name(name.to_str()?)) == Some((name.clone(), Side::Answer))
    };
    files.into_iter().find(is_answer)
}

/// The pairs of files by the name that both have, in the order of the numbers in it.
fn pairs(folder: &Path) -> Vec<(String, Pair)> {
    let mut found: BTreeMap<(Vec<Part>, usize, String), Pair> = BTreeMap::new();
    for (number, place) in PLACES.into_iter().enumerate() {
        let here = if place.is_empty() { folder.to_owned() } else { folder.join(place) };
        let files = fs::read_dir(&here).into_iter().flatten().flatten().take(FILES_MAX);
        for path in files.map(|entry| entry.path()).filter(|path| path.is_file()) {
            let Some((name, side)) = path.file_name().and_then(|name| name.to_str()).and_then(of_name) else {
                continue;
            };
            // Input and answer lie in one folder: those of another are another sample, though they have its name.
            let pair = found.entry((parts(&name), number, name)).or_default();
            match side {
                Side::Input => pair.input.get_or_insert(path),
                Side::Answer => pair.answer.get_or_insert(path),
                Side::Perhaps => pair.perhaps.get_or_insert(path),
            };
        }
    }
    for pair in found.values_mut().filter(|pair| pair.answer.is_some() && pair.input.is_none()) {
        pair.input = pair.perhaps.take();
    }
    let mut named: Vec<(String, Pair)> = Vec::new();
    for ((_, number, name), pair) in found.into_iter().filter(|(_, pair)| pair.input.is_some() || pair.answer.is_some())
    {
        let is_taken = named.iter().any(|(other, _)| *other == name);
        named.push((if is_taken { format!("{}/{name}", PLACES[number]) } else { name }, pair));
    }
    named
}

/// What a file is by its name: the name of its sample, and which side of it. `input.txt` is the sample `1`.
fn of_name(name: &str) -> Option<(String, Side)> {
    let is_numbered = |name: &str| name.contains(|c: char| c.is_ascii_digit());
    let Some((stem, extension)) = name.rsplit_once('.') else {
        return is_numbered(name).then(|| (name.to_owned(), Side::Perhaps));
    };
    let side = match extension.to_ascii_lowercase().as_str() {
        "in" | "inp" => Side::Input,
        // What a compiler writes where no name is given to it.
        "out" if stem == "a" => return None,
        "out" | "ans" | "a" | "ok" => Side::Answer,
        "txt" => {
            let stem = stem.to_ascii_lowercase();
            let answer = stem.strip_suffix(".a").map(|name| (name.to_owned(), Side::Answer));
            return answer.or_else(|| of_words(&stem)).or_else(|| is_numbered(&stem).then_some((stem, Side::Perhaps)));
        }
        _ => return None,
    };
    (!stem.is_empty()).then(|| (stem.to_owned(), side))
}

/// `input1`, `in_1`, `1.in`, `sample-output-2` and their like.
fn of_words(stem: &str) -> Option<(String, Side)> {
    const WORDS: [(&str, Side); 6] = [
        ("input", Side::Input),
        ("output", Side::Answer),
        ("answer", Side::Answer),
        ("in", Side::Input),
        ("out", Side::Answer),
        ("ans", Side::Answer),
    ];
    let words: Vec<&str> = stem.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty()).collect();
    let (word, side) = WORDS.into_iter().find(|(word, _)| words.contains(word))?;
    // The last one, as in `print-in-1.in`.
    let at = stem.rfind(word)?;
    let rest: String = format!("{}{}", &stem[..at], &stem[at + word.len()..]);
    let name = rest.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    Some((if name.is_empty() { "1".to_owned() } else { name.to_owned() }, side))
}

/// A part of a name, so that 2 comes before 10.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Number(u64),
    Text(String),
}

fn parts(name: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        let is_digit = first.is_ascii_digit();
        let end = rest.find(|c: char| c.is_ascii_digit() != is_digit).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        parts.push(part.parse().map_or_else(|_| Part::Text(part.to_owned()), Part::Number));
        rest = after;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_habits_pair_up() {
        let cases = [
            ("1.in", "1.out"),
            ("1.in", "1.ans"),
            ("input1.txt", "output1.txt"),
            ("in_2.txt", "out_2.txt"),
            ("sample-1.in", "sample-1.out"),
            ("1.in.txt", "1.out.txt"),
            ("input.txt", "output.txt"),
            ("sample.input.3.txt", "sample.output.3.txt"),
        ];
        // These are inputs only beside their answers.
        let pairs = [("sample1.txt", "sample1_out.txt"), ("1.txt", "1.a.txt"), ("1", "1.a"), ("2.txt", "2.ans")];
        let all = cases.map(|pair| (pair, Side::Input)).into_iter().chain(pairs.map(|pair| (pair, Side::Perhaps)));
        for ((input, answer), side) in all {
            let (input, answer) = (of_name(input).unwrap(), of_name(answer).unwrap());
            assert_eq!((input.1, answer.1, &input.0), (side, Side::Answer, &answer.0));
        }
        for none in ["a.out", "main.cpp", "notes.txt", "inside.txt", "in", ".in", "readme.md", "Makefile"] {
            let side = of_name(none).map(|(_, side)| side);
            assert_eq!(side, None, "{none}");
        }
    }

    #[test]
    fn ten_comes_after_two() {
        let mut names = ["10", "2", "1", "a2", "a10"];
        names.sort_by_key(|name| parts(name));
        assert_eq!(names, ["1", "2", "10", "a2", "a10"]);
    }
}
