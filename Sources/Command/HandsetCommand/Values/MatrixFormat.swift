import ArgumentParser

/// The forms in which `handset matrix` prints.
enum MatrixFormat: String, NamedChoice {
    case grid, text, json, markdown, html, svg
}
