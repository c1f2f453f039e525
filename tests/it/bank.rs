//! The bank: folders made of it offline, pages compared with it, and its entries held to what they were tried as.

use crate::desk::Desk;
use crate::kit;
use ojkit::cli::ExitCode;
use ojkit_languages::declaration::type_of;
use ojkit_languages::{Language, site};
use ojkit_model::signature::Type;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

fn desk(name: &str) -> Desk {
    let desk = Desk::empty(&format!("bank/{name}"));
    fs::create_dir_all(desk.root.join("problems")).unwrap();
    desk
}

/// A page of the first question, as it is copied from the site; `last` stands for its last constraint line.
fn page(last: &str) -> String {
    format!(
        "# [1. Two Sum](https://leetcode.com/problems/two-sum/)\n\nExample 1:\nInput: nums = [2,7,11,15], target = 9\nOutput: [0,1]\n\nConstraints:\n\
         2 <= nums.length <= 10^4\n-10^9 <= nums[i] <= 10^9\n{last}\n\n\
         ```python\nclass Solution:\n    def twoSum(self, nums: List[int], target: int) -> List[int]:\n```\n"
    )
}

#[test]
fn a_question_becomes_a_folder_by_its_name_its_number_or_its_address_with_a_draft_in_the_wished_language() {
    let texts: Vec<String> = ["two-sum", "1", "https://leetcode.com/problems/two-sum/description/"]
        .iter()
        .enumerate()
        .map(|(at, asked)| {
            let desk = desk(&format!("asked-{at}"));
            let made = desk.run(&format!("new {asked} --language python"));
            assert_eq!(made.code, ExitCode::AsExpected, "{}", made.page());
            assert!(
                made.stdout.starts_with("wrote problems/two-sum: 1. Two Sum from the bank, 3 examples, "),
                "{}",
                made.page()
            );
            let next = "next: ojkit test --watch problems/two-sum/submissions/draft/solution.py\n";
            assert!(made.stdout.ends_with(next), "{}", made.page());
            assert!(desk.read("problems/two-sum/submissions/draft/solution.py").contains("def twoSum("));
            assert_eq!(desk.run("check two-sum").code, ExitCode::AsExpected);
            desk.read("problems/two-sum/spec.yaml")
        })
        .collect();
    assert!(texts.iter().all(|text| *text == texts[0] && text.contains("id: 1,")), "{}", texts[0]);
}

#[test]
fn a_problem_gets_a_draft_in_each_language_that_is_asked_for_and_none_that_is_there_is_changed() {
    let desk = Desk::total("bank/draft");
    let added = desk.run("draft total --language cpp");
    let path = "problems/total/submissions/draft/solution.cpp";
    assert_eq!(added.code, ExitCode::AsExpected, "{}", added.page());
    assert!(added.stdout.contains(&format!("wrote {path}\nnext: ojkit test --watch {path}\n")), "{}", added.stdout);
    assert!(desk.read(path).contains("int total(vector<int>& a)"), "{}", desk.read(path));
    desk.write(path, "// mine\n");
    let again = desk.run("draft total --language cpp");
    assert_eq!(again.code.number(), 2);
    assert!(again.stderr.contains(&format!("{path} is there already, and stays as it is")), "{}", again.stderr);
    assert_eq!(desk.read(path), "// mine\n");
    let wrong = desk.run("draft total --language cobol");
    assert!(wrong.code.number() == 2 && wrong.stderr.contains("there are "), "{}", wrong.stderr);
    // A program that reads its input has no signature, and begins with the template.
    desk.edit("problems/total/spec.yaml", "function: total\n", "");
    desk.write("template.py", "# my own\n");
    desk.run("draft total --language python");
    assert_eq!(desk.read("problems/total/submissions/draft/solution.py"), "# my own\n");
}

#[test]
fn a_draft_has_all_that_an_editor_needs_to_understand_it_and_its_command() {
    let desk = Desk::empty("bank/editors");
    desk.run("init");
    desk.run("new 138 --language cpp");
    let folder = "problems/copy-list-with-random-pointer/submissions/draft/";
    desk.run("draft 138 --language java");
    desk.run("draft 138 --language python");
    desk.run("new 94 --language rust");
    let tree = "problems/binary-tree-inorder-traversal/submissions/draft/";
    desk.run("draft 94 --language javascript");
    for (command, file) in [
        ("g++ -std=c++17 -fsyntax-only", format!("{folder}solution.cpp")),
        ("javac -d out", format!("{folder}solution.java")),
        ("python3", format!("{folder}solution.py")),
        ("rustc --crate-type lib --emit metadata --out-dir out", format!("{tree}solution.rs")),
        ("node", format!("{tree}solution.js")),
    ] {
        let mut words = command.split(' ');
        let ran = Command::new(words.next().unwrap()).args(words).arg(&file).current_dir(&desk.root).output().unwrap();
        assert!(ran.status.success(), "{}: {}", desk.read(&file), String::from_utf8_lossy(&ran.stderr));
    }
    let refused = desk.run("draft 138 --language javascript");
    assert!(
        refused.code.number() == 2 && refused.stderr.contains("cannot be made in JavaScript"),
        "{}",
        refused.stderr
    );
    let commands: Value = serde_json::from_str(&desk.read("compile_commands.json")).unwrap();
    let file = desk.root.join(folder).join("solution.cpp");
    assert_eq!(commands.as_array().unwrap().len(), 1);
    assert_eq!(commands[0]["file"], file.display().to_string());
    assert!(commands[0]["arguments"].as_array().unwrap().iter().any(|word| word == "-std=gnu++23"), "{commands}");
    // Entries of others stay, and a file of another shape does.
    desk.write("compile_commands.json", r#"[{"directory": "/", "file": "/a.cpp", "command": "cc /a.cpp"}]"#);
    desk.run("new 1 --language cpp");
    let commands: Value = serde_json::from_str(&desk.read("compile_commands.json")).unwrap();
    let files: Vec<_> = commands.as_array().unwrap().iter().map(|entry| entry["file"].as_str().unwrap()).collect();
    assert!(files[0] == "/a.cpp" && files[1].ends_with("two-sum/submissions/draft/solution.cpp"), "{files:?}");
    desk.write("compile_commands.json", "{ mine");
    assert!(desk.run("new 2 --language cpp").stderr.contains("compile_commands.json has another shape"));
    assert_eq!(desk.read("compile_commands.json"), "{ mine");
}

#[test]
fn the_language_that_is_set_is_that_of_the_draft_and_what_is_in_a_folder_stays() {
    let desk = desk("stays");
    desk.write("ojkit.toml", "language = \"cpp\"\n");
    desk.run("new 1");
    let draft = "problems/two-sum/submissions/draft/solution.cpp";
    desk.write(draft, "mine");
    let again = desk.run("new two-sum");
    assert_eq!(again.code, ExitCode::Usage);
    assert!(again.stderr.contains("problems/two-sum is there already; nothing in it was changed"), "{}", again.stderr);
    assert_eq!(desk.read(draft), "mine");
    // A draft in another language is added, and only that.
    let added = desk.run("new 1 --language python");
    let line = "added submissions/draft/solution.py to problems/two-sum; nothing else in it was changed\n";
    assert!(added.code == ExitCode::AsExpected && added.stdout.starts_with(line), "{}", added.page());
    assert!(desk.read("problems/two-sum/submissions/draft/solution.py").contains("def twoSum("));
    assert_eq!(desk.read(draft), "mine");
    assert_eq!(desk.run("new 1 --language python").code, ExitCode::Usage);
}

#[test]
fn what_is_no_answer_of_any_length_is_told_before_its_length() {
    let desk = desk("no-answer");
    for (number, slug, function, reason) in [
        ("5", "longest-palindromic-substring", "longestPalindrome", "not a palindrome"),
        ("1044", "longest-duplicate-substring", "longestDupSubstring", "it does not occur twice"),
    ] {
        desk.run(&format!("new {number} --language python"));
        let draft = format!("problems/{slug}/submissions/draft/solution.py");
        for (given, reason) in [("s", reason), ("'?' + s", "not a substring of s")] {
            desk.write(&draft, &format!("class Solution:\n    def {function}(self, s):\n        return {given}\n"));
            let tried = desk.run(&format!("test {draft} --search 0"));
            let is_told = tried.stdout.lines().any(|line| line == reason);
            assert!(is_told && !tried.stdout.contains("the length is"), "{}", tried.page());
        }
    }
}

#[test]
fn what_is_not_in_the_bank_is_told_with_the_nearest_name_and_the_way_there() {
    let desk = desk("absent");
    for asked in ["99999", "https://leetcode.com/problems/twoo-sum/"] {
        let refused = desk.run(&format!("new {asked}"));
        assert_eq!(refused.code, ExitCode::Usage, "{}", refused.page());
        assert!(refused.stderr.contains(&format!("`{asked}` is not in the bank")), "{}", refused.stderr);
        assert!(refused.stderr.contains("`ojkit import leetcode FILE`"), "{}", refused.stderr);
        assert_eq!(refused.stderr.contains("did you mean `two-sum`?"), asked.contains("twoo"), "{}", refused.stderr);
    }
    // A name may be that of a problem of one's own.
    let own = desk.run("new path-summary");
    assert_eq!(own.code, ExitCode::AsExpected);
    assert!(desk.root.join("problems/path-summary").exists(), "{}", own.page());
    // A slip of the finger makes no folder.
    for slip in ["twoo-sum", "twosum", "tow-sum"] {
        let refused = desk.run(&format!("new {slip}"));
        assert_eq!(refused.code, ExitCode::Usage, "{}", refused.page());
        assert!(
            refused.stderr.contains("did you mean `two-sum`?") && refused.stderr.contains("--title"),
            "{}",
            refused.stderr
        );
        assert!(!desk.root.join("problems").join(slip).exists());
    }
    // A problem of one's own has the language that is set, too.
    desk.write("ojkit.toml", "language = \"python\"\n");
    assert_eq!(desk.run("new quite-my-own").code, ExitCode::AsExpected);
    assert!(desk.root.join("problems/quite-my-own/submissions/draft/solution.py").exists());
    assert!(!desk.root.join("problems/quite-my-own/submissions/draft/solution.rs").exists());
    assert_eq!(desk.run("new two-sum --title Mine").code, ExitCode::AsExpected, "a title says that it is one's own");
    assert!(desk.read("problems/two-sum/spec.yaml").contains("# <--"));
}

#[test]
fn questions_are_found_by_number_words_tag_and_difficulty_outside_of_any_collection() {
    let desk = Desk::empty_elsewhere("bank-list");
    let rows = |line: &str| -> Vec<String> {
        let (code, out, err) = desk.call(&line.split(' ').collect::<Vec<_>>(), "");
        assert_eq!(code, 0, "{err}");
        let json: serde_json::Value = serde_json::from_str(&out).unwrap();
        json["questions"].as_array().unwrap().iter().map(|row| row["problem"].as_str().unwrap().to_owned()).collect()
    };
    let bank = "--format json list --bank";
    assert_eq!(rows(&format!("{bank} 1406")), ["stone-game-iii"]);
    let games = ["stone-game", "stone-game-ii", "stone-game-iii", "stone-game-iv", "stone-game-v", "stone-game-vi"];
    assert_eq!(rows(&format!("{bank} stone game --tag game-theory"))[..6], games, "by number");
    let hard = rows(&format!("{bank} stone game --difficulty hard"));
    assert!(hard.contains(&"stone-game-iii".to_owned()) && !hard.contains(&"stone-game".to_owned()), "{hard:?}");
    let shown = desk.run("list --bank 1406").stdout;
    assert!(shown.contains("1406    stone-game-iii  hard        yes"), "{shown}");
    fs::remove_dir_all(&desk.root).unwrap();
}

#[test]
fn a_page_that_says_what_the_bank_does_gives_the_banks_folder() {
    let desk = desk("same-page");
    desk.write("page.md", &page("-10^9 <= target <= 10^9"));
    let made = desk.run("import leetcode page.md --language python");
    assert_eq!((made.code, made.stderr.as_str()), (ExitCode::AsExpected, ""), "{}", made.page());
    assert!(made.stdout.contains("from the bank, 3 examples"), "the page has one: {}", made.page());
    let banked = fs::read_to_string(kit::root().join("bank/two-sum/spec.yaml")).unwrap();
    assert_eq!(desk.read("problems/two-sum/spec.yaml"), banked);
}

#[test]
fn a_page_that_says_otherwise_counts_only_when_asked() {
    let desk = desk("other-page");
    desk.write("page.md", &page("-10^9 <= target <= 10^8"));
    let (_, json, _) = desk.call(&["--format", "json", "import", "leetcode", "page.md"], "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["questions"][0]["bank"], true, "{json}");
    assert!(!desk.read("problems/two-sum/spec.yaml").contains("target <= 10^8"));
    let forced = desk.run("import leetcode page.md --page --force");
    assert_eq!(forced.code, ExitCode::AsExpected, "{}", forced.page());
    assert!(desk.read("problems/two-sum/spec.yaml").contains("-10^9 <= target <= 10^8"));
}

#[test]
fn a_page_that_declares_no_function_needs_none_where_the_bank_knows_it() {
    let desk = desk("bare-page");
    let text = page("-10^9 <= target <= 10^9");
    desk.write("page.md", text.split("```").next().unwrap());
    let made = desk.run("import leetcode page.md --language java");
    assert_eq!(made.code, ExitCode::AsExpected, "{}", made.page());
    assert!(desk.read("problems/two-sum/submissions/draft/solution.java").contains("twoSum("));
}

/// Digests of the files of an entry, and of those that answer it; `benches/bank.py` computes the same.
fn digests(folder: &Path) -> (String, Option<String>) {
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap()));
    let is_answer = |name: &str| name.starts_with("reference.") || name.starts_with("oracle.");
    let (answers, facts): (BTreeMap<_, _>, _) = files.partition(|(name, _)| is_answer(name));
    (digest(&facts), (!answers.is_empty()).then(|| digest(&answers)))
}

fn digest(files: &BTreeMap<String, Vec<u8>>) -> String {
    let mut whole = Sha256::new();
    for (name, bytes) in files {
        whole.update(format!("{name} {}\n", bytes.len()));
        whole.update(bytes);
    }
    whole.finalize().iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[test]
fn no_entry_was_changed_after_it_was_tried() {
    let bank = kit::root().join("bank");
    let state = fs::read_to_string(bank.join("state.tsv")).unwrap();
    let known: BTreeMap<&str, Vec<&str>> =
        state.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>()).map(|parts| (parts[0], parts)).collect();
    let mut faults = Vec::new();
    let mut count = 0;
    for folder in
        fs::read_dir(&bank).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.join("spec.yaml").is_file())
    {
        let slug = folder.file_name().unwrap().to_str().unwrap();
        count += 1;
        match known.get(slug) {
            Some(parts) if parts.len() == 8 => {
                let (facts, answers) = digests(&folder);
                if parts[1] != facts || parts[6] != answers.as_deref().unwrap_or("-") {
                    faults.push(format!("{slug} was changed since it was tried"));
                }
                if answers.is_some() && parts[7] == "0" {
                    faults.push(format!("the reference of {slug} was not compared with its oracle"));
                }
            }
            Some(_) => faults.push(format!("{slug} has another number of columns")),
            None => faults.push(format!("{slug} has no line")),
        }
    }
    assert!(
        faults.is_empty(),
        "bank/state.tsv; `benches/bank.py CHECKOUT --only SLUG --state` tries again:\n{}",
        faults.join("\n")
    );
    assert_eq!(known.len(), count, "a line of an entry that is gone");
}

#[test]
fn signatures_that_languages_have_of_their_own_are_types_of_the_same_values_and_drafts_have_them() {
    let rows: Vec<Vec<&str>> =
        include_str!("../../bank/signatures.tsv").lines().skip(1).map(|line| line.split('\t').collect()).collect();
    assert!(rows.len() > 300 && rows.is_sorted());
    for row in rows {
        let [slug, language, name, returns, taken @ ..] = &row[..] else { panic!("{row:?}") };
        let spec = fs::read(kit::root().join(format!("bank/{slug}/spec.yaml"))).unwrap();
        let signature = ojkit_rules::spec::read(slug, "spec.yaml", &spec, ojkit_english::said).unwrap().signature;
        // Of what makes nodes the parameters are other values.
        if signature.calling.is_none() {
            let method = signature.methods().iter().find(|method| method.name == *name).cloned();
            let parameters = method.as_ref().map_or(signature.constructor(), |method| &method.parameters);
            assert!(method.is_some() || signature.owner() == *name && returns.is_empty(), "{row:?}");
            assert_eq!(parameters.len(), taken.len(), "{row:?}");
            let given = method.as_ref().map_or(&Type::Void, |method| &method.returns);
            let own = parameters.iter().map(|parameter| &parameter.ty).chain([given]);
            for (written, own) in taken.iter().chain([returns]).zip(own) {
                let read = type_of(written).map_or("void".to_owned(), |ty| ty.to_string());
                let own = own.to_string().replace("long", "integer");
                // Rows with named columns are lists of lists.
                assert!(
                    read.replace("long", "integer") == own || own.starts_with('(') && read.ends_with("[][]"),
                    "{row:?}"
                );
            }
        }
        let draft = site::draft(Language::from_name(language).unwrap(), slug, &signature);
        let head = draft.lines().find(|line| line.contains(&format!(" {name}("))).unwrap();
        let same = |ty: &&str| head.contains(&format!("{ty} ")) || head.contains(&format!(" {ty}")) || ty.is_empty();
        assert!(taken.iter().chain([returns]).all(same), "{row:?}: {head}");
    }
}
