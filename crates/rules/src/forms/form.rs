//! What a form of constraint is: the trait that each form implements, apart from the list of all forms.

use super::Atom;
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::evaluate::{Known, Target};
use crate::expr::term::{Binding, Term, VarId};
use crate::hand::{Hand, Spot};
use crate::narrowing::{Empty, Narrowing};
use crate::partial::allowed::{Allowed, At};
use crate::partial::domain::Domain;
use crate::partial::partial_input::{PartialInput, Rejected};
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;

/// One form of constraint, bound to the variables of a problem.
pub trait Form {
    /// What it keeps of an array while that is drawn.
    type State: Default;
    /// Its canonical wordings, where it is bound by them: each `{}` is an expression.
    const WORDINGS: &'static [&'static str] = &[];

    /// Binds one of its wordings, said of these expressions.
    fn bind(_binder: &mut Binder, _wording: usize, _of: &[Expr], _choice: Option<usize>) -> OrFault<Vec<Atom>> {
        Err(Fault::line("this form is read, but nothing enforces it yet", "move the line to `unchecked:`"))
    }

    /// Whether it can stand in a condition.
    const IS_CONDITION: bool = false;
    /// Whether it *acts* while an array is drawn, cell by cell: it [chooses](Self::choose) cells itself, or follows which were
    /// [placed](Self::placed). Most forms do not; they only say what they leave, and the hand chooses.
    const ACTS: bool = false;

    /// The terms in it. With the two lists below this is all that it speaks of; [`mentions`] writes them.
    fn terms(&self) -> Vec<&Term>;
    fn terms_mut(&mut self) -> Vec<&mut Term>;
    fn whole_arrays(&self) -> Vec<VarId>;
    /// The fields that it names as wholes.
    fn fields(&self) -> Vec<usize>;

    /// Whether it holds under the current quantifiers; none where that is open, or where an element does not exist.
    fn holds(&self, _known: &impl Known) -> Option<bool> {
        None
    }

    /// Whether it can still hold, for forms that are tried value by value.
    fn can_hold(&self, known: &impl Known) -> bool {
        self.holds(known) != Some(false)
    }

    /// Whether the narrowing of intervals cannot turn it around completely, so that values of a scalar have to be tried.
    fn must_be_tried(&self) -> bool {
        false
    }

    /// What breaks it; without more, the first values of its quantifiers for which it does not hold.
    fn check(&self, reach: &Reach, values: &mut Values) -> Broken {
        let broken = |values: &Values| {
            let fails = self.holds(values) == Some(false);
            fails.then(|| values.blame_terms(&self.terms()))
        };
        values.each(&reach.bindings, &mut |values| broken(values))
    }

    /// Narrows ranges without losing a legal value.
    fn narrow(&self, _narrowing: &mut Narrowing) -> Result<(), Empty> {
        Ok(())
    }

    /// What the planner of the drawing has to know of it.
    fn ties(&self) -> Ties<'_> {
        Ties::default()
    }

    /// What it leaves for one value, under the current quantifiers.
    fn allow_value(&self, _known: &impl Known, _target: Target, _allowed: &mut Allowed) {}

    /// What it leaves for the next cell of an array of which it speaks as a whole.
    fn allow(&self, _state: &mut Self::State, _at: &At, _input: &PartialInput, _allowed: &mut Allowed) {}

    /// Prepares its state for arrays that are drawn side by side: lengths and the shapes of trees are fixed then, and no cell is drawn.
    fn begin(&self, _state: &mut Self::State, _base: &Domain, _input: &PartialInput) -> Result<(), Rejected> {
        Ok(())
    }

    /// Chooses a cell in its own way; none where the hand chooses among what is left. Asked where it [acts](Self::ACTS).
    fn choose<H: Hand + ?Sized>(
        &self,
        _state: &mut Self::State,
        _hand: &mut H,
        _input: &PartialInput,
        _spot: Spot,
        _domain: &Domain,
    ) -> Result<Option<i64>, Rejected> {
        Ok(None)
    }

    /// Takes note of a cell that has just got its value, whoever chose it, where it [acts](Self::ACTS): so a search tree bounds the children
    /// of a node as soon as that is there.
    fn placed(&self, _state: &mut Self::State, _spot: Spot, _x: i64, _base: &Domain) {}

    /// All cells of an array at once; none where they are drawn one by one.
    fn draw_at_once<H: Hand + ?Sized>(
        &self,
        _hand: &mut H,
        _spot: Spot,
        _at: &At,
        _input: &PartialInput,
    ) -> Result<Option<Vec<i64>>, Rejected> {
        Ok(None)
    }
}

/// What the planner of the drawing has to know of a form, beyond what it speaks of.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ties<'a> {
    /// A field whose items are drawn one by one, each with its length and cells.
    pub items: Option<usize>,
    /// The texts that these items may be.
    pub texts: Option<&'a [Vec<u8>]>,
    /// The field of a text that must be among these items.
    pub wanted: Option<usize>,
    /// A field of lists that name each other.
    pub neighbours: Option<usize>,
    /// No cell of the second field is drawn before the whole first field is: what is left for it follows from that, as for a rearrangement.
    pub behind: Option<(usize, usize)>,
    /// A field whose cells are drawn from another field.
    pub from_another: Option<usize>,
    /// The field whose values are all that each of those cells may be, where nothing else is said of them.
    pub values_of: Option<usize>,
    /// Whether the drawing only tries to keep it, and the check has to tell.
    pub is_checked: bool,
}

/// How a rule runs over its quantifiers.
#[derive(Clone, Debug, Default, PartialEq, serde::Serialize)]
pub struct Reach {
    pub repeated: bool,
    /// Whether it compares numbers with a point; its constants are then on the problem's scale.
    pub is_double: bool,
    /// Whether what it says of an element it says of every element of the array alike.
    pub uniform: bool,
    /// Its quantifiers, outermost first.
    pub bindings: Vec<Binding>,
}

/// Where the terms of a form are; [`mentions`] asks for them.
pub trait HasTerms {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>);
    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>);
}

impl HasTerms for Term {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>) {
        all.push(self);
    }

    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>) {
        all.push(self);
    }
}

impl HasTerms for Option<Term> {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>) {
        all.extend(self);
    }

    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>) {
        all.extend(self);
    }
}

/// Writes the lists of what a form speaks of, from the names of its own fields.
macro_rules! mentions {
    ($(terms: $($term:ident),+;)? $(arrays: $array:expr;)? $(fields: $($field:ident),+;)? $(all_fields: $all:ident;)?) => {
        fn terms(&self) -> Vec<&$crate::expr::term::Term> {
            #[allow(unused_mut)]
            let mut all = Vec::new();
            $($($crate::forms::form::HasTerms::collect(&self.$term, &mut all);)+)?
            all
        }

        fn terms_mut(&mut self) -> Vec<&mut $crate::expr::term::Term> {
            #[allow(unused_mut)]
            let mut all = Vec::new();
            $($($crate::forms::form::HasTerms::collect_mut(&mut self.$term, &mut all);)+)?
            all
        }

        fn whole_arrays(&self) -> Vec<$crate::expr::term::VarId> {
            #[allow(unused_mut)]
            let mut all = Vec::new();
            $(all.extend($array(self));)?
            all
        }

        fn fields(&self) -> Vec<usize> {
            [&[$($(self.$field),+)?][..], $(&self.$all[..])?].concat()
        }
    };
}
