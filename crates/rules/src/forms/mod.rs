//! The forms of constraint: one form, one file, with everything that the kit knows of it.
//!
//! A line of a statement is read as a tree of what it says, which does not know the problem ([`constraint::Rule`]). A form binds such a statement to
//! the variables of a problem; the result is an [`Atom`]: something that must hold, for all values of its quantifiers. All that follows are short
//! loops over atoms: the check of an input, the narrowing of ranges before anything is drawn, and the drawing, which asks what is left
//! for the next value. What is not said while drawing is kept by the check at the end. To add a form: one file here, its module and one line in the list below.
//! What it says is a [`constraint::Rule::Stated`] in one of its wordings; its claims in `claims.yaml` are examples of the reference page and of the law.

#[macro_use]
pub(crate) mod form;

pub(crate) mod alphabet;
pub(crate) mod among;
pub(crate) mod apart;
pub(crate) mod appear;
mod claim;
pub(crate) mod compare;
pub(crate) mod congruent;
pub(crate) mod count;
pub(crate) mod count_remainder;
pub(crate) mod decimals;
pub(crate) mod distinct;
pub(crate) mod graph;
pub(crate) mod guard;
pub(crate) mod height;
pub(crate) mod holds;
pub(crate) mod lacks;
pub(crate) mod letter;
pub(crate) mod member;
pub(crate) mod nested_list;
pub(crate) mod node_values;
pub(crate) mod numbers_in;
pub(crate) mod order;
pub(crate) mod pair_sum;
pub(crate) mod pattern;
mod permutation;
pub(crate) mod prime;
pub(crate) mod rearranged;
pub(crate) mod row;
pub(crate) mod run;
pub(crate) mod search_tree;
pub(crate) mod symmetric;
pub(crate) mod text_form;
pub(crate) mod text_number;
pub(crate) mod total;
pub(crate) mod traversal;
pub(crate) mod tree_form;
pub(crate) mod unlike;
pub(crate) mod when;
pub(crate) mod within;
pub(crate) mod word_count;
pub(crate) mod words;

pub use claim::Claim;
pub use compare::Compare;
pub use distinct::Distinct;
pub use form::{Reach, Ties};
pub(crate) use graph::graphs;
pub use graph::{Joined, reached};
pub use member::Member;
pub use total::Total;
pub use tree_form::Kind as TreeKind;
pub use words::Words;

use self::form::{Form, HasTerms};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::evaluate::{Known, Target};
use crate::expr::term::{Binding, Index, Term, VarId, bindings};
use crate::expr::variables::Variables;
use crate::hand::{Hand, Spot};
use crate::narrowing::{Empty, Narrowing};
use crate::partial::allowed::{Allowed, At};
use crate::partial::domain::Domain;
use crate::partial::partial_input::{PartialInput, Rejected};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{self, Comparison, Expr, Rule as R};

/// An atom with where it comes from.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Rule {
    pub atom: Atom,
    /// Which constraint line says so: index into the problem's constraints.
    pub line: usize,
    /// Its quantifiers, and what of the input it covers.
    pub reach: Reach,
}

impl HasTerms for Atom {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>) {
        all.extend(self.terms());
    }

    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>) {
        all.extend(self.terms_mut());
    }
}

/// Makes the enum of all forms, what each keeps while an input is drawn, and the calls of what they have in common.
macro_rules! forms {
    ($($module:ident::$Form:ident),+ $(,)?) => {
        /// One thing that must hold, for all values of its quantifiers.
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        pub enum Atom {
            $($Form($module::$Form)),+
        }

        /// What a form keeps of an array while that is drawn; nothing until it is asked.
        #[derive(Default)]
        pub struct State(Kept);

        #[derive(Default)]
        enum Kept {
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
                    if !matches!(state.0, Kept::$Form(_)) {
                        state.0 = Kept::$Form(Default::default());
                    }
                    match &mut state.0 {
                        Kept::$Form(state) => state,
                        _ => unreachable!("it was just made"),
                    }
                }
            }
        )+

        /// What forms say in canonical sentences of their own.
        pub(crate) fn sentences() -> impl Iterator<Item = &'static str> {
            [$(<$module::$Form as Form>::WORDINGS),+].into_iter().flatten().copied()
        }

        /// What forms say of themselves.
        pub fn claims() -> impl Iterator<Item = &'static Claim> {
            [$(stringify!($Form)),+].into_iter().filter_map(|form| claim::CLAIMS.get(form)).flatten()
        }

        /// How many wordings and claims each form has.
        pub fn counts() -> Vec<(&'static str, usize, usize)> {
            let claims = |form: &str| claim::CLAIMS.get(form).map_or(0, Vec::len);
            vec![$((stringify!($Form), <$module::$Form as Form>::WORDINGS.len(), claims(stringify!($Form)))),+]
        }

        fn bind_stated(binder: &mut Binder, wording: &str, of: &[Expr], choice: Option<usize>) -> OrFault<Vec<Atom>> {
            $(
                if let Some(which) = <$module::$Form as Form>::WORDINGS.iter().position(|known| *known == wording) {
                    return <$module::$Form as Form>::bind(binder, which, of, choice);
                }
            )+
            Err(Fault::line("no form says this", ""))
        }

        impl Atom {
            /// The terms in it.
            pub fn terms(&self) -> Vec<&Term> {
                match self { $(Atom::$Form(form) => form.terms()),+ }
            }

            /// The terms in it, to change.
            pub fn terms_mut(&mut self) -> Vec<&mut Term> {
                match self { $(Atom::$Form(form) => form.terms_mut()),+ }
            }

            /// The arrays that it speaks of as wholes.
            pub fn whole_arrays(&self) -> Vec<VarId> {
                match self { $(Atom::$Form(form) => form.whole_arrays()),+ }
            }

            /// The fields that it names as wholes.
            pub fn fields(&self) -> Vec<usize> {
                match self { $(Atom::$Form(form) => form.fields()),+ }
            }

            /// Whether it can stand in a condition.
            pub fn is_condition(&self) -> bool {
                match self { $(Atom::$Form(_) => <$module::$Form as Form>::IS_CONDITION),+ }
            }

            /// Whether it chooses cells in its own way, or is notified of those that are drawn.
            pub fn acts(&self) -> bool {
                match self { $(Atom::$Form(_) => <$module::$Form as Form>::ACTS),+ }
            }

            /// Whether it holds under the current quantifiers; none where that is open.
            pub fn holds(&self, known: &impl Known) -> Option<bool> {
                match self { $(Atom::$Form(form) => form.holds(known)),+ }
            }

            /// Whether it can still hold.
            pub fn can_hold(&self, known: &impl Known) -> bool {
                match self { $(Atom::$Form(form) => form.can_hold(known)),+ }
            }

            /// Whether values of a scalar have to be tried because narrowing does not decide.
            pub fn must_be_tried(&self) -> bool {
                match self { $(Atom::$Form(form) => form.must_be_tried()),+ }
            }

            /// What breaks it first, if anything.
            pub fn check(&self, reach: &Reach, values: &mut Values) -> Broken {
                match self { $(Atom::$Form(form) => form.check(reach, values)),+ }
            }

            /// Narrows ranges without losing a legal value.
            pub fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
                match self { $(Atom::$Form(form) => form.narrow(narrowing)),+ }
            }

            /// What the planner of the drawing has to know of it.
            pub fn ties(&self) -> Ties<'_> {
                match self { $(Atom::$Form(form) => form.ties()),+ }
            }

            /// Restricts one value to what it leaves.
            pub fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
                match self { $(Atom::$Form(form) => form.allow_value(known, target, allowed)),+ }
            }

            /// Restricts the next cell of an array to what it leaves.
            pub fn allow(&self, state: &mut State, at: &At, input: &PartialInput, allowed: &mut Allowed) {
                match self { $(Atom::$Form(form) => form.allow(<$module::$Form as Keeps>::kept(state), at, input, allowed)),+ }
            }

            /// Looks at what is fixed before the first cell of an array.
            pub fn begin(&self, state: &mut State, base: &Domain, input: &PartialInput) -> Result<(), Rejected> {
                match self { $(Atom::$Form(form) => form.begin(<$module::$Form as Keeps>::kept(state), base, input)),+ }
            }

            /// Chooses a cell in its own way, or leaves the choice to the hand.
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

            /// Updates its state with a cell that was drawn.
            pub fn placed(&self, state: &mut State, spot: Spot, x: i64, base: &Domain) {
                match self { $(Atom::$Form(form) => form.placed(<$module::$Form as Keeps>::kept(state), spot, x, base)),+ }
            }

            /// All cells of an array at once, where it can draw them so.
            pub fn draw_at_once<H: Hand + ?Sized>(
                &self,
                hand: &mut H,
                spot: Spot,
                at: &At,
                input: &PartialInput,
            ) -> Result<Option<Vec<i64>>, Rejected> {
                match self { $(Atom::$Form(form) => form.draw_at_once(hand, spot, at, input)),+ }
            }
        }
    };
}

/// A form whose state is kept among those of all forms.
trait Keeps: Form {
    fn kept(state: &mut State) -> &mut Self::State;
}

forms! {
    compare::Compare,
    congruent::Congruent,
    member::Member,
    prime::Prime,
    words::Words,
    distinct::Distinct,
    unlike::Unlike,
    apart::Apart,
    total::Total,
    when::When,
    among::Among,
    text_form::TextForm,
    search_tree::SearchTree,
    graph::Graph,
    count::Count,
    count_remainder::CountRemainder,
    run::Run,
    appear::Appear,
    within::Within,
    rearranged::Rearranged,
    holds::Holds,
    symmetric::Symmetric,
    lacks::Lacks,
    decimals::Decimals,
    numbers_in::NumbersIn,
    nested_list::NestedList,
    tree_form::TreeForm,
    node_values::NodeValues,
    traversal::Traversal,
    height::Height,
    pair_sum::PairSum,
    text_number::TextNumber,
    pattern::Pattern,
    word_count::WordCount,
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
    /// A rule without quantifiers.
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
