//! What a program of mutants needs beside their text: to be told at its start which of them to be. And what compilers say of it.

use super::Mutant;
use super::lexer::Tongue;
use super::schemata::Message;
use std::fmt::Write;

const RUST: &str = include_str!("switch.rs.in");
const CPP: &str = "\
namespace ojkit_switch {
static int number = 0;
// Asked in inner loops: it never changes after the start.
static inline bool is(int first, int last) { return __builtin_expect(number >= first && number <= last, 0); }
__attribute__((constructor)) static void choose(int count, char** arguments) {
    for (const char* at = count > 1 ? arguments[1] : \"\"; *at >= '0' && *at <= '9'; ++at) number = number * 10 + (*at - '0');
}
}
";
const JAVA: &str = "
class OjkitSwitch {
    static int number = 0;
    static boolean is(int first, int last) { return number >= first && number <= last; }
}
";
const JAVA_MAIN: &str = "public static void main(String[] args) throws Exception {\n";

/// The text of a harness around a source with mutants, with what the source asks; `None` where the harness has no place for it.
pub(super) fn switched(harness: &str, tongue: Tongue, mutants: &[Mutant]) -> Option<String> {
    match tongue {
        Tongue::Rust => Some(format!("{harness}\n{RUST}")),
        Tongue::Cpp => {
            let at = harness.find("#line 1 \"")?;
            Some(format!("{}{CPP}{}", &harness[..at], &harness[at..]))
        }
        Tongue::Java => {
            let at = harness.rfind(JAVA_MAIN)? + JAVA_MAIN.len();
            let chooses = "        if (args.length > 0) OjkitSwitch.number = Integer.parseInt(args[0]);\n";
            Some(format!("{}{chooses}{}{JAVA}", &harness[..at], &harness[at..]))
        }
        Tongue::Python => python_harness(harness, mutants),
    }
}

/// The text of a whole program made of such a source, with what the source asks; messages call it `name`. `None` where its `main` is not found.
pub(super) fn switched_program(text: &str, name: &str, tongue: Tongue, mutants: &[Mutant]) -> Option<String> {
    match tongue {
        Tongue::Rust => Some(format!("{text}\n{RUST}")),
        Tongue::Cpp => Some(format!("{CPP}#line 1 \"{name}\"\n{text}")),
        Tongue::Java => {
            let main = text.find("void main(")?;
            let (open, close) = (main + "void main(".len(), main + text[main..].find(')')?);
            let arguments =
                text[open..close].rsplit(|c: char| !c.is_alphanumeric() && c != '_').find(|word| !word.is_empty())?;
            let begin = close + text[close..].find('{')? + 1;
            let chooses =
                format!(" if ({arguments}.length > 0) OjkitSwitch.number = Integer.parseInt({arguments}[0]);");
            Some(format!("{}{chooses}{}\n{JAVA}", &text[..begin], &text[begin..]))
        }
        Tongue::Python => {
            let bytes: String = text.bytes().map(|byte| format!("\\x{byte:02x}")).collect();
            let runs = "exec(compile(SOURCE, \"program\", \"exec\"), {\"__name__\": \"__main__\"})\n";
            python_harness(&format!("\nSOURCE = b\"{bytes}\"\n{runs}"), mutants)
        }
    }
}

const PYTHON: &str = r#"import sys

def ojkit_changed(source, number):
    for start, end, text in sorted(OJKIT_CHANGES.get(number, ()), reverse=True):
        source = source[:start] + text + source[end:]
    return source

if sys.argv[1:] == ["check"]:
    for ojkit_number in OJKIT_CHANGES:
        try:
            compile(ojkit_changed(SOURCE, ojkit_number), "mutant", "exec")
        except (SyntaxError, ValueError):
            print(ojkit_number)
    sys.exit()
if len(sys.argv) > 1 and sys.argv[1].isdigit():
    SOURCE = ojkit_changed(SOURCE, int(sys.argv[1]))
    del sys.argv[1:]
"#;

/// The text of a Python harness that is told which mutant to be, and with `check` prints the numbers of those that are no Python; `None` where
/// the harness does not hold its source as expected.
fn python_harness(harness: &str, mutants: &[Mutant]) -> Option<String> {
    let mut changes = "OJKIT_CHANGES = {\n".to_string();
    for (index, mutant) in mutants.iter().enumerate() {
        let (range, with) = &mutant.change;
        let bytes: String = with.bytes().map(|byte| format!("\\x{byte:02x}")).collect();
        // Writing to a text does not fail.
        let _ = writeln!(changes, "{}: (({}, {}, b\"{bytes}\"),),", index + 1, range.start, range.end);
    }
    let at = harness.find("\nSOURCE = b\"")? + 1;
    let end = at + harness[at..].find('\n')? + 1;
    Some(format!("{}{changes}}}\n{PYTHON}{}", &harness[..end], &harness[end..]))
}

/// The errors with a place in the submission, as a language's compiler prints them, with the other lines that come with a message.
pub(super) fn errors(stderr: &str, tongue: Tongue) -> Vec<Message> {
    if tongue == Tongue::Rust { errors_of_rust(stderr) } else { errors_by_line(stderr) }
}

/// `error: ...`, and below it `--> Solution.rs:12:5` and numbered lines of the source.
fn errors_of_rust(stderr: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    let mut counts = false;
    for text in stderr.lines() {
        let trimmed = text.trim_start();
        if text.starts_with("error") {
            counts = true;
            messages.push(Message { line: 0, shown: Vec::new() });
        } else if text.starts_with("warning") || text.starts_with("note") {
            counts = false;
        }
        let Some(message) = messages.last_mut().filter(|_| counts) else { continue };
        if let Some(place) = trimmed.strip_prefix("--> ") {
            if message.line == 0 {
                message.line = place.rsplit(':').nth(1).and_then(|line| line.parse().ok()).unwrap_or(0);
            }
        } else if let Some((number, _)) = trimmed.split_once(" |")
            && let Ok(line) = number.trim().parse()
        {
            message.shown.push(line);
        }
    }
    messages.retain(|message| message.line > 0);
    messages
}

/// `Solution.cpp:12:5: error: ...`.
fn errors_by_line(stderr: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    let mut waiting = Vec::new();
    for text in stderr.lines() {
        let Some((line, is_error, is_own)) = place(text) else { continue };
        match (is_error, is_own, messages.last_mut()) {
            (true, own, _) => {
                let shown = std::mem::take(&mut waiting);
                messages.push(Message { line: if own { line } else { 0 }, shown });
            }
            (false, true, Some(message)) => {
                message.shown.push(line);
                waiting.push(line);
            }
            (false, true, None) => waiting.push(line),
            _ => {}
        }
    }
    messages.retain(|message| message.line > 0 || !message.shown.is_empty());
    messages
}

/// The line that a compiler's message names, whether it is an error, and whether it is about the submission.
fn place(text: &str) -> Option<(usize, bool, bool)> {
    let (file, rest) = text.split_once(':')?;
    let (line, rest) = rest.split_once(':')?;
    let line = line.parse().ok()?;
    let is_own = !file.starts_with('/') && !file.contains("ojkit") && !file.contains(' ');
    Some((line, rest.contains("error: "), is_own))
}
