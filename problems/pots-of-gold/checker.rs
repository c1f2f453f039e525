//! Judges an output: the pots must be taken from the ends, each choice must be a best one, and both totals must be
//! those of the play. Any such play is right, so the answer file serves only to notice a judge who is mistaken.

use std::io::Read;
use std::path::Path;
use std::process::ExitCode;

const ACCEPTED: u8 = 42;
const WRONG_ANSWER: u8 = 43;
const JUDGE_ERROR: u8 = 1;

/// The longest piece of a token that a message repeats, in characters.
const QUOTED: usize = 30;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, input, answer, feedback, ..] = &arguments[..] else {
        eprintln!("usage: checker INPUT ANSWER FEEDBACK_DIRECTORY < OUTPUT");
        return ExitCode::from(JUDGE_ERROR);
    };
    let (code, message) = match judge(Path::new(input), Path::new(answer)) {
        Ok(Ok(())) => return ExitCode::from(ACCEPTED),
        Ok(Err(message)) => (WRONG_ANSWER, message),
        Err(message) => (JUDGE_ERROR, message),
    };
    eprintln!("{message}");
    match std::fs::write(Path::new(feedback).join("judgemessage.txt"), message + "\n") {
        Ok(()) => ExitCode::from(code),
        Err(error) => {
            eprintln!("{feedback}: cannot write judgemessage.txt: {error}");
            ExitCode::from(JUDGE_ERROR)
        }
    }
}

/// The outer error is the judge's fault, the inner one the submission's.
fn judge(input: &Path, answer: &Path) -> Result<Result<(), String>, String> {
    let read = |path: &Path| std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let pots = pots(&read(input)?).map_err(|message| format!("{}: {message}", input.display()))?;
    let game = Game::new(pots);
    if let Err(message) = game.check(&read(answer)?) {
        return Err(format!("the judge's answer is wrong: {message}"));
    }
    let mut output = Vec::new();
    std::io::stdin().read_to_end(&mut output).map_err(|error| format!("standard input: {error}"))?;
    Ok(game.check(&output))
}

fn pots(text: &[u8]) -> Result<Vec<i64>, String> {
    let mut tokens = Tokens::new(text);
    let n = tokens.number("the number of pots")?;
    let pots: Vec<i64> = (1..=n).map(|pot| tokens.number(&format!("pot {pot}"))).collect::<Result<_, _>>()?;
    tokens.end()?;
    Ok(pots)
}

struct Game {
    pots: Vec<i64>,
    /// For each interval, by its length and then by where it starts, the best lead of the player to move.
    leads: Vec<Vec<i64>>,
}

impl Game {
    fn new(pots: Vec<i64>) -> Game {
        let mut leads = vec![vec![0; pots.len() + 1]];
        for length in 1..=pots.len() {
            let shorter = &leads[length - 1];
            let best = (0..=pots.len() - length)
                .map(|start| (pots[start] - shorter[start + 1]).max(pots[start + length - 1] - shorter[start]))
                .collect();
            leads.push(best);
        }
        Game { pots, leads }
    }

    /// Whether an output is right, or what is wrong with it.
    fn check(&self, output: &[u8]) -> Result<(), String> {
        let mut tokens = Tokens::new(output);
        tokens.length("rows", 2)?;
        tokens.length("totals in row 1", 2)?;
        let totals = [tokens.number("the first player's total")?, tokens.number("the second player's total")?];
        tokens.length("positions in row 2", self.pots.len())?;
        let mut played = [0, 0];
        let (mut start, mut end) = (0, self.pots.len());
        for turn in 0..self.pots.len() {
            let position = tokens.number(&format!("the position of move {}", turn + 1))?;
            let taken = self.taken(turn, position, start, end)?;
            self.check_best(turn, taken, start, end)?;
            played[turn % 2] += self.pots[taken];
            (start, end) = if taken == start { (start + 1, end) } else { (start, end - 1) };
        }
        tokens.end()?;
        if totals != played {
            let [first, second] = played;
            return Err(format!(
                "totals do not add up: the moves give {first} and {second}, the first row says {} and {}",
                totals[0], totals[1]
            ));
        }
        Ok(())
    }

    /// The index of the pot that a move takes, if the move is legal.
    fn taken(&self, turn: usize, position: i64, start: usize, end: usize) -> Result<usize, String> {
        let illegal = |why: String| Err(format!("illegal pot at move {}: {why}", turn + 1));
        match usize::try_from(position) {
            Ok(pot) if (1..=self.pots.len()).contains(&pot) => {
                if pot == start + 1 || pot == end {
                    Ok(pot - 1)
                } else if (start + 2..end).contains(&pot) {
                    illegal(format!("{pot} is at neither end of {}..{end}", start + 1))
                } else {
                    illegal(format!("{pot} is already taken"))
                }
            }
            _ => illegal(format!("there is no pot {position}, they are numbered 1..{}", self.pots.len())),
        }
    }

    fn check_best(&self, turn: usize, taken: usize, start: usize, end: usize) -> Result<(), String> {
        let best = self.leads[end - start][start];
        let rest = if taken == start { start + 1 } else { start };
        let lead = self.pots[taken] - self.leads[end - start - 1][rest];
        if lead == best {
            return Ok(());
        }
        let other = if taken == start { end } else { start + 1 };
        let coins = match (best - lead) / 2 {
            1 => "1 coin".to_string(),
            count => format!("{count} coins"),
        };
        Err(format!("not optimal at move {}: pot {} brings {coins} less than pot {other}", turn + 1, taken + 1))
    }
}

/// Pieces of a text between white space.
struct Tokens<'a> {
    rest: &'a [u8],
}

impl<'a> Tokens<'a> {
    fn new(text: &'a [u8]) -> Tokens<'a> {
        Tokens { rest: text }
    }

    fn next(&mut self) -> Option<&'a [u8]> {
        let text = self.rest.trim_ascii_start();
        let end = text.iter().position(u8::is_ascii_whitespace).unwrap_or(text.len());
        let (token, rest) = text.split_at(end);
        self.rest = rest;
        (!token.is_empty()).then_some(token)
    }

    fn number(&mut self, what: &str) -> Result<i64, String> {
        let token = self.next().ok_or_else(|| format!("the text ends before {what}"))?;
        let text = std::str::from_utf8(token).ok().filter(|token| !token.starts_with('+'));
        let number = text.and_then(|token| token.parse().ok());
        number.ok_or_else(|| format!("{what} is no whole number: {}", quote(token)))
    }

    fn length(&mut self, what: &str, expected: usize) -> Result<(), String> {
        let length = self.number(&format!("the number of {what}"))?;
        if usize::try_from(length) == Ok(expected) {
            return Ok(());
        }
        Err(format!("wrong length: {length} {what} instead of {expected}"))
    }

    fn end(&mut self) -> Result<(), String> {
        match self.next() {
            None => Ok(()),
            Some(token) => Err(format!("trailing text: {}", quote(token))),
        }
    }
}

/// A token as a message shows it: short, and without control characters.
fn quote(token: &[u8]) -> String {
    let text = String::from_utf8_lossy(&token[..token.len().min(4 * QUOTED)]);
    let shown: String = text.chars().take(QUOTED).flat_map(char::escape_debug).collect();
    let cut = if text.chars().count() > QUOTED { "..." } else { "" };
    format!("`{shown}{cut}`")
}
