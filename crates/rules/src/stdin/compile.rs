//! From a problem to the layout of its inputs: its own, or parameter after parameter.

use super::equality::Equalities;
use super::format::{Block, Format, Item, Kind, Size, Table};
use super::layout;
use ojkit_model::constraint::{Expr, Literal, Rule, Step};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::Field;
use ojkit_model::problem::Problem;
use ojkit_model::signature::Type;

impl Format {
    /// Compiles the layout of a problem: its own, or the default one.
    ///
    /// Fails with a finding per name that cannot be laid out; the findings have no line, since a layout's lines carry none.
    pub fn new(problem: &Problem) -> Result<Format, Vec<Diagnostic>> {
        let parameters = &problem.signature.parameters;
        let fields = Field::of(parameters);
        let refuse = |message: String, help: &str| {
            Diagnostic::error(format!("problems/{}/spec.yaml", problem.slug), 0, 0, message).help(help)
        };
        let equalities = Equalities::of(problem);
        if let Some(layout) = &problem.layout {
            let mut format = layout::compile(layout, parameters, fields, &equalities)
                .map_err(|found| found.into_iter().map(|(message, help)| refuse(message, &help)).collect::<Vec<_>>())?;
            format.widen(problem);
            return Ok(format);
        }
        let mut blocks = Vec::new();
        let mut findings = Vec::new();
        for (index, parameter) in parameters.iter().enumerate() {
            let first = fields.iter().position(|field| field.parameter == index);
            let fixed = first.is_some_and(|field| equalities.fix_width(field));
            if !lay_out(&mut blocks, &fields, index, &parameter.ty, fixed) {
                let message = format!("`{}: {}` has no layout", parameter.name, parameter.ty);
                findings
                    .push(refuse(message, "arrays have at most two pairs of brackets, columns are scalars or strings"));
            }
        }
        if !findings.is_empty() {
            return Err(findings);
        }
        let mut format = Format::from_parts(fields, blocks);
        format.widen(problem);
        Ok(format)
    }

    fn widen(&mut self, problem: &Problem) {
        for rule in problem.constraints.iter().flat_map(|c| &c.rules) {
            let (subjects, wide) = match rule {
                Rule::Alphabet { subjects, alphabet } => (subjects, !alphabet.iter().all(char::is_ascii)),
                Rule::OneOf { subjects, values } => {
                    (subjects, values.iter().any(|v| matches!(v, Literal::Text(text) if !text.is_ascii())))
                }
                _ => continue,
            };
            for path in subjects.iter().filter_map(|s| if let Expr::Path(path) = s { Some(path) } else { None }) {
                let member = path.steps.iter().find_map(|s| if let Step::Member(m) = s { Some(m) } else { None });
                for (index, field) in self.fields.iter().enumerate() {
                    self.wide[index] |= wide && field.name == *member.unwrap_or(&path.name);
                }
            }
        }
    }
}

/// Adds the default layout of one parameter; false where its type has none.
fn lay_out(blocks: &mut Vec<Block>, fields: &[Field], parameter: usize, ty: &Type, fixed: bool) -> bool {
    let Some(field) = fields.iter().position(|f| f.parameter == parameter) else { return false };
    let depth = fields[field].depth;
    let header = |blocks: &mut Vec<Block>, fixed: bool| {
        let mut items = vec![Item::Rows { field }];
        items.extend(fixed.then_some(Item::Width { field }));
        blocks.push(Block::Line(items));
    };
    if let Type::Rows(rows) = ty {
        let Some(table) = Table::new(fields, parameter, rows, Size::Stated) else { return false };
        header(blocks, false);
        blocks.push(Block::Table(table));
        return true;
    }
    match (Kind::of(ty), depth) {
        (Some(kind), 0) => blocks.push(Block::Line(vec![Item::Cell { field, kind }])),
        (Some(kind), 1) => {
            header(blocks, false);
            blocks.push(Block::Line(vec![Item::Cells { field, kind, size: Size::Stated }]));
        }
        (Some(kind), 2) => {
            header(blocks, fixed);
            blocks.push(match fixed {
                true => Block::Matrix { field, kind, rows: Size::Stated, width: Size::Stated, glued: false },
                false => Block::Ragged { field, kind },
            });
        }
        (None, _) if *ty.innermost() != Type::String => return false,
        (None, 1) => blocks.push(Block::Line(vec![Item::Text { field }])),
        (None, 2) => {
            header(blocks, false);
            blocks.push(Block::Strings { field, rows: Size::Stated });
        }
        (None, 3) => {
            header(blocks, fixed);
            blocks.push(if fixed { Block::StringMatrix { field } } else { Block::StringRagged { field } });
        }
        _ => return false,
    }
    true
}
