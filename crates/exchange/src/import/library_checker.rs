//! Problems of library-checker to problem folders: `info.toml` names generators, a verifier, a checker and solutions.

use super::submissions::Places;
use super::{Imported, Making, Named, Said, Taking, Tools};
use crate::package::File;
use ojkit_model::verdict::Verdict;
use std::collections::BTreeMap;
use toml::{Table, Value};

/// What that judge gives every submission.
const MEMORY_MIB: u64 = 1024;
/// Cases of one line of `info.toml`.
const CASES_MAX: i64 = 1000;
/// The submission whose outputs are the answers.
const CORRECT: &str = "sol/correct.cpp";

/// The files with the one that the judge makes of `[params]`.
///
/// # Errors
/// `info.toml` cannot be read.
pub fn with_params(mut files: Vec<File>) -> Result<Vec<File>, String> {
    let info = info(&files)?;
    let Some(params) = info.get("params").and_then(Value::as_table) else { return Ok(files) };
    let line = |(key, value): (&String, &Value)| match value {
        Value::Integer(number) => Some(format!("#define {key} (long long){number}\n")),
        Value::Float(number) => Some(format!("#define {key} {number:?}\n")),
        Value::String(text) => Some(format!("#define {key} \"{}\"\n", text.replace(['"', '\\'], ""))),
        _ => None,
    };
    let text: Option<String> = params.iter().map(line).collect();
    let text = text.ok_or("info.toml: [params] has something that is neither a number nor a text")?;
    files.retain(|file| file.path != "params.h");
    files.push(File::new("params.h", text));
    Ok(files)
}

fn info(files: &[File]) -> Result<Table, String> {
    let Some(file) = files.iter().find(|file| file.path == "info.toml") else {
        return Err("it has no info.toml: is it a problem of library-checker?".to_owned());
    };
    let text = String::from_utf8_lossy(&file.bytes).replace("\r\n", "\n");
    toml::from_str(&text).map_err(|error| format!("info.toml: {}", error.to_string().trim_end()))
}

/// The tables of a list.
fn tables<'i>(info: &'i Table, key: &str) -> impl Iterator<Item = &'i Table> {
    info.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_table)
}

fn text<'i>(table: &'i Table, key: &str) -> &'i str {
    table.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// The folder of a problem; `name` is that of its folder or archive.
///
/// # Errors
/// Why it cannot be imported.
pub(super) fn import(name: &str, files: &[File], tools: &Tools) -> Result<Imported, String> {
    let mut taking = Taking::of(files);
    let info = info(files)?;
    if taking.file(CORRECT).is_none() {
        return Err(format!("it has no {CORRECT}, whose outputs are the answers"));
    }
    let makings = tests(&mut taking, &info)?;
    let file = |key: &str| if text(&info, key).is_empty() { format!("{key}.cpp") } else { text(&info, key).to_owned() };
    let mut programs = Vec::new();
    for key in ["checker", "verifier"] {
        let path = file(key);
        let file = taking.file(&path).ok_or_else(|| format!("its {key} {path} is not there"))?;
        programs.push(taking.take_program(file, if key == "verifier" { "validator" } else { key }, tools)?);
    }
    let mut places = Places::default();
    solutions(&mut taking, &info, tools, &mut places);
    let submissions = places.told(&mut taking);
    let title = Some(text(&info, "title")).filter(|title| !title.is_empty()).unwrap_or(name).to_owned();
    if let Some(page) = taking.file("task.md") {
        let text = format!("# {title}\n\nThe statement is [here](package/{}).\n", page.path);
        taking.made.push(File::new("statement.md", text));
    }
    let seconds = info.get("timelimit").and_then(|value| value.as_float().or(value.as_integer().map(|n| n as f64)));
    let time = seconds.map_or(String::new(), |x| format!("time_ms: {}, ", (x * 1000.0).clamp(1.0, 600_000.0) as u64));
    let said = Said {
        from: "a problem of library-checker's".to_owned(),
        title,
        source: ("library-checker", name.to_owned(), format!("https://judge.yosupo.jp/problem/{name}")),
        lines: format!(
            "limits: {{ {time}memory_mib: {MEMORY_MIB} }}\nchecker: {{ program: {}, interface: testlib }}\n",
            programs[0]
        ),
        ..Said::default()
    };
    let validator = Some(Named { file: programs[1].clone(), interface: "testlib", flags: BTreeMap::new() });
    let (answers, hashes) = (Some(CORRECT.to_owned()), hashes(&taking));
    Ok(Imported { makings, answers, hashes, validator, ..taking.folder(name, &said, &submissions)? })
}

/// The hashes of the files that the judge has made itself.
fn hashes(taking: &Taking) -> BTreeMap<String, String> {
    let file = taking.file("hash.json");
    let all: BTreeMap<String, String> =
        file.and_then(|file| serde_json::from_slice(&file.bytes).ok()).unwrap_or_default();
    let place = |name: String| match name.strip_suffix(".out") {
        Some(stem) => format!("data/{}.ans", case(stem)),
        None => format!("data/{}.in", case(name.trim_end_matches(".in"))),
    };
    all.into_iter().map(|(name, hash)| (place(name), hash)).collect()
}

/// A case by the name of its file.
fn case(stem: &str) -> String {
    format!("{}/{stem}", if stem.starts_with("example") { "sample" } else { "secret" })
}

/// Takes the inputs that there are; those that are still to be made are given back.
fn tests(taking: &mut Taking, info: &Table) -> Result<Vec<Making>, String> {
    let mut makings = Vec::new();
    for test in tables(info, "tests") {
        let name = text(test, "name");
        let number = test.get("number").and_then(Value::as_integer).unwrap_or_default();
        if !(1..=CASES_MAX).contains(&number) {
            return Err(format!("info.toml wants {number} cases of {name}; from 1 to {CASES_MAX} are possible"));
        }
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        for index in 0..number {
            let stem = format!("{stem}_{index:02}");
            let case = case(&stem);
            let path = if ending == "in" { format!("gen/{stem}.in") } else { format!("gen/{name}") };
            let file = taking.file(&path).ok_or_else(|| format!("info.toml names {path}, which is not there"))?;
            if ending == "in" {
                taking.take(file, format!("data/{case}.in"));
            } else {
                makings.push(Making { case, program: path, arguments: vec![index.to_string()] });
            }
        }
    }
    if makings.is_empty() && taking.made.is_empty() {
        return Err("info.toml names no tests".to_owned());
    }
    Ok(makings)
}

/// Takes the solutions, the right one first.
fn solutions(taking: &mut Taking, info: &Table, tools: &Tools, places: &mut Places) {
    use Verdict::{Accepted, MemoryLimitExceeded, RunTimeError, TimeLimitExceeded, WrongAnswer};
    let all = tables(info, "solutions").map(|solution| (format!("sol/{}", text(solution, "name")), Some(solution)));
    for (path, solution) in std::iter::once((CORRECT.to_owned(), None)).chain(all) {
        let Some(file) = taking.file(&path) else {
            places.leave("are named in info.toml and not there", path);
            continue;
        };
        let is = |key: &str| solution.is_some_and(|one| one.get(key).and_then(Value::as_bool) == Some(true));
        if is("function") {
            places.leave("are functions that the package's own program calls", path);
            continue;
        }
        let first = match solution.map_or("", |one| text(one, "expect")) {
            "WA" => WrongAnswer,
            "TLE" => TimeLimitExceeded,
            "RE" => RunTimeError,
            _ => Accepted,
        };
        // Other cases may go wrong in other ways, and the first that does is the verdict.
        let allowed = [("allow_wa", WrongAnswer), ("allow_re", RunTimeError), ("allow_tle", TimeLimitExceeded)];
        let more =
            allowed.into_iter().filter(|(key, verdict)| is(key) && *verdict != first).map(|(_, verdict)| verdict);
        let mut expected: Vec<Verdict> = std::iter::once(first).chain(more).collect();
        if expected.contains(&RunTimeError) {
            // What takes too much crashes there.
            expected.push(MemoryLimitExceeded);
        }
        let name = path.trim_start_matches("sol/").replace('/', "-");
        places.take(taking, tools, file, (&name, expected));
    }
}
