//! Rows that differ and agree in what programs compare instead of them: length, sum, xor, product, counts, or how often each count comes.

use super::{At, Idea, OPEN, ROW_MAX};
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "cancelling",
    reason: "rows that differ and agree in length, sum, xor, product or counts",
    applies: |facts| (facts.is_number || facts.is_text) && facts.items > 1,
    length,
    value,
    ..OPEN
};

/// Mostly as long as the array or the item before.
fn length(at: &mut At) -> Option<i64> {
    let before = at.seen.lengths[usize::from(at.is_inner)];
    before.filter(|&length| at.domain.contains(length) && !at.one_in(8))
}

fn value(at: &mut At) -> Option<i64> {
    if at.spot.role != Role::Cell || !matches!(at.cell, Cell::Int | Cell::Char) || at.spot.count > ROW_MAX {
        return None;
    }
    if at.spot.index == 0 {
        *at.plan = planned(at);
    }
    at.plan.get(at.spot.index).map(|&x| at.domain.nearest(x))
}

/// A row made out of the one before it, or one whose second half is made out of its first.
fn planned(at: &mut At) -> Vec<i64> {
    let (count, before) = (at.spot.count, at.seen.row.clone());
    if before.len() == count && !at.one_in(8) {
        return changed(at, &before);
    }
    let reach = if at.one_in(2) { at.domain.count() } else { 2 + at.random.below(6) };
    let is_halved = at.one_in(2);
    let mut row: Vec<i64> = (0..if is_halved { count / 2 } else { count }).map(|_| at.simple(reach)).collect();
    if is_halved {
        row.extend(changed(at, &row.clone()));
    }
    row
}

/// A row that differs from this one, and agrees with it in something.
fn changed(at: &mut At, row: &[i64]) -> Vec<i64> {
    let (mut out, n) = (row.to_vec(), row.len());
    let factor = 2 + at.random.below(2) as i64;
    for _ in 0..if n < 2 { 0 } else { 1 + at.random.below(3) } {
        let first = at.random.below(n as u64) as usize;
        let second = (first + 1 + at.random.below(n as u64 - 1) as usize) % n;
        let third = (0..n).find(|third| ![first, second].contains(third)).unwrap_or(first);
        let (a, b, bit) = (out[first], out[second], 1i64 << at.random.below(4));
        match at.random.below(8) {
            0 | 1 => (out[first], out[second]) = (a.saturating_add(bit), b.saturating_sub(bit)),
            2 => (out[first], out[second]) = (a ^ bit, b ^ bit),
            // Sum and xor stay where two take a bit each and a third gives both.
            3 | 4 if a & bit == 0 && b & bit == 0 && out[third] > 2 * bit => {
                (out[first], out[second]) = (a | bit, b | bit);
                out[third] -= 2 * bit;
            }
            5 if a % factor == 0 => (out[first], out[second]) = (a / factor, b.saturating_mul(factor)),
            // One value becomes the other, and the other it.
            6 => out.iter_mut().for_each(|x| match *x {
                x_ if x_ == a => *x = b,
                x_ if x_ == b => *x = a,
                _ => {}
            }),
            _ => out.swap(first, second),
        }
    }
    out
}
