//! Visualizers draw cases: what they write is given as it is, and what is no picture is refused with a reason.

use crate::desk::Desk;
use crate::kit::{self, Folder};
use crate::skipped::skipped;
use ojkit_draw::Bound;
use ojkit_judge::visualizer::{Visualization, visualize};
use ojkit_model::case::Case;
use ojkit_model::problem::PictureKind;

const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>\n";

/// A problem whose spec has this line, and a program of this text as `draw.py`; nothing where there is no interpreter.
fn folder(name: &str, line: &str, program: &str) -> Option<Folder> {
    if kit::python().is_none() {
        skipped("python3 is not there");
        return None;
    }
    let spec = format!("format: 1\ntitle: Twice\n{line}\n");
    let bound = Bound::read("twice", "spec.yaml", spec.as_bytes(), ojkit_english::said);
    let bound = bound.unwrap_or_else(|faults| panic!("{}", faults[0]));
    Some(Folder::new(&format!("visualizers/{name}"), bound, &[("draw.py", program.to_owned())]))
}

/// What is drawn of an input, its answer and an output.
fn drawn(folder: &Folder) -> Vec<Result<Visualization, String>> {
    let case = Case { input: b"1\n".to_vec(), answer: Some(b"2\n".to_vec()), ..Case::default() };
    visualize(&folder.machine, &folder.bound, &case, Some(b"3\n"), None)
}

/// The one message of a visualizer of inputs with this text.
fn refusal(name: &str, program: &str) -> Option<String> {
    let folder = folder(name, "visualizer: draw.py", program)?;
    let mut all = drawn(&folder);
    assert_eq!(all.len(), 1, "{all:?}");
    Some(all.remove(0).expect_err("no picture"))
}

#[test]
fn a_visualizer_of_inputs_has_input_and_answer_and_its_picture_is_given_as_it_wrote_it() {
    let program = "import sys
input, answer, *rest = sys.argv[1:]
text = open(input).read() + open(answer).read() + ' '.join(rest)
open('testcase.svg', 'w').write('<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"><text>%s</text></svg>' % text)
";
    let line = "visualizer: { input: { program: draw.py, arguments: small dark } }";
    let Some(folder) = folder("input", line, program) else { return };
    let all = drawn(&folder);
    let [Ok(picture)] = &all[..] else { panic!("{all:?}") };
    assert_eq!((&*picture.name, picture.kind), ("testcase.svg", PictureKind::Svg));
    assert!(picture.content().ends_with("<text>1\n2\nsmall dark</text></svg>"), "{}", picture.content());
}

#[test]
fn a_visualizer_of_outputs_writes_its_pictures_into_the_folder_for_feedback_beside_what_the_checker_wrote() {
    let program = "import sys
input, answer, folder = sys.argv[1:]
said = open(folder + 'judgemessage.txt').read()
page = '<p>' + open(input).read() + open(answer).read() + sys.stdin.read() + said
open(folder + 'teamimage.html', 'w').write(page)
open(folder + 'judgeimage-2.svg', 'w').write('<svg>b</svg>')
open(folder + 'judgeimage-1.svg', 'w').write('<svg>a</svg>')
open(folder + 'other.svg', 'w').write('<svg>c</svg>')
sys.exit(3)
";
    let line = "visualizer: { output: draw.py }\nchecker: { program: check.py }";
    let Some(folder) = folder("output", line, program) else { return };
    let checker = "import sys\nopen(sys.argv[3] + 'judgemessage.txt', 'w').write('too large')\nsys.exit(43)\n";
    kit::write(&folder.path, "check.py", checker);
    let all: Vec<Visualization> = drawn(&folder).into_iter().map(|one| one.expect("a picture")).collect();
    let names: Vec<&str> = all.iter().map(|one| &*one.name).collect();
    assert_eq!(names, ["judgeimage-1.svg", "judgeimage-2.svg", "teamimage.html"]);
    assert_eq!(all[0].content(), SVG.trim().replace("></", ">a</"), "a name space is added");
    assert_eq!(all[2].content(), "<p>1\n2\n3\ntoo large");
}

#[test]
fn a_visualizer_of_outputs_sees_what_the_interactor_wrote_while_it_talked_to_the_submission() {
    let program = "import sys
said = open(sys.argv[3] + 'judgemessage.txt').read() + sys.stdin.read()
open(sys.argv[3] + 'judgeimage.svg', 'w').write('<svg>' + said + '</svg>')
";
    let line = "interactor: talk.py\nlimits: { time_ms: 2000 }\nvisualizer: { output: draw.py }";
    let Some(folder) = folder("interactor", line, program) else { return };
    let interactor = "import sys
print(open(sys.argv[1]).read(), end='', flush=True)
open(sys.argv[3] + 'judgemessage.txt', 'w').write('it said ' + input())
sys.exit(42)
";
    kit::write(&folder.path, "talk.py", interactor);
    kit::write(&folder.path, "twice.py", "print(2 * int(input()))\n");
    let source = folder.path.join("twice.py");
    let case = Case { input: b"4\n".to_vec(), ..Case::default() };
    let all = visualize(&folder.machine, &folder.bound, &case, Some(b"<4\n>8\n"), Some(&source));
    let [Ok(picture)] = &all[..] else { panic!("{all:?}") };
    assert!(picture.content().contains(">it said 8</svg>"), "{}", picture.content());
}

#[test]
fn a_visualizer_with_the_interface_of_rbx_has_the_picture_first_and_the_answer_last() {
    let program = "import sys
assert sys.argv[1].endswith('.png')
texts = [open(name).read() for name in sys.argv[2:]]
open(sys.argv[1], 'wb').write(b'\\x89PNG\\r\\n\\x1a\\n' + repr(texts).encode() + b'IEND\\xaeB`\\x82')
";
    let of = "{ program: draw.py, interface: rbx, extension: png }";
    let Some(folder) = folder("rbx", &format!("visualizer: {{ input: {of}, output: {of} }}"), program) else { return };
    let all: Vec<Visualization> = drawn(&folder).into_iter().map(|one| one.expect("a picture")).collect();
    let texts: Vec<String> = all.iter().map(|one| String::from_utf8_lossy(&one.bytes).into_owned()).collect();
    assert!(texts[0].contains(r"['1\n', '2\n']"), "{texts:?}");
    assert!(texts[1].contains(r"['1\n', '3\n', '2\n']"), "{texts:?}");
    assert_eq!(all[0].content().get(..8), Some("iVBORw0K"), "a picture that is no text is given in base64");
}

#[test]
fn what_is_no_picture_is_refused_with_what_is_wrong_with_it() {
    let write = |name: &str, bytes: &str| format!("open('{name}', 'wb').write({bytes})\n");
    for (name, program, why) in [
        (
            "silent",
            "print('<svg></svg>')\n".to_owned(),
            "wrote no picture: it belongs into `testcase.svg` in its working folder",
        ),
        ("text", write("testcase.svg", "b'hello'"), "wrote testcase.svg, which is not an SVG in UTF-8: hello"),
        ("latin", write("testcase.svg", "b'<svg>\\xe4</svg>'"), "not an SVG in UTF-8"),
        ("cut", write("testcase.svg", "b'<svg><text'"), "is an SVG without its end"),
        ("empty", write("testcase.html", "b''"), "is not HTML in UTF-8: it is empty"),
        ("png", write("testcase.png", "b'<svg></svg>'"), "is not a PNG"),
        ("half", write("testcase.png", "b'\\x89PNG\\r\\n\\x1a\\n'"), "is a PNG without its end"),
        ("jpeg", write("testcase.jpg", "b'GIF89a'"), "is not a JPEG"),
        ("large", write("testcase.svg", "b'<svg>' + b' ' * (4 << 20) + b'</svg>'"), "wrote more than 4 MiB"),
        (
            "many",
            "for i in range(33): open('testcase-%d.svg' % i, 'w').write('<svg/>')\n".to_owned(),
            "wrote more than 32 pictures",
        ),
        ("link", "import os\nos.symlink('/etc/passwd', 'testcase.html')\n".to_owned(), "it is empty"),
        ("crash", "raise ValueError('no graph')\n".to_owned(), "failed: exit code 1: ValueError: no graph"),
        ("told", "print('no library')\nexit(1)\n".to_owned(), "failed: exit code 1: no library"),
        ("syntax", "def\n".to_owned(), "cannot be built: "),
    ] {
        let Some(message) = refusal(name, &program) else { return };
        assert!(message.starts_with("the input visualizer draw.py ") && message.contains(why), "{name}: {message}");
    }
}

#[test]
fn a_visualizer_that_floods_or_leaves_its_folder_ends_with_a_reason() {
    if !kit::confined() {
        return;
    }
    for (name, program, why) in [
        ("flood", "while True: print('x' * 65536)\n", "failed: more than 1024 KiB of output"),
        ("disk", "f = open('testcase.svg', 'wb')\nwhile True: f.write(b'x' * 65536)\n", "File too large"),
        ("outside", "open('/tmp/testcase.svg', 'w')\n", "failed: exit code 1: PermissionError"),
        ("forks", "import os\nwhile True: os.fork()\n", "failed: "),
    ] {
        let Some(message) = refusal(name, program) else { return };
        assert!(message.contains(why), "{name}: {message}");
    }
}

/// A collection with one problem whose cases are texts, and whose spec has these lines at its end.
fn desk(name: &str, lines: &str) -> Option<Desk> {
    let desk = Desk::empty(&format!("visualizers/{name}"));
    desk.write("problems/README.md", "A collection.\n");
    let spec = format!("format: 1\ntitle: Twice\nlimits: {{ time_ms: 1000 }}\nmodel: accepted/twice.py\n{lines}");
    desk.write("problems/twice/spec.yaml", &spec);
    desk.write("problems/twice/statement.md", "# Twice\n\nDouble it.\n");
    desk.write("problems/twice/submissions/accepted/twice.py", "print(2 * int(input()))\n");
    for (case, input, answer) in [("sample/1", "1\n", "2\n"), ("secret/1", "5\n", "10\n")] {
        desk.write(&format!("problems/twice/data/{case}.in"), input);
        desk.write(&format!("problems/twice/data/{case}.ans"), answer);
    }
    if kit::python().is_none() {
        skipped("python3 is not there");
        return None;
    }
    Some(desk)
}

#[test]
fn check_names_a_visualizer_that_is_not_there_and_one_that_draws_nothing() {
    let Some(desk) = desk("check", "visualizer: { input: draw.py }\n") else { return };
    let ran = desk.run("check");
    assert_eq!(ran.code.number(), 2, "{}", ran.page());
    assert!(ran.stderr.contains("spec.yaml:5:22: error: the visualizer `draw.py` does not exist"), "{}", ran.page());
    desk.write("problems/twice/draw.py", "print(1)\n");
    let ran = desk.run("check");
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    let why = "on the first sample, the input visualizer draw.py wrote no picture";
    assert!(ran.stderr.contains(why), "{}", ran.page());
    desk.write("problems/twice/draw.py", "open('testcase.svg', 'w').write('<svg></svg>')\n");
    let ran = desk.run("check");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
}

#[test]
fn both_visualizers_go_into_a_package_of_version_2025_09_and_come_back_as_they_were() {
    let lines = "visualizer:
  output: { program: outputs.py, interface: rbx, extension: png }
  input: { program: draw.py, arguments: \"dark 3\" }
";
    let Some(desk) = desk("packages", lines) else { return };
    desk.write("problems/twice/draw.py", "open('testcase.svg', 'w').write('<svg></svg>')\n");
    desk.write("problems/twice/outputs.py", "import sys\nopen(sys.argv[1], 'w').write('')\n");
    let ran = desk.run("export kattis twice -o out/again --package-version 2025-09");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert_eq!(desk.read("out/again/input_visualizer/draw.py"), desk.read("problems/twice/draw.py"));
    assert!(desk.read("out/again/data/secret/test_group.yaml").contains("input_visualizer_args: [\"dark\", \"3\"]\n"));
    assert!(desk.read("out/again/output_visualizer/build").contains("picture=$3/judgeimage.png\n"));
    let ran = desk.run("import kattis out/again");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    let spec = desk.read("problems/again/spec.yaml");
    let line = "visualizer: { input: { program: input_visualizer.py, arguments: \"dark 3\" }, \
                output: { program: output_visualizer.py, interface: rbx, extension: png } }\n";
    assert!(spec.contains(line), "{spec}");
    assert_eq!(desk.read("problems/again/output_visualizer.py"), desk.read("problems/twice/outputs.py"));
    let ran = desk.run("export kattis twice -o legacy");
    assert!(
        ran.stderr
            .contains("the visualizer draw.py skipped: only version 2025-09 of Kattis' packages has a place for it"),
        "{}",
        ran.page()
    );
}

#[test]
fn a_case_is_shown_with_what_its_visualizers_draw_and_what_is_wrong_with_one_is_said() {
    let Some(desk) = desk("show", "visualizer: { input: draw.py, output: broken.py }\n") else { return };
    desk.write(
        "problems/twice/draw.py",
        "import sys\nopen('testcase.svg', 'w').write('<svg>' + open(sys.argv[1]).read() + '</svg>')\n",
    );
    desk.write("problems/twice/broken.py", "raise ValueError('no board')\n");
    let call = "show twice sample/1 --submission problems/twice/submissions/accepted/twice.py";
    let said: serde_json::Value = serde_json::from_str(&desk.run(&format!("{call} --format json")).stdout).unwrap();
    let svg = format!("{}1\n</svg>", SVG.trim().trim_end_matches("</svg>"));
    let drawn = serde_json::json!({ "name": "testcase.svg", "type": "svg", "content": svg });
    let why = "the output visualizer broken.py failed: exit code 1: ValueError: no board";
    assert_eq!(said["visualizations"], serde_json::json!([drawn, { "error": why }]), "{said}");
    let ran = desk.run(&format!("{call} -o twice.svg"));
    assert!(ran.stderr.contains(&format!("note: {why}")), "{}", ran.page());
    assert_eq!(desk.read("twice.svg"), svg);
}
