import ArgumentParser

/// The forms in which `handset diff` prints.
enum DiffFormat: String, NamedChoice {
    case text, json, markdown, html
}
