extension SessionPattern {
    /// Searches a text for its first match.
    ///
    /// Later matches are ignored, even where the group takes no part in the first.
    ///
    /// - Parameter text: The text that Darwin prints for a value.
    /// - Returns: The session and its place, or `nil` if there is none.
    /// - Throws: ``SearchError`` if the search does not finish.
    public func firstMatch(in text: String) throws(SearchError) -> Match? {
        try PatternSearch(self).firstMatch(in: text)
    }
}

extension PatternSearch {
    /// Searches a text for its first match, in a time that may be measured for several searches.
    func firstMatch(
        in text: String, timer: MatchTimer? = nil
    ) throws(SessionPattern.SearchError) -> SessionPattern.Match? {
        var text = text
        let result = text.withUTF8 { text in
            Result { () throws(SessionPattern.SearchError) in
                try firstFinding(in: text, timer: timer).map { finding in
                    SessionPattern.Match(
                        session: String(decoding: text[finding.bytes], as: UTF8.self),
                        range: finding.range, wholeRange: finding.wholeRange)
                }
            }
        }
        return try result.get()
    }
}
