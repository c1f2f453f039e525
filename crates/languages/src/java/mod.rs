//! Java.

mod call;

use crate::c_family::{self, Dialect};
use crate::cutter::Called;
use crate::debugger::Debugger;
use crate::declaration::Function;
use crate::draft::{Member, Role, indented};
use crate::entry::Entry;
use crate::scan::{Masked, closing};
use crate::{Facts, Language, LanguageSupport};
use ojkit_run::Kind;
use std::path::Path;

pub(super) const FACTS: Facts = Facts {
    name: "java",
    title: "Java",
    aliases: &[],
    stdin_words: "in console",
    sure_stdin_words: "Scanner InputStreamReader",
    types: ["int", "long", "double", "boolean", "char", "String", "ListNode", "TreeNode"],
    list: ("", "[]"),
    types_rank: 1,
    tells_types: true,
    keeps_names: true,
    has_receivers: false,
    serves: Some(Kind::Submission),
    template: None,
    is_text_in_harness: false,
    joins_forms: true,
    debugger: Debugger::Jdwp,
    debug_options: &["-g"],
    program: "import java.util.*;\n\npublic class Main {\n    public static void main(String[] args) {\n        Scanner in = new Scanner(System.in);\n    }\n}\n",
    mask: |source| c_family::scan(Dialect::Java, source),
    declarations: c_family::declarations,
    synthesize: |request, call| Ok(call::synthesize(request, call)),
    adapter: |adapter, _| call::adapter(adapter),
    map_diagnostics: call::map_diagnostics,
    inline: |_, _, _| Ok(None),
    cut: |text, called| Ok(c_family::cut(Dialect::Java, text, called)),
};

pub(super) struct Java;

impl LanguageSupport for Java {
    fn likeness(&self, code: &str) -> Option<u8> {
        (code.contains('(') && code.contains(')')).then_some(1)
    }

    fn entries(&self, source: &[u8], masked: &Masked, called: &Called) -> (Option<usize>, Option<Vec<Function>>) {
        let tokens = masked.tokens();
        let words: Vec<&[u8]> = tokens.iter().map(|&token| masked.word(token)).collect();
        let main = words.windows(3).position(|w| w == [b"void".as_slice(), b"main", b"("]);
        let functions =
            call::is_outermost(masked, called.owner).then(|| c_family::functions(source, masked, called.owner));
        (main.map(|at| tokens[at + 1].start), functions.flatten())
    }

    fn frame(&self, owner: &str, members: &str, _declares: bool) -> String {
        format!("class {owner} {{\n{}\n}}", indented(members))
    }

    fn member(&self, member: &Member, body: bool) -> String {
        let parameters = member.parameters(Language::JAVA, |name, ty, _| format!("{ty} {name}"));
        let returns = member.returns(Language::JAVA, "void");
        let head = match member.role {
            Role::Constructor => format!("public {}({parameters})", member.name),
            _ => format!("public {returns} {}({parameters})", member.name),
        };
        let value = match returns.as_str() {
            "int" | "long" | "double" | "char" => "0",
            "boolean" => "false",
            _ => "null",
        };
        match (body, member.returns) {
            (false, _) => head,
            (true, None) => format!("{head} {{\n}}"),
            (true, Some(_)) => format!("{head} {{\n    return {value};\n}}"),
        }
    }

    fn start(&self, source: &[u8]) -> Option<(String, String)> {
        call::start(source)
    }

    fn to_debug(&self, _file: &Path, source: &[u8], _entry: &Entry) -> Vec<u8> {
        // A class that is public wants a file of its own name, and a debugger looks for the file that was compiled.
        let masked = c_family::scan(Dialect::Java, source);
        let tokens = masked.tokens();
        let (mut text, mut i) = (source.to_owned(), 0);
        while let Some(&token) = tokens.get(i) {
            if masked.word(token) == b"public" {
                text[token.start..token.end].fill(b' ');
            }
            i = if masked.word(token) == b"{" { closing(&masked, &tokens, i) } else { i + 1 };
        }
        text
    }
}
