extension String {
    /// The text as XML's character data.
    ///
    /// XML 1.0 has no control characters, not even as references: all but newline, tab and return
    /// are shown by their pictures.
    var escapedAsXML: String { escapedAsXML { $0 == "\r" } }

    /// The text as the value of an attribute of XML, without the quotes.
    ///
    /// Readers turn newlines and tabs in attributes into blanks, unless they are references.
    var escapedAsXMLAttribute: String { escapedAsXML { _ in true } }

    private func escapedAsXML(isReference: (Unicode.Scalar) -> Bool) -> String {
        var escaped = ""
        for (scalar, shown) in zip(unicodeScalars, ShownText.replaced(self).unicodeScalars) {
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
