//! Every way to give a sum of magnitudes to independent cells, without a drawing for each.

use ojkit_model::input::Input;
use ojkit_rules::Domain;
use std::sync::Arc;

/// The values of a domain in the order of their distance from the simplest one, up to some distance.
#[derive(Debug)]
pub(crate) struct Table {
    /// As cells of an input.
    values: Vec<i64>,
    distances: Vec<u32>,
    /// Where the values with a distance begin; one more entry than distances.
    first: Vec<u32>,
    /// Up to which distance it reaches.
    pub reach: u32,
    /// What every distance is a multiple of; 0 where all are 0.
    step: u32,
}

impl Table {
    /// `cell` turns a chosen number into a cell.
    pub fn new(domain: &Domain, simplest: i128, reach: u32, cell: impl Fn(i64) -> i64) -> Table {
        let mut table = Table { values: Vec::new(), distances: Vec::new(), first: vec![0], reach, step: 0 };
        for distance in 0..=reach {
            // Above before below, as ranks go.
            for x in [simplest + i128::from(distance), simplest - i128::from(distance)] {
                let Ok(x) = i64::try_from(x) else { continue };
                let again = distance == 0 && table.values.len() as u32 > *table.first.last().unwrap_or(&0);
                if !again && domain.contains(x) {
                    table.values.push(cell(x));
                    table.distances.push(distance);
                    table.step = gcd(table.step, distance);
                }
            }
            table.first.push(table.values.len() as u32);
        }
        table
    }

    fn largest(&self) -> u64 {
        self.distances.last().copied().unwrap_or(0).into()
    }

    /// The first value with at least this distance.
    fn from(&self, distance: u64) -> u32 {
        self.first.get(distance as usize).copied().unwrap_or(self.values.len() as u32)
    }
}

/// One place that takes any value of a table.
#[derive(Clone, Debug)]
struct Place {
    field: u32,
    index: u32,
    table: Arc<Table>,
}

/// Runs through all values of its places whose distances have a given sum.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cells {
    places: Vec<Place>,
    /// By place: which value it has.
    at: Vec<u32>,
    /// By place: what is left of the sum for it and those behind it.
    left: Vec<u64>,
    /// By place: what those behind it can take at most.
    behind: Vec<u64>,
}

impl Cells {
    pub fn clear(&mut self) {
        self.places.clear();
    }

    pub fn push(&mut self, field: usize, index: usize, table: Arc<Table>) {
        self.places.push(Place { field: field as u32, index: index as u32, table });
    }

    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// What all places can take at most.
    pub fn largest(&self) -> u64 {
        self.places.iter().map(|place| place.table.largest()).sum()
    }

    /// Sets the first values with this sum; false where there are none.
    pub fn start(&mut self, sum: u64, input: &mut Input) -> bool {
        let count = self.places.len();
        if count == 0 {
            return sum == 0;
        }
        // Looking through all the ways to come near to it would take for ever.
        let step = self.places.iter().fold(0, |step, place| gcd(step, place.table.step));
        if step > 1 && !sum.is_multiple_of(u64::from(step)) {
            return false;
        }
        self.at.clear();
        self.at.resize(count, 0);
        self.left.clear();
        self.left.resize(count, sum);
        self.behind.clear();
        self.behind.resize(count, 0);
        for place in (1..count).rev() {
            self.behind[place - 1] = self.behind[place] + self.places[place].table.largest();
        }
        self.descend(0, input) || self.advance(input)
    }

    /// Sets the next values; false after the last.
    #[inline]
    pub fn advance(&mut self, input: &mut Input) -> bool {
        let mut place = self.places.len();
        while place > 0 {
            place -= 1;
            let table = &self.places[place].table;
            let next = self.at[place] + 1;
            if next < table.from(self.left[place] + 1) {
                self.at[place] = next;
                self.set(place, input);
                if self.descend(place + 1, input) {
                    return true;
                }
                // Another share may fit where this one did not; places that nothing fits are passed over.
                place = self.places.len();
            }
        }
        false
    }

    /// Gives the places from this one on their first values; false where the rest of the sum does not fit into them.
    #[inline]
    fn descend(&mut self, from: usize, input: &mut Input) -> bool {
        for place in from..self.places.len() {
            if place > 0 {
                let before = place - 1;
                self.left[place] =
                    self.left[before] - u64::from(self.places[before].table.distances[self.at[before] as usize]);
            }
            let left = self.left[place];
            let table = &self.places[place].table;
            let first = table.from(left.saturating_sub(self.behind[place]));
            if first >= table.from(left + 1) {
                // Nothing fits here; the values behind are as good as used up.
                for rest in place..self.places.len() {
                    self.at[rest] = u32::MAX - 1;
                }
                return false;
            }
            self.at[place] = first;
            self.set(place, input);
        }
        true
    }

    #[inline]
    fn set(&self, place: usize, input: &mut Input) {
        let Place { field, index, table } = &self.places[place];
        input.fields[*field as usize].cells[*index as usize] = table.values[self.at[place] as usize];
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
