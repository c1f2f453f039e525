//! Names for bytes.

use sha2::{Digest, Sha256};
use std::io::{self, BufRead};

/// The SHA-256 of some bytes as 64 lower-case hexadecimal digits (FIPS 180-4).
pub fn sha256_hex(bytes: &[u8]) -> String {
    sha256_hex_of(&[bytes])
}

/// The SHA-256 of a list of parts, each preceded by its length as 8 little-endian bytes, so that no two lists collide by concatenation.
pub fn sha256_hex_of_parts(parts: &[&[u8]]) -> String {
    let lengths: Vec<[u8; 8]> = parts.iter().map(|p| (p.len() as u64).to_le_bytes()).collect();
    let mut framed: Vec<&[u8]> = Vec::with_capacity(parts.len() * 2);
    for (length, part) in lengths.iter().zip(parts) {
        framed.push(length);
        framed.push(part);
    }
    sha256_hex_of(&framed)
}

/// The SHA-256 of everything that a reader gives.
///
/// # Errors
/// The reader's.
pub fn sha256_hex_of_reader(mut reader: impl BufRead) -> io::Result<String> {
    let mut hasher = Sha256::new();
    loop {
        let bytes = reader.fill_buf()?;
        if bytes.is_empty() {
            return Ok(hex(hasher));
        }
        hasher.update(bytes);
        let count = bytes.len();
        reader.consume(count);
    }
}

fn sha256_hex_of(parts: &[&[u8]]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hex(hasher)
}

fn hex(hasher: Sha256) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut hex = String::with_capacity(64);
    for byte in hasher.finalize() {
        hex.push(DIGITS[usize::from(byte >> 4)] as char);
        hex.push(DIGITS[usize::from(byte & 15)] as char);
    }
    hex
}
