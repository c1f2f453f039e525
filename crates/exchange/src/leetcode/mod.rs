//! LeetCode's questions to problem folders: text in, files out; nothing here touches a file.

mod catalogue;
pub(crate) mod checker;
mod columns;
mod design;
mod examples;
mod exponents;
mod folder;
mod lines;
mod metadata;
mod nodes;
mod nouns;
mod order;
mod page;
mod prose;
mod question;
mod recognise;
mod signature;
mod snippet;
mod statement;
mod summary;
mod wording;
pub(crate) mod words;

#[cfg(test)]
mod tests;

pub use folder::{File, statement};
pub use lines::{Sorted, Unchecked, Why};
pub use summary::Summary;

use lines::Given;
use ojkit_languages::Language;
use ojkit_lines::Nouns;
use ojkit_model::constraint::Rule;
use ojkit_model::diagnostic::{Diagnostic, Severity};
use ojkit_model::input::{Field, Input, Value};
use ojkit_model::signature::{Parameter, Signature};
use ojkit_rules::grammar::GRAMMAR;
use ojkit_rules::spec;
use page::{Page, RawExample, Version};

/// What the user says beyond the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// A declaration of the function in C++, Java, Python or Rust; it stands above the page's own.
    pub signature: Option<String>,
    /// Languages to write drafts for.
    pub languages: Vec<Language>,
    /// Whether `105` stands for 10^5 in copied text; absent where the user has not said.
    pub powers_lost: Option<bool>,
}

/// What a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Function,
    /// A class with methods.
    Class,
    /// Nothing on the page says it.
    Unknown,
}

/// A question as it was found, and what came of it.
#[derive(Clone, Debug)]
pub struct Question {
    /// The name in the page's address; empty where the text was no question at all.
    pub slug: String,
    /// What it asks for.
    pub kind: Kind,
    /// How many examples and constraint lines the page has.
    pub stated: (usize, usize),
    /// The folder, or why there is none.
    pub result: Result<Imported, Box<Diagnostic>>,
}

/// A question that became a problem.
#[derive(Clone, Debug)]
pub struct Imported {
    pub title: String,
    /// Parameters and answer.
    pub signature: Signature,
    /// How many examples were read.
    pub examples: usize,
    /// Where every constraint line went.
    pub lines: Sorted,
    /// What the user should know: examples that break a line, languages that disagree, a checker to write.
    pub notes: Vec<Diagnostic>,
    /// The folder's files, paths below the folder.
    pub files: Vec<File>,
}

impl Imported {
    /// Whether nothing is left for a person to complete but the solution.
    pub fn is_complete(&self) -> bool {
        self.lines.unchecked.is_empty() && self.examples > 0
    }
}

/// Reads every question of a text; `path` names it in messages. A text that is no question gives one element with the reason.
pub fn read(path: &str, text: &[u8], options: &Options) -> Vec<Question> {
    let found = recognise::pages(path, text);
    found.into_iter().map(|found| question(path, found, options)).collect()
}

fn question(path: &str, found: recognise::Found, options: &Options) -> Question {
    let nothing = |error| Question { slug: String::new(), kind: Kind::Unknown, stated: (0, 0), result: Err(error) };
    let mut page = match found.page {
        Ok(page) => page,
        Err(error) => return nothing(error),
    };
    page.drop_captions();
    if page.title.is_empty() {
        page.title = page.slug.split('-').map(capitalized).collect::<Vec<_>>().join(" ");
    }
    if page.slug.is_empty() {
        page.slug = recognise::slugged(&page.title);
    }
    // A title in another script leaves nothing for an address.
    if page.slug.is_empty() && !page.title.is_empty() && !page.id.is_empty() {
        page.slug = format!("leetcode-{}", page.id);
    }
    let stated = page.main().map_or((0, 0), |version| (version.examples.len(), version.constraints.len()));
    let mut question = Question {
        slug: page.slug.clone(),
        kind: Kind::Unknown,
        stated,
        result: Err(Box::new(Diagnostic::error(path, found.line, 0, ""))),
    };
    let slug = page.slug.clone();
    let refuse = |message: String, help: &str| {
        Box::new(Diagnostic::error(path, found.line, 0, format!("{slug}: {message}")).help(help))
    };
    let is_slug = |slug: &str| {
        slug.len() <= 120
            && slug.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
            && slug.starts_with(|c: char| c.is_ascii_alphanumeric())
    };
    if !is_slug(&page.slug) {
        let message = if page.slug.is_empty() {
            "the page has no title, so that the folder has no name".to_owned()
        } else {
            format!("`{}` cannot name a folder", page.slug.chars().take(60).collect::<String>())
        };
        question.slug = String::new();
        question.result = Err(Box::new(
            Diagnostic::error(path, found.line, 0, message)
                .help("begin the text with the number and the title, as in `1406. Stone Game III`"),
        ));
        return question;
    }
    if let Some(foreign) = &page.foreign
        && options.signature.is_none()
    {
        question.result = Err(refuse(
            format!("this is a question for {foreign}"),
            "only questions about a function or a class in C++, Java, Python or Rust can be imported",
        ));
        return question;
    }
    let of_nodes = if options.signature.is_none() { nodes::settle(&mut page) } else { None };
    let settled = match of_nodes.map_or_else(|| signature::settle(&page, options.signature.as_deref()), Ok) {
        Ok(signature) => {
            question.kind = if signature.class.is_some() { Kind::Class } else { Kind::Function };
            design::complete(signature)
                .map_err(|message| refuse(message, "import it by hand: `ojkit new` makes the folder"))
        }
        Err(absent) => {
            question.kind = if absent.is_absent { Kind::Unknown } else { Kind::Function };
            Err(refuse(absent.message, &absent.help))
        }
    };
    question.result = settled.and_then(|signature| complete(path, found.line, &page, signature, options));
    question
}

/// The word with its first letter as a capital.
pub fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The lines of a version as the constraint language reads them.
fn normalised(version: &Version, forms: &[columns::Form], renames: &[(String, String)]) -> Vec<String> {
    let of = |line: &String| {
        let mut line = wording::translated(&wording::line(line));
        line = columns::spelled(&line, forms);
        for (from, to) in renames {
            line = words::replace_word(&line, from, to);
        }
        line
    };
    version.constraints.iter().map(of).filter(|line| line.contains(char::is_alphanumeric)).collect()
}

/// Names that the examples use for parameters that the signature calls otherwise.
fn renames(version: &Version, parameters: &[Parameter]) -> Vec<(String, String)> {
    let Some(raw) = version.examples.first() else { return Vec::new() };
    let parts = examples::split(&raw.input);
    if parts.len() != parameters.len() {
        return Vec::new();
    }
    let is_parameter = |name: &str| parameters.iter().any(|p| p.name == name);
    if parts
        .iter()
        .all(|(name, _)| name.is_some_and(|name| parameters.iter().any(|p| examples::same_name(name, &p.name))))
    {
        let spelled = |name: &str| parameters.iter().find(|p| p.name != name && examples::same_name(name, &p.name));
        let pairs =
            parts.iter().filter_map(|(name, _)| Some((name.as_ref()?.to_string(), spelled((*name)?)?.name.clone())));
        return pairs.filter(|(from, _)| !is_parameter(from)).collect();
    }
    let pairs = parts
        .iter()
        .zip(parameters)
        .filter_map(|((name, _), parameter)| Some(((*name)?.to_owned(), parameter.name.clone())));
    pairs.filter(|(from, to)| from != to && !is_parameter(from)).collect()
}

/// The examples that fit, as inputs and as what the spec says of them; and what is wrong with the others.
#[derive(Default)]
struct Read {
    inputs: Vec<Input>,
    answers: Vec<Value>,
    written: Vec<folder::Example>,
    faults: Vec<(usize, String)>,
}

fn read_examples(raws: &[RawExample], signature: &Signature) -> Read {
    let mut read = Read::default();
    for (index, raw) in raws.iter().enumerate() {
        let parsed = match signature.class {
            Some(_) => design::parse(raw, signature).map(|(parsed, output)| (parsed, Some(output))),
            None => examples::parse(raw, signature).map(|parsed| (parsed, None)),
        };
        match parsed {
            Ok((parsed, output)) => {
                read.written.push(folder::Example::new(signature, &parsed, output));
                read.answers.push(parsed.output);
                read.inputs.push(Input { fields: parsed.fields, repeats: Vec::new() });
            }
            Err(message) => read.faults.push((index + 1, message)),
        }
    }
    read
}

fn complete(
    path: &str,
    line: usize,
    page: &Page,
    signature: Signature,
    options: &Options,
) -> Result<Imported, Box<Diagnostic>> {
    let about = |message: String| Diagnostic::error(path, line, 0, format!("{}: {message}", page.slug));
    let Some(version) = page.main() else {
        return Err(Box::new(about("there are neither examples nor constraints".to_owned())));
    };
    if let Some(parameter) = signature.parameters.iter().find(|p| !spec::is_identifier(&p.name)) {
        return Err(Box::new(about(format!("`{}` cannot name a parameter", parameter.name))));
    }
    let mut notes: Vec<Diagnostic> = Vec::new();
    let mut note = |message: String, help: &str| notes.push(about(message).severity(Severity::Note).help(help));
    let renames = renames(version, &signature.parameters);
    for (from, to) in &renames {
        note(format!("the page calls `{to}` also `{from}`; both are `{to}` in the spec"), "");
    }
    let prose = page.versions.iter().flat_map(|version| [version.prose.as_str(), "\n"]).collect::<String>();
    let forms = columns::forms(&format!("{prose}\n{}", version.constraints.join("\n")));
    let mut lines = normalised(version, &forms, &renames);
    for line in nouns::of_every_row(&mut lines, &signature.parameters) {
        note(format!("`{line}` is read of every row"), "correct the spec where rows differ in length");
    }
    let counts_nodes = signature.calling.as_ref().is_some_and(|calling| calling.kinds().contains(&"graph"));
    let indices_from = i64::from(counts_nodes || prose::counts_from_one(&prose, &signature.parameters, &lines));
    let read = read_examples(&version.examples, &signature);
    if read.inputs.is_empty() && !version.examples.is_empty() {
        let (number, message) = &read.faults[0];
        return Err(Box::new(
            about(format!("example {number}: {message}"))
                .help("correct the example in the file, or give the signature that fits it by `--signature`"),
        ));
    }
    let (lines, said) = with_powers(powers(page, version, &lines, options.powers_lost), lines);
    said.into_iter().for_each(|(message, help)| note(message, help));
    let (signature, read, sorted, of_description) =
        with_description(signature, read, version, &forms, (&prose, &lines, indices_from));
    for (number, message) in &read.faults {
        note(format!("example {number} is left out: {message}"), "add it by hand");
    }
    remarks(&sorted, &of_description).into_iter().for_each(|(message, help)| note(message, help));
    disagreements(page, version, &signature.parameters, &forms, &renames, &lines)
        .into_iter()
        .for_each(|message| note(message, "the first language counts; correct the spec where it is wrong"));
    let question: String = page.versions.iter().flat_map(|version| [version.question(), "\n"]).collect();
    let words = checker::Words { question: &question, explanations: &version.explanations, answers: &read.answers };
    let judged = checker::choose(&words, &signature);
    judged.wanted.iter().for_each(|wanted| note(wanted.clone(), ""));
    if version.examples.is_empty() {
        note("the page has no examples".to_owned(), "add some to the spec");
    }
    let files = folder::files(page, &signature, &sorted, &read.written, &judged, &options.languages);
    let written = files.iter().find(|file| file.path == "spec.yaml").map(|file| file.text.as_bytes());
    if let Some(Err(faults)) = written.map(|text| spec::read(&page.slug, "spec.yaml", text)) {
        let first = faults.first().map_or("", |fault| fault.message.as_str());
        return Err(Box::new(about(format!("the kit cannot hold this question yet: {first}"))));
    }
    Ok(Imported { title: page.title.clone(), signature, examples: read.inputs.len(), lines: sorted, notes, files })
}

/// The lines with what the description says of them and beside them, sorted, and the facts that are lines of its own.
fn with_description(
    signature: Signature,
    read: Read,
    version: &Version,
    forms: &[columns::Form],
    (prose, lines, indices_from): (&str, &[String], i64),
) -> (Signature, Read, Sorted, Vec<String>) {
    let mut promised = prose::promises(prose, lines);
    let mut facts = prose::facts(prose, &signature.parameters, lines);
    facts.extend(promised.iter().map(|promise| prose::what_is_promised(promise).to_owned()));
    facts.extend(lengths_of_rows(&signature, &read.inputs, lines));
    let (signature, read, sorted) = with_columns(signature, read, version, forms, (prose, lines, indices_from));
    let given = Given { signature: &signature, examples: &read.inputs, indices_from };
    let (mut sorted, taken) = with_facts(sorted, lines.to_vec(), facts, given);
    promised.retain(|promise| !taken.iter().any(|line| line == prose::what_is_promised(promise)));
    sorted.promises.extend(promised);
    (signature, read, sorted, taken)
}

/// The length of all rows of a parameter whose columns the lines name by number, where no line tells it and the examples agree.
fn lengths_of_rows(signature: &Signature, examples: &[Input], lines: &[String]) -> Vec<String> {
    let is_said = |name: &str| lines.iter().any(|line| line.contains(&format!("{name}[")) && line.contains("].length"));
    let has_columns = |name: &str| {
        let column = |k: usize| format!("{name}[i][{k}]");
        lines.iter().any(|line| (0..10).any(|k| line.contains(&column(k))))
    };
    let length = |field: usize| -> Option<usize> {
        let rows = examples.iter().map(|input| &input.fields[field]);
        let mut lengths = rows.flat_map(|value| (0..value.len()).map(|row| value.range(1, row).len()));
        let first = lengths.next()?;
        lengths.all(|length| length == first).then_some(first)
    };
    let fields = Field::of(&signature.parameters).into_iter().enumerate();
    let rows = fields.filter(|(_, field)| field.depth == 2 && !field.is_string && field.column.is_none());
    let open = rows.filter(|(_, field)| has_columns(&field.name) && !is_said(&field.name));
    open.filter_map(|(at, field)| Some(format!("{}[i].length == {}", field.name, length(at)?))).collect()
}

/// The sorted lines with those facts of the description that are understood and that no example breaks, and these facts.
fn with_facts(mut sorted: Sorted, mut lines: Vec<String>, facts: Vec<String>, given: Given) -> (Sorted, Vec<String>) {
    let mut taken = Vec::new();
    for fact in facts {
        lines.push(fact.clone());
        let again = lines::sort_with_usual_names(&lines, given);
        let is_enforced = again.enforced.iter().any(|constraint| constraint.text == fact);
        if is_enforced && again.unchecked.len() <= sorted.unchecked.len() {
            sorted = again;
            taken.push(fact);
        } else {
            lines.pop();
        }
    }
    (sorted, taken)
}

/// What a person should look at in the lines of a page, and what to do about it.
fn remarks(sorted: &Sorted, of_description: &[String]) -> Vec<(String, &'static str)> {
    let taken = of_description.iter().map(|line| {
        let message = format!("`{line}` is taken from the description and the examples");
        (message, "correct the spec where it is wrong")
    });
    let contradicted = sorted.unchecked.iter().filter(|unchecked| unchecked.why == Why::Broken);
    let contradicted = contradicted.map(|unchecked| {
        let message = format!("`{}` is not enforced: {}", unchecked.text, unchecked.reason);
        (message, "the page contradicts itself, or the line means something else")
    });
    let assumed = sorted.assumed.iter().map(|assumed| {
        let message = format!("`{assumed}` is taken from the names: no constraint line says it");
        (message, "correct the spec where it is wrong")
    });
    taken.chain(contradicted).chain(assumed).collect()
}

/// Columns are named, or are places of their rows, where that lets more lines be enforced.
fn with_columns(
    signature: Signature,
    read: Read,
    version: &Version,
    forms: &[columns::Form],
    (prose, lines, indices_from): (&str, &[String], i64),
) -> (Signature, Read, Sorted) {
    let sort = |signature: &Signature, read: &Read, lines: &[String]| {
        lines::sort_with_usual_names(lines, Given { signature, examples: &read.inputs, indices_from })
    };
    let mut best = sort(&signature, &read, lines);
    if best.unchecked.is_empty() {
        return (signature, read, best);
    }
    let plain = signature.clone();
    let named =
        columns::named(&signature.parameters, forms).map(|parameters| Signature { parameters, ..signature.clone() });
    let (mut signature, mut read) = (signature, read);
    if let Some(named) = &named {
        let again = read_examples(&version.examples, named);
        let resorted = sort(named, &again, lines);
        if again.inputs.len() >= read.inputs.len() && resorted.unchecked.len() < best.unchecked.len() {
            (signature, read, best) = (named.clone(), again, resorted);
        }
    }
    let by_place = |signature: Signature| {
        let placed = columns::by_place(lines, prose, forms, &signature.parameters);
        (signature, placed)
    };
    let placed = [Some(plain.clone()), named].into_iter().flatten().map(by_place);
    for (tried, lines_tried) in placed {
        if lines_tried == lines || best.unchecked.is_empty() {
            continue;
        }
        let again = read_examples(&version.examples, &tried);
        let resorted = sort(&tried, &again, &lines_tried);
        if again.inputs.len() >= read.inputs.len() && resorted.unchecked.len() < best.unchecked.len() {
            (signature, read, best) = (tried, again, resorted);
        }
    }
    (signature, read, best)
}

/// What is to be said of powers whose superscripts copying has lost.
enum Powers {
    /// None can have been lost, or the user has said that none was.
    Kept,
    /// The lines with their powers. No question of the site has such a bound that is no power (3,687 were looked at).
    Restored(Vec<String>),
    /// The lines that may have lost one, beside others that have kept theirs.
    Doubtful(Vec<usize>),
}

fn powers(page: &Page, version: &Version, lines: &[String], lost: Option<bool>) -> Powers {
    let suspects: Vec<usize> = (0..lines.len()).filter(|&at| exponents::restored(&lines[at]).is_some()).collect();
    if suspects.is_empty() || !page.flattened || lost == Some(false) {
        return Powers::Kept;
    }
    let text = format!("{}\n{}", version.question(), version.constraints.join("\n"));
    if lost.is_none() && exponents::survived(&text) {
        return Powers::Doubtful(suspects);
    }
    Powers::Restored(lines.iter().map(|line| exponents::restored(line).unwrap_or_else(|| line.clone())).collect())
}

/// Says what became of powers, and gives the lines with them.
fn with_powers(powers: Powers, lines: Vec<String>) -> (Vec<String>, Option<(String, &'static str)>) {
    let shown = |from: &[String], to: &[String]| -> String {
        let pairs = from.iter().zip(to).filter(|(from, to)| from != to);
        pairs.map(|(_, to)| format!("`{to}`")).collect::<Vec<_>>().join(", ")
    };
    match powers {
        Powers::Kept => (lines, None),
        Powers::Restored(restored) => {
            let message =
                format!("the copy has lost its superscripts, which are given back: {}", shown(&lines, &restored));
            (restored, Some((message, "compare them with the page; `--powers kept` leaves 105 as it is")))
        }
        Powers::Doubtful(at) => {
            let doubtful: Vec<String> = at.iter().map(|&at| format!("`{}`", lines[at])).collect();
            let message = format!("a superscript may be lost in {}", doubtful.join(", "));
            (lines, Some((message, "correct the spec, or import again with `--powers lost`")))
        }
    }
}

/// Where two languages of one page do not say the same.
fn disagreements(
    page: &Page,
    main: &Version,
    parameters: &[Parameter],
    forms: &[columns::Form],
    renames: &[(String, String)],
    lines: &[String],
) -> Vec<String> {
    let mut found = Vec::new();
    let nouns = Nouns::of(parameters);
    let squeezed = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    for other in page.versions.iter().filter(|version| !std::ptr::eq(*version, main)) {
        let theirs = normalised(other, forms, renames);
        if theirs.is_empty() {
            continue;
        }
        // Lines that the constraint language does not read cannot be compared.
        let meanings = |lines: &[String]| -> Vec<(String, Vec<Rule>)> {
            lines.iter().filter_map(|line| Some((line.clone(), GRAMMAR.read(line, &nouns).ok()?.rules))).collect()
        };
        let (ours, them) = (meanings(lines), meanings(&theirs));
        for (these, those) in [(&them, &ours), (&ours, &them)] {
            let alone = these.iter().filter(|(_, rules)| !those.iter().any(|(_, other)| other == rules));
            found.extend(alone.map(|(line, _)| format!("one language alone says `{line}`")));
        }
        for (number, (one, two)) in main.examples.iter().zip(&other.examples).enumerate() {
            if squeezed(&one.input) != squeezed(&two.input) || squeezed(&one.output) != squeezed(&two.output) {
                found.push(format!("example {} differs between the languages", number + 1));
            }
        }
    }
    found
}
