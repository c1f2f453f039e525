//! All mutants of a file as one program, which is told at its start which of them to be.

use super::lexer::Tongue;
use crate::mutants::schemata::{Message, Schemata};
use crate::mutants::{Form, Mutant, Place};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::Range;

/// The text of C++ or Java with those mutants whose index is in `chosen`: every place asks for the mutant's number. What stands there in the
/// source comes last, and every alternative has lines of its own, so that a compiler's message names it.
pub(in crate::mutants) fn schemata(
    source: &str,
    tongue: Tongue,
    mutants: &[Mutant],
    chosen: &BTreeSet<usize>,
) -> Schemata {
    let mut places: BTreeMap<(usize, usize), Vec<(u32, &Place)>> = BTreeMap::new();
    for &index in chosen {
        for place in &mutants[index].places {
            places.entry((place.range.start, place.range.end)).or_default().push((index as u32 + 1, place));
        }
    }
    let mut writer = Writer { text: String::new(), line: 1, arms: Vec::new(), places: Vec::new(), tongue };
    let mut at = 0;
    for ((start, end), arms) in places {
        if start < at {
            continue;
        }
        writer.put(&source[at..start]);
        let (first, numbers) = (writer.line, arms.iter().map(|(number, _)| *number).collect());
        writer.place(&source[start..end], &arms);
        writer.places.push((first..writer.line + 1, numbers));
        at = end;
    }
    writer.put(&source[at..]);
    let Writer { text, arms, places, .. } = writer;
    Schemata { text, arms, places }
}

struct Writer {
    text: String,
    line: usize,
    arms: Vec<(Range<usize>, u32)>,
    places: Vec<(Range<usize>, Vec<u32>)>,
    tongue: Tongue,
}

impl Writer {
    fn put(&mut self, text: &str) {
        self.line += text.bytes().filter(|&b| b == b'\n').count();
        self.text.push_str(text);
    }

    fn place(&mut self, own: &str, arms: &[(u32, &Place)]) {
        let asks = if self.tongue == Tongue::Java { "OjkitSwitch.is" } else { "ojkit_switch::is" };
        let (first, last) = (arms.iter().map(|arm| arm.0).min(), arms.iter().map(|arm| arm.0).max());
        let among = format!("{asks}({}, {})", first.unwrap_or(0), last.unwrap_or(0));
        let form = arms.first().map_or(Form::Value, |(_, place)| place.form);
        let (begin, between, end) = match form {
            Form::Value | Form::Items => (format!("({among} ? (\n"), " ? (", format!("({own})) : ({own}))")),
            Form::Block => (format!("{{ if ({among}) {{\n"), ") {", format!("{{ {own} }} }} else {{ {own} }} }}")),
            Form::Insertion => ("\n".to_string(), ") {", String::new()),
        };
        self.put(&begin);
        for (number, place) in arms {
            let start = self.line;
            let is = format!("{asks}({number}, {number})");
            let (arm, is_value) = (&place.arm, matches!(form, Form::Value | Form::Items));
            let text = match is_value {
                true => format!("{is}{between}{arm}) :\n"),
                false if form == Form::Insertion => format!("if ({is}{between} {arm} }}\n"),
                false => format!("if ({is}{between} {arm} }} else\n"),
            };
            self.put(&text);
            self.arms.push((start..self.line, *number));
        }
        self.put(&end);
    }
}

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

/// The text of a harness around such a source, with what the source asks; `None` where the harness has no place for it.
pub(in crate::mutants) fn switched(harness: &str, tongue: Tongue) -> Option<String> {
    match tongue {
        Tongue::Cpp => {
            let at = harness.find("#line 1 \"")?;
            Some(format!("{}{CPP}{}", &harness[..at], &harness[at..]))
        }
        Tongue::Java => {
            let at = harness.rfind(JAVA_MAIN)? + JAVA_MAIN.len();
            let chooses = "        if (args.length > 0) OjkitSwitch.number = Integer.parseInt(args[0]);\n";
            Some(format!("{}{chooses}{}{JAVA}", &harness[..at], &harness[at..]))
        }
        Tongue::Python => None,
    }
}

/// The text of a whole program made of such a source, with what the source asks; messages call it `name`. `None` where its `main` is not found.
pub(in crate::mutants) fn switched_program(text: &str, name: &str, tongue: Tongue) -> Option<String> {
    match tongue {
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
        Tongue::Python => None,
    }
}

/// The text of a Python program that is told which mutant to be, as [`python_harness`] is.
pub(in crate::mutants) fn python_program(source: &str, mutants: &[Mutant]) -> Option<String> {
    let bytes: String = source.bytes().map(|byte| format!("\\x{byte:02x}")).collect();
    let runs = "exec(compile(SOURCE, \"program\", \"exec\"), {\"__name__\": \"__main__\"})\n";
    python_harness(&format!("\nSOURCE = b\"{bytes}\"\n{runs}"), mutants)
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
pub(in crate::mutants) fn python_harness(harness: &str, mutants: &[Mutant]) -> Option<String> {
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

/// The errors with a place in the submission, as C++ and Java compilers print them: `Solution.cpp:12:5: error: ...`. What else a message
/// names comes with it.
pub(in crate::mutants) fn errors(stderr: &str) -> Vec<Message> {
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
