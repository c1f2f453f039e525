//! Games that a page plays: what an explanation may print beside its Markdown.

use serde::{Deserialize, Serialize};

/// A game of two who take turns, gain, and try to be ahead at the end: what an explanation may print beside its page.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// What the two are called; the first one begins.
    players: [String; 2],
    /// The states, the first one at the start. Every move leads to a later one.
    states: Vec<State>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct State {
    name: String,
    moves: Vec<Move>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Move {
    name: String,
    gain: i64,
    to: usize,
}

const STATES_MAX: usize = 20_000;
/// JavaScript counts exactly as far.
const EXACT: i64 = 1 << 53;

impl Game {
    /// Reads it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &[u8]) -> Result<Game, String> {
        let game: Game = serde_json::from_slice(text).map_err(|error| error.to_string())?;
        let count = game.states.len();
        if count == 0 || count > STATES_MAX {
            return Err(format!("{count} states; from 1 to {STATES_MAX} are wanted"));
        }
        for (number, state) in game.states.iter().enumerate() {
            for step in &state.moves {
                if step.to <= number || step.to >= count {
                    return Err(format!("a move of state {number} leads to {}: it must lead to a later one", step.to));
                }
                if step.gain.saturating_abs() > EXACT / count as i64 {
                    return Err(format!("a move of state {number} gains {}: that is too much to add up", step.gain));
                }
            }
        }
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_could_go_on_forever_is_none() {
        let state = |moves: &str| format!("{{\"name\": \"s\", \"moves\": [{moves}]}}");
        let game = |states: &[String]| {
            Game::read(format!("{{\"players\": [\"a\", \"b\"], \"states\": [{}]}}", states.join(",")).as_bytes())
        };
        let step = |to: usize, gain: i64| format!("{{\"name\": \"m\", \"gain\": {gain}, \"to\": {to}}}");
        assert!(game(&[state(&step(1, -5)), state("")]).is_ok());
        for wrong in
            [vec![], vec![state(&step(0, 1))], vec![state(&step(1, 1))], vec![state(&step(1, i64::MIN)), state("")]]
        {
            assert!(game(&wrong).is_err(), "{wrong:?}");
        }
        assert!(Game::read(b"# A page").is_err());
    }
}
