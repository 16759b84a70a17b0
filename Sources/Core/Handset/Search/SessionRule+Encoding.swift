extension SessionRule {
    /// The way in which a session is put into a lookup URL.
    ///
    /// ```swift
    /// print(SessionRule.Encoding.percent.encode(#"a b&"é"#))
    /// // a%20b%26%22%C3%A9
    /// ```
    public enum Encoding: String, CaseIterable, Hashable, Sendable {
        /// As it is, as the app does.
        case verbatim
        /// As UTF-8 with `%XX` for every byte but letters, digits, `-`, `.`, `_` and `~` (the unreserved
        /// characters of RFC 3986, section 2.3).
        case percent

        /// Returns a session as it stands in the URL.
        public func encode(_ session: String) -> String {
            guard self == .percent else { return session }
            var encoded: [UInt8] = []
            for byte in session.utf8 {
                if Self.isUnreserved(byte) {
                    encoded.append(byte)
                } else {
                    encoded.append(UInt8(ascii: "%"))
                    for digit in [byte >> 4, byte & 0xF] {
                        encoded.append(
                            (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10) + digit)
                    }
                }
            }
            return String(decoding: encoded, as: UTF8.self)
        }

        private static func isUnreserved(_ byte: UInt8) -> Bool {
            QuotedText.isBare(byte) || "-._~".utf8.contains(byte)
        }
    }
}
