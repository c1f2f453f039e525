//! Of the inner values of an operation it only matters whether there is a true and whether there is a false one. The
//! open operations are kept from the outermost to the innermost, and each that is closed is a value of the one outside.
impl Solution {
    pub fn parse_bool_expr(expression: String) -> bool {
        let mut open = Vec::new();
        // The sign, whether there is a true value, and whether there is a false one.
        let mut inner = ('|', false, false);
        for sign in expression.chars() {
            let value = match sign {
                't' => true,
                'f' => false,
                ')' => {
                    let value = match inner {
                        ('&', _, any_false) => !any_false,
                        ('|', any_true, _) => any_true,
                        (_, _, any_false) => any_false,
                    };
                    inner = open.pop().unwrap();
                    value
                }
                '(' | ',' => continue,
                _ => {
                    open.push(inner);
                    inner = (sign, false, false);
                    continue;
                }
            };
            inner.1 |= value;
            inner.2 |= !value;
        }
        inner.1
    }
}
