//! `call:`, how a site calls functions that take or give nodes of its own making.

use ojkit_model::signature::Signature;
use ojkit_model::signature::calling::Calling;
use ojkit_text::yaml::{Entry, Reader};

/// Reads the key, where it is there, into a signature whose parameters are known.
pub(super) fn read(reader: &mut Reader, entries: &[Entry], signature: &mut Signature) {
    let Some(node) = Reader::get(entries, "call") else { return };
    let Some(text) = reader.word(node, "call") else { return };
    let Some(function) = &signature.function else {
        reader.fault(node.span, "`call` needs a `function`", "name the function of the solver's that it calls last");
        return;
    };
    let names: Vec<&str> = signature.parameters.iter().map(|p| p.name.as_str()).collect();
    match Calling::parse(text, &names) {
        Ok(calling) if !calling.functions().contains(&function.as_str()) => {
            let message = format!("the call does not call `{function}`, which `function` names");
            reader.fault(node.span, message, "name one of the functions that are called");
        }
        Ok(calling) => signature.calling = Some(calling),
        Err((message, help)) => reader.fault(node.span, message, help),
    }
}
