//! JavaScript, as node runs it.

mod call;
mod cut;
mod declaration;
mod scan;

use crate::cutter::Called;
use crate::debugger::Debugger;
use crate::declaration::Function;
use crate::draft::{Member, Role, type_of};
use crate::entry::{Entry, byte_at};
use crate::scan::Masked;
use crate::{Facts, Language, LanguageSupport};
use std::path::Path;

pub(super) const FACTS: Facts = Facts {
    name: "javascript",
    title: "JavaScript",
    aliases: &["js", "node", "nodejs"],
    stdin_words: "stdin readFileSync readline readSync",
    sure_stdin_words: "stdin readline",
    types: ["number", "number", "number", "boolean", "character", "string", "ListNode", "TreeNode"],
    list: ("", "[]"),
    types_rank: 4,
    tells_types: false,
    keeps_names: true,
    has_receivers: false,
    serves: None,
    template: None,
    is_text_in_harness: true,
    joins_forms: false,
    debugger: Debugger::Inspector,
    debug_options: &[],
    program: "const words = require(\"fs\").readFileSync(0, \"utf8\").split(/\\s+/);\n",
    mask: scan::scan,
    declarations: declaration::declarations,
    synthesize: |request, call| Ok(call::synthesize(request, call)),
    adapter: |adapter, _| call::adapter(adapter),
    map_diagnostics: |_, stderr| stderr.to_owned(),
    inline: |_, _, _| Ok(None),
    cut: |text, called| Ok(cut::cut(text, called)),
};

/// Stops once at a place, whatever client is there.
const STOP: &[u8] = b"if(!globalThis.ojkitStopped){globalThis.ojkitStopped=true;debugger}";

pub(super) struct JavaScript;

impl LanguageSupport for JavaScript {
    fn likeness(&self, code: &str) -> Option<u8> {
        ["= function", "=> {", "@return {"].iter().any(|sign| code.contains(sign)).then_some(3)
    }

    fn entries(&self, source: &[u8], masked: &Masked, called: &Called) -> (Option<usize>, Option<Vec<Function>>) {
        (declaration::main(masked), declaration::functions(source, masked, called))
    }

    fn compatible(&self, found: &str, expected: &str) -> bool {
        // There is one type of numbers, and a character is a string.
        let plain = |letters: &str| letters.replace(['l', 'd'], "i").replace('c', "s");
        plain(found) == plain(expected)
    }

    fn wanted(&self, owner: &str, function: Option<&str>) -> String {
        format!("`{}`", function.unwrap_or(owner))
    }

    fn solution_title(&self, _owner: &str) -> String {
        "a function or a class".to_owned()
    }

    fn frame(&self, _owner: &str, members: &str, _declares: bool) -> String {
        members.to_owned()
    }

    fn member(&self, member: &Member, body: bool) -> String {
        let parameters = member.parameters(Language::JAVASCRIPT, |name, _, _| name.to_owned());
        let place = match member.role {
            Role::Method => format!("{}.prototype.{}", member.owner, member.name),
            Role::Constructor | Role::Function => format!("var {}", member.name),
        };
        let head = format!("{place} = function({parameters})");
        if !body {
            return head;
        }
        let mut comment = "/**\n".to_owned();
        for parameter in member.parameters {
            let ty = type_of(Language::JAVASCRIPT, &parameter.ty);
            comment.push_str(&format!(" * @param {{{ty}}} {}\n", parameter.name));
        }
        if member.role != Role::Constructor {
            comment.push_str(&format!(" * @return {{{}}}\n", member.returns(Language::JAVASCRIPT, "void")));
        }
        let comment = if comment == "/**\n" { String::new() } else { comment + " */\n" };
        format!("{comment}{head} {{\n}};")
    }

    fn to_debug(&self, file: &Path, source: &[u8], entry: &Entry) -> Vec<u8> {
        let masked = scan::scan(source);
        let at = byte_at(source, entry.first);
        // An arrow may give a value, which is no place for a statement.
        let is_statement = masked.text[..at].trim_ascii_end().last().is_none_or(|&byte| b"{;\"'".contains(&byte));
        let stop: &[u8] = if is_statement && !source.starts_with(b"#!") { STOP } else { b"" };
        let url: String = file.display().to_string().replace('%', "%25").replace(' ', "%20").replace('#', "%23");
        [&source[..at], stop, &source[at..], format!("\n//# sourceURL=file://{url}\n").as_bytes()].concat()
    }
}
