//! Rows for spreadsheets.

use super::document::Table;

/// Draws a table as RFC 4180 has it: fields with commas, quotes or line ends are quoted.
///
/// A text that a spreadsheet would take for a formula begins with an apostrophe: what a student typed is never computed.
pub fn csv(Table { columns, .. }: &Table) -> String {
    let mut lines = vec![columns.iter().map(|column| column.name.clone()).collect::<Vec<_>>()];
    let height = columns.first().map_or(0, |column| column.cells.len());
    lines.extend((0..height).map(|row| columns.iter().map(|column| quoted(&column.cells[row].text)).collect()));
    lines.iter().map(|fields| fields.join(",") + "\r\n").collect()
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
    use crate::report::document::{Cell, Column, Table};

    #[test]
    fn fields_keep_their_text_and_none_is_a_formula() {
        let row = ["a,b", "say \"no\"", "1\n2", "=HYPERLINK(1)", "-1", "-x"];
        let columns = row.map(|text| Column::new("x", &[text], |text| Cell::text(*text))).to_vec();
        let wanted = "x,x,x,x,x,x\r\n\"a,b\",\"say \"\"no\"\"\",\"1\n2\",'=HYPERLINK(1),-1,'-x\r\n";
        assert_eq!(csv(&Table { columns, ..Table::default() }), wanted);
    }
}
