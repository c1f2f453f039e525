//! The constraint language as a tree: what a line of a statement says about an input.

/// One line of `constraints:`.
#[derive(Clone, Debug, PartialEq)]
pub struct Constraint {
    pub text: String,
    /// Its line in the file, from 1.
    pub line: usize,
    /// What it says; one line may say several things.
    pub rules: Vec<Rule>,
}

/// One statement about an input. Names are as written; binding them to fields is the compiler's work.
#[derive(Clone, Debug, PartialEq)]
pub enum Rule {
    /// `1 <= a, b <= n`, `x != y`: every expression of a group stands in the relation to every one of the next group.
    Chain {
        /// Groups of expressions, one more than operators.
        groups: Vec<Vec<Expr>>,
        /// What stands between the groups.
        operators: Vec<Comparison>,
    },
    /// `x[i] is either 0 or 1`, `op is one of "add", "remove"`.
    OneOf { subjects: Vec<Expr>, values: Vec<Literal> },
    /// `s consists of lowercase English letters`: every letter of every string below the subject.
    Alphabet {
        subjects: Vec<Expr>,
        /// The allowed characters, sorted, each once.
        alphabet: Vec<char>,
    },
    /// `All the values of x are unique`, `x[i] are distinct`.
    Distinct {
        /// The array (or string) whose items differ pairwise.
        subject: Expr,
        /// Whether the scalars below the subject differ rather than its items; the same where the items are scalars.
        cells: bool,
    },
    /// `All the pairs (a_i, b_i) are distinct`: the tuples differ pairwise, over all values of their common index.
    DistinctTuples {
        /// What a tuple is made of, in order.
        items: Vec<Expr>,
    },
    /// `If x[i] == 0, then y == 1`, `p[i] < n for all i >= 1`: the rules hold wherever all conditions do.
    When {
        conditions: Vec<Rule>,
        /// What follows from them.
        rules: Vec<Rule>,
    },
    /// `x is sorted in non-decreasing order`.
    Sorted {
        /// The array whose items are in order.
        subject: Expr,
        /// The relation of each item to the next: `<=`, `<`, `>=` or `>`.
        order: Comparison,
    },
    /// `p is a permutation of 1..n`.
    Permutation {
        /// The array.
        subject: Expr,
        /// The smallest value.
        first: Expr,
        /// The largest value.
        last: Expr,
    },
    /// `n is even`, `x is divisible by 3`: `subject mod modulus == remainder`.
    Congruent {
        subjects: Vec<Expr>,
        /// The modulus, positive.
        modulus: Expr,
        /// 0 for even and divisible, 1 for odd.
        remainder: i64,
    },
    /// `the sum of n over all test cases does not exceed 2 * 10^5`: the total of an expression over all repetitions.
    Total {
        /// The summed expression.
        subject: Expr,
        /// How the total stands to the bound.
        operator: Comparison,
        bound: Expr,
    },
    /// `edges[i] = [u_i, v_i]`: what the columns of a row are called.
    Row {
        /// A row of the array: a path that ends in a free index.
        subject: Expr,
        /// Names, or constants as tags, in order; several forms where `or` stands between them.
        forms: Vec<Vec<Expr>>,
    },
    /// `start is one of the stations`, `target is an integer from nums`: some element of the array equals it.
    Member { subjects: Vec<Expr>, array: Expr },
    /// `edges represents a valid tree`, `There are no repeated edges`.
    Structure {
        /// The edges or parents; absent where the line speaks of the only graph or tree of the input.
        subject: Option<Expr>,
        structure: Structure,
    },
    /// `s has no leading zeros`.
    Form {
        /// Strings, or arrays of digits.
        subjects: Vec<Expr>,
        form: Form,
    },
    /// `There is at least one 0 in grid`, `s contains exactly one '*'`: how many scalars below the subject are of a kind.
    Count {
        /// The array or string; with indices, each of its rows by itself.
        subject: Expr,
        what: Counted,
        /// How the number stands to the bound.
        operator: Comparison,
        bound: Expr,
    },
    /// `s contains an even number of '|'`: how many scalars of a kind there are, modulo a number.
    CountRemainder {
        /// The array or string; with indices, each of its rows by itself.
        subject: Expr,
        what: Counted,
        /// At least 2.
        modulus: i64,
        /// From 0 to `modulus - 1`.
        remainder: i64,
    },
    /// `There cannot be more than 20 consecutive '+' in s`: how many scalars of a kind stand side by side.
    Run {
        /// The array or string; with indices, each of its rows by itself.
        subject: Expr,
        what: Counted,
        /// At most so many, from 0.
        most: i64,
    },
    /// `Each element of x appears once or twice`: how often values are repeated.
    Appear {
        /// The array or string; with indices, each of its rows by itself.
        subject: Expr,
        appear: Appear,
    },
    /// `s and t are anagrams of each other`, `x is a prime number`: what one form says of some expressions.
    Stated {
        /// Its canonical wording, in which each `{}` stands for one of them.
        wording: &'static str,
        /// In the order of the wording.
        of: Vec<Expr>,
    },
    /// `s starts with '/'`, `the last character of s is '.'`: one place of every text, which therefore is long enough.
    Letter {
        subjects: Vec<Expr>,
        /// How far from that end, 0 for the first or the last character.
        place: usize,
        /// Whether places are counted from the end.
        from_end: bool,
        /// The allowed characters, sorted, each once.
        alphabet: Vec<char>,
    },
    /// `x has at most 2 decimal places`.
    Decimals {
        subjects: Vec<Expr>,
        /// The largest number of digits behind the point.
        digits: u32,
    },
}

/// What is counted among the scalars of an array.
#[derive(Clone, Debug, PartialEq)]
pub enum Counted {
    /// These numbers or characters.
    Values(Vec<Literal>),
    /// Every character but these.
    Except(Vec<char>),
    /// Numbers that stand so to 0: positive, negative, other than 0.
    Signed(Comparison),
}

impl Counted {
    /// Whether only characters are counted.
    pub fn is_letters(&self) -> bool {
        matches!(self, Counted::Values(values) if values.iter().all(|value| matches!(value, Literal::Text(_))))
    }
}

/// How often the values of an array are there.
#[derive(Clone, Debug, PartialEq)]
pub enum Appear {
    /// Every value that is there at all is there so often.
    Each {
        /// At least so many times, from 1.
        least: i64,
        /// At most so many times; absent where nothing bounds it.
        most: Option<Expr>,
        /// Values for which that is not so.
        except: Option<Exception>,
    },
    /// Some value is there at least so many times.
    Some {
        /// From 2.
        least: Expr,
    },
    /// So many different values are there.
    Different {
        /// How their number stands to the bound: any but `!=`.
        operator: Comparison,
        number: Expr,
    },
}

/// So many values are there another number of times than all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Exception {
    pub values: i64,
    /// At least so many times.
    pub least: i64,
    /// At most so many times; absent where nothing bounds it.
    pub most: Option<i64>,
}

/// What edges, parents or nodes are together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Structure {
    /// Connected and without a cycle; of parents: one root, from which all nodes are reached.
    Tree,
    /// A tree whose root is node 0: of parents the first is -1.
    RootedTree,
    /// A binary search tree: left below, right above the node's value.
    SearchTree,
    /// A directed graph without a cycle.
    Acyclic,
    Connected,
    /// A directed graph in which each node can be reached from each other one.
    StronglyConnected,
    /// Some nodes can be reached from others along edges from their first to their second end: which, sentences of their own say.
    Reachable,
    /// A path joins two nodes, whichever way its edges are written.
    Joined,
    /// Neither repeated edges nor self-loops.
    Simple,
    /// No two edges join the same nodes.
    NoRepeatedEdges,
    /// No edge joins a node with itself.
    NoLoops,
    /// Of lists of neighbours: each stands in the list of each of its neighbours.
    Symmetric,
}

/// A simple form of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Form {
    /// The first digit is not 0 unless it is the only one.
    NoLeadingZeros,
    /// The last digit is not 0 unless it is the only one: a number whose digits stand in reverse.
    NoTrailingZeros,
    /// Neither the first nor the last character is a space.
    NoOuterSpaces,
    /// Words with exactly one space between neighbours and none outside.
    SingleSpaces,
    /// The same from both ends.
    Palindrome,
    /// In ascending order but for one place at which it begins again: a sorted array, rotated.
    Rotated,
    /// Strictly increasing, then strictly decreasing, with at least one step of each.
    Mountain,
    /// Every bracket `()[]{}` has its partner, well nested.
    Balanced,
}

/// A relation between two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Comparison {
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
}

impl Comparison {
    /// The same relation with the sides exchanged.
    pub fn flipped(self) -> Comparison {
        match self {
            Comparison::Less => Comparison::Greater,
            Comparison::LessEqual => Comparison::GreaterEqual,
            Comparison::Greater => Comparison::Less,
            Comparison::GreaterEqual => Comparison::LessEqual,
            same => same,
        }
    }

    /// The relation that holds exactly where this one does not.
    pub fn opposite(self) -> Comparison {
        match self {
            Comparison::Less => Comparison::GreaterEqual,
            Comparison::LessEqual => Comparison::Greater,
            Comparison::Greater => Comparison::LessEqual,
            Comparison::GreaterEqual => Comparison::Less,
            Comparison::Equal => Comparison::NotEqual,
            Comparison::NotEqual => Comparison::Equal,
        }
    }
}

/// A value in a list of values.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// A whole number (a boolean is 0 or 1).
    Int(i64),
    Text(String),
    /// A number with a point.
    Double(f64),
}

/// An expression over names, lengths and elements.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// A whole number; constants are folded with 128 bits.
    Int(i128),
    /// A number with a point.
    Double(f64),
    /// A quoted text or character: `s[0] != '0'`.
    Text(String),
    /// A name and what follows it.
    Path(Path),
    /// `-x`
    Negate(Box<Expr>),
    /// `x + y` and its kin.
    Binary(Operator, Box<Expr>, Box<Expr>),
    /// `sum(x)`, `min(x)`, `max(x, y)`, `abs(x - y)`.
    Call(Function, Vec<Expr>),
}

impl Expr {
    /// The names in it, in the order in which they are written, those of indices behind what they are indices of.
    pub fn paths(&self) -> Vec<&Path> {
        match self {
            Expr::Int(_) | Expr::Double(_) | Expr::Text(_) => Vec::new(),
            Expr::Path(path) => {
                let indices =
                    path.steps.iter().filter_map(|step| if let Step::Index(at) = step { Some(at) } else { None });
                std::iter::once(path).chain(indices.flat_map(Expr::paths)).collect()
            }
            Expr::Negate(inner) => inner.paths(),
            Expr::Binary(_, left, right) => [left.paths(), right.paths()].concat(),
            Expr::Call(_, arguments) => arguments.iter().flat_map(Expr::paths).collect(),
        }
    }
}

/// An operation of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Operator {
    Add,
    Subtract,
    Multiply,
    /// `/`, rounded towards zero
    Divide,
    /// `%`, never negative
    Modulo,
    /// `^`, a power
    Power,
}

/// A named operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    Sum,
    Min,
    Max,
    /// The distance from zero.
    Abs,
    /// The number of nodes of a tree or list; without an argument, of every tree or list of the input.
    Nodes,
}

/// `roads[i].a`, `nums.length`, `grid[i][j]`, `a_i`, `|S|`: a name, then steps.
///
/// Two paths are equal when they name the same, wherever they stand in their lines.
#[derive(Clone, Debug)]
pub struct Path {
    /// The first name.
    pub name: String,
    /// What follows it, in order.
    pub steps: Vec<Step>,
    /// Column of the name in its line, from 1, in characters.
    pub column: usize,
}

impl PartialEq for Path {
    fn eq(&self, other: &Path) -> bool {
        self.name == other.name && self.steps == other.steps
    }
}

/// One step of a path.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// `[e]`, or a subscript `_i`.
    Index(Expr),
    /// `.name`
    Member(String),
    Length,
}
