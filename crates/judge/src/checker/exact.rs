//! The same bytes, no more and no less.

use super::Check;
use super::excerpt::excerpt;
use super::tokens::common_prefix;

/// Checks that the output is the answer, byte for byte.
pub fn check(output: &[u8], answer: &[u8]) -> Check {
    if output == answer {
        return Check::accepted();
    }
    let at = common_prefix(output, answer);
    let line = 1 + output[..at].iter().filter(|&&b| b == b'\n').count();
    let column = at - output[..at].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1) + 1;
    let rest = |text: &[u8]| match &text[at..] {
        [] => "the end".to_string(),
        rest => {
            let line_end = rest.iter().position(|&b| b == b'\n').map_or(rest.len(), |i| i + 1);
            format!("\"{}\"", excerpt(&rest[..line_end]))
        }
    };
    Check::refused(format!("line {line}, byte {column}: expected {}, got {}", rest(answer), rest(output)))
}
