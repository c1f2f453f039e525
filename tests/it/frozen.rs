//! What commands print, frozen: a digest of the text and of the JSON of each that needs no compiler, on the collection, on questions of the bank
//! and on copied pages. `UPDATE_READINGS=1` writes `frozen.txt`; what changed is read before it is kept.

use crate::desk::Desk;
use crate::kit;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Questions of the bank, one in so many.
const EACH: usize = 84;

fn digest(text: &str) -> String {
    Sha256::digest(text).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// A line for each of some commands, in text and in JSON.
fn printed(frozen: &mut String, desk: &Desk, title: &str, commands: &[String]) {
    for command in commands {
        let pages = ["", " --format json"].map(|format| digest(&desk.run(&format!("{command}{format}")).page()));
        writeln!(frozen, "{title}{command} {} {}", pages[0], pages[1]).unwrap();
    }
}

/// A line for the spec of a folder, but for where it comes from.
fn spec(frozen: &mut String, desk: &Desk, slug: &str) {
    let text = fs::read_to_string(desk.root.join(format!("problems/{slug}/spec.yaml"))).unwrap_or_default();
    writeln!(frozen, "{slug}/spec.yaml {}", digest(&text)).unwrap();
}

fn collection(frozen: &mut String) {
    let desk = Desk::empty("frozen/collection");
    for folder in ["problems", "cases"] {
        std::os::unix::fs::symlink(kit::root().join(folder), desk.root.join(folder)).unwrap();
    }
    let commands = ["list", "list --bank --difficulty easy", "schema spec", "schema cases"].map(str::to_owned);
    printed(frozen, &desk, "collection: ", &commands);
}

fn questions(frozen: &mut String) {
    let desk = Desk::empty("frozen/questions");
    fs::create_dir_all(desk.root.join("problems")).unwrap();
    let mut slugs: Vec<String> = fs::read_dir(kit::root().join("bank"))
        .unwrap()
        .flatten()
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    slugs.sort();
    for slug in slugs.iter().step_by(EACH) {
        let pages =
            ["cpp", "java"].map(|language| digest(&desk.run(&format!("new {slug} --language {language}")).page()));
        writeln!(frozen, "new {slug} {} {}", pages[0], pages[1]).unwrap();
        spec(frozen, &desk, slug);
    }
    printed(frozen, &desk, "questions: ", &["list".to_owned()]);
}

fn pages(frozen: &mut String) {
    let desk = Desk::of("copies", "frozen/pages");
    fs::create_dir_all(desk.root.join("problems")).unwrap();
    let mut names: Vec<String> = fs::read_dir(&desk.root)
        .unwrap()
        .flatten()
        .filter_map(|entry| Path::new(&entry.file_name()).file_stem()?.to_str().map(str::to_owned))
        .filter(|name| desk.root.join(format!("{name}.txt")).is_file())
        .collect();
    names.sort();
    names.dedup();
    for name in names {
        // The bank has all others, and this one's code is Dart.
        let declared = match name == "leetcode-236" {
            true => " --signature TreeNode*lowestCommonAncestor(TreeNode*root,TreeNode*p,TreeNode*q)",
            false => "",
        };
        let page = digest(&desk.run(&format!("import leetcode {name}.txt --language python{declared}")).page());
        writeln!(frozen, "import leetcode {name}.txt {page}").unwrap();
        spec(frozen, &desk, &name);
    }
}

#[test]
fn commands_on_the_collection_on_questions_and_on_pages_print_what_they_printed() {
    let mut frozen = String::new();
    collection(&mut frozen);
    questions(&mut frozen);
    pages(&mut frozen);
    let path = kit::root().join("tests/it/frozen.txt");
    if std::env::var_os("UPDATE_READINGS").is_some() {
        fs::write(&path, &frozen).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let changed: Vec<&str> = frozen.lines().filter(|line| !kept.contains(line)).take(5).collect();
    assert!(kept == frozen, "these print something else: {changed:?}");
}
