//! A statement's examples to values: `nums = [1,2], k = 3`, whatever the parameters are called there.

use super::page::RawExample;
use ojkit_model::input::Value;
use ojkit_model::signature::{Parameter, Signature, Type};
use ojkit_text::notation::parse_parameter;

/// An example that fits a signature.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed {
    /// The packed fields of all parameters.
    pub fields: Vec<Value>,
    /// How many fields each parameter has.
    pub output: Value,
}

/// The named values of an input's text; names are absent where a line is a value alone.
pub fn split(input: &str) -> Vec<(Option<&str>, &str)> {
    let bytes = input.as_bytes();
    let mut starts: Vec<(usize, usize, usize)> = Vec::new();
    let mut ends: Vec<usize> = Vec::new();
    let (mut depth, mut quote, mut at) = (0usize, None, 0);
    while at < bytes.len() {
        let byte = bytes[at];
        match (quote, byte) {
            (Some(_), b'\\') => at += 1,
            (Some(open), _) if byte == open || byte == b'\n' => quote = None,
            (Some(_), _) => {}
            (None, b'"') => quote = Some(byte),
            (None, b'\'') if at == 0 || !bytes[at - 1].is_ascii_alphanumeric() => quote = Some(byte),
            (None, b'[' | b'{' | b'(') => depth += 1,
            (None, b']' | b'}' | b')') => depth = depth.saturating_sub(1),
            (None, b'\n') if depth == 0 => ends.push(at),
            (None, _) if depth == 0 && (byte.is_ascii_alphabetic() || byte == b'_') => {
                let length = bytes[at..].iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
                let behind = &input[at + length..];
                let space = behind.len() - behind.trim_start_matches([' ', '\t', '\u{a0}']).len();
                let sign = &behind[space..];
                let fresh = at == 0 || matches!(bytes[at - 1], b',' | b' ' | b'\n' | b'\t' | b';');
                if fresh && sign.starts_with('=') && !sign.starts_with("==") {
                    starts.push((at, at + length, at + length + space + 1));
                }
                at += length.saturating_sub(1);
            }
            _ => {}
        }
        at += 1;
    }
    let trimmed = |text: &'_ str| -> usize { text.trim_end_matches([',', ';', ' ', '\n', '\t', '\r']).len() };
    if starts.is_empty() {
        ends.push(input.len());
        let mut from = 0;
        let mut lines = Vec::new();
        for end in ends {
            let line = input[from..end].trim();
            if !line.is_empty() {
                lines.push((None, &line[..trimmed(line)]));
            }
            from = end;
        }
        return lines;
    }
    let mut named = Vec::new();
    for (index, &(name, name_end, value)) in starts.iter().enumerate() {
        let end = starts.get(index + 1).map_or(input.len(), |next| next.0);
        let text = input[value..end].trim();
        named.push((Some(&input[name..name_end]), &text[..trimmed(text)]));
    }
    named
}

/// Whether two spellings are one name: `stone_value` and `stoneValue`.
pub fn same_name(one: &str, other: &str) -> bool {
    let plain = |name: &str| name.chars().filter(|&c| c != '_').map(|c| c.to_ascii_lowercase()).collect::<String>();
    plain(one) == plain(other)
}

/// The texts of an example's values in the parameters' order: by name where all names fit, by place elsewhere.
pub fn arranged<'a>(raw: &'a RawExample, parameters: &[Parameter]) -> Result<Vec<&'a str>, String> {
    let parts = split(&raw.input);
    if parts.len() != parameters.len() {
        let names: Vec<&str> = parts.iter().filter_map(|part| part.0).collect();
        let wanted: Vec<&str> = parameters.iter().map(|p| p.name.as_str()).collect();
        return Err(format!(
            "it gives {} values ({}), but the function takes {} ({})",
            parts.len(),
            names.join(", "),
            wanted.len(),
            wanted.join(", ")
        ));
    }
    let by_name: Option<Vec<&str>> = parameters
        .iter()
        .map(|p| parts.iter().find(|(name, _)| name.is_some_and(|name| same_name(name, &p.name))).map(|part| part.1))
        .collect();
    Ok(by_name.unwrap_or_else(|| parts.iter().map(|part| part.1).collect()))
}

/// Reads an example.
pub fn parse(raw: &RawExample, signature: &Signature) -> Result<Parsed, String> {
    let mut fields = Vec::new();
    for (text, parameter) in arranged(raw, &signature.parameters)?.into_iter().zip(&signature.parameters) {
        let values = value(&parameter.ty, text).map_err(|error| format!("{}: {error}", parameter.name))?;
        fields.extend(values);
    }
    let Some(answer) = signature.answer() else { return Err("the answer has no type".to_owned()) };
    let first = prefix(&raw.output).filter(|_| signature.returns == Some(Type::Prefix));
    let mut output =
        value(answer, first.as_ref().unwrap_or(&raw.output)).map_err(|error| format!("its output: {error}"))?;
    Ok(Parsed { fields, output: output.swap_remove(0) })
}

/// The first elements of `2, nums = [3,5,_,_]`: `[3,5]`.
pub fn prefix(output: &str) -> Option<String> {
    let (head, list) = output.split_once('[')?;
    let digits = head.trim_start_matches(|c: char| !c.is_ascii_digit());
    let count: usize = digits.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()?;
    let items: Vec<&str> = list.split(']').next()?.split(',').take(count).collect();
    (items.len() == count).then(|| format!("[{}]", items.join(",")))
}

/// Reads one value as pages write them: with typographic quotes, without quotes, with words behind it.
pub fn value(ty: &Type, text: &str) -> Result<Vec<Value>, String> {
    let text = text.replace(['“', '”'], "\"").replace(['‘', '’'], "'").replace('\u{a0}', " ");
    // Some pages say it twice.
    let text = text.trim().trim_start_matches("Output:").trim();
    let first = match parse_parameter(ty, text) {
        Ok(values) => return Ok(values),
        Err(error) => error,
    };
    let is_bare = match ty {
        Type::String => !text.starts_with(['"', '\'']) && !text.contains(['\n', '"', '\\']),
        _ => *ty == Type::Character && text.chars().count() == 1,
    };
    // `2, nums = [1,2,_]` and `5 (the sum)`: the answer, then words.
    let number = text.find(|c: char| !(c.is_ascii_digit() || ".-eE".contains(c))).unwrap_or(text.len());
    let tries = [
        if is_bare { format!("\"{text}\"") } else { text.to_ascii_lowercase() },
        text[..number].trim_end_matches('.').to_owned(),
        text.lines().next().unwrap_or_default().trim().to_owned(),
        text.trim_end_matches(['.', ',', ';']).to_owned(),
    ];
    tries.iter().find_map(|other| parse_parameter(ty, other).ok()).ok_or(first.message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_within_texts_and_lists_begin_no_value() {
        let parts = split("s = \"a = 1, b\", list = [\"x = 2\"],\n k_2 = -3");
        assert_eq!(parts, [(Some("s"), "\"a = 1, b\""), (Some("list"), "[\"x = 2\"]"), (Some("k_2"), "-3")]);
        assert_eq!(split("[1,\n2]\n3\n"), [(None, "[1,\n2]"), (None, "3")]);
        assert_eq!(split("text = \"it's\", c = 'x'"), [(Some("text"), "\"it's\""), (Some("c"), "'x'")]);
    }

    #[test]
    fn values_go_by_name_or_else_by_place() {
        let parameters = crate::leetcode::tests::parameters("stoneValue: integer[], k: integer");
        let signature = Signature { parameters, returns: Some(Type::Integer), ..Signature::default() };
        for input in ["k = 2, stone_value = [1]", "values = [1], k = 2", "[1]\n2"] {
            let raw = RawExample { input: input.to_owned(), output: "3".to_owned() };
            let parsed = parse(&raw, &signature).unwrap();
            assert_eq!(parsed.fields, [Value::list(vec![1]), Value::scalar(2)], "{input}");
        }
    }

    #[test]
    fn the_first_elements_of_a_changed_list_are_the_answer() {
        assert_eq!(prefix("2, nums = [2,3,_,_]").unwrap(), "[2,3]");
        assert_eq!(prefix("Return 1, and the first 1 of it should be: [\"a\"]").unwrap(), "[\"a\"]");
        for other in ["5", "[1,2]", "3, nums = [1]"] {
            assert_eq!(prefix(other), None, "{other}");
        }
    }

    #[test]
    fn answers_are_read_as_pages_write_them() {
        assert_eq!(value(&Type::Integer, "2, nums = [2,2,_,_]").unwrap(), [Value::scalar(2)]);
        assert_eq!(value(&Type::Boolean, "True").unwrap(), [Value::scalar(1)]);
        assert_eq!(value(&Type::Integer, "Output: 5").unwrap(), [Value::scalar(5)]);
        assert_eq!(value(&Type::String, "Bob").unwrap()[0].cells.len(), 3);
        assert!(value(&Type::Integer, "Bob").is_err());
    }
}
