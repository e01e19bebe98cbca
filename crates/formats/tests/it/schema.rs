//! As much of JSON Schema (draft 2020-12) as `docs/schema/event.schema.json` uses.

use serde_json::{Map, Value};

/// What in a document does not follow the schema, each with its pointer.
pub(crate) fn faults(document: &Value) -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema/event.schema.json");
    let schema: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut faults = Vec::new();
    judge(document, &schema, &schema, "", &mut faults);
    faults
}

fn judge(value: &Value, schema: &Value, root: &Value, at: &str, faults: &mut Vec<String>) {
    if let Some(name) = schema["$ref"].as_str() {
        let found =
            root.pointer(name.trim_start_matches('#')).expect("the schema names what it has");
        judge(value, found, root, at, faults);
    }
    if let Some(choices) = schema["anyOf"].as_array() {
        let fits = |schema: &Value| {
            let mut found = Vec::new();
            judge(value, schema, root, at, &mut found);
            found.is_empty()
        };
        if !choices.iter().any(fits) {
            faults.push(format!("{at}: fits none of {}", schema["anyOf"]));
        }
    }
    if schema.get("const").is_some_and(|wanted| wanted != value) {
        faults.push(format!("{at}: is not {}", schema["const"]));
    }
    if schema["enum"].as_array().is_some_and(|choices| !choices.contains(value)) {
        faults.push(format!("{at}: is not in {}", schema["enum"]));
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !types.is_empty() && !types.iter().any(|name| is_of(value, name)) {
        faults.push(format!("{at}: is no {types:?}"));
    }
    if let (Some(number), Some(least), Some(most)) =
        (value.as_u64(), schema["minimum"].as_u64(), schema["maximum"].as_u64())
        && !(least..=most).contains(&number)
    {
        faults.push(format!("{at}: is out of range"));
    }
    if let (Some(values), Some(items)) = (value.as_array(), schema.get("items")) {
        for (index, value) in values.iter().enumerate() {
            judge(value, items, root, &format!("{at}/{index}"), faults);
        }
    }
    if let Some(object) = value.as_object() {
        fields(object, schema, root, at, faults);
    }
}

fn fields(
    object: &Map<String, Value>,
    schema: &Value,
    root: &Value,
    at: &str,
    faults: &mut Vec<String>,
) {
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if !object.contains_key(name) {
            faults.push(format!("{at}/{name}: is missing"));
        }
    }
    for (name, value) in object {
        match schema["properties"].get(name) {
            Some(schema) => judge(value, schema, root, &format!("{at}/{name}"), faults),
            None if schema["additionalProperties"] == false => {
                faults.push(format!("{at}/{name}: is not known"));
            }
            None => {}
        }
    }
}

fn is_of(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the schema uses the type {other}"),
    }
}
