//! Bytes as letters.

use ojkit_text::base64::*;

#[test]
fn base64_is_that_of_the_rfc() {
    let vectors =
        [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy")];
    for (text, expected) in vectors {
        assert_eq!(base64(text.as_bytes()), expected);
    }
}
