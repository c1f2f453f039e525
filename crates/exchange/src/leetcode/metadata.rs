//! The site's own description of a signature (`metaData`).

use ojkit_model::signature::{Class, Method, Parameter, Signature, Type};
use ojkit_rules::spec::parse_type;
use serde_json::Value as Json;

/// The signature that a `metaData` object describes.
pub fn signature(meta: &Json) -> Result<Signature, String> {
    if let Some(name) = meta.get("classname").and_then(Json::as_str) {
        return class(meta, name);
    }
    let name = meta.get("name").and_then(Json::as_str).filter(|name| !name.is_empty());
    let name = name.ok_or("the question's `metaData` names no function")?;
    let list = meta.get("params").ok_or("the question's `metaData` describes no function")?;
    let parameters = parameters(Some(list))?;
    let returns = returns(meta)?;
    Ok(Signature { function: Some(name.to_owned()), parameters, returns: Some(returns), class: None, calling: None })
}

fn class(meta: &Json, name: &str) -> Result<Signature, String> {
    let constructor = parameters(meta.get("constructor").and_then(|part| part.get("params")))?;
    let method = |method: &Json| -> Result<Method, String> {
        let name = method.get("name").and_then(Json::as_str).ok_or("a method in `metaData` has no name")?;
        Ok(Method { name: name.to_owned(), parameters: parameters(method.get("params"))?, returns: returns(method)? })
    };
    let methods = meta.get("methods").and_then(Json::as_array).into_iter().flatten();
    let methods = methods.map(method).collect::<Result<_, _>>()?;
    let class = Class { name: name.to_owned(), methods };
    Ok(Signature { function: None, parameters: constructor, returns: None, class: Some(class), calling: None })
}

fn parameters(list: Option<&Json>) -> Result<Vec<Parameter>, String> {
    let parameter = |item: &Json| {
        let name = item.get("name").and_then(Json::as_str).ok_or("a parameter in `metaData` has no name")?;
        Ok(Parameter { name: name.to_owned(), ty: ty(item.get("type"))? })
    };
    list.and_then(Json::as_array).into_iter().flatten().map(parameter).collect()
}

fn returns(item: &Json) -> Result<Type, String> {
    match item.get("return").and_then(|part| part.get("type")) {
        None => Ok(Type::Void),
        Some(name) => ty(Some(name)),
    }
}

fn ty(name: Option<&Json>) -> Result<Type, String> {
    let name = name.and_then(Json::as_str).ok_or("a parameter in `metaData` has no type")?;
    let spelled = name.replace("String", "string");
    parse_type(&spelled).or_else(|_| parse_type(name)).map_err(|error| error.message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_and_a_class_are_read_from_their_description() {
        let meta = serde_json::json!({"name": "f", "params": [{"name": "a", "type": "list<list<integer>>"}], "return": {"type": "void"}});
        let read = signature(&meta).unwrap();
        assert_eq!((read.parameters[0].ty.to_string(), read.returns), ("integer[][]".to_owned(), Some(Type::Void)));
        let meta = serde_json::json!({"classname": "C", "constructor": {"params": []}, "methods": [{"name": "g", "params": [], "return": {"type": "boolean"}}]});
        assert_eq!(signature(&meta).unwrap().class.unwrap().methods[0].returns, Type::Boolean);
    }

    #[test]
    fn an_unknown_type_is_named() {
        let meta = serde_json::json!({"name": "f", "params": [{"name": "a", "type": "Graph"}]});
        assert_eq!(signature(&meta).unwrap_err(), "there is no type `Graph`");
    }
}
