//! Edges and parents, cell by cell: each is offered what can still become the wanted graph.

use super::reached::missing;
use super::sets::Sets;
use super::{Graph, Wishes};
use crate::expr::evaluate::bounds;
use crate::expr::interval::Interval;
use crate::expr::term::Term;
use crate::hand::{Hand, Spot};
use crate::partial::domain::Domain;
use crate::partial::partial_input::{PartialInput, Rejected};
use std::collections::HashSet;

/// Up to this many nodes, exactly the ends that lead to a graph are offered; beyond, edges are attached in a drawn order.
const EXACT_MAX: usize = 128;

/// The same where ways between nodes are asked for, since more has to be computed there for each edge.
const WAYS_MAX: usize = 24;

/// Tries for one more edge of a large graph, or one parent in a large tree.
const TRIES: usize = 64;

/// More nodes are not put in an order of their own, and not drawn where each of them must be reached.
const NODES_MAX: i128 = 5_000_000;

/// Where no edge leads back, an edge into each node and one out of it are not counted together.
const ONE_WAY_MAX: usize = 5;

/// The most nodes for which each end is chosen among exactly those that lead to a graph.
fn exact_most(plan: &Wishes) -> usize {
    match plan.ways {
        ways if !ways.any() => EXACT_MAX,
        ways if ways.from_source && ways.to_sink && (plan.acyclic || plan.ascending.is_some()) => ONE_WAY_MAX,
        _ => WAYS_MAX,
    }
}

/// A graph while its edges are drawn.
pub struct Growth {
    plan: Wishes,
    is_parents: bool,
    first: i64,
    count: usize,
    edges: usize,
    /// Whether each end is chosen among exactly those that lead to a graph.
    is_exact: bool,
    /// The nodes that ways lead from and to.
    terminals: (usize, usize),
    /// How many edges are missing at least until all ways are there.
    missing: usize,
    /// For large graphs, how many edges lead from the first node of the order one after another.
    spine: usize,
    done: usize,
    sets: Sets,
    /// The end of the edge that is being drawn.
    from: Option<usize>,
    /// For small graphs, whether two nodes are joined, and whether one reaches the other.
    joined: Vec<bool>,
    reaches: Vec<bool>,
    /// For large graphs: the nodes in the order in which they are attached, the pairs that are joined, and the edge that comes.
    order: Vec<i64>,
    pairs: HashSet<(usize, usize)>,
    next: Option<(i64, i64)>,
    has_root: bool,
}

impl Growth {
    pub fn new(graph: &Graph, plan: Wishes, input: &PartialInput) -> Result<Growth, Rejected> {
        let (first, last) = (bounds(&graph.first, input).single(), bounds(&graph.last, input).single());
        let (Some(first), Some(last)) = (first, last) else { return Err(Rejected) };
        let (first, count) = (i64::try_from(first).map_err(|_| Rejected)?, last - first + 1);
        let visits_all = plan.tree || plan.connected || plan.ways.any() || graph.is_parents;
        if count < 0 || (visits_all && count > NODES_MAX) || count > i128::from(i64::MAX) {
            return Err(Rejected);
        }
        let count = count as usize;
        let field = input.variables.field_of_cells(graph.ends[0]).ok_or(Rejected)?;
        let is_exact = count <= exact_most(&plan);
        let small = if is_exact && !graph.is_parents { count * count } else { 0 };
        let terminal = |term: &Option<Term>, otherwise: usize| {
            let node = term.as_ref().and_then(|term| bounds(term, input).single());
            let place = node.and_then(|node| usize::try_from(node - i128::from(first)).ok());
            place.filter(|&place| place < count).unwrap_or(otherwise)
        };
        let terminals = (terminal(&graph.source, 0), terminal(&graph.sink, count.saturating_sub(1)));
        let mut reaches = vec![false; small];
        if small > 0 {
            (0..count).for_each(|x| reaches[x * count + x] = true);
        }
        let mut growth = Growth {
            plan,
            is_parents: graph.is_parents,
            first,
            count,
            edges: input.field(field).len(),
            is_exact,
            terminals,
            missing: 0,
            spine: 0,
            done: 0,
            // Edges of a large graph are attached in order, without looking at what is joined.
            sets: Sets::new(if is_exact || graph.is_parents { count } else { 0 }),
            from: None,
            joined: vec![false; small],
            reaches,
            order: Vec::new(),
            pairs: HashSet::new(),
            next: None,
            has_root: false,
        };
        growth.missing = growth.missing_behind((0, 0));
        if growth.missing > growth.edges { Err(Rejected) } else { Ok(growth) }
    }

    /// How many edges are missing at least behind this one until all ways are there; 0 where edges are attached in order.
    fn missing_behind(&self, edge: (usize, usize)) -> usize {
        let (from, to) = self.terminals;
        if !self.plan.ways.any() || self.is_parents || !self.is_exact || self.count == 0 {
            return 0;
        }
        let root = |x: usize| self.sets.find(x);
        let (u, v, from, to) = (root(edge.0), root(edge.1), root(from), root(to));
        let is_apart = self.plan.ways.joined && from != to && (u, v) != (from, to) && (v, u) != (from, to);
        let reaches = (&self.reaches[..], self.count);
        missing(self.plan.ways, reaches, self.terminals, edge).max(usize::from(is_apart))
    }

    /// Draws one end of an edge, or a parent.
    pub fn draw<H: Hand + ?Sized>(
        &mut self,
        hand: &mut H,
        spot: Spot,
        domain: &Domain,
        end: usize,
    ) -> Result<i64, Rejected> {
        if self.is_parents {
            return self.draw_parent(hand, spot, domain);
        }
        if !self.is_exact {
            return self.draw_large(hand, spot, domain, end);
        }
        let is_blocked = |&x: &usize| match self.from {
            None => !(0..self.count).any(|v| self.permits(x, v)),
            Some(u) => !self.permits(u, x),
        };
        let blocked: Vec<i64> = (0..self.count).filter(is_blocked).map(|x| self.first + x as i64).collect();
        let left = domain.clone().without(&blocked);
        if left.is_empty() {
            return Err(Rejected);
        }
        let x = hand.choose(spot, &left);
        let node = usize::try_from(x - self.first).ok().filter(|&n| n < self.count).ok_or(Rejected)?;
        match self.from.take() {
            None => self.from = Some(node),
            Some(from) => self.join(from, node),
        }
        Ok(x)
    }

    /// Whether an edge from u to v leaves room for the edges that follow.
    fn permits(&self, u: usize, v: usize) -> bool {
        let plan = self.plan;
        let left = self.edges.saturating_sub(self.done + 1);
        let must_join = plan.tree || (plan.connected && self.sets.count > self.edges - self.done);
        !(((plan.no_loops || plan.acyclic) && u == v)
            || (plan.no_repeats && self.joined[u * self.count + v])
            || (must_join && self.sets.find(u) == self.sets.find(v))
            || (plan.acyclic && self.reaches[v * self.count + u])
            || (plan.acyclic && plan.ways.any() && self.closes_a_way(u, v))
            || (self.missing > left && self.missing_behind((u, v)) > left))
    }

    /// Whether this edge leads back from the sink to the source, or on from a node that only others may lead to.
    fn closes_a_way(&self, u: usize, v: usize) -> bool {
        let ((source, sink), ways) = (self.terminals, self.plan.ways);
        (ways.from_source && v == source)
            || (ways.to_sink && u == sink)
            || (ways.between
                && source != sink
                && self.reaches[sink * self.count + u]
                && self.reaches[v * self.count + source])
    }

    fn join(&mut self, u: usize, v: usize) {
        let n = self.count;
        (self.joined[u * n + v], self.joined[v * n + u]) = (true, true);
        self.sets.join(u, v);
        self.done += 1;
        if (self.plan.acyclic || self.plan.ways.any()) && !self.reaches[u * n + v] {
            for a in (0..n).filter(|&a| a == u || self.reaches[a * n + u]).collect::<Vec<_>>() {
                for b in 0..n {
                    self.reaches[a * n + b] |= self.reaches[v * n + b];
                }
            }
        }
        self.missing = self.missing_behind((u, v));
    }

    /// The parent of the next node: whatever does not close a cycle, and one root.
    fn draw_parent<H: Hand + ?Sized>(&mut self, hand: &mut H, spot: Spot, domain: &Domain) -> Result<i64, Rejected> {
        let node = spot.index;
        if node >= self.count {
            return Err(Rejected);
        }
        let mut domain = domain.clone();
        if self.has_root {
            domain.remove(-1);
        } else if node + 1 == self.count {
            domain = domain.within(Interval::point(-1));
        }
        if self.count <= EXACT_MAX {
            let own = self.sets.root(node);
            let blocked: Vec<i64> =
                (0..self.count).filter(|&p| self.sets.root(p) == own).map(|p| self.first + p as i64).collect();
            domain = domain.without(&blocked);
        }
        if domain.is_empty() {
            return Err(Rejected);
        }
        for _ in 0..TRIES {
            let x = hand.choose(spot, &domain);
            if x == -1 {
                self.has_root = true;
                return Ok(x);
            }
            let parent = usize::try_from(x - self.first).ok().filter(|&p| p < self.count).ok_or(Rejected)?;
            if self.sets.join(node, parent) {
                return Ok(x);
            }
        }
        Err(Rejected)
    }

    fn draw_large<H: Hand + ?Sized>(
        &mut self,
        hand: &mut H,
        spot: Spot,
        domain: &Domain,
        end: usize,
    ) -> Result<i64, Rejected> {
        if end == 0 {
            let edge = self.next_edge(hand, spot)?;
            self.next = Some(edge);
        }
        let Some((u, v)) = self.next else { return Err(Rejected) };
        let x = if end == 0 { u } else { v };
        if domain.contains(x) { Ok(x) } else { Err(Rejected) }
    }

    fn next_edge<H: Hand + ?Sized>(&mut self, hand: &mut H, spot: Spot) -> Result<(i64, i64), Rejected> {
        let plan = self.plan;
        let n = self.count as i128;
        if self.order.is_empty() && n <= NODES_MAX {
            let nodes = Domain::interval(Interval::new(self.first.into(), i128::from(self.first) + n - 1));
            hand.distinct(Spot { count: self.count, index: 0, ..spot }, &nodes, &mut self.order);
            self.lay_ways(hand, spot)?;
        }
        let mut pick = |from: i128, to: i128| hand.choose(spot, &Domain::interval(Interval::new(from, to))) as usize;
        let edge = self.done;
        self.done += 1;
        for _ in 0..TRIES {
            let spans = plan.tree || plan.connected || plan.ways.span();
            let attached = spans && edge + 1 < self.count;
            let is_way = edge < self.spine || (attached && (plan.ways.from_source || plan.ways.to_sink));
            let (mut a, mut b) = match () {
                () if edge < self.spine => (edge, (edge + 1) % self.count),
                () if attached => (pick(0, edge as i128), edge + 1),
                () => (pick(0, n - 1), pick(0, n - 1)),
            };
            if a == b && (plan.no_loops || plan.acyclic || plan.tree) {
                continue;
            }
            if plan.no_repeats && !self.pairs.insert((a.min(b), a.max(b))) {
                continue;
            }
            if plan.acyclic {
                (a, b) = (a.min(b), a.max(b));
            } else if plan.ascending.is_none() && !is_way && pick(0, 1) == 1 {
                (a, b) = (b, a);
            }
            if plan.ways.to_sink && !plan.ways.from_source && !plan.ways.strong {
                (a, b) = (b, a);
            }
            let node = |at: usize| self.order.get(at).copied().unwrap_or(self.first + at as i64);
            let (u, v) = (node(a), node(b));
            return Ok(match plan.ascending {
                Some(up) if !plan.acyclic && (u < v) != up => (v, u),
                _ => (u, v),
            });
        }
        Err(Rejected)
    }

    /// Puts the nodes in an order along which the edges that come lead where lines ask for: around a cycle, along a path, or away from the first.
    fn lay_ways<H: Hand + ?Sized>(&mut self, hand: &mut H, spot: Spot) -> Result<(), Rejected> {
        let (ways, last, (source, sink)) = (self.plan.ways, self.count - 1, self.terminals);
        if !ways.any() || last == 0 {
            return Ok(());
        }
        self.spine = match () {
            () if ways.strong => self.count,
            () if ways.from_source && ways.to_sink => last,
            () if !ways.span() && source != sink => {
                let most = if self.plan.ascending.is_some() { 1 } else { self.edges.min(last) as i128 };
                hand.choose(spot, &Domain::interval(Interval::new(1, most))) as usize
            }
            () => 0,
        };
        if self.spine > self.edges {
            return Err(Rejected);
        }
        if let (Some(up), true) = (self.plan.ascending, ways.span()) {
            self.order.sort_unstable_by_key(|&x| if up { x } else { -x });
            return Ok(());
        }
        let mut place = |node: usize, at: usize| {
            let node = self.first + node as i64;
            if let Some(now) = self.order.iter().position(|&x| x == node) {
                self.order.swap(now, at);
            }
        };
        if ways.to_sink && !ways.from_source {
            place(sink, 0);
        } else {
            place(source, 0);
            if source != sink && self.spine > 0 {
                place(sink, self.spine.min(last));
            }
        }
        Ok(())
    }
}
