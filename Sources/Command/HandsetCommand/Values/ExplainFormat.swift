import ArgumentParser

/// The forms in which `handset explain` prints.
enum ExplainFormat: String, NamedChoice {
    case text, json, html, svg
}
