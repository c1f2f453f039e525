//! Outputs that are nearly right, broken, empty or huge, made from right ones.

use ojkit_draw::plan::maker::number;

/// Tokens that programs stumble over.
const ODD: &str = "0 -1 1 -0 +1 01 1.0 1e0 nan inf -inf 1e999 0x1 2147483648 -2147483649 9223372036854775808 \
                   999999999999999999999999999999 a \u{661} %s null \u{1f600}";
/// Bytes that are put between others.
const BYTES: [u8; 16] = [0, 7, b'\t', b'\n', 0x0b, b'\r', 0x1a, b' ', b'-', b'.', b'0', b'9', b'a', 0x7f, 0xc3, 0xff];
/// Outputs of this size are made of few cases alone.
const HUGE: usize = 1 << 20;

/// The choices that one output is made by: the same for the same names.
pub(super) struct Choices<'a> {
    pub slug: &'a str,
    pub stream: String,
    pub seed: u64,
    pub drawn: u64,
}

impl Choices<'_> {
    fn below(&mut self, count: usize) -> usize {
        self.drawn += 1;
        (number(self.slug, &self.stream, self.drawn, self.seed) % count.max(1) as u64) as usize
    }
}

/// An output by its place in the order: first those that every checker should be asked, then drawn ones. `others` are outputs of other
/// cases, `is_first` says whether huge ones are wanted.
pub(super) fn output(place: usize, answer: &[u8], others: &[&[u8]], is_first: bool, choices: &mut Choices) -> Vec<u8> {
    let tokens: Vec<&[u8]> = answer.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).collect();
    let with = |end: &[u8]| [answer, end].concat();
    match place {
        0 => answer.to_vec(),
        1 => Vec::new(),
        2 => b"\n".to_vec(),
        3 => with(b"1\n"),
        4 => with(b"x\n"),
        5 => with(answer),
        6 => with(&[0]),
        7 => with(&[0xff, b'\n']),
        8 => answer[..answer.len() / 2].to_vec(),
        9 => without(&tokens, tokens.len().saturating_sub(1)),
        10 => without(&tokens, 0),
        11 => b"0\n".to_vec(),
        12 => b"-1\n".to_vec(),
        13 => b"nan\n".to_vec(),
        14 => b"99999999999999999999\n".to_vec(),
        15 => answer.to_ascii_uppercase(),
        16 => answer.to_ascii_lowercase(),
        17 if is_first => vec![b'9'; HUGE],
        18 if is_first => b"1 ".repeat(HUGE / 2),
        19 if is_first => vec![b'\n'; HUGE],
        20 if is_first => [answer, &b"0\n".repeat(HUGE / 2)].concat(),
        21 if is_first => [&b"\xef\xbb\xbf"[..], answer].concat(),
        _ => drawn(answer, &tokens, others, choices),
    }
}

fn without(tokens: &[&[u8]], place: usize) -> Vec<u8> {
    let rest: Vec<&[u8]> = tokens.iter().enumerate().filter(|(at, _)| *at != place).map(|(_, token)| *token).collect();
    [&rest.join(&b' '), &b"\n"[..]].concat()
}

/// One to three small changes.
fn drawn(answer: &[u8], tokens: &[&[u8]], others: &[&[u8]], choices: &mut Choices) -> Vec<u8> {
    let mut output = answer.to_vec();
    for _ in 0..=choices.below(3) {
        output = match choices.below(4) {
            0 => byte(output, choices),
            1 if !others.is_empty() => others[choices.below(others.len())].to_vec(),
            _ if tokens.is_empty() => byte(output, choices),
            _ => token(&output, choices),
        };
    }
    output
}

fn byte(mut output: Vec<u8>, choices: &mut Choices) -> Vec<u8> {
    let (at, new) = (choices.below(output.len() + 1), BYTES[choices.below(BYTES.len())]);
    match choices.below(4) {
        0 if at < output.len() => drop(output.remove(at)),
        1 if at < output.len() => output[at] = new,
        2 => output.truncate(at),
        _ => output.insert(at, new),
    }
    output
}

/// Changes a token and leaves what stands between the others.
fn token(output: &[u8], choices: &mut Choices) -> Vec<u8> {
    let is_end =
        |&at: &usize| !output[at].is_ascii_whitespace() && output.get(at + 1).is_none_or(u8::is_ascii_whitespace);
    let is_start = |at: usize| at == 0 || output[at - 1].is_ascii_whitespace();
    let ends: Vec<usize> = (0..output.len()).filter(is_end).collect();
    let span = |end: usize| ((0..=end).rev().find(|&at| is_start(at)).unwrap_or(0), end + 1);
    if ends.is_empty() {
        return output.to_vec();
    }
    let (from, to) = span(ends[choices.below(ends.len())]);
    let own = &output[from..to];
    let (other_from, other_to) = span(ends[choices.below(ends.len())]);
    let number = std::str::from_utf8(own).ok().and_then(|text| text.parse::<i64>().ok());
    let new: Vec<u8> = match (choices.below(7), number) {
        (0, Some(number)) => number.wrapping_add(1).to_string().into_bytes(),
        (1, Some(number)) => number.wrapping_sub(1).to_string().into_bytes(),
        (2, _) => {
            let odd: Vec<&str> = ODD.split(' ').collect();
            odd[choices.below(odd.len())].into()
        }
        (3, _) => output[other_from..other_to].to_vec(),
        (4, _) => [own, b" ", own].concat(),
        (5, Some(number)) => format!("{number}.0").into_bytes(),
        (_, Some(number)) => number.wrapping_neg().to_string().into_bytes(),
        (_, None) => Vec::new(),
    };
    [&output[..from], &new, &output[to..]].concat()
}
