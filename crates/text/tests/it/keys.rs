//! The keys of a file, as a schema and as help.

use ojkit_text::keys::*;
use serde_json::json;

const TABLE: &str = "
title: a.yaml
says: A file.
keys:
  - { key: name, says: Its name., required: true, schema: { type: string } }
  - { key: groups, says: Groups. }
  - { key: 'groups[]', says: One of them., schema: { maxProperties: 3 } }
  - { key: 'groups[].count', says: How many., schema: { type: integer } }
  - { key: limits, says: Limits., or: { const: none } }
  - { key: limits.*, says: One of any name., names: { pattern: '^x' }, schema: { type: integer } }
";

#[test]
fn keys_below_one_another_make_objects_and_lists() {
    let schema = Keys::read(TABLE).unwrap().json_schema();
    assert_eq!(schema["required"], json!(["name"]));
    assert_eq!(schema["additionalProperties"], json!(false));
    let groups = &schema["properties"]["groups"];
    assert_eq!(groups["type"], "array");
    assert_eq!(groups["items"]["maxProperties"], 3);
    assert_eq!(groups["items"]["properties"]["count"]["type"], "integer");
    let limits = &schema["properties"]["limits"]["anyOf"];
    assert_eq!(limits[0], json!({ "const": "none" }));
    assert_eq!(limits[1]["additionalProperties"]["description"], "One of any name.");
    assert_eq!(limits[1]["propertyNames"]["pattern"], "^x");
}

#[test]
fn a_key_is_found_by_its_place_or_by_a_last_word_that_is_its_own() {
    let keys = Keys::read(&TABLE.replace("limits.*", "limits.name")).unwrap();
    assert_eq!(keys.find("count").unwrap().key, "groups[].count");
    assert_eq!(keys.find("name").unwrap().key, "name");
    assert_eq!(keys.find("limits.name").unwrap().says, "One of any name.");
    assert!(keys.find("limit").is_none());
    assert!(keys.help(keys.find("groups").unwrap()).contains("groups[].count  How many."));
}
