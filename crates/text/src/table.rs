//! Data files that are part of the program: read with serde, wrong only if we wrote them wrong.

use serde::de::DeserializeOwned;

/// Reads a data file; the error has the place and the reason.
pub fn read_table<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_yaml::from_str(text).map_err(|error| error.to_string())
}
