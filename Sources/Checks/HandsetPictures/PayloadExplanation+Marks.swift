import Handset

extension PayloadExplanation {
    /// The sessions that a page or a picture shows.
    var shownRoutes: [SessionRoute] {
        var routes: [SessionRoute] = []
        found.forEachRoute { route in
            routes.append(route)
            return routes.count < SessionMark.maximumSessionCount
        }
        return routes
    }

    /// Returns the payload as JSON, with the marks of sessions.
    func payloadLines(_ routes: [SessionRoute]) -> PayloadLines {
        PayloadLines(
            payload: found.payload,
            marks: PayloadMarks(of: routes, hazards.misses, in: found.payload))
    }

    /// Calls a closure with each printed top-level value: its key, and its text with marks.
    func forEachMarkedText(
        _ routes: [SessionRoute], _ body: (_ key: String, MarkedPieces) throws -> Void
    ) throws {
        var first = 0
        try found.forEachValue { key, text, matches in
            var marks: [(range: Range<Int>, mark: SessionMark)] = []
            for (index, match) in matches.enumerated().prefix(max(0, routes.count - first)) {
                guard match.keyPath == nil else { continue }
                let session = first + index + 1
                marks.append((match.wholeRange, SessionMark(kind: .matched, session: session)))
                marks.append((match.range, SessionMark(kind: .captured, session: session)))
            }
            first += matches.count
            for miss in hazards.misses where miss.key == key {
                guard let range = miss.range else { continue }
                marks.append((range, SessionMark(kind: .matched, session: 0)))
            }
            try body(key, MarkedPieces(text: text, marks: marks))
        }
    }

    /// Returns the URL and the statement of a session, with its place and the evidence of hazards.
    func markedLookup(
        of route: SessionRoute, session: Int
    ) -> (url: MarkedPieces, statement: MarkedPieces) {
        let match = route.match
        let mark = SessionMark(kind: .captured, session: session)
        let evidence = Dictionary(
            grouping: hazards.hazardsOfLookup(route).map(\.evidence), by: \.subject)
        func ranges(_ subject: Hazard.Evidence.Subject) -> [Range<Int>] {
            (evidence[subject] ?? []).compactMap(\.range)
        }
        let lookup = route.lookup
        return (
            MarkedPieces(
                text: lookup.url, marks: [(lookup.sessionRange, mark)],
                evidence: ranges(.url(rule: match.rule, key: match.key))),
            MarkedPieces(
                text: lookup.javaScript, marks: [(lookup.sessionRangeInStatement, mark)],
                evidence: ranges(.javaScript(rule: match.rule, key: match.key)))
        )
    }
}

extension SessionMatch {
    /// The session on one line; a long one is cut.
    var shortSession: String {
        let beginning = session.unicodeScalars.prefix(200)
        let isCut = beginning.endIndex < session.unicodeScalars.endIndex
        return SourceExcerpt.shown(String(beginning).utf8) + (isCut ? "…" : "")
    }
}

extension SessionRule.Lookup {
    /// The range of the session in the statement, in UTF-16 units.
    fileprivate var sessionRangeInStatement: Range<Int> {
        let statement = "handleOpenURL(\""
        let start =
            statement.utf16.count
            + escaping.escape(url.text(in: 0..<sessionRange.lowerBound)).utf16.count
        return start..<(start + escaping.escape(url.text(in: sessionRange)).utf16.count)
    }
}
