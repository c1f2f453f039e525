//! Words that many phrases share: verbs of being and having, comparisons, orders, the only tree or graph of the input.

use ojkit_model::constraint::Comparison;

/// Verbs of being the same.
pub const ALIKE: [&str; 5] = [
    "is the same",
    "is equal/identical",
    "is at the same coordinate? position/coordinate/point/location/place",
    "share/has the same position/coordinate/point/location/place/value/endpoint",
    "coincide",
];

/// Nouns for what is repeated.
pub const ITEMS: &str = "element/integer/number/value/character/letter/digit/item";

/// Verbs of being.
pub const IS: [&str; 4] = [
    "both/all/each/together? is guaranteed to be",
    "both/all/each/together? is always/both/all/each? only?",
    "both/all/each/together? will/must/should/can/may/shall always? only? be",
    "represents",
];
/// Verbs of having.
pub const HAS: [&str; 3] = ["contains/has/includes", "will/must always? contain/have", "is guaranteed to contain/have"];
/// Verbs before what something does not have.
pub const LACKS: [&str; 6] = [
    "does/will/must/should/can not have/contain any?",
    "doesn't/won't/cannot have/contain any?",
    "has/contains no",
    "is without any?",
    "without any?",
    "never contains",
];
/// Verbs after which a list of characters is complete by itself.
pub const ONLY: [&str; 9] = [
    "both/all/each? consists only/solely/entirely/exclusively? of only?",
    "consists only/solely/entirely/exclusively",
    "comprises only? of? only?",
    "only consists of",
    "will/must/can/may only? consist only? of only?",
    "both/all/each? contains/has/includes/comprises only",
    "only contains/has",
    "will/must/can/may contain/have only",
    "will/must/can/may only contain/have",
];
/// The same behind a verb of being.
pub const MADE: [&str; 3] = [
    "made only? up? of only?",
    "composed/comprised/formed/built only? of/from only?",
    "a/an list/array/sequence/set/string of/with",
];
/// The same behind a noun.
pub const MADE_OF: [&str; 4] = [
    "of",
    "that contains/consists only? of? only?",
    "consisting/containing/comprising/composed/made only? up? of? only?",
    "with only",
];
/// Verbs of being somewhere.
pub const EXISTS: [&str; 7] = [
    "is element of",
    "is always? also? present? in",
    "is guaranteed to exist/be/appear/occur in",
    "always? also? exists/appears/occurs in",
    "will/must always? also? exist/appear/be/occur in",
    "is a/an element/item/member/integer/number/value/string/word of/from/in",
    "is one of the? element/value/integer/number/string/word of/in",
];

/// Comparisons in words; all that end in a bound.
pub const RELATIONS: [(&str, Comparison); 18] = [
    ("less/smaller than or equal to?", Comparison::LessEqual),
    ("greater/larger/more than or equal to?", Comparison::GreaterEqual),
    ("not/no greater/larger/more/higher than", Comparison::LessEqual),
    ("not/no less/smaller/fewer/lower than", Comparison::GreaterEqual),
    ("strictly? less/smaller/fewer/lower than", Comparison::Less),
    ("strictly? greater/larger/more/higher than", Comparison::Greater),
    ("strictly? below", Comparison::Less),
    ("strictly? above", Comparison::Greater),
    ("at most", Comparison::LessEqual),
    ("at least", Comparison::GreaterEqual),
    ("up to", Comparison::LessEqual),
    ("equal to", Comparison::Equal),
    ("equals to?", Comparison::Equal),
    ("the same as", Comparison::Equal),
    ("exactly", Comparison::Equal),
    ("not/never equal to", Comparison::NotEqual),
    ("not the same as", Comparison::NotEqual),
    ("different from/than", Comparison::NotEqual),
];
/// Comparisons that are verbs of their own.
pub const EXCEEDS: [(&str, Comparison); 7] = [
    ("does/will/must/should not exceed", Comparison::LessEqual),
    ("doesn't/won't exceed", Comparison::LessEqual),
    ("never exceeds", Comparison::LessEqual),
    ("exceeds", Comparison::Greater),
    ("does not equal", Comparison::NotEqual),
    ("doesn't equal", Comparison::NotEqual),
    ("equals to?", Comparison::Equal),
];
/// Every way to name one of the four orders. `increasing` alone is strict for some and not for others, so it is missing.
pub const ORDERS: [(&str, Comparison); 12] = [
    ("strictly/strict increasing/ascending", Comparison::Less),
    ("strictly/strict decreasing/descending", Comparison::Greater),
    ("monotonically/monotone/weakly increasing", Comparison::LessEqual),
    ("monotonically/monotone/weakly decreasing", Comparison::GreaterEqual),
    ("non-decreasing/nondecreasing", Comparison::LessEqual),
    ("non-increasing/nonincreasing", Comparison::GreaterEqual),
    ("non decreasing", Comparison::LessEqual),
    ("non increasing", Comparison::GreaterEqual),
    ("non-descending", Comparison::LessEqual),
    ("non-ascending", Comparison::GreaterEqual),
    ("ascending", Comparison::LessEqual),
    ("descending", Comparison::GreaterEqual),
];
/// Numbers by their sign.
pub const SIGNS: [(&str, Comparison); 5] = [
    ("positive", Comparison::Greater),
    ("negative", Comparison::Less),
    ("non-negative/nonnegative", Comparison::GreaterEqual),
    ("non-positive/nonpositive", Comparison::LessEqual),
    ("non-zero/nonzero", Comparison::NotEqual),
];

/// The only tree or list of the input.
pub const TREE: [&str; 4] = [
    "the given? input? binary? n-ary? search? tree/bst",
    "the given? input? singly? linked? list",
    "the given? tree",
    "both linked? list",
];
/// The only graph of the input.
pub const GRAPH: [&str; 6] = [
    "the given? input? undirected/directed? graph/edge formed/represented/described/given by edge",
    "the given? input? undirected/directed? graph/edge",
    "the given? resulting? input",
    "the prerequisite/dependency graph",
    "the? given? input tree/graph",
    "the given? tree",
];
/// Openings of what a graph has none of.
pub const NONE: [&str; 5] = [
    "there is/exists no",
    "there will/must/should be no",
    "there is/will/must not be? any",
    "there won't be any",
    "no",
];
/// Between which nodes an edge or a path is the only one.
pub const PAIRS: [&str; 3] = [
    "between any/each/every/the? two same? node/vertex/city",
    "between any/each/every/the/a same? pair of node/vertex/city",
    "connecting/joining the same two? pair? of? node/vertex",
];
/// Which lines of a grid are meant: rows and columns, rows, columns.
pub const LINES: [&str; 6] = [
    "all/each/every/both? of? the? row and each/every? column",
    "all/each/every/both? of? the? row",
    "all/each/every/both? of? the? column",
    "all? the? integer/value/element/number in/of each/every row and each/every? column",
    "all? the? integer/value/element/number in/of each/every row",
    "all? the? integer/value/element/number in/of each/every column",
];
/// Orders that are strict for some and not for others; behind `sorted` they are not.
pub const RISING: [(&str, Comparison); 2] =
    [("increasing", Comparison::LessEqual), ("decreasing", Comparison::GreaterEqual)];
