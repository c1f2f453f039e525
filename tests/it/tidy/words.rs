//! The words that docs/style.md keeps out of messages, help texts and pages.

use super::none;
use super::sources::{Source, program, root};
use crate::{kit, terminal};
use proc_macro2::{TokenStream, TokenTree};
use std::fs;

/// One row of the page's table: phrases that are not used, and phrases with them that are.
struct Row {
    not: Vec<String>,
    except: Vec<String>,
}

fn table(page: &str) -> Vec<Row> {
    let phrases = |cell: &str| -> Vec<String> {
        cell.split(',').map(|phrase| phrase.trim().to_string()).filter(|phrase| !phrase.is_empty()).collect()
    };
    let (_, rest) = page.split_once("| not | but | except in |\n|---|---|---|\n").unwrap();
    let rows = rest.lines().take_while(|line| line.starts_with('|'));
    rows.map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
        Row { not: phrases(cells[0]), except: phrases(cells[2]) }
    })
    .collect()
}

/// The text as lower-case words with one space around each, without quoted code and what is filled in.
fn words(text: &str) -> String {
    let mut prose = String::from(" ");
    for (index, part) in text.split(['`', '{', '}']).enumerate() {
        let part = if index % 2 == 1 { "" } else { part };
        for word in part.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()) {
            prose.push_str(&word.to_ascii_lowercase());
            prose.push(' ');
        }
    }
    prose
}

/// The phrases of the table that a text uses.
fn found<'a>(rows: &'a [Row], text: &str) -> Vec<&'a str> {
    let text = words(text);
    let mut found = Vec::new();
    for row in rows {
        let allowed = row.except.iter().fold(text.clone(), |text, phrase| text.replace(&format!(" {phrase} "), " . "));
        found.extend(row.not.iter().map(String::as_str).filter(|phrase| allowed.contains(&format!(" {phrase} "))));
    }
    found
}

/// The string literals of a stream with their lines, doc comments among them.
pub(super) fn literals(stream: TokenStream, into: &mut Vec<(usize, String)>) {
    for token in stream {
        match token {
            TokenTree::Group(group) => literals(group.stream(), into),
            TokenTree::Literal(literal) => {
                let line = literal.span().start().line;
                if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                    into.push((line, text.value()));
                }
            }
            _ => {}
        }
    }
}

/// Where messages are written: not tests, not what reads other people's sentences.
fn has_messages(source: &Source) -> bool {
    let reads = [
        "crates/lines/src",
        "crates/rules/src/forms",
        "crates/exchange/src/leetcode",
        "crates/exchange/src/layout/sentences",
    ];
    !source.path.ends_with("tests.rs")
        && !source.path.contains("/tests/")
        && !reads.iter().any(|room| source.path.starts_with(room))
}

#[test]
fn messages_and_help_texts_use_no_word_that_the_style_page_forbids() {
    let rows = table(&fs::read_to_string(root().join("docs/style.md")).unwrap());
    let mut faults = Vec::new();
    for source in program().iter().filter(|source| has_messages(source)) {
        let text = source.text.split("#[cfg(test)]\nmod tests").next().unwrap();
        let mut all = Vec::new();
        literals(text.parse().unwrap(), &mut all);
        let comments: Vec<usize> = text
            .lines()
            .enumerate()
            .filter(|(_, line)| line.trim_start().starts_with("//"))
            .map(|(at, _)| at + 1)
            .collect();
        for (line, text) in all.iter().filter(|(line, _)| comments.binary_search(line).is_err()) {
            let used = found(&rows, text);
            faults.extend(used.iter().map(|phrase| format!("{}:{line}: `{phrase}` in {text:?}", source.path)));
        }
    }
    let manual = kit::emptied("words");
    let (code, _, said) = terminal::ojkit(&manual, ["man", "--output", "man"], "");
    assert_eq!(code, ojkit::cli::ExitCode::AsExpected, "{said}");
    for entry in fs::read_dir(manual.join("man")).unwrap() {
        let path = entry.unwrap().path();
        for line in fs::read_to_string(&path).unwrap().lines() {
            let used = found(&rows, line);
            faults.extend(used.iter().map(|phrase| format!("{}: `{phrase}` in {line}", path.display())));
        }
    }
    none(faults, "docs/style.md has better words");
}

#[test]
fn pages_use_no_word_that_the_style_page_forbids() {
    let rows = table(&fs::read_to_string(root().join("docs/style.md")).unwrap());
    let mut faults = Vec::new();
    let folders = ["docs", "docs/decisions"].map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let docs = folders.into_iter().flatten().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let pages = docs.filter(|path| !path.ends_with("style.md") && !path.ends_with("constraints.md"));
    for path in pages.chain(["README.md", "CHANGELOG.md", "CONTRIBUTING.md"].map(|name| root().join(name))) {
        let text = fs::read_to_string(&path).unwrap();
        let mut is_code = false;
        for (at, line) in text.lines().enumerate() {
            is_code ^= line.trim_start().starts_with("```");
            if !is_code {
                let used = found(&rows, line);
                let name = path.file_name().unwrap().to_string_lossy();
                faults.extend(used.iter().map(|phrase| format!("{name}:{}: `{phrase}` in {line}", at + 1)));
            }
        }
    }
    none(faults, "docs/style.md has better words");
}

#[test]
fn a_forbidden_word_is_seen_unless_it_belongs_to_a_phrase_that_is_allowed() {
    let rows =
        table("| not | but | except in |\n|---|---|---|\n| is no, are no | is not a | there is no, is no longer |\n");
    assert_eq!(found(&rows, "It is no list, and `is no` there"), ["is no"]);
    assert!(found(&rows, "there is no list; it is no longer here: `is no`").is_empty());
}
