//! Rust.

mod call;
mod cut;
mod declaration;
mod inline;
mod scan;
mod source;

use crate::cutter::Called;
use crate::debugger::Debugger;
use crate::declaration::Function;
use crate::draft::{Member, Role, indented};
use crate::fork_server::filled;
use crate::scan::Masked;
use crate::{Facts, Language, LanguageSupport};

pub(super) const FACTS: Facts = Facts {
    name: "rust",
    title: "Rust",
    aliases: &[],
    stdin_words: "stdin read_to_string proconio input",
    sure_stdin_words: "stdin",
    types: ["i32", "i64", "f64", "bool", "char", "String", "Option<Box<ListNode>>", "Option<Rc<RefCell<TreeNode>>>"],
    list: ("Vec<", ">"),
    types_rank: 2,
    tells_types: true,
    keeps_names: false,
    has_receivers: true,
    serves: None,
    template: None,
    is_text_in_harness: false,
    joins_forms: true,
    debugger: Debugger::Native,
    debug_options: &["-C", "opt-level=0", "-C", "debuginfo=2", "-C", "strip=none"],
    program: "use std::io;\n\nfn main() {\n    let input = io::read_to_string(io::stdin()).unwrap();\n    let _words = input.split_ascii_whitespace();\n}\n",
    mask: scan::scan,
    declarations: declaration::declarations,
    synthesize: call::synthesize,
    adapter: call::adapter,
    map_diagnostics: call::map_diagnostics,
    inline: inline::inline,
    cut: cut::cut,
};

pub(super) struct Rust;

impl LanguageSupport for Rust {
    fn likeness(&self, code: &str) -> Option<u8> {
        let has = |sign: &str| code.contains(sign);
        (has("impl Solution") || has("fn ") && (has("->") || has("Vec<"))).then_some(5)
    }

    fn entries(&self, source: &[u8], masked: &Masked, called: &Called) -> (Option<usize>, Option<Vec<Function>>) {
        declaration::doors(source, masked, called.owner)
    }

    fn compatible(&self, found: &str, expected: &str) -> bool {
        let plain = |letters: &str| {
            let letters = letters.replace('l', "i");
            // A character may be a byte.
            if letters.ends_with('c') || expected.ends_with('c') { letters.replace('i', "c") } else { letters }
        };
        plain(found) == plain(expected)
    }

    fn method_name(&self, name: &str) -> String {
        method_name(name)
    }

    fn constructor_name<'c>(&self, _class: &'c str) -> &'c str {
        "new"
    }

    fn solution_title(&self, owner: &str) -> String {
        format!("`impl {owner}`")
    }

    fn frame(&self, owner: &str, members: &str, declares: bool) -> String {
        let class = if declares { format!("struct {owner} {{}}\n\n") } else { String::new() };
        let uses = if members.contains("RefCell") { "use std::cell::RefCell;\nuse std::rc::Rc;\n\n" } else { "" };
        format!("{uses}{class}impl {owner} {{\n{}\n}}", indented(members))
    }

    fn member(&self, member: &Member, body: bool) -> String {
        let write = |name: &str, ty: &str, changed: bool| {
            format!("{}: {}{ty}", identifier(name), if changed { "&mut " } else { "" })
        };
        let parameters = member.parameters(Language::RUST, write);
        let arrow = member.returns.map(|_| format!(" -> {}", member.returns(Language::RUST, ""))).unwrap_or_default();
        let name = method_name(member.name);
        let comma = if parameters.is_empty() { "" } else { ", " };
        let (head, value) = match member.role {
            Role::Constructor => (format!("fn new({parameters}) -> Self"), format!("    {} {{}}\n", member.owner)),
            Role::Method => (format!("fn {name}(&mut self{comma}{parameters}){arrow}"), String::new()),
            Role::Function => (format!("pub fn {name}({parameters}){arrow}"), String::new()),
        };
        let value = if member.returns.is_some() { "    Default::default()\n".to_owned() } else { value };
        if body { format!("{head} {{\n{value}}}") } else { head }
    }

    fn library(&self) -> (&'static str, &'static str) {
        (call::LIBRARY, "use ::ojkit_harness::ojkit_library;\n")
    }

    fn fork_server(&self, source: &[u8], name: &str) -> Option<(String, Vec<u8>)> {
        // A constructor runs before `main`.
        Some((file_name(name), [source, filled(include_str!("runtime/fork.rs.in")).as_bytes()].concat()))
    }

    fn set_version(&self, compile: &mut [String], version: &str) {
        if let Some(at) = compile.iter().position(|word| word == "--edition")
            && let Some(edition) = compile.get_mut(at + 1)
        {
            version.clone_into(edition);
        }
    }
}

/// A program's file has the submission's name: panics tell it.
fn file_name(name: &str) -> String {
    if name.ends_with(".rs") { name.to_owned() } else { "main.rs".to_owned() }
}

/// A camelCase name in snake_case, as LeetCode derives its Rust names: `stoneGameIII` is `stone_game_iii`, `findLUSlength` is
/// `find_lu_slength`, `combinationSum2` is `combination_sum2`.
pub fn snake_case(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut snake = String::with_capacity(name.len() + 4);
    for (i, &letter) in letters.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| letters[i]);
        let after = letters.get(i + 1);
        let begins = letter.is_ascii_uppercase()
            && before.is_some_and(|b| {
                let ends_run = b.is_ascii_uppercase() && after.is_some_and(char::is_ascii_lowercase);
                b.is_ascii_lowercase() || b.is_ascii_digit() || ends_run
            });
        if begins {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// The words of the language that a name can be where `r#` stands in front of it.
const WORDS: &str = "abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in let \
                     loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use \
                     virtual where while yield";

/// The name of a method; LeetCode gives the one that Rust has for itself another name.
fn method_name(name: &str) -> String {
    if name == "move" { "make_a_move".to_owned() } else { identifier(name) }
}

/// A name of a judge as a name of Rust.
fn identifier(name: &str) -> String {
    let snake = snake_case(name);
    if WORDS.split(' ').any(|word| word == snake) { format!("r#{snake}") } else { snake }
}
