//! Columns that the prose names: `edges[i] = [u_i, v_i, w_i]`.

use super::words::{has_word, is_word, replace_word};
use ojkit_model::constraint::{Constraint, Expr, Rule};
use ojkit_model::signature::{Alternative, Column, Parameter, Rows, Type};
use ojkit_rules::spec::is_identifier;

/// What the rows of a parameter are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The parameter.
    pub subject: String,
    /// The index, such as `i`.
    pub index: String,
    /// The columns' names without the index.
    pub columns: Vec<String>,
    /// How the text spells each column with its index: `u_i`, or `ui` where the subscript was lost.
    spelled: Vec<String>,
}

/// More forms are not looked for.
const FORMS_MAX: usize = 50;

/// All forms that a text states.
pub fn forms(text: &str) -> Vec<Form> {
    let mut found: Vec<Form> = Vec::new();
    for (open, _) in text.match_indices('[') {
        if found.len() >= FORMS_MAX {
            break;
        }
        let Some(form) = form_at(text, open) else { continue };
        if !found.iter().any(|other| other.subject == form.subject) {
            found.push(form);
        }
    }
    found
}

fn form_at(text: &str, open: usize) -> Option<Form> {
    let before = &text[..open];
    let start =
        before.rfind(|c: char| !is_word(c)).map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
    let subject = &before[start..];
    let (index, rest) = text[open + 1..].split_once(']')?;
    let rest = rest.trim_start();
    let rest =
        ["==", "=", "is ", "represents ", "表示", "为"].iter().find_map(|sign| rest.strip_prefix(sign))?.trim_start();
    let close = match rest.chars().next()? {
        '[' => ']',
        '(' => ')',
        _ => return None,
    };
    let inside = rest.get(1..rest.find(close)?)?;
    let spelled: Vec<String> = inside.split(',').map(|name| name.trim().replace(['{', '}'], "")).collect();
    if !is_identifier(subject)
        || !is_identifier(index)
        || spelled.len() > 16
        || !spelled.iter().all(|name| is_identifier(name))
    {
        return None;
    }
    let subscript = format!("_{index}");
    let stripped = |suffix: &str| -> Option<Vec<String>> {
        spelled
            .iter()
            .map(|name| name.strip_suffix(suffix).filter(|base| !base.is_empty()).map(str::to_owned))
            .collect()
    };
    let columns = stripped(&subscript).or_else(|| stripped(index)).unwrap_or_else(|| spelled.clone());
    let distinct = columns.iter().enumerate().all(|(at, name)| is_identifier(name) && !columns[..at].contains(name));
    distinct.then(|| Form { subject: subject.to_owned(), index: index.to_owned(), columns, spelled })
}

impl Form {
    /// Whether it speaks of a parameter: a form of `items` is one of `items1` and `items2` too.
    fn fits(&self, parameter: &Parameter) -> bool {
        let rest = parameter.name.strip_prefix(self.subject.as_str());
        rest.is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()))
    }
}

/// The parameters with named columns where a form fits them; nothing where none does. A column that is called as a parameter gets the name of
/// its own parameter before its own.
pub fn named(parameters: &[Parameter], forms: &[Form]) -> Option<Vec<Parameter>> {
    let mut changed = false;
    let named = parameters.iter().map(|parameter| {
        let form = forms.iter().find(|form| form.fits(parameter));
        let inner = parameter.ty.innermost();
        let is_rows = parameter.ty.depth() == 2 && !matches!(inner, Type::ListNode | Type::TreeNode | Type::Rows(_));
        let Some(form) = form.filter(|_| is_rows) else { return parameter.clone() };
        changed = true;
        let name = |name: &String| match parameters.iter().any(|p| p.name == *name) {
            true => format!("{}{}{}", parameter.name, name[..1].to_ascii_uppercase(), &name[1..]),
            false => name.clone(),
        };
        let columns = form.columns.iter().map(|column| Column { name: name(column), ty: inner.clone() }).collect();
        let rows = Rows { alternatives: vec![Alternative { tag: None, columns }] };
        Parameter { name: parameter.name.clone(), ty: Type::Rows(rows) }
    });
    let named = named.collect();
    changed.then_some(named)
}

/// A line in which columns are spelled as the constraint language needs them: `ui` as `u_i`, and with their parameter where two
/// parameters have columns of one name.
pub fn spelled(line: &str, forms: &[Form]) -> String {
    let mut out = line.to_owned();
    for form in forms {
        for (base, spelled) in form.columns.iter().zip(&form.spelled) {
            if base == spelled {
                continue;
            }
            // `u_0` is the column of the first row.
            for place in 0..=1 {
                out = replace_word(&out, &format!("{base}_{place}"), &format!("{}[{place}].{base}", form.subject));
            }
            let shared = forms.iter().any(|other| other.subject != form.subject && other.columns.contains(base));
            let alone = !forms.iter().any(|other| other.subject != form.subject && other.spelled.contains(spelled));
            let wanted = match shared && alone {
                true => format!("{}[{}].{base}", form.subject, form.index),
                false => format!("{base}_{}", form.index),
            };
            out = replace_word(&out, spelled, &wanted);
        }
    }
    out
}

/// Lines in which columns are told with their rows: `points[i].x`, or `points[i][0]` where they have no names, for `x_i` of
/// `points[i] = [x_i, y_i]`, and `target[0]` for `x` of `target = [x, y]`.
pub fn by_place(lines: &[String], text: &str, forms: &[Form], parameters: &[Parameter]) -> Vec<String> {
    let mut places = flat(text, parameters);
    for form in forms {
        let is_rows = |parameter: &&Parameter| parameter.ty.depth() == 2 || matches!(parameter.ty, Type::Rows(_));
        let subjects: Vec<&Parameter> = parameters.iter().filter(is_rows).filter(|one| form.fits(one)).collect();
        for (k, (base, spelled)) in form.columns.iter().zip(&form.spelled).enumerate() {
            let (subject, index) = (&form.subject, &form.index);
            let place = |parameter: &&Parameter| {
                let column = match &parameter.ty {
                    Type::Rows(rows) => format!(".{}", rows.alternatives[0].columns[k].name),
                    _ => format!("[{k}]"),
                };
                (parameter.name.clone(), format!("{}[{index}]{column}", parameter.name))
            };
            let places_of: Vec<(String, String)> = subjects.iter().map(place).collect();
            let names = [
                format!("{base}_{index}"),
                format!("{subject}[{index}].{base}"),
                spelled.clone(),
                format!("{base}s_{index}"),
            ];
            places.extend(names.map(|name| (name, places_of.clone())).into_iter().filter(|(_, to)| !to.is_empty()));
        }
    }
    let placed = |line: &String| {
        places.iter().fold(line.clone(), |line, (from, to)| {
            let named: Vec<&str> =
                to.iter().filter(|(name, _)| has_word(&line, name)).map(|(_, place)| place.as_str()).collect();
            let all: Vec<&str> = to.iter().map(|(_, place)| place.as_str()).collect();
            replace_word(&line, from, &if named.is_empty() { all } else { named }.join(", "))
        })
    };
    lines.iter().map(placed).collect()
}

/// A name, and the places for which it stands, each with the parameter that has it.
type Places = Vec<(String, Vec<(String, String)>)>;

/// The names of the places of flat arrays: of `x`, `y` where a text says `target = [x, y]`.
fn flat(text: &str, parameters: &[Parameter]) -> Places {
    let lists = parameters.iter().filter(|parameter| parameter.ty.depth() == 1);
    let mut found = Places::new();
    for list in lists {
        let named = text.match_indices(&format!("{} = [", list.name)).find_map(|(at, opening)| {
            let inside = text[at + opening.len()..].split_once(']')?.0;
            let names: Vec<&str> = inside.split(',').map(str::trim).collect();
            let is_new =
                |name: &&str| is_identifier(name) && !parameters.iter().any(|parameter| parameter.name == **name);
            (names.len() > 1 && names.iter().all(is_new)).then_some(names)
        });
        let places = named.into_iter().flatten().enumerate();
        found.extend(
            places.map(|(k, name)| (name.to_owned(), vec![(list.name.clone(), format!("{}[{k}]", list.name))])),
        );
    }
    found
}

/// Whether a parameter's type alone says what a constraint says: the columns of its rows.
pub fn is_said_by_type(constraint: &Constraint, parameters: &[Parameter]) -> bool {
    let said = |rule: &Rule| {
        let Rule::Row { subject: Expr::Path(path), forms } = rule else { return false };
        let rows = parameters.iter().find(|parameter| parameter.name == path.name).map(|parameter| &parameter.ty);
        let Some(Type::Rows(rows)) = rows else { return false };
        let [alternative] = rows.alternatives.as_slice() else { return false };
        matches!(forms.as_slice(), [form] if form.len() == alternative.columns.len())
    };
    !constraint.rules.is_empty() && constraint.rules.iter().all(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::leetcode::tests::parameters;

    #[test]
    fn columns_lose_their_index_with_or_without_a_subscript() {
        for text in ["given edges[i] = [u_i, v_i, weight_i] where", "edges[i] == [ui, vi, weighti]"] {
            let found = forms(text);
            assert_eq!(found[0].columns, ["u", "v", "weight"]);
            let line = if text.contains('_') { "u_i != v_i" } else { "ui != vi" };
            assert_eq!(spelled(line, &found), "u_i != v_i");
        }
        assert!(forms("grid[i][j] = [1, 2] and nums[0] = [a, a]").is_empty());
    }

    #[test]
    fn the_column_of_the_first_row_has_a_number_for_its_index() {
        let found = forms("edges[i] = [par_i, weight_i]");
        assert_eq!(spelled("par_0 == weight_0 == -1", &found), "edges[0].par == edges[0].weight == -1");
    }

    #[test]
    fn columns_that_cannot_be_named_are_places() {
        let of = |text: &str, line: &str, parameters: &[Parameter]| {
            by_place(&[line.to_owned()], text, &forms(text), parameters).remove(0)
        };
        let one = parameters("towers: integer[][], center: integer[]");
        let text = "towers[i] = [x_i, y_i] and center = [cx, cy]";
        assert_eq!(
            of(text, "0 <= x_i, y_i, cx, cy <= 5", &one),
            "0 <= towers[i][0], towers[i][1], center[0], center[1] <= 5"
        );
        let two = parameters("items1: integer[][], items2: integer[][]");
        let text = "items[i] = [value_i, weight_i]";
        assert_eq!(of(text, "1 <= value_i <= 9", &two), "1 <= items1[i][0], items2[i][0] <= 9");
        assert_eq!(of(text, "Each value_i in items2 is unique", &two), "Each items2[i][0] in items2 is unique");
        assert_eq!(of("p = [a, 1]", "a == 1", &parameters("p: integer[]")), "a == 1");
    }

    #[test]
    fn a_column_that_is_called_as_a_parameter_gets_its_name_with_it() {
        let found = forms("r[i] = [id_i, vegan_i]");
        let named = named(&parameters("r: integer[][], vegan: integer"), &found).expect("columns");
        assert_eq!(named[0].ty.to_string(), "(id: integer, rVegan: integer)[]");
        assert_eq!(
            by_place(&["vegan_i and vegan are 0".to_owned()], "", &found, &named),
            ["r[i].rVegan and vegan are 0"]
        );
    }

    #[test]
    fn columns_of_one_name_are_told_apart_by_their_index() {
        let found = forms("guards[i] = [row_i, col_i] and walls[j] = [row_j, col_j]");
        assert_eq!(spelled("0 <= row_i, row_j < m", &found), "0 <= guards[i].row, walls[j].row < m");
    }
}
