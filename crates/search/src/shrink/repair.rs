//! The hand that turns almost legal inputs into legal ones.

use ojkit_draw::hand::echo::Echo;
use ojkit_model::input::Input;
use ojkit_rules::hand::{Hand, Spot};
use ojkit_rules::{Domain, Rules, VarKind};

/// Answers with what an input holds at each place, or with the nearest value that is offered.
pub(crate) struct Repair<'a> {
    rules: &'a Rules,
    echo: Echo<'a>,
}

impl<'a> Repair<'a> {
    pub fn new(rules: &'a Rules, input: &'a Input) -> Repair<'a> {
        Repair { rules, echo: Echo::new(rules, input) }
    }
}

impl Hand for Repair<'_> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        // What only has a name is whatever the rest makes of it.
        let is_name = matches!(self.rules.vars[spot.var].kind, VarKind::Name);
        match self.echo.at(spot).filter(|_| !is_name) {
            Some(x) => domain.nearest(x),
            None => domain.by_rank(0),
        }
    }
}
