//! The text of a statement to its pieces: prose, constraint lines, examples, code; English, Chinese, or both in one file.

use super::page::{Code, RawExample, Version};
use super::wording;
use crate::html::unmark;
use ojkit_languages::Language;

/// Longer constraint lines are no lines of a statement.
const LINE_CHARS_MAX: usize = 2000;
/// More constraint lines or examples are no question's.
const LINES_MAX: usize = 400;

/// What a line of a statement begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Example,
    Input,
    Output,
    Explanation,
    Constraints,
    End,
    /// What the site shows below a statement: buttons, counts, other questions.
    Foot,
}

/// The pieces of a plain text (see [`crate::html::plain`]).
pub fn read(text: &str) -> (Vec<Version>, Vec<Code>) {
    let mut reader = Reader::default();
    let mut fence: Option<(String, String)> = None;
    for raw in text.lines() {
        if let Some(tag) = raw.trim_start().strip_prefix("```") {
            match fence.take() {
                Some((language, code)) => reader.code(&language, code),
                None if tag.trim().is_empty() && reader.is_in_example() => {
                    fence = Some(("\u{0}".to_owned(), String::new()))
                }
                None => fence = Some((tag.trim().to_owned(), String::new())),
            }
            continue;
        }
        match &mut fence {
            // The site's examples stand in fences without a language.
            Some((language, _)) if language == "\u{0}" => reader.line(raw),
            Some((_, code)) => {
                code.push_str(raw);
                code.push('\n');
            }
            None => reader.line(raw),
        }
    }
    reader.finish()
}

#[derive(Default)]
struct Reader {
    versions: Vec<Version>,
    version: Version,
    state: Option<Mark>,
    loose_code: String,
    code: Vec<Code>,
    /// Lines of code outside a fence are followed while they look like code.
    in_loose_code: bool,
    /// Whether the loose code stands below the statement.
    is_behind: bool,
    /// Whether the line before is empty.
    after_blank: bool,
    /// Whether the last constraint line has the sign of a list's item, so that what follows it directly may belong to it.
    is_item: bool,
}

impl Reader {
    fn is_in_example(&self) -> bool {
        matches!(self.state, Some(Mark::Example | Mark::Input | Mark::Output | Mark::Explanation))
    }

    fn code(&mut self, tag: &str, text: String) {
        if tag == "\u{0}" {
            return;
        }
        let tag = tag.split([' ', '[', '{', ',']).next().unwrap_or("");
        // Some copies put the lock of a question that must be paid for behind its function's name too.
        let text = text.replace(" \u{1f512}", "");
        if let Some(language) = Language::from_name(tag).or_else(|| Language::from_code(&text)) {
            self.code.push(Code { language, text });
        } else if tag.is_empty() {
            text.lines().for_each(|line| self.line(line));
        }
    }

    /// Takes a line of code outside a fence, as the site's editor leaves it in a copy.
    fn loose(&mut self, raw: &str) -> bool {
        if !(begins_code(raw) || self.in_loose_code && goes_on_with_code(raw)) {
            self.in_loose_code = false;
            return false;
        }
        self.in_loose_code = true;
        // What stands behind the code is no line of the statement, and what stands in a statement is not the editor's.
        if self.state == Some(Mark::Constraints) {
            self.state = Some(Mark::Foot);
        }
        if self.state == Some(Mark::Foot) && !std::mem::replace(&mut self.is_behind, true) {
            self.loose_code.clear();
        }
        self.loose_code.push_str(&raw.replace('\u{a0}', " "));
        self.loose_code.push('\n');
        true
    }

    fn line(&mut self, raw: &str) {
        if self.loose(raw) {
            return;
        }
        let text = wording::line(&unmark(raw));
        let after_blank = std::mem::replace(&mut self.after_blank, text.is_empty());
        if text.is_empty() {
            return;
        }
        let Some((mark, rest)) = mark(&text, self.state) else {
            let within = matches!(self.state, Some(Mark::Input | Mark::Output));
            match self.state {
                Some(Mark::Constraints) if self.version.constraints.is_empty() || is_said(&text) => {
                    self.is_item = raw.trim_start().starts_with(['-', '*', '•']);
                }
                Some(Mark::Constraints) if after_blank || !self.is_item => self.state = Some(Mark::Foot),
                Some(Mark::Foot) if is_bound(&text) => self.state = Some(Mark::Constraints),
                _ => {}
            }
            self.text(if within { value_text(raw) } else { text });
            return;
        };
        match mark {
            Mark::Example if self.starts_again(&text) => self.next_version(),
            Mark::Constraints if !self.version.constraints.is_empty() => self.next_version(),
            _ => {}
        }
        if matches!(mark, Mark::Example) || (mark == Mark::Input && !matches!(self.state, Some(Mark::Example))) {
            self.version.examples.push(RawExample::default());
        }
        if mark == Mark::Constraints {
            self.version.asked = self.version.prose.len();
        }
        let leaves = mark == Mark::End && matches!(self.state, Some(Mark::Constraints | Mark::Foot));
        self.state = Some(if leaves && !asks_more(&text) { Mark::Foot } else { mark });
        if !rest.is_empty() && !matches!(mark, Mark::Example | Mark::End) {
            let behind = raw.split_once([':', '：']).map_or(raw, |parts| parts.1);
            let within = matches!(mark, Mark::Input | Mark::Output);
            self.text(if within { value_text(behind) } else { rest.to_owned() });
        }
    }

    /// Whether `Example 1` comes a second time.
    fn starts_again(&self, text: &str) -> bool {
        let first = text.trim_start_matches(|c: char| !c.is_ascii_digit()).starts_with('1')
            && !text.contains("10")
            && !text.contains("11");
        first && !self.version.examples.is_empty()
    }

    fn next_version(&mut self) {
        let version = std::mem::take(&mut self.version);
        self.push(version);
    }

    fn push(&mut self, mut version: Version) {
        version.examples.retain(|example| !example.input.trim().is_empty() || !example.output.trim().is_empty());
        version.is_chinese = wording::is_chinese(&version.prose) && chinese_share(&version.prose) > 10;
        if !version.constraints.is_empty() || !version.examples.is_empty() {
            self.versions.push(version);
        } else if let Some(last) = self.versions.last_mut() {
            last.prose.push_str(&version.prose);
        } else {
            self.version = version;
        }
    }

    fn text(&mut self, text: String) {
        if self.version.examples.len() > LINES_MAX || self.version.constraints.len() > LINES_MAX {
            return;
        }
        match self.state {
            Some(Mark::Constraints) if text.chars().count() <= LINE_CHARS_MAX => {
                self.version.constraints.push(text);
            }
            Some(part @ (Mark::Input | Mark::Output)) => {
                if let Some(example) = self.version.examples.last_mut() {
                    let place = if part == Mark::Input { &mut example.input } else { &mut example.output };
                    if !place.is_empty() {
                        place.push('\n');
                    }
                    place.push_str(&text);
                }
            }
            Some(Mark::Explanation) => {
                self.version.explanations.push_str(&text);
                self.version.explanations.push('\n');
            }
            Some(Mark::Example | Mark::Foot) => {}
            _ => {
                self.version.prose.push_str(&text);
                self.version.prose.push('\n');
            }
        }
    }

    fn finish(mut self) -> (Vec<Version>, Vec<Code>) {
        if !self.loose_code.is_empty() {
            self.code.extend(without_numbers(&self.loose_code));
        }
        let version = std::mem::take(&mut self.version);
        let had = self.versions.len();
        self.push(version);
        if had == 0 && self.versions.is_empty() && !self.version.prose.is_empty() {
            let version = std::mem::take(&mut self.version);
            self.versions.push(version);
        }
        (self.versions, self.code)
    }
}

/// Words that begin a line of the editor's code, in any of the site's languages, whatever stands before it.
const BEGINNINGS: &str = "class |public class |impl |def |pub fn |struct |object |func |/**|/*|# Definition|# @param";

fn begins_code(raw: &str) -> bool {
    let line = raw.trim_end();
    let declares = line.ends_with('{') && (line.contains('(') || line.starts_with("type "));
    declares || matches!(line, "\"\"\"" | "'''") || BEGINNINGS.split('|').any(|word| line.starts_with(word))
}

/// Whether a line below code is code, too; the editor's line numbers may stand between.
fn goes_on_with_code(raw: &str) -> bool {
    let line = raw.trim_end();
    line.is_empty()
        || raw.starts_with([' ', '\t', '\u{a0}', '}', '*', '#'])
        || line.ends_with(['{', '}', ';'])
        || line.bytes().all(|byte| byte.is_ascii_digit())
        || ["public:", "//", "from ", "import ", "using ", "end"].iter().any(|word| line.starts_with(word))
}

/// The code without the editor's numbers, where it is in a language that the kit judges.
fn without_numbers(text: &str) -> Option<Code> {
    let is_number = |line: &str| !line.trim().is_empty() && line.trim().bytes().all(|byte| byte.is_ascii_digit());
    let text: String = text.lines().filter(|line| !is_number(line)).flat_map(|line| [line, "\n"]).collect();
    Language::from_code(&text).map(|language| Code { language, text })
}

/// Whether a line can be a constraint: it compares something, or is a sentence. The site's buttons, counts and questions are neither.
fn is_said(text: &str) -> bool {
    let words = if wording::is_chinese(text) { text.chars().count() / 2 } else { text.split_whitespace().count() };
    // The sign of a list's item may stand on a line of its own.
    let is_sign = !text.contains(char::is_alphanumeric);
    is_sign || !text.ends_with('?') && (words > 2 || text.contains(['<', '=', '>']))
}

/// Whether a line can be nothing but a bound.
fn is_bound(text: &str) -> bool {
    text.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit()) && text.contains("<=")
}

/// Whether a heading below the constraints goes on with the question.
fn asks_more(text: &str) -> bool {
    let heading = text.trim_start_matches(['#', ' ', '>', '-', '|']).to_lowercase();
    text.starts_with(['#', '-']) || ["follow", "进阶", "note", "注意"].iter().any(|word| heading.starts_with(word))
}

/// A value of an example without the signs of Markdown around it; what stands between its quotes stays as it is.
fn value_text(raw: &str) -> String {
    let bare = raw.trim().trim_start_matches("**").trim_matches(['`', ' ', '\u{a0}']).trim_end_matches("**");
    let mut out = String::with_capacity(bare.len());
    let mut quoted = false;
    let mut letters = bare.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '“' | '”' | '＂' => out.push('"'),
            '\\' if quoted => {
                out.push(letter);
                out.extend(letters.next());
            }
            '\\' if letters.peek().is_some_and(|c| "[]_*<>".contains(*c)) => {}
            '"' => {
                quoted = !quoted;
                out.push(letter);
            }
            '\u{a0}' | '，' | '＝' | '［' | '］' if !quoted => out.push(match letter {
                '，' => ',',
                '＝' => '=',
                '［' => '[',
                '］' => ']',
                _ => ' ',
            }),
            _ => out.push(letter),
        }
    }
    out.trim().to_owned()
}

/// Chinese characters in a hundred.
fn chinese_share(text: &str) -> usize {
    let all = text.chars().filter(|c| !c.is_whitespace()).count().max(1);
    text.chars().filter(|&c| wording::is_chinese(c.encode_utf8(&mut [0; 4]))).count() * 100 / all
}

/// Where a heading's words stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Before a colon, with more behind it.
    Colon,
    /// Alone on the line.
    Alone,
    /// Alone on the line, in an example.
    Within,
    /// Before a number at most.
    Numbered,
    /// At the beginning, with a sign or a number behind.
    Begins,
}

/// Headings, the first that fits counts.
const HEADINGS: [(Place, &str, Mark); 11] = [
    (Place::Colon, "Input|输入", Mark::Input),
    (Place::Colon, "Output|输出", Mark::Output),
    (Place::Colon, "Explanation|解释|Explaination|说明|Note|Notes|注意", Mark::Explanation),
    (Place::Colon, "Follow up|Follow-up|Followup|进阶", Mark::End),
    (Place::Within, "Input|输入", Mark::Input),
    (Place::Within, "Output|输出", Mark::Output),
    (Place::Within, "Explanation|解释", Mark::Explanation),
    (Place::Numbered, "Example|示例|Examples", Mark::Example),
    (Place::Alone, "Constraints|提示|Constraint|数据范围|约束|限制", Mark::Constraints),
    (Place::Colon, "Constraints|提示|数据范围", Mark::Constraints),
    (
        Place::Begins,
        "Follow up|Follow-up|进阶|Accepted|通过次数|Submissions|提交次数|Acceptance Rate|通过率|Topics|相关标签|Companies|Hint|\
         Seen this question|面试中遇到过|Related Topics|Similar Questions|相似题目|Discussion|Copyright|Code|代码|Solution|题解|\
         中文题目|英文原文|Description|题目描述|来源",
        Mark::End,
    ),
];

/// What a line begins, and what stands behind that on the line.
fn mark(text: &str, state: Option<Mark>) -> Option<(Mark, &str)> {
    let heading = text.trim_start_matches(['#', ' ', '>', '-', '|']);
    let in_example = matches!(state, Some(Mark::Example | Mark::Input | Mark::Output));
    let behind = |place: Place, word: &str| {
        let (head, rest) = heading.split_at_checked(word.len())?;
        let bare = rest.trim().trim_end_matches([':', ' ', '.']);
        let is_it = match place {
            _ if !head.eq_ignore_ascii_case(word) => false,
            Place::Colon => return rest.trim_start().strip_prefix(':').map(str::trim_start),
            Place::Alone => bare.is_empty(),
            Place::Within => in_example && bare.is_empty(),
            Place::Numbered => {
                rest.trim().len() <= 12 && bare.chars().all(|c| c.is_ascii_digit() || "一二三四五六".contains(c))
            }
            Place::Begins => rest.chars().take(3).all(|c| " :?0123456789().,".contains(c)),
        };
        is_it.then_some("")
    };
    for (place, words, mark) in HEADINGS {
        if let Some(rest) = words.split('|').find_map(|word| behind(place, word)) {
            let is_of_example =
                place != Place::Colon || matches!(state, Some(Mark::Input | Mark::Output | Mark::Explanation));
            return Some((if mark == Mark::Explanation && !is_of_example { Mark::End } else { mark }, rest));
        }
    }
    (text.starts_with('#') || (text.starts_with("---") && state.is_some())).then_some((Mark::End, ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::html::plain;

    const COPIED: &str = "1406. Stone Game III\nHard\nTopics\nStones in a row.\n\nExample 1:\n\nInput: stoneValue = [1,2,\n3,7]\nOutput: \"Bob\"\nExplanation: words\nmore words\nExample 2:\n\nInput: stoneValue = [1]\nOutput: \"Alice\"\n \n\nConstraints:\n\n1 <= stoneValue.length <= 5 * 104\n-1000 <= stoneValue[i] <= 1000\nAccepted\n1,234\n";

    #[test]
    fn copied_text_falls_into_its_pieces() {
        let (versions, _) = read(COPIED);
        assert_eq!(versions.len(), 1);
        assert_eq!(versions[0].constraints, ["1 <= stoneValue.length <= 5 * 104", "-1000 <= stoneValue[i] <= 1000"]);
        assert_eq!(versions[0].examples.len(), 2);
        assert_eq!(versions[0].examples[0].input, "stoneValue = [1,2,\n3,7]");
        assert_eq!(versions[0].examples[0].output, "\"Bob\"");
    }

    #[test]
    fn an_items_sign_on_a_line_of_its_own_ends_no_constraints() {
        let (versions, _) = read(
            "Example 1:\nInput: a = 1\nOutput: 1\nConstraints:\n-\n1 <= a <= 3\n\n-\n\ns contains only letters.\n",
        );
        assert_eq!(versions[0].constraints.last().unwrap(), "s contains only letters.");
    }

    #[test]
    fn texts_in_an_example_stay_as_they_are() {
        for (line, wanted) in [
            ("Input: s = \"a  b\\\\c`d`**\"", "s = \"a  b\\\\c`d`**\""),
            ("**Input:** `s = \\[“x”\\]`", "s = [\"x\"]"),
            ("输入：s = \"，\"，k\u{a0}= 2", "s = \"，\",k = 2"),
        ] {
            let (versions, _) = read(&format!("Example 1:\n{line}\nOutput: 1\n"));
            assert_eq!(versions[0].examples[0].input, wanted);
        }
    }

    #[test]
    fn two_languages_are_two_versions() {
        let text = "石子\n示例 1：\n输入：a = 1\n输出：2\n提示：\n1 <= a <= 3\n## English\nExample 1:\nInput: a = 1\nOutput: 2\nConstraints:\n1 <= a <= 3\n";
        let (versions, _) = read(&plain(text));
        assert_eq!(versions.len(), 2);
        assert_eq!(versions[0].examples, versions[1].examples);
        assert_eq!(versions[0].constraints, versions[1].constraints);
    }

    #[test]
    fn code_is_kept_apart_with_or_without_a_fence() {
        for text in [
            "Text\n```python\ndef f(self, a: int) -> int:\n```\n",
            "Text\nclass Solution:\n    def f(self, a: int) -> int:\n        pass\n",
            "Text\n```python\ndef f 🔒(self, a: int) -> int:\n```\n",
        ] {
            let (_, code) = read(text);
            assert_eq!(code.len(), 1, "{text}");
            assert_eq!(code[0].language, Language::PYTHON);
            assert!(code[0].text.contains("def f("), "{text}");
        }
    }

    #[test]
    fn code_without_a_fence_is_kept_in_the_languages_that_the_kit_judges() {
        for (language, text) in [
            (Language::CPP, "class Solution {\npublic:\n    int f(vector<int>& a) {\n    }\n};\n"),
            (Language::JAVA, "class Solution {\n    public int f(int[] a) {\n    }\n}\n"),
            (Language::RUST, "impl Solution {\n    pub fn f(a: Vec<i32>) -> i32 {\n    }\n}\n"),
            (Language::PYTHON, "class Solution:\n    def f(self, a: List[int]) -> int:\n"),
        ] {
            let numbered: String = text.lines().zip(1..).map(|(line, number)| format!("{number}\n{line}\n")).collect();
            for text_of_page in [text, &numbered[2..]] {
                let (_, code) = read(&format!("Text\n{text_of_page}"));
                assert_eq!(code, [Code { language, text: text.to_owned() }]);
            }
        }
    }

    #[test]
    fn a_design_questions_example_has_its_words_on_lines_of_their_own() {
        let (versions, _) =
            read("Example 1:\n\nInput\n[\"A\", \"f\"]\n[[], [1]]\nOutput\n[null, 2]\n\nConstraints:\n\n1 <= k <= 3\n");
        assert_eq!(
            versions[0].examples[0],
            RawExample { input: "[\"A\", \"f\"]\n[[], [1]]".into(), output: "[null, 2]".into() }
        );
    }
}
