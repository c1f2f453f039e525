//! Drafts to fill in, as the site's editor begins them.

use ojkit_languages::harness::{Head, Language, frame, heads};
use ojkit_model::signature::Signature;

/// A draft of the function or the class in a language; it compiles.
pub fn stub(language: Language, signature: &Signature) -> String {
    let (open, close) = frame(language, signature.owner());
    let is_rust_class = language == Language::Rust && signature.class.is_some();
    let mut out = String::new();
    if is_rust_class {
        out.push_str(&format!("struct {} {{}}\n\n", signature.owner()));
    }
    out.push_str(&format!("{open}\n"));
    for (index, head) in heads(language, signature).iter().enumerate() {
        // The site's editor has an empty line between methods.
        out.push_str(if index > 0 { "\n" } else { "" });
        let body = body(language, head, signature.owner());
        match language {
            Language::Python => out.push_str(&format!("    {}\n        pass\n", head.line)),
            _ => out.push_str(&format!("    {} {{\n{body}    }}\n", head.line)),
        }
    }
    if !close.is_empty() {
        out.push_str(&format!("{close}\n"));
    }
    out
}

/// What stands in a body before it is written: enough for the compiler.
fn body(language: Language, head: &Head, owner: &str) -> String {
    let statement = match (language, head.returns.as_deref()) {
        (Language::Rust, _) if head.is_constructor => format!("{owner} {{}}"),
        (_, None) | (Language::Python, _) => return String::new(),
        (Language::Rust, Some(_)) => "Default::default()".to_owned(),
        (Language::Cpp, Some(_)) => "return {};".to_owned(),
        (Language::Java, Some("int" | "long" | "double" | "char")) => "return 0;".to_owned(),
        (Language::Java, Some("boolean")) => "return false;".to_owned(),
        (Language::Java, Some(_)) => "return null;".to_owned(),
    };
    format!("        {statement}\n")
}
