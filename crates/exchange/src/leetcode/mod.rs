//! LeetCode's questions to problem folders: text in, files out; nothing here touches a file.

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
mod statement;
mod wording;
pub(crate) mod words;

#[cfg(test)]
mod tests;

pub use folder::statement;
pub use lines::{Sorted, Unchecked, Why};

use crate::package::File;
use lines::Given;
use ojkit_english::Nouns;
use ojkit_languages::Language;
use ojkit_model::constraint::Rule;
use ojkit_model::diagnostic::{Diagnostic, Severity};
use ojkit_model::input::{Field, Input, Value};
use ojkit_model::signature::{Parameter, Signature};
use ojkit_rules::spec;
use page::{Page, RawExample, Version};

/// What the user says beyond the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// A declaration of the function in C++, Java, Python or Rust; it stands above the page's own.
    pub signature: Option<String>,
    /// Languages to write drafts for.
    pub languages: Vec<Language>,
}

/// A question as it was found, and what came of it.
#[derive(Clone, Debug)]
pub struct Question {
    /// The name in the page's address; empty where the text was no question at all.
    pub slug: String,
    /// What it asks for: `function`, `class`, or `unknown` where nothing on the page says it.
    pub kind: &'static str,
    /// The folder, or why there is none.
    pub result: Result<Imported, Box<Diagnostic>>,
}

/// A question that became a problem.
#[derive(Clone, Debug)]
pub struct Imported {
    pub signature: Signature,
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
    let refuse = |message: String, help: &str| Box::new(Diagnostic::error(path, found.line, 0, message).help(help));
    let mut page = match found.page {
        Ok(page) => page,
        Err(error) => return Question { slug: String::new(), kind: "unknown", result: Err(error) },
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
    let slug = page.slug.clone();
    let is_named = slug.len() <= 120
        && slug.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        && slug.starts_with(|c: char| c.is_ascii_alphanumeric());
    if !is_named {
        let message = match slug.is_empty() {
            true => "the page has no title, so that the folder has no name".to_owned(),
            false => format!("`{}` cannot name a folder", slug.chars().take(60).collect::<String>()),
        };
        let result = Err(refuse(message, "begin the text with the number and the title, as in `1406. Stone Game III`"));
        return Question { slug: String::new(), kind: "unknown", result };
    }
    let (kind, result) = match signature::settle(&mut page, options.signature.as_deref()) {
        Ok(signature) => {
            let kind = if signature.class.is_some() { "class" } else { "function" };
            let signature = design::complete(signature).map_err(|message| {
                refuse(format!("{slug}: {message}"), "import it by hand: `ojkit new` makes the folder")
            });
            (kind, signature.and_then(|signature| complete(path, found.line, &page, signature, options)))
        }
        Err(absent) => {
            let kind = if absent.is_absent { "unknown" } else { "function" };
            (kind, Err(refuse(format!("{slug}: {}", absent.message), &absent.help)))
        }
    };
    Question { slug, kind, result }
}

/// The word with its first letter as a capital.
pub fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What the words of a question mean: made once from its page.
struct Lexicon {
    /// What its versions say around their examples and lines.
    prose: String,
    /// What its rows are made of.
    forms: Vec<columns::Form>,
    /// Names that the examples use for parameters that the signature calls otherwise.
    renames: Vec<(String, String)>,
}

impl Lexicon {
    fn of(page: &Page, version: &Version, parameters: &[Parameter]) -> Lexicon {
        let prose = page.versions.iter().flat_map(|version| [version.prose.as_str(), "\n"]).collect::<String>();
        let forms = columns::forms(&format!("{prose}\n{}", version.constraints.join("\n")));
        let parts = version.examples.first().map_or_else(Vec::new, |raw| examples::split(&raw.input));
        let same = |name: &str| parameters.iter().find(|p| examples::same_name(name, &p.name));
        let are_same = parts.iter().all(|(name, _)| name.is_some_and(|name| same(name).is_some()));
        // By name where all names are only spelled otherwise, by place elsewhere.
        let pairs = parts.iter().zip(parameters).filter(|_| parts.len() == parameters.len());
        let pairs = pairs.filter_map(|((name, _), at_place)| {
            let from = (*name)?;
            let to = if are_same { same(from)? } else { at_place };
            (!parameters.iter().any(|p| p.name == from)).then(|| (from.to_owned(), to.name.clone()))
        });
        Lexicon { renames: pairs.collect(), prose, forms }
    }

    /// The lines of a version as the constraint language reads them.
    fn lines(&self, version: &Version) -> Vec<String> {
        let of = |line: &String| {
            let line = columns::spelled(&wording::translated(&wording::line(line)), &self.forms);
            self.renames.iter().fold(line, |line, (from, to)| words::replace_word(&line, from, to))
        };
        version.constraints.iter().map(of).filter(|line| line.contains(char::is_alphanumeric)).collect()
    }
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

/// A page read for a signature: its examples, and where its lines went.
struct Reading {
    signature: Signature,
    examples: Read,
    sorted: Sorted,
}

impl Reading {
    fn of(signature: Signature, lines: &[String], version: &Version, indices_from: i64) -> Reading {
        let examples = read_examples(&version.examples, &signature);
        let given = Given { signature: &signature, examples: &examples.inputs, indices_from };
        let sorted = lines::sort_with_usual_names(lines, given);
        Reading { signature, examples, sorted }
    }
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
    // 1. What words mean, and the lines with it.
    let lexicon = Lexicon::of(page, version, &signature.parameters);
    for (from, to) in &lexicon.renames {
        note(format!("the page calls `{to}` also `{from}`; both are `{to}` in the spec"), "");
    }
    let mut lines = lexicon.lines(version);
    let powers = if page.flattened { give_powers_back(&mut lines) } else { Vec::new() };
    for line in nouns::of_every_row(&mut lines, &signature.parameters) {
        note(format!("`{line}` is read of every row"), "correct the spec where rows differ in length");
    }
    if !powers.is_empty() {
        let message = format!("the copy has lost its superscripts, which are given back: {}", powers.join(", "));
        note(message, "compare them with the page");
    }
    // 2. The signature under which most is read.
    let facts = prose::facts(&lexicon.prose, &signature.parameters, &lines);
    let parameters = signature.parameters.clone();
    let reading = best(signature, &lexicon, &lines, version);
    let faults = &reading.examples.faults;
    if let (true, Some((number, message))) = (reading.examples.inputs.is_empty(), faults.first()) {
        return Err(Box::new(
            about(format!("example {number}: {message}"))
                .help("correct the example in the file, or give the signature that fits it by `--signature`"),
        ));
    }
    faults.iter().for_each(|(number, fault)| note(format!("example {number} is left out: {fault}"), "add it by hand"));
    // 3. What the description adds.
    let (reading, taken) = with_facts(reading, &lexicon, &lines, facts);
    remarks(&reading.sorted, &taken).into_iter().for_each(|(message, help)| note(message, help));
    for difference in disagreements(page, version, &parameters, &lexicon, &lines) {
        note(difference, "the first language counts; correct the spec where it is wrong");
    }
    // 4. How answers are compared.
    let Reading { signature, examples, sorted } = reading;
    let question: String = page.versions.iter().flat_map(|version| [version.question(), "\n"]).collect();
    let words = checker::Words { question: &question, explanations: &version.explanations, answers: &examples.answers };
    let judged = checker::choose(&words, &signature);
    judged.wanted.iter().for_each(|wanted| note(wanted.clone(), ""));
    if version.examples.is_empty() {
        note("the page has no examples".to_owned(), "add some to the spec");
    }
    // 5. The folder.
    let files = folder::files(page, &signature, &sorted, &examples.written, &judged, &options.languages);
    let written = files.iter().find(|file| file.path == "spec.yaml").map(|file| file.bytes.as_slice());
    if let Some(Err(faults)) = written.map(|text| spec::read(&page.slug, "spec.yaml", text, ojkit_english::said)) {
        let first = faults.first().map_or("", |fault| fault.message.as_str());
        return Err(Box::new(about(format!("the kit cannot hold this question yet: {first}"))));
    }
    Ok(Imported { signature, examples: examples.inputs.len(), lines: sorted, notes, files })
}

/// The reading under which most lines are enforced: columns are named, or are places of their rows, where that helps.
fn best(signature: Signature, lexicon: &Lexicon, lines: &[String], version: &Version) -> Reading {
    let Lexicon { prose, forms, .. } = lexicon;
    let counts_nodes = signature.calling.as_ref().is_some_and(|calling| calling.kinds().contains(&"graph"));
    let indices_from = i64::from(counts_nodes || prose::counts_from_one(prose, &signature.parameters, lines));
    let mut best = Reading::of(signature.clone(), lines, version, indices_from);
    let named = columns::named(&signature.parameters, forms);
    let named = named.map(|parameters| Signature { parameters, ..signature.clone() });
    for (signature, is_placed) in [(named.clone(), false), (Some(signature), true), (named, true)] {
        let Some(signature) = signature.filter(|_| !best.sorted.unchecked.is_empty()) else { continue };
        let spelled = match is_placed {
            true => columns::by_place(lines, prose, forms, &signature.parameters),
            false => lines.to_vec(),
        };
        if is_placed && spelled == lines {
            continue;
        }
        let again = Reading::of(signature, &spelled, version, indices_from);
        if again.examples.inputs.len() >= best.examples.inputs.len()
            && again.sorted.unchecked.len() < best.sorted.unchecked.len()
        {
            best = again;
        }
    }
    best
}

/// The reading with what the description states and promises, and those of its facts that are understood and that no example breaks.
fn with_facts(
    mut reading: Reading,
    lexicon: &Lexicon,
    lines: &[String],
    mut facts: Vec<String>,
) -> (Reading, Vec<String>) {
    let Reading { signature, examples, sorted } = &mut reading;
    let mut lines = lines.to_vec();
    let mut promised = prose::promises(&lexicon.prose, &lines);
    facts.extend(promised.iter().map(|promise| prose::what_is_promised(promise).to_owned()));
    facts.extend(lengths_of_rows(signature, &examples.inputs, &lines));
    let given = Given { signature, examples: &examples.inputs, indices_from: sorted.indices_from };
    let mut taken = Vec::new();
    for fact in facts {
        lines.push(fact.clone());
        let again = lines::sort_with_usual_names(&lines, given);
        let is_enforced = again.enforced.iter().any(|constraint| constraint.text == fact);
        if is_enforced && again.unchecked.len() <= sorted.unchecked.len() {
            *sorted = again;
            taken.push(fact);
        } else {
            lines.pop();
        }
    }
    promised.retain(|promise| !taken.iter().any(|line| line == prose::what_is_promised(promise)));
    sorted.promises.extend(promised);
    (reading, taken)
}

/// The length of all rows of a parameter whose columns the lines name by number, where no line tells it and the examples agree.
fn lengths_of_rows(signature: &Signature, examples: &[Input], lines: &[String]) -> Vec<String> {
    let is_said = |name: &str| lines.iter().any(|line| line.contains(&format!("{name}[")) && line.contains("].length"));
    let is_number = |rest: &str| rest.starts_with(|c: char| c.is_ascii_digit());
    let column = |name: &str| format!("{name}[i][");
    let has_columns = |name: &str| lines.iter().any(|line| line.split(&column(name)).skip(1).any(is_number));
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

/// Gives lines the powers whose superscripts copying has lost, and says which. No question of the site has such a bound that is no power
/// (3,687 were looked at).
fn give_powers_back(lines: &mut [String]) -> Vec<String> {
    let mut powers = Vec::new();
    for line in lines {
        if let Some(restored) = exponents::restored(line) {
            powers.push(format!("`{restored}`"));
            *line = restored;
        }
    }
    powers
}

/// Where two languages of one page do not say the same.
fn disagreements(
    page: &Page,
    main: &Version,
    parameters: &[Parameter],
    lexicon: &Lexicon,
    lines: &[String],
) -> Vec<String> {
    let mut found = Vec::new();
    let nouns = Nouns::of(parameters);
    let squeezed = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    for other in page.versions.iter().filter(|version| !std::ptr::eq(*version, main)) {
        let theirs = lexicon.lines(other);
        if theirs.is_empty() {
            continue;
        }
        // Lines that the constraint language does not read cannot be compared.
        let meanings = |lines: &[String]| -> Vec<(String, Vec<Rule>)> {
            lines
                .iter()
                .filter_map(|line| Some((line.clone(), ojkit_english::read(line, &nouns).ok()?.rules)))
                .collect()
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
