//! The bank's references against what the pages say: every official example of a question that has one.

use crate::kit;
use ojkit_draw::Bound;
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::checker::CheckInput;
use ojkit_judge::runner::Runner;
use ojkit_judge::submission::single;
use ojkit_judge::testset;
use ojkit_languages::{Answers, Form, Language, Request, doors, synthesize};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A question with its reference.
struct Question {
    number: u32,
    bound: Bound,
    /// The file of the reference.
    source: PathBuf,
}

/// The questions with references whose numbers, by hundreds, are this one; those of the last are all others.
fn questions(hundred: u32) -> Vec<Question> {
    let mut found = Vec::new();
    for folder in fs::read_dir(kit::root().join("bank")).unwrap().map(|entry| entry.unwrap().path()) {
        let mut sources = ["reference.rs", "reference.py"].map(|name| folder.join(name)).into_iter();
        let Some(source) = sources.find(|source| source.is_file()) else { continue };
        let spec = fs::read(folder.join("spec.yaml")).unwrap();
        let slug = folder.file_name().unwrap().to_str().unwrap();
        let mut bound = Bound::read(slug, "spec.yaml", &spec, ojkit_english::said)
            .unwrap_or_else(|faults| panic!("{slug}: {}", faults[0]));
        bound.folder.clone_from(&folder);
        let number: u32 = bound.problem.source.id.parse().unwrap();
        if (number / 100).min(17) == hundred {
            found.push(Question { number, bound, source });
        }
    }
    found.sort_by_key(|question| question.number);
    found
}

impl Question {
    /// Whether it is one of those that are compiled together.
    fn is_compiled(&self) -> bool {
        self.source.extension().is_some_and(|extension| extension == "rs")
    }
}

/// The first lines of what all harnesses end with.
const LIBRARY: &str = "#[allow(warnings)]\npub mod ojkit_library {\n";

/// The text of a reference with what calls it, as a module of one program for all, and what they have in common.
fn module(question: &Question) -> (String, Option<String>) {
    let Question { number, bound, source } = question;
    let reference = fs::read_to_string(source).unwrap();
    let signature = &bound.problem.signature;
    let text = if doors(Language::RUST, reference.as_bytes(), signature).main {
        reference
    } else {
        let request = Request {
            language: Language::RUST,
            source: reference.as_bytes(),
            name: "reference.rs",
            signature,
            fixed_width: &bound.validator.format().states_width(signature.parameters.len()),
            form: Form::Plain,
            answers: Answers::Stdout,
            exact: false,
        };
        let harness = synthesize(&request).unwrap_or_else(|error| panic!("{number}: {error}"));
        String::from_utf8(harness.text).unwrap()
    };
    let (own, library) = match text.rsplit_once(LIBRARY) {
        Some((own, library)) => (format!("{own}use crate::ojkit_library;\n"), Some(format!("{LIBRARY}{library}"))),
        None => (text, None),
    };
    let (before, after) = own.split_once("fn main()").unwrap();
    (format!("#[rustfmt::skip]\nmod q{number} {{\n{before}pub fn main(){after}\n}}\n"), library)
}

/// One program of all these references; its argument says which of them is asked.
fn built(questions: &[Question], name: &str) -> PathBuf {
    let questions: Vec<&Question> = questions.iter().filter(|question| question.is_compiled()).collect();
    let modules: Vec<_> = questions.iter().map(|question| module(question)).collect();
    let mut text: String = modules.iter().map(|(module, _)| &**module).collect();
    text += modules.iter().find_map(|(_, library)| library.as_deref()).unwrap_or_default();
    text += "fn main() {\n    match std::env::args().nth(1).unwrap().as_str() {\n";
    for Question { number, .. } in questions {
        let _ = writeln!(text, "        \"{number}\" => q{number}::main(),");
    }
    text += "        _ => unreachable!(),\n    }\n}\n";
    let folder = kit::temporary("references");
    let (source, program) = (folder.join(format!("{name}.rs")), folder.join(name));
    // What was compiled before, from the same text, is here yet.
    if !program.is_file() || fs::read_to_string(&source).ok().as_ref() != Some(&text) {
        fs::create_dir_all(&folder).unwrap();
        let _ = fs::remove_file(&program);
        fs::write(&source, &text).unwrap();
        let mut compiler = Command::new("rustc");
        compiler.args(["--edition", "2024", "-C", "debuginfo=0", "--cap-lints", "allow"]);
        let done = compiler.arg("-o").arg(&program).arg(&source).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }
    program
}

fn asked(program: &Path, number: u32, input: &[u8]) -> Vec<u8> {
    let mut command = Command::new(program);
    let mut child = command.arg(number.to_string()).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap().stdout
}

/// The examples of a hundred, as pages write them, each with what the reference answers; every answer is one that the page has.
fn examples(hundred: u32) -> String {
    let questions = questions(hundred);
    let program = built(&questions, &format!("hundred-{hundred}"));
    let machine = kit::machine();
    let mut runner = Runner::new(&machine);
    let mut text = String::new();
    for question in &questions {
        let Question { number, bound, source } = question;
        let checker = BuiltChecker::new(&machine, &bound.problem, &bound.folder).unwrap();
        let _ = writeln!(text, "{number}. {}", bound.problem.title);
        for (example, case) in bound.problem.examples.iter().zip(testset::samples(bound)) {
            let output = match question.is_compiled() {
                true => asked(&program, *number, &case.input),
                false => single(&machine, bound, source, &case).unwrap().0.stdout,
            };
            let given = CheckInput { input: &case.input, output: &output, answer: case.answer.as_deref().unwrap() };
            let input = bound.on_one_line(&example.input);
            let said = runner.check(&checker, &given).unwrap();
            let shown = String::from_utf8_lossy(&output);
            assert!(said.is_accepted(), "{number}: {input}: {shown}, and the page has {}", example.output);
            // Where several answers are right, a reference gives one or another from run to run.
            let _ = writeln!(text, "    {input} -> {}", example.output.trim_end().replace('\n', " | "));
        }
    }
    text
}

#[test]
fn the_bounds_of_every_oracle_are_lines_that_narrow_its_question() {
    let (mut count, mut faults) = (0, Vec::new());
    for folder in fs::read_dir(kit::root().join("bank")).unwrap().map(|entry| entry.unwrap().path()) {
        let Ok(oracle) = fs::read_to_string(folder.join("oracle.py")) else { continue };
        let lines = oracle.lines().skip_while(|line| *line != "# oracle:").skip(1);
        let bounds: Vec<&str> = lines.map_while(|line| line.strip_prefix("#   ")).collect();
        let indented: String = bounds.iter().map(|line| format!("    {line}\n")).collect();
        let spec = fs::read_to_string(folder.join("spec.yaml")).unwrap();
        let text = format!("{spec}oracle:\n  submission: accepted/oracle.py\n  constraints: |\n{indented}");
        let slug = folder.file_name().unwrap().to_str().unwrap();
        let bound = Bound::read(slug, "spec.yaml", text.as_bytes(), ojkit_english::said);
        count += 1;
        if bounds.is_empty() || !bound.is_ok_and(|bound| bound.oracle().is_ok_and(|inputs| inputs.is_some())) {
            faults.push(slug.to_owned());
        }
    }
    assert!(count >= 1497 && faults.is_empty(), "{count} oracles; {faults:?}");
}

macro_rules! hundreds {
    ($($name:ident $hundred:literal)*) => {$(
        #[test]
        fn $name() {
            insta::assert_snapshot!(examples($hundred));
        }
    )*};
}

hundreds! {
    references_of_questions_below_100_answer_as_their_pages 0
    references_of_questions_from_100_answer_as_their_pages 1
    references_of_questions_from_200_answer_as_their_pages 2
    references_of_questions_from_300_answer_as_their_pages 3
    references_of_questions_from_400_answer_as_their_pages 4
    references_of_questions_from_500_answer_as_their_pages 5
    references_of_questions_from_600_answer_as_their_pages 6
    references_of_questions_from_700_answer_as_their_pages 7
    references_of_questions_from_800_answer_as_their_pages 8
    references_of_questions_from_900_answer_as_their_pages 9
    references_of_questions_from_1000_answer_as_their_pages 10
    references_of_questions_from_1100_answer_as_their_pages 11
    references_of_questions_from_1200_answer_as_their_pages 12
    references_of_questions_from_1300_answer_as_their_pages 13
    references_of_questions_from_1400_answer_as_their_pages 14
    references_of_questions_from_1500_answer_as_their_pages 15
    references_of_questions_from_1600_answer_as_their_pages 16
    references_of_games_answer_as_their_pages 17
}
