//! Drafts to fill in, as the site's editor begins them.

use crate::model::signature::{Method, Signature, Type};
use crate::run::harness::{Language, expected_function};
use std::fmt::Write;

/// A draft of the function or the class in a language.
pub fn stub(language: Language, signature: &Signature) -> String {
    let Some(class) = &signature.class else { return function(language, signature) };
    let mut out = String::new();
    let constructor =
        signature.parameters.split_last().map(|(_, constructor)| constructor.to_vec()).unwrap_or_default();
    let constructor = Method { name: class.name.clone(), parameters: constructor, returns: Type::Void };
    let heads = std::iter::once(&constructor).chain(&class.methods).map(|method| head(language, method));
    match language {
        Language::Rust => {
            let _ = writeln!(out, "struct {} {{}}\n\nimpl {} {{", class.name, class.name);
            for (index, head) in heads.enumerate() {
                let (name, rest) = head.split_once('(').unwrap_or((&head, ")"));
                let comma = if rest.starts_with(')') { "" } else { ", " };
                match index {
                    0 => {
                        let _ = writeln!(out, "    fn new({rest} -> Self {{\n        {} {{}}\n    }}", class.name);
                    }
                    _ => {
                        let name = name.trim_start_matches("pub ");
                        let body = if rest.contains("->") { "        Default::default()\n" } else { "" };
                        let _ = writeln!(out, "\n    {name}(&mut self{comma}{rest} {{\n{body}    }}");
                    }
                }
            }
            out.push_str("}\n");
        }
        Language::Cpp => {
            let _ = writeln!(out, "class {} {{\npublic:", class.name);
            for head in heads {
                let head = head.trim_end_matches(';');
                let constructor =
                    head.strip_prefix("void ").filter(|rest| rest.starts_with(&format!("{}(", class.name)));
                let body = if head.starts_with("void ") { "" } else { "        return {};\n" };
                let _ = writeln!(out, "    {} {{\n{body}    }}", constructor.unwrap_or(head));
            }
            out.push_str("};\n");
        }
        Language::Java => {
            let _ = writeln!(out, "class {} {{", class.name);
            for head in heads {
                let constructor =
                    head.strip_prefix("public void ").filter(|rest| rest.starts_with(&format!("{}(", class.name)));
                let shown = constructor.map_or_else(|| head.clone(), |rest| format!("public {rest}"));
                let body = java_body(&head);
                let _ = writeln!(out, "    {shown} {{\n{body}    }}");
            }
            out.push_str("}\n");
        }
        Language::Python => {
            let _ = writeln!(out, "class {}:", class.name);
            for (index, head) in heads.enumerate() {
                let head = if index == 0 {
                    head.replacen(&format!("def {}(", class.name), "def __init__(", 1).replace(" -> None:", ":")
                } else {
                    head
                };
                let _ = writeln!(out, "    {head}\n        pass");
            }
        }
    }
    out
}

/// The declaration of a method, without the class around it.
fn head(language: Language, method: &Method) -> String {
    let returns = Some(method.returns.clone()).filter(|ty| *ty != Type::Void);
    let signature =
        Signature { function: Some(method.name.clone()), parameters: method.parameters.clone(), returns, class: None };
    let whole = expected_function(language, &signature);
    let line = whole.lines().find(|line| line.contains('(')).unwrap_or_default();
    line.trim().to_owned()
}

fn function(language: Language, signature: &Signature) -> String {
    let whole = expected_function(language, signature);
    let is_void = signature.returns == Some(Type::Void);
    let lines: Vec<&str> = whole.lines().collect();
    let mut out = String::new();
    for line in lines {
        let is_head = line.starts_with("    ");
        match language {
            Language::Rust if is_head => {
                let body = if is_void { "" } else { "        Default::default()\n" };
                let _ = writeln!(out, "{line} {{\n{body}    }}");
            }
            Language::Cpp if is_head => {
                let body = if is_void { "" } else { "        return {};\n" };
                let _ = writeln!(out, "{} {{\n{body}    }}", line.trim_end_matches(';'));
            }
            Language::Java if is_head => {
                let _ = writeln!(out, "{line} {{\n{}    }}", java_body(line.trim()));
            }
            Language::Python if is_head => {
                let _ = writeln!(out, "{line}\n        pass");
            }
            _ => {
                let _ = writeln!(out, "{line}");
            }
        }
    }
    out
}

/// What a Java method gives before it is written.
fn java_body(head: &str) -> &'static str {
    match head.trim_start_matches("public ").split(' ').next().unwrap_or("") {
        "void" => "",
        "int" | "long" | "double" | "char" => "        return 0;\n",
        "boolean" => "        return false;\n",
        _ => "        return null;\n",
    }
}
