extension String {
    /// XML 1.0 forbids control characters, even as references: pictures replace all but newline, tab, return.
    package var escapedAsXML: String { escapedAsXML { $0 == "\r" } }

    /// Newlines and tabs become references, because readers turn them into blanks otherwise.
    package var escapedAsXMLAttribute: String { escapedAsXML { _ in true } }

    private func escapedAsXML(isReference: (Unicode.Scalar) -> Bool) -> String {
        var escaped = ""
        for (scalar, shown) in zip(unicodeScalars, SourceExcerpt.shown(utf8).unicodeScalars) {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&apos;"
            case "\n", "\t", "\r":
                if isReference(scalar) {
                    escaped += "&#\(scalar.value);"
                } else {
                    escaped.unicodeScalars.append(scalar)
                }
            default: escaped.unicodeScalars.append(shown)
            }
        }
        return escaped
    }
}
