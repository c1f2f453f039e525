//! Values that several kinds of rows share: a call that asks for a key should often ask for one that another call put.
//!
//! Columns of one name in several alternatives of a row draw most of their values from one palette, whose size differs from drawing to
//! drawing. Texts are shared as wholes: their length says which word was meant, and its letters follow.

use ojkit_rules::Rules;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::{Role, Spot};
use ojkit_rules::partial::domain::Domain;
use std::collections::{HashMap, VecDeque};

/// One value in so many is drawn afresh.
const FRESH: u64 = 8;

/// Which variables draw from one palette, and what is on the palettes.
#[derive(Clone, Debug, Default)]
pub(super) struct Shared {
    palette_of: Vec<Option<usize>>,
    palettes: Vec<Palette>,
    /// By the field of a text: which words its rows have, those without letters apart, and the one that is being written.
    words: HashMap<usize, (VecDeque<Option<usize>>, Option<usize>)>,
    /// The field of a variable that has a palette, and whether it is a text.
    field_of: Vec<(usize, bool)>,
}

/// Values, or words as their length and their letters.
#[derive(Clone, Debug, Default)]
struct Palette {
    /// How many it has room for; 0 before that was drawn.
    size: u64,
    values: Vec<i64>,
    letters: Vec<Vec<i64>>,
}

/// What a hand that shares must be able to do.
pub(super) trait Source {
    /// A number below `count`.
    fn below(&mut self, count: u64) -> u64;
    /// How many values a palette of so many rows has.
    fn size(&mut self, rows: usize) -> u64;
    /// A value of its own.
    fn fresh(&mut self, role: Role, domain: &Domain) -> i64;
}

impl Shared {
    /// The palettes of a problem: one for each name and kind of columns that several alternatives have.
    pub fn of(rules: &Rules) -> Shared {
        let mut shared = Shared { palette_of: vec![None; rules.vars.len()], ..Shared::default() };
        shared.field_of = vec![(usize::MAX, false); rules.vars.len()];
        let alike = |a: usize, b: usize| {
            let (x, y) = (&rules.fields[a], &rules.fields[b]);
            (x.parameter, &x.name, x.cell, x.depth) == (y.parameter, &y.name, y.cell, y.depth)
        };
        let tagged: Vec<usize> = rules.tags.keys().copied().collect();
        let mut firsts: Vec<usize> = Vec::new();
        for &field in &tagged {
            if !tagged.iter().any(|&other| other != field && alike(field, other)) {
                continue;
            }
            let palette = firsts.iter().position(|&first| alike(first, field)).unwrap_or_else(|| {
                firsts.push(field);
                firsts.len() - 1
            });
            let is_text = rules.fields[field].is_string;
            for (v, var) in rules.vars.iter().enumerate() {
                let of_field = match var.kind {
                    VarKind::Cells { field: f } => f == field,
                    VarKind::Length { field: f, level } => f == field && level == 1 && is_text,
                    _ => false,
                };
                if of_field && (rules.fields[field].depth == 1 || is_text) {
                    shared.palette_of[v] = Some(palette);
                    shared.field_of[v] = (field, is_text);
                }
            }
        }
        shared.palettes = vec![Palette::default(); firsts.len()];
        shared
    }

    /// Whether nothing is shared.
    pub fn is_empty(&self) -> bool {
        self.palettes.is_empty()
    }

    /// A value that is shared; nothing where one of its own is wanted.
    pub fn choose(&mut self, source: &mut impl Source, spot: Spot, domain: &Domain) -> Option<i64> {
        let Some(palette) = self.palette_of.get(spot.var).copied().flatten() else {
            if spot.role != Role::Cell {
                self.begin();
            }
            return None;
        };
        let (field, is_text) = self.field_of[spot.var];
        let palette = &mut self.palettes[palette];
        if palette.size == 0 {
            palette.size = source.size(spot.count);
        }
        if spot.role == Role::Cell && is_text {
            let (rows, word) = self.words.get_mut(&field)?;
            if spot.index == 0 {
                *word = rows.pop_front().flatten();
            }
            let letters = &mut palette.letters[(*word)?];
            while letters.len() <= spot.index {
                letters.push(source.fresh(spot.role, domain));
            }
            return Some(letters[spot.index]).filter(|&x| domain.contains(x));
        }
        let chosen = (source.below(FRESH) > 0).then(|| source.below(palette.size) as usize);
        if let Some(chosen) = chosen {
            while palette.values.len() <= chosen {
                palette.values.push(source.fresh(spot.role, domain));
                palette.letters.push(Vec::new());
            }
        }
        let chosen = chosen.filter(|&chosen| domain.contains(palette.values[chosen]));
        let value = chosen.map(|chosen| palette.values[chosen]);
        if spot.role != Role::Length {
            return value;
        }
        let length = value.unwrap_or_else(|| source.fresh(spot.role, domain));
        if length > 0 {
            self.words.entry(field).or_default().0.push_back(chosen);
        }
        Some(length)
    }

    /// A drawing begins with its scalars and lengths.
    fn begin(&mut self) {
        self.words.clear();
        for palette in &mut self.palettes {
            *palette = Palette::default();
        }
    }
}
