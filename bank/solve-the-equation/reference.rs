//! All is brought to the left as a * x + b = 0 by adding up the terms, those at the right with the other sign.
//! Then x is -b / a, and without an x the equation holds always or never.
impl Solution {
    pub fn solve_equation(equation: String) -> String {
        let (mut a, mut b) = (0i64, 0i64);
        for (side, text) in equation.split('=').enumerate() {
            let spaced = text.replace('-', " -").replace('+', " ");
            for term in spaced.split_whitespace() {
                let factor = if side == 0 { 1 } else { -1 };
                if let Some(number) = term.strip_suffix('x') {
                    let value = match number {
                        "" => 1,
                        "-" => -1,
                        _ => number.parse().unwrap_or(0),
                    };
                    a += factor * value;
                } else {
                    b += factor * term.parse().unwrap_or(0);
                }
            }
        }
        match (a, b) {
            (0, 0) => "Infinite solutions".to_string(),
            (0, _) => "No solution".to_string(),
            _ => format!("x={}", -b / a),
        }
    }
}
