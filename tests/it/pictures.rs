//! Pictures: what `ojkit show` draws and says, and where else they appear.

use crate::desk::Desk;
use crate::kit;
use serde_json::Value;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::Command;

const SPEC: &str = "format: 1\ntitle: Mirror\nfunction: mirror\nparameters:\n  root: TreeNode\nreturns: TreeNode\nmodel: accepted/model.js\nconstraints: |\n  The number of nodes in the tree is in the range [0, 7].\n  -9 <= Node.val <= 9\nexamples:\n  - { input: { root: [1, 2, 3] }, output: [1, 3, 2] }\n  - { input: { root: [4, 5] }, output: [4, null, 5] }\n";
const MODEL: &str = "var mirror = function(root) {\n    if (!root) return root;\n    [root.left, root.right] = [mirror(root.right), mirror(root.left)];\n    return root;\n};\n";
const WRONG: &str = "var mirror = function(root) { return root; };\n";
const FILE: &str = "problems/mirror/submissions/draft/wrong.js";

fn desk(name: &str) -> Desk {
    let desk = Desk::empty(&format!("pictures-{name}"));
    desk.write("problems/mirror/spec.yaml", SPEC);
    desk.write("problems/mirror/statement.md", "# Mirror\n");
    desk.write("problems/mirror/submissions/accepted/model.js", MODEL);
    desk.write(FILE, WRONG);
    desk
}

fn json(desk: &Desk, line: &str, stdin: &str) -> (u8, Value) {
    let ran = desk.run_on(&format!("show --format json {line}"), stdin);
    let Ok(said) = serde_json::from_str(&ran.stdout) else { panic!("{}", ran.page()) };
    (ran.code.number(), said)
}

#[test]
fn a_tree_is_drawn_in_lines_and_written_as_svg_that_names_it() {
    let desk = desk("tree").within("problems/mirror");
    let ran = desk.run("show sample/1 -o ../../tree.svg");
    let page = ran.page();
    assert!(page.contains("root = [1,2,3]\n") && page.contains("   1\n     / \\\n    2   3\n"), "{page}");
    assert!(page.contains("exit code 0") && page.contains("expected: [1,3,2]"), "{page}");
    let svg = desk.read("tree.svg");
    assert!(svg.starts_with("<svg ") && svg.contains(">root</text>") && svg.contains("<style>"), "{svg}");
    assert!(svg.contains("root: tree of 3 nodes"), "{svg}");
}

#[test]
fn an_illegal_input_has_its_place_in_either_notation_and_its_picture() {
    let desk = desk("illegal");
    let at = |said: &Value| {
        let fault = &said["faults"][0];
        (fault["line"].as_u64(), fault["column"].as_u64(), fault["width"].as_u64())
    };
    let (code, said) = json(&desk, "mirror --input -", "3\n1 2 33\n");
    assert_eq!((code, at(&said), &said["legal"]), (1, (Some(2), Some(5), Some(2)), &false.into()), "{said}");
    assert_eq!((&said["case"], &said["notation"]), (&"input".into(), &"root = [1,2,33]".into()));
    assert_eq!((said["pictures"][0]["name"].as_str(), &said["expected"]), (Some("root"), &Value::Null));
    let (code, said) = json(&desk, "mirror --input -", "root = [1,2,33]\n");
    assert_eq!((code, at(&said)), (1, (Some(1), Some(13), Some(2))), "{said}");
    let (code, said) = json(&desk, "mirror --input -", "[1,2,\n");
    assert_eq!((code, at(&said), &said["legal"]), (1, (Some(1), Some(6), Some(1)), &false.into()), "{said}");
    assert_eq!((&said["notation"], said["pictures"].as_array().unwrap().len()), (&Value::Null, 0));
}

#[test]
fn a_wrong_submission_has_both_answers_and_a_ring_where_they_part() {
    let desk = desk("wrong");
    let (code, said) = json(&desk, &format!("mirror sample/1 --submission {FILE}"), "");
    let texts = ["expected", "got", "verdict", "submission"].map(|key| said[key].as_str().unwrap_or_default());
    assert_eq!((code, texts), (1, ["[1,3,2]", "[1,2,3]", "wrong_answer", FILE]), "{said}");
    assert!(said["answer"]["svg"].as_str().unwrap().contains("p-ring"), "{said}");
    assert_eq!(said["again"], format!("ojkit show mirror sample/1 --submission {FILE}"));
    // An input of one's own has the model's answer.
    let (code, said) = json(&desk, &format!("mirror --input - --submission {FILE}"), "[7]\n");
    assert_eq!((code, &said["expected"], &said["verdict"]), (0, &"[7]".into(), &"accepted".into()), "{said}");
}

/// The answer's picture of a submission that gives these values for `root = [1,2,3]`, whatever the checker says.
fn answered(desk: &Desk, expected: &str, got: &str, checker: &str) -> Value {
    let spec = SPEC.split("examples").next().unwrap().replace("returns: TreeNode", checker);
    let example = format!("examples:\n  - {{ input: {{ root: [1, 2, 3] }}, output: {expected} }}\n");
    desk.write("problems/mirror/spec.yaml", &format!("{}{example}", spec.replace("model: accepted/model.js\n", "")));
    desk.write(FILE, &format!("var mirror = function(root) {{ {got} }};\n"));
    json(desk, &format!("mirror sample/1 --submission {FILE}"), "").1
}

#[test]
fn what_the_checker_takes_for_the_same_has_no_ring() {
    let desk = desk("near");
    let rings = |got: &str| {
        let said = answered(&desk, "[3, 14.5, 11]", got, "returns: double[]");
        (said["verdict"].clone(), said["answer"]["svg"].as_str().unwrap().matches("p-ring").count())
    };
    assert_eq!(rings("return [3.000001, 14.500001, 11.000001];"), ("accepted".into(), 0));
    assert_eq!(rings("return [3.000001, 14.6, 11.000001];"), ("wrong_answer".into(), 1));
}

#[test]
fn the_expected_answer_alone_is_named_so_after_a_crash() {
    let desk = desk("crash");
    let said = answered(&desk, "[1, 3, 2]", "throw new Error();", "returns: integer[]");
    let words = said["answer"]["words"].as_str().unwrap();
    assert_eq!((&said["answer"]["name"], words), (&"expected".into(), "array of 3 numbers: 1, 3, 2"), "{said}");
    let (_, said) = json(&desk, "mirror sample/1", "");
    assert_eq!(said["answer"]["name"], "answer", "{said}");
}

#[test]
fn of_answers_in_any_order_each_side_that_can_be_is_drawn() {
    let desk = desk("sides");
    let said = answered(&desk, "[2, 2]", "return [7];", "returns: integer[]\nchecker: unordered_list");
    assert_eq!((&said["answer"]["name"], &said["verdict"]), (&"expected".into(), &"wrong_answer".into()), "{said}");
}

#[test]
fn without_a_case_the_one_that_the_last_run_failed_is_shown() {
    let desk = desk("last");
    desk.run("test problems/mirror/submissions/accepted/model.js --search 0");
    let page = desk.run("show mirror").page();
    assert!(page.contains("sample/1 of mirror\n"), "{page}");
    desk.edit(
        FILE,
        "return root;",
        "if (root.val === 4) return null; [root.left, root.right] = [root.right, root.left]; return root;",
    );
    desk.run(&format!("test {FILE}"));
    let page = desk.run("show mirror").page();
    assert!(page.contains("sample/2 of mirror: wrong_answer\n") && page.contains("got:"), "{page}");
}

#[test]
fn pictures_replace_no_link_and_have_a_known_kind() {
    let desk = desk("refused");
    symlink(desk.root.join("precious"), desk.root.join("link.svg")).unwrap();
    let ran = desk.run("show mirror -o link.svg");
    assert_eq!((ran.code.number(), ran.stderr.contains("is a link")), (2, true), "{}", ran.page());
    let ran = desk.run("show mirror -o picture.gif");
    assert_eq!((ran.code.number(), ran.stderr.contains(".svg or .png")), (2, true), "{}", ran.page());
}

#[test]
fn reports_have_the_pictures_of_what_fails() {
    let desk = desk("reports");
    desk.write("problems/mirror/submissions/wrong_answer/wrong.js", WRONG);
    let wrong = "problems/mirror/submissions/wrong_answer/wrong.js";
    for (name, line) in [
        ("test", format!("test {FILE} --junit test.xml")),
        ("judge", "judge mirror --search 0".to_owned()),
        ("stress", format!("stress mirror --submission {wrong} --exhaustive root.length<=3")),
        ("gen", "gen mirror".to_owned()),
    ] {
        let ran = desk.run(&format!("{line} --report {name}.html"));
        let page = desk.read(&format!("{name}.html"));
        assert!(page.contains("<figcaption>root</figcaption>\n<svg "), "{name}: {}", ran.page());
        let ringed = page.contains("<figcaption>answer</figcaption>") && page.contains("class=\"p-ring\"");
        assert_eq!(ringed, name != "gen", "{name}");
    }
    let page = desk.read("test.html");
    assert!(page.contains("<p class=\"verdict bad\">wrong_answer</p>") && page.contains("again: ojkit run"), "{page}");
    assert!(desk.read("test.xml").contains("<failure type=\"wrong_answer\""));
}

#[test]
fn what_lives_is_drawn_with_an_input_that_kills_it() {
    let desk = desk("lives");
    let rare = "if (!root || root.val === 8 && root.left && root.left.val === -3) return root;";
    desk.write("problems/mirror/submissions/wrong_answer/rare.js", &MODEL.replace("if (!root) return root;", rare));
    let ran = desk.run("strength mirror --time 0.3 --report out.html");
    let page = desk.read("out.html");
    assert!(page.contains("rare.js lives") && page.contains("aria-label=\"tree of 2 nodes"), "{}", ran.page());
}

#[test]
fn a_report_has_no_markup_of_a_texts_in_its_pictures() {
    let desk = desk("hostile");
    let hostile = "<img/src=x>";
    desk.edit("problems/mirror/spec.yaml", "root: TreeNode\nreturns: TreeNode", "words: string[]\nreturns: string[]");
    let spec = desk.read("problems/mirror/spec.yaml");
    let head = spec.split("constraints").next().unwrap();
    let rest = format!(
        "constraints: |\n  words.length == 2\n  1 <= words[i].length <= 11\nexamples:\n  - {{ input: {{ words: [{hostile:?}, \"a\"] }}, output: [\"a\", {hostile:?}] }}\n"
    );
    desk.write("problems/mirror/spec.yaml", &format!("{head}{rest}"));
    desk.write(FILE, "var mirror = function(words) { return words; };\n");
    let ran = desk.run(&format!("test {FILE} --search 0 --report out.html"));
    let page = desk.read("out.html");
    assert!(
        page.contains(">&lt;</text>") && !page.contains("><</text>") && !page.contains(hostile),
        "{}\n{page}",
        ran.page()
    );
}

#[test]
fn the_failing_tree_of_the_readme_is_what_its_command_draws() {
    let out = kit::emptied("pictures-readme");
    let script = kit::root().join("docs/pictures/make.mjs");
    let command = [script.as_os_str(), env!("CARGO_BIN_EXE_ojkit").as_ref(), out.as_os_str(), "none".as_ref()];
    let ran = Command::new("node").args(command).output().expect("node, which judges JavaScript, too");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let [drawn, shown] = [out, kit::root().join("docs/pictures")]
        .map(|folder| fs::read_to_string(folder.join("failing-tree.svg")).unwrap());
    assert_eq!(drawn, shown, "node docs/pictures/make.mjs OJKIT makes it again");
    assert_eq!(shown.matches("p-ring").count() - shown.split("</style>").next().unwrap().matches("p-ring").count(), 4);
}

/// A converter that gives a PNG of 800 pixels, as far as its head goes.
const CONVERTER: &str = "#!/bin/sh\nprintf '\\211PNG\\r\\n\\032\\n\\0\\0\\0\\015IHDR\\0\\0\\003\\040' > \"$5\"\n";

#[test]
fn a_sample_of_a_tree_has_its_picture_in_packages_and_on_the_page_of_its_statement() {
    let desk = desk("samples");
    desk.write("bin/rsvg-convert", CONVERTER);
    let program = desk.root.join("bin/rsvg-convert");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:/usr/bin:/bin", desk.root.join("bin").display());
    for (format, page, picture) in [
        ("kattis", "problem_statement/problem.en.tex", "problem_statement/sample-2.png"),
        ("polygon", "statement-sections/english/notes.tex", "statements/english/sample-2.png"),
    ] {
        let (code, said, why) =
            desk.call_with(&[("PATH", path.clone().into())], &["export", format, "mirror", "-o", format]);
        assert_eq!(code, 0, "{said}{why}");
        let text = desk.read(&format!("{format}/{page}"));
        assert!(text.contains("\\includegraphics[width=300pt]{sample-1.png}"), "{text}");
        let png = fs::read(desk.root.join(format).join(picture)).unwrap();
        assert!(png.starts_with(b"\x89PNG"), "{picture}");
    }
    desk.write("bin/rsvg-convert", "#!/bin/sh\nexit 1\n");
    let bin = desk.root.join("bin").into_os_string();
    let (code, said, why) = desk.call_with(&[("PATH", bin)], &["export", "kattis", "mirror", "-o", "none"]);
    assert_eq!(code, 0, "{said}{why}");
    assert!(format!("{said}{why}").contains("the samples' pictures are left out"), "{said}{why}");
    assert!(!desk.read("none/problem_statement/problem.en.tex").contains("includegraphics"));
    desk.run("export html mirror -o page.html");
    let page = desk.read("page.html");
    assert!(page.contains("<h2>Sample 2</h2>") && page.matches("aria-label=\"root: tree of").count() == 2, "{page}");
}
