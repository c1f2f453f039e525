//! Rows for spreadsheets.

/// A table as RFC 4180 has it: fields with commas, quotes or line ends are quoted.
///
/// A text that a spreadsheet would take for a formula begins with an apostrophe: what a student typed is never computed.
pub fn csv(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut out = head.join(",") + "\r\n";
    for row in rows {
        let fields: Vec<String> = row.iter().map(|field| quoted(field)).collect();
        out.push_str(&fields.join(","));
        out.push_str("\r\n");
    }
    out
}

fn quoted(field: &str) -> String {
    let is_formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']) && field.parse::<f64>().is_err();
    let field = if is_formula { format!("'{field}") } else { field.to_owned() };
    match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field,
    }
}

#[cfg(test)]
mod tests {
    use super::csv;

    #[test]
    fn fields_keep_their_text_and_none_is_a_formula() {
        let row = ["a,b", "say \"no\"", "1\n2", "=HYPERLINK(1)", "-1", "-x"].map(str::to_owned).to_vec();
        let wanted = "x\r\n\"a,b\",\"say \"\"no\"\"\",\"1\n2\",'=HYPERLINK(1),-1,'-x\r\n";
        assert_eq!(csv(&["x"], [row]), wanted);
    }
}
