/// The sessions that rules have found in a payload, in some 40 bytes each.
///
/// A route holds several texts, and a payload of 16 MiB can have a million sessions. The routes are
/// therefore made one after another, each from the printed text of its value.
package struct FoundSessions: Sendable {
    /// A session, by the place where it was found.
    fileprivate struct Place: Sendable {
        let member: UInt32
        let search: UInt32
        let bytes: Range<UInt32>
        let range: Range<UInt32>
        let wholeRange: Range<UInt32>
    }

    package let payload: Payload
    private let searches: [RuleSearch]
    private var places: [Place] = []
    /// All routes of a small payload with few sessions, so that they are not made again; otherwise `nil`.
    private var kept: [SessionRoute]? = []

    private static let keptRouteCount = 16
    /// The largest number of bytes of a payload whose routes, or hazards, are kept.
    static let keptByteCount = 64 << 10

    package let count: Int

    /// The rules that have looked for them; empty if the sessions were known before.
    var rules: SessionRules { SessionRules(searches.map(\.rule)) }

    package var isEmpty: Bool { count == 0 }

    package init(
        in payload: Payload, by router: SessionRouter,
        observe: ((SessionRouter.Step) -> Void)? = nil
    ) throws(SessionSearchError) {
        self.payload = payload
        searches = router.scan.searches
        var places: [Place] = []
        var kept: [SessionRoute]? = payload.origin.byteCount <= Self.keptByteCount ? [] : nil
        var printer = ValuePrinter()
        var memberCount: UInt32 = 0
        try router.scan.run(on: payload.tree, printer: &printer) { key, printer in
            memberCount += 1
            observe?(.printed(key: String(decoding: key, as: UTF8.self), text: printer.text))
        } found: { finding, key, search, printer in
            places.append(Place(finding, member: memberCount - 1, search: search.index))
            if places.count > Self.keptRouteCount { kept = nil }
            guard observe != nil || kept != nil else { return }
            let route = SessionRoute(
                of: finding, at: key, by: search.rule, printedBy: &printer, from: payload.origin)
            observe?(.found(route))
            kept?.append(route)
        }
        self.places = places
        self.kept = kept
        count = places.count
    }

    /// Takes routes that were found before, and keeps them.
    package init(_ routes: [SessionRoute], in payload: Payload) {
        self.payload = payload
        searches = []
        kept = routes
        count = routes.count
    }

    /// Makes each route in turn; `body` returns false to stop.
    package func forEachRoute(_ body: (SessionRoute) throws -> Bool) rethrows {
        let routes = makeIterator()
        while let route = routes.next() {
            guard try body(route) else { return }
        }
    }

    /// Calls a closure with each top-level value: its key, its printed text, and the sessions in it.
    package func forEachValue(
        _ body: (_ key: String, _ text: String, [SessionMatch]) throws -> Void
    ) throws {
        let routes = makeIterator()
        var printer = ValuePrinter()
        let tree = payload.tree
        var (member, index): (UInt32, Int) = (0, 0)
        for (key, value) in tree.root.members {
            var matches: [SessionMatch] = []
            while index < places.count, places[index].member == member, let route = routes.next() {
                matches.append(route.match)
                index += 1
            }
            // Most sessions were found in this text.
            var text = matches.first { $0.keyPath == nil }?.text
            if text == nil {
                try printer.print(value, of: tree)
                printer.keepOnlyText()
                text = printer.text
            }
            try body(String(decoding: key, as: UTF8.self), text ?? "", matches)
            member += 1
        }
        withExtendedLifetime(tree) {}
    }

    package var routes: [SessionRoute] { kept ?? Array(IteratorSequence(makeIterator())) }

    /// Returns an iterator over the routes, in the order in which the app opens them.
    package func makeIterator() -> Iterator { Iterator(self) }

    package final class Iterator: IteratorProtocol {
        private let found: FoundSessions
        private var members: PayloadNode.Members
        private var printer = ValuePrinter()
        private var index = 0
        /// The number of members that were taken, and the key of the last one.
        private var memberCount = 0
        private var member: (key: UnsafeBufferPointer<UInt8>, value: PayloadNode)?
        /// The strings of JSON that rules have read.
        private lazy var strings = DecodedStrings()
        /// True if the printer has printed the last member.
        private var isPrinted = false

        fileprivate init(_ found: FoundSessions) {
            self.found = found
            members = found.payload.tree.root.members
        }

        package func next() -> SessionRoute? {
            guard index < found.count else { return nil }
            if let kept = found.kept {
                index += 1
                return kept[index - 1]
            }
            let place = found.places[index]
            let search = found.searches[Int(place.search)]
            let tree = found.payload.tree
            while memberCount <= Int(place.member) {
                member = members.next()
                memberCount += 1
                isPrinted = false
            }
            guard let (key, value) = member else { return nil }
            if search.readsText, !isPrinted {
                printer.beginPayload()
                // Never fails: the same value was printed before.
                guard (try? printer.print(value, of: tree)) != nil else { return nil }
                isPrinted = true
            }
            let strings = search.readsText ? nil : strings
            guard let finding = place.finding(of: search, in: tree, decodedIn: strings) else {
                return nil
            }
            index += 1
            return SessionRoute(
                of: finding, at: key, by: search.rule, printedBy: &printer,
                from: found.payload.origin,
                isLast: index == found.count || found.places[index].member != place.member)
        }
    }
}

extension FoundSessions.Place {
    init(_ finding: RuleSearch.Finding, member: UInt32, search: Int) {
        self.member = member
        self.search = UInt32(search)
        switch finding {
        case .text(let finding):
            bytes = UInt32(finding.bytes.lowerBound)..<UInt32(finding.bytes.upperBound)
            range = UInt32(finding.range.lowerBound)..<UInt32(finding.range.upperBound)
            wholeRange =
                UInt32(finding.wholeRange.lowerBound)..<UInt32(finding.wholeRange.upperBound)
        case .value: (bytes, range, wholeRange) = (0..<0, 0..<0, 0..<0)
        }
    }

    /// Returns the finding of the search; `nil` if there is none, which does not happen.
    func finding(
        of search: RuleSearch, in tree: PayloadTree, decodedIn strings: DecodedStrings?
    ) -> RuleSearch.Finding? {
        guard search.readsText else {
            return (try? search.value(in: tree, decodedIn: strings)) ?? nil
        }
        func range(_ range: Range<UInt32>) -> Range<Int> {
            Int(range.lowerBound)..<Int(range.upperBound)
        }
        return .text(
            PatternSearch.Finding(
                bytes: range(bytes), range: range(self.range), wholeRange: range(wholeRange)))
    }
}
