//! C++.

mod call;
mod inline;

use crate::c_family::{self, Dialect};
use crate::call::nodes::Adapter;
use crate::call::{Call, Harness, HarnessText, Request};
use crate::cutter::{Called, CutError};
use crate::debugger::Debugger;
use crate::declaration::Function;
use crate::draft::{Member, Role, indented};
use crate::entry::Entry;
use crate::fork_server::filled;
use crate::inline::{InlineError, Project, Whole};
use crate::scan::{Masked, Token, closing};
use crate::{Facts, Language, LanguageSupport};
use ojkit_frames::HarnessError;
use std::path::Path;

const FACTS: Facts = Facts {
    name: "cpp",
    title: "C++",
    aliases: &["c++"],
    stdin_words: &[
        "cin",
        "scanf",
        "getline",
        "getchar",
        "getchar_unlocked",
        "fread",
        "fread_unlocked",
        "fgets",
        "gets",
        "stdin",
        "read",
        "istream",
    ],
    sure_stdin_words: &["cin", "scanf", "getchar"],
    types: ["int", "long long", "double", "bool", "char", "string", "ListNode*", "TreeNode*"],
    list: ("vector<", ">"),
    types_rank: 0,
    tells_types: true,
    keeps_names: true,
    has_receivers: false,
    serves: None,
    is_text_in_harness: false,
    joins_forms: true,
    debugger: Debugger::Native,
    debug_options: &["-O0", "-g"],
};

pub(super) struct Cpp;

impl LanguageSupport for Cpp {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn mask(&self, source: &[u8]) -> Masked {
        c_family::scan(Dialect::Cpp, source)
    }

    fn likeness(&self, code: &str) -> Option<u8> {
        const SIGNS: [&str; 9] = [
            "vector<",
            "public:",
            "string ",
            "long long",
            "ListNode*",
            "ListNode *",
            "TreeNode*",
            "TreeNode *",
            "bool ",
        ];
        SIGNS.iter().any(|sign| code.contains(sign)).then_some(2)
    }

    fn entries(&self, source: &[u8], masked: &Masked, called: &Called) -> (Option<usize>, Option<Vec<Function>>) {
        (main_token(masked).map(|token| token.start), c_family::functions(source, masked, called.owner))
    }

    fn declarations(&self, source: &[u8], masked: &Masked) -> Vec<Function> {
        c_family::declarations(source, masked)
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

    fn program(&self) -> &'static str {
        "#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n    ios::sync_with_stdio(false);\n    cin.tie(nullptr);\n}\n"
    }

    fn synthesize(&self, request: &Request, call: &Call) -> Result<HarnessText, HarnessError> {
        Ok(call::synthesize(request, call))
    }

    fn adapter(&self, adapter: &Adapter, _source: &[u8]) -> Option<String> {
        Some(call::adapter(adapter))
    }

    fn map_diagnostics(&self, harness: &Harness, stderr: &str) -> String {
        call::map_diagnostics(harness, stderr)
    }

    fn inline(&self, project: &Project, text: &[u8], marks: bool) -> Result<Option<Whole>, InlineError> {
        inline::inline(project, text, marks)
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

    fn cut(&self, text: &str, called: &Called) -> Result<Option<String>, CutError> {
        Ok(c_family::cut(Dialect::Cpp, text, called))
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
