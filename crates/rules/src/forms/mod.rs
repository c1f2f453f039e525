//! The forms of constraint: one form, one file, with everything that the kit knows of it.
//!
//! A line of a statement is read as a tree of what it says, which does not know the problem ([`constraint::Rule`]). A form binds such a statement to
//! the variables of a problem; the result is an [`Atom`]: something that must hold, for all values of its quantifiers. All that follows are short
//! loops over atoms: the check of an input, the narrowing of ranges before anything is drawn, near misses, and the drawing, which asks what is left
//! for the next value. What is not said while drawing is kept by the check at the end. To add a form: one file here and one line in the list below.
//! What it says is a [`constraint::Rule::Stated`] in one of its wordings; its claims are examples of the reference page and of the law.

pub(crate) mod alphabet;
mod claim;
pub(crate) mod letter;
pub(crate) mod order;
mod permutation;
pub(crate) mod row;

pub use claim::Claim;

use crate::bind::terms::{Binder, Fault, OrFault};
use crate::draw::allowed::{Allowed, At};
use crate::draw::domain::Domain;
use crate::draw::partial_input::{PartialInput, Rejected};
use crate::expr::evaluate::{Known, Target};
use crate::expr::term::{Binding, Index, Term, VarId, bindings};
use crate::hand::{Hand, Spot};
use crate::narrowing::{Empty, Narrowing};
use crate::near_miss::proposal::Near;
use crate::phrase::said::Phrase;
use crate::values::{Broken, Values};
use crate::variables::Variables;
use ojkit_model::constraint::{self, Comparison, Expr, Rule as R};

/// One form of constraint, bound to the variables of a problem.
pub(crate) trait Form {
    /// What it keeps of an array while that is drawn.
    type State: Default;
    /// How people write it.
    const PHRASES: &'static [Phrase] = &[];
    /// Its canonical wordings, where it is bound by them: phrases read them back, and each `{}` is an expression.
    const WORDINGS: &'static [&'static str] = &[];
    /// What is claimed of it.
    const CLAIMS: &'static [Claim] = &[];

    /// Binds one of its wordings, said of these expressions.
    fn bind(_binder: &mut Binder, _wording: usize, _of: &[Expr], _choice: Option<usize>) -> OrFault<Vec<Atom>> {
        Err(Fault::line("this form is read, but nothing enforces it yet", "move the line to `unchecked:`"))
    }

    /// Whether it can stand in a condition.
    const IS_CONDITION: bool = false;
    /// Whether it chooses cells in its own way, or hears of those that are drawn.
    const ACTS: bool = false;

    /// The terms in it. With the two lists below this is all that it speaks of; [`mentions`] writes them.
    fn terms(&self) -> Vec<&Term>;
    fn terms_mut(&mut self) -> Vec<&mut Term>;
    /// The arrays that it speaks of as wholes.
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

    /// Edits that break it; one changed value seldom breaks only what several values say together.
    fn near(&self, _reach: &Reach, _near: &mut Near) {}

    /// What the planner of the drawing has to know of it.
    fn ties(&self) -> Ties<'_> {
        Ties::default()
    }

    /// What it leaves for one value, under the current quantifiers.
    fn allow_value(&self, _known: &impl Known, _target: Target, _allowed: &mut Allowed) {}

    /// What it leaves for the next cell of an array of which it speaks as a whole.
    fn allow(&self, _state: &mut Self::State, _at: &At, _input: &PartialInput, _allowed: &mut Allowed) {}

    /// Looks at what is fixed before the first cell of arrays that are drawn side by side.
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

    /// Hears of a cell that was drawn, where it [acts](Self::ACTS).
    fn placed(&self, _state: &mut Self::State, _spot: Spot, _x: i64, _base: &Domain) {}

    /// All cells of an array at once; none where they are drawn one by one.
    fn draw_at_once<H: Hand + ?Sized>(
        &self,
        _hand: &mut H,
        _spot: Spot,
        _base: &Domain,
        _input: &PartialInput,
    ) -> Result<Option<Vec<i64>>, Rejected> {
        Ok(None)
    }
}

/// What the planner of the drawing has to know of a form, beyond what it speaks of.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ties<'a> {
    /// A field whose items are drawn one by one, each with its length and cells.
    pub items: Option<usize>,
    /// The texts that these items may be.
    pub texts: Option<&'a [Vec<u8>]>,
    /// The field of a text that must be among these items.
    pub wanted: Option<usize>,
    /// A field of lists that name each other.
    pub neighbours: Option<usize>,
    /// The second field is drawn behind the first.
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
pub(crate) struct Reach {
    /// Whether it speaks of the repeated block.
    pub repeated: bool,
    /// Whether it compares numbers with a point; its constants are then on the problem's scale.
    pub is_double: bool,
    /// Whether what it says of an element it says of every element of the array alike.
    pub uniform: bool,
    /// Its quantifiers, outermost first.
    pub bindings: Vec<Binding>,
}

/// An atom with where it comes from.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub(crate) struct Rule {
    /// What must hold.
    pub atom: Atom,
    /// Which constraint line says so: index into the problem's constraints.
    pub line: usize,
    pub reach: Reach,
}

/// Where the terms of a form are; [`mentions`] asks for them.
trait HasTerms {
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

impl HasTerms for Atom {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>) {
        all.extend(self.terms());
    }

    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>) {
        all.extend(self.terms_mut());
    }
}

/// Writes the lists of what a form speaks of, from the names of its own fields.
macro_rules! mentions {
    ($(terms: $($term:ident),+;)? $(arrays: $array:expr;)? $(fields: $($field:ident),+;)? $(all_fields: $all:ident;)?) => {
        fn terms(&self) -> Vec<&$crate::expr::term::Term> {
            #[allow(unused_mut)]
            let mut all = Vec::new();
            $($($crate::forms::HasTerms::collect(&self.$term, &mut all);)+)?
            all
        }

        fn terms_mut(&mut self) -> Vec<&mut $crate::expr::term::Term> {
            #[allow(unused_mut)]
            let mut all = Vec::new();
            $($($crate::forms::HasTerms::collect_mut(&mut self.$term, &mut all);)+)?
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

/// Makes the enum of all forms, what each keeps while an input is drawn, and the calls of what they have in common.
macro_rules! forms {
    ($($(#[$doc:meta])* $module:ident::$Form:ident),+ $(,)?) => {
        $(pub(crate) mod $module;)+

        /// One thing that must hold, for all values of its quantifiers.
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        pub(crate) enum Atom {
            $($(#[$doc])* $Form($module::$Form)),+
        }

        /// What a form keeps of an array while that is drawn; nothing until it is asked.
        #[derive(Default)]
        pub(crate) enum State {
            #[default]
            None,
            $($Form(<$module::$Form as Form>::State)),+
        }

        $(
            impl From<$module::$Form> for Atom {
                fn from(form: $module::$Form) -> Atom {
                    Atom::$Form(form)
                }
            }

            impl Keeps for $module::$Form {
                fn kept(state: &mut State) -> &mut Self::State {
                    if size_of::<Self::State>() == 0 {
                        // Nothing to keep: a box of nothing takes no memory.
                        return Box::leak(Box::new(Self::State::default()));
                    }
                    if !matches!(state, State::$Form(_)) {
                        *state = State::$Form(Default::default());
                    }
                    match state {
                        State::$Form(state) => state,
                        _ => unreachable!("it was just made"),
                    }
                }
            }
        )+

        /// How people write all forms.
        pub(crate) fn phrases() -> impl Iterator<Item = &'static Phrase> {
            let atoms = [$(<$module::$Form as Form>::PHRASES),+];
            atoms.into_iter().chain(WORDINGS).flatten()
        }

        /// What forms say of themselves.
        pub fn claims() -> impl Iterator<Item = &'static Claim> {
            [$(<$module::$Form as Form>::CLAIMS),+].into_iter().flatten()
        }

        /// How many phrases, wordings and claims each form has.
        #[cfg(test)]
        pub(crate) const COUNTS: &[(&str, [usize; 3])] = &[$((stringify!($Form), [
            <$module::$Form as Form>::PHRASES.len(),
            <$module::$Form as Form>::WORDINGS.len(),
            <$module::$Form as Form>::CLAIMS.len(),
        ])),+];

        /// What a wording says.
        fn bind_stated(binder: &mut Binder, wording: &str, of: &[Expr], choice: Option<usize>) -> OrFault<Vec<Atom>> {
            $(
                if let Some(which) = <$module::$Form as Form>::WORDINGS.iter().position(|known| *known == wording) {
                    return <$module::$Form as Form>::bind(binder, which, of, choice);
                }
            )+
            Err(Fault::line("no form says this", ""))
        }

        impl Atom {
            pub fn terms(&self) -> Vec<&Term> {
                match self { $(Atom::$Form(form) => form.terms()),+ }
            }

            pub fn terms_mut(&mut self) -> Vec<&mut Term> {
                match self { $(Atom::$Form(form) => form.terms_mut()),+ }
            }

            pub fn whole_arrays(&self) -> Vec<VarId> {
                match self { $(Atom::$Form(form) => form.whole_arrays()),+ }
            }

            pub fn fields(&self) -> Vec<usize> {
                match self { $(Atom::$Form(form) => form.fields()),+ }
            }

            pub fn is_condition(&self) -> bool {
                match self { $(Atom::$Form(_) => <$module::$Form as Form>::IS_CONDITION),+ }
            }

            pub fn acts(&self) -> bool {
                match self { $(Atom::$Form(_) => <$module::$Form as Form>::ACTS),+ }
            }

            pub fn holds(&self, known: &impl Known) -> Option<bool> {
                match self { $(Atom::$Form(form) => form.holds(known)),+ }
            }

            pub fn can_hold(&self, known: &impl Known) -> bool {
                match self { $(Atom::$Form(form) => form.can_hold(known)),+ }
            }

            pub fn must_be_tried(&self) -> bool {
                match self { $(Atom::$Form(form) => form.must_be_tried()),+ }
            }

            pub fn check(&self, reach: &Reach, values: &mut Values) -> Broken {
                match self { $(Atom::$Form(form) => form.check(reach, values)),+ }
            }

            pub fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
                match self { $(Atom::$Form(form) => form.narrow(narrowing)),+ }
            }

            pub fn near(&self, reach: &Reach, near: &mut Near) {
                match self { $(Atom::$Form(form) => form.near(reach, near)),+ }
            }

            pub fn ties(&self) -> Ties<'_> {
                match self { $(Atom::$Form(form) => form.ties()),+ }
            }

            pub fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
                match self { $(Atom::$Form(form) => form.allow_value(known, target, allowed)),+ }
            }

            pub fn allow(&self, state: &mut State, at: &At, input: &PartialInput, allowed: &mut Allowed) {
                match self { $(Atom::$Form(form) => form.allow(<$module::$Form as Keeps>::kept(state), at, input, allowed)),+ }
            }

            pub fn begin(&self, state: &mut State, base: &Domain, input: &PartialInput) -> Result<(), Rejected> {
                match self { $(Atom::$Form(form) => form.begin(<$module::$Form as Keeps>::kept(state), base, input)),+ }
            }

            pub fn choose<H: Hand + ?Sized>(
                &self,
                state: &mut State,
                hand: &mut H,
                input: &PartialInput,
                spot: Spot,
                domain: &Domain,
            ) -> Result<Option<i64>, Rejected> {
                match self {
                    $(Atom::$Form(form) => form.choose(<$module::$Form as Keeps>::kept(state), hand, input, spot, domain)),+
                }
            }

            pub fn placed(&self, state: &mut State, spot: Spot, x: i64, base: &Domain) {
                match self { $(Atom::$Form(form) => form.placed(<$module::$Form as Keeps>::kept(state), spot, x, base)),+ }
            }

            pub fn draw_at_once<H: Hand + ?Sized>(
                &self,
                hand: &mut H,
                spot: Spot,
                base: &Domain,
                input: &PartialInput,
            ) -> Result<Option<Vec<i64>>, Rejected> {
                match self { $(Atom::$Form(form) => form.draw_at_once(hand, spot, base, input)),+ }
            }
        }
    };
}

/// A form whose state is kept among those of all forms.
trait Keeps: Form {
    fn kept(state: &mut State) -> &mut Self::State;
}

/// Wordings whose meaning other forms have.
const WORDINGS: [&[Phrase]; 4] =
    [alphabet::phrases::PHRASES, letter::phrases::PHRASES, order::phrases::PHRASES, permutation::phrases::PHRASES];

forms! {
    /// `left op right`.
    compare::Compare,
    /// `term mod modulus == remainder`.
    congruent::Congruent,
    /// The term is one of some values.
    member::Member,
    /// The term is a prime number.
    prime::Prime,
    /// Every string of a field is one of some texts.
    words::Words,
    /// Items differ pairwise.
    distinct::Distinct,
    /// Whole values differ: `s != t` for strings or arrays.
    unlike::Unlike,
    /// No item of an array is in another one.
    apart::Apart,
    /// A bound on the total over all test cases.
    total::Total,
    /// Where all conditions hold, so does the consequence.
    when::When,
    /// Some element of an array equals the term.
    among::Among,
    /// Every innermost array below has a form.
    text_form::TextForm,
    /// The values of a binary tree are in order.
    search_tree::SearchTree,
    /// What edges or parents are together.
    graph::Graph,
    /// How many cells of each group lie in given ranges.
    count::Count,
    /// How many cells of each group lie in given ranges, modulo a number.
    count_remainder::CountRemainder,
    /// How many cells of each group that lie in given ranges stand side by side.
    run::Run,
    /// How often the values of each group are there.
    appear::Appear,
    /// One text or flat array lies in another.
    within::Within,
    /// Two texts or flat arrays have the same elements, in any order.
    rearranged::Rearranged,
    /// Some text of an array is another text.
    holds::Holds,
    /// Each of some lists of neighbours stands in the lists of its members.
    symmetric::Symmetric,
    /// No text of an array is another text.
    lacks::Lacks,
    /// At most so many digits behind the point.
    decimals::Decimals,
    /// The numbers in a text are in a range.
    numbers_in::NumbersIn,
    /// A text is a nested list of integers.
    nested_list::NestedList,
    /// The nodes of a tree stand so.
    tree_form::TreeForm,
    /// The leaves of a tree, or its other nodes, have values of a range.
    node_values::NodeValues,
    /// Two arrays are traversals of one binary tree.
    traversal::Traversal,
    /// No node of a tree lies deeper than so.
    height::Height,
    /// Just one pair of elements adds up to a sum.
    pair_sum::PairSum,
    /// A text is a number in a range.
    text_number::TextNumber,
    /// A text matches a pattern.
    pattern::Pattern,
    /// A text has so many words.
    word_count::WordCount,
    /// Before each call of a method there are more calls of some methods than of some others.
    guard::Guard,
}

/// What a statement says, for one alternative of tagged rows.
pub(crate) fn bind(rule: &constraint::Rule, binder: &mut Binder, choice: Option<usize>) -> OrFault<Vec<Atom>> {
    match rule {
        R::Chain { groups, operators } => compare::bind(binder, groups, operators, choice),
        R::OneOf { subjects, values } => member::bind(binder, subjects, values, choice),
        R::Alphabet { subjects, alphabet } => alphabet::bind(binder, subjects, alphabet, choice),
        R::Distinct { subject, cells } => Ok(vec![distinct::bind(binder, subject, *cells, choice)?.into()]),
        R::DistinctTuples { items } => Ok(vec![distinct::bind_tuples(binder, items, choice)?.into()]),
        R::Sorted { subject, order } => order::bind(binder, subject, *order, choice),
        R::Permutation { subject, first, last } => permutation::bind(binder, subject, first, last, choice),
        R::Congruent { subjects, modulus, remainder } => congruent::bind(binder, subjects, modulus, *remainder, choice),
        R::Total { subject, operator, bound } => total::bind(binder, subject, *operator, bound, choice),
        R::Decimals { subjects, digits } => decimals::bind(binder, subjects, *digits, choice),
        R::Row { subject, forms } => row::bind(binder, subject, forms),
        R::When { conditions, rules } => when::bind(binder, conditions, rules),
        R::Member { subjects, array } => among::bind(binder, subjects, array),
        R::Form { subjects, form } => text_form::bind(binder, subjects, *form),
        R::Count { subject, what, operator, bound } => count::bind(binder, subject, what, *operator, bound),
        R::CountRemainder { subject, what, modulus, remainder } => {
            count_remainder::bind(binder, subject, what, *modulus, *remainder)
        }
        R::Run { subject, what, most } => run::bind(binder, subject, what, *most),
        R::Appear { subject, appear } => appear::bind(binder, subject, appear),
        R::Stated { wording, of } => bind_stated(binder, wording, of, choice),
        R::Letter { subjects, place, from_end, alphabet } => {
            letter::bind(binder, subjects, *place, *from_end, alphabet)
        }
        R::Structure { subject, structure } => match structure {
            constraint::Structure::Symmetric => symmetric::bind(binder, subject.as_ref()),
            constraint::Structure::SearchTree => search_tree::bind(binder, subject.as_ref()),
            _ => graph::bind(binder, subject.as_ref(), *structure),
        },
    }
}

/// A comparison; `x % m == r` is a congruence.
pub(crate) fn comparison(left: Term, op: Comparison, right: Term) -> Atom {
    let remainder = (op == Comparison::Equal).then(|| congruent::Congruent::of(&left, &right)).flatten();
    remainder.map_or_else(|| compare::Compare { left, op, right }.into(), Atom::from)
}

impl Rule {
    pub fn new(atom: impl Into<Atom>, line: usize) -> Rule {
        Rule { atom: atom.into(), line, reach: Reach::default() }
    }
}

impl Atom {
    /// The slots in it.
    pub fn scalars(&self) -> Vec<usize> {
        sorted(self.terms().iter().flat_map(|term| term.scalars()).collect())
    }

    /// The array variables in it.
    pub fn arrays(&self) -> Vec<VarId> {
        let in_terms = self.terms().into_iter().flat_map(Term::arrays);
        sorted(in_terms.chain(self.whole_arrays()).collect())
    }

    /// How to run over its quantifiers.
    pub fn bindings(&self) -> Vec<Binding> {
        bindings(&self.terms())
    }

    /// Whether something holds of a part of a term in it.
    pub fn any_part(&self, holds: impl Fn(&Term) -> bool) -> bool {
        self.terms().iter().any(|term| term.any(&holds))
    }

    /// Whether each occurrence of an array in it stands for every element alike, so that what holds for it holds for the array.
    pub fn is_uniform(&self, variables: &Variables) -> bool {
        if matches!(self, Atom::When(_)) || !self.whole_arrays().is_empty() {
            return false;
        }
        let (mut occurrences, mut plain): (Vec<(VarId, &Vec<Index>)>, bool) = (Vec::new(), true);
        for term in self.terms() {
            term.visit(&mut |t| match t {
                Term::Element { var, indices } => {
                    let is_free = |(k, i): (usize, &Index)| matches!(i, Index::Each(_, 0)) && !indices[..k].contains(i);
                    plain &= !occurrences.iter().any(|(v, _)| v == var) && indices.iter().enumerate().all(is_free);
                    occurrences.push((*var, indices));
                }
                Term::Quantifier(_) | Term::Sum(_) | Term::Smallest(_) | Term::Largest(_) => plain = false,
                _ => {}
            });
        }
        let Some((first, rest)) = occurrences.split_first() else { return plain };
        let length = variables.length_slot(first.0);
        let alike = |(v, indices): &(VarId, &Vec<Index>)| {
            indices.len() == 1 && *indices == first.1 && variables.length_slot(*v) == length
        };
        plain && rest.iter().all(alike)
    }
}

fn sorted(mut ids: Vec<usize>) -> Vec<usize> {
    ids.sort_unstable();
    ids.dedup();
    ids
}
