import Handset

extension String {
    /// The text as a scalar of YAML in double quotes, on one line and without control characters.
    ///
    /// Controls are written as `\xNN` instead of `\0` or `\N`, because the reader of perl's
    /// `TAP::Parser` knows few of YAML's escapes.
    var quotedAsYAML: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            // The joiner in an emoji has the category of direction marks, but is harmless.
            case "\u{200D}": quoted.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
                    quoted += Self.yamlEscape(scalar.value)
                default: quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }

    private static func yamlEscape(_ value: UInt32) -> String {
        let (letter, count) = value <= 0xFF ? ("x", 2) : value <= 0xFFFF ? ("u", 4) : ("U", 8)
        let digits = String(value, radix: 16, uppercase: true)
        return "\\" + letter + String(repeating: "0", count: count - digits.count) + digits
    }
}
