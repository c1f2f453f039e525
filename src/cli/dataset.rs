//! `ojkit export dataset`: questions with their tests as rows that kits for language models read.

use crate::cli::context::{Context, OutputFormat, is_stdin};
use crate::cli::exit_code::ExitCode;
use crate::cli::flags;
use crate::cli::written;
use crate::report::figures::counted;
use crate::report::progress::Progress;
use ojkit_draw::Bound;
use ojkit_exchange::kattis::sections;
use ojkit_exchange::leetcode;
use ojkit_exchange::package::Origin;
use ojkit_exchange::rows::{self, Call, Format, Row, Test};
use ojkit_files::atomic;
use ojkit_judge::expectation::Submission;
use ojkit_judge::pool;
use ojkit_languages::Language;
use ojkit_languages::site::bare;
use ojkit_model::case::Case;
use ojkit_model::problem::{Checker, Problem};
use ojkit_model::verdict::Verdict;
use ojkit_search::reference::{Reference, Role};
use ojkit_strength::{Killed, is_wrong};
use ojkit_work::banked;
use ojkit_work::collection::{Collection, read_if_there};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::inspection::STATEMENT_BLANK;
use ojkit_work::observer::{Level, Observer};
use ojkit_work::problem::needs_parameters;
use ojkit_work::records::Notes;
use ojkit_work::workspace::{Opened, Workspace};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// Questions with their tests as rows for language models, a JSON object a line, in the fields that --format names
///
/// `--format` is livecodebench, taco, verl, open-r1, evalplus or commonoj. Beside the format's own fields a row has the reason of each case, the
/// checker, the limits and who answered.
#[derive(Debug, clap::Args)]
pub(super) struct Dataset {
    /// Problems of the collection; what is none there, or without a collection, is a question of the bank: its name, number or address
    #[arg(value_name = "PROBLEM", required = true)]
    problems: Vec<String>,
    /// The file of the rows, or `-`
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// So many cases of a question beside its samples at most, of every group in turn [default: all]
    #[arg(long, value_name = "N")]
    cases: Option<u16>,
    /// Leave out cases whose input and answer are longer together, and count them in the row
    #[arg(long, value_name = "SIZE", default_value = "64k", value_parser = flags::input_size)]
    case_size: usize,
    /// Add so many wrong programs to each row, each with the input that shows it: mutants of a right program, which give the question away
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "3", value_parser = clap::value_parser!(u8).range(1..=50))]
    negatives: Option<u8>,
}

/// So many mutants are tried for each that is wanted: some live, and some are equivalent.
const TRIED: usize = 4;

/// A test with the case that it is of.
type Tests = Vec<(Case, Test)>;

impl Dataset {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let OutputFormat::Rows(format) = context.globals.format else {
            let names: Vec<&str> = Format::ALL.into_iter().map(Format::name).collect();
            return Err(Failure::usage("whose rows?", format!("add --format and one of {}", names.join(", "))));
        };
        let is_piped = is_stdin(&self.output);
        if !is_piped {
            written::check(context, "--output", Some(&self.output))?;
        }
        let Chosen { own, bank, questions } = Chosen::of(context, &self.problems)?;
        let progress = Progress::new(context.shows_progress(), "rows");
        progress.set_length(questions.len());
        let row = |&(is_own, ref slug): &(bool, String), notes: &mut Notes| {
            let workspace = if is_own { own.as_ref() } else { bank.as_ref() };
            let workspace = workspace.ok_or_else(|| Failure::usage("there is no collection", ""))?;
            let mut problem = workspace.open(slug, notes)?;
            if !is_own {
                // What is left out need not be drawn.
                problem.bound.set_size_max(self.case_size);
            }
            self.row(&problem, format, notes)
        };
        let rows = pool::map(
            context.jobs(),
            questions.len(),
            || (),
            |(), at, tell: &dyn Fn(())| {
                let mut notes = Notes::default();
                let row = row(&questions[at], &mut notes).map(|row| rows::written(format, &row, at).to_string() + "\n");
                tell(());
                (row, notes.0)
            },
            &mut |()| progress.advance(1),
        );
        drop(progress);
        let mut lines = Vec::new();
        for ((_, slug), (row, notes)) in questions.iter().zip(rows) {
            for note in notes.iter().filter(|note| note.level() == Level::Warning) {
                context.say(format_args!("warning: {note}"))?;
            }
            match row {
                Ok(line) => lines.push(line),
                Err(failure) => write!(context.world.stderr, "{}", failure.about(slug))?,
            }
        }
        if is_piped {
            context.world.stdout.write_all(lines.concat().as_bytes())?;
        } else {
            atomic::write(&context.path(&self.output), lines.concat().as_bytes())?;
            context.mention(format_args!("wrote {}: {}", self.output.display(), counted(lines.len() as u64, "row")))?;
        }
        Ok(if lines.len() == questions.len() { ExitCode::AsExpected } else { ExitCode::Found })
    }

    fn row(&self, problem: &Opened, format: Format, observer: &mut dyn Observer) -> Outcome<Row> {
        let (bound, of) = (&problem.bound, &problem.bound.problem);
        needs_parameters(bound)?;
        if of.is_interaction() {
            return Err(Failure::usage("it is a conversation with an interactor, which no row holds", "leave it out"));
        }
        let call = Call::of(bound).filter(|_| format.calls());
        if call.is_none() && !format.reads() {
            let message = "it calls no function of plain values, which this format's tests need";
            return Err(Failure::usage(message, "leave it out, or take another format"));
        }
        let reference = problem.reference(None, None, observer)?;
        let mut cases = problem.cases(observer)?;
        if let Some(reference) = &reference {
            problem.answer(reference, &mut cases, observer)?;
        }
        let python = python(problem)?;
        let solution = python.as_ref().and_then(|(program, _)| fs::read_to_string(&program.source).ok());
        let function = of.signature.function.clone().unwrap_or_default();
        let solution = solution.filter(|text| format == Format::EvalPlus && text.contains(&format!("def {function}(")));
        if format == Format::EvalPlus && solution.is_none() {
            let message = "it has no right Python program, which this format's rows need";
            return Err(Failure::usage(message, "leave it out, or write one"));
        }
        let mut left: BTreeMap<&str, usize> = BTreeMap::new();
        let mut tests = Tests::new();
        for case in cases {
            let is_slow = || python.as_ref().is_some_and(|(_, within)| !within.answers(&case.input));
            let why = match test(call.as_ref(), &case) {
                None => "without_answer",
                Some(test) if !test.is_sample && test.bytes() > self.case_size => "larger_than_a_case",
                Some(_) if solution.is_some() && is_slow() => "too_large_for_the_solution",
                Some(test) => {
                    tests.push((case, test));
                    continue;
                }
            };
            *left.entry(why).or_default() += 1;
        }
        if let Some(more) = self.cases.map(|most| fewer(&mut tests, most.into())).filter(|more| *more > 0) {
            left.insert("more_than_wanted", more);
        }
        let mut about = about(bound, reference.as_ref(), &tests)?;
        about["left_out"] = json!(left);
        if let Some(most) = self.negatives {
            about["negatives"] = negatives(problem, (reference, python), &tests, most.into(), observer)?;
        }
        let starter = bare(Language::PYTHON, &of.slug, &of.signature);
        Ok(Row {
            slug: of.slug.clone(),
            title: of.title.clone(),
            judge: of.source.judge.clone(),
            url: of.source.url.clone(),
            difficulty: of.difficulty.clone(),
            tags: of.tags.clone(),
            text: text(problem, call.is_some(), &tests)?,
            starter: call.map_or_else(String::new, |_| starter),
            function: call.map(|_| function),
            tests: tests.into_iter().map(|(_, test)| test).collect(),
            solution,
            tolerance: tolerance(of),
            seconds: of.states_time().then_some(of.limits.time_ms as f64 / 1000.0),
            memory_mib: of.states_memory().then_some(of.limits.memory_mib),
            about,
        })
    }
}

/// By how much two doubles may differ.
fn tolerance(problem: &Problem) -> f64 {
    match (&problem.checker, problem.output().has_doubles()) {
        (Checker::Floats { absolute, .. }, _) | (Checker::Values { absolute, .. }, true) => *absolute,
        _ => 0.0,
    }
}

/// Questions that were named, and where they are worked on.
pub(super) struct Chosen {
    /// The collection, where one of its problems was named.
    pub own: Option<Workspace>,
    /// The bank's questions in the user's cache, where one was named that the collection has not.
    pub bank: Option<Workspace>,
    /// Whether each is the collection's, and its name there.
    pub questions: Vec<(bool, String)>,
}

impl Chosen {
    /// Problems of the collection, and questions of the bank.
    pub fn of(context: &Context, names: &[String]) -> Outcome<Chosen> {
        let mut questions: Vec<(bool, String)> = Vec::new();
        for name in names {
            let found = Chosen::find(context, name)?;
            if !questions.contains(&found) {
                questions.push(found);
            }
        }
        let is_named = |is_own: bool| questions.iter().any(|(own, _)| *own == is_own);
        // Several are worked on side by side, and each by itself.
        let jobs = if questions.len() > 1 { 1 } else { context.jobs() };
        let own = is_named(true).then(|| context.workspace(context.machine()?)).transpose()?;
        let bank = is_named(false).then(|| context.workspace_of(Chosen::bank(context))).transpose()?;
        let [own, bank] = [own, bank].map(|one| one.map(|workspace| Workspace { jobs, ..workspace }));
        Ok(Chosen { own, bank, questions })
    }

    /// Where the bank's questions are; their cases are smaller than those that a verdict rests on.
    fn bank(context: &Context) -> Collection {
        Collection::planned(&context.cache_dir().join("rows"))
    }

    /// The question of a name: whether it is the collection's, and its name there.
    pub fn find(context: &Context, name: &str) -> Outcome<(bool, String)> {
        let own = context.collection().is_ok().then(|| context.names.problem(name));
        let own = match own {
            Some(Ok(slug)) => return Ok((true, slug)),
            own => own.and_then(Result::err),
        };
        let unknown = || {
            let help = "name a question as `two-sum`, `1` or by its address, or go into a collection";
            own.unwrap_or_else(|| Failure::usage(format!("`{name}` is not in the bank"), help))
        };
        banked::question(&Chosen::bank(context), name)?.map(|slug| (false, slug)).ok_or_else(unknown)
    }
}

/// The test that a case becomes; none where it has no answer, or one that is no text.
fn test(call: Option<&Call>, case: &Case) -> Option<Test> {
    let answer = case.answer.as_ref()?;
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).ok();
    let (input, output) = match call {
        Some(call) => (call.arguments(&case.input)?, call.value(answer)?),
        None => (text(&case.input)?, text(answer)?),
    };
    Some(Test { input, output, is_sample: case.group == "sample" })
}

/// Keeps so many tests beside the samples, of every group in turn; how many were left out.
fn fewer(tests: &mut Tests, most: usize) -> usize {
    let before = tests.len();
    let turn = |at: usize| tests[..at].iter().filter(|(case, _)| case.group == tests[at].0.group).count();
    let mut others: Vec<usize> = (0..before).filter(|&at| !tests[at].1.is_sample).collect();
    others.sort_by_key(|&at| turn(at));
    let left_out = others.split_off(most.min(others.len()));
    let mut places = 0..;
    tests.retain(|_| places.next().is_some_and(|at| !left_out.contains(&at)));
    before - tests.len()
}

/// A right program in Python, with where it may be asked: an accepted submission, the model before others, or the bank's brute force.
fn python(problem: &Opened) -> Outcome<Option<(Submission, Reference)>> {
    let Opened { workspace, bound, submissions, .. } = problem;
    let is_right = |one: &&Submission| {
        one.expected == [Verdict::Accepted] && workspace.machine.known(&one.source) == Some(Language::PYTHON)
    };
    let is_model = |one: &&Submission| bound.problem.model.as_ref() == Some(&one.path);
    let own = submissions.iter().filter(is_right).max_by_key(is_model);
    let own = own.map(|submission| (submission.clone(), Vec::new()));
    let found = own.or_else(|| banked::oracle((&workspace.collection, &workspace.machine), &bound.problem));
    let Some((program, within)) = found else { return Ok(None) };
    let reference = Reference::new(Role::Oracle, program.path.clone(), program.source.clone(), within, bound)?;
    Ok(Some((program, reference)))
}

/// Wrong programs, each with the input that shows it: of a Python program where there is one, else of whoever answers.
fn negatives(
    problem: &Opened,
    (reference, python): (Option<Reference>, Option<(Submission, Reference)>),
    tests: &Tests,
    most: usize,
    observer: &mut dyn Observer,
) -> Outcome<Value> {
    let of_reference = |reference: Reference| {
        let (path, source) = (reference.path.clone(), reference.source.clone());
        (Submission { path, source, expected: vec![Verdict::Accepted] }, reference)
    };
    let Some((program, within)) = python.or_else(|| reference.map(of_reference)) else { return Ok(json!([])) };
    let cases = tests.iter().map(|(case, _)| case).filter(|case| within.answers(&case.input));
    let cases: Vec<Case> = cases.cloned().collect();
    let killed = problem.killed(&program, &cases, most * TRIED, observer)?;
    let language = problem.workspace.machine.language_of(&program.source).map(|language| &language.name);
    let of = |killed: &Killed| {
        let wrong = killed.row.iter().zip(&cases).filter_map(|(verdict, case)| Some(((*verdict)?, case)));
        let (verdict, case) =
            wrong.filter(|(verdict, _)| is_wrong(*verdict)).min_by_key(|(_, case)| case.input.len())?;
        Some(json!({
            "language": language,
            "code": killed.code,
            "line": killed.line,
            "change": killed.operator,
            "diff": killed.diff,
            "case": case.name,
            "input": String::from_utf8_lossy(&case.input),
            "verdict": verdict.to_string(),
        }))
    };
    // From all over the program.
    let step = killed.len().div_ceil(most).max(1);
    Ok(killed.iter().step_by(step).filter_map(of).collect())
}

/// The question in words: what its statement says, and the facts of the spec.
fn text(problem: &Opened, is_call: bool, tests: &Tests) -> Outcome<String> {
    let (bound, of) = (&problem.bound, &problem.bound.problem);
    let statement = read_if_there(&problem.workspace.collection.statement(&of.slug))?.unwrap_or_default();
    let statement = String::from_utf8_lossy(&statement).replace("\r\n", "\n");
    let blank = leetcode::statement(&of.title, &of.source.id, &of.source.url);
    let is_blank = statement == blank || statement.contains(STATEMENT_BLANK);
    let statements = [("en".to_owned(), if is_blank { String::new() } else { statement })];
    let (body, mut parts) = sections(&Origin::page(bound, &statements)).into_iter().next().unwrap_or_default();
    let mut out = format!("# {}\n", of.title);
    if !body.is_empty() {
        out += &format!("\n{body}\n");
    }
    if is_call {
        // These say how values lie on standard input and output.
        parts.retain(|(heading, _)| *heading == "Constraints");
        let parameters =
            of.signature.parameters.iter().map(|parameter| format!("{}: {}", parameter.name, parameter.ty));
        let (parameters, gives) = (parameters.collect::<Vec<_>>().join(", "), of.signature.returns.as_ref());
        let (function, gives) = (of.signature.function.as_deref(), gives.map(ToString::to_string));
        let (function, gives) = (function.unwrap_or_default(), gives.unwrap_or_default());
        out += &format!("\nWrite `{function}({parameters})` of the class `Solution`, which gives `{gives}`.\n");
    }
    for (heading, text) in parts {
        out += &format!("\n## {heading}\n\n{text}\n");
    }
    if let (_, Some(words)) = checker(bound, &of.checker)? {
        out += &format!("\n{words}\n");
    }
    for (number, (_, test)) in (1..).zip(tests.iter().filter(|(_, test)| test.is_sample)) {
        let (input, output) = (test.input.trim_end(), test.output.trim_end());
        out += &format!("\n## Example {number}\n\nInput:\n\n```\n{input}\n```\n\nOutput:\n\n```\n{output}\n```\n");
    }
    Ok(out)
}

/// How outputs are compared: as an object, with the text of a checker of the problem's own; and in words where not only the answer is right.
fn checker(bound: &Bound, checker: &Checker) -> Outcome<(Value, Option<&'static str>)> {
    const ANY: &str = "Several answers may be right, and any of them is accepted.";
    let own = |kind: &str, file: &str| -> Outcome<Value> {
        let code = read_if_there(&bound.folder.join(file))?.unwrap_or_default();
        Ok(json!({ "kind": kind, "file": file, "code": String::from_utf8_lossy(&code) }))
    };
    Ok(match checker {
        Checker::Tokens => (json!({ "kind": "tokens" }), None),
        Checker::Exact => (json!({ "kind": "exact" }), None),
        Checker::Floats { absolute, relative } => (
            json!({ "kind": "floats", "absolute": absolute, "relative": relative }),
            Some("Numbers may differ a little from the answer."),
        ),
        Checker::AnyCase(inner) => (
            json!({ "kind": "any_case", "inner": self::checker(bound, inner)?.0 }),
            Some("Small and large letters are the same."),
        ),
        Checker::Values { absolute, relative } if bound.problem.output().has_doubles() => {
            (json!({ "kind": "values", "absolute": absolute, "relative": relative }), None)
        }
        Checker::Values { .. } => (json!({ "kind": "values" }), None),
        Checker::UnorderedLines => (json!({ "kind": "unordered_lines" }), Some("The lines may be in any order.")),
        Checker::UnorderedList { outer, inner } => {
            let words = match (outer, inner) {
                (true, false) => "The items of the answer may be in any order.",
                (false, _) => "The items of each list in the answer may be in any order.",
                (true, true) => "The items of the answer may be in any order, and so may those of each list in it.",
            };
            (json!({ "kind": "unordered_list", "outer": outer, "inner": inner }), Some(words))
        }
        Checker::Unwritten => (json!({ "kind": "unwritten" }), Some(ANY)),
        Checker::Function { file } => (own("function", file)?, Some(ANY)),
        Checker::Program { file, .. } => (own("program", file)?, Some(ANY)),
    })
}

/// What the kit says of a row beside the format's own fields.
fn about(bound: &Bound, reference: Option<&Reference>, tests: &Tests) -> Outcome<Value> {
    let of = &bound.problem;
    let who = reference.map(|reference| reference.role.to_string());
    let case = |(case, _): &(Case, Test)| {
        let answered_by = if case.group == "sample" { Some("the statement") } else { who.as_deref() };
        json!({ "name": case.name, "group": case.group, "reason": case.reason, "answered_by": answered_by })
    };
    let (checker, several) = checker(bound, &of.checker)?;
    Ok(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "problem": of.slug,
        "number": of.source.number(),
        "url": of.source.url,
        "checker": checker,
        "several_answers": several.is_some(),
        "time_ms": of.states_time().then_some(of.limits.time_ms),
        "memory_mib": of.states_memory().then_some(of.limits.memory_mib),
        "unenforced": bound.unenforced(),
        "cases": tests.iter().map(case).collect::<Vec<_>>(),
    }))
}
