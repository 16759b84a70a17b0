extension SessionKeyPath {
    /// Returns the text of a path with dots in the place of brackets around the index of an element, as other
    /// languages write it; `nil` if there are none.
    package static func dotted(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
        let dotted = text.replacing(/\[([0-9]+)\]/) { ".\($0.output.1)" }
        guard dotted != text else { return nil }
        return dotted.hasPrefix(".") ? String(dotted.dropFirst()) : dotted
    }
}
