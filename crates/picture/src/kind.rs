//! What a parameter is drawn as: from its type, its name, the statement's lines, and what the call makes of it.
//!
//! A wrong guess is worse than a plain picture: where the names of the columns are known (`roads[i] = [u[i], v[i]]`), they must agree
//! with the parameter's name, and what does not fit is a table.

use ojkit_model::input::{Field, Input, NULL, Value};
use ojkit_model::problem::Problem;
use ojkit_model::signature::calling::Term;
use ojkit_model::signature::{Parameter, Type};
use ojkit_text::notation::print_parameter;

/// A value to draw, with what is known around it.
#[derive(Clone, Copy)]
pub(crate) struct Given<'a> {
    pub problem: &'a Problem,
    pub parameter: &'a Parameter,
    /// The parameter's value; of an answer, what was got.
    pub fields: &'a [Value],
    /// What it should be, where both are there.
    pub expected: Option<&'a Value>,
    /// The input that the value is part of.
    pub input: Option<&'a Input>,
}

/// A kind of picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Tree,
    NaryTree,
    /// The tree of an array that has each node's parent.
    Parents,
    /// A list, with the index that its last node leads back to, or the nodes of another list that it goes on with.
    List {
        back: Option<usize>,
        tail: Vec<i64>,
    },
    Edges {
        directed: bool,
    },
    /// Lists of neighbours, or a matrix.
    Neighbours,
    Intervals,
    Points,
    Polygon,
    /// Rows and columns of a board, in order.
    Moves,
    Grid,
    Table,
    Bars,
    Cells,
    Letters,
    Texts,
}

const EDGES: [&str; 18] = [
    "edge",
    "road",
    "connection",
    "prereq",
    "flight",
    "path",
    "relation",
    "dependenc",
    "friendship",
    "trust",
    "richer",
    "dislike",
    "highway",
    "pipe",
    "hierarchy",
    "adjacentpairs",
    "allowedswaps",
    "invocation",
];
const GRIDS: [&str; 12] = [
    "grid",
    "matrix",
    "board",
    "image",
    "maze",
    "picture",
    "heightmap",
    "dungeon",
    "forest",
    "classroom",
    "pizza",
    "answergrid",
];
const GRIDS_WHOLE: [&str; 11] =
    ["mat", "img", "land", "heights", "room", "box", "iswater", "isinfected", "movetime", "seats", "farm"];
const INTERVALS: [&str; 5] = ["interval", "meeting", "segment", "schedule", "ranges"];
const POINTS: [&str; 6] = ["point", "coordinate", "coords", "trees", "stones", "rooks"];

impl<'a> Given<'a> {
    /// The value of another parameter of the same input.
    pub fn other(&self, index: usize) -> Option<&'a Value> {
        let before = self.problem.signature.parameters.get(..index)?;
        self.input?.fields.get(Field::of(before).len())
    }

    /// Another parameter's number, by its name.
    pub fn number(&self, name: &str) -> Option<i64> {
        let index = self.problem.signature.parameters.iter().position(|p| p.name == name && p.ty == Type::Integer)?;
        self.other(index)?.cells.first().copied()
    }

    /// The rows of an array of arrays of whole numbers, or of rows with columns of them.
    pub fn rows(&self) -> Option<Vec<Vec<i64>>> {
        match (&self.parameter.ty, self.fields) {
            (Type::Array(inner), [value]) if value.ends.len() == 2 && is_whole(inner.innermost()) => {
                Some((0..value.len()).map(|row| value.cells[value.range(1, row)].to_vec()).collect())
            }
            (Type::Rows(rows), [first, ..]) if rows.alternatives.len() == 1 && rows.alternatives[0].tag.is_none() => {
                let whole = rows.alternatives[0].columns.iter().all(|column| is_whole(&column.ty));
                let row = |row: usize| self.fields.iter().map(|column| column.cells[row]).collect();
                whole.then(|| (0..first.len()).map(row).collect())
            }
            _ => None,
        }
    }

    /// The names of the columns, in small letters: those of the type, or of a line such as `roads[i] = [u[i], v[i]]`.
    pub fn columns(&self) -> Vec<String> {
        if let Type::Rows(rows) = &self.parameter.ty {
            return rows.alternatives[0].columns.iter().map(|column| column.name.to_lowercase()).collect();
        }
        let start = format!("{}[i] = ", self.parameter.name);
        let name = |column: &str| {
            let name = column.trim().split('[').next().unwrap_or_default().to_lowercase();
            name.strip_suffix('i').filter(|rest| !rest.is_empty()).unwrap_or(&name).trim_end_matches('_').to_owned()
        };
        let listed = lines(self.problem).find_map(|line| line.trim().strip_prefix(&start)?.strip_prefix(['[', '(']));
        listed.map_or(Vec::new(), |listed| listed.split(',').map(name).collect())
    }

    /// What the value is drawn as; nothing where its text says as much.
    pub fn kind(&self) -> Option<Kind> {
        let name = self.parameter.name.to_lowercase();
        match &self.parameter.ty {
            Type::TreeNode => Some(Kind::Tree),
            Type::NaryNode => Some(Kind::NaryTree),
            Type::ListNode => Some(self.list()),
            Type::String => Some(Kind::Letters),
            Type::Rows(_) => self.rows_kind(&name),
            Type::Array(inner) => match &**inner {
                Type::TreeNode => Some(Kind::Tree),
                Type::NaryNode => Some(Kind::NaryTree),
                Type::ListNode => Some(self.list()),
                Type::Boolean | Type::Character => Some(Kind::Cells),
                Type::Integer if ["parent", "parents"].contains(&&*name) => Some(Kind::Parents),
                Type::Integer if name == "edges" => Some(Kind::Edges { directed: true }),
                Type::Integer | Type::Long | Type::Double => Some(Kind::Bars),
                Type::String if is_grid(&name) && self.is_rectangle() => Some(Kind::Grid),
                Type::String => Some(Kind::Texts),
                Type::Array(_) => self.rows_kind(&name),
                _ => None,
            },
            _ => None,
        }
    }

    /// What it is drawn as by its type alone, where its values do not fit the kind.
    pub fn plain_kind(&self) -> Option<Kind> {
        match &self.parameter.ty {
            Type::Array(inner) if inner.depth() == 0 && is_whole(inner) => Some(Kind::Bars),
            Type::Array(inner) if inner.depth() == 1 => Some(Kind::Table),
            Type::Rows(_) => Some(Kind::Table),
            _ => None,
        }
    }

    fn rows_kind(&self, name: &str) -> Option<Kind> {
        let Some(rows) = self.rows() else {
            let is_board = *self.parameter.ty.innermost() != Type::String && self.columns().is_empty();
            let kind = if is_board && self.is_rectangle() { Some(Kind::Grid) } else { self.plain_kind() };
            return kind.filter(|_| !matches!(&self.parameter.ty, Type::Rows(rows) if rows.alternatives.len() > 1));
        };
        let columns = self.columns();
        let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
        let length = rows.first().map_or(0, Vec::len);
        let is_of = |names: &[&str]| names.iter().any(|one| name.contains(one));
        let is_even = rows.iter().all(|row| row.len() == length);
        let ends = [("start", "end"), ("l", "r"), ("left", "right"), ("from", "to"), ("begin", "end")];
        let is_asked = is_of(&["quer", "guess"]);
        let kind = match columns[..] {
            // An answer has no lines of its own: it is made of what the input is made of.
            _ if name == "answer" && is_even && length == 2 && self.answers_intervals() => Kind::Intervals,
            _ if is_asked => Kind::Table,
            _ if is_of(&EDGES) && is_even && matches!(length, 2 | 3) => {
                Kind::Edges { directed: self.is_directed(name, &columns) }
            }
            ["u", "v"] | ["u", "v", _] if is_even => Kind::Edges { directed: self.is_directed(name, &columns) },
            [] if ["graph", "adjlist", "isconnected", "friends"].contains(&name) => Kind::Neighbours,
            ["r" | "row", "c" | "col" | "column"] if is_even => Kind::Moves,
            ["x", "y"] if is_of(&["polygon"]) || is_of(&["point"]) && self.is_of_a_polygon() => Kind::Polygon,
            ["x", "y"] if is_even && is_of(&POINTS) => Kind::Points,
            [] if is_of(&POINTS) && is_even && length == 2 => Kind::Points,
            [from, to, ..] if is_even && ends.contains(&(from, to)) && length <= 3 => Kind::Intervals,
            [] if is_of(&INTERVALS) && is_even && length == 2 => Kind::Intervals,
            _ if is_grid(name) && is_even && (columns.is_empty() || rows.len() > 1) => Kind::Grid,
            _ => Kind::Table,
        };
        let is_ordered = || rows.iter().all(|row| row[0] <= row[1]);
        Some(if kind == Kind::Intervals && !is_ordered() { Kind::Table } else { kind })
    }

    fn list(&self) -> Kind {
        let names = &self.problem.signature.parameters;
        let (mut back, mut tail) = (None, Vec::new());
        let own = names.iter().position(|p| p.name == self.parameter.name);
        for term in self.problem.signature.calling.iter().flat_map(|calling| &calling.terms) {
            term.visit(&mut |name, arguments| {
                let [Term::Parameter(list), Term::Parameter(other)] = arguments else { return };
                let value = self.other(*other).filter(|_| Some(*list) == own);
                match (name, value) {
                    ("cycle", Some(value)) => back = value.cells.first().and_then(|&at| usize::try_from(at).ok()),
                    ("joined", Some(value)) => tail = value.cells.clone(),
                    _ => {}
                }
            });
        }
        Kind::List { back, tail }
    }

    /// Whether all rows have the same number of cells, and there are two of either at least.
    fn is_rectangle(&self) -> bool {
        let [value] = self.fields else { return false };
        let lengths = || (0..value.len()).map(|row| value.range(1, row).len());
        value.ends.len() == 2
            && value.len() > 1
            && lengths().all(|length| length > 1 && Some(length) == lengths().next())
    }

    fn is_directed(&self, name: &str, columns: &[&str]) -> bool {
        let says = |words: &[&str]| {
            lines(self.problem).any(|line| words.iter().any(|word| line.to_lowercase().contains(word)))
        };
        let is_named = ["prereq", "flight", "trust", "richer", "depend"].iter().any(|one| name.contains(one));
        let is_written = ["from", "prev", "source", "src", "parent"]
            .iter()
            .any(|from| columns.first().is_some_and(|c| c.starts_with(from)));
        let is_said = lines(self.problem).map(str::to_lowercase).any(|line| {
            (line.contains("directed") && !line.contains("undirected"))
                || line.contains("acyclic")
                || line.contains("dag")
        });
        is_said || ((is_named || is_written) && !says(&["undirected", "bidirectional"]))
    }

    fn is_of_a_polygon(&self) -> bool {
        self.problem.title.to_lowercase().contains("polygon")
            || lines(self.problem).any(|line| line.contains("polygon"))
    }

    /// Whether some parameter of the problem is drawn as intervals, by its name and lines.
    fn answers_intervals(&self) -> bool {
        let is_one = |p: &Parameter| INTERVALS.iter().any(|one| p.name.to_lowercase().contains(one));
        self.problem.signature.parameters.iter().any(is_one)
    }
}

/// The text of a cell, short.
pub(crate) fn label(ty: &Type, cell: i64) -> String {
    let text = print_parameter(ty, &[Value::scalar(cell)]);
    match ty {
        Type::Character => u32::try_from(cell).ok().and_then(char::from_u32).unwrap_or('?').to_string(),
        Type::Boolean => text[..1].to_uppercase(),
        Type::Double if text.contains('.') => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        _ if cell == NULL => "null".to_owned(),
        _ => text,
    }
}

fn is_whole(ty: &Type) -> bool {
    matches!(ty, Type::Integer | Type::Long)
}

/// Whether a name is one of a board.
fn is_grid(name: &str) -> bool {
    GRIDS.iter().any(|one| name.contains(one))
        || GRIDS_WHOLE.contains(&name.trim_end_matches(|c: char| c.is_ascii_digit()))
}

/// The lines of a statement.
fn lines(problem: &Problem) -> impl Iterator<Item = &str> {
    problem.constraints.iter().map(|line| line.text.as_str()).chain(problem.unchecked.iter().map(String::as_str))
}
