//! Python.

mod call;
mod cut;
mod declaration;
mod inline;
mod scan;

use crate::cutter::Called;
use crate::debugger::Debugger;
use crate::declaration::Function;
use crate::draft::{Member, Role, indented};
use crate::fork_server::filled;
use crate::scan::{Masked, Token};
use crate::{Facts, Language, LanguageSupport};
use ojkit_run::Kind;

pub(super) const FACTS: Facts = Facts {
    name: "python",
    title: "Python",
    aliases: &["python3", "pypy", "pypy3"],
    stdin_words: "input stdin open fileinput",
    sure_stdin_words: "input stdin",
    types: ["int", "int", "float", "bool", "str", "str", "Optional[ListNode]", "Optional[TreeNode]"],
    list: ("List[", "]"),
    types_rank: 3,
    tells_types: true,
    keeps_names: true,
    has_receivers: false,
    serves: Some(Kind::ForkServer),
    template: Some(include_str!("runtime/template.py.in")),
    is_text_in_harness: true,
    joins_forms: false,
    debugger: Debugger::Debugpy,
    debug_options: &[],
    program: "import sys\n\n\ndef main():\n    words = sys.stdin.read().split()\n\n\nif __name__ == \"__main__\":\n    main()\n",
    mask: scan::scan,
    declarations: declaration::declarations,
    synthesize: |request, call| Ok(call::synthesize(request, call)),
    adapter: |adapter, _| call::adapter(adapter),
    map_diagnostics: |_, stderr| stderr.to_owned(),
    inline: |project, text, _| inline::inline(project, text),
    cut: |text, called| Ok(cut::cut(text, called)),
};

pub(super) struct Python;

impl LanguageSupport for Python {
    fn likeness(&self, code: &str) -> Option<u8> {
        (code.contains("def ") && code.contains(':')).then_some(4)
    }

    fn entries(&self, source: &[u8], masked: &Masked, called: &Called) -> (Option<usize>, Option<Vec<Function>>) {
        (declaration::main(masked), declaration::functions(source, masked, called.owner))
    }

    fn body(&self, masked: &Masked, tokens: &[Token], name: usize) -> Option<usize> {
        declaration::body(masked, tokens, name)
    }

    fn compatible(&self, found: &str, expected: &str) -> bool {
        let plain = |letters: &str| letters.replace('l', "i").replace('c', "s");
        plain(found) == plain(expected) || matches!((found, expected), ("i", "d") | ("d", "i") | ("b", "i"))
    }

    fn constructor_name<'c>(&self, _class: &'c str) -> &'c str {
        "__init__"
    }

    fn frame(&self, owner: &str, members: &str, _declares: bool) -> String {
        format!("class {owner}:\n{}", indented(members))
    }

    fn member(&self, member: &Member, body: bool) -> String {
        let parameters = member.parameters(Language::PYTHON, |name, ty, _| format!("{name}: {ty}"));
        let parameters = if parameters.is_empty() { "self".to_owned() } else { format!("self, {parameters}") };
        let head = match member.role {
            Role::Constructor => format!("def __init__({parameters}):"),
            _ => format!("def {}({parameters}) -> {}:", member.name, member.returns(Language::PYTHON, "None")),
        };
        if body { head + "\n    pass" } else { head }
    }

    fn fork_server(&self, source: &[u8], name: &str) -> Option<(String, Vec<u8>)> {
        // The submission is compiled first and run after the fork.
        let name = format!("{}.decode()", call::bytes_literal(name.as_bytes()));
        let text = filled(include_str!("runtime/fork.py.in")).replacen("@NAME@", &name, 1);
        Some(("main.py".to_owned(), text.replacen("@SOURCE@", &call::bytes_literal(source), 1).into_bytes()))
    }
}
