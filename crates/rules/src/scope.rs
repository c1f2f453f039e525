//! What a name in a constraint line stands for.

use crate::expr::interval::Interval;
use crate::expr::term::VarId;
use crate::expr::variables::{Var, VarKind, Variables};
use ojkit_model::input::{Cell, Field};
use ojkit_model::problem::{LayoutLine, Problem};
use ojkit_model::signature::Type;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, DerefMut};

/// The meaning of a name.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// A parameter that is one field.
    Field(usize),
    /// A parameter with rows: its index.
    Rows(usize),
    /// A column: one field for each alternative that has it.
    Column(Vec<usize>),
    /// What a line calls a place of every row of an array.
    Alias {
        field: usize,
        /// The place, from 0.
        column: usize,
    },
    /// A name that constraints or the layout bind.
    Bound(VarId),
}

/// The names of a problem and the variables behind them.
pub struct Scope<'a> {
    pub problem: &'a Problem,
    pub variables: Variables,
    pub bound: BTreeMap<String, VarId>,
    /// By name: the arrays with such a column, with its place and the index that stands behind the name there.
    aliases: BTreeMap<String, Vec<(usize, usize, Option<String>)>>,
    /// Which of several arrays with a column of one name is meant now.
    pub chosen: Option<usize>,
}

impl Deref for Scope<'_> {
    type Target = Variables;

    fn deref(&self) -> &Variables {
        &self.variables
    }
}

impl DerefMut for Scope<'_> {
    fn deref_mut(&mut self) -> &mut Variables {
        &mut self.variables
    }
}

impl<'a> Scope<'a> {
    /// The variables of a problem's fields, and the names of its layout.
    pub fn new(problem: &'a Problem) -> Scope<'a> {
        let variables = Variables {
            fields: problem.fields.clone(),
            repeated_fields: Vec::new(),
            has_repeats: false,
            vars: Vec::new(),
            of_field: Vec::new(),
            slots: 0,
            indices_from: problem.indices_from,
            scale: 1,
            repeats_slot: None,
            tags: BTreeMap::new(),
            trees: BTreeMap::new(),
            binary_trees: BTreeSet::new(),
            subscripted: BTreeMap::new(),
        };
        let mut scope = Scope { problem, variables, bound: BTreeMap::new(), aliases: BTreeMap::new(), chosen: None };
        let (outside, inside, count) = layout_names(problem);
        scope.has_repeats = count.is_some();
        let counter = count.clone();
        for (f, field) in problem.fields.iter().enumerate() {
            scope.add_field(f, inside.contains(&problem.signature.parameters[field.parameter].name));
        }
        if let Some(count) = count {
            match scope.meaning(&count) {
                Some(Meaning::Field(_)) | Some(Meaning::Bound(_)) => {}
                _ => {
                    let id = scope.add(count.clone(), VarKind::Repeats, 0, Cell::Int, false);
                    scope.bound.insert(count, id);
                }
            }
        }
        scope.repeats_slot = match counter.and_then(|c| scope.meaning(&c)) {
            Some(Meaning::Field(f)) => scope.of_field[f].last().copied(),
            Some(Meaning::Bound(v)) => Some(v),
            _ => None,
        };
        for (names, repeated) in [(outside, false), (inside, true)] {
            for name in names {
                if scope.meaning(&name).is_none() {
                    scope.bind(&name, repeated);
                }
            }
        }
        scope
    }

    /// Makes the variables of a field.
    fn add_field(&mut self, f: usize, repeated: bool) {
        let problem = self.problem;
        let field = &problem.fields[f];
        let parameter = &problem.signature.parameters[field.parameter].name;
        self.repeated_fields.push(repeated);
        let leader = problem.fields.iter().position(|other| other.parameter == field.parameter).unwrap_or(f);
        let mut ids = Vec::new();
        for level in 0..field.depth {
            if level == 0 && leader != f {
                ids.push(self.of_field[leader][0]);
                continue;
            }
            let owner = if level == 0 { parameter.as_str() } else { field.name.as_str() };
            let name = format!("{owner}{}.length", index_text(level));
            ids.push(self.add(name, VarKind::Length { field: f, level }, level, Cell::Int, repeated));
        }
        let name = format!("{}{}", field.name, index_text(field.depth));
        ids.push(self.add(name, VarKind::Cells { field: f }, field.depth, field.cell, repeated));
        self.of_field.push(ids);
        if matches!(problem.signature.parameters[field.parameter].ty, Type::TreeNode | Type::NaryNode) {
            let nodes = self.add(format!("nodes({parameter})"), VarKind::Nodes { field: f }, 0, Cell::Int, repeated);
            let shape = self.add(format!("shape({parameter})"), VarKind::Shape { field: f }, 1, Cell::Bool, repeated);
            self.trees.insert(f, (nodes, shape));
            self.binary_trees.extend((problem.signature.parameters[field.parameter].ty == Type::TreeNode).then_some(f));
        }
        if let Some((alternative, _)) = field.column
            && !field.is_tag()
            && problem.fields[leader].is_tag()
        {
            self.tags.insert(f, (leader, alternative as i64));
        }
    }

    fn add(&mut self, name: String, kind: VarKind, depth: usize, cell: Cell, repeated: bool) -> VarId {
        let slot = self.vars.len();
        self.slots = slot + 1;
        self.vars.push(Var { name, kind, depth, cell, repeated, slot });
        slot
    }

    /// Makes a bound name.
    pub fn bind(&mut self, name: &str, repeated: bool) -> VarId {
        let id = self.add(name.to_string(), VarKind::Name, 0, Cell::Int, repeated);
        self.bound.insert(name.to_string(), id);
        id
    }

    /// What a name stands for, if it is known.
    pub fn meaning(&self, name: &str) -> Option<Meaning> {
        let parameters = &self.problem.signature.parameters;
        if let Some(p) = parameters.iter().position(|p| p.name == name) {
            if matches!(parameters[p].ty, Type::Rows(_)) {
                return Some(Meaning::Rows(p));
            }
            return self.fields().iter().position(|f| f.parameter == p).map(Meaning::Field);
        }
        if let Some(&id) = self.bound.get(name) {
            return Some(Meaning::Bound(id));
        }
        if let Some(places) = self.aliases.get(name) {
            let chosen = places.iter().find(|place| self.chosen == Some(place.0)).or(places.first());
            return chosen.map(|&(field, column, _)| Meaning::Alias { field, column });
        }
        let columns = self.columns_named(None, name);
        (!columns.is_empty()).then_some(Meaning::Column(columns))
    }

    /// The fields of trees and lists.
    pub fn node_fields(&self) -> Vec<usize> {
        let is_nodes = |f: &usize| {
            let ty = &self.problem.signature.parameters[self.fields()[*f].parameter].ty;
            matches!(ty.innermost(), Type::ListNode | Type::TreeNode | Type::NaryNode)
        };
        (0..self.fields().len()).filter(is_nodes).collect()
    }

    /// Names a place of every row of an array, `index` standing behind the name; false when another place of it has the name already.
    pub fn alias(&mut self, name: &str, field: usize, column: usize, index: Option<&str>) -> bool {
        let places = self.aliases.entry(name.to_string()).or_default();
        match places.iter().find(|place| place.0 == field) {
            Some(place) => place.1 == column,
            None => {
                places.push((field, column, index.map(str::to_string)));
                true
            }
        }
    }

    /// The arrays with a column of this name, where there are several; the index behind the name may tell them apart.
    pub fn arrays_with(&self, name: &str, index: Option<&str>) -> Vec<usize> {
        let Some(places) = self.aliases.get(name).filter(|places| places.len() > 1) else { return Vec::new() };
        let fields = |same: bool| {
            places.iter().filter(move |place| !same || place.2.as_deref() == index).map(|place| place.0).collect()
        };
        let told: Vec<usize> = if index.is_some() { fields(true) } else { Vec::new() };
        if told.is_empty() { fields(false) } else { told }
    }

    /// Whether something in a row has this name.
    pub fn has_column(&self, name: &str) -> bool {
        self.aliases.contains_key(name) || !self.columns_named(None, name).is_empty()
    }

    /// The fields of the columns with this name, of one parameter or of all.
    pub fn columns_named(&self, parameter: Option<usize>, name: &str) -> Vec<usize> {
        let fits = |f: &Field| {
            f.column.is_some() && !f.is_tag() && f.name == name && parameter.is_none_or(|p| f.parameter == p)
        };
        (0..self.fields().len()).filter(|&i| fits(&self.fields()[i])).collect()
    }

    /// The fields of a parameter, without the hidden tag column.
    pub fn fields_of(&self, parameter: usize) -> Vec<usize> {
        let fields = self.fields();
        (0..fields.len()).filter(|&f| fields[f].parameter == parameter && !fields[f].is_tag()).collect()
    }

    /// The packed fields.
    pub fn fields(&self) -> &'a [Field] {
        &self.problem.fields
    }

    /// Every name that a constraint may use, for suggestions.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.problem.signature.parameters.iter().map(|p| p.name.clone()).collect();
        names.extend(self.fields().iter().filter(|f| f.column.is_some() && !f.is_tag()).map(|f| f.name.clone()));
        names.extend(self.bound.keys().cloned());
        names.extend(self.aliases.keys().cloned());
        names.sort();
        names.dedup();
        names
    }

    /// What the type of a field's cells allows.
    pub fn type_range(&self, field: usize) -> Interval {
        let f = &self.problem.fields[field];
        let (ty, alternatives) = match (&self.problem.signature.parameters[f.parameter].ty, f.column) {
            (Type::Rows(rows), Some((a, c))) => (
                rows.alternatives.get(a).and_then(|a| a.columns.get(c)).map_or(&Type::Integer, |c| &c.ty),
                rows.alternatives.len(),
            ),
            (ty, _) => (ty.innermost(), 0),
        };
        type_range(f.cell, ty, alternatives)
    }
}

/// The range of values that a cell of this kind has by its type.
fn type_range(cell: Cell, ty: &Type, alternatives: usize) -> Interval {
    match cell {
        // Nodes hold 32 bits, as on the sites.
        Cell::Int if matches!(ty, Type::Integer | Type::ListNode | Type::TreeNode | Type::NaryNode) => {
            Interval::new(i32::MIN as i128, i32::MAX as i128)
        }
        Cell::Int => Interval::new(i64::MIN as i128 + 1, i64::MAX as i128),
        Cell::Double => Interval::ALL,
        Cell::Bool => Interval::new(0, 1),
        Cell::Char => Interval::new(' ' as i128, '~' as i128),
        Cell::Tag => Interval::new(0, alternatives as i128 - 1),
    }
}

fn index_text(depth: usize) -> String {
    ["i", "j", "k", "l"].iter().take(depth).map(|q| format!("[{q}]")).collect()
}

type Names = Vec<String>;

/// The names outside and inside the repeated block, and the block's count.
fn layout_names(problem: &Problem) -> (Names, Names, Option<String>) {
    let (mut outside, mut inside, mut counter) = (Vec::new(), Vec::new(), None);
    for line in problem.layout.iter().flat_map(|l| &l.lines) {
        match line {
            LayoutLine::Names(names) => outside.extend(names.iter().cloned()),
            LayoutLine::Repeat { count, lines } => {
                counter = Some(count.clone());
                for line in lines {
                    if let LayoutLine::Names(names) = line {
                        inside.extend(names.iter().cloned());
                    }
                }
            }
        }
    }
    (outside, inside, counter)
}
