extension SessionRule {
    /// The way in which a lookup URL is put between the quotes of the JavaScript statement.
    ///
    /// ```swift
    /// print(SessionRule.ScriptEscaping.javascript.escape(#"say "hi""#))
    /// // say \"hi\"
    /// ```
    public enum ScriptEscaping: String, CaseIterable, Hashable, Sendable {
        /// As it is, as the app does.
        case none
        /// With escapes for quotes, backslashes, control characters and line ends, so that the value of the
        /// string is always the URL (ECMAScript, "String Literals").
        case javascript

        /// Returns a URL as it stands in the statement.
        public func escape(_ url: String) -> String {
            guard self == .javascript else { return url }
            var escaped = String.UnicodeScalarView()
            for scalar in url.unicodeScalars {
                switch scalar {
                case "\"", "\\":
                    escaped.append("\\")
                    escaped.append(scalar)
                case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
                case "\r": escaped.append(contentsOf: "\\r".unicodeScalars)
                case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
                // The last two ended a line in strings before ECMAScript 2019.
                case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                    let digits = String(scalar.value, radix: 16)
                    escaped.append(
                        contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count)
                            + digits)
                            .unicodeScalars)
                default: escaped.append(scalar)
                }
            }
            return String(escaped)
        }
    }
}
