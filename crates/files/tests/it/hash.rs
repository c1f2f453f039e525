//! Names for bytes.

use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts, sha256_hex_of_reader};

#[test]
fn the_standard_s_vectors_hold() {
    assert_eq!(sha256_hex(b""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_eq!(sha256_hex_of_reader(&b"abc"[..]).unwrap(), sha256_hex(b"abc"));
    assert_eq!(sha256_hex(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

#[test]
fn parts_do_not_collide_by_concatenation() {
    assert_ne!(sha256_hex_of_parts(&[b"ab", b"c"]), sha256_hex_of_parts(&[b"a", b"bc"]));
}
