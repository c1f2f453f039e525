//! What can be turned in a problem's inputs: its scalars, lengths and arrays, with their ranges.

use crate::drawing::Drawing;
use crate::hand::edge::{Edge, LENGTH, SCALAR, Shape, Shapes, VALUE, key_of};
use crate::hand::pairs::pairs;
use crate::hand::random::{Random, Spread, seed};
use crate::hand::sides::sides;
use ojkit_model::input::{Cell, Input};
use ojkit_rules::Rules;
use ojkit_rules::expr::term::VarId;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::{Hand, Order, Role, Spot, Wishes};
use ojkit_rules::partial::domain::Domain;
use std::collections::BTreeMap;

/// Something that can be turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knob {
    /// How shapes name it.
    pub key: String,
    pub role: Role,
    pub cell: Cell,
    /// The smallest value seen.
    pub lo: i64,
    /// The largest value seen.
    pub hi: i64,
    /// The most values that it ever had to choose from.
    pub count: u64,
    /// Whether the range depends on other choices.
    pub varies: bool,
    pub is_repeats: bool,
    /// Whether it says how many nodes a graph has.
    pub is_nodes: bool,
    /// Whether it is the length of items inside an array.
    pub is_inner: bool,
    /// Numbers with a point are so many times as large as they say.
    pub scale: i128,
    /// The graph or tree that it is a part of.
    pub joins: Option<Joins>,
    /// Whether its rows begin with the ends of an interval, or with a point: then no.
    pub is_interval: Option<bool>,
    /// What it is where only the product with another size is bounded, and both are alike.
    pub side: Option<i64>,
}

/// What an array is in a graph or a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joins {
    /// What the lines ask of its edges; nothing of where a binary tree has nodes.
    pub edges: Option<(Wishes, bool)>,
    /// Whether it holds other values too: the weights of edges.
    pub has_values: bool,
}

/// Watches the choices of another hand.
struct Survey<'k, H> {
    hand: H,
    knobs: &'k mut BTreeMap<VarId, Knob>,
    drawing: &'k Drawing,
}

impl<H> Survey<'_, H> {
    fn see(&mut self, spot: Spot, domain: &Domain) {
        if domain.is_empty() {
            return;
        }
        let (lo, hi) = (domain.lo(), domain.hi());
        let rules = self.drawing.rules();
        let knob = self.knobs.entry(spot.var).or_insert_with(|| {
            let var = &rules.vars[spot.var];
            Knob {
                key: key_of(rules, spot.var).to_string(),
                role: spot.role,
                cell: var.cell,
                lo,
                hi,
                count: 1,
                varies: false,
                is_repeats: rules.repeats_slot == Some(var.slot) && var.depth == 0,
                is_nodes: false,
                is_inner: matches!(var.kind, VarKind::Length { level, .. } if level > 0),
                scale: if var.cell == Cell::Double { rules.scale } else { 1 },
                joins: None,
                is_interval: None,
                side: None,
            }
        });
        // Within a run of choices the first sees the whole range; later ones may see what is left.
        knob.varies |= (knob.lo, knob.hi) != (lo, hi);
        knob.count = knob.count.max(domain.count());
        knob.lo = knob.lo.min(lo);
        knob.hi = knob.hi.max(hi);
    }
}

impl<H: Hand> Hand for Survey<'_, H> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.see(spot, domain);
        self.hand.choose(spot, domain)
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        self.see(spot, domain);
        self.hand.fill(spot, domain, out);
    }

    fn sorted(&mut self, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
        self.see(spot, domain);
        self.hand.sorted(spot, domain, order, out);
    }

    fn distinct(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        self.see(spot, domain);
        self.hand.distinct(spot, domain, out);
    }
}

/// Drawings that are looked at.
const LOOKS: u64 = 12;

/// Everything that can be turned, in the order of the spec, with more than one value each.
pub fn knobs(drawing: &Drawing) -> Vec<Knob> {
    let mut seen = BTreeMap::new();
    let mut input = Input::default();
    let mut look = |hand: &mut dyn FnMut(&mut BTreeMap<VarId, Knob>, &mut Input)| hand(&mut seen, &mut input);
    for number in 0..LOOKS {
        let stream = seed("", "survey", number, 0);
        look(&mut |knobs, input| {
            let lengths = Spread::Scale(100 + 30 * number as u32);
            let hand = Random::new(stream).with_lengths(lengths);
            // A rejected drawing has shown its choices all the same.
            let _ = drawing.draw(&mut Survey { hand, knobs, drawing }, input);
        });
    }
    for shape in [Shape::Smallest, Shape::Second, Shape::Largest] {
        let all = |key: &str, shape| (key.to_string(), shape);
        let shapes = Shapes { of: vec![all(LENGTH, Shape::Near(6)), all(SCALAR, shape), all(VALUE, shape)] };
        look(&mut |knobs, input| {
            let hand = Edge::new(drawing.rules(), &shapes, [0; 32]);
            let _ = drawing.draw(&mut Survey { hand, knobs, drawing }, input);
        });
    }
    join(drawing.rules(), &mut seen);
    let mut knobs: Vec<Knob> = Vec::new();
    for knob in seen.into_values().filter(|knob| knob.count > 1) {
        // Columns of several alternatives may share their name, and then they are turned together.
        match knobs.iter_mut().find(|other| other.key == knob.key) {
            Some(other) => other.varies |= (other.lo, other.hi) != (knob.lo, knob.hi),
            None => knobs.push(knob),
        }
    }
    knobs
}

/// Says of each array what it is in a graph or a tree.
fn join(rules: &Rules, knobs: &mut BTreeMap<VarId, Knob>) {
    for graph in rules.graphs() {
        let is_wider = |field: usize| {
            rules.fields[field].depth > 1 && rules.range_of(rules.length_of(field, 1)).single().is_some_and(|n| n > 2)
        };
        let has_values = rules.field_of_cells(graph.ends[0]).is_some_and(is_wider);
        let joins = Joins { edges: Some((graph.wishes, graph.is_parents)), has_values };
        for end in &graph.ends {
            knobs.entry(*end).and_modify(|knob| knob.joins = Some(joins));
        }
        let nodes = graph.last.scalars();
        knobs.iter_mut().for_each(|(var, knob)| knob.is_nodes |= nodes.contains(&rules.vars[*var].slot));
    }
    for pair in pairs(rules) {
        for number in [pair.first, pair.second] {
            knobs.entry(number).and_modify(|knob| knob.is_interval = Some(pair.is_interval));
        }
    }
    for (size, side) in sides(rules) {
        knobs.entry(size).and_modify(|knob| knob.side = Some(side));
    }
    let is_place = |var: VarId| matches!(rules.vars[var].kind, VarKind::Shape { field } if rules.is_binary(field));
    for (_, knob) in knobs.iter_mut().filter(|(var, _)| is_place(**var)) {
        knob.joins = Some(Joins { edges: None, has_values: false });
    }
}

impl Knob {
    /// Whether its values are numbers or letters of their own, and not ends of edges that the lines ask something of.
    pub(super) fn is_free(&self) -> bool {
        let is_asked = |(wishes, is_parents): (Wishes, bool)| is_parents || wishes != Wishes::default();
        self.joins.is_none_or(|joins| joins.has_values || joins.edges.is_some_and(|edges| !is_asked(edges)))
    }

    /// A value as a person writes it.
    pub fn show(&self, x: i64) -> String {
        match self.cell {
            Cell::Char if self.role == Role::Cell || self.role == Role::Scalar => {
                char::from_u32(x as u32).map_or_else(|| x.to_string(), |c| format!("`{c}`"))
            }
            Cell::Bool => {
                if x == 0 {
                    "false".to_string()
                } else {
                    "true".to_string()
                }
            }
            Cell::Double => {
                let scale = self.scale.max(1);
                let (whole, part) = (i128::from(x) / scale, (i128::from(x) % scale).abs());
                if part == 0 { whole.to_string() } else { format!("{}", x as f64 / scale as f64) }
            }
            _ => x.to_string(),
        }
    }

    /// One of the two ends in words: `n at its lower end 1`, `all of nums at the upper end 1000`.
    pub fn end(&self, upper: bool) -> String {
        let (which, x) = if upper { ("upper", self.hi) } else { ("lower", self.lo) };
        let what = match self.role {
            Role::Cell => format!("all of {} at the {which} end", self.key),
            _ => format!("{} at its {which} end", self.key),
        };
        if self.varies { what } else { format!("{what} {}", self.show(x)) }
    }
}
