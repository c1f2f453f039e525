//! C++.

mod call;
mod inline;

use crate::c_family::{self, Dialect};
use crate::cutter::Called;
use crate::debugger::Debugger;
use crate::declaration::Function;
use crate::draft::{Member, Role, indented};
use crate::entry::Entry;
use crate::fork_server::filled;
use crate::scan::{Masked, Token, closing};
use crate::{Facts, Language, LanguageSupport};
use std::path::Path;

pub(super) const FACTS: Facts = Facts {
    name: "cpp",
    title: "C++",
    aliases: &["c++"],
    stdin_words: "cin scanf getline getchar getchar_unlocked fread fread_unlocked fgets gets stdin read istream",
    sure_stdin_words: "cin scanf getchar",
    types: ["int", "long long", "double", "bool", "char", "string", "ListNode*", "TreeNode*"],
    list: ("vector<", ">"),
    types_rank: 0,
    tells_types: true,
    keeps_names: true,
    has_receivers: false,
    serves: None,
    template: None,
    is_text_in_harness: false,
    joins_forms: true,
    debugger: Debugger::Native,
    debug_options: &["-O0", "-g"],
    program: "#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n    ios::sync_with_stdio(false);\n    cin.tie(nullptr);\n}\n",
    mask: |source| c_family::scan(Dialect::Cpp, source),
    declarations: c_family::declarations,
    synthesize: |request, call| Ok(call::synthesize(request, call)),
    adapter: |adapter, _| call::adapter(adapter),
    map_diagnostics: call::map_diagnostics,
    inline: inline::inline,
    cut: |text, called| Ok(c_family::cut(Dialect::Cpp, text, called)),
};

pub(super) struct Cpp;

impl LanguageSupport for Cpp {
    fn likeness(&self, code: &str) -> Option<u8> {
        const SIGNS: &str = "vector<|public:|string |long long|ListNode*|ListNode *|TreeNode*|TreeNode *|bool ";
        SIGNS.split('|').any(|sign| code.contains(sign)).then_some(2)
    }

    fn entries(&self, source: &[u8], masked: &Masked, called: &Called) -> (Option<usize>, Option<Vec<Function>>) {
        (main_token(masked).map(|token| token.start), c_family::functions(source, masked, called.owner))
    }

    fn frame(&self, owner: &str, members: &str, _declares: bool) -> String {
        format!("class {owner} {{\npublic:\n{}\n}};", indented(members))
    }

    fn member(&self, member: &Member, body: bool) -> String {
        let parameters = member.parameters(Language::CPP, |name, ty, changed| {
            let borrowed = ty.starts_with("vector") || (changed && !ty.ends_with('*'));
            format!("{ty}{} {name}", if borrowed { "&" } else { "" })
        });
        let lead = match member.role {
            Role::Constructor => String::new(),
            _ => member.returns(Language::CPP, "void") + " ",
        };
        let head = format!("{lead}{}({parameters})", member.name);
        match (body, member.returns) {
            (false, _) => format!("{head};"),
            (true, None) => format!("{head} {{\n}}"),
            (true, Some(_)) => format!("{head} {{\n    return {{}};\n}}"),
        }
    }

    fn fork_server(&self, source: &[u8], name: &str) -> Option<(String, Vec<u8>)> {
        // A constructor runs before those of the submission.
        let start = format!("{}#line 1 \"{}\"\n", filled(include_str!("runtime/fork.cpp.in")), call::quoted(name));
        Some(("main.cpp".to_owned(), [start.as_bytes(), source].concat()))
    }

    fn to_debug(&self, file: &Path, source: &[u8], _entry: &Entry) -> Vec<u8> {
        let name = file.file_name().unwrap_or_default();
        let folders = || file.ancestors().skip(1);
        let mut text = format!("#line 1 \"{}\"\n", call::quoted(&file.display().to_string())).into_bytes();
        for line in source.split_inclusive(|&byte| byte == b'\n') {
            // What other files give is marked by paths below their project's folder.
            let mark =
                std::str::from_utf8(line).ok().and_then(|line| line.trim_end().strip_prefix("#line ")?.split_once(' '));
            let marked = mark.and_then(|(number, path)| {
                let path = Path::new(path.trim_matches('"'));
                let place = if path == name {
                    Some(file.to_owned())
                } else {
                    folders().map(|up| up.join(path)).find(|path| path.is_file())
                };
                Some(format!("#line {number} \"{}\"\n", call::quoted(&place?.display().to_string())))
            });
            text.extend_from_slice(marked.as_ref().map_or(line, |marked| marked.as_bytes()));
        }
        text
    }

    fn set_version(&self, compile: &mut [String], version: &str) {
        if let Some(word) = compile.iter_mut().find(|word| word.starts_with("-std=")) {
            *word = format!("-std={version}");
        }
    }
}

/// The name of the `main` of a program: a function at the outermost level.
fn main_token(masked: &Masked) -> Option<Token> {
    let tokens = masked.tokens();
    let mut i = 0;
    while i < tokens.len() {
        match masked.word(tokens[i]) {
            b"{" | b"(" => {
                i = closing(masked, &tokens, i);
                continue;
            }
            b"main" if i > 0 && tokens.get(i + 1).is_some_and(|&t| masked.word(t) == b"(") => return Some(tokens[i]),
            _ => {}
        }
        i += 1;
    }
    None
}
