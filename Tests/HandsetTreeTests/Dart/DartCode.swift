/// Returns the tree of a file of Dart as text, with the causes of its gaps at the end.
func dart(_ source: String) -> String { code(source, path: "code.dart") }
