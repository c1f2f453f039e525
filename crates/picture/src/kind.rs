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
    List(Option<usize>, Vec<i64>),
    /// Whether edges have a direction, where anything says so.
    Edges(Option<bool>),
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
    /// A row of cells, a text, or several texts.
    Texts,
}

const EDGES: &str = "edge road connection prerequisite flight path relation dependency dependencies friendship trust richer dislike highway pipe \
                     hierarchy adjacent swap invocation condition";
const GRIDS: &str = "grid matrix board image maze picture dungeon forest classroom pizza";
const GRIDS_WHOLE: &str = "mat img land heights heightmap room box iswater isinfected movetime seats farm";
const INTERVALS: &str = "interval meeting segment schedule range";
const POINTS: &str = "point coordinate coord tree stone rook";

impl<'a> Given<'a> {
    /// A value by itself; the tags of rows, which name the method of each call, are not drawn.
    pub fn new(problem: &'a Problem, parameter: &'a Parameter, fields: &'a [Value]) -> Given<'a> {
        let tags = Field::of(std::slice::from_ref(parameter)).iter().take_while(|field| field.is_tag()).count();
        Given { problem, parameter, fields: fields.get(tags..).unwrap_or_default(), expected: None, input: None }
    }

    /// The value of another parameter of the same input.
    pub fn other(&self, index: usize) -> Option<&'a Value> {
        let before = self.problem.signature.parameters.get(..index)?;
        self.input?.fields.get(Field::of(before).len())
    }

    /// An index as the page counts.
    pub fn index(&self, at: usize) -> String {
        (at as i64 + self.problem.indices_from).to_string()
    }

    /// What is expected, as a value of its own.
    pub fn wanted(&self) -> Option<Given<'a>> {
        self.expected.map(|value| Given { fields: std::slice::from_ref(value), expected: None, ..*self })
    }

    /// Another parameter's number, by its name.
    pub fn number(&self, name: &str) -> Option<i64> {
        let index = self.problem.signature.parameters.iter().position(|p| p.name == name && p.ty == Type::Integer)?;
        self.other(index)?.cells.first().copied()
    }

    /// The rows of an array of arrays of whole numbers, or of rows with columns of them.
    pub fn rows(&self) -> Option<Vec<Vec<i64>>> {
        match (&self.parameter.ty, self.fields) {
            (Type::Rows(rows), [first, ..]) => {
                let is_plain = rows.alternatives.len() == 1
                    && rows.alternatives[0].columns.iter().all(|column| is_whole(&column.ty));
                let row = |row: usize| self.fields.iter().map(|column| column.cells[row]).collect();
                is_plain.then(|| (0..first.len()).map(row).collect())
            }
            (ty, [value]) if value.ends.len() == 2 && is_whole(ty.innermost()) => {
                Some((0..value.len()).map(|row| value.cells[value.range(1, row)].to_vec()).collect())
            }
            _ => None,
        }
    }

    /// The names of the columns: those of the type, or of a line such as `roads[i] = [u[i], v[i]]`.
    pub fn columns(&self) -> Vec<String> {
        if let Type::Rows(rows) = &self.parameter.ty {
            return rows.alternatives[0].columns.iter().map(|column| column.name.clone()).collect();
        }
        let start = format!("{}[i] = ", self.parameter.name);
        let name = |column: &str| {
            let name = column.trim().split(['[', ']', ')']).next().unwrap_or_default();
            name.strip_suffix('i').filter(|rest| !rest.is_empty()).unwrap_or(name).trim_end_matches('_').to_owned()
        };
        let listed = lines(self.problem).find_map(|line| line.trim().strip_prefix(&start)?.strip_prefix(['[', '(']));
        let names: Vec<String> = listed.map_or(Vec::new(), |listed| listed.split(',').map(name).collect());
        // `towers[i] = [towers[i][0], towers[i][1]]` names nothing.
        if names.contains(&self.parameter.name) { Vec::new() } else { names }
    }

    /// What the value is drawn as; nothing where its text says as much.
    pub fn kind(&self) -> Option<Kind> {
        let (ty, name) = (&self.parameter.ty, self.parameter.name.to_lowercase());
        let inner = if let Type::Array(inner) = ty { inner } else { ty };
        match (inner, ty.depth()) {
            (Type::TreeNode, _) => Some(Kind::Tree),
            (Type::NaryNode, _) => Some(Kind::NaryTree),
            (Type::ListNode, _) => Some(self.list()),
            (Type::String, 1) if is_grid(&self.parameter.name) && self.is_rectangle() => Some(Kind::Grid),
            (Type::String, _) | (Type::Boolean | Type::Character, 1) => Some(Kind::Texts),
            (Type::Integer, 1) if ["parent", "parents"].contains(&&*name) => Some(Kind::Parents),
            (Type::Integer, 1) if name == "edges" => Some(Kind::Edges(Some(true))),
            (Type::Array(_) | Type::Rows(_), _) => {
                self.rows().map_or_else(|| self.plain_kind(), |rows| Some(self.of_rows(&rows)))
            }
            _ => self.plain_kind(),
        }
    }

    /// What it is drawn as by its type alone, where its values do not fit the kind.
    pub fn plain_kind(&self) -> Option<Kind> {
        let cell = self.parameter.ty.innermost();
        match (cell, self.parameter.ty.depth()) {
            (Type::Rows(rows), _) if rows.alternatives.len() > 1 || rows.alternatives[0].tag.is_some() => None,
            (Type::Integer | Type::Long | Type::Double, 1) => Some(Kind::Bars),
            (Type::Boolean | Type::Character | Type::Double, 2) if self.columns().is_empty() && self.is_rectangle() => {
                Some(Kind::Grid)
            }
            (Type::Rows(_), _) | (_, 2) => Some(Kind::Table),
            _ => None,
        }
    }

    fn of_rows(&self, rows: &[Vec<i64>]) -> Kind {
        let (columns, length) = (self.columns().join(" ").to_lowercase(), rows.first().map_or(0, Vec::len));
        let (columns, name) = (columns.split_whitespace().collect::<Vec<_>>(), self.parameter.name.as_str());
        let (is_even, is_pairs) = (rows.iter().all(|row| row.len() == length), length == 2);
        // The length of a row has a name, such as `n`, where it is that of all.
        let own = format!("{name}[i].length");
        let is_named = |line: &str| line.split(" == ").any(|side| side.trim().chars().all(char::is_alphabetic));
        let is_matrix =
            || lines(self.problem).any(|line| line.contains(&own) && is_named(line)) && rows.len() == length;
        // An answer has no lines of its own: it is made of what the input is made of.
        let names = || self.problem.signature.parameters.iter().map(|parameter| parameter.name.as_str());
        let is_made_of = |words: &str| name == "answer" && is_pairs && names().any(|name| has(name, words));
        let is_of_a_polygon = || lines(self.problem).any(|line| has(line, "polygon"));
        let is_neighbours = ["graph", "adjlist", "isconnected", "friends"].contains(&&*name.to_lowercase());
        let kind = match columns[..] {
            _ if !is_even && !is_neighbours => Kind::Table,
            _ if !is_even => Kind::Neighbours,
            _ if is_made_of(INTERVALS) => Kind::Intervals,
            _ if is_made_of("connection") => Kind::Edges(self.direction()),
            _ if name == "answer" && length > 2 && names().any(is_grid) => Kind::Grid,
            _ if has(name, "query queries guess") => Kind::Table,
            ["type", ..] | [_, "weight"] => Kind::Table,
            [] if has(name, EDGES) && length > 1 && is_matrix() => Kind::Neighbours,
            [] if length == 3 && has(name, "path") => Kind::Table,
            _ if has(name, EDGES) && matches!(length, 0 | 2 | 3) => Kind::Edges(self.direction()),
            ["u", "v"] | ["u", "v", _] => Kind::Edges(self.direction()),
            [] if is_neighbours => Kind::Neighbours,
            ["r" | "row", "c" | "col" | "column"] => Kind::Moves,
            ["x", "y"] if has(name, "polygon") || has(name, "point") && is_of_a_polygon() => Kind::Polygon,
            ["x", "y"] | [] if has(name, POINTS) && is_pairs => Kind::Points,
            [from, to, ..] if from.starts_with("start") && to.starts_with("end") && length <= 3 => Kind::Intervals,
            ["l", "r", ..] | ["left", "right", ..] if length <= 3 => Kind::Intervals,
            [] | ["a", "b"] if has(name, INTERVALS) && is_pairs => Kind::Intervals,
            _ if is_grid(name) => Kind::Grid,
            _ => Kind::Table,
        };
        let is_ordered = || rows.iter().all(|row| row.len() > 1 && row[0] <= row[1]);
        if kind == Kind::Intervals && !is_ordered() { Kind::Table } else { kind }
    }

    fn list(&self) -> Kind {
        let (mut back, mut tail) = (None, Vec::new());
        let own = self.problem.signature.parameters.iter().position(|p| p.name == self.parameter.name);
        for term in self.problem.signature.calling.iter().flat_map(|calling| &calling.terms) {
            term.visit(&mut |name, arguments| {
                let [Term::Parameter(list), Term::Parameter(other)] = arguments else { return };
                match (name, self.other(*other).filter(|_| Some(*list) == own)) {
                    ("cycle", Some(value)) => back = value.cells.first().and_then(|&at| usize::try_from(at).ok()),
                    ("joined", Some(value)) => tail = value.cells.clone(),
                    _ => {}
                }
            });
        }
        Kind::List(back, tail)
    }

    /// Whether all rows have the same number of cells, and there are two of either at least.
    fn is_rectangle(&self) -> bool {
        let [value] = self.fields else { return false };
        let lengths = || (0..value.len()).map(|row| value.range(1, row).len());
        value.len() > 1 && lengths().all(|length| length > 1 && Some(length) == lengths().next())
    }

    /// Whether edges have a direction, where a line, a name or the first column says so.
    fn direction(&self) -> Option<bool> {
        let columns = self.columns();
        // Where each pair is written in one order alone, the order says nothing.
        let in_order = columns.get(..2).map(|pair| format!("{}[i] < {}[i]", pair[0], pair[1]));
        let is_in_order = |line: &str| in_order.as_ref().is_some_and(|order| line.contains(order));
        let is_named = has(&self.parameter.name, "prerequisite flight trust richer dependency dependencies condition")
            || columns.first().is_some_and(|column| has(column, "from prev source src parent"));
        if lines(self.problem).any(|line| has(line, "directed dag")) {
            return Some(true);
        }
        let is_undirected = lines(self.problem).any(|line| has(line, "undirected bidirectional") || is_in_order(line));
        if is_undirected { Some(false) } else { is_named.then_some(true) }
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

/// Whether a name or a line has one of the words, or its plural: `redEdges` has `edge`, and `knowledge` has not.
pub(crate) fn has(text: &str, words: &str) -> bool {
    let is_whole = |(at, word): (usize, &str)| {
        let rest = &text[at + word.len()..];
        let rest = rest.strip_prefix("es").or(rest.strip_prefix('s')).unwrap_or(rest);
        let is_start = !text[..at].ends_with(char::is_alphabetic) || text[at..].starts_with(char::is_uppercase);
        is_start && !rest.starts_with(char::is_lowercase)
    };
    words.split_whitespace().any(|word| text.to_ascii_lowercase().match_indices(word).any(is_whole))
}

/// Whether a name is one of a board.
fn is_grid(name: &str) -> bool {
    let whole = name.trim_end_matches(|c: char| c.is_ascii_digit()).to_lowercase();
    has(name, GRIDS) || GRIDS_WHOLE.split(' ').any(|word| word == whole)
}

/// The lines of a statement, and its title.
fn lines(problem: &Problem) -> impl Iterator<Item = &str> {
    let checked = problem.constraints.iter().map(|line| line.text.as_str());
    checked.chain(problem.unchecked.iter().map(String::as_str)).chain([problem.title.as_str()])
}
